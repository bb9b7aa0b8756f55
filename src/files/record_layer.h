// A layer of records read at run time: the user's or the site's tuning database, reduced to what dispatch needs. Read by
// Dispatcher when it is loaded, and never again. A line that cannot be used (corrupt, of a newer schema, of another device,
// with another hash, not legal) is a miss with one warning, never an error: a database must not stop a program. Of several
// lines for one problem the strongest counts (evidence.h).
#pragma once

#include <deque>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "table/kernel_table.h"
#include "table/provided_name.h"

namespace tilewright {

// Of a record whose problem another library computed faster: what finds its algorithm again.
struct ProvidedEntry {
  std::uint16_t device = 0;  // index in RecordLayer::devices
  Problem problem{};         // of dense operands
  ProvidedName name{};
  float median_us = 0;
  float margin = 0;  // time of the library's own kernel / median_us - 1
};

struct RecordLayer {
  std::vector<TunedDevice> devices;
  std::vector<TunedEntry> entries;      // `device` counts in `devices`, `kernel` in the linked table
  std::vector<ProvidedEntry> provided;  // of the strongest lines; whether the record's own kernel is linked or not
  std::deque<std::string> text;         // what the devices' names point to
};

using Warn = std::function<void(const std::string& message)>;

// Reads `folder`/<device key>/*.jsonl (see tuning_db/schema.json). Throws Error when `folder` is no folder.
RecordLayer read_record_layer(const std::filesystem::path& folder, const KernelTable& table, const Warn& warn);

}  // namespace tilewright
