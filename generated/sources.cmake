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
tilewright_unit(INDEX 8 KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_bf16_d128_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.bf16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 9 KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_f32_d128_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.f32.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 10 KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_bf16_d256_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.bf16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 11 KIND cxx OP attention_decode ARCH x86-64-v2 SYMBOL tw_attention_decode_x86_64_v2_cpu_decode_f32_d256_r4_32_v2
  SOURCE kernels/x86-64-v2/attention_decode.x86-64-v2.cpu_decode.f32.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 12 KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_bf16_d128_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.bf16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 13 KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_f32_d128_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.f32.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 14 KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_bf16_d256_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.bf16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 15 KIND cxx OP attention_decode ARCH x86-64-v3 SYMBOL tw_attention_decode_x86_64_v3_cpu_decode_f32_d256_r4_32_v2
  SOURCE kernels/x86-64-v3/attention_decode.x86-64-v3.cpu_decode.f32.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 16 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 17 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d128.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 18 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d256_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 19 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d256_r4_32_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d256.r4.32.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 20 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_128_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d128.r4.128.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 21 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_bf16_d64_r1_128_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.bf16.d64.r1.128.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 22 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v4
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d128.r4.32.v4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 23 KIND cxx OP attention_decode ARCH x86-64-v4 SYMBOL tw_attention_decode_x86_64_v4_cpu_decode_f32_d64_r1_128_v2
  SOURCE kernels/x86-64-v4/attention_decode.x86-64-v4.cpu_decode.f32.d64.r1.128.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 24 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 25 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 26 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 27 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 28 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 29 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_mma_async_d64_128x64_w32_s2_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.mma.async.d64.128x64.w32.s2.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 30 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 31 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 32 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 33 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 34 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 35 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_mma_async_d128_64x128_w16_s1_q
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.mma.async.d128.64x128.w16.s1.q.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 36 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 37 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 38 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 39 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 40 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 41 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_mma_async_d256_64x64_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.mma.async.d256.64x64.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 42 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 43 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 44 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_bf16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.bf16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 45 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_causal_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.causal.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 46 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_full_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.full.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 47 KIND cuda OP attention_forward ARCH ptx80 REAL compute_80 SYMBOL tw_attention_forward_ptx80_mma_f16_general_fma_scalar_d256_64x16_w16_s1
  SOURCE kernels/ptx80/attention_forward.ptx80.mma.f16.general.fma.scalar.d256.64x16.w16.s1.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 48 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 49 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 50 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 51 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 52 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 53 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 54 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 55 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 56 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.bf16.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 57 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 58 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 59 KIND cxx OP attention_forward ARCH x86-64-v2 SYMBOL tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v2/attention_forward.x86-64-v2.cpu_flash.f32.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 60 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 61 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 62 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 63 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 64 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 65 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 66 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 67 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 68 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.bf16.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 69 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 70 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 71 KIND cxx OP attention_forward ARCH x86-64-v3 SYMBOL tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v3/attention_forward.x86-64-v3.cpu_flash.f32.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 72 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 73 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 74 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 75 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 76 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 77 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d64_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.general.d64.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 78 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 79 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 80 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 81 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 82 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 83 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d256_32x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.general.d256.32x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 84 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d128_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d128.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 85 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 86 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_8x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.64x64.8x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 87 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d128_64x128_4x4
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d128.64x128.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 88 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x128_4x4
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.64x128.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 89 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x128_8x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.64x128.8x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 90 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_64x128_4x4
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.bf16.full.d64.64x128.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 91 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d128_64x64_8x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d128.64x64.8x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 92 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 93 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x4
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.64x64.4x4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 94 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d128_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d128.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 95 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_4x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d64.64x64.4x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 96 KIND cxx OP attention_forward ARCH x86-64-v4 SYMBOL tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_8x2
  SOURCE kernels/x86-64-v4/attention_forward.x86-64-v4.cpu_flash.f32.full.d64.64x64.8x2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 97 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 98 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 99 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 100 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_bf16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.bf16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 101 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_nn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.nn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 102 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_nt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.nt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 103 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_tn_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.tn.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 104 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_f16_tt_64x64x64_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.f16.tt.64x64x64.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 105 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_nn_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.nn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 106 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_nt_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.nt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 107 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_tn_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.tn.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 108 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_mma_tf32_tt_64x64x32_32x32x1_s3
  SOURCE kernels/ptx80/gemm.ptx80.mma.tf32.tt.64x64x32.32x32x1.s3.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 109 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 110 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 111 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 112 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 113 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 114 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 115 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 116 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 117 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 118 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 119 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 120 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 121 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 122 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 123 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 124 KIND cuda OP gemm ARCH ptx80 REAL compute_80 SYMBOL tw_gemm_ptx80_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/ptx80/gemm.ptx80.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 125 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 126 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 127 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 128 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 129 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 130 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 131 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 132 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 133 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 134 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 135 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 136 KIND cuda OP gemm ARCH sm75 REAL sm_75 RUNS_ON 7.5 SYMBOL tw_gemm_sm75_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 137 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 138 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 139 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 140 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 141 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 142 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 143 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 144 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 145 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 146 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 147 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 148 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 149 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 150 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 151 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 152 KIND cuda OP gemm ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 SYMBOL tw_gemm_sm80_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 153 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 154 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 155 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 156 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 157 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 158 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 159 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 160 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 161 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 162 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 163 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 164 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 165 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 166 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 167 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 168 KIND cuda OP gemm ARCH sm86 REAL sm_86 RUNS_ON 8.6 8.9 SYMBOL tw_gemm_sm86_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 169 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 170 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 171 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 172 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 173 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 174 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 175 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 176 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 177 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 178 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 179 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 180 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 181 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 182 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 183 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 184 KIND cuda OP gemm ARCH sm89 REAL sm_89 RUNS_ON 8.9 SYMBOL tw_gemm_sm89_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 185 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 186 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 187 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 188 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 189 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 190 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 191 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 192 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 193 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 194 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 195 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 196 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 197 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 198 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 199 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 200 KIND cuda OP gemm ARCH sm90a REAL sm_90a RUNS_ON 9.0 SYMBOL tw_gemm_sm90a_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 201 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 202 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 203 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 204 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 205 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 206 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 207 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 208 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 209 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 210 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 211 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 212 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 213 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 214 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 215 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 216 KIND cuda OP gemm ARCH sm100f REAL sm_100f RUNS_ON 10.0 10.3 SYMBOL tw_gemm_sm100f_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm100f/gemm.sm100f.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 217 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 218 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 219 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 220 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 221 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 222 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 223 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 224 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 225 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 226 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 227 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 228 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 229 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 230 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 231 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 232 KIND cuda OP gemm ARCH sm120f REAL sm_120f RUNS_ON 12.0 12.1 SYMBOL tw_gemm_sm120f_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm120f/gemm.sm120f.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 233 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 234 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_stream_f32_nt_2x4_v1
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_stream.f32.nt.2x4.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 235 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 236 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_tt_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.tt.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 237 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_nn_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.nn.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 238 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_nt_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.nt.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 239 KIND cxx OP gemm ARCH x86-64-v2 SYMBOL tw_gemm_x86_64_v2_cpu_blocked_f32_tn_5x16
  SOURCE kernels/x86-64-v2/gemm.x86-64-v2.cpu_blocked.f32.tn.5x16.cc INCLUDES ../templates FLAGS -march=x86-64-v2 -Wno-psabi -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 240 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 241 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_nt_2x4_v1
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.nt.2x4.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 242 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 243 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_tt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.tt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 244 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_nn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.nn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 245 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_nt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.nt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 246 KIND cxx OP gemm ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_tn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.tn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 247 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 248 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nt_4x4_v1
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nt.4x4.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 249 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 250 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_tt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.tt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 251 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 252 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 253 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_tn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.tn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 254 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_14x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.14x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 255 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_5x64
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.5x64.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 256 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_6x64
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.6x64.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 257 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_8x48
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.8x48.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 258 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x4_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.1x4.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 259 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x4_v4
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.1x4.v4.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 260 KIND cxx OP gemm ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v1
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
