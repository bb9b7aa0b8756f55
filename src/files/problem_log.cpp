#include "files/problem_log.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <string_view>
#include <utility>

#include "files/regular_file.h"
#include "process_lock.h"

namespace tilewright {
namespace {

// Names and values of an op are words, which JSON has no need to escape.
std::string quoted(const char* word) { return '"' + std::string(word) + '"'; }

constexpr const char* kBegin = "{\"op\": ";  // of a line

std::string line_of(const OpEntry& op, const Problem& problem, TargetKind target) {
  std::string line =
      kBegin + quoted(op.name) + ", \"target\": " + quoted(target == TargetKind::cuda ? "cuda" : "cpu") + ", \"attributes\": {";
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    const NamedValues& attribute = op.attributes[i];
    line += (i > 0 ? ", " : "") + quoted(attribute.name) + ": " + quoted(attribute.values[problem.attributes[i]]);
  }
  line += "}, \"sizes\": {";
  for (std::size_t i = 0; i < op.key_sizes; ++i) {
    line += (i > 0 ? ", " : "") + quoted(op.sizes[i]) + ": " + std::to_string(problem.sizes[i]);
  }
  line += '}';
  if (target == TargetKind::cpu) line += ", \"threads\": " + std::to_string(problem.threads);
  return line + '}';
}

}  // namespace

ProblemLog::ProblemLog(std::filesystem::path file, Warn warn) : file_(std::move(file)), warn_(std::move(warn)) {
  if (const std::string_view why = why_no_file(file_); !why.empty()) {
    ended_ = true;
    warn_("problems are not recorded in " + file_.string() + ": " + std::string(why));
    return;
  }
  std::ifstream before(file_);
  for (std::string line; std::getline(before, line);) {
    if (line.empty() || line.starts_with(kBegin)) {
      lines_.insert(line);
      continue;
    }
    ended_ = true;
    warn_("problems are not recorded in " + file_.string() + ", which holds something else: name another file");
    break;
  }
}

void ProblemLog::note(const OpEntry& op, const Problem& problem, TargetKind target) {
  const std::string line = line_of(op, problem, target);
  const ProcessLock lock;
  if (!ended_ && lines_.insert(line).second) append(line + '\n');
}

void ProblemLog::close() {
  const ProcessLock lock;
  ended_ = true;
  lines_ = {};
}

void ProblemLog::append(const std::string& line) {
  const int file = ::open(file_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  int fault = file < 0 ? errno : 0;
  if (file >= 0) {
    const ssize_t written = ::write(file, line.data(), line.size());
    if (written != static_cast<ssize_t>(line.size())) fault = written < 0 ? errno : ENOSPC;
    if (::close(file) != 0 && fault == 0) fault = errno;
  }
  if (fault == 0) return;
  ended_ = true;
  warn_("problems can't be recorded in " + file_.string() + ": " + std::strerror(fault) + "; no more are");
}

}  // namespace tilewright
