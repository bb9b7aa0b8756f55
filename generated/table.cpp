// The linked table: ops, archs, kernels, and what was measured best where. Emitted by tilewright-codegen from tuning_db;
// do not edit: change a template or a record and run `python3 -m codegen emit`.
#include <algorithm>
#include <cmath>
#include <limits>

#include "kernel_table.h"
#include "tensor_layout.h"

// cubins, embedded by the build; empty where the build leaves them out
extern "C" {
extern const unsigned char tilewright_image_0[];
extern const unsigned char tilewright_image_0_end[];
extern const unsigned char tilewright_image_1[];
extern const unsigned char tilewright_image_1_end[];
extern const unsigned char tilewright_image_2[];
extern const unsigned char tilewright_image_2_end[];
extern const unsigned char tilewright_image_3[];
extern const unsigned char tilewright_image_3_end[];
extern const unsigned char tilewright_image_4[];
extern const unsigned char tilewright_image_4_end[];
extern const unsigned char tilewright_image_5[];
extern const unsigned char tilewright_image_5_end[];
extern const unsigned char tilewright_image_6[];
extern const unsigned char tilewright_image_6_end[];
extern const unsigned char tilewright_image_7[];
extern const unsigned char tilewright_image_7_end[];
extern const unsigned char tilewright_image_24[];
extern const unsigned char tilewright_image_24_end[];
extern const unsigned char tilewright_image_25[];
extern const unsigned char tilewright_image_25_end[];
extern const unsigned char tilewright_image_26[];
extern const unsigned char tilewright_image_26_end[];
extern const unsigned char tilewright_image_27[];
extern const unsigned char tilewright_image_27_end[];
extern const unsigned char tilewright_image_28[];
extern const unsigned char tilewright_image_28_end[];
extern const unsigned char tilewright_image_29[];
extern const unsigned char tilewright_image_29_end[];
extern const unsigned char tilewright_image_30[];
extern const unsigned char tilewright_image_30_end[];
extern const unsigned char tilewright_image_31[];
extern const unsigned char tilewright_image_31_end[];
extern const unsigned char tilewright_image_32[];
extern const unsigned char tilewright_image_32_end[];
extern const unsigned char tilewright_image_33[];
extern const unsigned char tilewright_image_33_end[];
extern const unsigned char tilewright_image_34[];
extern const unsigned char tilewright_image_34_end[];
extern const unsigned char tilewright_image_35[];
extern const unsigned char tilewright_image_35_end[];
extern const unsigned char tilewright_image_36[];
extern const unsigned char tilewright_image_36_end[];
extern const unsigned char tilewright_image_37[];
extern const unsigned char tilewright_image_37_end[];
extern const unsigned char tilewright_image_38[];
extern const unsigned char tilewright_image_38_end[];
extern const unsigned char tilewright_image_39[];
extern const unsigned char tilewright_image_39_end[];
extern const unsigned char tilewright_image_40[];
extern const unsigned char tilewright_image_40_end[];
extern const unsigned char tilewright_image_41[];
extern const unsigned char tilewright_image_41_end[];
extern const unsigned char tilewright_image_42[];
extern const unsigned char tilewright_image_42_end[];
extern const unsigned char tilewright_image_43[];
extern const unsigned char tilewright_image_43_end[];
extern const unsigned char tilewright_image_44[];
extern const unsigned char tilewright_image_44_end[];
extern const unsigned char tilewright_image_45[];
extern const unsigned char tilewright_image_45_end[];
extern const unsigned char tilewright_image_46[];
extern const unsigned char tilewright_image_46_end[];
extern const unsigned char tilewright_image_47[];
extern const unsigned char tilewright_image_47_end[];
extern const unsigned char tilewright_image_97[];
extern const unsigned char tilewright_image_97_end[];
extern const unsigned char tilewright_image_98[];
extern const unsigned char tilewright_image_98_end[];
extern const unsigned char tilewright_image_99[];
extern const unsigned char tilewright_image_99_end[];
extern const unsigned char tilewright_image_100[];
extern const unsigned char tilewright_image_100_end[];
extern const unsigned char tilewright_image_101[];
extern const unsigned char tilewright_image_101_end[];
extern const unsigned char tilewright_image_102[];
extern const unsigned char tilewright_image_102_end[];
extern const unsigned char tilewright_image_103[];
extern const unsigned char tilewright_image_103_end[];
extern const unsigned char tilewright_image_104[];
extern const unsigned char tilewright_image_104_end[];
extern const unsigned char tilewright_image_105[];
extern const unsigned char tilewright_image_105_end[];
extern const unsigned char tilewright_image_106[];
extern const unsigned char tilewright_image_106_end[];
extern const unsigned char tilewright_image_107[];
extern const unsigned char tilewright_image_107_end[];
extern const unsigned char tilewright_image_108[];
extern const unsigned char tilewright_image_108_end[];
extern const unsigned char tilewright_image_109[];
extern const unsigned char tilewright_image_109_end[];
extern const unsigned char tilewright_image_110[];
extern const unsigned char tilewright_image_110_end[];
extern const unsigned char tilewright_image_111[];
extern const unsigned char tilewright_image_111_end[];
extern const unsigned char tilewright_image_112[];
extern const unsigned char tilewright_image_112_end[];
extern const unsigned char tilewright_image_113[];
extern const unsigned char tilewright_image_113_end[];
extern const unsigned char tilewright_image_114[];
extern const unsigned char tilewright_image_114_end[];
extern const unsigned char tilewright_image_115[];
extern const unsigned char tilewright_image_115_end[];
extern const unsigned char tilewright_image_116[];
extern const unsigned char tilewright_image_116_end[];
extern const unsigned char tilewright_image_117[];
extern const unsigned char tilewright_image_117_end[];
extern const unsigned char tilewright_image_118[];
extern const unsigned char tilewright_image_118_end[];
extern const unsigned char tilewright_image_119[];
extern const unsigned char tilewright_image_119_end[];
extern const unsigned char tilewright_image_120[];
extern const unsigned char tilewright_image_120_end[];
extern const unsigned char tilewright_image_121[];
extern const unsigned char tilewright_image_121_end[];
extern const unsigned char tilewright_image_122[];
extern const unsigned char tilewright_image_122_end[];
extern const unsigned char tilewright_image_123[];
extern const unsigned char tilewright_image_123_end[];
extern const unsigned char tilewright_image_124[];
extern const unsigned char tilewright_image_124_end[];
extern const unsigned char tilewright_image_125[];
extern const unsigned char tilewright_image_125_end[];
extern const unsigned char tilewright_image_126[];
extern const unsigned char tilewright_image_126_end[];
extern const unsigned char tilewright_image_127[];
extern const unsigned char tilewright_image_127_end[];
extern const unsigned char tilewright_image_128[];
extern const unsigned char tilewright_image_128_end[];
extern const unsigned char tilewright_image_129[];
extern const unsigned char tilewright_image_129_end[];
extern const unsigned char tilewright_image_130[];
extern const unsigned char tilewright_image_130_end[];
extern const unsigned char tilewright_image_131[];
extern const unsigned char tilewright_image_131_end[];
extern const unsigned char tilewright_image_132[];
extern const unsigned char tilewright_image_132_end[];
extern const unsigned char tilewright_image_133[];
extern const unsigned char tilewright_image_133_end[];
extern const unsigned char tilewright_image_134[];
extern const unsigned char tilewright_image_134_end[];
extern const unsigned char tilewright_image_135[];
extern const unsigned char tilewright_image_135_end[];
extern const unsigned char tilewright_image_136[];
extern const unsigned char tilewright_image_136_end[];
extern const unsigned char tilewright_image_137[];
extern const unsigned char tilewright_image_137_end[];
extern const unsigned char tilewright_image_138[];
extern const unsigned char tilewright_image_138_end[];
extern const unsigned char tilewright_image_139[];
extern const unsigned char tilewright_image_139_end[];
extern const unsigned char tilewright_image_140[];
extern const unsigned char tilewright_image_140_end[];
extern const unsigned char tilewright_image_141[];
extern const unsigned char tilewright_image_141_end[];
extern const unsigned char tilewright_image_142[];
extern const unsigned char tilewright_image_142_end[];
extern const unsigned char tilewright_image_143[];
extern const unsigned char tilewright_image_143_end[];
extern const unsigned char tilewright_image_144[];
extern const unsigned char tilewright_image_144_end[];
extern const unsigned char tilewright_image_145[];
extern const unsigned char tilewright_image_145_end[];
extern const unsigned char tilewright_image_146[];
extern const unsigned char tilewright_image_146_end[];
extern const unsigned char tilewright_image_147[];
extern const unsigned char tilewright_image_147_end[];
extern const unsigned char tilewright_image_148[];
extern const unsigned char tilewright_image_148_end[];
extern const unsigned char tilewright_image_149[];
extern const unsigned char tilewright_image_149_end[];
extern const unsigned char tilewright_image_150[];
extern const unsigned char tilewright_image_150_end[];
extern const unsigned char tilewright_image_151[];
extern const unsigned char tilewright_image_151_end[];
extern const unsigned char tilewright_image_152[];
extern const unsigned char tilewright_image_152_end[];
extern const unsigned char tilewright_image_153[];
extern const unsigned char tilewright_image_153_end[];
extern const unsigned char tilewright_image_154[];
extern const unsigned char tilewright_image_154_end[];
extern const unsigned char tilewright_image_155[];
extern const unsigned char tilewright_image_155_end[];
extern const unsigned char tilewright_image_156[];
extern const unsigned char tilewright_image_156_end[];
extern const unsigned char tilewright_image_157[];
extern const unsigned char tilewright_image_157_end[];
extern const unsigned char tilewright_image_158[];
extern const unsigned char tilewright_image_158_end[];
extern const unsigned char tilewright_image_159[];
extern const unsigned char tilewright_image_159_end[];
extern const unsigned char tilewright_image_160[];
extern const unsigned char tilewright_image_160_end[];
extern const unsigned char tilewright_image_161[];
extern const unsigned char tilewright_image_161_end[];
extern const unsigned char tilewright_image_162[];
extern const unsigned char tilewright_image_162_end[];
extern const unsigned char tilewright_image_163[];
extern const unsigned char tilewright_image_163_end[];
extern const unsigned char tilewright_image_164[];
extern const unsigned char tilewright_image_164_end[];
extern const unsigned char tilewright_image_165[];
extern const unsigned char tilewright_image_165_end[];
extern const unsigned char tilewright_image_166[];
extern const unsigned char tilewright_image_166_end[];
extern const unsigned char tilewright_image_167[];
extern const unsigned char tilewright_image_167_end[];
extern const unsigned char tilewright_image_168[];
extern const unsigned char tilewright_image_168_end[];
extern const unsigned char tilewright_image_169[];
extern const unsigned char tilewright_image_169_end[];
extern const unsigned char tilewright_image_170[];
extern const unsigned char tilewright_image_170_end[];
extern const unsigned char tilewright_image_171[];
extern const unsigned char tilewright_image_171_end[];
extern const unsigned char tilewright_image_172[];
extern const unsigned char tilewright_image_172_end[];
extern const unsigned char tilewright_image_173[];
extern const unsigned char tilewright_image_173_end[];
extern const unsigned char tilewright_image_174[];
extern const unsigned char tilewright_image_174_end[];
extern const unsigned char tilewright_image_175[];
extern const unsigned char tilewright_image_175_end[];
extern const unsigned char tilewright_image_176[];
extern const unsigned char tilewright_image_176_end[];
extern const unsigned char tilewright_image_177[];
extern const unsigned char tilewright_image_177_end[];
extern const unsigned char tilewright_image_178[];
extern const unsigned char tilewright_image_178_end[];
extern const unsigned char tilewright_image_179[];
extern const unsigned char tilewright_image_179_end[];
extern const unsigned char tilewright_image_180[];
extern const unsigned char tilewright_image_180_end[];
extern const unsigned char tilewright_image_181[];
extern const unsigned char tilewright_image_181_end[];
extern const unsigned char tilewright_image_182[];
extern const unsigned char tilewright_image_182_end[];
extern const unsigned char tilewright_image_183[];
extern const unsigned char tilewright_image_183_end[];
extern const unsigned char tilewright_image_184[];
extern const unsigned char tilewright_image_184_end[];
extern const unsigned char tilewright_image_185[];
extern const unsigned char tilewright_image_185_end[];
extern const unsigned char tilewright_image_186[];
extern const unsigned char tilewright_image_186_end[];
extern const unsigned char tilewright_image_187[];
extern const unsigned char tilewright_image_187_end[];
extern const unsigned char tilewright_image_188[];
extern const unsigned char tilewright_image_188_end[];
extern const unsigned char tilewright_image_189[];
extern const unsigned char tilewright_image_189_end[];
extern const unsigned char tilewright_image_190[];
extern const unsigned char tilewright_image_190_end[];
extern const unsigned char tilewright_image_191[];
extern const unsigned char tilewright_image_191_end[];
extern const unsigned char tilewright_image_192[];
extern const unsigned char tilewright_image_192_end[];
extern const unsigned char tilewright_image_193[];
extern const unsigned char tilewright_image_193_end[];
extern const unsigned char tilewright_image_194[];
extern const unsigned char tilewright_image_194_end[];
extern const unsigned char tilewright_image_195[];
extern const unsigned char tilewright_image_195_end[];
extern const unsigned char tilewright_image_196[];
extern const unsigned char tilewright_image_196_end[];
extern const unsigned char tilewright_image_197[];
extern const unsigned char tilewright_image_197_end[];
extern const unsigned char tilewright_image_198[];
extern const unsigned char tilewright_image_198_end[];
extern const unsigned char tilewright_image_199[];
extern const unsigned char tilewright_image_199_end[];
extern const unsigned char tilewright_image_200[];
extern const unsigned char tilewright_image_200_end[];
extern const unsigned char tilewright_image_201[];
extern const unsigned char tilewright_image_201_end[];
extern const unsigned char tilewright_image_202[];
extern const unsigned char tilewright_image_202_end[];
extern const unsigned char tilewright_image_203[];
extern const unsigned char tilewright_image_203_end[];
extern const unsigned char tilewright_image_204[];
extern const unsigned char tilewright_image_204_end[];
extern const unsigned char tilewright_image_205[];
extern const unsigned char tilewright_image_205_end[];
extern const unsigned char tilewright_image_206[];
extern const unsigned char tilewright_image_206_end[];
extern const unsigned char tilewright_image_207[];
extern const unsigned char tilewright_image_207_end[];
extern const unsigned char tilewright_image_208[];
extern const unsigned char tilewright_image_208_end[];
extern const unsigned char tilewright_image_209[];
extern const unsigned char tilewright_image_209_end[];
extern const unsigned char tilewright_image_210[];
extern const unsigned char tilewright_image_210_end[];
extern const unsigned char tilewright_image_211[];
extern const unsigned char tilewright_image_211_end[];
extern const unsigned char tilewright_image_212[];
extern const unsigned char tilewright_image_212_end[];
extern const unsigned char tilewright_image_213[];
extern const unsigned char tilewright_image_213_end[];
extern const unsigned char tilewright_image_214[];
extern const unsigned char tilewright_image_214_end[];
extern const unsigned char tilewright_image_215[];
extern const unsigned char tilewright_image_215_end[];
extern const unsigned char tilewright_image_216[];
extern const unsigned char tilewright_image_216_end[];
extern const unsigned char tilewright_image_217[];
extern const unsigned char tilewright_image_217_end[];
extern const unsigned char tilewright_image_218[];
extern const unsigned char tilewright_image_218_end[];
extern const unsigned char tilewright_image_219[];
extern const unsigned char tilewright_image_219_end[];
extern const unsigned char tilewright_image_220[];
extern const unsigned char tilewright_image_220_end[];
extern const unsigned char tilewright_image_221[];
extern const unsigned char tilewright_image_221_end[];
extern const unsigned char tilewright_image_222[];
extern const unsigned char tilewright_image_222_end[];
extern const unsigned char tilewright_image_223[];
extern const unsigned char tilewright_image_223_end[];
extern const unsigned char tilewright_image_224[];
extern const unsigned char tilewright_image_224_end[];
extern const unsigned char tilewright_image_225[];
extern const unsigned char tilewright_image_225_end[];
extern const unsigned char tilewright_image_226[];
extern const unsigned char tilewright_image_226_end[];
extern const unsigned char tilewright_image_227[];
extern const unsigned char tilewright_image_227_end[];
extern const unsigned char tilewright_image_228[];
extern const unsigned char tilewright_image_228_end[];
extern const unsigned char tilewright_image_229[];
extern const unsigned char tilewright_image_229_end[];
extern const unsigned char tilewright_image_230[];
extern const unsigned char tilewright_image_230_end[];
extern const unsigned char tilewright_image_231[];
extern const unsigned char tilewright_image_231_end[];
extern const unsigned char tilewright_image_232[];
extern const unsigned char tilewright_image_232_end[];
}
// CPU units' symbols: functions or constants, of which only the address matters here
extern "C" {
extern const unsigned char tw_attention_decode_x86_64_v2_cpu_decode_bf16_d128_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v2_cpu_decode_f32_d128_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v2_cpu_decode_bf16_d256_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v2_cpu_decode_f32_d256_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v3_cpu_decode_bf16_d128_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v3_cpu_decode_f32_d128_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v3_cpu_decode_bf16_d256_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v3_cpu_decode_f32_d256_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v4_cpu_decode_bf16_d256_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v4_cpu_decode_f32_d256_r4_32_v2[];
extern const unsigned char tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_128_v2[];
extern const unsigned char tw_attention_decode_x86_64_v4_cpu_decode_bf16_d64_r1_128_v2[];
extern const unsigned char tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v4[];
extern const unsigned char tw_attention_decode_x86_64_v4_cpu_decode_f32_d64_r1_128_v2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d64_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d256_32x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d128_64x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_8x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d128_64x128_4x4[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x128_4x4[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x128_8x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_64x128_4x4[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d128_64x64_8x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x4[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d128_64x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_4x2[];
extern const unsigned char tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_8x2[];
extern const unsigned char tw_gemm_x86_64_v2_cpu_stream_f32_nn_4x8_v2[];
extern const unsigned char tw_gemm_x86_64_v2_cpu_stream_f32_nt_2x4_v1[];
extern const unsigned char tw_gemm_x86_64_v2_cpu_stream_f32_tn_4x8_v2[];
extern const unsigned char tw_gemm_x86_64_v2_cpu_blocked_f32_tt_5x16[];
extern const unsigned char tw_gemm_x86_64_v2_cpu_blocked_f32_nn_5x16[];
extern const unsigned char tw_gemm_x86_64_v2_cpu_blocked_f32_nt_5x16[];
extern const unsigned char tw_gemm_x86_64_v2_cpu_blocked_f32_tn_5x16[];
extern const unsigned char tw_gemm_x86_64_v3_cpu_stream_f32_nn_4x8_v2[];
extern const unsigned char tw_gemm_x86_64_v3_cpu_stream_f32_nt_2x4_v1[];
extern const unsigned char tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2[];
extern const unsigned char tw_gemm_x86_64_v3_cpu_blocked_f32_tt_6x16[];
extern const unsigned char tw_gemm_x86_64_v3_cpu_blocked_f32_nn_6x16[];
extern const unsigned char tw_gemm_x86_64_v3_cpu_blocked_f32_nt_6x16[];
extern const unsigned char tw_gemm_x86_64_v3_cpu_blocked_f32_tn_6x16[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v2[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_stream_f32_nt_4x4_v1[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_stream_f32_tn_4x8_v2[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_blocked_f32_tt_12x32[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_blocked_f32_nn_12x32[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_blocked_f32_nt_12x32[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_blocked_f32_tn_12x32[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_blocked_f32_nn_14x32[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_blocked_f32_nn_5x64[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_blocked_f32_nn_6x64[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_blocked_f32_nn_8x48[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x4_v2[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x4_v4[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v1[];
}

namespace tilewright {

extern const CpuDriver attention_forward_flash;
extern const CpuDriver gemm_blocked;
extern const CpuDriver gemm_stream;
void lay_out_attention_decode(Problem& problem);
void lay_out_attention_forward(Problem& problem);
void lay_out_gemm(Problem& problem);
void least_attention_decode(const Problem& problem, std::span<std::int64_t> least);
void least_attention_forward(const Problem& problem, std::span<std::int64_t> least);
void least_gemm(const Problem& problem, std::span<std::int64_t> least);
bool tensors_of_attention_decode(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_attention_forward(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
bool tensors_of_gemm(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors);
void check_attention_decode(const Problem& problem, const Arguments& arguments);
void check_attention_forward(const Problem& problem, const Arguments& arguments);

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr const char* kStrings0[] = {"f32", "f16", "bf16"};
constexpr const char* kStrings1[] = {"contiguous", "paged"};
constexpr const char* kStrings2[] = {"B", "Hq", "Hkv", "Sq", "Sk", "D", "page_size", "stride_table", "stride_qs", "stride_qh", "stride_qb", "stride_ks", "stride_kh", "stride_kb", "stride_vs", "stride_vh", "stride_vb", "stride_os", "stride_oh", "stride_ob"};
constexpr const char* kStrings3[] = {"Q", "K", "V", "O", "LSE", "page_table", "seqlens_k"};
constexpr const char* kStrings4[] = {"full", "causal", "general"};
constexpr const char* kStrings5[] = {"B", "Hq", "Hkv", "Sq", "Sk", "D", "stride_qs", "stride_qh", "stride_qb", "stride_ks", "stride_kh", "stride_kb", "stride_vs", "stride_vh", "stride_vb", "stride_os", "stride_oh", "stride_ob", "stride_bias_q", "stride_bias_h", "stride_bias_b", "total_q", "total_k"};
constexpr const char* kStrings6[] = {"Q", "K", "V", "O", "LSE", "bias", "alibi_slopes", "cu_seqlens_q", "cu_seqlens_k"};
constexpr const char* kStrings7[] = {"f32", "tf32", "f16", "bf16"};
constexpr const char* kStrings8[] = {"nn", "nt", "tn", "tt"};
constexpr const char* kStrings9[] = {"M", "N", "K", "batch", "lda", "ldb", "ldc", "stride_a", "stride_b", "stride_c", "stride_bias", "bias_row_stride", "bias_column_stride"};
constexpr const char* kStrings10[] = {"A", "B", "C", "bias"};
constexpr const char* kStrings11[] = {"cx16", "lahf_lm", "popcnt", "pni", "sse4_1", "sse4_2", "ssse3"};
constexpr const char* kStrings12[] = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave"};
constexpr const char* kStrings13[] = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave", "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"};
constexpr const char* kStrings14[] = {"ctas"};
constexpr const char* kStrings15[] = {"head_group"};
constexpr const char* kStrings16[] = {"split_k", "raster_group"};
constexpr const char* kStrings17[] = {"split_k"};
constexpr const char* kStrings18[] = {"block", "split_k"};
constexpr const char* kStrings19[] = {"kc", "mc", "nc", "pack_a", "pack_b", "split_n"};
constexpr SizeRule kRules0[] = {{.value = 5, .multiple = 8, .min = 0, .max = 64}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 18, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 19, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 3, .multiple = 1, .min = 0, .max = 256}};
constexpr SizeRule kRules1[] = {{.value = 5, .multiple = 8, .min = 0, .max = 128}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 18, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 19, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 3, .multiple = 1, .min = 0, .max = 256}};
constexpr SizeRule kRules2[] = {{.value = 5, .multiple = 8, .min = 0, .max = 256}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 18, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 19, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 3, .multiple = 1, .min = 0, .max = 256}};
constexpr SizeRule kRules3[] = {{.value = 5, .multiple = 1, .min = 0, .max = 256}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}, {.value = 8, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 18, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 19, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 3, .multiple = 1, .min = 0, .max = 256}};
constexpr SizeRule kRules4[] = {{.value = 5, .multiple = 1, .min = 0, .max = 128}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}};
constexpr SizeRule kRules5[] = {{.value = 5, .multiple = 1, .min = 0, .max = 256}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}};
constexpr SizeRule kRules6[] = {{.value = 5, .multiple = 1, .min = 0, .max = 64}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}};
constexpr SizeRule kRules7[] = {{.value = 5, .multiple = 8, .min = 0, .max = 64}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules8[] = {{.value = 5, .multiple = 8, .min = 0, .max = 128}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules9[] = {{.value = 5, .multiple = 8, .min = 0, .max = 256}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules10[] = {{.value = 5, .multiple = 1, .min = 0, .max = 256}, {.value = 3, .multiple = 1, .min = 0, .max = 536870912}, {.value = 4, .multiple = 1, .min = 0, .max = 536870912}, {.value = 6, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 1, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules11[] = {{.value = 0, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 1, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 2, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 65535}, {.value = 4, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 5, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules12[] = {{.value = 0, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 1, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 2, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 65535}, {.value = 4, .multiple = 4, .min = 0, .max = INT64_MAX}, {.value = 5, .multiple = 4, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 4, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 4, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules13[] = {{.value = 0, .multiple = 1, .min = 0, .max = 32}};
constexpr ScalarDeclaration kScalars0[] = {{"scale", true}, {"softcap", true}, {"window_left", false}, {"window_right", false}};
constexpr ScalarDeclaration kScalars1[] = {{"scale", true}, {"softcap", true}, {"window_left", false}, {"window_right", false}, {"alignment", false}};
constexpr ScalarDeclaration kScalars2[] = {{"alpha", true}, {"beta", true}, {"activation", false}};
constexpr NamedValues kAttributes0[] = {{"dtype", kStrings0}, {"kv_cache", kStrings1}};
constexpr NamedValues kAttributes1[] = {{"dtype", kStrings0}, {"mask", kStrings4}};
constexpr NamedValues kAttributes2[] = {{"dtype", kStrings7}, {"layout", kStrings8}};
constexpr SizeLimit kLimits0[] = {{.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = 1}, {.most = 256, .divides = kNoValue}, {.most = 536870912, .divides = kNoValue}, {.most = 256, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}};
constexpr SizeLimit kLimits1[] = {{.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = 1}, {.most = 536870912, .divides = kNoValue}, {.most = 536870912, .divides = kNoValue}, {.most = 256, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}};
constexpr SizeLimit kLimits2[] = {{.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}, {.most = INT64_MAX, .divides = kNoValue}};
constexpr double kCoefficients0[] = {-1, 16, 64, 1, 16, 350, 1, 3500, 4, 188416, 1300, 6, 0.002, 132};
constexpr double kCoefficients1[] = {96, 16, 64, 1, 16, 500, 1, 3500, 4, 188416, 1300, 6, 0.002, 132};
constexpr double kCoefficients2[] = {192, 16, 32, 1, 16, 800, 1, 3500, 4, 188416, 1300, 6, 0.002, 132};
constexpr double kCoefficients3[] = {192, 16, 64, 1, 16, 2800, 1, 3500, 4, 188416, 1300, 6, 0.002, 132};
constexpr double kCoefficients4[] = {8, 4, 1.25, 12, 1.25, 4, 4, 1, 4, 12000, 2900, 1};
constexpr double kCoefficients5[] = {8, 4, 1.25, 12, 1.25, 4, 4, 1, 8, 12000, 2900, 1};
constexpr double kCoefficients6[] = {8, 4, 1.25, 12, 1.25, 4, 4, 1, 4, 12000, 3500, 1};
constexpr double kCoefficients7[] = {8, 4, 1.25, 12, 1.25, 4, 4, 1, 8, 12000, 3500, 1};
constexpr double kCoefficients8[] = {16, 4, 1.25, 12, 1.25, 4, 4, 1, 4, 12000, 3000, 1};
constexpr double kCoefficients9[] = {16, 4, 1.25, 12, 1.25, 4, 4, 1, 8, 12000, 3000, 1};
constexpr double kCoefficients10[] = {16, 4, 1.25, 12, 0.3125, 4, 4, 1, 4, 12000, 3000, 1};
constexpr double kCoefficients11[] = {16, 1, 1.25, 12, 0.3125, 1, 4, 1, 4, 12000, 3000, 1};
constexpr double kCoefficients12[] = {16, 4, 1.125, 12, 1.25, 4, 4, 1, 8, 12000, 3000, 1};
constexpr double kCoefficients13[] = {16, 1, 1.25, 12, 0.3125, 1, 4, 1, 8, 12000, 3000, 1};
constexpr double kCoefficients14[] = {-1, 128, 0.5, 128, 0.5, 64, 1, 16, 2, 2230.85714, 3312.85714, 2500, 32, 0.5, 1, 1300, 0.001, 1, 4};
constexpr double kCoefficients15[] = {-1, 128, 64, 1, 16, 2, 2230.85714, 3312.85714, 2500, 32, 0.5, 1, 1300, 0.001, 1, 4};
constexpr double kCoefficients16[] = {96, 64, 0.5, 64, 0.5, 128, 1, 16, 1, 3693.71429, 5885.71429, 2500, 16, 0.5, 1, 1300, 0.001, 1, 4};
constexpr double kCoefficients17[] = {96, 64, 128, 1, 16, 1, 3693.71429, 5885.71429, 2500, 16, 0.5, 1, 1300, 0.001, 1, 4};
constexpr double kCoefficients18[] = {192, 64, 0.5, 64, 0.5, 64, 1, 16, 1, 3309.71429, 5373.71429, 2500, 16, 0.5, 1, 1300, 0.001, 1, 4};
constexpr double kCoefficients19[] = {192, 64, 64, 1, 16, 1, 3309.71429, 5373.71429, 2500, 16, 0.5, 1, 1300, 0.001, 1, 4};
constexpr double kCoefficients20[] = {192, 64, 0.5, 64, 0.5, 16, 1, 16, 1, 8288, 15498, 2500, 16, 0.5, 1, 1300, 0.001, 1, 4};
constexpr double kCoefficients21[] = {192, 64, 16, 1, 16, 1, 8288, 15498, 2500, 16, 0.5, 1, 1300, 0.001, 1, 4};
constexpr double kCoefficients22[] = {16, 2, 8, 32, 0.5, 64, 1, 2048, 0.0703125, 192, 5120, 32, 1, 128, 2900, 1};
constexpr double kCoefficients23[] = {16, 2, 8, 1, 64, 1, 2048, 0.0703125, 192, 5120, 32, 1, 128, 2900, 1};
constexpr double kCoefficients24[] = {16, 2, 8, 32, 0.5, 64, 1, 2048, 0.0703125, 192, 5120, 32, 1, 128, 3500, 1};
constexpr double kCoefficients25[] = {16, 2, 8, 1, 64, 1, 2048, 0.0703125, 192, 5120, 32, 1, 128, 3500, 1};
constexpr double kCoefficients26[] = {32, 2, 16, 32, 0.5, 64, 1, 2048, 0.03515625, 192, 2560, 32, 1, 128, 3000, 1};
constexpr double kCoefficients27[] = {32, 2, 16, 1, 64, 1, 2048, 0.03515625, 192, 2560, 32, 1, 128, 3000, 1};
constexpr double kCoefficients28[] = {32, 2, 16, 64, 0.5, 64, 1, 4096, 0.03515625, 192, 5120, 64, 1, 256, 3000, 1};
constexpr double kCoefficients29[] = {32, 2, 16, 64, 0.5, 64, 1, 4096, 0.033203125, 192, 5120, 64, 1, 256, 3000, 1};
constexpr double kCoefficients30[] = {64, 4, 16, 1, 128, 1, 8192, 0.033203125, 384, 10240, 64, 1, 256, 3000, 1};
constexpr double kCoefficients31[] = {32, 2, 16, 1, 128, 1, 8192, 0.033203125, 384, 10240, 64, 1, 256, 3000, 1};
constexpr double kCoefficients32[] = {64, 4, 16, 64, 0.5, 64, 1, 4096, 0.033203125, 192, 5120, 64, 1, 256, 3000, 1};
constexpr double kCoefficients33[] = {32, 2, 16, 1, 64, 1, 4096, 0.03515625, 192, 5120, 64, 1, 256, 3000, 1};
constexpr double kCoefficients34[] = {32, 2, 16, 1, 64, 1, 4096, 0.033203125, 192, 5120, 64, 1, 256, 3000, 1};
constexpr double kCoefficients35[] = {1, 64, 64, 16384, 1, 128, 64, 64, 64, 32, 32, 32, 0, 16, 1, 466.020392, 30, 1170, 2280, 984, 1300, 0, 1170, 2280, 984, 1300, 2, 2516582.4, 1, 2, 32, 1, 2, 16384, 1.75384615, 135168, 2, 16384, 1060800, 16384, 48, 1300, 1, 3.9, 0, 4.3, 0.07};
constexpr double kCoefficients36[] = {1, 64, 64, 16384, 1, 64, 64, 64, 32, 16, 16, 16, 0, 16, 1, 466.020392, 30, 1170, 2280, 1112, 1300, 0, 1170, 2280, 1112, 1300, 4, 2516582.4, 1, 4, 16, 1, 2, 16384, 1.75384615, 135168, 2, 16384, 1060800, 16384, 48, 1300, 1, 3.9, 0, 4.3, 0.07};
constexpr double kCoefficients37[] = {1, 64, 64, 16384, 1, 64, 64, 64, 32, 32, 32, 32, 0, 16, 1, 466.020392, 30, 1170, 2280, 1112, 1300, 0, 1170, 2280, 1112, 1300, 4, 2516582.4, 1, 4, 32, 1, 2, 16384, 1.75384615, 135168, 2, 16384, 1060800, 16384, 48, 1300, 1, 3.9, 0, 4.3, 0.07};
constexpr double kCoefficients38[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 32, 32, 32, 1636, 1500, 1300, 0, 16, 768, 1636, 1500, 1300, 0, 4, 143360, 64, 64, 4, 48, 1300, 1, 3.9, 0, 4.3};
constexpr double kCoefficients39[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 32, 32, 32, 1636, 1500, 1300, 0, 16, 768, 1636, 1500, 1300, 0, 2, 143360, 64, 64, 4, 48, 1300, 1, 3.9, 0, 4.3};
constexpr double kCoefficients40[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 80, 80, 80, 2901.33333, 1500, 1590, 0, 40, 1450.66667, 1636, 1500, 1590, 0, 4, 224000, 64, 64, 4, 48, 1590, 1, 3.9, 0, 4.3};
constexpr double kCoefficients41[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 80, 80, 80, 2901.33333, 1500, 1590, 0, 40, 1450.66667, 1636, 1500, 1590, 0, 2, 224000, 64, 64, 4, 48, 1590, 1, 3.9, 0, 4.3};
constexpr double kCoefficients42[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 216, 216, 216, 2901.33333, 1500, 1410, 0, 108, 1450.66667, 1636, 1500, 1410, 0, 4, 1427300, 64, 64, 4, 48, 1410, 1, 3.9, 0, 4.3};
constexpr double kCoefficients43[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 216, 216, 216, 2901.33333, 1500, 1410, 0, 108, 1450.66667, 1636, 1500, 1410, 0, 2, 1427300, 64, 64, 4, 48, 1410, 1, 3.9, 0, 4.3};
constexpr double kCoefficients44[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 168, 168, 168, 1636, 1500, 1800, 0, 84, 768, 1636, 1500, 1800, 0, 4, 537600, 64, 64, 4, 48, 1800, 1, 3.9, 0, 4.3};
constexpr double kCoefficients45[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 168, 168, 168, 1636, 1500, 1800, 0, 84, 768, 1636, 1500, 1800, 0, 2, 537600, 64, 64, 4, 48, 1800, 1, 3.9, 0, 4.3};
constexpr double kCoefficients46[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 284, 284, 284, 1636, 1500, 2520, 0, 142, 768, 1636, 1500, 2520, 0, 4, 604800, 64, 64, 4, 48, 2520, 1, 3.9, 0, 4.3};
constexpr double kCoefficients47[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 284, 284, 284, 1636, 1500, 2520, 0, 142, 768, 1636, 1500, 2520, 0, 2, 604800, 64, 64, 4, 48, 2520, 1, 3.9, 0, 4.3};
constexpr double kCoefficients48[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 264, 264, 264, 1636, 1500, 1830, 0, 132, 768, 1636, 1500, 1830, 0, 4, 3360000, 64, 64, 4, 48, 1830, 1, 3.9, 0, 4.3};
constexpr double kCoefficients49[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 264, 264, 264, 1636, 1500, 1830, 0, 132, 768, 1636, 1500, 1830, 0, 2, 3360000, 64, 64, 4, 48, 1830, 1, 3.9, 0, 4.3};
constexpr double kCoefficients50[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 296, 296, 296, 1636, 1500, 1850, 0, 148, 768, 1636, 1500, 1850, 0, 4, 5600000, 64, 64, 4, 48, 1850, 1, 3.9, 0, 4.3};
constexpr double kCoefficients51[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 296, 296, 296, 1636, 1500, 1850, 0, 148, 768, 1636, 1500, 1850, 0, 2, 5600000, 64, 64, 4, 48, 1850, 1, 3.9, 0, 4.3};
constexpr double kCoefficients52[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 340, 340, 340, 1636, 1500, 2407, 0, 170, 768, 1636, 1500, 2407, 0, 4, 1254400, 64, 64, 4, 48, 2407, 1, 3.9, 0, 4.3};
constexpr double kCoefficients53[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 340, 340, 340, 1636, 1500, 2407, 0, 170, 768, 1636, 1500, 2407, 0, 2, 1254400, 64, 64, 4, 48, 2407, 1, 3.9, 0, 4.3};
constexpr double kCoefficients54[] = {2, 4, 16, 1, 64, 1, 8, 4, 1, 16, 38.4, 4, 1, 32, 17.6551724, 8, 1, 200, 1, 0.3, 2900, 1, 2, 0, 0.5};
constexpr double kCoefficients55[] = {2, 2, 4, 16, 1, 64, 1, 8, 2, 1, 4, 4.6, 2, 1, 32, 17.6551724, 8, 1, 200, 1, 0.3, 2900, 1, 2, 0, 0.5};
constexpr double kCoefficients56[] = {0, 0, 1, 1, 40, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 16, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1, 16, 1, 16, 1, 16, 1, 5, 1, 5, 1, 5.35, 5, 4, 60, 0, 0.5, 1.02, 4, 17.6551724, 8, 8, 6, 6, 0, 0.4, 0.3, 64, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 2900, 1, 0.5};
constexpr double kCoefficients57[] = {0, 1, 1, 40, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 16, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1, 16, 1, 16, 1, 16, 1, 5, 1, 5, 1, 5.35, 5, 4, 60, 0, 0.5, 1.02, 4, 17.6551724, 8, 8, 2.5, 1, 0, 0.4, 0.3, 64, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 2900, 1, 0.5};
constexpr double kCoefficients58[] = {0, 0, 1, 1, 40, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 16, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1, 16, 1, 16, 1, 16, 1, 5, 1, 5, 1, 5.35, 5, 4, 60, 0, 0.5, 1.02, 4, 17.6551724, 8, 8, 6, 6, 0, 0.4, 0.3, 64, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 2900, 1, 0.5};
constexpr double kCoefficients59[] = {2, 4, 16, 1, 64, 1, 8, 4, 1, 16, 38.4, 4, 1, 32, 58.5142857, 8, 1, 200, 1, 0.3, 3500, 1, 2, 0, 0.5};
constexpr double kCoefficients60[] = {2, 2, 4, 16, 1, 64, 1, 8, 2, 1, 4, 4.6, 2, 1, 32, 58.5142857, 8, 1, 200, 1, 0.3, 3500, 1, 2, 0, 0.5};
constexpr double kCoefficients61[] = {0, 0, 1, 1, 48, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 16, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 16, 1, 16, 1, 16, 1, 6, 1, 6, 1, 6.4, 6, 4, 64, 0, 0.5, 1.02, 4, 58.5142857, 8, 8, 6, 6, 0, 0.4, 0.3, 64, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3500, 1, 0.5};
constexpr double kCoefficients62[] = {0, 1, 1, 48, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 16, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 16, 1, 16, 1, 16, 1, 6, 1, 6, 1, 6.4, 6, 4, 64, 0, 0.5, 1.02, 4, 58.5142857, 8, 8, 2.5, 1, 0, 0.4, 0.3, 64, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3500, 1, 0.5};
constexpr double kCoefficients63[] = {0, 0, 1, 1, 48, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 16, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 16, 1, 16, 1, 16, 1, 6, 1, 6, 1, 6.4, 6, 4, 64, 0, 0.5, 1.02, 4, 58.5142857, 8, 8, 6, 6, 0, 0.4, 0.3, 64, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3500, 1, 0.5};
constexpr double kCoefficients64[] = {2, 4, 16, 1, 64, 1, 16, 4, 1, 16, 38.4, 4, 1, 64, 102.4, 8, 1, 200, 1, 0.3, 3000, 1, 2, 0, 0.5};
constexpr double kCoefficients65[] = {2, 4, 16, 1, 64, 1, 16, 4, 1, 4, 8.8, 4, 1, 64, 102.4, 8, 1, 200, 1, 0.3, 3000, 1, 2, 0, 0.5};
constexpr double kCoefficients66[] = {0, 0, 1, 1, 96, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 32, 1, 1, 1, 1, 1, 48, 1, 1, 1, 1, 1, 32, 1, 32, 1, 32, 1, 12, 1, 12, 1, 12.7, 12, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 6, 6, 0, 0.4, 0.3, 128, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5};
constexpr double kCoefficients67[] = {1, 0, 1, 1, 96, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 32, 1, 1, 1, 1, 1, 48, 1, 1, 1, 1, 1, 32, 1, 32, 1, 32, 1, 12, 1, 12, 1, 12.7, 12, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 128, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5};
constexpr double kCoefficients68[] = {1, 0, 0, 1, 1, 96, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 32, 1, 1, 1, 1, 1, 48, 1, 1, 1, 1, 1, 32, 1, 32, 1, 32, 1, 12, 1, 12, 1, 12.7, 12, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 6, 6, 0, 0.4, 0.3, 128, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5};
constexpr double kCoefficients69[] = {0, 1, 1, 96, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 32, 1, 1, 1, 1, 1, 48, 1, 1, 1, 1, 1, 32, 1, 32, 1, 32, 1, 12, 1, 12, 1, 12.7, 12, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 128, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5};
constexpr double kCoefficients70[] = {1, 0, 1, 1, 112, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 32, 1, 1, 1, 1, 1, 56, 1, 1, 1, 1, 1, 32, 1, 32, 1, 32, 1, 14, 1, 14, 1, 14.8, 14, 4, 96, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 128, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5};
constexpr double kCoefficients71[] = {0, 1, 1, 40, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 64, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1, 64, 1, 64, 1, 64, 1, 5, 1, 5, 1, 10.45, 5, 4, 80, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 256, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5};
constexpr double kCoefficients72[] = {0, 1, 1, 48, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 64, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 64, 1, 64, 1, 64, 1, 6, 1, 6, 1, 12.5, 6, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 256, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5};
constexpr double kCoefficients73[] = {0, 1, 1, 64, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 48, 1, 1, 1, 1, 1, 32, 1, 1, 1, 1, 1, 48, 1, 48, 1, 48, 1, 8, 1, 8, 1, 12.55, 8, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 192, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5};
constexpr double kCoefficients74[] = {2, 1, 2, 16, 1, 64, 1, 16, 1, 1, 8, 9.6, 1, 1, 64, 102.4, 8, 1, 200, 1, 0.3, 3000, 1, 2, 0, 0.5};
constexpr double kCoefficients75[] = {2, 1, 2, 16, 1, 64, 1, 16, 1, 1, 16, 16.8, 1, 1, 64, 102.4, 8, 1, 200, 1, 0.3, 3000, 1, 2, 0, 0.5};
constexpr double kCoefficients76[] = {2, 4, 16, 1, 64, 1, 16, 4, 1, 8, 28.8, 4, 1, 64, 102.4, 8, 1, 200, 1, 0.3, 3000, 1, 2, 0, 0.5};
constexpr std::uint8_t kMinors0[] = {5};
constexpr std::uint8_t kMinors1[] = {0, 6, 9};
constexpr std::uint8_t kMinors2[] = {6, 9};
constexpr std::uint8_t kMinors3[] = {9};
constexpr std::uint8_t kMinors4[] = {0};
constexpr std::uint8_t kMinors5[] = {0, 3};
constexpr std::uint8_t kMinors6[] = {0, 1};

constexpr OpEntry kOps[] = {
    {.name = "attention_decode", .attributes = kAttributes0, .sizes = kStrings2, .key_sizes = 6, .scalars = kScalars0, .tensors = kStrings3, .lay_out = lay_out_attention_decode, .least = least_attention_decode, .limits = kLimits0, .tensors_of = tensors_of_attention_decode, .packed_with = kNoTensor, .check = check_attention_decode, .narrow_tensors = 112, .written_tensors = 24, .required_tensors = 15},
    {.name = "attention_forward", .attributes = kAttributes1, .sizes = kStrings5, .key_sizes = 6, .scalars = kScalars1, .tensors = kStrings6, .lay_out = lay_out_attention_forward, .least = least_attention_forward, .limits = kLimits1, .tensors_of = tensors_of_attention_forward, .packed_with = 7, .check = check_attention_forward, .narrow_tensors = 496, .written_tensors = 24, .required_tensors = 15},
    {.name = "gemm", .attributes = kAttributes2, .sizes = kStrings9, .key_sizes = 4, .scalars = kScalars2, .tensors = kStrings10, .lay_out = lay_out_gemm, .least = least_gemm, .limits = kLimits2, .tensors_of = tensors_of_gemm, .packed_with = kNoTensor, .check = nullptr, .narrow_tensors = 0, .written_tensors = 4, .required_tensors = 7},
};

constexpr ArchEntry kArchs[] = {
    {.name = "ptx80", .kind = TargetKind::cuda, .major = 8, .minor = 0, .minors = {}, .rank = 1, .cpu_flags = {}, .note = "PTX: the driver compiles a kernel for this GPU when it is first loaded, and keeps what it made"},
    {.name = "sm75", .kind = TargetKind::cuda, .major = 7, .minor = 5, .minors = kMinors0, .rank = 75, .cpu_flags = {}, .note = ""},
    {.name = "sm80", .kind = TargetKind::cuda, .major = 8, .minor = 0, .minors = kMinors1, .rank = 80, .cpu_flags = {}, .note = ""},
    {.name = "sm86", .kind = TargetKind::cuda, .major = 8, .minor = 6, .minors = kMinors2, .rank = 86, .cpu_flags = {}, .note = ""},
    {.name = "sm89", .kind = TargetKind::cuda, .major = 8, .minor = 9, .minors = kMinors3, .rank = 89, .cpu_flags = {}, .note = ""},
    {.name = "sm90a", .kind = TargetKind::cuda, .major = 9, .minor = 0, .minors = kMinors4, .rank = 901, .cpu_flags = {}, .note = ""},
    {.name = "sm100f", .kind = TargetKind::cuda, .major = 10, .minor = 0, .minors = kMinors5, .rank = 1001, .cpu_flags = {}, .note = ""},
    {.name = "sm120f", .kind = TargetKind::cuda, .major = 12, .minor = 0, .minors = kMinors6, .rank = 1201, .cpu_flags = {}, .note = ""},
    {.name = "x86-64-v2", .kind = TargetKind::cpu, .major = 0, .minor = 0, .minors = {}, .rank = 2, .cpu_flags = kStrings11, .note = "without AVX2 and FMA, on a path that is right and slow"},
    {.name = "x86-64-v3", .kind = TargetKind::cpu, .major = 0, .minor = 0, .minors = {}, .rank = 3, .cpu_flags = kStrings12, .note = ""},
    {.name = "x86-64-v4", .kind = TargetKind::cpu, .major = 0, .minor = 0, .minors = {}, .rank = 4, .cpu_flags = kStrings13, .note = ""},
};

// The families' cost models, which kernels share: c are a kernel's coefficients.
void predicted_us_0(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto B = static_cast<double>(problem.sizes[0]);
  const auto Hq = static_cast<double>(problem.sizes[1]);
  const auto Hkv = static_cast<double>(problem.sizes[2]);
  const auto Sq = static_cast<double>(problem.sizes[3]);
  const auto Sk = static_cast<double>(problem.sizes[4]);
  const auto D = static_cast<double>(problem.sizes[5]);
  const auto v22 = D > c[0];
  const auto v23 = B * Hkv;
  const auto v24 = std::floor(Hq / Hkv);
  const auto v25 = Sq * v24;
  const auto v26 = v25 / c[1];
  const auto v27 = std::ceil(v26);
  const auto v28 = v23 * v27;
  const auto v29 = Sk / c[2];
  const auto v30 = std::ceil(v29);
  const auto v31 = std::max(c[3], v30);
  const auto v32 = v28 * v31;
  const auto v42 = c[8] * v28;
  const auto v43 = v42 * Sk;
  const auto v44 = v43 * D;
  const auto v45 = v44 / c[9];
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    if (!v22) { *us++ = kNever; continue; }
    const auto ctas = static_cast<double>(runtime[0]);
    const auto v33 = std::min(ctas, c[4]);
    const auto v34 = std::min(v33, v32);
    const auto v35 = v32 / v34;
    const auto v36 = std::ceil(v35);
    const auto v37 = v36 * c[5];
    const auto v38 = v28 / v34;
    const auto v39 = c[6] + v38;
    const auto v40 = c[7] * v39;
    const auto v41 = v37 + v40;
    const auto v46 = v41 / c[10];
    const auto v47 = std::max(v46, v45);
    const auto v48 = c[11] + v47;
    const auto v49 = c[12] * v34;
    const auto v50 = v49 / c[13];
    const auto v51 = v48 + v50;
    *us++ = v51;
  }
}
void predicted_us_1(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto B = static_cast<double>(problem.sizes[0]);
  const auto Hq = static_cast<double>(problem.sizes[1]);
  const auto Hkv = static_cast<double>(problem.sizes[2]);
  const auto Sq = static_cast<double>(problem.sizes[3]);
  const auto Sk = static_cast<double>(problem.sizes[4]);
  const auto D = static_cast<double>(problem.sizes[5]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v21 = D / c[0];
  const auto v22 = std::ceil(v21);
  const auto v23 = std::floor(Hq / Hkv);
  const auto v24 = Sq * v23;
  const auto v25 = v24 / c[1];
  const auto v26 = std::ceil(v25);
  const auto v27 = v22 * c[2];
  const auto v28 = v27 + c[3];
  const auto v29 = v28 + c[4];
  const auto v30 = c[5] * v29;
  const auto v31 = v30 + c[6];
  const auto v32 = B * Hkv;
  const auto v33 = std::max(c[7], threads);
  const auto v34 = v32 / v33;
  const auto v35 = std::ceil(v34);
  const auto v36 = c[8] * Sk;
  const auto v37 = v36 * D;
  const auto v38 = v37 / c[9];
  const auto v39 = v26 * Sk;
  const auto v40 = v39 * v31;
  const auto v41 = v40 / c[10];
  const auto v42 = std::max(v38, v41);
  const auto v43 = v35 * v42;
  const auto v44 = c[11] + v43;
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    *us++ = v44;
  }
}
void predicted_us_2(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto B = static_cast<double>(problem.sizes[0]);
  const auto Hq = static_cast<double>(problem.sizes[1]);
  const auto Sq = static_cast<double>(problem.sizes[3]);
  const auto Sk = static_cast<double>(problem.sizes[4]);
  const auto D = static_cast<double>(problem.sizes[5]);
  const auto v25 = D > c[0];
  const auto v26 = Sq / c[1];
  const auto v27 = std::ceil(v26);
  const auto v28 = v27 * B;
  const auto v29 = v28 * Hq;
  const auto v30 = c[2] * Sk;
  const auto v31 = std::min(Sk, c[3]);
  const auto v32 = c[4] * v31;
  const auto v33 = v30 + v32;
  const auto v34 = v33 / c[5];
  const auto v35 = std::max(c[6], v34);
  const auto v36 = v29 / c[7];
  const auto v37 = std::ceil(v36);
  const auto v38 = std::min(c[8], v37);
  const auto v39 = c[9] * v38;
  const auto v40 = std::max(c[10], v39);
  const auto v41 = v35 * v40;
  const auto v42 = c[11] + v41;
  const auto v43 = v29 / c[12];
  const auto v44 = std::ceil(v43);
  const auto v45 = v43 + v44;
  const auto v46 = c[13] * v45;
  const auto v47 = std::max(c[14], v46);
  const auto v48 = v47 * v42;
  const auto v49 = v48 / c[15];
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    if (!v25) { *us++ = kNever; continue; }
    const auto head_group = static_cast<double>(runtime[0]);
    const auto v50 = c[16] * head_group;
    const auto v51 = c[17] + v50;
    const auto v52 = v49 * v51;
    const auto v53 = c[18] + v52;
    *us++ = v53;
  }
}
void predicted_us_3(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto B = static_cast<double>(problem.sizes[0]);
  const auto Hq = static_cast<double>(problem.sizes[1]);
  const auto Sq = static_cast<double>(problem.sizes[3]);
  const auto Sk = static_cast<double>(problem.sizes[4]);
  const auto D = static_cast<double>(problem.sizes[5]);
  const auto v25 = D > c[0];
  const auto v26 = Sq / c[1];
  const auto v27 = std::ceil(v26);
  const auto v28 = v27 * B;
  const auto v29 = v28 * Hq;
  const auto v30 = Sk / c[2];
  const auto v31 = std::max(c[3], v30);
  const auto v32 = v29 / c[4];
  const auto v33 = std::ceil(v32);
  const auto v34 = std::min(c[5], v33);
  const auto v35 = c[6] * v34;
  const auto v36 = std::max(c[7], v35);
  const auto v37 = v31 * v36;
  const auto v38 = c[8] + v37;
  const auto v39 = v29 / c[9];
  const auto v40 = std::ceil(v39);
  const auto v41 = v39 + v40;
  const auto v42 = c[10] * v41;
  const auto v43 = std::max(c[11], v42);
  const auto v44 = v43 * v38;
  const auto v45 = v44 / c[12];
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    if (!v25) { *us++ = kNever; continue; }
    const auto head_group = static_cast<double>(runtime[0]);
    const auto v46 = c[13] * head_group;
    const auto v47 = c[14] + v46;
    const auto v48 = v45 * v47;
    const auto v49 = c[15] + v48;
    *us++ = v49;
  }
}
void predicted_us_4(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto B = static_cast<double>(problem.sizes[0]);
  const auto Hq = static_cast<double>(problem.sizes[1]);
  const auto Sq = static_cast<double>(problem.sizes[3]);
  const auto Sk = static_cast<double>(problem.sizes[4]);
  const auto D = static_cast<double>(problem.sizes[5]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v24 = D / c[0];
  const auto v25 = std::ceil(v24);
  const auto v26 = v25 * c[1];
  const auto v27 = v26 * c[2];
  const auto v28 = Sk + c[3];
  const auto v29 = c[4] * v28;
  const auto v30 = v29 / c[5];
  const auto v31 = std::max(c[6], v30);
  const auto v32 = D + v27;
  const auto v33 = c[7] * v32;
  const auto v34 = v33 * c[8];
  const auto v35 = c[9] * D;
  const auto v36 = v34 + v35;
  const auto v37 = v36 + c[10];
  const auto v38 = Sq / c[11];
  const auto v39 = std::ceil(v38);
  const auto v40 = v39 * Hq;
  const auto v41 = v40 * B;
  const auto v42 = std::max(c[12], threads);
  const auto v43 = v41 / v42;
  const auto v44 = std::ceil(v43);
  const auto v45 = v31 * v37;
  const auto v46 = c[13] * D;
  const auto v47 = v45 + v46;
  const auto v48 = v44 * v47;
  const auto v49 = v48 / c[14];
  const auto v50 = c[15] + v49;
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    *us++ = v50;
  }
}
void predicted_us_5(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto B = static_cast<double>(problem.sizes[0]);
  const auto Hq = static_cast<double>(problem.sizes[1]);
  const auto Sq = static_cast<double>(problem.sizes[3]);
  const auto Sk = static_cast<double>(problem.sizes[4]);
  const auto D = static_cast<double>(problem.sizes[5]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v24 = D / c[0];
  const auto v25 = std::ceil(v24);
  const auto v26 = v25 * c[1];
  const auto v27 = v26 * c[2];
  const auto v28 = c[3] * Sk;
  const auto v29 = v28 / c[4];
  const auto v30 = std::max(c[5], v29);
  const auto v31 = D + v27;
  const auto v32 = c[6] * v31;
  const auto v33 = v32 * c[7];
  const auto v34 = c[8] * D;
  const auto v35 = v33 + v34;
  const auto v36 = v35 + c[9];
  const auto v37 = Sq / c[10];
  const auto v38 = std::ceil(v37);
  const auto v39 = v38 * Hq;
  const auto v40 = v39 * B;
  const auto v41 = std::max(c[11], threads);
  const auto v42 = v40 / v41;
  const auto v43 = std::ceil(v42);
  const auto v44 = v30 * v36;
  const auto v45 = c[12] * D;
  const auto v46 = v44 + v45;
  const auto v47 = v43 * v46;
  const auto v48 = v47 / c[13];
  const auto v49 = c[14] + v48;
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    *us++ = v49;
  }
}
void predicted_us_6(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto v17 = M / c[1];
  const auto v18 = std::ceil(v17);
  const auto v19 = N / c[2];
  const auto v20 = std::ceil(v19);
  const auto v21 = v18 * v20;
  const auto v22 = v21 * batch;
  const auto v23 = v22 <= c[3];
  const auto v30 = M / c[6];
  const auto v31 = std::ceil(v30);
  const auto v32 = N / c[7];
  const auto v33 = std::ceil(v32);
  const auto v34 = v31 * v33;
  const auto v35 = v34 * batch;
  const auto v37 = K / c[8];
  const auto v38 = std::ceil(v37);
  const auto v66 = N * K;
  const auto v67 = v66 * c[26];
  const auto v68 = v67 < c[27];
  const auto v70 = c[29] * batch;
  const auto v71 = M * K;
  const auto v74 = M * N;
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto split_k = static_cast<double>(runtime[0]);
    const auto v16 = split_k == c[0];
    const auto v24 = v16 || v23;
    const auto v25 = split_k == c[4];
    const auto v26 = c[5] * split_k;
    const auto v27 = K >= v26;
    const auto v28 = v25 || v27;
    const auto v29 = v24 && v28;
    if (!v29) { *us++ = kNever; continue; }
    const auto raster_group = static_cast<double>(runtime[1]);
    const auto v36 = v35 * split_k;
    const auto v39 = v38 / split_k;
    const auto v40 = std::ceil(v39);
    const auto v41 = std::floor(v36 / c[9]);
    const auto v42 = std::floor(v36 / c[10]);
    const auto v43 = v42 * c[11];
    const auto v44 = v36 - v43;
    const auto v45 = v44 > c[12];
    const auto v46 = v44 / c[13];
    const auto v47 = std::ceil(v46);
    const auto v48 = std::max(c[14], v47);
    const auto v49 = c[15] * v48;
    const auto v50 = c[16] / v48;
    const auto v51 = v49 + v50;
    const auto v52 = std::max(v51, c[17]);
    const auto v53 = v40 * v52;
    const auto v54 = c[18] + v53;
    const auto v55 = v54 + c[19];
    const auto v56 = v55 / c[20];
    const auto v57 = v45 ? v56 : c[21];
    const auto v58 = v40 * c[22];
    const auto v59 = c[23] + v58;
    const auto v60 = v59 + c[24];
    const auto v61 = v60 / c[25];
    const auto v62 = v41 * v61;
    const auto v63 = v62 + v57;
    const auto v64 = v31 / raster_group;
    const auto v65 = std::ceil(v64);
    const auto v69 = v68 ? c[28] : v65;
    const auto v72 = v66 * v69;
    const auto v73 = v71 + v72;
    const auto v75 = v73 + v74;
    const auto v76 = v70 * v75;
    const auto v77 = std::min(c[30], v36);
    const auto v78 = std::max(c[31], v77);
    const auto v79 = v78 * c[32];
    const auto v80 = v79 * c[33];
    const auto v81 = v80 / c[34];
    const auto v82 = std::min(c[35], v81);
    const auto v83 = v76 / v82;
    const auto v84 = c[36] * v36;
    const auto v85 = v84 * c[37];
    const auto v86 = v85 / c[38];
    const auto v87 = split_k * c[39];
    const auto v88 = v87 / c[40];
    const auto v89 = v88 / c[41];
    const auto v90 = split_k > c[42];
    const auto v91 = c[43] + v89;
    const auto v92 = v91 + v86;
    const auto v93 = v90 ? v92 : c[44];
    const auto v94 = std::max(v63, v83);
    const auto v95 = c[45] + v94;
    const auto v96 = std::min(v63, v83);
    const auto v97 = c[46] * v96;
    const auto v98 = v95 + v97;
    const auto v99 = v98 + v93;
    *us++ = v99;
  }
}
void predicted_us_7(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto v16 = M / c[1];
  const auto v17 = std::ceil(v16);
  const auto v18 = N / c[2];
  const auto v19 = std::ceil(v18);
  const auto v20 = v17 * v19;
  const auto v21 = v20 * batch;
  const auto v22 = v21 <= c[3];
  const auto v29 = M / c[6];
  const auto v30 = std::ceil(v29);
  const auto v31 = N / c[7];
  const auto v32 = std::ceil(v31);
  const auto v33 = v30 * v32;
  const auto v34 = v33 * batch;
  const auto v36 = K / c[8];
  const auto v37 = std::ceil(v36);
  const auto v58 = c[22] * batch;
  const auto v59 = M * K;
  const auto v60 = N * K;
  const auto v61 = v59 + v60;
  const auto v62 = M * N;
  const auto v63 = v61 + v62;
  const auto v64 = v58 * v63;
  const auto v65 = v64 / c[23];
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto split_k = static_cast<double>(runtime[0]);
    const auto v15 = split_k == c[0];
    const auto v23 = v15 || v22;
    const auto v24 = split_k == c[4];
    const auto v25 = c[5] * split_k;
    const auto v26 = K >= v25;
    const auto v27 = v24 || v26;
    const auto v28 = v23 && v27;
    if (!v28) { *us++ = kNever; continue; }
    const auto v35 = v34 * split_k;
    const auto v38 = v37 / split_k;
    const auto v39 = std::ceil(v38);
    const auto v40 = std::floor(v35 / c[9]);
    const auto v41 = std::floor(v35 / c[10]);
    const auto v42 = v41 * c[11];
    const auto v43 = v35 - v42;
    const auto v44 = v39 * c[12];
    const auto v45 = c[13] + v44;
    const auto v46 = v45 / c[14];
    const auto v47 = v40 * v46;
    const auto v48 = v43 > c[15];
    const auto v49 = v43 / c[16];
    const auto v50 = std::ceil(v49);
    const auto v51 = v50 * c[17];
    const auto v52 = std::max(v51, c[18]);
    const auto v53 = v39 * v52;
    const auto v54 = c[19] + v53;
    const auto v55 = v54 / c[20];
    const auto v56 = v48 ? v55 : c[21];
    const auto v57 = v47 + v56;
    const auto v66 = split_k * c[24];
    const auto v67 = v66 * c[25];
    const auto v68 = v67 * c[26];
    const auto v69 = v68 / c[27];
    const auto v70 = v69 / c[28];
    const auto v71 = split_k > c[29];
    const auto v72 = c[30] + v70;
    const auto v73 = v71 ? v72 : c[31];
    const auto v74 = std::max(v57, v65);
    const auto v75 = c[32] + v74;
    const auto v76 = v75 + v73;
    *us++ = v76;
  }
}
void predicted_us_8(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v16 = c[0] * M;
  const auto v17 = v16 > c[1];
  const auto v18 = N / c[2];
  const auto v19 = std::ceil(v18);
  const auto v28 = std::max(c[5], threads);
  const auto v29 = N * K;
  const auto v30 = v29 / c[6];
  const auto v31 = v30 / v28;
  const auto v32 = std::ceil(v31);
  const auto v33 = M / c[7];
  const auto v34 = std::ceil(v33);
  const auto v35 = std::max(c[8], v34);
  const auto v36 = v32 / c[9];
  const auto v37 = v36 * c[10];
  const auto v38 = v37 * v35;
  const auto v39 = v35 * c[11];
  const auto v40 = M / v39;
  const auto v41 = v38 * v40;
  const auto v46 = c[13] * v32;
  const auto v47 = c[14] / v28;
  const auto v48 = std::min(c[15], v47);
  const auto v49 = v46 / v48;
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto split_k = static_cast<double>(runtime[1]);
    const auto v20 = split_k * v19;
    const auto v21 = threads <= v20;
    const auto v22 = split_k == c[3];
    const auto v23 = c[4] * split_k;
    const auto v24 = K >= v23;
    const auto v25 = v22 || v24;
    const auto v26 = v17 && v21;
    const auto v27 = v26 && v25;
    if (!v27) { *us++ = kNever; continue; }
    const auto block = static_cast<double>(runtime[0]);
    const auto v42 = std::max(c[12], split_k);
    const auto v43 = v28 / v42;
    const auto v44 = N / v43;
    const auto v45 = std::min(block, v44);
    const auto v50 = std::max(c[16], v45);
    const auto v51 = c[17] / v50;
    const auto v52 = c[18] + v51;
    const auto v53 = v49 * v52;
    const auto v54 = std::max(v41, v53);
    const auto v55 = std::min(v41, v53);
    const auto v56 = c[19] * v55;
    const auto v57 = v54 + v56;
    const auto v58 = v57 / c[20];
    const auto v59 = split_k > c[21];
    const auto v60 = v59 ? c[22] : c[23];
    const auto v61 = v58 + v60;
    const auto v62 = batch * v61;
    const auto v63 = c[24] + v62;
    *us++ = v63;
  }
}
void predicted_us_9(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v16 = c[0] * M;
  const auto v17 = v16 > c[1];
  const auto v18 = M <= c[2];
  const auto v19 = N / c[3];
  const auto v20 = std::ceil(v19);
  const auto v27 = v17 && v18;
  const auto v30 = std::max(c[6], threads);
  const auto v31 = N * K;
  const auto v32 = v31 / c[7];
  const auto v33 = v32 / v30;
  const auto v34 = std::ceil(v33);
  const auto v35 = M / c[8];
  const auto v36 = std::ceil(v35);
  const auto v37 = std::max(c[9], v36);
  const auto v38 = v34 / c[10];
  const auto v39 = v38 * c[11];
  const auto v40 = v39 * v37;
  const auto v41 = v37 * c[12];
  const auto v42 = M / v41;
  const auto v43 = v40 * v42;
  const auto v48 = c[14] * v34;
  const auto v49 = c[15] / v30;
  const auto v50 = std::min(c[16], v49);
  const auto v51 = v48 / v50;
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto split_k = static_cast<double>(runtime[1]);
    const auto v21 = split_k * v20;
    const auto v22 = threads <= v21;
    const auto v23 = split_k == c[4];
    const auto v24 = c[5] * split_k;
    const auto v25 = K >= v24;
    const auto v26 = v23 || v25;
    const auto v28 = v27 && v22;
    const auto v29 = v28 && v26;
    if (!v29) { *us++ = kNever; continue; }
    const auto block = static_cast<double>(runtime[0]);
    const auto v44 = std::max(c[13], split_k);
    const auto v45 = v30 / v44;
    const auto v46 = K / v45;
    const auto v47 = std::min(block, v46);
    const auto v52 = std::max(c[17], v47);
    const auto v53 = c[18] / v52;
    const auto v54 = c[19] + v53;
    const auto v55 = v51 * v54;
    const auto v56 = std::max(v43, v55);
    const auto v57 = std::min(v43, v55);
    const auto v58 = c[20] * v57;
    const auto v59 = v56 + v58;
    const auto v60 = v59 / c[21];
    const auto v61 = split_k > c[22];
    const auto v62 = v61 ? c[23] : c[24];
    const auto v63 = v60 + v62;
    const auto v64 = batch * v63;
    const auto v65 = c[25] + v64;
    *us++ = v65;
  }
}
void predicted_us_10(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v28 = K * N;
  const auto v29 = v28 <= c[5];
  const auto v46 = std::min(c[12], K);
  const auto v48 = M <= c[13];
  const auto v50 = N / c[14];
  const auto v51 = std::ceil(v50);
  const auto v71 = std::max(c[21], threads);
  const auto v80 = N / c[26];
  const auto v81 = std::ceil(v80);
  const auto v123 = c[44] / v71;
  const auto v124 = std::min(c[45], v123);
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto kc = static_cast<double>(runtime[0]);
    const auto mc = static_cast<double>(runtime[1]);
    const auto nc = static_cast<double>(runtime[2]);
    const auto pack_a = static_cast<double>(runtime[3]);
    const auto pack_b = static_cast<double>(runtime[4]);
    const auto split_n = static_cast<double>(runtime[5]);
    const auto v20 = pack_b > c[0];
    const auto v21 = pack_b != c[1];
    const auto v22 = std::max(c[2], split_n);
    const auto v23 = std::floor(threads / v22);
    const auto v24 = std::max(c[3], v23);
    const auto v25 = M / v24;
    const auto v26 = std::ceil(v25);
    const auto v27 = v26 <= c[4];
    const auto v30 = v21 || v27;
    const auto v31 = v30 || v29;
    const auto v32 = pack_b <= c[6];
    const auto v33 = M > mc;
    const auto v34 = v32 || v33;
    const auto v35 = pack_a == c[7];
    const auto v36 = std::max(c[8], split_n);
    const auto v37 = N / v36;
    const auto v38 = std::ceil(v37);
    const auto v39 = v38 <= c[9];
    const auto v40 = v35 || v39;
    const auto v41 = pack_b > c[10];
    const auto v42 = nc == c[11];
    const auto v43 = N <= nc;
    const auto v44 = v41 || v42;
    const auto v45 = v44 || v43;
    const auto v47 = kc >= v46;
    const auto v49 = v47 || v48;
    const auto v52 = split_n <= v51;
    const auto v53 = std::max(c[15], split_n);
    const auto v54 = std::floor(threads / v53);
    const auto v55 = std::max(c[16], v54);
    const auto v56 = v55 == c[17];
    const auto v57 = std::max(c[18], split_n);
    const auto v58 = std::floor(threads / v57);
    const auto v59 = std::max(c[19], v58);
    const auto v60 = M / v59;
    const auto v61 = std::ceil(v60);
    const auto v62 = v61 >= c[20];
    const auto v63 = v56 || v62;
    const auto v64 = v20 && v31;
    const auto v65 = v64 && v34;
    const auto v66 = v65 && v40;
    const auto v67 = v66 && v45;
    const auto v68 = v67 && v49;
    const auto v69 = v68 && v52;
    const auto v70 = v69 && v63;
    if (!v70) { *us++ = kNever; continue; }
    const auto v72 = std::max(c[22], split_n);
    const auto v73 = std::floor(threads / v72);
    const auto v74 = std::max(c[23], v73);
    const auto v75 = std::max(c[24], split_n);
    const auto v76 = std::floor(threads / v75);
    const auto v77 = std::max(c[25], v76);
    const auto v78 = M / v77;
    const auto v79 = std::ceil(v78);
    const auto v82 = std::max(c[27], split_n);
    const auto v83 = v81 / v82;
    const auto v84 = std::ceil(v83);
    const auto v85 = v84 * c[28];
    const auto v86 = K / kc;
    const auto v87 = std::ceil(v86);
    const auto v88 = std::max(c[29], v87);
    const auto v89 = K / v88;
    const auto v90 = std::max(c[30], nc);
    const auto v91 = v85 / v90;
    const auto v92 = std::ceil(v91);
    const auto v93 = std::max(c[31], v92);
    const auto v94 = std::max(c[32], mc);
    const auto v95 = v79 / v94;
    const auto v96 = std::ceil(v95);
    const auto v97 = std::max(c[33], v96);
    const auto v98 = v79 / v97;
    const auto v99 = std::ceil(v98);
    const auto v100 = v99 / c[34];
    const auto v101 = std::ceil(v100);
    const auto v102 = std::max(c[35], v101);
    const auto v103 = v97 * v102;
    const auto v104 = c[36] * v79;
    const auto v105 = v104 / v103;
    const auto v106 = v105 / c[37];
    const auto v107 = std::max(v106, c[38]);
    const auto v108 = v103 * v84;
    const auto v109 = v108 * K;
    const auto v110 = v109 * v107;
    const auto v111 = v108 * v88;
    const auto v112 = v111 * c[39];
    const auto v113 = v110 + v112;
    const auto v114 = pack_a > c[40];
    const auto v115 = c[41] * v79;
    const auto v116 = v115 * K;
    const auto v117 = v116 * v93;
    const auto v118 = v113 + v117;
    const auto v119 = c[42] * v113;
    const auto v120 = v114 ? v118 : v119;
    const auto v121 = c[43] * v85;
    const auto v122 = v121 * K;
    const auto v125 = v122 / v124;
    const auto v126 = v85 * K;
    const auto v127 = v126 / c[46];
    const auto v128 = c[47] * v127;
    const auto v129 = v128 / v74;
    const auto v130 = v120 + v129;
    const auto v131 = v130 + v125;
    const auto v132 = c[48] * v97;
    const auto v133 = pack_b > c[49];
    const auto v134 = c[50] * v103;
    const auto v135 = v133 ? v132 : v134;
    const auto v136 = v135 * v127;
    const auto v137 = v120 + v136;
    const auto v138 = std::max(v137, v125);
    const auto v139 = std::min(v137, v125);
    const auto v140 = c[51] * v139;
    const auto v141 = v138 + v140;
    const auto v142 = c[52] * v89;
    const auto v143 = v142 / c[53];
    const auto v144 = v143 - c[54];
    const auto v145 = std::max(c[55], v144);
    const auto v146 = c[56] * v145;
    const auto v147 = c[57] + v146;
    const auto v148 = v141 * v147;
    const auto v149 = pack_b > c[58];
    const auto v150 = v149 ? v131 : v148;
    const auto v151 = pack_b > c[59];
    const auto v152 = v74 > c[60];
    const auto v153 = c[61] * v88;
    const auto v154 = v153 * v93;
    const auto v155 = v152 ? v154 : c[62];
    const auto v156 = v151 ? v155 : c[63];
    const auto v157 = v150 / c[64];
    const auto v158 = v156 * c[65];
    const auto v159 = v157 + v158;
    const auto v160 = batch * v159;
    const auto v161 = c[66] + v160;
    *us++ = v161;
  }
}
void predicted_us_11(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v27 = K * N;
  const auto v28 = v27 <= c[4];
  const auto v45 = std::min(c[11], K);
  const auto v47 = M <= c[12];
  const auto v49 = M >= c[13];
  const auto v50 = N / c[14];
  const auto v51 = std::ceil(v50);
  const auto v71 = std::max(c[21], threads);
  const auto v80 = N / c[26];
  const auto v81 = std::ceil(v80);
  const auto v123 = c[44] / v71;
  const auto v124 = std::min(c[45], v123);
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto kc = static_cast<double>(runtime[0]);
    const auto mc = static_cast<double>(runtime[1]);
    const auto nc = static_cast<double>(runtime[2]);
    const auto pack_a = static_cast<double>(runtime[3]);
    const auto pack_b = static_cast<double>(runtime[4]);
    const auto split_n = static_cast<double>(runtime[5]);
    const auto v20 = pack_b != c[0];
    const auto v21 = std::max(c[1], split_n);
    const auto v22 = std::floor(threads / v21);
    const auto v23 = std::max(c[2], v22);
    const auto v24 = M / v23;
    const auto v25 = std::ceil(v24);
    const auto v26 = v25 <= c[3];
    const auto v29 = v20 || v26;
    const auto v30 = v29 || v28;
    const auto v31 = pack_b <= c[5];
    const auto v32 = M > mc;
    const auto v33 = v31 || v32;
    const auto v34 = pack_a == c[6];
    const auto v35 = std::max(c[7], split_n);
    const auto v36 = N / v35;
    const auto v37 = std::ceil(v36);
    const auto v38 = v37 <= c[8];
    const auto v39 = v34 || v38;
    const auto v40 = pack_b > c[9];
    const auto v41 = nc == c[10];
    const auto v42 = N <= nc;
    const auto v43 = v40 || v41;
    const auto v44 = v43 || v42;
    const auto v46 = kc >= v45;
    const auto v48 = v46 || v47;
    const auto v52 = split_n <= v51;
    const auto v53 = std::max(c[15], split_n);
    const auto v54 = std::floor(threads / v53);
    const auto v55 = std::max(c[16], v54);
    const auto v56 = v55 == c[17];
    const auto v57 = std::max(c[18], split_n);
    const auto v58 = std::floor(threads / v57);
    const auto v59 = std::max(c[19], v58);
    const auto v60 = M / v59;
    const auto v61 = std::ceil(v60);
    const auto v62 = v61 >= c[20];
    const auto v63 = v56 || v62;
    const auto v64 = v30 && v33;
    const auto v65 = v64 && v39;
    const auto v66 = v65 && v44;
    const auto v67 = v66 && v48;
    const auto v68 = v67 && v49;
    const auto v69 = v68 && v52;
    const auto v70 = v69 && v63;
    if (!v70) { *us++ = kNever; continue; }
    const auto v72 = std::max(c[22], split_n);
    const auto v73 = std::floor(threads / v72);
    const auto v74 = std::max(c[23], v73);
    const auto v75 = std::max(c[24], split_n);
    const auto v76 = std::floor(threads / v75);
    const auto v77 = std::max(c[25], v76);
    const auto v78 = M / v77;
    const auto v79 = std::ceil(v78);
    const auto v82 = std::max(c[27], split_n);
    const auto v83 = v81 / v82;
    const auto v84 = std::ceil(v83);
    const auto v85 = v84 * c[28];
    const auto v86 = K / kc;
    const auto v87 = std::ceil(v86);
    const auto v88 = std::max(c[29], v87);
    const auto v89 = K / v88;
    const auto v90 = std::max(c[30], nc);
    const auto v91 = v85 / v90;
    const auto v92 = std::ceil(v91);
    const auto v93 = std::max(c[31], v92);
    const auto v94 = std::max(c[32], mc);
    const auto v95 = v79 / v94;
    const auto v96 = std::ceil(v95);
    const auto v97 = std::max(c[33], v96);
    const auto v98 = v79 / v97;
    const auto v99 = std::ceil(v98);
    const auto v100 = v99 / c[34];
    const auto v101 = std::ceil(v100);
    const auto v102 = std::max(c[35], v101);
    const auto v103 = v97 * v102;
    const auto v104 = c[36] * v79;
    const auto v105 = v104 / v103;
    const auto v106 = v105 / c[37];
    const auto v107 = std::max(v106, c[38]);
    const auto v108 = v103 * v84;
    const auto v109 = v108 * K;
    const auto v110 = v109 * v107;
    const auto v111 = v108 * v88;
    const auto v112 = v111 * c[39];
    const auto v113 = v110 + v112;
    const auto v114 = pack_a > c[40];
    const auto v115 = c[41] * v79;
    const auto v116 = v115 * K;
    const auto v117 = v116 * v93;
    const auto v118 = v113 + v117;
    const auto v119 = c[42] * v113;
    const auto v120 = v114 ? v118 : v119;
    const auto v121 = c[43] * v85;
    const auto v122 = v121 * K;
    const auto v125 = v122 / v124;
    const auto v126 = v85 * K;
    const auto v127 = v126 / c[46];
    const auto v128 = c[47] * v127;
    const auto v129 = v128 / v74;
    const auto v130 = v120 + v129;
    const auto v131 = v130 + v125;
    const auto v132 = c[48] * v97;
    const auto v133 = pack_b > c[49];
    const auto v134 = c[50] * v103;
    const auto v135 = v133 ? v132 : v134;
    const auto v136 = v135 * v127;
    const auto v137 = v120 + v136;
    const auto v138 = std::max(v137, v125);
    const auto v139 = std::min(v137, v125);
    const auto v140 = c[51] * v139;
    const auto v141 = v138 + v140;
    const auto v142 = c[52] * v89;
    const auto v143 = v142 / c[53];
    const auto v144 = v143 - c[54];
    const auto v145 = std::max(c[55], v144);
    const auto v146 = c[56] * v145;
    const auto v147 = c[57] + v146;
    const auto v148 = v141 * v147;
    const auto v149 = pack_b > c[58];
    const auto v150 = v149 ? v131 : v148;
    const auto v151 = pack_b > c[59];
    const auto v152 = v74 > c[60];
    const auto v153 = c[61] * v88;
    const auto v154 = v153 * v93;
    const auto v155 = v152 ? v154 : c[62];
    const auto v156 = v151 ? v155 : c[63];
    const auto v157 = v150 / c[64];
    const auto v158 = v156 * c[65];
    const auto v159 = v157 + v158;
    const auto v160 = batch * v159;
    const auto v161 = c[66] + v160;
    *us++ = v161;
  }
}
void predicted_us_12(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v28 = K * N;
  const auto v29 = v28 <= c[5];
  const auto v46 = std::min(c[12], K);
  const auto v48 = M <= c[13];
  const auto v50 = M >= c[14];
  const auto v51 = N / c[15];
  const auto v52 = std::ceil(v51);
  const auto v73 = std::max(c[22], threads);
  const auto v82 = N / c[27];
  const auto v83 = std::ceil(v82);
  const auto v125 = c[45] / v73;
  const auto v126 = std::min(c[46], v125);
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto kc = static_cast<double>(runtime[0]);
    const auto mc = static_cast<double>(runtime[1]);
    const auto nc = static_cast<double>(runtime[2]);
    const auto pack_a = static_cast<double>(runtime[3]);
    const auto pack_b = static_cast<double>(runtime[4]);
    const auto split_n = static_cast<double>(runtime[5]);
    const auto v20 = pack_b > c[0];
    const auto v21 = pack_b != c[1];
    const auto v22 = std::max(c[2], split_n);
    const auto v23 = std::floor(threads / v22);
    const auto v24 = std::max(c[3], v23);
    const auto v25 = M / v24;
    const auto v26 = std::ceil(v25);
    const auto v27 = v26 <= c[4];
    const auto v30 = v21 || v27;
    const auto v31 = v30 || v29;
    const auto v32 = pack_b <= c[6];
    const auto v33 = M > mc;
    const auto v34 = v32 || v33;
    const auto v35 = pack_a == c[7];
    const auto v36 = std::max(c[8], split_n);
    const auto v37 = N / v36;
    const auto v38 = std::ceil(v37);
    const auto v39 = v38 <= c[9];
    const auto v40 = v35 || v39;
    const auto v41 = pack_b > c[10];
    const auto v42 = nc == c[11];
    const auto v43 = N <= nc;
    const auto v44 = v41 || v42;
    const auto v45 = v44 || v43;
    const auto v47 = kc >= v46;
    const auto v49 = v47 || v48;
    const auto v53 = split_n <= v52;
    const auto v54 = std::max(c[16], split_n);
    const auto v55 = std::floor(threads / v54);
    const auto v56 = std::max(c[17], v55);
    const auto v57 = v56 == c[18];
    const auto v58 = std::max(c[19], split_n);
    const auto v59 = std::floor(threads / v58);
    const auto v60 = std::max(c[20], v59);
    const auto v61 = M / v60;
    const auto v62 = std::ceil(v61);
    const auto v63 = v62 >= c[21];
    const auto v64 = v57 || v63;
    const auto v65 = v20 && v31;
    const auto v66 = v65 && v34;
    const auto v67 = v66 && v40;
    const auto v68 = v67 && v45;
    const auto v69 = v68 && v49;
    const auto v70 = v69 && v50;
    const auto v71 = v70 && v53;
    const auto v72 = v71 && v64;
    if (!v72) { *us++ = kNever; continue; }
    const auto v74 = std::max(c[23], split_n);
    const auto v75 = std::floor(threads / v74);
    const auto v76 = std::max(c[24], v75);
    const auto v77 = std::max(c[25], split_n);
    const auto v78 = std::floor(threads / v77);
    const auto v79 = std::max(c[26], v78);
    const auto v80 = M / v79;
    const auto v81 = std::ceil(v80);
    const auto v84 = std::max(c[28], split_n);
    const auto v85 = v83 / v84;
    const auto v86 = std::ceil(v85);
    const auto v87 = v86 * c[29];
    const auto v88 = K / kc;
    const auto v89 = std::ceil(v88);
    const auto v90 = std::max(c[30], v89);
    const auto v91 = K / v90;
    const auto v92 = std::max(c[31], nc);
    const auto v93 = v87 / v92;
    const auto v94 = std::ceil(v93);
    const auto v95 = std::max(c[32], v94);
    const auto v96 = std::max(c[33], mc);
    const auto v97 = v81 / v96;
    const auto v98 = std::ceil(v97);
    const auto v99 = std::max(c[34], v98);
    const auto v100 = v81 / v99;
    const auto v101 = std::ceil(v100);
    const auto v102 = v101 / c[35];
    const auto v103 = std::ceil(v102);
    const auto v104 = std::max(c[36], v103);
    const auto v105 = v99 * v104;
    const auto v106 = c[37] * v81;
    const auto v107 = v106 / v105;
    const auto v108 = v107 / c[38];
    const auto v109 = std::max(v108, c[39]);
    const auto v110 = v105 * v86;
    const auto v111 = v110 * K;
    const auto v112 = v111 * v109;
    const auto v113 = v110 * v90;
    const auto v114 = v113 * c[40];
    const auto v115 = v112 + v114;
    const auto v116 = pack_a > c[41];
    const auto v117 = c[42] * v81;
    const auto v118 = v117 * K;
    const auto v119 = v118 * v95;
    const auto v120 = v115 + v119;
    const auto v121 = c[43] * v115;
    const auto v122 = v116 ? v120 : v121;
    const auto v123 = c[44] * v87;
    const auto v124 = v123 * K;
    const auto v127 = v124 / v126;
    const auto v128 = v87 * K;
    const auto v129 = v128 / c[47];
    const auto v130 = c[48] * v129;
    const auto v131 = v130 / v76;
    const auto v132 = v122 + v131;
    const auto v133 = v132 + v127;
    const auto v134 = c[49] * v99;
    const auto v135 = pack_b > c[50];
    const auto v136 = c[51] * v105;
    const auto v137 = v135 ? v134 : v136;
    const auto v138 = v137 * v129;
    const auto v139 = v122 + v138;
    const auto v140 = std::max(v139, v127);
    const auto v141 = std::min(v139, v127);
    const auto v142 = c[52] * v141;
    const auto v143 = v140 + v142;
    const auto v144 = c[53] * v91;
    const auto v145 = v144 / c[54];
    const auto v146 = v145 - c[55];
    const auto v147 = std::max(c[56], v146);
    const auto v148 = c[57] * v147;
    const auto v149 = c[58] + v148;
    const auto v150 = v143 * v149;
    const auto v151 = pack_b > c[59];
    const auto v152 = v151 ? v133 : v150;
    const auto v153 = pack_b > c[60];
    const auto v154 = v76 > c[61];
    const auto v155 = c[62] * v90;
    const auto v156 = v155 * v95;
    const auto v157 = v154 ? v156 : c[63];
    const auto v158 = v153 ? v157 : c[64];
    const auto v159 = v152 / c[65];
    const auto v160 = v158 * c[66];
    const auto v161 = v159 + v160;
    const auto v162 = batch * v161;
    const auto v163 = c[67] + v162;
    *us++ = v163;
  }
}
void predicted_us_13(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v16 = c[0] * M;
  const auto v17 = v16 > c[1];
  const auto v18 = N / c[2];
  const auto v19 = std::ceil(v18);
  const auto v28 = std::max(c[5], threads);
  const auto v29 = N * K;
  const auto v30 = v29 / c[6];
  const auto v31 = v30 / v28;
  const auto v32 = std::ceil(v31);
  const auto v33 = M / c[7];
  const auto v34 = std::ceil(v33);
  const auto v35 = std::max(c[8], v34);
  const auto v36 = v32 / c[9];
  const auto v37 = v36 * c[10];
  const auto v38 = v37 * v35;
  const auto v39 = v35 * c[11];
  const auto v40 = M / v39;
  const auto v41 = v38 * v40;
  const auto v46 = c[13] * v32;
  const auto v47 = c[14] / v28;
  const auto v48 = std::min(c[15], v47);
  const auto v49 = v46 / v48;
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto split_k = static_cast<double>(runtime[1]);
    const auto v20 = split_k * v19;
    const auto v21 = threads <= v20;
    const auto v22 = split_k == c[3];
    const auto v23 = c[4] * split_k;
    const auto v24 = K >= v23;
    const auto v25 = v22 || v24;
    const auto v26 = v17 && v21;
    const auto v27 = v26 && v25;
    if (!v27) { *us++ = kNever; continue; }
    const auto block = static_cast<double>(runtime[0]);
    const auto v42 = std::max(c[12], split_k);
    const auto v43 = v28 / v42;
    const auto v44 = K / v43;
    const auto v45 = std::min(block, v44);
    const auto v50 = std::max(c[16], v45);
    const auto v51 = c[17] / v50;
    const auto v52 = c[18] + v51;
    const auto v53 = v49 * v52;
    const auto v54 = std::max(v41, v53);
    const auto v55 = std::min(v41, v53);
    const auto v56 = c[19] * v55;
    const auto v57 = v54 + v56;
    const auto v58 = v57 / c[20];
    const auto v59 = split_k > c[21];
    const auto v60 = v59 ? c[22] : c[23];
    const auto v61 = v58 + v60;
    const auto v62 = batch * v61;
    const auto v63 = c[24] + v62;
    *us++ = v63;
  }
}
void predicted_us_14(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v28 = K * N;
  const auto v29 = v28 <= c[5];
  const auto v46 = std::min(c[12], K);
  const auto v49 = N / c[14];
  const auto v50 = std::ceil(v49);
  const auto v70 = std::max(c[21], threads);
  const auto v79 = N / c[26];
  const auto v80 = std::ceil(v79);
  const auto v122 = c[44] / v70;
  const auto v123 = std::min(c[45], v122);
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto kc = static_cast<double>(runtime[0]);
    const auto mc = static_cast<double>(runtime[1]);
    const auto nc = static_cast<double>(runtime[2]);
    const auto pack_a = static_cast<double>(runtime[3]);
    const auto pack_b = static_cast<double>(runtime[4]);
    const auto split_n = static_cast<double>(runtime[5]);
    const auto v20 = pack_b > c[0];
    const auto v21 = pack_b != c[1];
    const auto v22 = std::max(c[2], split_n);
    const auto v23 = std::floor(threads / v22);
    const auto v24 = std::max(c[3], v23);
    const auto v25 = M / v24;
    const auto v26 = std::ceil(v25);
    const auto v27 = v26 <= c[4];
    const auto v30 = v21 || v27;
    const auto v31 = v30 || v29;
    const auto v32 = pack_b <= c[6];
    const auto v33 = M > mc;
    const auto v34 = v32 || v33;
    const auto v35 = pack_a == c[7];
    const auto v36 = std::max(c[8], split_n);
    const auto v37 = N / v36;
    const auto v38 = std::ceil(v37);
    const auto v39 = v38 <= c[9];
    const auto v40 = v35 || v39;
    const auto v41 = pack_b > c[10];
    const auto v42 = nc == c[11];
    const auto v43 = N <= nc;
    const auto v44 = v41 || v42;
    const auto v45 = v44 || v43;
    const auto v47 = kc >= v46;
    const auto v51 = split_n <= v50;
    const auto v52 = std::max(c[15], split_n);
    const auto v53 = std::floor(threads / v52);
    const auto v54 = std::max(c[16], v53);
    const auto v55 = v54 == c[17];
    const auto v56 = std::max(c[18], split_n);
    const auto v57 = std::floor(threads / v56);
    const auto v58 = std::max(c[19], v57);
    const auto v59 = M / v58;
    const auto v60 = std::ceil(v59);
    const auto v61 = v60 >= c[20];
    const auto v62 = v55 || v61;
    const auto v63 = v20 && v31;
    const auto v64 = v63 && v34;
    const auto v65 = v64 && v40;
    const auto v66 = v65 && v45;
    const auto v67 = v66 && v47;
    const auto v68 = v67 && v51;
    const auto v69 = v68 && v62;
    if (!v69) { *us++ = kNever; continue; }
    const auto v71 = std::max(c[22], split_n);
    const auto v72 = std::floor(threads / v71);
    const auto v73 = std::max(c[23], v72);
    const auto v74 = std::max(c[24], split_n);
    const auto v75 = std::floor(threads / v74);
    const auto v76 = std::max(c[25], v75);
    const auto v77 = M / v76;
    const auto v78 = std::ceil(v77);
    const auto v81 = std::max(c[27], split_n);
    const auto v82 = v80 / v81;
    const auto v83 = std::ceil(v82);
    const auto v84 = v83 * c[28];
    const auto v85 = K / kc;
    const auto v86 = std::ceil(v85);
    const auto v87 = std::max(c[29], v86);
    const auto v88 = K / v87;
    const auto v89 = std::max(c[30], nc);
    const auto v90 = v84 / v89;
    const auto v91 = std::ceil(v90);
    const auto v92 = std::max(c[31], v91);
    const auto v93 = std::max(c[32], mc);
    const auto v94 = v78 / v93;
    const auto v95 = std::ceil(v94);
    const auto v96 = std::max(c[33], v95);
    const auto v97 = v78 / v96;
    const auto v98 = std::ceil(v97);
    const auto v99 = v98 / c[34];
    const auto v100 = std::ceil(v99);
    const auto v101 = std::max(c[35], v100);
    const auto v102 = v96 * v101;
    const auto v103 = c[36] * v78;
    const auto v104 = v103 / v102;
    const auto v105 = v104 / c[37];
    const auto v106 = std::max(v105, c[38]);
    const auto v107 = v102 * v83;
    const auto v108 = v107 * K;
    const auto v109 = v108 * v106;
    const auto v110 = v107 * v87;
    const auto v111 = v110 * c[39];
    const auto v112 = v109 + v111;
    const auto v113 = pack_a > c[40];
    const auto v114 = c[41] * v78;
    const auto v115 = v114 * K;
    const auto v116 = v115 * v92;
    const auto v117 = v112 + v116;
    const auto v118 = c[42] * v112;
    const auto v119 = v113 ? v117 : v118;
    const auto v120 = c[43] * v84;
    const auto v121 = v120 * K;
    const auto v124 = v121 / v123;
    const auto v125 = v84 * K;
    const auto v126 = v125 / c[46];
    const auto v127 = c[47] * v126;
    const auto v128 = v127 / v73;
    const auto v129 = v119 + v128;
    const auto v130 = v129 + v124;
    const auto v131 = c[48] * v96;
    const auto v132 = pack_b > c[49];
    const auto v133 = c[50] * v102;
    const auto v134 = v132 ? v131 : v133;
    const auto v135 = v134 * v126;
    const auto v136 = v119 + v135;
    const auto v137 = std::max(v136, v124);
    const auto v138 = std::min(v136, v124);
    const auto v139 = c[51] * v138;
    const auto v140 = v137 + v139;
    const auto v141 = c[52] * v88;
    const auto v142 = v141 / c[53];
    const auto v143 = v142 - c[54];
    const auto v144 = std::max(c[55], v143);
    const auto v145 = c[56] * v144;
    const auto v146 = c[57] + v145;
    const auto v147 = v140 * v146;
    const auto v148 = pack_b > c[58];
    const auto v149 = v148 ? v130 : v147;
    const auto v150 = pack_b > c[59];
    const auto v151 = v73 > c[60];
    const auto v152 = c[61] * v87;
    const auto v153 = v152 * v92;
    const auto v154 = v151 ? v153 : c[62];
    const auto v155 = v150 ? v154 : c[63];
    const auto v156 = v149 / c[64];
    const auto v157 = v155 * c[65];
    const auto v158 = v156 + v157;
    const auto v159 = batch * v158;
    const auto v160 = c[66] + v159;
    *us++ = v160;
  }
}
void predicted_us_15(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v28 = K * N;
  const auto v29 = v28 <= c[5];
  const auto v46 = std::min(c[12], K);
  const auto v49 = M >= c[14];
  const auto v50 = N / c[15];
  const auto v51 = std::ceil(v50);
  const auto v72 = std::max(c[22], threads);
  const auto v81 = N / c[27];
  const auto v82 = std::ceil(v81);
  const auto v124 = c[45] / v72;
  const auto v125 = std::min(c[46], v124);
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto kc = static_cast<double>(runtime[0]);
    const auto mc = static_cast<double>(runtime[1]);
    const auto nc = static_cast<double>(runtime[2]);
    const auto pack_a = static_cast<double>(runtime[3]);
    const auto pack_b = static_cast<double>(runtime[4]);
    const auto split_n = static_cast<double>(runtime[5]);
    const auto v20 = pack_a == c[0];
    const auto v21 = pack_b != c[1];
    const auto v22 = std::max(c[2], split_n);
    const auto v23 = std::floor(threads / v22);
    const auto v24 = std::max(c[3], v23);
    const auto v25 = M / v24;
    const auto v26 = std::ceil(v25);
    const auto v27 = v26 <= c[4];
    const auto v30 = v21 || v27;
    const auto v31 = v30 || v29;
    const auto v32 = pack_b <= c[6];
    const auto v33 = M > mc;
    const auto v34 = v32 || v33;
    const auto v35 = pack_a == c[7];
    const auto v36 = std::max(c[8], split_n);
    const auto v37 = N / v36;
    const auto v38 = std::ceil(v37);
    const auto v39 = v38 <= c[9];
    const auto v40 = v35 || v39;
    const auto v41 = pack_b > c[10];
    const auto v42 = nc == c[11];
    const auto v43 = N <= nc;
    const auto v44 = v41 || v42;
    const auto v45 = v44 || v43;
    const auto v47 = kc >= v46;
    const auto v52 = split_n <= v51;
    const auto v53 = std::max(c[16], split_n);
    const auto v54 = std::floor(threads / v53);
    const auto v55 = std::max(c[17], v54);
    const auto v56 = v55 == c[18];
    const auto v57 = std::max(c[19], split_n);
    const auto v58 = std::floor(threads / v57);
    const auto v59 = std::max(c[20], v58);
    const auto v60 = M / v59;
    const auto v61 = std::ceil(v60);
    const auto v62 = v61 >= c[21];
    const auto v63 = v56 || v62;
    const auto v64 = v20 && v31;
    const auto v65 = v64 && v34;
    const auto v66 = v65 && v40;
    const auto v67 = v66 && v45;
    const auto v68 = v67 && v47;
    const auto v69 = v68 && v49;
    const auto v70 = v69 && v52;
    const auto v71 = v70 && v63;
    if (!v71) { *us++ = kNever; continue; }
    const auto v73 = std::max(c[23], split_n);
    const auto v74 = std::floor(threads / v73);
    const auto v75 = std::max(c[24], v74);
    const auto v76 = std::max(c[25], split_n);
    const auto v77 = std::floor(threads / v76);
    const auto v78 = std::max(c[26], v77);
    const auto v79 = M / v78;
    const auto v80 = std::ceil(v79);
    const auto v83 = std::max(c[28], split_n);
    const auto v84 = v82 / v83;
    const auto v85 = std::ceil(v84);
    const auto v86 = v85 * c[29];
    const auto v87 = K / kc;
    const auto v88 = std::ceil(v87);
    const auto v89 = std::max(c[30], v88);
    const auto v90 = K / v89;
    const auto v91 = std::max(c[31], nc);
    const auto v92 = v86 / v91;
    const auto v93 = std::ceil(v92);
    const auto v94 = std::max(c[32], v93);
    const auto v95 = std::max(c[33], mc);
    const auto v96 = v80 / v95;
    const auto v97 = std::ceil(v96);
    const auto v98 = std::max(c[34], v97);
    const auto v99 = v80 / v98;
    const auto v100 = std::ceil(v99);
    const auto v101 = v100 / c[35];
    const auto v102 = std::ceil(v101);
    const auto v103 = std::max(c[36], v102);
    const auto v104 = v98 * v103;
    const auto v105 = c[37] * v80;
    const auto v106 = v105 / v104;
    const auto v107 = v106 / c[38];
    const auto v108 = std::max(v107, c[39]);
    const auto v109 = v104 * v85;
    const auto v110 = v109 * K;
    const auto v111 = v110 * v108;
    const auto v112 = v109 * v89;
    const auto v113 = v112 * c[40];
    const auto v114 = v111 + v113;
    const auto v115 = pack_a > c[41];
    const auto v116 = c[42] * v80;
    const auto v117 = v116 * K;
    const auto v118 = v117 * v94;
    const auto v119 = v114 + v118;
    const auto v120 = c[43] * v114;
    const auto v121 = v115 ? v119 : v120;
    const auto v122 = c[44] * v86;
    const auto v123 = v122 * K;
    const auto v126 = v123 / v125;
    const auto v127 = v86 * K;
    const auto v128 = v127 / c[47];
    const auto v129 = c[48] * v128;
    const auto v130 = v129 / v75;
    const auto v131 = v121 + v130;
    const auto v132 = v131 + v126;
    const auto v133 = c[49] * v98;
    const auto v134 = pack_b > c[50];
    const auto v135 = c[51] * v104;
    const auto v136 = v134 ? v133 : v135;
    const auto v137 = v136 * v128;
    const auto v138 = v121 + v137;
    const auto v139 = std::max(v138, v126);
    const auto v140 = std::min(v138, v126);
    const auto v141 = c[52] * v140;
    const auto v142 = v139 + v141;
    const auto v143 = c[53] * v90;
    const auto v144 = v143 / c[54];
    const auto v145 = v144 - c[55];
    const auto v146 = std::max(c[56], v145);
    const auto v147 = c[57] * v146;
    const auto v148 = c[58] + v147;
    const auto v149 = v142 * v148;
    const auto v150 = pack_b > c[59];
    const auto v151 = v150 ? v132 : v149;
    const auto v152 = pack_b > c[60];
    const auto v153 = v75 > c[61];
    const auto v154 = c[62] * v89;
    const auto v155 = v154 * v94;
    const auto v156 = v153 ? v155 : c[63];
    const auto v157 = v152 ? v156 : c[64];
    const auto v158 = v151 / c[65];
    const auto v159 = v157 * c[66];
    const auto v160 = v158 + v159;
    const auto v161 = batch * v160;
    const auto v162 = c[67] + v161;
    *us++ = v162;
  }
}
void predicted_us_16(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v29 = K * N;
  const auto v30 = v29 <= c[6];
  const auto v47 = std::min(c[13], K);
  const auto v50 = M >= c[15];
  const auto v51 = N / c[16];
  const auto v52 = std::ceil(v51);
  const auto v74 = std::max(c[23], threads);
  const auto v83 = N / c[28];
  const auto v84 = std::ceil(v83);
  const auto v126 = c[46] / v74;
  const auto v127 = std::min(c[47], v126);
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto kc = static_cast<double>(runtime[0]);
    const auto mc = static_cast<double>(runtime[1]);
    const auto nc = static_cast<double>(runtime[2]);
    const auto pack_a = static_cast<double>(runtime[3]);
    const auto pack_b = static_cast<double>(runtime[4]);
    const auto split_n = static_cast<double>(runtime[5]);
    const auto v20 = pack_a == c[0];
    const auto v21 = pack_b > c[1];
    const auto v22 = pack_b != c[2];
    const auto v23 = std::max(c[3], split_n);
    const auto v24 = std::floor(threads / v23);
    const auto v25 = std::max(c[4], v24);
    const auto v26 = M / v25;
    const auto v27 = std::ceil(v26);
    const auto v28 = v27 <= c[5];
    const auto v31 = v22 || v28;
    const auto v32 = v31 || v30;
    const auto v33 = pack_b <= c[7];
    const auto v34 = M > mc;
    const auto v35 = v33 || v34;
    const auto v36 = pack_a == c[8];
    const auto v37 = std::max(c[9], split_n);
    const auto v38 = N / v37;
    const auto v39 = std::ceil(v38);
    const auto v40 = v39 <= c[10];
    const auto v41 = v36 || v40;
    const auto v42 = pack_b > c[11];
    const auto v43 = nc == c[12];
    const auto v44 = N <= nc;
    const auto v45 = v42 || v43;
    const auto v46 = v45 || v44;
    const auto v48 = kc >= v47;
    const auto v53 = split_n <= v52;
    const auto v54 = std::max(c[17], split_n);
    const auto v55 = std::floor(threads / v54);
    const auto v56 = std::max(c[18], v55);
    const auto v57 = v56 == c[19];
    const auto v58 = std::max(c[20], split_n);
    const auto v59 = std::floor(threads / v58);
    const auto v60 = std::max(c[21], v59);
    const auto v61 = M / v60;
    const auto v62 = std::ceil(v61);
    const auto v63 = v62 >= c[22];
    const auto v64 = v57 || v63;
    const auto v65 = v20 && v21;
    const auto v66 = v65 && v32;
    const auto v67 = v66 && v35;
    const auto v68 = v67 && v41;
    const auto v69 = v68 && v46;
    const auto v70 = v69 && v48;
    const auto v71 = v70 && v50;
    const auto v72 = v71 && v53;
    const auto v73 = v72 && v64;
    if (!v73) { *us++ = kNever; continue; }
    const auto v75 = std::max(c[24], split_n);
    const auto v76 = std::floor(threads / v75);
    const auto v77 = std::max(c[25], v76);
    const auto v78 = std::max(c[26], split_n);
    const auto v79 = std::floor(threads / v78);
    const auto v80 = std::max(c[27], v79);
    const auto v81 = M / v80;
    const auto v82 = std::ceil(v81);
    const auto v85 = std::max(c[29], split_n);
    const auto v86 = v84 / v85;
    const auto v87 = std::ceil(v86);
    const auto v88 = v87 * c[30];
    const auto v89 = K / kc;
    const auto v90 = std::ceil(v89);
    const auto v91 = std::max(c[31], v90);
    const auto v92 = K / v91;
    const auto v93 = std::max(c[32], nc);
    const auto v94 = v88 / v93;
    const auto v95 = std::ceil(v94);
    const auto v96 = std::max(c[33], v95);
    const auto v97 = std::max(c[34], mc);
    const auto v98 = v82 / v97;
    const auto v99 = std::ceil(v98);
    const auto v100 = std::max(c[35], v99);
    const auto v101 = v82 / v100;
    const auto v102 = std::ceil(v101);
    const auto v103 = v102 / c[36];
    const auto v104 = std::ceil(v103);
    const auto v105 = std::max(c[37], v104);
    const auto v106 = v100 * v105;
    const auto v107 = c[38] * v82;
    const auto v108 = v107 / v106;
    const auto v109 = v108 / c[39];
    const auto v110 = std::max(v109, c[40]);
    const auto v111 = v106 * v87;
    const auto v112 = v111 * K;
    const auto v113 = v112 * v110;
    const auto v114 = v111 * v91;
    const auto v115 = v114 * c[41];
    const auto v116 = v113 + v115;
    const auto v117 = pack_a > c[42];
    const auto v118 = c[43] * v82;
    const auto v119 = v118 * K;
    const auto v120 = v119 * v96;
    const auto v121 = v116 + v120;
    const auto v122 = c[44] * v116;
    const auto v123 = v117 ? v121 : v122;
    const auto v124 = c[45] * v88;
    const auto v125 = v124 * K;
    const auto v128 = v125 / v127;
    const auto v129 = v88 * K;
    const auto v130 = v129 / c[48];
    const auto v131 = c[49] * v130;
    const auto v132 = v131 / v77;
    const auto v133 = v123 + v132;
    const auto v134 = v133 + v128;
    const auto v135 = c[50] * v100;
    const auto v136 = pack_b > c[51];
    const auto v137 = c[52] * v106;
    const auto v138 = v136 ? v135 : v137;
    const auto v139 = v138 * v130;
    const auto v140 = v123 + v139;
    const auto v141 = std::max(v140, v128);
    const auto v142 = std::min(v140, v128);
    const auto v143 = c[53] * v142;
    const auto v144 = v141 + v143;
    const auto v145 = c[54] * v92;
    const auto v146 = v145 / c[55];
    const auto v147 = v146 - c[56];
    const auto v148 = std::max(c[57], v147);
    const auto v149 = c[58] * v148;
    const auto v150 = c[59] + v149;
    const auto v151 = v144 * v150;
    const auto v152 = pack_b > c[60];
    const auto v153 = v152 ? v134 : v151;
    const auto v154 = pack_b > c[61];
    const auto v155 = v77 > c[62];
    const auto v156 = c[63] * v91;
    const auto v157 = v156 * v96;
    const auto v158 = v155 ? v157 : c[64];
    const auto v159 = v154 ? v158 : c[65];
    const auto v160 = v153 / c[66];
    const auto v161 = v159 * c[67];
    const auto v162 = v160 + v161;
    const auto v163 = batch * v162;
    const auto v164 = c[68] + v163;
    *us++ = v164;
  }
}
void predicted_us_17(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v27 = K * N;
  const auto v28 = v27 <= c[4];
  const auto v45 = std::min(c[11], K);
  const auto v48 = M >= c[13];
  const auto v49 = N / c[14];
  const auto v50 = std::ceil(v49);
  const auto v70 = std::max(c[21], threads);
  const auto v79 = N / c[26];
  const auto v80 = std::ceil(v79);
  const auto v122 = c[44] / v70;
  const auto v123 = std::min(c[45], v122);
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto kc = static_cast<double>(runtime[0]);
    const auto mc = static_cast<double>(runtime[1]);
    const auto nc = static_cast<double>(runtime[2]);
    const auto pack_a = static_cast<double>(runtime[3]);
    const auto pack_b = static_cast<double>(runtime[4]);
    const auto split_n = static_cast<double>(runtime[5]);
    const auto v20 = pack_b != c[0];
    const auto v21 = std::max(c[1], split_n);
    const auto v22 = std::floor(threads / v21);
    const auto v23 = std::max(c[2], v22);
    const auto v24 = M / v23;
    const auto v25 = std::ceil(v24);
    const auto v26 = v25 <= c[3];
    const auto v29 = v20 || v26;
    const auto v30 = v29 || v28;
    const auto v31 = pack_b <= c[5];
    const auto v32 = M > mc;
    const auto v33 = v31 || v32;
    const auto v34 = pack_a == c[6];
    const auto v35 = std::max(c[7], split_n);
    const auto v36 = N / v35;
    const auto v37 = std::ceil(v36);
    const auto v38 = v37 <= c[8];
    const auto v39 = v34 || v38;
    const auto v40 = pack_b > c[9];
    const auto v41 = nc == c[10];
    const auto v42 = N <= nc;
    const auto v43 = v40 || v41;
    const auto v44 = v43 || v42;
    const auto v46 = kc >= v45;
    const auto v51 = split_n <= v50;
    const auto v52 = std::max(c[15], split_n);
    const auto v53 = std::floor(threads / v52);
    const auto v54 = std::max(c[16], v53);
    const auto v55 = v54 == c[17];
    const auto v56 = std::max(c[18], split_n);
    const auto v57 = std::floor(threads / v56);
    const auto v58 = std::max(c[19], v57);
    const auto v59 = M / v58;
    const auto v60 = std::ceil(v59);
    const auto v61 = v60 >= c[20];
    const auto v62 = v55 || v61;
    const auto v63 = v30 && v33;
    const auto v64 = v63 && v39;
    const auto v65 = v64 && v44;
    const auto v66 = v65 && v46;
    const auto v67 = v66 && v48;
    const auto v68 = v67 && v51;
    const auto v69 = v68 && v62;
    if (!v69) { *us++ = kNever; continue; }
    const auto v71 = std::max(c[22], split_n);
    const auto v72 = std::floor(threads / v71);
    const auto v73 = std::max(c[23], v72);
    const auto v74 = std::max(c[24], split_n);
    const auto v75 = std::floor(threads / v74);
    const auto v76 = std::max(c[25], v75);
    const auto v77 = M / v76;
    const auto v78 = std::ceil(v77);
    const auto v81 = std::max(c[27], split_n);
    const auto v82 = v80 / v81;
    const auto v83 = std::ceil(v82);
    const auto v84 = v83 * c[28];
    const auto v85 = K / kc;
    const auto v86 = std::ceil(v85);
    const auto v87 = std::max(c[29], v86);
    const auto v88 = K / v87;
    const auto v89 = std::max(c[30], nc);
    const auto v90 = v84 / v89;
    const auto v91 = std::ceil(v90);
    const auto v92 = std::max(c[31], v91);
    const auto v93 = std::max(c[32], mc);
    const auto v94 = v78 / v93;
    const auto v95 = std::ceil(v94);
    const auto v96 = std::max(c[33], v95);
    const auto v97 = v78 / v96;
    const auto v98 = std::ceil(v97);
    const auto v99 = v98 / c[34];
    const auto v100 = std::ceil(v99);
    const auto v101 = std::max(c[35], v100);
    const auto v102 = v96 * v101;
    const auto v103 = c[36] * v78;
    const auto v104 = v103 / v102;
    const auto v105 = v104 / c[37];
    const auto v106 = std::max(v105, c[38]);
    const auto v107 = v102 * v83;
    const auto v108 = v107 * K;
    const auto v109 = v108 * v106;
    const auto v110 = v107 * v87;
    const auto v111 = v110 * c[39];
    const auto v112 = v109 + v111;
    const auto v113 = pack_a > c[40];
    const auto v114 = c[41] * v78;
    const auto v115 = v114 * K;
    const auto v116 = v115 * v92;
    const auto v117 = v112 + v116;
    const auto v118 = c[42] * v112;
    const auto v119 = v113 ? v117 : v118;
    const auto v120 = c[43] * v84;
    const auto v121 = v120 * K;
    const auto v124 = v121 / v123;
    const auto v125 = v84 * K;
    const auto v126 = v125 / c[46];
    const auto v127 = c[47] * v126;
    const auto v128 = v127 / v73;
    const auto v129 = v119 + v128;
    const auto v130 = v129 + v124;
    const auto v131 = c[48] * v96;
    const auto v132 = pack_b > c[49];
    const auto v133 = c[50] * v102;
    const auto v134 = v132 ? v131 : v133;
    const auto v135 = v134 * v126;
    const auto v136 = v119 + v135;
    const auto v137 = std::max(v136, v124);
    const auto v138 = std::min(v136, v124);
    const auto v139 = c[51] * v138;
    const auto v140 = v137 + v139;
    const auto v141 = c[52] * v88;
    const auto v142 = v141 / c[53];
    const auto v143 = v142 - c[54];
    const auto v144 = std::max(c[55], v143);
    const auto v145 = c[56] * v144;
    const auto v146 = c[57] + v145;
    const auto v147 = v140 * v146;
    const auto v148 = pack_b > c[58];
    const auto v149 = v148 ? v130 : v147;
    const auto v150 = pack_b > c[59];
    const auto v151 = v73 > c[60];
    const auto v152 = c[61] * v87;
    const auto v153 = v152 * v92;
    const auto v154 = v151 ? v153 : c[62];
    const auto v155 = v150 ? v154 : c[63];
    const auto v156 = v149 / c[64];
    const auto v157 = v155 * c[65];
    const auto v158 = v156 + v157;
    const auto v159 = batch * v158;
    const auto v160 = c[66] + v159;
    *us++ = v160;
  }
}
void predicted_us_18(const Problem& problem, std::span<const Runtime> runtimes, const double* c, double* us) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto v16 = c[0] * M;
  const auto v17 = v16 > c[1];
  const auto v18 = M <= c[2];
  const auto v19 = N / c[3];
  const auto v20 = std::ceil(v19);
  const auto v27 = v17 && v18;
  const auto v30 = std::max(c[6], threads);
  const auto v31 = N * K;
  const auto v32 = v31 / c[7];
  const auto v33 = v32 / v30;
  const auto v34 = std::ceil(v33);
  const auto v35 = M / c[8];
  const auto v36 = std::ceil(v35);
  const auto v37 = std::max(c[9], v36);
  const auto v38 = v34 / c[10];
  const auto v39 = v38 * c[11];
  const auto v40 = v39 * v37;
  const auto v41 = v37 * c[12];
  const auto v42 = M / v41;
  const auto v43 = v40 * v42;
  const auto v48 = c[14] * v34;
  const auto v49 = c[15] / v30;
  const auto v50 = std::min(c[16], v49);
  const auto v51 = v48 / v50;
  for ([[maybe_unused]] const Runtime& runtime : runtimes) {
    const auto split_k = static_cast<double>(runtime[1]);
    const auto v21 = split_k * v20;
    const auto v22 = threads <= v21;
    const auto v23 = split_k == c[4];
    const auto v24 = c[5] * split_k;
    const auto v25 = K >= v24;
    const auto v26 = v23 || v25;
    const auto v28 = v27 && v22;
    const auto v29 = v28 && v26;
    if (!v29) { *us++ = kNever; continue; }
    const auto block = static_cast<double>(runtime[0]);
    const auto v44 = std::max(c[13], split_k);
    const auto v45 = v30 / v44;
    const auto v46 = N / v45;
    const auto v47 = std::min(block, v46);
    const auto v52 = std::max(c[17], v47);
    const auto v53 = c[18] / v52;
    const auto v54 = c[19] + v53;
    const auto v55 = v51 * v54;
    const auto v56 = std::max(v43, v55);
    const auto v57 = std::min(v43, v55);
    const auto v58 = c[20] * v57;
    const auto v59 = v56 + v58;
    const auto v60 = v59 / c[21];
    const auto v61 = split_k > c[22];
    const auto v62 = v61 ? c[23] : c[24];
    const auto v63 = v60 + v62;
    const auto v64 = batch * v63;
    const auto v65 = c[25] + v64;
    *us++ = v65;
  }
}

constexpr TunedDevice kDevices[] = {
    {.key = "amd-epyc-25-17-2c", .name = "AMD EPYC", .arch = 10, .compute_units = 2},
};

constexpr TunedEntry kTuned[] = {
    {.device = 0, .kernel = 23, .problem = {.op = 0, .threads = 1, .attributes = {0, 0}, .sizes = {1, 4, 4, 1, 512, 64, 512, 1, 256, 64, 256, 256, 64, 131072, 256, 64, 131072, 256, 64, 256}}, .runtime = {}, .median_us = 285.986f, .default_us = 431.525f, .predicted = false},
    {.device = 0, .kernel = 22, .problem = {.op = 0, .threads = 1, .attributes = {0, 0}, .sizes = {2, 8, 2, 1, 2048, 128, 2048, 1, 1024, 128, 1024, 256, 128, 524288, 256, 128, 524288, 1024, 128, 1024}}, .runtime = {}, .median_us = 2011.03f, .default_us = 2116.29f, .predicted = false},
    {.device = 0, .kernel = 23, .problem = {.op = 0, .threads = 2, .attributes = {0, 0}, .sizes = {1, 4, 4, 1, 512, 64, 512, 1, 256, 64, 256, 256, 64, 131072, 256, 64, 131072, 256, 64, 256}}, .runtime = {}, .median_us = 174.763f, .default_us = 245.838f, .predicted = false},
    {.device = 0, .kernel = 17, .problem = {.op = 0, .threads = 2, .attributes = {0, 0}, .sizes = {2, 8, 2, 1, 2048, 128, 2048, 1, 1024, 128, 1024, 256, 128, 524288, 256, 128, 524288, 1024, 128, 1024}}, .runtime = {}, .median_us = 1163.96f, .default_us = 1163.96f, .predicted = false},
    {.device = 0, .kernel = 22, .problem = {.op = 0, .threads = 1, .attributes = {0, 1}, .sizes = {2, 8, 2, 1, 2048, 128, 16, 128, 1024, 128, 1024, 256, 128, 4096, 256, 128, 4096, 1024, 128, 1024}}, .runtime = {}, .median_us = 2363.36f, .default_us = 2494.0f, .predicted = false},
    {.device = 0, .kernel = 22, .problem = {.op = 0, .threads = 2, .attributes = {0, 1}, .sizes = {2, 8, 2, 1, 2048, 128, 16, 128, 1024, 128, 1024, 256, 128, 4096, 256, 128, 4096, 1024, 128, 1024}}, .runtime = {}, .median_us = 1275.37f, .default_us = 1365.03f, .predicted = false},
    {.device = 0, .kernel = 21, .problem = {.op = 0, .threads = 1, .attributes = {2, 0}, .sizes = {1, 4, 4, 1, 512, 64, 512, 1, 256, 64, 256, 256, 64, 131072, 256, 64, 131072, 256, 64, 256}}, .runtime = {}, .median_us = 145.699f, .default_us = 542.081f, .predicted = false},
    {.device = 0, .kernel = 16, .problem = {.op = 0, .threads = 1, .attributes = {2, 0}, .sizes = {2, 8, 2, 1, 2048, 128, 2048, 1, 1024, 128, 1024, 256, 128, 524288, 256, 128, 524288, 1024, 128, 1024}}, .runtime = {}, .median_us = 1758.63f, .default_us = 1758.63f, .predicted = false},
    {.device = 0, .kernel = 21, .problem = {.op = 0, .threads = 2, .attributes = {2, 0}, .sizes = {1, 4, 4, 1, 512, 64, 512, 1, 256, 64, 256, 256, 64, 131072, 256, 64, 131072, 256, 64, 256}}, .runtime = {}, .median_us = 190.506f, .default_us = 293.867f, .predicted = false},
    {.device = 0, .kernel = 16, .problem = {.op = 0, .threads = 2, .attributes = {2, 0}, .sizes = {2, 8, 2, 1, 2048, 128, 2048, 1, 1024, 128, 1024, 256, 128, 524288, 256, 128, 524288, 1024, 128, 1024}}, .runtime = {}, .median_us = 918.882f, .default_us = 918.882f, .predicted = false},
    {.device = 0, .kernel = 20, .problem = {.op = 0, .threads = 1, .attributes = {2, 1}, .sizes = {2, 8, 2, 1, 2048, 128, 16, 128, 1024, 128, 1024, 256, 128, 4096, 256, 128, 4096, 1024, 128, 1024}}, .runtime = {}, .median_us = 2161.95f, .default_us = 2249.12f, .predicted = false},
    {.device = 0, .kernel = 16, .problem = {.op = 0, .threads = 2, .attributes = {2, 1}, .sizes = {2, 8, 2, 1, 2048, 128, 16, 128, 1024, 128, 1024, 256, 128, 4096, 256, 128, 4096, 1024, 128, 1024}}, .runtime = {}, .median_us = 1240.49f, .default_us = 1240.49f, .predicted = false},
    {.device = 0, .kernel = 94, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {1, 4, 4, 128, 128, 64, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 128, 16384, 65536, 128, 128}}, .runtime = {}, .median_us = 326.728f, .default_us = 357.575f, .predicted = false},
    {.device = 0, .kernel = 95, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {1, 4, 4, 512, 512, 64, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 512, 262144, 1048576, 512, 512}}, .runtime = {}, .median_us = 4866.62f, .default_us = 5895.56f, .predicted = false},
    {.device = 0, .kernel = 95, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {1, 4, 4, 128, 128, 64, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 128, 16384, 65536, 128, 128}}, .runtime = {}, .median_us = 180.405f, .default_us = 202.167f, .predicted = false},
    {.device = 0, .kernel = 96, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {1, 4, 4, 512, 512, 64, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 512, 262144, 1048576, 512, 512}}, .runtime = {}, .median_us = 2390.47f, .default_us = 2765.43f, .predicted = false},
    {.device = 0, .kernel = 91, .problem = {.op = 1, .threads = 1, .attributes = {0, 1}, .sizes = {1, 4, 4, 128, 128, 64, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 128, 16384, 65536, 128, 128}}, .runtime = {}, .median_us = 287.981f, .default_us = 303.81f, .predicted = false},
    {.device = 0, .kernel = 92, .problem = {.op = 1, .threads = 1, .attributes = {0, 1}, .sizes = {1, 4, 4, 512, 512, 64, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 512, 262144, 1048576, 512, 512}}, .runtime = {}, .median_us = 2483.99f, .default_us = 2858.44f, .predicted = false},
    {.device = 0, .kernel = 75, .problem = {.op = 1, .threads = 2, .attributes = {0, 1}, .sizes = {1, 4, 4, 128, 128, 64, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 128, 16384, 65536, 128, 128}}, .runtime = {}, .median_us = 167.153f, .default_us = 167.153f, .predicted = false},
    {.device = 0, .kernel = 93, .problem = {.op = 1, .threads = 2, .attributes = {0, 1}, .sizes = {1, 4, 4, 512, 512, 64, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 512, 262144, 1048576, 512, 512}}, .runtime = {}, .median_us = 1523.71f, .default_us = 1809.04f, .predicted = false},
    {.device = 0, .kernel = 88, .problem = {.op = 1, .threads = 1, .attributes = {2, 0}, .sizes = {1, 4, 4, 128, 128, 64, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 128, 16384, 65536, 128, 128}}, .runtime = {}, .median_us = 328.133f, .default_us = 364.683f, .predicted = false},
    {.device = 0, .kernel = 87, .problem = {.op = 1, .threads = 1, .attributes = {2, 0}, .sizes = {1, 4, 4, 512, 512, 64, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 512, 262144, 1048576, 512, 512}}, .runtime = {}, .median_us = 4181.5f, .default_us = 4785.17f, .predicted = false},
    {.device = 0, .kernel = 89, .problem = {.op = 1, .threads = 2, .attributes = {2, 0}, .sizes = {1, 4, 4, 128, 128, 64, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 128, 16384, 65536, 128, 128}}, .runtime = {}, .median_us = 173.348f, .default_us = 199.375f, .predicted = false},
    {.device = 0, .kernel = 90, .problem = {.op = 1, .threads = 2, .attributes = {2, 0}, .sizes = {1, 4, 4, 512, 512, 64, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 512, 262144, 1048576, 512, 512}}, .runtime = {}, .median_us = 2078.08f, .default_us = 2448.24f, .predicted = false},
    {.device = 0, .kernel = 84, .problem = {.op = 1, .threads = 1, .attributes = {2, 1}, .sizes = {1, 4, 4, 128, 128, 64, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 128, 16384, 65536, 128, 128}}, .runtime = {}, .median_us = 264.015f, .default_us = 285.55f, .predicted = false},
    {.device = 0, .kernel = 86, .problem = {.op = 1, .threads = 1, .attributes = {2, 1}, .sizes = {1, 4, 4, 512, 512, 64, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 512, 262144, 1048576, 512, 512}}, .runtime = {}, .median_us = 2742.46f, .default_us = 3262.21f, .predicted = false},
    {.device = 0, .kernel = 85, .problem = {.op = 1, .threads = 2, .attributes = {2, 1}, .sizes = {1, 4, 4, 128, 128, 64, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 256, 64, 32768, 128, 16384, 65536, 128, 128}}, .runtime = {}, .median_us = 151.06f, .default_us = 157.718f, .predicted = false},
    {.device = 0, .kernel = 86, .problem = {.op = 1, .threads = 2, .attributes = {2, 1}, .sizes = {1, 4, 4, 512, 512, 64, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 256, 64, 131072, 512, 262144, 1048576, 512, 512}}, .runtime = {}, .median_us = 1374.52f, .default_us = 1647.68f, .predicted = false},
    {.device = 0, .kernel = 258, .problem = {.op = 2, .threads = 1, .attributes = {0, 0}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096, 0, 0, 1}}, .runtime = {8192, 1}, .median_us = 3954.41f, .default_us = 3931.39f, .predicted = false},
    {.device = 0, .kernel = 247, .problem = {.op = 2, .threads = 1, .attributes = {0, 0}, .sizes = {4, 4096, 4096, 1, 4096, 4096, 4096, 16384, 16777216, 16384, 0, 0, 1}}, .runtime = {8192, 1}, .median_us = 3807.19f, .default_us = 3807.19f, .predicted = false},
    {.device = 0, .kernel = 247, .problem = {.op = 2, .threads = 1, .attributes = {0, 0}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536, 0, 0, 1}}, .runtime = {8192, 1}, .median_us = 8431.26f, .default_us = 8431.26f, .predicted = false},
    {.device = 0, .kernel = 254, .problem = {.op = 2, .threads = 1, .attributes = {0, 0}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144, 0, 0, 1}}, .runtime = {384, 240, 4096, 1, 0, 1}, .median_us = 23481.9f, .default_us = 24461.5f, .predicted = false},
    {.device = 0, .kernel = 255, .problem = {.op = 2, .threads = 1, .attributes = {0, 0}, .sizes = {256, 256, 256, 1, 256, 256, 256, 65536, 65536, 65536, 0, 0, 1}}, .runtime = {256, 240, 512, 0, 1, 1}, .median_us = 347.273f, .default_us = 359.406f, .predicted = false},
    {.device = 0, .kernel = 251, .problem = {.op = 2, .threads = 1, .attributes = {0, 0}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144, 0, 0, 1}}, .runtime = {512, 240, 512, 1, 1, 1}, .median_us = 2645.49f, .default_us = 2714.54f, .predicted = false},
    {.device = 0, .kernel = 257, .problem = {.op = 2, .threads = 1, .attributes = {0, 0}, .sizes = {1000, 1001, 999, 1, 999, 1001, 1001, 999000, 999999, 1001000, 0, 0, 1}}, .runtime = {512, 240, 4096, 1, 8, 1}, .median_us = 18869.8f, .default_us = 19870.6f, .predicted = false},
    {.device = 0, .kernel = 251, .problem = {.op = 2, .threads = 1, .attributes = {0, 0}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576, 0, 0, 1}}, .runtime = {512, 240, 4096, 1, 1, 1}, .median_us = 21201.0f, .default_us = 22083.8f, .predicted = false},
    {.device = 0, .kernel = 256, .problem = {.op = 2, .threads = 1, .attributes = {0, 0}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304, 0, 0, 1}}, .runtime = {512, 240, 4096, 1, 8, 1}, .median_us = 159643.0f, .default_us = 164584.0f, .predicted = false},
    {.device = 0, .kernel = 256, .problem = {.op = 2, .threads = 1, .attributes = {0, 0}, .sizes = {4096, 64, 4096, 1, 4096, 64, 64, 16777216, 262144, 262144, 0, 0, 1}}, .runtime = {512, 240, 512, 0, 0, 1}, .median_us = 22410.7f, .default_us = 26597.7f, .predicted = false},
    {.device = 0, .kernel = 259, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096, 0, 0, 1}}, .runtime = {8192, 2}, .median_us = 2429.99f, .default_us = 2590.93f, .predicted = false},
    {.device = 0, .kernel = 260, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {4, 4096, 4096, 1, 4096, 4096, 4096, 16384, 16777216, 16384, 0, 0, 1}}, .runtime = {8192, 2}, .median_us = 2507.25f, .default_us = 2386.31f, .predicted = false},
    {.device = 0, .kernel = 247, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536, 0, 0, 1}}, .runtime = {8192, 2}, .median_us = 4982.75f, .default_us = 5234.76f, .predicted = false},
    {.device = 0, .kernel = 251, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144, 0, 0, 1}}, .runtime = {384, 240, 4096, 1, 1, 0}, .median_us = 12760.7f, .default_us = 12760.7f, .predicted = false},
    {.device = 0, .kernel = 254, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {128, 11008, 4096, 1, 4096, 11008, 11008, 524288, 45088768, 1409024, 0, 0, 1}}, .runtime = {384, 240, 4096, 1, 1, 1}, .median_us = 59201.7f, .default_us = 62807.6f, .predicted = false},
    {.device = 0, .kernel = 251, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {256, 256, 256, 1, 256, 256, 256, 65536, 65536, 65536, 0, 0, 1}}, .runtime = {384, 240, 4096, 1, 1, 0}, .median_us = 205.412f, .default_us = 205.412f, .predicted = false},
    {.device = 0, .kernel = 256, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144, 0, 0, 1}}, .runtime = {256, 240, 512, 0, 1, 1}, .median_us = 1452.91f, .default_us = 3940.11f, .predicted = false},
    {.device = 0, .kernel = 257, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {1000, 1001, 999, 1, 999, 1001, 1001, 999000, 999999, 1001000, 0, 0, 1}}, .runtime = {384, 240, 4096, 1, 1, 1}, .median_us = 9830.76f, .default_us = 10220.4f, .predicted = false},
    {.device = 0, .kernel = 256, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576, 0, 0, 1}}, .runtime = {384, 240, 512, 0, 8, 2}, .median_us = 10234.1f, .default_us = 10603.4f, .predicted = false},
    {.device = 0, .kernel = 256, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304, 0, 0, 1}}, .runtime = {512, 240, 4096, 1, 8, 1}, .median_us = 78587.8f, .default_us = 83391.7f, .predicted = false},
    {.device = 0, .kernel = 256, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {4096, 64, 4096, 1, 4096, 64, 64, 16777216, 262144, 262144, 0, 0, 1}}, .runtime = {512, 240, 512, 0, 8, 1}, .median_us = 11744.9f, .default_us = 14255.4f, .predicted = false},
    {.device = 0, .kernel = 256, .problem = {.op = 2, .threads = 2, .attributes = {0, 0}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216, 0, 0, 1}}, .runtime = {512, 240, 4096, 1, 8, 2}, .median_us = 666042.0f, .default_us = 686450.0f, .predicted = false},
};

constexpr KernelEntry kKernels[] = {
    {.id = "attention_decode.ptx80.split_kv.bf16.mma.async.d64.r16.16x4.s4",
     .family = "split_kv",
     .config = "HEAD=64 ROWS=16 BN=16 WARPS=4 STAGES=4 RESIDENT=1 MATH=mma LOADS=async",
     .hash = "d23e2ce6d507226ca8edf4940c2ea18f",
     .symbol = "tw_attention_decode_ptx80_split_kv_bf16_mma_async_d64_r16_16x4_s4",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 0,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 72208, .grid = {Product{{{32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 4096, .bytes_per = 8448, .terms = {{{32, 1}}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules0,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1024},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients0},
     .image = {tilewright_image_0, tilewright_image_0_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_decode.ptx80.split_kv.f16.mma.async.d64.r16.16x4.s4",
     .family = "split_kv",
     .config = "HEAD=64 ROWS=16 BN=16 WARPS=4 STAGES=4 RESIDENT=1 MATH=mma LOADS=async",
     .hash = "3dfd0e6afb2da6372b7feedb0f4274f9",
     .symbol = "tw_attention_decode_ptx80_split_kv_f16_mma_async_d64_r16_16x4_s4",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 0,
     .attributes = {1, kAnyAttribute},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 72208, .grid = {Product{{{32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 4096, .bytes_per = 8448, .terms = {{{32, 1}}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules0,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1024},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients0},
     .image = {tilewright_image_1, tilewright_image_1_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_decode.ptx80.split_kv.bf16.mma.async.d128.r16.16x4.s2",
     .family = "split_kv",
     .config = "HEAD=128 ROWS=16 BN=16 WARPS=4 STAGES=2 RESIDENT=1 MATH=mma LOADS=async",
     .hash = "b950d91eaddd29564b1eb799171826ba",
     .symbol = "tw_attention_decode_ptx80_split_kv_bf16_mma_async_d128_r16_16x4_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 0,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 78352, .grid = {Product{{{32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 4096, .bytes_per = 16640, .terms = {{{32, 1}}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules1,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1024},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients1},
     .image = {tilewright_image_2, tilewright_image_2_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_decode.ptx80.split_kv.f16.mma.async.d128.r16.16x4.s2",
     .family = "split_kv",
     .config = "HEAD=128 ROWS=16 BN=16 WARPS=4 STAGES=2 RESIDENT=1 MATH=mma LOADS=async",
     .hash = "9f95194372b262d82e266d27fc79b6eb",
     .symbol = "tw_attention_decode_ptx80_split_kv_f16_mma_async_d128_r16_16x4_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 0,
     .attributes = {1, kAnyAttribute},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 78352, .grid = {Product{{{32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 4096, .bytes_per = 16640, .terms = {{{32, 1}}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules1,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1024},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients1},
     .image = {tilewright_image_3, tilewright_image_3_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_decode.ptx80.split_kv.bf16.mma.async.d256.r16.16x2.s2",
     .family = "split_kv",
     .config = "HEAD=256 ROWS=16 BN=16 WARPS=2 STAGES=2 RESIDENT=1 MATH=mma LOADS=async",
     .hash = "407504b8dea808da4403f3bfcb121ec9",
     .symbol = "tw_attention_decode_ptx80_split_kv_bf16_mma_async_d256_r16_16x2_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 0,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {64, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 90640, .grid = {Product{{{32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 4096, .bytes_per = 33024, .terms = {{{32, 1}}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules2,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1024},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients2},
     .image = {tilewright_image_4, tilewright_image_4_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_decode.ptx80.split_kv.f16.mma.async.d256.r16.16x2.s2",
     .family = "split_kv",
     .config = "HEAD=256 ROWS=16 BN=16 WARPS=2 STAGES=2 RESIDENT=1 MATH=mma LOADS=async",
     .hash = "a63d6de8a69033b883aed9afc5da8ade",
     .symbol = "tw_attention_decode_ptx80_split_kv_f16_mma_async_d256_r16_16x2_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 0,
     .attributes = {1, kAnyAttribute},
     .launch = {.block = {64, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 90640, .grid = {Product{{{32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 4096, .bytes_per = 33024, .terms = {{{32, 1}}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules2,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1024},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients2},
     .image = {tilewright_image_5, tilewright_image_5_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_decode.ptx80.split_kv.bf16.mma.scalar.d256.r16.16x4.s1",
     .family = "split_kv",
     .config = "HEAD=256 ROWS=16 BN=16 WARPS=4 STAGES=1 RESIDENT=1 MATH=mma LOADS=scalar",
     .hash = "64160c3008330f0c541f84dd798db92f",
     .symbol = "tw_attention_decode_ptx80_split_kv_bf16_mma_scalar_d256_r16_16x4_s1",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 0,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 90640, .grid = {Product{{{32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 4096, .bytes_per = 33024, .terms = {{{32, 1}}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules3,
     .pointer_alignment = 2,
     .runtime_names = kStrings14,
     .runtime_defaults = {1024},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients3},
     .image = {tilewright_image_6, tilewright_image_6_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_decode.ptx80.split_kv.f16.mma.scalar.d256.r16.16x4.s1",
     .family = "split_kv",
     .config = "HEAD=256 ROWS=16 BN=16 WARPS=4 STAGES=1 RESIDENT=1 MATH=mma LOADS=scalar",
     .hash = "ac6cc1f43005b25698d6ef42a9375923",
     .symbol = "tw_attention_decode_ptx80_split_kv_f16_mma_scalar_d256_r16_16x4_s1",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 0,
     .attributes = {1, kAnyAttribute},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 90640, .grid = {Product{{{32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 4096, .bytes_per = 33024, .terms = {{{32, 1}}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules3,
     .pointer_alignment = 2,
     .runtime_names = kStrings14,
     .runtime_defaults = {1024},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients3},
     .image = {tilewright_image_7, tilewright_image_7_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v2.cpu_decode.bf16.d128.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=128 ROWS=4 BN=32 NV=2",
     .hash = "59788f33ded067cb62221887d1dc64c6",
     .symbol = "tw_attention_decode_x86_64_v2_cpu_decode_bf16_d128_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients4},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v2_cpu_decode_bf16_d128_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v2.cpu_decode.f32.d128.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=128 ROWS=4 BN=32 NV=2",
     .hash = "9f5365a123ec65eb155b9b37d30627c5",
     .symbol = "tw_attention_decode_x86_64_v2_cpu_decode_f32_d128_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {0, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients5},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v2_cpu_decode_f32_d128_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v2.cpu_decode.bf16.d256.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=256 ROWS=4 BN=32 NV=2",
     .hash = "b197eecb448bc85a6217fccd84db36ab",
     .symbol = "tw_attention_decode_x86_64_v2_cpu_decode_bf16_d256_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients4},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v2_cpu_decode_bf16_d256_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v2.cpu_decode.f32.d256.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=256 ROWS=4 BN=32 NV=2",
     .hash = "b0dcee28c91ddbe9ad471ce1bf1e32fb",
     .symbol = "tw_attention_decode_x86_64_v2_cpu_decode_f32_d256_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {0, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients5},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v2_cpu_decode_f32_d256_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v3.cpu_decode.bf16.d128.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=128 ROWS=4 BN=32 NV=2",
     .hash = "5c7ad5c11a52a6562fcae5eb052977a9",
     .symbol = "tw_attention_decode_x86_64_v3_cpu_decode_bf16_d128_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 9,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients6},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v3_cpu_decode_bf16_d128_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v3.cpu_decode.f32.d128.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=128 ROWS=4 BN=32 NV=2",
     .hash = "504341b41a7c248436434fafcdcf54c6",
     .symbol = "tw_attention_decode_x86_64_v3_cpu_decode_f32_d128_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 9,
     .attributes = {0, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients7},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v3_cpu_decode_f32_d128_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v3.cpu_decode.bf16.d256.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=256 ROWS=4 BN=32 NV=2",
     .hash = "deafdfac26088330749ec2071064757a",
     .symbol = "tw_attention_decode_x86_64_v3_cpu_decode_bf16_d256_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 9,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients6},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v3_cpu_decode_bf16_d256_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v3.cpu_decode.f32.d256.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=256 ROWS=4 BN=32 NV=2",
     .hash = "da4e08f4d87ef3c6223318d2e897b02b",
     .symbol = "tw_attention_decode_x86_64_v3_cpu_decode_f32_d256_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 9,
     .attributes = {0, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients7},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v3_cpu_decode_f32_d256_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v4.cpu_decode.bf16.d128.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=128 ROWS=4 BN=32 NV=2",
     .hash = "0e6c8ae738d5ac788e9686d35a5981e3",
     .symbol = "tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 10,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients8},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v4.cpu_decode.f32.d128.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=128 ROWS=4 BN=32 NV=2",
     .hash = "668b43ccfb30f1cb7cc35d8759d92e74",
     .symbol = "tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 10,
     .attributes = {0, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients9},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v4.cpu_decode.bf16.d256.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=256 ROWS=4 BN=32 NV=2",
     .hash = "752877b54bd5814950b6f032f59d45d7",
     .symbol = "tw_attention_decode_x86_64_v4_cpu_decode_bf16_d256_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 10,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients8},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v4_cpu_decode_bf16_d256_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v4.cpu_decode.f32.d256.r4.32.v2",
     .family = "cpu_decode",
     .config = "HEAD=256 ROWS=4 BN=32 NV=2",
     .hash = "04f5cd7fb806ff7fb1e25c3955636873",
     .symbol = "tw_attention_decode_x86_64_v4_cpu_decode_f32_d256_r4_32_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 10,
     .attributes = {0, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients9},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v4_cpu_decode_f32_d256_r4_32_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v4.cpu_decode.bf16.d128.r4.128.v2",
     .family = "cpu_decode",
     .config = "HEAD=128 ROWS=4 BN=128 NV=2",
     .hash = "36cce11b37cf0c243d952374f95c5824",
     .symbol = "tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_128_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 10,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients10},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v4_cpu_decode_bf16_d128_r4_128_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v4.cpu_decode.bf16.d64.r1.128.v2",
     .family = "cpu_decode",
     .config = "HEAD=64 ROWS=1 BN=128 NV=2",
     .hash = "03d087948a4f22d8087a1b81b1106d02",
     .symbol = "tw_attention_decode_x86_64_v4_cpu_decode_bf16_d64_r1_128_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 10,
     .attributes = {2, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients11},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v4_cpu_decode_bf16_d64_r1_128_v2,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v4.cpu_decode.f32.d128.r4.32.v4",
     .family = "cpu_decode",
     .config = "HEAD=128 ROWS=4 BN=32 NV=4",
     .hash = "fc312ca245c092f27fd8d81f14f15fe9",
     .symbol = "tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v4",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 10,
     .attributes = {0, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients12},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v4_cpu_decode_f32_d128_r4_32_v4,
     .cpu_driver = nullptr},
    {.id = "attention_decode.x86-64-v4.cpu_decode.f32.d64.r1.128.v2",
     .family = "cpu_decode",
     .config = "HEAD=64 ROWS=1 BN=128 NV=2",
     .hash = "0d84e93e0a9d90a4e52871f0f95f83c9",
     .symbol = "tw_attention_decode_x86_64_v4_cpu_decode_f32_d64_r1_128_v2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 10,
     .attributes = {0, kAnyAttribute},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{2, 1}}}, Product{{{0, 1}}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients13},
     .image = {},
     .cpu_symbol = tw_attention_decode_x86_64_v4_cpu_decode_f32_d64_r1_128_v2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q",
     .family = "mma",
     .config = "HEAD=64 BM=128 BN=64 WM=32 MATH=mma LOADS=async STAGES=2 HOLD_Q=1",
     .hash = "6a875b61dca8f3715115464bf3944727",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients14},
     .image = {tilewright_image_24, tilewright_image_24_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.full.mma.async.d64.128x64.w32.s2.q",
     .family = "mma",
     .config = "HEAD=64 BM=128 BN=64 WM=32 MATH=mma LOADS=async STAGES=2 HOLD_Q=1",
     .hash = "ca0caa6018dd5505fbe1b2523c7cb136",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_full_mma_async_d64_128x64_w32_s2_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients15},
     .image = {tilewright_image_25, tilewright_image_25_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.general.mma.async.d64.128x64.w32.s2.q",
     .family = "mma",
     .config = "HEAD=64 BM=128 BN=64 WM=32 MATH=mma LOADS=async STAGES=2 HOLD_Q=1",
     .hash = "946efa64bac147c14bfe6b4621b7c011",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_general_mma_async_d64_128x64_w32_s2_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients15},
     .image = {tilewright_image_26, tilewright_image_26_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.causal.mma.async.d64.128x64.w32.s2.q",
     .family = "mma",
     .config = "HEAD=64 BM=128 BN=64 WM=32 MATH=mma LOADS=async STAGES=2 HOLD_Q=1",
     .hash = "19ef9e0c623da51af1b2813b38a663ae",
     .symbol = "tw_attention_forward_ptx80_mma_f16_causal_mma_async_d64_128x64_w32_s2_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients14},
     .image = {tilewright_image_27, tilewright_image_27_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.full.mma.async.d64.128x64.w32.s2.q",
     .family = "mma",
     .config = "HEAD=64 BM=128 BN=64 WM=32 MATH=mma LOADS=async STAGES=2 HOLD_Q=1",
     .hash = "956d17425ba04dcd42ec1e330fec4cc1",
     .symbol = "tw_attention_forward_ptx80_mma_f16_full_mma_async_d64_128x64_w32_s2_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients15},
     .image = {tilewright_image_28, tilewright_image_28_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.general.mma.async.d64.128x64.w32.s2.q",
     .family = "mma",
     .config = "HEAD=64 BM=128 BN=64 WM=32 MATH=mma LOADS=async STAGES=2 HOLD_Q=1",
     .hash = "0f7d2a01daf7da64b8f2de0fcbc143a3",
     .symbol = "tw_attention_forward_ptx80_mma_f16_general_mma_async_d64_128x64_w32_s2_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients15},
     .image = {tilewright_image_29, tilewright_image_29_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q",
     .family = "mma",
     .config = "HEAD=128 BM=64 BN=128 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=1",
     .hash = "a4c4268df338a71ee1d54ab9b0c044ed",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 81920, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients16},
     .image = {tilewright_image_30, tilewright_image_30_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.full.mma.async.d128.64x128.w16.s1.q",
     .family = "mma",
     .config = "HEAD=128 BM=64 BN=128 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=1",
     .hash = "c6089a17f664c537b09799d5ecb88c57",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_full_mma_async_d128_64x128_w16_s1_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 81920, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients17},
     .image = {tilewright_image_31, tilewright_image_31_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.general.mma.async.d128.64x128.w16.s1.q",
     .family = "mma",
     .config = "HEAD=128 BM=64 BN=128 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=1",
     .hash = "759475ae7f597edc3fdfa089e6d7506c",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_general_mma_async_d128_64x128_w16_s1_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 81920, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients17},
     .image = {tilewright_image_32, tilewright_image_32_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.causal.mma.async.d128.64x128.w16.s1.q",
     .family = "mma",
     .config = "HEAD=128 BM=64 BN=128 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=1",
     .hash = "c5fcd1963f0043ca6e9849cd452017d6",
     .symbol = "tw_attention_forward_ptx80_mma_f16_causal_mma_async_d128_64x128_w16_s1_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 81920, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients16},
     .image = {tilewright_image_33, tilewright_image_33_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.full.mma.async.d128.64x128.w16.s1.q",
     .family = "mma",
     .config = "HEAD=128 BM=64 BN=128 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=1",
     .hash = "457d65a5a0a8ad1efbebd4e0e10a116f",
     .symbol = "tw_attention_forward_ptx80_mma_f16_full_mma_async_d128_64x128_w16_s1_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 81920, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients17},
     .image = {tilewright_image_34, tilewright_image_34_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.general.mma.async.d128.64x128.w16.s1.q",
     .family = "mma",
     .config = "HEAD=128 BM=64 BN=128 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=1",
     .hash = "dfed994007001cd513fb0ab07c8061bc",
     .symbol = "tw_attention_forward_ptx80_mma_f16_general_mma_async_d128_64x128_w16_s1_q",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 81920, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients17},
     .image = {tilewright_image_35, tilewright_image_35_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.causal.mma.async.d256.64x64.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=64 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0",
     .hash = "bf4f1d55ffc959c44c2e8b9bfcdc50d2",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_causal_mma_async_d256_64x64_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients18},
     .image = {tilewright_image_36, tilewright_image_36_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.full.mma.async.d256.64x64.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=64 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0",
     .hash = "780b504dd7f5a004f495b09fb7733fab",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_full_mma_async_d256_64x64_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients19},
     .image = {tilewright_image_37, tilewright_image_37_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.general.mma.async.d256.64x64.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=64 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0",
     .hash = "ebd5de337119faeba67fb4bcb2fc8714",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_general_mma_async_d256_64x64_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients19},
     .image = {tilewright_image_38, tilewright_image_38_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.causal.mma.async.d256.64x64.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=64 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0",
     .hash = "d5c36c41b64f6ceeaeb63ee78f7cfc9d",
     .symbol = "tw_attention_forward_ptx80_mma_f16_causal_mma_async_d256_64x64_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients18},
     .image = {tilewright_image_39, tilewright_image_39_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.full.mma.async.d256.64x64.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=64 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0",
     .hash = "a28ea6e9361c7ab5f4a9c1adab1b5775",
     .symbol = "tw_attention_forward_ptx80_mma_f16_full_mma_async_d256_64x64_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients19},
     .image = {tilewright_image_40, tilewright_image_40_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.general.mma.async.d256.64x64.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=64 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0",
     .hash = "22d8a4aac7185362cfcb7f6c71a0dfa8",
     .symbol = "tw_attention_forward_ptx80_mma_f16_general_mma_async_d256_64x64_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 16,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients19},
     .image = {tilewright_image_41, tilewright_image_41_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=16 WM=16 MATH=fma LOADS=scalar STAGES=1 HOLD_Q=0",
     .hash = "51255bfefe146e3cb2e5518c862f164a",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 54272, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients20},
     .image = {tilewright_image_42, tilewright_image_42_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.full.fma.scalar.d256.64x16.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=16 WM=16 MATH=fma LOADS=scalar STAGES=1 HOLD_Q=0",
     .hash = "5e73d92642f82dc87fc6a920e769f3f5",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_full_fma_scalar_d256_64x16_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 54272, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients21},
     .image = {tilewright_image_43, tilewright_image_43_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.bf16.general.fma.scalar.d256.64x16.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=16 WM=16 MATH=fma LOADS=scalar STAGES=1 HOLD_Q=0",
     .hash = "fe95d047fdb1eb4a1f4bb382dd713ad9",
     .symbol = "tw_attention_forward_ptx80_mma_bf16_general_fma_scalar_d256_64x16_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 54272, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients21},
     .image = {tilewright_image_44, tilewright_image_44_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.causal.fma.scalar.d256.64x16.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=16 WM=16 MATH=fma LOADS=scalar STAGES=1 HOLD_Q=0",
     .hash = "acde500ccab2f620db011f52809bf205",
     .symbol = "tw_attention_forward_ptx80_mma_f16_causal_fma_scalar_d256_64x16_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 54272, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients20},
     .image = {tilewright_image_45, tilewright_image_45_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.full.fma.scalar.d256.64x16.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=16 WM=16 MATH=fma LOADS=scalar STAGES=1 HOLD_Q=0",
     .hash = "d10eda52621ae9484dfb1125499468bb",
     .symbol = "tw_attention_forward_ptx80_mma_f16_full_fma_scalar_d256_64x16_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 54272, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients21},
     .image = {tilewright_image_46, tilewright_image_46_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.ptx80.mma.f16.general.fma.scalar.d256.64x16.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=16 WM=16 MATH=fma LOADS=scalar STAGES=1 HOLD_Q=0",
     .hash = "f4bc6af031fe0917fd1e53d9b16d250f",
     .symbol = "tw_attention_forward_ptx80_mma_f16_general_fma_scalar_d256_64x16_w16_s1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 54272, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = kStrings15,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients21},
     .image = {tilewright_image_47, tilewright_image_47_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v2.cpu_flash.bf16.causal.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "665fdc46b0aeed27a546b23bfbd99653",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients22},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.bf16.full.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "e5ece1d20ec6acb896a072e00e5357ca",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients23},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.bf16.general.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "240fcf68046373135bb25b7f20c26589",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {2, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients23},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.f32.causal.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "ba93d899911299c7f2714d4c552be4a8",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients22},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.f32.full.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "53b00b48dd6bef3c2c8883533638635e",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients23},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.f32.general.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "e1a67a06dd8d86c2857d4a8b3ff4952d",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients23},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.bf16.causal.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "8d923aa704e38a230debec287b17c7d2",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients22},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_bf16_causal_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.bf16.full.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "9a0dd7090403caf10096cf03609bd9c5",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients23},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_bf16_full_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.bf16.general.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "10c23a5f49989d9f9e73abf8382b7028",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {2, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients23},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_bf16_general_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.f32.causal.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "9fe8b42e1d5d3e9e5b8a2759fc4ef6c5",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients22},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_f32_causal_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.f32.full.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "bc8b09df96565b8e37875afc2fe9abae",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients23},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_f32_full_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v2.cpu_flash.f32.general.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "f7f49a7c71c4a414dbfc257fe8b1d766",
     .symbol = "tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients23},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v2_cpu_flash_f32_general_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.causal.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "fa008259e20bc64dad8b762063922c11",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients24},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.full.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "ab9cfbd599179f214c54165b4eb3af39",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients25},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.general.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "9540cd738ecf6f568cf2bd6a83142a8c",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {2, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients25},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.causal.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "c2dbd0dcfffbdc0d048946aefa6ac2ac",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients24},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.full.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "791835ed9031642282a23a6cfd89a0aa",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients25},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.general.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "1c4d5d5018b0920187f52d6bd7acc61f",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients25},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.causal.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "564997b42f951afb6f69f957c58ddac1",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients24},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.full.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "029c0d310be0530b46273b2047ff1b54",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients25},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.general.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "6623ac62a8f73a6d0fdbe120b91b4fcd",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {2, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients25},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.causal.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "156ce60358d2388acec8852573106713",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients24},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.full.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "8772ee30cec0ee8cff324d0135f797a3",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients25},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.general.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "81cc0d513e940d0793f3f5b3dc1b88a1",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 9,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients25},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "0cfc335eda7f3a9effc1e1040efdd07d",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients26},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.full.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "12f7b6ae956e948bbb6c7703ed9311ba",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients27},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.general.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "63c792de255faed9e94f012f2310f574",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients27},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "551466051be9a2df9f33903337f2df62",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients26},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.full.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "75132a157b18518255d982d1bbe06b06",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients27},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.general.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "bdd57f1e8db7f73569aa8475bff2240e",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients27},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d64_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.causal.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "7a10ae5bd5ee5c2d2db4397a9bcd7bcd",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients26},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "26f0e4c9e462390ae8be9eb372166865",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients27},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.general.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "b3b94022a11f6bf80e54b3ee8d3d299b",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients27},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.causal.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "4a384727f5fae6d3b4c6d278a57fdbea",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients26},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.full.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "ec933d9046ad6b506ddaca2c6cd26772",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients27},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.general.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "cbdec8f1783864b3c730bf7d8008ca30",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients27},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d256_32x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.causal.d128.64x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=128 BM=64 BN=64 ROWS=4 NV=2",
     .hash = "a546c8a248544562d1429c32032f57d5",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d128_64x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients28},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d128_64x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.64x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=64 BN=64 ROWS=4 NV=2",
     .hash = "5b07d54aeb62ae3ee8e25163475d7cd6",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients28},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.64x64.8x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=64 BN=64 ROWS=8 NV=2",
     .hash = "66d4328539619b8870c852031257bf2f",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_8x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients29},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_64x64_8x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.full.d128.64x128.4x4",
     .family = "cpu_flash",
     .config = "HEAD=128 BM=64 BN=128 ROWS=4 NV=4",
     .hash = "833e231cb3fac0ee0aa532ca0e5e6e4a",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d128_64x128_4x4",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients30},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d128_64x128_4x4,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.64x128.4x4",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=64 BN=128 ROWS=4 NV=4",
     .hash = "8fdbb54e7acab4937255933d62a8b58d",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x128_4x4",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients30},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x128_4x4,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.64x128.8x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=64 BN=128 ROWS=8 NV=2",
     .hash = "46c045fc2837df7db0991f1337825031",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x128_8x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules5,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients31},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_64x128_8x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.full.d64.64x128.4x4",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=64 BN=128 ROWS=4 NV=4",
     .hash = "b09310e74a7ba69bc845a84cc001b811",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_64x128_4x4",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients30},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_64x128_4x4,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.causal.d128.64x64.8x2",
     .family = "cpu_flash",
     .config = "HEAD=128 BM=64 BN=64 ROWS=8 NV=2",
     .hash = "2b65347f60080178ae72f458405d9878",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d128_64x64_8x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients29},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d128_64x64_8x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.64x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=64 BN=64 ROWS=4 NV=2",
     .hash = "d2aff7ec0e6250c05da0cfce9b6ecdca",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients28},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.64x64.4x4",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=64 BN=64 ROWS=4 NV=4",
     .hash = "394e4aa85d10f18d61c7c9ebd939a987",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x4",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients32},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_64x64_4x4,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.full.d128.64x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=128 BM=64 BN=64 ROWS=4 NV=2",
     .hash = "8a5a76e671aec334eb5a2a80cc8da11b",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d128_64x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules4,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients33},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d128_64x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.full.d64.64x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=64 BN=64 ROWS=4 NV=2",
     .hash = "9bafd6138d274f3c7ff7043ffc903367",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_4x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients33},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_4x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.full.d64.64x64.8x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=64 BN=64 ROWS=8 NV=2",
     .hash = "869d6b7ddefc8367b0c62991485d4ed0",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_8x2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules6,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients34},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_64x64_8x2,
     .cpu_driver = &attention_forward_flash},
    {.id = "gemm.ptx80.mma.bf16.nn.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "bd802f182fe3755aa5313f7394c68baf",
     .symbol = "tw_gemm_ptx80_mma_bf16_nn_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {3, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients35},
     .image = {tilewright_image_97, tilewright_image_97_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.bf16.nt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "1db8b00ea8edeae3ffa725648b291c74",
     .symbol = "tw_gemm_ptx80_mma_bf16_nt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients35},
     .image = {tilewright_image_98, tilewright_image_98_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.bf16.tn.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "16576b450fa69268cee446a0f29dc5ee",
     .symbol = "tw_gemm_ptx80_mma_bf16_tn_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {3, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients35},
     .image = {tilewright_image_99, tilewright_image_99_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.bf16.tt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "f85bdaf32a9c6383f175995af15aa47e",
     .symbol = "tw_gemm_ptx80_mma_bf16_tt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {3, 3},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients35},
     .image = {tilewright_image_100, tilewright_image_100_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.f16.nn.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "408197485caa948168f16af1c20e0c82",
     .symbol = "tw_gemm_ptx80_mma_f16_nn_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {2, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients35},
     .image = {tilewright_image_101, tilewright_image_101_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.f16.nt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "f4d59b2c1f9520f8c492113bff1b54c2",
     .symbol = "tw_gemm_ptx80_mma_f16_nt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients35},
     .image = {tilewright_image_102, tilewright_image_102_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.f16.tn.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "24624a9dc5c0a66b8e0af5e106cc379c",
     .symbol = "tw_gemm_ptx80_mma_f16_tn_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {2, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients35},
     .image = {tilewright_image_103, tilewright_image_103_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.f16.tt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "29e2f05f449e79cb15964d8e797e8a97",
     .symbol = "tw_gemm_ptx80_mma_f16_tt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {2, 3},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients35},
     .image = {tilewright_image_104, tilewright_image_104_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.tf32.nn.64x64x32.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "a4caee2419f0a7948d0fcac34f1557ba",
     .symbol = "tw_gemm_ptx80_mma_tf32_nn_64x64x32_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {1, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 52224, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients36},
     .image = {tilewright_image_105, tilewright_image_105_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.tf32.nt.64x64x32.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "a3ec7e6cee2d92cdb016db06d80f4744",
     .symbol = "tw_gemm_ptx80_mma_tf32_nt_64x64x32_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients37},
     .image = {tilewright_image_106, tilewright_image_106_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.tf32.tn.64x64x32.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "5064ac0f1df3770728deb12f9c0c1820",
     .symbol = "tw_gemm_ptx80_mma_tf32_tn_64x64x32_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {1, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 55296, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients36},
     .image = {tilewright_image_107, tilewright_image_107_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.mma.tf32.tt.64x64x32.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "71c06d2775031983960e9dd6c0c1fe98",
     .symbol = "tw_gemm_ptx80_mma_tf32_tt_64x64x32_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {1, 3},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 52224, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings16,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients36},
     .image = {tilewright_image_108, tilewright_image_108_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "dd8f7fe8f9beb1c103140bb58b6fd0fb",
     .symbol = "tw_gemm_ptx80_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = {tilewright_image_109, tilewright_image_109_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d7974f9896820d2e95b995984ae0b515",
     .symbol = "tw_gemm_ptx80_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = {tilewright_image_110, tilewright_image_110_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "59b9e89e103e55e1b2265b6428e5d8ff",
     .symbol = "tw_gemm_ptx80_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = {tilewright_image_111, tilewright_image_111_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "11797ae5f6672fa46e38b8ced1bae56e",
     .symbol = "tw_gemm_ptx80_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = {tilewright_image_112, tilewright_image_112_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "2d5e9ebb7163331a76af8c9738c2ca65",
     .symbol = "tw_gemm_ptx80_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = {tilewright_image_113, tilewright_image_113_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "5c599fdc253197f1de79f68bfea2188e",
     .symbol = "tw_gemm_ptx80_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = {tilewright_image_114, tilewright_image_114_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "707c16be0c2b69490b881dcaa5cd70de",
     .symbol = "tw_gemm_ptx80_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = {tilewright_image_115, tilewright_image_115_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "cbdb1c02110c052b566861ec405282f6",
     .symbol = "tw_gemm_ptx80_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = {tilewright_image_116, tilewright_image_116_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "5d0bd1895b22772b2247c97e4604c003",
     .symbol = "tw_gemm_ptx80_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = {tilewright_image_117, tilewright_image_117_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "193e199780f713de3df4ded6ee550f19",
     .symbol = "tw_gemm_ptx80_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = {tilewright_image_118, tilewright_image_118_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "69fc50dfeec7c4ce5a545de9dd4d1db3",
     .symbol = "tw_gemm_ptx80_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = {tilewright_image_119, tilewright_image_119_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "79e06b0212f90fa67d4c327acdb34693",
     .symbol = "tw_gemm_ptx80_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = {tilewright_image_120, tilewright_image_120_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "979e1fccf673180dbcc2c86ce3677197",
     .symbol = "tw_gemm_ptx80_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = {tilewright_image_121, tilewright_image_121_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "cb409d547dbcaddaf36c462c10b3565e",
     .symbol = "tw_gemm_ptx80_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = {tilewright_image_122, tilewright_image_122_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "6469f8ab5442ece0cc22be5276f07a6d",
     .symbol = "tw_gemm_ptx80_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = {tilewright_image_123, tilewright_image_123_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.ptx80.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "54471a44e2f3b01a6a3241d622542923",
     .symbol = "tw_gemm_ptx80_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 0,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = {tilewright_image_124, tilewright_image_124_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "0332be73619ade22a4f273ebb99e0554",
     .symbol = "tw_gemm_sm75_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients40},
     .image = {tilewright_image_125, tilewright_image_125_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "8b0e3a76c8ed970f71c1c9d8699fcb2d",
     .symbol = "tw_gemm_sm75_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients40},
     .image = {tilewright_image_126, tilewright_image_126_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "86f6694b06eebe5e496b82a1327d2580",
     .symbol = "tw_gemm_sm75_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients40},
     .image = {tilewright_image_127, tilewright_image_127_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "39bfa0f8b0af774c58f469d0f48f0781",
     .symbol = "tw_gemm_sm75_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients40},
     .image = {tilewright_image_128, tilewright_image_128_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f7e90c1772135c41cc8351b5c4c99e5d",
     .symbol = "tw_gemm_sm75_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients40},
     .image = {tilewright_image_129, tilewright_image_129_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "856ad100950fbed014ce5e96fe7dd3e5",
     .symbol = "tw_gemm_sm75_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients40},
     .image = {tilewright_image_130, tilewright_image_130_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "64f720cca164635928b4a21e8c6bef29",
     .symbol = "tw_gemm_sm75_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients40},
     .image = {tilewright_image_131, tilewright_image_131_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "9f146f82c8c28eae4fb67bdf586e64c3",
     .symbol = "tw_gemm_sm75_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients40},
     .image = {tilewright_image_132, tilewright_image_132_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "10e3bf86d2f5d75c6c71b17abe816bee",
     .symbol = "tw_gemm_sm75_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients41},
     .image = {tilewright_image_133, tilewright_image_133_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "b58f10022a5b650f55cb59bd19f26f95",
     .symbol = "tw_gemm_sm75_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients41},
     .image = {tilewright_image_134, tilewright_image_134_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "2430d19826f32dcb15b7a440a7cc7767",
     .symbol = "tw_gemm_sm75_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients41},
     .image = {tilewright_image_135, tilewright_image_135_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "ef847ae69b8e1c50607b90842db04beb",
     .symbol = "tw_gemm_sm75_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 1,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients41},
     .image = {tilewright_image_136, tilewright_image_136_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "c0b512d55c00dde382f940b82eff50c7",
     .symbol = "tw_gemm_sm80_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients42},
     .image = {tilewright_image_137, tilewright_image_137_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "ab4c78fb293381703b5ec0988c796359",
     .symbol = "tw_gemm_sm80_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients42},
     .image = {tilewright_image_138, tilewright_image_138_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "894972bb84c82efa3c63ef6fecc16190",
     .symbol = "tw_gemm_sm80_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients42},
     .image = {tilewright_image_139, tilewright_image_139_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f437583ceb98016517bfd4b438a30ef3",
     .symbol = "tw_gemm_sm80_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients42},
     .image = {tilewright_image_140, tilewright_image_140_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "85ee266eac66a0e4f8189d3a02fa50b4",
     .symbol = "tw_gemm_sm80_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients43},
     .image = {tilewright_image_141, tilewright_image_141_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "904857fd88d71d5756d250794da6c081",
     .symbol = "tw_gemm_sm80_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients43},
     .image = {tilewright_image_142, tilewright_image_142_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "06bca7aa91baeecc908d24b6148f1972",
     .symbol = "tw_gemm_sm80_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients43},
     .image = {tilewright_image_143, tilewright_image_143_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "dca8b142d4f8f0aa6ff3b2667ea0fd50",
     .symbol = "tw_gemm_sm80_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients43},
     .image = {tilewright_image_144, tilewright_image_144_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "59c38cfd7c9292c762f486e26168d271",
     .symbol = "tw_gemm_sm80_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients43},
     .image = {tilewright_image_145, tilewright_image_145_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "cbea4e95ba53b52c10757aeea473737c",
     .symbol = "tw_gemm_sm80_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients43},
     .image = {tilewright_image_146, tilewright_image_146_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "31a4950eec373440c9deb0ce27d7a96f",
     .symbol = "tw_gemm_sm80_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients43},
     .image = {tilewright_image_147, tilewright_image_147_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "befdcf9c105237a486bc5d10d5358864",
     .symbol = "tw_gemm_sm80_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients43},
     .image = {tilewright_image_148, tilewright_image_148_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "1fb25a2ccccf039da8eec274dffac74e",
     .symbol = "tw_gemm_sm80_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients42},
     .image = {tilewright_image_149, tilewright_image_149_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "c866b37e39a410f512dcca7f176fc6d6",
     .symbol = "tw_gemm_sm80_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients42},
     .image = {tilewright_image_150, tilewright_image_150_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "4453db4d42c8fa4bf4687ca420a9091a",
     .symbol = "tw_gemm_sm80_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients42},
     .image = {tilewright_image_151, tilewright_image_151_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "24f3d6ee3a3ca805bfa46290533a6671",
     .symbol = "tw_gemm_sm80_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 2,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients42},
     .image = {tilewright_image_152, tilewright_image_152_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "fc0d6ef03281c5158448cbe3d36c4423",
     .symbol = "tw_gemm_sm86_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients44},
     .image = {tilewright_image_153, tilewright_image_153_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "7f833900849d1767949096e3624cbaaf",
     .symbol = "tw_gemm_sm86_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients44},
     .image = {tilewright_image_154, tilewright_image_154_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "e8a10942066196f6a533b3eec4f437d7",
     .symbol = "tw_gemm_sm86_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients44},
     .image = {tilewright_image_155, tilewright_image_155_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "dbaf79d42fe67259cf8fc8cb7ff62b85",
     .symbol = "tw_gemm_sm86_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients44},
     .image = {tilewright_image_156, tilewright_image_156_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "effad61144740a9d6b4afda2501bdd92",
     .symbol = "tw_gemm_sm86_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients45},
     .image = {tilewright_image_157, tilewright_image_157_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "5a0ceb4e4522ec1504a89ba74adf5b72",
     .symbol = "tw_gemm_sm86_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients45},
     .image = {tilewright_image_158, tilewright_image_158_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "358e8ac036487fa68de1f18d56f315a3",
     .symbol = "tw_gemm_sm86_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients45},
     .image = {tilewright_image_159, tilewright_image_159_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d1d15e73c6caf75a729a85971f186d01",
     .symbol = "tw_gemm_sm86_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients45},
     .image = {tilewright_image_160, tilewright_image_160_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "99aaf0e35a09a4f8f3f22a7afe71ca7b",
     .symbol = "tw_gemm_sm86_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients45},
     .image = {tilewright_image_161, tilewright_image_161_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "e5c607762157e77d89404c8e5b5580fd",
     .symbol = "tw_gemm_sm86_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients45},
     .image = {tilewright_image_162, tilewright_image_162_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "b8f04f544d7470162cf7bd2f8f854ea1",
     .symbol = "tw_gemm_sm86_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients45},
     .image = {tilewright_image_163, tilewright_image_163_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "b74f2966eca6cc406167c8e7daf880f2",
     .symbol = "tw_gemm_sm86_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients45},
     .image = {tilewright_image_164, tilewright_image_164_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "072af27306398d4400e1f71aef04ab07",
     .symbol = "tw_gemm_sm86_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients44},
     .image = {tilewright_image_165, tilewright_image_165_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "4429c7f828e37871cd3a625497216362",
     .symbol = "tw_gemm_sm86_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients44},
     .image = {tilewright_image_166, tilewright_image_166_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "5a6c022890128575d7bb73019ff62990",
     .symbol = "tw_gemm_sm86_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients44},
     .image = {tilewright_image_167, tilewright_image_167_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "66291e63faf057d3f21a5afd2a0a1da2",
     .symbol = "tw_gemm_sm86_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 3,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients44},
     .image = {tilewright_image_168, tilewright_image_168_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "de92f178a27f2e2d9946ab5b921abd5c",
     .symbol = "tw_gemm_sm89_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = {tilewright_image_169, tilewright_image_169_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "8bf476e2e1b7e24285dafa43afadf0bb",
     .symbol = "tw_gemm_sm89_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = {tilewright_image_170, tilewright_image_170_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "41d382152743798ce4ac0ee1b76d6ab0",
     .symbol = "tw_gemm_sm89_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = {tilewright_image_171, tilewright_image_171_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "5a8fcb00be61aa1e0f40626d4583477a",
     .symbol = "tw_gemm_sm89_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = {tilewright_image_172, tilewright_image_172_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "29e0f3fc9eedeb21e23a3bb14b645477",
     .symbol = "tw_gemm_sm89_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = {tilewright_image_173, tilewright_image_173_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "ddd1e23663822d961092164c810b41da",
     .symbol = "tw_gemm_sm89_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = {tilewright_image_174, tilewright_image_174_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "2533dbfa6813401b60b55dc020e7c809",
     .symbol = "tw_gemm_sm89_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = {tilewright_image_175, tilewright_image_175_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "46af4992eb2d8306b7f5af830f0a3086",
     .symbol = "tw_gemm_sm89_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = {tilewright_image_176, tilewright_image_176_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "38a2de249c128a65365319463571d490",
     .symbol = "tw_gemm_sm89_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = {tilewright_image_177, tilewright_image_177_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "c6517fda344450062589dbe0afd63c6d",
     .symbol = "tw_gemm_sm89_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = {tilewright_image_178, tilewright_image_178_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "0229fa3e067e5a1c005f3dab4e26abce",
     .symbol = "tw_gemm_sm89_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = {tilewright_image_179, tilewright_image_179_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "71d63bd494c17cec0e62e3607abda83d",
     .symbol = "tw_gemm_sm89_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = {tilewright_image_180, tilewright_image_180_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d76b715bb6d1a122e66a01b52712c935",
     .symbol = "tw_gemm_sm89_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = {tilewright_image_181, tilewright_image_181_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d53383889b08f45cf63553adc2b81d93",
     .symbol = "tw_gemm_sm89_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = {tilewright_image_182, tilewright_image_182_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f647ed309078397fdd8b7d1b2cbf2319",
     .symbol = "tw_gemm_sm89_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = {tilewright_image_183, tilewright_image_183_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "be0aacd71ac5b2209cb7768f9934b6f9",
     .symbol = "tw_gemm_sm89_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 4,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = {tilewright_image_184, tilewright_image_184_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "c5e933949b8358304f22c126df684f26",
     .symbol = "tw_gemm_sm90a_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients48},
     .image = {tilewright_image_185, tilewright_image_185_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "640fa2678cab96a213fc705b2bd47504",
     .symbol = "tw_gemm_sm90a_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients48},
     .image = {tilewright_image_186, tilewright_image_186_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "3d3ec3cfd8821ad7a840528d13403ae0",
     .symbol = "tw_gemm_sm90a_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients48},
     .image = {tilewright_image_187, tilewright_image_187_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "66325416aff04f8dc19a916cbe1b58ce",
     .symbol = "tw_gemm_sm90a_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients48},
     .image = {tilewright_image_188, tilewright_image_188_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "ae4b713d25a2f6810babe62d379b4a9b",
     .symbol = "tw_gemm_sm90a_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients48},
     .image = {tilewright_image_189, tilewright_image_189_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "87382314136277c6cfa0b50c84b720db",
     .symbol = "tw_gemm_sm90a_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients48},
     .image = {tilewright_image_190, tilewright_image_190_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "32cae67847a17ab8a07f65f345d89e3f",
     .symbol = "tw_gemm_sm90a_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients48},
     .image = {tilewright_image_191, tilewright_image_191_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "b5ea753a27e8c9fd2bacd692af786a7d",
     .symbol = "tw_gemm_sm90a_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients48},
     .image = {tilewright_image_192, tilewright_image_192_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "fae7b28cd850287deb38b6f8f6c1f3dc",
     .symbol = "tw_gemm_sm90a_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients49},
     .image = {tilewright_image_193, tilewright_image_193_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "7418eeb864de93bfd4a220bdcf913329",
     .symbol = "tw_gemm_sm90a_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients49},
     .image = {tilewright_image_194, tilewright_image_194_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d59c786e455c8bb5a47d6bc3f49b4531",
     .symbol = "tw_gemm_sm90a_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients49},
     .image = {tilewright_image_195, tilewright_image_195_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "5d655651a7197319b1218b6327c8abee",
     .symbol = "tw_gemm_sm90a_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients49},
     .image = {tilewright_image_196, tilewright_image_196_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "e3431e259490258f5fab015b6936e1cb",
     .symbol = "tw_gemm_sm90a_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients49},
     .image = {tilewright_image_197, tilewright_image_197_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "92eff1282dbc30130dd73063c8b38823",
     .symbol = "tw_gemm_sm90a_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients49},
     .image = {tilewright_image_198, tilewright_image_198_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "2ab22f00ee91c4b494af04a9f1561ad2",
     .symbol = "tw_gemm_sm90a_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients49},
     .image = {tilewright_image_199, tilewright_image_199_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "169d01effdc52e8811aa86284bef9691",
     .symbol = "tw_gemm_sm90a_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 5,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients49},
     .image = {tilewright_image_200, tilewright_image_200_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "847efabc1ce674b07a098d1bccaaac69",
     .symbol = "tw_gemm_sm100f_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients50},
     .image = {tilewright_image_201, tilewright_image_201_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "17d6ba5adc4fcc1d3ca200cad498cde8",
     .symbol = "tw_gemm_sm100f_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients50},
     .image = {tilewright_image_202, tilewright_image_202_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "7b99b5467295f421c2a3d8ba872c6d69",
     .symbol = "tw_gemm_sm100f_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients50},
     .image = {tilewright_image_203, tilewright_image_203_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "e7c1a1f49e769ecaa5f56ebfd6b97532",
     .symbol = "tw_gemm_sm100f_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients50},
     .image = {tilewright_image_204, tilewright_image_204_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "05d176e8ef16cce643f6f2fb30625ae3",
     .symbol = "tw_gemm_sm100f_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients51},
     .image = {tilewright_image_205, tilewright_image_205_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "7cc052a314207257505a07075e6523f8",
     .symbol = "tw_gemm_sm100f_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients51},
     .image = {tilewright_image_206, tilewright_image_206_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f1d274b475d784fe514774a208644679",
     .symbol = "tw_gemm_sm100f_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients51},
     .image = {tilewright_image_207, tilewright_image_207_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "fb0c3bb837ef4dc34350367b60a99a2d",
     .symbol = "tw_gemm_sm100f_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients51},
     .image = {tilewright_image_208, tilewright_image_208_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "026a2f5ddb12978fbf28e406aa2ed10d",
     .symbol = "tw_gemm_sm100f_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients51},
     .image = {tilewright_image_209, tilewright_image_209_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "cae579d3303890eaf9b1175f137dc999",
     .symbol = "tw_gemm_sm100f_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients51},
     .image = {tilewright_image_210, tilewright_image_210_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "6f3f2ac70f1c3c0978110113b622a748",
     .symbol = "tw_gemm_sm100f_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients51},
     .image = {tilewright_image_211, tilewright_image_211_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "8db30aed19c7fcac99d57c8d1e439716",
     .symbol = "tw_gemm_sm100f_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients51},
     .image = {tilewright_image_212, tilewright_image_212_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "e3cd0739dbbb133d0503377655471cf7",
     .symbol = "tw_gemm_sm100f_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients50},
     .image = {tilewright_image_213, tilewright_image_213_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "168aa5d83688dc1eb9925ad7e0fbf402",
     .symbol = "tw_gemm_sm100f_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients50},
     .image = {tilewright_image_214, tilewright_image_214_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d0167a4b392dcca5105bc34d13570d4c",
     .symbol = "tw_gemm_sm100f_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients50},
     .image = {tilewright_image_215, tilewright_image_215_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100f.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "8a3771b857edc8089645643fb57ce493",
     .symbol = "tw_gemm_sm100f_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 6,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients50},
     .image = {tilewright_image_216, tilewright_image_216_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "12e0998e62ef3006c2a707e88a7eeaf3",
     .symbol = "tw_gemm_sm120f_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients52},
     .image = {tilewright_image_217, tilewright_image_217_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f009cba7d8fac677bccf61d370b7b080",
     .symbol = "tw_gemm_sm120f_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients52},
     .image = {tilewright_image_218, tilewright_image_218_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "1e5b3948375f073a3c37acb0ae4bd07c",
     .symbol = "tw_gemm_sm120f_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients52},
     .image = {tilewright_image_219, tilewright_image_219_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "4e30220d9b75c4fe9d16376b2d57b2ab",
     .symbol = "tw_gemm_sm120f_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients52},
     .image = {tilewright_image_220, tilewright_image_220_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "bbc6d83de17a3e6ca864fd5d1ab35f53",
     .symbol = "tw_gemm_sm120f_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients53},
     .image = {tilewright_image_221, tilewright_image_221_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "05059a5dae34b9636cd9818022658f37",
     .symbol = "tw_gemm_sm120f_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients53},
     .image = {tilewright_image_222, tilewright_image_222_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "0526fba7ea0086efe285548df38f8aec",
     .symbol = "tw_gemm_sm120f_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients53},
     .image = {tilewright_image_223, tilewright_image_223_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "16a0ef39e3d1edc9052e52de014779a9",
     .symbol = "tw_gemm_sm120f_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients53},
     .image = {tilewright_image_224, tilewright_image_224_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "68c256e578240000333510bf96e58099",
     .symbol = "tw_gemm_sm120f_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients53},
     .image = {tilewright_image_225, tilewright_image_225_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "32cd032beb0dee197645cff2e2cc7240",
     .symbol = "tw_gemm_sm120f_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients53},
     .image = {tilewright_image_226, tilewright_image_226_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "ccd1d5fa5f42d3e5c967d6199ddd92ff",
     .symbol = "tw_gemm_sm120f_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients53},
     .image = {tilewright_image_227, tilewright_image_227_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "0202a44d33245b5bde5765497386c0db",
     .symbol = "tw_gemm_sm120f_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients53},
     .image = {tilewright_image_228, tilewright_image_228_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "0b91f35f211b7930eeb078847f0a94dd",
     .symbol = "tw_gemm_sm120f_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients52},
     .image = {tilewright_image_229, tilewright_image_229_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "cdd0fff7c4bd65927c9b78b10a99331b",
     .symbol = "tw_gemm_sm120f_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients52},
     .image = {tilewright_image_230, tilewright_image_230_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "aa54b5687ac09b15d271c417870bcb87",
     .symbol = "tw_gemm_sm120f_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients52},
     .image = {tilewright_image_231, tilewright_image_231_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120f.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "4b52bf254d8291c8f9e37de2db01edb8",
     .symbol = "tw_gemm_sm120f_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 2,
     .arch = 7,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .loops_z = true, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings17,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients52},
     .image = {tilewright_image_232, tilewright_image_232_end},
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.x86-64-v2.cpu_stream.f32.nn.4x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=2",
     .hash = "996c6068d83138669449fd92799129e6",
     .symbol = "tw_gemm_x86_64_v2_cpu_stream_f32_nn_4x8_v2",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients54},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v2_cpu_stream_f32_nn_4x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v2.cpu_stream.f32.nt.2x4.v1",
     .family = "cpu_stream",
     .config = "ROWS=2 STREAMS=4 NV=1",
     .hash = "3d04f4a4057e7006bb9760f8fd282c98",
     .symbol = "tw_gemm_x86_64_v2_cpu_stream_f32_nt_2x4_v1",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 8,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_9, .coefficients = kCoefficients55},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v2_cpu_stream_f32_nt_2x4_v1,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v2.cpu_stream.f32.tn.4x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=2",
     .hash = "5a225de743d36dc9091bbee07d9202de",
     .symbol = "tw_gemm_x86_64_v2_cpu_stream_f32_tn_4x8_v2",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 8,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients54},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v2_cpu_stream_f32_tn_4x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v2.cpu_blocked.f32.tt.5x16",
     .family = "cpu_blocked",
     .config = "MR=5 NV=2",
     .hash = "b014f49e4ba73d31a5bd3642abaefb46",
     .symbol = "tw_gemm_x86_64_v2_cpu_blocked_f32_tt_5x16",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 8,
     .attributes = {0, 3},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_10, .coefficients = kCoefficients56},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v2_cpu_blocked_f32_tt_5x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v2.cpu_blocked.f32.nn.5x16",
     .family = "cpu_blocked",
     .config = "MR=5 NV=2",
     .hash = "ac686395a11d0dc514fabd719914e2c9",
     .symbol = "tw_gemm_x86_64_v2_cpu_blocked_f32_nn_5x16",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients57},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v2_cpu_blocked_f32_nn_5x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v2.cpu_blocked.f32.nt.5x16",
     .family = "cpu_blocked",
     .config = "MR=5 NV=2",
     .hash = "75e9a69025af3f57d7fe9f7ee71d75cd",
     .symbol = "tw_gemm_x86_64_v2_cpu_blocked_f32_nt_5x16",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 8,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients58},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v2_cpu_blocked_f32_nt_5x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v2.cpu_blocked.f32.tn.5x16",
     .family = "cpu_blocked",
     .config = "MR=5 NV=2",
     .hash = "3200fc68e3622f36b3deb76b9ef2ebc4",
     .symbol = "tw_gemm_x86_64_v2_cpu_blocked_f32_tn_5x16",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 8,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients57},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v2_cpu_blocked_f32_tn_5x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v3.cpu_stream.f32.nn.4x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=2",
     .hash = "8ba6f431d7700da86be315e2c10cf724",
     .symbol = "tw_gemm_x86_64_v3_cpu_stream_f32_nn_4x8_v2",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 9,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients59},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_stream_f32_nn_4x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v3.cpu_stream.f32.nt.2x4.v1",
     .family = "cpu_stream",
     .config = "ROWS=2 STREAMS=4 NV=1",
     .hash = "44d5adb7b3c96768e98234780f3e338c",
     .symbol = "tw_gemm_x86_64_v3_cpu_stream_f32_nt_2x4_v1",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 9,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_9, .coefficients = kCoefficients60},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_stream_f32_nt_2x4_v1,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v3.cpu_stream.f32.tn.4x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=2",
     .hash = "260e75a72edc0044c8316c54a5498893",
     .symbol = "tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 9,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients59},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v3.cpu_blocked.f32.tt.6x16",
     .family = "cpu_blocked",
     .config = "MR=6 NV=2",
     .hash = "f0c969191ed44d1f02840713bd94dd20",
     .symbol = "tw_gemm_x86_64_v3_cpu_blocked_f32_tt_6x16",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 9,
     .attributes = {0, 3},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_10, .coefficients = kCoefficients61},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_blocked_f32_tt_6x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v3.cpu_blocked.f32.nn.6x16",
     .family = "cpu_blocked",
     .config = "MR=6 NV=2",
     .hash = "9187104a6d0d4f8f7becbea145f226d6",
     .symbol = "tw_gemm_x86_64_v3_cpu_blocked_f32_nn_6x16",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 9,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients62},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_blocked_f32_nn_6x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v3.cpu_blocked.f32.nt.6x16",
     .family = "cpu_blocked",
     .config = "MR=6 NV=2",
     .hash = "a865f207ff9f37667ad1bbcb162a57e2",
     .symbol = "tw_gemm_x86_64_v3_cpu_blocked_f32_nt_6x16",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 9,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients63},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_blocked_f32_nt_6x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v3.cpu_blocked.f32.tn.6x16",
     .family = "cpu_blocked",
     .config = "MR=6 NV=2",
     .hash = "4cf5ab54729bc1a2f22d83d0bee09e69",
     .symbol = "tw_gemm_x86_64_v3_cpu_blocked_f32_tn_6x16",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 9,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients62},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_blocked_f32_tn_6x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=2",
     .hash = "830fcab9cd6ea22c170c6001b9f31117",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v2",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients64},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.nt.4x4.v1",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=4 NV=1",
     .hash = "8d291726b0c26957355eda86d48deb82",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_nt_4x4_v1",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_13, .coefficients = kCoefficients65},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_nt_4x4_v1,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.tn.4x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=2",
     .hash = "b8315d0ed257aeb5ac6efb0136819c88",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_tn_4x8_v2",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients64},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_tn_4x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.tt.12x32",
     .family = "cpu_blocked",
     .config = "MR=12 NV=2",
     .hash = "e5051297d91fd1167853c5340cfdf2bf",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_tt_12x32",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 3},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_14, .coefficients = kCoefficients66},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_tt_12x32,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.12x32",
     .family = "cpu_blocked",
     .config = "MR=12 NV=2",
     .hash = "91b621803d71ed71c710f0609ce13a4c",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_12x32",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients67},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_12x32,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nt.12x32",
     .family = "cpu_blocked",
     .config = "MR=12 NV=2",
     .hash = "d741ca7ddac21c3db21a301746c0275d",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nt_12x32",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_16, .coefficients = kCoefficients68},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nt_12x32,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.tn.12x32",
     .family = "cpu_blocked",
     .config = "MR=12 NV=2",
     .hash = "cc3c83acce2a499facace177b70e8c34",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_tn_12x32",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_17, .coefficients = kCoefficients69},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_tn_12x32,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.14x32",
     .family = "cpu_blocked",
     .config = "MR=14 NV=2",
     .hash = "07e9d1662d7c10f96a8e0fff092a54cb",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_14x32",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients70},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_14x32,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.5x64",
     .family = "cpu_blocked",
     .config = "MR=5 NV=4",
     .hash = "0e0b1879c875ed13d3042da97d4594e9",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_5x64",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = false,
     .model = {.function = predicted_us_17, .coefficients = kCoefficients71},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_5x64,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.6x64",
     .family = "cpu_blocked",
     .config = "MR=6 NV=4",
     .hash = "52fa34f98206c626caedb52810ad24bb",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_6x64",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = false,
     .model = {.function = predicted_us_17, .coefficients = kCoefficients72},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_6x64,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.8x48",
     .family = "cpu_blocked",
     .config = "MR=8 NV=3",
     .hash = "7947ccf6fc0f1be1656f2b3f43a8ced4",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_8x48",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings19,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = false,
     .model = {.function = predicted_us_17, .coefficients = kCoefficients73},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_8x48,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.nn.1x4.v2",
     .family = "cpu_stream",
     .config = "ROWS=1 STREAMS=4 NV=2",
     .hash = "1f3431a8231fc5f2283aaea7c8c88c81",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x4_v2",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = false,
     .model = {.function = predicted_us_18, .coefficients = kCoefficients74},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x4_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.nn.1x4.v4",
     .family = "cpu_stream",
     .config = "ROWS=1 STREAMS=4 NV=4",
     .hash = "32bf70d0186fc4ee4d42ad9d5acc6484",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x4_v4",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = false,
     .model = {.function = predicted_us_18, .coefficients = kCoefficients75},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x4_v4,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v1",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=1",
     .hash = "7cd11bb4357748f3af3a0ff07558158c",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v1",
     .kind = TargetKind::cpu,
     .op = 2,
     .arch = 10,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules13,
     .pointer_alignment = 4,
     .runtime_names = kStrings18,
     .runtime_defaults = {8192, 1},
     .is_default = false,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients76},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v1,
     .cpu_driver = &gemm_stream},
};

constexpr KernelTable kTable{.generator = "tilewright-codegen",
                             .ops = kOps,
                             .archs = kArchs,
                             .devices = kDevices,
                             .kernels = kKernels,
                             .tuned = kTuned};

}  // namespace

const KernelTable& linked_table() { return kTable; }

}  // namespace tilewright
