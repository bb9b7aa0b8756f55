// What an operator refuses of tensors that are only described: of fake ones. It is called as it is called to compute, and stops
// before a kernel would run. python/tilewright/torch/_checking.py calls this.
#include <exception>
#include <string>

#include "torch/operators.h"
#include "torch/stack.h"

using namespace tilewright::torch;

// nullptr, and the results that the operator `name` would make; or the sentence that it refuses the arguments with, valid until
// the thread's next call.
extern "C" __attribute__((visibility("default"))) const char* tilewright_torch_check(const char* name, StableValue* arguments,
                                                                                     Made* made) {
  static thread_local std::string reason;
  try {
    for (const auto& operators : all_operators()) {
      for (const Operator& each : operators) {
        if (each.name != name) continue;
        Stack stack(arguments, made);
        each.call(stack);
        return nullptr;
      }
    }
    reason = "there is no operator " + std::string(name);
  } catch (const std::exception& error) {
    reason = error.what();
  }
  return reason.c_str();
}
