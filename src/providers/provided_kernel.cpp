#include "providers/provided_kernel.h"

#include <algorithm>
#include <cstring>

#include "tilewright/error.h"

namespace tilewright {
namespace {

constexpr std::size_t kWorkspaceAlignment = 256;

}  // namespace

ProvidedKernel::ProvidedKernel(const ProvidedName& name, std::shared_ptr<const ProvidedAlgorithm> algorithm,
                               const KernelTable& table, std::uint16_t op, std::uint16_t arch,
                               std::shared_ptr<const Plan> otherwise)
    : id_(std::string(table.ops[op].name) + "." + name.provider),
      family_(name.provider),
      config_("version=\"" + name.version + "\" algorithm=" + name.algorithm),
      algorithm_(std::move(algorithm)),
      otherwise_(std::move(otherwise)) {
  const OpEntry& declaration = table.ops[op];
  entry_.id = id_.c_str();
  entry_.family = family_.c_str();
  entry_.config = config_.c_str();
  entry_.hash = entry_.symbol = "";
  entry_.kind = table.archs[arch].kind;
  entry_.op = op;
  entry_.arch = arch;
  entry_.attributes.fill(kAnyAttribute);
  entry_.pointer_alignment = algorithm_->pointer_alignment();
  layout_ = parameter_layout(declaration, entry_);
  tensors_bytes_ = declaration.tensors.size() * sizeof(void*);
  scalars_bytes_ = declaration.scalars.size() * sizeof(Scalar);
  const std::size_t zeroed = otherwise_ != nullptr ? otherwise_->zeroed_workspace_bytes() : 0;
  workspace_begin_ = (zeroed + kWorkspaceAlignment - 1) / kWorkspaceAlignment * kWorkspaceAlignment;
}

void ProvidedKernel::launch(const Launch& launch) const {
  const auto* const block = static_cast<const unsigned char*>(launch.parameters);
  Arguments arguments;
  std::memcpy(arguments.tensors.data(), block, tensors_bytes_);
  std::memcpy(arguments.scalars.data(), block + layout_.scalars, scalars_bytes_);
  if (algorithm_->takes(arguments)) {
    void* const own = launch.workspace != nullptr ? static_cast<unsigned char*>(launch.workspace) + workspace_begin_ : nullptr;
    return algorithm_->run(arguments, own, launch.stream);
  }
  if (otherwise_ == nullptr) throw Error(id_ + " does not compute what these arguments ask for");
  otherwise_->run(arguments, launch.workspace, launch.stream);
}

std::size_t ProvidedKernel::driver_workspace_bytes(const void* /*parameters*/, int /*threads*/) const {
  const std::size_t own = algorithm_->workspace_bytes();
  return std::max(own == 0 ? 0 : workspace_begin_ + own, otherwise_ != nullptr ? otherwise_->workspace_bytes() : 0);
}

Plan plan_of(std::shared_ptr<const ProvidedKernel> kernel, const KernelTable& table, const Problem& problem,
             const Device& device, Explanation explanation, std::shared_ptr<const Plan> otherwise) {
  const KernelEntry& entry = kernel->entry();  // lives as long as what the plan holds
  return Plan(entry, {}, table, problem, device, std::move(explanation), std::move(otherwise), std::move(kernel));
}

}  // namespace tilewright
