#include "compile/build_stage.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <span>
#include <thread>

#include "compile/compiler.h"
#include "compile/image_source.h"
#include "compile/prebuilt_set.h"
#include "compile/unit_text.h"
#include "manifest/linked_kernels.h"
#include "system/seconds_since.h"
#include "tilewright/c_api.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// CPU time of all children that have ended, their own children included.
double children_cpu_s() {
  rusage usage{};
  ::getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

bool is_reference(const Manifest& manifest, std::size_t kernel) {
  return std::ranges::any_of(manifest.references, [&](const ReferenceSpec& each) { return each.kernel == kernel; });
}

// One compiler makes all images of a run.
void take_handed(const std::filesystem::path& folder, const std::string& arch, ImageSource& source) {
  std::string fault;
  std::optional<PrebuiltSet> set = read_prebuilt_set(folder, arch, fault);
  if (set && set->compiler != source.compiler)
    fault = fmt::format("images that were compiled for this run are not used: they are of {}, and here is {}", set->compiler,
                        source.compiler);
  if (!fault.empty()) {
    source.note += (source.note.empty() ? "" : "; ") + fault;
  } else if (set) {
    source.handed = HandedImages{.folder = folder, .set = *std::move(set)};
  }
}

// The compiler here, and what was prebuilt for it or in its place. prebuild itself, and cross code, only compile.
ImageSource find_image_source(const ArchSpec& spec, const std::string& arch, std::span<const UnitSpec* const> units,
                              const BuildSettings& settings) {
  const bool is_cross = arch.find(':') != std::string::npos;
  const CompilerKind kind = spec.kind == TargetKind::cuda ? CompilerKind::cuda : CompilerKind::cxx;
  const Toolchain toolchain = toolchain_from_environment();
  if (settings.only_linked)
    return {.compiler = fmt::format("none; linked in Tilewright {}", tilewright_version()),
            .can_compile = false,
            .is_linked = true};
  if (is_cross || settings.only_compile) return {.compiler = compiler_identity(kind, is_cross, toolchain)};
  std::optional<std::string> local;
  std::string why_no_compiler, fault;
  try {
    local = compiler_identity(kind, false, toolchain);
  } catch (const Error& missing) {
    why_no_compiler = missing.what();
  }
  const std::optional<PrebuiltSet> prebuilt = read_prebuilt_set(settings.cache, spec.name, fault);
  ImageSource source = choose_image_source(local, why_no_compiler, prebuilt, units);
  if (!fault.empty()) source.note = fault;
  if (!settings.handed.empty()) take_handed(settings.handed, spec.name, source);
  return source;
}

}  // namespace

std::string why_none_compiles(const ArchSpec& arch, const BuildSettings& settings) {
  std::string fault;
  if (read_prebuilt_set(settings.cache, arch.name, fault)) return "";
  try {
    compiler_identity(arch.kind == TargetKind::cuda ? CompilerKind::cuda : CompilerKind::cxx, false,
                      toolchain_from_environment());
    return "";
  } catch (const Error& missing) {
    return missing.what();
  }
}

BuildResult build_units(const Manifest& manifest, const std::vector<bool>& wanted, const std::string& arch,
                        bool with_references, const BuildSettings& settings, StopSignal& stop, Progress& progress) {
  std::error_code fault;
  std::filesystem::create_directories(settings.cache, fault);
  if (fault) throw Error(fmt::format("cannot create {}: {}; choose another --cache", settings.cache.string(), fault.message()));
  const auto start = std::chrono::steady_clock::now();
  const double cpu_before_s = children_cpu_s();
  std::vector<const UnitSpec*> units;
  std::vector<std::size_t> reference_of, kernel_of;
  for (std::size_t i = 0; with_references && i < manifest.references.size(); ++i) {
    const std::optional<UnitSpec>& unit = manifest.references[i].unit;
    if (!unit) continue;
    units.push_back(&*unit);
    reference_of.push_back(i);
  }
  const std::size_t references = units.size();
  for (std::size_t k = 0; k < manifest.kernels.size(); ++k) {
    if (!wanted[k] && !(with_references && is_reference(manifest, k))) continue;
    units.push_back(&manifest.kernels[k].unit);
    kernel_of.push_back(k);
  }
  BuildResult result;
  const bool is_cuda = manifest.arch.kind == TargetKind::cuda;
  const ImageSource source = find_image_source(manifest.arch, arch, units, settings);
  if (!source.note.empty()) progress.line("warning: " + source.note);
  result.compiler = source.compiler;
  const CompileSettings farm{
      .program = settings.compile_program,
      .include_dirs = manifest.arch.include_dirs,
      .arch = is_cuda ? arch : "",
      .source = source,
      .timeout_s = settings.compile_timeout_s,
      .jobs = settings.jobs > 0 ? settings.jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))};
  std::vector<CompiledUnit> compiled = compile_units(units, CompileCache(settings.cache), farm, stop, [&](std::size_t done) {
    progress.update(fmt::format("compiling {}/{}", done, units.size()));
  });
  result.count = units.size();
  result.references.resize(manifest.references.size());
  result.kernels.resize(manifest.kernels.size());
  result.usable.assign(manifest.kernels.size(), false);
  for (std::size_t i = 0; i < compiled.size(); ++i) {
    result.from_cache += compiled[i].from_cache ? 1 : 0;
    result.handed += compiled[i].handed ? 1 : 0;
    result.compiled += compiled[i].compiled ? 1 : 0;
    result.damaged += compiled[i].damaged ? 1 : 0;
    result.stopped = result.stopped || compiled[i].cancelled;
    if (i < references) {
      if (compiled[i].invalidity != Invalidity::none && !compiled[i].cancelled) {
        throw Error(fmt::format("the reference of {} does not compile: {}", manifest.op.name, compiled[i].message));
      }
      result.references[reference_of[i]] = std::move(compiled[i]);
      continue;
    }
    const std::size_t kernel = kernel_of[i - references];
    result.usable[kernel] =
        compiled[i].invalidity == Invalidity::none && !compiled[i].cancelled && compiled[i].resources.spill_bytes == 0;
    result.kernels[kernel] = std::move(compiled[i]);
  }
  if (result.damaged > 0) {
    progress.line(
        fmt::format("warning: {} of {} images in {} damaged: {}", result.damaged, result.count, settings.cache.string(),
                    source.can_compile ? "compiled again" : "left out; copy the folder anew from where it was prebuilt"));
  }
  result.seconds = seconds_since(start);
  result.cpu_seconds = children_cpu_s() - cpu_before_s;
  return result;
}

ImagePlaces places_of(const BuildResult& build) {
  const auto images_of = [](const std::vector<CompiledUnit>& units) {
    std::vector<std::filesystem::path> images;
    for (const CompiledUnit& unit : units)
      images.push_back(unit.invalidity == Invalidity::none && !unit.cancelled ? unit.files.image : std::filesystem::path());
    return images;
  };
  return {.kernels = images_of(build.kernels), .references = images_of(build.references)};
}

ImagePlaces linked_places(const Manifest& manifest) {
  ImagePlaces places{.kernels = {}, .references = std::vector<std::filesystem::path>(manifest.references.size())};
  for (const KernelSpec& kernel : manifest.kernels) {
    if (kernel.provided.provider.empty()) places.kernels.push_back(linked_image(kernel.unit));
  }
  return places;
}

ImagePlaces places_of(const Manifest& manifest, const std::string& arch, const std::filesystem::path& cache,
                      const std::string& compiler) {
  const bool is_cuda = manifest.arch.kind == TargetKind::cuda;
  const CompileSettings settings{
      .program = {}, .include_dirs = manifest.arch.include_dirs, .arch = is_cuda ? arch : "", .source = {.compiler = compiler}};
  const CompileCache images(cache);
  UnitText reader(settings.include_dirs);
  const auto place = [&](const UnitSpec& unit) { return place_of(unit, reader.hash(unit.source), images, settings).image; };
  ImagePlaces places;
  for (const KernelSpec& kernel : manifest.kernels) {
    if (kernel.provided.provider.empty()) places.kernels.push_back(place(kernel.unit));
  }
  for (const ReferenceSpec& reference : manifest.references)
    places.references.push_back(reference.unit ? place(*reference.unit) : std::filesystem::path());
  return places;
}

}  // namespace tilewright::tune
