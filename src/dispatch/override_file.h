// A file in which somebody says by hand which kernel runs for which problem: a JSON object a line, as TILEWRIGHT_RECORD writes
// problems, with `kernel` or `config` besides (docs/how/link.md). Read when it is loaded, and never again. What can't be meant
// is an error that names its line: whoever writes such a file wants to know.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "dispatch/forced_kernels.h"

namespace tilewright {

// What it leaves out holds for any.
struct OverrideLine {
  std::string place{};  // "overrides.jsonl:3"
  std::uint16_t op = 0;
  std::optional<TargetKind> target{};
  std::string device{};                                   // its key; empty: any
  std::array<std::uint8_t, kMaxAttributes> attributes{};  // codes, or kAnyAttribute
  std::array<std::optional<std::int64_t>, kMaxSizes> sizes{};
  std::optional<std::uint16_t> threads{};
  ForcedKernels kernels{};

  bool matches(const Problem& problem, const Device& on) const;
};

struct OverrideFile {
  std::vector<OverrideLine> lines;

  // The first that is for the problem; nullptr: none.
  const OverrideLine* find(const Problem& problem, const Device& device) const;
};

// Lines that are empty or begin with # say nothing. Throws Error when the file can't be read, InvalidArgument at the first line
// that names what is not there (an op, an attribute, a size, a kernel, a parameter), or a kernel that is not legal for its
// problem.
OverrideFile read_override_file(const std::filesystem::path& file, const KernelTable& table);

}  // namespace tilewright
