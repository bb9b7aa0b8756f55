// `db restamp --images`: are the images of all kernels that this tree emits those of an older one? For who rewrites sources and
// means to change no kernel.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>

#include "commands/db/db_command.h"
#include "commands/settings.h"
#include "compile/local_compilers.h"
#include "files/strict_json.h"
#include "manifest/codegen_client.h"
#include "manifest/emit_units.h"
#include "manifest/old_tree.h"
#include "records/database.h"
#include "system/progress.h"
#include "system/seconds_since.h"
#include "system/temporary_folder.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Units = std::map<std::string, EmittedUnit>;

// Of a database, those that hold when they name today's hash in the tree.
std::vector<PlacedLine> lines_of(const fs::path& folder, const CodegenSettings& tree) {
  const Database database(folder);
  std::vector<PlacedLine> lines;
  std::vector<std::string> texts, ignored;
  for (const RecordFile& file : database.files()) {
    for (const auto& [key, stored] : database.read(file, ignored)) {
      // All of one policy: what emission ships is what is compared.
      lines.push_back({file.device_key, file.op, "", stored.line});
      texts.push_back(stored.line);
    }
  }
  const std::vector<Resolution> resolutions = CodegenClient(tree).resolve(texts);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (resolutions[i].standing == Standing::ok || resolutions[i].hash.empty()) continue;
    Json json = parse_strictly<Json>(lines[i].text);
    json["hash"] = resolutions[i].hash;
    lines[i].text = json.dump();
  }
  return lines;
}

// As the filter says: an id begins with op and arch, and an attribute of kernels is its dtype.
bool is_asked(const RecordFilter& filter, const std::string& id, const EmittedUnit& unit) {
  const auto has = [](const std::vector<std::string>& asked, const std::string& value) {
    return asked.empty() || std::find(asked.begin(), asked.end(), value) != asked.end();
  };
  return has(filter.archs, unit.arch) && has(filter.ops, id.substr(0, id.find('.')));
}

struct ImageTally {
  std::size_t kernels = 0, same_text = 0, same_image = 0;
  std::vector<std::pair<std::string, std::string>> different{};  // id, why
  std::vector<std::pair<std::string, std::string>> unknown{};    // no compiler, or it was stopped
};

void print(const std::map<std::string, ImageTally>& archs, const ImageComparison& images, const std::string& old,
           double seconds, const Options& options) {
  if (options.json) {
    Json json{{"schema", "tilewright.images/1"},
              {"old", old},
              {"stopped", images.stopped},
              {"images", {{"compiled", images.compiled}, {"from_cache", images.from_cache}, {"seconds", seconds}}},
              {"archs", Json::object()}};
    for (const auto& [arch, tally] : archs) {
      json["archs"][arch] = {{"kernels", tally.kernels}, {"same_text", tally.same_text}, {"same_image", tally.same_image}};
      for (const auto& [key, list] : {std::pair("different", &tally.different), std::pair("unknown", &tally.unknown)}) {
        json["archs"][arch][key] = Json::array();
        for (const auto& [id, why] : *list) json["archs"][arch][key].push_back({{"kernel", id}, {"why", why}});
      }
    }
    std::puts(json.dump(1, ' ', false, Json::error_handler_t::replace).c_str());
    return;
  }
  for (const auto& each : archs) {
    for (const auto& [id, why] : each.second.different) std::printf("different  %s: %s\n", id.c_str(), printable(why).c_str());
    for (const auto& [id, why] : each.second.unknown) std::printf("unknown    %s: %s\n", id.c_str(), printable(why).c_str());
  }
  ImageTally all;
  std::size_t different = 0, unknown = 0;
  const auto row = [](const std::string& name, std::size_t kernels, std::size_t text, std::size_t image, std::size_t other,
                      std::size_t not_known) {
    std::printf("%-11s %8zu %10zu %11zu %10zu %8zu\n", name.c_str(), kernels, text, image, other, not_known);
  };
  std::printf("%-11s %8s %10s %11s %10s %8s\n", "arch", "kernels", "same text", "same image", "different", "unknown");
  for (const auto& [arch, tally] : archs) {
    row(arch, tally.kernels, tally.same_text, tally.same_image, tally.different.size(), tally.unknown.size());
    all.kernels += tally.kernels;
    all.same_text += tally.same_text;
    all.same_image += tally.same_image;
    different += tally.different.size();
    unknown += tally.unknown.size();
  }
  row("all", all.kernels, all.same_text, all.same_image, different, unknown);
  std::printf("%zu images compiled, %zu from the cache, in %.1f s\n", images.compiled, images.from_cache, seconds);
  if (images.stopped) std::printf("stopped: images are kept, the same command goes on from there\n");
}

}  // namespace

int run_db_images(const Options& options) {
  using enum ImageVerdict::State;
  StopSignal stop;
  Progress progress;
  const OldTree old(options.database.sources.front().string(), options.root, options.temporary);
  const CodegenSettings today = codegen_settings(options);
  const CodegenSettings then = settings_of_old_tree(options, old.root());
  const TemporaryFolder folder(options.temporary);
  const fs::path old_database = fs::is_directory(old.root() / "tuning_db") ? old.root() / "tuning_db" : options.db;
  const auto start = std::chrono::steady_clock::now();
  const Units before = old.ask([&] { return emit_units(then, lines_of(old_database, then), folder.path() / "before"); });
  const Units after = emit_units(today, lines_of(options.db, today), folder.path() / "after");
  std::map<std::string, ImageTally> archs;
  std::vector<ImagePair> pairs;
  std::vector<std::string> ids;
  LocalCompilers compilers;
  for (const auto& [id, unit] : before) {
    if (is_asked(options.database.filter, id, unit) && !after.contains(id)) {
      ++archs[unit.arch].kernels;
      archs[unit.arch].different.emplace_back(id, "it is emitted no more");
    }
  }
  for (const auto& [id, unit] : after) {
    if (!is_asked(options.database.filter, id, unit)) continue;
    ImageTally& tally = archs[unit.arch];
    ++tally.kernels;
    const auto found = before.find(id);
    const bool is_changed = found != before.end() && found->second.unit.hash != unit.unit.hash;
    if (found == before.end()) {
      tally.different.emplace_back(id, "it was not emitted before");
    } else if (const LocalCompiler* here = is_changed ? &compilers.of(unit.unit.compiler) : nullptr;
               here != nullptr && here->identity.empty()) {
      tally.unknown.emplace_back(id, here->why_none);
    } else {
      pairs.push_back({found->second, unit, here != nullptr ? here->identity : ""});
      ids.push_back(id);
    }
  }
  progress.line(
      fmt::format("comparing the images of {} kernels, as {} has them and as they are now", pairs.size(), old.name()));
  const ImageComparison images =
      compare_images(pairs, comparison_settings(options), stop,
                     [&](std::size_t done, std::size_t all) { progress.update(fmt::format("compiling {}/{}", done, all)); });
  bool all_same = true;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const ImageVerdict& verdict = images.verdicts[i];
    ImageTally& tally = archs[pairs[i].after.arch];
    tally.same_text += verdict.state == same_text ? 1 : 0;
    tally.same_image += verdict.state == same_image ? 1 : 0;
    if (verdict.state == undecided) tally.unknown.emplace_back(ids[i], "it was stopped");
    if (verdict.state == differs || verdict.state == fails) tally.different.emplace_back(ids[i], verdict.why);
  }
  for (const auto& each : archs) all_same = all_same && each.second.different.empty() && each.second.unknown.empty();
  print(archs, images, old.name(), seconds_since(start), options);
  if (images.stopped) return 130;
  return all_same ? 0 : 1;
}

}  // namespace tilewright::tune
