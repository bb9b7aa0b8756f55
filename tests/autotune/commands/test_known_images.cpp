// What a search is told of kernels that were compiled.
#include <gtest/gtest.h>

#include "commands/tuning/known_images.h"
#include "compile/compiler.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

struct Compiled {
  Manifest manifest{};
  BuildResult build{};
};

// A kernel of each: its symbol, what it computes, how it is launched.
struct Wanted {
  const char* symbol;
  const char* step;
  const char* launch_json;
};

Compiled compile_all(const ScratchFolder& scratch, const std::vector<Wanted>& kernels) {
  Compiled compiled;
  compiled.manifest.arch.kind = TargetKind::cuda;
  compiled.manifest.arch.minors = {0};
  for (const Wanted& wanted : kernels) {
    const std::string name = wanted.symbol;
    CompileJob job{.kind = CompilerKind::cuda,
                   .source = scratch.write(
                       name + ".cu", "extern \"C\" __global__ void " + name + "(int* x) { *x = *x " + wanted.step + "; }\n"),
                   .output = scratch.path() / (name + ".cubin")};
    job.arch = "sm_80";
    const CompileOutcome outcome = compile(job, toolchain_from_environment());
    EXPECT_TRUE(outcome.ok) << outcome.message;
    KernelSpec& kernel = compiled.manifest.kernels.emplace_back();
    kernel.unit.symbol = name;
    kernel.launch_json = wanted.launch_json;
    CompiledUnit& unit = compiled.build.kernels.emplace_back();
    unit.files.image = job.output;
    unit.seconds = 1.5;
    compiled.build.usable.push_back(true);
  }
  return compiled;
}

TEST(KnownImages, AreTheSameWhereCodeAndLaunchAre) {
  const ScratchFolder scratch;
  Compiled compiled;
  try {
    compiled = compile_all(scratch, {{"tw_a", "+ 1", "{}"},
                                     {"tw_bb", "+ 1", "{}"},
                                     {"tw_c", "* 7", "{}"},
                                     {"tw_d", "+ 1", R"({"block": [64, 1, 1]})"},
                                     {"tw_e", "+ 1", "{}"}});
  } catch (const Error&) {
    GTEST_SKIP() << "no NVRTC here";
  }
  compiled.build.usable[4] = false;
  compiled.build.kernels[4].resources.spill_bytes = 16;
  const std::vector<KnownImage> images = known_images(compiled.manifest, compiled.build);
  ASSERT_EQ(images.size(), 5u);
  EXPECT_NE(images[0].identity, "");
  EXPECT_EQ(images[0].identity, images[1].identity);
  EXPECT_NE(images[0].identity, images[2].identity);
  EXPECT_NE(images[0].identity, images[3].identity);
  EXPECT_EQ(images[4].identity, "");
  ASSERT_TRUE(images[4].fault.has_value());
  EXPECT_EQ(images[4].fault->reason, "spills 16 bytes of registers");
  EXPECT_EQ(images[0].compile_s, 1.5);
}

}  // namespace
}  // namespace tilewright::tune
