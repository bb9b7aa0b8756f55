// The named values of the ops' attributes and scalars, each of which says what they mean. Emitted by codegen; do not edit.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <cstdint>

namespace tilewright {

enum class Dtype : std::uint8_t { f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3, f64, f16_e4m3, bf16_e4m3, i8, e4m3, e4m3_e5m2, e5m2_e4m3, i32 };  // AttentionDecodeProblem::dtype, AttentionForwardProblem::dtype, BlockQuantizeProblem::dtype, CheckIndicesProblem::dtype, CheckOffsetsProblem::dtype, GemmProblem::dtype, GroupedGemmProblem::dtype, KGroupedGemmProblem::dtype, MoeCombineProblem::dtype, MoeRouteProblem::dtype, MoeSortProblem::dtype, PackedGemmProblem::dtype, RowAddLayernormProblem::dtype, RowAddRmsnormProblem::dtype, RowArgmaxProblem::dtype, RowCrossEntropyProblem::dtype, RowGluProblem::dtype, RowLayernormProblem::dtype, RowLogSoftmaxProblem::dtype, RowLogsumexpProblem::dtype, RowMaskedSoftmaxProblem::dtype, RowMaxProblem::dtype, RowMeanProblem::dtype, RowNormProblem::dtype, RowQuantizeProblem::dtype, RowRmsnormProblem::dtype, RowRotaryProblem::dtype, RowSoftmaxProblem::dtype, RowSumProblem::dtype, RowTopkProblem::dtype, ScaledGemmProblem::dtype, ScaledGroupedGemmProblem::dtype, TensorArgmaxProblem::dtype, TensorReduceProblem::dtype
enum class Layout : std::uint8_t { nn, nt, tn, tt };  // GemmProblem::layout, GroupedGemmProblem::layout
enum class DtypeC : std::uint8_t { bf16, f16, f32, e4m3 };  // ScaledGemmProblem::dtype_c, ScaledGroupedGemmProblem::dtype_c
enum class Mask : std::uint8_t { full, causal, general };  // AttentionForwardProblem::mask
enum class Gate : std::uint8_t { none, swiglu, swiglu_clamped };  // GroupedGemmProblem::gate, ScaledGroupedGemmProblem::gate
enum class DtypeW : std::uint8_t { f32, f16, bf16 };  // RowAddLayernormProblem::dtype_w, RowAddRmsnormProblem::dtype_w, RowLayernormProblem::dtype_w, RowQuantizeProblem::dtype_w, RowRmsnormProblem::dtype_w
enum class DtypeM : std::uint8_t { f32, f16, bf16 };  // RowMaskedSoftmaxProblem::dtype_m
enum class Scaling : std::uint8_t { row, block, block_row };  // ScaledGemmProblem::scaling, ScaledGroupedGemmProblem::scaling
enum class KvCache : std::uint8_t { contiguous, paged };  // AttentionDecodeProblem::kv_cache
enum class DtypeQ : std::uint8_t { e4m3, i8 };  // RowQuantizeProblem::dtype_q
enum class Accumulation : std::uint8_t { promoted, fast };  // ScaledGemmProblem::accumulation, ScaledGroupedGemmProblem::accumulation
enum class Alignment : std::uint8_t { bottom_right, top_left };  // AttentionForwardArguments::alignment
enum class Activation : std::uint8_t { none, relu, gelu, silu };  // GemmArguments::activation, GroupedGemmArguments::activation, PackedGemmArguments::activation, ScaledGroupedGemmArguments::activation
enum class Scoring : std::uint8_t { softmax, sigmoid };  // MoeRouteArguments::scoring
enum class GroupScore : std::uint8_t { best_two, best };  // MoeRouteArguments::group_score
enum class Glu : std::uint8_t { swiglu, geglu, geglu_tanh, reglu };  // RowGluArguments::glu
enum class Norm : std::uint8_t { none, rmsnorm, layernorm };  // RowQuantizeArguments::norm
enum class Pairing : std::uint8_t { halves, interleaved };  // RowRotaryArguments::pairing
enum class Reduction : std::uint8_t { sum, mean, norm, amax, logsumexp, scale_e4m3, scale_i8 };  // TensorReduceArguments::reduction

}  // namespace tilewright

#endif
