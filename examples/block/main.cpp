// `block`: a transformer block out of the library's operators: how it is done, how fast it is, and whether it is right.
#include <cstdio>
#include <exception>

#include "machine.h"
#include "model.h"
#include "options.h"
#include "report.h"
#include "roof.h"
#include "session.h"

int main(int count, char** words) {
  using namespace block;
  try {
    const Options options = parse(count, words);
    if (options.is_help) {
      std::fputs(kUsage, stdout);
      return 0;
    }
    const Model model = find_model(options.model, options.is_tiny, options.has_attention());
    const auto machine = find_machine(options.device, static_cast<int>(options.threads));
    Session session(model, options, *machine);
    // Of bf16: some dozen roundings by 2^-9 at the most.
    Report report{.model = model,
                  .options = options,
                  .device = machine->device(),
                  .element = session.element(),
                  .copy_bytes_per_s = copy_bytes_per_s(*machine),
                  .peak_flops = peak_flops(machine->device(), session.element()),
                  .most_error = session.element() == Element::bf16 ? 2e-2 : 2e-5,
                  .phases = {}};
    if (options.prefill > 0) report.phases.push_back(session.prefill());
    if (options.steps > 0) report.phases.push_back(session.decode());
    std::fputs((options.is_json ? report.json() : report.text()).c_str(), stdout);
    return report.is_right() ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "block: %s\n", error.what());
    return 2;
  }
}
