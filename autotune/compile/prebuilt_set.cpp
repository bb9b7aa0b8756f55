#include "compile/prebuilt_set.h"

#include <fcntl.h>
#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "system/disk_fault.h"
#include "system/file_descriptor.h"
#include "system/replace_file.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* kPrebuiltSchema = "tilewright.prebuilt/1";

// Held against other writers.
FileDescriptor lock_folder(const fs::path& folder) {
  FileDescriptor lock(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!lock.is_open() || !lock.lock())
    throw Error(fmt::format("cannot lock {}: {}; choose another --cache", folder.string(), std::strerror(errno)));
  return lock;
}

}  // namespace

fs::path prebuilt_path(const fs::path& cache, const std::string& arch) { return cache / "prebuilt" / (arch + ".json"); }

std::optional<PrebuiltSet> read_prebuilt_set(const fs::path& cache, const std::string& arch, std::string& fault) {
  const fs::path path = prebuilt_path(cache, arch);
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return std::nullopt;
  try {
    const Json json = Json::parse(stream);
    if (json.at("schema") != kPrebuiltSchema) throw Error(fmt::format("its schema is not {}", kPrebuiltSchema));
    PrebuiltSet set{.arch = json.at("arch"), .compiler = json.at("compiler"), .units = {}};
    if (set.arch != arch) throw Error(fmt::format("it is of {}", set.arch));
    set.units = json.at("units");
    if (json.contains("seconds")) set.seconds = json.at("seconds");
    return set;
  } catch (const std::exception& what) {
    fault = fmt::format("{} is not used: {}; run prebuild again", path.string(), what.what());
    return std::nullopt;
  }
}

void write_prebuilt_set(const fs::path& cache, const PrebuiltSet& set) {
  const fs::path path = prebuilt_path(cache, set.arch);
  std::error_code fault;
  fs::create_directories(path.parent_path(), fault);
  if (fault) throw disk_fault(path.parent_path(), fault);
  const FileDescriptor lock = lock_folder(path.parent_path());
  PrebuiltSet all = set;
  std::string unreadable;  // what cannot be read is replaced
  if (const auto old = read_prebuilt_set(cache, set.arch, unreadable); old && old->compiler == set.compiler) {
    all.units.insert(old->units.begin(), old->units.end());
    all.seconds.insert(old->seconds.begin(), old->seconds.end());
  }
  Json json{{"schema", kPrebuiltSchema}, {"arch", all.arch}, {"compiler", all.compiler}, {"units", all.units}};
  if (!all.seconds.empty()) json["seconds"] = all.seconds;
  if (fault = replace_file(path, json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n"); fault)
    throw disk_fault(path, fault);
}

}  // namespace tilewright::tune
