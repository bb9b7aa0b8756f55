#include "bench.h"

#define XXH_INLINE_ALL
#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cstring>

#include "launch.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

constexpr std::int64_t kGuardBytes = 64 << 10;  // before and after each buffer: a tile's rows past the end of most outputs

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

bool output_is_read(const TensorSpec& spec, const ScalarSpec* scale, Scalar value) {
  if (spec.role == TensorRole::out) return false;
  return scale == nullptr || (scale->is_float ? value.f32 != 0 : value.i32 != 0);
}

std::string place_of(const OutputView& view, std::int64_t dense) {
  return fmt::format("batch {} row {} col {}", dense / view.cols / view.rows, dense / view.cols % view.rows, dense % view.cols);
}

}  // namespace

// The multiplier of L'Ecuyer's 64-bit generators (Math. Comp. 68, 1999): for 8 tensors at least 2^60 steps of the hash apart.
std::uint64_t tensor_seed(std::uint64_t seed, std::size_t tensor) { return (seed * 64 + tensor) * 0xd1342543de82ef95ull; }

Bench::Bench(DeviceBackend& backend, KernelSet& kernels, const Manifest& manifest, const ProblemSpec& problem,
             std::uint64_t seed, std::shared_ptr<const ReferenceResult> shared)
    : backend_(backend), manifest_(manifest), problem_(problem) {
  const TensorSpec& output = manifest.op.tensors[problem.output.tensor];
  writes_only_ = !output_is_read(output, output.scale ? &manifest.op.scalars[*output.scale] : nullptr,
                                 output.scale ? problem.scalars[*output.scale] : Scalar{});
  const std::string key = data_key(manifest, problem, seed);
  for (std::size_t i = 0; i < problem.tensors.size(); ++i)
    add_tensor(problem.tensors[i], tensor_seed(XXH3_64bits(key.data(), key.size()), i));
  for (std::size_t i = 0; i < manifest.op.scalars.size(); ++i) arguments_.scalars[i] = problem.scalars[i];

  if (shared != nullptr && shared->key == key) {
    reference_ = std::move(shared);
    return;
  }
  auto result = std::make_shared<ReferenceResult>();
  result->key = key;
  result->values = DeviceMemory(backend, static_cast<std::size_t>(problem.output.elements()) * sizeof(double));
  if (problem.output.elements() > 0) {
    const KernelEntry& reference = kernels.reference(problem.reference);
    const ParameterLayout layout = parameter_layout(kernels.table().ops[0], reference);
    ParameterBlock block = pack_parameters(layout, problem.problem, {});
    std::memcpy(block.bytes.data(), arguments_.tensors.data(), tensors_.size() * sizeof(void*));
    std::memcpy(block.bytes.data() + layout.scalars, arguments_.scalars.data(), manifest.op.scalars.size() * sizeof(Scalar));
    backend.run_reference(reference, {block.bytes.data(), layout.bytes}, problem.output,
                          static_cast<double*>(result->values.get()));
  }
  reference_ = std::move(result);
}

void Bench::add_tensor(const TensorBuffer& tensor, std::uint64_t seed) {
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
    backend_.checker().fill(buffer);
    arguments_.tensors[tensors_.size()] = buffer.data();
  }
  tensors_.push_back(buffer);
}

void Bench::prepare_output(bool poisoned) {
  const GuardedBuffer& output = tensors_[problem_.output.tensor];
  if (poisoned) {
    backend_.checker().poison(output);
  } else {
    backend_.checker().fill(output);
  }
}

// Guarded like a tensor. What a launch may expect to be zero is zeroed: an earlier plan may have used it for something else.
void Bench::fit_workspace(const Plan& plan) {
  const auto bytes = static_cast<std::int64_t>((plan.workspace_bytes() + 255) / 256 * 256);
  workspace_ = {.type = DataType::f32, .elements = bytes / 4, .guard_elements = kGuardBytes / 4, .tag = kMaxTensors};
  const auto total = static_cast<std::size_t>(workspace_.total_elements()) * 4;
  if (workspace_memory_.bytes() < total) {
    workspace_memory_ = {};
    workspace_memory_ = DeviceMemory(backend_, total);
  }
  workspace_.base = workspace_memory_.get();
  if (plan.zeroed_workspace_bytes() > 0) backend_.zero(workspace_.data(), plan.zeroed_workspace_bytes());
}

// For a check the rest holds NaN.
void Bench::prepare_workspace(const Plan& plan) {
  fit_workspace(plan);
  backend_.checker().poison(workspace_);
  if (plan.zeroed_workspace_bytes() > 0) backend_.zero(workspace_.data(), plan.zeroed_workspace_bytes());
}

Verdict Bench::check(const Plan& plan, int runs, double limit_us) {
  Verdict verdict;
  prepare_workspace(plan);
  // A kernel that leaves its counters dirty is right once: those with a zeroed workspace run twice.
  if (plan.zeroed_workspace_bytes() > 0) runs = std::max(runs, 2);
  double us = 0;
  while (verdict.fault.empty() && verdict.runs < runs && (verdict.runs < 2 || us < limit_us)) {
    const bool poisoned = writes_only_ && verdict.runs % 2 == 0;
    prepare_output(poisoned);
    us += launch(plan, {}).front();  // exactly one: a run may add to what is there
    if (verdict.runs++ == 0) verdict.first_us = us;
    verdict.fault = find_fault(verdict.max_error);
    if (verdict.fault.empty()) verdict.fault = find_stray_write(poisoned);
  }
  if (!verdict.fault.empty() && verdict.runs > 1) verdict.fault += fmt::format(", in run {}", verdict.runs);
  return verdict;
}

std::string Bench::find_fault(double& max_error) {
  const ErrorReport report =
      backend_.checker().compare(tensors_[problem_.output.tensor], problem_.output,
                                 static_cast<const double*>(reference_->values.get()), problem_.tolerance);
  max_error = std::max(max_error, report.worst);
  if (report.count == 0) return "";
  return fmt::format("{} of {} elements are wrong, the worst by {:.3g} tolerances at {}", report.count,
                     problem_.output.elements(), report.worst, place_of(problem_.output, report.index));
}

std::string Bench::find_stray_write(bool poisoned) {
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    if (tensors_[i].base == nullptr) continue;
    const bool is_output = i == problem_.output.tensor;
    const ChangeReport report =
        backend_.checker().find_change(tensors_[i], is_output ? &problem_.output : nullptr, is_output && poisoned);
    if (report.count > 0) {
      return fmt::format("{} elements of {} outside the output were written, the first at index {} of {}", report.count,
                         manifest_.op.tensors[i].name, report.first, tensors_[i].elements);
    }
  }
  const OutputView all{.batches = 1,
                       .rows = 1,
                       .cols = workspace_.elements,
                       .batch_stride = workspace_.elements,
                       .row_stride = workspace_.elements};
  const ChangeReport report = backend_.checker().find_change(workspace_, &all, true);
  return report.count == 0 ? "" : fmt::format("{} elements beyond the workspace were written", report.count);
}

std::vector<double> Bench::time(const Plan& plan, int samples, int batch) {
  fit_workspace(plan);
  return launch(plan, {.samples = samples, .batch = batch, .threads = problem_.problem.threads});
}

std::vector<double> Bench::launch(const Plan& plan, const Sampling& sampling) {
  void* workspace = workspace_.elements > 0 ? workspace_.data() : nullptr;
  return backend_.time([&](Stream stream) { plan.run(arguments_, workspace, stream); }, sampling);
}

}  // namespace tilewright::tune
