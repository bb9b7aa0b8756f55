#include "compile_cache.h"

#include <fmt/format.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace tilewright::tune {

CompileCache::Entry CompileCache::entry(const std::string& key, CompilerKind kind) const {
  const std::filesystem::path stem = folder_ / key.substr(0, 2) / key;
  return {.image = stem.string() + (kind == CompilerKind::cuda ? ".cubin" : ".so"), .log = stem.string() + ".log"};
}

std::string compile_key(const std::string& unit_hash, const std::string& compiler_identity, const std::string& arch,
                        CompilerKind kind) {
  const std::string text =
      fmt::format("{}\n{}\n{}\n{}\n", unit_hash, compiler_identity, arch, kind == CompilerKind::cuda ? "cuda" : "cxx");
  const XXH128_hash_t hash = XXH3_128bits(text.data(), text.size());
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

}  // namespace tilewright::tune
