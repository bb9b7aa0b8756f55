// Records as JSON lines -> tuned entries of the linked kernels.
#include "files/record_layer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <tuple>
#include <unordered_map>

#include "files/line_reader.h"
#include "files/strict_json.h"
#include "launch/formula.h"
#include "launch/launch.h"
#include "saturate.h"
#include "table/evidence.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::string_view kSchemaName = "tilewright.record/";
constexpr int kSchemaVersion = 1;
constexpr std::int64_t kMaxRuntimeValue = std::int64_t{1} << 20;

// Why a line cannot be used.
struct Unusable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

template <class Range>
std::size_t index_of(const Range& named, const std::string& name, const char* what) {
  const auto found = std::ranges::find_if(named, [&](const auto& each) { return name == each.name; });
  if (found == named.end()) throw Unusable{std::string("unknown ") + what + " \"" + name + "\""};
  return static_cast<std::size_t>(found - named.begin());
}

// A number without a fraction; the parser's own conversions would cut and wrap.
std::int64_t integer(const json& object, const char* name, std::int64_t least, std::int64_t most) {
  const json& value = object.at(name);
  const bool is_integer = value.is_number_integer() && (!value.is_number_unsigned() || value.get<std::uint64_t>() <= INT64_MAX);
  if (is_integer && value.get<std::int64_t>() >= least && value.get<std::int64_t>() <= most) return value.get<std::int64_t>();
  throw Unusable{std::string("corrupt: ") + name + " is " + (value.is_structured() ? "no number" : value.dump())};
}

float positive_us(const json& object) {
  const json& value = object.at("median_us");
  const auto us = value.get<float>();
  if (value.is_number() && std::isfinite(us) && us > 0) return us;
  throw Unusable{"corrupt: median_us is " + value.dump()};
}

// The only fields that an object may have are `count` ones, which the caller knows by name.
const json& object_of(const json& record, const char* name, std::size_t count) {
  const json& object = record.at(name);
  if (object.is_object() && object.size() == count) return object;
  throw Unusable{std::string(name) + " are others than the linked ones"};
}

class LayerReader {
 public:
  explicit LayerReader(const KernelTable& table) : table_(table) {
    for (std::size_t i = 0; i < table.kernels.size(); ++i) kernels_.emplace(table.kernels[i].id, static_cast<std::uint16_t>(i));
  }

  // Throws Unusable. `path` is the file's: LAYER/<device key>/<op>.jsonl.
  void read_line(const std::string& line, const fs::path& path) {
    try {
      add(parse_strictly(line), path);
    } catch (const json::exception& fault) {
      throw Unusable{std::string("corrupt: ") + fault.what()};
    } catch (const Error& fault) {
      throw Unusable{std::string("corrupt: ") + fault.what()};
    }
  }

  RecordLayer take() {
    for (auto& [key, weighed] : provided_) {
      if (!weighed.first.name.provider.empty()) layer_.provided.push_back(std::move(weighed.first));
    }
    return std::move(layer_);
  }

 private:
  using Key = std::tuple<std::uint16_t, std::uint16_t, std::uint16_t, std::array<std::uint8_t, kMaxAttributes>,
                         std::array<std::int64_t, kMaxSizes>>;

  void add(const json& record, const fs::path& path) {
    check_schema(record.at("schema").get<std::string>());
    const std::size_t arch = index_of(table_.archs, record.at("arch").get<std::string>(), "arch");
    TunedEntry entry{};
    entry.problem = problem_of(record);
    const OpEntry& op = table_.ops[entry.problem.op];
    if (path.stem() != op.name) throw Unusable{std::string("in the file of another op than its ") + op.name};
    const auto provided = record.find("provider");
    if (provided != record.end()) add_provided(record, *provided, arch, entry.problem, path);
    entry.kernel = kernel_of(record, entry.problem, arch);
    const KernelEntry& kernel = table_.kernels[entry.kernel];
    entry.runtime = kernel.runtime_defaults;
    const json& runtime = object_of(record, "runtime", kernel.runtime_names.size());
    for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) entry.runtime[i] = runtime_value(kernel, i, runtime);
    const Evidence evidence = evidence_of(record);
    entry.predicted = evidence.predicted;
    entry.median_us = positive_us(record.at("time"));
    entry.default_us = positive_us(record.at("default"));
    entry.device = device_index(record.at("device"), arch, path.parent_path().filename().string());
    keep_strongest(entry, evidence);
    if (provided == record.end()) weigh_provided({.device = entry.device, .problem = dense(entry.problem)}, evidence);
  }

  // Whatever becomes of the rest: the kernel that it names need not be linked.
  void add_provided(const json& record, const json& provided, std::size_t arch, const Problem& problem, const fs::path& path) {
    ProvidedEntry entry{.problem = dense(problem),
                        .name = {.provider = provided.at("name").get<std::string>(),
                                 .version = provided.at("version").get<std::string>(),
                                 .algorithm = provided.at("algorithm").get<std::string>()},
                        .median_us = positive_us(provided),
                        .margin = provided.at("margin").get<float>()};
    const Evidence evidence = evidence_of(record);
    if (evidence.predicted) throw Unusable{"predicted, with a provider that nobody timed"};
    entry.device = device_index(record.at("device"), arch, path.parent_path().filename().string());
    weigh_provided(std::move(entry), evidence);
  }

  Problem dense(Problem problem) const {
    make_dense(table_.ops[problem.op], problem);
    return problem;
  }

  // An entry without a name: the line's own kernel was the fastest. Those go when all is read.
  void weigh_provided(ProvidedEntry entry, const Evidence& evidence) {
    const Problem& problem = entry.problem;
    const auto [place, is_new] = provided_.try_emplace(
        Key{entry.device, problem.op, problem.threads, problem.attributes, problem.sizes}, std::pair(entry, evidence));
    if (!is_new && is_stronger(evidence, place->second.second)) place->second = {std::move(entry), evidence};
  }

  static void check_schema(const std::string& schema) {
    const bool is_record = schema.starts_with(kSchemaName);
    const int version = is_record ? std::atoi(schema.c_str() + kSchemaName.size()) : 0;
    if (version < 1) throw Unusable{"corrupt: schema is \"" + schema + "\""};
    if (version > kSchemaVersion) throw Unusable{"written by a newer tilewright (" + schema + ")"};
  }

  Problem problem_of(const json& record) const {
    Problem problem;
    problem.op = static_cast<std::uint16_t>(index_of(table_.ops, record.at("op").get<std::string>(), "op"));
    const OpEntry& op = table_.ops[problem.op];
    problem.threads = static_cast<std::uint16_t>(integer(record, "threads", 0, UINT16_MAX));
    const json& attributes = object_of(record, "attributes", op.attributes.size());
    for (std::size_t i = 0; i < op.attributes.size(); ++i) {
      problem.attributes[i] = attribute_code(op.attributes[i], attributes.at(op.attributes[i].name).get<std::string>());
    }
    const json& shape = object_of(record, "shape", op.key_sizes);
    for (std::size_t i = 0; i < op.key_sizes; ++i) problem.sizes[i] = integer(shape, op.sizes[i], 0, kMaxSize);
    Problem whole = problem;  // whose attributes that make no difference are as asked problems have them
    if (op.lay_out != nullptr) op.lay_out(whole);
    problem.attributes = whole.attributes;
    return problem;
  }

  static std::uint8_t attribute_code(const NamedValues& attribute, const std::string& value) {
    const auto found = std::ranges::find_if(attribute.values, [&](const char* each) { return value == each; });
    if (found == attribute.values.end()) throw Unusable{std::string("unknown ") + attribute.name + " \"" + value + "\""};
    return static_cast<std::uint8_t>(found - attribute.values.begin());
  }

  std::uint16_t kernel_of(const json& record, Problem problem, std::size_t arch) const {
    const auto id = record.at("kernel").get<std::string>();
    const auto found = kernels_.find(id);
    if (found == kernels_.end()) throw Unusable{"kernel " + id + " is not linked"};
    const KernelEntry& kernel = table_.kernels[found->second];
    if (record.at("hash").get<std::string>() != kernel.hash) {
      throw Unusable{"the linked kernel " + id + " differs from the one that was measured (its hash does)"};
    }
    const OpEntry& op = table_.ops[problem.op];
    make_dense(op, problem);  // a record is of dense operands
    if (kernel.op != problem.op || kernel.arch != arch || !is_legal(kernel, problem)) {
      throw Unusable{"kernel " + id + " is not legal for its problem"};
    }
    return found->second;
  }

  // Of a file that anyone may have written: what kernels count, block and divide by.
  static std::int32_t runtime_value(const KernelEntry& kernel, std::size_t index, const json& runtime) {
    const std::int32_t fallback = kernel.runtime_defaults[index];
    const bool is_flag = fallback <= 1 && (fallback == 0 || !launch_reads(kernel.launch, index));
    const bool is_overlap = kernel.launch.overlap == kRuntimeValue + index;  // more is for promises, which no record makes
    const std::int32_t most = is_overlap ? kLetsNextBegin : kMaxRuntimeValue;
    return static_cast<std::int32_t>(integer(runtime, kernel.runtime_names[index], is_flag ? 0 : 1, most));
  }

  static bool launch_reads(const LaunchSpec& launch, std::size_t index) {
    const auto reads = [&](const Product& product) {
      return std::ranges::any_of(product, [&](const Term& term) { return term.value == kRuntimeValue + index; });
    };
    const auto region_reads = [&](const WorkspaceRegion& region) { return reads(region.terms); };
    const auto kernel_reads = [&](const FollowingKernel& kernel) { return std::ranges::any_of(kernel.grid, reads); };
    const auto formula_reads = [&](const ComputedValue& computed) {
      return std::ranges::count(values_in(computed.formula), kRuntimeValue + index) != 0;
    };
    return std::ranges::any_of(launch.grid, reads) || reads(launch.prologue.terms) || reads(launch.workspace.terms) ||
           std::ranges::any_of(launch.workspace.more, region_reads) || std::ranges::any_of(launch.then, kernel_reads) ||
           std::ranges::any_of(launch.computed, formula_reads);
  }

  // What says that it was measured shows samples, and what was not has none.
  static Evidence evidence_of(const json& record) {
    const auto status = record.at("status").get<std::string>();
    const bool has_samples = integer(record.at("time"), "n", 0, INT32_MAX) > 0;
    if (status != (has_samples ? "measured" : "predicted")) {
      throw Unusable{"status is \"" + status + "\" " + (has_samples ? "with" : "without") + " samples"};
    }
    return {.predicted = !has_samples, .policy = record.at("policy"), .when = record.at("when")};
  }

  std::uint16_t device_index(const json& device, std::size_t arch, const std::string& folder_key) {
    const auto key = device.at("key").get<std::string>();
    if (key != folder_key) throw Unusable{"for another device (" + key + ")"};
    const auto same = [&](const TunedDevice& each) { return each.key == key && each.arch == arch; };
    const auto found = std::ranges::find_if(layer_.devices, same);
    if (found != layer_.devices.end()) return static_cast<std::uint16_t>(found - layer_.devices.begin());
    if (layer_.devices.size() > UINT16_MAX) throw Unusable{"more devices than a layer can hold"};
    layer_.devices.push_back({.key = keep(key),
                              .name = keep(device.at("name").get<std::string>()),
                              .arch = static_cast<std::uint16_t>(arch),
                              .compute_units = static_cast<std::uint32_t>(integer(device, "compute_units", 1, INT32_MAX))});
    return static_cast<std::uint16_t>(layer_.devices.size() - 1);
  }

  void keep_strongest(const TunedEntry& entry, const Evidence& evidence) {
    const Problem& problem = entry.problem;
    const auto [place, is_new] = places_.try_emplace(
        Key{entry.device, problem.op, problem.threads, problem.attributes, problem.sizes}, layer_.entries.size());
    if (is_new) {
      layer_.entries.push_back(entry);
      evidence_.push_back(evidence);
    } else if (is_stronger(evidence, evidence_[place->second])) {
      layer_.entries[place->second] = entry;
      evidence_[place->second] = evidence;
    }
  }

  const char* keep(std::string text) { return layer_.text.emplace_back(std::move(text)).c_str(); }

  const KernelTable& table_;
  RecordLayer layer_;
  std::unordered_map<std::string_view, std::uint16_t> kernels_;
  std::map<Key, std::size_t> places_;  // in layer_.entries and evidence_
  std::vector<Evidence> evidence_;
  std::map<Key, std::pair<ProvidedEntry, Evidence>> provided_;
};

// Regular files only: reading a pipe would wait for ever.
std::vector<fs::path> record_files(const fs::path& folder, const Warn& warn) {
  std::vector<fs::path> files;
  const auto each_in = [&](const fs::path& parent, const auto& visit) {
    std::error_code fault;
    for (fs::directory_iterator entry(parent, fault); !fault && entry != fs::directory_iterator(); entry.increment(fault)) {
      visit(*entry);
    }
    if (fault) warn(printable(parent.string()) + ": cannot be read: " + fault.message());
  };
  each_in(folder, [&](const fs::directory_entry& device) {
    std::error_code ignored;
    if (!device.is_directory(ignored)) return;
    each_in(device.path(), [&](const fs::directory_entry& file) {
      if (file.path().extension() == ".jsonl" && file.is_regular_file(ignored)) files.push_back(file.path());
    });
  });
  std::ranges::sort(files);
  return files;
}

void read_file(LayerReader& reader, const fs::path& path, const Warn& warn) {
  std::ifstream file(path, std::ios::binary);
  LineReader lines(file);
  const auto ignore = [&](const std::string& reason) {
    warn(printable(path.string()) + ":" + std::to_string(lines.number()) + ": ignored: " + printable(reason));
  };
  try {
    while (lines.next()) {
      if (lines.is_too_long())
        ignore("corrupt: the line is longer than " + std::to_string(LineReader::kMaxLineBytes) + " bytes");
      if (lines.text().find_first_not_of(" \t\r") == std::string::npos) continue;
      try {
        reader.read_line(lines.text(), path);
      } catch (const Unusable& unusable) {
        ignore(unusable.what());
      }
    }
  } catch (const std::ios_base::failure&) {
    file.setstate(std::ios::failbit);
  }
  if (!file) warn(printable(path.string()) + ": cannot be read");
}

}  // namespace

RecordLayer read_record_layer(const fs::path& folder, const KernelTable& table, const Warn& warn) {
  if (!fs::is_directory(folder)) throw Error("tuning database " + folder.string() + " is not a folder");
  LayerReader reader(table);
  for (const fs::path& path : record_files(folder, warn)) read_file(reader, path, warn);
  return reader.take();
}

}  // namespace tilewright
