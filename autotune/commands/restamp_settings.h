// What `db restamp` passes on of the options: to the codegen of the old tree, and to those who compile.
#pragma once

#include "commands/options.h"
#include "compile/compare_images.h"

namespace tilewright::tune {

Options options_of_old_tree(const Options& options, const std::filesystem::path& old_root);
ComparisonSettings comparison_settings(const Options& options);

}  // namespace tilewright::tune
