#include "commands/emit_command.h"

#include <cstdio>

#include "commands/settings.h"
#include "manifest/codegen_client.h"
#include "manifest/problem_request.h"
#include "system/usage_error.h"

namespace tilewright::tune {

int run_emit(const Options& options) {
  require_no_attributes(options.attributes);
  if (options.generated.empty()) throw UsageError("--db without --generated: name the folder that is emitted");
  std::fputs(CodegenClient(codegen_settings(options)).emit(options.ops).c_str(), stdout);
  return 0;
}

}  // namespace tilewright::tune
