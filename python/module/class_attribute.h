// Attributes that Python asks a class and its instances for by the same name, such as __signature__ and __doc__, and that are
// something else of each.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

// Of an instance, or, where that is None, of the class.
using AttributeOf = nanobind::object (*)(nanobind::handle instance);

// Before the first one is set.
void bind_class_attribute(nanobind::module_& module);
void set_class_attribute(nanobind::handle type, const char* name, AttributeOf attribute);

}  // namespace tilewright::module
