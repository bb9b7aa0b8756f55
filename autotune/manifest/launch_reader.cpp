#include "manifest/launch_reader.h"

#include <algorithm>
#include <memory>
#include <span>

#include "launch/formula.h"
#include "manifest/manifest_fields.h"
#include "table/launch_words.h"

namespace tilewright::tune {
namespace {

// Values that the parameter block has room for; nobody launches as many kernels in a row.
constexpr std::size_t kMaxShared = kMaxComputed;

// Of one struct of words. It has a method for each kind of word (codegen/words.py), called for each word in turn.
class LaunchReader {
 public:
  LaunchReader(const Json& json, const OpSpec& op, KernelSpec& kernel) : json_(json), op_(op), kernel_(kernel) {}

  bool has(const char* name) const {
    if (json_.is_array()) return position_ < json_.size();
    const auto found = json_.find(name);
    return found != json_.end() && !found->is_null();
  }

  template <typename Integer>
  void count(const char* name, Integer& member) {
    member = integer<Integer>(next(name));
  }
  template <typename Integer>
  void positive(const char* name, Integer& member) {
    count(name, member);
    if (member < 1) throw Error(fmt::format("{} is {}, valid: from 1", name, member));
  }
  void size(const char* name, std::int64_t& member) { member = extent(next(name)); }
  void flag(const char* name, bool& member) { member = next(name); }
  void name(const char* name, const char*& member) {
    const auto text = std::make_shared<const std::string>(next(name).get<std::string>());
    kernel_.launch_parts.push_back(text);
    member = text->c_str();
  }
  void type(const char* name, ElementType& member) { member = parse_type(next(name)); }

  // null, or the name of a size, a run-time parameter, a computed value or the compute units.
  void value(const char* name, ValueIndex& member) {
    const Json& json = next(name);
    member = json.is_null() ? kNoValue : value_index(json);
  }

  // Numbers, operators, and names as above.
  void formula(const char* name, Formula& member) {
    const Json& json = next(name);
    require_list(json, kMaxTokens, name);
    for (std::size_t i = 0; i < json.size(); ++i) member[i] = token(json[i]);
    if (!is_formula(member)) throw Error(fmt::format("{} is no formula: {}", name, json.dump()));
  }

  void tensor(const char* name, std::uint8_t& member) {
    const std::string tensor = next(name);
    member = tensor == "workspace" ? kWorkspaceTensor : static_cast<std::uint8_t>(tensor_index(tensor));
  }
  void tensors(const char* name, std::uint32_t& member) {
    for (const std::string tensor : next(name)) member |= 1u << tensor_index(tensor);
  }
  void runtime(const char* name, std::uint32_t& member) {
    for (const std::string parameter : next(name)) {
      member |= 1u << index_of(kernel_.runtime_names, parameter, "run-time parameter");
    }
  }

  template <typename Words>
  void words(const char* name, Words& member) {
    read(next(name), member);
  }
  // What has been read is there already, for the rest to name.
  template <typename Words>
  void shared(const char* name, std::span<const Words>& member) {
    const Json& json = next(name);
    require_list(json, kMaxShared, name);
    const auto list = std::make_shared<std::vector<Words>>(json.size());
    kernel_.launch_parts.push_back(list);
    for (std::size_t i = 0; i < json.size(); ++i) {
      read(json[i], (*list)[i]);
      member = std::span<const Words>(*list).first(i + 1);
    }
  }
  template <std::size_t kLength>
  void counts(const char* name, std::array<std::uint32_t, kLength>& member) {
    const Json& json = next(name);
    require_list(json, kLength, name);
    for (std::size_t i = 0; i < json.size(); ++i) member[i] = integer<std::uint32_t>(json[i]);
  }
  template <typename Words, std::size_t kLength>
  void list(const char* name, std::array<Words, kLength>& member) {
    read_list(next(name), name, member);
  }
  template <typename Words, std::size_t kInner, std::size_t kOuter>
  void lists(const char* name, std::array<std::array<Words, kInner>, kOuter>& member) {
    const Json& json = next(name);
    for (std::size_t i = 0; i < kOuter; ++i) read_list(json.at(i), name, member[i]);
  }

 private:
  // Of an object what has the name; of a list what comes next.
  const Json& next(const char* name) { return json_.is_array() ? json_.at(position_++) : json_.at(name); }

  static void require_list(const Json& json, std::size_t most, const char* name) {
    if (!json.is_array()) throw Error(fmt::format("{} is no list", name));
    require_at_most(json.size(), most, fmt::format("entries of {}", name));
  }

  ValueIndex value_index(const Json& json) const {
    if (json == kComputeUnitsName) return kComputeUnits;
    std::vector<std::string> names = op_.sizes;
    names.insert(names.end(), kernel_.runtime_names.begin(), kernel_.runtime_names.end());
    for (const ComputedValue& each : kernel_.launch.computed) names.emplace_back(each.name);
    const std::size_t own = names.size();
    for (const AttributeSpec& each : op_.attributes) names.push_back(each.name);
    std::size_t index = index_of(names, json, "value");
    if (index >= own) return static_cast<ValueIndex>(kAttributeValue + index - own);
    if (index < op_.sizes.size()) return static_cast<ValueIndex>(index);
    index -= op_.sizes.size();
    const std::size_t runtime = kernel_.runtime_names.size();
    return static_cast<ValueIndex>(index < runtime ? kRuntimeValue + index : kComputedValue + index - runtime);
  }

  Token token(const Json& json) const {
    if (json.is_number()) return {.word = FormulaWord::number, .number = integer<std::int64_t>(json)};
    const std::string text = json;
    for (std::size_t i = static_cast<std::size_t>(FormulaWord::add); i < std::size(kFormulaWords); ++i) {
      if (text == kFormulaWords[i]) return {.word = static_cast<FormulaWord>(i)};
    }
    return {.word = FormulaWord::value, .number = value_index(json)};
  }

  std::size_t tensor_index(const std::string& name) const { return index_of(names_of(op_.tensors), name, "tensor"); }

  template <typename Words>
  void read(const Json& json, Words& member) {
    LaunchReader reader(json, op_, kernel_);
    read_words(reader, member);
  }
  template <typename Words, std::size_t kLength>
  void read_list(const Json& json, const char* name, std::array<Words, kLength>& member) {
    require_list(json, kLength, name);
    for (std::size_t i = 0; i < json.size(); ++i) read(json[i], member[i]);
  }

  const Json& json_;
  const OpSpec& op_;
  KernelSpec& kernel_;
  std::size_t position_ = 0;
};

// What no word says alone.
void require_agreement(const LaunchSpec& launch) {
  if (launch.constants != 0 && (launch.overlap == kNoValue || launch.overlap < kRuntimeValue)) {
    throw Error("constants without a run-time parameter as overlap");
  }
  const auto require_cluster = [](const auto& kernel) {
    if (std::ranges::count(kernel.cluster, 0u) != 0) throw Error("a cluster has no CTAs");
  };
  require_cluster(launch);
  std::ranges::for_each(launch.then, require_cluster);
}

TensorMapSpec parse_tensor_map(const Json& json, const OpSpec& op, KernelSpec& kernel) {
  TensorMapSpec map;
  LaunchReader reader(json, op, kernel);
  read_words(reader, map);
  const std::size_t rank = json.at("extents").size(), strides = json.at("strides").size(), box = json.at("box").size();
  if (rank < 2 || strides != rank - 1 || box != rank) {
    throw Error(fmt::format("a tensor map has {} extents, {} strides and {} lengths of a box", rank, strides, box));
  }
  map.rank = static_cast<std::uint8_t>(rank);
  if (map.region >= kMaxRegions) throw Error(fmt::format("region {} does not exist: there are {}", map.region, kMaxRegions));
  if (map.set >= map.sets) throw Error(fmt::format("set {} of a tensor map does not exist: there are {}", map.set, map.sets));
  return map;
}

}  // namespace

void read_launch(const Json& json, const OpSpec& op, KernelSpec& kernel) {
  LaunchReader reader(json, op, kernel);
  read_words(reader, kernel.launch);
  require_agreement(kernel.launch);
  const Json& tensor_maps = json.at("tensor_maps");
  require_at_most(tensor_maps.size(), kMaxTensorMaps, "tensor maps");
  for (const Json& map : tensor_maps) kernel.tensor_maps.push_back(parse_tensor_map(map, op, kernel));
}

}  // namespace tilewright::tune
