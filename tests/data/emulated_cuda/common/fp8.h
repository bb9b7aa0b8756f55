#pragma once

// clang-format off: in the place of what the header below includes from beside it
#include "common/types.h"
// clang-format on
#include "../../../../templates/common/fp8.h"
