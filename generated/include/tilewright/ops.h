// All ops of the linked table. Emitted by codegen; do not edit.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include "tilewright/attention_decode.h"
#include "tilewright/attention_forward.h"
#include "tilewright/block_quantize.h"
#include "tilewright/gemm.h"
#include "tilewright/grouped_gemm.h"
#include "tilewright/k_grouped_gemm.h"
#include "tilewright/moe_combine.h"
#include "tilewright/moe_route.h"
#include "tilewright/moe_sort.h"
#include "tilewright/row_add_layernorm.h"
#include "tilewright/row_add_rmsnorm.h"
#include "tilewright/row_argmax.h"
#include "tilewright/row_cross_entropy.h"
#include "tilewright/row_glu.h"
#include "tilewright/row_layernorm.h"
#include "tilewright/row_log_softmax.h"
#include "tilewright/row_logsumexp.h"
#include "tilewright/row_masked_softmax.h"
#include "tilewright/row_max.h"
#include "tilewright/row_mean.h"
#include "tilewright/row_norm.h"
#include "tilewright/row_quantize.h"
#include "tilewright/row_rmsnorm.h"
#include "tilewright/row_rotary.h"
#include "tilewright/row_softmax.h"
#include "tilewright/row_sum.h"
#include "tilewright/row_topk.h"
#include "tilewright/scaled_gemm.h"
#include "tilewright/scaled_grouped_gemm.h"
#include "tilewright/tensor_argmax.h"
#include "tilewright/tensor_reduce.h"

#endif
