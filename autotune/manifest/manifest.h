// What codegen's manifest says (schema tilewright.manifest/7), as values: one op on one arch, its kernels, and the problems to
// tune. read_manifest resolves every name to an index or a code, so nothing after it looks anything up. It never looks into a
// template.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "manifest/compiler_kind.h"
#include "manifest/tensor_data.h"
#include "table/kernel_table.h"
#include "table/provided_name.h"
#include "tilewright/problem.h"

namespace tilewright::tune {

struct AttributeSpec {
  std::string name;
  std::vector<std::string> values;
};

struct ScalarSpec {
  std::string name;
  bool is_float = true;
};

struct TensorSpec {
  std::string name;
  TensorRole role = TensorRole::in;
  bool optional = false;
  std::optional<std::size_t> scale;  // inout: index of the scalar that multiplies what was there; 0 means it is not read
};

struct OpSpec {
  std::string name;
  std::vector<AttributeSpec> attributes;
  std::vector<std::string> sizes;
  std::size_t key_sizes = 0;
  std::vector<ScalarSpec> scalars;
  std::vector<TensorSpec> tensors;
};

// A datasheet's facts about one device of an arch (codegen/devices/): for predictions and tables only.
struct DeviceSpec {
  std::string name;                       // as --device takes it
  std::vector<std::string> driver_names;  // what drivers call it; the first one names its predictions
  std::uint32_t compute_units = 0;
  double clock_mhz = 0;
  double memory_gb_per_s = 0;
};

struct ArchSpec {
  std::string name{};
  TargetKind kind = TargetKind::cpu;
  int major = 0, minor = 0;
  std::vector<std::uint8_t> minors{};  // of `major`: what images run on; none: PTX
  int rank = 0;
  std::string virtual_name{};  // compute_80
  std::string real_name{};     // sm_80
  std::vector<std::string> cpu_flags{};
  std::vector<std::string> flags{};  // compiler arguments
  std::vector<std::string> features{};
  std::vector<std::string> adds{};  // of these, to a lesser arch, beside whose kernels it has few
  std::vector<std::filesystem::path> include_dirs{};
  std::string note{};                 // what its users are told: see ArchEntry
  std::vector<DeviceSpec> devices{};  // all of it that are known, the default one first; empty in a manifest

  bool is_ptx() const { return kind == TargetKind::cuda && minors.empty(); }
};

// One translation unit: a kernel or the reference.
struct UnitSpec {
  std::filesystem::path source;  // absolute
  std::string symbol;
  std::string hash;
  CompilerKind compiler = CompilerKind::cxx;
  std::vector<std::string> flags;
};

// What tells right from wrong where attributes are these.
struct ReferenceSpec {
  std::string hash;
  std::optional<UnitSpec> unit{};
  // Nothing says what is right, and the others are compared with what this kernel leaves (index in Manifest::kernels).
  std::optional<std::size_t> kernel{};

  // Neither: the user's Python, which is asked case by case (measure/reference_process.h).
  bool is_python() const { return !unit && !kernel; }
};

struct KernelSpec {
  std::string id;
  std::string family;
  std::array<std::uint8_t, kMaxAttributes> attributes{};  // codes, or kAnyAttribute
  std::string config_json;                                // {"BM":128,...}, in the manifest's order
  std::string config_line;                                // BM=128 ...
  UnitSpec unit;
  LaunchSpec launch;        // its lists lie in launch_parts, which copies share
  std::string launch_json;  // as the manifest says it
  std::vector<std::shared_ptr<const void>> launch_parts;
  std::vector<TensorMapSpec> tensor_maps;
  std::string driver;  // empty: none
  std::vector<std::string> runtime_names;
  std::array<std::int32_t, kMaxRuntime> runtime_defaults{};
  std::vector<SizeRule> rules;
  std::uint32_t pointer_alignment = 1;
  bool is_default = false;
  std::uint8_t tensors_left_out = 0, sizes_left_out = 0, scalars_left_out = 0;  // as KernelEntry's
  ProvidedName provided{};  // of another library's algorithm, for one problem: then there is nothing to compile. Else empty
};

struct TensorBuffer {
  DataType type = DataType::f32;
  std::int64_t elements = 0;
  bool present = true;
  Fill fill{};
  std::vector<FillKind> timed{};  // of the copies that are timed in turn with the first; empty: they are like it
};

// An output that has the strides of an input in a problem, and may lie in its place (indices of tensors).
struct InPlaceSpec {
  std::size_t output = 0, input = 0;
};

struct Candidate {
  std::size_t kernel = 0;  // index in Manifest::kernels
  std::array<std::int32_t, kMaxRuntime> runtime{};
  double predicted_us = 0;
  std::vector<std::size_t> edges{};  // indices in Manifest::edges: those that only this candidate must pass
  // It won before, here or where only attributes differ, or nearly did here, or is such a winner but for one run-time value.
  bool recorded = false;
  bool incumbent = false;  // what the library launches for the problem today
};

struct ProblemSpec {
  Problem problem;
  std::array<Scalar, kMaxScalars> scalars{};
  std::string label;
  std::string identity;  // a hash of all that the manifest says of the case and of its reference; candidates are no part of it
  double flops = 0;
  double bytes = 0;
  std::map<std::string, double> metrics{};  // what else is counted, by the rate's name: rows/s
  double roofline_us = 0;                   // 0: unknown
  std::size_t reference = 0;                // index in Manifest::references
  std::vector<TensorBuffer> tensors;
  std::int64_t pointer_alignment = 256;  // bytes: to this and to no more are the tensors' pointers aligned
  std::vector<OutputView> outputs;       // of those that are present; the reference's result has them one after the other
  std::vector<InPlaceSpec> in_place{};   // what else must be right: each output there
  std::vector<Candidate> candidates;     // best predicted first
  std::vector<Candidate> provided{};     // other libraries' (manifest/provided_candidates.h)
  std::size_t default_candidate = 0;
  std::vector<std::size_t> edges;  // indices in Manifest::edges: what every winner must pass where its rules allow
};

struct Manifest {
  std::filesystem::path path;  // where it was read from
  std::string generator;
  ArchSpec arch;
  OpSpec op;
  std::vector<KernelSpec> kernels;
  std::vector<ProblemSpec> problems;
  std::vector<ProblemSpec> edges;                // edge cases, each once, without candidates
  std::vector<ReferenceSpec> references;         // one for each combination of attributes
  std::map<std::string, std::int64_t> rejected;  // constraint sentence -> candidates that it excluded
  std::vector<std::string> left_out;             // problems that none of the kernels asked for serves
};

// What `codegen ops --json` lists, as far as the command line needs it.
struct PresetSpec {
  std::string name;
  std::string description;
  std::string problems_json;               // array, as codegen's --problems takes it
  std::vector<std::string> default_for{};  // kinds of archs on which it is tuned if nothing else is said
};
// What the command line says of an attribute, besides its values.
struct AttributeUse {
  std::string default_value;
  std::string doc;
  // A feature of an arch, and what is tuned there if nothing else is said: the first one that the arch has.
  std::vector<std::pair<std::string, std::string>> by_feature{};
};
struct OpListing {
  OpSpec op;
  std::vector<AttributeUse> attributes{};   // as OpSpec's
  bool is_default = false;                  // tuned if no op is named
  std::set<std::string> zero_by_default{};  // key sizes, such as a padding, that may be 0
  std::vector<PresetSpec> presets{};
  std::vector<std::string> uses{};  // features that its families make something of where an arch adds them (ArchSpec::adds)
};
std::vector<ArchSpec> read_archs(const std::string& json);
std::vector<OpListing> read_ops(const std::string& json);

// Throws Error, naming the file and the field, when it is missing, of another schema, or contradicts itself.
Manifest read_manifest(const std::filesystem::path& path);
// The same of its text: sources lie in `folder`, and the manifest has no path.
Manifest parse_manifest(const std::string& text, const std::filesystem::path& folder);
// Whether what is right is known: else the problem's candidates are compared with the first one's results.
bool has_reference(const Manifest& manifest, const ProblemSpec& problem);
// Whether something in it only the user's Python can tell: what is right, or what lies in a tensor.
bool needs_python(const Manifest& manifest);
// Codes of attribute values and names of run-time values, for people and records: "dtype=f32 layout=nn", "split_k=4".
std::string attributes_text(const OpSpec& op, const Problem& problem);
std::string runtime_text(const KernelSpec& kernel, const std::array<std::int32_t, kMaxRuntime>& runtime);
// The kernel's id and the run-time values: how people are told which candidate is meant.
std::string instance_text(const KernelSpec& kernel, const std::array<std::int32_t, kMaxRuntime>& runtime);
// "f32.nn M=1 N=4096 K=4096 batch=1 threads=2": how people are told which problem is meant.
std::string problem_text(const OpSpec& op, const ProblemSpec& problem);

}  // namespace tilewright::tune
