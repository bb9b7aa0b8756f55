// A place where records are shared, by Python's sharing/: it moves files and judges names, sizes and sums, and opens no record.
// For `db pull` and `db push`.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "commands/options.h"

namespace tilewright::tune {

struct SharedRequest {
  std::vector<std::string> devices{};  // whole keys
  std::vector<std::string> parts{};    // parts of keys
  std::vector<std::string> ops{};      // none: all
  bool may_be_new = false;             // a place without an index is an empty one
};

struct FetchedPlace {
  std::string name;                    // of the place: for people and for records
  std::string base;                    // the sum of the index, for publish
  std::vector<std::string> devices{};  // of which the index has records
  std::set<std::string> ops{};         // the same
};

// What the request names, as `folder`/<device key>/<op>.jsonl. Throws Error.
FetchedPlace fetch_shared(const Options& options, const SharedRequest& request, const std::filesystem::path& folder);
// The files of `folder` in the place of those that the index names. Why not, where somebody has pushed since `base` was
// fetched: what is there now has to be fetched again. Else empty. Throws Error.
std::string publish_shared(const Options& options, const std::string& base, const std::filesystem::path& folder);

// Where a record is from that somebody else measured; empty for one's own.
std::string origin_of(const std::string& line);
// Keys of the devices of this machine.
std::vector<std::string> keys_here();

}  // namespace tilewright::tune
