// A manifest that codegen made is read; one with any of many faults is refused with a sentence that says where.
#include <gtest/gtest.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "launch/formula.h"
#include "manifest/manifest.h"
#include "system/process.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

class ManifestTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    scratch_ = new ScratchFolder;
    const ProcessResult run = run_process(
        {.command = {TEST_PYTHON, "-m", "codegen", "manifest", "--op", "scale_add", "--arch", "x86-64-v3", "--problems", "-",
                     "--out", scratch_->path().string(), "--templates", TEST_ROOT "/tests/data/toy_op"},
         .folder = TEST_ROOT,
         .input = R"([{"sizes": {"n": 1000}, "threads": 2}])"});
    ASSERT_TRUE(run.ok()) << run.errors;
  }
  static void TearDownTestSuite() { delete scratch_; }

  // What read_manifest says of the manifest after `spoil`.
  std::string fault_of(const std::function<void(Json&)>& spoil) {
    Json json = Json::parse(ScratchFolder::read(scratch_->path() / "manifest.json"));
    spoil(json);
    try {
      read_manifest(scratch_->write("spoiled.json", json.dump()));
    } catch (const Error& fault) {
      return fault.what();
    }
    return "none";
  }

  static inline ScratchFolder* scratch_ = nullptr;
};

TEST_F(ManifestTest, IsReadWithAllNamesResolved) {
  const Manifest manifest = read_manifest(scratch_->path() / "manifest.json");
  EXPECT_EQ(manifest.op.name, "scale_add");
  EXPECT_EQ(manifest.arch.kind, TargetKind::cpu);
  ASSERT_EQ(manifest.problems.size(), 1u);
  const ProblemSpec& problem = manifest.problems[0];
  EXPECT_EQ(problem.problem.sizes[0], 1000);
  EXPECT_EQ(problem.problem.threads, 2);
  EXPECT_EQ(problem.outputs.at(0).elements(), 1000);
  EXPECT_EQ(problem.scalars[0].f32, 2.0f);
  EXPECT_EQ(problem.edges.size(), 7u);
  EXPECT_EQ(manifest.edges.at(problem.edges[1]).problem.sizes[0], 1);
  EXPECT_EQ(manifest.edges.at(problem.edges[1]).pointer_alignment, 256);
  const Candidate& candidate = problem.candidates[problem.default_candidate];
  ASSERT_EQ(candidate.edges.size(), 2u);  // one less and one more than its tile
  EXPECT_EQ(manifest.edges.at(candidate.edges[1]).problem.sizes[0], candidate.runtime[0] + 1);
  EXPECT_EQ(manifest.edges.at(candidate.edges[1]).pointer_alignment, 4);
  EXPECT_EQ(problem_text(manifest.op, problem), "f32 n=1000 threads=2");
  ASSERT_FALSE(manifest.kernels.empty());
  const KernelSpec& kernel = manifest.kernels[problem.candidates[problem.default_candidate].kernel];
  EXPECT_TRUE(kernel.is_default);
  EXPECT_TRUE(std::filesystem::exists(kernel.unit.source));
  EXPECT_EQ(kernel.launch.grid[0][0].value, 0);
  EXPECT_GE(kernel.launch.grid[0][0].divisor, 1);
  EXPECT_TRUE(std::filesystem::exists(manifest.references.at(problem.reference).unit->source));
}

TEST_F(ManifestTest, SaysWhichCandidatesWonBefore) {
  Json json = Json::parse(ScratchFolder::read(scratch_->path() / "manifest.json"));
  json["problems"][0]["candidates"][1]["recorded"] = true;
  const Manifest manifest = read_manifest(scratch_->write("recorded.json", json.dump()));
  EXPECT_FALSE(manifest.problems[0].candidates[0].recorded);
  EXPECT_TRUE(manifest.problems[0].candidates[1].recorded);
}

TEST_F(ManifestTest, SaysWhichOutputMayLieInThePlaceOfWhichInput) {
  EXPECT_TRUE(read_manifest(scratch_->path() / "manifest.json").problems[0].in_place.empty());
  Json json = Json::parse(ScratchFolder::read(scratch_->path() / "manifest.json"));
  json["problems"][0]["in_place"] = Json::array({{{"output", "y"}, {"input", "x"}}});
  const Manifest manifest = read_manifest(scratch_->write("in_place.json", json.dump()));
  ASSERT_EQ(manifest.problems[0].in_place.size(), 1u);
  EXPECT_EQ(manifest.problems[0].in_place[0].output, 1u);
  EXPECT_EQ(manifest.problems[0].in_place[0].input, 0u);
}

// As codegen writes what families for Hopper ask for.
Json launch_with_all() {
  return Json::parse(R"({"block": [128, 1, 1], "cluster": [2, 1, 1], "smem_bytes": 1024, "grid": [[["n", 256]], [], []],
    "ctas_per_unit": 1, "overlap": "block", "constants": ["y"], "cut_by_batch": ["block"], "prologue": {"threads": 128, "terms": [["n", 64]], "ctas_per_unit": 4},
    "workspace": {"fixed_bytes": 512, "bytes_per": 4, "terms": [["n", 1]], "when": null,
                  "more": [{"bytes_per": 8, "terms": [["n", 2]], "when": "block"}]},
    "tensor_maps": [{"name": "map_x", "tensor": "x", "dtype": "tf32", "extents": [[64, []], [2, [["n", 128]]]],
                     "strides": [[64, []]], "box": [32, 8], "swizzle": 128, "region": 0, "optional": false},
                    {"name": "map_partials", "tensor": "workspace", "dtype": "bf16", "extents": [[64, []], [1, []], [3, []]],
                     "strides": [[0, []], [64, [["n", 1], ["block", 2]]]], "box": [64, 1, 1], "swizzle": 0, "region": 1,
                     "optional": true}]})");
}

TEST_F(ManifestTest, ALaunchIsReadWhole) {
  Json json = Json::parse(ScratchFolder::read(scratch_->path() / "manifest.json"));
  json["kernels"][0]["launch"] = launch_with_all();
  const Manifest manifest = read_manifest(scratch_->write("launch.json", json.dump()));
  const KernelSpec& kernel = manifest.kernels[0];
  EXPECT_EQ(kernel.launch.ctas_per_unit, 1u);
  EXPECT_EQ(kernel.launch.prologue.threads, 128u);
  EXPECT_EQ(kernel.launch.prologue.terms[0].divisor, 64);
  EXPECT_EQ(kernel.launch.prologue.ctas_per_unit, 4u);
  EXPECT_EQ(kernel.launch.overlap, kRuntimeValue);
  EXPECT_EQ(kernel.launch.constants, 2u);
  EXPECT_EQ(kernel.launch.cut_by_batch, 1u);
  const WorkspaceRule& workspace = kernel.launch.workspace;
  EXPECT_EQ(workspace.fixed_bytes, 512);
  EXPECT_EQ(workspace.bytes_per, 4);
  EXPECT_EQ(workspace.more[0].bytes_per, 8);
  EXPECT_EQ(workspace.more[0].terms[0].divisor, 2);
  EXPECT_EQ(workspace.more[0].when, kRuntimeValue);
  EXPECT_EQ(workspace.more[1].bytes_per, 0);
  ASSERT_EQ(kernel.tensor_maps.size(), 2u);
  const TensorMapSpec& x = kernel.tensor_maps[0];
  EXPECT_EQ(x.tensor, 0);
  EXPECT_EQ(x.type, ElementType::f32);
  EXPECT_EQ(x.rank, 2);
  EXPECT_EQ(x.extents[1].factor, 2);
  EXPECT_EQ(x.extents[1].terms[0].divisor, 128);
  EXPECT_EQ(x.strides[0].factor, 64);
  EXPECT_EQ(x.box[0], 32u);
  EXPECT_EQ(x.box[1], 8u);
  EXPECT_EQ(x.swizzle_bytes, 128u);
  EXPECT_FALSE(x.optional);
  const TensorMapSpec& partials = kernel.tensor_maps[1];
  EXPECT_EQ(partials.tensor, kWorkspaceTensor);
  EXPECT_EQ(partials.region, 1);
  EXPECT_EQ(partials.type, ElementType::bf16);
  EXPECT_EQ(partials.rank, 3);
  EXPECT_EQ(partials.strides[0].factor, 0);
  EXPECT_EQ(partials.strides[1].terms[1].value, kRuntimeValue);
  EXPECT_TRUE(partials.optional);
}

TEST_F(ManifestTest, KernelsInARowAndComputedValuesAreReadWhole) {
  Json json = Json::parse(ScratchFolder::read(scratch_->path() / "manifest.json"));
  Json& launch = json["kernels"][0]["launch"];
  launch["computed"] = Json::parse(R"([{"name": "parts", "formula": ["n", 256, "ceil", "block", "compute_units", "*", "min"]},
                                       {"name": "twice", "formula": ["parts", 2, "*"]}])");
  launch["cooperative"] = true;
  launch["grid"][0] = Json::parse(R"([["twice", 1], ["compute_units", 1]])");
  launch["then"] =
      Json::parse(R"([{"block": [64, 1, 1], "cluster": [1, 1, 1], "smem_bytes": 16, "grid": [[["parts", 4]], [], []],
                                    "cooperative": true},
                                   {"block": [32, 1, 1], "cluster": [2, 1, 1], "smem_bytes": 0, "grid": [[], [], []]}])");
  const KernelSpec kernel = read_manifest(scratch_->write("launch.json", json.dump())).kernels[0];  // a copy outlives the rest
  ASSERT_EQ(kernel.launch.computed.size(), 2u);
  EXPECT_STREQ(kernel.launch.computed[1].name, "twice");
  const Formula& parts = kernel.launch.computed[0].formula;
  EXPECT_EQ(to_string(parts, [](ValueIndex index) { return "v" + std::to_string(index); }), "min(ceil(v0 / 256), v32 * v254)");
  EXPECT_EQ(kernel.launch.computed[1].formula[0].number, kComputedValue);
  EXPECT_TRUE(kernel.launch.cooperative);
  EXPECT_EQ(kernel.launch.grid[0][0].value, kComputedValue + 1);
  EXPECT_EQ(kernel.launch.grid[0][1].value, kComputeUnits);
  ASSERT_EQ(kernel.launch.then.size(), 2u);
  EXPECT_EQ(kernel.launch.then[0].block[0], 64u);
  EXPECT_EQ(kernel.launch.then[0].smem_bytes, 16u);
  EXPECT_EQ(kernel.launch.then[0].grid[0][0].value, kComputedValue);
  EXPECT_EQ(kernel.launch.then[0].grid[0][0].divisor, 4);
  EXPECT_TRUE(kernel.launch.then[0].cooperative);
  EXPECT_EQ(kernel.launch.then[1].cluster[0], 2u);
  EXPECT_FALSE(kernel.launch.then[1].cooperative);
}

TEST_F(ManifestTest, FormulasThatAreNoneAreRefused) {
  const Json whole = Json::parse(ScratchFolder::read(scratch_->path() / "manifest.json"));
  const auto fault = [&](Json formula) {
    Json json = whole;
    json["kernels"][0]["launch"]["computed"] = Json::array({Json{{"name", "parts"}, {"formula", std::move(formula)}}});
    try {
      read_manifest(scratch_->write("launch.json", json.dump()));
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_EQ(fault({"n", 1, "+"}), "");
  EXPECT_NE(fault(Json::array()).find("formula is no formula: []"), std::string::npos);
  EXPECT_NE(fault({"n", "+"}).find("no formula"), std::string::npos);
  EXPECT_NE(fault({"+"}).find("no formula"), std::string::npos);
  EXPECT_NE(fault({"n", "n"}).find("no formula"), std::string::npos);
  EXPECT_NE(fault({"m"}).find("unknown value 'm', valid: n, block"), std::string::npos) << fault({"m"});
  EXPECT_NE(fault({"parts"}).find("unknown value 'parts'"), std::string::npos) << "it is not there yet";
  EXPECT_NE(fault({1.5}).find("1.5 where an integer should be"), std::string::npos);
  EXPECT_NE(fault(std::vector<Json>(33, 1)).find("33 entries of formula, at most 32 are supported"), std::string::npos);
  EXPECT_NE(fault("n").find("formula is no list"), std::string::npos);
}

TEST_F(ManifestTest, ALaunchNeedNotHaveAPrologue) {
  Json json = Json::parse(ScratchFolder::read(scratch_->path() / "manifest.json"));
  json["kernels"][0]["launch"] = launch_with_all();
  json["kernels"][0]["launch"]["prologue"] = nullptr;
  EXPECT_EQ(read_manifest(scratch_->write("launch.json", json.dump())).kernels[0].launch.prologue.threads, 0u);
}

TEST_F(ManifestTest, WordsThatALaunchDoesNotHaveAreAsDeclared) {
  Json json = Json::parse(ScratchFolder::read(scratch_->path() / "manifest.json"));
  Json& launch = json["kernels"][0]["launch"] = launch_with_all();
  for (const char* name : {"ctas_per_unit", "overlap", "constants", "prologue", "cut_by_batch"}) launch.erase(name);
  launch["workspace"].erase("more");
  const KernelSpec kernel = read_manifest(scratch_->write("launch.json", json.dump())).kernels[0];
  EXPECT_EQ(kernel.launch.ctas_per_unit, 0u);
  EXPECT_EQ(kernel.launch.overlap, kNoValue);
  EXPECT_EQ(kernel.launch.constants, 0u);
  EXPECT_EQ(kernel.launch.prologue.threads, 0u);
  EXPECT_EQ(kernel.launch.workspace.more[0].bytes_per, 0);
}

TEST_F(ManifestTest, FaultsOfALaunchAreNamed) {
  const struct {
    std::function<void(Json&)> spoil;
    const char* says;
  } cases[] = {
      {[](Json& launch) { launch.erase("tensor_maps"); }, "'tensor_maps' not found"},
      {[](Json& launch) { launch.erase("smem_bytes"); }, "'smem_bytes' not found"},
      {[](Json& launch) { launch["ctas_per_unit"] = -1; }, "-1 where an integer should be"},
      {[](Json& launch) { launch["constants"] = {"z"}; }, "unknown tensor 'z'"},
      {[](Json& launch) { launch["cut_by_batch"] = {"n"}; }, "unknown run-time parameter 'n'"},
      {[](Json& launch) { launch["overlap"] = "n"; }, "constants without a run-time parameter as overlap"},
      {[](Json& launch) { launch["overlap"] = nullptr; }, "constants without a run-time parameter as overlap"},
      {[](Json& launch) { launch["prologue"]["threads"] = 0; }, "threads is 0, valid: from 1"},
      {[](Json& launch) { launch["prologue"].erase("terms"); }, "'terms' not found"},
      {[](Json& launch) { launch["cluster"][0] = 0; }, "a cluster has no CTAs"},
      {[](Json& launch) { launch["workspace"]["more"] = std::vector<Json>(4, launch["workspace"]["more"][0]); },
       "4 entries of more, at most 3 are supported"},
      {[](Json& launch) { launch["workspace"]["more"][0]["bytes_per"] = -8; }, "-8 where a size should be"},
      {[](Json& launch) { launch["tensor_maps"] = std::vector<Json>(25, launch["tensor_maps"][0]); },
       "25 tensor maps, at most 24 are supported"},
      {[](Json& launch) {
         launch["tensor_maps"][0].update({{"sets", 8}, {"set", 8}});
       },
       "set 8 of a tensor map does not exist: there are 8"},
      {[](Json& launch) {
         launch["grid"][0][0] = Json::array({"n", 128, 0});
       },
       "sets is 0, valid: from 1"},
      {[](Json& launch) { launch["tensor_maps"][0]["tensor"] = "z"; }, "unknown tensor 'z', valid: x, y"},
      {[](Json& launch) { launch["tensor_maps"][0]["dtype"] = "f128"; },
       "unknown dtype 'f128', valid: f32, f16, bf16, i32, e4m3, e5m2, i8, f64, tf32, tf32x3"},
      {[](Json& launch) { launch["tensor_maps"][0]["region"] = 4; }, "region 4 does not exist: there are 4"},
      {[](Json& launch) { launch["tensor_maps"][0]["strides"] = Json::array(); },
       "a tensor map has 2 extents, 0 strides and 2 lengths of a box"},
      {[](Json& launch) { launch["tensor_maps"][0]["extents"] = Json::array(); }, "a tensor map has 0 extents"},
      {[](Json& launch) { launch["tensor_maps"][0]["extents"][0][0] = INT64_MAX; }, "where a size should be"},
      {[](Json& launch) { launch["tensor_maps"][0]["extents"][1][1][0][0] = "m"; }, "unknown value 'm', valid: n, block"},
      {[](Json& launch) { launch["tensor_maps"][0]["box"][0] = 1e300; }, "1e+300 where an integer should be"},
  };
  for (const auto& [spoil, says] : cases) {
    const std::string fault = fault_of([&](Json& json) {
      json["kernels"][0]["launch"] = launch_with_all();
      spoil(json["kernels"][0]["launch"]);
    });
    EXPECT_NE(fault.find(says), std::string::npos) << "expected: " << says << "\nsaid: " << fault;
  }
}

TEST_F(ManifestTest, FaultsNameTheFileAndThePlace) {
  const struct {
    std::function<void(Json&)> spoil;
    const char* says;
  } cases[] = {
      {[](Json& json) { json["schema"] = "tilewright.manifest/9"; },
       "its schema is 'tilewright.manifest/9', valid: tilewright.manifest/7"},
      {[](Json& json) { json.erase("schema"); }, "its schema is 'none'"},
      {[](Json& json) { json.erase("kernels"); }, "kernels"},
      {[](Json& json) { json["arch"]["kind"] = "fpga"; }, "unknown kind 'fpga', valid: cpu, cuda"},
      {[](Json& json) { json["kernels"][0]["compiler"] = "rustc"; }, "unknown compiler 'rustc'"},
      {[](Json& json) { json["kernels"][0]["source"] = "src/../../x.cu"; }, "lies outside of the manifest's folder"},
      {[](Json& json) { json["references"][0]["source"] = "/etc/x.cu"; }, "lies outside of the manifest's folder"},
      {[](Json& json) { json["kernels"][0]["symbol"] = "a\nb"; }, "a control character"},
      {[](Json& json) { json["kernels"][0]["launch"]["grid"][0][0][0] = "m"; }, "unknown value 'm', valid: n, "},
      {[](Json& json) { json["kernels"][0]["launch"]["grid"][0][0][1] = 0; }, "divisor is 0, valid: from 1"},
      {[](Json& json) { json["problems"][0]["attributes"]["dtype"] = "f99"; }, "unknown dtype 'f99', valid: f32"},
      {[](Json& json) { json["problems"][0]["sizes"].erase("n"); }, "'n' not found"},
      {[](Json& json) { json["problems"][0]["candidates"][0]["kernel"] = 99; },
       "a candidate names a kernel that does not exist"},
      {[](Json& json) { json["problems"][0]["default"] = 99; }, "the default is not among the candidates"},
      {[](Json& json) { json["problems"][0]["outputs"][0]["extents"][3] = 1001; }, "leaves its buffer"},
      {[](Json& json) { json["problems"][0]["outputs"][0]["tensor"] = "z"; }, "unknown tensor 'z', valid: x, y"},
      {[](Json& json) { json["problems"][0]["outputs"] = Json::array(); }, "a problem has no outputs"},
      {[](Json& json) { json["problems"][0]["outputs"][0]["extents"].push_back(1); }, "an output has 5 extents and 4 strides"},
      {[](Json& json) { json["problems"][0]["outputs"][0]["extents"][2] = 2; }, "overlaps itself"},
      {[](Json& json) { json["problems"][0]["tensors"]["y"]["present"] = false; }, "output y is not present"},
      {[](Json& json) {
         json["problems"][0]["in_place"] = Json::array({{{"output", "x"}, {"input", "y"}}});
       },
       "x can't lie in the place of y: valid are an output and an input of one type and length"},
      {[](Json& json) {
         json["problems"][0]["in_place"] = Json::array({{{"output", "y"}, {"input", "x"}}});
         json["problems"][0]["tensors"]["x"]["elements"] = 999;
       },
       "y can't lie in the place of x"},
      {[](Json& json) {
         json["references"][0] = {{"hash", "h"}, {"kernel", 99}};
       },
       "a reference names a kernel that does not exist"},
      {[](Json& json) { json["problems"][0]["reference"] = 7; }, "a reference that does not exist"},
      {[](Json& json) { json["edges"][0]["reference"] = 7; }, "a reference that does not exist"},
      {[](Json& json) { json["problems"][0]["edges"][0] = 999; }, "edge 999 does not exist: there are "},
      {[](Json& json) { json["problems"][0]["candidates"][0]["edges"][0] = 999; }, "edge 999 does not exist: there are "},
      {[](Json& json) { json["edges"][0]["pointer_alignment"] = 24; }, "pointer_alignment is 24, valid: powers of two"},
      {[](Json& json) { json["edges"][0]["tensors"]["x"]["fill"]["kind"] = "pi"; }, "unknown fill 'pi', valid: uniform"},
      {[](Json& json) { json["edges"][0]["tensors"]["x"]["fill"]["exponent"] = 999; }, "exponent is 999, valid: -149 to 149"},
      {[](Json& json) { json["problems"][0]["sizes"]["n"] = 1e300; }, "1e+300 where an integer should be"},
      {[](Json& json) { json["problems"][0]["sizes"]["n"] = -1; }, "-1 where a size should be"},
      {[](Json& json) { json["problems"][0]["outputs"][0]["strides"][2] = INT64_MAX; }, "where a size should be"},
      {[](Json& json) { json["problems"][0]["threads"] = 65537; }, "65537 where an integer should be"},
      {[](Json& json) { json["kernels"][0]["launch"]["block"][0] = -1; }, "-1 where an integer should be"},
      {[](Json& json) { json["kernels"][0]["runtime"] = std::vector<std::string>(9, "r"); }, "9 run-time parameters"},
      {[](Json& json) { json["op"]["key_sizes"] = 2; }, "key_sizes is 2, but there are 1 sizes"},
  };
  for (const auto& [spoil, says] : cases) {
    const std::string fault = fault_of(spoil);
    EXPECT_NE(fault.find(says), std::string::npos) << "expected: " << says << "\nsaid: " << fault;
    EXPECT_NE(fault.find("spoiled.json"), std::string::npos) << fault;
  }
}

TEST_F(ManifestTest, WhatIsNoManifestIsRefused) {
  EXPECT_THROW(read_manifest(scratch_->path() / "none.json"), Error);
  EXPECT_THROW(read_manifest(scratch_->write("text.json", "not JSON")), Error);
}

}  // namespace
}  // namespace tilewright::tune
