// The Gaussian process and what it stands on: distances, neighbours, expectations.
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "search/gaussian/gaussian_process.h"
#include "search/named_values.h"
#include "search/neighbourhood.h"

namespace tilewright::tune {
namespace {

SearchTask task_of(const std::vector<NamedValues>& configurations) {
  SearchTask task{.points = std::vector<SearchPoint>(configurations.size()), .default_point = kNoPoint};
  set_parameters(task, configurations);
  return task;
}

SearchTask grid() {
  std::vector<NamedValues> configurations;
  for (const double x : {16, 32, 48, 64, 96}) {
    for (const double y : {1, 2, 4}) {
      for (const double z : {0, 1}) configurations.push_back({{"x", x}, {"y", y}, {"same", 7.0}, {"z", z}});
    }
  }
  return task_of(configurations);
}

TEST(NamedValues, ParametersAreWhereConfigurationsDiffer) {
  const SearchTask task = task_of({{{"a", 4.0}, {"only", 1.0}, {"layout", std::string("nt")}, {"same", 3.0}},
                                   {{"layout", std::string("nn")}, {"a", 2.0}, {"same", 3.0}}});
  ASSERT_EQ(task.parameters.size(), 3u);
  EXPECT_EQ(task.parameters[0].name, "a");
  EXPECT_EQ(task.parameters[0].values, (std::vector<double>{2, 4}));
  EXPECT_TRUE(std::isnan(task.parameters[1].values[1]));
  EXPECT_TRUE(task.parameters[1].is_ordered);
  EXPECT_FALSE(task.parameters[2].is_ordered);
  EXPECT_EQ(task.points[0].choices, (Choices{1, 0, 1}));
  EXPECT_EQ(task.points[1].choices, (Choices{0, 1, 0}));
}

TEST(Neighbourhood, DiffersInOneParameterAndSkipsHoles) {
  SearchTask task = grid();
  task.points.erase(task.points.begin() + 2);  // 16, 2, 0
  const Neighbourhood neighbourhood(task);
  EXPECT_EQ(neighbourhood.find({0, 1, 0}), std::nullopt);
  EXPECT_EQ(neighbourhood.differing_in_one(0).size(), 4u + 1u + 1u);
  EXPECT_EQ(neighbourhood.adjacent(0).size(), 1u + 0u + 1u);
}

// Codes of many parameters wrap around; what is found is the point itself all the same.
TEST(Neighbourhood, NoTwoPointsOfManyParametersAreTakenForOne) {
  std::vector<NamedValues> configurations;
  for (int i = 0; i < 400; ++i) {
    NamedValues values;
    for (int parameter = 0; parameter < 24; ++parameter)
      values.emplace_back("p" + std::to_string(parameter), static_cast<double>((i * (parameter + 3)) % (17 + parameter)));
    configurations.push_back(values);
  }
  const SearchTask task = task_of(configurations);
  const Neighbourhood neighbourhood(task);
  for (std::size_t i = 0; i < task.points.size(); ++i)
    EXPECT_EQ(task.points[*neighbourhood.find(task.points[i].choices)].choices, task.points[i].choices);
}

TEST(ParameterDistances, RatiosStepsAndHalvings) {
  const ParameterDistances distances(grid());
  const float* const from_16 = distances.row(0, 0);
  EXPECT_EQ(from_16[0], 0);
  EXPECT_GT(from_16[4], 1);                                         // 96: the other end, and more even
  EXPECT_LT(distances.row(0, 2)[0], distances.row(0, 2)[1]);        // 48 is as even as 16, and less so than 32
  EXPECT_FLOAT_EQ(distances.row(1, 0)[1], distances.row(1, 1)[2]);  // 1 to 2 as 2 to 4
  EXPECT_EQ(distances.row(2, 0)[1], 1);
}

TEST(ParameterDistances, WordsAndWhatIsAbsentAreEquallyFar) {
  const ParameterDistances distances(
      task_of({{{"w", std::string("a")}}, {{"w", std::string("b")}}, {{"w", std::string("c")}, {"n", 2.0}}, {{"n", 3.0}}}));
  for (const std::size_t other : {1, 2, 3}) EXPECT_EQ(distances.row(0, 0)[other], 1);
  EXPECT_EQ(distances.row(1, 0)[2], 1);
  EXPECT_EQ(distances.row(1, 2)[2], 0);
}

struct Learned {
  explicit Learned(const SearchTask& task, std::size_t first) : distances(task), process(distances) {
    for (std::size_t i = 0; i < first; ++i) process.add(i);
    RandomNumbers random(1);
    process.learn(std::span(values).first(first), 30, random);
    for (std::size_t i = 0; i < task.points.size(); ++i) process.add_candidate(i);
  }
  ParameterDistances distances;
  GaussianProcess process;
  std::vector<double> values{-1.2, 0.4, 1.1, -0.5, 0.9, -0.7, 1.3, -0.2, 0.6, -1.1};
};

TEST(GaussianProcess, KnowsWhatItWasToldAndIsLessSureFarther) {
  Learned learned(grid(), 10);
  const GaussianProcess::Expectation expected = learned.process.expect(learned.values);
  for (std::size_t i = 0; i < 10; ++i) {
    EXPECT_NEAR(expected.means[i], learned.values[i], 0.2) << i;
    EXPECT_LT(expected.variances[i], 0.05) << i;
  }
  EXPECT_GT(expected.variances[29], expected.variances[10]);
  EXPECT_LE(expected.variances[29], 1);
}

// One measurement more costs a row; the result is that of working everything out from the beginning.
TEST(GaussianProcess, GrowsToWhatItWouldHaveBeen) {
  const SearchTask task = grid();
  Learned grown(task, 8);
  grown.process.expect(std::span(grown.values).first(8));
  grown.process.add(8);
  grown.process.expect(std::span(grown.values).first(9));
  grown.process.add(9);
  Learned at_once(task, 8);
  at_once.process.add(8);
  at_once.process.add(9);
  const auto a = grown.process.expect(grown.values);
  const auto b = at_once.process.expect(at_once.values);
  for (std::size_t i = 0; i < task.points.size(); ++i) {
    EXPECT_NEAR(a.means[i], b.means[i], 1e-4);
    EXPECT_NEAR(a.variances[i], b.variances[i], 1e-4);
  }
}

}  // namespace
}  // namespace tilewright::tune
