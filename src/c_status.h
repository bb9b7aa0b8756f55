// What functions of the C ABI have in common: exceptions become statuses with a sentence, and numbers what they stand for.
// Called by c_api.cpp and by layers.
#pragma once

#include <exception>

#include "tilewright/c_api.h"
#include "tilewright/device.h"
#include "tilewright/error.h"
#include "tilewright/problem.h"

namespace tilewright {

// `status`, of which tilewright_last_error() then says what.
tilewright_status fail(tilewright_status status, const char* what);

template <class Function>
tilewright_status guarded(Function&& function) {
  try {
    function();
    return TILEWRIGHT_OK;
  } catch (const InvalidArgument& error) {
    return fail(TILEWRIGHT_INVALID_ARGUMENT, error.what());
  } catch (const std::exception& error) {
    return fail(TILEWRIGHT_FAILED, error.what());
  }
}

// These throw InvalidArgument.
void require(bool holds, const char* what);
const Device& device_of_number(int device);
Numerics numerics_of_number(int number);

}  // namespace tilewright
