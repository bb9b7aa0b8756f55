#include "commands/restamp_settings.h"

#include <algorithm>
#include <thread>

namespace tilewright::tune {

Options options_of_old_tree(const Options& options, const std::filesystem::path& old_root) {
  Options old = options;
  old.root = old_root;
  if (!options.database.old_templates.empty()) old.templates = options.database.old_templates;
  return old;
}

ComparisonSettings comparison_settings(const Options& options) {
  return {.program = options.compile_program,
          .cache = std::filesystem::absolute(options.cache),
          .timeout_s = static_cast<double>(options.compile_timeout_s),
          .jobs = options.jobs > 0 ? options.jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))};
}

}  // namespace tilewright::tune
