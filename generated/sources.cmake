# Emitted by tilewright-codegen from tuning_db: the table's sources and every kernel it refers to. Do not edit.
set(TILEWRIGHT_TABLE_SOURCES table.cpp op_texts.cpp attention_decode.cpp attention_forward.cpp gemm.cpp)
tilewright_unit(INDEX 0 KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1 KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 2 KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 3 KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 4 KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 5 KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 6 KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 7 KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 8 KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_vector_d64_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.vector.d64.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 9 KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_vector_d128_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.vector.d128.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 10 KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_vector_d256_r16_16x2_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.vector.d256.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 11 KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_scalar_d256_r16_16x2_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.scalar.d256.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 12 KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_vector_d128_r16_16x2_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.vector.d128.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 13 KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_vector_d96_r16_32x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.vector.d96.r16.32x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 14 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d64_r16_16x4_s6
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d64.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 15 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d64_r16_16x4_s6
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d64.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 16 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 17 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 18 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 19 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 20 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 21 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 22 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d128_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d128.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 23 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 24 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d96_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d96.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 25 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d128_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d128.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 26 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 27 KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d96_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d96.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 28 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 29 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 30 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 31 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 32 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 33 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 34 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 35 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 36 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 37 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_async_d64_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.async.d64.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 38 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_scalar_d128_r16_16x2_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.scalar.d128.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 39 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_scalar_d96_r16_16x2_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.scalar.d96.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 40 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 41 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_async_d64_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.async.d64.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 42 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_scalar_d128_r16_16x2_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.scalar.d128.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 43 KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_scalar_d96_r16_16x2_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.scalar.d96.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 44 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 45 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 46 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 47 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 48 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 49 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 50 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 51 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 52 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 53 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_scalar_d128_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.scalar.d128.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 54 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_scalar_d64_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.scalar.d64.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 55 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_scalar_d96_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.scalar.d96.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 56 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 57 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_scalar_d128_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.scalar.d128.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 58 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_scalar_d64_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.scalar.d64.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 59 KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_scalar_d96_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.scalar.d96.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 60 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d64_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d64.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 61 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d64_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d64.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 62 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 63 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 64 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d256_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d256.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 65 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d256_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d256.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 66 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 67 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 68 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 69 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 70 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 71 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r16_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r16.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 72 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r32_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r32.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 73 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d192_r16_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d192.r16.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 74 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d64_r16_16x8_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d64.r16.16x8.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 75 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d64_r16_16x8_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d64.r16.16x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 76 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d96_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d96.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 77 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d96_r16_16x4_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d96.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 78 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 79 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 80 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 81 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r16_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r16.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 82 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r32_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r32.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 83 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d192_r16_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d192.r16.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 84 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d64_r16_16x8_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d64.r16.16x8.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 85 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d64_r16_16x8_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d64.r16.16x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 86 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d96_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d96.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 87 KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d96_r16_16x4_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d96.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 88 KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_bf16_d128_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.bf16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 89 KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_f32_d128_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.f32.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 90 KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_bf16_d256_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.bf16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 91 KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_f32_d256_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.f32.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 92 KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_bf16_d128_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.bf16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 93 KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_f32_d128_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.f32.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 94 KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_bf16_d256_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.bf16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 95 KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_f32_d256_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.f32.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 96 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 97 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 98 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d256_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 99 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d256_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 100 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_128_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d128.r4.128.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 101 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d64_r1_128_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d64.r1.128.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 102 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v4
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d128.r4.32.v4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 103 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d64_r1_128_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d64.r1.128.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 104 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 105 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 106 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 107 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 108 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 109 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 110 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 111 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 112 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 113 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 114 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 115 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 116 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 117 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 118 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 119 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 120 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 121 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 122 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 123 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 124 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 125 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 126 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 127 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 128 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_causal_mma_vector_d64_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.causal.mma.vector.d64.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 129 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_full_mma_vector_d64_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.full.mma.vector.d64.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 130 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_general_mma_vector_d64_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.general.mma.vector.d64.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 131 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_causal_mma_vector_d128_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.causal.mma.vector.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 132 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_full_mma_vector_d128_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.full.mma.vector.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 133 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_general_mma_vector_d128_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.general.mma.vector.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 134 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_causal_mma_vector_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.causal.mma.vector.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 135 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_full_mma_vector_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.full.mma.vector.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 136 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_general_mma_vector_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.general.mma.vector.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 137 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 138 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 139 KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 140 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 141 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 142 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 143 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 144 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 145 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 146 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 147 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 148 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 149 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 150 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 151 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 152 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 153 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 154 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 155 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 156 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 157 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 158 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 159 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 160 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 161 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 162 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 163 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 164 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_causal_mma_async_d128_64x32_w16_s3_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.causal.mma.async.d128.64x32.w16.s3.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 165 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_full_mma_async_d128_128x32_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.full.mma.async.d128.128x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 166 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_general_mma_async_d128_128x32_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.general.mma.async.d128.128x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 167 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_causal_mma_async_d128_64x32_w16_s3_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.causal.mma.async.d128.64x32.w16.s3.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 168 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_full_mma_async_d128_128x32_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.full.mma.async.d128.128x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 169 KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_general_mma_async_d128_128x32_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.general.mma.async.d128.128x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 170 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 171 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 172 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 173 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 174 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 175 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 176 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 177 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 178 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 179 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 180 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 181 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 182 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 183 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 184 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 185 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 186 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 187 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 188 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 189 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 190 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 191 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 192 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 193 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 194 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_causal_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.causal.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 195 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_full_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.full.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 196 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_general_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.general.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 197 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_causal_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.causal.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 198 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_full_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.full.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 199 KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_general_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.general.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 200 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 201 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 202 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 203 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 204 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 205 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 206 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 207 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 208 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 209 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 210 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 211 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 212 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 213 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 214 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 215 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 216 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 217 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 218 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 219 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 220 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 221 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 222 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 223 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 224 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_causal_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.causal.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 225 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_full_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.full.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 226 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_general_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.general.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 227 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_causal_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.causal.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 228 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_full_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.full.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 229 KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_general_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.general.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 230 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 231 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 232 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 233 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 234 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 235 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 236 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 237 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 238 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 239 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 240 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 241 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 242 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 243 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 244 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 245 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 246 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 247 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 248 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 249 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 250 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 251 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 252 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 253 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 254 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_1x64x128_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.1x64x128.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 255 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_1x64x160_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.1x64x160.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 256 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_1x64x176_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.1x64x176.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 257 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x128_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x128.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 258 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 259 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x160_s2_turns_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x160.s2.turns.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 260 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x176_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x176.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 261 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x176_s2_turns_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x176.s2.turns.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 262 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x192_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x192.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 263 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_3x64x80_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.3x64x80.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 264 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d192_2x64x112_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d192.2x64x112.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 265 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d192_2x64x64_s3
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d192.2x64x64.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 266 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d192_2x64x96_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d192.2x64x96.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 267 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d256_2x64x64_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d256.2x64x64.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 268 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d256_2x64x80_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d256.2x64x80.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 269 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d64_2x64x64_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d64.2x64x64.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 270 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d64_3x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d64.3x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 271 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d96_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d96.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 272 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d96_3x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d96.3x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 273 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d96_3x64x96_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d96.3x64x96.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 274 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d128_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d128.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 275 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d128_2x64x160_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d128.2x64x160.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 276 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d128_3x64x80_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d128.3x64x80.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 277 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d192_2x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d192.2x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 278 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d192_2x64x64_s3
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d192.2x64x64.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 279 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d192_2x64x64_s3_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d192.2x64x64.s3.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 280 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d256_2x64x64_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d256.2x64x64.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 281 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d256_2x64x80_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d256.2x64x80.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 282 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d64_3x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d64.3x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 283 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d96_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d96.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 284 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d96_3x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d96.3x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 285 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d96_3x64x96_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d96.3x64x96.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 286 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_1x64x128_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.1x64x128.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 287 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_1x64x128_s3_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.1x64x128.s3.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 288 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_1x64x144_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.1x64x144.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 289 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_1x64x176_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.1x64x176.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 290 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x128_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x128.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 291 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 292 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x160_s2_turns_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x160.s2.turns.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 293 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x176_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x176.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 294 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x176_s2_turns_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x176.s2.turns.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 295 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x192_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x192.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 296 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x96_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x96.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 297 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_3x64x80_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.3x64x80.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 298 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d192_2x64x112_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d192.2x64x112.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 299 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d192_2x64x64_s3
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d192.2x64x64.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 300 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d192_2x64x96_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d192.2x64x96.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 301 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d256_2x64x64_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d256.2x64x64.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 302 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d256_2x64x80_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d256.2x64x80.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 303 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d64_2x64x64_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d64.2x64x64.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 304 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d64_3x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d64.3x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 305 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d96_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d96.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 306 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d96_3x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d96.3x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 307 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d96_3x64x96_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d96.3x64x96.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 308 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d128_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d128.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 309 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d128_2x64x160_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d128.2x64x160.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 310 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d128_2x64x176_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d128.2x64x176.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 311 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d128_3x64x80_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d128.3x64x80.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 312 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d192_2x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d192.2x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 313 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d192_2x64x64_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d192.2x64x64.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 314 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d192_2x64x64_s3_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d192.2x64x64.s3.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 315 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d256_2x64x64_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d256.2x64x64.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 316 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d256_2x64x80_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d256.2x64x80.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 317 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d64_3x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d64.3x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 318 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d96_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d96.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 319 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d96_3x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d96.3x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 320 KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d96_3x64x96_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d96.3x64x96.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 321 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 322 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 323 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 324 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 325 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 326 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 327 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 328 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 329 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 330 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 331 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 332 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 333 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 334 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 335 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 336 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 337 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 338 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 339 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 340 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 341 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 342 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 343 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 344 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 345 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 346 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 347 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 348 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 349 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 350 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 351 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 352 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 353 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 354 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 355 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 356 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 357 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d128_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d128.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 358 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 359 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_8x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.64x64.8x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 360 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d128_64x128_4x4
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d128.64x128.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 361 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x128_4x4
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.64x128.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 362 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x128_8x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.64x128.8x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 363 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_64x128_4x4
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d64.64x128.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 364 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d128_64x64_8x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d128.64x64.8x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 365 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 366 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x4
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.64x64.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 367 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d128_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d128.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 368 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 369 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_8x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d64.64x64.8x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 370 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 371 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 372 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 373 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 374 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 375 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 376 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 377 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 378 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 379 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 380 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 381 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 382 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 383 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 384 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 385 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 386 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_nn_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 387 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_nt_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 388 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_tn_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 389 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_tt_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 390 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_split_tf32x3_nn_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma_split.tf32x3.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 391 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_split_tf32x3_nt_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma_split.tf32x3.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 392 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_split_tf32x3_tn_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma_split.tf32x3.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 393 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_split_tf32x3_tt_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma_split.tf32x3.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 394 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 395 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 396 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 397 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 398 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 399 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 400 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 401 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 402 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 403 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 404 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 405 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 406 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 407 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 408 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 409 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 410 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 411 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 412 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 413 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 414 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 415 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 416 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 417 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 418 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 419 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 420 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 421 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 422 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_64x64x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.64x64x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 423 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_f32_nt_64x64x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16_f32.nt.64x64x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 424 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 425 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 426 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 427 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 428 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 429 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 430 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 431 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 432 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 433 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 434 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 435 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 436 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 437 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 438 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 439 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 440 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 441 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 442 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 443 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 444 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_128x128x64_32x64
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.128x128x64.32x64.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 445 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_32x128x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.32x128x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 446 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_64x128x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.64x128x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 447 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_64x128x64_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.64x128x64.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 448 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_nt_16x64x8_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nt.16x64x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 449 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 450 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 451 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 452 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 453 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 454 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 455 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 456 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 457 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 458 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 459 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 460 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 461 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 462 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 463 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 464 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 465 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 466 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 467 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 468 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 469 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 470 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 471 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 472 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 473 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 474 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 475 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 476 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 477 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 478 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 479 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_128x128x32_64x64x1_s4
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.128x128x32.64x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 480 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_128x256x64_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.128x256x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 481 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_128x64x32_32x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.128x64x32.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 482 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_256x128x64_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.256x128x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 483 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_64x128x128_32x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.64x128x128.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 484 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_64x128x32_32x64x1_s4
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.64x128x32.32x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 485 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_64x64x128_32x64x2_s4
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.64x64x128.32x64x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 486 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_64x64x64_32x64x2_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.64x64x64.32x64x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 487 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_stream_bf16_nt_16x16_w8_a2_r4_c1
  SOURCE kernels/sm80/gemm.sm80.stream.bf16.nt.16x16.w8.a2.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 488 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_stream_bf16_nt_16x32_w8_a2_r3_c1
  SOURCE kernels/sm80/gemm.sm80.stream.bf16.nt.16x32.w8.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 489 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_stream_bf16_nt_32x16_w8_a1_r3_c1
  SOURCE kernels/sm80/gemm.sm80.stream.bf16.nt.32x16.w8.a1.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 490 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_stream_bf16_nt_32x8_w16_a1_r2_c1
  SOURCE kernels/sm80/gemm.sm80.stream.bf16.nt.32x8.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 491 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 492 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 493 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 494 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 495 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 496 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 497 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 498 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 499 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 500 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 501 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 502 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 503 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 504 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 505 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 506 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 507 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 508 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 509 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 510 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 511 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 512 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 513 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 514 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 515 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 516 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 517 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 518 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 519 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 520 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 521 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 522 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_128x128x64_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.128x128x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 523 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_128x64x32_32x64x1_s4
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.128x64x32.32x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 524 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_256x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.256x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 525 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x128x32_32x64x1_s4
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x128x32.32x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 526 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x128x64_32x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x128x64.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 527 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x64x128_32x64x2_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x64x128.32x64x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 528 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 529 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x64x32_32x32x1_s6
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x64x32.32x32x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 530 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x64x64_32x64x2_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x64x64.32x64x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 531 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_16x32_w16_a1_r2_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.16x32.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 532 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_16x32_w4_a1_r8_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.16x32.w4.a1.r8.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 533 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_16x32_w4_a2_r6_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.16x32.w4.a2.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 534 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_16x32_w8_a1_r4_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.16x32.w8.a1.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 535 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_16x8_w8_a1_r5_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.16x8.w8.a1.r5.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 536 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_32x16_w4_a1_r6_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.32x16.w4.a1.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 537 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_32x8_w16_a1_r2_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.32x8.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 538 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_32x8_w8_a1_r4_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.32x8.w8.a1.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 539 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 540 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 541 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 542 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 543 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 544 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 545 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 546 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 547 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 548 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 549 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 550 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 551 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 552 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 553 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 554 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 555 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 556 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 557 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 558 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 559 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 560 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 561 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 562 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 563 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 564 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 565 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 566 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 567 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 568 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 569 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_128x128x32_64x64x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 570 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_128x128x64_64x64x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.128x128x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 571 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_128x64x32_32x64x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.128x64x32.32x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 572 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_256x128x32_64x64x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.256x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 573 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_32x64x128_32x64x4_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.32x64x128.32x64x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 574 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_64x128x32_32x64x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.64x128x32.32x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 575 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 576 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_64x64x32_32x32x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.64x64x32.32x32x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 577 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_64x64x64_32x64x2_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.64x64x64.32x64x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 578 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_16x32_w16_a1_r2_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.16x32.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 579 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_16x32_w4_a1_r8_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.16x32.w4.a1.r8.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 580 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_16x32_w4_a2_r6_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.16x32.w4.a2.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 581 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_16x32_w8_a1_r4_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.16x32.w8.a1.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 582 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_16x8_w16_a2_r2_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.16x8.w16.a2.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 583 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_32x8_w16_a1_r2_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.32x8.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 584 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_32x8_w4_a1_r8_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.32x8.w4.a1.r8.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 585 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 586 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 587 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 588 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 589 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 590 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 591 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 592 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 593 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 594 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 595 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 596 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 597 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 598 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 599 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 600 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 601 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nn_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 602 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 603 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tn_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 604 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 605 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nn_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 606 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 607 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tn_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 608 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tt_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 609 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 610 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 611 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 612 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 613 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nn_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nn.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 614 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nt_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nt.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 615 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tn_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tn.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 616 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tt_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tt.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 617 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 618 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 619 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 620 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 621 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nn_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nn.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 622 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nt_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nt.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 623 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tn_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tn.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 624 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tt_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tt.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 625 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_128x128x32_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.128x128x32.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 626 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 627 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 628 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 629 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 630 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 631 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 632 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 633 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 634 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 635 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 636 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 637 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 638 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 639 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 640 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 641 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 642 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_64x64x32_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.64x64x32.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 643 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 644 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 645 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 646 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 647 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 648 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 649 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 650 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 651 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 652 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 653 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 654 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 655 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 656 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 657 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 658 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 659 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 660 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 661 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 662 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 663 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 664 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 665 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 666 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 667 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 668 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 669 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 670 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 671 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 672 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 673 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 674 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 675 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 676 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 677 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 678 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 679 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 680 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 681 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 682 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 683 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 684 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 685 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 686 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 687 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_128x32x16_8x8x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.128x32x16.8x8x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 688 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_16x16x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.16x16x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 689 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_16x32x128_4x8x8_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.16x32x128.4x8x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 690 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_16x32x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.16x32x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 691 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_1x32x128_1x4x16_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.1x32x128.1x4x16.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 692 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_1x32x64_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.1x32x64.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 693 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_1x32x64_1x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.1x32x64.1x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 694 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_32x16x32_4x4x4_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.32x16x32.4x4x4.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 695 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_32x32x64_4x4x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.32x32x64.4x4x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 696 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_32x64x32_8x8x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.32x64x32.8x8x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 697 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_32x64x32_8x8x4_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.32x64x32.8x8x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 698 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_32x64x8_4x4x1_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.32x64x8.4x4x1.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 699 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_64x128x16_8x8x1_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.64x128x16.8x8x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 700 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_64x128x8_8x8x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.64x128x8.8x8x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 701 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_64x64x16_8x8x2_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.64x64x16.8x8x2.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 702 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_8x32x128_4x4x8_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.8x32x128.4x4x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 703 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_8x32x64_4x8x16_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.8x32x64.4x8x16.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 704 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_8x64x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.8x64x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 705 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_128x64x16_8x8x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.128x64x16.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 706 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_16x128x8_4x4x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.16x128x8.4x4x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 707 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_16x16x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.16x16x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 708 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_1x32x32_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.1x32x32.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 709 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_1x32x64_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.1x32x64.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 710 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_32x16x32_4x4x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.32x16x32.4x4x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 711 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_32x32x16_4x4x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.32x32x16.4x4x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 712 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_32x32x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.32x32x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 713 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_32x64x32_8x8x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.32x64x32.8x8x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 714 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_4x32x64_4x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.4x32x64.4x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 715 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_64x64x16_8x8x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.64x64x16.8x8x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 716 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_8x64x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.8x64x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 717 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_16x16x64_4x4x8_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.16x16x64.4x4x8.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 718 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_16x32x32_4x4x4_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.16x32x32.4x4x4.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 719 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_16x64x32_4x8x4_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.16x64x32.4x8x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 720 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_1x32x128_1x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.1x32x128.1x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 721 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_1x32x32_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.1x32x32.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 722 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x128x16_4x8x1_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x128x16.4x8x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 723 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x16x32_4x4x4_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x16x32.4x4x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 724 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x16x32_4x4x4_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x16x32.4x4x4.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 725 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x32x16_4x4x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x32x16.4x4x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 726 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x32x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x32x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 727 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x64x16_4x4x1_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x64x16.4x4x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 728 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_64x64x16_8x8x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.64x64x16.8x8x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 729 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_64x64x16_8x8x2_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.64x64x16.8x8x2.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 730 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_64x64x32_4x8x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.64x64x32.4x8x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 731 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_8x32x64_4x4x8_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.8x32x64.4x4x8.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 732 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_8x32x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.8x32x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 733 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_128x32x16_4x8x1_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.128x32x16.4x8x1.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 734 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_128x64x16_8x8x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.128x64x16.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 735 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_128x8x32_8x4x4_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.128x8x32.8x4x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 736 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_16x16x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.16x16x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 737 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_16x16x64_4x4x8_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.16x16x64.4x4x8.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 738 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_16x8x128_4x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.16x8x128.4x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 739 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_1x32x64_1x4x16_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.1x32x64.1x4x16.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 740 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_1x32x64_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.1x32x64.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 741 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x128x16_8x8x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x128x16.8x8x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 742 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x128x16_8x8x2_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x128x16.8x8x2.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 743 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x16x64_4x4x4_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x16x64.4x4x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 744 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x32x16_4x4x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x32x16.4x4x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 745 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x32x32_4x4x2_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x32x32.4x4x2.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 746 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x64x8_4x4x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x64x8.4x4x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 747 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_4x32x64_4x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.4x32x64.4x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 748 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_64x32x16_4x8x2_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.64x32x16.4x8x2.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 749 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_64x32x8_4x4x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.64x32x8.4x4x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 750 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_64x64x16_8x8x2_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.64x64x16.8x8x2.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 751 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_64x8x32_4x4x4_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.64x8x32.4x4x4.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 752 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_8x32x64_4x4x8_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.8x32x64.4x4x8.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 753 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_8x64x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.8x64x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 754 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_16x16x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.16x16x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 755 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_16x32x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.16x32x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 756 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_1x32x64_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.1x32x64.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 757 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_1x32x64_1x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.1x32x64.1x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 758 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_32x16x32_4x4x4_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.32x16x32.4x4x4.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 759 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_32x32x64_4x4x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.32x32x64.4x4x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 760 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_32x64x8_4x4x1_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.32x64x8.4x4x1.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 761 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_8x32x128_4x4x8_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.8x32x128.4x4x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 762 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_8x64x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.8x64x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 763 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_16x128x8_4x4x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.16x128x8.4x4x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 764 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_16x16x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.16x16x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 765 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_1x32x32_1x4x16_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.1x32x32.1x4x16.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 766 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_1x32x32_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.1x32x32.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 767 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_32x32x32_4x4x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.32x32x32.4x4x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 768 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_32x32x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.32x32x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 769 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_64x16x16_4x4x2_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.64x16x16.4x4x2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 770 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_8x64x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.8x64x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 771 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_16x32x32_4x4x4_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.16x32x32.4x4x4.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 772 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_1x32x128_1x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.1x32x128.1x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 773 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_1x32x32_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.1x32x32.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 774 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_32x16x32_4x4x4_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.32x16x32.4x4x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 775 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_32x16x32_4x4x4_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.32x16x32.4x4x4.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 776 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_32x32x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.32x32x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 777 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_8x128x16_4x4x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.8x128x16.4x4x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 778 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_8x32x64_4x4x8_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.8x32x64.4x4x8.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 779 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_8x32x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.8x32x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 780 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_16x16x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.16x16x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 781 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_16x8x128_4x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.16x8x128.4x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 782 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_1x32x32_1x4x16_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.1x32x32.1x4x16.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 783 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_1x32x64_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.1x32x64.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 784 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_32x16x64_4x4x4_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.32x16x64.4x4x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 785 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_32x32x16_4x4x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.32x32x16.4x4x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 786 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_32x64x32_8x8x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.32x64x32.8x8x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 787 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_32x64x8_4x4x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.32x64x8.4x4x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 788 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_8x64x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.8x64x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 789 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_nn_16x128x32_16x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.nn.16x128x32.16x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 790 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_nn_32x32x128_16x16x2_s6
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.nn.32x32x128.16x16x2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 791 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_nt_16x16x128_16x16x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.nt.16x16x128.16x16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 792 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_tn_16x128x128_16x32x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.tn.16x128x128.16x32x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 793 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_tn_16x32x128_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.tn.16x32x128.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 794 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_tt_16x32x128_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.tt.16x32x128.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 795 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_tn_16x128x128_16x32x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.tn.16x128x128.16x32x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 796 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_tn_16x32x128_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.tn.16x32x128.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 797 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_tt_16x32x128_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.tt.16x32x128.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 798 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nn_128x128x32_64x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nn.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 799 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nn_16x32x64_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nn.16x32x64.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 800 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nn_32x32x16_16x16x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nn.32x32x16.16x16x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 801 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nn_32x32x64_16x16x2_s6
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nn.32x32x64.16x16x2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 802 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nt_16x32x64_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nt.16x32x64.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 803 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tn_16x32x64_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tn.16x32x64.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 804 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tn_256x128x32_64x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tn.256x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 805 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tn_64x16x64_32x16x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tn.64x16x64.32x16x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 806 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_128x256x32_64x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.128x256x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 807 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_16x32x64_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.16x32x64.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 808 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_32x32x64_32x16x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.32x32x64.32x16x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 809 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_64x32x32_32x16x2_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.64x32x32.32x16x2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 810 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_64x64x64_32x32x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.64x64x64.32x32x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 811 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nn_128x64x16_32x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nn.128x64x16.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 812 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nn_64x64x64_32x64x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nn.64x64x64.32x64x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 813 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nt_128x64x16_32x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nt.128x64x16.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 814 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nt_64x64x64_32x64x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nt.64x64x64.32x64x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 815 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tn_128x64x16_32x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tn.128x64x16.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 816 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tn_32x64x64_32x32x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tn.32x64x64.32x32x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 817 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tt_128x64x16_32x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tt.128x64x16.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 818 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tt_64x64x64_32x64x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tt.64x64x64.32x64x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 819 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_128x64x32_x1
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.128x64x32.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 820 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_16x128x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.16x128x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 821 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 822 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 823 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_16x64x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.16x64x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 824 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_32x16x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.32x16x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 825 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_32x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.32x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 826 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_32x64x128_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.32x64x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 827 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_32x64x64_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.32x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 828 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_64x64x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.64x64x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 829 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_16x128x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.16x128x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 830 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 831 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 832 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_32x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.32x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 833 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_64x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.64x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 834 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_64x32x32_x1
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.64x32x32.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 835 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_128x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.128x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 836 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 837 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_16x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 838 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 839 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_16x64x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.16x64x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 840 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_32x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.32x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 841 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_64x16x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.64x16x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 842 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_64x32x64_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.64x32x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 843 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_128x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.128x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 844 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 845 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 846 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_32x64x64_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.32x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 847 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_32x64x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.32x64x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 848 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_64x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.64x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 849 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nn_128x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nn.128x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 850 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nn_16x32x128_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nn.16x32x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 851 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nn_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nn.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 852 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nn_16x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nn.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 853 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nn_32x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nn.32x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 854 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nt_16x128x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nt.16x128x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 855 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nt_16x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nt.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 856 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nt_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nt.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 857 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nt_32x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nt.32x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 858 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nt_64x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nt.64x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 859 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tn_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tn.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 860 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tn_16x64x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tn.16x64x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 861 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tn_32x16x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tn.32x16x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 862 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tn_32x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tn.32x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 863 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tt_128x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tt.128x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 864 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tt_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tt.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 865 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tt_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tt.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 866 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tt_32x32x128_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tt.32x32x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 867 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tt_32x64x64_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tt.32x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 868 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nn_128x64x16_8x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nn.128x64x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 869 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nn_16x128x8_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nn.16x128x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 870 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nn_64x128x8_8x8
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nn.64x128x8.8x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 871 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nt_16x64x8_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nt.16x64x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 872 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nt_64x128x16_8x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nt.64x128x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 873 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tn_128x64x16_8x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tn.128x64x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 874 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tn_128x64x8_8x8
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tn.128x64x8.8x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 875 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tn_16x128x8_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tn.16x128x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 876 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tt_16x64x8_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tt.16x64x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 877 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tt_64x128x16_8x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tt.64x128x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 878 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tt_64x128x8_8x8
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tt.64x128x8.8x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 879 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x16_w16_a1_r2_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x16.w16.a1.r2.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 880 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x16_w16_a1_r2_c2_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x16.w16.a1.r2.c2.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 881 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x16_w8_a2_r3_c2_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x16.w8.a2.r3.c2.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 882 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x32_w8_a2_r2_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x32.w8.a2.r2.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 883 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a2_r2_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w16.a2.r2.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 884 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a4_r1_c1
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 885 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a4_r1_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w16.a4.r1.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 886 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a4_r1_c2_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w16.a4.r1.c2.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 887 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a4_r1_c4
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w16.a4.r1.c4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 888 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w4_a2_r8_c1
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w4.a2.r8.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 889 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w4_a2_r8_c4
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w4.a2.r8.c4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 890 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w8_a1_r5_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w8.a1.r5.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 891 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w8_a2_r4_c4
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w8.a2.r4.c4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 892 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_f16_nt_16x16_w8_a2_r3_c2_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.f16.nt.16x16.w8.a2.r3.c2.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 893 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_f16_nt_16x8_w16_a4_r1_c1
  SOURCE kernels/sm90a/gemm.sm90a.stream.f16.nt.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 894 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_f16_nt_16x8_w16_a4_r1_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.f16.nt.16x8.w16.a4.r1.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 895 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_f16_nt_16x8_w16_a4_r1_c2_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.f16.nt.16x8.w16.a4.r1.c2.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 896 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_f16_nt_16x8_w8_a2_r4_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.f16.nt.16x8.w8.a2.r4.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 897 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_n_bf16_tn_8_w4_a2
  SOURCE kernels/sm90a/gemm.sm90a.stream_n.bf16.tn.8.w4.a2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 898 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_128x128x64_pp_c2x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.128x128x64.pp.c2x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 899 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 900 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_192x64x64_co3_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.192x64x64.co3.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 901 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x128x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x128x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 902 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x192x64_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x192x64.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 903 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x128_co1_c1x1_s10_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x128.co1.c1x1.s10.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 904 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x128_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x128.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 905 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x128_co1_c1x1_s9_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x128.co1.c1x1.s9.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 906 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x64_co1_c1x1_s16_m8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x64.co1.c1x1.s16.m8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 907 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 908 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x112x64_co2_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x112x64.co2.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 909 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_co2_c1x1_s6_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x128x64.co2.c1x1.s6.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 910 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_pp_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x128x64.pp.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 911 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x144x64_co1_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x144x64.co1.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 912 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x176x64_co2_c1x1_s4_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x176x64.co2.c1x1.s4.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 913 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x176x64_co2_c2x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x176x64.co2.c2x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 914 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x176x64_pp_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x176x64.pp.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 915 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x192x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 916 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_co2_c1x1_s4_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x192x64.co2.c1x1.s4.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 917 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_pp_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x192x64.pp.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 918 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_pp_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x192x64.pp.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 919 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x224x64_co2_c2x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x224x64.co2.c2x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 920 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x256x64_co2_c2x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x256x64.co2.c2x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 921 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x256x64_co2_c2x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x256x64.co2.c2x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 922 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x48x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x48x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 923 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x80x128_co1_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x80x128.co1.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 924 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x80x128_co2_c2x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x80x128.co2.c2x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 925 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x80x64_pp_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x80x64.pp.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 926 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x96x64_co1_c1x2_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x96x64.co1.c1x2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 927 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x144x64_co3_c1x1_s4_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x144x64.co3.c1x1.s4.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 928 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x144x64_co3_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x144x64.co3.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 929 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x144x64_co3_c1x2_s5_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x144x64.co3.c1x2.s5.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 930 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x160x64_co3_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x160x64.co3.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 931 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x176x64_co3_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x176x64.co3.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 932 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x176x64_co3_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x176x64.co3.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 933 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x192x64_co3_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x192x64.co3.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 934 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x192x64_co3_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x192x64.co3.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 935 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x64x64_co3_c1x2_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x64x64.co3.c1x2.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 936 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x80x64_co3_c1x1_s5_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x80x64.co3.c1x1.s5.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 937 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x80x64_co3_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x80x64.co3.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 938 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x96x64_co3_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x96x64.co3.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 939 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x96x64_co3_c1x2_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x96x64.co3.c1x2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 940 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_256x160x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.256x160x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 941 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_256x176x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.256x176x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 942 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_256x176x64_co2_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.256x176x64.co2.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 943 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x128_co1_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x128.co1.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 944 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x128_co1_c1x1_s5_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x128.co1.c1x1.s5.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 945 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x128_pp_c2x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x128.pp.c2x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 946 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c1x1_s10_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c1x1.s10.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 947 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c1x1_s12_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c1x1.s12.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 948 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 949 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c2x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c2x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 950 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c2x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c2x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 951 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x128_co1_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x128.co1.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 952 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x128_co1_c1x1_s6_m16_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x128.co1.c1x1.s6.m16.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 953 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x128_co1_c1x1_s6_m8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x128.co1.c1x1.s6.m8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 954 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x128_co1_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x128.co1.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 955 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x64_co1_c1x1_s10_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x64.co1.c1x1.s10.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 956 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x64_co1_c2x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x64.co1.c2x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 957 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 958 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x64_pp_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x64.pp.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 959 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x144x128_co1_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x144x128.co1.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 960 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x144x64_pp_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x144x64.pp.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 961 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x176x64_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x176x64.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 962 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x192x128_co1_c2x1_s3_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x192x128.co1.c2x1.s3.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 963 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s12_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s12.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 964 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s12_m32_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s12.m32.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 965 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s16_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s16.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 966 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s16_m16_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s16.m16.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 967 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s16_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s16.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 968 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 969 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_pp_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.pp.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 970 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_pp_c1x2_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.pp.c1x2.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 971 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x64_co1_c1x1_s8_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x64.co1.c1x1.s8.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 972 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x64_co1_c1x2_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x64.co1.c1x2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 973 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 974 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x64_pp_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x64.pp.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 975 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x1_s12_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x1.s12.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 976 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x1_s13_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x1.s13.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 977 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 978 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x1_s9_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x1.s9.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 979 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x2_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 980 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x2_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x2.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 981 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x64_co1_c1x1_s16_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x64.co1.c1x1.s16.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 982 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 983 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x64x128_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x64x128.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 984 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x64x64_co1_c1x1_s16_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x64x64.co1.c1x1.s16.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 985 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x64x64_co1_c1x1_s16_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x64x64.co1.c1x1.s16.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 986 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 987 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x80x128_co1_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x80x128.co1.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 988 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x80x64_co1_c1x1_s13_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x80x64.co1.c1x1.s13.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 989 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x80x64_co1_c1x1_s16_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x80x64.co1.c1x1.s16.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 990 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x80x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x80x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 991 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x80x64_co1_c1x1_s8_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x80x64.co1.c1x1.s8.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 992 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c1x1_s8_m16_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c1x1.s8.m16.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 993 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c1x1_s8_m8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c1x1.s8.m8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 994 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c1x2_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c1x2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 995 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c2x1_s5_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c2x1.s5.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 996 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 997 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 998 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x64_co1_c2x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x64.co1.c2x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 999 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x128x64_co1_c2x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x128x64.co1.c2x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1000 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x128x64_pp_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x128x64.pp.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1001 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x192x64_pp_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x192x64.pp.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1002 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1003 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_192x64x128_co3_c1x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.192x64x128.co3.c1x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1004 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_64x128x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.64x128x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1005 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_64x64x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.64x64x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1006 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x128x128_co2_c2x1_s3_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x128x128.co2.c2x1.s3.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1007 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x128x64_pp_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x128x64.pp.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1008 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x48x128_co1_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x48x128.co1.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1009 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1010 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_192x160x64_co3_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.192x160x64.co3.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1011 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x112x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x112x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1012 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x32x64_co1_c1x1_s8_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x32x64.co1.c1x1.s8.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1013 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x32x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x32x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1014 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x48x128_pp_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x48x128.pp.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1015 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x64x64_co1_c2x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x64x64.co1.c2x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1016 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x64x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x64x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1017 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x96x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x96x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1018 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nn_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nn.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1019 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nn_256x128x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nn.256x128x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1020 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nt_128x128x64_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nt.128x128x64.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1021 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nt_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nt.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1022 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nt_64x32x128_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nt.64x32x128.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1023 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tn_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tn.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1024 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tn_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tn.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1025 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tt_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tt.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1026 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tt_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tt.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1027 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tt_64x32x128_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tt.64x32x128.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1028 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x128x64_pp_c2x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x128x64.pp.c2x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1029 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1030 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1031 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_192x64x64_co3_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.192x64x64.co3.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1032 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_64x192x64_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.64x192x64.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1033 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_64x64x128_co1_c1x1_s10_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.64x64x128.co1.c1x1.s10.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1034 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_64x64x128_co1_c1x1_s9_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.64x64x128.co1.c1x1.s9.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1035 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_64x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.64x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1036 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x128x64_co2_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x128x64.co2.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1037 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x176x64_pp_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x176x64.pp.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1038 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x192x64_pp_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x192x64.pp.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1039 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x224x64_co2_c2x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x224x64.co2.c2x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1040 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1041 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x32x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x32x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1042 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x80x64_co2_c1x2_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x80x64.co2.c1x2.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1043 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x112x128_co1_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x112x128.co1.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1044 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x128x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x128x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1045 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x224x128_co1_c1x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x224x128.co1.c1x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1046 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x32x128_co1_c1x1_s12_m32_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x32x128.co1.c1x1.s12.m32.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1047 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x32x128_co1_c1x1_s16_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x32x128.co1.c1x1.s16.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1048 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x32x128_co1_c1x1_s16_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x32x128.co1.c1x1.s16.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1049 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x32x128_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x32x128.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1050 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x32x64_pp_c1x1_s8_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x32x64.pp.c1x1.s8.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1051 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x48x128_co1_c1x1_s12_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x48x128.co1.c1x1.s12.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1052 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x48x128_co1_c1x1_s13_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x48x128.co1.c1x1.s13.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1053 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x48x128_pp_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x48x128.pp.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1054 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x48x64_co1_c1x1_s16_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x48x64.co1.c1x1.s16.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1055 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x64x128_co1_c1x1_s7_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x64x128.co1.c1x1.s7.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1056 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x64x128_co1_c2x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x64x128.co1.c2x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1057 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x128x64_pp_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x128x64.pp.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1058 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x192x64_pp_c1x2_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x192x64.pp.c1x2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1059 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1060 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_192x64x64_co3_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.192x64x64.co3.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1061 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_64x64x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.64x64x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1062 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x128x128_co2_c2x1_s3_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x128x128.co2.c2x1.s3.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1063 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x128x64_pp_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x128x64.pp.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1064 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x224x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x224x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1065 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x32x64_co2_c1x1_s8_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x32x64.co2.c1x1.s8.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1066 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1067 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_64x160x64_pp_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.64x160x64.pp.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1068 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_64x48x128_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.64x48x128.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1069 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_64x48x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.64x48x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1070 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_64x96x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.64x96x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1071 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nn_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nn.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1072 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nn_256x128x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nn.256x128x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1073 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nt_128x128x64_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nt.128x128x64.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1074 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nt_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nt.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1075 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nt_64x32x128_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nt.64x32x128.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1076 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tn_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tn.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1077 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tn_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tn.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1078 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tt_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tt.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1079 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tt_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tt.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1080 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tt_64x32x128_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tt.64x32x128.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1081 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_128x192x32_co2_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.128x192x32.co2.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1082 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_128x256x32_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.128x256x32.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1083 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_128x64x32_co2_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.128x64x32.co2.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1084 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_128x80x32_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.128x80x32.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1085 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_192x192x32_co3_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.192x192x32.co3.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1086 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_64x128x32_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.64x128x32.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1087 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_64x32x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.64x32x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1088 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_64x32x64_pp_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.64x32x64.pp.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1089 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_128x128x64_co2_c1x1_s6_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.128x128x64.co2.c1x1.s6.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1090 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_128x128x64_co2_c1x1_s6_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.128x128x64.co2.c1x1.s6.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1091 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_256x128x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.256x128x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1092 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_64x16x64_co1_c1x1_s8_swap_packb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.64x16x64.co1.c1x1.s8.swap.packb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1093 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_64x256x64_pp_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.64x256x64.pp.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1094 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1095 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_64x64x64_co1_c1x1_s8_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.64x64x64.co1.c1x1.s8.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1096 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_64x64x64_pp_c1x1_s8_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.64x64x64.pp.c1x1.s8.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1097 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_128x128x64_pp_c1x1_s6_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.128x128x64.pp.c1x1.s6.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1098 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1099 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_128x256x64_co2_c1x1_s4_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.128x256x64.co2.c1x1.s4.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1100 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_256x128x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.256x128x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1101 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x128x64_co1_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x128x64.co1.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1102 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x128x64_pp_c1x1_s7_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x128x64.pp.c1x1.s7.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1103 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x256x64_pp_c1x1_s5_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x256x64.pp.c1x1.s5.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1104 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1105 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x64x64_co1_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x64x64.co1.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1106 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x64x64_pp_c1x1_s8_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x64x64.pp.c1x1.s8.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1107 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x64x64_pp_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x64x64.pp.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1108 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tn_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tn.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1109 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tn_128x64x64_co2_c1x1_s8_general_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tn.128x64x64.co2.c1x1.s8.general.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1110 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tn_64x64x64_co1_c1x1_s8_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tn.64x64x64.co1.c1x1.s8.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1111 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tn_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tn.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1112 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tn_64x64x64_pp_c1x1_s8_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tn.64x64x64.pp.c1x1.s8.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1113 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1114 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1115 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_64x128x64_co1_c1x1_s8_any_packb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.64x128x64.co1.c1x1.s8.any.packb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1116 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_64x128x64_co1_c1x1_s8_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.64x128x64.co1.c1x1.s8.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1117 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_64x128x64_pp_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.64x128x64.pp.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1118 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_64x64x64_pp_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.64x64x64.pp.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1119 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_64x64x64_pp_c1x1_s8_general_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.64x64x64.pp.c1x1.s8.general.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1120 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_f32_nn_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16_f32.nn.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1121 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_f32_nt_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16_f32.nt.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1122 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_f32_tn_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16_f32.tn.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1123 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_f32_tt_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16_f32.tt.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1124 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nn_128x128x64_co2_c1x1_s6_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nn.128x128x64.co2.c1x1.s6.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1125 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nn_64x128x64_pp_c1x1_s7_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nn.64x128x64.pp.c1x1.s7.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1126 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nn_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nn.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1127 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nn_64x64x64_pp_c1x1_s8_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nn.64x64x64.pp.c1x1.s8.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1128 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nt_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nt.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1129 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nt_256x192x64_co2_c1x1_s4_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nt.256x192x64.co2.c1x1.s4.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1130 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nt_64x64x64_co1_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nt.64x64x64.co1.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1131 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nt_64x64x64_pp_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nt.64x64x64.pp.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1132 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_tn_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.tn.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1133 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_tn_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.tn.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1134 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_tt_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.tt.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1135 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_tt_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.tt.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1136 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_tt_64x64x64_co1_c1x1_s8_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.tt.64x64x64.co1.c1x1.s8.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1137 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_f32_nn_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16_f32.nn.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1138 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_f32_nt_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16_f32.nt.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1139 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_f32_tn_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16_f32.tn.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1140 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_f32_tt_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16_f32.tt.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1141 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_tf32_nt_128x192x32_co2_c1x1_s5_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.tf32.nt.128x192x32.co2.c1x1.s5.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1142 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_tf32_nt_128x64x32_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.tf32.nt.128x64x32.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1143 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_tf32_nt_256x128x32_co2_c1x1_s4_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.tf32.nt.256x128x32.co2.c1x1.s4.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1144 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_tf32_nt_64x64x32_pp_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.tf32.nt.64x64x32.pp.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1145 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x128x64_pp_c1x1_s6_any_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x128x64.pp.c1x1.s6.any.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1146 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x192x64_co2_c1x1_s4_any_sets2
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x192x64.co2.c1x1.s4.any.sets2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1147 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x256x64_co2_c1x1_s4_swap_sets2
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x256x64.co2.c1x1.s4.swap.sets2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1148 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x256x64_co2_c1x2_s4_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x256x64.co2.c1x2.s4.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1149 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x64x64_co2_c1x2_s8_any_general_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x64x64.co2.c1x2.s8.any.general.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1150 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x64x64_pp_c1x1_s8_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x64x64.pp.c1x1.s8.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1151 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x64x64_pp_c1x2_s8_general_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x64x64.pp.c1x2.s8.general.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1152 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_256x128x64_co2_c1x1_s4_any_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.256x128x64.co2.c1x1.s4.any.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1153 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_256x128x64_co2_c1x2_s4_any_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.256x128x64.co2.c1x2.s4.any.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1154 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_256x128x64_co2_c1x2_s4_sets2
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.256x128x64.co2.c1x2.s4.sets2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1155 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_64x128x64_co1_c1x2_s9_swap_sets2
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.64x128x64.co1.c1x2.s9.swap.sets2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1156 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_64x64x64_co1_c1x1_s12_swap_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.64x64x64.co1.c1x1.s12.swap.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1157 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_64x64x64_co1_c1x2_s12_swap_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.64x64x64.co1.c1x2.s12.swap.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1158 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_64x64x64_pp_c1x2_s12_swap_general_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.64x64x64.pp.c1x2.s12.swap.general.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1159 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_128x128x32_co2_c1x1_s7_general_turnb_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.128x128x32.co2.c1x1.s7.general.turnb.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1160 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_256x64x32_co2_c1x1_s5_turnb_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.256x64x32.co2.c1x1.s5.turnb.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1161 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_64x128x32_co1_c1x1_s8_general_turnb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.64x128x32.co1.c1x1.s8.general.turnb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1162 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_64x128x32_co1_c1x1_s8_turnb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.64x128x32.co1.c1x1.s8.turnb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1163 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_64x192x32_co1_c1x1_s7_turnb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.64x192x32.co1.c1x1.s7.turnb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1164 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_64x64x32_co1_c1x1_s8_turnb_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.64x64x32.co1.c1x1.s8.turnb.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1165 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_64x64x32_pp_c1x1_s8_general_turnb_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.64x64x32.pp.c1x1.s8.general.turnb.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1166 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tn_128x192x32_co2_c1x1_s5_turnab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tn.128x192x32.co2.c1x1.s5.turnab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1167 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tn_64x128x32_pp_c1x1_s8_turnab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tn.64x128x32.pp.c1x1.s8.turnab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1168 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tn_64x192x32_co1_c1x1_s7_turnab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tn.64x192x32.co1.c1x1.s7.turnab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1169 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tn_64x64x32_co1_c1x1_s8_turnab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tn.64x64x32.co1.c1x1.s8.turnab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1170 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_128x192x32_co2_c1x1_s5_turna_packb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.128x192x32.co2.c1x1.s5.turna.packb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1171 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_128x256x32_co2_c1x1_s4_turna
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.128x256x32.co2.c1x1.s4.turna.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1172 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_128x64x32_co1_c1x1_s8_turna
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.128x64x32.co1.c1x1.s8.turna.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1173 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_256x128x32_co2_c1x1_s4_general_turna
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.256x128x32.co2.c1x1.s4.general.turna.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1174 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_64x192x32_pp_c1x1_s7_turna
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.64x192x32.pp.c1x1.s7.turna.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1175 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_64x64x32_co1_c1x1_s8_turna
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.64x64x32.co1.c1x1.s8.turna.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1176 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_64x64x32_pp_c1x1_s8_turna_packb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.64x64x32.pp.c1x1.s8.turna.packb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1177 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1178 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1179 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1180 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1181 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1182 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1183 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1184 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1185 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1186 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1187 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1188 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1189 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1190 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1191 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1192 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1193 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1194 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1195 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1196 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1197 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1198 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1199 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1200 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1201 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1202 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1203 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1204 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1205 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1206 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1207 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1208 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1209 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1210 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1211 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1212 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1213 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1214 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1215 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1216 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1217 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1218 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1219 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1220 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1221 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1222 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1223 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1224 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1225 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1226 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1227 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1228 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1229 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1230 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1231 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1232 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1233 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1234 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_stream_f32_nt_2x4_v1
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_stream.f32.nt.2x4.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1235 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1236 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_tt_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.tt.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1237 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_nn_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.nn.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1238 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_nt_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.nt.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1239 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_tn_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.tn.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1240 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1241 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_nt_2x4_v1
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.nt.2x4.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1242 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1243 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_tt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.tt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1244 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_nn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.nn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1245 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_nt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.nt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1246 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_tn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.tn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1247 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1248 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nt_4x4_v1
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nt.4x4.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1249 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1250 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_tt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.tt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1251 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1252 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1253 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_tn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.tn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1254 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_14x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.14x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1255 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_5x64
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.5x64.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1256 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_6x64
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.6x64.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1257 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_8x48
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.8x48.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1258 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x4_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.1x4.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1259 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x4_v4
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.1x4.v4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 1260 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v1
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
