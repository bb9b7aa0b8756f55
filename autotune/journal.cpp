#include "journal.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      result += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    } else {
      result += c;
    }
  }
  return result + '"';
}

}  // namespace

Journal::Journal(const std::filesystem::path& path) : path_(path) {
  std::error_code fault;
  std::filesystem::create_directories(path.parent_path(), fault);
  descriptor_ = ::open(path.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0644);
  if (descriptor_ < 0)
    throw Error(fmt::format("cannot write the journal {}: {}; choose another --work", path.string(), std::strerror(errno)));
}

Journal::~Journal() { ::close(descriptor_); }

void Journal::append(const JournalEntry& entry, const std::string& rest) {
  const std::string line = fmt::format(R"({{"op":{},"problem":{},"kernel":{},"runtime":{},"phase":{},{}}})"
                                       "\n",
                                       quoted(entry.op), quoted(entry.problem), quoted(entry.kernel), quoted(entry.runtime),
                                       quoted(entry.phase), rest);
  if (::write(descriptor_, line.data(), line.size()) != static_cast<ssize_t>(line.size())) {
    throw Error(fmt::format("cannot write the journal {}: {}", path_.string(), std::strerror(errno)));
  }
}

void Journal::samples(const JournalEntry& entry, const std::vector<double>& samples_us) {
  append(entry, fmt::format(R"("us":[{:.3f}])", fmt::join(samples_us, ",")));
}

void Journal::failure(const JournalEntry& entry, const Evaluation& evaluation) {
  append(entry, fmt::format(R"("invalidity":"{}","reason":{})", to_string(evaluation.invalidity), quoted(evaluation.reason)));
}

}  // namespace tilewright::tune
