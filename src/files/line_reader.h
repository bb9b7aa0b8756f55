// A text file line by line, in bounded memory whatever the file holds. Readers of records use it, because their files may come
// from anyone. It says of each line whether it is whole; what a line means is not its business.
#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace tilewright {

class LineReader {
 public:
  // A record takes 2 to 4 KiB.
  static constexpr std::size_t kMaxLineBytes = std::size_t{1} << 20;

  explicit LineReader(std::istream& stream) : stream_(stream) {}

  // False at the end. Throws std::ios_base::failure when the file cannot be read on.
  bool next() {
    text_.clear();
    bytes_ = 0;
    is_ended_ = false;
    for (int c = 0; !is_ended_ && (c = stream_.rdbuf()->sbumpc()) != std::istream::traits_type::eof();) {
      is_ended_ = c == '\n';
      if (!is_ended_ && ++bytes_ <= kMaxLineBytes) text_ += static_cast<char>(c);
    }
    if (bytes_ == 0 && !is_ended_) return false;
    if (is_too_long()) text_.clear();
    ++number_;
    return true;
  }

  const std::string& text() const { return text_; }  // empty when too long
  int number() const { return number_; }             // from 1
  bool is_too_long() const { return bytes_ > kMaxLineBytes; }
  bool is_ended() const { return is_ended_; }  // by a newline; else the file was cut off here

 private:
  std::istream& stream_;
  std::string text_;
  std::size_t bytes_ = 0;
  int number_ = 0;
  bool is_ended_ = false;
};

}  // namespace tilewright
