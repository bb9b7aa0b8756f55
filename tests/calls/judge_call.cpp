// The rules of c_api.h and docs/how/c-api.md for any op; those of one op are its own file's.
#include "judge_call.h"

#include <algorithm>
#include <cctype>
#include <limits>
#include <set>

namespace tilewright::calls {
namespace {

constexpr Wide kMostSize = Wide{1} << 48;
// Of a tensor. Broadcasts have more than there are elements: hours of work on little memory.
constexpr Wide kMostIndices = Wide{1} << 24;

void judge_names(const Call& call, Findings& findings) {
  const Op& op = *call.op;
  const auto plan = [&](std::vector<std::string> names) { findings.push_back({Finding::At::plan, true, std::move(names)}); };
  if (call.attributes.size() != op.attributes.size()) return plan({"attributes"});
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    const auto& values = op.attributes[i].values;
    if (std::ranges::none_of(values, [&](std::string_view each) { return each == call.attributes[i]; })) {
      plan({op.attributes[i].name});
    }
  }
  if (call.sizes.size() < static_cast<std::size_t>(op.key_sizes) || call.sizes.size() > op.sizes.size()) plan({"sizes"});
  if (call.threads < 0 || call.threads > 65535) plan({"threads"});
  if ((call.constants >> op.tensors.size()) != 0) plan({"constants"});
  if (call.wrong_tensors != 0) findings.push_back({Finding::At::run, true, {"tensors"}});
  if (call.workspace == Call::Workspace::misaligned) findings.push_back({Finding::At::run, false, {"workspace"}});
  if (call.wrong_scalars != 0) findings.push_back({Finding::At::run, true, {"scalars"}});
}

void judge_sizes(const Call& call, const SizeValues& sizes, Findings& findings) {
  // A stride that is too large may be one that leads nowhere.
  for (std::size_t i = 0; i < call.op->sizes.size(); ++i) {
    const char* const name = call.op->sizes[i];
    const bool is_key = i < static_cast<std::size_t>(call.op->key_sizes);
    if (sizes[name] < 0 || sizes[name] > kMostSize) findings.push_back({Finding::At::plan, sizes[name] < 0 || is_key, {name}});
  }
}

// Each dimension begins behind the end of those inside of it.
bool is_nested(const TensorView& view) {
  std::vector<std::pair<Wide, Wide>> dimensions;  // stride, extent
  for (std::size_t i = 0; i < view.extents.size(); ++i) {
    if (view.extents[i] > 1) dimensions.emplace_back(view.strides[i], view.extents[i]);
  }
  std::ranges::sort(dimensions);
  Wide end = 1;
  for (const auto& [stride, extent] : dimensions) {
    if (stride < end) return false;
    end += stride * (extent - 1);
  }
  return true;
}

// Any two elements of one byte, where one of the tensors is written.
bool share_elements(const TensorView& outer, const TensorView& inner, std::int64_t shift) {
  std::set<std::int64_t> taken;
  const auto bytes = [](const TensorView& view) { return static_cast<std::int64_t>(bytes_of(view.element)); };
  outer.for_each([&](std::int64_t at) {
    for (std::int64_t i = 0; i < bytes(outer); ++i) taken.insert(at * bytes(outer) + i);
  });
  bool shares = false;
  inner.for_each([&](std::int64_t at) {
    for (std::int64_t i = 0; i < bytes(inner); ++i) shares = shares || taken.contains(shift + at * bytes(inner) + i);
  });
  return shares;
}

// The tensor in whose memory one lies, and how many bytes behind its beginning.
std::size_t memory_of(const Call& call, std::size_t tensor) {
  return call.tensors[tensor].inside < 0 ? tensor : static_cast<std::size_t>(call.tensors[tensor].inside);
}
std::int64_t place_of(const Call& call, std::size_t tensor) {
  const Call::Tensor& of = call.tensors[tensor];
  return of.inside < 0 ? 0 : of.shift + static_cast<std::int64_t>(of.misalignment);
}

void judge_tensors(const Call& call, const std::vector<TensorView>& views, bool is_empty, Findings& findings) {
  for (std::size_t i = 0; i < views.size(); ++i) {
    const TensorView& view = views[i];
    const Call::Tensor& tensor = call.tensors[i];
    const auto run = [&](bool is_certain, std::vector<std::string> names) {
      findings.push_back({Finding::At::run, is_certain && !is_empty, std::move(names)});
    };
    if (!tensor.is_present) {
      if (view.is_required) run(!view.is_empty(), {view.name});
      continue;
    }
    const std::size_t off = tensor.inside < 0 ? 0 : call.tensors[memory_of(call, i)].misalignment;
    if ((tensor.misalignment + off) % bytes_of(view.element) != 0) run(!view.is_empty(), {view.name});
    for (std::size_t j = 0; j < i; ++j) {
      const TensorView& other = views[j];
      if (!call.tensors[j].is_present || memory_of(call, i) != memory_of(call, j)) continue;
      if ((!view.is_written && !other.is_written) || view.is_empty() || other.is_empty()) continue;
      const std::int64_t shift = place_of(call, i) - place_of(call, j);
      const bool is_known = !view.is_of_any_length && !other.is_of_any_length;
      if (is_known && (shift >= other.bytes() || -shift >= view.bytes())) continue;
      run(is_known && share_elements(other, view, shift), {view.name, other.name});
    }
  }
}

}  // namespace

bool Judgement::is_refused(Finding::At at) const {
  return std::ranges::any_of(findings, [&](const Finding& each) { return each.at == at && each.is_certain; });
}

bool Judgement::may_be_refused(Finding::At at) const {
  return std::ranges::any_of(findings, [&](const Finding& each) { return each.at == at || each.at == Finding::At::either; });
}

bool Judgement::is_named(Finding::At at, const std::string& error) const {
  const auto is_letter = [](char each) { return std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_'; };
  for (const Finding& finding : findings) {
    if (finding.at != at && finding.at != Finding::At::either) continue;
    for (const std::string& name : finding.names) {
      for (std::size_t at_name = error.find(name); at_name != std::string::npos; at_name = error.find(name, at_name + 1)) {
        const std::size_t end = at_name + name.size();
        if ((at_name == 0 || !is_letter(error[at_name - 1])) && (end == error.size() || !is_letter(error[end]))) return true;
      }
    }
  }
  return false;
}

Judgement judge_call(const OpCalls& calls, const Call& call, std::size_t capacity) {
  Judgement judgement;
  judge_names(call, judgement.findings);
  if (judgement.is_refused(Finding::At::plan) && call.attributes.size() != call.op->attributes.size()) {
    judgement.is_runnable = false;
    return judgement;
  }
  const SizeValues sizes = calls.sizes(call);
  judge_sizes(call, sizes, judgement.findings);
  const std::vector<TensorView> views = calls.views(call, sizes);
  // Without sizes that can be multiplied nothing else can be said.
  for (const char* name : call.op->sizes) judgement.is_runnable = judgement.is_runnable && sizes[name] >= 0;
  if (!judgement.is_runnable) return judgement;
  judgement.is_empty = true;
  for (std::size_t i = 0; i < views.size(); ++i) {
    const bool is_result = views[i].is_written && (views[i].is_required || call.tensors[i].is_present);
    judgement.is_empty = judgement.is_empty && (!is_result || views[i].is_empty());
  }
  judgement.is_empty = judgement.is_empty || calls.is_nothing(sizes);
  const Finding::At at = call.is("general") ? Finding::At::either : Finding::At::plan;
  for (std::size_t i = 0; i < views.size(); ++i) {
    const TensorView& view = views[i];
    if (view.is_empty()) continue;
    if (view.elements() > kMostSize) {
      const bool is_refused = view.bytes() > std::numeric_limits<std::int64_t>::max() && view.is_required &&
                              !view.is_of_any_length && !judgement.is_empty;
      judgement.findings.push_back({at, is_refused, view.names});
    }
    Wide needed = view.bytes() + (call.tensors[i].inside >= 0 ? call.tensors[i].shift : 0) + 8192;
    judgement.is_runnable = judgement.is_runnable && needed <= static_cast<Wide>(capacity) && view.indices() <= kMostIndices;
    if (!view.is_written || is_nested(view)) continue;
    const bool overlaps = judgement.is_runnable && view.overlaps_itself();
    judgement.is_defined = judgement.is_defined && !(overlaps && view.is_of_any_length);
    judgement.findings.push_back({at, overlaps && !view.is_of_any_length && !judgement.is_empty, view.names});
  }
  // More work than memory for it.
  Wide work = 1;
  for (int i = 0; i < call.op->key_sizes; ++i)
    work = std::min(work * std::max(sizes[call.op->sizes[i]], Wide{1}), Wide{1} << 70);
  if (work > Wide{1} << 38) {
    judgement.findings.push_back({Finding::At::plan, false, {"workspace", "memory", "scratch"}});
    for (int i = 0; i < call.op->key_sizes; ++i) judgement.findings.back().names.emplace_back(call.op->sizes[i]);
  }
  calls.judge(call, sizes, judgement.is_empty, judgement.findings);
  if (judgement.is_runnable) judge_tensors(call, views, judgement.is_empty, judgement.findings);
  return judgement;
}

}  // namespace tilewright::calls
