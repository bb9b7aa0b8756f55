// tilewright-compile: compiles one generated unit. The library's build and the tuner both run it, a process per unit, so that
// units compile in parallel and a compiler that crashes or hangs costs one unit. It knows nothing of ops or templates.

#include <getopt.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include "compile/cached_compile.h"
#include "compile/compiler.h"
#include "compile/pack_image.h"
#include "system/disk_fault.h"

namespace {

constexpr const char* kUsage =
    "usage: tilewright-compile --kind cuda|cxx --source FILE --out FILE [--arch sm_90a] [--include DIR]... [--flag FLAG]...\n"
    "                          [--log FILE] [--object] [--timeout SECONDS] [--cache DIR] [--gzip]\n"
    "\n"
    "Compiles one generated unit: CUDA to a cubin (through NVRTC; compute_80:sm_90 as --arch makes sm_80's code for an sm_90,\n"
    "through nvcc), C++ to a shared object, or to an object file with --object. With --cache it is copied from there when it "
    "has\n"
    "been compiled before, by the tuner or by another build. With --gzip FILE is the image in a gzip stream, as it is linked.\n"
    "\n"
    "  tilewright-compile --kind cuda --source unit.cu --include templates --arch sm_80 --out unit.cubin --log unit.log\n"
    "  tilewright-compile --kind cxx --source unit.cpp --include templates --flag -O3 --flag -mavx2 --object --out unit.o\n"
    "\n"
    "exit status: 0 compiled, 1 did not compile, 2 usage, 3 a disk could not be written\n";

int usage_error(const std::string& what) {
  std::fprintf(stderr, "tilewright-compile: error: %s\n%s", what.c_str(), kUsage);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  using tilewright::tune::CompilerKind;
  tilewright::tune::CompileJob job;
  enum { kKind = 1, kSource, kInclude, kFlag, kArch, kOut, kLog, kObject, kTimeout, kCache, kGzip, kHelp };
  const option options[] = {{"kind", required_argument, nullptr, kKind},
                            {"source", required_argument, nullptr, kSource},
                            {"include", required_argument, nullptr, kInclude},
                            {"flag", required_argument, nullptr, kFlag},
                            {"arch", required_argument, nullptr, kArch},
                            {"out", required_argument, nullptr, kOut},
                            {"log", required_argument, nullptr, kLog},
                            {"object", no_argument, nullptr, kObject},
                            {"timeout", required_argument, nullptr, kTimeout},
                            {"cache", required_argument, nullptr, kCache},
                            {"gzip", no_argument, nullptr, kGzip},
                            {"help", no_argument, nullptr, kHelp},
                            {nullptr, 0, nullptr, 0}};
  std::string kind, cache;
  bool packs = false;
  for (int chosen; (chosen = getopt_long(argc, argv, "h", options, nullptr)) != -1;) {
    switch (chosen) {
      case kKind:
        kind = optarg;
        break;
      case kSource:
        job.source = optarg;
        break;
      case kInclude:
        job.include_dirs.emplace_back(optarg);
        break;
      case kFlag:
        job.flags.emplace_back(optarg);
        break;
      case kArch:
        job.arch = optarg;
        break;
      case kOut:
        job.output = optarg;
        break;
      case kLog:
        job.log = optarg;
        break;
      case kObject:
        job.object = true;
        break;
      case kTimeout:
        job.timeout_s = std::atof(optarg);
        break;
      case kCache:
        cache = optarg;
        break;
      case kGzip:
        packs = true;
        break;
      case kHelp:
      case 'h':
        std::fputs(kUsage, stdout);
        return 0;
      default:
        std::fputs(kUsage, stderr);
        return 2;
    }
  }
  if (optind != argc) return usage_error(std::string("unexpected argument '") + argv[optind] + "'");
  if (kind != "cuda" && kind != "cxx") return usage_error("--kind is '" + kind + "', valid: cuda, cxx");
  if (job.source.empty() || job.output.empty()) return usage_error("--source and --out are required");
  if (job.timeout_s < 1) return usage_error("--timeout is a number of seconds, at least 1");
  job.kind = kind == "cuda" ? CompilerKind::cuda : CompilerKind::cxx;
  ::alarm(static_cast<unsigned>(job.timeout_s) + 5);  // NVRTC runs in this process: only a signal can end it
  try {
    const auto toolchain = tilewright::tune::toolchain_from_environment();
    const auto outcome = cache.empty()
                             ? tilewright::tune::compile(job, toolchain)
                             : tilewright::tune::compile_cached(job, tilewright::tune::CompileCache(cache), toolchain);
    if (outcome.ok && packs) tilewright::tune::pack_image(job.output);
    if (!outcome.ok) std::fprintf(stderr, "tilewright-compile: error: %s: %s\n", job.source.c_str(), outcome.message.c_str());
    return outcome.ok ? 0 : 1;
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "tilewright-compile: error: %s\n", fault.what());
    return dynamic_cast<const tilewright::tune::DiskFault*>(&fault) != nullptr ? tilewright::tune::kDiskFaultStatus : 1;
  }
}
