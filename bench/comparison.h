// Fair comparison of several implementations of one computation: interleaved samples, robust statistics, and the result file
// that bench/results keeps. Used by the gemm_* benchmarks; it knows nothing of any op, library or device.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace tilewright::bench {

// One side of a comparison. `sample_us` runs the computation and returns how long one run took.
struct Contender {
  std::string name;
  std::function<double()> sample_us;
};

inline double median(std::vector<double> values) {
  if (values.empty()) throw std::invalid_argument("median of no values");
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  if (values.size() % 2 == 1) return *middle;
  return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

// Median absolute deviation from the median, unscaled.
inline double median_absolute_deviation(std::vector<double> values) {
  const double center = median(values);
  for (double& value : values) value = std::abs(value - center);
  return median(std::move(values));
}

inline double geometric_mean(std::span<const double> values) {
  double sum_of_logarithms = 0;
  for (const double value : values) sum_of_logarithms += std::log(value);
  return values.empty() ? 0 : std::exp(sum_of_logarithms / static_cast<double>(values.size()));
}

// Samples every contender once a round, so that drift of clocks and neighbours hits all of them alike; each round in another
// order (the same ones in each run), so that nobody always runs after the same one. Returns samples[contender][round].
inline std::vector<std::vector<double>> interleave(std::span<const Contender> contenders, int rounds) {
  std::vector<std::vector<double>> samples(contenders.size());
  std::vector<std::size_t> order(contenders.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::mt19937 generator(1);
  for (int round = 0; round < rounds; ++round) {
    std::shuffle(order.begin(), order.end(), generator);
    for (const std::size_t turn : order) samples[turn].push_back(contenders[turn].sample_us());
  }
  return samples;
}

// Of `rounds` as many as take no longer than `seconds`, if each contender needs a launch a round; 3 at least.
inline int affordable_rounds(std::span<const double> launches_us, int rounds, double seconds) {
  const double round_s = 1e-6 * std::accumulate(launches_us.begin(), launches_us.end(), 0.0);
  if (round_s * rounds <= seconds) return rounds;
  return std::min(rounds, std::max(3, static_cast<int>(seconds / round_s)));
}

constexpr int kRoundsToRank = 7;  // to find who is the fastest of several, before they are compared with others

// Which contender has the least median.
inline std::size_t fastest(const std::vector<std::vector<double>>& samples) {
  return static_cast<std::size_t>(std::ranges::min_element(samples, {}, median) - samples.begin());
}

// One line of a result file. `peers` maps a name to its median; ratios are always peer / ours, above 1 we win.
struct ResultLine {
  std::string op, dtype;
  nlohmann::ordered_json shape;
  int threads = 0;  // 0 on GPUs
  double ours_us = 0;
  std::string instance, match;
  std::vector<std::pair<std::string, double>> peers;
  std::size_t n = 0;
  double mad_us = 0;
  nlohmann::ordered_json more = nlohmann::ordered_json::object();  // fields of one benchmark
};

// "ours", or a peer's, of a line that has it.
inline double time_of(const ResultLine& line, const std::string& name) {
  if (name == "ours") return line.ours_us;
  const auto peer = std::ranges::find(line.peers, name, &std::pair<std::string, double>::first);
  if (peer == line.peers.end()) throw std::invalid_argument("no time of " + name);
  return peer->second;
}

// Geometric mean of how many times as long as `under` `over` took.
inline double mean_ratio(std::span<const ResultLine> lines, const std::string& over, const std::string& under) {
  std::vector<double> ratios;
  for (const ResultLine& line : lines) ratios.push_back(time_of(line, over) / time_of(line, under));
  return geometric_mean(ratios);
}

inline double round_to(double value, int decimals) {
  const double scale = std::pow(10.0, decimals);
  return std::round(value * scale) / scale;
}

inline nlohmann::ordered_json to_json(const ResultLine& line) {
  nlohmann::ordered_json json;
  json["op"] = line.op;
  json["dtype"] = line.dtype;
  json["shape"] = line.shape;
  if (line.threads > 0) json["threads"] = line.threads;
  json["ours_us"] = round_to(line.ours_us, 3);
  json["instance"] = line.instance;
  json["match"] = line.match;
  for (const auto& [name, microseconds] : line.peers) json["peers"][name] = round_to(microseconds, 3);
  json["n"] = line.n;
  json["mad_us"] = round_to(line.mad_us, 3);
  json.update(line.more);
  return json;
}

// A result file in the making. Each line is on disk as soon as it is known, beside the final name until all are there: a run
// that is stopped leaves the previous results whole, and its own in <path>.partial.
class ResultFile {
 public:
  ResultFile(std::filesystem::path path, const nlohmann::ordered_json& header)
      : path_(std::move(path)), partial_(path_.string() + ".partial") {
    std::filesystem::create_directories(path_.parent_path());
    file_.open(partial_);
    write(header);
  }

  void add(const ResultLine& line) { write(to_json(line)); }

  // The last line is written: the file takes its name.
  void finish() {
    file_.close();
    std::filesystem::rename(partial_, path_);
    std::printf("results: %s\n", path_.c_str());
  }

 private:
  void write(const nlohmann::ordered_json& line) {
    file_ << line.dump() << std::endl;
    if (!file_) throw std::runtime_error("can't write " + partial_.string());
  }

  std::filesystem::path path_, partial_;
  std::ofstream file_;
};

}  // namespace tilewright::bench
