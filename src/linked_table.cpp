// The process's table: the library's own, and what was added until someone asked for it first.
#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "added_table.h"
#include "emitted_table.h"
#include "joined_table.h"
#include "process_lock.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

constinit std::atomic<AddedTable*> last_added{nullptr};

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

void add_table(AddedTable& added) {
  AddedTable* next = last_added.load(std::memory_order_relaxed);
  do {
    added.next = next;
  } while (!last_added.compare_exchange_weak(next, &added, std::memory_order_release, std::memory_order_relaxed));
}

const KernelTable& linked_table() { return linked.get(join).table; }

std::uint16_t first_op_of(const AddedTable& added) {
  linked_table();
  if (added.first_op >= 0) return static_cast<std::uint16_t>(added.first_op);
  throw Error(std::string("the operators of ") + added.name +
              " were loaded after the process had used Tilewright; load them before its first call");
}

}  // namespace tilewright
