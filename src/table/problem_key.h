// Problems as keys: a problem is 24 bytes of op, threads, attributes and numerics, then its sizes, without padding, so that
// keys are hashed and compared as bytes.
#pragma once

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cstddef>
#include <cstring>
#include <type_traits>

#include "tilewright/problem.h"

namespace tilewright {

static_assert(std::has_unique_object_representations_v<Problem> && offsetof(Problem, sizes) == 24);

inline std::size_t key_bytes(int sizes) {
  return offsetof(Problem, sizes) + sizeof(std::int64_t) * static_cast<std::size_t>(sizes);
}

inline std::uint64_t hash_key(const Problem& problem, int sizes, std::uint64_t seed) {
  return XXH3_64bits_withSeed(&problem, key_bytes(sizes), seed);
}

inline bool same_key(const Problem& a, const Problem& b, int sizes) { return std::memcmp(&a, &b, key_bytes(sizes)) == 0; }

inline bool same_sizes(const Problem& a, const Problem& b, int sizes) {
  return std::memcmp(a.sizes.data(), b.sizes.data(), sizeof(std::int64_t) * static_cast<std::size_t>(sizes)) == 0;
}

inline bool same_semantic_key(const Problem& a, const Problem& b) { return same_key(a, b, 0); }

}  // namespace tilewright
