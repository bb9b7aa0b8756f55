#include "manifest/launch_reader.h"

#include "launch_words.h"
#include "manifest/manifest_fields.h"

namespace tilewright::tune {
namespace {

// Of one struct of words. It has a method for each kind of word (codegen/words.py), called for each word in turn.
class LaunchReader {
 public:
  LaunchReader(const Json& json, const OpSpec& op, const KernelSpec& kernel) : json_(json), op_(op), kernel_(kernel) {}

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
  void type(const char* name, ElementType& member) { member = parse_type(next(name)); }

  // null, a size's name, or a run-time parameter's name.
  void value(const char* name, ValueIndex& member) {
    const Json& json = next(name);
    member = kNoValue;
    if (json.is_null()) return;
    std::vector<std::string> names = op_.sizes;
    names.insert(names.end(), kernel_.runtime_names.begin(), kernel_.runtime_names.end());
    const std::size_t index = index_of(names, json, "value");
    member = static_cast<ValueIndex>(index < op_.sizes.size() ? index : kRuntimeValue + index - op_.sizes.size());
  }

  void tensor(const char* name, std::uint8_t& member) {
    const std::string tensor = next(name);
    member = tensor == "workspace" ? kWorkspaceTensor : static_cast<std::uint8_t>(tensor_index(tensor));
  }
  void tensors(const char* name, std::uint32_t& member) {
    for (const std::string tensor : next(name)) member |= 1u << tensor_index(tensor);
  }

  template <typename Words>
  void words(const char* name, Words& member) {
    read(next(name), member);
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
  const KernelSpec& kernel_;
  std::size_t position_ = 0;
};

// What no word says alone.
void require_agreement(const LaunchSpec& launch) {
  if (launch.constants != 0 && (launch.overlap == kNoValue || launch.overlap < kRuntimeValue)) {
    throw Error("constants without a run-time parameter as overlap");
  }
  for (const std::uint32_t length : launch.cluster) {
    if (length == 0) throw Error("a cluster has no CTAs");
  }
}

TensorMapSpec parse_tensor_map(const Json& json, const OpSpec& op, const KernelSpec& kernel) {
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
