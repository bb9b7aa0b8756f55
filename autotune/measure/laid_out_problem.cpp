#include "measure/laid_out_problem.h"

#define XXH_INLINE_ALL
#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "device/number_format.h"
#include "launch/launch.h"
#include "measure/raw_file.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

constexpr std::int64_t kGuardBytes = 64 << 10;  // before and after each buffer: a tile's rows past the end of most outputs

// Copies of tensors keep their offset in a page, so that a kernel finds every copy aligned alike; a page lies between them. A
// few copies have GPU pages of their own, so that they lie in as many places.
constexpr std::int64_t kPageBytes = 4096, kGpuPageBytes = 2 << 20;
constexpr int kMostRecorded = 256;        // launches in a recording
constexpr std::size_t kRecordings = 16;   // kept: the finalists', who take turns
constexpr std::int64_t kMostSets = 4096;  // each costs a page of memory at least
// Where tensors lie in memory changes a launch's time, and differs between processes: a median takes it from many places.
constexpr std::int64_t kLeastSets = 16;
constexpr double kLeadInBelowUs = 5000;  // a longer sample does not notice how it begins
constexpr int kPilotLaunches = 4;
constexpr std::size_t kRecheckedSets = 8;

// What copies of a tensor are multiples of, where there are `sets` of them.
std::int64_t page_of(std::int64_t sets) { return sets <= kLeastSets ? kGpuPageBytes : kPageBytes; }

std::int64_t rounded_up(std::int64_t value, std::int64_t step) { return (value + step - 1) / step * step; }

// Everything that decides the numbers: problems with the same key have the same contents and the same reference result, those
// with another key have other contents.
std::string data_key(const Manifest& manifest, const ProblemSpec& problem, std::uint64_t seed) {
  std::string key = attributes_text(manifest.op, problem.problem) + fmt::format(" seed={}", seed);
  for (const std::int64_t size : problem.problem.sizes) key += fmt::format(" {}", size);
  for (const Scalar& scalar : problem.scalars) key += fmt::format(" {}", scalar.i32);
  for (const TensorBuffer& tensor : problem.tensors) {
    key +=
        fmt::format(" {}:{}:{}:{}", tensor.present, tensor.elements, static_cast<int>(tensor.fill.kind), tensor.fill.exponent);
  }
  return key;
}

bool output_is_read(const OpSpec& op, const ProblemSpec& problem, const OutputView& view) {
  const TensorSpec& spec = op.tensors[view.tensor];
  if (spec.role == TensorRole::out) return false;
  if (!spec.scale) return true;
  const Scalar value = problem.scalars[*spec.scale];
  return op.scalars[*spec.scale].is_float ? value.f32 != 0 : value.i32 != 0;
}

std::int64_t output_elements(const ProblemSpec& problem) {
  std::int64_t elements = 0;
  for (const OutputView& view : problem.outputs) elements += view.elements();
  return elements;
}

}  // namespace

// The multiplier of L'Ecuyer's 64-bit generators (Math. Comp. 68, 1999): for 12 tensors at least 2^56 steps of the hash apart.
std::uint64_t tensor_seed(std::uint64_t seed, std::size_t tensor) { return (seed * 64 + tensor) * 0xd1342543de82ef95ull; }

// Two at least: operands that all of a launch shares would still be in the cache for the next one, however large the others.
std::int64_t cold_sets(std::int64_t bytes_per_set, std::int64_t distance) {
  const std::int64_t bytes = std::max<std::int64_t>(bytes_per_set, 1);
  return std::max<std::int64_t>(2, 1 + (distance + bytes - 1) / bytes);
}

LaidOutProblem::LaidOutProblem(DeviceBackend& backend, KernelSet& kernels, const Manifest& manifest, const ProblemSpec& problem,
                               std::uint64_t seed, CachePolicy cache, std::shared_ptr<const ReferenceResult> shared,
                               const ExternalCases* external, const Case& which)
    : backend_(backend), manifest_(manifest), problem_(problem), cache_(cache) {
  writes_only_ =
      std::ranges::none_of(problem.outputs, [&](const OutputView& view) { return output_is_read(manifest.op, problem, view); });
  const std::string key = data_key(manifest, problem, seed);
  for (std::size_t i = 0; i < problem.tensors.size(); ++i)
    add_tensor(problem.tensors[i], tensor_seed(XXH3_64bits(key.data(), key.size()), i), external, which);
  for (std::size_t i = 0; i < manifest.op.scalars.size(); ++i) sets_[0].scalars[i] = problem.scalars[i];

  if (shared != nullptr && shared->key == key) {
    reference_ = std::move(shared);
    return;
  }
  auto result = std::make_shared<ReferenceResult>();
  result->key = key;
  result->values = DeviceMemory(backend, static_cast<std::size_t>(output_elements(problem)) * sizeof(double));
  const PartTimer timer(backend.parts().reference_s);
  if (problem.outputs[0].elements() > 0) find_reference(kernels, external, which, result->values);
  reference_ = std::move(result);
}

void LaidOutProblem::find_reference(KernelSet& kernels, const ExternalCases* external, const Case& which,
                                    const DeviceMemory& results) {
  const ReferenceSpec& reference = manifest_.references[problem_.reference];
  if (reference.unit) {
    run_reference(kernels, results);
  } else if (reference.kernel) {
    run_first(kernels, *reference.kernel, results);
  } else if (external != nullptr) {
    external->evaluate(which, manifest_.op, tensors_, backend_, results);
  } else {
    throw Error(fmt::format("the reference of {} is in Python, which is not asked here", manifest_.op.name));
  }
}

void LaidOutProblem::run_first(KernelSet& kernels, std::size_t kernel, const DeviceMemory& results) {
  const KernelSpec& first = manifest_.kernels[kernel];
  try {
    const Plan plan = kernels.plan(kernel, first.runtime_defaults, problem_.problem);
    prepare_workspace(plan);
    prepare_outputs(writes_only_);
    run_once(plan);
  } catch (const Error& fault) {
    throw Error(fmt::format("{}, with whose results the others are compared: {}", first.id, fault.what()));
  }
  std::vector<double> numbers;
  for (const OutputView& view : problem_.outputs) {
    const std::vector<double> of_output = numbers_of(tensors_[view.tensor], view);
    numbers.insert(numbers.end(), of_output.begin(), of_output.end());
  }
  backend_.write(results.get(), numbers.data(), numbers.size() * sizeof(double));
}

std::vector<double> LaidOutProblem::numbers_of(const GuardedBuffer& output, const OutputView& view) {
  const auto bytes = static_cast<std::size_t>(bytes_of(output.type));
  std::vector<char> raw(static_cast<std::size_t>(output.elements) * bytes);
  backend_.read(raw.data(), output.data(), raw.size());
  std::vector<double> numbers(static_cast<std::size_t>(view.elements()));
  for (std::size_t dense = 0; dense < numbers.size(); ++dense) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &raw[static_cast<std::size_t>(view.index_of(static_cast<std::int64_t>(dense))) * bytes], bytes);
    numbers[dense] = decode(output.type, bits);
  }
  return numbers;
}

void LaidOutProblem::run_reference(KernelSet& kernels, const DeviceMemory& results) {
  const KernelEntry& reference = kernels.reference(problem_.reference);
  const ParameterLayout layout = parameter_layout(kernels.table().ops[0], reference);
  ParameterBlock block = pack_parameters(layout, problem_.problem, {});
  std::memcpy(block.bytes.data(), sets_[0].tensors.data(), tensors_.size() * sizeof(void*));
  std::memcpy(block.bytes.data() + layout.scalars, sets_[0].scalars.data(), manifest_.op.scalars.size() * sizeof(Scalar));
  backend_.run_reference(reference, {block.bytes.data(), layout.bytes}, problem_.outputs[0],
                         static_cast<double*>(results.get()));
}

void LaidOutProblem::add_tensor(const TensorBuffer& tensor, std::uint64_t seed, const ExternalCases* external,
                                const Case& which) {
  const std::string& name = manifest_.op.tensors[tensors_.size()].name;
  GuardedBuffer buffer{.type = tensor.type,
                       .elements = tensor.elements,
                       .guard_elements = kGuardBytes / bytes_of(tensor.type),
                       .fill = tensor.fill,
                       .seed = seed,
                       .tag = static_cast<std::uint32_t>(tensors_.size())};
  if (tensor.present) {
    // Memory is 256-byte aligned, and so is a guard long: `shift` bytes further on, the data is aligned to that and no more.
    const std::int64_t shift = std::max<std::int64_t>(problem_.pointer_alignment, bytes_of(tensor.type)) % 256;
    memory_.emplace_back(backend_, static_cast<std::size_t>(shift + buffer.total_elements() * bytes_of(tensor.type)));
    buffer.base = static_cast<char*>(memory_.back().get()) + shift;
    if (tensor.fill.kind == FillKind::external) {
      if (external == nullptr) throw Error(fmt::format("data of {} are made in Python, which is not asked here", name));
      memory_.emplace_back(backend_, static_cast<std::size_t>(tensor.elements * bytes_of(tensor.type)));
      external->make(which, name, seed, backend_, memory_.back());
      buffer.contents = memory_.back().get();
    }
    backend_.checker().fill(buffer);
    sets_[0].tensors[tensors_.size()] = buffer.data();
  }
  tensors_.push_back(buffer);
}

void LaidOutProblem::prepare_outputs(bool poisoned) {
  for (const OutputView& view : problem_.outputs) {
    if (poisoned) {
      backend_.checker().poison(tensors_[view.tensor]);
    } else {
      backend_.checker().fill(tensors_[view.tensor]);
    }
  }
}

// Guarded like a tensor. What a launch may expect to be zero is zeroed: an earlier plan may have used it for something else.
void LaidOutProblem::fit_workspace(const Plan& plan) {
  const auto bytes = static_cast<std::int64_t>((plan.workspace_bytes() + 255) / 256 * 256);
  workspace_ = {.type = DataType::f32, .elements = bytes / 4, .guard_elements = kGuardBytes / 4, .tag = kMaxTensors};
  const auto total = static_cast<std::size_t>(workspace_.total_elements()) * 4;
  if (workspace_memory_.bytes() < total) {
    recordings_.clear();  // they hold its address
    workspace_memory_ = {};
    workspace_memory_ = DeviceMemory(backend_, total);
  }
  workspace_.base = workspace_memory_.get();
  if (plan.zeroed_workspace_bytes() > 0) backend_.zero(workspace_.data(), plan.zeroed_workspace_bytes());
}

// For a check the rest holds NaN.
void LaidOutProblem::prepare_workspace(const Plan& plan) {
  fit_workspace(plan);
  backend_.checker().poison(workspace_);
  if (plan.zeroed_workspace_bytes() > 0) backend_.zero(workspace_.data(), plan.zeroed_workspace_bytes());
}

Verdict LaidOutProblem::check(const Plan& plan, int runs, double limit_us) {
  Verdict verdict;
  prepare_workspace(plan);
  // A kernel that leaves its counters dirty is right once: those with a zeroed workspace run twice.
  if (plan.zeroed_workspace_bytes() > 0) runs = std::max(runs, 2);
  double us = 0;
  while (verdict.fault.empty() && verdict.runs < runs && (verdict.runs < 2 || us < limit_us)) {
    const bool poisoned = writes_only_ && verdict.runs % 2 == 0;
    prepare_outputs(poisoned);
    double untold_s = 0;
    {
      const PartTimer timer(verdict.runs == 0 ? backend_.parts().first_launch_s : untold_s);
      us += run_once(plan);  // exactly once: a run may add to what is there
    }
    if (verdict.runs++ == 0) verdict.first_us = us;
    verdict.fault = find_fault(sets_[0], verdict.max_error);
    if (verdict.fault.empty()) verdict.fault = find_stray_write(poisoned);
  }
  if (!verdict.fault.empty() && verdict.runs > 1) verdict.fault += fmt::format(", in run {}", verdict.runs);
  return verdict;
}

std::string LaidOutProblem::find_fault_in_place(const Plan& plan, const InPlaceSpec& pair) {
  prepare_outputs(false);
  Arguments set = sets_[0];
  set.tensors[pair.output] = set.tensors[pair.input];
  void* workspace = workspace_.elements > 0 ? workspace_.data() : nullptr;
  backend_.time([&](Stream stream) { plan.run(set, workspace, stream); }, {});
  double max_error = 0;
  std::string fault = find_fault(set, max_error);
  if (fault.empty()) fault = find_stray_write(false, &pair);
  backend_.checker().fill(tensors_[pair.input]);
  if (fault.empty()) return "";
  const std::vector<TensorSpec>& tensors = manifest_.op.tensors;
  return fmt::format("with {} in the place of {}: {}", tensors[pair.output].name, tensors[pair.input].name, fault);
}

std::string LaidOutProblem::find_fault_in_place(const Plan& plan) {
  if (!problem_.in_place.empty()) prepare_workspace(plan);
  for (const InPlaceSpec& pair : problem_.in_place) {
    if (std::string fault = find_fault_in_place(plan, pair); !fault.empty()) return fault;
  }
  return "";
}

CheckedElement LaidOutProblem::element_at(const GuardedBuffer& output, const OutputView& view, std::int64_t dense,
                                          const double* reference) {
  CheckedElement element{.type = output.type};
  const std::int64_t bytes = bytes_of(output.type);
  backend_.read(&element.bits, static_cast<const char*>(output.data()) + view.index_of(dense) * bytes,
                static_cast<std::size_t>(bytes));
  backend_.read(&element.expected, reference + dense, sizeof(double));
  return element;
}

// Whose numbers are expected, where no reference says what is right.
std::string LaidOutProblem::expected_by() const {
  const std::optional<std::size_t>& kernel = manifest_.references[problem_.reference].kernel;
  return kernel ? fmt::format("; expected is what {} leaves", manifest_.kernels[*kernel].id) : "";
}

std::string LaidOutProblem::find_fault(const Arguments& set, double& max_error) {
  const auto* reference = static_cast<const double*>(reference_->values.get());
  std::string fault;
  for (const OutputView& view : problem_.outputs) {
    GuardedBuffer output = tensors_[view.tensor];
    output.base = set.tensors[view.tensor];
    output.guard_elements = 0;
    const ErrorReport report = backend_.checker().compare(output, view, reference);
    max_error = std::max(max_error, report.worst);
    if (report.count > 0 && fault.empty())
      fault =
          wrong_elements_text(manifest_.op, view, report, element_at(output, view, report.first, reference)) + expected_by();
    reference += view.elements();
  }
  return fault;
}

std::string LaidOutProblem::find_stray_write(bool poisoned, const InPlaceSpec* in_place) {
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    if (tensors_[i].base == nullptr) continue;
    const bool is_replaced = in_place != nullptr && i == in_place->input;
    auto output = std::ranges::find(problem_.outputs, is_replaced ? in_place->output : i, &OutputView::tensor);
    if (in_place != nullptr && i == in_place->output) output = problem_.outputs.end();
    const bool is_output = output != problem_.outputs.end();
    const ChangeReport report =
        backend_.checker().find_change(tensors_[i], is_output ? &*output : nullptr, is_output && poisoned);
    if (report.count > 0) {
      return stray_writes_text(manifest_.op.tensors[i].name, tensors_[i].elements, report);
    }
  }
  const OutputView all{.extents = {1, 1, 1, workspace_.elements}, .strides = {0, 0, 0, 1}};
  const ChangeReport report = backend_.checker().find_change(workspace_, &all, true);
  return report.count == 0 ? "" : fmt::format("{} elements beyond the workspace were written", report.count);
}

double LaidOutProblem::run_once(const Plan& plan) {
  next_set_ = 0;
  return backend_.time(launch_of(plan), {}).samples_us.front();
}

// One workspace serves all sets. An application has one for each stream, too: between calls it is dead, and nothing is gained
// by finding it cold.
Launch LaidOutProblem::launch_of(const Plan& plan) {
  void* workspace = workspace_.elements > 0 ? workspace_.data() : nullptr;
  return [this, &plan, workspace](Stream stream) {
    plan.run(sets_[next_set_], workspace, stream);
    next_set_ = (next_set_ + 1) % sets_.size();
  };
}

DeviceMemory LaidOutProblem::copy_tensor(const GuardedBuffer& tensor, std::int64_t copies) {
  const std::int64_t bytes = tensor.elements * bytes_of(tensor.type);
  const auto offset = static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(tensor.data()) % kPageBytes);
  const std::int64_t stride = rounded_up(offset + bytes + kPageBytes, page_of(copies + 1));
  DeviceMemory memory(backend_, static_cast<std::size_t>(copies * stride + kPageBytes));
  const auto start = static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(memory.get()));
  char* first = static_cast<char*>(memory.get()) + (rounded_up(start, kPageBytes) - start) + offset;
  backend_.copy(first, tensor.data(), static_cast<std::size_t>(bytes));
  // What is there is doubled: few copies, however many sets.
  for (std::int64_t done = 1; done < copies; done *= 2) {
    const std::int64_t more = std::min(done, copies - done);
    backend_.copy(first + done * stride, first, static_cast<std::size_t>((more - 1) * stride + bytes));
  }
  for (std::int64_t i = 0; i < copies; ++i) sets_[static_cast<std::size_t>(i + 1)].tensors[tensor.tag] = first + i * stride;
  return memory;
}

void LaidOutProblem::lay_out_sets() {
  if (cache_ == CachePolicy::warm || cold_sets_ > 1) return;
  std::int64_t bytes = 0, tensors = 0;
  for (const GuardedBuffer& tensor : tensors_) {
    if (tensor.base == nullptr) continue;
    bytes += tensor.elements * bytes_of(tensor.type);
    ++tensors;
  }
  cold_sets_ = cold_sets(bytes, 2 * static_cast<std::int64_t>(backend_.cache_bytes()));
  for (const TensorBuffer& tensor : problem_.tensors)
    kinds_ = std::max(kinds_, 1 + static_cast<std::int64_t>(tensor.timed.size()));
  const std::int64_t wanted = rounded_up(std::max(cold_sets_, kLeastSets), kinds_);
  const std::int64_t set_bytes = bytes + tensors * (page_of(wanted) + 2 * kPageBytes);
  const std::int64_t affordable = static_cast<std::int64_t>(backend_.free_bytes() / 2) / std::max<std::int64_t>(set_bytes, 1);
  const std::int64_t copies = std::min({wanted, kMostSets, affordable + 1}) - 1;
  sets_.resize(static_cast<std::size_t>(copies + 1), sets_[0]);
  for (const GuardedBuffer& tensor : tensors_) {
    if (tensor.base != nullptr && copies > 0) memory_.push_back(copy_tensor(tensor, copies));
  }
  for (std::size_t set = 1; set < sets_.size(); ++set) fill_timed(set);
}

void LaidOutProblem::fill_timed(std::size_t set) {
  const std::size_t kind = set % static_cast<std::size_t>(kinds_);
  for (const GuardedBuffer& tensor : tensors_) {
    const std::vector<FillKind>& timed = problem_.tensors[tensor.tag].timed;
    if (tensor.base == nullptr || kind == 0 || kind > timed.size()) continue;
    GuardedBuffer copy = tensor;
    copy.guard_elements = 0;
    copy.base = sets_[set].tensors[tensor.tag];
    copy.fill.kind = timed[kind - 1];
    copy.seed += set;  // another group has all
    backend_.checker().fill(copy);
  }
}

const Recording* LaidOutProblem::recording_of(const Plan& plan, int batch) {
  const std::string instance = fmt::format("{} {}", plan.kernel().id, plan.explain().runtime);
  for (const Recorded& recorded : recordings_) {
    if (recorded.instance == instance && recorded.batch == batch) return recorded.recording.get();
  }
  next_set_ = 0;
  std::unique_ptr<Recording> recording = backend_.record(launch_of(plan), batch);
  if (recordings_.size() == kRecordings) recordings_.pop_front();
  recordings_.push_back({.instance = instance, .batch = batch, .recording = std::move(recording)});
  return recordings_.back().recording.get();
}

// A cold launch needs all sets between itself and the last launch on its own set. Where there are not enough of them, or more
// than a sample has launches, the cache is emptied before each sample, and no set is used twice in it.
Sampling LaidOutProblem::sampling_of(const Plan& plan, double expected_us) {
  const double us = std::max(expected_us, 0.01);
  Sampling sampling{.batch = static_cast<int>(std::clamp(std::ceil(backend_.sample_us() / us), 1.0, 1e5)),
                    .lead_in = cache_ == CachePolicy::warm || us < kLeadInBelowUs,
                    .again = true,
                    .threads = problem_.problem.threads};
  const auto sets = static_cast<int>(sets_.size());
  const bool enough = cold_sets_ <= sets;
  const bool recorded = us < backend_.recorded_below_us();
  if (recorded) sampling.batch = std::min(sampling.batch, kMostRecorded);
  sampling.batch = static_cast<int>(rounded_up(sampling.batch, kinds_));  // a sample has as many of each
  if (!enough || (recorded && sets > 2 * sampling.batch)) {
    sampling.flush = true;
    sampling.batch = std::min(sampling.batch, sets);
  } else if (recorded) {
    sampling.batch = static_cast<int>(rounded_up(sampling.batch, sets));  // it begins where it ended
  }
  if (recorded) sampling.recording = recording_of(plan, sampling.batch);
  return sampling;
}

Timing LaidOutProblem::time(const Plan& plan, int samples, double expected_us) {
  fit_workspace(plan);
  lay_out_sets();
  Sampling sampling = sampling_of(plan, expected_us);
  sampling.samples = samples;
  return backend_.time(launch_of(plan), sampling);
}

double LaidOutProblem::pilot_us(const Plan& plan) {
  fit_workspace(plan);
  lay_out_sets();
  return backend_.time(launch_of(plan), {.batch = kPilotLaunches, .lead_in = true}).samples_us.front();
}

Verdict LaidOutProblem::recheck(const Plan& plan, double expected_us) {
  Verdict verdict;
  if (!writes_only_) return verdict;
  fit_workspace(plan);
  lay_out_sets();
  Sampling sampling = sampling_of(plan, expected_us);
  sampling.lead_in = sampling.again = false;
  const std::size_t used = std::min(sets_.size(), static_cast<std::size_t>(sampling.batch));
  for (std::size_t set = 0; set < used; ++set) {
    for (const OutputView& view : problem_.outputs) {
      GuardedBuffer output = tensors_[view.tensor];
      output.guard_elements = 0;
      output.base = sets_[set].tensors[view.tensor];
      backend_.checker().poison(output);
    }
  }
  next_set_ = 0;
  backend_.time(launch_of(plan), sampling);
  const auto kinds = static_cast<std::size_t>(kinds_);  // of the others there is no reference
  for (std::size_t set = 0; set < used; set += kinds * std::max<std::size_t>(1, used / kRecheckedSets / kinds)) {
    const std::string fault = find_fault(sets_[set], verdict.max_error);
    if (fault.empty()) continue;
    verdict.fault = fmt::format("launched {} times without a pause: {}", sampling.batch, fault);
    break;
  }
  return verdict;
}

void LaidOutProblem::write_tensor(const GuardedBuffer& tensor, const std::filesystem::path& folder, const char* suffix) {
  if (tensor.base == nullptr) return;
  write_raw(folder / (manifest_.op.tensors[tensor.tag].name + suffix), tensor.data(),
            static_cast<std::size_t>(tensor.elements * bytes_of(tensor.type)), backend_);
}

Verdict LaidOutProblem::capture(const Plan& plan, const std::filesystem::path& folder) {
  prepare_outputs(false);
  for (const GuardedBuffer& tensor : tensors_) {
    if (manifest_.op.tensors[tensor.tag].role != TensorRole::out) write_tensor(tensor, folder, ".in");
  }
  Verdict verdict = check(plan);
  for (const OutputView& view : problem_.outputs) write_tensor(tensors_[view.tensor], folder, ".out");
  write_raw(folder / "expected", reference_->values.get(), reference_->values.bytes(), backend_);
  return verdict;
}

double LaidOutProblem::energy_mj(const Plan& plan, double expected_us) {
  fit_workspace(plan);
  lay_out_sets();
  return backend_.energy_mj(launch_of(plan), sampling_of(plan, expected_us), expected_us);
}

}  // namespace tilewright::tune
