// Another library as a source of kernels: found at run time by dlopen, asked which of its algorithms may serve a problem, and
// run where a record says that one of them won. A provider is one file, <templates>/<op>/provider_<name>.cpp, which defines
// `const tilewright::ProviderKind tilewright::<op>_<name>_provider`; nothing here knows an op or a library. All functions are
// thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "table/kernel_table.h"
#include "table/shared_library.h"
#include "tilewright/device.h"
#include "tilewright/plan.h"
#include "tilewright/problem.h"

namespace tilewright {

// One algorithm of a library, ready for one problem on one device. What a plan runs.
class ProvidedAlgorithm {
 public:
  virtual ~ProvidedAlgorithm() = default;
  // What run needs, aligned to 256 bytes.
  virtual std::size_t workspace_bytes() const = 0;
  // Bytes to which each tensor must be aligned.
  virtual std::uint32_t pointer_alignment() const = 0;
  // Whether it computes what these arguments ask for; else the library's own kernel does.
  virtual bool takes(const Arguments& arguments) const = 0;
  // Never allocates, locks or reads files, and is legal under stream capture. Throws Error when the library refuses.
  virtual void run(const Arguments& arguments, void* workspace, Stream stream) const = 0;
};

// The library, loaded.
class Provider {
 public:
  virtual ~Provider() = default;
  // By which a record knows whether this is the library that was measured: one line.
  virtual std::string version() const = 0;
  // At most `most` algorithms that may be tried, the library's own choice first, each as the text that `ready` takes. Empty:
  // it does not serve the problem.
  virtual std::vector<std::string> algorithms(const OpEntry& op, const Problem& problem, const Device& device,
                                              std::size_t most) const = 0;
  // Asks no heuristics. Throws Error when this library can't run that algorithm for the problem.
  virtual std::shared_ptr<const ProvidedAlgorithm> ready(const std::string& algorithm, const OpEntry& op,
                                                         const Problem& problem, const Device& device) const = 0;
  // How many threads the library has in this process from now on, where it has such a number. A run of as many need not set it
  // and put it back, which takes longer than a small product.
  virtual void set_threads(int /*count*/) const {}
};

// What is known of a provider before its library is looked for.
struct ProviderKind {
  const char* name;
  const char* op;
  TargetKind target;
  const char* what;                                                 // for people: a few words
  std::span<const char* const> libraries;                           // what dlopen is asked for, in turn
  std::unique_ptr<Provider> (*open)(const SharedLibrary& library);  // throws Error when the library lacks what is needed
};

// All that this library holds. Defined by what cmake/TilewrightKernels.cmake writes.
std::span<const ProviderKind* const> provider_kinds();

}  // namespace tilewright
