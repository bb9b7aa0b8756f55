#include "commands/cover_command.h"

#include <cstdio>

#include "commands/settings.h"
#include "manifest/codegen_client.h"
#include "manifest/problem_request.h"

namespace tilewright::tune {

int run_cover(const Options& options) {
  require_no_attributes(options.attributes);
  std::vector<std::string> asked{"--max-loss", options.cover.max_loss};
  if (!options.cover.max_bytes.empty()) asked.insert(asked.end(), {"--max-bytes", options.cover.max_bytes});
  for (const std::string& arch : options.cover.archs) asked.insert(asked.end(), {"--arch", arch});
  for (const std::string& op : options.ops) asked.insert(asked.end(), {"--op", op});
  if (options.cover.write) asked.emplace_back("--write");
  if (options.json) asked.emplace_back("--json");
  std::fputs(CodegenClient(codegen_settings(options)).cover(asked).c_str(), stdout);
  return 0;
}

}  // namespace tilewright::tune
