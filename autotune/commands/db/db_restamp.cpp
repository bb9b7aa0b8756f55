// `db restamp`: a source text has changed, and with it the hash that its records name. Where the compiler makes the same image
// of the old text and of the new one, what was measured holds, and the record takes the new hash.
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
#include "records/record_sieve.h"
#include "system/progress.h"
#include "system/seconds_since.h"
#include "system/temporary_folder.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

// Of a record: as it was, with today's hash, void (its kernel is another now), left (nobody here can say), or not looked at
// before the user stopped it.
enum class Fate : std::uint8_t { valid, restamped, void_, left, undecided };

constexpr const char* kFates[] = {"valid", "restamped", "void", "left", "undecided"};

struct Item {
  RecordFile file;
  RecordKey key;
  StoredRecord stored;
  std::string hash{};                // today's
  std::vector<std::string> flags{};  // today's
  Fate fate = Fate::undecided;
  std::string why{};

  void end(Fate how, std::string reason = "") {
    fate = how;
    why = std::move(reason);
  }
};

std::string name_of(const RecordFile& file) { return fmt::format("{}/{}.jsonl", file.device_key, file.op); }

// The line with `hash` for its own; what else stands in it stays, also what only a later tilewright knows.
std::string with_hash(const std::string& line, const std::string& hash) {
  Json json = parse_strictly<Json>(line);
  json["hash"] = hash;
  return json.dump();
}

std::string restamped_line(const Item& item) {
  Json json = parse_strictly<Json>(with_hash(item.stored.line, item.hash));
  json["toolchain"]["flags"] = item.flags;
  return json.dump();
}

PlacedLine placed(const Item& item, std::string text) {
  return {item.file.device_key, item.file.op, item.key.policy, std::move(text)};
}

std::vector<Item> read_items(const Database& database, const RecordFilter& filter, std::vector<std::string>& warnings) {
  std::vector<Item> items;
  RecordSieve sieve(filter);
  for (const RecordFile& file : database.files()) {
    for (auto& [key, stored] : database.read(file, warnings)) {
      if (sieve.passes(stored.record)) items.push_back({.file = file, .key = key, .stored = stored});
    }
  }
  sieve.require_known();
  return items;
}

// What codegen says of each item's record. Returns those whose hash is all that has changed.
std::vector<Item*> still_made(std::vector<Item>& items, const CodegenSettings& today) {
  std::vector<std::string> lines;
  for (const Item& item : items) lines.push_back(item.stored.line);
  const std::vector<Resolution> resolutions = CodegenClient(today).resolve(lines);
  std::vector<Item*> changed;
  for (std::size_t i = 0; i < items.size(); ++i) {
    Item& item = items[i];
    item.hash = resolutions[i].hash;
    if (resolutions[i].standing == Standing::ok) {
      item.end(Fate::valid);
    } else if (resolutions[i].standing == Standing::unknown) {
      item.end(Fate::left, resolutions[i].problem);
    } else if (item.hash.empty()) {
      item.end(Fate::void_, resolutions[i].problem);
    } else if (!item.stored.record.via.empty()) {
      item.end(Fate::left, "its code ran on a device of another arch, " + item.stored.record.via);
    } else {
      changed.push_back(&item);
    }
  }
  return changed;
}

// Leaves those that hold in the old tree.
void require_old_text(std::vector<Item*>& items, const OldTree& old, const CodegenSettings& then) {
  std::vector<std::string> lines;
  for (const Item* item : items) lines.push_back(item->stored.line);
  const std::vector<Resolution> resolutions = old.ask([&] { return CodegenClient(then).resolve(lines); });
  std::vector<Item*> held;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (resolutions[i].standing == Standing::ok) {
      held.push_back(items[i]);
    } else {
      items[i]->end(Fate::void_, fmt::format("it does not hold in {} either: {}", old.name(), resolutions[i].problem));
    }
  }
  items = std::move(held);
}

// Its images, and the records that depend on them.
struct Comparison {
  std::vector<ImagePair> pairs{};
  std::vector<std::vector<Item*>> items{};
};

Comparison pair_up(const std::vector<Item*>& items, const std::map<std::string, EmittedUnit>& before,
                   const std::map<std::string, EmittedUnit>& after) {
  Comparison comparison;
  LocalCompilers compilers;
  std::map<std::string, std::size_t> place;  // in pairs, by the kernel's id
  for (Item* item : items) {
    const TuningRecord& record = item->stored.record;
    const auto old_unit = before.find(record.winner.kernel), new_unit = after.find(record.winner.kernel);
    if (old_unit == before.end() || new_unit == after.end()) {
      item->end(Fate::void_,
                fmt::format("{} did not emit {}", old_unit == before.end() ? "the old tree" : "codegen", record.winner.kernel));
      continue;
    }
    item->flags = new_unit->second.unit.flags;
    const LocalCompiler& here = compilers.of(new_unit->second.unit.compiler);
    if (here.identity != record.compiler) {
      item->end(Fate::left, fmt::format("its compiler, {}, is not here ({})", printable(record.compiler),
                                        here.identity.empty() ? here.why_none : here.identity + " is"));
      continue;
    }
    const auto [found, is_new] = place.try_emplace(record.winner.kernel, comparison.pairs.size());
    if (is_new) {
      comparison.pairs.push_back({old_unit->second, new_unit->second, here.identity});
      comparison.items.emplace_back();
    }
    comparison.items[found->second].push_back(item);
  }
  return comparison;
}

void decide(const Comparison& comparison, const ImageComparison& images) {
  using enum ImageVerdict::State;
  for (std::size_t i = 0; i < comparison.pairs.size(); ++i) {
    const ImageVerdict& verdict = images.verdicts[i];
    if (verdict.state == undecided) continue;
    const bool is_same = verdict.state == same_image || verdict.state == same_text;
    for (Item* item : comparison.items[i]) item->end(is_same ? Fate::restamped : Fate::void_, verdict.why);
  }
}

// What another writer has changed meanwhile stays as it left it.
std::vector<std::string> write(const Database& database, std::vector<Item>& items) {
  std::map<std::pair<std::string, std::string>, std::vector<Item*>> files;
  for (Item& item : items) {
    if (item.fate == Fate::restamped) files[{item.file.device_key, item.file.op}].push_back(&item);
  }
  std::vector<std::string> warnings;
  for (const auto& file : files) {
    const auto change = [&](Records& records) {
      for (Item* item : file.second) {
        const auto found = records.find(item->key);
        if (found == records.end() || found->second.line != item->stored.line) {
          item->end(Fate::left, "another writer has changed it meanwhile");
          continue;
        }
        found->second.line = restamped_line(*item);
        found->second.record.hash = item->hash;
      }
    };
    const std::vector<std::string> more = database.update(file.first.first, file.first.second, change).all();
    warnings.insert(warnings.end(), more.begin(), more.end());
  }
  return warnings;
}

std::size_t count(const std::vector<Item>& items, Fate fate) {
  return static_cast<std::size_t>(std::ranges::count(items, fate, &Item::fate));
}

void print_json(const std::vector<Item>& items, const ImageComparison& images, const std::string& old, double seconds,
                const Options& options) {
  Json json{{"schema", "tilewright.restamp/1"},
            {"old", old},
            {"written", !options.dry_run},
            {"stopped", images.stopped},
            {"records", items.size()}};
  for (const Fate fate : {Fate::valid, Fate::restamped, Fate::void_, Fate::left, Fate::undecided})
    json[kFates[static_cast<int>(fate)]] = count(items, fate);
  json["images"] = {{"compiled", images.compiled}, {"from_cache", images.from_cache}, {"seconds", seconds}};
  json["changes"] = Json::array();
  for (const Item& item : items) {
    if (item.fate == Fate::valid) continue;
    json["changes"].push_back({{"file", name_of(item.file)},
                               {"record", to_string(item.key.problem)},
                               {"policy", item.key.policy},
                               {"kernel", item.stored.record.winner.kernel},
                               {"fate", kFates[static_cast<int>(item.fate)]},
                               {"from", item.stored.record.hash},
                               {"to", item.fate == Fate::restamped ? Json(item.hash) : Json(nullptr)},
                               {"why", item.why.empty() ? Json(nullptr) : Json(item.why)}});
  }
  std::puts(json.dump(1, ' ', false, Json::error_handler_t::replace).c_str());
}

void print_text(const std::vector<Item>& items, const ImageComparison& images, double seconds, const Options& options) {
  std::map<std::string, int> left;
  for (const Item& item : items) {
    if (item.fate == Fate::left) ++left[item.why];
    if (item.fate != Fate::void_) continue;
    std::printf("void  %s: %s: %s: %s\n", name_of(item.file).c_str(), to_string(item.key.problem).c_str(),
                item.stored.record.winner.kernel.c_str(), printable(item.why).c_str());
  }
  for (const auto& [why, records] : left) std::printf("left  %d records as they are: %s\n", records, printable(why).c_str());
  if (images.compiled + images.from_cache > 0)
    std::printf("%zu images: %zu compiled, %zu from the cache, in %.1f s\n", images.compiled + images.from_cache,
                images.compiled, images.from_cache, seconds);
  std::printf("%s: %zu records: %zu valid already, %zu restamped, %zu void, %zu left%s\n", options.db.string().c_str(),
              items.size(), count(items, Fate::valid), count(items, Fate::restamped), count(items, Fate::void_),
              count(items, Fate::left), options.dry_run ? "; nothing was written" : "");
  if (images.stopped) {
    std::printf("stopped, %zu records undecided: images are kept, the same command goes on from there\n",
                count(items, Fate::undecided));
  } else if (!options.dry_run && count(items, Fate::restamped) > 0) {
    std::printf("next: `codegen emit` writes the new hashes into generated/\n");
  }
}

}  // namespace

int run_db_restamp(const Options& options) {
  StopSignal stop;
  Progress progress;
  const Database database(options.db);
  const OldTree old(options.database.sources.front().string(), options.root, options.temporary);
  const CodegenSettings today = codegen_settings(options);
  const CodegenSettings then = settings_of_old_tree(options, old.root());
  std::vector<std::string> warnings;
  std::vector<Item> items = read_items(database, options.database.filter, warnings);
  std::vector<Item*> changed = still_made(items, today);
  ImageComparison images;
  const auto start = std::chrono::steady_clock::now();
  if (!changed.empty()) {
    require_old_text(changed, old, then);
    const TemporaryFolder folder(options.temporary);
    std::vector<PlacedLine> old_lines, new_lines;
    for (const Item* item : changed) {
      old_lines.push_back(placed(*item, item->stored.line));
      new_lines.push_back(placed(*item, with_hash(item->stored.line, item->hash)));
    }
    const auto before = old.ask([&] { return emit_units(then, old_lines, folder.path() / "before"); });
    const auto after = emit_units(today, new_lines, folder.path() / "after");
    const Comparison comparison = pair_up(changed, before, after);
    if (!comparison.pairs.empty()) {
      progress.line(fmt::format("comparing the images of {} kernels, as {} has them and as they are now",
                                comparison.pairs.size(), old.name()));
    }
    images = compare_images(comparison.pairs, comparison_settings(options), stop, [&](std::size_t done, std::size_t all) {
      progress.update(fmt::format("compiling {}/{}", done, all));
    });
    decide(comparison, images);
  }
  if (!options.dry_run) {
    const std::vector<std::string> more = write(database, items);
    warnings.insert(warnings.end(), more.begin(), more.end());
  }
  std::ranges::sort(warnings);
  const auto repeated = std::ranges::unique(warnings);
  warnings.erase(repeated.begin(), repeated.end());
  for (const std::string& warning : warnings) progress.line("warning: " + warning);
  if (options.json) {
    print_json(items, images, old.name(), seconds_since(start), options);
  } else {
    print_text(items, images, seconds_since(start), options);
  }
  if (images.stopped) return 130;
  return count(items, Fate::void_) + count(items, Fate::left) > 0 ? 1 : 0;
}

}  // namespace tilewright::tune
