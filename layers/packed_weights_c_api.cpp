// Packed weights for C: plain structs into those of C++.
#include "tilewright/packed_weights_c_api.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "c_status.h"
#include "tilewright/packed_weights.h"

struct tilewright_packed_weights {
  tilewright::PackedWeights weights;
};

namespace {

using namespace tilewright;

template <typename Value>
using Named = std::pair<const char*, Value>;

// The first value where nothing is named.
template <typename Value>
Value named(const char* member, const char* name, std::span<const Named<Value>> values) {
  if (name == nullptr) return values.front().second;
  std::string valid;
  for (const auto& [known, value] : values) {
    if (std::string_view(name) == known) return value;
    valid += (valid.empty() ? "" : ", ") + std::string(known);
  }
  throw InvalidArgument(std::string("packed weights: ") + member + " is \"" + name + "\"; valid are " + valid);
}

constexpr std::array<Named<Dtype>, 4> kTypes{
    {{"f32", Dtype::f32}, {"bf16", Dtype::bf16}, {"f16", Dtype::f16}, {"i8", Dtype::i8}}};
constexpr std::array<Named<Layout>, 2> kLayouts{{{"nn", Layout::nn}, {"nt", Layout::nt}}};
constexpr std::array<Named<Activation>, 4> kActivations{
    {{"none", Activation::none}, {"relu", Activation::relu}, {"gelu", Activation::gelu}, {"silu", Activation::silu}}};

std::int64_t dense_if_0(std::int64_t size) { return size == 0 ? kDense : size; }

WeightsProblem problem_of(const tilewright_weights_problem& p) {
  return {.dtype = named<Dtype>("dtype", p.dtype, kTypes),
          .weights = named<Dtype>("weights", p.weights, kTypes),
          .layout = named<Layout>("layout", p.layout, kLayouts),
          .N = p.n,
          .K = p.k,
          .ldb = dense_if_0(p.ldb)};
}

PackedRun run_of(const tilewright_packed_run& r) {
  return {.M = r.m,
          .A = r.a,
          .C = r.c,
          .bias = r.bias,
          .activation = named<Activation>("activation", r.activation, kActivations),
          .lda = dense_if_0(r.lda),
          .ldc = dense_if_0(r.ldc),
          .N = dense_if_0(r.n),
          .K = dense_if_0(r.k),
          .threads = r.threads};
}

constexpr const char* kNoPlace = "packed weights: weights is NULL: there is no place for the result";
constexpr const char* kNoWeights = "packed weights: weights is NULL";

}  // namespace

extern "C" {

tilewright_status tilewright_packed_weights_create(const tilewright_weights_problem* problem, const void* b, const float* scale,
                                                   tilewright_packed_weights** weights) {
  return guarded([&] {
    require(weights != nullptr, kNoPlace);
    *weights = nullptr;
    require(problem != nullptr, "packed weights: problem is NULL");
    *weights = new tilewright_packed_weights{pack_weights(problem_of(*problem), b, scale)};
  });
}

tilewright_status tilewright_packed_weights_read(const char* path, tilewright_packed_weights** weights) {
  return guarded([&] {
    require(weights != nullptr, kNoPlace);
    *weights = nullptr;
    require(path != nullptr, "packed weights: path is NULL");
    *weights = new tilewright_packed_weights{read_packed_weights(path)};
  });
}

tilewright_status tilewright_packed_weights_write(const tilewright_packed_weights* weights, const char* path) {
  return guarded([&] {
    require(weights != nullptr, kNoWeights);
    require(path != nullptr, "packed weights: path is NULL");
    weights->weights.write(path);
  });
}

tilewright_status tilewright_packed_weights_run(const tilewright_packed_weights* weights, const tilewright_packed_run* run) {
  return guarded([&] {
    require(weights != nullptr, kNoWeights);
    require(run != nullptr, "packed weights: run is NULL");
    weights->weights.run(run_of(*run));
  });
}

size_t tilewright_packed_weights_bytes(const tilewright_packed_weights* weights) {
  return weights != nullptr ? weights->weights.bytes() : 0;
}

void tilewright_packed_weights_destroy(tilewright_packed_weights* weights) { delete weights; }

}  // extern "C"
