#include "compile/compile_cache.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>
#include <iterator>
#include <utility>

#include "compile/resources.h"
#include "system/content_hash.h"
#include "system/disk_fault.h"
#include "system/read_bytes.h"
#include "system/replace_file.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

const char* suffix_of(const CompileJob& job) { return job.kind == CompilerKind::cuda ? ".cubin" : job.object ? ".o" : ".so"; }

}  // namespace

CompileCache::Entry CompileCache::entry(const CompileJob& job, const std::string& unit_text,
                                        const std::string& compiler_identity) const {
  const std::string key = compile_key(job, unit_text, compiler_identity);
  const fs::path stem = folder_ / key.substr(0, 2) / key;
  return {.image = stem.string() + suffix_of(job), .log = stem.string() + ".log", .facts = stem.string() + ".facts"};
}

CompileCache::Lookup CompileCache::look_up(const Entry& entry) const {
  if (!fs::exists(entry.image) || !fs::exists(entry.facts)) return {};
  const std::optional<ImageFacts> facts = parse_image_facts(read_bytes(entry.facts));
  if (!facts) return {.state = State::damaged};
  const std::string image = read_bytes(entry.image);
  if (image.size() != facts->bytes || content_hash(image) != facts->hash) return {.state = State::damaged};
  return {.state = State::whole, .facts = *facts};
}

ImageFacts CompileCache::seal(const Entry& entry, CompilerKind kind, const std::string& compiler_identity) const {
  const std::string image = read_bytes(entry.image);
  ImageFacts facts{.compiler = compiler_identity, .bytes = image.size(), .hash = content_hash(image), .resources = {}};
  if (kind == CompilerKind::cuda) facts.resources = parse_ptxas_log(read_bytes(entry.log));
  facts.resources.code_bytes = code_bytes_of(entry.image);
  if (const std::error_code fault = replace_file(entry.facts, to_json(facts))) throw disk_fault(entry.facts, fault);
  return facts;
}

CompileCache::Lookup CompileCache::take_over(const Entry& entry, const Entry& other) const {
  const Lookup found = look_up(other);
  if (found.state != State::whole) return found;
  std::error_code fault;
  fs::create_directories(entry.image.parent_path(), fault);
  if (fault) throw disk_fault(entry.image.parent_path(), fault);
  const std::pair<fs::path, fs::path> files[] = {
      {other.log, entry.log}, {other.image, entry.image}, {other.facts, entry.facts}};
  for (const auto& [from, to] : files) {  // the facts last: without them the image does not count
    fault = replace_file(to, read_bytes(from));
    if (fault) throw disk_fault(to, fault);
  }
  return found;
}

std::string compile_key(const CompileJob& job, const std::string& unit_text, const std::string& compiler_identity) {
  return content_hash(
      fmt::format("{}\n{}\n{}\n{}\n{}\n", unit_text, compiler_identity, job.arch, suffix_of(job), fmt::join(job.flags, "\n")));
}

}  // namespace tilewright::tune
