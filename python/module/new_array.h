// Results: new arrays of the library that the caller's first array is of.
#pragma once

#include <nanobind/nanobind.h>

#include "calls/dlpack.h"
#include "calls/shape.h"
#include "module/producer.h"

namespace tilewright::module {

// Dense and uninitialised. Throws nanobind::type_error where that library is not known to make arrays.
nanobind::object new_array(const Producer& producer, const calls::Shape& shape, calls::DLDataType type, calls::DLDevice device);

}  // namespace tilewright::module
