// The process's table: the library's own, and what was added until someone asked for it first.
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "process_lock.h"
#include "table/added_table.h"
#include "table/emitted_table.h"
#include "table/joined_table.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

constinit std::atomic<AddedTable*> last_added{nullptr};
constinit std::atomic<const char*> refused_version{nullptr};

struct Linked {
  std::optional<JoinedTable> joined{};  // nothing is copied where nothing was added
  KernelTable table = library_table::table();
};

constinit Immortal<const Linked> linked;

std::unique_ptr<const Linked> join() {
  auto made = std::make_unique<Linked>();
  for (AddedTable* each = last_added.load(std::memory_order_acquire); each != nullptr; each = each->next) {
    if (!made->joined) made->joined.emplace(made->table);
    each->first_op = made->joined->add(each->table());
  }
  if (made->joined) made->table = made->joined->table();
  return made;
}

}  // namespace

void add_table(AddedTable& added, const char* version) {
  if (std::string_view(version) != TILEWRIGHT_VERSION) {
    refused_version.store(version, std::memory_order_relaxed);
    return;
  }
  AddedTable* next = last_added.load(std::memory_order_relaxed);
  do {
    added.next = next;
  } while (!last_added.compare_exchange_weak(next, &added, std::memory_order_release, std::memory_order_relaxed));
}

const KernelTable& linked_table() { return linked.get(join).table; }

bool is_linked_table_made() { return linked.is_made(); }

AddedTable* last_added_table() { return last_added.load(std::memory_order_acquire); }

const char* take_refused_version() { return refused_version.exchange(nullptr, std::memory_order_relaxed); }

void require_new_operators(AddedTable* last) {
  try {
    join();
  } catch (const Error&) {
    for (AddedTable* each = last_added.exchange(last, std::memory_order_acq_rel); each != last; each = each->next)
      each->first_op = -1;
    throw;
  }
}

std::uint16_t first_op_of(const AddedTable& added, const char* version) {
  if (std::string_view(version) != TILEWRIGHT_VERSION) {
    throw Error(std::string("operators were compiled for Tilewright ") + version + ", and this is " TILEWRIGHT_VERSION +
                "; build them again");
  }
  linked_table();
  if (added.first_op >= 0) return static_cast<std::uint16_t>(added.first_op);
  throw Error(std::string("the operators of ") + added.name +
              " were loaded after the process had used Tilewright; load them before its first call");
}

}  // namespace tilewright
