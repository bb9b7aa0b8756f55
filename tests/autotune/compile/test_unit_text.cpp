// What counts of a unit's text: everything that a compiler sees, and nothing else.
#include <gtest/gtest.h>

#include "compile/unit_text.h"
#include "system/scratch_folder.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

TEST(WithoutComments, TakesCommentsAndNothingThatLooksLikeOne) {
  const struct {
    const char* text;
    const char* bare;
  } cases[] = {
      {"int a;  // one\n\n  /* two\n lines */\nint b;\n", "int a;\nint b;\n"},
      {"a/**/b", "a b\n"},
      {"\"// no\" // yes", "\"// no\"\n"},
      {"'\"' // yes\n'\\''//yes", "'\"'\n'\\''\n"},
      {"\"\\\"// no\"", "\"\\\"// no\"\n"},
      {"1'000'000 // yes", "1'000'000\n"},
      {"0x1'F'u // 'yes", "0x1'F'u\n"},
      {"f8'a' // yes", "f8'a'\n"},
      {"a / b / c", "a / b / c\n"},
      {"// goes \\\n on\nx", "x\n"},
      {"#define A \\\n  1\n", "#define A   1\n"},
      {"/* never ends", ""},
      {"it's // no literal on this line\nx", "it's\nx\n"},
      {"R\"(// no)\" // stays", "R\"(// no)\" // stays"},
  };
  for (const auto& [text, bare] : cases) EXPECT_EQ(without_comments(text), bare) << text;
}

class UnitTextTest : public testing::Test {
 protected:
  // Of unit.cc, with the include folders "first" and "second".
  std::string hash() const {
    return UnitText({scratch_.path() / "first", scratch_.path() / "second"}).hash(scratch_.path() / "unit.cc");
  }

  ScratchFolder scratch_;
};

TEST_F(UnitTextTest, HeadersCountThatAreIncludedAndNoOthers) {
  scratch_.write("unit.cc", "#include \"a.h\"\n  #  include \"folder/b.h\"\nint x;\n");
  scratch_.write("first/a.h", "#pragma once\n#include \"c.h\"\n");
  scratch_.write("second/folder/b.h", "#include \"beside.h\"\n");
  scratch_.write("second/folder/beside.h", "int beside;\n");
  scratch_.write("second/c.h", "#include \"a.h\"\nint c;\n");
  const std::string before = hash();
  EXPECT_EQ(before, hash());
  scratch_.write("second/d.h", "int d;\n");
  scratch_.write("second/c.h", "// Round about.\n#include \"a.h\"\nint c;  // said\n");
  EXPECT_EQ(before, hash());
  for (const char* header : {"first/a.h", "second/folder/b.h", "second/folder/beside.h", "second/c.h"}) {
    const std::string text = ScratchFolder::read(scratch_.path() / header);
    scratch_.write(header, text + "int more;\n");
    EXPECT_NE(before, hash()) << header;
    scratch_.write(header, text);
  }
  EXPECT_EQ(before, hash());
  scratch_.write("first/c.h", "int shadows;\n");
  EXPECT_NE(before, hash());
}

TEST_F(UnitTextTest, AHeaderThatIsNowhereIsTheCompilersBusiness) {
  scratch_.write("unit.cc", "#include \"nowhere.h\"\n");
  EXPECT_EQ(hash().size(), 32u);
}

TEST_F(UnitTextTest, AnUnreadableSourceIsAFault) { EXPECT_THROW(hash(), Error); }

}  // namespace
}  // namespace tilewright::tune
