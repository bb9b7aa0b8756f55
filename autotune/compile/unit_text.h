// What determines an image besides the compiler and its flags: a unit's source and the headers that it includes, by content and
// without comments. So whoever compiles a unit, the tuner or the library's build, finds the same entry of the compile cache,
// and neither a header that is touched nor a comment that is mended compiles anything again.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::tune {

// Of the units of one set of include folders. Files are read once; not for several threads.
class UnitText {
 public:
  explicit UnitText(std::vector<std::filesystem::path> include_dirs) : include_dirs_(std::move(include_dirs)) {}

  // Throws Error when the source cannot be read. A header that is nowhere counts by its name: to find that wrong is the
  // compiler's business.
  std::string hash(const std::filesystem::path& source);

 private:
  struct File {
    std::string code;  // without comments
    std::vector<std::string> includes;
  };
  const File& read(const std::filesystem::path& path);
  std::filesystem::path find(const std::string& name, const std::filesystem::path& includer) const;

  std::vector<std::filesystem::path> include_dirs_;
  std::map<std::filesystem::path, File> files_;
};

// The same to a compiler: comments are blanks, lines that go on are one, blank lines are gone. A text with raw strings stays as
// it is.
std::string without_comments(std::string_view text);

}  // namespace tilewright::tune
