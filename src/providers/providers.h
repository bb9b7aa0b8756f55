// The providers that a process was told to use: TILEWRIGHT_PROVIDERS, read by whoever reads the environment, as text. None, if
// nobody asks: a process never looks for another library by itself.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "providers/provider.h"

namespace tilewright {

class Providers {
 public:
  // One that was asked for, for one op.
  struct Found {
    const ProviderKind* kind;
    std::string library;   // the name that it was found by, or that was asked for
    std::string version;   // empty when it was not found
    std::string why_none;  // empty when it was
    std::shared_ptr<const Provider> provider;
  };

  Providers() = default;
  // `wanted`: names apart by commas, each with the library to take if it is not the usual one:
  // "cublaslt,openblas=/opt/lib/libopenblas.so". A library that is not there is no error: see found(). Throws InvalidArgument
  // when there is no provider of a name.
  explicit Providers(std::string_view wanted, std::span<const ProviderKind* const> kinds = provider_kinds());

  // Throws the same, and looks for nothing.
  static void require_known(std::string_view wanted, std::span<const ProviderKind* const> kinds = provider_kinds());

  const std::vector<Found>& found() const { return found_; }
  // nullptr: nobody asked for it.
  const Found* find(std::string_view name, std::string_view op) const;

 private:
  std::vector<Found> found_;
};

}  // namespace tilewright
