// Why an array that was given holds nothing that could be read, in the caller's words. Asked only once its library has refused.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

// Throws nanobind::python_error, a TypeError that names the argument, what came and what is allowed; its cause is what the
// array's library raised. Returns where that is no fault of the array (no memory, an interrupt).
void refuse_unreadable(nanobind::handle array, const char* name, nanobind::python_error& raised);

// The same where its library raised nothing, but gave no address.
[[noreturn]] void refuse_empty_handed(nanobind::handle array, const char* name);

}  // namespace tilewright::module
