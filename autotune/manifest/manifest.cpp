#include "manifest/manifest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "files/strict_json.h"
#include "manifest/launch_reader.h"
#include "manifest/manifest_fields.h"
#include "manifest/op_reader.h"
#include "manifest/problem_reader.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

constexpr const char* kManifestSchema = "tilewright.manifest/7";

UnitSpec parse_unit(const Json& json, const fs::path& folder) {
  UnitSpec unit;
  const fs::path source = json.at("source").get<std::string>();
  if (source.is_absolute() || std::count(source.begin(), source.end(), "..") > 0)
    throw Error(fmt::format("source '{}' lies outside of the manifest's folder", source.string()));
  unit.source = folder / source;
  unit.symbol = json.at("symbol");
  unit.hash = json.at("hash");
  unit.compiler = index_of(std::vector<std::string>{"cuda", "cxx"}, json.at("compiler"), "compiler") == 0 ? CompilerKind::cuda
                                                                                                          : CompilerKind::cxx;
  unit.flags = json.at("flags");
  return unit;
}

ReferenceSpec parse_reference(const Json& json, const fs::path& folder, std::size_t kernels) {
  ReferenceSpec reference{.hash = json.at("hash")};
  if (json.contains("kernel")) {
    reference.kernel = integer<std::size_t>(json.at("kernel"));
    if (*reference.kernel >= kernels) throw Error("a reference names a kernel that does not exist");
  } else if (!json.contains("external")) {
    reference.unit = parse_unit(json, folder);
  }
  return reference;
}

KernelSpec parse_kernel(const Json& json, const OpSpec& op, const fs::path& folder) {
  KernelSpec kernel;
  kernel.id = json.at("id");
  kernel.family = json.at("family");
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    const auto value = value_or<std::string>(json.at("attributes"), op.attributes[i].name.c_str(), "");
    kernel.attributes[i] =
        value.empty() ? kAnyAttribute
                      : static_cast<std::uint8_t>(index_of(op.attributes[i].values, value, op.attributes[i].name.c_str()));
  }
  kernel.config_json = json.at("config").dump();
  for (const auto& [name, value] : json.at("config").items()) {
    kernel.config_line += fmt::format("{}{}={}", kernel.config_line.empty() ? "" : " ", name,
                                      value.is_string() ? value.get<std::string>() : value.dump());
  }
  kernel.unit = parse_unit(json, folder);
  kernel.runtime_names = json.at("runtime");
  require_at_most(kernel.runtime_names.size(), kMaxRuntime, "run-time parameters");
  kernel.runtime_defaults = parse_runtime(json.at("runtime_defaults"));
  read_launch(json.at("launch"), op, kernel);
  kernel.launch_json = json.at("launch").dump();
  kernel.driver = value_or<std::string>(json, "driver", "");
  for (const Json& rule : json.at("rules")) {
    kernel.rules.push_back({.value = static_cast<ValueIndex>(index_of(op.sizes, rule.at("size"), "size")),
                            .multiple = value_or<std::int64_t>(rule, "multiple", 1),
                            .min = value_or<std::int64_t>(rule, "min", 0),
                            .max = value_or<std::int64_t>(rule, "max", INT64_MAX)});
  }
  kernel.pointer_alignment = integer<std::uint32_t>(json.at("pointer_alignment"));
  kernel.is_default = json.at("is_default");
  kernel.tensors_left_out = value_or<std::uint8_t>(json, "tensors_left_out", 0);
  kernel.sizes_left_out = value_or<std::uint8_t>(json, "sizes_left_out", 0);
  kernel.scalars_left_out = value_or<std::uint8_t>(json, "scalars_left_out", 0);
  if (kernel.tensors_left_out > op.tensors.size() || kernel.sizes_left_out > op.sizes.size() ||
      kernel.scalars_left_out > op.scalars.size())
    throw Error("a kernel lacks more tensors, sizes or scalars than its op has");
  return kernel;
}

Manifest parse(const Json& json, const fs::path& folder) {
  if (const auto schema = json.value("schema", std::string("none")); schema != kManifestSchema) {
    throw Error(fmt::format("its schema is '{}', valid: {}; run the codegen of the same source tree", schema, kManifestSchema));
  }
  Manifest manifest;
  manifest.generator = json.at("generator").is_string() ? json.at("generator").get<std::string>() : json.at("generator").dump();
  manifest.arch = parse_arch(json.at("arch"));
  manifest.op = parse_op(json.at("op"));
  for (const Json& kernel : json.at("kernels")) manifest.kernels.push_back(parse_kernel(kernel, manifest.op, folder));
  for (const Json& reference : json.at("references")) {
    manifest.references.push_back(parse_reference(reference, folder, manifest.kernels.size()));
  }
  const std::size_t edges = json.at("edges").size();
  for (const Json& problem : json.at("problems")) manifest.problems.push_back(parse_problem(problem, manifest, edges));
  for (const Json& edge : json.at("edges")) manifest.edges.push_back(parse_problem(edge, manifest, edges));
  manifest.rejected = json.at("rejected");
  if (json.contains("left_out")) manifest.left_out = json.at("left_out");
  return manifest;
}

}  // namespace

Manifest parse_manifest(const std::string& text, const fs::path& folder) {
  try {
    return parse(parse_strictly<Json>(text), folder);
  } catch (const nlohmann::json::exception& fault) {
    throw Error(printable(fault.what()));
  }
}

Manifest read_manifest(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  if (!stream || !text) throw Error(fmt::format("cannot read the manifest {}", path.string()));
  try {
    const fs::path absolute = fs::absolute(path);
    Manifest manifest = parse_manifest(text.str(), absolute.parent_path());
    manifest.path = absolute;
    return manifest;
  } catch (const Error& fault) {
    throw Error(fmt::format("manifest {}: {}", path.string(), fault.what()));
  }
}

bool has_reference(const Manifest& manifest, const ProblemSpec& problem) {
  return !manifest.references[problem.reference].kernel;
}

bool needs_python(const Manifest& manifest) {
  const auto has_external = [](const ProblemSpec& problem) {
    return std::ranges::any_of(problem.tensors,
                               [](const TensorBuffer& tensor) { return tensor.fill.kind == FillKind::external; });
  };
  return std::ranges::any_of(manifest.references, &ReferenceSpec::is_python) ||
         std::ranges::any_of(manifest.problems, has_external) || std::ranges::any_of(manifest.edges, has_external);
}

std::string attributes_text(const OpSpec& op, const Problem& problem) {
  std::string text;
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    text += (i == 0 ? "" : ".") + op.attributes[i].values.at(problem.attributes[i]);
  }
  return text;
}

std::string runtime_text(const KernelSpec& kernel, const std::array<std::int32_t, kMaxRuntime>& runtime) {
  std::string text;
  for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) {
    text += fmt::format("{}{}={}", i == 0 ? "" : " ", kernel.runtime_names[i], runtime[i]);
  }
  return text;
}

std::string instance_text(const KernelSpec& kernel, const std::array<std::int32_t, kMaxRuntime>& runtime) {
  const std::string values = runtime_text(kernel, runtime);
  return kernel.id + (values.empty() ? "" : " ") + values;
}

std::string problem_text(const OpSpec& op, const ProblemSpec& problem) {
  std::string text = attributes_text(op, problem.problem);
  text += (text.empty() ? "" : " ") + problem.label;
  if (problem.problem.threads > 0) text += fmt::format(" threads={}", problem.problem.threads);
  return text;
}

}  // namespace tilewright::tune
