# Emitted by tilewright-codegen from tuning_db: the table's sources and every kernel it refers to. Do not edit.
set(TILEWRIGHT_TABLE_SOURCES table.cpp op_texts.cpp attention_decode.cpp attention_forward.cpp block_quantize.cpp check_indices.cpp check_offsets.cpp gemm.cpp grouped_gemm.cpp k_grouped_gemm.cpp moe_combine.cpp moe_route.cpp moe_sort.cpp packed_gemm.cpp row_add_layernorm.cpp row_add_rmsnorm.cpp row_argmax.cpp row_cross_entropy.cpp row_glu.cpp row_layernorm.cpp row_log_softmax.cpp row_logsumexp.cpp row_masked_softmax.cpp row_max.cpp row_mean.cpp row_norm.cpp row_quantize.cpp row_rmsnorm.cpp row_rotary.cpp row_softmax.cpp row_sum.cpp row_topk.cpp scaled_gemm.cpp scaled_grouped_gemm.cpp tensor_argmax.cpp tensor_reduce.cpp)
tilewright_cpu_arch(NAME x86-64-v2 WORD X86_64_V2 CPU_FLAGS cx16 lahf_lm popcnt pni sse4_1 sse4_2 ssse3)
tilewright_cpu_arch(NAME x86-64-v3 WORD X86_64_V3 CPU_FLAGS avx avx2 bmi1 bmi2 f16c fma abm movbe xsave)
tilewright_cpu_arch(NAME x86-64-v4 WORD X86_64_V4 CPU_FLAGS avx avx2 bmi1 bmi2 f16c fma abm movbe xsave avx512f avx512bw avx512cd avx512dq avx512vl)
tilewright_cpu_arch(NAME x86-64-v4-vnni WORD X86_64_V4_VNNI ADDS CPU_FLAGS avx avx2 bmi1 bmi2 f16c fma abm movbe xsave avx512f avx512bw avx512cd avx512dq avx512vl avx512_vnni)
tilewright_cpu_arch(NAME x86-64-v4-bf16 WORD X86_64_V4_BF16 ADDS CPU_FLAGS avx avx2 bmi1 bmi2 f16c fma abm movbe xsave avx512f avx512bw avx512cd avx512dq avx512vl avx512_bf16 !amx_bf16)
tilewright_cpu_arch(NAME x86-64-v4-amx WORD X86_64_V4_AMX ADDS CPU_FLAGS avx avx2 bmi1 bmi2 f16c fma abm movbe xsave avx512f avx512bw avx512cd avx512dq avx512vl avx512_bf16 avx512_vnni amx_tile amx_bf16 amx_int8)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_split_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/ptx80/attention_decode.ptx80.split_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_bf16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.bf16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_f16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.f16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_bf16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.bf16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_f16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.f16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_bf16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.bf16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_bf16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.bf16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_f16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.f16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH ptx80 REAL compute_80 SYMBOL tw_attention_decode_ptx80_fixed_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/ptx80/attention_decode.ptx80.fixed_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_vector_d64_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.vector.d64.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_e4m3_mma_vector_d128_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16_e4m3.mma.vector.d128.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_vector_d128_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.vector.d128.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_e4m3_mma_vector_d256_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16_e4m3.mma.vector.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_vector_d256_r16_16x2_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.vector.d256.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_scalar_d256_r16_16x2_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.scalar.d256.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_fixed_kv_f16_e4m3_mma_vector_d128_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.fixed_kv.f16_e4m3.mma.vector.d128.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_fixed_kv_f16_mma_vector_d128_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.fixed_kv.f16.mma.vector.d128.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_fixed_kv_f16_e4m3_mma_vector_d256_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.fixed_kv.f16_e4m3.mma.vector.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_fixed_kv_f16_mma_vector_d256_r16_16x2_s1
  SOURCE kernels/sm75/attention_decode.sm75.fixed_kv.f16.mma.vector.d256.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_fixed_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.fixed_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_fixed_kv_f16_mma_scalar_d256_r16_16x2_s1
  SOURCE kernels/sm75/attention_decode.sm75.fixed_kv.f16.mma.scalar.d256.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_vector_d128_r16_16x2_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.vector.d128.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_decode_sm75_split_kv_f16_mma_vector_d96_r16_32x4_s1
  SOURCE kernels/sm75/attention_decode.sm75.split_kv.f16.mma.vector.d96.r16.32x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d64_r16_16x4_s6
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d64.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_e4m3_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16_e4m3.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d64_r16_16x4_s6
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d64.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_e4m3_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16_e4m3.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_e4m3_mma_async_d256_r16_16x4_s4
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16_e4m3.mma.async.d256.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_e4m3_mma_async_d256_r16_16x4_s4
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16_e4m3.mma.async.d256.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_bf16_e4m3_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.bf16_e4m3.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_f16_e4m3_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.f16_e4m3.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_bf16_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.bf16.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_bf16_e4m3_mma_async_d256_r16_16x4_s4
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.bf16_e4m3.mma.async.d256.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_f16_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.f16.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_f16_e4m3_mma_async_d256_r16_16x4_s4
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.f16_e4m3.mma.async.d256.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_bf16_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.bf16.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_bf16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.bf16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_f16_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.f16.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_fixed_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm80/attention_decode.sm80.fixed_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d128_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d128.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_bf16_mma_async_d96_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.bf16.mma.async.d96.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d128_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d128.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_decode_sm80_split_kv_f16_mma_async_d96_r16_16x2_s2
  SOURCE kernels/sm80/attention_decode.sm80.split_kv.f16.mma.async.d96.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_bf16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.bf16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_f16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.f16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_bf16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.bf16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_f16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.f16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_bf16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.bf16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_bf16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.bf16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_f16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.f16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_fixed_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm86/attention_decode.sm86.fixed_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_async_d64_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.async.d64.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_scalar_d128_r16_16x2_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.scalar.d128.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_bf16_mma_scalar_d96_r16_16x2_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.bf16.mma.scalar.d96.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_async_d64_r16_16x2_s2
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.async.d64.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_scalar_d128_r16_16x2_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.scalar.d128.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_decode_sm86_split_kv_f16_mma_scalar_d96_r16_16x2_s1
  SOURCE kernels/sm86/attention_decode.sm86.split_kv.f16.mma.scalar.d96.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_async_d64_r16_16x4_s4
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.async.d64.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_bf16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.bf16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_f16_e4m3_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.f16_e4m3.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_bf16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.bf16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_f16_e4m3_mma_async_d256_r16_16x4_s2
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.f16_e4m3.mma.async.d256.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_bf16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.bf16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_bf16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.bf16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_f16_mma_async_d256_r16_16x2_s2
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.f16.mma.async.d256.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_fixed_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm89/attention_decode.sm89.fixed_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_scalar_d128_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.scalar.d128.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_scalar_d64_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.scalar.d64.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_bf16_mma_scalar_d96_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.bf16.mma.scalar.d96.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_async_d192_r16_16x2_s2
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.async.d192.r16.16x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_scalar_d128_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.scalar.d128.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_scalar_d64_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.scalar.d64.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_decode_sm89_split_kv_f16_mma_scalar_d96_r16_16x2_s1
  SOURCE kernels/sm89/attention_decode.sm89.split_kv.f16.mma.scalar.d96.r16.16x2.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d64_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d64.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_e4m3_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16_e4m3.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d64_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d64.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_e4m3_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16_e4m3.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_e4m3_mma_async_d256_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16_e4m3.mma.async.d256.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_e4m3_mma_async_d256_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16_e4m3.mma.async.d256.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d256_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d256.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d256_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d256.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_bf16_e4m3_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.bf16_e4m3.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_f16_e4m3_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.f16_e4m3.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_bf16_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.bf16.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_bf16_e4m3_mma_async_d256_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.bf16_e4m3.mma.async.d256.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_f16_mma_async_d128_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.f16.mma.async.d128.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_f16_e4m3_mma_async_d256_r16_16x4_s6
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.f16_e4m3.mma.async.d256.r16.16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_bf16_mma_async_d256_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.bf16.mma.async.d256.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_bf16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.bf16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_f16_mma_async_d256_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.f16.mma.async.d256.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_f16_e4m3_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.f16_e4m3.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_bf16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.bf16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_f16_mma_scalar_d256_r16_16x4_s1
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.f16.mma.scalar.d256.r16.16x4.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_fixed_kv_bf16_e4m3_mma_async_d256_r16_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.fixed_kv.bf16_e4m3.mma.async.d256.r16.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r16_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r16.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d128_r32_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d128.r32.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d192_r16_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d192.r16.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d64_r16_16x8_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d64.r16.16x8.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d64_r16_16x8_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d64.r16.16x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d96_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d96.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_mma_async_d96_r16_16x4_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16.mma.async.d96.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_e4m3_mma_async_d128_r16_16x2_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16_e4m3.mma.async.d128.r16.16x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_e4m3_mma_async_d128_r16_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16_e4m3.mma.async.d128.r16.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_e4m3_mma_async_d128_r16_32x2_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16_e4m3.mma.async.d128.r16.32x2.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_bf16_e4m3_mma_async_d128_r16_32x4_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.bf16_e4m3.mma.async.d128.r16.32x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r16_16x4_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r16.16x4.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r16_16x4_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r16_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r16.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d128_r32_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d128.r32.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d192_r16_16x8_s2
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d192.r16.16x8.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d64_r16_16x8_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d64.r16.16x8.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d64_r16_16x8_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d64.r16.16x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d96_r16_16x4_s3
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d96.r16.16x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_decode ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_decode_sm90a_split_kv_f16_mma_async_d96_r16_16x4_s4
  SOURCE kernels/sm90a/attention_decode.sm90a.split_kv.f16.mma.async.d96.r16.16x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_bf16_d128_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.bf16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_bf16_e4m3_d128_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.bf16_e4m3.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_f32_d128_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.f32.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_bf16_d256_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.bf16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_bf16_e4m3_d256_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.bf16_e4m3.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_f32_d256_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.f32.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_bf16_d128_r1_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.bf16.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_bf16_e4m3_d128_r1_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.bf16_e4m3.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_f32_d128_r1_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.f32.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_bf16_d128_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.bf16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_bf16_e4m3_d128_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.bf16_e4m3.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_f16_d128_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.f16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_f32_d128_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.f32.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_bf16_d256_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.bf16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_bf16_e4m3_d256_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.bf16_e4m3.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_f16_d256_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.f16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_f32_d256_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.f32.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_bf16_d128_r1_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.bf16.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_bf16_e4m3_d128_r1_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.bf16_e4m3.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_f16_d128_r1_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.f16.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_f32_d128_r1_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.f32.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_e4m3_d128_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16_e4m3.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f16_d128_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d256_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_e4m3_d256_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16_e4m3.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f16_d256_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d256_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r1_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_e4m3_d128_r1_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16_e4m3.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f16_d128_r1_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f16.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r1_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d128.r1.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v4
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d128.r4.32.v4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_causal_mma_vector_d64_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.causal.mma.vector.d64.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_full_mma_vector_d64_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.full.mma.vector.d64.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_general_mma_vector_d64_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.general.mma.vector.d64.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_causal_mma_vector_d128_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.causal.mma.vector.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_full_mma_vector_d128_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.full.mma.vector.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_general_mma_vector_d128_64x32_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.general.mma.vector.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_causal_mma_vector_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.causal.mma.vector.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_full_mma_vector_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.full.mma.vector.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_general_mma_vector_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.general.mma.vector.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_attention_forward_sm75_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm75/attention_forward.sm75.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_causal_mma_async_d128_64x32_w16_s3_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.causal.mma.async.d128.64x32.w16.s3.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_full_mma_async_d128_128x32_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.full.mma.async.d128.128x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_bf16_general_mma_async_d128_128x32_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.bf16.general.mma.async.d128.128x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_causal_mma_async_d128_64x32_w16_s3_q
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.causal.mma.async.d128.64x32.w16.s3.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_full_mma_async_d128_128x32_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.full.mma.async.d128.128x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_attention_forward_sm80_mma_f16_general_mma_async_d128_128x32_w16_s1
  SOURCE kernels/sm80/attention_forward.sm80.mma.f16.general.mma.async.d128.128x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_causal_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.causal.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_full_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.full.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_bf16_general_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.bf16.general.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_causal_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.causal.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_full_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.full.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_attention_forward_sm86_mma_f16_general_mma_async_d128_64x32_w16_s2
  SOURCE kernels/sm86/attention_forward.sm86.mma.f16.general.mma.async.d128.64x32.w16.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_causal_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.causal.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_full_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.full.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_bf16_general_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.bf16.general.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_causal_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.causal.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_full_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.full.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_attention_forward_sm89_mma_f16_general_mma_async_d128_64x32_w16_s1
  SOURCE kernels/sm89/attention_forward.sm89.mma.f16.general.mma.async.d128.64x32.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/sm90a/attention_forward.sm90a.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_1x64x128_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.1x64x128.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_1x64x160_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.1x64x160.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_1x64x176_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.1x64x176.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x128_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x128.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x144_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x144.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x160_s2_turns_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x160.s2.turns.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x176_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x176.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x176_s2_turns_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x176.s2.turns.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x192_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x192.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d128_3x64x80_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d128.3x64x80.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d192_2x64x112_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d192.2x64x112.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d192_2x64x64_s3
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d192.2x64x64.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d192_2x64x96_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d192.2x64x96.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d256_2x64x64_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d256.2x64x64.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d256_2x64x80_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d256.2x64x80.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d64_2x64x64_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d64.2x64x64.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d64_3x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d64.3x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d96_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d96.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d96_3x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d96.3x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_causal_d96_3x64x96_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.causal.d96.3x64x96.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d128_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d128.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d128_2x64x160_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d128.2x64x160.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d128_3x64x80_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d128.3x64x80.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d192_2x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d192.2x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d192_2x64x64_s3
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d192.2x64x64.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d192_2x64x64_s3_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d192.2x64x64.s3.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d256_2x64x64_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d256.2x64x64.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d256_2x64x80_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d256.2x64x80.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d64_3x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d64.3x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d96_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d96.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d96_3x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d96.3x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_bf16_full_d96_3x64x96_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.bf16.full.d96.3x64x96.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_1x64x128_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.1x64x128.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_1x64x128_s3_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.1x64x128.s3.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_1x64x144_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.1x64x144.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_1x64x176_s2_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.1x64x176.s2.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x128_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x128.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x160_s2_turns_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x160.s2.turns.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x176_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x176.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x176_s2_turns_packs
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x176.s2.turns.packs.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x192_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x192.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x96_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.2x64x96.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d128_3x64x80_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d128.3x64x80.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d192_2x64x112_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d192.2x64x112.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d192_2x64x64_s3
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d192.2x64x64.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d192_2x64x96_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d192.2x64x96.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d256_2x64x64_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d256.2x64x64.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d256_2x64x80_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d256.2x64x80.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d64_2x64x64_s2
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d64.2x64x64.s2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d64_3x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d64.3x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d96_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d96.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d96_3x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d96.3x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_causal_d96_3x64x96_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.causal.d96.3x64x96.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d128_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d128.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d128_2x64x160_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d128.2x64x160.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d128_2x64x176_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d128.2x64x176.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d128_3x64x80_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d128.3x64x80.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d192_2x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d192.2x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d192_2x64x64_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d192.2x64x64.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d192_2x64x64_s3_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d192.2x64x64.s3.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d256_2x64x64_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d256.2x64x64.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d256_2x64x80_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d256.2x64x80.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d64_3x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d64.3x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d96_2x64x128_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d96.2x64x128.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d96_3x64x112_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d96.3x64x112.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP attention_forward ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_attention_forward_sm90a_wgmma_f16_full_d96_3x64x96_s2_turns
  SOURCE kernels/sm90a/attention_forward.sm90a.wgmma.f16.full.d96.3x64x96.s2.turns.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d64_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.full.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d64_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.general.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d64_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.full.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d64_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.general.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d256_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.causal.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d256_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.full.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d256_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.general.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d256_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.causal.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d256_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.full.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d256_64x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.general.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d64_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.full.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d64_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.general.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f16_causal_d256_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f16.causal.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f16_full_d256_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f16.full.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f16_general_d256_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f16.general.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d64_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.full.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d64_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.general.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d256_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.causal.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d256_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.full.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d256_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.general.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d256_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.causal.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d256_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.full.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d256_64x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.general.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.general.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f16_causal_d256_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f16.causal.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f16_full_d256_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f16.full.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f16_general_d256_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f16.general.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.general.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d256_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d256_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.general.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d256_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d256_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d256_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.general.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x128_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d64.64x128.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x128_4x4
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d64.64x128.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4-bf16 SYMBOL tw_attention_forward_x86_64_v4_bf16_cpu_flash_bf16_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v4-bf16/attention_forward.x86-64-v4-bf16.cpu_flash.bf16.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4-bf16 SYMBOL tw_attention_forward_x86_64_v4_bf16_cpu_flash_bf16_full_d64_64x64_4x2
  SOURCE kernels/x86-64-v4-bf16/attention_forward.x86-64-v4-bf16.cpu_flash.bf16.full.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4-bf16 SYMBOL tw_attention_forward_x86_64_v4_bf16_cpu_flash_bf16_general_d64_64x64_4x2
  SOURCE kernels/x86-64-v4-bf16/attention_forward.x86-64-v4-bf16.cpu_flash.bf16.general.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4-bf16 SYMBOL tw_attention_forward_x86_64_v4_bf16_cpu_flash_bf16_causal_d256_64x64_4x2
  SOURCE kernels/x86-64-v4-bf16/attention_forward.x86-64-v4-bf16.cpu_flash.bf16.causal.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4-bf16 SYMBOL tw_attention_forward_x86_64_v4_bf16_cpu_flash_bf16_full_d256_64x64_4x2
  SOURCE kernels/x86-64-v4-bf16/attention_forward.x86-64-v4-bf16.cpu_flash.bf16.full.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4-bf16 SYMBOL tw_attention_forward_x86_64_v4_bf16_cpu_flash_bf16_general_d256_64x64_4x2
  SOURCE kernels/x86-64-v4-bf16/attention_forward.x86-64-v4-bf16.cpu_flash.bf16.general.d256.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4-bf16 SYMBOL tw_attention_forward_x86_64_v4_bf16_cpu_flash_bf16_causal_d128_64x128_4x2
  SOURCE kernels/x86-64-v4-bf16/attention_forward.x86-64-v4-bf16.cpu_flash.bf16.causal.d128.64x128.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4-bf16 SYMBOL tw_attention_forward_x86_64_v4_bf16_cpu_flash_bf16_causal_d128_64x64_8x2
  SOURCE kernels/x86-64-v4-bf16/attention_forward.x86-64-v4-bf16.cpu_flash.bf16.causal.d128.64x64.8x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4-bf16 SYMBOL tw_attention_forward_x86_64_v4_bf16_cpu_flash_bf16_causal_d64_64x128_4x4
  SOURCE kernels/x86-64-v4-bf16/attention_forward.x86-64-v4-bf16.cpu_flash.bf16.causal.d64.64x128.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP attention_forward ARCH x86-64-v4-bf16 SYMBOL tw_attention_forward_x86_64_v4_bf16_cpu_flash_bf16_full_d64_64x128_4x2
  SOURCE kernels/x86-64-v4-bf16/attention_forward.x86-64-v4-bf16.cpu_flash.bf16.full.d64.64x128.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_bf16_THREADS32_ROWS8_VEC4
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.bf16.THREADS32.ROWS8.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_f16_THREADS32_ROWS8_VEC4
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.f16.THREADS32.ROWS8.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_f32_THREADS32_ROWS8_VEC4
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.f32.THREADS32.ROWS8.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_bf16_THREADS32_ROWS8_VEC1
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.bf16.THREADS32.ROWS8.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_f16_THREADS32_ROWS8_VEC1
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.f16.THREADS32.ROWS8.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_f32_THREADS32_ROWS8_VEC1
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.f32.THREADS32.ROWS8.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_bf16_THREADS256_ROWS1_VEC4
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.bf16.THREADS256.ROWS1.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_f16_THREADS256_ROWS1_VEC4
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.f16.THREADS256.ROWS1.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_f32_THREADS256_ROWS1_VEC4
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.f32.THREADS256.ROWS1.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_bf16_THREADS256_ROWS1_VEC1
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.bf16.THREADS256.ROWS1.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_f16_THREADS256_ROWS1_VEC1
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.f16.THREADS256.ROWS1.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_block_quantize_ptx80_cuda_f32_THREADS256_ROWS1_VEC1
  SOURCE kernels/ptx80/block_quantize.ptx80.cuda.f32.THREADS256.ROWS1.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_block_quantize_sm75_cuda_f16_THREADS256_ROWS1_VEC1
  SOURCE kernels/sm75/block_quantize.sm75.cuda.f16.THREADS256.ROWS1.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_block_quantize_sm75_cuda_f32_THREADS256_ROWS1_VEC1
  SOURCE kernels/sm75/block_quantize.sm75.cuda.f32.THREADS256.ROWS1.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_bf16_THREADS32_ROWS8_VEC4
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.bf16.THREADS32.ROWS8.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f16_THREADS32_ROWS8_VEC4
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f16.THREADS32.ROWS8.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f32_THREADS32_ROWS8_VEC4
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f32.THREADS32.ROWS8.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_bf16_THREADS32_ROWS8_VEC1
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.bf16.THREADS32.ROWS8.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f16_THREADS32_ROWS8_VEC1
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f16.THREADS32.ROWS8.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f32_THREADS32_ROWS8_VEC1
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f32.THREADS32.ROWS8.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_bf16_THREADS256_ROWS1_VEC4
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.bf16.THREADS256.ROWS1.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f16_THREADS256_ROWS1_VEC4
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f16.THREADS256.ROWS1.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f32_THREADS256_ROWS1_VEC4
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f32.THREADS256.ROWS1.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_bf16_THREADS256_ROWS1_VEC1
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.bf16.THREADS256.ROWS1.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f16_THREADS256_ROWS1_VEC1
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f16.THREADS256.ROWS1.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f32_THREADS256_ROWS1_VEC1
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f32.THREADS256.ROWS1.VEC1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_bf16_THREADS32_ROWS4_VEC4
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.bf16.THREADS32.ROWS4.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f16_THREADS32_ROWS4_VEC4
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f16.THREADS32.ROWS4.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f32_THREADS32_ROWS4_VEC4
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f32.THREADS32.ROWS4.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP block_quantize ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_block_quantize_sm90a_cuda_f32_THREADS512_ROWS1_VEC4
  SOURCE kernels/sm90a/block_quantize.sm90a.cuda.f32.THREADS512.ROWS1.VEC4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP block_quantize ARCH x86-64-v2 SYMBOL tw_block_quantize_x86_64_v2_cpu_bf16
  SOURCE kernels/x86-64-v2/block_quantize.x86-64-v2.cpu.bf16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP block_quantize ARCH x86-64-v2 SYMBOL tw_block_quantize_x86_64_v2_cpu_f16
  SOURCE kernels/x86-64-v2/block_quantize.x86-64-v2.cpu.f16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP block_quantize ARCH x86-64-v2 SYMBOL tw_block_quantize_x86_64_v2_cpu_f32
  SOURCE kernels/x86-64-v2/block_quantize.x86-64-v2.cpu.f32.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP block_quantize ARCH x86-64-v3 SYMBOL tw_block_quantize_x86_64_v3_cpu_bf16
  SOURCE kernels/x86-64-v3/block_quantize.x86-64-v3.cpu.bf16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP block_quantize ARCH x86-64-v3 SYMBOL tw_block_quantize_x86_64_v3_cpu_f16
  SOURCE kernels/x86-64-v3/block_quantize.x86-64-v3.cpu.f16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP block_quantize ARCH x86-64-v3 SYMBOL tw_block_quantize_x86_64_v3_cpu_f32
  SOURCE kernels/x86-64-v3/block_quantize.x86-64-v3.cpu.f32.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP block_quantize ARCH x86-64-v4 SYMBOL tw_block_quantize_x86_64_v4_cpu_bf16
  SOURCE kernels/x86-64-v4/block_quantize.x86-64-v4.cpu.bf16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP block_quantize ARCH x86-64-v4 SYMBOL tw_block_quantize_x86_64_v4_cpu_f16
  SOURCE kernels/x86-64-v4/block_quantize.x86-64-v4.cpu.f16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP block_quantize ARCH x86-64-v4 SYMBOL tw_block_quantize_x86_64_v4_cpu_f32
  SOURCE kernels/x86-64-v4/block_quantize.x86-64-v4.cpu.f32.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP check_indices ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_check_indices_ptx80_cuda_i32_THREADS1024
  SOURCE kernels/ptx80/check_indices.ptx80.cuda.i32.THREADS1024.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP check_indices ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_check_indices_sm75_cuda_i32_THREADS1024
  SOURCE kernels/sm75/check_indices.sm75.cuda.i32.THREADS1024.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP check_indices ARCH x86-64-v2 SYMBOL tw_check_indices_x86_64_v2_cpu_i32
  SOURCE kernels/x86-64-v2/check_indices.x86-64-v2.cpu.i32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP check_indices ARCH x86-64-v3 SYMBOL tw_check_indices_x86_64_v3_cpu_i32
  SOURCE kernels/x86-64-v3/check_indices.x86-64-v3.cpu.i32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP check_indices ARCH x86-64-v4 SYMBOL tw_check_indices_x86_64_v4_cpu_i32
  SOURCE kernels/x86-64-v4/check_indices.x86-64-v4.cpu.i32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP check_offsets ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_check_offsets_ptx80_cuda_i32_THREADS256
  SOURCE kernels/ptx80/check_offsets.ptx80.cuda.i32.THREADS256.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP check_offsets ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_check_offsets_sm75_cuda_i32_THREADS256
  SOURCE kernels/sm75/check_offsets.sm75.cuda.i32.THREADS256.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP check_offsets ARCH x86-64-v2 SYMBOL tw_check_offsets_x86_64_v2_cpu_i32
  SOURCE kernels/x86-64-v2/check_offsets.x86-64-v2.cpu.i32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP check_offsets ARCH x86-64-v3 SYMBOL tw_check_offsets_x86_64_v3_cpu_i32
  SOURCE kernels/x86-64-v3/check_offsets.x86-64-v3.cpu.i32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP check_offsets ARCH x86-64-v4 SYMBOL tw_check_offsets_x86_64_v4_cpu_i32
  SOURCE kernels/x86-64-v4/check_offsets.x86-64-v4.cpu.i32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_nn_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_nt_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_tn_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_tt_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_split_tf32x3_nn_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma_split.tf32x3.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_split_tf32x3_nt_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma_split.tf32x3.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_split_tf32x3_tn_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma_split.tf32x3.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_split_tf32x3_tt_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma_split.tf32x3.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nn_64x64x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nn.64x64x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_64x64x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.64x64x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_tn_64x64x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.tn.64x64x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_tt_64x64x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.tt.64x64x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_f32_nn_64x64x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16_f32.nn.64x64x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_f32_nt_64x64x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16_f32.nt.64x64x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_f32_tn_64x64x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16_f32.tn.64x64x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_f32_tt_64x64x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16_f32.tt.64x64x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nn_128x128x64_32x64
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nn.128x128x64.32x64.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nn_16x32x64_16x16
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nn.16x32x64.16x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_128x128x64_32x64
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.128x128x64.32x64.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_16x32x64_16x16
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.16x32x64.16x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_32x128x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.32x128x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_64x128x32_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.64x128x32.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_nt_64x128x64_32x32
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.nt.64x128x64.32x32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_tn_128x128x64_32x64
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.tn.128x128x64.32x64.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_tn_16x32x64_16x16
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.tn.16x32x64.16x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_tt_128x128x64_32x64
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.tt.128x128x64.32x64.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_mma_register_f16_tt_16x32x64_16x16
  SOURCE kernels/sm75/gemm.sm75.mma_register.f16.tt.16x32x64.16x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_nn_64x64x8_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nn.64x64x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_nt_16x64x8_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nt.16x64x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_nt_64x64x8_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nt.64x64x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_tn_64x64x8_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.tn.64x64x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_tt_64x64x8_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.tt.64x64x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_nn_64x64x16_8x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.nn.64x64x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_nt_64x64x16_8x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.nt.64x64x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_tn_64x64x16_8x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.tn.64x64x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_tt_64x64x16_8x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.tt.64x64x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_nn_64x64x32_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_tn_64x64x32_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_tt_64x64x32_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_split_tf32x3_nn_64x64x32_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma_split.tf32x3.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_split_tf32x3_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma_split.tf32x3.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_split_tf32x3_tn_64x64x32_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma_split.tf32x3.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_split_tf32x3_tt_64x64x32_32x32x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma_split.tf32x3.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_fma_f32_nn_128x256x16_8x16x1_s3_wide
  SOURCE kernels/sm80/gemm.sm80.fma.f32.nn.128x256x16.8x16x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_fma_f32_nt_128x256x16_8x16x1_s3
  SOURCE kernels/sm80/gemm.sm80.fma.f32.nt.128x256x16.8x16x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_fma_f32_tn_64x128x16_8x8x1_s3_wide
  SOURCE kernels/sm80/gemm.sm80.fma.f32.tn.64x128x16.8x8x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_fma_f32_tt_256x128x16_8x16x1_s3_wide
  SOURCE kernels/sm80/gemm.sm80.fma.f32.tt.256x128x16.8x16x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_fma_tf32_nn_64x64x8_8x8x2_s4
  SOURCE kernels/sm80/gemm.sm80.fma.tf32.nn.64x64x8.8x8x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_fma_tf32_nt_64x64x8_8x8x2_s4
  SOURCE kernels/sm80/gemm.sm80.fma.tf32.nt.64x64x8.8x8x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_fma_tf32_tn_64x64x8_8x8x2_s4
  SOURCE kernels/sm80/gemm.sm80.fma.tf32.tn.64x64x8.8x8x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_fma_tf32_tt_128x32x8_8x8x2_s4_wide
  SOURCE kernels/sm80/gemm.sm80.fma.tf32.tt.128x32x8.8x8x2.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nn_128x128x32_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nn.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_128x128x32_64x64x1_s4
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.128x128x32.64x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_128x256x64_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.128x256x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_128x64x32_32x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.128x64x32.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_256x128x64_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.256x128x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_64x128x128_32x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.64x128x128.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_64x128x32_32x64x1_s4
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.64x128x32.32x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_64x64x128_32x64x2_s4
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.64x64x128.32x64x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_nt_64x64x64_32x64x2_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.nt.64x64x64.32x64x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_tn_256x128x64_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.tn.256x128x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_bf16_tt_128x128x32_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.bf16.tt.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_nn_128x128x32_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16.nn.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_nt_256x128x64_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16.nt.256x128x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_tn_256x128x64_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16.tn.256x128x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_f16_tt_128x128x32_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.f16.tt.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_nn_16x64x64_16x16x1_s6
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.nn.16x64x64.16x16x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_nn_256x128x32_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.nn.256x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_nt_16x64x64_16x64x4_s8
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.nt.16x64x64.16x64x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_nt_256x128x32_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.nt.256x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_tn_16x64x64_16x16x1_s6
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.tn.16x64x64.16x16x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_tn_256x128x32_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.tn.256x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_tt_16x64x64_16x16x1_s6
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.tt.16x64x64.16x16x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_tf32_tt_256x128x32_64x64x1_s3
  SOURCE kernels/sm80/gemm.sm80.mma.tf32.tt.256x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_bf16_nn_16x64x128_x4
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.bf16.nn.16x64x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_bf16_nn_64x64x64_x2
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.bf16.nn.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_bf16_nt_64x64x64_x2
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.bf16.nt.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_bf16_tn_16x64x128_x4
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.bf16.tn.16x64x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_bf16_tn_64x64x64_x2
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.bf16.tn.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_bf16_tt_16x64x128_x4
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.bf16.tt.16x64x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_bf16_tt_64x64x64_x2
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.bf16.tt.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_f16_nn_16x64x128_x4
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.f16.nn.16x64x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_f16_nn_64x64x64_x2
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.f16.nn.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_f16_nt_64x64x64_x2
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.f16.nt.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_f16_tn_16x64x128_x4
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.f16.tn.16x64x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_f16_tn_64x64x64_x2
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.f16.tn.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_f16_tt_16x64x128_x4
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.f16.tt.16x64x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_mma_unaligned_f16_tt_64x64x64_x2
  SOURCE kernels/sm80/gemm.sm80.mma_unaligned.f16.tt.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_stream_bf16_nt_16x16_w8_a2_r4_c1
  SOURCE kernels/sm80/gemm.sm80.stream.bf16.nt.16x16.w8.a2.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_stream_bf16_nt_16x32_w8_a2_r3_c1
  SOURCE kernels/sm80/gemm.sm80.stream.bf16.nt.16x32.w8.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_stream_bf16_nt_32x16_w8_a1_r3_c1
  SOURCE kernels/sm80/gemm.sm80.stream.bf16.nt.32x16.w8.a1.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_stream_bf16_nt_32x8_w16_a1_r2_c1
  SOURCE kernels/sm80/gemm.sm80.stream.bf16.nt.32x8.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_stream_f16_nt_16x16_w8_a2_r4_c1
  SOURCE kernels/sm80/gemm.sm80.stream.f16.nt.16x16.w8.a2.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_tf32_nn_64x64x32_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.tf32.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_tf32_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.tf32.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_tf32_tn_64x64x32_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.tf32.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_tf32_tt_64x64x32_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.tf32.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_split_tf32x3_nn_64x64x32_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma_split.tf32x3.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_split_tf32x3_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma_split.tf32x3.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_split_tf32x3_tn_64x64x32_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma_split.tf32x3.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_split_tf32x3_tt_64x64x32_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma_split.tf32x3.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_f32_nn_64x256x16_8x8x1_s3_wide
  SOURCE kernels/sm86/gemm.sm86.fma.f32.nn.64x256x16.8x8x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_f32_nt_128x128x32_8x8x1_s3
  SOURCE kernels/sm86/gemm.sm86.fma.f32.nt.128x128x32.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_f32_tn_64x64x32_8x16x4_s3_wide
  SOURCE kernels/sm86/gemm.sm86.fma.f32.tn.64x64x32.8x16x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_f32_tt_256x64x16_8x8x1_s3_wide
  SOURCE kernels/sm86/gemm.sm86.fma.f32.tt.256x64x16.8x8x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_tf32_nn_128x128x16_8x8x1_s3
  SOURCE kernels/sm86/gemm.sm86.fma.tf32.nn.128x128x16.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_tf32_nn_16x32x64_4x8x8_s3_wide
  SOURCE kernels/sm86/gemm.sm86.fma.tf32.nn.16x32x64.4x8x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_tf32_nt_128x128x16_8x8x1_s3
  SOURCE kernels/sm86/gemm.sm86.fma.tf32.nt.128x128x16.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_tf32_nt_16x64x32_8x8x8_s4
  SOURCE kernels/sm86/gemm.sm86.fma.tf32.nt.16x64x32.8x8x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_tf32_tn_128x128x16_8x8x1_s3
  SOURCE kernels/sm86/gemm.sm86.fma.tf32.tn.128x128x16.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_tf32_tn_16x64x64_4x8x8_s3_wide
  SOURCE kernels/sm86/gemm.sm86.fma.tf32.tn.16x64x64.4x8x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_tf32_tt_16x64x64_4x8x8_s3_wide
  SOURCE kernels/sm86/gemm.sm86.fma.tf32.tt.16x64x64.4x8x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_fma_tf32_tt_256x16x8_8x4x1_s3_wide
  SOURCE kernels/sm86/gemm.sm86.fma.tf32.tt.256x16x8.8x4x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nn_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nn.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_128x128x64_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.128x128x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_128x64x32_32x64x1_s4
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.128x64x32.32x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_256x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.256x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x128x32_32x64x1_s4
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x128x32.32x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x128x64_32x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x128x64.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x64x128_32x64x2_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x64x128.32x64x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x64x32_32x32x1_s6
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x64x32.32x32x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_nt_64x64x64_32x64x2_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.nt.64x64x64.32x64x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_tn_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.tn.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_bf16_tt_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.bf16.tt.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_nn_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16.nn.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_nt_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16.nt.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_tn_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16.tn.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_f16_tt_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.f16.tt.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_tf32_nn_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.tf32.nn.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_tf32_nt_128x128x16_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.tf32.nt.128x128x16.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_tf32_tn_128x64x32_32x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.tf32.tn.128x64x32.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_tf32_tt_128x128x32_64x64x1_s3
  SOURCE kernels/sm86/gemm.sm86.mma.tf32.tt.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_bf16_nn_16x64x256_x8
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.bf16.nn.16x64x256.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_bf16_nn_64x64x64_x1
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.bf16.nn.64x64x64.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_bf16_nt_64x64x64_x1
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.bf16.nt.64x64x64.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_bf16_tn_16x64x256_x8
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.bf16.tn.16x64x256.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_bf16_tn_64x64x64_x1
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.bf16.tn.64x64x64.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_bf16_tt_16x64x256_x8
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.bf16.tt.16x64x256.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_bf16_tt_64x64x64_x1
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.bf16.tt.64x64x64.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_f16_nn_16x64x256_x8
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.f16.nn.16x64x256.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_f16_nn_64x64x64_x1
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.f16.nn.64x64x64.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_f16_nt_64x64x64_x1
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.f16.nt.64x64x64.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_f16_tn_16x64x256_x8
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.f16.tn.16x64x256.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_f16_tn_64x64x64_x1
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.f16.tn.64x64x64.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_f16_tt_16x64x256_x8
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.f16.tt.16x64x256.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_mma_unaligned_f16_tt_64x64x64_x1
  SOURCE kernels/sm86/gemm.sm86.mma_unaligned.f16.tt.64x64x64.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_16x32_w16_a1_r2_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.16x32.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_16x32_w4_a1_r8_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.16x32.w4.a1.r8.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_16x32_w4_a2_r6_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.16x32.w4.a2.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_16x32_w8_a1_r4_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.16x32.w8.a1.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_16x8_w8_a1_r5_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.16x8.w8.a1.r5.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_32x16_w4_a1_r6_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.32x16.w4.a1.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_32x8_w16_a1_r2_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.32x8.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_stream_bf16_nt_32x8_w8_a1_r4_c1
  SOURCE kernels/sm86/gemm.sm86.stream.bf16.nt.32x8.w8.a1.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.f16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.f16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.f16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.f16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.f16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.f16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.f16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.f16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_tf32_nn_64x64x32_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.tf32.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_tf32_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.tf32.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_tf32_tn_64x64x32_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.tf32.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_tf32_tt_64x64x32_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.tf32.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_split_tf32x3_nn_64x64x32_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma_split.tf32x3.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_split_tf32x3_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma_split.tf32x3.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_split_tf32x3_tn_64x64x32_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma_split.tf32x3.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_split_tf32x3_tt_64x64x32_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma_split.tf32x3.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_f32_nn_128x256x16_8x16x1_s3_wide
  SOURCE kernels/sm89/gemm.sm89.fma.f32.nn.128x256x16.8x16x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_f32_nt_128x256x16_8x16x1_s3
  SOURCE kernels/sm89/gemm.sm89.fma.f32.nt.128x256x16.8x16x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_f32_tn_64x64x16_8x8x2_s3_wide
  SOURCE kernels/sm89/gemm.sm89.fma.f32.tn.64x64x16.8x8x2.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_f32_tt_256x128x16_8x16x1_s3_wide
  SOURCE kernels/sm89/gemm.sm89.fma.f32.tt.256x128x16.8x16x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_tf32_nn_128x128x32_8x8x1_s3
  SOURCE kernels/sm89/gemm.sm89.fma.tf32.nn.128x128x32.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_tf32_nn_16x32x128_4x4x8_s3_wide
  SOURCE kernels/sm89/gemm.sm89.fma.tf32.nn.16x32x128.4x4x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_tf32_nt_128x128x32_8x8x1_s3
  SOURCE kernels/sm89/gemm.sm89.fma.tf32.nt.128x128x32.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_tf32_nt_16x32x64_4x8x8_s4
  SOURCE kernels/sm89/gemm.sm89.fma.tf32.nt.16x32x64.4x8x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_tf32_tn_128x128x32_8x8x1_s3
  SOURCE kernels/sm89/gemm.sm89.fma.tf32.tn.128x128x32.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_tf32_tn_16x32x128_4x4x8_s3_wide
  SOURCE kernels/sm89/gemm.sm89.fma.tf32.tn.16x32x128.4x4x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_tf32_tt_128x32x16_8x8x2_s3_wide
  SOURCE kernels/sm89/gemm.sm89.fma.tf32.tt.128x32x16.8x8x2.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_fma_tf32_tt_16x32x128_4x4x8_s3_wide
  SOURCE kernels/sm89/gemm.sm89.fma.tf32.tt.16x32x128.4x4x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nn_64x64x32_32x32x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nn.64x64x32.32x32x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_128x128x32_64x64x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_128x128x64_64x64x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.128x128x64.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_128x64x32_32x64x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.128x64x32.32x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_256x128x32_64x64x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.256x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_32x64x128_32x64x4_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.32x64x128.32x64x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_64x128x32_32x64x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.64x128x32.32x64x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_64x64x32_32x32x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.64x64x32.32x32x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_nt_64x64x64_32x64x2_s3
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.nt.64x64x64.32x64x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_tn_64x64x32_32x32x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.tn.64x64x32.32x32x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_bf16_tt_64x64x32_32x32x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.bf16.tt.64x64x32.32x32x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_nn_64x64x32_32x32x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.f16.nn.64x64x32.32x32x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_nt_64x64x32_32x32x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.f16.nt.64x64x32.32x32x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_tn_64x64x32_32x32x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.f16.tn.64x64x32.32x32x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_f16_tt_64x64x32_32x32x1_s4
  SOURCE kernels/sm89/gemm.sm89.mma.f16.tt.64x64x32.32x32x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_tf32_nn_128x64x32_32x64x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.tf32.nn.128x64x32.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_tf32_nt_128x64x32_32x64x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.tf32.nt.128x64x32.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_tf32_tn_128x64x32_32x64x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.tf32.tn.128x64x32.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_tf32_tt_128x64x32_32x64x1_s3
  SOURCE kernels/sm89/gemm.sm89.mma.tf32.tt.128x64x32.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_bf16_nn_16x32x256_x16
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.bf16.nn.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_bf16_nn_64x64x64_x2
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.bf16.nn.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_bf16_nt_64x64x64_x2
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.bf16.nt.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_bf16_tn_16x32x256_x16
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.bf16.tn.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_bf16_tn_64x64x64_x2
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.bf16.tn.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_bf16_tt_16x32x256_x16
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.bf16.tt.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_bf16_tt_64x64x64_x2
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.bf16.tt.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_f16_nn_16x32x256_x16
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.f16.nn.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_f16_nn_64x64x64_x2
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.f16.nn.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_f16_nt_64x64x64_x2
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.f16.nt.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_f16_tn_16x32x256_x16
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.f16.tn.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_f16_tn_64x64x64_x2
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.f16.tn.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_f16_tt_16x32x256_x16
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.f16.tt.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_mma_unaligned_f16_tt_64x64x64_x2
  SOURCE kernels/sm89/gemm.sm89.mma_unaligned.f16.tt.64x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_16x32_w16_a1_r2_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.16x32.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_16x32_w4_a1_r8_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.16x32.w4.a1.r8.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_16x32_w4_a2_r6_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.16x32.w4.a2.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_16x32_w8_a1_r4_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.16x32.w8.a1.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_16x8_w16_a2_r2_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.16x8.w16.a2.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_32x8_w16_a1_r2_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.32x8.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_stream_bf16_nt_32x8_w4_a1_r8_c1
  SOURCE kernels/sm89/gemm.sm89.stream.bf16.nt.32x8.w4.a1.r8.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_f32_nn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16_f32.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_f32_nt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16_f32.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_f32_tn_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16_f32.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_f32_tt_64x64x64_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16_f32.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nn_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tn_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nn_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nt_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tn_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tt_64x64x32_32x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nn_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nn.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nt_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nt.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tn_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tn.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tt_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tt.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x128x64_co2_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x128x64.co2.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nn_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nn.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nt_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nt.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tn_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tn.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tt_128x128x64_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tt.128x128x64.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_128x128x32_co2_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.128x128x32.co2.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tn_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tn.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tt_64x64x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tt.64x64x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_64x64x32_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.64x64x32.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x256x64_co2_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x256x64.co2.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x128x64_co2_c1x1_s6_any_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x128x64.co2.c1x1.s6.any.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_128x32x16_8x8x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.128x32x16.8x8x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_16x16x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.16x16x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_16x32x128_4x8x8_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.16x32x128.4x8x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_16x32x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.16x32x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_1x32x128_1x4x16_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.1x32x128.1x4x16.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_1x32x64_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.1x32x64.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_1x32x64_1x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.1x32x64.1x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_32x16x32_4x4x4_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.32x16x32.4x4x4.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_32x32x64_4x4x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.32x32x64.4x4x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_32x64x32_8x8x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.32x64x32.8x8x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_32x64x32_8x8x4_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.32x64x32.8x8x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_32x64x8_4x4x1_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.32x64x8.4x4x1.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_64x128x16_8x8x1_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.64x128x16.8x8x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_64x128x8_8x8x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.64x128x8.8x8x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_64x64x16_8x8x2_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.64x64x16.8x8x2.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_8x32x128_4x4x8_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.8x32x128.4x4x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_8x32x64_4x8x16_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.8x32x64.4x8x16.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nn_8x64x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nn.8x64x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_128x64x16_8x8x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.128x64x16.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_16x128x8_4x4x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.16x128x8.4x4x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_16x16x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.16x16x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_1x32x32_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.1x32x32.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_1x32x64_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.1x32x64.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_32x16x32_4x4x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.32x16x32.4x4x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_32x32x16_4x4x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.32x32x16.4x4x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_32x32x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.32x32x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_32x64x32_8x8x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.32x64x32.8x8x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_4x32x64_4x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.4x32x64.4x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_64x64x16_8x8x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.64x64x16.8x8x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_nt_8x64x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.nt.8x64x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_16x16x64_4x4x8_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.16x16x64.4x4x8.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_16x32x32_4x4x4_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.16x32x32.4x4x4.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_16x64x32_4x8x4_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.16x64x32.4x8x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_1x32x128_1x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.1x32x128.1x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_1x32x32_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.1x32x32.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x128x16_4x8x1_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x128x16.4x8x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x16x32_4x4x4_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x16x32.4x4x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x16x32_4x4x4_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x16x32.4x4x4.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x32x16_4x4x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x32x16.4x4x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x32x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x32x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_32x64x16_4x4x1_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.32x64x16.4x4x1.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_64x64x16_8x8x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.64x64x16.8x8x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_64x64x16_8x8x2_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.64x64x16.8x8x2.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_64x64x32_4x8x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.64x64x32.4x8x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_8x32x64_4x4x8_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.8x32x64.4x4x8.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tn_8x32x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tn.8x32x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_128x32x16_4x8x1_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.128x32x16.4x8x1.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_128x64x16_8x8x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.128x64x16.8x8x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_128x8x32_8x4x4_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.128x8x32.8x4x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_16x16x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.16x16x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_16x16x64_4x4x8_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.16x16x64.4x4x8.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_16x8x128_4x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.16x8x128.4x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_1x32x64_1x4x16_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.1x32x64.1x4x16.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_1x32x64_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.1x32x64.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x128x16_8x8x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x128x16.8x8x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x128x16_8x8x2_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x128x16.8x8x2.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x16x64_4x4x4_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x16x64.4x4x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x32x16_4x4x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x32x16.4x4x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x32x32_4x4x2_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x32x32.4x4x2.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_32x64x8_4x4x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.32x64x8.4x4x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_4x32x64_4x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.4x32x64.4x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_64x32x16_4x8x2_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.64x32x16.4x8x2.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_64x32x8_4x4x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.64x32x8.4x4x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_64x64x16_8x8x2_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.64x64x16.8x8x2.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_64x8x32_4x4x4_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.64x8x32.4x4x4.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_8x32x64_4x4x8_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.8x32x64.4x4x8.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_f32_tt_8x64x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.f32.tt.8x64x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_16x16x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.16x16x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_16x32x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.16x32x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_1x32x64_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.1x32x64.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_1x32x64_1x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.1x32x64.1x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_32x16x32_4x4x4_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.32x16x32.4x4x4.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_32x32x64_4x4x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.32x32x64.4x4x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_32x64x8_4x4x1_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.32x64x8.4x4x1.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_8x32x128_4x4x8_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.8x32x128.4x4x8.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nn_8x64x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nn.8x64x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_16x128x8_4x4x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.16x128x8.4x4x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_16x16x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.16x16x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_1x32x32_1x4x16_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.1x32x32.1x4x16.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_1x32x32_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.1x32x32.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_32x32x32_4x4x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.32x32x32.4x4x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_32x32x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.32x32x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_64x16x16_4x4x2_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.64x16x16.4x4x2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_nt_8x64x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.nt.8x64x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_16x32x32_4x4x4_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.16x32x32.4x4x4.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_1x32x128_1x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.1x32x128.1x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_1x32x32_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.1x32x32.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_32x16x32_4x4x4_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.32x16x32.4x4x4.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_32x16x32_4x4x4_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.32x16x32.4x4x4.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_32x32x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.32x32x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_8x128x16_4x4x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.8x128x16.4x4x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_8x32x64_4x4x8_s4_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.8x32x64.4x4x8.s4.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tn_8x32x64_4x4x8_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tn.8x32x64.4x4x8.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_16x16x64_4x4x8_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.16x16x64.4x4x8.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_16x8x128_4x4x16_s6_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.16x8x128.4x4x16.s6.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_1x32x32_1x4x16_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.1x32x32.1x4x16.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_1x32x64_1x4x16_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.1x32x64.1x4x16.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_32x16x64_4x4x4_s3_wide
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.32x16x64.4x4x4.s3.wide.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_32x32x16_4x4x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.32x32x16.4x4x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_32x64x32_8x8x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.32x64x32.8x8x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_32x64x8_4x4x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.32x64x8.4x4x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_fma_tf32_tt_8x64x32_4x4x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.fma.tf32.tt.8x64x32.4x4x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_nn_16x128x32_16x32x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.nn.16x128x32.16x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_nn_32x32x128_16x16x2_s6
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.nn.32x32x128.16x16x2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_nt_16x16x128_16x16x4_s6
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.nt.16x16x128.16x16x4.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_tn_16x128x128_16x32x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.tn.16x128x128.16x32x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_tn_16x32x128_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.tn.16x32x128.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_bf16_tt_16x32x128_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.bf16.tt.16x32x128.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_tn_16x128x128_16x32x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.tn.16x128x128.16x32x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_tn_16x32x128_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.tn.16x32x128.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_f16_tt_16x32x128_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.f16.tt.16x32x128.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nn_128x128x32_64x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nn.128x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nn_16x32x64_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nn.16x32x64.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nn_32x32x16_16x16x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nn.32x32x16.16x16x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nn_32x32x64_16x16x2_s6
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nn.32x32x64.16x16x2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_nt_16x32x64_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.nt.16x32x64.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tn_16x32x64_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tn.16x32x64.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tn_256x128x32_64x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tn.256x128x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tn_64x16x64_32x16x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tn.64x16x64.32x16x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_128x256x32_64x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.128x256x32.64x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_16x32x64_16x16x4_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.16x32x64.16x16x4.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_32x32x64_32x16x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.32x32x64.32x16x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_64x32x32_32x16x2_s8
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.64x32x32.32x16x2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_tf32_tt_64x64x64_32x32x2_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma.tf32.tt.64x64x64.32x32x2.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nn_128x64x16_32x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nn.128x64x16.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nn_64x64x64_32x64x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nn.64x64x64.32x64x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nt_128x64x16_32x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nt.128x64x16.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_nt_64x64x64_32x64x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.nt.64x64x64.32x64x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tn_128x64x16_32x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tn.128x64x16.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tn_32x64x64_32x32x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tn.32x64x64.32x32x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tt_128x64x16_32x64x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tt.128x64x16.32x64x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_split_tf32x3_tt_64x64x64_32x64x4_s3
  SOURCE kernels/sm90a/gemm.sm90a.mma_split.tf32x3.tt.64x64x64.32x64x4.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_128x64x32_x1
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.128x64x32.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_16x128x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.16x128x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_16x64x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.16x64x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_32x16x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.32x16x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_32x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.32x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_32x64x128_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.32x64x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_32x64x64_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.32x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nn_64x64x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nn.64x64x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_16x128x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.16x128x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_32x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.32x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_64x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.64x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_nt_64x32x32_x1
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.nt.64x32x32.x1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_128x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.128x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_16x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_16x64x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.16x64x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_32x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.32x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_64x16x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.64x16x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tn_64x32x64_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tn.64x32x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_128x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.128x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_32x64x64_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.32x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_32x64x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.32x64x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_bf16_tt_64x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.bf16.tt.64x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nn_128x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nn.128x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nn_16x32x128_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nn.16x32x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nn_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nn.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nn_16x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nn.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nn_32x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nn.32x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nt_16x128x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nt.16x128x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nt_16x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nt.16x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nt_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nt.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nt_32x32x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nt.32x32x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_nt_64x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.nt.64x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tn_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tn.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tn_16x64x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tn.16x64x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tn_32x16x256_x16
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tn.32x16x256.x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tn_32x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tn.32x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tt_128x16x32_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tt.128x16x32.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tt_16x32x128_x8
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tt.16x32x128.x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tt_16x32x64_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tt.16x32x64.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tt_32x32x128_x4
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tt.32x32x128.x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_mma_unaligned_f16_tt_32x64x64_x2
  SOURCE kernels/sm90a/gemm.sm90a.mma_unaligned.f16.tt.32x64x64.x2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nn_128x64x16_8x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nn.128x64x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nn_16x128x8_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nn.16x128x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nn_64x128x8_8x8
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nn.64x128x8.8x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nt_16x64x8_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nt.16x64x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nt_64x128x16_8x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nt.64x128x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tn_128x64x16_8x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tn.128x64x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tn_128x64x8_8x8
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tn.128x64x8.8x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tn_16x128x8_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tn.16x128x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tt_16x64x8_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tt.16x64x8.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tt_64x128x16_8x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tt.64x128x16.8x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tt_64x128x8_8x8
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tt.64x128x8.8x8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x16_w16_a1_r2_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x16.w16.a1.r2.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x16_w16_a1_r2_c2_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x16.w16.a1.r2.c2.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x16_w8_a2_r3_c2_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x16.w8.a2.r3.c2.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x32_w8_a2_r2_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x32.w8.a2.r2.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a2_r2_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w16.a2.r2.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a4_r1_c1
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a4_r1_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w16.a4.r1.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a4_r1_c2_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w16.a4.r1.c2.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a4_r1_c4
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w16.a4.r1.c4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w4_a2_r8_c1
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w4.a2.r8.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w4_a2_r8_c4
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w4.a2.r8.c4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w8_a1_r5_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w8.a1.r5.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_bf16_nt_16x8_w8_a2_r4_c4
  SOURCE kernels/sm90a/gemm.sm90a.stream.bf16.nt.16x8.w8.a2.r4.c4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_f16_nt_16x16_w8_a2_r3_c2_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.f16.nt.16x16.w8.a2.r3.c2.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_f16_nt_16x8_w16_a4_r1_c1
  SOURCE kernels/sm90a/gemm.sm90a.stream.f16.nt.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_f16_nt_16x8_w16_a4_r1_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.f16.nt.16x8.w16.a4.r1.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_f16_nt_16x8_w16_a4_r1_c2_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.f16.nt.16x8.w16.a4.r1.c2.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_f16_nt_16x8_w8_a2_r4_c1_any
  SOURCE kernels/sm90a/gemm.sm90a.stream.f16.nt.16x8.w8.a2.r4.c1.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_stream_n_bf16_tn_8_w4_a2
  SOURCE kernels/sm90a/gemm.sm90a.stream_n.bf16.tn.8.w4.a2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_128x128x64_pp_c2x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.128x128x64.pp.c2x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_192x64x64_co3_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.192x64x64.co3.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x128x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x128x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x192x64_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x192x64.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x128_co1_c1x1_s10_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x128.co1.c1x1.s10.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x128_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x128.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x128_co1_c1x1_s9_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x128.co1.c1x1.s9.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x64_co1_c1x1_s16_m8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x64.co1.c1x1.s16.m8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nn_64x64x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nn.64x64x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x112x64_co2_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x112x64.co2.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_co2_c1x1_s6_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x128x64.co2.c1x1.s6.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_pp_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x128x64.pp.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x144x64_co1_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x144x64.co1.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x176x64_co2_c1x1_s4_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x176x64.co2.c1x1.s4.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x176x64_co2_c2x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x176x64.co2.c2x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x176x64_pp_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x176x64.pp.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x192x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_co2_c1x1_s4_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x192x64.co2.c1x1.s4.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_pp_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x192x64.pp.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_pp_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x192x64.pp.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x224x64_co2_c2x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x224x64.co2.c2x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x256x64_co2_c2x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x256x64.co2.c2x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x256x64_co2_c2x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x256x64.co2.c2x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x48x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x48x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x80x128_co1_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x80x128.co1.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x80x128_co2_c2x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x80x128.co2.c2x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x80x64_pp_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x80x64.pp.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_128x96x64_co1_c1x2_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.128x96x64.co1.c1x2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x144x64_co3_c1x1_s4_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x144x64.co3.c1x1.s4.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x144x64_co3_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x144x64.co3.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x144x64_co3_c1x2_s5_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x144x64.co3.c1x2.s5.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x160x64_co3_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x160x64.co3.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x176x64_co3_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x176x64.co3.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x176x64_co3_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x176x64.co3.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x192x64_co3_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x192x64.co3.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x192x64_co3_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x192x64.co3.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x64x64_co3_c1x2_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x64x64.co3.c1x2.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x80x64_co3_c1x1_s5_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x80x64.co3.c1x1.s5.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x80x64_co3_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x80x64.co3.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x96x64_co3_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x96x64.co3.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_192x96x64_co3_c1x2_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.192x96x64.co3.c1x2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_256x160x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.256x160x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_256x176x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.256x176x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_256x176x64_co2_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.256x176x64.co2.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x128_co1_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x128.co1.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x128_co1_c1x1_s5_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x128.co1.c1x1.s5.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x128_pp_c2x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x128.pp.c2x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c1x1_s10_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c1x1.s10.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c1x1_s12_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c1x1.s12.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c2x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c2x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c2x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c2x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x128_co1_c1x1_s4_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x128.co1.c1x1.s4.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x128_co1_c1x1_s6_m16_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x128.co1.c1x1.s6.m16.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x128_co1_c1x1_s6_m8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x128.co1.c1x1.s6.m8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x128_co1_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x128.co1.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x64_co1_c1x1_s10_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x64.co1.c1x1.s10.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x64_co1_c2x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x64.co1.c2x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x128x64_pp_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x128x64.pp.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x144x128_co1_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x144x128.co1.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x144x64_pp_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x144x64.pp.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x176x64_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x176x64.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x192x128_co1_c2x1_s3_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x192x128.co1.c2x1.s3.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s12_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s12.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s12_m32_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s12.m32.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s16_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s16.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s16_m16_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s16.m16.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s16_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s16.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_pp_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.pp.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_pp_c1x2_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x128.pp.c1x2.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x64_co1_c1x1_s8_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x64.co1.c1x1.s8.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x64_co1_c1x2_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x64.co1.c1x2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x32x64_pp_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x32x64.pp.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x1_s12_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x1.s12.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x1_s13_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x1.s13.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x1_s9_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x1.s9.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x2_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x2_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x2.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x64_co1_c1x1_s16_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x64.co1.c1x1.s16.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x48x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x48x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x64x128_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x64x128.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x64x64_co1_c1x1_s16_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x64x64.co1.c1x1.s16.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x64x64_co1_c1x1_s16_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x64x64.co1.c1x1.s16.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x80x128_co1_c1x1_s6_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x80x128.co1.c1x1.s6.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x80x64_co1_c1x1_s13_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x80x64.co1.c1x1.s13.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x80x64_co1_c1x1_s16_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x80x64.co1.c1x1.s16.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x80x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x80x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x80x64_co1_c1x1_s8_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x80x64.co1.c1x1.s8.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c1x1_s8_m16_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c1x1.s8.m16.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c1x1_s8_m8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c1x1.s8.m8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c1x2_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c1x2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c2x1_s5_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c2x1.s5.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x64_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x64.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_nt_64x96x64_co1_c2x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.nt.64x96x64.co1.c2x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x128x64_co1_c2x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x128x64.co1.c2x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x128x64_pp_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x128x64.pp.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x192x64_pp_c1x2_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x192x64.pp.c1x2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_128x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.128x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_192x64x128_co3_c1x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.192x64x128.co3.c1x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_64x128x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.64x128x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tn_64x64x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tn.64x64x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x128x128_co2_c2x1_s3_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x128x128.co2.c2x1.s3.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x128x64_pp_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x128x64.pp.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x48x128_co1_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x48x128.co1.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_128x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.128x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_192x160x64_co3_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.192x160x64.co3.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x112x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x112x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x32x64_co1_c1x1_s8_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x32x64.co1.c1x1.s8.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x32x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x32x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x48x128_pp_c1x1_s7_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x48x128.pp.c1x1.s7.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x64x64_co1_c2x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x64x64.co1.c2x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x64x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x64x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_tt_64x96x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16.tt.64x96x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nn_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nn.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nn_256x128x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nn.256x128x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nt_128x128x64_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nt.128x128x64.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nt_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nt.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_nt_64x32x128_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.nt.64x32x128.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tn_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tn.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tn_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tn.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tt_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tt.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tt_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tt.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_bf16_f32_tt_64x32x128_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.bf16_f32.tt.64x32x128.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x128x64_pp_c2x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x128x64.pp.c2x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_128x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.128x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_192x64x64_co3_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.192x64x64.co3.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_64x192x64_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.64x192x64.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_64x64x128_co1_c1x1_s10_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.64x64x128.co1.c1x1.s10.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_64x64x128_co1_c1x1_s9_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.64x64x128.co1.c1x1.s9.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nn_64x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nn.64x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x128x64_co2_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x128x64.co2.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x176x64_pp_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x176x64.pp.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x192x64_pp_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x192x64.pp.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x224x64_co2_c2x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x224x64.co2.c2x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x32x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x32x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_128x80x64_co2_c1x2_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.128x80x64.co2.c1x2.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x112x128_co1_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x112x128.co1.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x128x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x128x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x224x128_co1_c1x1_s3
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x224x128.co1.c1x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x32x128_co1_c1x1_s12_m32_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x32x128.co1.c1x1.s12.m32.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x32x128_co1_c1x1_s16_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x32x128.co1.c1x1.s16.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x32x128_co1_c1x1_s16_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x32x128.co1.c1x1.s16.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x32x128_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x32x128.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x32x64_pp_c1x1_s8_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x32x64.pp.c1x1.s8.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x48x128_co1_c1x1_s12_m16
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x48x128.co1.c1x1.s12.m16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x48x128_co1_c1x1_s13_m8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x48x128.co1.c1x1.s13.m8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x48x128_pp_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x48x128.pp.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x48x64_co1_c1x1_s16_m32
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x48x64.co1.c1x1.s16.m32.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x64x128_co1_c1x1_s7_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x64x128.co1.c1x1.s7.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_nt_64x64x128_co1_c2x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.nt.64x64x128.co1.c2x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x128x64_pp_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x128x64.pp.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x192x64_pp_c1x2_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x192x64.pp.c1x2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_128x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.128x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_192x64x64_co3_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.192x64x64.co3.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tn_64x64x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tn.64x64x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x128x128_co2_c2x1_s3_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x128x128.co2.c2x1.s3.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x128x64_pp_c1x1_s6
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x128x64.pp.c1x1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x224x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x224x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x32x64_co2_c1x1_s8_any
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x32x64.co2.c1x1.s8.any.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_128x64x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.128x64x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_64x160x64_pp_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.64x160x64.pp.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_64x48x128_co1_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.64x48x128.co1.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_64x48x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.64x48x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_tt_64x96x64_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16.tt.64x96x64.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nn_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nn.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nn_256x128x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nn.256x128x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nt_128x128x64_co1_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nt.128x128x64.co1.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nt_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nt.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_nt_64x32x128_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.nt.64x32x128.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tn_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tn.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tn_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tn.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tt_128x128x64_co2_c1x1_s7
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tt.128x128x64.co2.c1x1.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tt_128x256x64_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tt.128x256x64.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_f16_f32_tt_64x32x128_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.f16_f32.tt.64x32x128.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_128x192x32_co2_c1x1_s5
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.128x192x32.co2.c1x1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_128x256x32_co2_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.128x256x32.co2.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_128x64x32_co2_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.128x64x32.co2.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_128x80x32_pp_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.128x80x32.pp.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_192x192x32_co3_c1x1_s4
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.192x192x32.co3.c1x1.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_64x128x32_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.64x128x32.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_64x32x64_co1_c1x1_s8
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.64x32x64.co1.c1x1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_tf32_nt_64x32x64_pp_c1x1_s8_general
  SOURCE kernels/sm90a/gemm.sm90a.wgmma.tf32.nt.64x32x64.pp.c1x1.s8.general.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_128x128x64_co2_c1x1_s6_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.128x128x64.co2.c1x1.s6.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_128x128x64_co2_c1x1_s6_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.128x128x64.co2.c1x1.s6.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_256x128x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.256x128x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_64x16x64_co1_c1x1_s8_swap_packb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.64x16x64.co1.c1x1.s8.swap.packb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_64x256x64_pp_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.64x256x64.pp.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_64x64x64_co1_c1x1_s8_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.64x64x64.co1.c1x1.s8.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nn_64x64x64_pp_c1x1_s8_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nn.64x64x64.pp.c1x1.s8.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_128x128x64_pp_c1x1_s6_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.128x128x64.pp.c1x1.s6.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_128x256x64_co2_c1x1_s4_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.128x256x64.co2.c1x1.s4.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_256x128x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.256x128x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x128x64_co1_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x128x64.co1.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x128x64_pp_c1x1_s7_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x128x64.pp.c1x1.s7.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x256x64_pp_c1x1_s5_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x256x64.pp.c1x1.s5.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x64x64_co1_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x64x64.co1.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x64x64_pp_c1x1_s8_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x64x64.pp.c1x1.s8.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_nt_64x64x64_pp_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.nt.64x64x64.pp.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tn_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tn.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tn_128x64x64_co2_c1x1_s8_general_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tn.128x64x64.co2.c1x1.s8.general.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tn_64x64x64_co1_c1x1_s8_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tn.64x64x64.co1.c1x1.s8.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tn_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tn.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tn_64x64x64_pp_c1x1_s8_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tn.64x64x64.pp.c1x1.s8.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_64x128x64_co1_c1x1_s8_any_packb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.64x128x64.co1.c1x1.s8.any.packb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_64x128x64_co1_c1x1_s8_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.64x128x64.co1.c1x1.s8.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_64x128x64_pp_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.64x128x64.pp.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_64x64x64_pp_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.64x64x64.pp.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_tt_64x64x64_pp_c1x1_s8_general_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16.tt.64x64x64.pp.c1x1.s8.general.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_f32_nn_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16_f32.nn.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_f32_nt_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16_f32.nt.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_f32_tn_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16_f32.tn.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_bf16_f32_tt_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.bf16_f32.tt.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nn_128x128x64_co2_c1x1_s6_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nn.128x128x64.co2.c1x1.s6.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nn_64x128x64_pp_c1x1_s7_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nn.64x128x64.pp.c1x1.s7.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nn_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nn.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nn_64x64x64_pp_c1x1_s8_any_general_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nn.64x64x64.pp.c1x1.s8.any.general.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nt_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nt.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nt_256x192x64_co2_c1x1_s4_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nt.256x192x64.co2.c1x1.s4.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nt_64x64x64_co1_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nt.64x64x64.co1.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_nt_64x64x64_pp_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.nt.64x64x64.pp.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_tn_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.tn.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_tn_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.tn.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_tt_128x192x64_co2_c1x1_s4_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.tt.128x192x64.co2.c1x1.s4.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_tt_64x64x64_co1_c1x1_s8_any_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.tt.64x64x64.co1.c1x1.s8.any.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_tt_64x64x64_co1_c1x1_s8_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16.tt.64x64x64.co1.c1x1.s8.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_f32_nn_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16_f32.nn.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_f32_nt_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16_f32.nt.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_f32_tn_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16_f32.tn.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_f16_f32_tt_128x64x64_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.f16_f32.tt.128x64x64.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_tf32_nt_128x192x32_co2_c1x1_s5_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.tf32.nt.128x192x32.co2.c1x1.s5.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_tf32_nt_128x64x32_co2_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.tf32.nt.128x64x32.co2.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_tf32_nt_256x128x32_co2_c1x1_s4_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.tf32.nt.256x128x32.co2.c1x1.s4.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_packed_tf32_nt_64x64x32_pp_c1x1_s8_packab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_packed.tf32.nt.64x64x32.pp.c1x1.s8.packab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x128x64_pp_c1x1_s6_any_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x128x64.pp.c1x1.s6.any.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x192x64_co2_c1x1_s4_any_sets2
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x192x64.co2.c1x1.s4.any.sets2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x256x64_co2_c1x1_s4_swap_sets2
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x256x64.co2.c1x1.s4.swap.sets2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x256x64_co2_c1x2_s4_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x256x64.co2.c1x2.s4.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x64x64_co2_c1x2_s8_any_general_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x64x64.co2.c1x2.s8.any.general.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x64x64_pp_c1x1_s8_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x64x64.pp.c1x1.s8.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_128x64x64_pp_c1x2_s8_general_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.128x64x64.pp.c1x2.s8.general.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_256x128x64_co2_c1x1_s4_any_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.256x128x64.co2.c1x1.s4.any.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_256x128x64_co2_c1x2_s4_any_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.256x128x64.co2.c1x2.s4.any.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_256x128x64_co2_c1x2_s4_sets2
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.256x128x64.co2.c1x2.s4.sets2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_64x128x64_co1_c1x2_s9_swap_sets2
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.64x128x64.co1.c1x2.s9.swap.sets2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_64x64x64_co1_c1x1_s12_swap_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.64x64x64.co1.c1x1.s12.swap.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_64x64x64_co1_c1x2_s12_swap_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.64x64x64.co1.c1x2.s12.swap.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_sets_bf16_nt_64x64x64_pp_c1x2_s12_swap_general_sets
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_sets.bf16.nt.64x64x64.pp.c1x2.s12.swap.general.sets.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_128x128x32_co2_c1x1_s7_general_turnb_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.128x128x32.co2.c1x1.s7.general.turnb.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_256x64x32_co2_c1x1_s5_turnb_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.256x64x32.co2.c1x1.s5.turnb.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_64x128x32_co1_c1x1_s8_general_turnb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.64x128x32.co1.c1x1.s8.general.turnb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_64x128x32_co1_c1x1_s8_turnb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.64x128x32.co1.c1x1.s8.turnb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_64x192x32_co1_c1x1_s7_turnb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.64x192x32.co1.c1x1.s7.turnb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_64x64x32_co1_c1x1_s8_turnb_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.64x64x32.co1.c1x1.s8.turnb.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_nn_64x64x32_pp_c1x1_s8_general_turnb_packa
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.nn.64x64x32.pp.c1x1.s8.general.turnb.packa.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tn_128x192x32_co2_c1x1_s5_turnab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tn.128x192x32.co2.c1x1.s5.turnab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tn_64x128x32_pp_c1x1_s8_turnab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tn.64x128x32.pp.c1x1.s8.turnab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tn_64x192x32_co1_c1x1_s7_turnab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tn.64x192x32.co1.c1x1.s7.turnab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tn_64x64x32_co1_c1x1_s8_turnab
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tn.64x64x32.co1.c1x1.s8.turnab.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_128x192x32_co2_c1x1_s5_turna_packb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.128x192x32.co2.c1x1.s5.turna.packb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_128x256x32_co2_c1x1_s4_turna
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.128x256x32.co2.c1x1.s4.turna.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_128x64x32_co1_c1x1_s8_turna
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.128x64x32.co1.c1x1.s8.turna.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_256x128x32_co2_c1x1_s4_general_turna
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.256x128x32.co2.c1x1.s4.general.turna.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_64x192x32_pp_c1x1_s7_turna
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.64x192x32.pp.c1x1.s7.turna.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_64x64x32_co1_c1x1_s8_turna
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.64x64x32.co1.c1x1.s8.turna.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_wgmma_turned_tf32_tt_64x64x32_pp_c1x1_s8_turna_packb
  SOURCE kernels/sm90a/gemm.sm90a.wgmma_turned.tf32.tt.64x64x32.pp.c1x1.s8.turna.packb.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_f32_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16_f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_f32_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16_f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_f32_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16_f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_f32_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16_f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32x3_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32x3.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32x3_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32x3.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32x3_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32x3.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32x3_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32x3.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_nt_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.nt.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_tt_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.tt.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f64_nn_5x8
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f64.nn.5x8.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f64_nt_5x8
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f64.nt.5x8.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f64_tn_5x8
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f64.tn.5x8.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f64_tt_5x8
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f64.tt.5x8.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_nn_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.nn.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_tn_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.tn.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_direct_f32_nt_4x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_direct.f32.nt.4x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_direct_f32_tt_4x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_direct.f32.tt.4x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_direct_f32_nn_4x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_direct.f32.nn.4x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_direct_f32_tn_4x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_direct.f32.tn.4x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_dots_f32_nt_4x8
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_dots.f32.nt.4x8.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_dots_f32_tt_4x8
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_dots.f32.tt.4x8.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_dots_f32_nn_4x8
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_dots.f32.nn.4x8.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f64_nn_4x8_v2
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f64.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_nt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.nt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_tt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.tt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f64_nt_6x8
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f64.nt.6x8.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f64_tn_6x8
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f64.tn.6x8.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f64_tt_6x8
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f64.tt.6x8.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_pairs_bf16_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_pairs.bf16.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_pairs_bf16_f32_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_pairs.bf16_f32.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_nn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.nn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_tn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.tn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f64_nn_6x8
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f64.nn.6x8.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f32_nt_4x24
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f32.nt.4x24.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f32_tt_4x24
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f32.tt.4x24.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f64_nt_4x12
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f64.nt.4x12.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f64_tn_4x12
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f64.tn.4x12.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f64_tt_4x12
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f64.tt.4x12.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f32_nn_4x24
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f32.nn.4x24.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f32_nt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f32.nt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f32_tn_4x24
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f32.tn.4x24.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f32_tt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f32.tt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f64_nn_4x12
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f64.nn.4x12.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f32_nn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f32.nn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_direct_f32_tn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_direct.f32.tn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_dots_f64_nt_4x4
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_dots.f64.nt.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_dots_f64_tt_4x4
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_dots.f64.tt.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_dots_f32_nt_4x8
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_dots.f32.nt.4x8.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_dots_f32_tt_4x8
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_dots.f32.tt.4x8.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_dots_f64_nn_4x4
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_dots.f64.nn.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_dots_f32_nn_4x8
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_dots.f32.nn.4x8.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_turned_f64_tn_4x12
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_turned.f64.tn.4x12.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_turned_f64_tt_4x12
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_turned.f64.tt.4x12.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_turned_f32_tn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_turned.f32.tn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_turned_f32_tt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_turned.f32.tt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f64_nn_4x8_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f64.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_tt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.tt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f64_nt_8x24
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f64.nt.8x24.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f64_tn_8x24
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f64.tn.8x24.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f64_tt_8x24
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f64.tt.8x24.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_tn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.tn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f64_nn_8x24
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f64.nn.8x24.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_nt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.nt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_tt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.tt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f64_nt_8x24
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f64.nt.8x24.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f64_tn_8x24
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f64.tn.8x24.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f64_tt_8x24
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f64.tt.8x24.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_nn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.nn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_nt_8x48
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.nt.8x48.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_tn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.tn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_tt_8x48
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.tt.8x48.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f64_nn_8x24
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f64.nn.8x24.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_nn_8x48
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.nn.8x48.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_nt_4x64
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.nt.4x64.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_tn_8x48
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.tn.8x48.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_tt_4x64
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.tt.4x64.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_nn_4x64
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.nn.4x64.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_direct_f32_tn_4x64
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_direct.f32.tn.4x64.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_dots_f64_nt_4x8
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_dots.f64.nt.4x8.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_dots_f64_tt_4x8
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_dots.f64.tt.4x8.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_dots_f64_nn_4x8
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_dots.f64.nn.4x8.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_dots_f32_nt_4x16
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_dots.f32.nt.4x16.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_dots_f32_tt_4x16
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_dots.f32.tt.4x16.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_dots_f32_nn_4x16
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_dots.f32.nn.4x16.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_turned_f64_tn_8x24
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_turned.f64.tn.8x24.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_turned_f64_tt_8x24
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_turned.f64.tt.8x24.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_turned_f32_tn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_turned.f32.tn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_turned_f32_tt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_turned.f32.tt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_14x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.14x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_5x64
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.5x64.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_6x64
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.6x64.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v1
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4-bf16 SYMBOL tw_gemm_x86_64_v4_bf16_cpu_pairs_bf16_12x32
  SOURCE kernels/x86-64-v4-bf16/gemm.x86-64-v4-bf16.cpu_pairs.bf16.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4-bf16 SYMBOL tw_gemm_x86_64_v4_bf16_cpu_pairs_bf16_f32_12x32
  SOURCE kernels/x86-64-v4-bf16/gemm.x86-64-v4-bf16.cpu_pairs.bf16_f32.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4-amx SYMBOL tw_gemm_x86_64_v4_amx_cpu_pairs_bf16_32x32
  SOURCE kernels/x86-64-v4-amx/gemm.x86-64-v4-amx.cpu_pairs.bf16.32x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -mavx512vnni -mamx-tile -mamx-bf16 -mamx-int8 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP gemm ARCH x86-64-v4-amx SYMBOL tw_gemm_x86_64_v4_amx_cpu_pairs_bf16_f32_32x32
  SOURCE kernels/x86-64-v4-amx/gemm.x86-64-v4-amx.cpu_pairs.bf16_f32.32x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -mavx512vnni -mamx-tile -mamx-bf16 -mamx-int8 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_bf16_nn_none_64x64x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.bf16.nn.none.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_bf16_nn_swiglu_64x32x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.bf16.nn.swiglu.64x32x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_bf16_nn_swiglu_clamped_64x32x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.bf16.nn.swiglu_clamped.64x32x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_bf16_nt_none_64x64x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.bf16.nt.none.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_bf16_nt_swiglu_64x32x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.bf16.nt.swiglu.64x32x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_bf16_nt_swiglu_clamped_64x32x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.bf16.nt.swiglu_clamped.64x32x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_f16_nn_none_64x64x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.f16.nn.none.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_f16_nn_swiglu_64x32x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.f16.nn.swiglu.64x32x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_f16_nn_swiglu_clamped_64x32x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.f16.nn.swiglu_clamped.64x32x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_f16_nt_none_64x64x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.f16.nt.none.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_f16_nt_swiglu_64x32x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.f16.nt.swiglu.64x32x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_grouped_gemm_ptx80_mma_f16_nt_swiglu_clamped_64x32x64_32x32_s3
  SOURCE kernels/ptx80/grouped_gemm.ptx80.mma.f16.nt.swiglu_clamped.64x32x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f32_nn_none_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f32.nn.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f32_nn_swiglu_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f32.nn.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f32_nn_swiglu_clamped_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f32.nn.swiglu_clamped.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f32_nt_none_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f32.nt.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f32_nt_swiglu_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f32.nt.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f32_nt_swiglu_clamped_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f32.nt.swiglu_clamped.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_bf16_nn_none_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.bf16.nn.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_bf16_nn_swiglu_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.bf16.nn.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_bf16_nn_swiglu_clamped_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.bf16.nn.swiglu_clamped.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_bf16_nt_none_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.bf16.nt.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_bf16_nt_swiglu_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.bf16.nt.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_bf16_nt_swiglu_clamped_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.bf16.nt.swiglu_clamped.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f16_nn_none_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f16.nn.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f16_nn_swiglu_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f16.nn.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f16_nn_swiglu_clamped_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f16.nn.swiglu_clamped.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f16_nt_none_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f16.nt.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f16_nt_swiglu_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f16.nt.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_grouped_gemm_ptx80_simt_f16_nt_swiglu_clamped_64x64x16
  SOURCE kernels/ptx80/grouped_gemm.ptx80.simt.f16.nt.swiglu_clamped.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f16_nn_none_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f16.nn.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f16_nn_swiglu_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f16.nn.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f16_nn_swiglu_clamped_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f16.nn.swiglu_clamped.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f16_nt_none_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f16.nt.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f16_nt_swiglu_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f16.nt.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f16_nt_swiglu_clamped_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f16.nt.swiglu_clamped.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f32_nn_none_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f32.nn.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f32_nn_swiglu_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f32.nn.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f32_nn_swiglu_clamped_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f32.nn.swiglu_clamped.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f32_nt_none_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f32.nt.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f32_nt_swiglu_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f32.nt.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_grouped_gemm_sm75_simt_f32_nt_swiglu_clamped_64x64x16
  SOURCE kernels/sm75/grouped_gemm.sm75.simt.f32.nt.swiglu_clamped.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_256x128x64_co2_s4
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.256x128x64.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_swiglu_256x128x64_co2_s4
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.swiglu.256x128x64.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x32x64_co1_s10
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.128x32x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_swiglu_128x32x64_co1_s10
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.swiglu.128x32x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_mma_bf16_nt_none_64x64x64_32x32_s3
  SOURCE kernels/sm90a/grouped_gemm.sm90a.mma.bf16.nt.none.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_mma_bf16_nt_swiglu_64x32x64_32x32_s3
  SOURCE kernels/sm90a/grouped_gemm.sm90a.mma.bf16.nt.swiglu.64x32x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_simt_bf16_nt_none_64x64x16
  SOURCE kernels/sm90a/grouped_gemm.sm90a.simt.bf16.nt.none.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_simt_bf16_nt_swiglu_64x64x16
  SOURCE kernels/sm90a/grouped_gemm.sm90a.simt.bf16.nt.swiglu.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x128x64_pp_s6
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.128x128x64.pp.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x160x64_pp_s5
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.128x160x64.pp.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x16x128_co1_s6
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.128x16x128.co1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x16x64_co1_s10
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.128x16x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x16x64_pp_s10
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.128x16x64.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x192x64_co2_s5
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.128x192x64.co2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x192x64_pp_s5
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.128x192x64.pp.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x256x64_co2_s4
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.128x256x64.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_128x64x128_co2_s4
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.128x64x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_256x16x64_co2_s6
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.256x16x64.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_256x96x64_co2_s4
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.256x96x64.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_64x16x128_co1_s10
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.64x16x128.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_none_64x16x128_pp_s10
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.none.64x16x128.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_swiglu_128x160x64_pp_s5
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.swiglu.128x160x64.pp.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_swiglu_128x16x128_co1_s6
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.swiglu.128x16x128.co1.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_swiglu_128x16x64_pp_s10
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.swiglu.128x16x64.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_swiglu_128x192x64_pp_s5
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.swiglu.128x192x64.pp.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_grouped_gemm_sm90a_wgmma_bf16_nt_swiglu_256x16x64_co2_s6
  SOURCE kernels/sm90a/grouped_gemm.sm90a.wgmma.bf16.nt.swiglu.256x16x64.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_bf16_nn_none_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.bf16.nn.none.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_bf16_nn_swiglu_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.bf16.nn.swiglu.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_bf16_nn_swiglu_clamped_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.bf16.nn.swiglu_clamped.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_bf16_nt_none_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.bf16.nt.none.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_bf16_nt_swiglu_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.bf16.nt.swiglu.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_bf16_nt_swiglu_clamped_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.bf16.nt.swiglu_clamped.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nn_none_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.f32.nn.none.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nn_swiglu_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.f32.nn.swiglu.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nn_swiglu_clamped_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.f32.nn.swiglu_clamped.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nt_none_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.f32.nt.none.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nt_swiglu_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.f32.nt.swiglu.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nt_swiglu_clamped_5x16
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.f32.nt.swiglu_clamped.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_bf16_nt_none_5x16_packed
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.bf16.nt.none.5x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_bf16_nt_swiglu_5x16_packed
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.bf16.nt.swiglu.5x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_bf16_nt_swiglu_clamped_5x16_packed
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.bf16.nt.swiglu_clamped.5x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nt_none_5x16_packed
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.f32.nt.none.5x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nt_swiglu_5x16_packed
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.f32.nt.swiglu.5x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v2 SYMBOL tw_grouped_gemm_x86_64_v2_cpu_blocked_f32_nt_swiglu_clamped_5x16_packed
  SOURCE kernels/x86-64-v2/grouped_gemm.x86-64-v2.cpu_blocked.f32.nt.swiglu_clamped.5x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_bf16_nn_none_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.bf16.nn.none.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_bf16_nn_swiglu_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.bf16.nn.swiglu.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_bf16_nn_swiglu_clamped_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.bf16.nn.swiglu_clamped.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_bf16_nt_none_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.bf16.nt.none.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_bf16_nt_swiglu_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.bf16.nt.swiglu.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_bf16_nt_swiglu_clamped_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.bf16.nt.swiglu_clamped.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_f32_nn_none_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.f32.nn.none.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_f32_nn_swiglu_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.f32.nn.swiglu.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_f32_nn_swiglu_clamped_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.f32.nn.swiglu_clamped.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_f32_nt_none_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.f32.nt.none.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_f32_nt_swiglu_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.f32.nt.swiglu.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_f32_nt_swiglu_clamped_6x16
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.f32.nt.swiglu_clamped.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_bf16_nt_none_6x16_packed
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.bf16.nt.none.6x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_bf16_nt_swiglu_6x16_packed
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.bf16.nt.swiglu.6x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_bf16_nt_swiglu_clamped_6x16_packed
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.bf16.nt.swiglu_clamped.6x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_f32_nt_none_6x16_packed
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.f32.nt.none.6x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_f32_nt_swiglu_6x16_packed
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.f32.nt.swiglu.6x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v3 SYMBOL tw_grouped_gemm_x86_64_v3_cpu_blocked_f32_nt_swiglu_clamped_6x16_packed
  SOURCE kernels/x86-64-v3/grouped_gemm.x86-64-v3.cpu_blocked.f32.nt.swiglu_clamped.6x16.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_bf16_nn_none_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.bf16.nn.none.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_bf16_nn_swiglu_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.bf16.nn.swiglu.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_bf16_nn_swiglu_clamped_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.bf16.nn.swiglu_clamped.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_bf16_nt_none_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.bf16.nt.none.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_bf16_nt_swiglu_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.bf16.nt.swiglu.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_bf16_nt_swiglu_clamped_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.bf16.nt.swiglu_clamped.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_f32_nn_none_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.f32.nn.none.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_f32_nn_swiglu_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.f32.nn.swiglu.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_f32_nn_swiglu_clamped_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.f32.nn.swiglu_clamped.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_f32_nt_none_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.f32.nt.none.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_f32_nt_swiglu_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.f32.nt.swiglu.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_f32_nt_swiglu_clamped_12x32
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.f32.nt.swiglu_clamped.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_bf16_nt_none_12x32_packed
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.bf16.nt.none.12x32.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_bf16_nt_swiglu_12x32_packed
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.bf16.nt.swiglu.12x32.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_bf16_nt_swiglu_clamped_12x32_packed
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.bf16.nt.swiglu_clamped.12x32.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_f32_nt_none_12x32_packed
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.f32.nt.none.12x32.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_f32_nt_swiglu_12x32_packed
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.f32.nt.swiglu.12x32.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP grouped_gemm ARCH x86-64-v4 SYMBOL tw_grouped_gemm_x86_64_v4_cpu_blocked_f32_nt_swiglu_clamped_12x32_packed
  SOURCE kernels/x86-64-v4/grouped_gemm.x86-64-v4.cpu_blocked.f32.nt.swiglu_clamped.12x32.packed.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_k_grouped_gemm_ptx80_mma_bf16_64x64x64_32x32_s3
  SOURCE kernels/ptx80/k_grouped_gemm.ptx80.mma.bf16.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_k_grouped_gemm_ptx80_mma_bf16_f32_64x64x64_32x32_s3
  SOURCE kernels/ptx80/k_grouped_gemm.ptx80.mma.bf16_f32.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_k_grouped_gemm_ptx80_mma_f16_64x64x64_32x32_s3
  SOURCE kernels/ptx80/k_grouped_gemm.ptx80.mma.f16.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_k_grouped_gemm_ptx80_mma_f16_f32_64x64x64_32x32_s3
  SOURCE kernels/ptx80/k_grouped_gemm.ptx80.mma.f16_f32.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_k_grouped_gemm_ptx80_simt_f32_64x64x16
  SOURCE kernels/ptx80/k_grouped_gemm.ptx80.simt.f32.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_k_grouped_gemm_ptx80_simt_bf16_64x64x16
  SOURCE kernels/ptx80/k_grouped_gemm.ptx80.simt.bf16.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_k_grouped_gemm_ptx80_simt_bf16_f32_64x64x16
  SOURCE kernels/ptx80/k_grouped_gemm.ptx80.simt.bf16_f32.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_k_grouped_gemm_ptx80_simt_f16_64x64x16
  SOURCE kernels/ptx80/k_grouped_gemm.ptx80.simt.f16.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_k_grouped_gemm_ptx80_simt_f16_f32_64x64x16
  SOURCE kernels/ptx80/k_grouped_gemm.ptx80.simt.f16_f32.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_k_grouped_gemm_sm75_simt_f16_64x64x16
  SOURCE kernels/sm75/k_grouped_gemm.sm75.simt.f16.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_k_grouped_gemm_sm75_simt_f16_f32_64x64x16
  SOURCE kernels/sm75/k_grouped_gemm.sm75.simt.f16_f32.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_k_grouped_gemm_sm75_simt_f32_64x64x16
  SOURCE kernels/sm75/k_grouped_gemm.sm75.simt.f32.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_128x128x64_pp_s5_b4
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16.128x128x64.pp.s5.b4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_f32_128x128x64_pp_s5_b4
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16_f32.128x128x64.pp.s5.b4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_128x128x64_pp_s6_b2
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16.128x128x64.pp.s6.b2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_f32_128x128x64_pp_s6_b2
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16_f32.128x128x64.pp.s6.b2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_128x256x32_co2_s6_b4
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16.128x256x32.co2.s6.b4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_f32_128x256x32_co2_s6_b4
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16_f32.128x256x32.co2.s6.b4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_128x128x32_pp_s8_b2
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16.128x128x32.pp.s8.b2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_f32_128x128x32_pp_s8_b2
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16_f32.128x128x32.pp.s8.b2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_128x256x64_co2_s4
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16.128x256x64.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_f32_128x256x64_co2_s4
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16_f32.128x256x64.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_64x128x64_pp_s8
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16.64x128x64.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_f32_64x128x64_pp_s8
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16_f32.64x128x64.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_mma_bf16_64x64x64_32x32_s3
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.mma.bf16.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_mma_bf16_f32_64x64x64_32x32_s3
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.mma.bf16_f32.64x64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_simt_bf16_64x64x16
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.simt.bf16.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_simt_bf16_f32_64x64x16
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.simt.bf16_f32.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_128x256x32_co2_s8_b2
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16.128x256x32.co2.s8.b2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_256x128x64_co2_s4_b2
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16.256x128x64.co2.s4.b2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_64x256x32_pp_s8_b2
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16.64x256x32.pp.s8.b2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_64x256x64_pp_s4_b2
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16.64x256x64.pp.s4.b2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP k_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_k_grouped_gemm_sm90a_wgmma_bf16_f32_128x192x64_co2_s4_b4
  SOURCE kernels/sm90a/k_grouped_gemm.sm90a.wgmma.bf16_f32.128x192x64.co2.s4.b4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cxx OP k_grouped_gemm ARCH x86-64-v2 SYMBOL tw_k_grouped_gemm_x86_64_v2_cpu_tiles_bf16_5x16_192x128
  SOURCE kernels/x86-64-v2/k_grouped_gemm.x86-64-v2.cpu_tiles.bf16.5x16.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP k_grouped_gemm ARCH x86-64-v2 SYMBOL tw_k_grouped_gemm_x86_64_v2_cpu_tiles_bf16_f32_5x16_192x128
  SOURCE kernels/x86-64-v2/k_grouped_gemm.x86-64-v2.cpu_tiles.bf16_f32.5x16.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP k_grouped_gemm ARCH x86-64-v2 SYMBOL tw_k_grouped_gemm_x86_64_v2_cpu_tiles_f32_5x16_192x128
  SOURCE kernels/x86-64-v2/k_grouped_gemm.x86-64-v2.cpu_tiles.f32.5x16.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP k_grouped_gemm ARCH x86-64-v3 SYMBOL tw_k_grouped_gemm_x86_64_v3_cpu_tiles_bf16_6x16_192x128
  SOURCE kernels/x86-64-v3/k_grouped_gemm.x86-64-v3.cpu_tiles.bf16.6x16.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP k_grouped_gemm ARCH x86-64-v3 SYMBOL tw_k_grouped_gemm_x86_64_v3_cpu_tiles_bf16_f32_6x16_192x128
  SOURCE kernels/x86-64-v3/k_grouped_gemm.x86-64-v3.cpu_tiles.bf16_f32.6x16.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP k_grouped_gemm ARCH x86-64-v3 SYMBOL tw_k_grouped_gemm_x86_64_v3_cpu_tiles_f32_6x16_192x128
  SOURCE kernels/x86-64-v3/k_grouped_gemm.x86-64-v3.cpu_tiles.f32.6x16.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP k_grouped_gemm ARCH x86-64-v4 SYMBOL tw_k_grouped_gemm_x86_64_v4_cpu_tiles_bf16_12x32_192x128
  SOURCE kernels/x86-64-v4/k_grouped_gemm.x86-64-v4.cpu_tiles.bf16.12x32.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP k_grouped_gemm ARCH x86-64-v4 SYMBOL tw_k_grouped_gemm_x86_64_v4_cpu_tiles_bf16_f32_12x32_192x128
  SOURCE kernels/x86-64-v4/k_grouped_gemm.x86-64-v4.cpu_tiles.bf16_f32.12x32.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP k_grouped_gemm ARCH x86-64-v4 SYMBOL tw_k_grouped_gemm_x86_64_v4_cpu_tiles_f32_12x32_192x128
  SOURCE kernels/x86-64-v4/k_grouped_gemm.x86-64-v4.cpu_tiles.f32.12x32.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cuda OP moe_combine ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_combine_ptx80_cuda_bf16_THREADS128_DEPTH8
  SOURCE kernels/ptx80/moe_combine.ptx80.cuda.bf16.THREADS128.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_combine_ptx80_cuda_f16_THREADS128_DEPTH8
  SOURCE kernels/ptx80/moe_combine.ptx80.cuda.f16.THREADS128.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_combine_ptx80_cuda_f32_THREADS128_DEPTH8
  SOURCE kernels/ptx80/moe_combine.ptx80.cuda.f32.THREADS128.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_combine_ptx80_cuda_bf16_THREADS256_DEPTH8
  SOURCE kernels/ptx80/moe_combine.ptx80.cuda.bf16.THREADS256.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_combine_ptx80_cuda_f16_THREADS256_DEPTH8
  SOURCE kernels/ptx80/moe_combine.ptx80.cuda.f16.THREADS256.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_combine_ptx80_cuda_f32_THREADS256_DEPTH8
  SOURCE kernels/ptx80/moe_combine.ptx80.cuda.f32.THREADS256.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_moe_combine_sm75_cuda_f16_THREADS256_DEPTH8
  SOURCE kernels/sm75/moe_combine.sm75.cuda.f16.THREADS256.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_moe_combine_sm75_cuda_f32_THREADS256_DEPTH8
  SOURCE kernels/sm75/moe_combine.sm75.cuda.f32.THREADS256.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_bf16_THREADS128_DEPTH8
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.bf16.THREADS128.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_f16_THREADS128_DEPTH8
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.f16.THREADS128.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_f32_THREADS128_DEPTH8
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.f32.THREADS128.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_bf16_THREADS256_DEPTH8
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.bf16.THREADS256.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_f16_THREADS256_DEPTH8
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.f16.THREADS256.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_f32_THREADS256_DEPTH8
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.f32.THREADS256.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_bf16_THREADS128_DEPTH2
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.bf16.THREADS128.DEPTH2.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_bf16_THREADS64_DEPTH8
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.bf16.THREADS64.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_f16_THREADS128_DEPTH2
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.f16.THREADS128.DEPTH2.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_f16_THREADS128_DEPTH4
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.f16.THREADS128.DEPTH4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_f32_THREADS128_DEPTH2
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.f32.THREADS128.DEPTH2.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_combine ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_combine_sm90a_cuda_f32_THREADS64_DEPTH8
  SOURCE kernels/sm90a/moe_combine.sm90a.cuda.f32.THREADS64.DEPTH8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP moe_combine ARCH x86-64-v2 SYMBOL tw_moe_combine_x86_64_v2_cpu_bf16
  SOURCE kernels/x86-64-v2/moe_combine.x86-64-v2.cpu.bf16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_combine ARCH x86-64-v2 SYMBOL tw_moe_combine_x86_64_v2_cpu_f16
  SOURCE kernels/x86-64-v2/moe_combine.x86-64-v2.cpu.f16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_combine ARCH x86-64-v2 SYMBOL tw_moe_combine_x86_64_v2_cpu_f32
  SOURCE kernels/x86-64-v2/moe_combine.x86-64-v2.cpu.f32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_combine ARCH x86-64-v3 SYMBOL tw_moe_combine_x86_64_v3_cpu_bf16
  SOURCE kernels/x86-64-v3/moe_combine.x86-64-v3.cpu.bf16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_combine ARCH x86-64-v3 SYMBOL tw_moe_combine_x86_64_v3_cpu_f16
  SOURCE kernels/x86-64-v3/moe_combine.x86-64-v3.cpu.f16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_combine ARCH x86-64-v3 SYMBOL tw_moe_combine_x86_64_v3_cpu_f32
  SOURCE kernels/x86-64-v3/moe_combine.x86-64-v3.cpu.f32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_combine ARCH x86-64-v4 SYMBOL tw_moe_combine_x86_64_v4_cpu_bf16
  SOURCE kernels/x86-64-v4/moe_combine.x86-64-v4.cpu.bf16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_combine ARCH x86-64-v4 SYMBOL tw_moe_combine_x86_64_v4_cpu_f16
  SOURCE kernels/x86-64-v4/moe_combine.x86-64-v4.cpu.f16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_combine ARCH x86-64-v4 SYMBOL tw_moe_combine_x86_64_v4_cpu_f32
  SOURCE kernels/x86-64-v4/moe_combine.x86-64-v4.cpu.f32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_route_ptx80_cuda_bf16_MOST256_WARPS4
  SOURCE kernels/ptx80/moe_route.ptx80.cuda.bf16.MOST256.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_route_ptx80_cuda_f16_MOST256_WARPS4
  SOURCE kernels/ptx80/moe_route.ptx80.cuda.f16.MOST256.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_route_ptx80_cuda_f32_MOST256_WARPS4
  SOURCE kernels/ptx80/moe_route.ptx80.cuda.f32.MOST256.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_route_ptx80_cuda_bf16_MOST1024_WARPS4
  SOURCE kernels/ptx80/moe_route.ptx80.cuda.bf16.MOST1024.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_route_ptx80_cuda_f16_MOST1024_WARPS4
  SOURCE kernels/ptx80/moe_route.ptx80.cuda.f16.MOST1024.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_route_ptx80_cuda_f32_MOST1024_WARPS4
  SOURCE kernels/ptx80/moe_route.ptx80.cuda.f32.MOST1024.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_moe_route_sm75_cuda_f16_MOST1024_WARPS4
  SOURCE kernels/sm75/moe_route.sm75.cuda.f16.MOST1024.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_moe_route_sm75_cuda_f32_MOST1024_WARPS4
  SOURCE kernels/sm75/moe_route.sm75.cuda.f32.MOST1024.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_bf16_MOST256_WARPS4
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.bf16.MOST256.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_f16_MOST256_WARPS4
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.f16.MOST256.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_f32_MOST256_WARPS4
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.f32.MOST256.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_bf16_MOST1024_WARPS4
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.bf16.MOST1024.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_f16_MOST1024_WARPS4
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.f16.MOST1024.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_f32_MOST1024_WARPS4
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.f32.MOST1024.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_bf16_MOST128_WARPS2
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.bf16.MOST128.WARPS2.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_bf16_MOST256_WARPS8
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.bf16.MOST256.WARPS8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_bf16_MOST64_WARPS4
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.bf16.MOST64.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_f16_MOST128_WARPS2
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.f16.MOST128.WARPS2.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_f16_MOST256_WARPS8
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.f16.MOST256.WARPS8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_f16_MOST64_WARPS4
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.f16.MOST64.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_f32_MOST128_WARPS2
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.f32.MOST128.WARPS2.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_f32_MOST256_WARPS8
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.f32.MOST256.WARPS8.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_route ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_route_sm90a_cuda_f32_MOST64_WARPS4
  SOURCE kernels/sm90a/moe_route.sm90a.cuda.f32.MOST64.WARPS4.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP moe_route ARCH x86-64-v2 SYMBOL tw_moe_route_x86_64_v2_cpu_bf16
  SOURCE kernels/x86-64-v2/moe_route.x86-64-v2.cpu.bf16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_route ARCH x86-64-v2 SYMBOL tw_moe_route_x86_64_v2_cpu_f16
  SOURCE kernels/x86-64-v2/moe_route.x86-64-v2.cpu.f16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_route ARCH x86-64-v2 SYMBOL tw_moe_route_x86_64_v2_cpu_f32
  SOURCE kernels/x86-64-v2/moe_route.x86-64-v2.cpu.f32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_route ARCH x86-64-v3 SYMBOL tw_moe_route_x86_64_v3_cpu_bf16
  SOURCE kernels/x86-64-v3/moe_route.x86-64-v3.cpu.bf16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_route ARCH x86-64-v3 SYMBOL tw_moe_route_x86_64_v3_cpu_f16
  SOURCE kernels/x86-64-v3/moe_route.x86-64-v3.cpu.f16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_route ARCH x86-64-v3 SYMBOL tw_moe_route_x86_64_v3_cpu_f32
  SOURCE kernels/x86-64-v3/moe_route.x86-64-v3.cpu.f32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_route ARCH x86-64-v4 SYMBOL tw_moe_route_x86_64_v4_cpu_bf16
  SOURCE kernels/x86-64-v4/moe_route.x86-64-v4.cpu.bf16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_route ARCH x86-64-v4 SYMBOL tw_moe_route_x86_64_v4_cpu_f16
  SOURCE kernels/x86-64-v4/moe_route.x86-64-v4.cpu.f16.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_route ARCH x86-64-v4 SYMBOL tw_moe_route_x86_64_v4_cpu_f32
  SOURCE kernels/x86-64-v4/moe_route.x86-64-v4.cpu.f32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_sort_ptx80_cuda_i32_THREADS256_ITEMS1_MOST256
  SOURCE kernels/ptx80/moe_sort.ptx80.cuda.i32.THREADS256.ITEMS1.MOST256.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_sort_ptx80_cuda_i32_THREADS1024_ITEMS4_MOST256
  SOURCE kernels/ptx80/moe_sort.ptx80.cuda.i32.THREADS1024.ITEMS4.MOST256.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_moe_sort_ptx80_cuda_i32_THREADS256_ITEMS8_MOST1024
  SOURCE kernels/ptx80/moe_sort.ptx80.cuda.i32.THREADS256.ITEMS8.MOST1024.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_moe_sort_sm75_cuda_i32_THREADS256_ITEMS8_MOST1024
  SOURCE kernels/sm75/moe_sort.sm75.cuda.i32.THREADS256.ITEMS8.MOST1024.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_sort_sm90a_cuda_i32_THREADS256_ITEMS1_MOST256
  SOURCE kernels/sm90a/moe_sort.sm90a.cuda.i32.THREADS256.ITEMS1.MOST256.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_sort_sm90a_cuda_i32_THREADS1024_ITEMS4_MOST256
  SOURCE kernels/sm90a/moe_sort.sm90a.cuda.i32.THREADS1024.ITEMS4.MOST256.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_sort_sm90a_cuda_i32_THREADS256_ITEMS8_MOST1024
  SOURCE kernels/sm90a/moe_sort.sm90a.cuda.i32.THREADS256.ITEMS8.MOST1024.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_sort_sm90a_cuda_i32_THREADS1024_ITEMS2_MOST256
  SOURCE kernels/sm90a/moe_sort.sm90a.cuda.i32.THREADS1024.ITEMS2.MOST256.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_sort_sm90a_cuda_i32_THREADS128_ITEMS1_MOST256
  SOURCE kernels/sm90a/moe_sort.sm90a.cuda.i32.THREADS128.ITEMS1.MOST256.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_sort_sm90a_cuda_i32_THREADS512_ITEMS1_MOST64
  SOURCE kernels/sm90a/moe_sort.sm90a.cuda.i32.THREADS512.ITEMS1.MOST64.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP moe_sort ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_moe_sort_sm90a_cuda_i32_THREADS512_ITEMS2_MOST256
  SOURCE kernels/sm90a/moe_sort.sm90a.cuda.i32.THREADS512.ITEMS2.MOST256.cu INCLUDES ../templates/moe ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP moe_sort ARCH x86-64-v2 SYMBOL tw_moe_sort_x86_64_v2_cpu_i32
  SOURCE kernels/x86-64-v2/moe_sort.x86-64-v2.cpu.i32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_sort ARCH x86-64-v3 SYMBOL tw_moe_sort_x86_64_v3_cpu_i32
  SOURCE kernels/x86-64-v3/moe_sort.x86-64-v3.cpu.i32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP moe_sort ARCH x86-64-v4 SYMBOL tw_moe_sort_x86_64_v4_cpu_i32
  SOURCE kernels/x86-64-v4/moe_sort.x86-64-v4.cpu.i32.cc INCLUDES ../templates/moe ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP packed_gemm ARCH x86-64-v2 SYMBOL tw_packed_gemm_x86_64_v2_cpu_packed_5x16
  SOURCE kernels/x86-64-v2/packed_gemm.x86-64-v2.cpu_packed.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP packed_gemm ARCH x86-64-v3 SYMBOL tw_packed_gemm_x86_64_v3_cpu_packed_6x16
  SOURCE kernels/x86-64-v3/packed_gemm.x86-64-v3.cpu_packed.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP packed_gemm ARCH x86-64-v4 SYMBOL tw_packed_gemm_x86_64_v4_cpu_packed_8x16
  SOURCE kernels/x86-64-v4/packed_gemm.x86-64-v4.cpu_packed.8x16.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_layernorm_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_layernorm.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_add_layernorm_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_add_layernorm.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_add_layernorm_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_add_layernorm.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS1024_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS1024.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS1024_ROWS1_KEEP2_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS1024.ROWS1.KEEP2.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS128_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS128.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS16_ROWS8_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS16.ROWS8.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP4_CLUSTER4_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP4.CLUSTER4.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS32_ROWS4_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS32.ROWS4.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT2
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT2.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP8_CLUSTER4_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP8.CLUSTER4.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP8_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP8.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS64_ROWS2_KEEP2_CLUSTER1_TURNS1_RESIDENT8
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS64.ROWS2.KEEP2.CLUSTER1.TURNS1.RESIDENT8.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS8_ROWS16_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS8.ROWS16.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_layernorm_sm90a_cuda_bf16_THREADS8_ROWS16_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_layernorm.sm90a.cuda.bf16.THREADS8.ROWS16.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_add_layernorm ARCH x86-64-v2 SYMBOL tw_row_add_layernorm_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_add_layernorm.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_layernorm ARCH x86-64-v2 SYMBOL tw_row_add_layernorm_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_add_layernorm.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_layernorm ARCH x86-64-v2 SYMBOL tw_row_add_layernorm_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_add_layernorm.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_layernorm ARCH x86-64-v3 SYMBOL tw_row_add_layernorm_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_add_layernorm.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_layernorm ARCH x86-64-v3 SYMBOL tw_row_add_layernorm_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_add_layernorm.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_layernorm ARCH x86-64-v3 SYMBOL tw_row_add_layernorm_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_add_layernorm.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_layernorm ARCH x86-64-v4 SYMBOL tw_row_add_layernorm_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_add_layernorm.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_layernorm ARCH x86-64-v4 SYMBOL tw_row_add_layernorm_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_add_layernorm.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_layernorm ARCH x86-64-v4 SYMBOL tw_row_add_layernorm_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_add_layernorm.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_bf16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.bf16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_add_rmsnorm_ptx80_cuda_f32_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_add_rmsnorm.ptx80.cuda.f32.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_add_rmsnorm_sm75_cuda_f16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_add_rmsnorm.sm75.cuda.f16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_add_rmsnorm_sm75_cuda_f16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_add_rmsnorm.sm75.cuda.f16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_add_rmsnorm_sm75_cuda_f32_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_add_rmsnorm.sm75.cuda.f32.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_add_rmsnorm_sm75_cuda_f32_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_add_rmsnorm.sm75.cuda.f32.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS1024_ROWS1_KEEP2_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS1024.ROWS1.KEEP2.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS1024_ROWS1_KEEP4_CLUSTER4_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS1024.ROWS1.KEEP4.CLUSTER4.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS1024_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS1024.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS128_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS128.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS16_ROWS16_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS16.ROWS16.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS16_ROWS8_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS16.ROWS8.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP2_CLUSTER4_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP2.CLUSTER4.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP2_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP2.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS4_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS4.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT8
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT8.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS512_ROWS1_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS512.ROWS1.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS512_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS512.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS64_ROWS2_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS64.ROWS2.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_add_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_add_rmsnorm_sm90a_cuda_bf16_bf16_THREADS8_ROWS32_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_add_rmsnorm.sm90a.cuda.bf16.bf16.THREADS8.ROWS32.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_add_rmsnorm ARCH x86-64-v2 SYMBOL tw_row_add_rmsnorm_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_add_rmsnorm.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_rmsnorm ARCH x86-64-v2 SYMBOL tw_row_add_rmsnorm_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_add_rmsnorm.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_rmsnorm ARCH x86-64-v2 SYMBOL tw_row_add_rmsnorm_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_add_rmsnorm.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_rmsnorm ARCH x86-64-v3 SYMBOL tw_row_add_rmsnorm_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_add_rmsnorm.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_rmsnorm ARCH x86-64-v3 SYMBOL tw_row_add_rmsnorm_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_add_rmsnorm.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_rmsnorm ARCH x86-64-v3 SYMBOL tw_row_add_rmsnorm_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_add_rmsnorm.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_rmsnorm ARCH x86-64-v4 SYMBOL tw_row_add_rmsnorm_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_add_rmsnorm.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_rmsnorm ARCH x86-64-v4 SYMBOL tw_row_add_rmsnorm_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_add_rmsnorm.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_add_rmsnorm ARCH x86-64-v4 SYMBOL tw_row_add_rmsnorm_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_add_rmsnorm.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_argmax_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_argmax.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_argmax_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_argmax.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_argmax_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_argmax.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS1024_ROWS1_KEEP2_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS1024.ROWS1.KEEP2.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT8
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT8.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS128_ROWS1_KEEP8_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS128.ROWS1.KEEP8.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS16_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS16.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP8_CLUSTER1_TURNS2_RESIDENT4
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP8.CLUSTER1.TURNS2.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT2
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT2.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS64_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS64.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS8_ROWS16_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS8.ROWS16.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_argmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_argmax_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_argmax.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_argmax ARCH x86-64-v2 SYMBOL tw_row_argmax_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_argmax.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_argmax ARCH x86-64-v2 SYMBOL tw_row_argmax_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_argmax.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_argmax ARCH x86-64-v2 SYMBOL tw_row_argmax_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_argmax.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_argmax ARCH x86-64-v3 SYMBOL tw_row_argmax_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_argmax.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_argmax ARCH x86-64-v3 SYMBOL tw_row_argmax_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_argmax.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_argmax ARCH x86-64-v3 SYMBOL tw_row_argmax_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_argmax.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_argmax ARCH x86-64-v4 SYMBOL tw_row_argmax_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_argmax.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_argmax ARCH x86-64-v4 SYMBOL tw_row_argmax_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_argmax.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_argmax ARCH x86-64-v4 SYMBOL tw_row_argmax_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_argmax.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_cross_entropy ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_cross_entropy_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_cross_entropy.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_cross_entropy ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_cross_entropy_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_cross_entropy.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_cross_entropy ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_cross_entropy_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_cross_entropy.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_cross_entropy ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_cross_entropy_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_cross_entropy.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_cross_entropy ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_cross_entropy_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_cross_entropy.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_cross_entropy ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_cross_entropy_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_cross_entropy.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_cross_entropy ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_cross_entropy_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_cross_entropy.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_cross_entropy ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_cross_entropy_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_cross_entropy.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_cross_entropy ARCH x86-64-v2 SYMBOL tw_row_cross_entropy_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_cross_entropy.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_cross_entropy ARCH x86-64-v2 SYMBOL tw_row_cross_entropy_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_cross_entropy.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_cross_entropy ARCH x86-64-v2 SYMBOL tw_row_cross_entropy_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_cross_entropy.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_cross_entropy ARCH x86-64-v3 SYMBOL tw_row_cross_entropy_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_cross_entropy.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_cross_entropy ARCH x86-64-v3 SYMBOL tw_row_cross_entropy_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_cross_entropy.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_cross_entropy ARCH x86-64-v3 SYMBOL tw_row_cross_entropy_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_cross_entropy.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_cross_entropy ARCH x86-64-v4 SYMBOL tw_row_cross_entropy_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_cross_entropy.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_cross_entropy ARCH x86-64-v4 SYMBOL tw_row_cross_entropy_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_cross_entropy.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_cross_entropy ARCH x86-64-v4 SYMBOL tw_row_cross_entropy_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_cross_entropy.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_glu_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_glu.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_glu_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_glu.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_glu_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_glu.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_glu_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_glu.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_glu_sm90a_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_glu.sm90a.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_glu_sm90a_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_glu.sm90a.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_glu_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_glu.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_glu ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_glu_sm90a_cuda_bf16_THREADS1024_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_glu.sm90a.cuda.bf16.THREADS1024.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_glu ARCH x86-64-v2 SYMBOL tw_row_glu_x86_64_v2_cpu_bf16
  SOURCE kernels/x86-64-v2/row_glu.x86-64-v2.cpu.bf16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_glu ARCH x86-64-v2 SYMBOL tw_row_glu_x86_64_v2_cpu_f16
  SOURCE kernels/x86-64-v2/row_glu.x86-64-v2.cpu.f16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_glu ARCH x86-64-v2 SYMBOL tw_row_glu_x86_64_v2_cpu_f32
  SOURCE kernels/x86-64-v2/row_glu.x86-64-v2.cpu.f32.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_glu ARCH x86-64-v3 SYMBOL tw_row_glu_x86_64_v3_cpu_bf16
  SOURCE kernels/x86-64-v3/row_glu.x86-64-v3.cpu.bf16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_glu ARCH x86-64-v3 SYMBOL tw_row_glu_x86_64_v3_cpu_f16
  SOURCE kernels/x86-64-v3/row_glu.x86-64-v3.cpu.f16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_glu ARCH x86-64-v3 SYMBOL tw_row_glu_x86_64_v3_cpu_f32
  SOURCE kernels/x86-64-v3/row_glu.x86-64-v3.cpu.f32.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_glu ARCH x86-64-v4 SYMBOL tw_row_glu_x86_64_v4_cpu_bf16
  SOURCE kernels/x86-64-v4/row_glu.x86-64-v4.cpu.bf16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_glu ARCH x86-64-v4 SYMBOL tw_row_glu_x86_64_v4_cpu_f16
  SOURCE kernels/x86-64-v4/row_glu.x86-64-v4.cpu.f16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_glu ARCH x86-64-v4 SYMBOL tw_row_glu_x86_64_v4_cpu_f32
  SOURCE kernels/x86-64-v4/row_glu.x86-64-v4.cpu.f32.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_bf16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.bf16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_layernorm_ptx80_cuda_f32_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_layernorm.ptx80.cuda.f32.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_layernorm_sm75_cuda_f16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_layernorm.sm75.cuda.f16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_layernorm_sm75_cuda_f16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_layernorm.sm75.cuda.f16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_layernorm_sm75_cuda_f32_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_layernorm.sm75.cuda.f32.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_layernorm_sm75_cuda_f32_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_layernorm.sm75.cuda.f32.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS1024_ROWS1_KEEP2_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS1024.ROWS1.KEEP2.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS1024_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS1024.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS1024_ROWS1_KEEP4_CLUSTER4_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS1024.ROWS1.KEEP4.CLUSTER4.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS1024_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS1024.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT8
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT8.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS128_ROWS1_KEEP8_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS128.ROWS1.KEEP8.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS16_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS16.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP4_CLUSTER2_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP4.CLUSTER2.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT8
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT8.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS64_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS64.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS8_ROWS16_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS8.ROWS16.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS8_ROWS16_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS8.ROWS16.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_layernorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_layernorm_sm90a_cuda_bf16_bf16_THREADS8_ROWS32_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_layernorm.sm90a.cuda.bf16.bf16.THREADS8.ROWS32.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_layernorm ARCH x86-64-v2 SYMBOL tw_row_layernorm_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_layernorm.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_layernorm ARCH x86-64-v2 SYMBOL tw_row_layernorm_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_layernorm.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_layernorm ARCH x86-64-v2 SYMBOL tw_row_layernorm_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_layernorm.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_layernorm ARCH x86-64-v3 SYMBOL tw_row_layernorm_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_layernorm.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_layernorm ARCH x86-64-v3 SYMBOL tw_row_layernorm_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_layernorm.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_layernorm ARCH x86-64-v3 SYMBOL tw_row_layernorm_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_layernorm.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_layernorm ARCH x86-64-v4 SYMBOL tw_row_layernorm_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_layernorm.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_layernorm ARCH x86-64-v4 SYMBOL tw_row_layernorm_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_layernorm.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_layernorm ARCH x86-64-v4 SYMBOL tw_row_layernorm_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_layernorm.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_log_softmax_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_log_softmax.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_log_softmax_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_log_softmax.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_log_softmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_log_softmax_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_log_softmax.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_log_softmax ARCH x86-64-v2 SYMBOL tw_row_log_softmax_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_log_softmax.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_log_softmax ARCH x86-64-v2 SYMBOL tw_row_log_softmax_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_log_softmax.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_log_softmax ARCH x86-64-v2 SYMBOL tw_row_log_softmax_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_log_softmax.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_log_softmax ARCH x86-64-v3 SYMBOL tw_row_log_softmax_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_log_softmax.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_log_softmax ARCH x86-64-v3 SYMBOL tw_row_log_softmax_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_log_softmax.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_log_softmax ARCH x86-64-v3 SYMBOL tw_row_log_softmax_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_log_softmax.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_log_softmax ARCH x86-64-v4 SYMBOL tw_row_log_softmax_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_log_softmax.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_log_softmax ARCH x86-64-v4 SYMBOL tw_row_log_softmax_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_log_softmax.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_log_softmax ARCH x86-64-v4 SYMBOL tw_row_log_softmax_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_log_softmax.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_logsumexp_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_logsumexp.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_logsumexp_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_logsumexp.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_logsumexp_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_logsumexp.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS1024_ROWS1_KEEP2_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS1024.ROWS1.KEEP2.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS128_ROWS1_KEEP8_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS128.ROWS1.KEEP8.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS16_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS16.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP8_CLUSTER1_TURNS2_RESIDENT4
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP8.CLUSTER1.TURNS2.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT2
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT2.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS64_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS64.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS8_ROWS16_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS8.ROWS16.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_logsumexp ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_logsumexp_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_logsumexp.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_logsumexp ARCH x86-64-v2 SYMBOL tw_row_logsumexp_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_logsumexp.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_logsumexp ARCH x86-64-v2 SYMBOL tw_row_logsumexp_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_logsumexp.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_logsumexp ARCH x86-64-v2 SYMBOL tw_row_logsumexp_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_logsumexp.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_logsumexp ARCH x86-64-v3 SYMBOL tw_row_logsumexp_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_logsumexp.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_logsumexp ARCH x86-64-v3 SYMBOL tw_row_logsumexp_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_logsumexp.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_logsumexp ARCH x86-64-v3 SYMBOL tw_row_logsumexp_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_logsumexp.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_logsumexp ARCH x86-64-v4 SYMBOL tw_row_logsumexp_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_logsumexp.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_logsumexp ARCH x86-64-v4 SYMBOL tw_row_logsumexp_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_logsumexp.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_logsumexp ARCH x86-64-v4 SYMBOL tw_row_logsumexp_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_logsumexp.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_bf16_bf16_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.bf16.bf16.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_bf16_f32_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.bf16.f32.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_f16_f16_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.f16.f16.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_f16_f32_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.f16.f32.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_f32_f32_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.f32.f32.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_bf16_bf16_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.bf16.bf16.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_bf16_f32_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.bf16.f32.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_f16_f16_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.f16.f16.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_f16_f32_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.f16.f32.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_f32_f32_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.f32.f32.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_bf16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.bf16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_f16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.f16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_f16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.f16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_masked_softmax_ptx80_cuda_f32_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_masked_softmax.ptx80.cuda.f32.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_masked_softmax_sm75_cuda_f16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_masked_softmax.sm75.cuda.f16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_masked_softmax_sm75_cuda_f16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_masked_softmax.sm75.cuda.f16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_masked_softmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_masked_softmax_sm75_cuda_f32_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_masked_softmax.sm75.cuda.f32.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v2 SYMBOL tw_row_masked_softmax_x86_64_v2_cpu_bf16_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_masked_softmax.x86-64-v2.cpu.bf16.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v2 SYMBOL tw_row_masked_softmax_x86_64_v2_cpu_bf16_f16_LANES64
  SOURCE kernels/x86-64-v2/row_masked_softmax.x86-64-v2.cpu.bf16.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v2 SYMBOL tw_row_masked_softmax_x86_64_v2_cpu_bf16_f32_LANES64
  SOURCE kernels/x86-64-v2/row_masked_softmax.x86-64-v2.cpu.bf16.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v2 SYMBOL tw_row_masked_softmax_x86_64_v2_cpu_f16_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_masked_softmax.x86-64-v2.cpu.f16.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v2 SYMBOL tw_row_masked_softmax_x86_64_v2_cpu_f16_f16_LANES64
  SOURCE kernels/x86-64-v2/row_masked_softmax.x86-64-v2.cpu.f16.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v2 SYMBOL tw_row_masked_softmax_x86_64_v2_cpu_f16_f32_LANES64
  SOURCE kernels/x86-64-v2/row_masked_softmax.x86-64-v2.cpu.f16.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v2 SYMBOL tw_row_masked_softmax_x86_64_v2_cpu_f32_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_masked_softmax.x86-64-v2.cpu.f32.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v2 SYMBOL tw_row_masked_softmax_x86_64_v2_cpu_f32_f16_LANES64
  SOURCE kernels/x86-64-v2/row_masked_softmax.x86-64-v2.cpu.f32.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v2 SYMBOL tw_row_masked_softmax_x86_64_v2_cpu_f32_f32_LANES64
  SOURCE kernels/x86-64-v2/row_masked_softmax.x86-64-v2.cpu.f32.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v3 SYMBOL tw_row_masked_softmax_x86_64_v3_cpu_bf16_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_masked_softmax.x86-64-v3.cpu.bf16.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v3 SYMBOL tw_row_masked_softmax_x86_64_v3_cpu_bf16_f16_LANES64
  SOURCE kernels/x86-64-v3/row_masked_softmax.x86-64-v3.cpu.bf16.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v3 SYMBOL tw_row_masked_softmax_x86_64_v3_cpu_bf16_f32_LANES64
  SOURCE kernels/x86-64-v3/row_masked_softmax.x86-64-v3.cpu.bf16.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v3 SYMBOL tw_row_masked_softmax_x86_64_v3_cpu_f16_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_masked_softmax.x86-64-v3.cpu.f16.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v3 SYMBOL tw_row_masked_softmax_x86_64_v3_cpu_f16_f16_LANES64
  SOURCE kernels/x86-64-v3/row_masked_softmax.x86-64-v3.cpu.f16.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v3 SYMBOL tw_row_masked_softmax_x86_64_v3_cpu_f16_f32_LANES64
  SOURCE kernels/x86-64-v3/row_masked_softmax.x86-64-v3.cpu.f16.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v3 SYMBOL tw_row_masked_softmax_x86_64_v3_cpu_f32_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_masked_softmax.x86-64-v3.cpu.f32.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v3 SYMBOL tw_row_masked_softmax_x86_64_v3_cpu_f32_f16_LANES64
  SOURCE kernels/x86-64-v3/row_masked_softmax.x86-64-v3.cpu.f32.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v3 SYMBOL tw_row_masked_softmax_x86_64_v3_cpu_f32_f32_LANES64
  SOURCE kernels/x86-64-v3/row_masked_softmax.x86-64-v3.cpu.f32.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v4 SYMBOL tw_row_masked_softmax_x86_64_v4_cpu_bf16_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_masked_softmax.x86-64-v4.cpu.bf16.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v4 SYMBOL tw_row_masked_softmax_x86_64_v4_cpu_bf16_f16_LANES64
  SOURCE kernels/x86-64-v4/row_masked_softmax.x86-64-v4.cpu.bf16.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v4 SYMBOL tw_row_masked_softmax_x86_64_v4_cpu_bf16_f32_LANES64
  SOURCE kernels/x86-64-v4/row_masked_softmax.x86-64-v4.cpu.bf16.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v4 SYMBOL tw_row_masked_softmax_x86_64_v4_cpu_f16_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_masked_softmax.x86-64-v4.cpu.f16.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v4 SYMBOL tw_row_masked_softmax_x86_64_v4_cpu_f16_f16_LANES64
  SOURCE kernels/x86-64-v4/row_masked_softmax.x86-64-v4.cpu.f16.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v4 SYMBOL tw_row_masked_softmax_x86_64_v4_cpu_f16_f32_LANES64
  SOURCE kernels/x86-64-v4/row_masked_softmax.x86-64-v4.cpu.f16.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v4 SYMBOL tw_row_masked_softmax_x86_64_v4_cpu_f32_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_masked_softmax.x86-64-v4.cpu.f32.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v4 SYMBOL tw_row_masked_softmax_x86_64_v4_cpu_f32_f16_LANES64
  SOURCE kernels/x86-64-v4/row_masked_softmax.x86-64-v4.cpu.f32.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_masked_softmax ARCH x86-64-v4 SYMBOL tw_row_masked_softmax_x86_64_v4_cpu_f32_f32_LANES64
  SOURCE kernels/x86-64-v4/row_masked_softmax.x86-64-v4.cpu.f32.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_max_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_max.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_max_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_max.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_max ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_max_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_max.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_max ARCH x86-64-v2 SYMBOL tw_row_max_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_max.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_max ARCH x86-64-v2 SYMBOL tw_row_max_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_max.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_max ARCH x86-64-v2 SYMBOL tw_row_max_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_max.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_max ARCH x86-64-v3 SYMBOL tw_row_max_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_max.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_max ARCH x86-64-v3 SYMBOL tw_row_max_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_max.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_max ARCH x86-64-v3 SYMBOL tw_row_max_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_max.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_max ARCH x86-64-v4 SYMBOL tw_row_max_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_max.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_max ARCH x86-64-v4 SYMBOL tw_row_max_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_max.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_max ARCH x86-64-v4 SYMBOL tw_row_max_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_max.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_mean_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_mean.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_mean_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_mean.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_mean ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_mean_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_mean.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_mean ARCH x86-64-v2 SYMBOL tw_row_mean_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_mean.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_mean ARCH x86-64-v2 SYMBOL tw_row_mean_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_mean.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_mean ARCH x86-64-v2 SYMBOL tw_row_mean_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_mean.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_mean ARCH x86-64-v3 SYMBOL tw_row_mean_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_mean.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_mean ARCH x86-64-v3 SYMBOL tw_row_mean_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_mean.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_mean ARCH x86-64-v3 SYMBOL tw_row_mean_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_mean.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_mean ARCH x86-64-v4 SYMBOL tw_row_mean_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_mean.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_mean ARCH x86-64-v4 SYMBOL tw_row_mean_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_mean.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_mean ARCH x86-64-v4 SYMBOL tw_row_mean_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_mean.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_norm_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_norm.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_norm_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_norm.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_norm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_norm_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_norm.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_norm ARCH x86-64-v2 SYMBOL tw_row_norm_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_norm.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_norm ARCH x86-64-v2 SYMBOL tw_row_norm_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_norm.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_norm ARCH x86-64-v2 SYMBOL tw_row_norm_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_norm.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_norm ARCH x86-64-v3 SYMBOL tw_row_norm_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_norm.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_norm ARCH x86-64-v3 SYMBOL tw_row_norm_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_norm.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_norm ARCH x86-64-v3 SYMBOL tw_row_norm_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_norm.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_norm ARCH x86-64-v4 SYMBOL tw_row_norm_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_norm.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_norm ARCH x86-64-v4 SYMBOL tw_row_norm_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_norm.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_norm ARCH x86-64-v4 SYMBOL tw_row_norm_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_norm.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_bf16_e4m3_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.bf16.e4m3.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_bf16_i8_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.bf16.i8.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f16_e4m3_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f16.e4m3.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f16_i8_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f16.i8.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f32_e4m3_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f32.e4m3.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f32_i8_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f32.i8.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_bf16_e4m3_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.bf16.e4m3.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_bf16_i8_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.bf16.i8.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f16_e4m3_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f16.e4m3.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f16_i8_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f16.i8.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f32_e4m3_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f32.e4m3.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f32_i8_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f32.i8.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_bf16_e4m3_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.bf16.e4m3.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_bf16_i8_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.bf16.i8.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f16_e4m3_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f16.e4m3.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f16_i8_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f16.i8.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f32_e4m3_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f32.e4m3.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_quantize_ptx80_cuda_f32_i8_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_quantize.ptx80.cuda.f32.i8.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_quantize_sm75_cuda_f16_e4m3_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_quantize.sm75.cuda.f16.e4m3.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_quantize_sm75_cuda_f16_i8_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_quantize.sm75.cuda.f16.i8.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_quantize_sm75_cuda_f32_e4m3_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_quantize.sm75.cuda.f32.e4m3.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_quantize ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_quantize_sm75_cuda_f32_i8_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_quantize.sm75.cuda.f32.i8.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v2 SYMBOL tw_row_quantize_x86_64_v2_cpu_bf16_e4m3_LANES64
  SOURCE kernels/x86-64-v2/row_quantize.x86-64-v2.cpu.bf16.e4m3.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v2 SYMBOL tw_row_quantize_x86_64_v2_cpu_bf16_i8_LANES64
  SOURCE kernels/x86-64-v2/row_quantize.x86-64-v2.cpu.bf16.i8.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v2 SYMBOL tw_row_quantize_x86_64_v2_cpu_f16_e4m3_LANES64
  SOURCE kernels/x86-64-v2/row_quantize.x86-64-v2.cpu.f16.e4m3.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v2 SYMBOL tw_row_quantize_x86_64_v2_cpu_f16_i8_LANES64
  SOURCE kernels/x86-64-v2/row_quantize.x86-64-v2.cpu.f16.i8.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v2 SYMBOL tw_row_quantize_x86_64_v2_cpu_f32_e4m3_LANES64
  SOURCE kernels/x86-64-v2/row_quantize.x86-64-v2.cpu.f32.e4m3.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v2 SYMBOL tw_row_quantize_x86_64_v2_cpu_f32_i8_LANES64
  SOURCE kernels/x86-64-v2/row_quantize.x86-64-v2.cpu.f32.i8.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v3 SYMBOL tw_row_quantize_x86_64_v3_cpu_bf16_e4m3_LANES64
  SOURCE kernels/x86-64-v3/row_quantize.x86-64-v3.cpu.bf16.e4m3.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v3 SYMBOL tw_row_quantize_x86_64_v3_cpu_bf16_i8_LANES64
  SOURCE kernels/x86-64-v3/row_quantize.x86-64-v3.cpu.bf16.i8.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v3 SYMBOL tw_row_quantize_x86_64_v3_cpu_f16_e4m3_LANES64
  SOURCE kernels/x86-64-v3/row_quantize.x86-64-v3.cpu.f16.e4m3.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v3 SYMBOL tw_row_quantize_x86_64_v3_cpu_f16_i8_LANES64
  SOURCE kernels/x86-64-v3/row_quantize.x86-64-v3.cpu.f16.i8.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v3 SYMBOL tw_row_quantize_x86_64_v3_cpu_f32_e4m3_LANES64
  SOURCE kernels/x86-64-v3/row_quantize.x86-64-v3.cpu.f32.e4m3.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v3 SYMBOL tw_row_quantize_x86_64_v3_cpu_f32_i8_LANES64
  SOURCE kernels/x86-64-v3/row_quantize.x86-64-v3.cpu.f32.i8.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v4 SYMBOL tw_row_quantize_x86_64_v4_cpu_bf16_e4m3_LANES64
  SOURCE kernels/x86-64-v4/row_quantize.x86-64-v4.cpu.bf16.e4m3.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v4 SYMBOL tw_row_quantize_x86_64_v4_cpu_bf16_i8_LANES64
  SOURCE kernels/x86-64-v4/row_quantize.x86-64-v4.cpu.bf16.i8.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v4 SYMBOL tw_row_quantize_x86_64_v4_cpu_f16_e4m3_LANES64
  SOURCE kernels/x86-64-v4/row_quantize.x86-64-v4.cpu.f16.e4m3.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v4 SYMBOL tw_row_quantize_x86_64_v4_cpu_f16_i8_LANES64
  SOURCE kernels/x86-64-v4/row_quantize.x86-64-v4.cpu.f16.i8.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v4 SYMBOL tw_row_quantize_x86_64_v4_cpu_f32_e4m3_LANES64
  SOURCE kernels/x86-64-v4/row_quantize.x86-64-v4.cpu.f32.e4m3.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_quantize ARCH x86-64-v4 SYMBOL tw_row_quantize_x86_64_v4_cpu_f32_i8_LANES64
  SOURCE kernels/x86-64-v4/row_quantize.x86-64-v4.cpu.f32.i8.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_bf16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.bf16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rmsnorm_ptx80_cuda_f32_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_rmsnorm.ptx80.cuda.f32.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_rmsnorm_sm75_cuda_f16_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_rmsnorm.sm75.cuda.f16.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_rmsnorm_sm75_cuda_f16_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_rmsnorm.sm75.cuda.f16.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_rmsnorm_sm75_cuda_f32_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_rmsnorm.sm75.cuda.f32.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_rmsnorm_sm75_cuda_f32_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_rmsnorm.sm75.cuda.f32.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS1024_ROWS1_KEEP2_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS1024.ROWS1.KEEP2.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS1024_ROWS1_KEEP4_CLUSTER1_TURNS2_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS1024.ROWS1.KEEP4.CLUSTER1.TURNS2.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS1024_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS1024.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS128_ROWS1_KEEP8_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS128.ROWS1.KEEP8.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS16_ROWS8_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS16.ROWS8.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP4_CLUSTER2_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP4.CLUSTER2.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS256_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS256.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS4_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS4.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT8
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT8.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS512_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS512.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS512_ROWS1_KEEP4_CLUSTER8_TURNS2_RESIDENT2
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS512.ROWS1.KEEP4.CLUSTER8.TURNS2.RESIDENT2.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS64_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS64.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS8_ROWS16_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS8.ROWS16.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rmsnorm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rmsnorm_sm90a_cuda_bf16_bf16_THREADS8_ROWS32_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_rmsnorm.sm90a.cuda.bf16.bf16.THREADS8.ROWS32.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_rmsnorm ARCH x86-64-v2 SYMBOL tw_row_rmsnorm_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_rmsnorm.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rmsnorm ARCH x86-64-v2 SYMBOL tw_row_rmsnorm_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_rmsnorm.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rmsnorm ARCH x86-64-v2 SYMBOL tw_row_rmsnorm_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_rmsnorm.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rmsnorm ARCH x86-64-v3 SYMBOL tw_row_rmsnorm_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_rmsnorm.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rmsnorm ARCH x86-64-v3 SYMBOL tw_row_rmsnorm_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_rmsnorm.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rmsnorm ARCH x86-64-v3 SYMBOL tw_row_rmsnorm_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_rmsnorm.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rmsnorm ARCH x86-64-v4 SYMBOL tw_row_rmsnorm_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_rmsnorm.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rmsnorm ARCH x86-64-v4 SYMBOL tw_row_rmsnorm_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_rmsnorm.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rmsnorm ARCH x86-64-v4 SYMBOL tw_row_rmsnorm_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_rmsnorm.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rotary_ptx80_cuda_bf16_LANES8_THREADS128
  SOURCE kernels/ptx80/row_rotary.ptx80.cuda.bf16.LANES8.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rotary_ptx80_cuda_f16_LANES8_THREADS128
  SOURCE kernels/ptx80/row_rotary.ptx80.cuda.f16.LANES8.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rotary_ptx80_cuda_f32_LANES8_THREADS128
  SOURCE kernels/ptx80/row_rotary.ptx80.cuda.f32.LANES8.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rotary_ptx80_cuda_bf16_LANES32_THREADS128
  SOURCE kernels/ptx80/row_rotary.ptx80.cuda.bf16.LANES32.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rotary_ptx80_cuda_f16_LANES32_THREADS128
  SOURCE kernels/ptx80/row_rotary.ptx80.cuda.f16.LANES32.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_rotary_ptx80_cuda_f32_LANES32_THREADS128
  SOURCE kernels/ptx80/row_rotary.ptx80.cuda.f32.LANES32.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_rotary_sm75_cuda_f16_LANES32_THREADS128
  SOURCE kernels/sm75/row_rotary.sm75.cuda.f16.LANES32.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_rotary_sm75_cuda_f32_LANES32_THREADS128
  SOURCE kernels/sm75/row_rotary.sm75.cuda.f32.LANES32.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rotary_sm90a_cuda_bf16_LANES8_THREADS128
  SOURCE kernels/sm90a/row_rotary.sm90a.cuda.bf16.LANES8.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rotary_sm90a_cuda_bf16_LANES32_THREADS128
  SOURCE kernels/sm90a/row_rotary.sm90a.cuda.bf16.LANES32.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_rotary ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_rotary_sm90a_cuda_bf16_LANES16_THREADS128
  SOURCE kernels/sm90a/row_rotary.sm90a.cuda.bf16.LANES16.THREADS128.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_rotary ARCH x86-64-v2 SYMBOL tw_row_rotary_x86_64_v2_cpu_bf16
  SOURCE kernels/x86-64-v2/row_rotary.x86-64-v2.cpu.bf16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rotary ARCH x86-64-v2 SYMBOL tw_row_rotary_x86_64_v2_cpu_f16
  SOURCE kernels/x86-64-v2/row_rotary.x86-64-v2.cpu.f16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rotary ARCH x86-64-v2 SYMBOL tw_row_rotary_x86_64_v2_cpu_f32
  SOURCE kernels/x86-64-v2/row_rotary.x86-64-v2.cpu.f32.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rotary ARCH x86-64-v3 SYMBOL tw_row_rotary_x86_64_v3_cpu_bf16
  SOURCE kernels/x86-64-v3/row_rotary.x86-64-v3.cpu.bf16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rotary ARCH x86-64-v3 SYMBOL tw_row_rotary_x86_64_v3_cpu_f16
  SOURCE kernels/x86-64-v3/row_rotary.x86-64-v3.cpu.f16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rotary ARCH x86-64-v3 SYMBOL tw_row_rotary_x86_64_v3_cpu_f32
  SOURCE kernels/x86-64-v3/row_rotary.x86-64-v3.cpu.f32.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rotary ARCH x86-64-v4 SYMBOL tw_row_rotary_x86_64_v4_cpu_bf16
  SOURCE kernels/x86-64-v4/row_rotary.x86-64-v4.cpu.bf16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rotary ARCH x86-64-v4 SYMBOL tw_row_rotary_x86_64_v4_cpu_f16
  SOURCE kernels/x86-64-v4/row_rotary.x86-64-v4.cpu.f16.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_rotary ARCH x86-64-v4 SYMBOL tw_row_rotary_x86_64_v4_cpu_f32
  SOURCE kernels/x86-64-v4/row_rotary.x86-64-v4.cpu.f32.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_softmax_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_softmax.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_softmax_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_softmax.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_softmax_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_softmax.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS128_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS128.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS128_ROWS1_KEEP8_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS128.ROWS1.KEEP8.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS16_ROWS8_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS16.ROWS8.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS16_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS16.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP4_CLUSTER2_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP4.CLUSTER2.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP8_CLUSTER2_TURNS2_RESIDENT4
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP8.CLUSTER2.TURNS2.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP8_CLUSTER4_TURNS2_RESIDENT4
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP8.CLUSTER4.TURNS2.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP8_CLUSTER8_TURNS2_RESIDENT4
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP8.CLUSTER8.TURNS2.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT2
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT2.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS64_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS64.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS8_ROWS16_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS8.ROWS16.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_softmax ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_softmax_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_softmax.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_softmax ARCH x86-64-v2 SYMBOL tw_row_softmax_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_softmax.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_softmax ARCH x86-64-v2 SYMBOL tw_row_softmax_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_softmax.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_softmax ARCH x86-64-v2 SYMBOL tw_row_softmax_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_softmax.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_softmax ARCH x86-64-v3 SYMBOL tw_row_softmax_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_softmax.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_softmax ARCH x86-64-v3 SYMBOL tw_row_softmax_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_softmax.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_softmax ARCH x86-64-v3 SYMBOL tw_row_softmax_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_softmax.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_softmax ARCH x86-64-v4 SYMBOL tw_row_softmax_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_softmax.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_softmax ARCH x86-64-v4 SYMBOL tw_row_softmax_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_softmax.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_softmax ARCH x86-64-v4 SYMBOL tw_row_softmax_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_softmax.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_f16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.f16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_f32_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.f32.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_f16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.f16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_f32_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.f32.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_f16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.f16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_f32_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.f32.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_sum_ptx80_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/ptx80/row_sum.ptx80.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_sum_sm75_cuda_f16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_sum.sm75.cuda.f16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_sum_sm75_cuda_f32_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm75/row_sum.sm75.cuda.f32.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS32_ROWS8_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS32.ROWS8.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS128_ROWS2_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS128.ROWS2.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS1024_ROWS1_KEEP2_CLUSTER8_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS1024.ROWS1.KEEP2.CLUSTER8.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS128_ROWS1_KEEP8_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS128.ROWS1.KEEP8.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS16_ROWS16_KEEP2_CLUSTER1_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS16.ROWS16.KEEP2.CLUSTER1.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS16_ROWS16_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS16.ROWS16.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS16_ROWS8_KEEP8_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS16.ROWS8.KEEP8.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT4
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS256_ROWS1_KEEP4_CLUSTER2_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS256.ROWS1.KEEP4.CLUSTER2.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS32_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS32.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP2_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP2.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER1_TURNS1_RESIDENT2
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER1.TURNS1.RESIDENT2.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS512_ROWS1_KEEP4_CLUSTER2_TURNS1_RESIDENT2
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS512.ROWS1.KEEP4.CLUSTER2.TURNS1.RESIDENT2.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS64_ROWS4_KEEP4_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS64.ROWS4.KEEP4.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_sum ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_row_sum_sm90a_cuda_bf16_THREADS8_ROWS32_KEEP1_CLUSTER1_TURNS1_RESIDENT1
  SOURCE kernels/sm90a/row_sum.sm90a.cuda.bf16.THREADS8.ROWS32.KEEP1.CLUSTER1.TURNS1.RESIDENT1.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_sum ARCH x86-64-v2 SYMBOL tw_row_sum_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/row_sum.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_sum ARCH x86-64-v2 SYMBOL tw_row_sum_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/row_sum.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_sum ARCH x86-64-v2 SYMBOL tw_row_sum_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/row_sum.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_sum ARCH x86-64-v3 SYMBOL tw_row_sum_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/row_sum.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_sum ARCH x86-64-v3 SYMBOL tw_row_sum_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/row_sum.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_sum ARCH x86-64-v3 SYMBOL tw_row_sum_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/row_sum.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_sum ARCH x86-64-v4 SYMBOL tw_row_sum_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/row_sum.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_sum ARCH x86-64-v4 SYMBOL tw_row_sum_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/row_sum.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_sum ARCH x86-64-v4 SYMBOL tw_row_sum_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/row_sum.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP row_topk ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_topk_ptx80_cuda_bf16_THREADS32_ROWS8_KEEP1_LIST32
  SOURCE kernels/ptx80/row_topk.ptx80.cuda.bf16.THREADS32.ROWS8.KEEP1.LIST32.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_topk ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_topk_ptx80_cuda_f16_THREADS32_ROWS8_KEEP1_LIST32
  SOURCE kernels/ptx80/row_topk.ptx80.cuda.f16.THREADS32.ROWS8.KEEP1.LIST32.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_topk ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_topk_ptx80_cuda_f32_THREADS32_ROWS8_KEEP1_LIST32
  SOURCE kernels/ptx80/row_topk.ptx80.cuda.f32.THREADS32.ROWS8.KEEP1.LIST32.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_topk ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_topk_ptx80_cuda_bf16_THREADS512_ROWS1_KEEP2_LIST64
  SOURCE kernels/ptx80/row_topk.ptx80.cuda.bf16.THREADS512.ROWS1.KEEP2.LIST64.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_topk ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_topk_ptx80_cuda_f16_THREADS512_ROWS1_KEEP2_LIST64
  SOURCE kernels/ptx80/row_topk.ptx80.cuda.f16.THREADS512.ROWS1.KEEP2.LIST64.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_topk ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_row_topk_ptx80_cuda_f32_THREADS512_ROWS1_KEEP2_LIST64
  SOURCE kernels/ptx80/row_topk.ptx80.cuda.f32.THREADS512.ROWS1.KEEP2.LIST64.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_topk ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_topk_sm75_cuda_f16_THREADS512_ROWS1_KEEP2_LIST64
  SOURCE kernels/sm75/row_topk.sm75.cuda.f16.THREADS512.ROWS1.KEEP2.LIST64.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP row_topk ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_row_topk_sm75_cuda_f32_THREADS512_ROWS1_KEEP2_LIST64
  SOURCE kernels/sm75/row_topk.sm75.cuda.f32.THREADS512.ROWS1.KEEP2.LIST64.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP row_topk ARCH x86-64-v2 SYMBOL tw_row_topk_x86_64_v2_cpu_bf16_PACKS2
  SOURCE kernels/x86-64-v2/row_topk.x86-64-v2.cpu.bf16.PACKS2.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_topk ARCH x86-64-v2 SYMBOL tw_row_topk_x86_64_v2_cpu_f16_PACKS2
  SOURCE kernels/x86-64-v2/row_topk.x86-64-v2.cpu.f16.PACKS2.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_topk ARCH x86-64-v2 SYMBOL tw_row_topk_x86_64_v2_cpu_f32_PACKS2
  SOURCE kernels/x86-64-v2/row_topk.x86-64-v2.cpu.f32.PACKS2.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_topk ARCH x86-64-v3 SYMBOL tw_row_topk_x86_64_v3_cpu_bf16_PACKS2
  SOURCE kernels/x86-64-v3/row_topk.x86-64-v3.cpu.bf16.PACKS2.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_topk ARCH x86-64-v3 SYMBOL tw_row_topk_x86_64_v3_cpu_f16_PACKS2
  SOURCE kernels/x86-64-v3/row_topk.x86-64-v3.cpu.f16.PACKS2.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_topk ARCH x86-64-v3 SYMBOL tw_row_topk_x86_64_v3_cpu_f32_PACKS2
  SOURCE kernels/x86-64-v3/row_topk.x86-64-v3.cpu.f32.PACKS2.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_topk ARCH x86-64-v4 SYMBOL tw_row_topk_x86_64_v4_cpu_bf16_PACKS2
  SOURCE kernels/x86-64-v4/row_topk.x86-64-v4.cpu.bf16.PACKS2.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_topk ARCH x86-64-v4 SYMBOL tw_row_topk_x86_64_v4_cpu_f16_PACKS2
  SOURCE kernels/x86-64-v4/row_topk.x86-64-v4.cpu.f16.PACKS2.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP row_topk ARCH x86-64-v4 SYMBOL tw_row_topk_x86_64_v4_cpu_f32_PACKS2
  SOURCE kernels/x86-64-v4/row_topk.x86-64-v4.cpu.f32.PACKS2.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP scaled_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_scaled_gemm_ptx80_mma_i8_block_promoted_64x128_32x32_s3
  SOURCE kernels/ptx80/scaled_gemm.ptx80.mma.i8.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_scaled_gemm_ptx80_mma_i8_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/ptx80/scaled_gemm.ptx80.mma.i8.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH ptx80 REAL compute_80 SYMBOL tw_scaled_gemm_ptx80_mma_i8_row_promoted_64x128_32x32_s3
  SOURCE kernels/ptx80/scaled_gemm.ptx80.mma.i8.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_scaled_gemm_ptx80_simt_64x64x16
  SOURCE kernels/ptx80/scaled_gemm.ptx80.simt.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_scaled_gemm_sm75_simt_64x64x16
  SOURCE kernels/sm75/scaled_gemm.sm75.simt.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_block_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.block.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_block_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.block_row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_row_fast_16x8_w4_a4_r4_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.row.fast.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e5m2_e4m3_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e5m2_e4m3.row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_block_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.block.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_block_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.block_row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_row_fast_16x8_w16_a4_r1_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.row.fast.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e5m2_e4m3_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e5m2_e4m3.row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_block_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.block.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_block_row_promoted_16x16_w4_a4_r3_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.block_row.promoted.16x16.w4.a4.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_row_fast_16x16_w4_a4_r4_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.row.fast.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_row_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.row.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e5m2_e4m3_row_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e5m2_e4m3.row.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_block_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.block.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_block_row_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.block_row.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_row_fast_16x16_w16_a4_r1_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.row.fast.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_row_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.row.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e5m2_e4m3_row_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e5m2_e4m3.row.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_block_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.block.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_row_fast_16x32_w4_a2_r3_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.row.fast.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e4m3_row_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e4m3.row.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_stream_e5m2_e4m3_row_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm89/scaled_gemm.sm89.stream.e5m2_e4m3.row.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e4m3_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e4m3.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e4m3_e5m2_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e4m3_e5m2.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e5m2_e4m3_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e5m2_e4m3.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e4m3_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e4m3.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e4m3_row_fast_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e4m3.row.fast.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e4m3_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e4m3.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e4m3_e5m2_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e4m3_e5m2.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e4m3_e5m2_row_fast_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e4m3_e5m2.row.fast.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e4m3_e5m2_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e4m3_e5m2.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e5m2_e4m3_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e5m2_e4m3.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e5m2_e4m3_row_fast_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e5m2_e4m3.row.fast.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_gemm_sm89_mma_e5m2_e4m3_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_gemm.sm89.mma.e5m2_e4m3.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block_row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x8_w4_a4_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e5m2_e4m3_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e5m2_e4m3.row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_block_promoted_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.block.promoted.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_row_promoted_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.row.promoted.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block_row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x8_w16_a4_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e5m2_e4m3_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e5m2_e4m3.row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_block_promoted_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.block.promoted.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_row_promoted_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.row.promoted.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_row_promoted_16x16_w4_a4_r3_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block_row.promoted.16x16.w4.a4.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x16_w4_a4_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e5m2_e4m3_row_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e5m2_e4m3.row.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_block_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.block.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_row_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.row.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_row_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block_row.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x16_w16_a4_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e5m2_e4m3_row_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e5m2_e4m3.row.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_block_promoted_64x64_co1_k2_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.block.promoted.64x64.co1.k2.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x32_w4_a2_r3_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e5m2_e4m3_row_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e5m2_e4m3.row.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_row_promoted_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block_row.promoted.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_e5m2_block_row_promoted_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3_e5m2.block_row.promoted.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_block_row_promoted_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e5m2_e4m3.block_row.promoted.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_row_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block_row.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_e5m2_block_promoted_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3_e5m2.block.promoted.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_e5m2_block_row_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3_e5m2.block_row.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_e5m2_row_fast_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3_e5m2.row.fast.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_e5m2_row_promoted_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3_e5m2.row.promoted.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_block_promoted_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e5m2_e4m3.block.promoted.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_block_row_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e5m2_e4m3.block_row.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_row_fast_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e5m2_e4m3.row.fast.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_row_promoted_256x128_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e5m2_e4m3.row.promoted.256x128.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_row_promoted_64x64_co1_k2_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block_row.promoted.64x64.co1.k2.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_row_promoted_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e5m2_e4m3.row.promoted.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_e5m2_block_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3_e5m2.block.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_e5m2_row_fast_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3_e5m2.row.fast.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_e5m2_row_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3_e5m2.row.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_block_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e5m2_e4m3.block.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_row_fast_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e5m2_e4m3.row.fast.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_row_promoted_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e5m2_e4m3.row.promoted.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_64x64_co1_k2_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.64x64.co1.k2.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_64x64_co1_k2_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.64x64.co1.k2.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_64x64_co1_k2_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.64x64.co1.k2.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e5m2_e4m3_row_promoted_64x64_co1_k2_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e5m2_e4m3.row.promoted.64x64.co1.k2.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_mma_i8_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm90a/scaled_gemm.sm90a.mma.i8.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_mma_i8_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm90a/scaled_gemm.sm90a.mma.i8.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_mma_e4m3_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm90a/scaled_gemm.sm90a.mma.e4m3.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_mma_e4m3_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm90a/scaled_gemm.sm90a.mma.e4m3.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_mma_e4m3_row_fast_64x128_32x32_s3
  SOURCE kernels/sm90a/scaled_gemm.sm90a.mma.e4m3.row.fast.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_mma_e4m3_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm90a/scaled_gemm.sm90a.mma.e4m3.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_mma_e5m2_e4m3_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm90a/scaled_gemm.sm90a.mma.e5m2_e4m3.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_simt_64x64x16
  SOURCE kernels/sm90a/scaled_gemm.sm90a.simt.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x16_w1_a2_r16_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x16.w1.a2.r16.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x16_w16_a2_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x16.w16.a2.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x16_w8_a2_r2_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x16.w8.a2.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x8_w16_a1_r2_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x8.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x8_w16_a2_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x8.w16.a2.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x8_w2_a1_r16_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x8.w2.a1.r16.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_16x8_w8_a1_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.16x8.w8.a1.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_32x16_w2_a1_r6_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.32x16.w2.a1.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_32x16_w4_a2_r2_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.32x16.w4.a2.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_32x8_w2_a1_r6_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.32x8.w2.a1.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_block_promoted_32x8_w8_a2_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.block.promoted.32x8.w8.a2.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x16_w1_a2_r16_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x16.w1.a2.r16.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x16_w4_a2_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x16.w4.a2.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x16_w4_a2_r4_c2
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x16.w4.a2.r4.c2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x16_w8_a2_r2_c2
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x16.w8.a2.r2.c2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x8_w16_a1_r2_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x8.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x8_w16_a2_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x8.w16.a2.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x8_w4_a1_r8_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x8.w4.a1.r8.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_16x8_w8_a1_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.16x8.w8.a1.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_32x16_w2_a1_r6_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.32x16.w2.a1.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_32x16_w4_a1_r3_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.32x16.w4.a1.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_32x16_w4_a1_r3_c2
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.32x16.w4.a1.r3.c2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_32x8_w1_a2_r12_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.32x8.w1.a2.r12.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_32x8_w2_a1_r6_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.32x8.w2.a1.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_fast_32x8_w4_a1_r3_c2
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.fast.32x8.w4.a1.r3.c2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x16_w1_a2_r16_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x16.w1.a2.r16.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x16_w16_a2_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x16.w16.a2.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x16_w4_a2_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x16.w4.a2.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x16_w8_a2_r2_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x16.w8.a2.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x8_w16_a1_r2_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x8.w16.a1.r2.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x8_w16_a2_r1_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x8.w16.a2.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x8_w8_a1_r4_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x8.w8.a1.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_16x8_w8_a2_r3_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.16x8.w8.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_32x16_w2_a1_r6_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.32x16.w2.a1.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_32x16_w4_a1_r3_c2
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.32x16.w4.a1.r3.c2.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_32x8_w1_a1_r12_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.32x8.w1.a1.r12.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_stream_e4m3_row_promoted_32x8_w2_a1_r6_c1
  SOURCE kernels/sm90a/scaled_gemm.sm90a.stream.e4m3.row.promoted.32x8.w2.a1.r6.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_128x128_co2_k2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.128x128.co2.k2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_128x128_pp_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.128x128.pp.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_128x64_co2_k2_s8
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.128x64.co2.k2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_128x64_co2_s8
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.128x64.co2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_256x128_co2_c2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.256x128.co2.c2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_256x64_co2_s5
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.256x64.co2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_64x128_co1_k2_s9
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.64x128.co1.k2.s9.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_64x128_pp_c2_s8
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.64x128.pp.c2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_64x128_pp_s8
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.64x128.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_64x32_co1_k2_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.64x32.co1.k2.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_block_promoted_64x64_pp_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.block.promoted.64x64.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_128x128_pp_c2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.128x128.pp.c2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_128x128_pp_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.128x128.pp.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_128x192_co2_s5
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.128x192.co2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_128x256_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.128x256.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_128x64_co2_s8
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.128x64.co2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_128x64_pp_s8
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.128x64.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_256x64_co2_s5
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.256x64.co2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_64x128_pp_s8
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.64x128.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_64x192_pp_c2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.64x192.pp.c2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_64x256_co1_s5
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.64x256.co1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_64x32_co1_k2_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.64x32.co1.k2.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_64x32_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.64x32.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_64x64_pp_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.64x64.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_fast_64x96_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.fast.64x96.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_128x128_co2_k2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.128x128.co2.k2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_128x192_co2_s5
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.128x192.co2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_128x64_co2_k2_s8
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.128x64.co2.k2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_128x64_co2_s8
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.128x64.co2.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_128x96_co2_k4_s7
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.128x96.co2.k4.s7.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_256x64_co2_s5
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.256x64.co2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_64x128_pp_s8
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.64x128.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_64x192_pp_c2_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.64x192.pp.c2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_64x32_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.64x32.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_64x96_co1_k4_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.64x96.co1.k4.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_64x96_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.64x96.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_e4m3_row_promoted_64x96_pp_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.e4m3.row.promoted.64x96.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_row_promoted_128x128_pp_s6
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.row.promoted.128x128.pp.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_row_promoted_128x256_co2_s4
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.row.promoted.128x256.co2.s4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_row_promoted_64x256_co1_s5
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.row.promoted.64x256.co1.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_gemm_sm90a_wgmma_i8_row_promoted_64x32_co1_s10
  SOURCE kernels/sm90a/scaled_gemm.sm90a.wgmma.i8.row.promoted.64x32.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_block_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.block.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_block_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.block_row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_row_fast_16x8_w4_a4_r4_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.row.fast.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e5m2_e4m3_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e5m2_e4m3.row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_block_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.block.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_block_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.block_row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_row_fast_16x8_w16_a4_r1_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.row.fast.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e5m2_e4m3_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e5m2_e4m3.row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_block_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.block.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_block_row_promoted_16x16_w4_a4_r3_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.block_row.promoted.16x16.w4.a4.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_row_fast_16x16_w4_a4_r4_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.row.fast.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_row_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.row.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e5m2_e4m3_row_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e5m2_e4m3.row.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_block_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.block.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_row_fast_16x16_w16_a4_r1_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.row.fast.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e4m3_row_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e4m3.row.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_stream_e5m2_e4m3_row_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm100f/scaled_gemm.sm100f.stream.e5m2_e4m3.row.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e4m3_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e4m3.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e4m3_e5m2_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e4m3_e5m2.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e5m2_e4m3_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e5m2_e4m3.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e4m3_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e4m3.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e4m3_row_fast_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e4m3.row.fast.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e4m3_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e4m3.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e4m3_e5m2_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e4m3_e5m2.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e4m3_e5m2_row_fast_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e4m3_e5m2.row.fast.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e4m3_e5m2_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e4m3_e5m2.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e5m2_e4m3_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e5m2_e4m3.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e5m2_e4m3_row_fast_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e5m2_e4m3.row.fast.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_gemm_sm100f_mma_e5m2_e4m3_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_gemm.sm100f.mma.e5m2_e4m3.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_block_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.block.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_block_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.block_row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_row_fast_16x8_w4_a4_r4_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.row.fast.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e5m2_e4m3_row_promoted_16x8_w4_a4_r4_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e5m2_e4m3.row.promoted.16x8.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_block_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.block.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_block_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.block_row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_row_fast_16x8_w16_a4_r1_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.row.fast.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e5m2_e4m3_row_promoted_16x8_w16_a4_r1_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e5m2_e4m3.row.promoted.16x8.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_block_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.block.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_block_row_promoted_16x16_w4_a4_r3_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.block_row.promoted.16x16.w4.a4.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_row_fast_16x16_w4_a4_r4_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.row.fast.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_row_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.row.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e5m2_e4m3_row_promoted_16x16_w4_a4_r4_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e5m2_e4m3.row.promoted.16x16.w4.a4.r4.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_block_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.block.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_block_row_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.block_row.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_row_fast_16x16_w16_a4_r1_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.row.fast.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_row_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.row.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e5m2_e4m3_row_promoted_16x16_w16_a4_r1_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e5m2_e4m3.row.promoted.16x16.w16.a4.r1.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_block_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.block.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_row_fast_16x32_w4_a2_r3_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.row.fast.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e4m3_row_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e4m3.row.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_stream_e5m2_e4m3_row_promoted_16x32_w4_a2_r3_c1
  SOURCE kernels/sm120f/scaled_gemm.sm120f.stream.e5m2_e4m3.row.promoted.16x32.w4.a2.r3.c1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e4m3_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e4m3.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e4m3_e5m2_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e4m3_e5m2.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e5m2_e4m3_block_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e5m2_e4m3.block_row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e4m3_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e4m3.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e4m3_row_fast_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e4m3.row.fast.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e4m3_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e4m3.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e4m3_e5m2_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e4m3_e5m2.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e4m3_e5m2_row_fast_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e4m3_e5m2.row.fast.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e4m3_e5m2_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e4m3_e5m2.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e5m2_e4m3_block_promoted_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e5m2_e4m3.block.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e5m2_e4m3_row_fast_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e5m2_e4m3.row.fast.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_gemm_sm120f_mma_e5m2_e4m3_row_promoted_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_gemm.sm120f.mma.e5m2_e4m3.row.promoted.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cxx OP scaled_gemm ARCH x86-64-v2 SYMBOL tw_scaled_gemm_x86_64_v2_cpu_tiles_5x16_192x128
  SOURCE kernels/x86-64-v2/scaled_gemm.x86-64-v2.cpu_tiles.5x16.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP scaled_gemm ARCH x86-64-v3 SYMBOL tw_scaled_gemm_x86_64_v3_cpu_bytes_i8_row_6x16
  SOURCE kernels/x86-64-v3/scaled_gemm.x86-64-v3.cpu_bytes.i8.row.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP scaled_gemm ARCH x86-64-v3 SYMBOL tw_scaled_gemm_x86_64_v3_cpu_tiles_6x16_192x128
  SOURCE kernels/x86-64-v3/scaled_gemm.x86-64-v3.cpu_tiles.6x16.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP scaled_gemm ARCH x86-64-v4 SYMBOL tw_scaled_gemm_x86_64_v4_cpu_bytes_i8_row_12x32
  SOURCE kernels/x86-64-v4/scaled_gemm.x86-64-v4.cpu_bytes.i8.row.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP scaled_gemm ARCH x86-64-v4 SYMBOL tw_scaled_gemm_x86_64_v4_cpu_tiles_12x32_192x128
  SOURCE kernels/x86-64-v4/scaled_gemm.x86-64-v4.cpu_tiles.12x32.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP scaled_gemm ARCH x86-64-v4-vnni SYMBOL tw_scaled_gemm_x86_64_v4_vnni_cpu_bytes_i8_row_12x32
  SOURCE kernels/x86-64-v4-vnni/scaled_gemm.x86-64-v4-vnni.cpu_bytes.i8.row.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512vnni -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP scaled_gemm ARCH x86-64-v4-amx SYMBOL tw_scaled_gemm_x86_64_v4_amx_cpu_bytes_i8_row_32x32
  SOURCE kernels/x86-64-v4-amx/scaled_gemm.x86-64-v4-amx.cpu_bytes.i8.row.32x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -mavx512bf16 -mavx512vnni -mamx-tile -mamx-bf16 -mamx-int8 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_scaled_grouped_gemm_ptx80_simt_64x64x16
  SOURCE kernels/ptx80/scaled_grouped_gemm.ptx80.simt.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_scaled_grouped_gemm_sm75_simt_64x64x16
  SOURCE kernels/sm75/scaled_grouped_gemm.sm75.simt.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_block_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.block.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_block_promoted_swiglu_64x64_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.block.promoted.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_block_promoted_swiglu_clamped_64x64_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.block.promoted.swiglu_clamped.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_block_row_promoted_none_32x128_16x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.block_row.promoted.none.32x128.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_block_row_promoted_swiglu_32x64_16x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.block_row.promoted.swiglu.32x64.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_block_row_promoted_swiglu_clamped_32x64_16x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.block_row.promoted.swiglu_clamped.32x64.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_row_fast_none_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.row.fast.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_row_fast_swiglu_64x64_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.row.fast.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_row_fast_swiglu_clamped_64x64_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.row.fast.swiglu_clamped.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_row_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.row.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_row_promoted_swiglu_64x64_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.row.promoted.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_row_promoted_swiglu_clamped_64x64_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3.row.promoted.swiglu_clamped.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_e5m2_block_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3_e5m2.block.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_e5m2_block_row_promoted_none_32x128_16x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3_e5m2.block_row.promoted.none.32x128.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_e5m2_row_fast_none_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3_e5m2.row.fast.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e4m3_e5m2_row_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e4m3_e5m2.row.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e5m2_e4m3_block_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e5m2_e4m3.block.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e5m2_e4m3_block_row_promoted_none_32x128_16x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e5m2_e4m3.block_row.promoted.none.32x128.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e5m2_e4m3_row_fast_none_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e5m2_e4m3.row.fast.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_scaled_grouped_gemm_sm89_mma_e5m2_e4m3_row_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm89/scaled_grouped_gemm.sm89.mma.e5m2_e4m3.row.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_promoted_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block.promoted.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_promoted_swiglu_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block.promoted.swiglu.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_promoted_swiglu_clamped_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block.promoted.swiglu_clamped.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_row_promoted_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block_row.promoted.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_row_promoted_swiglu_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block_row.promoted.swiglu.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_row_promoted_swiglu_clamped_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block_row.promoted.swiglu_clamped.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_swiglu_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.swiglu.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_swiglu_clamped_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.swiglu_clamped.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_swiglu_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.swiglu.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_swiglu_clamped_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.swiglu_clamped.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_e5m2_block_promoted_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3_e5m2.block.promoted.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_e5m2_block_row_promoted_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3_e5m2.block_row.promoted.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_e5m2_row_fast_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3_e5m2.row.fast.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_e5m2_row_promoted_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3_e5m2.row.promoted.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e5m2_e4m3_block_promoted_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e5m2_e4m3.block.promoted.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e5m2_e4m3_block_row_promoted_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e5m2_e4m3.block_row.promoted.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e5m2_e4m3_row_fast_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e5m2_e4m3.row.fast.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e5m2_e4m3_row_promoted_none_128x128_co2_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e5m2_e4m3.row.promoted.none.128x128.co2.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_promoted_none_64x128_co1_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block.promoted.none.64x128.co1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_promoted_swiglu_64x128_co1_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block.promoted.swiglu.64x128.co1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_promoted_swiglu_clamped_64x128_co1_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block.promoted.swiglu_clamped.64x128.co1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_row_promoted_none_64x128_co1_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block_row.promoted.none.64x128.co1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_row_promoted_swiglu_64x128_co1_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block_row.promoted.swiglu.64x128.co1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_row_promoted_swiglu_clamped_64x128_co1_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block_row.promoted.swiglu_clamped.64x128.co1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_none_64x128_co1_s9
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.none.64x128.co1.s9.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_swiglu_64x128_co1_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.swiglu.64x128.co1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_swiglu_clamped_64x128_co1_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.swiglu_clamped.64x128.co1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_none_64x128_co1_s9
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.none.64x128.co1.s9.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_swiglu_64x128_co1_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.swiglu.64x128.co1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_swiglu_clamped_64x128_co1_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.swiglu_clamped.64x128.co1.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_mma_e4m3_block_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.mma.e4m3.block.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_mma_e4m3_block_promoted_swiglu_64x64_32x32_s3
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.mma.e4m3.block.promoted.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_mma_e4m3_row_fast_none_64x128_32x32_s3
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.mma.e4m3.row.fast.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_mma_e4m3_row_fast_swiglu_64x64_32x32_s3
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.mma.e4m3.row.fast.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_mma_e4m3_row_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.mma.e4m3.row.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_mma_e4m3_row_promoted_swiglu_64x64_32x32_s3
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.mma.e4m3.row.promoted.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_mma_e4m3_row_promoted_swiglu_clamped_64x64_32x32_s3
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.mma.e4m3.row.promoted.swiglu_clamped.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_simt_64x64x16
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.simt.64x64x16.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_promoted_none_64x128_pp_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block.promoted.none.64x128.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_block_promoted_swiglu_64x128_pp_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.block.promoted.swiglu.64x128.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_none_128x128_pp_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.none.128x128.pp.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_none_64x128_pp_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.none.64x128.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_none_64x192_pp_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.none.64x192.pp.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_none_64x96_co1_s10
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.none.64x96.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_fast_none_64x96_pp_s10
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.fast.none.64x96.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_none_128x192_co2_s5
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.none.128x192.co2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_none_64x128_pp_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.none.64x128.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_none_64x192_pp_s6
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.none.64x192.pp.s6.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_none_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.none.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_none_64x64_pp_s10
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.none.64x64.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_none_64x96_co1_s10
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.none.64x96.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_none_64x96_pp_s10
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.none.64x96.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_swiglu_128x192_co2_s5
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.swiglu.128x192.co2.s5.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_swiglu_64x128_pp_s8
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.swiglu.64x128.pp.s8.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_swiglu_64x64_co1_s10
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.swiglu.64x64.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_swiglu_64x64_pp_s10
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.swiglu.64x64.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_swiglu_64x96_co1_s10
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.swiglu.64x96.co1.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_scaled_grouped_gemm_sm90a_wgmma_e4m3_row_promoted_swiglu_64x96_pp_s10
  SOURCE kernels/sm90a/scaled_grouped_gemm.sm90a.wgmma.e4m3.row.promoted.swiglu.64x96.pp.s10.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_block_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.block.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_block_promoted_swiglu_64x64_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.block.promoted.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_block_promoted_swiglu_clamped_64x64_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.block.promoted.swiglu_clamped.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_block_row_promoted_none_32x128_16x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.block_row.promoted.none.32x128.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_block_row_promoted_swiglu_32x64_16x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.block_row.promoted.swiglu.32x64.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_block_row_promoted_swiglu_clamped_32x64_16x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.block_row.promoted.swiglu_clamped.32x64.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_row_fast_none_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.row.fast.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_row_fast_swiglu_64x64_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.row.fast.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_row_fast_swiglu_clamped_64x64_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.row.fast.swiglu_clamped.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_row_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.row.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_row_promoted_swiglu_64x64_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.row.promoted.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_row_promoted_swiglu_clamped_64x64_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3.row.promoted.swiglu_clamped.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_e5m2_block_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3_e5m2.block.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_e5m2_block_row_promoted_none_32x128_16x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3_e5m2.block_row.promoted.none.32x128.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_e5m2_row_fast_none_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3_e5m2.row.fast.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e4m3_e5m2_row_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e4m3_e5m2.row.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e5m2_e4m3_block_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e5m2_e4m3.block.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e5m2_e4m3_block_row_promoted_none_32x128_16x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e5m2_e4m3.block_row.promoted.none.32x128.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e5m2_e4m3_row_fast_none_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e5m2_e4m3.row.fast.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_scaled_grouped_gemm_sm100f_mma_e5m2_e4m3_row_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm100f/scaled_grouped_gemm.sm100f.mma.e5m2_e4m3.row.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_block_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.block.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_block_promoted_swiglu_64x64_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.block.promoted.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_block_promoted_swiglu_clamped_64x64_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.block.promoted.swiglu_clamped.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_block_row_promoted_none_32x128_16x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.block_row.promoted.none.32x128.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_block_row_promoted_swiglu_32x64_16x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.block_row.promoted.swiglu.32x64.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_block_row_promoted_swiglu_clamped_32x64_16x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.block_row.promoted.swiglu_clamped.32x64.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_row_fast_none_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.row.fast.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_row_fast_swiglu_64x64_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.row.fast.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_row_fast_swiglu_clamped_64x64_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.row.fast.swiglu_clamped.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_row_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.row.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_row_promoted_swiglu_64x64_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.row.promoted.swiglu.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_row_promoted_swiglu_clamped_64x64_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3.row.promoted.swiglu_clamped.64x64.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_e5m2_block_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3_e5m2.block.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_e5m2_block_row_promoted_none_32x128_16x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3_e5m2.block_row.promoted.none.32x128.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_e5m2_row_fast_none_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3_e5m2.row.fast.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e4m3_e5m2_row_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e4m3_e5m2.row.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e5m2_e4m3_block_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e5m2_e4m3.block.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e5m2_e4m3_block_row_promoted_none_32x128_16x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e5m2_e4m3.block_row.promoted.none.32x128.16x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e5m2_e4m3_row_fast_none_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e5m2_e4m3.row.fast.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cuda OP scaled_grouped_gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_scaled_grouped_gemm_sm120f_mma_e5m2_e4m3_row_promoted_none_64x128_32x32_s3
  SOURCE kernels/sm120f/scaled_grouped_gemm.sm120f.mma.e5m2_e4m3.row.promoted.none.64x128.32x32.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(KIND cxx OP scaled_grouped_gemm ARCH x86-64-v2 SYMBOL tw_scaled_grouped_gemm_x86_64_v2_cpu_tiles_5x16_192x128
  SOURCE kernels/x86-64-v2/scaled_grouped_gemm.x86-64-v2.cpu_tiles.5x16.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP scaled_grouped_gemm ARCH x86-64-v3 SYMBOL tw_scaled_grouped_gemm_x86_64_v3_cpu_tiles_6x16_192x128
  SOURCE kernels/x86-64-v3/scaled_grouped_gemm.x86-64-v3.cpu_tiles.6x16.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cxx OP scaled_grouped_gemm ARCH x86-64-v4 SYMBOL tw_scaled_grouped_gemm_x86_64_v4_cpu_tiles_12x32_192x128
  SOURCE kernels/x86-64-v4/scaled_grouped_gemm.x86-64-v4.cpu_tiles.12x32.192x128.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(KIND cuda OP tensor_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_tensor_argmax_ptx80_cuda_bf16_THREADS512_KEEP4
  SOURCE kernels/ptx80/tensor_argmax.ptx80.cuda.bf16.THREADS512.KEEP4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP tensor_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_tensor_argmax_ptx80_cuda_f16_THREADS512_KEEP4
  SOURCE kernels/ptx80/tensor_argmax.ptx80.cuda.f16.THREADS512.KEEP4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP tensor_argmax ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_tensor_argmax_ptx80_cuda_f32_THREADS512_KEEP4
  SOURCE kernels/ptx80/tensor_argmax.ptx80.cuda.f32.THREADS512.KEEP4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP tensor_argmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_tensor_argmax_sm75_cuda_f16_THREADS512_KEEP4
  SOURCE kernels/sm75/tensor_argmax.sm75.cuda.f16.THREADS512.KEEP4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP tensor_argmax ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_tensor_argmax_sm75_cuda_f32_THREADS512_KEEP4
  SOURCE kernels/sm75/tensor_argmax.sm75.cuda.f32.THREADS512.KEEP4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP tensor_argmax ARCH x86-64-v2 SYMBOL tw_tensor_argmax_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/tensor_argmax.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_argmax ARCH x86-64-v2 SYMBOL tw_tensor_argmax_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/tensor_argmax.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_argmax ARCH x86-64-v2 SYMBOL tw_tensor_argmax_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/tensor_argmax.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_argmax ARCH x86-64-v3 SYMBOL tw_tensor_argmax_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/tensor_argmax.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_argmax ARCH x86-64-v3 SYMBOL tw_tensor_argmax_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/tensor_argmax.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_argmax ARCH x86-64-v3 SYMBOL tw_tensor_argmax_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/tensor_argmax.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_argmax ARCH x86-64-v4 SYMBOL tw_tensor_argmax_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/tensor_argmax.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_argmax ARCH x86-64-v4 SYMBOL tw_tensor_argmax_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/tensor_argmax.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_argmax ARCH x86-64-v4 SYMBOL tw_tensor_argmax_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/tensor_argmax.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cuda OP tensor_reduce ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_tensor_reduce_ptx80_cuda_bf16_THREADS512_KEEP4
  SOURCE kernels/ptx80/tensor_reduce.ptx80.cuda.bf16.THREADS512.KEEP4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP tensor_reduce ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_tensor_reduce_ptx80_cuda_f16_THREADS512_KEEP4
  SOURCE kernels/ptx80/tensor_reduce.ptx80.cuda.f16.THREADS512.KEEP4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP tensor_reduce ARCH ptx80 REAL compute_80 PORTABLE SYMBOL tw_tensor_reduce_ptx80_cuda_f32_THREADS512_KEEP4
  SOURCE kernels/ptx80/tensor_reduce.ptx80.cuda.f32.THREADS512.KEEP4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP tensor_reduce ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_tensor_reduce_sm75_cuda_f16_THREADS512_KEEP4
  SOURCE kernels/sm75/tensor_reduce.sm75.cuda.f16.THREADS512.KEEP4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cuda OP tensor_reduce ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_tensor_reduce_sm75_cuda_f32_THREADS512_KEEP4
  SOURCE kernels/sm75/tensor_reduce.sm75.cuda.f32.THREADS512.KEEP4.cu INCLUDES ../templates/row_wise ../templates FLAGS -std=c++20)
tilewright_unit(KIND cxx OP tensor_reduce ARCH x86-64-v2 SYMBOL tw_tensor_reduce_x86_64_v2_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v2/tensor_reduce.x86-64-v2.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_reduce ARCH x86-64-v2 SYMBOL tw_tensor_reduce_x86_64_v2_cpu_f16_LANES64
  SOURCE kernels/x86-64-v2/tensor_reduce.x86-64-v2.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_reduce ARCH x86-64-v2 SYMBOL tw_tensor_reduce_x86_64_v2_cpu_f32_LANES64
  SOURCE kernels/x86-64-v2/tensor_reduce.x86-64-v2.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v2 -Wno-psabi -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_reduce ARCH x86-64-v3 SYMBOL tw_tensor_reduce_x86_64_v3_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v3/tensor_reduce.x86-64-v3.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_reduce ARCH x86-64-v3 SYMBOL tw_tensor_reduce_x86_64_v3_cpu_f16_LANES64
  SOURCE kernels/x86-64-v3/tensor_reduce.x86-64-v3.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_reduce ARCH x86-64-v3 SYMBOL tw_tensor_reduce_x86_64_v3_cpu_f32_LANES64
  SOURCE kernels/x86-64-v3/tensor_reduce.x86-64-v3.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v3 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_reduce ARCH x86-64-v4 SYMBOL tw_tensor_reduce_x86_64_v4_cpu_bf16_LANES64
  SOURCE kernels/x86-64-v4/tensor_reduce.x86-64-v4.cpu.bf16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_reduce ARCH x86-64-v4 SYMBOL tw_tensor_reduce_x86_64_v4_cpu_f16_LANES64
  SOURCE kernels/x86-64-v4/tensor_reduce.x86-64-v4.cpu.f16.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
tilewright_unit(KIND cxx OP tensor_reduce ARCH x86-64-v4 SYMBOL tw_tensor_reduce_x86_64_v4_cpu_f32_LANES64
  SOURCE kernels/x86-64-v4/tensor_reduce.x86-64-v4.cpu.f32.LANES64.cc INCLUDES ../templates/row_wise ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti -std=c++20)
