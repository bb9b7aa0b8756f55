#include "compile/compare_images.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "compile/compile_farm.h"
#include "compile/image_difference.h"
#include "system/read_bytes.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

using Folders = std::vector<fs::path>;

ImageVerdict judge(const CompiledUnit& before, const CompiledUnit& after) {
  using enum ImageVerdict::State;
  if (before.cancelled || after.cancelled) return {};
  if (before.invalidity != Invalidity::none) return {fails, "as it was it does not compile: " + before.message};
  if (after.invalidity != Invalidity::none) return {fails, "it does not compile: " + after.message};
  const std::string why = image_difference(read_bytes(before.files.image), read_bytes(after.files.image));
  return {why.empty() ? same_image : differs, why};
}

}  // namespace

ImageComparison compare_images(std::span<const ImagePair> pairs, const ComparisonSettings& settings, StopSignal& stop,
                               const std::function<void(std::size_t, std::size_t)>& progress) {
  std::error_code fault;
  fs::create_directories(settings.cache, fault);
  if (fault) throw Error(fmt::format("cannot create {}: {}; choose another --cache", settings.cache.string(), fault.message()));
  const CompileCache cache(settings.cache);
  ImageComparison result;
  result.verdicts.resize(pairs.size());
  // One call of the farm is for one compiler, target and set of include folders.
  std::map<std::tuple<std::string, std::string, Folders, Folders>, std::vector<std::size_t>> groups;
  std::size_t all = 0, done = 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto& [before, after, compiler] = pairs[i];
    if (before.unit.hash == after.unit.hash) {
      result.verdicts[i].state = ImageVerdict::State::same_text;
      continue;
    }
    groups[{compiler, after.real, before.include_dirs, after.include_dirs}].push_back(i);
    all += 2;
  }
  for (const auto& [key, group] : groups) {
    const auto compile = [&](const EmittedUnit ImagePair::*side, const Folders& folders) {
      std::vector<const UnitSpec*> units;
      for (const std::size_t i : group) units.push_back(&(pairs[i].*side).unit);
      const CompileSettings farm{.program = settings.program,
                                 .include_dirs = folders,
                                 .arch = std::get<1>(key),
                                 .source = {.compiler = std::get<0>(key)},
                                 .timeout_s = settings.timeout_s,
                                 .jobs = settings.jobs};
      std::vector<CompiledUnit> compiled =
          compile_units(units, cache, farm, stop, [&](std::size_t finished) { progress(done + finished, all); });
      done += group.size();
      for (const CompiledUnit& unit : compiled) {
        result.compiled += unit.compiled ? 1 : 0;
        result.from_cache += unit.from_cache ? 1 : 0;
        result.stopped = result.stopped || unit.cancelled;
      }
      return compiled;
    };
    if (result.stopped || stop.requested()) {
      result.stopped = true;
      break;
    }
    const std::vector<CompiledUnit> before = compile(&ImagePair::before, std::get<2>(key));
    const std::vector<CompiledUnit> after = compile(&ImagePair::after, std::get<3>(key));
    for (std::size_t i = 0; i < group.size(); ++i) result.verdicts[group[i]] = judge(before[i], after[i]);
  }
  return result;
}

}  // namespace tilewright::tune
