// All ops of the linked table. Emitted by codegen; do not edit.
#pragma once

#include "tilewright/attention_decode.h"
#include "tilewright/attention_forward.h"
#include "tilewright/gemm.h"
