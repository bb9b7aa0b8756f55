#include <gtest/gtest.h>

#include "compile/compiler.h"
#include "compile/image_difference.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

constexpr const char* kHelper = "static inline float twice(float x) { return x + x; }\n";
constexpr const char* kKernel = "extern \"C\" void kernel(float* x) { *x = twice(*x); }\n";

class ImageDifferenceTest : public testing::Test {
 protected:
  std::string image_of(const std::string& name, const std::string& text, CompilerKind kind = CompilerKind::cxx) const {
    CompileJob job{.kind = kind, .source = scratch_.write(name, text), .output = scratch_.path() / (name + ".image")};
    job.arch = kind == CompilerKind::cuda ? "sm_80" : "";
    if (kind == CompilerKind::cxx) job.flags = {"-O2", "-g"};
    const CompileOutcome outcome = compile(job, toolchain_from_environment());
    EXPECT_TRUE(outcome.ok) << outcome.message;
    return ScratchFolder::read(job.output);
  }

  ScratchFolder scratch_;
};

TEST_F(ImageDifferenceTest, NamesPathsAndDebugSectionsAreNoDifference) {
  const std::string image = image_of("a.cc", std::string(kHelper) + kKernel);
  const std::string other = image_of("deeper/another.cc", std::string("// moved\n\n\n") + kHelper + "\n" + kKernel);
  EXPECT_NE(image, other);
  EXPECT_EQ(image_difference(image, other), "");
}

TEST_F(ImageDifferenceTest, AnotherInstructionIs) {
  const std::string image = image_of("a.cc", std::string(kHelper) + kKernel);
  const std::string other =
      image_of("b.cc", std::string(kHelper) + "extern \"C\" void kernel(float* x) { *x = 1 - twice(*x); }\n");
  EXPECT_EQ(image_difference(image, other).rfind("the machine code differs (.text", 0), 0u) << image_difference(image, other);
}

TEST_F(ImageDifferenceTest, AnotherNameOrConstantOfTheSameCodeIs) {
  const std::string image = image_of("a.cc", "extern \"C\" const float table[2] = {1, 2};\n");
  const std::string other = image_of("b.cc", "extern \"C\" const float table[2] = {1, 3};\n");
  const std::string renamed = image_of("c.cc", "extern \"C\" const float tables[2] = {1, 2};\n");
  for (const std::string& each : {other, renamed}) {
    EXPECT_EQ(image_difference(image, each).rfind("the machine code is the same, but not what goes with it", 0), 0u)
        << image_difference(image, each);
  }
}

TEST_F(ImageDifferenceTest, OfCubinsOnlyLocalNamesAreNoDifference) {
  const auto cubin = [&](const char* name, const char* constant, const char* value, const char* step) {
    return image_of(name,
                    std::string("__device__ __noinline__ int helper(int x) { return x * x ") + step + "; }\nconstexpr int " +
                        constant + " = " + value + ";\n__device__ int last = " + constant +
                        ";\nextern \"C\" __global__ void kernel(int* x) { *x = helper(*x + last); }\n",
                    CompilerKind::cuda);
  };
  std::string image;
  try {
    image = cubin("a.cu", "kFirst", "3", "+ 1");
  } catch (const Error&) {
    GTEST_SKIP() << "no NVRTC here";
  }
  EXPECT_NE(image, cubin("b.cu", "kOther", "3", "+ 1"));
  EXPECT_EQ(image_difference(image, cubin("b.cu", "kOther", "3", "+ 1")), "");
  EXPECT_EQ(image_difference(image, cubin("c.cu", "kFirst", "4", "+ 1"))
                .rfind("the machine code is the same, but not what goes with it (.nv.global.init", 0),
            0u)
      << image_difference(image, cubin("c.cu", "kFirst", "4", "+ 1"));
  EXPECT_EQ(image_difference(image, cubin("d.cu", "kFirst", "3", "- 1")).rfind("the machine code differs (.text", 0), 0u);
}

TEST_F(ImageDifferenceTest, ContentsAreTheSameWhateverTheKernelIsCalled) {
  const auto cubin = [&](const std::string& symbol, const char* step) {
    return image_of(symbol + ".cu", "extern \"C\" __global__ void " + symbol + "(int* x) { *x = *x " + step + "; }\n",
                    CompilerKind::cuda);
  };
  std::string image;
  try {
    image = cubin("tw_first", "+ 1");
  } catch (const Error&) {
    GTEST_SKIP() << "no NVRTC here";
  }
  ASSERT_NE(image_contents(image, "tw_first"), "");
  EXPECT_EQ(image_contents(image, "tw_first"), image_contents(cubin("tw_another_one", "+ 1"), "tw_another_one"));
  EXPECT_NE(image_contents(image, "tw_first"), image_contents(cubin("tw_another_two", "- 1"), "tw_another_two"));
  EXPECT_EQ(image_contents("anything", "tw_first"), "");
}

TEST_F(ImageDifferenceTest, WhatCannotBeReadDiffersAndEqualBytesDoNot) {
  const std::string image = image_of("a.cc", std::string(kHelper) + kKernel);
  EXPECT_EQ(image_difference("anything", "anything"), "");
  EXPECT_NE(image_difference(image, "anything"), "");
  for (std::size_t length = 0; length < image.size(); length += 97)
    EXPECT_NE(image_difference(image, image.substr(0, length)), "");
  // Whatever a byte says, nothing is read beyond the end.
  const std::string other = image_of("b.cc", std::string(kKernel).replace(0, 0, kHelper) + "extern \"C\" int more = 1;\n");
  for (std::size_t i = 0; i < other.size(); i += 13) {
    std::string broken = other;
    broken[i] = static_cast<char>(broken[i] ^ 0xff);
    EXPECT_NE(image_difference(image, broken), "") << i;
  }
}

}  // namespace
}  // namespace tilewright::tune
