// Packed weights: products of every type, layout and height against sums in f64, on every linked kernel that this CPU runs;
// bits that depend neither on rows nor on threads; files that are another version's, another CPU's, short or damaged.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "common/bytes.h"
#include "common/numbers.h"
#include "linked_cpu_kernels.h"
#include "tilewright/dispatch.h"
#include "tilewright/error.h"
#include "tilewright/packed_gemm.h"
#include "tilewright/packed_weights.h"

namespace tilewright {
namespace {

constexpr Dtype kTypes[] = {Dtype::f32, Dtype::bf16, Dtype::f16, Dtype::i8};
constexpr float kPoison = std::numeric_limits<float>::quiet_NaN();

std::vector<float> numbers(std::int64_t count, unsigned seed) {
  std::mt19937 generator(seed);
  std::uniform_real_distribution<float> uniform(-1, 1);
  std::vector<float> all(static_cast<std::size_t>(count));
  for (float& each : all) each = uniform(generator);
  return all;
}

// What of x a type keeps: i8 of a column whose scale is this.
double kept(Dtype type, float x, float scale) {
  if (type == Dtype::bf16) return tw::Number<tw::bf16>(x);
  if (type == Dtype::f16) return tw::Number<tw::f16>(x);
  if (type == Dtype::i8) return std::nearbyint(x / scale) * scale;
  return x;
}

// B [K, N], whose column n has the scale that the largest magnitude of it gives.
std::vector<float> scales_of(const std::vector<float>& b, std::int64_t n, std::int64_t k) {
  std::vector<float> scales(static_cast<std::size_t>(n), 0);
  for (std::int64_t p = 0; p < k; ++p)
    for (std::int64_t j = 0; j < n; ++j) {
      float& scale = scales[static_cast<std::size_t>(j)];
      scale = std::max(scale, std::abs(b[static_cast<std::size_t>(p * n + j)]));
    }
  for (float& scale : scales) scale = scale > 0 ? scale / 127.0f : 1.0f;
  return scales;
}

struct Shape {
  std::int64_t m, n, k, pad;
};
// Around panels, tiles, blocks of K and of rows.
constexpr Shape kShapes[] = {{1, 1, 1, 0},     {1, 16, 7, 0},    {1, 63, 700, 3}, {2, 17, 5, 1},    {3, 33, 64, 0},
                             {5, 15, 31, 2},   {7, 129, 513, 0}, {8, 48, 512, 4}, {9, 100, 100, 0}, {13, 64, 1025, 0},
                             {17, 31, 300, 5}, {65, 40, 40, 0},  {33, 20, 0, 0},  {300, 49, 600, 1}};

TEST(PackedWeights, AreRightInEveryTypeAndLayout) {
  for (const Shape& s : kShapes) {
    const std::int64_t lda = s.k + s.pad, ldc = s.n + s.pad;
    const std::vector<float> a = numbers(s.m * lda + 1, 1), b = numbers(s.k * s.n, 2), bias = numbers(s.n, 3);
    const std::vector<float> scales = scales_of(b, s.n, s.k);
    for (const Dtype type : kTypes) {
      for (const Layout layout : {Layout::nn, Layout::nt}) {
        // Rows of B are apart, and what lies between them is not looked at.
        const std::int64_t rows = layout == Layout::nn ? s.k : s.n, columns = layout == Layout::nn ? s.n : s.k,
                           ldb = columns + s.pad;
        std::vector<float> stored(static_cast<std::size_t>(rows * ldb), kPoison);
        for (std::int64_t p = 0; p < s.k; ++p)
          for (std::int64_t j = 0; j < s.n; ++j) {
            stored[static_cast<std::size_t>(layout == Layout::nn ? p * ldb + j : j * ldb + p)] =
                b[static_cast<std::size_t>(p * s.n + j)];
          }
        const PackedWeights weights =
            pack_weights({.weights = type, .layout = layout, .N = s.n, .K = s.k, .ldb = ldb}, stored.data());
        for (const int threads : {1, 2, 3}) {
          std::vector<float> c(static_cast<std::size_t>(s.m * ldc), kPoison);
          weights.run({.M = s.m,
                       .A = a.data(),
                       .C = c.data(),
                       .bias = s.m % 2 == 0 ? nullptr : bias.data(),
                       .activation = s.m % 3 == 0 ? Activation::relu : Activation::none,
                       .lda = lda,
                       .ldc = ldc,
                       .N = s.n,
                       .K = s.k,
                       .threads = threads});
          for (std::int64_t i = 0; i < s.m; ++i) {
            for (std::int64_t j = 0; j < ldc; ++j) {
              const float got = c[static_cast<std::size_t>(i * ldc + j)];
              if (j >= s.n) {
                ASSERT_TRUE(std::isnan(got)) << "written beyond a row";
                continue;
              }
              double want = 0;
              for (std::int64_t p = 0; p < s.k; ++p) {
                want += a[static_cast<std::size_t>(i * lda + p)] *
                        kept(type, b[static_cast<std::size_t>(p * s.n + j)], scales[static_cast<std::size_t>(j)]);
              }
              if (s.m % 2 != 0) want += bias[static_cast<std::size_t>(j)];
              if (s.m % 3 == 0) want = std::max(want, 0.0);
              ASSERT_NEAR(got, want, 1.2e-7 * (static_cast<double>(s.k) + 8))
                  << "M=" << s.m << " N=" << s.n << " K=" << s.k << " type " << static_cast<int>(type) << " layout "
                  << static_cast<int>(layout) << " threads " << threads << " at " << i << ", " << j;
            }
          }
        }
      }
    }
  }
}

// Every linked kernel on what the first has, also those for CPUs of less.
TEST(PackedWeights, KernelsAgree) {
  const std::int64_t m = 29, n = 77, k = 555;
  const std::vector<float> a = numbers(m * k, 4), b = numbers((n + 15) / 16 * 16 * k, 5);
  for (const KernelEntry* kernel : test::linked_cpu_kernels("packed_gemm")) {
    std::vector<float> c(static_cast<std::size_t>(m * n), kPoison);
    const Problem problem = to_problem(PackedGemmProblem{.M = m, .N = n, .K = k, .threads = 2}, cpu_device());
    Plan(*kernel, kernel->runtime_defaults, linked_table(), problem, cpu_device())
        .run(to_arguments(PackedGemmArguments{.A = a.data(), .B = b.data(), .C = c.data()}));
    for (std::int64_t i = 0; i < m; ++i)
      for (std::int64_t j = 0; j < n; ++j) {
        double want = 0;
        for (std::int64_t p = 0; p < k; ++p)
          want += static_cast<double>(a[static_cast<std::size_t>(i * k + p)]) *
                  b[static_cast<std::size_t>((j / 16 * k + p) * 16 + j % 16)];
        ASSERT_NEAR(c[static_cast<std::size_t>(i * n + j)], want, 1e-4) << kernel->id << " at " << i << ", " << j;
      }
  }
}

TEST(PackedWeights, EveryCodeOf16BitsIsItsNumber) {
  std::vector<std::uint16_t> codes(1 << 16);
  for (std::size_t i = 0; i < codes.size(); ++i) codes[i] = static_cast<std::uint16_t>(i);
  const float one = 1;
  for (const bool is_bf16 : {false, true}) {
    const Dtype type = is_bf16 ? Dtype::bf16 : Dtype::f16;
    const PackedWeights weights = pack_weights({.dtype = type, .weights = type, .N = 1 << 16, .K = 1}, codes.data());
    std::vector<float> c(codes.size());
    weights.run({.M = 1, .A = &one, .C = c.data()});
    for (std::size_t i = 0; i < codes.size(); ++i) {
      const float want = is_bf16 ? tw::to_float(tw::bf16{codes[i]}) : tw::to_float(tw::f16{codes[i]});
      ASSERT_TRUE(c[i] == want || (std::isnan(c[i]) && std::isnan(want))) << i << ": " << c[i] << ", not " << want;
    }
  }
}

TEST(PackedWeights, BitsDependNeitherOnRowsNorOnThreads) {
  const std::int64_t most = 300, n = 70, k = 1100;
  const std::vector<float> a = numbers(most * k, 6), b = numbers(n * k, 7);
  for (const Dtype type : kTypes) {
    const PackedWeights weights = pack_weights({.weights = type, .N = n, .K = k}, b.data());
    std::vector<float> all(static_cast<std::size_t>(most * n));
    weights.run({.M = most, .A = a.data(), .C = all.data(), .threads = 2});
    for (const std::int64_t m : {1, 2, 7, 8, 9, 30, 130}) {
      std::vector<float> some(static_cast<std::size_t>(m * n));
      weights.run({.M = m, .A = a.data(), .C = some.data(), .threads = 1});
      EXPECT_EQ(std::memcmp(some.data(), all.data(), some.size() * sizeof(float)), 0) << m;
    }
  }
}

TEST(PackedWeights, OfI8KeepCodesAndScales) {
  const std::int64_t n = 20, k = 33;
  std::vector<signed char> b(static_cast<std::size_t>(n * k));
  for (std::size_t i = 0; i < b.size(); ++i) b[i] = static_cast<signed char>(static_cast<int>(i * 37 % 256) - 128);
  const std::vector<float> scale = numbers(n, 8), a(static_cast<std::size_t>(k), 1.0f);
  const PackedWeights weights =
      pack_weights({.dtype = Dtype::i8, .weights = Dtype::i8, .layout = Layout::nt, .N = n, .K = k}, b.data(), scale.data());
  std::vector<float> c(static_cast<std::size_t>(n));
  weights.run({.M = 1, .A = a.data(), .C = c.data()});
  for (std::size_t j = 0; j < c.size(); ++j) {
    int sum = 0;
    for (std::size_t p = 0; p < static_cast<std::size_t>(k); ++p) sum += b[j * static_cast<std::size_t>(k) + p];
    EXPECT_EQ(c[j], static_cast<float>(sum) * scale[j]) << j;
  }
}

std::string message_of(const auto& function) {
  try {
    function();
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

void expect_says(const std::string& message, const std::string& part) {
  EXPECT_NE(message.find(part), std::string::npos) << message << "\nlacks: " << part;
}

class PackedFile : public testing::Test {
 protected:
  void SetUp() override {
    path_ = std::filesystem::temp_directory_path() / ("packed_weights_" + std::to_string(getpid()) + ".twp");
    b_ = numbers(n_ * k_, 9);
    pack_weights({.weights = Dtype::i8, .N = n_, .K = k_}, b_.data()).write(path_.string());
  }
  void TearDown() override { std::filesystem::remove(path_); }

  std::string error_of_read() const {
    return message_of([&] { read_packed_weights(path_.string()); });
  }
  void change(std::streamoff at, char byte) const {
    std::fstream file(path_, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(at);
    file.put(byte);
  }

  const std::int64_t n_ = 37, k_ = 50;
  std::filesystem::path path_;
  std::vector<float> b_;
};

TEST_F(PackedFile, IsReadAsItWasWritten) {
  const PackedWeights before = pack_weights({.weights = Dtype::i8, .N = n_, .K = k_}, b_.data());
  const PackedWeights after = read_packed_weights(path_.string());
  EXPECT_EQ(after.N(), n_);
  EXPECT_EQ(after.K(), k_);
  EXPECT_EQ(after.dtype(), Dtype::i8);
  EXPECT_EQ(after.bytes(), std::filesystem::file_size(path_));
  const std::vector<float> a = numbers(3 * k_, 10);
  std::vector<float> c(static_cast<std::size_t>(3 * n_)), d(c);
  before.run({.M = 3, .A = a.data(), .C = c.data()});
  after.run({.M = 3, .A = a.data(), .C = d.data()});
  EXPECT_EQ(c, d);
}

TEST_F(PackedFile, OfAnotherVersionIsRefused) {
  for (const char version : {1, 3}) {
    change(8, version);
    expect_says(error_of_read(),
                "version " + std::to_string(version) + ", and this library reads version 2; pack the weights again");
  }
}
TEST_F(PackedFile, OfAnotherCpuIsRefused) {
  change(16, 'y');
  expect_says(error_of_read(), "they are for CPUs of y86-64, and this is one of x86-64");
}
TEST_F(PackedFile, ThatIsNoneIsRefused) {
  change(0, 'X');
  expect_says(error_of_read(), "this is no file of packed weights");
}
TEST_F(PackedFile, ThatIsDamagedIsRefused) {
  change(300, 99);
  expect_says(error_of_read(), "its checksum differs");
  change(12, 9);
  expect_says(error_of_read(), "the header is damaged");
}
TEST_F(PackedFile, WithAnyBitOfItDifferentIsRefused) {
  for (const Dtype type : kTypes) {
    const std::int64_t n = 3, k = 5;  // most columns of a panel are none of the matrix
    pack_weights({.weights = type, .N = n, .K = k}, b_.data()).write(path_.string());
    std::vector<char> bytes(std::filesystem::file_size(path_));
    std::ifstream(path_, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
      const char byte = bytes[bit / 8];
      change(static_cast<std::streamoff>(bit / 8), static_cast<char>(byte ^ (1 << bit % 8)));
      EXPECT_NE(error_of_read(), "no error")
          << "bit " << bit % 8 << " of byte " << bit / 8 << ", type " << static_cast<int>(type);
      change(static_cast<std::streamoff>(bit / 8), byte);
    }
    EXPECT_EQ(error_of_read(), "no error");
  }
}
// Sizes of 2^64 bytes: of none, if they were counted in 64 bits.
TEST_F(PackedFile, OfMoreThanMemoryCanHoldIsRefused) {
  for (const std::streamoff last_of_size : {35, 43}) change(last_of_size, 0x60);
  expect_says(error_of_read(), "the header is damaged");
}
TEST_F(PackedFile, ThatIsCutShortIsRefused) {
  std::filesystem::resize_file(path_, std::filesystem::file_size(path_) - 1);
  expect_says(error_of_read(), "cut short");
}
TEST_F(PackedFile, ThatIsNotThereIsRefused) {
  expect_says(message_of([] { read_packed_weights("/nowhere/w.twp"); }), "/nowhere/w.twp: cannot be opened: No such file");
  expect_says(message_of([] { read_packed_weights("/dev"); }), "/dev: it is a folder, not a file");
  expect_says(message_of([] { read_packed_weights("/dev/zero"); }), "/dev/zero: it is a pipe or a device, not a file");
  const PackedWeights weights = pack_weights({.N = 1, .K = 1}, b_.data());
  expect_says(message_of([&] { weights.write("/nowhere/w.twp"); }), "/nowhere/w.twp: cannot be made: No such file");
}

TEST(PackedWeights, RefuseAnotherProblem) {
  const std::vector<float> b = numbers(12, 11);
  const PackedWeights weights = pack_weights({.N = 3, .K = 4}, b.data());
  std::vector<float> a(8), c(6);
  const auto run = [&](const PackedRun& of) { return message_of([&] { weights.run(of); }); };
  expect_says(run({.M = 2, .A = a.data(), .C = c.data(), .N = 4}), "N is 4, but the weights were packed with N = 3");
  expect_says(run({.M = 2, .A = a.data(), .C = c.data(), .K = 3}), "K is 3, but the weights were packed with K = 4");
  expect_says(run({.M = 2, .C = c.data()}), "A");
  expect_says(run({.M = 2, .A = a.data(), .C = c.data(), .lda = 3}), "lda");
}

TEST(PackedWeights, RefuseWhatCannotBeRight) {
  const std::vector<float> b = numbers(12, 12);
  const auto pack = [&](const WeightsProblem& problem, const void* from, const float* scale = nullptr) {
    return message_of([&] { pack_weights(problem, from, scale); });
  };
  expect_says(pack({.N = -1, .K = 4}, b.data()), "N is -1; allowed is 0 to");
  expect_says(pack({.N = 3, .K = 4}, nullptr), "b is null");
  expect_says(pack({.N = 3, .K = 4, .ldb = 2}, b.data()), "ldb is 2; it must be at least the length of a stored row, 3");
  expect_says(pack({.layout = Layout::tn, .N = 3, .K = 4}, b.data()), "layout is neither nn nor nt");
  expect_says(pack({.dtype = Dtype::e4m3, .N = 3, .K = 4}, b.data()), "dtype is none of f32, bf16, f16 and i8");
  expect_says(pack({.dtype = Dtype::i8, .weights = Dtype::i8, .N = 3, .K = 4}, b.data()), "scale is null");
  expect_says(pack({.N = 3, .K = 4}, b.data(), b.data()), "scale is given, but it is for B of i8 alone");
  expect_says(pack({.dtype = Dtype::i8, .N = 3, .K = 4}, b.data(), b.data()), "weights must be i8, too");
  std::vector<float> infinite = b;
  infinite[7] = std::numeric_limits<float>::infinity();
  expect_says(pack({.weights = Dtype::i8, .N = 3, .K = 4}, infinite.data()), "k 2 and n 1 is not finite");
  expect_says(pack({.N = 1 << 24, .K = 1 << 23}, b.data()),
              "N = 16777216, K = 8388608, f32: no memory for 562949953421376 bytes of packed weights");
  std::vector<float> a(8), c(6);
  const PackedWeights weights = pack_weights({.N = 3, .K = 4}, b.data());
  for (const int activation : {4, 9, 255}) {
    const PackedRun run{.M = 2, .A = a.data(), .C = c.data(), .activation = static_cast<Activation>(activation)};
    expect_says(message_of([&] { weights.run(run); }),
                "activation is " + std::to_string(activation) + "; valid are 0 none, 1 relu, 2 gelu, 3 silu");
  }
}

}  // namespace
}  // namespace tilewright
