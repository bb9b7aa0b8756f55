// What is wrong with a tuning database, by the database alone; whether its records name legal candidates of today's templates
// is codegen's to say. Changes nothing.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "records/database.h"

namespace tilewright::tune {

struct LintFinding {
  std::string file;  // relative to the database
  int line = 0;      // 0: the file as a whole
  std::string what;
  std::string remedy;
};

struct LintedLine {
  std::string file;
  int line = 0;
  std::string text;
};

struct LintReport {
  std::vector<LintFinding> findings{};
  std::vector<LintedLine> sound{};  // the lines without a finding that codegen is still to judge
};

// Throws Error when the folder cannot be read.
LintReport lint(const Database& database);

}  // namespace tilewright::tune
