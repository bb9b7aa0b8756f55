// The dispatcher's part that is about other libraries: which record names one, whether its algorithm can be had, and what
// explanations say of it.
#include "dispatch/dispatch_snapshot.h"
#include "dispatch/size_likeness.h"
#include "files/decimal.h"
#include "table/problem_key.h"
#include "tilewright/error.h"

namespace tilewright {

// A provider's algorithm was measured for dense operands of this device, and what it does with others nobody knows: their rows
// and batches must be just as aligned. A layer whose record says that our own kernel is the fastest ends the search.
ProvidedSelection Dispatcher::select_provided(const Snapshot& current, const Problem& problem, const Device& device) const {
  ProvidedSelection selection;
  // What another library's kernel promises nobody has told.
  if (current.overrides.contains(problem.op) || problem.numerics != Numerics::tuned) return selection;
  const OpEntry& op = table_.ops[problem.op];
  if (current.line_for(op, problem, device) != nullptr) return selection;
  const auto is_alike = [&](const ProvidedEntry& entry) {
    for (std::size_t i = op.key_sizes; i < op.sizes.size(); ++i) {
      if (alignment(entry.problem.sizes[i]) != alignment(problem.sizes[i])) return false;
    }
    return true;
  };
  for (const DeviceView::Step& step : current.view(device).steps) {
    if (!step.is_own) break;
    for (const ProvidedEntry& entry : step.records->owned.provided) {
      if (entry.device != step.device || !same_key(entry.problem, problem, op.key_sizes) || !is_alike(entry)) continue;
      selection = {.entry = &entry, .layer = step.records->name};
      break;
    }
    if (selection.entry != nullptr) break;
    if (step.records->index.find(step.device, problem) != nullptr) return selection;
  }
  if (selection.entry == nullptr) return selection;
  const ProvidedName& name = selection.entry->name;
  const Providers::Found* found = providers_.find(name.provider, op.name);
  if (found == nullptr) {
    selection.why_not = "TILEWRIGHT_PROVIDERS=" + name.provider + " takes it";
  } else if (found->provider == nullptr) {
    selection.why_not = "it is not here: " + found->why_none;
  } else if (found->version != name.version) {
    selection.why_not = "it is " + found->version + " here: tune again with TILEWRIGHT_PROVIDERS=" + name.provider;
  } else {
    try {
      selection.algorithm = found->provider->ready(name.algorithm, op, problem, device);
    } catch (const Error& fault) {
      selection.why_not = fault.what();
    }
  }
  return selection;
}

Explanation Dispatcher::explain(const ProvidedSelection& provided, const Problem& problem, const Device& device) const {
  const OpEntry& op = table_.ops[problem.op];
  const ProvidedEntry& entry = *provided.entry;
  return {.match = Match::exact,
          .kernel = std::string(op.name) + "." + entry.name.provider,
          .runtime = {},
          .layer = provided.layer,
          .device = device.key,
          .record = shape_text(op, entry.problem),
          .expected_us = entry.median_us,
          .basis = "measured",
          .reason = "another library's kernel, measured on this device to be " + decimal(100 * entry.margin) +
                    " % faster than the best of our own for exactly this shape",
          .provider = entry.name.provider + " (" + entry.name.version + ")"};
}

Explanation Dispatcher::explain_own(const Snapshot& current, const Selection& selection, const ProvidedSelection& provided,
                                    const Problem& problem, const Device& device) const {
  Explanation explanation = explain(current, selection, problem, device);
  if (provided.entry != nullptr && provided.algorithm == nullptr) {
    const ProvidedName& name = provided.entry->name;
    explanation.reason += "; " + name.provider + " (" + name.version + ") was measured to be " +
                          decimal(100 * provided.entry->margin) + " % faster, but " + provided.why_not;
  }
  return explanation;
}

}  // namespace tilewright
