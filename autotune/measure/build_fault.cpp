#include "measure/build_fault.h"

#include <fmt/format.h>

namespace tilewright::tune {

Evaluation build_fault(const CompiledUnit& unit) {
  if (unit.invalidity != Invalidity::none) return {.invalidity = unit.invalidity, .reason = unit.message};
  return {.invalidity = Invalidity::constraints,
          .reason = fmt::format("spills {} bytes of registers", unit.resources.spill_bytes)};
}

}  // namespace tilewright::tune
