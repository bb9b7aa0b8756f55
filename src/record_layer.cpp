// Records as JSON lines -> tuned entries of the linked kernels.
#include "record_layer.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string_view>
#include <unordered_map>

#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using nlohmann::json;

constexpr std::string_view kSchemaName = "tilewright.record/";
constexpr int kSchemaVersion = 1;
constexpr std::int64_t kMaxRuntimeValue = std::int64_t{1} << 20;

// Why a line cannot be used.
struct Unusable {
  std::string reason;
};

template <class Range>
std::size_t index_of(const Range& named, const std::string& name, const char* what) {
  const auto found = std::ranges::find_if(named, [&](const auto& each) { return name == each.name; });
  if (found == named.end()) throw Unusable{std::string("unknown ") + what + " \"" + name + "\""};
  return static_cast<std::size_t>(found - named.begin());
}

class LayerReader {
 public:
  explicit LayerReader(const KernelTable& table) : table_(table) {
    for (std::size_t i = 0; i < table.kernels.size(); ++i) kernels_.emplace(table.kernels[i].id, static_cast<std::uint16_t>(i));
  }

  void read_line(const std::string& line, const std::string& folder_key) {
    try {
      add(json::parse(line), folder_key);
    } catch (const json::exception& error) {
      throw Unusable{std::string("corrupt: ") + error.what()};
    }
  }

  RecordLayer layer;

 private:
  void add(const json& record, const std::string& folder_key) {
    check_schema(record.at("schema").get<std::string>());
    TunedEntry entry{};
    const std::size_t op_index = index_of(table_.ops, record.at("op").get<std::string>(), "op");
    const OpEntry& op = table_.ops[op_index];
    entry.problem.op = static_cast<std::uint16_t>(op_index);
    entry.problem.threads = record.at("threads").get<std::uint16_t>();
    for (std::size_t i = 0; i < op.attributes.size(); ++i) {
      entry.problem.attributes[i] = attribute_code(op.attributes[i], record.at("attributes").at(op.attributes[i].name));
    }
    for (std::size_t i = 0; i < op.key_sizes; ++i) {
      entry.problem.sizes[i] = record.at("shape").at(op.sizes[i]).get<std::int64_t>();
    }
    const std::string id = record.at("kernel");
    const auto found = kernels_.find(id);
    if (found == kernels_.end()) throw Unusable{"kernel " + id + " is not linked"};
    entry.kernel = found->second;
    const KernelEntry& kernel = table_.kernels[entry.kernel];
    if (record.at("hash").get<std::string>() != kernel.hash) {
      throw Unusable{"the linked kernel " + id + " differs from the one that was measured (its hash does)"};
    }
    entry.runtime = kernel.runtime_defaults;
    for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) {
      entry.runtime[i] = runtime_value(kernel, i, record.at("runtime").at(kernel.runtime_names[i]));
    }
    entry.median_us = record.at("time").at("median_us").get<float>();
    entry.default_us = record.at("default").at("median_us").get<float>();
    entry.predicted = record.at("status") == "predicted";
    entry.device = device_index(record, folder_key);
    layer.entries.push_back(entry);
  }

  // Of a file that anyone may have written: what kernels count, block and divide by.
  static std::int32_t runtime_value(const KernelEntry& kernel, std::size_t index, const json& value) {
    const bool is_flag = kernel.runtime_defaults[index] <= 1 && !launch_reads(kernel.launch, index);
    const auto number = value.get<std::int64_t>();
    if (value.is_number_integer() && number >= (is_flag ? 0 : 1) && number <= kMaxRuntimeValue) {
      return static_cast<std::int32_t>(number);
    }
    throw Unusable{std::string("runtime value ") + kernel.runtime_names[index] + " is " + value.dump()};
  }

  static bool launch_reads(const LaunchSpec& launch, std::size_t index) {
    const auto reads = [&](const Product& product) {
      return std::ranges::any_of(product, [&](const Term& term) { return term.value == kRuntimeValue + index; });
    };
    return std::ranges::any_of(launch.grid, reads) || reads(launch.workspace.terms);
  }

  static void check_schema(const std::string& schema) {
    const bool is_record = schema.starts_with(kSchemaName);
    const int version = is_record ? std::atoi(schema.c_str() + kSchemaName.size()) : 0;
    if (version < 1) throw Unusable{"corrupt: schema is \"" + schema + "\""};
    if (version > kSchemaVersion) throw Unusable{"written by a newer tilewright (" + schema + ")"};
  }

  static std::uint8_t attribute_code(const NamedValues& attribute, const std::string& value) {
    const auto found = std::ranges::find_if(attribute.values, [&](const char* each) { return value == each; });
    if (found == attribute.values.end()) throw Unusable{std::string("unknown ") + attribute.name + " \"" + value + "\""};
    return static_cast<std::uint8_t>(found - attribute.values.begin());
  }

  std::uint16_t device_index(const json& record, const std::string& folder_key) {
    const json& device = record.at("device");
    const std::string key = device.at("key");
    if (key != folder_key) throw Unusable{"for another device (" + key + ")"};
    const std::size_t arch = index_of(table_.archs, record.at("arch").get<std::string>(), "arch");
    const auto same = [&](const TunedDevice& each) { return each.key == key && each.arch == arch; };
    const auto found = std::ranges::find_if(layer.devices, same);
    if (found != layer.devices.end()) return static_cast<std::uint16_t>(found - layer.devices.begin());
    layer.devices.push_back({.key = keep(key),
                             .name = keep(device.at("name")),
                             .arch = static_cast<std::uint16_t>(arch),
                             .compute_units = device.at("compute_units").get<std::uint32_t>()});
    return static_cast<std::uint16_t>(layer.devices.size() - 1);
  }

  const char* keep(std::string text) { return layer.text.emplace_back(std::move(text)).c_str(); }

  const KernelTable& table_;
  std::unordered_map<std::string_view, std::uint16_t> kernels_;
};

std::vector<std::filesystem::path> record_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& device_folder : std::filesystem::directory_iterator(folder)) {
    if (!device_folder.is_directory()) continue;
    for (const auto& file : std::filesystem::directory_iterator(device_folder)) {
      if (file.path().extension() == ".jsonl") files.push_back(file.path());
    }
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace

RecordLayer read_record_layer(const std::filesystem::path& folder, const KernelTable& table, const Warn& warn) {
  if (!std::filesystem::is_directory(folder)) throw Error("tuning database " + folder.string() + " is not a folder");
  LayerReader reader(table);
  for (const std::filesystem::path& path : record_files(folder)) {
    std::ifstream file(path);
    if (!file) warn(path.string() + ": cannot be read");
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      if (line.empty()) continue;
      try {
        reader.read_line(line, path.parent_path().filename().string());
      } catch (const Unusable& unusable) {
        warn(path.string() + ":" + std::to_string(number) + ": ignored: " + unusable.reason);
      }
    }
  }
  return std::move(reader.layer);
}

}  // namespace tilewright
