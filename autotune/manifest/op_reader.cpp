#include "manifest/op_reader.h"

#include <algorithm>
#include <utility>

#include "manifest/manifest_fields.h"

namespace tilewright::tune {
namespace {

TargetKind target_kind(const std::string& text) {
  return index_of(std::vector<std::string>{"cpu", "cuda"}, text, "kind") == 0 ? TargetKind::cpu : TargetKind::cuda;
}

}  // namespace

ArchSpec parse_arch(const Json& json) {
  ArchSpec arch;
  arch.name = json.at("name");
  arch.kind = target_kind(json.at("kind"));
  arch.major = value_or(json, "major", 0);
  arch.minor = value_or(json, "minor", 0);
  arch.minors = value_or<std::vector<std::uint8_t>>(json, "minors", {});
  arch.note = value_or<std::string>(json, "note", "");
  arch.rank = value_or(json, "rank", 0);
  arch.virtual_name = value_or<std::string>(json, "virtual", "");
  arch.real_name = value_or<std::string>(json, "real", "");
  arch.cpu_flags = value_or<std::vector<std::string>>(json, "cpu_flags", {});
  arch.flags = value_or<std::vector<std::string>>(json, "flags", {});
  arch.features = value_or<std::vector<std::string>>(json, "features", {});
  arch.adds = value_or<std::vector<std::string>>(json, "adds", {});
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
    op.scalars.push_back(
        {scalar.at("name"), static_cast<ScalarType>(index_of(kScalarTypes, scalar.at("type"), "type")) == ScalarType::f32});
  }
  for (const Json& tensor : json.at("tensors")) {
    TensorSpec spec{.name = tensor.at("name"), .optional = value_or(tensor, "optional", false), .scale = std::nullopt};
    spec.role = static_cast<TensorRole>(index_of(kTensorRoles, tensor.at("role"), "role"));
    if (const auto scale = value_or<std::string>(tensor, "scale", ""); !scale.empty())
      spec.scale = index_of(names_of(op.scalars), scale, "scale");
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
      for (const Json& attribute : op.at("attributes")) {
        listing.attributes.push_back(
            {.default_value = attribute.at("default"), .doc = attribute.at("doc"), .by_feature = attribute.at("by_feature")});
      }
      listing.is_default = op.at("is_default");
      listing.uses = value_or<std::vector<std::string>>(op, "uses", {});
      if (const auto defaults = op.find("defaults"); defaults != op.end()) {
        for (const auto& [name, value] : defaults->items()) {
          if (value == 0) listing.zero_by_default.insert(name);
        }
      }
      for (const auto& [name, preset] : op.at("presets").items()) {
        listing.presets.push_back({name, value_or<std::string>(preset, "description", ""), preset.at("problems").dump(),
                                   value_or<std::vector<std::string>>(preset, "default_for", {})});
      }
      listings.push_back(std::move(listing));
    }
    return listings;
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fmt::format("codegen's list of ops: {}", fault.what()));
  }
}

}  // namespace tilewright::tune
