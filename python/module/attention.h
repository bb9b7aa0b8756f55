// tilewright.attention and tilewright.attention_decode.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

void bind_attention(nanobind::module_& module);

}  // namespace tilewright::module
