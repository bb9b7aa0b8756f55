// attention_forward.sm80.reference.bf16.general: emitted by tilewright-codegen, do not edit.
// template: codegen/reference_cuda.j2
// config: dtype=bf16 mask=general
// hash: 7480b4f5f1fe827ed2a239f1c5992937
struct Params {
  const void* Q;
  const void* K;
  const void* V;
  void* O;
  void* LSE;
  const void* bias;
  const void* alibi_slopes;
  const void* cu_seqlens_q;
  const void* cu_seqlens_k;
  void* workspace;
  long long B, Hq, Hkv, Sq, Sk, D, stride_qs, stride_qh, stride_qb, stride_ks, stride_kh, stride_kb, stride_vs, stride_vh, stride_vb, stride_os, stride_oh, stride_ob, stride_bias_q, stride_bias_h, stride_bias_b, total_q, total_k;
  float scale;
  float softcap;
  int window_left;
  int window_right;
  int alignment;
};

enum class Dtype { f32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::bf16;
enum class Mask { full, causal, general };
inline constexpr Mask mask = Mask::general;

#include "attention_forward/reference.h"

// A CTA of 256 threads for up to as many columns of a row of the first output; `out` is all outputs, dense, one after the other.
extern "C" __global__ void __launch_bounds__(256) tw_attention_forward_sm80_reference_bf16_general(Params p, double* out, long long cols) {
  const long long first = blockIdx.y * 256LL, left = cols - first;
  reference(p, blockIdx.x, first, static_cast<int>(left < 256 ? left : 256), out);
}
