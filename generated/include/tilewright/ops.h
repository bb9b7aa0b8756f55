// All ops of the linked table. Emitted by codegen; do not edit.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include "tilewright/attention_decode.h"
#include "tilewright/attention_forward.h"
#include "tilewright/gemm.h"

#endif
