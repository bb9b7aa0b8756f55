#include "compile/cached_compile.h"

#include <fmt/format.h>
#include <unistd.h>

#include "compile/compiler.h"
#include "compile/unit_text.h"
#include "system/disk_fault.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

bool is_writable(const fs::path& folder) {
  std::error_code fault;
  fs::create_directories(folder, fault);
  return !fault && ::access(folder.c_str(), W_OK) == 0;
}

// It appears whole, and as new as the build expects.
void copy_into_place(const fs::path& from, const fs::path& to) {
  const fs::path temporary = fmt::format("{}.{}.tmp", to.string(), ::getpid());
  std::error_code fault, ignored;
  if (to.has_parent_path()) fs::create_directories(to.parent_path(), fault);
  if (!fault) fs::copy_file(from, temporary, fs::copy_options::overwrite_existing, fault);
  if (!fault) fs::rename(temporary, to, fault);
  if (!fault) return;
  fs::remove(temporary, ignored);
  throw disk_fault(to, fault);
}

}  // namespace

CompileOutcome compile_cached(const CompileJob& job, const CompileCache& cache, const Toolchain& toolchain) {
  const std::string compiler = compiler_identity(job.kind, is_cross(job), toolchain);
  const CompileCache::Entry entry = cache.entry(job, UnitText(job.include_dirs).hash(job.source), compiler);
  CompileOutcome outcome{.ok = true};
  if (cache.look_up(entry).state != CompileCache::State::whole) {
    if (!is_writable(entry.image.parent_path())) return compile(job, toolchain);
    CompileJob into_cache = job;
    into_cache.output = entry.image;
    into_cache.log = entry.log;
    try {
      outcome = compile(into_cache, toolchain);
      if (!outcome.ok) return outcome;
      cache.seal(entry, job.kind, compiler);
    } catch (const DiskFault&) {  // of the cache, perhaps, which is no reason not to build
      return compile(job, toolchain);
    }
  }
  copy_into_place(entry.image, job.output);
  return outcome;
}

}  // namespace tilewright::tune
