// Runs the generator (codegen, Python) as a child process and reads what it wrote. The boundary to Python is files and exit
// codes; its one-line errors become ours.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "manifest/codegen_settings.h"
#include "manifest/incumbent.h"
#include "manifest/manifest.h"
#include "manifest/project.h"
#include "manifest/resolution.h"
#include "system/child_process.h"
#include "system/process.h"

namespace tilewright::tune {

class CodegenClient {
 public:
  explicit CodegenClient(CodegenSettings settings) : settings_(std::move(settings)) {}

  // One whose manifests have these kernels (ids) besides the default and what won.
  CodegenClient among(std::vector<std::string> kernels) const {
    CodegenSettings settings = settings_;
    settings.among = std::move(kernels);
    return CodegenClient(std::move(settings));
  }

  std::vector<ArchSpec> archs() const;
  std::vector<OpListing> ops() const;
  // Of the tree's only this one, or of an empty name the default one, for to read all takes most of a second; all where there
  // is none such.
  std::vector<OpListing> asked_ops(const std::string& op) const;
  // What an op's attributes, sizes, tensors and scalars mean, for people or as a JSON object.
  std::string op_text(const std::string& op, bool as_json) const;
  // Without a `limit` every legal candidate, with one also what records say was good; at a limit of 0 the default only, soon.
  // `device` (Target::spec) is predicted for; empty: the arch's default one. `incumbents`: one for each problem of the
  // manifest, in its order, or none at all; each is a candidate, whatever the limit. With CodegenSettings::config
  // the first candidate of each problem is that one.
  Manifest manifest(const std::string& op, const std::string& arch, const std::string& problems_json,
                    const std::filesystem::path& folder, std::optional<int> limit, const std::string& device = "",
                    std::span<const std::optional<Incumbent>> incumbents = {}) const;
  // Throws UsageError where a file of CodegenSettings::starts cannot be read, or is of none of these ops, which are tuned.
  void require_starts_of(const std::vector<const OpListing*>& ops) const;
  // A process that evaluates references in Python for the cases of this manifest (codegen/reference_server.py).
  std::unique_ptr<ChildProcess> reference(const std::filesystem::path& manifest) const;
  // Turns what was captured of the manifest's one problem (LaidOutProblem::capture) into the .npz `file`. Returns the names of
  // its arrays, a line.
  std::string dump(const std::filesystem::path& manifest, const std::filesystem::path& captured,
                   const std::filesystem::path& file) const;
  // Of `ops` only; none: of all. Returns what codegen says, warnings and notes first.
  std::string emit(const std::vector<std::string>& ops = {}) const;
  Project project(const std::filesystem::path& file) const;
  // With the arguments of `codegen cover`, the database aside. Returns what codegen says.
  std::string cover(const std::vector<std::string>& arguments) const;
  // One answer for each line, which must not be blank.
  std::vector<Resolution> resolve(const std::vector<std::string>& lines) const;

 private:
  ProcessRequest request(std::vector<std::string> arguments) const;
  std::string run(std::vector<std::string> arguments, const std::string& input = "") const;
  ProcessResult run(ProcessRequest request) const;

  CodegenSettings settings_;
};

}  // namespace tilewright::tune
