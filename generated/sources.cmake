# Emitted by tilewright-codegen 0.1.0 from tuning_db: the table's sources and every kernel it refers to. Do not edit.
set(TILEWRIGHT_TABLE_SOURCES table.cpp gemm.cpp)
tilewright_unit(INDEX 0 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 1 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 2 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 3 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 4 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 5 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 6 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 7 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 8 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 9 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 10 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 11 KIND cuda ARCH sm75 REAL sm_75 SYMBOL tw_gemm_sm75_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm75/gemm.sm75.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 12 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 13 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 14 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 15 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 16 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 17 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 18 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 19 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 20 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 21 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 22 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 23 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 24 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 25 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 26 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 27 KIND cuda ARCH sm80 REAL sm_80 SYMBOL tw_gemm_sm80_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm80/gemm.sm80.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 28 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 29 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 30 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 31 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 32 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 33 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 34 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 35 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 36 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 37 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 38 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 39 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 40 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 41 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 42 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 43 KIND cuda ARCH sm86 REAL sm_86 SYMBOL tw_gemm_sm86_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm86/gemm.sm86.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 44 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 45 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 46 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 47 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 48 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 49 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 50 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 51 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 52 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 53 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 54 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 55 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 56 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 57 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 58 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 59 KIND cuda ARCH sm89 REAL sm_89 SYMBOL tw_gemm_sm89_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm89/gemm.sm89.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 60 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 61 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 62 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 63 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 64 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 65 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 66 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 67 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 68 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 69 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 70 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 71 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 72 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 73 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 74 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 75 KIND cuda ARCH sm90a REAL sm_90a SYMBOL tw_gemm_sm90a_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm90a/gemm.sm90a.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 76 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 77 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 78 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 79 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 80 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 81 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 82 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 83 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 84 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 85 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 86 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 87 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 88 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 89 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 90 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 91 KIND cuda ARCH sm100a REAL sm_100a SYMBOL tw_gemm_sm100a_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm100a/gemm.sm100a.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 92 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_f32_nn_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.f32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 93 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_f32_nt_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.f32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 94 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_f32_tn_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.f32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 95 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_f32_tt_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.f32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 96 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_bf16_nn_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.bf16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 97 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_bf16_nt_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.bf16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 98 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_bf16_tn_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.bf16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 99 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_bf16_tt_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.bf16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 100 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_f16_nn_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.f16.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 101 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_f16_nt_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.f16.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 102 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_f16_tn_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.f16.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 103 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_f16_tt_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.f16.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 104 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_tf32_nn_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.tf32.nn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 105 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_tf32_nt_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.tf32.nt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 106 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_tf32_tn_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.tf32.tn.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 107 KIND cuda ARCH sm120a REAL sm_120a SYMBOL tw_gemm_sm120a_simt_tf32_tt_64x64x16_4x4
  SOURCE kernels/sm120a/gemm.sm120a.simt.tf32.tt.64x64x16.4x4.cu INCLUDES ../templates FLAGS -std=c++17)
tilewright_unit(INDEX 108 KIND cxx ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 109 KIND cxx ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_nt_2x4_v1
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.nt.2x4.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 110 KIND cxx ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 111 KIND cxx ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_tt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.tt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 112 KIND cxx ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_nn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.nn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 113 KIND cxx ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_nt_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.nt.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 114 KIND cxx ARCH x86-64-v3 SYMBOL tw_gemm_x86_64_v3_cpu_blocked_f32_tn_6x16
  SOURCE kernels/x86-64-v3/gemm.x86-64-v3.cpu_blocked.f32.tn.6x16.cc INCLUDES ../templates FLAGS -march=x86-64-v3 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 115 KIND cxx ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 116 KIND cxx ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_nt_4x4_v1
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.nt.4x4.v1.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 117 KIND cxx ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_stream_f32_tn_4x8_v2
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_stream.f32.tn.4x8.v2.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 118 KIND cxx ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_tt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.tt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 119 KIND cxx ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 120 KIND cxx ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_nt_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.nt.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
tilewright_unit(INDEX 121 KIND cxx ARCH x86-64-v4 SYMBOL tw_gemm_x86_64_v4_cpu_blocked_f32_tn_12x32
  SOURCE kernels/x86-64-v4/gemm.x86-64-v4.cpu_blocked.f32.tn.12x32.cc INCLUDES ../templates FLAGS -march=x86-64-v4 -mprefer-vector-width=512 -std=c++17 -O3 -fno-math-errno -ffp-contract=fast -fno-exceptions -fno-rtti)
