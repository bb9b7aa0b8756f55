// A table that a program adds to the library's own: operators of its user's, emitted and linked by tilewright_add_ops. It is
// added when the program starts, before any of its static objects is made, and dispatched as the library's own are.
#pragma once

#include <cstdint>

#include "table/kernel_table.h"

namespace tilewright {

struct AddedTable {
  const KernelTable& (*table)();
  const char* name;            // for errors
  AddedTable* next = nullptr;  // of those that were added
  std::int32_t first_op = -1;  // in the process's table, once that is made
};

// `added` lives as long as the process. What is added after the process's table was made is never dispatched, nor is what was
// compiled for another version of the library, whose structs may be others.
void add_table(AddedTable& added, const char* version);

// Where the table's operators are in the process's table, which is made for it. Throws Error where it came too late, where it
// was compiled for another version, and where an operator of that name is there already.
std::uint16_t first_op_of(const AddedTable& added, const char* version);

// For who loads libraries that add tables. Whether the process's table was made, so that it is too late; which was added last
// (nullptr: none); and for which other version the last one was that add_table refused since the last call (nullptr: none).
bool is_linked_table_made();
AddedTable* last_added_table();
const char* take_refused_version();

// Throws Error where a table that was added has an operator of a name that is there already. Those that were added behind
// `last` are then dropped.
void require_new_operators(AddedTable* last);

}  // namespace tilewright
