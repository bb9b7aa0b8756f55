#include "manifest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <type_traits>
#include <utility>

#include "content_hash.h"
#include "strict_json.h"
#include "tilewright/dispatch.h"
#include "tilewright/saturate.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr const char* kSchema = "tilewright.manifest/7";

// A code or an index, by name; Error lists the valid names.
template <typename Names>
std::size_t index_of(const Names& names, const std::string& name, const char* what) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) throw Error(fmt::format("unknown {} '{}', valid: {}", what, name, fmt::join(names, ", ")));
  return static_cast<std::size_t>(found - names.begin());
}

template <typename Items>
std::vector<std::string> names_of(const Items& items) {
  std::vector<std::string> names;
  for (const auto& item : items) names.push_back(item.name);
  return names;
}

void require_at_most(std::size_t count, int limit, const char* what) {
  if (count > static_cast<std::size_t>(limit)) throw Error(fmt::format("{} {}, at most {} are supported", count, what, limit));
}

TargetKind target_kind(const std::string& text) {
  return index_of(std::vector<std::string>{"cpu", "cuda"}, text, "kind") == 0 ? TargetKind::cpu : TargetKind::cuda;
}

// A number of its type's range without a fraction: the parser's own conversions would cut and wrap.
template <typename Integer>
Integer integer(const Json& json) {
  const bool is_large = json.is_number_unsigned() && !std::in_range<Integer>(json.get<std::uint64_t>());
  if (json.is_number_integer() && !is_large && std::in_range<Integer>(json.get<std::int64_t>())) return json.get<Integer>();
  throw Error(fmt::format("{} where an integer should be", json.is_structured() ? json.type_name() : printable(json.dump())));
}

// What has a size in elements: 0 to kMaxSize.
std::int64_t extent(const Json& json) {
  const auto value = integer<std::int64_t>(json);
  if (value < 0 || value > kMaxSize) throw Error(fmt::format("{} where a size should be, valid: 0 to {}", value, kMaxSize));
  return value;
}

template <typename Value>
Value value_or(const Json& json, const char* key, Value otherwise) {
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return otherwise;
  if constexpr (std::is_integral_v<Value> && !std::is_same_v<Value, bool>) return integer<Value>(*found);
  return found->get<Value>();
}

UnitSpec parse_unit(const Json& json, const fs::path& folder) {
  UnitSpec unit;
  const fs::path source = json.at("source").get<std::string>();
  if (source.is_absolute() || std::count(source.begin(), source.end(), "..") > 0)
    throw Error(fmt::format("source '{}' lies outside of the manifest's folder", source.string()));
  unit.source = folder / source;
  unit.symbol = json.at("symbol");
  unit.hash = json.at("hash");
  unit.compiler = index_of(std::vector<std::string>{"cuda", "cxx"}, json.at("compiler"), "compiler") == 0 ? CompilerKind::cuda
                                                                                                          : CompilerKind::cxx;
  unit.flags = json.at("flags");
  return unit;
}

ArchSpec parse_arch(const Json& json) {
  ArchSpec arch;
  arch.name = json.at("name");
  arch.kind = target_kind(json.at("kind"));
  arch.major = value_or(json, "major", 0);
  arch.minor = value_or(json, "minor", 0);
  arch.exact = value_or(json, "exact", false);
  arch.rank = value_or(json, "rank", 0);
  arch.virtual_name = value_or<std::string>(json, "virtual", "");
  arch.real_name = value_or<std::string>(json, "real", "");
  arch.cpu_flags = value_or<std::vector<std::string>>(json, "cpu_flags", {});
  arch.flags = value_or<std::vector<std::string>>(json, "flags", {});
  arch.features = value_or<std::vector<std::string>>(json, "features", {});
  for (const std::string& dir : value_or<std::vector<std::string>>(json, "include_dirs", {}))
    arch.include_dirs.emplace_back(dir);
  for (const Json& device : value_or(json, "devices", Json::array())) {
    arch.devices.push_back({.name = device.at("name"),
                            .driver_names = device.at("driver_names"),
                            .compute_units = integer<std::uint32_t>(device.at("compute_units")),
                            .clock_mhz = device.at("clock_mhz"),
                            .memory_gb_per_s = device.at("memory_gb_per_s")});
    if (arch.devices.back().driver_names.empty())
      throw Error(fmt::format("device {} has no driver_names", arch.devices.back().name));
  }
  return arch;
}

OpSpec parse_op(const Json& json) {
  OpSpec op;
  op.name = json.at("name");
  for (const Json& attribute : json.at("attributes")) op.attributes.push_back({attribute.at("name"), attribute.at("values")});
  op.sizes = json.at("sizes");
  op.key_sizes = integer<std::size_t>(json.at("key_sizes"));
  for (const Json& scalar : json.at("scalars")) {
    op.scalars.push_back({scalar.at("name"), index_of(std::vector<std::string>{"f32", "i32"}, scalar.at("type"), "type") == 0});
  }
  for (const Json& tensor : json.at("tensors")) {
    TensorSpec spec{.name = tensor.at("name"), .optional = value_or(tensor, "optional", false), .scale = std::nullopt};
    spec.role = static_cast<TensorRole>(index_of(std::vector<std::string>{"in", "out", "inout"}, tensor.at("role"), "role"));
    const auto scale = value_or<std::string>(tensor, "scale", spec.role == TensorRole::inout ? "beta" : "");
    const auto scalars = names_of(op.scalars);
    if (const auto found = std::find(scalars.begin(), scalars.end(), scale); found != scalars.end()) {
      spec.scale = static_cast<std::size_t>(found - scalars.begin());
    }
    op.tensors.push_back(spec);
  }
  require_at_most(op.attributes.size(), kMaxAttributes, "attributes");
  require_at_most(op.sizes.size(), kMaxSizes, "sizes");
  require_at_most(op.scalars.size(), kMaxScalars, "scalars");
  require_at_most(op.tensors.size(), kMaxTensors, "tensors");
  if (op.key_sizes > op.sizes.size())
    throw Error(fmt::format("key_sizes is {}, but there are {} sizes", op.key_sizes, op.sizes.size()));
  return op;
}

// Types as they are stored: DataType's or ElementType's, both in this order.
template <typename Type>
Type parse_type(const std::string& text) {
  return text == "tf32" ? Type::f32
                        : static_cast<Type>(index_of(std::vector<std::string>{"f32", "f16", "bf16", "i32"}, text, "dtype"));
}

// null, a size's name, or a run-time parameter's name.
ValueIndex parse_value(const Json& json, const OpSpec& op, const KernelSpec& kernel) {
  if (json.is_null()) return kNoValue;
  std::vector<std::string> names = op.sizes;
  names.insert(names.end(), kernel.runtime_names.begin(), kernel.runtime_names.end());
  const std::size_t index = index_of(names, json, "value");
  return static_cast<ValueIndex>(index < op.sizes.size() ? index : kRuntimeValue + index - op.sizes.size());
}

Product parse_product(const Json& json, const OpSpec& op, const KernelSpec& kernel) {
  require_at_most(json.size(), kMaxTerms, "terms of a product");
  Product product{};
  for (std::size_t i = 0; i < json.size(); ++i) {
    product[i] = {.value = parse_value(json[i].at(0), op, kernel),
                  .divisor = integer<std::int64_t>(json[i].at(1)),
                  .sets = json[i].size() > 2 ? integer<std::int64_t>(json[i].at(2)) : 1};
    if (product[i].divisor < 1) throw Error("a divisor must be at least 1");
    if (product[i].sets < 1) throw Error("a term must have at least one set");
  }
  return product;
}

ScaledProduct parse_extent(const Json& json, const OpSpec& op, const KernelSpec& kernel) {
  return {.factor = extent(json.at(0)), .terms = parse_product(json.at(1), op, kernel)};
}

WorkspaceRule parse_workspace(const Json& json, const OpSpec& op, const KernelSpec& kernel) {
  WorkspaceRule rule{.fixed_bytes = extent(json.at("fixed_bytes")),
                     .bytes_per = extent(json.at("bytes_per")),
                     .terms = parse_product(json.at("terms"), op, kernel),
                     .when = parse_value(json.at("when"), op, kernel)};
  const Json& more = json.at("more");
  require_at_most(more.size(), kMaxRegions - 1, "further regions of a workspace");
  for (std::size_t i = 0; i < more.size(); ++i) {
    rule.more[i] = {.bytes_per = extent(more[i].at("bytes_per")),
                    .terms = parse_product(more[i].at("terms"), op, kernel),
                    .when = parse_value(more[i].at("when"), op, kernel)};
  }
  return rule;
}

TensorMapSpec parse_tensor_map(const Json& json, const OpSpec& op, const KernelSpec& kernel) {
  TensorMapSpec map;
  const std::string tensor = json.at("tensor");
  map.tensor =
      tensor == "workspace" ? kWorkspaceTensor : static_cast<std::uint8_t>(index_of(names_of(op.tensors), tensor, "tensor"));
  map.region = integer<std::uint8_t>(json.at("region"));
  if (map.region >= kMaxRegions) throw Error(fmt::format("region {} does not exist: there are {}", map.region, kMaxRegions));
  map.type = parse_type<ElementType>(json.at("dtype"));
  const Json &extents = json.at("extents"), &strides = json.at("strides"), &box = json.at("box");
  const std::size_t rank = extents.size();
  if (rank < 2 || rank > kMaxTensorMapRank || strides.size() != rank - 1 || box.size() != rank) {
    throw Error(
        fmt::format("a tensor map has {} extents, {} strides and {} lengths of a box", rank, strides.size(), box.size()));
  }
  map.rank = static_cast<std::uint8_t>(rank);
  for (std::size_t axis = 0; axis < rank; ++axis) {
    map.extents[axis] = parse_extent(extents[axis], op, kernel);
    map.box[axis] = integer<std::uint32_t>(box[axis]);
    if (axis + 1 < rank) map.strides[axis] = parse_extent(strides[axis], op, kernel);
  }
  map.swizzle_bytes = integer<std::uint32_t>(json.at("swizzle"));
  map.optional = json.at("optional");
  map.sets = value_or<std::uint8_t>(json, "sets", 1);
  map.set = value_or<std::uint8_t>(json, "set", 0);
  if (map.set >= map.sets) throw Error(fmt::format("set {} of a tensor map does not exist: there are {}", map.set, map.sets));
  return map;
}

LaunchSpec parse_launch(const Json& json, const OpSpec& op, const KernelSpec& kernel) {
  LaunchSpec launch;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    launch.block[axis] = integer<std::uint32_t>(json.at("block").at(axis));
    launch.cluster[axis] = integer<std::uint32_t>(json.at("cluster").at(axis));
  }
  launch.smem_bytes = integer<std::uint32_t>(json.at("smem_bytes"));
  for (std::size_t axis = 0; axis < 3; ++axis) launch.grid[axis] = parse_product(json.at("grid").at(axis), op, kernel);
  launch.workspace = parse_workspace(json.at("workspace"), op, kernel);
  launch.ctas_per_unit = integer<std::uint32_t>(json.at("ctas_per_unit"));
  launch.overlap = parse_value(json.at("overlap"), op, kernel);
  for (const std::string& tensor : value_or<std::vector<std::string>>(json, "constants", {})) {
    launch.constants |= 1u << index_of(names_of(op.tensors), tensor, "tensor");
  }
  if (launch.constants != 0 && (launch.overlap == kNoValue || launch.overlap < kRuntimeValue)) {
    throw Error("constants without a run-time parameter as overlap");
  }
  if (const Json& prologue = json.at("prologue"); !prologue.is_null()) {
    launch.prologue = {.threads = integer<std::uint32_t>(prologue.at("threads")),
                       .terms = parse_product(prologue.at("terms"), op, kernel),
                       .ctas_per_unit = integer<std::uint32_t>(prologue.at("ctas_per_unit"))};
    if (launch.prologue.threads == 0 || launch.prologue.ctas_per_unit == 0) throw Error("a prologue has no threads or no CTAs");
  }
  for (const std::uint32_t length : launch.cluster) {
    if (length == 0) throw Error("a cluster has no CTAs");
  }
  return launch;
}

std::array<std::int32_t, kMaxRuntime> parse_runtime(const Json& json) {
  require_at_most(json.size(), kMaxRuntime, "run-time parameters");
  std::array<std::int32_t, kMaxRuntime> runtime{};
  for (std::size_t i = 0; i < json.size(); ++i) runtime[i] = integer<std::int32_t>(json[i]);
  return runtime;
}

KernelSpec parse_kernel(const Json& json, const OpSpec& op, const fs::path& folder) {
  KernelSpec kernel;
  kernel.id = json.at("id");
  kernel.family = json.at("family");
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    const auto value = value_or<std::string>(json.at("attributes"), op.attributes[i].name.c_str(), "");
    kernel.attributes[i] =
        value.empty() ? kAnyAttribute
                      : static_cast<std::uint8_t>(index_of(op.attributes[i].values, value, op.attributes[i].name.c_str()));
  }
  kernel.config_json = json.at("config").dump();
  for (const auto& [name, value] : json.at("config").items()) {
    kernel.config_line += fmt::format("{}{}={}", kernel.config_line.empty() ? "" : " ", name,
                                      value.is_string() ? value.get<std::string>() : value.dump());
  }
  kernel.unit = parse_unit(json, folder);
  kernel.runtime_names = json.at("runtime");
  require_at_most(kernel.runtime_names.size(), kMaxRuntime, "run-time parameters");
  kernel.runtime_defaults = parse_runtime(json.at("runtime_defaults"));
  kernel.launch = parse_launch(json.at("launch"), op, kernel);
  const Json& tensor_maps = json.at("launch").at("tensor_maps");
  require_at_most(tensor_maps.size(), kMaxTensorMaps, "tensor maps");
  for (const Json& map : tensor_maps) kernel.tensor_maps.push_back(parse_tensor_map(map, op, kernel));
  kernel.driver = value_or<std::string>(json, "driver", "");
  for (const Json& rule : json.at("rules")) {
    kernel.rules.push_back({.value = static_cast<ValueIndex>(index_of(op.sizes, rule.at("size"), "size")),
                            .multiple = value_or<std::int64_t>(rule, "multiple", 1),
                            .min = value_or<std::int64_t>(rule, "min", 0),
                            .max = value_or<std::int64_t>(rule, "max", INT64_MAX)});
  }
  kernel.pointer_alignment = integer<std::uint32_t>(json.at("pointer_alignment"));
  kernel.is_default = json.at("is_default");
  return kernel;
}

Fill parse_fill(const Json& json) {
  constexpr int kLargestIndex = 20;
  constexpr int kLargestExponent = 149;  // f32 has no smaller number than 2^-149
  const std::vector<std::string> kinds{"uniform", "small_int", "wide", "infinite", "zero", "offsets", "lengths", "permutation"};
  const Fill fill{.kind = static_cast<FillKind>(index_of(kinds, json.at("kind"), "fill")),
                  .exponent = integer<int>(json.at("exponent"))};
  if (fill.exponent < -kLargestExponent || fill.exponent > kLargestExponent) {
    throw Error(fmt::format("a fill's exponent is {}, valid: {} to {}", fill.exponent, -kLargestExponent, kLargestExponent));
  }
  if (fill.kind >= FillKind::offsets && (fill.exponent < 0 || fill.exponent > kLargestIndex)) {
    throw Error(
        fmt::format("{} of 2^{}, valid: 0 to {}", kinds[static_cast<std::size_t>(fill.kind)], fill.exponent, kLargestIndex));
  }
  return fill;
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

void parse_data(const Json& json, const OpSpec& op, ProblemSpec& problem) {
  for (const TensorSpec& tensor : op.tensors) {
    const Json& entry = json.at("tensors").at(tensor.name);
    problem.tensors.push_back({.type = parse_type<DataType>(entry.at("dtype")),
                               .elements = extent(entry.at("elements")),
                               .present = value_or(entry, "present", true),
                               .fill = parse_fill(entry.at("fill"))});
  }
  problem.pointer_alignment = integer<std::int64_t>(json.at("pointer_alignment"));
  if (!std::has_single_bit(static_cast<std::uint64_t>(problem.pointer_alignment)) || problem.pointer_alignment > 256) {
    throw Error(fmt::format("pointer_alignment is {}, valid: powers of two up to 256", problem.pointer_alignment));
  }
  for (const Json& output : json.at("outputs")) problem.outputs.push_back(parse_output(output, op, problem));
  if (problem.outputs.empty()) throw Error("a problem has no outputs");
}

// Whatever codegen says of a case is part of what is measured, fields that this tuner does not know included; so is what tells
// right from wrong. Which candidates it has is not.
std::string identity_of(const Json& json, const OpSpec& op, const UnitSpec& reference) {
  std::string text = fmt::format("{}\n{}\n", op.name, reference.hash);
  for (const auto& [name, value] : json.items()) {
    if (name != "candidates" && name != "default" && name != "edges") text += fmt::format("{} {}\n", name, value.dump());
  }
  return content_hash(text);
}

// A problem that is tuned (it has candidates) or an edge case. The op, kernels and references are read; there are `edges`
// edges.
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
  problem.roofline_us = value_or(json, "roofline_us", 0.0);
  parse_data(json, op, problem);
  if (const auto candidates = json.find("candidates"); candidates != json.end()) {
    for (const Json& candidate : *candidates) {
      problem.candidates.push_back({.kernel = integer<std::size_t>(candidate.at("kernel")),
                                    .runtime = parse_runtime(candidate.at("runtime")),
                                    .predicted_us = value_or(candidate, "predicted_us", 0.0),
                                    .edges = parse_edges(candidate.at("edges"), edges),
                                    .recorded = value_or(candidate, "recorded", false)});
      if (problem.candidates.back().kernel >= manifest.kernels.size())
        throw Error("a candidate names a kernel that does not exist");
    }
    problem.edges = parse_edges(json.at("edges"), edges);
    problem.default_candidate = integer<std::size_t>(json.at("default"));
    if (problem.default_candidate >= problem.candidates.size()) throw Error("the default is not among the candidates");
  }
  return problem;
}

Manifest parse(const Json& json, const fs::path& folder) {
  if (const auto schema = json.value("schema", std::string("none")); schema != kSchema) {
    throw Error(fmt::format("its schema is '{}', valid: {}; run the codegen of the same source tree", schema, kSchema));
  }
  Manifest manifest;
  manifest.generator = json.at("generator").is_string() ? json.at("generator").get<std::string>() : json.at("generator").dump();
  manifest.arch = parse_arch(json.at("arch"));
  manifest.op = parse_op(json.at("op"));
  for (const Json& kernel : json.at("kernels")) manifest.kernels.push_back(parse_kernel(kernel, manifest.op, folder));
  for (const Json& reference : json.at("references")) manifest.references.push_back(parse_unit(reference, folder));
  const std::size_t edges = json.at("edges").size();
  for (const Json& problem : json.at("problems")) manifest.problems.push_back(parse_problem(problem, manifest, edges));
  for (const Json& edge : json.at("edges")) manifest.edges.push_back(parse_problem(edge, manifest, edges));
  manifest.rejected = json.at("rejected");
  return manifest;
}

}  // namespace

Manifest parse_manifest(const std::string& text, const fs::path& folder) {
  try {
    return parse(parse_strictly<Json>(text), folder);
  } catch (const nlohmann::json::exception& fault) {
    throw Error(printable(fault.what()));
  }
}

Manifest read_manifest(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  if (!stream || !text) throw Error(fmt::format("cannot read the manifest {}", path.string()));
  try {
    const fs::path absolute = fs::absolute(path);
    Manifest manifest = parse_manifest(text.str(), absolute.parent_path());
    manifest.path = absolute;
    return manifest;
  } catch (const Error& fault) {
    throw Error(fmt::format("manifest {}: {}", path.string(), fault.what()));
  }
}

std::vector<ArchSpec> read_archs(const std::string& json) {
  try {
    std::vector<ArchSpec> archs;
    for (const Json& arch : Json::parse(json)) archs.push_back(parse_arch(arch));
    return archs;
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fmt::format("codegen's list of archs: {}", fault.what()));
  }
}

std::vector<OpListing> read_ops(const std::string& json) {
  try {
    std::vector<OpListing> listings;
    for (const Json& op : Json::parse(json)) {
      OpListing listing{.op = parse_op(op)};
      for (const Json& attribute : op.at("attributes")) listing.attribute_defaults.push_back(attribute.at("default"));
      if (const auto defaults = op.find("defaults"); defaults != op.end()) {
        for (const auto& [name, value] : defaults->items()) {
          if (value == 0) listing.zero_by_default.insert(name);
        }
      }
      for (const auto& [name, preset] : op.at("presets").items()) {
        listing.presets.push_back({name, value_or<std::string>(preset, "description", ""), preset.at("problems").dump()});
      }
      listings.push_back(std::move(listing));
    }
    return listings;
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fmt::format("codegen's list of ops: {}", fault.what()));
  }
}

std::string attributes_text(const OpSpec& op, const Problem& problem) {
  std::string text;
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    text += (i == 0 ? "" : ".") + op.attributes[i].values.at(problem.attributes[i]);
  }
  return text;
}

std::string runtime_text(const KernelSpec& kernel, const std::array<std::int32_t, kMaxRuntime>& runtime) {
  std::string text;
  for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) {
    text += fmt::format("{}{}={}", i == 0 ? "" : " ", kernel.runtime_names[i], runtime[i]);
  }
  return text;
}

std::string problem_text(const OpSpec& op, const ProblemSpec& problem) {
  std::string text = attributes_text(op, problem.problem);
  text += (text.empty() ? "" : " ") + problem.label;
  if (problem.problem.threads > 0) text += fmt::format(" threads={}", problem.problem.threads);
  return text;
}

}  // namespace tilewright::tune
