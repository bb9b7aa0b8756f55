#include "manifest/problem_reader.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "manifest/manifest_fields.h"
#include "system/content_hash.h"

namespace tilewright::tune {
namespace {

// That of the least number above 0: f64 has none below 2^-1074, all other types none below f32's 2^-149.
int largest_exponent(DataType type) { return type == DataType::f64 ? 1074 : 149; }

Fill parse_fill(const Json& json, DataType type) {
  constexpr int kLargestIndex = 20;
  const int largest = largest_exponent(type);
  const Fill fill{.kind = static_cast<FillKind>(index_of(kFillKinds, json.at("kind"), "fill")),
                  .exponent = integer<int>(json.at("exponent")),
                  .limit = json.contains("limit") ? integer<std::int32_t>(json.at("limit")) : 0};
  if (fill.exponent < -largest || fill.exponent > largest) {
    throw Error(fmt::format("a fill's exponent is {}, valid: {} to {}", fill.exponent, -largest, largest));
  }
  if (fill.kind >= kFirstIndexFill && (fill.exponent < 0 || fill.exponent > kLargestIndex)) {
    throw Error(fmt::format("{} of 2^{}, valid: 0 to {}", kFillKinds[static_cast<std::size_t>(fill.kind)], fill.exponent,
                            kLargestIndex));
  }
  if (fill.limit < 0) throw Error(fmt::format("a fill's limit is {}, valid: 0 and more", fill.limit));
  return fill;
}

std::vector<FillKind> parse_timed(const Json& json) {
  std::vector<FillKind> kinds;
  for (const Json& kind : value_or(json, "timed", Json::array())) {
    kinds.push_back(static_cast<FillKind>(index_of(kFillKinds, kind, "fill")));
    if (kinds.back() == FillKind::external) throw Error("what a script makes is the same in all copies that are timed");
  }
  return kinds;
}

std::vector<std::size_t> parse_edges(const Json& json, std::size_t pool) {
  std::vector<std::size_t> edges;
  for (const Json& edge : json) {
    edges.push_back(integer<std::size_t>(edge));
    if (edges.back() >= pool) throw Error(fmt::format("edge {} does not exist: there are {}", edges.back(), pool));
  }
  return edges;
}

// The view's axes from the least stride on: each begins behind what those before it take.
void require_apart(const OutputView& view, std::int64_t elements) {
  std::vector<std::pair<std::int64_t, std::int64_t>> axes;  // stride, extent
  for (int axis = 0; axis < OutputView::kAxes; ++axis) {
    if (view.extents[axis] > 1) axes.emplace_back(view.strides[axis], view.extents[axis]);
  }
  std::ranges::sort(axes);
  std::int64_t span = 1;
  bool apart = true;
  for (const auto& [stride, extent] : axes) {
    apart = apart && stride >= span;
    span = saturating_sum(saturating_product(extent - 1, stride), span);
  }
  if (!apart || span > elements) throw Error("the output's view overlaps itself or leaves its buffer");
}

OutputView parse_output(const Json& json, const OpSpec& op, const ProblemSpec& problem) {
  OutputView view{.tensor = index_of(names_of(op.tensors), json.at("tensor"), "tensor")};
  const Json &extents = json.at("extents"), &strides = json.at("strides");
  if (extents.size() != OutputView::kAxes || strides.size() != OutputView::kAxes) {
    throw Error(fmt::format("an output has {} extents and {} strides, valid: 4 of each", extents.size(), strides.size()));
  }
  for (std::size_t axis = 0; axis < OutputView::kAxes; ++axis) {
    view.extents[axis] = extent(extents[axis]);
    view.strides[axis] = extent(strides[axis]);
  }
  const Json& tolerance = json.at("tolerance");
  view.tolerance = {.absolute = tolerance.at("absolute"), .relative = tolerance.at("relative")};
  const TensorBuffer& buffer = problem.tensors[view.tensor];
  if (!buffer.present) throw Error(fmt::format("output {} is not present", op.tensors[view.tensor].name));
  if (view.elements() > 0) require_apart(view, buffer.elements);
  return view;
}

InPlaceSpec parse_in_place(const Json& json, const OpSpec& op, const ProblemSpec& problem) {
  const InPlaceSpec pair{.output = index_of(names_of(op.tensors), json.at("output"), "tensor"),
                         .input = index_of(names_of(op.tensors), json.at("input"), "tensor")};
  const TensorBuffer &output = problem.tensors[pair.output], &input = problem.tensors[pair.input];
  const bool is_written = std::ranges::count(problem.outputs, pair.output, &OutputView::tensor) == 1;
  if (!is_written || op.tensors[pair.input].role != TensorRole::in || !input.present || output.type != input.type ||
      output.elements != input.elements) {
    throw Error(fmt::format("{} can't lie in the place of {}: valid are an output and an input of one type and length",
                            op.tensors[pair.output].name, op.tensors[pair.input].name));
  }
  return pair;
}

void parse_data(const Json& json, const OpSpec& op, ProblemSpec& problem) {
  for (const TensorSpec& tensor : op.tensors) {
    const Json& entry = json.at("tensors").at(tensor.name);
    const DataType type = parse_type(entry.at("dtype"));
    problem.tensors.push_back({.type = type,
                               .elements = extent(entry.at("elements")),
                               .present = value_or(entry, "present", true),
                               .fill = parse_fill(entry.at("fill"), type),
                               .timed = parse_timed(entry.at("fill"))});
  }
  problem.pointer_alignment = integer<std::int64_t>(json.at("pointer_alignment"));
  if (!std::has_single_bit(static_cast<std::uint64_t>(problem.pointer_alignment)) || problem.pointer_alignment > 256) {
    throw Error(fmt::format("pointer_alignment is {}, valid: powers of two up to 256", problem.pointer_alignment));
  }
  for (const Json& output : json.at("outputs")) problem.outputs.push_back(parse_output(output, op, problem));
  if (problem.outputs.empty()) throw Error("a problem has no outputs");
  for (const Json& pair : value_or(json, "in_place", Json::array())) {
    problem.in_place.push_back(parse_in_place(pair, op, problem));
  }
}

// Whatever codegen says of a case is part of what is measured, fields that this tuner does not know included; so is what tells
// right from wrong. Which candidates it has is not.
std::string identity_of(const Json& json, const OpSpec& op, const ReferenceSpec& reference) {
  std::string text = fmt::format("{}\n{}\n", op.name, reference.hash);
  for (const auto& [name, value] : json.items()) {
    if (name != "candidates" && name != "default" && name != "edges") text += fmt::format("{} {}\n", name, value.dump());
  }
  return content_hash(text);
}

void parse_candidates(const Json& json, const Manifest& manifest, std::size_t edges, ProblemSpec& problem) {
  for (const Json& candidate : json.at("candidates")) {
    problem.candidates.push_back({.kernel = integer<std::size_t>(candidate.at("kernel")),
                                  .runtime = parse_runtime(candidate.at("runtime")),
                                  .predicted_us = value_or(candidate, "predicted_us", 0.0),
                                  .edges = parse_edges(candidate.at("edges"), edges),
                                  .recorded = value_or(candidate, "recorded", false),
                                  .incumbent = value_or(candidate, "incumbent", false)});
    if (problem.candidates.back().kernel >= manifest.kernels.size())
      throw Error("a candidate names a kernel that does not exist");
  }
  problem.edges = parse_edges(json.at("edges"), edges);
  problem.default_candidate = integer<std::size_t>(json.at("default"));
  if (problem.default_candidate >= problem.candidates.size()) throw Error("the default is not among the candidates");
}

}  // namespace

ProblemSpec parse_problem(const Json& json, const Manifest& manifest, std::size_t edges) {
  const OpSpec& op = manifest.op;
  ProblemSpec problem;
  problem.reference = integer<std::size_t>(json.at("reference"));
  if (problem.reference >= manifest.references.size()) throw Error("a problem names a reference that does not exist");
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    const AttributeSpec& attribute = op.attributes[i];
    problem.problem.attributes[i] =
        static_cast<std::uint8_t>(index_of(attribute.values, json.at("attributes").at(attribute.name), attribute.name.c_str()));
  }
  problem.problem.threads = value_or<std::uint16_t>(json, "threads", 0);
  for (std::size_t i = 0; i < op.sizes.size(); ++i) problem.problem.sizes[i] = extent(json.at("sizes").at(op.sizes[i]));
  for (std::size_t i = 0; i < op.scalars.size(); ++i) {
    const Json& value = json.at("scalars").at(op.scalars[i].name);
    if (op.scalars[i].is_float) {
      problem.scalars[i].f32 = value;
    } else {
      problem.scalars[i].i32 = integer<std::int32_t>(value);
    }
  }
  problem.label = json.at("label");
  problem.identity = identity_of(json, op, manifest.references[problem.reference]);
  problem.flops = value_or(json, "flops", 0.0);
  problem.bytes = value_or(json, "bytes", 0.0);
  problem.metrics = value_or(json, "metrics", std::map<std::string, double>{});
  problem.roofline_us = value_or(json, "roofline_us", 0.0);
  parse_data(json, op, problem);
  if (json.contains("candidates")) parse_candidates(json, manifest, edges, problem);
  return problem;
}

}  // namespace tilewright::tune
