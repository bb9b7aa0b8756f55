// Where images come from when there is a prebuilt set, a compiler, both or neither.
#include <gtest/gtest.h>

#include <fstream>

#include "compile/image_source.h"
#include "compile/prebuilt_set.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

const UnitSpec kOne{.source = "a.cc", .symbol = "f", .hash = "1", .flags = {}};
const UnitSpec kTwo{.source = "b.cc", .symbol = "f", .hash = "2", .flags = {}};
const UnitSpec* const kUnits[] = {&kOne, &kTwo};
const PrebuiltSet kBoth{.arch = "sm80", .compiler = "nvrtc 13.0", .units = {{"1", ""}, {"2", "it does not fit"}}};
const PrebuiltSet kHalf{.arch = "sm80", .compiler = "nvrtc 13.0", .units = {{"1", ""}}};

TEST(ImageSource, NothingPrebuiltMeansTheCompilerHere) {
  const ImageSource source = choose_image_source("nvrtc 12.8", "", {}, kUnits);
  EXPECT_EQ(source.compiler, "nvrtc 12.8");
  EXPECT_TRUE(source.can_compile);
  EXPECT_EQ(source.note, "");
}

TEST(ImageSource, NeitherIsAFaultInTheCompilersWords) {
  try {
    choose_image_source({}, "install NVRTC", {}, kUnits);
    FAIL();
  } catch (const Error& fault) {
    EXPECT_STREQ(fault.what(), "install NVRTC");
  }
}

TEST(ImageSource, TheSameCompilerCompilesWhatIsMissing) {
  const ImageSource source = choose_image_source("nvrtc 13.0", "", kHalf, kUnits);
  EXPECT_TRUE(source.can_compile);
  EXPECT_TRUE(source.prebuilt.has_value());
  EXPECT_EQ(source.note, "");
}

TEST(ImageSource, WithoutACompilerThePrebuiltSetIsAllThereIs) {
  ImageSource source = choose_image_source({}, "install NVRTC", kBoth, kUnits);
  EXPECT_EQ(source.compiler, "nvrtc 13.0");
  EXPECT_FALSE(source.can_compile);
  EXPECT_EQ(source.note, "");
  source = choose_image_source({}, "install NVRTC", kHalf, kUnits);
  EXPECT_EQ(source.note, "1 of 2 kernels and references were not prebuilt and are left out: install NVRTC");
}

TEST(ImageSource, AnotherCompilerGivesWayToACompleteSetAndSaysSo) {
  const ImageSource source = choose_image_source("nvrtc 12.8", "", kBoth, kUnits);
  EXPECT_EQ(source.compiler, "nvrtc 13.0");
  EXPECT_FALSE(source.can_compile);
  EXPECT_NE(source.note.find("the compiler here is nvrtc 12.8"), std::string::npos) << source.note;
}

TEST(ImageSource, TwoCompilersAreNeverMixed) {
  const ImageSource source = choose_image_source("nvrtc 12.8", "", kHalf, kUnits);
  EXPECT_EQ(source.compiler, "nvrtc 12.8");
  EXPECT_FALSE(source.prebuilt.has_value());
  EXPECT_NE(source.note.find("it holds 1 of 2"), std::string::npos) << source.note;
}

TEST(PrebuiltSet, GrowsUnderOneCompilerAndStartsAnewUnderAnother) {
  const ScratchFolder scratch;
  std::string fault;
  EXPECT_FALSE(read_prebuilt_set(scratch.path(), "sm80", fault));
  EXPECT_EQ(fault, "");  // none is no fault
  write_prebuilt_set(scratch.path(), kHalf);
  write_prebuilt_set(scratch.path(), {.arch = "sm80", .compiler = "nvrtc 13.0", .units = {{"1", "fails now"}, {"3", ""}}});
  auto set = read_prebuilt_set(scratch.path(), "sm80", fault);
  ASSERT_TRUE(set);
  EXPECT_EQ(set->units, (std::map<std::string, std::string>{{"1", "fails now"}, {"3", ""}}));
  EXPECT_FALSE(read_prebuilt_set(scratch.path(), "sm90a", fault));
  write_prebuilt_set(scratch.path(), {.arch = "sm80", .compiler = "nvrtc 14.0", .units = {{"9", ""}}});
  set = read_prebuilt_set(scratch.path(), "sm80", fault);
  EXPECT_EQ(set->compiler, "nvrtc 14.0");
  EXPECT_EQ(set->units.size(), 1u);
}

TEST(PrebuiltSet, CutShortAnywhereItCountsAsNoneAndSaysSo) {
  const ScratchFolder scratch;
  write_prebuilt_set(scratch.path(), kBoth);
  const auto path = prebuilt_path(scratch.path(), "sm80");
  const std::string text = ScratchFolder::read(path);
  for (std::size_t kept = 0; kept + 2 < text.size(); ++kept) {  // all but the closing brace and the end of the line
    std::ofstream(path) << text.substr(0, kept);
    std::string fault;
    EXPECT_FALSE(read_prebuilt_set(scratch.path(), "sm80", fault)) << kept;
    EXPECT_NE(fault.find("run prebuild again"), std::string::npos) << kept;
  }
  std::ofstream(path) << R"({"schema":"tilewright.prebuilt/1","arch":"sm75","compiler":"x","units":{}})";
  std::string fault;
  EXPECT_FALSE(read_prebuilt_set(scratch.path(), "sm80", fault));
  EXPECT_NE(fault.find("it is of sm75"), std::string::npos) << fault;
  write_prebuilt_set(scratch.path(), kHalf);  // and prebuild repairs it
  EXPECT_TRUE(read_prebuilt_set(scratch.path(), "sm80", fault));
}

}  // namespace
}  // namespace tilewright::tune
