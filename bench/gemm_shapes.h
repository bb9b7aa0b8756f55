// The problems that a GEMM benchmark runs: one shape given on the command line, a file of problems, or a preset of
// templates/gemm/presets.json. Used by gemm_cpu and gemm_cuda; it does not know what the benchmarks measure.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tilewright/enums.h"

namespace tilewright::bench {

struct GemmShape {
  std::int64_t m = 0, n = 0, k = 0;
  std::string layout = "nn";
  std::string dtype = "f32";
  std::int64_t batch = 1;

  friend bool operator==(const GemmShape&, const GemmShape&) = default;
};

inline Layout layout_of(const std::string& name) {
  if (name == "nn") return Layout::nn;
  if (name == "nt") return Layout::nt;
  if (name == "tn") return Layout::tn;
  if (name == "tt") return Layout::tt;
  throw std::invalid_argument("unknown layout '" + name + "'; valid: nn nt tn tt");
}

// All that gemm declares.
inline constexpr std::pair<const char*, Dtype> kDtypes[] = {
    {"f32", Dtype::f32},         {"tf32", Dtype::tf32},         {"f16", Dtype::f16},       {"bf16", Dtype::bf16},
    {"f16_f32", Dtype::f16_f32}, {"bf16_f32", Dtype::bf16_f32}, {"tf32x3", Dtype::tf32x3}, {"f64", Dtype::f64}};

inline std::string dtype_names() {
  std::string names;
  for (const auto& [name, dtype] : kDtypes) names += (names.empty() ? "" : " ") + std::string(name);
  return names;
}

inline Dtype dtype_of(const std::string& name) {
  for (const auto& [valid, dtype] : kDtypes) {
    if (name == valid) return dtype;
  }
  throw std::invalid_argument("unknown dtype '" + name + "'; valid: " + dtype_names());
}

// M=1 N=4096 K=4096 nn, and of more than one product: batch=100
inline std::string label(const GemmShape& shape) {
  return "M=" + std::to_string(shape.m) + " N=" + std::to_string(shape.n) + " K=" + std::to_string(shape.k) + " " +
         shape.layout + (shape.batch == 1 ? "" : " batch=" + std::to_string(shape.batch));
}

inline nlohmann::ordered_json shape_json(const GemmShape& shape) {
  nlohmann::ordered_json json{{"M", shape.m}, {"N", shape.n}, {"K", shape.k}, {"layout", shape.layout}};
  if (shape.batch != 1) json["batch"] = shape.batch;
  return json;
}

// Of the result, all batches together.
inline std::int64_t elements_of_c(const GemmShape& shape) { return shape.batch * shape.m * shape.n; }

// Whether those of more than one product are taken, or left out because a peer multiplies one pair of matrices.
enum class Batches : bool { left_out, taken };

// The dtype is the benchmark's choice (`defaults`), whatever the problems were written for.
inline std::vector<GemmShape> parse_problems(const nlohmann::json& problems, const GemmShape& defaults,
                                             Batches batches = Batches::left_out) {
  std::vector<GemmShape> shapes;
  for (const auto& problem : problems) {
    GemmShape shape = defaults;
    const auto& sizes = problem.at("sizes");
    shape.m = sizes.at("M");
    shape.n = sizes.at("N");
    shape.k = sizes.at("K");
    shape.batch = sizes.value("batch", std::int64_t{1});
    if (shape.batch != 1 && batches == Batches::left_out) continue;
    if (problem.contains("attributes")) shape.layout = problem["attributes"].value("layout", shape.layout);
    if (std::find(shapes.begin(), shapes.end(), shape) == shapes.end()) shapes.push_back(shape);
  }
  if (shapes.empty()) throw std::invalid_argument("no shapes: none of the problems is a product without batches");
  return shapes;
}

inline nlohmann::json read_json(const std::filesystem::path& path) {
  if (!std::filesystem::is_regular_file(path)) throw std::invalid_argument(path.string() + " is no file");  // a pipe would wait
  std::ifstream file(path);
  if (!file) throw std::invalid_argument("can't read " + path.string());
  return nlohmann::json::parse(file);
}

// `source` is M,N,K or a file with a JSON array of problems ({"sizes": {"M": ...}}, as the tuner takes it).
inline std::vector<GemmShape> shapes_from(const std::string& source, const GemmShape& defaults,
                                          Batches batches = Batches::left_out) {
  GemmShape shape = defaults;
  char rest = 0;
  long long m = 0, n = 0, k = 0;
  if (std::sscanf(source.c_str(), "%lld,%lld,%lld%c", &m, &n, &k, &rest) == 3 && m > 0 && n > 0 && k > 0) {
    shape.m = m;
    shape.n = n;
    shape.k = k;
    return {shape};
  }
  if (!std::filesystem::exists(source)) {
    throw std::invalid_argument("shapes '" + source + "' are neither M,N,K nor a file with a JSON array of problems");
  }
  return parse_problems(read_json(source), defaults, batches);
}

// `presets_file` is templates/gemm/presets.json: {name: {description, problems[]}}.
inline std::vector<GemmShape> shapes_of_preset(const std::filesystem::path& presets_file, const std::string& preset,
                                               const GemmShape& defaults) {
  const nlohmann::json presets = read_json(presets_file);
  if (presets.contains(preset)) return parse_problems(presets[preset].at("problems"), defaults);
  std::string valid;
  for (const auto& [name, value] : presets.items()) valid += " " + name;
  throw std::invalid_argument("unknown preset '" + preset + "'; valid:" + valid);
}

}  // namespace tilewright::bench
