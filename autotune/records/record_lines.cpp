#include "records/record_lines.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "files/line_reader.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {

std::vector<RecordLine> read_record_lines(std::istream& stream) {
  std::vector<RecordLine> lines;
  for (LineReader reader(stream); reader.next();) {
    RecordLine line{.number = reader.number(), .text = reader.text()};
    line.is_ended = reader.is_ended();
    if (line.text.ends_with('\r')) line.text.pop_back();
    if (reader.is_too_long()) {
      line.fault = fmt::format("it is longer than {} bytes", LineReader::kMaxLineBytes);
    } else if (line.text.find_first_not_of(" \t") == std::string::npos) {
      continue;
    } else {
      try {
        line.record = parse_record(line.text);
      } catch (const OtherSchema& fault) {
        line.fault = fault.what();
        line.is_of_other_schema = true;
      } catch (const Error& fault) {
        line.fault = reader.is_ended() ? fault.what() : fmt::format("the file ends in the middle of it ({})", fault.what());
      }
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<RecordLine> read_record_lines(const std::filesystem::path& path) {
  // Of a folder the stream would say that it is empty, and a pipe would wait for ever.
  std::error_code fault;
  const bool is_file = std::filesystem::is_regular_file(path, fault);
  errno = fault.value();
  std::ifstream stream;
  if (is_file) stream.open(path, std::ios::binary);
  if (!is_file || !stream) {
    throw Error(fmt::format("cannot read {}: {}", path.string(), errno != 0 ? std::strerror(errno) : "it is no file"));
  }
  try {
    return read_record_lines(stream);
  } catch (const std::ios_base::failure&) {
    throw Error(fmt::format("cannot read {} to its end: {}", path.string(), std::strerror(errno)));
  }
}

}  // namespace tilewright::tune
