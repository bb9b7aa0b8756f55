// Where the generator is, and what every call of it is told. Plain values.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::tune {

struct CodegenSettings {
  std::string python;                              // the interpreter
  std::filesystem::path root;                      // the source tree: codegen/ and templates/ are in it
  std::vector<std::filesystem::path> templates{};  // more folders of ops, outside the tree
  std::vector<std::filesystem::path> archs{};      // more folders of arch descriptors
  std::vector<std::string> kernels{};              // patterns of the ids of those that are searched; empty: all
  std::vector<std::string> among{};                // ids: without patterns only these, those that there are; empty: all
  std::optional<std::string> config{};             // "BLOCK=128,VEC=2": only the best candidate of those; empty: of any
  std::vector<std::filesystem::path> starts{};     // vLLM's files, near which candidates are listed, whatever the limit
  std::vector<std::string> top_k{};                // rows of a token, of which they speak
  std::filesystem::path db{};                      // whose records' candidates are listed, whatever the limit
  std::filesystem::path generated{};               // where `emit` writes
  bool only_own = false;                           // it writes those ops that are no part of the tree
  std::vector<std::string> drop{};                 // it keeps all that were there, but for these
};

}  // namespace tilewright::tune
