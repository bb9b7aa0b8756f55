// A command of ours as a user's shell takes it, to be printed for him.
#pragma once

#include <string>

namespace tilewright::tune {

class ShellCommand {
 public:
  explicit ShellCommand(const std::string& command) : text_("./tilewright " + command) {}

  ShellCommand& add(const std::string& word);
  // `flag` as it is typed.
  ShellCommand& add(const std::string& flag, const std::string& value);
  template <typename Values>
  ShellCommand& add_all(const std::string& flag, const Values& values) {
    for (const auto& value : values) add(flag, std::string(value));
    return *this;
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace tilewright::tune
