// Packed weights: a header, scales and panels in one memory, which is also what a file holds. Products are the operator
// packed_gemm's; nothing here is measured or fast but that.
#include "tilewright/packed_weights.h"

#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "common/bytes.h"
#include "common/numbers.h"
#include "files/regular_file.h"
#include "packed_gemm/cpu_packed.h"
#include "tilewright/error.h"
#include "tilewright/packed_gemm.h"

namespace tilewright {
namespace {

constexpr std::int64_t kColumns = tw::kPanelColumns;
constexpr std::int64_t kMost = (std::int64_t{1} << 31) - 1024;  // packed_gemm's
constexpr std::size_t kAlignment = 64;                          // bytes, of the memory and its parts

constexpr std::array<char, 8> kMagic{'T', 'W', 'P', 'A', 'C', 'K', 'E', 'D'};
constexpr std::array<char, 16> kTarget{'x', '8', '6', '-', '6', '4'};
constexpr std::uint32_t kVersion = 2;  // of the form: another order of elements is another version

struct Header {
  std::array<char, 8> magic;
  std::uint32_t version;
  std::uint32_t type;  // as PackedParams::type
  std::array<char, 16> target;
  std::int64_t n, k;
  std::uint32_t checksum;  // CRC-32 of all, with 0 in this place
  std::array<char, 12> unused;
};
static_assert(sizeof(Header) == kAlignment && std::endian::native == std::endian::little);

constexpr std::array<Dtype, tw::kPackedTypes> kTypes{Dtype::f32, Dtype::bf16, Dtype::f16, Dtype::i8};
constexpr std::array<const char*, tw::kPackedTypes> kTypeNames{"f32", "bf16", "f16", "i8"};
constexpr std::uint32_t kI8 = 3;

std::uint32_t code_of(const char* member, Dtype dtype) {
  const auto found = std::ranges::find(kTypes, dtype);
  if (found != kTypes.end()) return static_cast<std::uint32_t>(found - kTypes.begin());
  throw InvalidArgument(std::string("pack_weights: ") + member + " is none of f32, bf16, f16 and i8, which are allowed");
}

std::size_t aligned(std::size_t bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }
std::int64_t panels_of(std::int64_t n) { return (n + kColumns - 1) / kColumns; }
bool has_room(std::int64_t n, std::int64_t k) { return n == 0 || k <= (std::int64_t{1} << 48) / (panels_of(n) * kColumns); }
std::size_t scale_bytes(std::uint32_t type, std::int64_t n) {
  return type == kI8 ? aligned(sizeof(float) * static_cast<std::size_t>(n)) : 0;
}
std::size_t panel_bytes(std::uint32_t type, std::int64_t n, std::int64_t k) {
  return aligned(static_cast<std::size_t>(panels_of(n) * kColumns * k) * static_cast<std::size_t>(tw::kPackedBytes[type]));
}
std::size_t bytes_of(std::uint32_t type, std::int64_t n, std::int64_t k) {
  return sizeof(Header) + scale_bytes(type, n) + panel_bytes(type, n, k);
}

struct Freed {
  void operator()(std::byte* memory) const { std::free(memory); }
};
using Bytes = std::unique_ptr<std::byte[], Freed>;

// `whose`: what a sentence on it begins with.
Bytes zeroed(std::size_t bytes, const std::string& whose) {
  Bytes memory(static_cast<std::byte*>(std::aligned_alloc(kAlignment, bytes)));
  if (memory == nullptr) throw Error(whose + ": no memory for " + std::to_string(bytes) + " bytes of packed weights");
  std::memset(memory.get(), 0, bytes);
  return memory;
}

std::uint32_t checksum_of(const std::byte* memory, std::size_t bytes) {
  Header header;
  std::memcpy(&header, memory, sizeof header);
  header.checksum = 0;
  const uLong of_header = crc32_z(0, reinterpret_cast<const unsigned char*>(&header), sizeof header);
  return static_cast<std::uint32_t>(
      crc32_z(of_header, reinterpret_cast<const unsigned char*>(memory) + sizeof header, bytes - sizeof header));
}

// The elements of B, whatever they are, as f32.
class Source {
 public:
  Source(const WeightsProblem& problem, const void* b) : b_(b), type_(code_of("dtype", problem.dtype)) {
    const bool is_transposed = problem.layout == Layout::nt;
    const std::int64_t dense = is_transposed ? problem.K : problem.N;
    const std::int64_t step = problem.ldb == kDense ? dense : problem.ldb;
    of_k_ = is_transposed ? 1 : step;
    of_n_ = is_transposed ? step : 1;
  }

  float operator()(std::int64_t k, std::int64_t n) const {
    const std::int64_t at = k * of_k_ + n * of_n_;
    switch (type_) {
      case 0:
        return static_cast<const float*>(b_)[at];
      case 1:
        return tw::to_float(static_cast<const tw::bf16*>(b_)[at]);
      case 2:
        return tw::to_float(static_cast<const tw::f16*>(b_)[at]);
      default:
        return tw::to_float(static_cast<const tw::i8*>(b_)[at]);
    }
  }

 private:
  const void* b_;
  std::uint32_t type_;
  std::int64_t of_k_, of_n_;
};

// Panels of 16 columns, one element of each after the other: zeros stay behind the last column.
template <typename Function>
void for_each_panel(std::int64_t n, Function function) {
  for (std::int64_t panel = 0; panel < panels_of(n); ++panel)
    function(panel, panel * kColumns, std::min(n, (panel + 1) * kColumns));
}

template <typename Stored, typename Value>
void fill(std::byte* panels, std::int64_t n, std::int64_t k, const Value& value) {
  auto* to = reinterpret_cast<Stored*>(panels);
  for_each_panel(n, [&](std::int64_t panel, std::int64_t first, std::int64_t end) {
    Stored* row = to + panel * k * kColumns;
    for (std::int64_t p = 0; p < k; ++p, row += kColumns)
      for (std::int64_t column = first; column < end; ++column) row[column - first] = value(p, column);
  });
}

float magnitude_of(float x, std::int64_t k, std::int64_t n) {
  if (std::isfinite(x)) return std::abs(x);
  throw InvalidArgument("pack_weights: B's element of k " + std::to_string(k) + " and n " + std::to_string(n) +
                        " is not finite, and i8 has neither infinity nor NaN; pack as f32, bf16 or f16");
}

// One for each column: the largest magnitude becomes 127. Columns of zeros have 1.
void find_scales(const Source& source, std::int64_t n, std::int64_t k, float* scales) {
  std::fill_n(scales, n, 0.0f);
  for_each_panel(n, [&](std::int64_t, std::int64_t first, std::int64_t end) {
    for (std::int64_t p = 0; p < k; ++p)
      for (std::int64_t column = first; column < end; ++column)
        scales[column] = std::max(scales[column], magnitude_of(source(p, column), p, column));
  });
  for (std::int64_t column = 0; column < n; ++column) {
    const float scale = scales[column] / 127.0f;
    scales[column] = scale > 0 ? scale : 1.0f;
  }
}

void require(bool holds, const std::string& what) {
  if (!holds) throw InvalidArgument("pack_weights: " + what);
}

void require_right(const WeightsProblem& p, const void* b, const float* scale) {
  require(p.N >= 0 && p.N <= kMost, "N is " + std::to_string(p.N) + "; allowed is 0 to " + std::to_string(kMost));
  require(p.K >= 0 && p.K <= kMost, "K is " + std::to_string(p.K) + "; allowed is 0 to " + std::to_string(kMost));
  require(has_room(p.N, p.K),
          "B has " + std::to_string(p.N) + " x " + std::to_string(p.K) + " elements; at most 2^48 are allowed");
  require(p.layout == Layout::nn || p.layout == Layout::nt, "layout is neither nn nor nt: A is not transposed");
  const std::int64_t row = p.layout == Layout::nt ? p.K : p.N;
  require(p.ldb == kDense || p.ldb >= row,
          "ldb is " + std::to_string(p.ldb) + "; it must be at least the length of a stored row, " + std::to_string(row));
  require(b != nullptr || p.N == 0 || p.K == 0, "b is null, but the matrix has elements");
  const bool needs_scale = p.dtype == Dtype::i8;
  require(!needs_scale || scale != nullptr || p.N == 0, "scale is null, but B is of i8, whose columns have one each");
  require(needs_scale || scale == nullptr, "scale is given, but it is for B of i8 alone");
  require(!needs_scale || p.weights == Dtype::i8, "B is of i8, so weights must be i8, too");
}

[[noreturn]] void refuse(const std::string& path, const std::string& what) {
  throw Error("packed weights " + path + ": " + what);
}

struct Closed {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closed>;

Header header_of(const std::string& path, std::FILE* file) {
  Header header{};
  if (std::fread(&header, 1, sizeof header, file) != sizeof header || header.magic != kMagic)
    refuse(path, "this is no file of packed weights");
  if (header.version != kVersion) {
    refuse(path, "the form is of version " + std::to_string(header.version) + ", and this library reads version " +
                     std::to_string(kVersion) + "; pack the weights again");
  }
  if (header.target != kTarget) {
    const std::string target(header.target.data(), strnlen(header.target.data(), header.target.size()));
    refuse(path, "they are for CPUs of " + target + ", and this is one of " + kTarget.data() + "; pack the weights again");
  }
  if (header.type >= tw::kPackedTypes || header.n < 0 || header.n > kMost || header.k < 0 || header.k > kMost ||
      !has_room(header.n, header.k))
    refuse(path, "the header is damaged");
  return header;
}

}  // namespace

struct PackedWeights::Memory {
  Bytes bytes;
  std::size_t size;

  Header& header() const { return *reinterpret_cast<Header*>(bytes.get()); }
  std::byte* scales() const { return bytes.get() + sizeof(Header); }
  std::byte* panels() const { return scales() + scale_bytes(header().type, header().n); }
};

PackedWeights::PackedWeights(std::shared_ptr<const Memory> memory) : memory_(std::move(memory)) {}
std::int64_t PackedWeights::N() const { return memory_->header().n; }
std::int64_t PackedWeights::K() const { return memory_->header().k; }
Dtype PackedWeights::dtype() const { return kTypes[memory_->header().type]; }
std::size_t PackedWeights::bytes() const { return memory_->size; }

namespace {

PackedGemmProblem problem_of(const PackedWeights& weights, const PackedRun& run) {
  const auto require_same = [](const char* name, std::int64_t given, std::int64_t is) {
    if (given == kDense || given == is) return;
    throw InvalidArgument(std::string("packed weights: ") + name + " is " + std::to_string(given) +
                          ", but the weights were packed with " + name + " = " + std::to_string(is));
  };
  require_same("N", run.N, weights.N());
  require_same("K", run.K, weights.K());
  return {.dtype = weights.dtype(),
          .M = run.M,
          .N = weights.N(),
          .K = weights.K(),
          .lda = run.lda,
          .ldc = run.ldc,
          .threads = run.threads};
}

}  // namespace

void PackedWeights::run(const PackedRun& run) const {
  const bool is_scaled = memory_->header().type == kI8;
  packed_gemm(problem_of(*this, run),
              {.A = run.A,
               .B = memory_->panels(),
               .C = run.C,
               .scale = is_scaled ? memory_->scales() : nullptr,
               .bias = run.bias,
               .activation = run.activation},
              nullptr, 0, nullptr, cpu_device());
}

Explanation PackedWeights::explain(const PackedRun& run) const {
  return tilewright::explain(problem_of(*this, run), cpu_device());
}

void PackedWeights::write(const std::string& path) const {
  const std::string part = path + ".part" + std::to_string(getpid());
  const auto fail = [&](const char* doing) {
    const std::string why = std::strerror(errno);
    std::remove(part.c_str());
    refuse(path, std::string("cannot be ") + doing + ": " + why);
  };
  File file(std::fopen(part.c_str(), "wb"));
  if (file == nullptr) fail("made");
  const bool is_written = std::fwrite(memory_->bytes.get(), 1, memory_->size, file.get()) == memory_->size;
  if (!is_written || std::fflush(file.get()) != 0) fail("written");
  file.reset();
  if (std::rename(part.c_str(), path.c_str()) != 0) fail("put in its place");
}

PackedWeights pack_weights(const WeightsProblem& problem, const void* b, const float* scale) {
  const std::uint32_t type = code_of("weights", problem.weights);
  const Source source(problem, b);
  require_right(problem, b, scale);
  const std::int64_t n = problem.N, k = problem.K;
  const std::size_t size = bytes_of(type, n, k);
  auto memory = std::make_shared<PackedWeights::Memory>(
      zeroed(size, "pack_weights: N = " + std::to_string(n) + ", K = " + std::to_string(k) + ", " + kTypeNames[type]), size);
  memory->header() = {
      .magic = kMagic, .version = kVersion, .type = type, .target = kTarget, .n = n, .k = k, .checksum = 0, .unused = {}};
  std::byte* const panels = memory->panels();
  if (type == kI8) {
    auto* scales = reinterpret_cast<float*>(memory->scales());
    if (scale != nullptr) {
      std::copy_n(scale, n, scales);
      fill<signed char>(panels, n, k,
                        [&](std::int64_t p, std::int64_t column) { return static_cast<signed char>(source(p, column)); });
    } else {
      find_scales(source, n, k, scales);
      fill<signed char>(panels, n, k, [&](std::int64_t p, std::int64_t column) {
        return static_cast<signed char>(std::lrintf(std::clamp(source(p, column) / scales[column], -127.0f, 127.0f)));
      });
    }
  } else if (type == 1) {
    fill<tw::Number<tw::bf16>>(panels, n, k,
                               [&](std::int64_t p, std::int64_t column) { return tw::Number<tw::bf16>(source(p, column)); });
  } else if (type == 2) {
    fill<tw::Number<tw::f16>>(panels, n, k,
                              [&](std::int64_t p, std::int64_t column) { return tw::Number<tw::f16>(source(p, column)); });
  } else {
    fill<float>(panels, n, k, source);
  }
  memory->header().checksum = checksum_of(memory->bytes.get(), size);
  return PackedWeights(std::move(memory));
}

PackedWeights read_packed_weights(const std::string& path) {
  if (const std::string why = why_no_file(path); !why.empty()) refuse(path, why);
  const File file(std::fopen(path.c_str(), "rb"));
  if (file == nullptr) refuse(path, std::string("cannot be opened: ") + std::strerror(errno));
  const Header header = header_of(path, file.get());
  const std::size_t size = bytes_of(header.type, header.n, header.k);
  if (std::fseek(file.get(), 0, SEEK_END) != 0 || std::ftell(file.get()) != static_cast<long>(size)) {
    refuse(path, "it is not of the " + std::to_string(size) + " bytes that its header says: cut short, or not one file");
  }
  auto memory = std::make_shared<PackedWeights::Memory>(zeroed(size, "packed weights " + path), size);
  if (std::fseek(file.get(), 0, SEEK_SET) != 0 || std::fread(memory->bytes.get(), 1, size, file.get()) != size)
    refuse(path, "cannot be read");
  if (checksum_of(memory->bytes.get(), size) != memory->header().checksum) refuse(path, "it is damaged: its checksum differs");
  return PackedWeights(std::move(memory));
}

}  // namespace tilewright
