// The linked table: ops, archs, kernels, and what was measured best where. Emitted by tilewright-codegen 0.1.0 from tuning_db;
// do not edit: change a template or a record and run `python3 -m codegen emit`.
#include <algorithm>
#include <cmath>
#include <limits>

#include "tilewright/kernel_table.h"

// cubins, embedded by the build; size 0 where the build leaves them out
extern "C" {
extern const unsigned char tilewright_image_0[];
extern const unsigned long long tilewright_image_0_size;
extern const unsigned char tilewright_image_1[];
extern const unsigned long long tilewright_image_1_size;
extern const unsigned char tilewright_image_2[];
extern const unsigned long long tilewright_image_2_size;
extern const unsigned char tilewright_image_3[];
extern const unsigned long long tilewright_image_3_size;
extern const unsigned char tilewright_image_4[];
extern const unsigned long long tilewright_image_4_size;
extern const unsigned char tilewright_image_5[];
extern const unsigned long long tilewright_image_5_size;
extern const unsigned char tilewright_image_6[];
extern const unsigned long long tilewright_image_6_size;
extern const unsigned char tilewright_image_7[];
extern const unsigned long long tilewright_image_7_size;
extern const unsigned char tilewright_image_8[];
extern const unsigned long long tilewright_image_8_size;
extern const unsigned char tilewright_image_9[];
extern const unsigned long long tilewright_image_9_size;
extern const unsigned char tilewright_image_10[];
extern const unsigned long long tilewright_image_10_size;
extern const unsigned char tilewright_image_11[];
extern const unsigned long long tilewright_image_11_size;
extern const unsigned char tilewright_image_12[];
extern const unsigned long long tilewright_image_12_size;
extern const unsigned char tilewright_image_13[];
extern const unsigned long long tilewright_image_13_size;
extern const unsigned char tilewright_image_14[];
extern const unsigned long long tilewright_image_14_size;
extern const unsigned char tilewright_image_15[];
extern const unsigned long long tilewright_image_15_size;
extern const unsigned char tilewright_image_16[];
extern const unsigned long long tilewright_image_16_size;
extern const unsigned char tilewright_image_17[];
extern const unsigned long long tilewright_image_17_size;
extern const unsigned char tilewright_image_18[];
extern const unsigned long long tilewright_image_18_size;
extern const unsigned char tilewright_image_19[];
extern const unsigned long long tilewright_image_19_size;
extern const unsigned char tilewright_image_20[];
extern const unsigned long long tilewright_image_20_size;
extern const unsigned char tilewright_image_21[];
extern const unsigned long long tilewright_image_21_size;
extern const unsigned char tilewright_image_22[];
extern const unsigned long long tilewright_image_22_size;
extern const unsigned char tilewright_image_23[];
extern const unsigned long long tilewright_image_23_size;
extern const unsigned char tilewright_image_24[];
extern const unsigned long long tilewright_image_24_size;
extern const unsigned char tilewright_image_25[];
extern const unsigned long long tilewright_image_25_size;
extern const unsigned char tilewright_image_26[];
extern const unsigned long long tilewright_image_26_size;
extern const unsigned char tilewright_image_27[];
extern const unsigned long long tilewright_image_27_size;
extern const unsigned char tilewright_image_28[];
extern const unsigned long long tilewright_image_28_size;
extern const unsigned char tilewright_image_29[];
extern const unsigned long long tilewright_image_29_size;
extern const unsigned char tilewright_image_30[];
extern const unsigned long long tilewright_image_30_size;
extern const unsigned char tilewright_image_31[];
extern const unsigned long long tilewright_image_31_size;
extern const unsigned char tilewright_image_32[];
extern const unsigned long long tilewright_image_32_size;
extern const unsigned char tilewright_image_33[];
extern const unsigned long long tilewright_image_33_size;
extern const unsigned char tilewright_image_34[];
extern const unsigned long long tilewright_image_34_size;
extern const unsigned char tilewright_image_35[];
extern const unsigned long long tilewright_image_35_size;
extern const unsigned char tilewright_image_36[];
extern const unsigned long long tilewright_image_36_size;
extern const unsigned char tilewright_image_37[];
extern const unsigned long long tilewright_image_37_size;
extern const unsigned char tilewright_image_38[];
extern const unsigned long long tilewright_image_38_size;
extern const unsigned char tilewright_image_39[];
extern const unsigned long long tilewright_image_39_size;
extern const unsigned char tilewright_image_40[];
extern const unsigned long long tilewright_image_40_size;
extern const unsigned char tilewright_image_41[];
extern const unsigned long long tilewright_image_41_size;
extern const unsigned char tilewright_image_42[];
extern const unsigned long long tilewright_image_42_size;
extern const unsigned char tilewright_image_43[];
extern const unsigned long long tilewright_image_43_size;
extern const unsigned char tilewright_image_44[];
extern const unsigned long long tilewright_image_44_size;
extern const unsigned char tilewright_image_45[];
extern const unsigned long long tilewright_image_45_size;
extern const unsigned char tilewright_image_46[];
extern const unsigned long long tilewright_image_46_size;
extern const unsigned char tilewright_image_47[];
extern const unsigned long long tilewright_image_47_size;
extern const unsigned char tilewright_image_48[];
extern const unsigned long long tilewright_image_48_size;
extern const unsigned char tilewright_image_49[];
extern const unsigned long long tilewright_image_49_size;
extern const unsigned char tilewright_image_50[];
extern const unsigned long long tilewright_image_50_size;
extern const unsigned char tilewright_image_51[];
extern const unsigned long long tilewright_image_51_size;
extern const unsigned char tilewright_image_52[];
extern const unsigned long long tilewright_image_52_size;
extern const unsigned char tilewright_image_53[];
extern const unsigned long long tilewright_image_53_size;
extern const unsigned char tilewright_image_54[];
extern const unsigned long long tilewright_image_54_size;
extern const unsigned char tilewright_image_55[];
extern const unsigned long long tilewright_image_55_size;
extern const unsigned char tilewright_image_56[];
extern const unsigned long long tilewright_image_56_size;
extern const unsigned char tilewright_image_57[];
extern const unsigned long long tilewright_image_57_size;
extern const unsigned char tilewright_image_58[];
extern const unsigned long long tilewright_image_58_size;
extern const unsigned char tilewright_image_59[];
extern const unsigned long long tilewright_image_59_size;
extern const unsigned char tilewright_image_60[];
extern const unsigned long long tilewright_image_60_size;
extern const unsigned char tilewright_image_61[];
extern const unsigned long long tilewright_image_61_size;
extern const unsigned char tilewright_image_62[];
extern const unsigned long long tilewright_image_62_size;
extern const unsigned char tilewright_image_63[];
extern const unsigned long long tilewright_image_63_size;
extern const unsigned char tilewright_image_64[];
extern const unsigned long long tilewright_image_64_size;
extern const unsigned char tilewright_image_65[];
extern const unsigned long long tilewright_image_65_size;
extern const unsigned char tilewright_image_66[];
extern const unsigned long long tilewright_image_66_size;
extern const unsigned char tilewright_image_67[];
extern const unsigned long long tilewright_image_67_size;
extern const unsigned char tilewright_image_92[];
extern const unsigned long long tilewright_image_92_size;
extern const unsigned char tilewright_image_93[];
extern const unsigned long long tilewright_image_93_size;
extern const unsigned char tilewright_image_94[];
extern const unsigned long long tilewright_image_94_size;
extern const unsigned char tilewright_image_95[];
extern const unsigned long long tilewright_image_95_size;
extern const unsigned char tilewright_image_96[];
extern const unsigned long long tilewright_image_96_size;
extern const unsigned char tilewright_image_97[];
extern const unsigned long long tilewright_image_97_size;
extern const unsigned char tilewright_image_98[];
extern const unsigned long long tilewright_image_98_size;
extern const unsigned char tilewright_image_99[];
extern const unsigned long long tilewright_image_99_size;
extern const unsigned char tilewright_image_100[];
extern const unsigned long long tilewright_image_100_size;
extern const unsigned char tilewright_image_101[];
extern const unsigned long long tilewright_image_101_size;
extern const unsigned char tilewright_image_102[];
extern const unsigned long long tilewright_image_102_size;
extern const unsigned char tilewright_image_103[];
extern const unsigned long long tilewright_image_103_size;
extern const unsigned char tilewright_image_104[];
extern const unsigned long long tilewright_image_104_size;
extern const unsigned char tilewright_image_105[];
extern const unsigned long long tilewright_image_105_size;
extern const unsigned char tilewright_image_106[];
extern const unsigned long long tilewright_image_106_size;
extern const unsigned char tilewright_image_107[];
extern const unsigned long long tilewright_image_107_size;
extern const unsigned char tilewright_image_108[];
extern const unsigned long long tilewright_image_108_size;
extern const unsigned char tilewright_image_109[];
extern const unsigned long long tilewright_image_109_size;
extern const unsigned char tilewright_image_110[];
extern const unsigned long long tilewright_image_110_size;
extern const unsigned char tilewright_image_111[];
extern const unsigned long long tilewright_image_111_size;
extern const unsigned char tilewright_image_112[];
extern const unsigned long long tilewright_image_112_size;
extern const unsigned char tilewright_image_113[];
extern const unsigned long long tilewright_image_113_size;
extern const unsigned char tilewright_image_114[];
extern const unsigned long long tilewright_image_114_size;
extern const unsigned char tilewright_image_115[];
extern const unsigned long long tilewright_image_115_size;
extern const unsigned char tilewright_image_116[];
extern const unsigned long long tilewright_image_116_size;
extern const unsigned char tilewright_image_117[];
extern const unsigned long long tilewright_image_117_size;
extern const unsigned char tilewright_image_118[];
extern const unsigned long long tilewright_image_118_size;
extern const unsigned char tilewright_image_119[];
extern const unsigned long long tilewright_image_119_size;
extern const unsigned char tilewright_image_120[];
extern const unsigned long long tilewright_image_120_size;
extern const unsigned char tilewright_image_121[];
extern const unsigned long long tilewright_image_121_size;
extern const unsigned char tilewright_image_122[];
extern const unsigned long long tilewright_image_122_size;
extern const unsigned char tilewright_image_123[];
extern const unsigned long long tilewright_image_123_size;
extern const unsigned char tilewright_image_124[];
extern const unsigned long long tilewright_image_124_size;
extern const unsigned char tilewright_image_125[];
extern const unsigned long long tilewright_image_125_size;
extern const unsigned char tilewright_image_126[];
extern const unsigned long long tilewright_image_126_size;
extern const unsigned char tilewright_image_127[];
extern const unsigned long long tilewright_image_127_size;
extern const unsigned char tilewright_image_128[];
extern const unsigned long long tilewright_image_128_size;
extern const unsigned char tilewright_image_129[];
extern const unsigned long long tilewright_image_129_size;
extern const unsigned char tilewright_image_130[];
extern const unsigned long long tilewright_image_130_size;
extern const unsigned char tilewright_image_131[];
extern const unsigned long long tilewright_image_131_size;
extern const unsigned char tilewright_image_132[];
extern const unsigned long long tilewright_image_132_size;
extern const unsigned char tilewright_image_133[];
extern const unsigned long long tilewright_image_133_size;
extern const unsigned char tilewright_image_134[];
extern const unsigned long long tilewright_image_134_size;
extern const unsigned char tilewright_image_135[];
extern const unsigned long long tilewright_image_135_size;
extern const unsigned char tilewright_image_136[];
extern const unsigned long long tilewright_image_136_size;
extern const unsigned char tilewright_image_137[];
extern const unsigned long long tilewright_image_137_size;
extern const unsigned char tilewright_image_138[];
extern const unsigned long long tilewright_image_138_size;
extern const unsigned char tilewright_image_139[];
extern const unsigned long long tilewright_image_139_size;
extern const unsigned char tilewright_image_140[];
extern const unsigned long long tilewright_image_140_size;
extern const unsigned char tilewright_image_141[];
extern const unsigned long long tilewright_image_141_size;
extern const unsigned char tilewright_image_142[];
extern const unsigned long long tilewright_image_142_size;
extern const unsigned char tilewright_image_143[];
extern const unsigned long long tilewright_image_143_size;
extern const unsigned char tilewright_image_144[];
extern const unsigned long long tilewright_image_144_size;
extern const unsigned char tilewright_image_145[];
extern const unsigned long long tilewright_image_145_size;
extern const unsigned char tilewright_image_146[];
extern const unsigned long long tilewright_image_146_size;
extern const unsigned char tilewright_image_147[];
extern const unsigned long long tilewright_image_147_size;
extern const unsigned char tilewright_image_148[];
extern const unsigned long long tilewright_image_148_size;
extern const unsigned char tilewright_image_149[];
extern const unsigned long long tilewright_image_149_size;
extern const unsigned char tilewright_image_150[];
extern const unsigned long long tilewright_image_150_size;
extern const unsigned char tilewright_image_151[];
extern const unsigned long long tilewright_image_151_size;
extern const unsigned char tilewright_image_152[];
extern const unsigned long long tilewright_image_152_size;
extern const unsigned char tilewright_image_153[];
extern const unsigned long long tilewright_image_153_size;
extern const unsigned char tilewright_image_154[];
extern const unsigned long long tilewright_image_154_size;
extern const unsigned char tilewright_image_155[];
extern const unsigned long long tilewright_image_155_size;
extern const unsigned char tilewright_image_156[];
extern const unsigned long long tilewright_image_156_size;
extern const unsigned char tilewright_image_157[];
extern const unsigned long long tilewright_image_157_size;
extern const unsigned char tilewright_image_158[];
extern const unsigned long long tilewright_image_158_size;
extern const unsigned char tilewright_image_159[];
extern const unsigned long long tilewright_image_159_size;
extern const unsigned char tilewright_image_160[];
extern const unsigned long long tilewright_image_160_size;
extern const unsigned char tilewright_image_161[];
extern const unsigned long long tilewright_image_161_size;
extern const unsigned char tilewright_image_162[];
extern const unsigned long long tilewright_image_162_size;
extern const unsigned char tilewright_image_163[];
extern const unsigned long long tilewright_image_163_size;
extern const unsigned char tilewright_image_164[];
extern const unsigned long long tilewright_image_164_size;
extern const unsigned char tilewright_image_165[];
extern const unsigned long long tilewright_image_165_size;
extern const unsigned char tilewright_image_166[];
extern const unsigned long long tilewright_image_166_size;
extern const unsigned char tilewright_image_167[];
extern const unsigned long long tilewright_image_167_size;
extern const unsigned char tilewright_image_168[];
extern const unsigned long long tilewright_image_168_size;
extern const unsigned char tilewright_image_169[];
extern const unsigned long long tilewright_image_169_size;
extern const unsigned char tilewright_image_170[];
extern const unsigned long long tilewright_image_170_size;
extern const unsigned char tilewright_image_171[];
extern const unsigned long long tilewright_image_171_size;
extern const unsigned char tilewright_image_172[];
extern const unsigned long long tilewright_image_172_size;
extern const unsigned char tilewright_image_173[];
extern const unsigned long long tilewright_image_173_size;
extern const unsigned char tilewright_image_174[];
extern const unsigned long long tilewright_image_174_size;
extern const unsigned char tilewright_image_175[];
extern const unsigned long long tilewright_image_175_size;
extern const unsigned char tilewright_image_176[];
extern const unsigned long long tilewright_image_176_size;
extern const unsigned char tilewright_image_177[];
extern const unsigned long long tilewright_image_177_size;
extern const unsigned char tilewright_image_178[];
extern const unsigned long long tilewright_image_178_size;
extern const unsigned char tilewright_image_179[];
extern const unsigned long long tilewright_image_179_size;
extern const unsigned char tilewright_image_180[];
extern const unsigned long long tilewright_image_180_size;
extern const unsigned char tilewright_image_181[];
extern const unsigned long long tilewright_image_181_size;
extern const unsigned char tilewright_image_182[];
extern const unsigned long long tilewright_image_182_size;
extern const unsigned char tilewright_image_183[];
extern const unsigned long long tilewright_image_183_size;
extern const unsigned char tilewright_image_184[];
extern const unsigned long long tilewright_image_184_size;
extern const unsigned char tilewright_image_185[];
extern const unsigned long long tilewright_image_185_size;
extern const unsigned char tilewright_image_186[];
extern const unsigned long long tilewright_image_186_size;
extern const unsigned char tilewright_image_187[];
extern const unsigned long long tilewright_image_187_size;
extern const unsigned char tilewright_image_188[];
extern const unsigned long long tilewright_image_188_size;
extern const unsigned char tilewright_image_189[];
extern const unsigned long long tilewright_image_189_size;
extern const unsigned char tilewright_image_190[];
extern const unsigned long long tilewright_image_190_size;
extern const unsigned char tilewright_image_191[];
extern const unsigned long long tilewright_image_191_size;
extern const unsigned char tilewright_image_192[];
extern const unsigned long long tilewright_image_192_size;
extern const unsigned char tilewright_image_193[];
extern const unsigned long long tilewright_image_193_size;
extern const unsigned char tilewright_image_194[];
extern const unsigned long long tilewright_image_194_size;
extern const unsigned char tilewright_image_195[];
extern const unsigned long long tilewright_image_195_size;
extern const unsigned char tilewright_image_196[];
extern const unsigned long long tilewright_image_196_size;
extern const unsigned char tilewright_image_197[];
extern const unsigned long long tilewright_image_197_size;
extern const unsigned char tilewright_image_198[];
extern const unsigned long long tilewright_image_198_size;
extern const unsigned char tilewright_image_199[];
extern const unsigned long long tilewright_image_199_size;
extern const unsigned char tilewright_image_200[];
extern const unsigned long long tilewright_image_200_size;
extern const unsigned char tilewright_image_201[];
extern const unsigned long long tilewright_image_201_size;
extern const unsigned char tilewright_image_202[];
extern const unsigned long long tilewright_image_202_size;
extern const unsigned char tilewright_image_203[];
extern const unsigned long long tilewright_image_203_size;
extern const unsigned char tilewright_image_204[];
extern const unsigned long long tilewright_image_204_size;
extern const unsigned char tilewright_image_205[];
extern const unsigned long long tilewright_image_205_size;
extern const unsigned char tilewright_image_206[];
extern const unsigned long long tilewright_image_206_size;
extern const unsigned char tilewright_image_207[];
extern const unsigned long long tilewright_image_207_size;
extern const unsigned char tilewright_image_208[];
extern const unsigned long long tilewright_image_208_size;
extern const unsigned char tilewright_image_209[];
extern const unsigned long long tilewright_image_209_size;
extern const unsigned char tilewright_image_210[];
extern const unsigned long long tilewright_image_210_size;
extern const unsigned char tilewright_image_211[];
extern const unsigned long long tilewright_image_211_size;
extern const unsigned char tilewright_image_212[];
extern const unsigned long long tilewright_image_212_size;
extern const unsigned char tilewright_image_213[];
extern const unsigned long long tilewright_image_213_size;
extern const unsigned char tilewright_image_214[];
extern const unsigned long long tilewright_image_214_size;
extern const unsigned char tilewright_image_215[];
extern const unsigned long long tilewright_image_215_size;
extern const unsigned char tilewright_image_216[];
extern const unsigned long long tilewright_image_216_size;
extern const unsigned char tilewright_image_217[];
extern const unsigned long long tilewright_image_217_size;
extern const unsigned char tilewright_image_218[];
extern const unsigned long long tilewright_image_218_size;
extern const unsigned char tilewright_image_219[];
extern const unsigned long long tilewright_image_219_size;
extern const unsigned char tilewright_image_220[];
extern const unsigned long long tilewright_image_220_size;
extern const unsigned char tilewright_image_221[];
extern const unsigned long long tilewright_image_221_size;
extern const unsigned char tilewright_image_222[];
extern const unsigned long long tilewright_image_222_size;
extern const unsigned char tilewright_image_223[];
extern const unsigned long long tilewright_image_223_size;
extern const unsigned char tilewright_image_224[];
extern const unsigned long long tilewright_image_224_size;
extern const unsigned char tilewright_image_225[];
extern const unsigned long long tilewright_image_225_size;
extern const unsigned char tilewright_image_226[];
extern const unsigned long long tilewright_image_226_size;
extern const unsigned char tilewright_image_227[];
extern const unsigned long long tilewright_image_227_size;
extern const unsigned char tilewright_image_228[];
extern const unsigned long long tilewright_image_228_size;
extern const unsigned char tilewright_image_229[];
extern const unsigned long long tilewright_image_229_size;
extern const unsigned char tilewright_image_230[];
extern const unsigned long long tilewright_image_230_size;
extern const unsigned char tilewright_image_231[];
extern const unsigned long long tilewright_image_231_size;
extern const unsigned char tilewright_image_232[];
extern const unsigned long long tilewright_image_232_size;
extern const unsigned char tilewright_image_233[];
extern const unsigned long long tilewright_image_233_size;
extern const unsigned char tilewright_image_234[];
extern const unsigned long long tilewright_image_234_size;
extern const unsigned char tilewright_image_235[];
extern const unsigned long long tilewright_image_235_size;
extern const unsigned char tilewright_image_236[];
extern const unsigned long long tilewright_image_236_size;
extern const unsigned char tilewright_image_237[];
extern const unsigned long long tilewright_image_237_size;
extern const unsigned char tilewright_image_238[];
extern const unsigned long long tilewright_image_238_size;
extern const unsigned char tilewright_image_239[];
extern const unsigned long long tilewright_image_239_size;
extern const unsigned char tilewright_image_240[];
extern const unsigned long long tilewright_image_240_size;
extern const unsigned char tilewright_image_241[];
extern const unsigned long long tilewright_image_241_size;
extern const unsigned char tilewright_image_242[];
extern const unsigned long long tilewright_image_242_size;
extern const unsigned char tilewright_image_243[];
extern const unsigned long long tilewright_image_243_size;
extern const unsigned char tilewright_image_244[];
extern const unsigned long long tilewright_image_244_size;
extern const unsigned char tilewright_image_245[];
extern const unsigned long long tilewright_image_245_size;
extern const unsigned char tilewright_image_246[];
extern const unsigned long long tilewright_image_246_size;
extern const unsigned char tilewright_image_247[];
extern const unsigned long long tilewright_image_247_size;
extern const unsigned char tilewright_image_248[];
extern const unsigned long long tilewright_image_248_size;
extern const unsigned char tilewright_image_249[];
extern const unsigned long long tilewright_image_249_size;
extern const unsigned char tilewright_image_250[];
extern const unsigned long long tilewright_image_250_size;
extern const unsigned char tilewright_image_251[];
extern const unsigned long long tilewright_image_251_size;
extern const unsigned char tilewright_image_252[];
extern const unsigned long long tilewright_image_252_size;
extern const unsigned char tilewright_image_253[];
extern const unsigned long long tilewright_image_253_size;
extern const unsigned char tilewright_image_254[];
extern const unsigned long long tilewright_image_254_size;
extern const unsigned char tilewright_image_255[];
extern const unsigned long long tilewright_image_255_size;
extern const unsigned char tilewright_image_256[];
extern const unsigned long long tilewright_image_256_size;
extern const unsigned char tilewright_image_257[];
extern const unsigned long long tilewright_image_257_size;
extern const unsigned char tilewright_image_258[];
extern const unsigned long long tilewright_image_258_size;
extern const unsigned char tilewright_image_259[];
extern const unsigned long long tilewright_image_259_size;
extern const unsigned char tilewright_image_260[];
extern const unsigned long long tilewright_image_260_size;
extern const unsigned char tilewright_image_261[];
extern const unsigned long long tilewright_image_261_size;
extern const unsigned char tilewright_image_262[];
extern const unsigned long long tilewright_image_262_size;
extern const unsigned char tilewright_image_263[];
extern const unsigned long long tilewright_image_263_size;
extern const unsigned char tilewright_image_264[];
extern const unsigned long long tilewright_image_264_size;
extern const unsigned char tilewright_image_265[];
extern const unsigned long long tilewright_image_265_size;
extern const unsigned char tilewright_image_266[];
extern const unsigned long long tilewright_image_266_size;
extern const unsigned char tilewright_image_267[];
extern const unsigned long long tilewright_image_267_size;
extern const unsigned char tilewright_image_268[];
extern const unsigned long long tilewright_image_268_size;
extern const unsigned char tilewright_image_269[];
extern const unsigned long long tilewright_image_269_size;
extern const unsigned char tilewright_image_270[];
extern const unsigned long long tilewright_image_270_size;
extern const unsigned char tilewright_image_271[];
extern const unsigned long long tilewright_image_271_size;
extern const unsigned char tilewright_image_272[];
extern const unsigned long long tilewright_image_272_size;
extern const unsigned char tilewright_image_273[];
extern const unsigned long long tilewright_image_273_size;
extern const unsigned char tilewright_image_274[];
extern const unsigned long long tilewright_image_274_size;
extern const unsigned char tilewright_image_275[];
extern const unsigned long long tilewright_image_275_size;
extern const unsigned char tilewright_image_276[];
extern const unsigned long long tilewright_image_276_size;
extern const unsigned char tilewright_image_277[];
extern const unsigned long long tilewright_image_277_size;
extern const unsigned char tilewright_image_278[];
extern const unsigned long long tilewright_image_278_size;
extern const unsigned char tilewright_image_279[];
extern const unsigned long long tilewright_image_279_size;
extern const unsigned char tilewright_image_280[];
extern const unsigned long long tilewright_image_280_size;
extern const unsigned char tilewright_image_281[];
extern const unsigned long long tilewright_image_281_size;
extern const unsigned char tilewright_image_282[];
extern const unsigned long long tilewright_image_282_size;
extern const unsigned char tilewright_image_283[];
extern const unsigned long long tilewright_image_283_size;
extern const unsigned char tilewright_image_284[];
extern const unsigned long long tilewright_image_284_size;
extern const unsigned char tilewright_image_285[];
extern const unsigned long long tilewright_image_285_size;
extern const unsigned char tilewright_image_286[];
extern const unsigned long long tilewright_image_286_size;
extern const unsigned char tilewright_image_287[];
extern const unsigned long long tilewright_image_287_size;
extern const unsigned char tilewright_image_288[];
extern const unsigned long long tilewright_image_288_size;
extern const unsigned char tilewright_image_289[];
extern const unsigned long long tilewright_image_289_size;
extern const unsigned char tilewright_image_290[];
extern const unsigned long long tilewright_image_290_size;
extern const unsigned char tilewright_image_291[];
extern const unsigned long long tilewright_image_291_size;
extern const unsigned char tilewright_image_292[];
extern const unsigned long long tilewright_image_292_size;
extern const unsigned char tilewright_image_293[];
extern const unsigned long long tilewright_image_293_size;
extern const unsigned char tilewright_image_294[];
extern const unsigned long long tilewright_image_294_size;
extern const unsigned char tilewright_image_295[];
extern const unsigned long long tilewright_image_295_size;
extern const unsigned char tilewright_image_296[];
extern const unsigned long long tilewright_image_296_size;
extern const unsigned char tilewright_image_297[];
extern const unsigned long long tilewright_image_297_size;
extern const unsigned char tilewright_image_298[];
extern const unsigned long long tilewright_image_298_size;
extern const unsigned char tilewright_image_299[];
extern const unsigned long long tilewright_image_299_size;
extern const unsigned char tilewright_image_300[];
extern const unsigned long long tilewright_image_300_size;
extern const unsigned char tilewright_image_301[];
extern const unsigned long long tilewright_image_301_size;
extern const unsigned char tilewright_image_302[];
extern const unsigned long long tilewright_image_302_size;
extern const unsigned char tilewright_image_303[];
extern const unsigned long long tilewright_image_303_size;
extern const unsigned char tilewright_image_304[];
extern const unsigned long long tilewright_image_304_size;
extern const unsigned char tilewright_image_305[];
extern const unsigned long long tilewright_image_305_size;
extern const unsigned char tilewright_image_306[];
extern const unsigned long long tilewright_image_306_size;
extern const unsigned char tilewright_image_307[];
extern const unsigned long long tilewright_image_307_size;
extern const unsigned char tilewright_image_308[];
extern const unsigned long long tilewright_image_308_size;
extern const unsigned char tilewright_image_309[];
extern const unsigned long long tilewright_image_309_size;
extern const unsigned char tilewright_image_310[];
extern const unsigned long long tilewright_image_310_size;
extern const unsigned char tilewright_image_311[];
extern const unsigned long long tilewright_image_311_size;
extern const unsigned char tilewright_image_312[];
extern const unsigned long long tilewright_image_312_size;
extern const unsigned char tilewright_image_313[];
extern const unsigned long long tilewright_image_313_size;
extern const unsigned char tilewright_image_314[];
extern const unsigned long long tilewright_image_314_size;
extern const unsigned char tilewright_image_315[];
extern const unsigned long long tilewright_image_315_size;
extern const unsigned char tilewright_image_316[];
extern const unsigned long long tilewright_image_316_size;
extern const unsigned char tilewright_image_317[];
extern const unsigned long long tilewright_image_317_size;
extern const unsigned char tilewright_image_318[];
extern const unsigned long long tilewright_image_318_size;
extern const unsigned char tilewright_image_319[];
extern const unsigned long long tilewright_image_319_size;
extern const unsigned char tilewright_image_320[];
extern const unsigned long long tilewright_image_320_size;
extern const unsigned char tilewright_image_321[];
extern const unsigned long long tilewright_image_321_size;
extern const unsigned char tilewright_image_322[];
extern const unsigned long long tilewright_image_322_size;
extern const unsigned char tilewright_image_323[];
extern const unsigned long long tilewright_image_323_size;
extern const unsigned char tilewright_image_324[];
extern const unsigned long long tilewright_image_324_size;
extern const unsigned char tilewright_image_325[];
extern const unsigned long long tilewright_image_325_size;
extern const unsigned char tilewright_image_326[];
extern const unsigned long long tilewright_image_326_size;
extern const unsigned char tilewright_image_327[];
extern const unsigned long long tilewright_image_327_size;
extern const unsigned char tilewright_image_328[];
extern const unsigned long long tilewright_image_328_size;
extern const unsigned char tilewright_image_329[];
extern const unsigned long long tilewright_image_329_size;
extern const unsigned char tilewright_image_330[];
extern const unsigned long long tilewright_image_330_size;
extern const unsigned char tilewright_image_331[];
extern const unsigned long long tilewright_image_331_size;
extern const unsigned char tilewright_image_332[];
extern const unsigned long long tilewright_image_332_size;
extern const unsigned char tilewright_image_333[];
extern const unsigned long long tilewright_image_333_size;
extern const unsigned char tilewright_image_334[];
extern const unsigned long long tilewright_image_334_size;
extern const unsigned char tilewright_image_335[];
extern const unsigned long long tilewright_image_335_size;
extern const unsigned char tilewright_image_336[];
extern const unsigned long long tilewright_image_336_size;
extern const unsigned char tilewright_image_337[];
extern const unsigned long long tilewright_image_337_size;
extern const unsigned char tilewright_image_338[];
extern const unsigned long long tilewright_image_338_size;
extern const unsigned char tilewright_image_339[];
extern const unsigned long long tilewright_image_339_size;
extern const unsigned char tilewright_image_340[];
extern const unsigned long long tilewright_image_340_size;
extern const unsigned char tilewright_image_341[];
extern const unsigned long long tilewright_image_341_size;
extern const unsigned char tilewright_image_342[];
extern const unsigned long long tilewright_image_342_size;
extern const unsigned char tilewright_image_343[];
extern const unsigned long long tilewright_image_343_size;
extern const unsigned char tilewright_image_344[];
extern const unsigned long long tilewright_image_344_size;
extern const unsigned char tilewright_image_345[];
extern const unsigned long long tilewright_image_345_size;
extern const unsigned char tilewright_image_346[];
extern const unsigned long long tilewright_image_346_size;
extern const unsigned char tilewright_image_347[];
extern const unsigned long long tilewright_image_347_size;
extern const unsigned char tilewright_image_348[];
extern const unsigned long long tilewright_image_348_size;
extern const unsigned char tilewright_image_349[];
extern const unsigned long long tilewright_image_349_size;
extern const unsigned char tilewright_image_350[];
extern const unsigned long long tilewright_image_350_size;
extern const unsigned char tilewright_image_351[];
extern const unsigned long long tilewright_image_351_size;
extern const unsigned char tilewright_image_352[];
extern const unsigned long long tilewright_image_352_size;
extern const unsigned char tilewright_image_353[];
extern const unsigned long long tilewright_image_353_size;
extern const unsigned char tilewright_image_354[];
extern const unsigned long long tilewright_image_354_size;
extern const unsigned char tilewright_image_355[];
extern const unsigned long long tilewright_image_355_size;
extern const unsigned char tilewright_image_356[];
extern const unsigned long long tilewright_image_356_size;
extern const unsigned char tilewright_image_357[];
extern const unsigned long long tilewright_image_357_size;
extern const unsigned char tilewright_image_358[];
extern const unsigned long long tilewright_image_358_size;
extern const unsigned char tilewright_image_359[];
extern const unsigned long long tilewright_image_359_size;
extern const unsigned char tilewright_image_360[];
extern const unsigned long long tilewright_image_360_size;
extern const unsigned char tilewright_image_361[];
extern const unsigned long long tilewright_image_361_size;
extern const unsigned char tilewright_image_362[];
extern const unsigned long long tilewright_image_362_size;
extern const unsigned char tilewright_image_363[];
extern const unsigned long long tilewright_image_363_size;
extern const unsigned char tilewright_image_364[];
extern const unsigned long long tilewright_image_364_size;
extern const unsigned char tilewright_image_365[];
extern const unsigned long long tilewright_image_365_size;
extern const unsigned char tilewright_image_366[];
extern const unsigned long long tilewright_image_366_size;
extern const unsigned char tilewright_image_367[];
extern const unsigned long long tilewright_image_367_size;
extern const unsigned char tilewright_image_368[];
extern const unsigned long long tilewright_image_368_size;
extern const unsigned char tilewright_image_369[];
extern const unsigned long long tilewright_image_369_size;
extern const unsigned char tilewright_image_370[];
extern const unsigned long long tilewright_image_370_size;
extern const unsigned char tilewright_image_371[];
extern const unsigned long long tilewright_image_371_size;
extern const unsigned char tilewright_image_372[];
extern const unsigned long long tilewright_image_372_size;
extern const unsigned char tilewright_image_373[];
extern const unsigned long long tilewright_image_373_size;
extern const unsigned char tilewright_image_374[];
extern const unsigned long long tilewright_image_374_size;
extern const unsigned char tilewright_image_375[];
extern const unsigned long long tilewright_image_375_size;
extern const unsigned char tilewright_image_376[];
extern const unsigned long long tilewright_image_376_size;
extern const unsigned char tilewright_image_377[];
extern const unsigned long long tilewright_image_377_size;
extern const unsigned char tilewright_image_378[];
extern const unsigned long long tilewright_image_378_size;
extern const unsigned char tilewright_image_379[];
extern const unsigned long long tilewright_image_379_size;
extern const unsigned char tilewright_image_380[];
extern const unsigned long long tilewright_image_380_size;
extern const unsigned char tilewright_image_381[];
extern const unsigned long long tilewright_image_381_size;
extern const unsigned char tilewright_image_382[];
extern const unsigned long long tilewright_image_382_size;
extern const unsigned char tilewright_image_383[];
extern const unsigned long long tilewright_image_383_size;
extern const unsigned char tilewright_image_384[];
extern const unsigned long long tilewright_image_384_size;
extern const unsigned char tilewright_image_385[];
extern const unsigned long long tilewright_image_385_size;
extern const unsigned char tilewright_image_386[];
extern const unsigned long long tilewright_image_386_size;
extern const unsigned char tilewright_image_387[];
extern const unsigned long long tilewright_image_387_size;
extern const unsigned char tilewright_image_388[];
extern const unsigned long long tilewright_image_388_size;
extern const unsigned char tilewright_image_389[];
extern const unsigned long long tilewright_image_389_size;
extern const unsigned char tilewright_image_390[];
extern const unsigned long long tilewright_image_390_size;
extern const unsigned char tilewright_image_391[];
extern const unsigned long long tilewright_image_391_size;
extern const unsigned char tilewright_image_392[];
extern const unsigned long long tilewright_image_392_size;
extern const unsigned char tilewright_image_393[];
extern const unsigned long long tilewright_image_393_size;
extern const unsigned char tilewright_image_394[];
extern const unsigned long long tilewright_image_394_size;
extern const unsigned char tilewright_image_395[];
extern const unsigned long long tilewright_image_395_size;
extern const unsigned char tilewright_image_396[];
extern const unsigned long long tilewright_image_396_size;
extern const unsigned char tilewright_image_397[];
extern const unsigned long long tilewright_image_397_size;
extern const unsigned char tilewright_image_398[];
extern const unsigned long long tilewright_image_398_size;
extern const unsigned char tilewright_image_399[];
extern const unsigned long long tilewright_image_399_size;
extern const unsigned char tilewright_image_400[];
extern const unsigned long long tilewright_image_400_size;
extern const unsigned char tilewright_image_401[];
extern const unsigned long long tilewright_image_401_size;
extern const unsigned char tilewright_image_402[];
extern const unsigned long long tilewright_image_402_size;
extern const unsigned char tilewright_image_403[];
extern const unsigned long long tilewright_image_403_size;
extern const unsigned char tilewright_image_404[];
extern const unsigned long long tilewright_image_404_size;
extern const unsigned char tilewright_image_405[];
extern const unsigned long long tilewright_image_405_size;
extern const unsigned char tilewright_image_406[];
extern const unsigned long long tilewright_image_406_size;
extern const unsigned char tilewright_image_407[];
extern const unsigned long long tilewright_image_407_size;
extern const unsigned char tilewright_image_408[];
extern const unsigned long long tilewright_image_408_size;
extern const unsigned char tilewright_image_409[];
extern const unsigned long long tilewright_image_409_size;
extern const unsigned char tilewright_image_410[];
extern const unsigned long long tilewright_image_410_size;
extern const unsigned char tilewright_image_411[];
extern const unsigned long long tilewright_image_411_size;
extern const unsigned char tilewright_image_412[];
extern const unsigned long long tilewright_image_412_size;
extern const unsigned char tilewright_image_413[];
extern const unsigned long long tilewright_image_413_size;
}
// CPU units' symbols: functions or constants, of which only the address matters here
extern "C" {
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
extern const unsigned char tw_gemm_x86_64_v4_cpu_blocked_f32_nn_9x48[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x8_v2[];
extern const unsigned char tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v1[];
}

namespace tilewright {

extern const CpuDriver gemm_blocked;
extern const CpuDriver gemm_stream;
void fill_dense_attention_forward(Problem& problem);
void fill_dense_gemm(Problem& problem);

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr const char* kStrings0[] = {"f32", "f16", "bf16"};
constexpr const char* kStrings1[] = {"full", "causal", "general"};
constexpr const char* kStrings2[] = {"B", "Hq", "Hkv", "Sq", "Sk", "D", "stride_qs", "stride_qh", "stride_qb", "stride_ks", "stride_kh", "stride_kb", "stride_vs", "stride_vh", "stride_vb", "stride_os", "stride_oh", "stride_ob", "stride_bias_q", "stride_bias_h", "stride_bias_b", "total_q", "total_k"};
constexpr const char* kStrings3[] = {"Q", "K", "V", "O", "LSE", "bias", "alibi_slopes", "cu_seqlens_q", "cu_seqlens_k"};
constexpr const char* kStrings4[] = {"f32", "tf32", "f16", "bf16"};
constexpr const char* kStrings5[] = {"nn", "nt", "tn", "tt"};
constexpr const char* kStrings6[] = {"M", "N", "K", "batch", "lda", "ldb", "ldc", "stride_a", "stride_b", "stride_c"};
constexpr const char* kStrings7[] = {"A", "B", "C", "bias"};
constexpr const char* kStrings8[] = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave"};
constexpr const char* kStrings9[] = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave", "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"};
constexpr const char* kStrings10[] = {"head_group"};
constexpr const char* kStrings11[] = {"head_group", "dynamic"};
constexpr const char* kStrings12[] = {"split_k", "raster_group"};
constexpr const char* kStrings13[] = {"split_k"};
constexpr const char* kStrings14[] = {"split_k", "stream_k", "raster_group"};
constexpr const char* kStrings15[] = {"block", "split_k"};
constexpr const char* kStrings16[] = {"kc", "mc", "nc", "pack_a", "pack_b", "split_n"};
constexpr SizeRule kRules0[] = {{.value = 5, .multiple = 8, .min = 0, .max = 64}, {.value = 3, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules1[] = {{.value = 5, .multiple = 8, .min = 0, .max = 128}, {.value = 3, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules2[] = {{.value = 5, .multiple = 8, .min = 0, .max = 256}, {.value = 3, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules3[] = {{.value = 5, .multiple = 1, .min = 0, .max = 256}, {.value = 3, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 6, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 1, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules4[] = {{.value = 5, .multiple = 8, .min = 0, .max = 128}, {.value = 3, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules5[] = {{.value = 5, .multiple = 8, .min = 0, .max = 192}, {.value = 3, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules6[] = {{.value = 5, .multiple = 8, .min = 0, .max = 256}, {.value = 3, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules7[] = {{.value = 5, .multiple = 8, .min = 0, .max = 64}, {.value = 3, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules8[] = {{.value = 5, .multiple = 8, .min = 0, .max = 96}, {.value = 3, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 6, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 9, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 10, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 11, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 12, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 13, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 14, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 15, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 16, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 17, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules9[] = {{.value = 5, .multiple = 1, .min = 0, .max = 64}, {.value = 3, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 0, .max = 2147483647}};
constexpr SizeRule kRules10[] = {{.value = 5, .multiple = 1, .min = 0, .max = 256}, {.value = 3, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 4, .multiple = 1, .min = 0, .max = 2147483647}};
constexpr SizeRule kRules11[] = {{.value = 0, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 1, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 2, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 65535}, {.value = 4, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 5, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules12[] = {{.value = 0, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 1, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 2, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 65535}, {.value = 4, .multiple = 4, .min = 0, .max = INT64_MAX}, {.value = 5, .multiple = 4, .min = 0, .max = INT64_MAX}, {.value = 7, .multiple = 4, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 4, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules13[] = {{.value = 0, .multiple = 1, .min = 0, .max = 16}, {.value = 1, .multiple = 1, .min = 0, .max = 1048560}, {.value = 2, .multiple = 64, .min = 0, .max = 2147418112}, {.value = 3, .multiple = 1, .min = 0, .max = 65535}, {.value = 4, .multiple = 8, .min = 0, .max = 2147483647}, {.value = 5, .multiple = 8, .min = 0, .max = 2147483647}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules14[] = {{.value = 0, .multiple = 1, .min = 0, .max = 16}, {.value = 1, .multiple = 1, .min = 0, .max = 1048560}, {.value = 2, .multiple = 1, .min = 0, .max = 2147418112}, {.value = 3, .multiple = 1, .min = 0, .max = 65535}, {.value = 4, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 5, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 7, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 1, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules15[] = {{.value = 0, .multiple = 1, .min = 0, .max = 128}, {.value = 1, .multiple = 1, .min = 0, .max = 1048560}, {.value = 2, .multiple = 64, .min = 0, .max = 2147418112}, {.value = 3, .multiple = 1, .min = 0, .max = 65535}, {.value = 4, .multiple = 8, .min = 0, .max = 2147483647}, {.value = 5, .multiple = 8, .min = 0, .max = 2147483647}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules16[] = {{.value = 0, .multiple = 1, .min = 0, .max = 8}, {.value = 1, .multiple = 1, .min = 0, .max = 1048560}, {.value = 2, .multiple = 1, .min = 0, .max = 2147418112}, {.value = 3, .multiple = 1, .min = 0, .max = 65535}, {.value = 4, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 5, .multiple = 1, .min = 0, .max = 2147483647}, {.value = 7, .multiple = 1, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 1, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules17[] = {{.value = 0, .multiple = 1, .min = 0, .max = 8}, {.value = 1, .multiple = 1, .min = 0, .max = 1048560}, {.value = 2, .multiple = 64, .min = 0, .max = 2147418112}, {.value = 3, .multiple = 1, .min = 0, .max = 65535}, {.value = 4, .multiple = 8, .min = 0, .max = 2147483647}, {.value = 5, .multiple = 8, .min = 0, .max = 2147483647}, {.value = 7, .multiple = 8, .min = 0, .max = INT64_MAX}, {.value = 8, .multiple = 8, .min = 0, .max = INT64_MAX}};
constexpr SizeRule kRules18[] = {{.value = 0, .multiple = 1, .min = 0, .max = 2147482624}, {.value = 1, .multiple = 8, .min = 0, .max = 2147482624}, {.value = 2, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 1048576}, {.value = 4, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 5, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 7, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 8, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 6, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 9, .multiple = 8, .min = 0, .max = 549755813880}};
constexpr SizeRule kRules19[] = {{.value = 0, .multiple = 1, .min = 0, .max = 32}, {.value = 1, .multiple = 1, .min = 0, .max = 2147482624}, {.value = 2, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 1048576}, {.value = 4, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 5, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 7, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 8, .multiple = 8, .min = 0, .max = 549755813880}};
constexpr SizeRule kRules20[] = {{.value = 0, .multiple = 1, .min = 0, .max = 2147482624}, {.value = 1, .multiple = 1, .min = 0, .max = 2147482624}, {.value = 2, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 1048576}, {.value = 4, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 5, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 7, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 8, .multiple = 8, .min = 0, .max = 549755813880}};
constexpr SizeRule kRules21[] = {{.value = 0, .multiple = 1, .min = 0, .max = 64}, {.value = 1, .multiple = 1, .min = 0, .max = 2147482624}, {.value = 2, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 1048576}, {.value = 4, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 5, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 7, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 8, .multiple = 8, .min = 0, .max = 549755813880}};
constexpr SizeRule kRules22[] = {{.value = 0, .multiple = 1, .min = 0, .max = 192}, {.value = 1, .multiple = 1, .min = 0, .max = 2147482624}, {.value = 2, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 1048576}, {.value = 4, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 5, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 7, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 8, .multiple = 8, .min = 0, .max = 549755813880}};
constexpr SizeRule kRules23[] = {{.value = 0, .multiple = 1, .min = 0, .max = 256}, {.value = 1, .multiple = 1, .min = 0, .max = 2147482624}, {.value = 2, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 1048576}};
constexpr SizeRule kRules24[] = {{.value = 0, .multiple = 1, .min = 0, .max = 256}, {.value = 1, .multiple = 8, .min = 0, .max = 2147482624}, {.value = 2, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 1048576}, {.value = 6, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 9, .multiple = 8, .min = 0, .max = 549755813880}};
constexpr SizeRule kRules25[] = {{.value = 0, .multiple = 1, .min = 0, .max = 2147482624}, {.value = 1, .multiple = 8, .min = 0, .max = 2147482624}, {.value = 2, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 1048576}, {.value = 6, .multiple = 8, .min = 0, .max = 549755813880}, {.value = 9, .multiple = 8, .min = 0, .max = 549755813880}};
constexpr SizeRule kRules26[] = {{.value = 0, .multiple = 1, .min = 0, .max = 2147482624}, {.value = 1, .multiple = 1, .min = 0, .max = 2147482624}, {.value = 2, .multiple = 1, .min = 1, .max = 2147483647}, {.value = 3, .multiple = 1, .min = 0, .max = 1048576}};
constexpr SizeRule kRules27[] = {{.value = 0, .multiple = 1, .min = 0, .max = 32}};
constexpr TensorMapSpec kTensorMaps0[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps1[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps2[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 64, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 64, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps3[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 64, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 64, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps4[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 80, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 80, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps5[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 112, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 112, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps6[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 80, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 80, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps7[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps8[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 112, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 112, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps9[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 96, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 96, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps10[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps11[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps12[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 64, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 64, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps13[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 80, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 80, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps14[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 112, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 112, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps15[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 80, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 80, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps16[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 128, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps17[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 112, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 112, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps18[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{10, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{11, 1}}}}}}, .box = {{64, 96, 1, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 4, .extents = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{12, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{13, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{14, 1}}}}}}, .box = {{64, 96, 1, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps19[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps20[] = {{.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps21[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps22[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps23[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps24[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 160, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps25[] = {{.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps26[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 176, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps27[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 88, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps28[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps29[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps30[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps31[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 112, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps32[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps33[] = {{.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 32, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps34[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 40, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps35[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps36[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps37[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps38[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 144, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps39[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 176, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps40[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 192, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps41[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 192, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps42[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 192, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps43[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps44[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 112, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps45[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps46[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 160, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps47[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 176, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps48[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps49[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 112, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps50[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 56, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps51[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps52[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 72, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps53[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 144, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps54[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 80, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps55[] = {{.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps56[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 224, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps57[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 32, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps58[] = {{.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 32, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps59[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 48, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps60[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 32, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 48, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps61[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps62[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 80, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps63[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 32, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 80, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps64[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 40, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps65[] = {{.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps66[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 32, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps67[] = {{.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 48, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps68[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps69[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps70[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps71[] = {{.tensor = 0, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps72[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps73[] = {{.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps74[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps75[] = {{.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps76[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 176, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps77[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 192, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps78[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps79[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 112, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps80[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 160, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps81[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 112, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps82[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps83[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 224, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps84[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 32, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps85[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 48, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{16, 16, 1}}, .swizzle_bytes = 32, .optional = false}};
constexpr TensorMapSpec kTensorMaps86[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps87[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 96, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps88[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps89[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps90[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps91[] = {{.tensor = 0, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{4, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{7, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 1, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{5, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{8, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::f16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps92[] = {{.tensor = kWorkspaceTensor, .region = 1, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {0, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps93[] = {{.tensor = kWorkspaceTensor, .region = 1, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {0, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps94[] = {{.tensor = kWorkspaceTensor, .region = 1, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {0, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{32, 16, 1}}, .swizzle_bytes = 64, .optional = false}};
constexpr TensorMapSpec kTensorMaps95[] = {{.tensor = kWorkspaceTensor, .region = 1, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {0, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = kWorkspaceTensor, .region = 2, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {1, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps96[] = {{.tensor = kWorkspaceTensor, .region = 1, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {0, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = kWorkspaceTensor, .region = 2, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {1, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps97[] = {{.tensor = kWorkspaceTensor, .region = 1, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {0, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = kWorkspaceTensor, .region = 2, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {1, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps98[] = {{.tensor = kWorkspaceTensor, .region = 1, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {0, 1}}}}}}, .box = {{64, 256, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = kWorkspaceTensor, .region = 2, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {1, 1}}}}}}, .box = {{64, 192, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps99[] = {{.tensor = kWorkspaceTensor, .region = 1, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {0, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = kWorkspaceTensor, .region = 2, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {1, 1}}}}}}, .box = {{64, 128, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = 2, .region = 0, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 1, .terms = {{{6, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{9, 1}}}}}}, .box = {{64, 16, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr TensorMapSpec kTensorMaps100[] = {{.tensor = kWorkspaceTensor, .region = 1, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{0, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {0, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}, {.tensor = kWorkspaceTensor, .region = 2, .type = ElementType::bf16, .rank = 3, .extents = {{ScaledProduct{.factor = 1, .terms = {{{2, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{1, 1}}}}, ScaledProduct{.factor = 1, .terms = {{{3, 1}}}}}}, .strides = {{ScaledProduct{.factor = 8, .terms = {{{2, 8}}}}, ScaledProduct{.factor = 8, .terms = {{{2, 8}, {1, 1}}}}}}, .box = {{64, 64, 1}}, .swizzle_bytes = 128, .optional = false}};
constexpr ScalarDeclaration kScalars0[] = {{"scale", true}, {"softcap", true}, {"window_left", false}, {"window_right", false}, {"alignment", false}};
constexpr ScalarDeclaration kScalars1[] = {{"alpha", true}, {"beta", true}, {"activation", false}};
constexpr NamedValues kAttributes0[] = {{"dtype", kStrings0}, {"mask", kStrings1}};
constexpr NamedValues kAttributes1[] = {{"dtype", kStrings4}, {"layout", kStrings5}};
constexpr double kCoefficients0[] = {-1, 128, 0.5, 128, 0.5, 64, 1, 132, 2, 1792, 2874, 2500, 264, 0.5, 1, 1830, 0.001, 1, 4, kNever};
constexpr double kCoefficients1[] = {-1, 128, 64, 1, 132, 2, 1792, 2874, 2500, 264, 0.5, 1, 1830, 0.001, 1, 4, kNever};
constexpr double kCoefficients2[] = {96, 64, 0.5, 64, 0.5, 128, 1, 132, 2, 3328, 5008, 2500, 264, 0.5, 1, 1830, 0.001, 1, 4, kNever};
constexpr double kCoefficients3[] = {96, 64, 128, 1, 132, 2, 3328, 5008, 2500, 264, 0.5, 1, 1830, 0.001, 1, 4, kNever};
constexpr double kCoefficients4[] = {192, 64, 0.5, 64, 0.5, 64, 1, 132, 2, 3200, 4496, 2500, 264, 0.5, 1, 1830, 0.001, 1, 4, kNever};
constexpr double kCoefficients5[] = {192, 64, 64, 1, 132, 2, 3200, 4496, 2500, 264, 0.5, 1, 1830, 0.001, 1, 4, kNever};
constexpr double kCoefficients6[] = {192, 64, 0.5, 64, 0.5, 16, 1, 132, 2, 8288, 15498, 2500, 264, 0.5, 1, 1830, 0.001, 1, 4, kNever};
constexpr double kCoefficients7[] = {192, 64, 16, 1, 132, 2, 8288, 15498, 2500, 264, 0.5, 1, 1830, 0.001, 1, 4, kNever};
constexpr double kCoefficients8[] = {96, 128, 0.5, 128, 128, 1, 132, 0.7, 0.3, 1, 3128, 2200, 128, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients9[] = {96, 128, 0.5, 160, 192, 1, 132, 0.7, 0.3, 1, 4632, 2200, 128, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients10[] = {96, 128, 0.5, 96, 64, 1, 132, 0.7, 0.3, 1, 1624, 2200, 128, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients11[] = {96, 192, 0.5, 128, 64, 1, 132, 0.7, 0.3, 1, 2342.4, 2200, 192, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients12[] = {96, 192, 0.5, 136, 80, 1, 132, 0.7, 0.3, 1, 2898, 2200, 192, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients13[] = {128, 128, 0.5, 120, 112, 1, 132, 0.7, 0.3, 1, 3872, 2200, 128, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients14[] = {128, 128, 0.5, 96, 64, 1, 132, 0.7, 0.3, 1, 2264, 2200, 128, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients15[] = {192, 128, 0.5, 96, 64, 1, 132, 0.7, 0.3, 1, 2904, 2200, 128, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients16[] = {192, 128, 0.5, 104, 80, 1, 132, 0.7, 0.3, 1, 3600, 2200, 128, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients17[] = {-1, 128, 0.5, 96, 64, 1, 132, 0.7, 0.3, 1, 984, 2200, 128, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients18[] = {-1, 192, 0.5, 160, 128, 1, 132, 0.7, 0.3, 1, 2644.8, 2200, 192, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients19[] = {64, 128, 0.5, 96, 64, 1, 132, 0.7, 0.3, 1, 1304, 2200, 128, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients20[] = {64, 192, 0.5, 152, 112, 1, 132, 0.7, 0.3, 1, 3169.2, 2200, 192, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients21[] = {64, 192, 0.5, 144, 96, 1, 132, 0.7, 0.3, 1, 2733.6, 2200, 192, 132, 1, 0.4, 1, 0.04, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients22[] = {96, 0, 128, 128, 132, 0.7, 0.3, 1, 3128, 2200, 128, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients23[] = {96, 0, 192, 80, 132, 0.7, 0.3, 1, 2898, 2200, 192, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients24[] = {128, 0, 128, 112, 132, 0.7, 0.3, 1, 3872, 2200, 128, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients25[] = {128, 0, 128, 64, 132, 0.7, 0.3, 1, 2264, 2200, 128, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients26[] = {192, 0, 128, 64, 132, 0.7, 0.3, 1, 2904, 2200, 128, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients27[] = {192, 0, 128, 80, 132, 0.7, 0.3, 1, 3600, 2200, 128, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients28[] = {-1, 0, 192, 112, 132, 0.7, 0.3, 1, 2329.2, 2200, 192, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients29[] = {-1, 0, 192, 128, 132, 0.7, 0.3, 1, 2644.8, 2200, 192, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients30[] = {64, 0, 128, 128, 132, 0.7, 0.3, 1, 2488, 2200, 128, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients31[] = {64, 0, 192, 112, 132, 0.7, 0.3, 1, 3169.2, 2200, 192, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients32[] = {64, 0, 192, 96, 132, 0.7, 0.3, 1, 2733.6, 2200, 192, 1, 0.04, 0, 0.001, 1830, 1, 4, kNever};
constexpr double kCoefficients33[] = {16, 2, 8, 32, 0.5, 64, 1, 2048, 0.0703125, 192, 5120, 32, 1, 128, 3500, 1};
constexpr double kCoefficients34[] = {16, 2, 8, 1, 64, 1, 2048, 0.0703125, 192, 5120, 32, 1, 128, 3500, 1};
constexpr double kCoefficients35[] = {32, 2, 16, 32, 0.5, 64, 1, 2048, 0.03515625, 192, 2560, 32, 1, 128, 3000, 1};
constexpr double kCoefficients36[] = {32, 2, 16, 1, 64, 1, 2048, 0.03515625, 192, 2560, 32, 1, 128, 3000, 1};
constexpr double kCoefficients37[] = {1, 64, 64, 16384, 1, 64, 64, 64, 32, 120, 120, 120, 0, 40, 1, 373.810196, 30, 2310, 2280, 984, 1590, 0, 2310, 2280, 984, 1590, 2, 2516582.4, 1, 2, 120, 1, 1, 8192, 1.43396226, 211200, 2, 16384, 3243600, 16384, 48, 1590, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients38[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 80, 80, 80, 2901.33333, 1500, 1590, 0, 40, 1450.66667, 1636, 1500, 1590, 0, 4, 224000, 64, 64, 4, 48, 1590, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients39[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 80, 80, 80, 2901.33333, 1500, 1590, 0, 40, 1450.66667, 1636, 1500, 1590, 0, 2, 224000, 64, 64, 4, 48, 1590, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients40[] = {1, 128, 128, 16384, 1, 128, 128, 128, 64, 40, 40, 40, 0, 40, 1, 2898.12078, 30, 2310, 2280, 2136, 1590, 0, 2928.12078, 2280, 2136, 1590, 2, 2516582.4, 1, 2, 40, 1, 1, 32768, 1.43396226, 211200, 2, 65536, 3243600, 65536, 48, 1590, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients41[] = {1, 32, 128, 16384, 1, 64, 32, 128, 32, 120, 120, 120, 0, 40, 1, 378.302745, 30, 2310, 2280, 984, 1590, 0, 2310, 2280, 984, 1590, 2, 2516582.4, 1, 2, 120, 1, 1, 10240, 1.43396226, 211200, 2, 16384, 3243600, 16384, 48, 1590, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients42[] = {1, 64, 128, 16384, 1, 64, 64, 128, 32, 80, 80, 80, 0, 40, 1, 738.635294, 30, 2310, 2280, 1368, 1590, 0, 2310, 2280, 1368, 1590, 2, 2516582.4, 1, 2, 80, 1, 1, 12288, 1.43396226, 211200, 2, 32768, 3243600, 32768, 48, 1590, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients43[] = {1, 64, 128, 16384, 1, 128, 64, 128, 64, 40, 40, 40, 0, 40, 1, 1477.27059, 30, 2310, 2280, 1368, 1590, 0, 2310, 2280, 1368, 1590, 2, 2516582.4, 1, 2, 40, 1, 1, 24576, 1.43396226, 211200, 2, 32768, 3243600, 32768, 48, 1590, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients44[] = {1, 16, 64, 16384, 1, 16, 16, 64, 8, 240, 240, 240, 1268, 1500, 1590, 0, 40, 197.333333, 1268, 1500, 1590, 0, 2, 224000, 16, 64, 4, 48, 1590, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients45[] = {1, 64, 64, 16384, 1, 128, 64, 64, 64, 324, 324, 324, 0, 108, 1, 466.020392, 30, 1170, 2280, 984, 1410, 0, 1408.06118, 2280, 984, 1410, 2, 25165824, 1, 2, 324, 1, 2, 16384, 1.61702128, 1345740, 2, 16384, 7766280, 16384, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients46[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 216, 216, 216, 2901.33333, 1500, 1410, 0, 108, 1450.66667, 1636, 1500, 1410, 0, 4, 1427300, 64, 64, 4, 48, 1410, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients47[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 216, 216, 216, 2901.33333, 1500, 1410, 0, 108, 1450.66667, 1636, 1500, 1410, 0, 2, 1427300, 64, 64, 4, 48, 1410, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients48[] = {1, 128, 128, 16384, 1, 64, 128, 128, 32, 216, 216, 216, 0, 108, 1, 747.620392, 30, 790, 2280, 2136, 1410, 0, 1510.24078, 2280, 2136, 1410, 2, 25165824, 1, 2, 216, 1, 3, 16384, 1.61702128, 1345740, 2, 65536, 7766280, 65536, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients49[] = {1, 128, 256, 16384, 1, 128, 128, 256, 64, 108, 108, 108, 0, 108, 1, 2954.54118, 30, 1246, 2280, 3672, 1410, 0, 2984.54118, 2280, 3672, 1410, 2, 25165824, 1, 2, 108, 1, 2, 49152, 1.61702128, 1345740, 2, 131072, 7766280, 131072, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients50[] = {1, 128, 64, 16384, 1, 64, 128, 64, 32, 324, 324, 324, 0, 108, 1, 387.915294, 30, 1170, 2280, 1368, 1410, 0, 1173.74588, 2280, 1368, 1410, 2, 25165824, 1, 2, 324, 1, 2, 12288, 1.61702128, 1345740, 2, 32768, 7766280, 32768, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients51[] = {1, 16, 64, 16384, 1, 256, 16, 64, 128, 108, 108, 108, 0, 108, 1, 472.094118, 30, 486, 2280, 696, 1410, 0, 502.094118, 2280, 696, 1410, 2, 25165824, 1, 2, 108, 1, 5, 20480, 1.61702128, 1345740, 2, 4096, 7766280, 4096, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients52[] = {1, 16, 64, 16384, 1, 128, 16, 64, 64, 540, 540, 540, 0, 108, 1, 237.327059, 30, 1170, 2280, 696, 1410, 0, 1192.63529, 2280, 696, 1410, 2, 25165824, 1, 2, 540, 1, 2, 10240, 1.61702128, 1345740, 2, 4096, 7766280, 4096, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients53[] = {1, 256, 128, 16384, 1, 128, 256, 128, 64, 108, 108, 108, 0, 108, 1, 2954.54118, 30, 1246, 2280, 3672, 1410, 0, 2984.54118, 2280, 3672, 1410, 2, 25165824, 1, 2, 108, 1, 2, 49152, 1.61702128, 1345740, 2, 131072, 7766280, 131072, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients54[] = {1, 64, 128, 16384, 1, 256, 64, 128, 128, 108, 108, 108, 0, 108, 1, 1551.66118, 30, 1438, 2280, 1368, 1410, 0, 1581.66118, 2280, 1368, 1410, 2, 25165824, 1, 2, 108, 1, 2, 49152, 1.61702128, 1345740, 2, 32768, 7766280, 32768, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients55[] = {1, 64, 128, 16384, 1, 64, 64, 128, 32, 324, 324, 324, 0, 108, 1, 387.915294, 30, 790, 2280, 1368, 1410, 0, 1173.74588, 2280, 1368, 1410, 2, 25165824, 1, 2, 324, 1, 3, 12288, 1.61702128, 1345740, 2, 32768, 7766280, 32768, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients56[] = {1, 64, 64, 16384, 1, 256, 64, 64, 128, 108, 108, 108, 0, 108, 1, 796.310588, 30, 790, 2280, 984, 1410, 0, 826.310588, 2280, 984, 1410, 2, 25165824, 1, 2, 108, 1, 3, 32768, 1.61702128, 1345740, 2, 16384, 7766280, 16384, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients57[] = {1, 64, 64, 16384, 1, 128, 64, 64, 64, 324, 324, 324, 0, 108, 1, 398.155294, 30, 1170, 2280, 984, 1410, 0, 1204.46588, 2280, 984, 1410, 2, 25165824, 1, 2, 324, 1, 2, 16384, 1.61702128, 1345740, 2, 16384, 7766280, 16384, 48, 1410, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients58[] = {1, 64, 64, 16384, 1, 128, 64, 64, 64, 168, 168, 168, 0, 84, 1, 747.620392, 30, 1170, 2280, 984, 1800, 0, 1510.24078, 2280, 984, 1800, 2, 3774873.6, 1, 2, 168, 1, 2, 16384, 1.26666667, 506880, 2, 16384, 7711200, 16384, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients59[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 168, 168, 168, 1636, 1500, 1800, 0, 84, 768, 1636, 1500, 1800, 0, 4, 537600, 64, 64, 4, 48, 1800, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients60[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 168, 168, 168, 1636, 1500, 1800, 0, 84, 768, 1636, 1500, 1800, 0, 2, 537600, 64, 64, 4, 48, 1800, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients61[] = {1, 128, 128, 16384, 1, 64, 128, 128, 32, 168, 168, 168, 0, 84, 1, 1438.82039, 30, 1170, 2280, 2136, 1800, 0, 2892.64078, 2280, 2136, 1800, 2, 3774873.6, 1, 2, 168, 1, 2, 16384, 1.26666667, 506880, 2, 65536, 7711200, 65536, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients62[] = {1, 128, 128, 16384, 1, 128, 128, 128, 64, 84, 84, 84, 0, 84, 1, 2877.64078, 30, 1246, 2280, 2136, 1800, 0, 2907.64078, 2280, 2136, 1800, 2, 3774873.6, 1, 2, 84, 1, 2, 32768, 1.26666667, 506880, 2, 65536, 7711200, 65536, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients63[] = {1, 128, 64, 16384, 1, 64, 128, 64, 32, 168, 168, 168, 0, 84, 1, 733.515294, 30, 790, 2280, 1368, 1800, 0, 1482.03059, 2280, 1368, 1800, 2, 3774873.6, 1, 2, 168, 1, 3, 12288, 1.26666667, 506880, 2, 32768, 7711200, 32768, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients64[] = {1, 256, 128, 16384, 1, 64, 256, 128, 32, 84, 84, 84, 0, 84, 1, 2859.67059, 30, 1170, 2280, 3672, 1800, 0, 2889.67059, 2280, 3672, 1800, 2, 3774873.6, 1, 2, 84, 1, 2, 24576, 1.26666667, 506880, 2, 131072, 7711200, 131072, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients65[] = {1, 32, 64, 16384, 1, 256, 32, 64, 128, 84, 84, 84, 0, 84, 1, 760.470588, 30, 790, 2280, 792, 1800, 0, 790.470588, 2280, 792, 1800, 2, 3774873.6, 1, 2, 84, 1, 3, 24576, 1.26666667, 506880, 2, 8192, 7711200, 8192, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients66[] = {1, 64, 128, 16384, 1, 64, 64, 128, 32, 168, 168, 168, 0, 84, 1, 733.515294, 30, 790, 2280, 1368, 1800, 0, 1482.03059, 2280, 1368, 1800, 2, 3774873.6, 1, 2, 168, 1, 3, 12288, 1.26666667, 506880, 2, 32768, 7711200, 32768, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients67[] = {1, 64, 128, 16384, 1, 128, 64, 128, 64, 84, 84, 84, 0, 84, 1, 1467.03059, 30, 1170, 2280, 1368, 1800, 0, 1497.03059, 2280, 1368, 1800, 2, 3774873.6, 1, 2, 84, 1, 2, 24576, 1.26666667, 506880, 2, 32768, 7711200, 32768, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients68[] = {1, 64, 64, 16384, 1, 256, 64, 64, 128, 84, 84, 84, 0, 84, 1, 1485.00078, 30, 1170, 2280, 984, 1800, 0, 1515.00078, 2280, 984, 1800, 2, 3774873.6, 1, 2, 84, 1, 2, 32768, 1.26666667, 506880, 2, 16384, 7711200, 16384, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients69[] = {1, 64, 64, 16384, 1, 64, 64, 64, 32, 336, 336, 336, 0, 84, 1, 373.810196, 30, 1170, 2280, 984, 1800, 0, 1502.74078, 2280, 984, 1800, 2, 3774873.6, 1, 2, 336, 1, 2, 8192, 1.26666667, 506880, 2, 16384, 7711200, 16384, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients70[] = {1, 64, 64, 16384, 1, 64, 64, 64, 32, 252, 252, 252, 0, 84, 1, 373.810196, 30, 790, 2280, 984, 1800, 0, 1131.43059, 2280, 984, 1800, 2, 3774873.6, 1, 2, 252, 1, 3, 8192, 1.26666667, 506880, 2, 16384, 7711200, 16384, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients71[] = {1, 64, 64, 16384, 1, 64, 64, 64, 32, 168, 168, 168, 0, 84, 1, 373.810196, 30, 486, 2280, 984, 1800, 0, 762.620392, 2280, 984, 1800, 2, 3774873.6, 1, 2, 168, 1, 5, 8192, 1.26666667, 506880, 2, 16384, 7711200, 16384, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients72[] = {1, 64, 64, 16384, 1, 128, 64, 64, 64, 168, 168, 168, 0, 84, 1, 742.500392, 30, 1170, 2280, 984, 1800, 0, 1500.00078, 2280, 984, 1800, 2, 3774873.6, 1, 2, 168, 1, 2, 16384, 1.26666667, 506880, 2, 16384, 7711200, 16384, 48, 1800, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients73[] = {1, 16, 64, 16384, 1, 16, 16, 64, 8, 504, 504, 504, 1268, 1500, 1800, 0, 84, 112, 1268, 1500, 1800, 0, 2, 537600, 16, 64, 4, 48, 1800, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients74[] = {1, 32, 128, 16384, 1, 32, 32, 128, 16, 168, 168, 168, 1636, 1500, 1800, 0, 84, 789.333333, 1636, 1500, 1800, 0, 2, 537600, 32, 128, 4, 48, 1800, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients75[] = {1, 64, 64, 16384, 1, 128, 64, 64, 64, 284, 284, 284, 0, 142, 1, 747.620392, 30, 1170, 2280, 984, 2520, 0, 1510.24078, 2280, 984, 2520, 2, 60397977.6, 1, 2, 284, 1, 2, 16384, 0.904761905, 570240, 2, 16384, 18249840, 16384, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients76[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 284, 284, 284, 1636, 1500, 2520, 0, 142, 768, 1636, 1500, 2520, 0, 4, 604800, 64, 64, 4, 48, 2520, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients77[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 284, 284, 284, 1636, 1500, 2520, 0, 142, 768, 1636, 1500, 2520, 0, 2, 604800, 64, 64, 4, 48, 2520, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients78[] = {1, 128, 128, 16384, 1, 64, 128, 128, 32, 284, 284, 284, 0, 142, 1, 1438.82039, 30, 1170, 2280, 2136, 2520, 0, 2892.64078, 2280, 2136, 2520, 2, 60397977.6, 1, 2, 284, 1, 2, 16384, 0.904761905, 570240, 2, 65536, 18249840, 65536, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients79[] = {1, 128, 128, 16384, 1, 128, 128, 128, 64, 142, 142, 142, 0, 142, 1, 2877.64078, 30, 1246, 2280, 2136, 2520, 0, 2907.64078, 2280, 2136, 2520, 2, 60397977.6, 1, 2, 142, 1, 2, 32768, 0.904761905, 570240, 2, 65536, 18249840, 65536, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients80[] = {1, 128, 64, 16384, 1, 64, 128, 64, 32, 284, 284, 284, 0, 142, 1, 733.515294, 30, 790, 2280, 1368, 2520, 0, 1482.03059, 2280, 1368, 2520, 2, 60397977.6, 1, 2, 284, 1, 3, 12288, 0.904761905, 570240, 2, 32768, 18249840, 32768, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients81[] = {1, 16, 32, 16384, 1, 256, 16, 32, 128, 142, 142, 142, 0, 142, 1, 290.936471, 30, 355.714286, 2280, 648, 2520, 0, 355.714286, 2280, 648, 2520, 2, 60397977.6, 1, 2, 142, 1, 7, 12288, 0.904761905, 570240, 2, 2048, 18249840, 2048, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients82[] = {1, 256, 128, 16384, 1, 64, 256, 128, 32, 142, 142, 142, 0, 142, 1, 2859.67059, 30, 1170, 2280, 3672, 2520, 0, 2889.67059, 2280, 3672, 2520, 2, 60397977.6, 1, 2, 142, 1, 2, 24576, 0.904761905, 570240, 2, 131072, 18249840, 131072, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients83[] = {1, 32, 64, 16384, 1, 256, 32, 64, 128, 142, 142, 142, 0, 142, 1, 760.470588, 30, 790, 2280, 792, 2520, 0, 790.470588, 2280, 792, 2520, 2, 60397977.6, 1, 2, 142, 1, 3, 24576, 0.904761905, 570240, 2, 8192, 18249840, 8192, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients84[] = {1, 64, 128, 16384, 1, 64, 64, 128, 32, 284, 284, 284, 0, 142, 1, 733.515294, 30, 790, 2280, 1368, 2520, 0, 1482.03059, 2280, 1368, 2520, 2, 60397977.6, 1, 2, 284, 1, 3, 12288, 0.904761905, 570240, 2, 32768, 18249840, 32768, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients85[] = {1, 64, 128, 16384, 1, 128, 64, 128, 64, 142, 142, 142, 0, 142, 1, 1467.03059, 30, 1170, 2280, 1368, 2520, 0, 1497.03059, 2280, 1368, 2520, 2, 60397977.6, 1, 2, 142, 1, 2, 24576, 0.904761905, 570240, 2, 32768, 18249840, 32768, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients86[] = {1, 64, 64, 16384, 1, 256, 64, 64, 128, 142, 142, 142, 0, 142, 1, 1485.00078, 30, 1170, 2280, 984, 2520, 0, 1515.00078, 2280, 984, 2520, 2, 60397977.6, 1, 2, 142, 1, 2, 32768, 0.904761905, 570240, 2, 16384, 18249840, 16384, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients87[] = {1, 64, 64, 16384, 1, 64, 64, 64, 32, 568, 568, 568, 0, 142, 1, 373.810196, 30, 1170, 2280, 984, 2520, 0, 1502.74078, 2280, 984, 2520, 2, 60397977.6, 1, 2, 568, 1, 2, 8192, 0.904761905, 570240, 2, 16384, 18249840, 16384, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients88[] = {1, 64, 64, 16384, 1, 64, 64, 64, 32, 426, 426, 426, 0, 142, 1, 373.810196, 30, 790, 2280, 984, 2520, 0, 1131.43059, 2280, 984, 2520, 2, 60397977.6, 1, 2, 426, 1, 3, 8192, 0.904761905, 570240, 2, 16384, 18249840, 16384, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients89[] = {1, 64, 64, 16384, 1, 128, 64, 64, 64, 284, 284, 284, 0, 142, 1, 742.500392, 30, 1170, 2280, 984, 2520, 0, 1500.00078, 2280, 984, 2520, 2, 60397977.6, 1, 2, 284, 1, 2, 16384, 0.904761905, 570240, 2, 16384, 18249840, 16384, 48, 2520, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients90[] = {1, 16, 64, 16384, 1, 16, 16, 64, 8, 852, 852, 852, 1268, 1500, 2520, 0, 142, 112, 1268, 1500, 2520, 0, 2, 604800, 16, 64, 4, 48, 2520, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients91[] = {1, 32, 128, 16384, 1, 32, 32, 128, 16, 284, 284, 284, 1636, 1500, 2520, 0, 142, 789.333333, 1636, 1500, 2520, 0, 2, 604800, 32, 128, 4, 48, 2520, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients92[] = {1, 32, 32, 16384, 1, 32, 32, 32, 16, 852, 852, 852, 1636, 1500, 2520, 0, 142, 213.333333, 1636, 1500, 2520, 0, 2, 604800, 32, 32, 4, 48, 2520, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients93[] = {1, 64, 64, 16384, 1, 128, 64, 64, 64, 528, 528, 528, 0, 132, 1, 458.385304, 30, 1170, 2280, 984, 1830, 0, 1841.04122, 2280, 984, 1830, 2, 31457280, 1, 2, 528, 1, 2, 16384, 1.24590164, 3168000, 2, 16384, 12319560, 16384, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients94[] = {1, 64, 64, 16384, 1, 64, 64, 64, 32, 528, 528, 528, 0, 132, 1, 458.385304, 30, 1170, 2280, 1112, 1830, 0, 1841.04122, 2280, 1112, 1830, 4, 31457280, 1, 4, 528, 1, 2, 16384, 1.24590164, 3168000, 2, 16384, 12319560, 16384, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients95[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 264, 264, 264, 1636, 1500, 1830, 0, 132, 768, 1636, 1500, 1830, 0, 4, 3360000, 64, 64, 4, 48, 1830, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients96[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 264, 264, 264, 1636, 1500, 1830, 0, 132, 768, 1636, 1500, 1830, 0, 2, 3360000, 64, 64, 4, 48, 1830, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients97[] = {1, 16, 16, 16384, 1, 256, 16, 16, 128, 528, 528, 528, 0, 132, 1, 185.963261, 30, 486, 2280, 624, 1830, 0, 751.353044, 2280, 624, 1830, 2, 31457280, 1, 2, 528, 1, 5, 8192, 1.24590164, 3168000, 2, 1024, 12319560, 1024, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients98[] = {1, 16, 16, 16384, 1, 256, 16, 16, 128, 396, 396, 396, 0, 132, 1, 185.963261, 30, 355.714286, 2280, 624, 1830, 0, 567.889783, 2280, 624, 1830, 2, 31457280, 1, 2, 396, 1, 7, 8192, 1.24590164, 3168000, 2, 1024, 12319560, 1024, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients99[] = {1, 16, 32, 16384, 1, 256, 16, 32, 128, 396, 396, 396, 0, 132, 1, 282.627699, 30, 486, 2280, 648, 1830, 0, 857.883096, 2280, 648, 1830, 2, 31457280, 1, 2, 396, 1, 5, 12288, 1.24590164, 3168000, 2, 2048, 12319560, 2048, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients100[] = {1, 16, 32, 16384, 1, 256, 16, 32, 128, 264, 264, 264, 0, 132, 1, 282.627699, 30, 355.714286, 2280, 648, 1830, 0, 580.255397, 2280, 648, 1830, 2, 31457280, 1, 2, 264, 1, 7, 12288, 1.24590164, 3168000, 2, 2048, 12319560, 2048, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients101[] = {1, 128, 256, 16384, 1, 64, 128, 256, 32, 132, 132, 132, 0, 132, 1, 2129.9517, 30, 1246, 2280, 4696, 1830, 0, 2159.9517, 2280, 4696, 1830, 4, 31457280, 1, 4, 132, 1, 2, 49152, 1.24590164, 3168000, 2, 131072, 12319560, 131072, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients102[] = {1, 16, 32, 16384, 1, 128, 16, 32, 64, 264, 264, 264, 0, 132, 1, 282.627699, 30, 355.714286, 2280, 664, 1830, 0, 580.255397, 2280, 664, 1830, 4, 31457280, 1, 4, 264, 1, 7, 12288, 1.24590164, 3168000, 2, 2048, 12319560, 2048, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients103[] = {1, 256, 128, 16384, 1, 64, 256, 128, 32, 132, 132, 132, 0, 132, 1, 2129.9517, 30, 1246, 2280, 4696, 1830, 0, 2159.9517, 2280, 4696, 1830, 4, 31457280, 1, 4, 132, 1, 2, 49152, 1.24590164, 3168000, 2, 131072, 12319560, 131072, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients104[] = {1, 64, 128, 16384, 1, 64, 64, 128, 32, 264, 264, 264, 0, 132, 1, 696.560413, 30, 790, 2280, 1624, 1830, 0, 1408.12083, 2280, 1624, 1830, 4, 31457280, 1, 4, 264, 1, 3, 24576, 1.24590164, 3168000, 2, 32768, 12319560, 32768, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients105[] = {1, 16, 32, 16384, 1, 128, 16, 32, 64, 132, 132, 132, 0, 132, 1, 282.627699, 30, 355.714286, 2280, 664, 1830, 0, 355.714286, 2280, 664, 1830, 4, 31457280, 1, 4, 132, 1, 7, 12288, 1.24590164, 3168000, 2, 2048, 12319560, 2048, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients106[] = {1, 64, 128, 16384, 1, 128, 64, 128, 64, 132, 132, 132, 0, 132, 1, 1669.60083, 30, 1170, 2280, 1624, 1830, 0, 1699.60083, 2280, 1624, 1830, 4, 31457280, 1, 4, 132, 1, 2, 49152, 1.24590164, 3168000, 2, 32768, 12319560, 32768, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients107[] = {1, 128, 64, 16384, 1, 128, 128, 64, 64, 132, 132, 132, 0, 132, 1, 1669.60083, 30, 1170, 2280, 1624, 1830, 0, 1699.60083, 2280, 1624, 1830, 4, 31457280, 1, 4, 132, 1, 2, 49152, 1.24590164, 3168000, 2, 32768, 12319560, 32768, 48, 1830, 1, 3.9, 0, 4.3, 0.07, kNever};
constexpr double kCoefficients108[] = {1, 128, 64, 16384, 1, 32, 128, 64, 16, 264, 264, 264, 2986.66667, 1500, 1830, 0, 132, 1493.33333, 1892, 1500, 1830, 0, 4, 3360000, 128, 64, 4, 48, 1830, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients109[] = {1, 128, 64, 16384, 1, 16, 128, 64, 8, 396, 396, 396, 2240, 1500, 1830, 0, 132, 746.666667, 1652, 1500, 1830, 0, 4, 3360000, 128, 64, 4, 48, 1830, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients110[] = {1, 16, 128, 16384, 1, 16, 16, 128, 8, 396, 396, 396, 1268, 1500, 1830, 0, 132, 218.666667, 1268, 1500, 1830, 0, 4, 3360000, 16, 128, 4, 48, 1830, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients111[] = {1, 16, 64, 16384, 1, 16, 16, 64, 8, 792, 792, 792, 1268, 1500, 1830, 0, 132, 112, 1268, 1500, 1830, 0, 4, 3360000, 16, 64, 4, 48, 1830, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients112[] = {1, 64, 128, 16384, 1, 16, 64, 128, 8, 396, 396, 396, 2240, 1500, 1830, 0, 132, 746.666667, 1652, 1500, 1830, 0, 4, 3360000, 64, 128, 4, 48, 1830, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients113[] = {1, 64, 128, 16384, 1, 32, 64, 128, 16, 264, 264, 264, 2986.66667, 1500, 1830, 0, 132, 1493.33333, 1892, 1500, 1830, 0, 4, 3360000, 64, 128, 4, 48, 1830, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients114[] = {2, 16, 192, 16, 16, 1, 1, 528, 1.22, 1024, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.0749814208, kNever};
constexpr double kCoefficients115[] = {2, 16, 448, 16, 16, 1, 2, 528, 1.22, 2048, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.694981421, kNever};
constexpr double kCoefficients116[] = {2, 16, 448, 2, 16, 16, 0, 2, 16, 16, 0, 2, 16, 16, 0, 2, 16, 16, 0, 64, 64, 0, 16, 16, 1, 1, 396, 1.22, 512, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 1.50996284, kNever};
constexpr double kCoefficients117[] = {2, 32, 960, 16, 32, 1, 1, 132, 1.22, 4096, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.599851366, kNever};
constexpr double kCoefficients118[] = {2, 32, 192, 16, 32, 1, 1, 528, 1.22, 1024, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.149962842, kNever};
constexpr double kCoefficients119[] = {960, 2, 16, 16, 0, 2, 16, 16, 0, 2, 16, 16, 0, 2, 16, 16, 0, 64, 64, 0, 16, 8, 1, 1, 264, 1.22, 1024, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 1.50996284, kNever};
constexpr double kCoefficients120[] = {1984, 2, 16, 16, 0, 2, 16, 16, 0, 2, 16, 16, 0, 2, 16, 16, 0, 64, 64, 0, 16, 8, 1, 2, 264, 1.22, 2048, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 2.12996284, kNever};
constexpr double kCoefficients121[] = {960, 16, 8, 1, 1, 264, 1.22, 2048, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.149962842, kNever};
constexpr double kCoefficients122[] = {4032, 16, 8, 1, 4, 264, 1.22, 8192, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.769962842, kNever};
constexpr double kCoefficients123[] = {960, 16, 8, 1, 1, 132, 1.22, 4096, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.149962842, kNever};
constexpr double kCoefficients124[] = {192, 16, 8, 1, 1, 528, 1.22, 1024, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.0374907104, kNever};
constexpr double kCoefficients125[] = {448, 2, 16, 16, 0, 2, 16, 16, 0, 2, 16, 16, 0, 2, 16, 16, 0, 64, 64, 0, 16, 8, 1, 1, 528, 1.22, 512, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 1.43498142, kNever};
constexpr double kCoefficients126[] = {448, 16, 8, 1, 1, 660, 1.22, 512, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.0749814208, kNever};
constexpr double kCoefficients127[] = {1984, 16, 8, 1, 4, 660, 1.22, 2048, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.694981421, kNever};
constexpr double kCoefficients128[] = {448, 16, 8, 1, 1, 528, 1.22, 1024, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.0749814208, kNever};
constexpr double kCoefficients129[] = {1984, 16, 8, 1, 4, 264, 1.22, 8192, 2.29, 2, 4800000, 1.46, 1.46, 0.684931507, 0.694981421, kNever};
constexpr double kCoefficients130[] = {128, 256, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 256, 2, 16384, 64, 128, 256, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 682.666667, 1055.6701, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 4096, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 128, 256, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 12.9818579, 0, kNever};
constexpr double kCoefficients131[] = {128, 64, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 64, 1, 16384, 64, 128, 64, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1024, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 128, 64, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 3.24546448, 0, kNever};
constexpr double kCoefficients132[] = {16, 64, 16, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 16, 1, 16384, 128, 64, 16, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 85.3333333, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 341.333333, 3550, 1830, 1, 163840, 2, 1.87978142, 4800000, 64, 16, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.40568306, 0, kNever};
constexpr double kCoefficients133[] = {128, 128, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 128, 1, 16384, 64, 128, 128, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 527.835052, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2048, 3550, 1830, 1, 229376, 2, 1.87978142, 4800000, 128, 128, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 6.49092896, 0, kNever};
constexpr double kCoefficients134[] = {2, 2, 2, 16, 16, 0, 16, 16, 0, 16, 16, 0, 128, 128, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 128, 1, 16384, 64, 128, 128, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 527.835052, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2048, 3550, 1830, 1, 229376, 2, 1.87978142, 4800000, 128, 128, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 6.49092896, 0, kNever};
constexpr double kCoefficients135[] = {256, 128, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 256, 128, 2, 16384, 64, 256, 128, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 527.835052, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2048, 3550, 1830, 2, 229376, 2, 1.87978142, 4800000, 256, 128, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 6.49092896, 0, kNever};
constexpr double kCoefficients136[] = {128, 128, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 128, 1, 16384, 64, 128, 128, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 527.835052, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2048, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 1, 229376, 2, 1.87978142, 4800000, 128, 128, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 6.49092896, 0, kNever};
constexpr double kCoefficients137[] = {128, 160, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 160, 1, 16384, 64, 128, 160, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 426.666667, 659.793814, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2560, 3550, 1830, 1, 221184, 2, 1.87978142, 4800000, 128, 160, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 8.1136612, 0, kNever};
constexpr double kCoefficients138[] = {16, 128, 16, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 128, 16, 1, 16384, 128, 128, 16, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 85.3333333, 775.257732, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 682.666667, 3550, 1830, 1, 221184, 2, 1.87978142, 4800000, 128, 16, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.81136612, 0, kNever};
constexpr double kCoefficients139[] = {16, 128, 16, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 128, 16, 2, 16384, 128, 128, 16, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 85.3333333, 775.257732, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 682.666667, 3550, 1830, 1, 221184, 2, 1.87978142, 4800000, 128, 16, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.81136612, 0, kNever};
constexpr double kCoefficients140[] = {128, 176, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 176, 2, 16384, 64, 128, 176, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 469.333333, 725.773196, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2816, 3550, 1830, 1, 194560, 2, 1.87978142, 4800000, 128, 176, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 8.92502732, 0, kNever};
constexpr double kCoefficients141[] = {256, 176, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 256, 176, 4, 16384, 64, 256, 176, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 234.666667, 725.773196, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2816, 3550, 1830, 2, 194560, 2, 1.87978142, 4800000, 256, 176, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 8.92502732, 0, kNever};
constexpr double kCoefficients142[] = {128, 192, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 192, 1, 16384, 64, 128, 192, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 512, 791.752577, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 3072, 3550, 1830, 1, 204800, 2, 1.87978142, 4800000, 128, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 9.73639344, 0, kNever};
constexpr double kCoefficients143[] = {128, 192, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 192, 1, 16384, 64, 128, 192, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 512, 791.752577, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 3072, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 1, 204800, 2, 1.87978142, 4800000, 128, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 9.73639344, 0, kNever};
constexpr double kCoefficients144[] = {128, 384, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 128, 384, 2, 16384, 64, 128, 384, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 512, 791.752577, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 3072, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 2, 204800, 2, 1.87978142, 4800000, 128, 384, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 9.73639344, 0, kNever};
constexpr double kCoefficients145[] = {256, 192, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 256, 192, 2, 16384, 64, 256, 192, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 791.752577, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 3072, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 2, 204800, 2, 1.87978142, 4800000, 256, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 9.73639344, 0, kNever};
constexpr double kCoefficients146[] = {256, 224, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 256, 224, 4, 16384, 64, 256, 224, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 298.666667, 923.71134, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 3584, 3550, 1830, 2, 225280, 2, 1.87978142, 4800000, 256, 224, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 11.3591257, 0, kNever};
constexpr double kCoefficients147[] = {256, 256, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 256, 256, 4, 16384, 64, 256, 256, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 1055.6701, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 4096, 3550, 1830, 2, 196608, 2, 1.87978142, 4800000, 256, 256, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 12.9818579, 0, kNever};
constexpr double kCoefficients148[] = {32, 128, 32, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 128, 32, 2, 16384, 128, 128, 32, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 170.666667, 775.257732, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1365.33333, 3550, 1830, 1, 204800, 2, 1.87978142, 4800000, 128, 32, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 1.62273224, 0, kNever};
constexpr double kCoefficients149[] = {256, 80, 66, 66, 0, 1, 66, 2, 66, 512, 1, 132, 1, 0, 1, 1, 256, 80, 2, 16384, 128, 256, 80, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 213.333333, 860, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1280, 3550, 1830, 2, 212992, 2, 1.87978142, 4800000, 256, 80, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 4.0568306, 0, kNever};
constexpr double kCoefficients150[] = {128, 192, 66, 66, 0, 1, 66, 2, 66, 512, 1, 132, 1, 0, 1, 1, 128, 192, 2, 16384, 128, 128, 192, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 512, 860, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1536, 3550, 1830, 2, 229376, 2, 1.87978142, 4800000, 128, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 4.86819672, 0, kNever};
constexpr double kCoefficients151[] = {128, 96, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 96, 1, 16384, 64, 128, 96, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1536, 3550, 1830, 1, 229376, 2, 1.87978142, 4800000, 128, 96, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 4.86819672, 0, kNever};
constexpr double kCoefficients152[] = {192, 256, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 192, 256, 6, 16384, 64, 192, 256, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 791.752577, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 3072, 3550, 1830, 2, 204800, 2, 1.87978142, 4800000, 192, 256, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 9.73639344, 0, kNever};
constexpr double kCoefficients153[] = {192, 288, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 192, 288, 6, 16384, 64, 192, 288, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 384, 890.721649, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 3456, 3550, 1830, 2, 215040, 2, 1.87978142, 4800000, 192, 288, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 10.9534426, 0, kNever};
constexpr double kCoefficients154[] = {192, 352, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 192, 352, 6, 16384, 64, 192, 352, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 469.333333, 1088.65979, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 4224, 3550, 1830, 2, 188416, 2, 1.87978142, 4800000, 192, 352, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 13.387541, 0, kNever};
constexpr double kCoefficients155[] = {192, 192, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 192, 192, 3, 16384, 64, 192, 192, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 512, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 512, 1187.62887, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 4608, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 192, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 14.6045902, 0, kNever};
constexpr double kCoefficients156[] = {384, 192, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 384, 192, 6, 16384, 64, 384, 192, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 512, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 1187.62887, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 4608, 3550, 1830, 2, 196608, 2, 1.87978142, 4800000, 384, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 14.6045902, 0, kNever};
constexpr double kCoefficients157[] = {192, 96, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 192, 96, 3, 16384, 64, 192, 96, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 512, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 593.814433, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2304, 3550, 1830, 1, 221184, 2, 1.87978142, 4800000, 192, 96, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 7.30229508, 0, kNever};
constexpr double kCoefficients158[] = {192, 192, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 192, 192, 6, 16384, 64, 192, 192, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 593.814433, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2304, 3550, 1830, 2, 221184, 2, 1.87978142, 4800000, 192, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 7.30229508, 0, kNever};
constexpr double kCoefficients159[] = {256, 112, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 256, 112, 2, 16384, 64, 256, 112, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 298.666667, 923.71134, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 3584, 3550, 1830, 1, 188416, 2, 1.87978142, 4800000, 256, 112, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 11.3591257, 0, kNever};
constexpr double kCoefficients160[] = {2, 2, 2, 16, 16, 0, 16, 16, 0, 16, 16, 0, 256, 128, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 256, 128, 2, 16384, 64, 256, 128, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 1055.6701, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 4096, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 256, 128, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 12.9818579, 0, kNever};
constexpr double kCoefficients161[] = {256, 160, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 256, 160, 2, 16384, 64, 256, 160, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 426.666667, 1319.58763, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 5120, 3550, 1830, 1, 212992, 2, 1.87978142, 4800000, 256, 160, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 16.2273224, 0, kNever};
constexpr double kCoefficients162[] = {256, 176, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 256, 176, 2, 16384, 64, 256, 176, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 469.333333, 1451.54639, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 5632, 3550, 1830, 1, 221184, 2, 1.87978142, 4800000, 256, 176, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 17.8500546, 0, kNever};
constexpr double kCoefficients163[] = {256, 192, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 256, 192, 2, 16384, 64, 256, 192, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 512, 1583.50515, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 6144, 3550, 1830, 1, 229376, 2, 1.87978142, 4800000, 256, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 19.4727869, 0, kNever};
constexpr double kCoefficients164[] = {64, 112, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 112, 1, 16384, 128, 64, 112, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 597.333333, 688, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 896, 3550, 1830, 1, 225280, 2, 1.87978142, 4800000, 64, 112, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 2.83978142, 0, kNever};
constexpr double kCoefficients165[] = {128, 112, 66, 66, 0, 1, 66, 2, 66, 256, 1, 132, 1, 0, 1, 1, 128, 112, 2, 16384, 64, 128, 112, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 149.333333, 430, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 896, 3550, 1830, 2, 180224, 2, 1.87978142, 4800000, 128, 112, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 2.83978142, 0, kNever};
constexpr double kCoefficients166[] = {64, 128, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 128, 1, 16384, 64, 64, 128, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1024, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 64, 128, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 3.24546448, 0, kNever};
constexpr double kCoefficients167[] = {128, 144, 66, 66, 0, 1, 66, 2, 66, 512, 1, 132, 1, 0, 1, 1, 128, 144, 2, 16384, 128, 128, 144, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 384, 860, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1152, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 2, 212992, 2, 1.87978142, 4800000, 128, 144, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 3.65114754, 0, kNever};
constexpr double kCoefficients168[] = {64, 144, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 144, 1, 16384, 64, 64, 144, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 384, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1152, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 1, 212992, 2, 1.87978142, 4800000, 64, 144, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 3.65114754, 0, kNever};
constexpr double kCoefficients169[] = {128, 160, 66, 66, 0, 1, 66, 2, 66, 512, 1, 132, 1, 0, 1, 1, 128, 160, 2, 16384, 128, 128, 160, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 426.666667, 860, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1280, 3550, 1830, 2, 229376, 2, 1.87978142, 4800000, 128, 160, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 4.0568306, 0, kNever};
constexpr double kCoefficients170[] = {16, 64, 16, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 16, 1, 16384, 64, 64, 16, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 42.6666667, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 341.333333, 3550, 1830, 1, 81920, 2, 1.87978142, 4800000, 64, 16, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.40568306, 0, kNever};
constexpr double kCoefficients171[] = {16, 64, 16, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 16, 1, 16384, 64, 64, 16, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 42.6666667, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 341.333333, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 1, 81920, 2, 1.87978142, 4800000, 64, 16, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.40568306, 0, kNever};
constexpr double kCoefficients172[] = {64, 192, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 192, 1, 16384, 64, 64, 192, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 512, 491.428571, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1536, 3550, 1830, 1, 229376, 2, 1.87978142, 4800000, 64, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 4.86819672, 0, kNever};
constexpr double kCoefficients173[] = {64, 224, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 224, 1, 16384, 128, 64, 224, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 1194.66667, 1146.66667, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1792, 3550, 1830, 1, 221184, 2, 1.87978142, 4800000, 64, 224, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 5.67956284, 0, kNever};
constexpr double kCoefficients174[] = {64, 224, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 224, 1, 16384, 64, 64, 224, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 597.333333, 573.333333, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1792, 3550, 1830, 1, 221184, 2, 1.87978142, 4800000, 64, 224, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 5.67956284, 0, kNever};
constexpr double kCoefficients175[] = {64, 32, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 32, 1, 16384, 128, 64, 32, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 170.666667, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 256, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 64, 32, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.81136612, 0, kNever};
constexpr double kCoefficients176[] = {32, 64, 32, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 32, 1, 16384, 128, 64, 32, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 170.666667, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 682.666667, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 64, 32, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.81136612, 0, kNever};
constexpr double kCoefficients177[] = {64, 32, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 32, 1, 16384, 128, 64, 32, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 170.666667, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 256, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 1, 196608, 2, 1.87978142, 4800000, 64, 32, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.81136612, 0, kNever};
constexpr double kCoefficients178[] = {64, 32, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 32, 1, 16384, 64, 64, 32, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 85.3333333, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 256, 3550, 1830, 1, 98304, 2, 1.87978142, 4800000, 64, 32, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.81136612, 0, kNever};
constexpr double kCoefficients179[] = {64, 48, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 48, 1, 16384, 128, 64, 48, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 256, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 384, 3550, 1830, 1, 229376, 2, 1.87978142, 4800000, 64, 48, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 1.21704918, 0, kNever};
constexpr double kCoefficients180[] = {64, 96, 66, 66, 0, 1, 66, 2, 66, 512, 1, 132, 1, 0, 1, 1, 64, 96, 2, 16384, 128, 64, 96, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 256, 430, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 384, 3550, 1830, 2, 229376, 2, 1.87978142, 4800000, 64, 96, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 1.21704918, 0, kNever};
constexpr double kCoefficients181[] = {64, 48, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 48, 1, 16384, 128, 64, 48, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 256, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 384, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 1, 229376, 2, 1.87978142, 4800000, 64, 48, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 1.21704918, 0, kNever};
constexpr double kCoefficients182[] = {64, 64, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 64, 1, 16384, 128, 64, 64, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 491.428571, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 512, 3550, 1830, 1, 229376, 2, 1.87978142, 4800000, 64, 64, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 1.62273224, 0, kNever};
constexpr double kCoefficients183[] = {64, 64, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 64, 1, 16384, 64, 64, 64, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 512, 3550, 1830, 1, 131072, 2, 1.87978142, 4800000, 64, 64, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 1.62273224, 0, kNever};
constexpr double kCoefficients184[] = {64, 80, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 80, 1, 16384, 128, 64, 80, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 426.666667, 573.333333, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 640, 3550, 1830, 1, 221184, 2, 1.87978142, 4800000, 64, 80, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 2.0284153, 0, kNever};
constexpr double kCoefficients185[] = {64, 160, 66, 66, 0, 1, 66, 2, 66, 512, 1, 132, 1, 0, 1, 1, 64, 160, 2, 16384, 128, 64, 160, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 426.666667, 573.333333, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 640, 3550, 1830, 2, 221184, 2, 1.87978142, 4800000, 64, 160, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 2.0284153, 0, kNever};
constexpr double kCoefficients186[] = {128, 80, 66, 66, 0, 1, 66, 2, 66, 512, 1, 132, 1, 0, 1, 1, 128, 80, 2, 16384, 128, 128, 80, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 213.333333, 573.333333, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 640, 3550, 1830, 2, 221184, 2, 1.87978142, 4800000, 128, 80, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 2.0284153, 0, kNever};
constexpr double kCoefficients187[] = {64, 96, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 96, 1, 16384, 128, 64, 96, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 512, 688, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 768, 3550, 1830, 1, 204800, 2, 1.87978142, 4800000, 64, 96, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 2.43409836, 0, kNever};
constexpr double kCoefficients188[] = {96, 64, 96, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 96, 1, 16384, 128, 64, 96, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 512, 688, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2048, 3550, 1830, 1, 204800, 2, 1.87978142, 4800000, 64, 96, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 2.43409836, 0, kNever};
constexpr double kCoefficients189[] = {64, 192, 66, 66, 0, 1, 66, 2, 66, 512, 1, 132, 1, 0, 1, 1, 64, 192, 2, 16384, 128, 64, 192, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 512, 688, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 768, 3550, 1830, 2, 204800, 2, 1.87978142, 4800000, 64, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 2.43409836, 0, kNever};
constexpr double kCoefficients190[] = {96, 128, 96, 66, 66, 0, 1, 66, 2, 66, 512, 1, 132, 1, 0, 1, 1, 128, 96, 2, 16384, 128, 128, 96, 66, 1, 66, 1, 66, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 256, 688, 1.1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2048, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 2, 204800, 2, 1.87978142, 4800000, 128, 96, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 66, 5, 0, 0, 1.59, 1, 0.33, 1.35, 2.43409836, 0, kNever};
constexpr double kCoefficients191[] = {64, 96, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 96, 1, 16384, 64, 64, 96, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 768, 3550, 1830, 1, 163840, 2, 1.87978142, 4800000, 64, 96, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 2.43409836, 0, kNever};
constexpr double kCoefficients192[] = {64, 96, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 96, 1, 16384, 64, 64, 96, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 256, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 768, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 1, 163840, 2, 1.87978142, 4800000, 64, 96, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 2.43409836, 0, kNever};
constexpr double kCoefficients193[] = {16, 128, 16, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 128, 16, 1, 16384, 128, 128, 16, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 85.3333333, 775.257732, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 682.666667, 3550, 2, 32, 32, 0, 0.64, 0.53, 1830, 1, 221184, 2, 1.87978142, 4800000, 128, 16, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.81136612, 0, kNever};
constexpr double kCoefficients194[] = {8, 8, 0, 8, 8, 0, 2, 2, 2, 16, 16, 0, 16, 16, 0, 16, 16, 0, 128, 64, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 128, 64, 1, 16320, 0, 1, 4, 0, 128, 128, 64, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 860, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1024, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 128, 64, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 3.24546448, 0, 3500000, 3, kNever};
constexpr double kCoefficients195[] = {8, 8, 0, 8, 8, 0, 128, 64, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 128, 64, 1, 16320, 0, 1, 4, 0, 128, 128, 64, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 860, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1024, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 128, 64, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 3.24546448, 0, 3500000, 3, kNever};
constexpr double kCoefficients196[] = {8, 8, 0, 8, 8, 0, 64, 32, 132, 132, 0, 1, 132, 2, 132, 512, 1, 264, 1, 0, 1, 1, 64, 32, 1, 16320, 0, 1, 4, 0, 128, 64, 32, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.105, 1, 1.245, 170.666667, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 256, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 64, 32, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 0.81136612, 0, 3500000, 3, kNever};
constexpr double kCoefficients197[] = {8, 8, 0, 8, 8, 0, 8, 8, 0, 8, 8, 0, 128, 128, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 128, 2, 16320, 0, 1, 4, 0, 0, 1, 4, 64, 128, 128, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 527.835052, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 2048, 3550, 1830, 1, 229376, 2, 1.87978142, 4800000, 128, 128, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 6.49092896, 0, 3500000, 3, kNever};
constexpr double kCoefficients198[] = {8, 8, 0, 8, 8, 0, 8, 8, 0, 8, 8, 0, 128, 256, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 128, 256, 2, 16320, 0, 1, 4, 0, 0, 1, 4, 64, 128, 256, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 682.666667, 1055.6701, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 4096, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 128, 256, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 12.9818579, 0, 3500000, 3, kNever};
constexpr double kCoefficients199[] = {8, 8, 0, 8, 8, 0, 8, 8, 0, 8, 8, 0, 2, 2, 2, 16, 16, 0, 16, 16, 0, 16, 16, 0, 256, 128, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 256, 128, 2, 16320, 0, 1, 4, 0, 0, 1, 4, 64, 256, 128, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 1055.6701, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 4096, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 256, 128, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 12.9818579, 0, 3500000, 3, kNever};
constexpr double kCoefficients200[] = {8, 8, 0, 8, 8, 0, 8, 8, 0, 8, 8, 0, 256, 192, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 256, 192, 2, 16320, 0, 1, 4, 0, 0, 1, 4, 64, 256, 192, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 682.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 512, 1583.50515, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 6144, 3550, 1830, 1, 229376, 2, 1.87978142, 4800000, 256, 192, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 19.4727869, 0, 3500000, 3, kNever};
constexpr double kCoefficients201[] = {8, 8, 0, 8, 8, 0, 8, 8, 0, 8, 8, 0, 64, 128, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 128, 1, 16320, 0, 1, 4, 0, 0, 1, 4, 64, 64, 128, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 341.333333, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 1024, 3550, 1830, 1, 196608, 2, 1.87978142, 4800000, 64, 128, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 3.24546448, 0, 3500000, 3, kNever};
constexpr double kCoefficients202[] = {8, 8, 0, 8, 8, 0, 8, 8, 0, 8, 8, 0, 2, 2, 2, 16, 16, 0, 16, 16, 0, 16, 16, 0, 64, 64, 132, 132, 0, 1, 132, 2, 132, 256, 1, 264, 1, 0, 1, 1, 64, 64, 1, 16320, 0, 1, 4, 0, 0, 1, 4, 64, 64, 64, 132, 1, 132, 1, 132, 2, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 2, 32, 32, 0, 2, 128, 128, 0, 1.21, 1, 1.49, 170.666667, 430, 1, 2, 32, 32, 0, 2, 128, 128, 0, 1.58, 1, 1.79, 512, 3550, 1830, 1, 131072, 2, 1.87978142, 4800000, 64, 64, 1, 1, 0.91, 1, 2.9, 2.9, 0.344827586, 132, 5, 0, 0, 0.59, 1, 0.33, 1.35, 1.62273224, 0, 3500000, 3, kNever};
constexpr double kCoefficients203[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 296, 296, 296, 1636, 1500, 1850, 0, 148, 768, 1636, 1500, 1850, 0, 4, 5600000, 64, 64, 4, 48, 1850, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients204[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 296, 296, 296, 1636, 1500, 1850, 0, 148, 768, 1636, 1500, 1850, 0, 2, 5600000, 64, 64, 4, 48, 1850, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients205[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 340, 340, 340, 1636, 1500, 2407, 0, 170, 768, 1636, 1500, 2407, 0, 4, 1254400, 64, 64, 4, 48, 2407, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients206[] = {1, 64, 64, 16384, 1, 32, 64, 64, 16, 340, 340, 340, 1636, 1500, 2407, 0, 170, 768, 1636, 1500, 2407, 0, 2, 1254400, 64, 64, 4, 48, 2407, 1, 3.9, 0, 4.3, kNever};
constexpr double kCoefficients207[] = {2, 4, 16, 1, 64, 1, 8, 4, 1, 16, 38.4, 4, 1, 32, 58.5142857, 8, 1, 200, 1, 0.3, 3500, 1, 2, 0, 0.5, kNever};
constexpr double kCoefficients208[] = {2, 2, 4, 16, 1, 64, 1, 8, 2, 1, 4, 4.6, 2, 1, 32, 58.5142857, 8, 1, 200, 1, 0.3, 3500, 1, 2, 0, 0.5, kNever};
constexpr double kCoefficients209[] = {0, 0, 1, 1, 48, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 16, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 16, 1, 16, 1, 16, 1, 6, 1, 6, 1, 6.4, 6, 4, 64, 0, 0.5, 1.02, 4, 58.5142857, 8, 8, 6, 6, 0, 0.4, 0.3, 64, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3500, 1, 0.5, kNever};
constexpr double kCoefficients210[] = {0, 1, 1, 48, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 16, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 16, 1, 16, 1, 16, 1, 6, 1, 6, 1, 6.4, 6, 4, 64, 0, 0.5, 1.02, 4, 58.5142857, 8, 8, 2.5, 1, 0, 0.4, 0.3, 64, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3500, 1, 0.5, kNever};
constexpr double kCoefficients211[] = {0, 0, 1, 1, 48, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 16, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 16, 1, 16, 1, 16, 1, 6, 1, 6, 1, 6.4, 6, 4, 64, 0, 0.5, 1.02, 4, 58.5142857, 8, 8, 6, 6, 0, 0.4, 0.3, 64, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3500, 1, 0.5, kNever};
constexpr double kCoefficients212[] = {2, 4, 16, 1, 64, 1, 16, 4, 1, 16, 38.4, 4, 1, 64, 102.4, 8, 1, 200, 1, 0.3, 3000, 1, 2, 0, 0.5, kNever};
constexpr double kCoefficients213[] = {2, 4, 16, 1, 64, 1, 16, 4, 1, 4, 8.8, 4, 1, 64, 102.4, 8, 1, 200, 1, 0.3, 3000, 1, 2, 0, 0.5, kNever};
constexpr double kCoefficients214[] = {0, 0, 1, 1, 96, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 32, 1, 1, 1, 1, 1, 48, 1, 1, 1, 1, 1, 32, 1, 32, 1, 32, 1, 12, 1, 12, 1, 12.7, 12, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 6, 6, 0, 0.4, 0.3, 128, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5, kNever};
constexpr double kCoefficients215[] = {1, 0, 1, 1, 96, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 32, 1, 1, 1, 1, 1, 48, 1, 1, 1, 1, 1, 32, 1, 32, 1, 32, 1, 12, 1, 12, 1, 12.7, 12, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 128, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5, kNever};
constexpr double kCoefficients216[] = {1, 0, 0, 1, 1, 96, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 32, 1, 1, 1, 1, 1, 48, 1, 1, 1, 1, 1, 32, 1, 32, 1, 32, 1, 12, 1, 12, 1, 12.7, 12, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 6, 6, 0, 0.4, 0.3, 128, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5, kNever};
constexpr double kCoefficients217[] = {0, 1, 1, 96, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 32, 1, 1, 1, 1, 1, 48, 1, 1, 1, 1, 1, 32, 1, 32, 1, 32, 1, 12, 1, 12, 1, 12.7, 12, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 128, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5, kNever};
constexpr double kCoefficients218[] = {1, 0, 1, 1, 112, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 32, 1, 1, 1, 1, 1, 56, 1, 1, 1, 1, 1, 32, 1, 32, 1, 32, 1, 14, 1, 14, 1, 14.8, 14, 4, 96, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 128, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5, kNever};
constexpr double kCoefficients219[] = {0, 1, 1, 40, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 64, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1, 64, 1, 64, 1, 64, 1, 5, 1, 5, 1, 10.45, 5, 4, 80, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 256, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5, kNever};
constexpr double kCoefficients220[] = {0, 1, 1, 48, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 64, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 64, 1, 64, 1, 64, 1, 6, 1, 6, 1, 12.5, 6, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 256, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5, kNever};
constexpr double kCoefficients221[] = {0, 1, 1, 64, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 48, 1, 1, 1, 1, 1, 32, 1, 1, 1, 1, 1, 48, 1, 48, 1, 48, 1, 8, 1, 8, 1, 12.55, 8, 4, 88, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 192, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5, kNever};
constexpr double kCoefficients222[] = {0, 1, 1, 72, 262144, 1, 1, 1, 512, 1, 4096, 256, 64, 4, 48, 1, 1, 1, 1, 1, 36, 1, 1, 1, 1, 1, 48, 1, 48, 1, 48, 1, 9, 1, 9, 1, 14.1, 9, 4, 94, 0, 0.5, 1.02, 4, 102.4, 8, 16, 2.5, 1, 0, 0.4, 0.3, 192, 65536, 1, 0, 0.1, 1, 1, 1, 1, 2, 0, 0, 3000, 1, 0.5, kNever};
constexpr double kCoefficients223[] = {2, 1, 2, 16, 1, 64, 1, 16, 1, 1, 16, 16.8, 1, 1, 64, 102.4, 8, 1, 200, 1, 0.3, 3000, 1, 2, 0, 0.5, kNever};
constexpr double kCoefficients224[] = {2, 4, 16, 1, 64, 1, 16, 4, 1, 8, 28.8, 4, 1, 64, 102.4, 8, 1, 200, 1, 0.3, 3000, 1, 2, 0, 0.5, kNever};

constexpr OpEntry kOps[] = {
    {.name = "attention_forward", .attributes = kAttributes0, .sizes = kStrings2, .key_sizes = 6, .scalars = kScalars0, .tensors = kStrings3, .fill_dense = fill_dense_attention_forward},
    {.name = "gemm", .attributes = kAttributes1, .sizes = kStrings6, .key_sizes = 4, .scalars = kScalars1, .tensors = kStrings7, .fill_dense = fill_dense_gemm},
};

constexpr ArchEntry kArchs[] = {
    {.name = "sm75", .kind = TargetKind::cuda, .major = 7, .minor = 5, .exact = false, .rank = 75, .cpu_flags = {}},
    {.name = "sm80", .kind = TargetKind::cuda, .major = 8, .minor = 0, .exact = false, .rank = 80, .cpu_flags = {}},
    {.name = "sm86", .kind = TargetKind::cuda, .major = 8, .minor = 6, .exact = false, .rank = 86, .cpu_flags = {}},
    {.name = "sm89", .kind = TargetKind::cuda, .major = 8, .minor = 9, .exact = false, .rank = 89, .cpu_flags = {}},
    {.name = "sm90a", .kind = TargetKind::cuda, .major = 9, .minor = 0, .exact = true, .rank = 901, .cpu_flags = {}},
    {.name = "sm100a", .kind = TargetKind::cuda, .major = 10, .minor = 0, .exact = true, .rank = 1001, .cpu_flags = {}},
    {.name = "sm120a", .kind = TargetKind::cuda, .major = 12, .minor = 0, .exact = true, .rank = 1201, .cpu_flags = {}},
    {.name = "x86-64-v3", .kind = TargetKind::cpu, .major = 0, .minor = 0, .exact = false, .rank = 3, .cpu_flags = kStrings8},
    {.name = "x86-64-v4", .kind = TargetKind::cpu, .major = 0, .minor = 0, .exact = false, .rank = 4, .cpu_flags = kStrings9},
};

// The families' cost models, which kernels share: c are a kernel's coefficients.
double predicted_us_0(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto B = static_cast<double>(problem.sizes[0]);
  const auto Hq = static_cast<double>(problem.sizes[1]);
  const auto Sq = static_cast<double>(problem.sizes[3]);
  const auto Sk = static_cast<double>(problem.sizes[4]);
  const auto D = static_cast<double>(problem.sizes[5]);
  const auto head_group = static_cast<double>(runtime[0]);
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
  const auto v50 = c[16] * head_group;
  const auto v51 = c[17] + v50;
  const auto v52 = v49 * v51;
  const auto v53 = c[18] + v52;
  const auto v54 = v25 ? v53 : c[19];
  return v54;
}
double predicted_us_1(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto B = static_cast<double>(problem.sizes[0]);
  const auto Hq = static_cast<double>(problem.sizes[1]);
  const auto Sq = static_cast<double>(problem.sizes[3]);
  const auto Sk = static_cast<double>(problem.sizes[4]);
  const auto D = static_cast<double>(problem.sizes[5]);
  const auto head_group = static_cast<double>(runtime[0]);
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
  const auto v46 = c[13] * head_group;
  const auto v47 = c[14] + v46;
  const auto v48 = v45 * v47;
  const auto v49 = c[15] + v48;
  const auto v50 = v25 ? v49 : c[16];
  return v50;
}
double predicted_us_2(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto B = static_cast<double>(problem.sizes[0]);
  const auto Hq = static_cast<double>(problem.sizes[1]);
  const auto Sq = static_cast<double>(problem.sizes[3]);
  const auto Sk = static_cast<double>(problem.sizes[4]);
  const auto D = static_cast<double>(problem.sizes[5]);
  const auto head_group = static_cast<double>(runtime[0]);
  const auto dynamic = static_cast<double>(runtime[1]);
  const auto v26 = D > c[0];
  const auto v27 = Sq / c[1];
  const auto v28 = std::ceil(v27);
  const auto v29 = v28 * B;
  const auto v30 = v29 * Hq;
  const auto v31 = c[2] * Sk;
  const auto v32 = v31 + c[3];
  const auto v33 = std::min(Sk, v32);
  const auto v34 = v33 / c[4];
  const auto v35 = std::max(c[5], v34);
  const auto v36 = v30 / c[6];
  const auto v37 = c[7] * v36;
  const auto v38 = std::ceil(v36);
  const auto v39 = c[8] * v38;
  const auto v40 = v37 + v39;
  const auto v41 = std::max(c[9], v40);
  const auto v42 = v35 * c[10];
  const auto v43 = c[11] + v42;
  const auto v44 = Sq / c[12];
  const auto v45 = std::ceil(v44);
  const auto v46 = v45 / c[13];
  const auto v47 = std::min(c[14], v46);
  const auto v48 = c[15] * v47;
  const auto v49 = dynamic == c[16];
  const auto v50 = v49 ? c[17] : v48;
  const auto v51 = c[18] * head_group;
  const auto v52 = v50 + v51;
  const auto v53 = v41 * v43;
  const auto v54 = v53 / c[19];
  const auto v55 = c[20] + v52;
  const auto v56 = v54 * v55;
  const auto v57 = c[21] + v56;
  const auto v58 = v26 ? v57 : c[22];
  return v58;
}
double predicted_us_3(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto B = static_cast<double>(problem.sizes[0]);
  const auto Hq = static_cast<double>(problem.sizes[1]);
  const auto Sq = static_cast<double>(problem.sizes[3]);
  const auto Sk = static_cast<double>(problem.sizes[4]);
  const auto D = static_cast<double>(problem.sizes[5]);
  const auto head_group = static_cast<double>(runtime[0]);
  const auto dynamic = static_cast<double>(runtime[1]);
  const auto v26 = D > c[0];
  const auto v27 = dynamic == c[1];
  const auto v28 = v26 && v27;
  const auto v29 = Sq / c[2];
  const auto v30 = std::ceil(v29);
  const auto v31 = v30 * B;
  const auto v32 = v31 * Hq;
  const auto v33 = Sk / c[3];
  const auto v34 = std::ceil(v33);
  const auto v35 = v32 / c[4];
  const auto v36 = c[5] * v35;
  const auto v37 = std::ceil(v35);
  const auto v38 = c[6] * v37;
  const auto v39 = v36 + v38;
  const auto v40 = std::max(c[7], v39);
  const auto v41 = v34 * c[8];
  const auto v42 = c[9] + v41;
  const auto v45 = dynamic == c[11];
  const auto v46 = v45 ? c[12] : c[13];
  const auto v47 = c[14] * head_group;
  const auto v48 = v46 + v47;
  const auto v49 = v40 * v42;
  const auto v50 = v49 / c[15];
  const auto v51 = c[16] + v48;
  const auto v52 = v50 * v51;
  const auto v53 = c[17] + v52;
  const auto v54 = v28 ? v53 : c[18];
  return v54;
}
double predicted_us_4(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
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
  return v50;
}
double predicted_us_5(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
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
  return v49;
}
double predicted_us_6(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto raster_group = static_cast<double>(runtime[1]);
  const auto v13 = split_k == c[0];
  const auto v14 = M / c[1];
  const auto v15 = std::ceil(v14);
  const auto v16 = N / c[2];
  const auto v17 = std::ceil(v16);
  const auto v18 = v15 * v17;
  const auto v19 = v18 * batch;
  const auto v20 = v19 <= c[3];
  const auto v21 = v13 || v20;
  const auto v22 = split_k == c[4];
  const auto v23 = c[5] * split_k;
  const auto v24 = K >= v23;
  const auto v25 = v22 || v24;
  const auto v26 = v21 && v25;
  const auto v27 = M / c[6];
  const auto v28 = std::ceil(v27);
  const auto v29 = N / c[7];
  const auto v30 = std::ceil(v29);
  const auto v31 = v28 * v30;
  const auto v32 = v31 * batch;
  const auto v33 = v32 * split_k;
  const auto v34 = K / c[8];
  const auto v35 = std::ceil(v34);
  const auto v36 = v35 / split_k;
  const auto v37 = std::ceil(v36);
  const auto v38 = std::floor(v33 / c[9]);
  const auto v39 = std::floor(v33 / c[10]);
  const auto v40 = v39 * c[11];
  const auto v41 = v33 - v40;
  const auto v42 = v41 > c[12];
  const auto v43 = v41 / c[13];
  const auto v44 = std::ceil(v43);
  const auto v45 = std::max(c[14], v44);
  const auto v46 = c[15] * v45;
  const auto v47 = c[16] / v45;
  const auto v48 = v46 + v47;
  const auto v49 = std::max(v48, c[17]);
  const auto v50 = v37 * v49;
  const auto v51 = c[18] + v50;
  const auto v52 = v51 + c[19];
  const auto v53 = v52 / c[20];
  const auto v54 = v42 ? v53 : c[21];
  const auto v55 = v37 * c[22];
  const auto v56 = c[23] + v55;
  const auto v57 = v56 + c[24];
  const auto v58 = v57 / c[25];
  const auto v59 = v38 * v58;
  const auto v60 = v59 + v54;
  const auto v61 = v28 / raster_group;
  const auto v62 = std::ceil(v61);
  const auto v63 = N * K;
  const auto v64 = v63 * c[26];
  const auto v65 = v64 < c[27];
  const auto v66 = v65 ? c[28] : v62;
  const auto v67 = c[29] * batch;
  const auto v68 = M * K;
  const auto v69 = v63 * v66;
  const auto v70 = v68 + v69;
  const auto v71 = M * N;
  const auto v72 = v70 + v71;
  const auto v73 = v67 * v72;
  const auto v74 = std::min(c[30], v33);
  const auto v75 = std::max(c[31], v74);
  const auto v76 = v75 * c[32];
  const auto v77 = v76 * c[33];
  const auto v78 = v77 / c[34];
  const auto v79 = std::min(c[35], v78);
  const auto v80 = v73 / v79;
  const auto v81 = c[36] * v33;
  const auto v82 = v81 * c[37];
  const auto v83 = v82 / c[38];
  const auto v84 = split_k * c[39];
  const auto v85 = v84 / c[40];
  const auto v86 = v85 / c[41];
  const auto v87 = split_k > c[42];
  const auto v88 = c[43] + v86;
  const auto v89 = v88 + v83;
  const auto v90 = v87 ? v89 : c[44];
  const auto v91 = std::max(v60, v80);
  const auto v92 = c[45] + v91;
  const auto v93 = std::min(v60, v80);
  const auto v94 = c[46] * v93;
  const auto v95 = v92 + v94;
  const auto v96 = v95 + v90;
  const auto v97 = v26 ? v96 : c[47];
  return v97;
}
double predicted_us_7(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto v12 = split_k == c[0];
  const auto v13 = M / c[1];
  const auto v14 = std::ceil(v13);
  const auto v15 = N / c[2];
  const auto v16 = std::ceil(v15);
  const auto v17 = v14 * v16;
  const auto v18 = v17 * batch;
  const auto v19 = v18 <= c[3];
  const auto v20 = v12 || v19;
  const auto v21 = split_k == c[4];
  const auto v22 = c[5] * split_k;
  const auto v23 = K >= v22;
  const auto v24 = v21 || v23;
  const auto v25 = v20 && v24;
  const auto v26 = M / c[6];
  const auto v27 = std::ceil(v26);
  const auto v28 = N / c[7];
  const auto v29 = std::ceil(v28);
  const auto v30 = v27 * v29;
  const auto v31 = v30 * batch;
  const auto v32 = v31 * split_k;
  const auto v33 = K / c[8];
  const auto v34 = std::ceil(v33);
  const auto v35 = v34 / split_k;
  const auto v36 = std::ceil(v35);
  const auto v37 = std::floor(v32 / c[9]);
  const auto v38 = std::floor(v32 / c[10]);
  const auto v39 = v38 * c[11];
  const auto v40 = v32 - v39;
  const auto v41 = v36 * c[12];
  const auto v42 = c[13] + v41;
  const auto v43 = v42 / c[14];
  const auto v44 = v37 * v43;
  const auto v45 = v40 > c[15];
  const auto v46 = v40 / c[16];
  const auto v47 = std::ceil(v46);
  const auto v48 = v47 * c[17];
  const auto v49 = std::max(v48, c[18]);
  const auto v50 = v36 * v49;
  const auto v51 = c[19] + v50;
  const auto v52 = v51 / c[20];
  const auto v53 = v45 ? v52 : c[21];
  const auto v54 = v44 + v53;
  const auto v55 = c[22] * batch;
  const auto v56 = M * K;
  const auto v57 = N * K;
  const auto v58 = v56 + v57;
  const auto v59 = M * N;
  const auto v60 = v58 + v59;
  const auto v61 = v55 * v60;
  const auto v62 = v61 / c[23];
  const auto v63 = split_k * c[24];
  const auto v64 = v63 * c[25];
  const auto v65 = v64 * c[26];
  const auto v66 = v65 / c[27];
  const auto v67 = v66 / c[28];
  const auto v68 = split_k > c[29];
  const auto v69 = c[30] + v67;
  const auto v70 = v68 ? v69 : c[31];
  const auto v71 = std::max(v54, v62);
  const auto v72 = c[32] + v71;
  const auto v73 = v72 + v70;
  const auto v74 = v25 ? v73 : c[33];
  return v74;
}
double predicted_us_8(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto v11 = c[0] * M;
  const auto v12 = v11 > c[1];
  const auto v13 = K > c[2];
  const auto v14 = v12 && v13;
  const auto v15 = N / c[3];
  const auto v16 = std::ceil(v15);
  const auto v17 = M / c[4];
  const auto v18 = std::ceil(v17);
  const auto v19 = std::max(c[5], v18);
  const auto v20 = v16 * v19;
  const auto v21 = v20 * batch;
  const auto v22 = v21 * c[6];
  const auto v23 = v22 / c[7];
  const auto v24 = std::ceil(v23);
  const auto v25 = c[8] * K;
  const auto v26 = v25 / c[9];
  const auto v27 = c[10] + v26;
  const auto v28 = v24 * v27;
  const auto v29 = c[11] * batch;
  const auto v30 = v29 * N;
  const auto v31 = v30 * K;
  const auto v32 = v31 / c[12];
  const auto v33 = std::pow(v32, c[13]);
  const auto v34 = std::pow(v28, c[14]);
  const auto v35 = v33 + v34;
  const auto v36 = std::pow(v35, c[15]);
  const auto v37 = c[16] + v36;
  const auto v38 = v14 ? v37 : c[17];
  return v38;
}
double predicted_us_9(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto stride_a = static_cast<double>(problem.sizes[7]);
  const auto stride_b = static_cast<double>(problem.sizes[8]);
  const auto v11 = c[0] * M;
  const auto v12 = v11 > c[1];
  const auto v13 = K > c[2];
  const auto v14 = lda * c[3];
  const auto v15 = std::floor(v14 / c[4]);
  const auto v16 = v15 * c[5];
  const auto v17 = v14 - v16;
  const auto v18 = v17 == c[6];
  const auto v19 = ldb * c[7];
  const auto v20 = std::floor(v19 / c[8]);
  const auto v21 = v20 * c[9];
  const auto v22 = v19 - v21;
  const auto v23 = v22 == c[10];
  const auto v24 = stride_a * c[11];
  const auto v25 = std::floor(v24 / c[12]);
  const auto v26 = v25 * c[13];
  const auto v27 = v24 - v26;
  const auto v28 = v27 == c[14];
  const auto v29 = stride_b * c[15];
  const auto v30 = std::floor(v29 / c[16]);
  const auto v31 = v30 * c[17];
  const auto v32 = v29 - v31;
  const auto v33 = v32 == c[18];
  const auto v34 = v18 && v23;
  const auto v35 = v34 && v28;
  const auto v36 = v35 && v33;
  const auto v37 = std::floor(K / c[19]);
  const auto v38 = v37 * c[20];
  const auto v39 = K - v38;
  const auto v40 = v39 == c[21];
  const auto v41 = v40 && v36;
  const auto v42 = v41 ? false : true;
  const auto v43 = v12 && v13;
  const auto v44 = v43 && v42;
  const auto v45 = N / c[22];
  const auto v46 = std::ceil(v45);
  const auto v47 = M / c[23];
  const auto v48 = std::ceil(v47);
  const auto v49 = std::max(c[24], v48);
  const auto v50 = v46 * v49;
  const auto v51 = v50 * batch;
  const auto v52 = v51 * c[25];
  const auto v53 = v52 / c[26];
  const auto v54 = std::ceil(v53);
  const auto v55 = c[27] * K;
  const auto v56 = v55 / c[28];
  const auto v57 = c[29] + v56;
  const auto v58 = v54 * v57;
  const auto v59 = c[30] * batch;
  const auto v60 = v59 * N;
  const auto v61 = v60 * K;
  const auto v62 = v61 / c[31];
  const auto v63 = std::pow(v62, c[32]);
  const auto v64 = std::pow(v58, c[33]);
  const auto v65 = v63 + v64;
  const auto v66 = std::pow(v65, c[34]);
  const auto v67 = c[35] + v66;
  const auto v68 = v44 ? v67 : c[36];
  return v68;
}
double predicted_us_10(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto stride_a = static_cast<double>(problem.sizes[7]);
  const auto stride_b = static_cast<double>(problem.sizes[8]);
  const auto v11 = K > c[0];
  const auto v12 = lda * c[1];
  const auto v13 = std::floor(v12 / c[2]);
  const auto v14 = v13 * c[3];
  const auto v15 = v12 - v14;
  const auto v16 = v15 == c[4];
  const auto v17 = ldb * c[5];
  const auto v18 = std::floor(v17 / c[6]);
  const auto v19 = v18 * c[7];
  const auto v20 = v17 - v19;
  const auto v21 = v20 == c[8];
  const auto v22 = stride_a * c[9];
  const auto v23 = std::floor(v22 / c[10]);
  const auto v24 = v23 * c[11];
  const auto v25 = v22 - v24;
  const auto v26 = v25 == c[12];
  const auto v27 = stride_b * c[13];
  const auto v28 = std::floor(v27 / c[14]);
  const auto v29 = v28 * c[15];
  const auto v30 = v27 - v29;
  const auto v31 = v30 == c[16];
  const auto v32 = v16 && v21;
  const auto v33 = v32 && v26;
  const auto v34 = v33 && v31;
  const auto v35 = std::floor(K / c[17]);
  const auto v36 = v35 * c[18];
  const auto v37 = K - v36;
  const auto v38 = v37 == c[19];
  const auto v39 = v38 && v34;
  const auto v40 = v39 ? false : true;
  const auto v41 = v11 && v40;
  const auto v42 = N / c[20];
  const auto v43 = std::ceil(v42);
  const auto v44 = M / c[21];
  const auto v45 = std::ceil(v44);
  const auto v46 = std::max(c[22], v45);
  const auto v47 = v43 * v46;
  const auto v48 = v47 * batch;
  const auto v49 = v48 * c[23];
  const auto v50 = v49 / c[24];
  const auto v51 = std::ceil(v50);
  const auto v52 = c[25] * K;
  const auto v53 = v52 / c[26];
  const auto v54 = c[27] + v53;
  const auto v55 = v51 * v54;
  const auto v56 = c[28] * batch;
  const auto v57 = v56 * N;
  const auto v58 = v57 * K;
  const auto v59 = v58 / c[29];
  const auto v60 = std::pow(v59, c[30]);
  const auto v61 = std::pow(v55, c[31]);
  const auto v62 = v60 + v61;
  const auto v63 = std::pow(v62, c[32]);
  const auto v64 = c[33] + v63;
  const auto v65 = v41 ? v64 : c[34];
  return v65;
}
double predicted_us_11(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto v11 = K > c[0];
  const auto v12 = N / c[1];
  const auto v13 = std::ceil(v12);
  const auto v14 = M / c[2];
  const auto v15 = std::ceil(v14);
  const auto v16 = std::max(c[3], v15);
  const auto v17 = v13 * v16;
  const auto v18 = v17 * batch;
  const auto v19 = v18 * c[4];
  const auto v20 = v19 / c[5];
  const auto v21 = std::ceil(v20);
  const auto v22 = c[6] * K;
  const auto v23 = v22 / c[7];
  const auto v24 = c[8] + v23;
  const auto v25 = v21 * v24;
  const auto v26 = c[9] * batch;
  const auto v27 = v26 * N;
  const auto v28 = v27 * K;
  const auto v29 = v28 / c[10];
  const auto v30 = std::pow(v29, c[11]);
  const auto v31 = std::pow(v25, c[12]);
  const auto v32 = v30 + v31;
  const auto v33 = std::pow(v32, c[13]);
  const auto v34 = c[14] + v33;
  const auto v35 = v11 ? v34 : c[15];
  return v35;
}
double predicted_us_12(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto ldc = static_cast<double>(problem.sizes[6]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto stream_k = static_cast<double>(runtime[1]);
  const auto v14 = M / c[0];
  const auto v15 = std::ceil(v14);
  const auto v16 = N / c[1];
  const auto v17 = std::ceil(v16);
  const auto v18 = v15 * v17;
  const auto v19 = v18 * batch;
  const auto v20 = std::floor(v19 / c[2]);
  const auto v21 = v20 * c[3];
  const auto v22 = v19 - v21;
  const auto v23 = v22 != c[4];
  const auto v24 = split_k - c[5];
  const auto v25 = v19 * v24;
  const auto v26 = v25 < c[6];
  const auto v27 = c[7] * v19;
  const auto v28 = v27 * split_k;
  const auto v29 = v28 >= c[8];
  const auto v30 = v23 && v26;
  const auto v31 = v30 && v29;
  const auto v32 = c[9] * split_k;
  const auto v33 = K >= v32;
  const auto v34 = split_k - c[10];
  const auto v35 = v19 * v34;
  const auto v36 = v35 < c[11];
  const auto v37 = v33 && v36;
  const auto v38 = split_k == c[12];
  const auto v39 = stream_k == c[13];
  const auto v40 = stream_k == c[14];
  const auto v41 = v40 ? v31 : v37;
  const auto v42 = v38 ? v39 : v41;
  const auto v43 = split_k == c[15];
  const auto v44 = M / c[16];
  const auto v45 = std::ceil(v44);
  const auto v46 = N / c[17];
  const auto v47 = std::ceil(v46);
  const auto v48 = v45 * v47;
  const auto v49 = v48 * batch;
  const auto v50 = v49 * c[18];
  const auto v51 = v50 <= c[19];
  const auto v52 = v43 || v51;
  const auto v53 = v42 && v52;
  const auto v54 = K / c[20];
  const auto v55 = std::ceil(v54);
  const auto v56 = M / c[21];
  const auto v57 = std::ceil(v56);
  const auto v58 = N / c[22];
  const auto v59 = std::ceil(v58);
  const auto v60 = v57 * v59;
  const auto v61 = v60 * batch;
  const auto v62 = v61 * split_k;
  const auto v63 = v62 / c[23];
  const auto v64 = std::ceil(v63);
  const auto v65 = stream_k == c[24];
  const auto v66 = std::min(c[25], v62);
  const auto v67 = std::max(c[26], v66);
  const auto v68 = v61 * v55;
  const auto v69 = v68 / v67;
  const auto v70 = v55 / split_k;
  const auto v71 = std::ceil(v70);
  const auto v72 = v64 * v71;
  const auto v73 = v65 ? v69 : v72;
  const auto v74 = v62 > c[27];
  const auto v75 = v74 ? c[28] : c[29];
  const auto v76 = v65 ? v75 : v64;
  const auto v77 = lda * c[30];
  const auto v78 = std::floor(v77 / c[31]);
  const auto v79 = v78 * c[32];
  const auto v80 = v77 - v79;
  const auto v81 = v80 > c[33];
  const auto v82 = lda * c[34];
  const auto v83 = std::floor(v82 / c[35]);
  const auto v84 = v83 * c[36];
  const auto v85 = v82 - v84;
  const auto v86 = v85 > c[37];
  const auto v87 = v86 ? c[38] : c[39];
  const auto v88 = v81 ? c[40] : v87;
  const auto v89 = c[41] * v88;
  const auto v90 = ldb * c[42];
  const auto v91 = std::floor(v90 / c[43]);
  const auto v92 = v91 * c[44];
  const auto v93 = v90 - v92;
  const auto v94 = v93 > c[45];
  const auto v95 = ldb * c[46];
  const auto v96 = std::floor(v95 / c[47]);
  const auto v97 = v96 * c[48];
  const auto v98 = v95 - v97;
  const auto v99 = v98 > c[49];
  const auto v100 = v99 ? c[50] : c[51];
  const auto v101 = v94 ? c[52] : v100;
  const auto v102 = c[53] * v101;
  const auto v103 = v89 + v102;
  const auto v104 = std::max(c[54], v103);
  const auto v105 = v73 * v104;
  const auto v106 = v105 * c[55];
  const auto v107 = ldc * c[56];
  const auto v108 = std::floor(v107 / c[57]);
  const auto v109 = v108 * c[58];
  const auto v110 = v107 - v109;
  const auto v111 = v110 > c[59];
  const auto v112 = ldc * c[60];
  const auto v113 = std::floor(v112 / c[61]);
  const auto v114 = v113 * c[62];
  const auto v115 = v112 - v114;
  const auto v116 = v115 > c[63];
  const auto v117 = v116 ? c[64] : c[65];
  const auto v118 = v111 ? c[66] : v117;
  const auto v119 = c[67] * v118;
  const auto v120 = c[68] + v119;
  const auto v121 = v76 * v120;
  const auto v122 = v106 + v121;
  const auto v123 = v122 / c[69];
  const auto v124 = v67 * c[70];
  const auto v125 = v124 * c[71];
  const auto v126 = c[72] * batch;
  const auto v127 = M * K;
  const auto v128 = N * K;
  const auto v129 = v127 + v128;
  const auto v130 = M * N;
  const auto v131 = v129 + v130;
  const auto v132 = v126 * v131;
  const auto v133 = v125 / c[73];
  const auto v134 = std::min(c[74], v133);
  const auto v135 = v132 / v134;
  const auto v136 = M / c[75];
  const auto v137 = N / c[76];
  const auto v138 = std::min(c[77], v136);
  const auto v139 = std::min(v138, v137);
  const auto v140 = c[78] - v139;
  const auto v141 = c[79] * v140;
  const auto v142 = c[80] + v141;
  const auto v143 = v135 * v142;
  const auto v144 = std::pow(v123, c[81]);
  const auto v145 = std::pow(v143, c[82]);
  const auto v146 = v144 + v145;
  const auto v147 = std::pow(v146, c[83]);
  const auto v148 = v62 > c[84];
  const auto v149 = v148 ? c[85] : c[86];
  const auto v150 = v65 ? v149 : c[87];
  const auto v151 = c[88] + v147;
  const auto v152 = split_k > c[89];
  const auto v153 = c[90] * split_k;
  const auto v154 = c[91] + v153;
  const auto v155 = v154 + c[92];
  const auto v156 = v155 + v150;
  const auto v157 = v152 ? v156 : c[93];
  const auto v158 = v151 + v157;
  const auto v159 = v53 ? v158 : c[94];
  return v159;
}
double predicted_us_13(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto ldc = static_cast<double>(problem.sizes[6]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto stream_k = static_cast<double>(runtime[1]);
  const auto v14 = M <= c[0];
  const auto v15 = N / c[1];
  const auto v16 = std::ceil(v15);
  const auto v17 = M / c[2];
  const auto v18 = std::ceil(v17);
  const auto v19 = v16 * v18;
  const auto v20 = v19 * batch;
  const auto v21 = std::floor(v20 / c[3]);
  const auto v22 = v21 * c[4];
  const auto v23 = v20 - v22;
  const auto v24 = v23 != c[5];
  const auto v25 = split_k - c[6];
  const auto v26 = v20 * v25;
  const auto v27 = v26 < c[7];
  const auto v28 = c[8] * v20;
  const auto v29 = v28 * split_k;
  const auto v30 = v29 >= c[9];
  const auto v31 = v24 && v27;
  const auto v32 = v31 && v30;
  const auto v33 = c[10] * split_k;
  const auto v34 = K >= v33;
  const auto v35 = split_k - c[11];
  const auto v36 = v20 * v35;
  const auto v37 = v36 < c[12];
  const auto v38 = v34 && v37;
  const auto v39 = split_k == c[13];
  const auto v40 = stream_k == c[14];
  const auto v41 = stream_k == c[15];
  const auto v42 = v41 ? v32 : v38;
  const auto v43 = v39 ? v40 : v42;
  const auto v44 = split_k == c[16];
  const auto v45 = N / c[17];
  const auto v46 = std::ceil(v45);
  const auto v47 = M / c[18];
  const auto v48 = std::ceil(v47);
  const auto v49 = v46 * v48;
  const auto v50 = v49 * batch;
  const auto v51 = v50 * c[19];
  const auto v52 = v51 <= c[20];
  const auto v53 = v44 || v52;
  const auto v54 = v14 && v43;
  const auto v55 = v54 && v53;
  const auto v56 = K / c[21];
  const auto v57 = std::ceil(v56);
  const auto v58 = N / c[22];
  const auto v59 = std::ceil(v58);
  const auto v60 = M / c[23];
  const auto v61 = std::ceil(v60);
  const auto v62 = v59 * v61;
  const auto v63 = v62 * batch;
  const auto v64 = v63 * split_k;
  const auto v65 = v64 / c[24];
  const auto v66 = std::ceil(v65);
  const auto v67 = stream_k == c[25];
  const auto v68 = std::min(c[26], v64);
  const auto v69 = std::max(c[27], v68);
  const auto v70 = v63 * v57;
  const auto v71 = v70 / v69;
  const auto v72 = v57 / split_k;
  const auto v73 = std::ceil(v72);
  const auto v74 = v66 * v73;
  const auto v75 = v67 ? v71 : v74;
  const auto v76 = v64 > c[28];
  const auto v77 = v76 ? c[29] : c[30];
  const auto v78 = v67 ? v77 : v66;
  const auto v79 = ldb * c[31];
  const auto v80 = std::floor(v79 / c[32]);
  const auto v81 = v80 * c[33];
  const auto v82 = v79 - v81;
  const auto v83 = v82 > c[34];
  const auto v84 = ldb * c[35];
  const auto v85 = std::floor(v84 / c[36]);
  const auto v86 = v85 * c[37];
  const auto v87 = v84 - v86;
  const auto v88 = v87 > c[38];
  const auto v89 = v88 ? c[39] : c[40];
  const auto v90 = v83 ? c[41] : v89;
  const auto v91 = c[42] * v90;
  const auto v92 = lda * c[43];
  const auto v93 = std::floor(v92 / c[44]);
  const auto v94 = v93 * c[45];
  const auto v95 = v92 - v94;
  const auto v96 = v95 > c[46];
  const auto v97 = lda * c[47];
  const auto v98 = std::floor(v97 / c[48]);
  const auto v99 = v98 * c[49];
  const auto v100 = v97 - v99;
  const auto v101 = v100 > c[50];
  const auto v102 = v101 ? c[51] : c[52];
  const auto v103 = v96 ? c[53] : v102;
  const auto v104 = c[54] * v103;
  const auto v105 = v91 + v104;
  const auto v106 = std::max(c[55], v105);
  const auto v107 = v75 * v106;
  const auto v108 = v107 * c[56];
  const auto v109 = ldc * c[57];
  const auto v110 = std::floor(v109 / c[58]);
  const auto v111 = v110 * c[59];
  const auto v112 = v109 - v111;
  const auto v113 = v112 > c[60];
  const auto v114 = ldc * c[61];
  const auto v115 = std::floor(v114 / c[62]);
  const auto v116 = v115 * c[63];
  const auto v117 = v114 - v116;
  const auto v118 = v117 > c[64];
  const auto v119 = v118 ? c[65] : c[66];
  const auto v120 = v113 ? c[67] : v119;
  const auto v121 = c[68] * v120;
  const auto v122 = c[69] + v121;
  const auto v123 = v78 * v122;
  const auto v124 = v108 + v123;
  const auto v125 = v124 / c[70];
  const auto v126 = v69 * c[71];
  const auto v127 = v126 * c[72];
  const auto v128 = c[73] * batch;
  const auto v129 = M * K;
  const auto v130 = N * K;
  const auto v131 = v129 + v130;
  const auto v132 = M * N;
  const auto v133 = v131 + v132;
  const auto v134 = v128 * v133;
  const auto v135 = v127 / c[74];
  const auto v136 = std::min(c[75], v135);
  const auto v137 = v134 / v136;
  const auto v138 = N / c[76];
  const auto v139 = M / c[77];
  const auto v140 = std::min(c[78], v138);
  const auto v141 = std::min(v140, v139);
  const auto v142 = c[79] - v141;
  const auto v143 = c[80] * v142;
  const auto v144 = c[81] + v143;
  const auto v145 = v137 * v144;
  const auto v146 = std::pow(v125, c[82]);
  const auto v147 = std::pow(v145, c[83]);
  const auto v148 = v146 + v147;
  const auto v149 = std::pow(v148, c[84]);
  const auto v150 = v64 > c[85];
  const auto v151 = v150 ? c[86] : c[87];
  const auto v152 = v67 ? v151 : c[88];
  const auto v153 = c[89] + v149;
  const auto v154 = split_k > c[90];
  const auto v155 = c[91] * split_k;
  const auto v156 = c[92] + v155;
  const auto v157 = v156 + c[93];
  const auto v158 = v157 + v152;
  const auto v159 = v154 ? v158 : c[94];
  const auto v160 = v153 + v159;
  const auto v161 = v55 ? v160 : c[95];
  return v161;
}
double predicted_us_14(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto ldc = static_cast<double>(problem.sizes[6]);
  const auto stride_c = static_cast<double>(problem.sizes[9]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto stream_k = static_cast<double>(runtime[1]);
  const auto v14 = N * c[0];
  const auto v15 = ldc * c[1];
  const auto v16 = stride_c * c[2];
  const auto v17 = std::floor(v14 / c[3]);
  const auto v18 = v17 * c[4];
  const auto v19 = v14 - v18;
  const auto v20 = v19 != c[5];
  const auto v21 = std::floor(v15 / c[6]);
  const auto v22 = v21 * c[7];
  const auto v23 = v15 - v22;
  const auto v24 = v23 != c[8];
  const auto v25 = std::floor(v16 / c[9]);
  const auto v26 = v25 * c[10];
  const auto v27 = v16 - v26;
  const auto v28 = v27 != c[11];
  const auto v29 = v20 || v24;
  const auto v30 = v29 || v28;
  const auto v31 = M / c[12];
  const auto v32 = std::ceil(v31);
  const auto v33 = N / c[13];
  const auto v34 = std::ceil(v33);
  const auto v35 = v32 * v34;
  const auto v36 = v35 * batch;
  const auto v37 = std::floor(v36 / c[14]);
  const auto v38 = v37 * c[15];
  const auto v39 = v36 - v38;
  const auto v40 = v39 != c[16];
  const auto v41 = split_k - c[17];
  const auto v42 = v36 * v41;
  const auto v43 = v42 < c[18];
  const auto v44 = c[19] * v36;
  const auto v45 = v44 * split_k;
  const auto v46 = v45 >= c[20];
  const auto v47 = v40 && v43;
  const auto v48 = v47 && v46;
  const auto v49 = c[21] * split_k;
  const auto v50 = K >= v49;
  const auto v51 = split_k - c[22];
  const auto v52 = v36 * v51;
  const auto v53 = v52 < c[23];
  const auto v54 = v50 && v53;
  const auto v55 = split_k == c[24];
  const auto v56 = stream_k == c[25];
  const auto v57 = stream_k == c[26];
  const auto v58 = v57 ? v48 : v54;
  const auto v59 = v55 ? v56 : v58;
  const auto v60 = split_k == c[27];
  const auto v61 = M / c[28];
  const auto v62 = std::ceil(v61);
  const auto v63 = N / c[29];
  const auto v64 = std::ceil(v63);
  const auto v65 = v62 * v64;
  const auto v66 = v65 * batch;
  const auto v67 = v66 * c[30];
  const auto v68 = v67 <= c[31];
  const auto v69 = v60 || v68;
  const auto v70 = v30 && v59;
  const auto v71 = v70 && v69;
  const auto v72 = K / c[32];
  const auto v73 = std::ceil(v72);
  const auto v74 = M / c[33];
  const auto v75 = std::ceil(v74);
  const auto v76 = N / c[34];
  const auto v77 = std::ceil(v76);
  const auto v78 = v75 * v77;
  const auto v79 = v78 * batch;
  const auto v80 = v79 * split_k;
  const auto v81 = v80 / c[35];
  const auto v82 = std::ceil(v81);
  const auto v83 = stream_k == c[36];
  const auto v84 = std::min(c[37], v80);
  const auto v85 = std::max(c[38], v84);
  const auto v86 = v79 * v73;
  const auto v87 = v86 / v85;
  const auto v88 = v73 / split_k;
  const auto v89 = std::ceil(v88);
  const auto v90 = v82 * v89;
  const auto v91 = v83 ? v87 : v90;
  const auto v92 = v80 > c[39];
  const auto v93 = v92 ? c[40] : c[41];
  const auto v94 = v83 ? v93 : v82;
  const auto v95 = lda * c[42];
  const auto v96 = std::floor(v95 / c[43]);
  const auto v97 = v96 * c[44];
  const auto v98 = v95 - v97;
  const auto v99 = v98 > c[45];
  const auto v100 = lda * c[46];
  const auto v101 = std::floor(v100 / c[47]);
  const auto v102 = v101 * c[48];
  const auto v103 = v100 - v102;
  const auto v104 = v103 > c[49];
  const auto v105 = v104 ? c[50] : c[51];
  const auto v106 = v99 ? c[52] : v105;
  const auto v107 = c[53] * v106;
  const auto v108 = ldb * c[54];
  const auto v109 = std::floor(v108 / c[55]);
  const auto v110 = v109 * c[56];
  const auto v111 = v108 - v110;
  const auto v112 = v111 > c[57];
  const auto v113 = ldb * c[58];
  const auto v114 = std::floor(v113 / c[59]);
  const auto v115 = v114 * c[60];
  const auto v116 = v113 - v115;
  const auto v117 = v116 > c[61];
  const auto v118 = v117 ? c[62] : c[63];
  const auto v119 = v112 ? c[64] : v118;
  const auto v120 = c[65] * v119;
  const auto v121 = v107 + v120;
  const auto v122 = std::max(c[66], v121);
  const auto v123 = v91 * v122;
  const auto v124 = v123 * c[67];
  const auto v125 = ldc * c[68];
  const auto v126 = std::floor(v125 / c[69]);
  const auto v127 = v126 * c[70];
  const auto v128 = v125 - v127;
  const auto v129 = v128 > c[71];
  const auto v130 = ldc * c[72];
  const auto v131 = std::floor(v130 / c[73]);
  const auto v132 = v131 * c[74];
  const auto v133 = v130 - v132;
  const auto v134 = v133 > c[75];
  const auto v135 = v134 ? c[76] : c[77];
  const auto v136 = v129 ? c[78] : v135;
  const auto v137 = c[79] * v136;
  const auto v138 = c[80] + v137;
  const auto v139 = v94 * v138;
  const auto v140 = v124 + v139;
  const auto v141 = v140 / c[81];
  const auto v142 = v85 * c[82];
  const auto v143 = v142 * c[83];
  const auto v144 = c[84] * batch;
  const auto v145 = M * K;
  const auto v146 = N * K;
  const auto v147 = v145 + v146;
  const auto v148 = M * N;
  const auto v149 = v147 + v148;
  const auto v150 = v144 * v149;
  const auto v151 = v143 / c[85];
  const auto v152 = std::min(c[86], v151);
  const auto v153 = v150 / v152;
  const auto v154 = M / c[87];
  const auto v155 = N / c[88];
  const auto v156 = std::min(c[89], v154);
  const auto v157 = std::min(v156, v155);
  const auto v158 = c[90] - v157;
  const auto v159 = c[91] * v158;
  const auto v160 = c[92] + v159;
  const auto v161 = v153 * v160;
  const auto v162 = std::pow(v141, c[93]);
  const auto v163 = std::pow(v161, c[94]);
  const auto v164 = v162 + v163;
  const auto v165 = std::pow(v164, c[95]);
  const auto v166 = v80 > c[96];
  const auto v167 = v166 ? c[97] : c[98];
  const auto v168 = v83 ? v167 : c[99];
  const auto v169 = c[100] + v165;
  const auto v170 = split_k > c[101];
  const auto v171 = c[102] * split_k;
  const auto v172 = c[103] + v171;
  const auto v173 = v172 + c[104];
  const auto v174 = v173 + v168;
  const auto v175 = v170 ? v174 : c[105];
  const auto v176 = v169 + v175;
  const auto v177 = v71 ? v176 : c[106];
  return v177;
}
double predicted_us_15(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto ldc = static_cast<double>(problem.sizes[6]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto stream_k = static_cast<double>(runtime[1]);
  const auto v14 = M / c[0];
  const auto v15 = std::ceil(v14);
  const auto v16 = N / c[1];
  const auto v17 = std::ceil(v16);
  const auto v18 = v15 * v17;
  const auto v19 = v18 * batch;
  const auto v20 = std::floor(v19 / c[2]);
  const auto v21 = v20 * c[3];
  const auto v22 = v19 - v21;
  const auto v23 = v22 != c[4];
  const auto v24 = split_k - c[5];
  const auto v25 = v19 * v24;
  const auto v26 = v25 < c[6];
  const auto v27 = c[7] * v19;
  const auto v28 = v27 * split_k;
  const auto v29 = v28 >= c[8];
  const auto v30 = v23 && v26;
  const auto v31 = v30 && v29;
  const auto v32 = c[9] * split_k;
  const auto v33 = K >= v32;
  const auto v34 = split_k - c[10];
  const auto v35 = v19 * v34;
  const auto v36 = v35 < c[11];
  const auto v37 = v33 && v36;
  const auto v38 = split_k == c[12];
  const auto v39 = stream_k == c[13];
  const auto v40 = stream_k == c[14];
  const auto v41 = v40 ? v31 : v37;
  const auto v42 = v38 ? v39 : v41;
  const auto v43 = split_k == c[15];
  const auto v44 = M / c[16];
  const auto v45 = std::ceil(v44);
  const auto v46 = N / c[17];
  const auto v47 = std::ceil(v46);
  const auto v48 = v45 * v47;
  const auto v49 = v48 * batch;
  const auto v50 = v49 * c[18];
  const auto v51 = v50 <= c[19];
  const auto v52 = v43 || v51;
  const auto v53 = v42 && v52;
  const auto v54 = K / c[20];
  const auto v55 = std::ceil(v54);
  const auto v56 = M / c[21];
  const auto v57 = std::ceil(v56);
  const auto v58 = N / c[22];
  const auto v59 = std::ceil(v58);
  const auto v60 = v57 * v59;
  const auto v61 = v60 * batch;
  const auto v62 = v61 * split_k;
  const auto v63 = v62 / c[23];
  const auto v64 = std::ceil(v63);
  const auto v65 = stream_k == c[24];
  const auto v66 = std::min(c[25], v62);
  const auto v67 = std::max(c[26], v66);
  const auto v68 = v61 * v55;
  const auto v69 = v68 / v67;
  const auto v70 = v55 / split_k;
  const auto v71 = std::ceil(v70);
  const auto v72 = v64 * v71;
  const auto v73 = v65 ? v69 : v72;
  const auto v74 = v62 > c[27];
  const auto v75 = v74 ? c[28] : c[29];
  const auto v76 = v65 ? v75 : v64;
  const auto v77 = lda * c[30];
  const auto v78 = std::floor(v77 / c[31]);
  const auto v79 = v78 * c[32];
  const auto v80 = v77 - v79;
  const auto v81 = v80 > c[33];
  const auto v82 = lda * c[34];
  const auto v83 = std::floor(v82 / c[35]);
  const auto v84 = v83 * c[36];
  const auto v85 = v82 - v84;
  const auto v86 = v85 > c[37];
  const auto v87 = v86 ? c[38] : c[39];
  const auto v88 = v81 ? c[40] : v87;
  const auto v89 = c[41] * v88;
  const auto v90 = ldb * c[42];
  const auto v91 = std::floor(v90 / c[43]);
  const auto v92 = v91 * c[44];
  const auto v93 = v90 - v92;
  const auto v94 = v93 > c[45];
  const auto v95 = ldb * c[46];
  const auto v96 = std::floor(v95 / c[47]);
  const auto v97 = v96 * c[48];
  const auto v98 = v95 - v97;
  const auto v99 = v98 > c[49];
  const auto v100 = v99 ? c[50] : c[51];
  const auto v101 = v94 ? c[52] : v100;
  const auto v102 = c[53] * v101;
  const auto v103 = v89 + v102;
  const auto v104 = std::max(c[54], v103);
  const auto v105 = v73 * v104;
  const auto v106 = v105 * c[55];
  const auto v107 = ldc * c[56];
  const auto v108 = std::floor(v107 / c[57]);
  const auto v109 = v108 * c[58];
  const auto v110 = v107 - v109;
  const auto v111 = v110 > c[59];
  const auto v112 = ldc * c[60];
  const auto v113 = std::floor(v112 / c[61]);
  const auto v114 = v113 * c[62];
  const auto v115 = v112 - v114;
  const auto v116 = v115 > c[63];
  const auto v117 = v116 ? c[64] : c[65];
  const auto v118 = v111 ? c[66] : v117;
  const auto v119 = c[67] * v118;
  const auto v120 = c[68] + v119;
  const auto v121 = ldc * c[69];
  const auto v122 = std::floor(v121 / c[70]);
  const auto v123 = v122 * c[71];
  const auto v124 = v121 - v123;
  const auto v125 = v124 > c[72];
  const auto v126 = v125 ? c[73] : c[74];
  const auto v127 = v126 * v76;
  const auto v128 = v127 * v120;
  const auto v129 = std::max(v106, v128);
  const auto v130 = v129 + v120;
  const auto v131 = v130 / c[75];
  const auto v132 = v67 * c[76];
  const auto v133 = v132 * c[77];
  const auto v134 = c[78] * batch;
  const auto v135 = M * K;
  const auto v136 = N * K;
  const auto v137 = v135 + v136;
  const auto v138 = M * N;
  const auto v139 = v137 + v138;
  const auto v140 = v134 * v139;
  const auto v141 = v133 / c[79];
  const auto v142 = std::min(c[80], v141);
  const auto v143 = v140 / v142;
  const auto v144 = M / c[81];
  const auto v145 = N / c[82];
  const auto v146 = std::min(c[83], v144);
  const auto v147 = std::min(v146, v145);
  const auto v148 = c[84] - v147;
  const auto v149 = c[85] * v148;
  const auto v150 = c[86] + v149;
  const auto v151 = v143 * v150;
  const auto v152 = std::pow(v131, c[87]);
  const auto v153 = std::pow(v151, c[88]);
  const auto v154 = v152 + v153;
  const auto v155 = std::pow(v154, c[89]);
  const auto v156 = v62 > c[90];
  const auto v157 = v156 ? c[91] : c[92];
  const auto v158 = v65 ? v157 : c[93];
  const auto v159 = c[94] + v155;
  const auto v160 = split_k > c[95];
  const auto v161 = c[96] * split_k;
  const auto v162 = c[97] + v161;
  const auto v163 = v162 + c[98];
  const auto v164 = v163 + v158;
  const auto v165 = v160 ? v164 : c[99];
  const auto v166 = v159 + v165;
  const auto v167 = v53 ? v166 : c[100];
  return v167;
}
double predicted_us_16(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto ldc = static_cast<double>(problem.sizes[6]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto stream_k = static_cast<double>(runtime[1]);
  const auto v14 = M <= c[0];
  const auto v15 = N / c[1];
  const auto v16 = std::ceil(v15);
  const auto v17 = M / c[2];
  const auto v18 = std::ceil(v17);
  const auto v19 = v16 * v18;
  const auto v20 = v19 * batch;
  const auto v21 = std::floor(v20 / c[3]);
  const auto v22 = v21 * c[4];
  const auto v23 = v20 - v22;
  const auto v24 = v23 != c[5];
  const auto v25 = split_k - c[6];
  const auto v26 = v20 * v25;
  const auto v27 = v26 < c[7];
  const auto v28 = c[8] * v20;
  const auto v29 = v28 * split_k;
  const auto v30 = v29 >= c[9];
  const auto v31 = v24 && v27;
  const auto v32 = v31 && v30;
  const auto v33 = c[10] * split_k;
  const auto v34 = K >= v33;
  const auto v35 = split_k - c[11];
  const auto v36 = v20 * v35;
  const auto v37 = v36 < c[12];
  const auto v38 = v34 && v37;
  const auto v39 = split_k == c[13];
  const auto v40 = stream_k == c[14];
  const auto v41 = stream_k == c[15];
  const auto v42 = v41 ? v32 : v38;
  const auto v43 = v39 ? v40 : v42;
  const auto v44 = split_k == c[16];
  const auto v45 = N / c[17];
  const auto v46 = std::ceil(v45);
  const auto v47 = M / c[18];
  const auto v48 = std::ceil(v47);
  const auto v49 = v46 * v48;
  const auto v50 = v49 * batch;
  const auto v51 = v50 * c[19];
  const auto v52 = v51 <= c[20];
  const auto v53 = v44 || v52;
  const auto v54 = v14 && v43;
  const auto v55 = v54 && v53;
  const auto v56 = K / c[21];
  const auto v57 = std::ceil(v56);
  const auto v58 = N / c[22];
  const auto v59 = std::ceil(v58);
  const auto v60 = M / c[23];
  const auto v61 = std::ceil(v60);
  const auto v62 = v59 * v61;
  const auto v63 = v62 * batch;
  const auto v64 = v63 * split_k;
  const auto v65 = v64 / c[24];
  const auto v66 = std::ceil(v65);
  const auto v67 = stream_k == c[25];
  const auto v68 = std::min(c[26], v64);
  const auto v69 = std::max(c[27], v68);
  const auto v70 = v63 * v57;
  const auto v71 = v70 / v69;
  const auto v72 = v57 / split_k;
  const auto v73 = std::ceil(v72);
  const auto v74 = v66 * v73;
  const auto v75 = v67 ? v71 : v74;
  const auto v76 = v64 > c[28];
  const auto v77 = v76 ? c[29] : c[30];
  const auto v78 = v67 ? v77 : v66;
  const auto v79 = ldb * c[31];
  const auto v80 = std::floor(v79 / c[32]);
  const auto v81 = v80 * c[33];
  const auto v82 = v79 - v81;
  const auto v83 = v82 > c[34];
  const auto v84 = ldb * c[35];
  const auto v85 = std::floor(v84 / c[36]);
  const auto v86 = v85 * c[37];
  const auto v87 = v84 - v86;
  const auto v88 = v87 > c[38];
  const auto v89 = v88 ? c[39] : c[40];
  const auto v90 = v83 ? c[41] : v89;
  const auto v91 = c[42] * v90;
  const auto v92 = lda * c[43];
  const auto v93 = std::floor(v92 / c[44]);
  const auto v94 = v93 * c[45];
  const auto v95 = v92 - v94;
  const auto v96 = v95 > c[46];
  const auto v97 = lda * c[47];
  const auto v98 = std::floor(v97 / c[48]);
  const auto v99 = v98 * c[49];
  const auto v100 = v97 - v99;
  const auto v101 = v100 > c[50];
  const auto v102 = v101 ? c[51] : c[52];
  const auto v103 = v96 ? c[53] : v102;
  const auto v104 = c[54] * v103;
  const auto v105 = v91 + v104;
  const auto v106 = std::max(c[55], v105);
  const auto v107 = v75 * v106;
  const auto v108 = v107 * c[56];
  const auto v109 = ldc * c[57];
  const auto v110 = std::floor(v109 / c[58]);
  const auto v111 = v110 * c[59];
  const auto v112 = v109 - v111;
  const auto v113 = v112 > c[60];
  const auto v114 = ldc * c[61];
  const auto v115 = std::floor(v114 / c[62]);
  const auto v116 = v115 * c[63];
  const auto v117 = v114 - v116;
  const auto v118 = v117 > c[64];
  const auto v119 = v118 ? c[65] : c[66];
  const auto v120 = v113 ? c[67] : v119;
  const auto v121 = c[68] * v120;
  const auto v122 = c[69] + v121;
  const auto v123 = ldc * c[70];
  const auto v124 = std::floor(v123 / c[71]);
  const auto v125 = v124 * c[72];
  const auto v126 = v123 - v125;
  const auto v127 = v126 > c[73];
  const auto v128 = v127 ? c[74] : c[75];
  const auto v129 = v128 * v78;
  const auto v130 = v129 * v122;
  const auto v131 = std::max(v108, v130);
  const auto v132 = v131 + v122;
  const auto v133 = v132 / c[76];
  const auto v134 = v69 * c[77];
  const auto v135 = v134 * c[78];
  const auto v136 = c[79] * batch;
  const auto v137 = M * K;
  const auto v138 = N * K;
  const auto v139 = v137 + v138;
  const auto v140 = M * N;
  const auto v141 = v139 + v140;
  const auto v142 = v136 * v141;
  const auto v143 = v135 / c[80];
  const auto v144 = std::min(c[81], v143);
  const auto v145 = v142 / v144;
  const auto v146 = N / c[82];
  const auto v147 = M / c[83];
  const auto v148 = std::min(c[84], v146);
  const auto v149 = std::min(v148, v147);
  const auto v150 = c[85] - v149;
  const auto v151 = c[86] * v150;
  const auto v152 = c[87] + v151;
  const auto v153 = v145 * v152;
  const auto v154 = std::pow(v133, c[88]);
  const auto v155 = std::pow(v153, c[89]);
  const auto v156 = v154 + v155;
  const auto v157 = std::pow(v156, c[90]);
  const auto v158 = v64 > c[91];
  const auto v159 = v158 ? c[92] : c[93];
  const auto v160 = v67 ? v159 : c[94];
  const auto v161 = c[95] + v157;
  const auto v162 = split_k > c[96];
  const auto v163 = c[97] * split_k;
  const auto v164 = c[98] + v163;
  const auto v165 = v164 + c[99];
  const auto v166 = v165 + v160;
  const auto v167 = v162 ? v166 : c[100];
  const auto v168 = v161 + v167;
  const auto v169 = v55 ? v168 : c[101];
  return v169;
}
double predicted_us_17(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto ldc = static_cast<double>(problem.sizes[6]);
  const auto stride_a = static_cast<double>(problem.sizes[7]);
  const auto stride_c = static_cast<double>(problem.sizes[9]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto stream_k = static_cast<double>(runtime[1]);
  const auto v14 = std::floor(lda / c[0]);
  const auto v15 = v14 * c[1];
  const auto v16 = lda - v15;
  const auto v17 = v16 == c[2];
  const auto v18 = std::floor(stride_a / c[3]);
  const auto v19 = v18 * c[4];
  const auto v20 = stride_a - v19;
  const auto v21 = v20 == c[5];
  const auto v22 = v17 && v21;
  const auto v23 = v22 ? false : true;
  const auto v24 = N * c[6];
  const auto v25 = ldc * c[7];
  const auto v26 = stride_c * c[8];
  const auto v27 = std::floor(v24 / c[9]);
  const auto v28 = v27 * c[10];
  const auto v29 = v24 - v28;
  const auto v30 = v29 != c[11];
  const auto v31 = std::floor(v25 / c[12]);
  const auto v32 = v31 * c[13];
  const auto v33 = v25 - v32;
  const auto v34 = v33 != c[14];
  const auto v35 = std::floor(v26 / c[15]);
  const auto v36 = v35 * c[16];
  const auto v37 = v26 - v36;
  const auto v38 = v37 != c[17];
  const auto v39 = v30 || v34;
  const auto v40 = v39 || v38;
  const auto v41 = M / c[18];
  const auto v42 = std::ceil(v41);
  const auto v43 = N / c[19];
  const auto v44 = std::ceil(v43);
  const auto v45 = v42 * v44;
  const auto v46 = v45 * batch;
  const auto v47 = std::floor(v46 / c[20]);
  const auto v48 = v47 * c[21];
  const auto v49 = v46 - v48;
  const auto v50 = v49 != c[22];
  const auto v51 = split_k - c[23];
  const auto v52 = v46 * v51;
  const auto v53 = v52 < c[24];
  const auto v54 = c[25] * v46;
  const auto v55 = v54 * split_k;
  const auto v56 = v55 >= c[26];
  const auto v57 = v50 && v53;
  const auto v58 = v57 && v56;
  const auto v59 = c[27] * split_k;
  const auto v60 = K >= v59;
  const auto v61 = split_k - c[28];
  const auto v62 = v46 * v61;
  const auto v63 = v62 < c[29];
  const auto v64 = v60 && v63;
  const auto v65 = split_k == c[30];
  const auto v66 = stream_k == c[31];
  const auto v67 = stream_k == c[32];
  const auto v68 = v67 ? v58 : v64;
  const auto v69 = v65 ? v66 : v68;
  const auto v70 = split_k == c[33];
  const auto v71 = M / c[34];
  const auto v72 = std::ceil(v71);
  const auto v73 = N / c[35];
  const auto v74 = std::ceil(v73);
  const auto v75 = v72 * v74;
  const auto v76 = v75 * batch;
  const auto v77 = v76 * c[36];
  const auto v78 = v77 <= c[37];
  const auto v79 = v70 || v78;
  const auto v80 = v23 && v40;
  const auto v81 = v80 && v69;
  const auto v82 = v81 && v79;
  const auto v83 = stride_a == c[38];
  const auto v84 = v83 ? c[39] : batch;
  const auto v85 = c[40] * M;
  const auto v86 = v85 * K;
  const auto v87 = v86 * v84;
  const auto v88 = c[41] + v87;
  const auto v89 = K / c[42];
  const auto v90 = std::ceil(v89);
  const auto v91 = M / c[43];
  const auto v92 = std::ceil(v91);
  const auto v93 = N / c[44];
  const auto v94 = std::ceil(v93);
  const auto v95 = v92 * v94;
  const auto v96 = v95 * batch;
  const auto v97 = v96 * split_k;
  const auto v98 = v97 / c[45];
  const auto v99 = std::ceil(v98);
  const auto v100 = stream_k == c[46];
  const auto v101 = std::min(c[47], v97);
  const auto v102 = std::max(c[48], v101);
  const auto v103 = v96 * v90;
  const auto v104 = v103 / v102;
  const auto v105 = v90 / split_k;
  const auto v106 = std::ceil(v105);
  const auto v107 = v99 * v106;
  const auto v108 = v100 ? v104 : v107;
  const auto v109 = v97 > c[49];
  const auto v110 = v109 ? c[50] : c[51];
  const auto v111 = v100 ? v110 : v99;
  const auto v112 = lda * c[52];
  const auto v113 = std::floor(v112 / c[53]);
  const auto v114 = v113 * c[54];
  const auto v115 = v112 - v114;
  const auto v116 = v115 > c[55];
  const auto v117 = lda * c[56];
  const auto v118 = std::floor(v117 / c[57]);
  const auto v119 = v118 * c[58];
  const auto v120 = v117 - v119;
  const auto v121 = v120 > c[59];
  const auto v122 = v121 ? c[60] : c[61];
  const auto v123 = v116 ? c[62] : v122;
  const auto v124 = c[63] * v123;
  const auto v125 = ldb * c[64];
  const auto v126 = std::floor(v125 / c[65]);
  const auto v127 = v126 * c[66];
  const auto v128 = v125 - v127;
  const auto v129 = v128 > c[67];
  const auto v130 = ldb * c[68];
  const auto v131 = std::floor(v130 / c[69]);
  const auto v132 = v131 * c[70];
  const auto v133 = v130 - v132;
  const auto v134 = v133 > c[71];
  const auto v135 = v134 ? c[72] : c[73];
  const auto v136 = v129 ? c[74] : v135;
  const auto v137 = c[75] * v136;
  const auto v138 = v124 + v137;
  const auto v139 = std::max(c[76], v138);
  const auto v140 = v108 * v139;
  const auto v141 = v140 * c[77];
  const auto v142 = ldc * c[78];
  const auto v143 = std::floor(v142 / c[79]);
  const auto v144 = v143 * c[80];
  const auto v145 = v142 - v144;
  const auto v146 = v145 > c[81];
  const auto v147 = ldc * c[82];
  const auto v148 = std::floor(v147 / c[83]);
  const auto v149 = v148 * c[84];
  const auto v150 = v147 - v149;
  const auto v151 = v150 > c[85];
  const auto v152 = v151 ? c[86] : c[87];
  const auto v153 = v146 ? c[88] : v152;
  const auto v154 = c[89] * v153;
  const auto v155 = c[90] + v154;
  const auto v156 = v111 * v155;
  const auto v157 = v141 + v156;
  const auto v158 = v157 / c[91];
  const auto v159 = v102 * c[92];
  const auto v160 = v159 * c[93];
  const auto v161 = c[94] * batch;
  const auto v162 = M * K;
  const auto v163 = N * K;
  const auto v164 = v162 + v163;
  const auto v165 = M * N;
  const auto v166 = v164 + v165;
  const auto v167 = v161 * v166;
  const auto v168 = v160 / c[95];
  const auto v169 = std::min(c[96], v168);
  const auto v170 = v167 / v169;
  const auto v171 = M / c[97];
  const auto v172 = N / c[98];
  const auto v173 = std::min(c[99], v171);
  const auto v174 = std::min(v173, v172);
  const auto v175 = c[100] - v174;
  const auto v176 = c[101] * v175;
  const auto v177 = c[102] + v176;
  const auto v178 = v170 * v177;
  const auto v179 = std::pow(v158, c[103]);
  const auto v180 = std::pow(v178, c[104]);
  const auto v181 = v179 + v180;
  const auto v182 = std::pow(v181, c[105]);
  const auto v183 = v97 > c[106];
  const auto v184 = v183 ? c[107] : c[108];
  const auto v185 = v100 ? v184 : c[109];
  const auto v186 = c[110] + v182;
  const auto v187 = split_k > c[111];
  const auto v188 = c[112] * split_k;
  const auto v189 = c[113] + v188;
  const auto v190 = v189 + c[114];
  const auto v191 = v190 + v185;
  const auto v192 = v187 ? v191 : c[115];
  const auto v193 = v186 + v192;
  const auto v194 = v88 / c[116];
  const auto v195 = v193 + v194;
  const auto v196 = v195 + c[117];
  const auto v197 = v82 ? v196 : c[118];
  return v197;
}
double predicted_us_18(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto ldc = static_cast<double>(problem.sizes[6]);
  const auto stride_a = static_cast<double>(problem.sizes[7]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto stream_k = static_cast<double>(runtime[1]);
  const auto v14 = std::floor(lda / c[0]);
  const auto v15 = v14 * c[1];
  const auto v16 = lda - v15;
  const auto v17 = v16 == c[2];
  const auto v18 = std::floor(stride_a / c[3]);
  const auto v19 = v18 * c[4];
  const auto v20 = stride_a - v19;
  const auto v21 = v20 == c[5];
  const auto v22 = v17 && v21;
  const auto v23 = v22 ? false : true;
  const auto v24 = M / c[6];
  const auto v25 = std::ceil(v24);
  const auto v26 = N / c[7];
  const auto v27 = std::ceil(v26);
  const auto v28 = v25 * v27;
  const auto v29 = v28 * batch;
  const auto v30 = std::floor(v29 / c[8]);
  const auto v31 = v30 * c[9];
  const auto v32 = v29 - v31;
  const auto v33 = v32 != c[10];
  const auto v34 = split_k - c[11];
  const auto v35 = v29 * v34;
  const auto v36 = v35 < c[12];
  const auto v37 = c[13] * v29;
  const auto v38 = v37 * split_k;
  const auto v39 = v38 >= c[14];
  const auto v40 = v33 && v36;
  const auto v41 = v40 && v39;
  const auto v42 = c[15] * split_k;
  const auto v43 = K >= v42;
  const auto v44 = split_k - c[16];
  const auto v45 = v29 * v44;
  const auto v46 = v45 < c[17];
  const auto v47 = v43 && v46;
  const auto v48 = split_k == c[18];
  const auto v49 = stream_k == c[19];
  const auto v50 = stream_k == c[20];
  const auto v51 = v50 ? v41 : v47;
  const auto v52 = v48 ? v49 : v51;
  const auto v53 = split_k == c[21];
  const auto v54 = M / c[22];
  const auto v55 = std::ceil(v54);
  const auto v56 = N / c[23];
  const auto v57 = std::ceil(v56);
  const auto v58 = v55 * v57;
  const auto v59 = v58 * batch;
  const auto v60 = v59 * c[24];
  const auto v61 = v60 <= c[25];
  const auto v62 = v53 || v61;
  const auto v63 = v23 && v52;
  const auto v64 = v63 && v62;
  const auto v65 = stride_a == c[26];
  const auto v66 = v65 ? c[27] : batch;
  const auto v67 = c[28] * M;
  const auto v68 = v67 * K;
  const auto v69 = v68 * v66;
  const auto v70 = c[29] + v69;
  const auto v71 = K / c[30];
  const auto v72 = std::ceil(v71);
  const auto v73 = M / c[31];
  const auto v74 = std::ceil(v73);
  const auto v75 = N / c[32];
  const auto v76 = std::ceil(v75);
  const auto v77 = v74 * v76;
  const auto v78 = v77 * batch;
  const auto v79 = v78 * split_k;
  const auto v80 = v79 / c[33];
  const auto v81 = std::ceil(v80);
  const auto v82 = stream_k == c[34];
  const auto v83 = std::min(c[35], v79);
  const auto v84 = std::max(c[36], v83);
  const auto v85 = v78 * v72;
  const auto v86 = v85 / v84;
  const auto v87 = v72 / split_k;
  const auto v88 = std::ceil(v87);
  const auto v89 = v81 * v88;
  const auto v90 = v82 ? v86 : v89;
  const auto v91 = v79 > c[37];
  const auto v92 = v91 ? c[38] : c[39];
  const auto v93 = v82 ? v92 : v81;
  const auto v94 = lda * c[40];
  const auto v95 = std::floor(v94 / c[41]);
  const auto v96 = v95 * c[42];
  const auto v97 = v94 - v96;
  const auto v98 = v97 > c[43];
  const auto v99 = lda * c[44];
  const auto v100 = std::floor(v99 / c[45]);
  const auto v101 = v100 * c[46];
  const auto v102 = v99 - v101;
  const auto v103 = v102 > c[47];
  const auto v104 = v103 ? c[48] : c[49];
  const auto v105 = v98 ? c[50] : v104;
  const auto v106 = c[51] * v105;
  const auto v107 = ldb * c[52];
  const auto v108 = std::floor(v107 / c[53]);
  const auto v109 = v108 * c[54];
  const auto v110 = v107 - v109;
  const auto v111 = v110 > c[55];
  const auto v112 = ldb * c[56];
  const auto v113 = std::floor(v112 / c[57]);
  const auto v114 = v113 * c[58];
  const auto v115 = v112 - v114;
  const auto v116 = v115 > c[59];
  const auto v117 = v116 ? c[60] : c[61];
  const auto v118 = v111 ? c[62] : v117;
  const auto v119 = c[63] * v118;
  const auto v120 = v106 + v119;
  const auto v121 = std::max(c[64], v120);
  const auto v122 = v90 * v121;
  const auto v123 = v122 * c[65];
  const auto v124 = ldc * c[66];
  const auto v125 = std::floor(v124 / c[67]);
  const auto v126 = v125 * c[68];
  const auto v127 = v124 - v126;
  const auto v128 = v127 > c[69];
  const auto v129 = ldc * c[70];
  const auto v130 = std::floor(v129 / c[71]);
  const auto v131 = v130 * c[72];
  const auto v132 = v129 - v131;
  const auto v133 = v132 > c[73];
  const auto v134 = v133 ? c[74] : c[75];
  const auto v135 = v128 ? c[76] : v134;
  const auto v136 = c[77] * v135;
  const auto v137 = c[78] + v136;
  const auto v138 = v93 * v137;
  const auto v139 = v123 + v138;
  const auto v140 = v139 / c[79];
  const auto v141 = v84 * c[80];
  const auto v142 = v141 * c[81];
  const auto v143 = c[82] * batch;
  const auto v144 = M * K;
  const auto v145 = N * K;
  const auto v146 = v144 + v145;
  const auto v147 = M * N;
  const auto v148 = v146 + v147;
  const auto v149 = v143 * v148;
  const auto v150 = v142 / c[83];
  const auto v151 = std::min(c[84], v150);
  const auto v152 = v149 / v151;
  const auto v153 = M / c[85];
  const auto v154 = N / c[86];
  const auto v155 = std::min(c[87], v153);
  const auto v156 = std::min(v155, v154);
  const auto v157 = c[88] - v156;
  const auto v158 = c[89] * v157;
  const auto v159 = c[90] + v158;
  const auto v160 = v152 * v159;
  const auto v161 = std::pow(v140, c[91]);
  const auto v162 = std::pow(v160, c[92]);
  const auto v163 = v161 + v162;
  const auto v164 = std::pow(v163, c[93]);
  const auto v165 = v79 > c[94];
  const auto v166 = v165 ? c[95] : c[96];
  const auto v167 = v82 ? v166 : c[97];
  const auto v168 = c[98] + v164;
  const auto v169 = split_k > c[99];
  const auto v170 = c[100] * split_k;
  const auto v171 = c[101] + v170;
  const auto v172 = v171 + c[102];
  const auto v173 = v172 + v167;
  const auto v174 = v169 ? v173 : c[103];
  const auto v175 = v168 + v174;
  const auto v176 = v70 / c[104];
  const auto v177 = v175 + v176;
  const auto v178 = v177 + c[105];
  const auto v179 = v64 ? v178 : c[106];
  return v179;
}
double predicted_us_19(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto ldc = static_cast<double>(problem.sizes[6]);
  const auto stride_a = static_cast<double>(problem.sizes[7]);
  const auto stride_b = static_cast<double>(problem.sizes[8]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto stream_k = static_cast<double>(runtime[1]);
  const auto v14 = std::floor(lda / c[0]);
  const auto v15 = v14 * c[1];
  const auto v16 = lda - v15;
  const auto v17 = v16 == c[2];
  const auto v18 = std::floor(stride_a / c[3]);
  const auto v19 = v18 * c[4];
  const auto v20 = stride_a - v19;
  const auto v21 = v20 == c[5];
  const auto v22 = v17 && v21;
  const auto v23 = std::floor(ldb / c[6]);
  const auto v24 = v23 * c[7];
  const auto v25 = ldb - v24;
  const auto v26 = v25 == c[8];
  const auto v27 = std::floor(stride_b / c[9]);
  const auto v28 = v27 * c[10];
  const auto v29 = stride_b - v28;
  const auto v30 = v29 == c[11];
  const auto v31 = v26 && v30;
  const auto v32 = v22 || v31;
  const auto v33 = v32 ? false : true;
  const auto v34 = M / c[12];
  const auto v35 = std::ceil(v34);
  const auto v36 = N / c[13];
  const auto v37 = std::ceil(v36);
  const auto v38 = v35 * v37;
  const auto v39 = v38 * batch;
  const auto v40 = std::floor(v39 / c[14]);
  const auto v41 = v40 * c[15];
  const auto v42 = v39 - v41;
  const auto v43 = v42 != c[16];
  const auto v44 = split_k - c[17];
  const auto v45 = v39 * v44;
  const auto v46 = v45 < c[18];
  const auto v47 = c[19] * v39;
  const auto v48 = v47 * split_k;
  const auto v49 = v48 >= c[20];
  const auto v50 = v43 && v46;
  const auto v51 = v50 && v49;
  const auto v52 = c[21] * split_k;
  const auto v53 = K >= v52;
  const auto v54 = split_k - c[22];
  const auto v55 = v39 * v54;
  const auto v56 = v55 < c[23];
  const auto v57 = v53 && v56;
  const auto v58 = split_k == c[24];
  const auto v59 = stream_k == c[25];
  const auto v60 = stream_k == c[26];
  const auto v61 = v60 ? v51 : v57;
  const auto v62 = v58 ? v59 : v61;
  const auto v63 = split_k == c[27];
  const auto v64 = M / c[28];
  const auto v65 = std::ceil(v64);
  const auto v66 = N / c[29];
  const auto v67 = std::ceil(v66);
  const auto v68 = v65 * v67;
  const auto v69 = v68 * batch;
  const auto v70 = v69 * c[30];
  const auto v71 = v70 <= c[31];
  const auto v72 = v63 || v71;
  const auto v73 = v33 && v62;
  const auto v74 = v73 && v72;
  const auto v75 = stride_a == c[32];
  const auto v76 = v75 ? c[33] : batch;
  const auto v77 = c[34] * M;
  const auto v78 = v77 * K;
  const auto v79 = v78 * v76;
  const auto v80 = c[35] + v79;
  const auto v81 = stride_b == c[36];
  const auto v82 = v81 ? c[37] : batch;
  const auto v83 = c[38] * N;
  const auto v84 = v83 * K;
  const auto v85 = v84 * v82;
  const auto v86 = v80 + v85;
  const auto v87 = K / c[39];
  const auto v88 = std::ceil(v87);
  const auto v89 = M / c[40];
  const auto v90 = std::ceil(v89);
  const auto v91 = N / c[41];
  const auto v92 = std::ceil(v91);
  const auto v93 = v90 * v92;
  const auto v94 = v93 * batch;
  const auto v95 = v94 * split_k;
  const auto v96 = v95 / c[42];
  const auto v97 = std::ceil(v96);
  const auto v98 = stream_k == c[43];
  const auto v99 = std::min(c[44], v95);
  const auto v100 = std::max(c[45], v99);
  const auto v101 = v94 * v88;
  const auto v102 = v101 / v100;
  const auto v103 = v88 / split_k;
  const auto v104 = std::ceil(v103);
  const auto v105 = v97 * v104;
  const auto v106 = v98 ? v102 : v105;
  const auto v107 = v95 > c[46];
  const auto v108 = v107 ? c[47] : c[48];
  const auto v109 = v98 ? v108 : v97;
  const auto v110 = lda * c[49];
  const auto v111 = std::floor(v110 / c[50]);
  const auto v112 = v111 * c[51];
  const auto v113 = v110 - v112;
  const auto v114 = v113 > c[52];
  const auto v115 = lda * c[53];
  const auto v116 = std::floor(v115 / c[54]);
  const auto v117 = v116 * c[55];
  const auto v118 = v115 - v117;
  const auto v119 = v118 > c[56];
  const auto v120 = v119 ? c[57] : c[58];
  const auto v121 = v114 ? c[59] : v120;
  const auto v122 = c[60] * v121;
  const auto v123 = ldb * c[61];
  const auto v124 = std::floor(v123 / c[62]);
  const auto v125 = v124 * c[63];
  const auto v126 = v123 - v125;
  const auto v127 = v126 > c[64];
  const auto v128 = ldb * c[65];
  const auto v129 = std::floor(v128 / c[66]);
  const auto v130 = v129 * c[67];
  const auto v131 = v128 - v130;
  const auto v132 = v131 > c[68];
  const auto v133 = v132 ? c[69] : c[70];
  const auto v134 = v127 ? c[71] : v133;
  const auto v135 = c[72] * v134;
  const auto v136 = v122 + v135;
  const auto v137 = std::max(c[73], v136);
  const auto v138 = v106 * v137;
  const auto v139 = v138 * c[74];
  const auto v140 = ldc * c[75];
  const auto v141 = std::floor(v140 / c[76]);
  const auto v142 = v141 * c[77];
  const auto v143 = v140 - v142;
  const auto v144 = v143 > c[78];
  const auto v145 = ldc * c[79];
  const auto v146 = std::floor(v145 / c[80]);
  const auto v147 = v146 * c[81];
  const auto v148 = v145 - v147;
  const auto v149 = v148 > c[82];
  const auto v150 = v149 ? c[83] : c[84];
  const auto v151 = v144 ? c[85] : v150;
  const auto v152 = c[86] * v151;
  const auto v153 = c[87] + v152;
  const auto v154 = v109 * v153;
  const auto v155 = v139 + v154;
  const auto v156 = v155 / c[88];
  const auto v157 = v100 * c[89];
  const auto v158 = v157 * c[90];
  const auto v159 = c[91] * batch;
  const auto v160 = M * K;
  const auto v161 = N * K;
  const auto v162 = v160 + v161;
  const auto v163 = M * N;
  const auto v164 = v162 + v163;
  const auto v165 = v159 * v164;
  const auto v166 = v158 / c[92];
  const auto v167 = std::min(c[93], v166);
  const auto v168 = v165 / v167;
  const auto v169 = M / c[94];
  const auto v170 = N / c[95];
  const auto v171 = std::min(c[96], v169);
  const auto v172 = std::min(v171, v170);
  const auto v173 = c[97] - v172;
  const auto v174 = c[98] * v173;
  const auto v175 = c[99] + v174;
  const auto v176 = v168 * v175;
  const auto v177 = std::pow(v156, c[100]);
  const auto v178 = std::pow(v176, c[101]);
  const auto v179 = v177 + v178;
  const auto v180 = std::pow(v179, c[102]);
  const auto v181 = v95 > c[103];
  const auto v182 = v181 ? c[104] : c[105];
  const auto v183 = v98 ? v182 : c[106];
  const auto v184 = c[107] + v180;
  const auto v185 = split_k > c[108];
  const auto v186 = c[109] * split_k;
  const auto v187 = c[110] + v186;
  const auto v188 = v187 + c[111];
  const auto v189 = v188 + v183;
  const auto v190 = v185 ? v189 : c[112];
  const auto v191 = v184 + v190;
  const auto v192 = v86 / c[113];
  const auto v193 = v191 + v192;
  const auto v194 = v193 + c[114];
  const auto v195 = v74 ? v194 : c[115];
  return v195;
}
double predicted_us_20(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto lda = static_cast<double>(problem.sizes[4]);
  const auto ldb = static_cast<double>(problem.sizes[5]);
  const auto ldc = static_cast<double>(problem.sizes[6]);
  const auto stride_a = static_cast<double>(problem.sizes[7]);
  const auto stride_b = static_cast<double>(problem.sizes[8]);
  const auto stride_c = static_cast<double>(problem.sizes[9]);
  const auto split_k = static_cast<double>(runtime[0]);
  const auto stream_k = static_cast<double>(runtime[1]);
  const auto v14 = std::floor(lda / c[0]);
  const auto v15 = v14 * c[1];
  const auto v16 = lda - v15;
  const auto v17 = v16 == c[2];
  const auto v18 = std::floor(stride_a / c[3]);
  const auto v19 = v18 * c[4];
  const auto v20 = stride_a - v19;
  const auto v21 = v20 == c[5];
  const auto v22 = v17 && v21;
  const auto v23 = std::floor(ldb / c[6]);
  const auto v24 = v23 * c[7];
  const auto v25 = ldb - v24;
  const auto v26 = v25 == c[8];
  const auto v27 = std::floor(stride_b / c[9]);
  const auto v28 = v27 * c[10];
  const auto v29 = stride_b - v28;
  const auto v30 = v29 == c[11];
  const auto v31 = v26 && v30;
  const auto v32 = v22 || v31;
  const auto v33 = v32 ? false : true;
  const auto v34 = N * c[12];
  const auto v35 = ldc * c[13];
  const auto v36 = stride_c * c[14];
  const auto v37 = std::floor(v34 / c[15]);
  const auto v38 = v37 * c[16];
  const auto v39 = v34 - v38;
  const auto v40 = v39 != c[17];
  const auto v41 = std::floor(v35 / c[18]);
  const auto v42 = v41 * c[19];
  const auto v43 = v35 - v42;
  const auto v44 = v43 != c[20];
  const auto v45 = std::floor(v36 / c[21]);
  const auto v46 = v45 * c[22];
  const auto v47 = v36 - v46;
  const auto v48 = v47 != c[23];
  const auto v49 = v40 || v44;
  const auto v50 = v49 || v48;
  const auto v51 = M / c[24];
  const auto v52 = std::ceil(v51);
  const auto v53 = N / c[25];
  const auto v54 = std::ceil(v53);
  const auto v55 = v52 * v54;
  const auto v56 = v55 * batch;
  const auto v57 = std::floor(v56 / c[26]);
  const auto v58 = v57 * c[27];
  const auto v59 = v56 - v58;
  const auto v60 = v59 != c[28];
  const auto v61 = split_k - c[29];
  const auto v62 = v56 * v61;
  const auto v63 = v62 < c[30];
  const auto v64 = c[31] * v56;
  const auto v65 = v64 * split_k;
  const auto v66 = v65 >= c[32];
  const auto v67 = v60 && v63;
  const auto v68 = v67 && v66;
  const auto v69 = c[33] * split_k;
  const auto v70 = K >= v69;
  const auto v71 = split_k - c[34];
  const auto v72 = v56 * v71;
  const auto v73 = v72 < c[35];
  const auto v74 = v70 && v73;
  const auto v75 = split_k == c[36];
  const auto v76 = stream_k == c[37];
  const auto v77 = stream_k == c[38];
  const auto v78 = v77 ? v68 : v74;
  const auto v79 = v75 ? v76 : v78;
  const auto v80 = split_k == c[39];
  const auto v81 = M / c[40];
  const auto v82 = std::ceil(v81);
  const auto v83 = N / c[41];
  const auto v84 = std::ceil(v83);
  const auto v85 = v82 * v84;
  const auto v86 = v85 * batch;
  const auto v87 = v86 * c[42];
  const auto v88 = v87 <= c[43];
  const auto v89 = v80 || v88;
  const auto v90 = v33 && v50;
  const auto v91 = v90 && v79;
  const auto v92 = v91 && v89;
  const auto v93 = stride_a == c[44];
  const auto v94 = v93 ? c[45] : batch;
  const auto v95 = c[46] * M;
  const auto v96 = v95 * K;
  const auto v97 = v96 * v94;
  const auto v98 = c[47] + v97;
  const auto v99 = stride_b == c[48];
  const auto v100 = v99 ? c[49] : batch;
  const auto v101 = c[50] * N;
  const auto v102 = v101 * K;
  const auto v103 = v102 * v100;
  const auto v104 = v98 + v103;
  const auto v105 = K / c[51];
  const auto v106 = std::ceil(v105);
  const auto v107 = M / c[52];
  const auto v108 = std::ceil(v107);
  const auto v109 = N / c[53];
  const auto v110 = std::ceil(v109);
  const auto v111 = v108 * v110;
  const auto v112 = v111 * batch;
  const auto v113 = v112 * split_k;
  const auto v114 = v113 / c[54];
  const auto v115 = std::ceil(v114);
  const auto v116 = stream_k == c[55];
  const auto v117 = std::min(c[56], v113);
  const auto v118 = std::max(c[57], v117);
  const auto v119 = v112 * v106;
  const auto v120 = v119 / v118;
  const auto v121 = v106 / split_k;
  const auto v122 = std::ceil(v121);
  const auto v123 = v115 * v122;
  const auto v124 = v116 ? v120 : v123;
  const auto v125 = v113 > c[58];
  const auto v126 = v125 ? c[59] : c[60];
  const auto v127 = v116 ? v126 : v115;
  const auto v128 = lda * c[61];
  const auto v129 = std::floor(v128 / c[62]);
  const auto v130 = v129 * c[63];
  const auto v131 = v128 - v130;
  const auto v132 = v131 > c[64];
  const auto v133 = lda * c[65];
  const auto v134 = std::floor(v133 / c[66]);
  const auto v135 = v134 * c[67];
  const auto v136 = v133 - v135;
  const auto v137 = v136 > c[68];
  const auto v138 = v137 ? c[69] : c[70];
  const auto v139 = v132 ? c[71] : v138;
  const auto v140 = c[72] * v139;
  const auto v141 = ldb * c[73];
  const auto v142 = std::floor(v141 / c[74]);
  const auto v143 = v142 * c[75];
  const auto v144 = v141 - v143;
  const auto v145 = v144 > c[76];
  const auto v146 = ldb * c[77];
  const auto v147 = std::floor(v146 / c[78]);
  const auto v148 = v147 * c[79];
  const auto v149 = v146 - v148;
  const auto v150 = v149 > c[80];
  const auto v151 = v150 ? c[81] : c[82];
  const auto v152 = v145 ? c[83] : v151;
  const auto v153 = c[84] * v152;
  const auto v154 = v140 + v153;
  const auto v155 = std::max(c[85], v154);
  const auto v156 = v124 * v155;
  const auto v157 = v156 * c[86];
  const auto v158 = ldc * c[87];
  const auto v159 = std::floor(v158 / c[88]);
  const auto v160 = v159 * c[89];
  const auto v161 = v158 - v160;
  const auto v162 = v161 > c[90];
  const auto v163 = ldc * c[91];
  const auto v164 = std::floor(v163 / c[92]);
  const auto v165 = v164 * c[93];
  const auto v166 = v163 - v165;
  const auto v167 = v166 > c[94];
  const auto v168 = v167 ? c[95] : c[96];
  const auto v169 = v162 ? c[97] : v168;
  const auto v170 = c[98] * v169;
  const auto v171 = c[99] + v170;
  const auto v172 = v127 * v171;
  const auto v173 = v157 + v172;
  const auto v174 = v173 / c[100];
  const auto v175 = v118 * c[101];
  const auto v176 = v175 * c[102];
  const auto v177 = c[103] * batch;
  const auto v178 = M * K;
  const auto v179 = N * K;
  const auto v180 = v178 + v179;
  const auto v181 = M * N;
  const auto v182 = v180 + v181;
  const auto v183 = v177 * v182;
  const auto v184 = v176 / c[104];
  const auto v185 = std::min(c[105], v184);
  const auto v186 = v183 / v185;
  const auto v187 = M / c[106];
  const auto v188 = N / c[107];
  const auto v189 = std::min(c[108], v187);
  const auto v190 = std::min(v189, v188);
  const auto v191 = c[109] - v190;
  const auto v192 = c[110] * v191;
  const auto v193 = c[111] + v192;
  const auto v194 = v186 * v193;
  const auto v195 = std::pow(v174, c[112]);
  const auto v196 = std::pow(v194, c[113]);
  const auto v197 = v195 + v196;
  const auto v198 = std::pow(v197, c[114]);
  const auto v199 = v113 > c[115];
  const auto v200 = v199 ? c[116] : c[117];
  const auto v201 = v116 ? v200 : c[118];
  const auto v202 = c[119] + v198;
  const auto v203 = split_k > c[120];
  const auto v204 = c[121] * split_k;
  const auto v205 = c[122] + v204;
  const auto v206 = v205 + c[123];
  const auto v207 = v206 + v201;
  const auto v208 = v203 ? v207 : c[124];
  const auto v209 = v202 + v208;
  const auto v210 = v104 / c[125];
  const auto v211 = v209 + v210;
  const auto v212 = v211 + c[126];
  const auto v213 = v92 ? v212 : c[127];
  return v213;
}
double predicted_us_21(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto block = static_cast<double>(runtime[0]);
  const auto split_k = static_cast<double>(runtime[1]);
  const auto v13 = c[0] * M;
  const auto v14 = v13 > c[1];
  const auto v15 = N / c[2];
  const auto v16 = std::ceil(v15);
  const auto v17 = split_k * v16;
  const auto v18 = threads <= v17;
  const auto v19 = split_k == c[3];
  const auto v20 = c[4] * split_k;
  const auto v21 = K >= v20;
  const auto v22 = v19 || v21;
  const auto v23 = v14 && v18;
  const auto v24 = v23 && v22;
  const auto v25 = std::max(c[5], threads);
  const auto v26 = N * K;
  const auto v27 = v26 / c[6];
  const auto v28 = v27 / v25;
  const auto v29 = std::ceil(v28);
  const auto v30 = M / c[7];
  const auto v31 = std::ceil(v30);
  const auto v32 = std::max(c[8], v31);
  const auto v33 = v29 / c[9];
  const auto v34 = v33 * c[10];
  const auto v35 = v34 * v32;
  const auto v36 = v32 * c[11];
  const auto v37 = M / v36;
  const auto v38 = v35 * v37;
  const auto v39 = std::max(c[12], split_k);
  const auto v40 = v25 / v39;
  const auto v41 = N / v40;
  const auto v42 = std::min(block, v41);
  const auto v43 = c[13] * v29;
  const auto v44 = c[14] / v25;
  const auto v45 = std::min(c[15], v44);
  const auto v46 = v43 / v45;
  const auto v47 = std::max(c[16], v42);
  const auto v48 = c[17] / v47;
  const auto v49 = c[18] + v48;
  const auto v50 = v46 * v49;
  const auto v51 = std::max(v38, v50);
  const auto v52 = std::min(v38, v50);
  const auto v53 = c[19] * v52;
  const auto v54 = v51 + v53;
  const auto v55 = v54 / c[20];
  const auto v56 = split_k > c[21];
  const auto v57 = v56 ? c[22] : c[23];
  const auto v58 = v55 + v57;
  const auto v59 = batch * v58;
  const auto v60 = c[24] + v59;
  const auto v61 = v24 ? v60 : c[25];
  return v61;
}
double predicted_us_22(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto block = static_cast<double>(runtime[0]);
  const auto split_k = static_cast<double>(runtime[1]);
  const auto v13 = c[0] * M;
  const auto v14 = v13 > c[1];
  const auto v15 = M <= c[2];
  const auto v16 = N / c[3];
  const auto v17 = std::ceil(v16);
  const auto v18 = split_k * v17;
  const auto v19 = threads <= v18;
  const auto v20 = split_k == c[4];
  const auto v21 = c[5] * split_k;
  const auto v22 = K >= v21;
  const auto v23 = v20 || v22;
  const auto v24 = v14 && v15;
  const auto v25 = v24 && v19;
  const auto v26 = v25 && v23;
  const auto v27 = std::max(c[6], threads);
  const auto v28 = N * K;
  const auto v29 = v28 / c[7];
  const auto v30 = v29 / v27;
  const auto v31 = std::ceil(v30);
  const auto v32 = M / c[8];
  const auto v33 = std::ceil(v32);
  const auto v34 = std::max(c[9], v33);
  const auto v35 = v31 / c[10];
  const auto v36 = v35 * c[11];
  const auto v37 = v36 * v34;
  const auto v38 = v34 * c[12];
  const auto v39 = M / v38;
  const auto v40 = v37 * v39;
  const auto v41 = std::max(c[13], split_k);
  const auto v42 = v27 / v41;
  const auto v43 = K / v42;
  const auto v44 = std::min(block, v43);
  const auto v45 = c[14] * v31;
  const auto v46 = c[15] / v27;
  const auto v47 = std::min(c[16], v46);
  const auto v48 = v45 / v47;
  const auto v49 = std::max(c[17], v44);
  const auto v50 = c[18] / v49;
  const auto v51 = c[19] + v50;
  const auto v52 = v48 * v51;
  const auto v53 = std::max(v40, v52);
  const auto v54 = std::min(v40, v52);
  const auto v55 = c[20] * v54;
  const auto v56 = v53 + v55;
  const auto v57 = v56 / c[21];
  const auto v58 = split_k > c[22];
  const auto v59 = v58 ? c[23] : c[24];
  const auto v60 = v57 + v59;
  const auto v61 = batch * v60;
  const auto v62 = c[25] + v61;
  const auto v63 = v26 ? v62 : c[26];
  return v63;
}
double predicted_us_23(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto kc = static_cast<double>(runtime[0]);
  const auto mc = static_cast<double>(runtime[1]);
  const auto nc = static_cast<double>(runtime[2]);
  const auto pack_a = static_cast<double>(runtime[3]);
  const auto pack_b = static_cast<double>(runtime[4]);
  const auto split_n = static_cast<double>(runtime[5]);
  const auto v17 = pack_b > c[0];
  const auto v18 = pack_b != c[1];
  const auto v19 = std::max(c[2], split_n);
  const auto v20 = std::floor(threads / v19);
  const auto v21 = std::max(c[3], v20);
  const auto v22 = M / v21;
  const auto v23 = std::ceil(v22);
  const auto v24 = v23 <= c[4];
  const auto v25 = K * N;
  const auto v26 = v25 <= c[5];
  const auto v27 = v18 || v24;
  const auto v28 = v27 || v26;
  const auto v29 = pack_b <= c[6];
  const auto v30 = M > mc;
  const auto v31 = v29 || v30;
  const auto v32 = pack_a == c[7];
  const auto v33 = std::max(c[8], split_n);
  const auto v34 = N / v33;
  const auto v35 = std::ceil(v34);
  const auto v36 = v35 <= c[9];
  const auto v37 = v32 || v36;
  const auto v38 = pack_b > c[10];
  const auto v39 = nc == c[11];
  const auto v40 = N <= nc;
  const auto v41 = v38 || v39;
  const auto v42 = v41 || v40;
  const auto v43 = std::min(c[12], K);
  const auto v44 = kc >= v43;
  const auto v45 = M <= c[13];
  const auto v46 = v44 || v45;
  const auto v47 = N / c[14];
  const auto v48 = std::ceil(v47);
  const auto v49 = split_n <= v48;
  const auto v50 = std::max(c[15], split_n);
  const auto v51 = std::floor(threads / v50);
  const auto v52 = std::max(c[16], v51);
  const auto v53 = v52 == c[17];
  const auto v54 = std::max(c[18], split_n);
  const auto v55 = std::floor(threads / v54);
  const auto v56 = std::max(c[19], v55);
  const auto v57 = M / v56;
  const auto v58 = std::ceil(v57);
  const auto v59 = v58 >= c[20];
  const auto v60 = v53 || v59;
  const auto v61 = v17 && v28;
  const auto v62 = v61 && v31;
  const auto v63 = v62 && v37;
  const auto v64 = v63 && v42;
  const auto v65 = v64 && v46;
  const auto v66 = v65 && v49;
  const auto v67 = v66 && v60;
  const auto v68 = std::max(c[21], threads);
  const auto v69 = std::max(c[22], split_n);
  const auto v70 = std::floor(threads / v69);
  const auto v71 = std::max(c[23], v70);
  const auto v72 = std::max(c[24], split_n);
  const auto v73 = std::floor(threads / v72);
  const auto v74 = std::max(c[25], v73);
  const auto v75 = M / v74;
  const auto v76 = std::ceil(v75);
  const auto v77 = N / c[26];
  const auto v78 = std::ceil(v77);
  const auto v79 = std::max(c[27], split_n);
  const auto v80 = v78 / v79;
  const auto v81 = std::ceil(v80);
  const auto v82 = v81 * c[28];
  const auto v83 = K / kc;
  const auto v84 = std::ceil(v83);
  const auto v85 = std::max(c[29], v84);
  const auto v86 = K / v85;
  const auto v87 = std::max(c[30], nc);
  const auto v88 = v82 / v87;
  const auto v89 = std::ceil(v88);
  const auto v90 = std::max(c[31], v89);
  const auto v91 = std::max(c[32], mc);
  const auto v92 = v76 / v91;
  const auto v93 = std::ceil(v92);
  const auto v94 = std::max(c[33], v93);
  const auto v95 = v76 / v94;
  const auto v96 = std::ceil(v95);
  const auto v97 = v96 / c[34];
  const auto v98 = std::ceil(v97);
  const auto v99 = std::max(c[35], v98);
  const auto v100 = v94 * v99;
  const auto v101 = c[36] * v76;
  const auto v102 = v101 / v100;
  const auto v103 = v102 / c[37];
  const auto v104 = std::max(v103, c[38]);
  const auto v105 = v100 * v81;
  const auto v106 = v105 * K;
  const auto v107 = v106 * v104;
  const auto v108 = v105 * v85;
  const auto v109 = v108 * c[39];
  const auto v110 = v107 + v109;
  const auto v111 = pack_a > c[40];
  const auto v112 = c[41] * v76;
  const auto v113 = v112 * K;
  const auto v114 = v113 * v90;
  const auto v115 = v110 + v114;
  const auto v116 = c[42] * v110;
  const auto v117 = v111 ? v115 : v116;
  const auto v118 = c[43] * v82;
  const auto v119 = v118 * K;
  const auto v120 = c[44] / v68;
  const auto v121 = std::min(c[45], v120);
  const auto v122 = v119 / v121;
  const auto v123 = v82 * K;
  const auto v124 = v123 / c[46];
  const auto v125 = c[47] * v124;
  const auto v126 = v125 / v71;
  const auto v127 = v117 + v126;
  const auto v128 = v127 + v122;
  const auto v129 = c[48] * v94;
  const auto v130 = pack_b > c[49];
  const auto v131 = c[50] * v100;
  const auto v132 = v130 ? v129 : v131;
  const auto v133 = v132 * v124;
  const auto v134 = v117 + v133;
  const auto v135 = std::max(v134, v122);
  const auto v136 = std::min(v134, v122);
  const auto v137 = c[51] * v136;
  const auto v138 = v135 + v137;
  const auto v139 = c[52] * v86;
  const auto v140 = v139 / c[53];
  const auto v141 = v140 - c[54];
  const auto v142 = std::max(c[55], v141);
  const auto v143 = c[56] * v142;
  const auto v144 = c[57] + v143;
  const auto v145 = v138 * v144;
  const auto v146 = pack_b > c[58];
  const auto v147 = v146 ? v128 : v145;
  const auto v148 = pack_b > c[59];
  const auto v149 = v71 > c[60];
  const auto v150 = c[61] * v85;
  const auto v151 = v150 * v90;
  const auto v152 = v149 ? v151 : c[62];
  const auto v153 = v148 ? v152 : c[63];
  const auto v154 = v147 / c[64];
  const auto v155 = v153 * c[65];
  const auto v156 = v154 + v155;
  const auto v157 = batch * v156;
  const auto v158 = c[66] + v157;
  const auto v159 = v67 ? v158 : c[67];
  return v159;
}
double predicted_us_24(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto kc = static_cast<double>(runtime[0]);
  const auto mc = static_cast<double>(runtime[1]);
  const auto nc = static_cast<double>(runtime[2]);
  const auto pack_a = static_cast<double>(runtime[3]);
  const auto pack_b = static_cast<double>(runtime[4]);
  const auto split_n = static_cast<double>(runtime[5]);
  const auto v17 = pack_b != c[0];
  const auto v18 = std::max(c[1], split_n);
  const auto v19 = std::floor(threads / v18);
  const auto v20 = std::max(c[2], v19);
  const auto v21 = M / v20;
  const auto v22 = std::ceil(v21);
  const auto v23 = v22 <= c[3];
  const auto v24 = K * N;
  const auto v25 = v24 <= c[4];
  const auto v26 = v17 || v23;
  const auto v27 = v26 || v25;
  const auto v28 = pack_b <= c[5];
  const auto v29 = M > mc;
  const auto v30 = v28 || v29;
  const auto v31 = pack_a == c[6];
  const auto v32 = std::max(c[7], split_n);
  const auto v33 = N / v32;
  const auto v34 = std::ceil(v33);
  const auto v35 = v34 <= c[8];
  const auto v36 = v31 || v35;
  const auto v37 = pack_b > c[9];
  const auto v38 = nc == c[10];
  const auto v39 = N <= nc;
  const auto v40 = v37 || v38;
  const auto v41 = v40 || v39;
  const auto v42 = std::min(c[11], K);
  const auto v43 = kc >= v42;
  const auto v44 = M <= c[12];
  const auto v45 = v43 || v44;
  const auto v46 = M >= c[13];
  const auto v47 = N / c[14];
  const auto v48 = std::ceil(v47);
  const auto v49 = split_n <= v48;
  const auto v50 = std::max(c[15], split_n);
  const auto v51 = std::floor(threads / v50);
  const auto v52 = std::max(c[16], v51);
  const auto v53 = v52 == c[17];
  const auto v54 = std::max(c[18], split_n);
  const auto v55 = std::floor(threads / v54);
  const auto v56 = std::max(c[19], v55);
  const auto v57 = M / v56;
  const auto v58 = std::ceil(v57);
  const auto v59 = v58 >= c[20];
  const auto v60 = v53 || v59;
  const auto v61 = v27 && v30;
  const auto v62 = v61 && v36;
  const auto v63 = v62 && v41;
  const auto v64 = v63 && v45;
  const auto v65 = v64 && v46;
  const auto v66 = v65 && v49;
  const auto v67 = v66 && v60;
  const auto v68 = std::max(c[21], threads);
  const auto v69 = std::max(c[22], split_n);
  const auto v70 = std::floor(threads / v69);
  const auto v71 = std::max(c[23], v70);
  const auto v72 = std::max(c[24], split_n);
  const auto v73 = std::floor(threads / v72);
  const auto v74 = std::max(c[25], v73);
  const auto v75 = M / v74;
  const auto v76 = std::ceil(v75);
  const auto v77 = N / c[26];
  const auto v78 = std::ceil(v77);
  const auto v79 = std::max(c[27], split_n);
  const auto v80 = v78 / v79;
  const auto v81 = std::ceil(v80);
  const auto v82 = v81 * c[28];
  const auto v83 = K / kc;
  const auto v84 = std::ceil(v83);
  const auto v85 = std::max(c[29], v84);
  const auto v86 = K / v85;
  const auto v87 = std::max(c[30], nc);
  const auto v88 = v82 / v87;
  const auto v89 = std::ceil(v88);
  const auto v90 = std::max(c[31], v89);
  const auto v91 = std::max(c[32], mc);
  const auto v92 = v76 / v91;
  const auto v93 = std::ceil(v92);
  const auto v94 = std::max(c[33], v93);
  const auto v95 = v76 / v94;
  const auto v96 = std::ceil(v95);
  const auto v97 = v96 / c[34];
  const auto v98 = std::ceil(v97);
  const auto v99 = std::max(c[35], v98);
  const auto v100 = v94 * v99;
  const auto v101 = c[36] * v76;
  const auto v102 = v101 / v100;
  const auto v103 = v102 / c[37];
  const auto v104 = std::max(v103, c[38]);
  const auto v105 = v100 * v81;
  const auto v106 = v105 * K;
  const auto v107 = v106 * v104;
  const auto v108 = v105 * v85;
  const auto v109 = v108 * c[39];
  const auto v110 = v107 + v109;
  const auto v111 = pack_a > c[40];
  const auto v112 = c[41] * v76;
  const auto v113 = v112 * K;
  const auto v114 = v113 * v90;
  const auto v115 = v110 + v114;
  const auto v116 = c[42] * v110;
  const auto v117 = v111 ? v115 : v116;
  const auto v118 = c[43] * v82;
  const auto v119 = v118 * K;
  const auto v120 = c[44] / v68;
  const auto v121 = std::min(c[45], v120);
  const auto v122 = v119 / v121;
  const auto v123 = v82 * K;
  const auto v124 = v123 / c[46];
  const auto v125 = c[47] * v124;
  const auto v126 = v125 / v71;
  const auto v127 = v117 + v126;
  const auto v128 = v127 + v122;
  const auto v129 = c[48] * v94;
  const auto v130 = pack_b > c[49];
  const auto v131 = c[50] * v100;
  const auto v132 = v130 ? v129 : v131;
  const auto v133 = v132 * v124;
  const auto v134 = v117 + v133;
  const auto v135 = std::max(v134, v122);
  const auto v136 = std::min(v134, v122);
  const auto v137 = c[51] * v136;
  const auto v138 = v135 + v137;
  const auto v139 = c[52] * v86;
  const auto v140 = v139 / c[53];
  const auto v141 = v140 - c[54];
  const auto v142 = std::max(c[55], v141);
  const auto v143 = c[56] * v142;
  const auto v144 = c[57] + v143;
  const auto v145 = v138 * v144;
  const auto v146 = pack_b > c[58];
  const auto v147 = v146 ? v128 : v145;
  const auto v148 = pack_b > c[59];
  const auto v149 = v71 > c[60];
  const auto v150 = c[61] * v85;
  const auto v151 = v150 * v90;
  const auto v152 = v149 ? v151 : c[62];
  const auto v153 = v148 ? v152 : c[63];
  const auto v154 = v147 / c[64];
  const auto v155 = v153 * c[65];
  const auto v156 = v154 + v155;
  const auto v157 = batch * v156;
  const auto v158 = c[66] + v157;
  const auto v159 = v67 ? v158 : c[67];
  return v159;
}
double predicted_us_25(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto kc = static_cast<double>(runtime[0]);
  const auto mc = static_cast<double>(runtime[1]);
  const auto nc = static_cast<double>(runtime[2]);
  const auto pack_a = static_cast<double>(runtime[3]);
  const auto pack_b = static_cast<double>(runtime[4]);
  const auto split_n = static_cast<double>(runtime[5]);
  const auto v17 = pack_b > c[0];
  const auto v18 = pack_b != c[1];
  const auto v19 = std::max(c[2], split_n);
  const auto v20 = std::floor(threads / v19);
  const auto v21 = std::max(c[3], v20);
  const auto v22 = M / v21;
  const auto v23 = std::ceil(v22);
  const auto v24 = v23 <= c[4];
  const auto v25 = K * N;
  const auto v26 = v25 <= c[5];
  const auto v27 = v18 || v24;
  const auto v28 = v27 || v26;
  const auto v29 = pack_b <= c[6];
  const auto v30 = M > mc;
  const auto v31 = v29 || v30;
  const auto v32 = pack_a == c[7];
  const auto v33 = std::max(c[8], split_n);
  const auto v34 = N / v33;
  const auto v35 = std::ceil(v34);
  const auto v36 = v35 <= c[9];
  const auto v37 = v32 || v36;
  const auto v38 = pack_b > c[10];
  const auto v39 = nc == c[11];
  const auto v40 = N <= nc;
  const auto v41 = v38 || v39;
  const auto v42 = v41 || v40;
  const auto v43 = std::min(c[12], K);
  const auto v44 = kc >= v43;
  const auto v45 = M <= c[13];
  const auto v46 = v44 || v45;
  const auto v47 = M >= c[14];
  const auto v48 = N / c[15];
  const auto v49 = std::ceil(v48);
  const auto v50 = split_n <= v49;
  const auto v51 = std::max(c[16], split_n);
  const auto v52 = std::floor(threads / v51);
  const auto v53 = std::max(c[17], v52);
  const auto v54 = v53 == c[18];
  const auto v55 = std::max(c[19], split_n);
  const auto v56 = std::floor(threads / v55);
  const auto v57 = std::max(c[20], v56);
  const auto v58 = M / v57;
  const auto v59 = std::ceil(v58);
  const auto v60 = v59 >= c[21];
  const auto v61 = v54 || v60;
  const auto v62 = v17 && v28;
  const auto v63 = v62 && v31;
  const auto v64 = v63 && v37;
  const auto v65 = v64 && v42;
  const auto v66 = v65 && v46;
  const auto v67 = v66 && v47;
  const auto v68 = v67 && v50;
  const auto v69 = v68 && v61;
  const auto v70 = std::max(c[22], threads);
  const auto v71 = std::max(c[23], split_n);
  const auto v72 = std::floor(threads / v71);
  const auto v73 = std::max(c[24], v72);
  const auto v74 = std::max(c[25], split_n);
  const auto v75 = std::floor(threads / v74);
  const auto v76 = std::max(c[26], v75);
  const auto v77 = M / v76;
  const auto v78 = std::ceil(v77);
  const auto v79 = N / c[27];
  const auto v80 = std::ceil(v79);
  const auto v81 = std::max(c[28], split_n);
  const auto v82 = v80 / v81;
  const auto v83 = std::ceil(v82);
  const auto v84 = v83 * c[29];
  const auto v85 = K / kc;
  const auto v86 = std::ceil(v85);
  const auto v87 = std::max(c[30], v86);
  const auto v88 = K / v87;
  const auto v89 = std::max(c[31], nc);
  const auto v90 = v84 / v89;
  const auto v91 = std::ceil(v90);
  const auto v92 = std::max(c[32], v91);
  const auto v93 = std::max(c[33], mc);
  const auto v94 = v78 / v93;
  const auto v95 = std::ceil(v94);
  const auto v96 = std::max(c[34], v95);
  const auto v97 = v78 / v96;
  const auto v98 = std::ceil(v97);
  const auto v99 = v98 / c[35];
  const auto v100 = std::ceil(v99);
  const auto v101 = std::max(c[36], v100);
  const auto v102 = v96 * v101;
  const auto v103 = c[37] * v78;
  const auto v104 = v103 / v102;
  const auto v105 = v104 / c[38];
  const auto v106 = std::max(v105, c[39]);
  const auto v107 = v102 * v83;
  const auto v108 = v107 * K;
  const auto v109 = v108 * v106;
  const auto v110 = v107 * v87;
  const auto v111 = v110 * c[40];
  const auto v112 = v109 + v111;
  const auto v113 = pack_a > c[41];
  const auto v114 = c[42] * v78;
  const auto v115 = v114 * K;
  const auto v116 = v115 * v92;
  const auto v117 = v112 + v116;
  const auto v118 = c[43] * v112;
  const auto v119 = v113 ? v117 : v118;
  const auto v120 = c[44] * v84;
  const auto v121 = v120 * K;
  const auto v122 = c[45] / v70;
  const auto v123 = std::min(c[46], v122);
  const auto v124 = v121 / v123;
  const auto v125 = v84 * K;
  const auto v126 = v125 / c[47];
  const auto v127 = c[48] * v126;
  const auto v128 = v127 / v73;
  const auto v129 = v119 + v128;
  const auto v130 = v129 + v124;
  const auto v131 = c[49] * v96;
  const auto v132 = pack_b > c[50];
  const auto v133 = c[51] * v102;
  const auto v134 = v132 ? v131 : v133;
  const auto v135 = v134 * v126;
  const auto v136 = v119 + v135;
  const auto v137 = std::max(v136, v124);
  const auto v138 = std::min(v136, v124);
  const auto v139 = c[52] * v138;
  const auto v140 = v137 + v139;
  const auto v141 = c[53] * v88;
  const auto v142 = v141 / c[54];
  const auto v143 = v142 - c[55];
  const auto v144 = std::max(c[56], v143);
  const auto v145 = c[57] * v144;
  const auto v146 = c[58] + v145;
  const auto v147 = v140 * v146;
  const auto v148 = pack_b > c[59];
  const auto v149 = v148 ? v130 : v147;
  const auto v150 = pack_b > c[60];
  const auto v151 = v73 > c[61];
  const auto v152 = c[62] * v87;
  const auto v153 = v152 * v92;
  const auto v154 = v151 ? v153 : c[63];
  const auto v155 = v150 ? v154 : c[64];
  const auto v156 = v149 / c[65];
  const auto v157 = v155 * c[66];
  const auto v158 = v156 + v157;
  const auto v159 = batch * v158;
  const auto v160 = c[67] + v159;
  const auto v161 = v69 ? v160 : c[68];
  return v161;
}
double predicted_us_26(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto block = static_cast<double>(runtime[0]);
  const auto split_k = static_cast<double>(runtime[1]);
  const auto v13 = c[0] * M;
  const auto v14 = v13 > c[1];
  const auto v15 = N / c[2];
  const auto v16 = std::ceil(v15);
  const auto v17 = split_k * v16;
  const auto v18 = threads <= v17;
  const auto v19 = split_k == c[3];
  const auto v20 = c[4] * split_k;
  const auto v21 = K >= v20;
  const auto v22 = v19 || v21;
  const auto v23 = v14 && v18;
  const auto v24 = v23 && v22;
  const auto v25 = std::max(c[5], threads);
  const auto v26 = N * K;
  const auto v27 = v26 / c[6];
  const auto v28 = v27 / v25;
  const auto v29 = std::ceil(v28);
  const auto v30 = M / c[7];
  const auto v31 = std::ceil(v30);
  const auto v32 = std::max(c[8], v31);
  const auto v33 = v29 / c[9];
  const auto v34 = v33 * c[10];
  const auto v35 = v34 * v32;
  const auto v36 = v32 * c[11];
  const auto v37 = M / v36;
  const auto v38 = v35 * v37;
  const auto v39 = std::max(c[12], split_k);
  const auto v40 = v25 / v39;
  const auto v41 = K / v40;
  const auto v42 = std::min(block, v41);
  const auto v43 = c[13] * v29;
  const auto v44 = c[14] / v25;
  const auto v45 = std::min(c[15], v44);
  const auto v46 = v43 / v45;
  const auto v47 = std::max(c[16], v42);
  const auto v48 = c[17] / v47;
  const auto v49 = c[18] + v48;
  const auto v50 = v46 * v49;
  const auto v51 = std::max(v38, v50);
  const auto v52 = std::min(v38, v50);
  const auto v53 = c[19] * v52;
  const auto v54 = v51 + v53;
  const auto v55 = v54 / c[20];
  const auto v56 = split_k > c[21];
  const auto v57 = v56 ? c[22] : c[23];
  const auto v58 = v55 + v57;
  const auto v59 = batch * v58;
  const auto v60 = c[24] + v59;
  const auto v61 = v24 ? v60 : c[25];
  return v61;
}
double predicted_us_27(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto kc = static_cast<double>(runtime[0]);
  const auto mc = static_cast<double>(runtime[1]);
  const auto nc = static_cast<double>(runtime[2]);
  const auto pack_a = static_cast<double>(runtime[3]);
  const auto pack_b = static_cast<double>(runtime[4]);
  const auto split_n = static_cast<double>(runtime[5]);
  const auto v17 = pack_b > c[0];
  const auto v18 = pack_b != c[1];
  const auto v19 = std::max(c[2], split_n);
  const auto v20 = std::floor(threads / v19);
  const auto v21 = std::max(c[3], v20);
  const auto v22 = M / v21;
  const auto v23 = std::ceil(v22);
  const auto v24 = v23 <= c[4];
  const auto v25 = K * N;
  const auto v26 = v25 <= c[5];
  const auto v27 = v18 || v24;
  const auto v28 = v27 || v26;
  const auto v29 = pack_b <= c[6];
  const auto v30 = M > mc;
  const auto v31 = v29 || v30;
  const auto v32 = pack_a == c[7];
  const auto v33 = std::max(c[8], split_n);
  const auto v34 = N / v33;
  const auto v35 = std::ceil(v34);
  const auto v36 = v35 <= c[9];
  const auto v37 = v32 || v36;
  const auto v38 = pack_b > c[10];
  const auto v39 = nc == c[11];
  const auto v40 = N <= nc;
  const auto v41 = v38 || v39;
  const auto v42 = v41 || v40;
  const auto v43 = std::min(c[12], K);
  const auto v44 = kc >= v43;
  const auto v46 = N / c[14];
  const auto v47 = std::ceil(v46);
  const auto v48 = split_n <= v47;
  const auto v49 = std::max(c[15], split_n);
  const auto v50 = std::floor(threads / v49);
  const auto v51 = std::max(c[16], v50);
  const auto v52 = v51 == c[17];
  const auto v53 = std::max(c[18], split_n);
  const auto v54 = std::floor(threads / v53);
  const auto v55 = std::max(c[19], v54);
  const auto v56 = M / v55;
  const auto v57 = std::ceil(v56);
  const auto v58 = v57 >= c[20];
  const auto v59 = v52 || v58;
  const auto v60 = v17 && v28;
  const auto v61 = v60 && v31;
  const auto v62 = v61 && v37;
  const auto v63 = v62 && v42;
  const auto v64 = v63 && v44;
  const auto v65 = v64 && v48;
  const auto v66 = v65 && v59;
  const auto v67 = std::max(c[21], threads);
  const auto v68 = std::max(c[22], split_n);
  const auto v69 = std::floor(threads / v68);
  const auto v70 = std::max(c[23], v69);
  const auto v71 = std::max(c[24], split_n);
  const auto v72 = std::floor(threads / v71);
  const auto v73 = std::max(c[25], v72);
  const auto v74 = M / v73;
  const auto v75 = std::ceil(v74);
  const auto v76 = N / c[26];
  const auto v77 = std::ceil(v76);
  const auto v78 = std::max(c[27], split_n);
  const auto v79 = v77 / v78;
  const auto v80 = std::ceil(v79);
  const auto v81 = v80 * c[28];
  const auto v82 = K / kc;
  const auto v83 = std::ceil(v82);
  const auto v84 = std::max(c[29], v83);
  const auto v85 = K / v84;
  const auto v86 = std::max(c[30], nc);
  const auto v87 = v81 / v86;
  const auto v88 = std::ceil(v87);
  const auto v89 = std::max(c[31], v88);
  const auto v90 = std::max(c[32], mc);
  const auto v91 = v75 / v90;
  const auto v92 = std::ceil(v91);
  const auto v93 = std::max(c[33], v92);
  const auto v94 = v75 / v93;
  const auto v95 = std::ceil(v94);
  const auto v96 = v95 / c[34];
  const auto v97 = std::ceil(v96);
  const auto v98 = std::max(c[35], v97);
  const auto v99 = v93 * v98;
  const auto v100 = c[36] * v75;
  const auto v101 = v100 / v99;
  const auto v102 = v101 / c[37];
  const auto v103 = std::max(v102, c[38]);
  const auto v104 = v99 * v80;
  const auto v105 = v104 * K;
  const auto v106 = v105 * v103;
  const auto v107 = v104 * v84;
  const auto v108 = v107 * c[39];
  const auto v109 = v106 + v108;
  const auto v110 = pack_a > c[40];
  const auto v111 = c[41] * v75;
  const auto v112 = v111 * K;
  const auto v113 = v112 * v89;
  const auto v114 = v109 + v113;
  const auto v115 = c[42] * v109;
  const auto v116 = v110 ? v114 : v115;
  const auto v117 = c[43] * v81;
  const auto v118 = v117 * K;
  const auto v119 = c[44] / v67;
  const auto v120 = std::min(c[45], v119);
  const auto v121 = v118 / v120;
  const auto v122 = v81 * K;
  const auto v123 = v122 / c[46];
  const auto v124 = c[47] * v123;
  const auto v125 = v124 / v70;
  const auto v126 = v116 + v125;
  const auto v127 = v126 + v121;
  const auto v128 = c[48] * v93;
  const auto v129 = pack_b > c[49];
  const auto v130 = c[50] * v99;
  const auto v131 = v129 ? v128 : v130;
  const auto v132 = v131 * v123;
  const auto v133 = v116 + v132;
  const auto v134 = std::max(v133, v121);
  const auto v135 = std::min(v133, v121);
  const auto v136 = c[51] * v135;
  const auto v137 = v134 + v136;
  const auto v138 = c[52] * v85;
  const auto v139 = v138 / c[53];
  const auto v140 = v139 - c[54];
  const auto v141 = std::max(c[55], v140);
  const auto v142 = c[56] * v141;
  const auto v143 = c[57] + v142;
  const auto v144 = v137 * v143;
  const auto v145 = pack_b > c[58];
  const auto v146 = v145 ? v127 : v144;
  const auto v147 = pack_b > c[59];
  const auto v148 = v70 > c[60];
  const auto v149 = c[61] * v84;
  const auto v150 = v149 * v89;
  const auto v151 = v148 ? v150 : c[62];
  const auto v152 = v147 ? v151 : c[63];
  const auto v153 = v146 / c[64];
  const auto v154 = v152 * c[65];
  const auto v155 = v153 + v154;
  const auto v156 = batch * v155;
  const auto v157 = c[66] + v156;
  const auto v158 = v66 ? v157 : c[67];
  return v158;
}
double predicted_us_28(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto kc = static_cast<double>(runtime[0]);
  const auto mc = static_cast<double>(runtime[1]);
  const auto nc = static_cast<double>(runtime[2]);
  const auto pack_a = static_cast<double>(runtime[3]);
  const auto pack_b = static_cast<double>(runtime[4]);
  const auto split_n = static_cast<double>(runtime[5]);
  const auto v17 = pack_a == c[0];
  const auto v18 = pack_b != c[1];
  const auto v19 = std::max(c[2], split_n);
  const auto v20 = std::floor(threads / v19);
  const auto v21 = std::max(c[3], v20);
  const auto v22 = M / v21;
  const auto v23 = std::ceil(v22);
  const auto v24 = v23 <= c[4];
  const auto v25 = K * N;
  const auto v26 = v25 <= c[5];
  const auto v27 = v18 || v24;
  const auto v28 = v27 || v26;
  const auto v29 = pack_b <= c[6];
  const auto v30 = M > mc;
  const auto v31 = v29 || v30;
  const auto v32 = pack_a == c[7];
  const auto v33 = std::max(c[8], split_n);
  const auto v34 = N / v33;
  const auto v35 = std::ceil(v34);
  const auto v36 = v35 <= c[9];
  const auto v37 = v32 || v36;
  const auto v38 = pack_b > c[10];
  const auto v39 = nc == c[11];
  const auto v40 = N <= nc;
  const auto v41 = v38 || v39;
  const auto v42 = v41 || v40;
  const auto v43 = std::min(c[12], K);
  const auto v44 = kc >= v43;
  const auto v46 = M >= c[14];
  const auto v47 = N / c[15];
  const auto v48 = std::ceil(v47);
  const auto v49 = split_n <= v48;
  const auto v50 = std::max(c[16], split_n);
  const auto v51 = std::floor(threads / v50);
  const auto v52 = std::max(c[17], v51);
  const auto v53 = v52 == c[18];
  const auto v54 = std::max(c[19], split_n);
  const auto v55 = std::floor(threads / v54);
  const auto v56 = std::max(c[20], v55);
  const auto v57 = M / v56;
  const auto v58 = std::ceil(v57);
  const auto v59 = v58 >= c[21];
  const auto v60 = v53 || v59;
  const auto v61 = v17 && v28;
  const auto v62 = v61 && v31;
  const auto v63 = v62 && v37;
  const auto v64 = v63 && v42;
  const auto v65 = v64 && v44;
  const auto v66 = v65 && v46;
  const auto v67 = v66 && v49;
  const auto v68 = v67 && v60;
  const auto v69 = std::max(c[22], threads);
  const auto v70 = std::max(c[23], split_n);
  const auto v71 = std::floor(threads / v70);
  const auto v72 = std::max(c[24], v71);
  const auto v73 = std::max(c[25], split_n);
  const auto v74 = std::floor(threads / v73);
  const auto v75 = std::max(c[26], v74);
  const auto v76 = M / v75;
  const auto v77 = std::ceil(v76);
  const auto v78 = N / c[27];
  const auto v79 = std::ceil(v78);
  const auto v80 = std::max(c[28], split_n);
  const auto v81 = v79 / v80;
  const auto v82 = std::ceil(v81);
  const auto v83 = v82 * c[29];
  const auto v84 = K / kc;
  const auto v85 = std::ceil(v84);
  const auto v86 = std::max(c[30], v85);
  const auto v87 = K / v86;
  const auto v88 = std::max(c[31], nc);
  const auto v89 = v83 / v88;
  const auto v90 = std::ceil(v89);
  const auto v91 = std::max(c[32], v90);
  const auto v92 = std::max(c[33], mc);
  const auto v93 = v77 / v92;
  const auto v94 = std::ceil(v93);
  const auto v95 = std::max(c[34], v94);
  const auto v96 = v77 / v95;
  const auto v97 = std::ceil(v96);
  const auto v98 = v97 / c[35];
  const auto v99 = std::ceil(v98);
  const auto v100 = std::max(c[36], v99);
  const auto v101 = v95 * v100;
  const auto v102 = c[37] * v77;
  const auto v103 = v102 / v101;
  const auto v104 = v103 / c[38];
  const auto v105 = std::max(v104, c[39]);
  const auto v106 = v101 * v82;
  const auto v107 = v106 * K;
  const auto v108 = v107 * v105;
  const auto v109 = v106 * v86;
  const auto v110 = v109 * c[40];
  const auto v111 = v108 + v110;
  const auto v112 = pack_a > c[41];
  const auto v113 = c[42] * v77;
  const auto v114 = v113 * K;
  const auto v115 = v114 * v91;
  const auto v116 = v111 + v115;
  const auto v117 = c[43] * v111;
  const auto v118 = v112 ? v116 : v117;
  const auto v119 = c[44] * v83;
  const auto v120 = v119 * K;
  const auto v121 = c[45] / v69;
  const auto v122 = std::min(c[46], v121);
  const auto v123 = v120 / v122;
  const auto v124 = v83 * K;
  const auto v125 = v124 / c[47];
  const auto v126 = c[48] * v125;
  const auto v127 = v126 / v72;
  const auto v128 = v118 + v127;
  const auto v129 = v128 + v123;
  const auto v130 = c[49] * v95;
  const auto v131 = pack_b > c[50];
  const auto v132 = c[51] * v101;
  const auto v133 = v131 ? v130 : v132;
  const auto v134 = v133 * v125;
  const auto v135 = v118 + v134;
  const auto v136 = std::max(v135, v123);
  const auto v137 = std::min(v135, v123);
  const auto v138 = c[52] * v137;
  const auto v139 = v136 + v138;
  const auto v140 = c[53] * v87;
  const auto v141 = v140 / c[54];
  const auto v142 = v141 - c[55];
  const auto v143 = std::max(c[56], v142);
  const auto v144 = c[57] * v143;
  const auto v145 = c[58] + v144;
  const auto v146 = v139 * v145;
  const auto v147 = pack_b > c[59];
  const auto v148 = v147 ? v129 : v146;
  const auto v149 = pack_b > c[60];
  const auto v150 = v72 > c[61];
  const auto v151 = c[62] * v86;
  const auto v152 = v151 * v91;
  const auto v153 = v150 ? v152 : c[63];
  const auto v154 = v149 ? v153 : c[64];
  const auto v155 = v148 / c[65];
  const auto v156 = v154 * c[66];
  const auto v157 = v155 + v156;
  const auto v158 = batch * v157;
  const auto v159 = c[67] + v158;
  const auto v160 = v68 ? v159 : c[68];
  return v160;
}
double predicted_us_29(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto kc = static_cast<double>(runtime[0]);
  const auto mc = static_cast<double>(runtime[1]);
  const auto nc = static_cast<double>(runtime[2]);
  const auto pack_a = static_cast<double>(runtime[3]);
  const auto pack_b = static_cast<double>(runtime[4]);
  const auto split_n = static_cast<double>(runtime[5]);
  const auto v17 = pack_a == c[0];
  const auto v18 = pack_b > c[1];
  const auto v19 = pack_b != c[2];
  const auto v20 = std::max(c[3], split_n);
  const auto v21 = std::floor(threads / v20);
  const auto v22 = std::max(c[4], v21);
  const auto v23 = M / v22;
  const auto v24 = std::ceil(v23);
  const auto v25 = v24 <= c[5];
  const auto v26 = K * N;
  const auto v27 = v26 <= c[6];
  const auto v28 = v19 || v25;
  const auto v29 = v28 || v27;
  const auto v30 = pack_b <= c[7];
  const auto v31 = M > mc;
  const auto v32 = v30 || v31;
  const auto v33 = pack_a == c[8];
  const auto v34 = std::max(c[9], split_n);
  const auto v35 = N / v34;
  const auto v36 = std::ceil(v35);
  const auto v37 = v36 <= c[10];
  const auto v38 = v33 || v37;
  const auto v39 = pack_b > c[11];
  const auto v40 = nc == c[12];
  const auto v41 = N <= nc;
  const auto v42 = v39 || v40;
  const auto v43 = v42 || v41;
  const auto v44 = std::min(c[13], K);
  const auto v45 = kc >= v44;
  const auto v47 = M >= c[15];
  const auto v48 = N / c[16];
  const auto v49 = std::ceil(v48);
  const auto v50 = split_n <= v49;
  const auto v51 = std::max(c[17], split_n);
  const auto v52 = std::floor(threads / v51);
  const auto v53 = std::max(c[18], v52);
  const auto v54 = v53 == c[19];
  const auto v55 = std::max(c[20], split_n);
  const auto v56 = std::floor(threads / v55);
  const auto v57 = std::max(c[21], v56);
  const auto v58 = M / v57;
  const auto v59 = std::ceil(v58);
  const auto v60 = v59 >= c[22];
  const auto v61 = v54 || v60;
  const auto v62 = v17 && v18;
  const auto v63 = v62 && v29;
  const auto v64 = v63 && v32;
  const auto v65 = v64 && v38;
  const auto v66 = v65 && v43;
  const auto v67 = v66 && v45;
  const auto v68 = v67 && v47;
  const auto v69 = v68 && v50;
  const auto v70 = v69 && v61;
  const auto v71 = std::max(c[23], threads);
  const auto v72 = std::max(c[24], split_n);
  const auto v73 = std::floor(threads / v72);
  const auto v74 = std::max(c[25], v73);
  const auto v75 = std::max(c[26], split_n);
  const auto v76 = std::floor(threads / v75);
  const auto v77 = std::max(c[27], v76);
  const auto v78 = M / v77;
  const auto v79 = std::ceil(v78);
  const auto v80 = N / c[28];
  const auto v81 = std::ceil(v80);
  const auto v82 = std::max(c[29], split_n);
  const auto v83 = v81 / v82;
  const auto v84 = std::ceil(v83);
  const auto v85 = v84 * c[30];
  const auto v86 = K / kc;
  const auto v87 = std::ceil(v86);
  const auto v88 = std::max(c[31], v87);
  const auto v89 = K / v88;
  const auto v90 = std::max(c[32], nc);
  const auto v91 = v85 / v90;
  const auto v92 = std::ceil(v91);
  const auto v93 = std::max(c[33], v92);
  const auto v94 = std::max(c[34], mc);
  const auto v95 = v79 / v94;
  const auto v96 = std::ceil(v95);
  const auto v97 = std::max(c[35], v96);
  const auto v98 = v79 / v97;
  const auto v99 = std::ceil(v98);
  const auto v100 = v99 / c[36];
  const auto v101 = std::ceil(v100);
  const auto v102 = std::max(c[37], v101);
  const auto v103 = v97 * v102;
  const auto v104 = c[38] * v79;
  const auto v105 = v104 / v103;
  const auto v106 = v105 / c[39];
  const auto v107 = std::max(v106, c[40]);
  const auto v108 = v103 * v84;
  const auto v109 = v108 * K;
  const auto v110 = v109 * v107;
  const auto v111 = v108 * v88;
  const auto v112 = v111 * c[41];
  const auto v113 = v110 + v112;
  const auto v114 = pack_a > c[42];
  const auto v115 = c[43] * v79;
  const auto v116 = v115 * K;
  const auto v117 = v116 * v93;
  const auto v118 = v113 + v117;
  const auto v119 = c[44] * v113;
  const auto v120 = v114 ? v118 : v119;
  const auto v121 = c[45] * v85;
  const auto v122 = v121 * K;
  const auto v123 = c[46] / v71;
  const auto v124 = std::min(c[47], v123);
  const auto v125 = v122 / v124;
  const auto v126 = v85 * K;
  const auto v127 = v126 / c[48];
  const auto v128 = c[49] * v127;
  const auto v129 = v128 / v74;
  const auto v130 = v120 + v129;
  const auto v131 = v130 + v125;
  const auto v132 = c[50] * v97;
  const auto v133 = pack_b > c[51];
  const auto v134 = c[52] * v103;
  const auto v135 = v133 ? v132 : v134;
  const auto v136 = v135 * v127;
  const auto v137 = v120 + v136;
  const auto v138 = std::max(v137, v125);
  const auto v139 = std::min(v137, v125);
  const auto v140 = c[53] * v139;
  const auto v141 = v138 + v140;
  const auto v142 = c[54] * v89;
  const auto v143 = v142 / c[55];
  const auto v144 = v143 - c[56];
  const auto v145 = std::max(c[57], v144);
  const auto v146 = c[58] * v145;
  const auto v147 = c[59] + v146;
  const auto v148 = v141 * v147;
  const auto v149 = pack_b > c[60];
  const auto v150 = v149 ? v131 : v148;
  const auto v151 = pack_b > c[61];
  const auto v152 = v74 > c[62];
  const auto v153 = c[63] * v88;
  const auto v154 = v153 * v93;
  const auto v155 = v152 ? v154 : c[64];
  const auto v156 = v151 ? v155 : c[65];
  const auto v157 = v150 / c[66];
  const auto v158 = v156 * c[67];
  const auto v159 = v157 + v158;
  const auto v160 = batch * v159;
  const auto v161 = c[68] + v160;
  const auto v162 = v70 ? v161 : c[69];
  return v162;
}
double predicted_us_30(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto kc = static_cast<double>(runtime[0]);
  const auto mc = static_cast<double>(runtime[1]);
  const auto nc = static_cast<double>(runtime[2]);
  const auto pack_a = static_cast<double>(runtime[3]);
  const auto pack_b = static_cast<double>(runtime[4]);
  const auto split_n = static_cast<double>(runtime[5]);
  const auto v17 = pack_b != c[0];
  const auto v18 = std::max(c[1], split_n);
  const auto v19 = std::floor(threads / v18);
  const auto v20 = std::max(c[2], v19);
  const auto v21 = M / v20;
  const auto v22 = std::ceil(v21);
  const auto v23 = v22 <= c[3];
  const auto v24 = K * N;
  const auto v25 = v24 <= c[4];
  const auto v26 = v17 || v23;
  const auto v27 = v26 || v25;
  const auto v28 = pack_b <= c[5];
  const auto v29 = M > mc;
  const auto v30 = v28 || v29;
  const auto v31 = pack_a == c[6];
  const auto v32 = std::max(c[7], split_n);
  const auto v33 = N / v32;
  const auto v34 = std::ceil(v33);
  const auto v35 = v34 <= c[8];
  const auto v36 = v31 || v35;
  const auto v37 = pack_b > c[9];
  const auto v38 = nc == c[10];
  const auto v39 = N <= nc;
  const auto v40 = v37 || v38;
  const auto v41 = v40 || v39;
  const auto v42 = std::min(c[11], K);
  const auto v43 = kc >= v42;
  const auto v45 = M >= c[13];
  const auto v46 = N / c[14];
  const auto v47 = std::ceil(v46);
  const auto v48 = split_n <= v47;
  const auto v49 = std::max(c[15], split_n);
  const auto v50 = std::floor(threads / v49);
  const auto v51 = std::max(c[16], v50);
  const auto v52 = v51 == c[17];
  const auto v53 = std::max(c[18], split_n);
  const auto v54 = std::floor(threads / v53);
  const auto v55 = std::max(c[19], v54);
  const auto v56 = M / v55;
  const auto v57 = std::ceil(v56);
  const auto v58 = v57 >= c[20];
  const auto v59 = v52 || v58;
  const auto v60 = v27 && v30;
  const auto v61 = v60 && v36;
  const auto v62 = v61 && v41;
  const auto v63 = v62 && v43;
  const auto v64 = v63 && v45;
  const auto v65 = v64 && v48;
  const auto v66 = v65 && v59;
  const auto v67 = std::max(c[21], threads);
  const auto v68 = std::max(c[22], split_n);
  const auto v69 = std::floor(threads / v68);
  const auto v70 = std::max(c[23], v69);
  const auto v71 = std::max(c[24], split_n);
  const auto v72 = std::floor(threads / v71);
  const auto v73 = std::max(c[25], v72);
  const auto v74 = M / v73;
  const auto v75 = std::ceil(v74);
  const auto v76 = N / c[26];
  const auto v77 = std::ceil(v76);
  const auto v78 = std::max(c[27], split_n);
  const auto v79 = v77 / v78;
  const auto v80 = std::ceil(v79);
  const auto v81 = v80 * c[28];
  const auto v82 = K / kc;
  const auto v83 = std::ceil(v82);
  const auto v84 = std::max(c[29], v83);
  const auto v85 = K / v84;
  const auto v86 = std::max(c[30], nc);
  const auto v87 = v81 / v86;
  const auto v88 = std::ceil(v87);
  const auto v89 = std::max(c[31], v88);
  const auto v90 = std::max(c[32], mc);
  const auto v91 = v75 / v90;
  const auto v92 = std::ceil(v91);
  const auto v93 = std::max(c[33], v92);
  const auto v94 = v75 / v93;
  const auto v95 = std::ceil(v94);
  const auto v96 = v95 / c[34];
  const auto v97 = std::ceil(v96);
  const auto v98 = std::max(c[35], v97);
  const auto v99 = v93 * v98;
  const auto v100 = c[36] * v75;
  const auto v101 = v100 / v99;
  const auto v102 = v101 / c[37];
  const auto v103 = std::max(v102, c[38]);
  const auto v104 = v99 * v80;
  const auto v105 = v104 * K;
  const auto v106 = v105 * v103;
  const auto v107 = v104 * v84;
  const auto v108 = v107 * c[39];
  const auto v109 = v106 + v108;
  const auto v110 = pack_a > c[40];
  const auto v111 = c[41] * v75;
  const auto v112 = v111 * K;
  const auto v113 = v112 * v89;
  const auto v114 = v109 + v113;
  const auto v115 = c[42] * v109;
  const auto v116 = v110 ? v114 : v115;
  const auto v117 = c[43] * v81;
  const auto v118 = v117 * K;
  const auto v119 = c[44] / v67;
  const auto v120 = std::min(c[45], v119);
  const auto v121 = v118 / v120;
  const auto v122 = v81 * K;
  const auto v123 = v122 / c[46];
  const auto v124 = c[47] * v123;
  const auto v125 = v124 / v70;
  const auto v126 = v116 + v125;
  const auto v127 = v126 + v121;
  const auto v128 = c[48] * v93;
  const auto v129 = pack_b > c[49];
  const auto v130 = c[50] * v99;
  const auto v131 = v129 ? v128 : v130;
  const auto v132 = v131 * v123;
  const auto v133 = v116 + v132;
  const auto v134 = std::max(v133, v121);
  const auto v135 = std::min(v133, v121);
  const auto v136 = c[51] * v135;
  const auto v137 = v134 + v136;
  const auto v138 = c[52] * v85;
  const auto v139 = v138 / c[53];
  const auto v140 = v139 - c[54];
  const auto v141 = std::max(c[55], v140);
  const auto v142 = c[56] * v141;
  const auto v143 = c[57] + v142;
  const auto v144 = v137 * v143;
  const auto v145 = pack_b > c[58];
  const auto v146 = v145 ? v127 : v144;
  const auto v147 = pack_b > c[59];
  const auto v148 = v70 > c[60];
  const auto v149 = c[61] * v84;
  const auto v150 = v149 * v89;
  const auto v151 = v148 ? v150 : c[62];
  const auto v152 = v147 ? v151 : c[63];
  const auto v153 = v146 / c[64];
  const auto v154 = v152 * c[65];
  const auto v155 = v153 + v154;
  const auto v156 = batch * v155;
  const auto v157 = c[66] + v156;
  const auto v158 = v66 ? v157 : c[67];
  return v158;
}
double predicted_us_31(const Problem& problem, [[maybe_unused]] const Runtime& runtime, const double* c) {
  const auto M = static_cast<double>(problem.sizes[0]);
  const auto N = static_cast<double>(problem.sizes[1]);
  const auto K = static_cast<double>(problem.sizes[2]);
  const auto batch = static_cast<double>(problem.sizes[3]);
  const auto threads = static_cast<double>(problem.threads);
  const auto block = static_cast<double>(runtime[0]);
  const auto split_k = static_cast<double>(runtime[1]);
  const auto v13 = c[0] * M;
  const auto v14 = v13 > c[1];
  const auto v15 = M <= c[2];
  const auto v16 = N / c[3];
  const auto v17 = std::ceil(v16);
  const auto v18 = split_k * v17;
  const auto v19 = threads <= v18;
  const auto v20 = split_k == c[4];
  const auto v21 = c[5] * split_k;
  const auto v22 = K >= v21;
  const auto v23 = v20 || v22;
  const auto v24 = v14 && v15;
  const auto v25 = v24 && v19;
  const auto v26 = v25 && v23;
  const auto v27 = std::max(c[6], threads);
  const auto v28 = N * K;
  const auto v29 = v28 / c[7];
  const auto v30 = v29 / v27;
  const auto v31 = std::ceil(v30);
  const auto v32 = M / c[8];
  const auto v33 = std::ceil(v32);
  const auto v34 = std::max(c[9], v33);
  const auto v35 = v31 / c[10];
  const auto v36 = v35 * c[11];
  const auto v37 = v36 * v34;
  const auto v38 = v34 * c[12];
  const auto v39 = M / v38;
  const auto v40 = v37 * v39;
  const auto v41 = std::max(c[13], split_k);
  const auto v42 = v27 / v41;
  const auto v43 = N / v42;
  const auto v44 = std::min(block, v43);
  const auto v45 = c[14] * v31;
  const auto v46 = c[15] / v27;
  const auto v47 = std::min(c[16], v46);
  const auto v48 = v45 / v47;
  const auto v49 = std::max(c[17], v44);
  const auto v50 = c[18] / v49;
  const auto v51 = c[19] + v50;
  const auto v52 = v48 * v51;
  const auto v53 = std::max(v40, v52);
  const auto v54 = std::min(v40, v52);
  const auto v55 = c[20] * v54;
  const auto v56 = v53 + v55;
  const auto v57 = v56 / c[21];
  const auto v58 = split_k > c[22];
  const auto v59 = v58 ? c[23] : c[24];
  const auto v60 = v57 + v59;
  const auto v61 = batch * v60;
  const auto v62 = c[25] + v61;
  const auto v63 = v26 ? v62 : c[26];
  return v63;
}

constexpr TunedDevice kDevices[] = {
    {.key = "nvidia-h200-132sm", .name = "NVIDIA H200", .arch = 4, .compute_units = 132},
    {.key = "nvidia-t4-40sm", .name = "NVIDIA T4", .arch = 0, .compute_units = 40},
    {.key = "nvidia-a100-sxm4-80gb-108sm", .name = "NVIDIA A100-SXM4-80GB", .arch = 1, .compute_units = 108},
    {.key = "nvidia-rtx-a6000-84sm", .name = "NVIDIA RTX A6000", .arch = 2, .compute_units = 84},
    {.key = "nvidia-l40s-142sm", .name = "NVIDIA L40S", .arch = 3, .compute_units = 142},
    {.key = "amd-epyc-25-17-2c", .name = "AMD EPYC", .arch = 8, .compute_units = 2},
    {.key = "amd-epyc-26-2-2c", .name = "AMD EPYC", .arch = 8, .compute_units = 2},
};

std::span<const unsigned char> embedded(const unsigned char* image, unsigned long long bytes) {
  return {image, static_cast<std::size_t>(bytes)};
}

constexpr TunedEntry kTuned[] = {
    {.device = 0, .kernel = 62, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {1, 8, 8, 16384, 16384, 256, 2048, 256, 33554432, 2048, 256, 33554432, 2048, 256, 33554432, 2048, 256, 33554432, 16384, 268435456, 2147483648, 16384, 16384}}, .runtime = {1, 0}, .median_us = 3056.64f, .default_us = 8563.68f, .predicted = false},
    {.device = 0, .kernel = 58, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {1, 16, 16, 16384, 16384, 128, 2048, 128, 33554432, 2048, 128, 33554432, 2048, 128, 33554432, 2048, 128, 33554432, 16384, 268435456, 4294967296, 16384, 16384}}, .runtime = {1, 0}, .median_us = 3309.15f, .default_us = 7940.22f, .predicted = false},
    {.device = 0, .kernel = 63, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {1, 32, 32, 16384, 16384, 64, 2048, 64, 33554432, 2048, 64, 33554432, 2048, 64, 33554432, 2048, 64, 33554432, 16384, 268435456, 8589934592, 16384, 16384}}, .runtime = {1, 0}, .median_us = 4429.95f, .default_us = 7188.83f, .predicted = false},
    {.device = 0, .kernel = 59, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {2, 10, 10, 8192, 8192, 192, 1920, 192, 15728640, 1920, 192, 15728640, 1920, 192, 15728640, 1920, 192, 15728640, 8192, 67108864, 671088640, 16384, 16384}}, .runtime = {1, 0}, .median_us = 1379.74f, .default_us = 5247.38f, .predicted = false},
    {.device = 0, .kernel = 66, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {2, 21, 21, 8192, 8192, 96, 2016, 96, 16515072, 2016, 96, 16515072, 2016, 96, 16515072, 2016, 96, 16515072, 8192, 67108864, 1409286144, 16384, 16384}}, .runtime = {1, 0}, .median_us = 1761.09f, .default_us = 5552.9f, .predicted = false},
    {.device = 0, .kernel = 62, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {4, 8, 8, 4096, 4096, 256, 2048, 256, 8388608, 2048, 256, 8388608, 2048, 256, 8388608, 2048, 256, 8388608, 4096, 16777216, 134217728, 16384, 16384}}, .runtime = {1, 0}, .median_us = 769.248f, .default_us = 2018.88f, .predicted = false},
    {.device = 0, .kernel = 56, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {4, 16, 16, 4096, 4096, 128, 2048, 128, 8388608, 2048, 128, 8388608, 2048, 128, 8388608, 2048, 128, 8388608, 4096, 16777216, 268435456, 16384, 16384}}, .runtime = {1, 0}, .median_us = 889.312f, .default_us = 1875.3f, .predicted = false},
    {.device = 0, .kernel = 63, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {4, 32, 32, 4096, 4096, 64, 2048, 64, 8388608, 2048, 64, 8388608, 2048, 64, 8388608, 2048, 64, 8388608, 4096, 16777216, 536870912, 16384, 16384}}, .runtime = {1, 0}, .median_us = 1165.38f, .default_us = 1789.34f, .predicted = false},
    {.device = 0, .kernel = 62, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {8, 8, 8, 2048, 2048, 256, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 4194304, 33554432, 16384, 16384}}, .runtime = {1, 0}, .median_us = 383.712f, .default_us = 958.208f, .predicted = false},
    {.device = 0, .kernel = 59, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {8, 10, 10, 2048, 2048, 192, 1920, 192, 3932160, 1920, 192, 3932160, 1920, 192, 3932160, 1920, 192, 3932160, 2048, 4194304, 41943040, 16384, 16384}}, .runtime = {1, 0}, .median_us = 379.488f, .default_us = 1216.8f, .predicted = false},
    {.device = 0, .kernel = 58, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {8, 16, 16, 2048, 2048, 128, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 4194304, 67108864, 16384, 16384}}, .runtime = {1, 0}, .median_us = 433.984f, .default_us = 951.616f, .predicted = false},
    {.device = 0, .kernel = 67, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {8, 21, 21, 2048, 2048, 96, 2016, 96, 4128768, 2016, 96, 4128768, 2016, 96, 4128768, 2016, 96, 4128768, 2048, 4194304, 88080384, 16384, 16384}}, .runtime = {1, 0}, .median_us = 491.328f, .default_us = 1325.54f, .predicted = false},
    {.device = 0, .kernel = 64, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {8, 32, 32, 2048, 2048, 64, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 4194304, 134217728, 16384, 16384}}, .runtime = {1, 0}, .median_us = 604.512f, .default_us = 895.648f, .predicted = false},
    {.device = 0, .kernel = 61, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {32, 8, 8, 512, 512, 256, 2048, 256, 1048576, 2048, 256, 1048576, 2048, 256, 1048576, 2048, 256, 1048576, 512, 262144, 2097152, 16384, 16384}}, .runtime = {1, 0}, .median_us = 124.896f, .default_us = 264.624f, .predicted = false},
    {.device = 0, .kernel = 60, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {32, 10, 10, 512, 512, 192, 1920, 192, 983040, 1920, 192, 983040, 1920, 192, 983040, 1920, 192, 983040, 512, 262144, 2621440, 16384, 16384}}, .runtime = {1, 0}, .median_us = 123.16f, .default_us = 331.616f, .predicted = false},
    {.device = 0, .kernel = 57, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {32, 16, 16, 512, 512, 128, 2048, 128, 1048576, 2048, 128, 1048576, 2048, 128, 1048576, 2048, 128, 1048576, 512, 262144, 4194304, 16384, 16384}}, .runtime = {1, 0}, .median_us = 142.672f, .default_us = 266.832f, .predicted = false},
    {.device = 0, .kernel = 65, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {32, 21, 21, 512, 512, 96, 2016, 96, 1032192, 2016, 96, 1032192, 2016, 96, 1032192, 2016, 96, 1032192, 512, 262144, 5505024, 16384, 16384}}, .runtime = {8, 0}, .median_us = 161.824f, .default_us = 347.392f, .predicted = false},
    {.device = 0, .kernel = 64, .problem = {.op = 0, .threads = 0, .attributes = {1, 0}, .sizes = {32, 32, 32, 512, 512, 64, 2048, 64, 1048576, 2048, 64, 1048576, 2048, 64, 1048576, 2048, 64, 1048576, 512, 262144, 8388608, 16384, 16384}}, .runtime = {1, 0}, .median_us = 195.68f, .default_us = 255.104f, .predicted = false},
    {.device = 0, .kernel = 50, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {1, 8, 8, 16384, 16384, 256, 2048, 256, 33554432, 2048, 256, 33554432, 2048, 256, 33554432, 2048, 256, 33554432, 16384, 268435456, 2147483648, 16384, 16384}}, .runtime = {1, 1}, .median_us = 1483.58f, .default_us = 4146.98f, .predicted = false},
    {.device = 0, .kernel = 44, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {1, 16, 16, 16384, 16384, 128, 2048, 128, 33554432, 2048, 128, 33554432, 2048, 128, 33554432, 2048, 128, 33554432, 16384, 268435456, 4294967296, 16384, 16384}}, .runtime = {1, 1}, .median_us = 1708.8f, .default_us = 3865.82f, .predicted = false},
    {.device = 0, .kernel = 52, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {1, 32, 32, 16384, 16384, 64, 2048, 64, 33554432, 2048, 64, 33554432, 2048, 64, 33554432, 2048, 64, 33554432, 16384, 268435456, 8589934592, 16384, 16384}}, .runtime = {1, 1}, .median_us = 2255.63f, .default_us = 3713.41f, .predicted = false},
    {.device = 0, .kernel = 47, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {2, 10, 10, 8192, 8192, 192, 1920, 192, 15728640, 1920, 192, 15728640, 1920, 192, 15728640, 1920, 192, 15728640, 8192, 67108864, 671088640, 16384, 16384}}, .runtime = {1, 1}, .median_us = 776.048f, .default_us = 2658.16f, .predicted = false},
    {.device = 0, .kernel = 54, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {2, 21, 21, 8192, 8192, 96, 2016, 96, 16515072, 2016, 96, 16515072, 2016, 96, 16515072, 2016, 96, 16515072, 8192, 67108864, 1409286144, 16384, 16384}}, .runtime = {1, 1}, .median_us = 964.256f, .default_us = 2702.3f, .predicted = false},
    {.device = 0, .kernel = 46, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {2, 32, 8, 8192, 8192, 128, 4096, 128, 33554432, 1024, 128, 8388608, 1024, 128, 8388608, 4096, 128, 33554432, 8192, 67108864, 2147483648, 16384, 16384}}, .runtime = {1, 1}, .median_us = 1751.36f, .default_us = 3929.18f, .predicted = false},
    {.device = 0, .kernel = 50, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {4, 8, 8, 4096, 4096, 256, 2048, 256, 8388608, 2048, 256, 8388608, 2048, 256, 8388608, 2048, 256, 8388608, 4096, 16777216, 134217728, 16384, 16384}}, .runtime = {8, 1}, .median_us = 401.488f, .default_us = 1080.0f, .predicted = false},
    {.device = 0, .kernel = 44, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {4, 16, 16, 4096, 4096, 128, 2048, 128, 8388608, 2048, 128, 8388608, 2048, 128, 8388608, 2048, 128, 8388608, 4096, 16777216, 268435456, 16384, 16384}}, .runtime = {1, 1}, .median_us = 494.992f, .default_us = 1013.94f, .predicted = false},
    {.device = 0, .kernel = 52, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {4, 32, 32, 4096, 4096, 64, 2048, 64, 8388608, 2048, 64, 8388608, 2048, 64, 8388608, 2048, 64, 8388608, 4096, 16777216, 536870912, 16384, 16384}}, .runtime = {1, 1}, .median_us = 626.016f, .default_us = 963.968f, .predicted = false},
    {.device = 0, .kernel = 50, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {8, 8, 8, 2048, 2048, 256, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 4194304, 33554432, 16384, 16384}}, .runtime = {8, 1}, .median_us = 228.896f, .default_us = 572.416f, .predicted = false},
    {.device = 0, .kernel = 47, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {8, 10, 10, 2048, 2048, 192, 1920, 192, 3932160, 1920, 192, 3932160, 1920, 192, 3932160, 1920, 192, 3932160, 2048, 4194304, 41943040, 16384, 16384}}, .runtime = {1, 1}, .median_us = 238.592f, .default_us = 668.928f, .predicted = false},
    {.device = 0, .kernel = 43, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {8, 16, 16, 2048, 2048, 128, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 4194304, 67108864, 16384, 16384}}, .runtime = {1, 1}, .median_us = 270.336f, .default_us = 513.888f, .predicted = false},
    {.device = 0, .kernel = 55, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {8, 21, 21, 2048, 2048, 96, 2016, 96, 4128768, 2016, 96, 4128768, 2016, 96, 4128768, 2016, 96, 4128768, 2048, 4194304, 88080384, 16384, 16384}}, .runtime = {1, 0}, .median_us = 287.072f, .default_us = 725.088f, .predicted = false},
    {.device = 0, .kernel = 45, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {8, 32, 8, 1024, 1024, 128, 4096, 128, 4194304, 1024, 128, 1048576, 1024, 128, 1048576, 4096, 128, 4194304, 1024, 1048576, 33554432, 8192, 8192}}, .runtime = {1, 0}, .median_us = 161.912f, .default_us = 292.288f, .predicted = false},
    {.device = 0, .kernel = 52, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {8, 32, 32, 2048, 2048, 64, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 4194304, 134217728, 16384, 16384}}, .runtime = {1, 0}, .median_us = 332.192f, .default_us = 503.904f, .predicted = false},
    {.device = 0, .kernel = 49, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {32, 8, 8, 512, 512, 256, 2048, 256, 1048576, 2048, 256, 1048576, 2048, 256, 1048576, 2048, 256, 1048576, 512, 262144, 2097152, 16384, 16384}}, .runtime = {1, 0}, .median_us = 94.709f, .default_us = 184.792f, .predicted = false},
    {.device = 0, .kernel = 48, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {32, 10, 10, 512, 512, 192, 1920, 192, 983040, 1920, 192, 983040, 1920, 192, 983040, 1920, 192, 983040, 512, 262144, 2621440, 16384, 16384}}, .runtime = {1, 0}, .median_us = 92.512f, .default_us = 214.752f, .predicted = false},
    {.device = 0, .kernel = 45, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {32, 16, 16, 512, 512, 128, 2048, 128, 1048576, 2048, 128, 1048576, 2048, 128, 1048576, 2048, 128, 1048576, 512, 262144, 4194304, 16384, 16384}}, .runtime = {1, 0}, .median_us = 107.184f, .default_us = 177.312f, .predicted = false},
    {.device = 0, .kernel = 53, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {32, 21, 21, 512, 512, 96, 2016, 96, 1032192, 2016, 96, 1032192, 2016, 96, 1032192, 2016, 96, 1032192, 512, 262144, 5505024, 16384, 16384}}, .runtime = {1, 0}, .median_us = 122.688f, .default_us = 235.632f, .predicted = false},
    {.device = 0, .kernel = 51, .problem = {.op = 0, .threads = 0, .attributes = {1, 1}, .sizes = {32, 32, 32, 512, 512, 64, 2048, 64, 1048576, 2048, 64, 1048576, 2048, 64, 1048576, 2048, 64, 1048576, 512, 262144, 8388608, 16384, 16384}}, .runtime = {1, 0}, .median_us = 152.576f, .default_us = 189.92f, .predicted = false},
    {.device = 0, .kernel = 37, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {1, 8, 8, 16384, 16384, 256, 2048, 256, 33554432, 2048, 256, 33554432, 2048, 256, 33554432, 2048, 256, 33554432, 16384, 268435456, 2147483648, 16384, 16384}}, .runtime = {1, 0}, .median_us = 2915.52f, .default_us = 8201.06f, .predicted = false},
    {.device = 0, .kernel = 33, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {1, 16, 16, 16384, 16384, 128, 2048, 128, 33554432, 2048, 128, 33554432, 2048, 128, 33554432, 2048, 128, 33554432, 16384, 268435456, 4294967296, 16384, 16384}}, .runtime = {1, 0}, .median_us = 3181.09f, .default_us = 7615.07f, .predicted = false},
    {.device = 0, .kernel = 38, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {1, 32, 32, 16384, 16384, 64, 2048, 64, 33554432, 2048, 64, 33554432, 2048, 64, 33554432, 2048, 64, 33554432, 16384, 268435456, 8589934592, 16384, 16384}}, .runtime = {1, 0}, .median_us = 4255.78f, .default_us = 7016.54f, .predicted = false},
    {.device = 0, .kernel = 34, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {2, 10, 10, 8192, 8192, 192, 1920, 192, 15728640, 1920, 192, 15728640, 1920, 192, 15728640, 1920, 192, 15728640, 8192, 67108864, 671088640, 16384, 16384}}, .runtime = {1, 0}, .median_us = 1321.02f, .default_us = 4905.57f, .predicted = false},
    {.device = 0, .kernel = 41, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {2, 21, 21, 8192, 8192, 96, 2016, 96, 16515072, 2016, 96, 16515072, 2016, 96, 16515072, 2016, 96, 16515072, 8192, 67108864, 1409286144, 16384, 16384}}, .runtime = {1, 0}, .median_us = 1704.86f, .default_us = 5336.42f, .predicted = false},
    {.device = 0, .kernel = 37, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {4, 8, 8, 4096, 4096, 256, 2048, 256, 8388608, 2048, 256, 8388608, 2048, 256, 8388608, 2048, 256, 8388608, 4096, 16777216, 134217728, 16384, 16384}}, .runtime = {1, 0}, .median_us = 744.416f, .default_us = 1959.01f, .predicted = false},
    {.device = 0, .kernel = 31, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {4, 16, 16, 4096, 4096, 128, 2048, 128, 8388608, 2048, 128, 8388608, 2048, 128, 8388608, 2048, 128, 8388608, 4096, 16777216, 268435456, 16384, 16384}}, .runtime = {1, 0}, .median_us = 867.2f, .default_us = 1866.11f, .predicted = false},
    {.device = 0, .kernel = 38, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {4, 32, 32, 4096, 4096, 64, 2048, 64, 8388608, 2048, 64, 8388608, 2048, 64, 8388608, 2048, 64, 8388608, 4096, 16777216, 536870912, 16384, 16384}}, .runtime = {1, 0}, .median_us = 1129.81f, .default_us = 1744.24f, .predicted = false},
    {.device = 0, .kernel = 37, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {8, 8, 8, 2048, 2048, 256, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 4194304, 33554432, 16384, 16384}}, .runtime = {1, 0}, .median_us = 375.728f, .default_us = 954.352f, .predicted = false},
    {.device = 0, .kernel = 34, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {8, 10, 10, 2048, 2048, 192, 1920, 192, 3932160, 1920, 192, 3932160, 1920, 192, 3932160, 1920, 192, 3932160, 2048, 4194304, 41943040, 16384, 16384}}, .runtime = {1, 0}, .median_us = 371.232f, .default_us = 1211.2f, .predicted = false},
    {.device = 0, .kernel = 33, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {8, 16, 16, 2048, 2048, 128, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 4194304, 67108864, 16384, 16384}}, .runtime = {1, 0}, .median_us = 423.408f, .default_us = 925.52f, .predicted = false},
    {.device = 0, .kernel = 42, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {8, 21, 21, 2048, 2048, 96, 2016, 96, 4128768, 2016, 96, 4128768, 2016, 96, 4128768, 2016, 96, 4128768, 2048, 4194304, 88080384, 16384, 16384}}, .runtime = {1, 0}, .median_us = 481.696f, .default_us = 1291.3f, .predicted = false},
    {.device = 0, .kernel = 39, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {8, 32, 32, 2048, 2048, 64, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 4194304, 134217728, 16384, 16384}}, .runtime = {1, 0}, .median_us = 581.168f, .default_us = 859.2f, .predicted = false},
    {.device = 0, .kernel = 36, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {32, 8, 8, 512, 512, 256, 2048, 256, 1048576, 2048, 256, 1048576, 2048, 256, 1048576, 2048, 256, 1048576, 512, 262144, 2097152, 16384, 16384}}, .runtime = {1, 0}, .median_us = 121.056f, .default_us = 258.848f, .predicted = false},
    {.device = 0, .kernel = 35, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {32, 10, 10, 512, 512, 192, 1920, 192, 983040, 1920, 192, 983040, 1920, 192, 983040, 1920, 192, 983040, 512, 262144, 2621440, 16384, 16384}}, .runtime = {1, 0}, .median_us = 118.464f, .default_us = 311.584f, .predicted = false},
    {.device = 0, .kernel = 32, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {32, 16, 16, 512, 512, 128, 2048, 128, 1048576, 2048, 128, 1048576, 2048, 128, 1048576, 2048, 128, 1048576, 512, 262144, 4194304, 16384, 16384}}, .runtime = {1, 0}, .median_us = 136.08f, .default_us = 251.616f, .predicted = false},
    {.device = 0, .kernel = 40, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {32, 21, 21, 512, 512, 96, 2016, 96, 1032192, 2016, 96, 1032192, 2016, 96, 1032192, 2016, 96, 1032192, 512, 262144, 5505024, 16384, 16384}}, .runtime = {8, 0}, .median_us = 157.904f, .default_us = 338.048f, .predicted = false},
    {.device = 0, .kernel = 39, .problem = {.op = 0, .threads = 0, .attributes = {2, 0}, .sizes = {32, 32, 32, 512, 512, 64, 2048, 64, 1048576, 2048, 64, 1048576, 2048, 64, 1048576, 2048, 64, 1048576, 512, 262144, 8388608, 16384, 16384}}, .runtime = {1, 0}, .median_us = 191.144f, .default_us = 248.848f, .predicted = false},
    {.device = 0, .kernel = 25, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {1, 8, 8, 16384, 16384, 256, 2048, 256, 33554432, 2048, 256, 33554432, 2048, 256, 33554432, 2048, 256, 33554432, 16384, 268435456, 2147483648, 16384, 16384}}, .runtime = {1, 1}, .median_us = 1410.59f, .default_us = 3932.42f, .predicted = false},
    {.device = 0, .kernel = 17, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {1, 16, 16, 16384, 16384, 128, 2048, 128, 33554432, 2048, 128, 33554432, 2048, 128, 33554432, 2048, 128, 33554432, 16384, 268435456, 4294967296, 16384, 16384}}, .runtime = {1, 1}, .median_us = 1652.56f, .default_us = 3704.21f, .predicted = false},
    {.device = 0, .kernel = 27, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {1, 32, 32, 16384, 16384, 64, 2048, 64, 33554432, 2048, 64, 33554432, 2048, 64, 33554432, 2048, 64, 33554432, 16384, 268435456, 8589934592, 16384, 16384}}, .runtime = {8, 1}, .median_us = 2138.86f, .default_us = 3661.49f, .predicted = false},
    {.device = 0, .kernel = 22, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {2, 10, 10, 8192, 8192, 192, 1920, 192, 15728640, 1920, 192, 15728640, 1920, 192, 15728640, 1920, 192, 15728640, 8192, 67108864, 671088640, 16384, 16384}}, .runtime = {1, 1}, .median_us = 749.504f, .default_us = 2660.74f, .predicted = false},
    {.device = 0, .kernel = 29, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {2, 21, 21, 8192, 8192, 96, 2016, 96, 16515072, 2016, 96, 16515072, 2016, 96, 16515072, 2016, 96, 16515072, 8192, 67108864, 1409286144, 16384, 16384}}, .runtime = {1, 1}, .median_us = 938.4f, .default_us = 2582.98f, .predicted = false},
    {.device = 0, .kernel = 21, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {2, 32, 8, 8192, 8192, 128, 4096, 128, 33554432, 1024, 128, 8388608, 1024, 128, 8388608, 4096, 128, 33554432, 8192, 67108864, 2147483648, 16384, 16384}}, .runtime = {1, 1}, .median_us = 1662.56f, .default_us = 3791.42f, .predicted = false},
    {.device = 0, .kernel = 25, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {4, 8, 8, 4096, 4096, 256, 2048, 256, 8388608, 2048, 256, 8388608, 2048, 256, 8388608, 2048, 256, 8388608, 4096, 16777216, 134217728, 16384, 16384}}, .runtime = {8, 1}, .median_us = 389.376f, .default_us = 1050.72f, .predicted = false},
    {.device = 0, .kernel = 18, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {4, 16, 16, 4096, 4096, 128, 2048, 128, 8388608, 2048, 128, 8388608, 2048, 128, 8388608, 2048, 128, 8388608, 4096, 16777216, 268435456, 16384, 16384}}, .runtime = {1, 1}, .median_us = 475.152f, .default_us = 970.288f, .predicted = false},
    {.device = 0, .kernel = 27, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {4, 32, 32, 4096, 4096, 64, 2048, 64, 8388608, 2048, 64, 8388608, 2048, 64, 8388608, 2048, 64, 8388608, 4096, 16777216, 536870912, 16384, 16384}}, .runtime = {1, 1}, .median_us = 602.688f, .default_us = 925.76f, .predicted = false},
    {.device = 0, .kernel = 25, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {8, 8, 8, 2048, 2048, 256, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 256, 4194304, 2048, 4194304, 33554432, 16384, 16384}}, .runtime = {8, 1}, .median_us = 218.048f, .default_us = 534.304f, .predicted = false},
    {.device = 0, .kernel = 22, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {8, 10, 10, 2048, 2048, 192, 1920, 192, 3932160, 1920, 192, 3932160, 1920, 192, 3932160, 1920, 192, 3932160, 2048, 4194304, 41943040, 16384, 16384}}, .runtime = {1, 1}, .median_us = 228.064f, .default_us = 628.928f, .predicted = false},
    {.device = 0, .kernel = 20, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {8, 16, 16, 2048, 2048, 128, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 128, 4194304, 2048, 4194304, 67108864, 16384, 16384}}, .runtime = {1, 0}, .median_us = 263.936f, .default_us = 508.0f, .predicted = false},
    {.device = 0, .kernel = 30, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {8, 21, 21, 2048, 2048, 96, 2016, 96, 4128768, 2016, 96, 4128768, 2016, 96, 4128768, 2016, 96, 4128768, 2048, 4194304, 88080384, 16384, 16384}}, .runtime = {1, 0}, .median_us = 271.584f, .default_us = 680.608f, .predicted = false},
    {.device = 0, .kernel = 16, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {8, 32, 8, 1024, 1024, 128, 4096, 128, 4194304, 1024, 128, 1048576, 1024, 128, 1048576, 4096, 128, 4194304, 1024, 1048576, 33554432, 8192, 8192}}, .runtime = {1, 0}, .median_us = 154.192f, .default_us = 291.008f, .predicted = false},
    {.device = 0, .kernel = 27, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {8, 32, 32, 2048, 2048, 64, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 64, 4194304, 2048, 4194304, 134217728, 16384, 16384}}, .runtime = {1, 0}, .median_us = 331.856f, .default_us = 501.44f, .predicted = false},
    {.device = 0, .kernel = 24, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {32, 8, 8, 512, 512, 256, 2048, 256, 1048576, 2048, 256, 1048576, 2048, 256, 1048576, 2048, 256, 1048576, 512, 262144, 2097152, 16384, 16384}}, .runtime = {1, 0}, .median_us = 89.973f, .default_us = 170.096f, .predicted = false},
    {.device = 0, .kernel = 23, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {32, 10, 10, 512, 512, 192, 1920, 192, 983040, 1920, 192, 983040, 1920, 192, 983040, 1920, 192, 983040, 512, 262144, 2621440, 16384, 16384}}, .runtime = {1, 0}, .median_us = 89.739f, .default_us = 207.664f, .predicted = false},
    {.device = 0, .kernel = 19, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {32, 16, 16, 512, 512, 128, 2048, 128, 1048576, 2048, 128, 1048576, 2048, 128, 1048576, 2048, 128, 1048576, 512, 262144, 4194304, 16384, 16384}}, .runtime = {8, 0}, .median_us = 105.552f, .default_us = 176.352f, .predicted = false},
    {.device = 0, .kernel = 28, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {32, 21, 21, 512, 512, 96, 2016, 96, 1032192, 2016, 96, 1032192, 2016, 96, 1032192, 2016, 96, 1032192, 512, 262144, 5505024, 16384, 16384}}, .runtime = {1, 0}, .median_us = 122.624f, .default_us = 237.12f, .predicted = false},
    {.device = 0, .kernel = 26, .problem = {.op = 0, .threads = 0, .attributes = {2, 1}, .sizes = {32, 32, 32, 512, 512, 64, 2048, 64, 1048576, 2048, 64, 1048576, 2048, 64, 1048576, 2048, 64, 1048576, 512, 262144, 8388608, 16384, 16384}}, .runtime = {1, 0}, .median_us = 152.656f, .default_us = 190.032f, .predicted = false},
    {.device = 1, .kernel = 109, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096}}, .runtime = {16}, .median_us = 158.928f, .default_us = 203.442f, .predicted = true},
    {.device = 1, .kernel = 109, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1, 4096, 14336, 1, 14336, 14336, 4096, 14336, 58720256, 4096}}, .runtime = {16}, .median_us = 533.511f, .default_us = 696.157f, .predicted = true},
    {.device = 1, .kernel = 109, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1, 6144, 4096, 1, 4096, 4096, 6144, 4096, 25165824, 6144}}, .runtime = {2}, .median_us = 233.094f, .default_us = 255.871f, .predicted = true},
    {.device = 1, .kernel = 109, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1, 28672, 4096, 1, 4096, 4096, 28672, 4096, 117440512, 28672}}, .runtime = {1}, .median_us = 1053.17f, .default_us = 1169.38f, .predicted = true},
    {.device = 1, .kernel = 109, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {16}, .median_us = 160.026f, .default_us = 203.523f, .predicted = true},
    {.device = 1, .kernel = 109, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {16, 4096, 14336, 1, 14336, 14336, 4096, 229376, 58720256, 65536}}, .runtime = {16}, .median_us = 535.98f, .default_us = 696.341f, .predicted = true},
    {.device = 1, .kernel = 109, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {16, 6144, 4096, 1, 4096, 4096, 6144, 65536, 25165824, 98304}}, .runtime = {2}, .median_us = 234.465f, .default_us = 257.325f, .predicted = true},
    {.device = 1, .kernel = 109, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {16, 28672, 4096, 1, 4096, 4096, 28672, 65536, 117440512, 458752}}, .runtime = {1}, .median_us = 1057.56f, .default_us = 1174.04f, .predicted = true},
    {.device = 1, .kernel = 108, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144}}, .runtime = {1, 8}, .median_us = 174.809f, .default_us = 203.784f, .predicted = true},
    {.device = 1, .kernel = 108, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {64, 4096, 14336, 1, 14336, 14336, 4096, 917504, 58720256, 262144}}, .runtime = {1, 8}, .median_us = 594.475f, .default_us = 696.927f, .predicted = true},
    {.device = 1, .kernel = 106, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {64, 6144, 4096, 1, 4096, 4096, 6144, 262144, 25165824, 393216}}, .runtime = {1, 8}, .median_us = 261.98f, .default_us = 261.98f, .predicted = true},
    {.device = 1, .kernel = 106, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {64, 7168, 2048, 1, 2048, 2048, 7168, 131072, 14680064, 458752}}, .runtime = {1, 8}, .median_us = 155.554f, .default_us = 155.554f, .predicted = true},
    {.device = 1, .kernel = 107, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {64, 28672, 4096, 1, 4096, 4096, 28672, 262144, 117440512, 1835008}}, .runtime = {1, 8}, .median_us = 1175.82f, .default_us = 1188.93f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {128, 4096, 4096, 1, 4096, 4096, 4096, 524288, 16777216, 524288}}, .runtime = {1, 8}, .median_us = 181.55f, .default_us = 392.147f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {128, 4096, 14336, 1, 14336, 14336, 4096, 1835008, 58720256, 524288}}, .runtime = {1, 8}, .median_us = 611.775f, .default_us = 1350.63f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {128, 6144, 4096, 1, 4096, 4096, 6144, 524288, 25165824, 786432}}, .runtime = {1, 8}, .median_us = 271.914f, .default_us = 397.881f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {128, 7168, 18432, 1, 18432, 18432, 7168, 2359296, 132120576, 917504}}, .runtime = {2, 8}, .median_us = 1352.89f, .default_us = 1771.82f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {128, 28672, 4096, 1, 4096, 4096, 28672, 524288, 117440512, 3670016}}, .runtime = {1, 8}, .median_us = 1206.81f, .default_us = 1589.05f, .predicted = true},
    {.device = 1, .kernel = 108, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144}}, .runtime = {1, 8}, .median_us = 18.738f, .default_us = 30.119f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {512, 4096, 4096, 1, 4096, 4096, 4096, 2097152, 16777216, 2097152}}, .runtime = {2, 8}, .median_us = 466.12f, .default_us = 958.277f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {512, 4096, 14336, 1, 14336, 14336, 4096, 7340032, 58720256, 2097152}}, .runtime = {2, 8}, .median_us = 1528.69f, .default_us = 3314.08f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {512, 6144, 4096, 1, 4096, 4096, 6144, 2097152, 25165824, 3145728}}, .runtime = {1, 8}, .median_us = 627.651f, .default_us = 1340.56f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {512, 28672, 4096, 1, 4096, 4096, 28672, 2097152, 117440512, 14680064}}, .runtime = {1, 8}, .median_us = 2867.96f, .default_us = 5733.72f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 8}, .median_us = 70.871f, .default_us = 152.015f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1024, 1024, 65536, 1, 65536, 65536, 1024, 67108864, 67108864, 1048576}}, .runtime = {4, 8}, .median_us = 3431.21f, .default_us = 9070.8f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304}}, .runtime = {1, 16}, .median_us = 444.598f, .default_us = 876.288f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {2048, 4096, 4096, 1, 4096, 4096, 4096, 8388608, 16777216, 8388608}}, .runtime = {1, 16}, .median_us = 1594.85f, .default_us = 3444.18f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {2048, 4096, 14336, 1, 14336, 14336, 4096, 29360128, 58720256, 8388608}}, .runtime = {1, 16}, .median_us = 5467.05f, .default_us = 11937.6f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {2048, 6144, 4096, 1, 4096, 4096, 6144, 8388608, 25165824, 12582912}}, .runtime = {1, 16}, .median_us = 2447.66f, .default_us = 4973.32f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {2048, 28672, 4096, 1, 4096, 4096, 28672, 8388608, 117440512, 58720256}}, .runtime = {1, 16}, .median_us = 10984.1f, .default_us = 22922.0f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {4096, 1536, 7168, 1, 7168, 7168, 1536, 29360128, 11010048, 6291456}}, .runtime = {1, 16}, .median_us = 2132.88f, .default_us = 4343.65f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 16}, .median_us = 3185.39f, .default_us = 6696.04f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {4096, 128256, 4096, 1, 4096, 4096, 128256, 16777216, 525336576, 525336576}}, .runtime = {1, 16}, .median_us = 97812.5f, .default_us = 204138.0f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {8192, 4096, 4096, 1, 4096, 4096, 4096, 33554432, 16777216, 33554432}}, .runtime = {1, 16}, .median_us = 6366.49f, .default_us = 13199.8f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {8192, 4096, 14336, 1, 14336, 14336, 4096, 117440512, 58720256, 33554432}}, .runtime = {1, 16}, .median_us = 21855.3f, .default_us = 45778.7f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {8192, 6144, 4096, 1, 4096, 4096, 6144, 33554432, 25165824, 50331648}}, .runtime = {1, 16}, .median_us = 9415.82f, .default_us = 19692.4f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {8192, 8192, 8192, 1, 8192, 8192, 8192, 67108864, 67108864, 67108864}}, .runtime = {1, 16}, .median_us = 24836.7f, .default_us = 52039.9f, .predicted = true},
    {.device = 1, .kernel = 105, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {8192, 28672, 4096, 1, 4096, 4096, 28672, 33554432, 117440512, 234881024}}, .runtime = {1, 16}, .median_us = 43803.0f, .default_us = 91299.0f, .predicted = true},
    {.device = 2, .kernel = 130, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096}}, .runtime = {1, 8}, .median_us = 30.191f, .default_us = 61.533f, .predicted = true},
    {.device = 2, .kernel = 130, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 4096, 14336, 1, 14336, 14336, 4096, 14336, 58720256, 4096}}, .runtime = {1, 8}, .median_us = 94.535f, .default_us = 198.828f, .predicted = true},
    {.device = 2, .kernel = 130, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 6144, 4096, 1, 4096, 4096, 6144, 4096, 25165824, 6144}}, .runtime = {1, 8}, .median_us = 42.661f, .default_us = 62.34f, .predicted = true},
    {.device = 2, .kernel = 131, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 28672, 4096, 1, 4096, 4096, 28672, 4096, 117440512, 28672}}, .runtime = {1, 8}, .median_us = 182.822f, .default_us = 187.401f, .predicted = true},
    {.device = 2, .kernel = 130, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 8}, .median_us = 30.374f, .default_us = 61.547f, .predicted = true},
    {.device = 2, .kernel = 130, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 4096, 14336, 1, 14336, 14336, 4096, 229376, 58720256, 65536}}, .runtime = {1, 8}, .median_us = 94.946f, .default_us = 198.858f, .predicted = true},
    {.device = 2, .kernel = 130, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 6144, 4096, 1, 4096, 4096, 6144, 65536, 25165824, 98304}}, .runtime = {1, 8}, .median_us = 42.89f, .default_us = 62.356f, .predicted = true},
    {.device = 2, .kernel = 131, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 28672, 4096, 1, 4096, 4096, 28672, 65536, 117440512, 458752}}, .runtime = {1, 8}, .median_us = 183.553f, .default_us = 188.131f, .predicted = true},
    {.device = 2, .kernel = 135, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144}}, .runtime = {1, 8}, .median_us = 31.488f, .default_us = 61.589f, .predicted = true},
    {.device = 2, .kernel = 135, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 4096, 14336, 1, 14336, 14336, 4096, 917504, 58720256, 262144}}, .runtime = {1, 8}, .median_us = 98.078f, .default_us = 198.953f, .predicted = true},
    {.device = 2, .kernel = 135, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 6144, 4096, 1, 4096, 4096, 6144, 262144, 25165824, 393216}}, .runtime = {1, 8}, .median_us = 44.15f, .default_us = 62.407f, .predicted = true},
    {.device = 2, .kernel = 133, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 7168, 2048, 1, 2048, 2048, 7168, 131072, 14680064, 458752}}, .runtime = {1, 8}, .median_us = 28.431f, .default_us = 34.757f, .predicted = true},
    {.device = 2, .kernel = 135, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 28672, 4096, 1, 4096, 4096, 28672, 262144, 117440512, 1835008}}, .runtime = {1, 8}, .median_us = 189.327f, .default_us = 190.469f, .predicted = true},
    {.device = 2, .kernel = 136, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 4096, 4096, 1, 4096, 4096, 4096, 524288, 16777216, 524288}}, .runtime = {2, 8}, .median_us = 41.269f, .default_us = 61.576f, .predicted = true},
    {.device = 2, .kernel = 135, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 4096, 14336, 1, 14336, 14336, 4096, 1835008, 58720256, 524288}}, .runtime = {4, 8}, .median_us = 111.302f, .default_us = 198.841f, .predicted = true},
    {.device = 2, .kernel = 133, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 6144, 4096, 1, 4096, 4096, 6144, 524288, 25165824, 786432}}, .runtime = {1, 8}, .median_us = 46.343f, .default_us = 62.476f, .predicted = true},
    {.device = 2, .kernel = 136, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 7168, 18432, 1, 18432, 18432, 7168, 2359296, 132120576, 917504}}, .runtime = {4, 8}, .median_us = 227.575f, .default_us = 308.305f, .predicted = true},
    {.device = 2, .kernel = 136, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 28672, 4096, 1, 4096, 4096, 28672, 524288, 117440512, 3670016}}, .runtime = {1, 8}, .median_us = 197.037f, .default_us = 215.635f, .predicted = true},
    {.device = 2, .kernel = 135, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144}}, .runtime = {1, 8}, .median_us = 9.041f, .default_us = 13.338f, .predicted = true},
    {.device = 2, .kernel = 134, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 4096, 4096, 1, 4096, 4096, 4096, 2097152, 16777216, 2097152}}, .runtime = {2, 8}, .median_us = 110.017f, .default_us = 128.13f, .predicted = true},
    {.device = 2, .kernel = 134, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 4096, 14336, 1, 14336, 14336, 4096, 7340032, 58720256, 2097152}}, .runtime = {2, 8}, .median_us = 337.857f, .default_us = 425.585f, .predicted = true},
    {.device = 2, .kernel = 128, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 6144, 4096, 1, 4096, 4096, 6144, 2097152, 25165824, 3145728}}, .runtime = {1, 8}, .median_us = 147.153f, .default_us = 195.339f, .predicted = true},
    {.device = 2, .kernel = 134, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 28672, 4096, 1, 4096, 4096, 28672, 2097152, 117440512, 14680064}}, .runtime = {1, 8}, .median_us = 638.342f, .default_us = 802.18f, .predicted = true},
    {.device = 2, .kernel = 136, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 8}, .median_us = 20.61f, .default_us = 22.92f, .predicted = true},
    {.device = 2, .kernel = 127, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1024, 1024, 65536, 1, 65536, 65536, 1024, 67108864, 67108864, 1048576}}, .runtime = {8, 8}, .median_us = 739.888f, .default_us = 1050.26f, .predicted = true},
    {.device = 2, .kernel = 134, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304}}, .runtime = {1, 8}, .median_us = 99.956f, .default_us = 137.29f, .predicted = true},
    {.device = 2, .kernel = 127, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 4096, 4096, 1, 4096, 4096, 4096, 8388608, 16777216, 8388608}}, .runtime = {1, 16}, .median_us = 363.103f, .default_us = 465.81f, .predicted = true},
    {.device = 2, .kernel = 127, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 4096, 14336, 1, 14336, 14336, 4096, 29360128, 58720256, 8388608}}, .runtime = {1, 16}, .median_us = 1234.44f, .default_us = 1576.89f, .predicted = true},
    {.device = 2, .kernel = 129, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 6144, 4096, 1, 4096, 4096, 6144, 8388608, 25165824, 12582912}}, .runtime = {1, 16}, .median_us = 554.8f, .default_us = 668.417f, .predicted = true},
    {.device = 2, .kernel = 128, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 28672, 4096, 1, 4096, 4096, 28672, 8388608, 117440512, 58720256}}, .runtime = {1, 16}, .median_us = 2398.23f, .default_us = 3029.56f, .predicted = true},
    {.device = 2, .kernel = 128, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 1536, 7168, 1, 7168, 7168, 1536, 29360128, 11010048, 6291456}}, .runtime = {1, 4}, .median_us = 491.737f, .default_us = 579.959f, .predicted = true},
    {.device = 2, .kernel = 132, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 16}, .median_us = 707.985f, .default_us = 871.898f, .predicted = true},
    {.device = 2, .kernel = 132, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 128256, 4096, 1, 4096, 4096, 128256, 16777216, 525336576, 525336576}}, .runtime = {1, 16}, .median_us = 20929.1f, .default_us = 26723.8f, .predicted = true},
    {.device = 2, .kernel = 127, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 4096, 4096, 1, 4096, 4096, 4096, 33554432, 16777216, 33554432}}, .runtime = {1, 16}, .median_us = 1355.2f, .default_us = 1750.3f, .predicted = true},
    {.device = 2, .kernel = 127, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 4096, 14336, 1, 14336, 14336, 4096, 117440512, 58720256, 33554432}}, .runtime = {1, 16}, .median_us = 4645.42f, .default_us = 5956.11f, .predicted = true},
    {.device = 2, .kernel = 127, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 6144, 4096, 1, 4096, 4096, 6144, 33554432, 25165824, 50331648}}, .runtime = {1, 16}, .median_us = 2061.59f, .default_us = 2571.54f, .predicted = true},
    {.device = 2, .kernel = 132, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 8192, 8192, 1, 8192, 8192, 8192, 67108864, 67108864, 67108864}}, .runtime = {1, 16}, .median_us = 5260.23f, .default_us = 6745.44f, .predicted = true},
    {.device = 2, .kernel = 127, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 28672, 4096, 1, 4096, 4096, 28672, 33554432, 117440512, 234881024}}, .runtime = {1, 16}, .median_us = 9411.24f, .default_us = 11949.9f, .predicted = true},
    {.device = 3, .kernel = 167, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096}}, .runtime = {4}, .median_us = 71.404f, .default_us = 73.569f, .predicted = true},
    {.device = 3, .kernel = 167, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 4096, 14336, 1, 14336, 14336, 4096, 14336, 58720256, 4096}}, .runtime = {4}, .median_us = 227.48f, .default_us = 246.385f, .predicted = true},
    {.device = 3, .kernel = 166, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 6144, 4096, 1, 4096, 4096, 6144, 4096, 25165824, 6144}}, .runtime = {4}, .median_us = 102.051f, .default_us = 107.523f, .predicted = true},
    {.device = 3, .kernel = 166, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 28672, 4096, 1, 4096, 4096, 28672, 4096, 117440512, 28672}}, .runtime = {1}, .median_us = 441.329f, .default_us = 479.472f, .predicted = true},
    {.device = 3, .kernel = 167, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {4}, .median_us = 71.861f, .default_us = 74.054f, .predicted = true},
    {.device = 3, .kernel = 167, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 4096, 14336, 1, 14336, 14336, 4096, 229376, 58720256, 65536}}, .runtime = {4}, .median_us = 228.509f, .default_us = 247.476f, .predicted = true},
    {.device = 3, .kernel = 166, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 6144, 4096, 1, 4096, 4096, 6144, 65536, 25165824, 98304}}, .runtime = {4}, .median_us = 102.622f, .default_us = 108.129f, .predicted = true},
    {.device = 3, .kernel = 166, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 28672, 4096, 1, 4096, 4096, 28672, 65536, 117440512, 458752}}, .runtime = {1}, .median_us = 443.157f, .default_us = 481.412f, .predicted = true},
    {.device = 3, .kernel = 161, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144}}, .runtime = {1, 8}, .median_us = 74.579f, .default_us = 75.606f, .predicted = true},
    {.device = 3, .kernel = 161, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 4096, 14336, 1, 14336, 14336, 4096, 917504, 58720256, 262144}}, .runtime = {1, 8}, .median_us = 247.373f, .default_us = 250.966f, .predicted = true},
    {.device = 3, .kernel = 158, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 6144, 4096, 1, 4096, 4096, 6144, 262144, 25165824, 393216}}, .runtime = {1, 8}, .median_us = 109.492f, .default_us = 110.069f, .predicted = true},
    {.device = 3, .kernel = 158, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 7168, 2048, 1, 2048, 2048, 7168, 131072, 14680064, 458752}}, .runtime = {1, 8}, .median_us = 66.385f, .default_us = 66.557f, .predicted = true},
    {.device = 3, .kernel = 163, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 28672, 4096, 1, 4096, 4096, 28672, 262144, 117440512, 1835008}}, .runtime = {1, 8}, .median_us = 487.478f, .default_us = 487.618f, .predicted = true},
    {.device = 3, .kernel = 165, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 4096, 4096, 1, 4096, 4096, 4096, 524288, 16777216, 524288}}, .runtime = {1, 8}, .median_us = 78.496f, .default_us = 78.521f, .predicted = true},
    {.device = 3, .kernel = 160, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 4096, 14336, 1, 14336, 14336, 4096, 1835008, 58720256, 524288}}, .runtime = {1, 8}, .median_us = 258.485f, .default_us = 258.585f, .predicted = true},
    {.device = 3, .kernel = 158, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 6144, 4096, 1, 4096, 4096, 6144, 524288, 25165824, 786432}}, .runtime = {1, 8}, .median_us = 114.284f, .default_us = 115.693f, .predicted = true},
    {.device = 3, .kernel = 163, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 7168, 18432, 1, 18432, 18432, 7168, 2359296, 132120576, 917504}}, .runtime = {1, 8}, .median_us = 564.009f, .default_us = 568.811f, .predicted = true},
    {.device = 3, .kernel = 162, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 28672, 4096, 1, 4096, 4096, 28672, 524288, 117440512, 3670016}}, .runtime = {1, 8}, .median_us = 505.401f, .default_us = 506.703f, .predicted = true},
    {.device = 3, .kernel = 161, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144}}, .runtime = {1, 8}, .median_us = 9.697f, .default_us = 11.53f, .predicted = true},
    {.device = 3, .kernel = 162, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 4096, 4096, 1, 4096, 4096, 4096, 2097152, 16777216, 2097152}}, .runtime = {1, 8}, .median_us = 203.781f, .default_us = 220.038f, .predicted = true},
    {.device = 3, .kernel = 159, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 4096, 14336, 1, 14336, 14336, 4096, 7340032, 58720256, 2097152}}, .runtime = {4, 8}, .median_us = 653.879f, .default_us = 739.802f, .predicted = true},
    {.device = 3, .kernel = 159, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 6144, 4096, 1, 4096, 4096, 6144, 2097152, 25165824, 3145728}}, .runtime = {1, 8}, .median_us = 285.734f, .default_us = 290.253f, .predicted = true},
    {.device = 3, .kernel = 154, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 28672, 4096, 1, 4096, 4096, 28672, 2097152, 117440512, 14680064}}, .runtime = {1, 8}, .median_us = 1189.04f, .default_us = 1250.51f, .predicted = true},
    {.device = 3, .kernel = 155, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 8}, .median_us = 33.468f, .default_us = 35.644f, .predicted = true},
    {.device = 3, .kernel = 156, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1024, 1024, 65536, 1, 65536, 65536, 1024, 67108864, 67108864, 1048576}}, .runtime = {8, 8}, .median_us = 1448.51f, .default_us = 1782.14f, .predicted = true},
    {.device = 3, .kernel = 164, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304}}, .runtime = {1, 16}, .median_us = 201.6f, .default_us = 205.837f, .predicted = true},
    {.device = 3, .kernel = 156, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 4096, 4096, 1, 4096, 4096, 4096, 8388608, 16777216, 8388608}}, .runtime = {1, 16}, .median_us = 716.265f, .default_us = 737.012f, .predicted = true},
    {.device = 3, .kernel = 161, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 4096, 14336, 1, 14336, 14336, 4096, 29360128, 58720256, 8388608}}, .runtime = {1, 16}, .median_us = 2449.16f, .default_us = 2504.07f, .predicted = true},
    {.device = 3, .kernel = 156, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 6144, 4096, 1, 4096, 4096, 6144, 8388608, 25165824, 12582912}}, .runtime = {1, 16}, .median_us = 1041.99f, .default_us = 1080.5f, .predicted = true},
    {.device = 3, .kernel = 154, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 28672, 4096, 1, 4096, 4096, 28672, 8388608, 117440512, 58720256}}, .runtime = {1, 16}, .median_us = 4533.37f, .default_us = 4914.41f, .predicted = true},
    {.device = 3, .kernel = 162, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 1536, 7168, 1, 7168, 7168, 1536, 29360128, 11010048, 6291456}}, .runtime = {1, 16}, .median_us = 929.009f, .default_us = 975.143f, .predicted = true},
    {.device = 3, .kernel = 156, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 16}, .median_us = 1370.03f, .default_us = 1426.31f, .predicted = true},
    {.device = 3, .kernel = 157, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 128256, 4096, 1, 4096, 4096, 128256, 16777216, 525336576, 525336576}}, .runtime = {1, 16}, .median_us = 40178.9f, .default_us = 43713.0f, .predicted = true},
    {.device = 3, .kernel = 154, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 4096, 4096, 1, 4096, 4096, 4096, 33554432, 16777216, 33554432}}, .runtime = {1, 16}, .median_us = 2646.1f, .default_us = 2817.01f, .predicted = true},
    {.device = 3, .kernel = 154, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 4096, 14336, 1, 14336, 14336, 4096, 117440512, 58720256, 33554432}}, .runtime = {1, 16}, .median_us = 9147.7f, .default_us = 9603.47f, .predicted = true},
    {.device = 3, .kernel = 154, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 6144, 4096, 1, 4096, 4096, 6144, 33554432, 25165824, 50331648}}, .runtime = {1, 16}, .median_us = 3908.91f, .default_us = 4234.38f, .predicted = true},
    {.device = 3, .kernel = 154, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 8192, 8192, 1, 8192, 8192, 8192, 67108864, 67108864, 67108864}}, .runtime = {1, 16}, .median_us = 10259.3f, .default_us = 11040.3f, .predicted = true},
    {.device = 3, .kernel = 154, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 28672, 4096, 1, 4096, 4096, 28672, 33554432, 117440512, 234881024}}, .runtime = {1, 16}, .median_us = 18008.0f, .default_us = 19570.0f, .predicted = true},
    {.device = 4, .kernel = 188, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096}}, .runtime = {1, 8}, .median_us = 63.569f, .default_us = 65.342f, .predicted = true},
    {.device = 4, .kernel = 199, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 4096, 14336, 1, 14336, 14336, 4096, 14336, 58720256, 4096}}, .runtime = {4}, .median_us = 202.577f, .default_us = 217.685f, .predicted = true},
    {.device = 4, .kernel = 197, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 6144, 4096, 1, 4096, 4096, 6144, 4096, 25165824, 6144}}, .runtime = {4}, .median_us = 91.59f, .default_us = 94.771f, .predicted = true},
    {.device = 4, .kernel = 197, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 28672, 4096, 1, 4096, 4096, 28672, 4096, 117440512, 28672}}, .runtime = {1}, .median_us = 392.77f, .default_us = 421.865f, .predicted = true},
    {.device = 4, .kernel = 188, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 8}, .median_us = 64.0f, .default_us = 65.773f, .predicted = true},
    {.device = 4, .kernel = 199, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 4096, 14336, 1, 14336, 14336, 4096, 229376, 58720256, 65536}}, .runtime = {4}, .median_us = 203.491f, .default_us = 218.654f, .predicted = true},
    {.device = 4, .kernel = 199, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 6144, 4096, 1, 4096, 4096, 6144, 65536, 25165824, 98304}}, .runtime = {2}, .median_us = 92.03f, .default_us = 95.309f, .predicted = true},
    {.device = 4, .kernel = 197, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 28672, 4096, 1, 4096, 4096, 28672, 65536, 117440512, 458752}}, .runtime = {1}, .median_us = 394.395f, .default_us = 423.589f, .predicted = true},
    {.device = 4, .kernel = 190, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144}}, .runtime = {1, 8}, .median_us = 65.769f, .default_us = 67.152f, .predicted = true},
    {.device = 4, .kernel = 199, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 4096, 14336, 1, 14336, 14336, 4096, 917504, 58720256, 262144}}, .runtime = {16}, .median_us = 206.823f, .default_us = 221.757f, .predicted = true},
    {.device = 4, .kernel = 199, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 6144, 4096, 1, 4096, 4096, 6144, 262144, 25165824, 393216}}, .runtime = {2}, .median_us = 93.655f, .default_us = 97.033f, .predicted = true},
    {.device = 4, .kernel = 193, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 7168, 2048, 1, 2048, 2048, 7168, 131072, 14680064, 458752}}, .runtime = {1, 8}, .median_us = 58.62f, .default_us = 58.987f, .predicted = true},
    {.device = 4, .kernel = 198, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 28672, 4096, 1, 4096, 4096, 28672, 262144, 117440512, 1835008}}, .runtime = {1}, .median_us = 399.596f, .default_us = 429.105f, .predicted = true},
    {.device = 4, .kernel = 193, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 4096, 4096, 1, 4096, 4096, 4096, 524288, 16777216, 524288}}, .runtime = {1, 8}, .median_us = 68.258f, .default_us = 68.991f, .predicted = true},
    {.device = 4, .kernel = 193, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 4096, 14336, 1, 14336, 14336, 4096, 1835008, 58720256, 524288}}, .runtime = {1, 8}, .median_us = 223.328f, .default_us = 225.895f, .predicted = true},
    {.device = 4, .kernel = 190, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 6144, 4096, 1, 4096, 4096, 6144, 524288, 25165824, 786432}}, .runtime = {1, 8}, .median_us = 99.525f, .default_us = 99.937f, .predicted = true},
    {.device = 4, .kernel = 192, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 7168, 18432, 1, 18432, 18432, 7168, 2359296, 132120576, 917504}}, .runtime = {1, 8}, .median_us = 491.256f, .default_us = 491.351f, .predicted = true},
    {.device = 4, .kernel = 194, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 28672, 4096, 1, 4096, 4096, 28672, 524288, 117440512, 3670016}}, .runtime = {1, 8}, .median_us = 440.594f, .default_us = 441.406f, .predicted = true},
    {.device = 4, .kernel = 190, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144}}, .runtime = {1, 8}, .median_us = 7.231f, .default_us = 9.503f, .predicted = true},
    {.device = 4, .kernel = 186, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 4096, 4096, 1, 4096, 4096, 4096, 2097152, 16777216, 2097152}}, .runtime = {1, 8}, .median_us = 85.046f, .default_us = 88.75f, .predicted = true},
    {.device = 4, .kernel = 186, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 4096, 14336, 1, 14336, 14336, 4096, 7340032, 58720256, 2097152}}, .runtime = {1, 8}, .median_us = 281.243f, .default_us = 292.111f, .predicted = true},
    {.device = 4, .kernel = 194, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 6144, 4096, 1, 4096, 4096, 6144, 2097152, 25165824, 3145728}}, .runtime = {2, 8}, .median_us = 128.624f, .default_us = 130.717f, .predicted = true},
    {.device = 4, .kernel = 191, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 28672, 4096, 1, 4096, 4096, 28672, 2097152, 117440512, 14680064}}, .runtime = {1, 8}, .median_us = 539.179f, .default_us = 552.709f, .predicted = true},
    {.device = 4, .kernel = 196, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 8}, .median_us = 16.09f, .default_us = 16.095f, .predicted = true},
    {.device = 4, .kernel = 187, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1024, 1024, 65536, 1, 65536, 65536, 1024, 67108864, 67108864, 1048576}}, .runtime = {16, 8}, .median_us = 631.75f, .default_us = 757.138f, .predicted = true},
    {.device = 4, .kernel = 185, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304}}, .runtime = {1, 8}, .median_us = 82.606f, .default_us = 89.281f, .predicted = true},
    {.device = 4, .kernel = 194, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 4096, 4096, 1, 4096, 4096, 4096, 8388608, 16777216, 8388608}}, .runtime = {1, 8}, .median_us = 306.137f, .default_us = 321.101f, .predicted = true},
    {.device = 4, .kernel = 195, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 4096, 14336, 1, 14336, 14336, 4096, 29360128, 58720256, 8388608}}, .runtime = {2, 16}, .median_us = 1042.24f, .default_us = 1125.3f, .predicted = true},
    {.device = 4, .kernel = 191, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 6144, 4096, 1, 4096, 4096, 6144, 8388608, 25165824, 12582912}}, .runtime = {1, 8}, .median_us = 440.829f, .default_us = 451.783f, .predicted = true},
    {.device = 4, .kernel = 185, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 28672, 4096, 1, 4096, 4096, 28672, 8388608, 117440512, 58720256}}, .runtime = {1, 16}, .median_us = 1982.45f, .default_us = 2149.64f, .predicted = true},
    {.device = 4, .kernel = 194, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 1536, 7168, 1, 7168, 7168, 1536, 29360128, 11010048, 6291456}}, .runtime = {1, 8}, .median_us = 390.796f, .default_us = 411.136f, .predicted = true},
    {.device = 4, .kernel = 195, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 8}, .median_us = 586.962f, .default_us = 602.774f, .predicted = true},
    {.device = 4, .kernel = 189, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 128256, 4096, 1, 4096, 4096, 128256, 16777216, 525336576, 525336576}}, .runtime = {1, 16}, .median_us = 17119.1f, .default_us = 19091.3f, .predicted = true},
    {.device = 4, .kernel = 191, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 4096, 4096, 1, 4096, 4096, 4096, 33554432, 16777216, 33554432}}, .runtime = {1, 8}, .median_us = 1140.62f, .default_us = 1174.76f, .predicted = true},
    {.device = 4, .kernel = 187, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 4096, 14336, 1, 14336, 14336, 4096, 117440512, 58720256, 33554432}}, .runtime = {1, 16}, .median_us = 3949.8f, .default_us = 4202.66f, .predicted = true},
    {.device = 4, .kernel = 185, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 6144, 4096, 1, 4096, 4096, 6144, 33554432, 25165824, 50331648}}, .runtime = {1, 4}, .median_us = 1666.56f, .default_us = 1767.06f, .predicted = true},
    {.device = 4, .kernel = 185, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 8192, 8192, 1, 8192, 8192, 8192, 67108864, 67108864, 67108864}}, .runtime = {1, 16}, .median_us = 4392.63f, .default_us = 4825.21f, .predicted = true},
    {.device = 4, .kernel = 185, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 28672, 4096, 1, 4096, 4096, 28672, 33554432, 117440512, 234881024}}, .runtime = {1, 16}, .median_us = 7695.9f, .default_us = 8540.94f, .predicted = true},
    {.device = 0, .kernel = 248, .problem = {.op = 1, .threads = 0, .attributes = {0, 0}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {16}, .median_us = 34.997f, .default_us = 199.648f, .predicted = false},
    {.device = 0, .kernel = 246, .problem = {.op = 1, .threads = 0, .attributes = {0, 0}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {2}, .median_us = 76.416f, .default_us = 84.496f, .predicted = false},
    {.device = 0, .kernel = 247, .problem = {.op = 1, .threads = 0, .attributes = {0, 0}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1}, .median_us = 4126.3f, .default_us = 4669.6f, .predicted = false},
    {.device = 0, .kernel = 250, .problem = {.op = 1, .threads = 0, .attributes = {0, 1}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {16}, .median_us = 40.134f, .default_us = 204.256f, .predicted = false},
    {.device = 0, .kernel = 249, .problem = {.op = 1, .threads = 0, .attributes = {0, 1}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {2}, .median_us = 75.856f, .default_us = 89.653f, .predicted = false},
    {.device = 0, .kernel = 251, .problem = {.op = 1, .threads = 0, .attributes = {0, 1}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1}, .median_us = 4203.78f, .default_us = 5343.71f, .predicted = false},
    {.device = 0, .kernel = 254, .problem = {.op = 1, .threads = 0, .attributes = {0, 2}, .sizes = {16, 4096, 4096, 1, 16, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {16}, .median_us = 34.619f, .default_us = 194.336f, .predicted = false},
    {.device = 0, .kernel = 252, .problem = {.op = 1, .threads = 0, .attributes = {0, 2}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {2}, .median_us = 74.912f, .default_us = 86.72f, .predicted = false},
    {.device = 0, .kernel = 253, .problem = {.op = 1, .threads = 0, .attributes = {0, 2}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1}, .median_us = 4034.34f, .default_us = 5151.74f, .predicted = false},
    {.device = 0, .kernel = 256, .problem = {.op = 1, .threads = 0, .attributes = {0, 3}, .sizes = {16, 4096, 4096, 1, 16, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {16}, .median_us = 40.979f, .default_us = 202.144f, .predicted = false},
    {.device = 0, .kernel = 257, .problem = {.op = 1, .threads = 0, .attributes = {0, 3}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {2}, .median_us = 75.563f, .default_us = 88.555f, .predicted = false},
    {.device = 0, .kernel = 255, .problem = {.op = 1, .threads = 0, .attributes = {0, 3}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1}, .median_us = 4054.72f, .default_us = 5194.3f, .predicted = false},
    {.device = 0, .kernel = 236, .problem = {.op = 1, .threads = 0, .attributes = {1, 0}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 8}, .median_us = 20.813f, .default_us = 71.701f, .predicted = false},
    {.device = 0, .kernel = 208, .problem = {.op = 1, .threads = 0, .attributes = {1, 0}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 8}, .median_us = 22.503f, .default_us = 22.503f, .predicted = false},
    {.device = 0, .kernel = 235, .problem = {.op = 1, .threads = 0, .attributes = {1, 0}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 16}, .median_us = 654.848f, .default_us = 1008.9f, .predicted = false},
    {.device = 0, .kernel = 237, .problem = {.op = 1, .threads = 0, .attributes = {1, 1}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 8}, .median_us = 21.078f, .default_us = 73.067f, .predicted = false},
    {.device = 0, .kernel = 239, .problem = {.op = 1, .threads = 0, .attributes = {1, 1}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 8}, .median_us = 21.37f, .default_us = 22.581f, .predicted = false},
    {.device = 0, .kernel = 238, .problem = {.op = 1, .threads = 0, .attributes = {1, 1}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 16}, .median_us = 623.424f, .default_us = 967.648f, .predicted = false},
    {.device = 0, .kernel = 241, .problem = {.op = 1, .threads = 0, .attributes = {1, 2}, .sizes = {16, 4096, 4096, 1, 16, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 8}, .median_us = 23.328f, .default_us = 73.472f, .predicted = false},
    {.device = 0, .kernel = 242, .problem = {.op = 1, .threads = 0, .attributes = {1, 2}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 8}, .median_us = 23.225f, .default_us = 23.996f, .predicted = false},
    {.device = 0, .kernel = 240, .problem = {.op = 1, .threads = 0, .attributes = {1, 2}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 16}, .median_us = 714.272f, .default_us = 1094.08f, .predicted = false},
    {.device = 0, .kernel = 245, .problem = {.op = 1, .threads = 0, .attributes = {1, 3}, .sizes = {16, 4096, 4096, 1, 16, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 8}, .median_us = 22.624f, .default_us = 73.195f, .predicted = false},
    {.device = 0, .kernel = 244, .problem = {.op = 1, .threads = 0, .attributes = {1, 3}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 8}, .median_us = 21.84f, .default_us = 22.738f, .predicted = false},
    {.device = 0, .kernel = 243, .problem = {.op = 1, .threads = 0, .attributes = {1, 3}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 16}, .median_us = 651.744f, .default_us = 982.016f, .predicted = false},
    {.device = 0, .kernel = 351, .problem = {.op = 1, .threads = 0, .attributes = {2, 0}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 0, 8}, .median_us = 11.561f, .default_us = 36.88f, .predicted = false},
    {.device = 0, .kernel = 350, .problem = {.op = 1, .threads = 0, .attributes = {2, 0}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 0, 8}, .median_us = 6.722f, .default_us = 12.177f, .predicted = false},
    {.device = 0, .kernel = 349, .problem = {.op = 1, .threads = 0, .attributes = {2, 0}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 0, 4}, .median_us = 193.72f, .default_us = 537.6f, .predicted = false},
    {.device = 0, .kernel = 276, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096}}, .runtime = {}, .median_us = 10.72f, .default_us = 38.229f, .predicted = false},
    {.device = 0, .kernel = 276, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1, 4096, 14336, 1, 14336, 14336, 4096, 14336, 58720256, 4096}}, .runtime = {}, .median_us = 30.144f, .default_us = 121.76f, .predicted = false},
    {.device = 0, .kernel = 277, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1, 6144, 4096, 1, 4096, 4096, 6144, 4096, 25165824, 6144}}, .runtime = {}, .median_us = 14.314f, .default_us = 39.064f, .predicted = false},
    {.device = 0, .kernel = 277, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1, 28672, 4096, 1, 4096, 4096, 28672, 4096, 117440512, 28672}}, .runtime = {}, .median_us = 57.008f, .default_us = 74.848f, .predicted = false},
    {.device = 0, .kernel = 233, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 8}, .median_us = 11.78f, .default_us = 38.304f, .predicted = false},
    {.device = 0, .kernel = 275, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {16, 4096, 14336, 1, 14336, 14336, 4096, 229376, 58720256, 65536}}, .runtime = {}, .median_us = 32.229f, .default_us = 121.872f, .predicted = false},
    {.device = 0, .kernel = 274, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {16, 6144, 4096, 1, 4096, 4096, 6144, 65536, 25165824, 98304}}, .runtime = {}, .median_us = 16.062f, .default_us = 39.685f, .predicted = false},
    {.device = 0, .kernel = 353, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {16, 28672, 4096, 1, 4096, 4096, 28672, 65536, 117440512, 458752}}, .runtime = {1, 0, 8}, .median_us = 58.688f, .default_us = 74.613f, .predicted = false},
    {.device = 0, .kernel = 364, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144}}, .runtime = {1, 0, 8}, .median_us = 12.365f, .default_us = 33.893f, .predicted = false},
    {.device = 0, .kernel = 364, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {64, 4096, 14336, 1, 14336, 14336, 4096, 917504, 58720256, 262144}}, .runtime = {1, 0, 8}, .median_us = 34.715f, .default_us = 102.192f, .predicted = false},
    {.device = 0, .kernel = 365, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {64, 6144, 4096, 1, 4096, 4096, 6144, 262144, 25165824, 393216}}, .runtime = {1, 0, 8}, .median_us = 16.31f, .default_us = 35.509f, .predicted = false},
    {.device = 0, .kernel = 366, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {64, 7168, 2048, 1, 2048, 2048, 7168, 131072, 14680064, 458752}}, .runtime = {1, 0, 8}, .median_us = 10.863f, .default_us = 21.133f, .predicted = false},
    {.device = 0, .kernel = 362, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {64, 28672, 4096, 1, 4096, 4096, 28672, 262144, 117440512, 1835008}}, .runtime = {1, 0, 8}, .median_us = 59.644f, .default_us = 68.496f, .predicted = false},
    {.device = 0, .kernel = 366, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {128, 4096, 4096, 1, 4096, 4096, 4096, 524288, 16777216, 524288}}, .runtime = {1, 0, 8}, .median_us = 13.23f, .default_us = 34.331f, .predicted = false},
    {.device = 0, .kernel = 366, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {128, 4096, 14336, 1, 14336, 14336, 4096, 1835008, 58720256, 524288}}, .runtime = {1, 0, 8}, .median_us = 36.397f, .default_us = 102.864f, .predicted = false},
    {.device = 0, .kernel = 367, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {128, 6144, 4096, 1, 4096, 4096, 6144, 524288, 25165824, 786432}}, .runtime = {1, 0, 8}, .median_us = 17.116f, .default_us = 39.317f, .predicted = false},
    {.device = 0, .kernel = 360, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {128, 7168, 18432, 1, 18432, 18432, 7168, 2359296, 132120576, 917504}}, .runtime = {1, 0, 8}, .median_us = 70.411f, .default_us = 157.712f, .predicted = false},
    {.device = 0, .kernel = 363, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {128, 28672, 4096, 1, 4096, 4096, 28672, 524288, 117440512, 3670016}}, .runtime = {1, 0, 8}, .median_us = 64.624f, .default_us = 120.608f, .predicted = false},
    {.device = 0, .kernel = 364, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144}}, .runtime = {1, 0, 8}, .median_us = 4.198f, .default_us = 7.663f, .predicted = false},
    {.device = 0, .kernel = 352, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {512, 4096, 4096, 1, 4096, 4096, 4096, 2097152, 16777216, 2097152}}, .runtime = {1, 0, 8}, .median_us = 27.624f, .default_us = 70.008f, .predicted = false},
    {.device = 0, .kernel = 352, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {512, 4096, 14336, 1, 14336, 14336, 4096, 7340032, 58720256, 2097152}}, .runtime = {1, 0, 8}, .median_us = 83.008f, .default_us = 241.568f, .predicted = false},
    {.device = 0, .kernel = 355, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {512, 6144, 4096, 1, 4096, 4096, 6144, 2097152, 25165824, 3145728}}, .runtime = {1, 0, 8}, .median_us = 38.976f, .default_us = 105.707f, .predicted = false},
    {.device = 0, .kernel = 354, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {512, 28672, 4096, 1, 4096, 4096, 28672, 2097152, 117440512, 14680064}}, .runtime = {1, 0, 8}, .median_us = 169.952f, .default_us = 483.36f, .predicted = false},
    {.device = 0, .kernel = 361, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 0, 8}, .median_us = 6.85f, .default_us = 12.466f, .predicted = false},
    {.device = 0, .kernel = 352, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {1024, 1024, 65536, 1, 65536, 65536, 1024, 67108864, 67108864, 1048576}}, .runtime = {2, 0, 8}, .median_us = 197.264f, .default_us = 559.264f, .predicted = false},
    {.device = 0, .kernel = 357, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304}}, .runtime = {1, 0, 8}, .median_us = 27.728f, .default_us = 66.456f, .predicted = false},
    {.device = 0, .kernel = 357, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {2048, 4096, 4096, 1, 4096, 4096, 4096, 8388608, 16777216, 8388608}}, .runtime = {1, 0, 8}, .median_us = 96.555f, .default_us = 273.504f, .predicted = false},
    {.device = 0, .kernel = 357, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {2048, 4096, 14336, 1, 14336, 14336, 4096, 29360128, 58720256, 8388608}}, .runtime = {1, 0, 16}, .median_us = 330.976f, .default_us = 969.792f, .predicted = false},
    {.device = 0, .kernel = 357, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {2048, 6144, 4096, 1, 4096, 4096, 6144, 8388608, 25165824, 12582912}}, .runtime = {1, 0, 16}, .median_us = 145.072f, .default_us = 412.16f, .predicted = false},
    {.device = 0, .kernel = 359, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {2048, 28672, 4096, 1, 4096, 4096, 28672, 8388608, 117440512, 58720256}}, .runtime = {1, 0, 4}, .median_us = 716.352f, .default_us = 2033.89f, .predicted = false},
    {.device = 0, .kernel = 355, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {4096, 1536, 7168, 1, 7168, 7168, 1536, 29360128, 11010048, 6291456}}, .runtime = {1, 0, 4}, .median_us = 124.04f, .default_us = 357.2f, .predicted = false},
    {.device = 0, .kernel = 357, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 0, 4}, .median_us = 193.312f, .default_us = 543.488f, .predicted = false},
    {.device = 0, .kernel = 356, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {4096, 128256, 4096, 1, 4096, 4096, 128256, 16777216, 525336576, 525336576}}, .runtime = {1, 0, 16}, .median_us = 6400.16f, .default_us = 18424.8f, .predicted = false},
    {.device = 0, .kernel = 357, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {8192, 4096, 4096, 1, 4096, 4096, 4096, 33554432, 16777216, 33554432}}, .runtime = {1, 0, 4}, .median_us = 387.488f, .default_us = 1083.62f, .predicted = false},
    {.device = 0, .kernel = 358, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {8192, 4096, 14336, 1, 14336, 14336, 4096, 117440512, 58720256, 33554432}}, .runtime = {1, 0, 4}, .median_us = 1390.94f, .default_us = 4181.28f, .predicted = false},
    {.device = 0, .kernel = 354, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {8192, 6144, 4096, 1, 4096, 4096, 6144, 33554432, 25165824, 50331648}}, .runtime = {1, 0, 4}, .median_us = 599.552f, .default_us = 1699.17f, .predicted = false},
    {.device = 0, .kernel = 356, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {8192, 8192, 8192, 1, 8192, 8192, 8192, 67108864, 67108864, 67108864}}, .runtime = {1, 0, 4}, .median_us = 1599.42f, .default_us = 4754.14f, .predicted = false},
    {.device = 0, .kernel = 359, .problem = {.op = 1, .threads = 0, .attributes = {2, 1}, .sizes = {8192, 28672, 4096, 1, 4096, 4096, 28672, 33554432, 117440512, 234881024}}, .runtime = {1, 0, 4}, .median_us = 2928.93f, .default_us = 8398.05f, .predicted = false},
    {.device = 0, .kernel = 234, .problem = {.op = 1, .threads = 0, .attributes = {2, 2}, .sizes = {16, 4096, 4096, 1, 16, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 8}, .median_us = 11.347f, .default_us = 36.651f, .predicted = false},
    {.device = 0, .kernel = 369, .problem = {.op = 1, .threads = 0, .attributes = {2, 2}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 0, 8}, .median_us = 6.627f, .default_us = 12.458f, .predicted = false},
    {.device = 0, .kernel = 368, .problem = {.op = 1, .threads = 0, .attributes = {2, 2}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 0, 4}, .median_us = 191.12f, .default_us = 519.584f, .predicted = false},
    {.device = 0, .kernel = 372, .problem = {.op = 1, .threads = 0, .attributes = {2, 3}, .sizes = {16, 4096, 4096, 1, 16, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 0, 8}, .median_us = 15.944f, .default_us = 37.861f, .predicted = false},
    {.device = 0, .kernel = 371, .problem = {.op = 1, .threads = 0, .attributes = {2, 3}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 0, 8}, .median_us = 6.712f, .default_us = 12.325f, .predicted = false},
    {.device = 0, .kernel = 370, .problem = {.op = 1, .threads = 0, .attributes = {2, 3}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 0, 4}, .median_us = 191.688f, .default_us = 535.008f, .predicted = false},
    {.device = 0, .kernel = 280, .problem = {.op = 1, .threads = 0, .attributes = {3, 0}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 0, 8}, .median_us = 11.535f, .default_us = 37.12f, .predicted = false},
    {.device = 0, .kernel = 279, .problem = {.op = 1, .threads = 0, .attributes = {3, 0}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 0, 8}, .median_us = 6.7f, .default_us = 12.366f, .predicted = false},
    {.device = 0, .kernel = 278, .problem = {.op = 1, .threads = 0, .attributes = {3, 0}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 0, 4}, .median_us = 185.92f, .default_us = 512.56f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 96, 96, 1, 96, 96, 96, 96, 9216, 96}}, .runtime = {1, 0, 8}, .median_us = 3.149f, .default_us = 3.573f, .predicted = false},
    {.device = 0, .kernel = 268, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 96, 384, 1, 384, 384, 96, 384, 36864, 96}}, .runtime = {}, .median_us = 2.575f, .default_us = 6.379f, .predicted = false},
    {.device = 0, .kernel = 265, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 96, 1536, 1, 1536, 1536, 96, 1536, 147456, 96}}, .runtime = {}, .median_us = 3.092f, .default_us = 18.717f, .predicted = false},
    {.device = 0, .kernel = 266, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 96, 6144, 1, 6144, 6144, 96, 6144, 589824, 96}}, .runtime = {}, .median_us = 3.785f, .default_us = 68.379f, .predicted = false},
    {.device = 0, .kernel = 269, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 192, 616, 1, 616, 616, 192, 616, 118272, 192}}, .runtime = {}, .median_us = 3.562f, .default_us = 8.019f, .predicted = false},
    {.device = 0, .kernel = 266, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 264, 5824, 1, 5824, 5824, 264, 5824, 1537536, 264}}, .runtime = {}, .median_us = 3.839f, .default_us = 65.056f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 384, 96, 1, 96, 96, 384, 96, 36864, 384}}, .runtime = {1, 0, 8}, .median_us = 3.261f, .default_us = 3.631f, .predicted = false},
    {.device = 0, .kernel = 268, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 384, 384, 1, 384, 384, 384, 384, 147456, 384}}, .runtime = {}, .median_us = 2.603f, .default_us = 5.944f, .predicted = false},
    {.device = 0, .kernel = 265, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 384, 1536, 1, 1536, 1536, 384, 1536, 589824, 384}}, .runtime = {}, .median_us = 2.946f, .default_us = 15.282f, .predicted = false},
    {.device = 0, .kernel = 266, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 384, 6144, 1, 6144, 6144, 384, 6144, 2359296, 384}}, .runtime = {}, .median_us = 4.091f, .default_us = 52.96f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 840, 376, 1, 376, 376, 840, 376, 315840, 840}}, .runtime = {1, 0, 8}, .median_us = 3.914f, .default_us = 6.308f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 1536, 96, 1, 96, 96, 1536, 96, 147456, 1536}}, .runtime = {1, 0, 8}, .median_us = 3.517f, .default_us = 3.767f, .predicted = false},
    {.device = 0, .kernel = 268, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 1536, 384, 1, 384, 384, 1536, 384, 589824, 1536}}, .runtime = {}, .median_us = 2.537f, .default_us = 6.329f, .predicted = false},
    {.device = 0, .kernel = 265, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 1536, 1536, 1, 1536, 1536, 1536, 1536, 2359296, 1536}}, .runtime = {}, .median_us = 3.54f, .default_us = 16.101f, .predicted = false},
    {.device = 0, .kernel = 271, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 1536, 6144, 1, 6144, 6144, 1536, 6144, 9437184, 1536}}, .runtime = {}, .median_us = 7.017f, .default_us = 53.112f, .predicted = false},
    {.device = 0, .kernel = 265, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096}}, .runtime = {}, .median_us = 10.679f, .default_us = 37.803f, .predicted = false},
    {.device = 0, .kernel = 265, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 4096, 14336, 1, 14336, 14336, 4096, 14336, 58720256, 4096}}, .runtime = {}, .median_us = 30.615f, .default_us = 120.192f, .predicted = false},
    {.device = 0, .kernel = 320, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 6144, 96, 1, 96, 96, 6144, 96, 589824, 6144}}, .runtime = {1, 0, 8}, .median_us = 3.898f, .default_us = 4.043f, .predicted = false},
    {.device = 0, .kernel = 268, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 6144, 384, 1, 384, 384, 6144, 384, 2359296, 6144}}, .runtime = {}, .median_us = 3.273f, .default_us = 6.236f, .predicted = false},
    {.device = 0, .kernel = 270, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 6144, 1536, 1, 1536, 1536, 6144, 1536, 9437184, 6144}}, .runtime = {}, .median_us = 6.498f, .default_us = 15.836f, .predicted = false},
    {.device = 0, .kernel = 270, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 6144, 4096, 1, 4096, 4096, 6144, 4096, 25165824, 6144}}, .runtime = {}, .median_us = 14.464f, .default_us = 38.888f, .predicted = false},
    {.device = 0, .kernel = 272, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 6144, 6144, 1, 6144, 6144, 6144, 6144, 37748736, 6144}}, .runtime = {}, .median_us = 20.995f, .default_us = 55.4f, .predicted = false},
    {.device = 0, .kernel = 322, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 6656, 272, 1, 272, 272, 6656, 272, 1810432, 6656}}, .runtime = {1, 0, 8}, .median_us = 4.479f, .default_us = 5.754f, .predicted = false},
    {.device = 0, .kernel = 270, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1, 28672, 4096, 1, 4096, 4096, 28672, 4096, 117440512, 28672}}, .runtime = {}, .median_us = 57.544f, .default_us = 74.773f, .predicted = false},
    {.device = 0, .kernel = 320, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2, 1936, 80, 1, 80, 80, 1936, 160, 154880, 3872}}, .runtime = {1, 0, 8}, .median_us = 3.622f, .default_us = 3.797f, .predicted = false},
    {.device = 0, .kernel = 322, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2, 2392, 288, 1, 288, 288, 2392, 576, 688896, 4784}}, .runtime = {1, 0, 8}, .median_us = 3.959f, .default_us = 5.784f, .predicted = false},
    {.device = 0, .kernel = 269, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2, 4288, 1696, 1, 1696, 1696, 4288, 3392, 7272448, 8576}}, .runtime = {}, .median_us = 7.6f, .default_us = 17.171f, .predicted = false},
    {.device = 0, .kernel = 272, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2, 6056, 3584, 1, 3584, 3584, 6056, 7168, 21704704, 12112}}, .runtime = {}, .median_us = 12.362f, .default_us = 42.426f, .predicted = false},
    {.device = 0, .kernel = 230, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2, 6584, 3792, 1, 3792, 3792, 6584, 7584, 24966528, 13168}}, .runtime = {1, 8}, .median_us = 16.056f, .default_us = 45.37f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4, 80, 432, 1, 432, 432, 80, 1728, 34560, 320}}, .runtime = {1, 0, 8}, .median_us = 3.807f, .default_us = 6.983f, .predicted = false},
    {.device = 0, .kernel = 320, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4, 2160, 7880, 1, 7880, 7880, 2160, 31520, 17020800, 8640}}, .runtime = {2, 0, 8}, .median_us = 14.584f, .default_us = 87.461f, .predicted = false},
    {.device = 0, .kernel = 264, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {5, 176, 2960, 1, 2960, 2960, 176, 14800, 520960, 880}}, .runtime = {}, .median_us = 5.143f, .default_us = 35.285f, .predicted = false},
    {.device = 0, .kernel = 320, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {5, 2672, 104, 1, 104, 104, 2672, 520, 277888, 13360}}, .runtime = {1, 0, 8}, .median_us = 3.771f, .default_us = 3.984f, .predicted = false},
    {.device = 0, .kernel = 263, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {5, 4184, 3376, 1, 3376, 3376, 4184, 16880, 14125184, 20920}}, .runtime = {}, .median_us = 10.655f, .default_us = 39.648f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 96, 96, 1, 96, 96, 96, 576, 9216, 576}}, .runtime = {1, 0, 8}, .median_us = 3.145f, .default_us = 3.692f, .predicted = false},
    {.device = 0, .kernel = 268, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 96, 384, 1, 384, 384, 96, 2304, 36864, 576}}, .runtime = {}, .median_us = 2.656f, .default_us = 6.493f, .predicted = false},
    {.device = 0, .kernel = 265, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 96, 1536, 1, 1536, 1536, 96, 9216, 147456, 576}}, .runtime = {}, .median_us = 3.233f, .default_us = 18.838f, .predicted = false},
    {.device = 0, .kernel = 266, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 96, 6144, 1, 6144, 6144, 96, 36864, 589824, 576}}, .runtime = {}, .median_us = 3.597f, .default_us = 68.768f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 384, 96, 1, 96, 96, 384, 576, 36864, 2304}}, .runtime = {1, 0, 8}, .median_us = 3.304f, .default_us = 3.778f, .predicted = false},
    {.device = 0, .kernel = 268, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 384, 384, 1, 384, 384, 384, 2304, 147456, 2304}}, .runtime = {}, .median_us = 2.675f, .default_us = 6.075f, .predicted = false},
    {.device = 0, .kernel = 265, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 384, 1536, 1, 1536, 1536, 384, 9216, 589824, 2304}}, .runtime = {}, .median_us = 3.061f, .default_us = 15.415f, .predicted = false},
    {.device = 0, .kernel = 273, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 384, 6144, 1, 6144, 6144, 384, 36864, 2359296, 2304}}, .runtime = {}, .median_us = 4.217f, .default_us = 53.112f, .predicted = false},
    {.device = 0, .kernel = 329, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 1536, 96, 1, 96, 96, 1536, 576, 147456, 9216}}, .runtime = {1, 0, 8}, .median_us = 3.544f, .default_us = 3.84f, .predicted = false},
    {.device = 0, .kernel = 268, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 1536, 384, 1, 384, 384, 1536, 2304, 589824, 9216}}, .runtime = {}, .median_us = 2.568f, .default_us = 6.421f, .predicted = false},
    {.device = 0, .kernel = 267, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 1536, 1536, 1, 1536, 1536, 1536, 9216, 2359296, 9216}}, .runtime = {}, .median_us = 3.675f, .default_us = 16.197f, .predicted = false},
    {.device = 0, .kernel = 271, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 1536, 6144, 1, 6144, 6144, 1536, 36864, 9437184, 9216}}, .runtime = {}, .median_us = 7.361f, .default_us = 53.312f, .predicted = false},
    {.device = 0, .kernel = 321, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 6144, 96, 1, 96, 96, 6144, 576, 589824, 36864}}, .runtime = {1, 0, 8}, .median_us = 4.001f, .default_us = 4.168f, .predicted = false},
    {.device = 0, .kernel = 268, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 6144, 384, 1, 384, 384, 6144, 2304, 2359296, 36864}}, .runtime = {}, .median_us = 3.454f, .default_us = 6.444f, .predicted = false},
    {.device = 0, .kernel = 270, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 6144, 1536, 1, 1536, 1536, 6144, 9216, 9437184, 36864}}, .runtime = {}, .median_us = 6.686f, .default_us = 16.056f, .predicted = false},
    {.device = 0, .kernel = 272, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6, 6144, 6144, 1, 6144, 6144, 6144, 36864, 37748736, 36864}}, .runtime = {}, .median_us = 21.168f, .default_us = 55.584f, .predicted = false},
    {.device = 0, .kernel = 263, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8, 4096, 4095, 1, 4095, 4095, 4096, 32760, 16773120, 32768}}, .runtime = {}, .median_us = 12.762f, .default_us = 516.224f, .predicted = false},
    {.device = 0, .kernel = 269, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8, 8448, 664, 1, 664, 664, 8448, 5312, 5609472, 67584}}, .runtime = {}, .median_us = 6.543f, .default_us = 9.643f, .predicted = false},
    {.device = 0, .kernel = 287, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8, 13528, 720, 1, 720, 720, 13528, 5760, 9740160, 108224}}, .runtime = {1, 0, 8}, .median_us = 8.8f, .default_us = 13.094f, .predicted = false},
    {.device = 0, .kernel = 321, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {9, 8216, 112, 1, 112, 112, 8216, 1008, 920192, 73944}}, .runtime = {1, 0, 8}, .median_us = 3.985f, .default_us = 4.276f, .predicted = false},
    {.device = 0, .kernel = 229, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {10, 336, 14488, 1, 14488, 14488, 336, 144880, 4867968, 3360}}, .runtime = {16, 8}, .median_us = 8.965f, .default_us = 157.712f, .predicted = false},
    {.device = 0, .kernel = 260, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {10, 1312, 496, 1, 496, 496, 1312, 4960, 650752, 13120}}, .runtime = {}, .median_us = 4.278f, .default_us = 7.904f, .predicted = false},
    {.device = 0, .kernel = 287, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {10, 15992, 872, 1, 872, 872, 15992, 8720, 13945024, 159920}}, .runtime = {1, 0, 8}, .median_us = 11.214f, .default_us = 15.718f, .predicted = false},
    {.device = 0, .kernel = 260, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 4095, 4095, 1, 4095, 4095, 4095, 65520, 16769025, 65520}}, .runtime = {}, .median_us = 15.172f, .default_us = 528.096f, .predicted = false},
    {.device = 0, .kernel = 231, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 8}, .median_us = 11.873f, .default_us = 38.059f, .predicted = false},
    {.device = 0, .kernel = 259, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 4096, 14336, 1, 14336, 14336, 4096, 229376, 58720256, 65536}}, .runtime = {}, .median_us = 32.848f, .default_us = 120.816f, .predicted = false},
    {.device = 0, .kernel = 258, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 6144, 4096, 1, 4096, 4096, 6144, 65536, 25165824, 98304}}, .runtime = {}, .median_us = 16.173f, .default_us = 39.432f, .predicted = false},
    {.device = 0, .kernel = 286, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16, 28672, 4096, 1, 4096, 4096, 28672, 65536, 117440512, 458752}}, .runtime = {1, 0, 8}, .median_us = 60.792f, .default_us = 75.488f, .predicted = false},
    {.device = 0, .kernel = 327, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {17, 4544, 8088, 1, 8088, 8088, 4544, 137496, 36751872, 77248}}, .runtime = {1, 0, 8}, .median_us = 28.568f, .default_us = 73.195f, .predicted = false},
    {.device = 0, .kernel = 328, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {19, 80, 7776, 1, 7776, 7776, 80, 147744, 622080, 1520}}, .runtime = {6, 0, 8}, .median_us = 8.512f, .default_us = 86.965f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {20, 96, 1784, 1, 1784, 1784, 96, 35680, 171264, 1920}}, .runtime = {1, 0, 8}, .median_us = 6.043f, .default_us = 22.912f, .predicted = false},
    {.device = 0, .kernel = 297, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {20, 12936, 3216, 1, 3216, 3216, 12936, 64320, 41602176, 258720}}, .runtime = {1, 0, 8}, .median_us = 27.108f, .default_us = 49.146f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {23, 136, 1080, 1, 1080, 1080, 136, 24840, 146880, 3128}}, .runtime = {1, 0, 8}, .median_us = 5.025f, .default_us = 14.683f, .predicted = false},
    {.device = 0, .kernel = 334, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {23, 3096, 160, 1, 160, 160, 3096, 3680, 495360, 71208}}, .runtime = {1, 0, 8}, .median_us = 4.105f, .default_us = 5.46f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 96, 96, 1, 96, 96, 96, 2304, 9216, 2304}}, .runtime = {1, 0, 8}, .median_us = 3.183f, .default_us = 4.401f, .predicted = false},
    {.device = 0, .kernel = 262, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 96, 384, 1, 384, 384, 96, 9216, 36864, 2304}}, .runtime = {}, .median_us = 3.553f, .default_us = 7.225f, .predicted = false},
    {.device = 0, .kernel = 261, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 96, 1536, 1, 1536, 1536, 96, 36864, 147456, 2304}}, .runtime = {}, .median_us = 4.16f, .default_us = 20.362f, .predicted = false},
    {.device = 0, .kernel = 328, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 96, 6144, 1, 6144, 6144, 96, 147456, 589824, 2304}}, .runtime = {6, 0, 8}, .median_us = 7.599f, .default_us = 69.483f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 384, 96, 1, 96, 96, 384, 2304, 36864, 9216}}, .runtime = {1, 0, 8}, .median_us = 3.304f, .default_us = 4.469f, .predicted = false},
    {.device = 0, .kernel = 262, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 384, 384, 1, 384, 384, 384, 9216, 147456, 9216}}, .runtime = {}, .median_us = 3.548f, .default_us = 6.78f, .predicted = false},
    {.device = 0, .kernel = 261, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 384, 1536, 1, 1536, 1536, 384, 36864, 589824, 9216}}, .runtime = {}, .median_us = 4.182f, .default_us = 16.098f, .predicted = false},
    {.device = 0, .kernel = 261, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 384, 6144, 1, 6144, 6144, 384, 147456, 2359296, 9216}}, .runtime = {}, .median_us = 7.887f, .default_us = 53.872f, .predicted = false},
    {.device = 0, .kernel = 329, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 1536, 96, 1, 96, 96, 1536, 2304, 147456, 36864}}, .runtime = {1, 0, 8}, .median_us = 3.566f, .default_us = 4.6f, .predicted = false},
    {.device = 0, .kernel = 262, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 1536, 384, 1, 384, 384, 1536, 9216, 589824, 36864}}, .runtime = {}, .median_us = 3.376f, .default_us = 7.128f, .predicted = false},
    {.device = 0, .kernel = 261, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 1536, 1536, 1, 1536, 1536, 1536, 36864, 2359296, 36864}}, .runtime = {}, .median_us = 4.67f, .default_us = 16.987f, .predicted = false},
    {.device = 0, .kernel = 327, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 1536, 6144, 1, 6144, 6144, 1536, 147456, 9437184, 36864}}, .runtime = {3, 0, 8}, .median_us = 10.276f, .default_us = 53.928f, .predicted = false},
    {.device = 0, .kernel = 334, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 6144, 96, 1, 96, 96, 6144, 2304, 589824, 147456}}, .runtime = {1, 0, 8}, .median_us = 4.069f, .default_us = 4.911f, .predicted = false},
    {.device = 0, .kernel = 262, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 6144, 384, 1, 384, 384, 6144, 9216, 2359296, 147456}}, .runtime = {}, .median_us = 4.428f, .default_us = 7.298f, .predicted = false},
    {.device = 0, .kernel = 327, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 6144, 1536, 1, 1536, 1536, 6144, 36864, 9437184, 147456}}, .runtime = {1, 0, 8}, .median_us = 8.573f, .default_us = 17.056f, .predicted = false},
    {.device = 0, .kernel = 327, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {24, 6144, 6144, 1, 6144, 6144, 6144, 147456, 37748736, 147456}}, .runtime = {1, 0, 8}, .median_us = 24.22f, .default_us = 56.616f, .predicted = false},
    {.device = 0, .kernel = 297, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {31, 8560, 9392, 1, 9392, 9392, 8560, 291152, 80395520, 265360}}, .runtime = {1, 0, 8}, .median_us = 44.8f, .default_us = 131.344f, .predicted = false},
    {.device = 0, .kernel = 297, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {31, 14744, 13264, 1, 13264, 13264, 14744, 411184, 195564416, 457064}}, .runtime = {1, 0, 8}, .median_us = 99.349f, .default_us = 185.84f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {40, 8992, 1184, 1, 1184, 1184, 8992, 47360, 10646528, 359680}}, .runtime = {1, 0, 8}, .median_us = 10.125f, .default_us = 21.574f, .predicted = false},
    {.device = 0, .kernel = 228, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {42, 80, 15504, 1, 15504, 15504, 80, 651168, 1240320, 3360}}, .runtime = {16, 8}, .median_us = 7.758f, .default_us = 169.392f, .predicted = false},
    {.device = 0, .kernel = 229, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {42, 448, 1640, 1, 1640, 1640, 448, 68880, 734720, 18816}}, .runtime = {1, 8}, .median_us = 6.197f, .default_us = 17.573f, .predicted = false},
    {.device = 0, .kernel = 334, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {56, 1592, 72, 1, 72, 72, 1592, 4032, 114624, 89152}}, .runtime = {1, 0, 8}, .median_us = 3.83f, .default_us = 4.883f, .predicted = false},
    {.device = 0, .kernel = 375, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 4096, 4095, 1, 4095, 4095, 4096, 262080, 16773120, 262144}}, .runtime = {1, 0, 8}, .median_us = 21.587f, .default_us = 625.6f, .predicted = false},
    {.device = 0, .kernel = 328, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144}}, .runtime = {1, 0, 8}, .median_us = 12.528f, .default_us = 33.472f, .predicted = false},
    {.device = 0, .kernel = 328, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 4096, 14336, 1, 14336, 14336, 4096, 917504, 58720256, 262144}}, .runtime = {1, 0, 8}, .median_us = 34.933f, .default_us = 100.832f, .predicted = false},
    {.device = 0, .kernel = 330, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 6144, 4096, 1, 4096, 4096, 6144, 262144, 25165824, 393216}}, .runtime = {1, 0, 8}, .median_us = 16.406f, .default_us = 35.259f, .predicted = false},
    {.device = 0, .kernel = 333, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 7168, 2048, 1, 2048, 2048, 7168, 131072, 14680064, 458752}}, .runtime = {1, 0, 8}, .median_us = 10.999f, .default_us = 21.066f, .predicted = false},
    {.device = 0, .kernel = 324, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {64, 28672, 4096, 1, 4096, 4096, 28672, 262144, 117440512, 1835008}}, .runtime = {1, 0, 8}, .median_us = 60.86f, .default_us = 69.941f, .predicted = false},
    {.device = 0, .kernel = 331, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {65, 568, 3528, 1, 3528, 3528, 568, 229320, 2003904, 36920}}, .runtime = {4, 0, 8}, .median_us = 9.219f, .default_us = 42.701f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {75, 280, 80, 1, 80, 80, 280, 6000, 22400, 21000}}, .runtime = {1, 0, 8}, .median_us = 3.41f, .default_us = 4.789f, .predicted = false},
    {.device = 0, .kernel = 332, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {88, 1208, 968, 1, 968, 968, 1208, 85184, 1169344, 106304}}, .runtime = {1, 0, 8}, .median_us = 6.154f, .default_us = 14.528f, .predicted = false},
    {.device = 0, .kernel = 341, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {88, 1488, 10536, 1, 10536, 10536, 1488, 927168, 15677568, 130944}}, .runtime = {4, 0, 8}, .median_us = 21.306f, .default_us = 116.544f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 96, 96, 1, 96, 96, 96, 9216, 9216, 9216}}, .runtime = {1, 0, 8}, .median_us = 3.254f, .default_us = 4.631f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 96, 384, 1, 384, 384, 96, 36864, 36864, 9216}}, .runtime = {1, 0, 8}, .median_us = 3.671f, .default_us = 7.482f, .predicted = false},
    {.device = 0, .kernel = 261, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 96, 1536, 1, 1536, 1536, 96, 147456, 147456, 9216}}, .runtime = {}, .median_us = 4.439f, .default_us = 20.605f, .predicted = false},
    {.device = 0, .kernel = 328, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 96, 6144, 1, 6144, 6144, 96, 589824, 589824, 9216}}, .runtime = {4, 0, 8}, .median_us = 7.744f, .default_us = 69.419f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 384, 96, 1, 96, 96, 384, 9216, 36864, 36864}}, .runtime = {1, 0, 8}, .median_us = 3.377f, .default_us = 4.745f, .predicted = false},
    {.device = 0, .kernel = 262, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 384, 384, 1, 384, 384, 384, 36864, 147456, 36864}}, .runtime = {}, .median_us = 3.801f, .default_us = 6.695f, .predicted = false},
    {.device = 0, .kernel = 261, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 384, 1536, 1, 1536, 1536, 384, 147456, 589824, 36864}}, .runtime = {}, .median_us = 4.404f, .default_us = 15.436f, .predicted = false},
    {.device = 0, .kernel = 261, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 384, 6144, 1, 6144, 6144, 384, 589824, 2359296, 36864}}, .runtime = {}, .median_us = 9.046f, .default_us = 51.072f, .predicted = false},
    {.device = 0, .kernel = 329, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 1536, 96, 1, 96, 96, 1536, 9216, 147456, 147456}}, .runtime = {1, 0, 8}, .median_us = 3.671f, .default_us = 4.909f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 1536, 384, 1, 384, 384, 1536, 36864, 589824, 147456}}, .runtime = {1, 0, 8}, .median_us = 3.97f, .default_us = 6.915f, .predicted = false},
    {.device = 0, .kernel = 332, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 1536, 1536, 1, 1536, 1536, 1536, 147456, 2359296, 147456}}, .runtime = {1, 0, 8}, .median_us = 6.055f, .default_us = 15.406f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 1536, 6144, 1, 6144, 6144, 1536, 589824, 9437184, 147456}}, .runtime = {4, 0, 8}, .median_us = 12.086f, .default_us = 51.352f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 6144, 96, 1, 96, 96, 6144, 9216, 589824, 589824}}, .runtime = {1, 0, 8}, .median_us = 4.23f, .default_us = 5.451f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 6144, 384, 1, 384, 384, 6144, 36864, 2359296, 589824}}, .runtime = {1, 0, 8}, .median_us = 5.237f, .default_us = 7.905f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 6144, 1536, 1, 1536, 1536, 6144, 147456, 9437184, 589824}}, .runtime = {1, 0, 8}, .median_us = 9.736f, .default_us = 20.8f, .predicted = false},
    {.device = 0, .kernel = 339, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {96, 6144, 6144, 1, 6144, 6144, 6144, 589824, 37748736, 589824}}, .runtime = {1, 0, 8}, .median_us = 26.05f, .default_us = 66.084f, .predicted = false},
    {.device = 0, .kernel = 319, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {98, 3448, 8368, 1, 8368, 8368, 3448, 820064, 28852864, 337904}}, .runtime = {3, 0, 8}, .median_us = 27.444f, .default_us = 94.539f, .predicted = false},
    {.device = 0, .kernel = 373, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 1001, 8191, 1, 8191, 8191, 1001, 1048448, 8199191, 128128}}, .runtime = {8, 0, 8}, .median_us = 21.251f, .default_us = 1144.54f, .predicted = false},
    {.device = 0, .kernel = 333, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 4096, 4096, 1, 4096, 4096, 4096, 524288, 16777216, 524288}}, .runtime = {1, 0, 8}, .median_us = 13.213f, .default_us = 33.928f, .predicted = false},
    {.device = 0, .kernel = 374, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 4096, 4097, 1, 4097, 4097, 4096, 524416, 16781312, 524288}}, .runtime = {3, 1, 8}, .median_us = 29.81f, .default_us = 609.472f, .predicted = false},
    {.device = 0, .kernel = 333, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 4096, 14336, 1, 14336, 14336, 4096, 1835008, 58720256, 524288}}, .runtime = {1, 0, 8}, .median_us = 36.48f, .default_us = 101.808f, .predicted = false},
    {.device = 0, .kernel = 338, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 6144, 4096, 1, 4096, 4096, 6144, 524288, 25165824, 786432}}, .runtime = {1, 0, 8}, .median_us = 17.324f, .default_us = 38.648f, .predicted = false},
    {.device = 0, .kernel = 314, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 7168, 18432, 1, 18432, 18432, 7168, 2359296, 132120576, 917504}}, .runtime = {1, 0, 8}, .median_us = 71.413f, .default_us = 151.296f, .predicted = false},
    {.device = 0, .kernel = 325, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {128, 28672, 4096, 1, 4096, 4096, 28672, 524288, 117440512, 3670016}}, .runtime = {1, 0, 8}, .median_us = 65.408f, .default_us = 115.312f, .predicted = false},
    {.device = 0, .kernel = 333, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {133, 1128, 2368, 1, 2368, 2368, 1128, 314944, 2671104, 150024}}, .runtime = {1, 0, 8}, .median_us = 7.743f, .default_us = 29.883f, .predicted = false},
    {.device = 0, .kernel = 333, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {137, 696, 3472, 1, 3472, 3472, 696, 475664, 2416512, 95352}}, .runtime = {4, 0, 8}, .median_us = 10.106f, .default_us = 41.722f, .predicted = false},
    {.device = 0, .kernel = 302, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {144, 11376, 2032, 1, 2032, 2032, 11376, 292608, 23116032, 1638144}}, .runtime = {1, 0, 8}, .median_us = 24.462f, .default_us = 57.488f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {156, 2272, 1744, 1, 1744, 1744, 2272, 272064, 3962368, 354432}}, .runtime = {1, 0, 8}, .median_us = 8.594f, .default_us = 23.913f, .predicted = false},
    {.device = 0, .kernel = 334, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {157, 1336, 72, 1, 72, 72, 1336, 11304, 96192, 209752}}, .runtime = {1, 0, 8}, .median_us = 3.87f, .default_us = 4.89f, .predicted = false},
    {.device = 0, .kernel = 323, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {159, 7288, 248, 1, 248, 248, 7288, 39432, 1807424, 1158792}}, .runtime = {1, 0, 8}, .median_us = 6.097f, .default_us = 8.712f, .predicted = false},
    {.device = 0, .kernel = 340, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {160, 3904, 2648, 1, 2648, 2648, 3904, 423680, 10337792, 624640}}, .runtime = {1, 0, 8}, .median_us = 18.03f, .default_us = 33.093f, .predicted = false},
    {.device = 0, .kernel = 300, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {227, 1992, 11784, 1, 11784, 11784, 1992, 2674968, 23473728, 452184}}, .runtime = {3, 0, 8}, .median_us = 36.181f, .default_us = 131.2f, .predicted = false},
    {.device = 0, .kernel = 329, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {230, 240, 72, 1, 72, 72, 240, 16560, 17280, 55200}}, .runtime = {1, 0, 8}, .median_us = 3.406f, .default_us = 4.755f, .predicted = false},
    {.device = 0, .kernel = 374, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {256, 4096, 4100, 1, 4100, 4100, 4096, 1049600, 16793600, 1048576}}, .runtime = {1, 0, 8}, .median_us = 42.131f, .default_us = 713.664f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {261, 312, 88, 1, 88, 88, 312, 22968, 27456, 81432}}, .runtime = {1, 0, 8}, .median_us = 3.494f, .default_us = 4.823f, .predicted = false},
    {.device = 0, .kernel = 306, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {290, 9632, 2808, 1, 2808, 2808, 9632, 814320, 27046656, 2793280}}, .runtime = {1, 0, 8}, .median_us = 40.07f, .default_us = 112.944f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {301, 360, 200, 1, 200, 200, 360, 60200, 72000, 108360}}, .runtime = {1, 0, 8}, .median_us = 3.847f, .default_us = 6.147f, .predicted = false},
    {.device = 0, .kernel = 381, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {333, 1001, 999, 1, 999, 999, 1001, 332667, 999999, 333333}}, .runtime = {1, 0, 8}, .median_us = 13.69f, .default_us = 132.784f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {351, 2056, 96, 1, 96, 96, 2056, 33696, 197376, 721656}}, .runtime = {1, 0, 8}, .median_us = 4.093f, .default_us = 5.387f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {361, 1608, 152, 1, 152, 152, 1608, 54872, 244416, 580488}}, .runtime = {1, 0, 8}, .median_us = 4.499f, .default_us = 6.267f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {374, 152, 80, 1, 80, 80, 152, 29920, 12160, 56848}}, .runtime = {1, 0, 8}, .median_us = 3.395f, .default_us = 4.812f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 96, 96, 1, 96, 96, 96, 36864, 9216, 36864}}, .runtime = {1, 0, 8}, .median_us = 3.299f, .default_us = 4.719f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 96, 384, 1, 384, 384, 96, 147456, 36864, 36864}}, .runtime = {1, 0, 8}, .median_us = 3.797f, .default_us = 7.515f, .predicted = false},
    {.device = 0, .kernel = 328, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 96, 1536, 1, 1536, 1536, 96, 589824, 147456, 36864}}, .runtime = {1, 0, 8}, .median_us = 5.309f, .default_us = 20.87f, .predicted = false},
    {.device = 0, .kernel = 328, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 96, 6144, 1, 6144, 6144, 96, 2359296, 589824, 36864}}, .runtime = {4, 0, 8}, .median_us = 8.234f, .default_us = 69.525f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 384, 96, 1, 96, 96, 384, 36864, 36864, 147456}}, .runtime = {1, 0, 8}, .median_us = 3.404f, .default_us = 4.8f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 384, 384, 1, 384, 384, 384, 147456, 147456, 147456}}, .runtime = {1, 0, 8}, .median_us = 3.901f, .default_us = 6.632f, .predicted = false},
    {.device = 0, .kernel = 328, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 384, 1536, 1, 1536, 1536, 384, 589824, 589824, 147456}}, .runtime = {1, 0, 8}, .median_us = 5.331f, .default_us = 14.123f, .predicted = false},
    {.device = 0, .kernel = 333, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 384, 6144, 1, 6144, 6144, 384, 2359296, 2359296, 147456}}, .runtime = {3, 0, 8}, .median_us = 10.382f, .default_us = 43.75f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 1536, 96, 1, 96, 96, 1536, 36864, 147456, 589824}}, .runtime = {1, 0, 8}, .median_us = 3.929f, .default_us = 5.378f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 1536, 384, 1, 384, 384, 1536, 147456, 589824, 589824}}, .runtime = {1, 0, 8}, .median_us = 4.668f, .default_us = 7.292f, .predicted = false},
    {.device = 0, .kernel = 335, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 1536, 1536, 1, 1536, 1536, 1536, 589824, 2359296, 589824}}, .runtime = {1, 0, 8}, .median_us = 7.246f, .default_us = 15.906f, .predicted = false},
    {.device = 0, .kernel = 337, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 1536, 6144, 1, 6144, 6144, 1536, 2359296, 9437184, 589824}}, .runtime = {1, 0, 8}, .median_us = 21.382f, .default_us = 51.016f, .predicted = false},
    {.device = 0, .kernel = 285, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 6144, 96, 1, 96, 96, 6144, 36864, 589824, 2359296}}, .runtime = {1, 0, 8}, .median_us = 5.469f, .default_us = 10.5f, .predicted = false},
    {.device = 0, .kernel = 318, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 6144, 384, 1, 384, 384, 6144, 147456, 2359296, 2359296}}, .runtime = {1, 0, 8}, .median_us = 7.159f, .default_us = 15.29f, .predicted = false},
    {.device = 0, .kernel = 307, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 6144, 1536, 1, 1536, 1536, 6144, 589824, 9437184, 2359296}}, .runtime = {1, 0, 8}, .median_us = 13.366f, .default_us = 36.459f, .predicted = false},
    {.device = 0, .kernel = 307, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {384, 6144, 6144, 1, 6144, 6144, 6144, 2359296, 37748736, 2359296}}, .runtime = {1, 0, 8}, .median_us = 41.952f, .default_us = 125.664f, .predicted = false},
    {.device = 0, .kernel = 316, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {394, 2128, 88, 1, 88, 88, 2128, 34672, 187264, 838432}}, .runtime = {1, 0, 8}, .median_us = 4.628f, .default_us = 5.583f, .predicted = false},
    {.device = 0, .kernel = 329, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {437, 336, 1064, 1, 1064, 1064, 336, 464968, 357504, 146832}}, .runtime = {1, 0, 8}, .median_us = 5.76f, .default_us = 15.122f, .predicted = false},
    {.device = 0, .kernel = 328, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144}}, .runtime = {1, 0, 8}, .median_us = 4.16f, .default_us = 7.558f, .predicted = false},
    {.device = 0, .kernel = 282, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 4095, 4096, 1, 4096, 4096, 4095, 2097152, 16773120, 2096640}}, .runtime = {1, 0, 8}, .median_us = 28.489f, .default_us = 85.515f, .predicted = false},
    {.device = 0, .kernel = 281, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 4096, 4096, 1, 4096, 4096, 4096, 2097152, 16777216, 2097152}}, .runtime = {1, 0, 8}, .median_us = 26.244f, .default_us = 67.456f, .predicted = false},
    {.device = 0, .kernel = 281, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 4096, 14336, 1, 14336, 14336, 4096, 7340032, 58720256, 2097152}}, .runtime = {1, 0, 8}, .median_us = 82.944f, .default_us = 245.76f, .predicted = false},
    {.device = 0, .kernel = 290, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 6144, 4096, 1, 4096, 4096, 6144, 2097152, 25165824, 3145728}}, .runtime = {1, 0, 8}, .median_us = 37.749f, .default_us = 102.992f, .predicted = false},
    {.device = 0, .kernel = 288, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {512, 28672, 4096, 1, 4096, 4096, 28672, 2097152, 117440512, 14680064}}, .runtime = {1, 0, 8}, .median_us = 171.696f, .default_us = 488.672f, .predicted = false},
    {.device = 0, .kernel = 333, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {665, 352, 1840, 1, 1840, 1840, 352, 1223600, 647680, 234080}}, .runtime = {1, 0, 8}, .median_us = 7.356f, .default_us = 24.519f, .predicted = false},
    {.device = 0, .kernel = 336, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {675, 160, 7568, 1, 7568, 7568, 160, 5108400, 1210880, 108000}}, .runtime = {6, 0, 8}, .median_us = 12.772f, .default_us = 85.141f, .predicted = false},
    {.device = 0, .kernel = 380, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1000, 1000, 1001, 1, 1001, 1001, 1000, 1001000, 1001000, 1000000}}, .runtime = {1, 0, 8}, .median_us = 13.344f, .default_us = 162.448f, .predicted = false},
    {.device = 0, .kernel = 315, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1019, 208, 6440, 1, 6440, 6440, 208, 6562360, 1339520, 211952}}, .runtime = {4, 0, 8}, .median_us = 17.142f, .default_us = 73.376f, .predicted = false},
    {.device = 0, .kernel = 293, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1022, 10576, 568, 1, 568, 568, 10576, 580496, 6007168, 10808672}}, .runtime = {1, 0, 8}, .median_us = 29.865f, .default_us = 79.296f, .predicted = false},
    {.device = 0, .kernel = 316, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 0, 8}, .median_us = 6.754f, .default_us = 12.297f, .predicted = false},
    {.device = 0, .kernel = 284, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1024, 1024, 65536, 1, 65536, 65536, 1024, 67108864, 67108864, 1048576}}, .runtime = {2, 1, 8}, .median_us = 192.304f, .default_us = 546.016f, .predicted = false},
    {.device = 0, .kernel = 378, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1024, 4095, 4095, 1, 4095, 4095, 4095, 4193280, 16769025, 4193280}}, .runtime = {1, 0, 8}, .median_us = 76.24f, .default_us = 2533.62f, .predicted = false},
    {.device = 0, .kernel = 376, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1024, 4096, 4092, 1, 4092, 4092, 4096, 4190208, 16760832, 4194304}}, .runtime = {1, 0, 8}, .median_us = 72.64f, .default_us = 2627.39f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1051, 80, 480, 1, 480, 480, 80, 504480, 38400, 84080}}, .runtime = {1, 0, 8}, .median_us = 4.281f, .default_us = 8.949f, .predicted = false},
    {.device = 0, .kernel = 317, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1066, 400, 8464, 1, 8464, 8464, 400, 9022624, 3385600, 426400}}, .runtime = {2, 0, 8}, .median_us = 29.118f, .default_us = 95.44f, .predicted = false},
    {.device = 0, .kernel = 301, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1123, 952, 216, 1, 216, 216, 952, 242568, 205632, 1069096}}, .runtime = {1, 0, 8}, .median_us = 5.581f, .default_us = 8.326f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 96, 96, 1, 96, 96, 96, 147456, 9216, 147456}}, .runtime = {1, 0, 8}, .median_us = 3.486f, .default_us = 4.787f, .predicted = false},
    {.device = 0, .kernel = 326, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 96, 384, 1, 384, 384, 96, 589824, 36864, 147456}}, .runtime = {1, 0, 8}, .median_us = 3.947f, .default_us = 7.569f, .predicted = false},
    {.device = 0, .kernel = 328, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 96, 1536, 1, 1536, 1536, 96, 2359296, 147456, 147456}}, .runtime = {1, 0, 8}, .median_us = 5.729f, .default_us = 21.123f, .predicted = false},
    {.device = 0, .kernel = 331, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 96, 6144, 1, 6144, 6144, 96, 9437184, 589824, 147456}}, .runtime = {2, 0, 8}, .median_us = 11.417f, .default_us = 70.155f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 384, 96, 1, 96, 96, 384, 147456, 36864, 589824}}, .runtime = {1, 0, 8}, .median_us = 3.901f, .default_us = 5.373f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 384, 384, 1, 384, 384, 384, 589824, 147456, 589824}}, .runtime = {1, 0, 8}, .median_us = 4.743f, .default_us = 7.114f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 384, 1536, 1, 1536, 1536, 384, 2359296, 589824, 589824}}, .runtime = {1, 0, 8}, .median_us = 7.593f, .default_us = 15.391f, .predicted = false},
    {.device = 0, .kernel = 335, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 384, 6144, 1, 6144, 6144, 384, 9437184, 2359296, 589824}}, .runtime = {1, 0, 8}, .median_us = 20.185f, .default_us = 48.899f, .predicted = false},
    {.device = 0, .kernel = 285, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 1536, 96, 1, 96, 96, 1536, 147456, 147456, 2359296}}, .runtime = {1, 0, 8}, .median_us = 5.384f, .default_us = 10.464f, .predicted = false},
    {.device = 0, .kernel = 307, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 1536, 384, 1, 384, 384, 1536, 589824, 589824, 2359296}}, .runtime = {1, 0, 8}, .median_us = 7.129f, .default_us = 14.402f, .predicted = false},
    {.device = 0, .kernel = 307, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 1536, 1536, 1, 1536, 1536, 1536, 2359296, 2359296, 2359296}}, .runtime = {1, 0, 8}, .median_us = 13.282f, .default_us = 34.261f, .predicted = false},
    {.device = 0, .kernel = 307, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 1536, 6144, 1, 6144, 6144, 1536, 9437184, 9437184, 2359296}}, .runtime = {1, 0, 8}, .median_us = 40.749f, .default_us = 118.624f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 6144, 96, 1, 96, 96, 6144, 147456, 589824, 9437184}}, .runtime = {1, 0, 8}, .median_us = 9.517f, .default_us = 29.499f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 6144, 384, 1, 384, 384, 6144, 589824, 2359296, 9437184}}, .runtime = {1, 0, 8}, .median_us = 16.546f, .default_us = 41.37f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 6144, 1536, 1, 1536, 1536, 6144, 2359296, 9437184, 9437184}}, .runtime = {1, 0, 8}, .median_us = 42.982f, .default_us = 106.784f, .predicted = false},
    {.device = 0, .kernel = 305, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {1536, 6144, 6144, 1, 6144, 6144, 6144, 9437184, 37748736, 9437184}}, .runtime = {1, 0, 8}, .median_us = 151.664f, .default_us = 434.816f, .predicted = false},
    {.device = 0, .kernel = 378, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 2047, 2047, 1, 2047, 2047, 2047, 4192256, 4190209, 4192256}}, .runtime = {1, 0, 8}, .median_us = 41.824f, .default_us = 1226.05f, .predicted = false},
    {.device = 0, .kernel = 295, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304}}, .runtime = {1, 0, 8}, .median_us = 27.076f, .default_us = 65.688f, .predicted = false},
    {.device = 0, .kernel = 295, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 4096, 4096, 1, 4096, 4096, 4096, 8388608, 16777216, 8388608}}, .runtime = {1, 0, 8}, .median_us = 94.304f, .default_us = 262.944f, .predicted = false},
    {.device = 0, .kernel = 295, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 4096, 14336, 1, 14336, 14336, 4096, 29360128, 58720256, 8388608}}, .runtime = {1, 0, 16}, .median_us = 312.736f, .default_us = 925.088f, .predicted = false},
    {.device = 0, .kernel = 378, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 5461, 2049, 1, 2049, 2049, 5461, 4196352, 11189589, 11184128}}, .runtime = {1, 0, 8}, .median_us = 122.896f, .default_us = 3220.22f, .predicted = false},
    {.device = 0, .kernel = 313, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 6144, 4096, 1, 4096, 4096, 6144, 8388608, 25165824, 12582912}}, .runtime = {1, 0, 4}, .median_us = 140.464f, .default_us = 396.992f, .predicted = false},
    {.device = 0, .kernel = 311, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 28672, 4096, 1, 4096, 4096, 28672, 8388608, 117440512, 58720256}}, .runtime = {1, 0, 16}, .median_us = 678.368f, .default_us = 1926.59f, .predicted = false},
    {.device = 0, .kernel = 310, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2048, 50257, 768, 1, 768, 768, 50257, 1572864, 38597376, 102926336}}, .runtime = {1, 0, 4}, .median_us = 309.696f, .default_us = 653.568f, .predicted = false},
    {.device = 0, .kernel = 343, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2366, 624, 144, 1, 144, 144, 624, 340704, 89856, 1476384}}, .runtime = {1, 0, 8}, .median_us = 5.177f, .default_us = 7.439f, .predicted = false},
    {.device = 0, .kernel = 296, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {2373, 752, 11464, 1, 11464, 11464, 752, 27204072, 8620928, 1784496}}, .runtime = {2, 0, 4}, .median_us = 71.691f, .default_us = 273.824f, .predicted = false},
    {.device = 0, .kernel = 294, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {3351, 896, 2216, 1, 2216, 2216, 896, 7425816, 1985536, 3002496}}, .runtime = {1, 0, 8}, .median_us = 25.956f, .default_us = 89.589f, .predicted = false},
    {.device = 0, .kernel = 292, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {3971, 15480, 104, 1, 104, 104, 15480, 412984, 1609920, 61471080}}, .runtime = {1, 0, 8}, .median_us = 65.488f, .default_us = 165.16f, .predicted = false},
    {.device = 0, .kernel = 378, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 588, 588, 1, 588, 588, 588, 2408448, 345744, 2408448}}, .runtime = {1, 0, 8}, .median_us = 22.329f, .default_us = 254.144f, .predicted = false},
    {.device = 0, .kernel = 313, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 1536, 7168, 1, 7168, 7168, 1536, 29360128, 11010048, 6291456}}, .runtime = {1, 0, 4}, .median_us = 116.696f, .default_us = 335.056f, .predicted = false},
    {.device = 0, .kernel = 378, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 4095, 4095, 1, 4095, 4095, 4095, 16773120, 16769025, 16773120}}, .runtime = {1, 0, 4}, .median_us = 227.072f, .default_us = 9779.39f, .predicted = false},
    {.device = 0, .kernel = 377, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 4096, 4095, 1, 4095, 4095, 4096, 16773120, 16773120, 16777216}}, .runtime = {1, 0, 16}, .median_us = 211.36f, .default_us = 9484.46f, .predicted = false},
    {.device = 0, .kernel = 295, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 0, 16}, .median_us = 188.12f, .default_us = 530.624f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4096, 128256, 4096, 1, 4096, 4096, 128256, 16777216, 525336576, 525336576}}, .runtime = {1, 0, 4}, .median_us = 6160.54f, .default_us = 18267.4f, .predicted = false},
    {.device = 0, .kernel = 283, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {4541, 368, 13024, 1, 13024, 13024, 368, 59141984, 4792832, 1671088}}, .runtime = {1, 0, 8}, .median_us = 74.4f, .default_us = 287.2f, .predicted = false},
    {.device = 0, .kernel = 298, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {5057, 112, 136, 1, 136, 136, 112, 687752, 15232, 566384}}, .runtime = {1, 0, 8}, .median_us = 4.772f, .default_us = 6.549f, .predicted = false},
    {.device = 0, .kernel = 311, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {5833, 5312, 3760, 1, 3760, 3760, 5312, 21932080, 19973120, 30984896}}, .runtime = {1, 0, 4}, .median_us = 333.728f, .default_us = 942.208f, .predicted = false},
    {.device = 0, .kernel = 303, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6010, 520, 824, 1, 824, 824, 520, 4952240, 428480, 3125200}}, .runtime = {1, 0, 8}, .median_us = 15.19f, .default_us = 43.155f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 96, 96, 1, 96, 96, 96, 589824, 9216, 589824}}, .runtime = {1, 0, 8}, .median_us = 4.176f, .default_us = 5.394f, .predicted = false},
    {.device = 0, .kernel = 342, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 96, 384, 1, 384, 384, 96, 2359296, 36864, 589824}}, .runtime = {1, 0, 8}, .median_us = 5.155f, .default_us = 8.865f, .predicted = false},
    {.device = 0, .kernel = 338, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 96, 1536, 1, 1536, 1536, 96, 9437184, 147456, 589824}}, .runtime = {1, 0, 8}, .median_us = 8.813f, .default_us = 25.756f, .predicted = false},
    {.device = 0, .kernel = 338, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 96, 6144, 1, 6144, 6144, 96, 37748736, 589824, 589824}}, .runtime = {1, 0, 16}, .median_us = 24.985f, .default_us = 86.88f, .predicted = false},
    {.device = 0, .kernel = 307, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 384, 96, 1, 96, 96, 384, 589824, 36864, 2359296}}, .runtime = {1, 0, 8}, .median_us = 5.781f, .default_us = 10.499f, .predicted = false},
    {.device = 0, .kernel = 307, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 384, 384, 1, 384, 384, 384, 2359296, 147456, 2359296}}, .runtime = {1, 0, 8}, .median_us = 7.508f, .default_us = 15.166f, .predicted = false},
    {.device = 0, .kernel = 308, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 384, 1536, 1, 1536, 1536, 384, 9437184, 589824, 2359296}}, .runtime = {1, 0, 8}, .median_us = 14.184f, .default_us = 36.432f, .predicted = false},
    {.device = 0, .kernel = 307, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 384, 6144, 1, 6144, 6144, 384, 37748736, 2359296, 2359296}}, .runtime = {1, 0, 4}, .median_us = 43.184f, .default_us = 130.552f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 1536, 96, 1, 96, 96, 1536, 589824, 147456, 9437184}}, .runtime = {1, 0, 8}, .median_us = 9.525f, .default_us = 29.335f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 1536, 384, 1, 384, 384, 1536, 2359296, 589824, 9437184}}, .runtime = {1, 0, 8}, .median_us = 16.502f, .default_us = 41.594f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 1536, 1536, 1, 1536, 1536, 1536, 9437184, 2359296, 9437184}}, .runtime = {1, 0, 8}, .median_us = 43.482f, .default_us = 107.968f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 1536, 6144, 1, 6144, 6144, 1536, 37748736, 9437184, 9437184}}, .runtime = {1, 0, 4}, .median_us = 158.848f, .default_us = 446.816f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 6144, 96, 1, 96, 96, 6144, 589824, 589824, 37748736}}, .runtime = {1, 0, 8}, .median_us = 28.839f, .default_us = 102.776f, .predicted = false},
    {.device = 0, .kernel = 284, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 6144, 384, 1, 384, 384, 6144, 2359296, 2359296, 37748736}}, .runtime = {1, 0, 8}, .median_us = 50.712f, .default_us = 147.568f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 6144, 1536, 1, 1536, 1536, 6144, 9437184, 9437184, 37748736}}, .runtime = {1, 0, 8}, .median_us = 168.512f, .default_us = 444.224f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6144, 6144, 6144, 1, 6144, 6144, 6144, 37748736, 37748736, 37748736}}, .runtime = {1, 0, 8}, .median_us = 631.264f, .default_us = 1790.24f, .predicted = false},
    {.device = 0, .kernel = 312, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6619, 4400, 5104, 1, 5104, 5104, 4400, 33783376, 22457600, 29123600}}, .runtime = {1, 0, 16}, .median_us = 406.112f, .default_us = 1200.27f, .predicted = false},
    {.device = 0, .kernel = 300, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6687, 184, 3976, 1, 3976, 3976, 184, 26587512, 731584, 1230408}}, .runtime = {1, 0, 16}, .median_us = 30.944f, .default_us = 76.757f, .predicted = false},
    {.device = 0, .kernel = 303, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {6706, 280, 10024, 1, 10024, 10024, 280, 67220944, 2806720, 1877680}}, .runtime = {2, 1, 16}, .median_us = 74.149f, .default_us = 246.768f, .predicted = false},
    {.device = 0, .kernel = 304, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {7900, 1032, 6440, 1, 6440, 6440, 1032, 50876000, 6646080, 8152800}}, .runtime = {1, 0, 16}, .median_us = 166.704f, .default_us = 595.456f, .predicted = false},
    {.device = 0, .kernel = 378, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 1023, 1023, 1, 1023, 1023, 1023, 8380416, 1046529, 8380416}}, .runtime = {1, 0, 8}, .median_us = 48.838f, .default_us = 1189.95f, .predicted = false},
    {.device = 0, .kernel = 379, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 4096, 1028, 1, 1028, 1028, 4096, 8421376, 4210688, 33554432}}, .runtime = {1, 0, 8}, .median_us = 138.928f, .default_us = 4532.19f, .predicted = false},
    {.device = 0, .kernel = 295, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 4096, 4096, 1, 4096, 4096, 4096, 33554432, 16777216, 33554432}}, .runtime = {1, 0, 16}, .median_us = 388.48f, .default_us = 1092.19f, .predicted = false},
    {.device = 0, .kernel = 309, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 4096, 14336, 1, 14336, 14336, 4096, 117440512, 58720256, 33554432}}, .runtime = {1, 0, 4}, .median_us = 1362.08f, .default_us = 4042.82f, .predicted = false},
    {.device = 0, .kernel = 288, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 6144, 4096, 1, 4096, 4096, 6144, 33554432, 25165824, 50331648}}, .runtime = {1, 0, 16}, .median_us = 584.128f, .default_us = 1644.64f, .predicted = false},
    {.device = 0, .kernel = 378, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 8191, 8191, 1, 8191, 8191, 8191, 67100672, 67092481, 67100672}}, .runtime = {1, 0, 4}, .median_us = 1569.5f, .default_us = 89730.8f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 8192, 8192, 1, 8192, 8192, 8192, 67108864, 67108864, 67108864}}, .runtime = {1, 0, 16}, .median_us = 1545.18f, .default_us = 4597.5f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8192, 28672, 4096, 1, 4096, 4096, 28672, 33554432, 117440512, 234881024}}, .runtime = {1, 0, 16}, .median_us = 2806.94f, .default_us = 8114.62f, .predicted = false},
    {.device = 0, .kernel = 303, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {8222, 7392, 15584, 1, 15584, 15584, 7392, 128131648, 115196928, 60777024}}, .runtime = {1, 0, 4}, .median_us = 2763.78f, .default_us = 8462.82f, .predicted = false},
    {.device = 0, .kernel = 299, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {10542, 72, 3656, 1, 3656, 3656, 72, 38541552, 263232, 759024}}, .runtime = {1, 0, 16}, .median_us = 28.759f, .default_us = 67.947f, .predicted = false},
    {.device = 0, .kernel = 293, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {10694, 12272, 88, 1, 88, 88, 12272, 941072, 1079936, 131236768}}, .runtime = {1, 0, 8}, .median_us = 103.232f, .default_us = 345.12f, .predicted = false},
    {.device = 0, .kernel = 293, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {11624, 9656, 1504, 1, 1504, 1504, 9656, 17482496, 14522624, 112241344}}, .runtime = {1, 0, 8}, .median_us = 521.504f, .default_us = 1441.52f, .predicted = false},
    {.device = 0, .kernel = 289, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {13577, 1056, 16248, 1, 16248, 16248, 1056, 220599096, 17157888, 14337312}}, .runtime = {1, 0, 4}, .median_us = 706.752f, .default_us = 2634.34f, .predicted = false},
    {.device = 0, .kernel = 293, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {15581, 12376, 1312, 1, 1312, 1312, 12376, 20442272, 16237312, 192830456}}, .runtime = {1, 0, 16}, .median_us = 846.72f, .default_us = 2406.43f, .predicted = false},
    {.device = 0, .kernel = 291, .problem = {.op = 1, .threads = 0, .attributes = {3, 1}, .sizes = {16176, 2696, 176, 1, 176, 176, 2696, 2846976, 474496, 43610496}}, .runtime = {1, 0, 8}, .median_us = 48.08f, .default_us = 147.08f, .predicted = false},
    {.device = 0, .kernel = 232, .problem = {.op = 1, .threads = 0, .attributes = {3, 2}, .sizes = {16, 4096, 4096, 1, 16, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 8}, .median_us = 11.301f, .default_us = 36.368f, .predicted = false},
    {.device = 0, .kernel = 345, .problem = {.op = 1, .threads = 0, .attributes = {3, 2}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 0, 8}, .median_us = 6.598f, .default_us = 12.538f, .predicted = false},
    {.device = 0, .kernel = 344, .problem = {.op = 1, .threads = 0, .attributes = {3, 2}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 0, 4}, .median_us = 185.928f, .default_us = 510.0f, .predicted = false},
    {.device = 0, .kernel = 348, .problem = {.op = 1, .threads = 0, .attributes = {3, 3}, .sizes = {16, 4096, 4096, 1, 16, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {1, 0, 8}, .median_us = 16.068f, .default_us = 37.728f, .predicted = false},
    {.device = 0, .kernel = 347, .problem = {.op = 1, .threads = 0, .attributes = {3, 3}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {1, 0, 8}, .median_us = 6.694f, .default_us = 12.297f, .predicted = false},
    {.device = 0, .kernel = 346, .problem = {.op = 1, .threads = 0, .attributes = {3, 3}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {1, 0, 4}, .median_us = 196.448f, .default_us = 550.896f, .predicted = false},
    {.device = 5, .kernel = 421, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096}}, .runtime = {8192, 1}, .median_us = 2567.24f, .default_us = 2567.24f, .predicted = false},
    {.device = 5, .kernel = 434, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {4, 4096, 4096, 1, 4096, 4096, 4096, 16384, 16777216, 16384}}, .runtime = {8192, 1}, .median_us = 2995.67f, .default_us = 3266.25f, .predicted = false},
    {.device = 5, .kernel = 421, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {8192, 1}, .median_us = 7478.75f, .default_us = 7478.75f, .predicted = false},
    {.device = 5, .kernel = 428, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144}}, .runtime = {384, 240, 4096, 1, 0, 1}, .median_us = 21699.6f, .default_us = 23144.1f, .predicted = false},
    {.device = 5, .kernel = 428, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {128, 11008, 4096, 1, 4096, 11008, 11008, 524288, 45088768, 1409024}}, .runtime = {384, 240, 4096, 1, 1, 0}, .median_us = 111282.0f, .default_us = 114009.0f, .predicted = false},
    {.device = 5, .kernel = 429, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {256, 256, 256, 1, 256, 256, 256, 65536, 65536, 65536}}, .runtime = {256, 240, 512, 0, 1, 1}, .median_us = 334.261f, .default_us = 353.228f, .predicted = false},
    {.device = 5, .kernel = 429, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144}}, .runtime = {512, 240, 512, 0, 8, 1}, .median_us = 2466.88f, .default_us = 2539.19f, .predicted = false},
    {.device = 5, .kernel = 432, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {1000, 1001, 999, 1, 999, 1001, 1001, 999000, 999999, 1001000}}, .runtime = {512, 240, 4096, 1, 8, 1}, .median_us = 18363.7f, .default_us = 19098.0f, .predicted = false},
    {.device = 5, .kernel = 430, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {512, 240, 4096, 1, 8, 1}, .median_us = 19290.6f, .default_us = 19998.5f, .predicted = false},
    {.device = 5, .kernel = 429, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304}}, .runtime = {512, 240, 4096, 1, 8, 1}, .median_us = 152827.0f, .default_us = 159221.0f, .predicted = false},
    {.device = 5, .kernel = 430, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {4096, 64, 4096, 1, 4096, 64, 64, 16777216, 262144, 262144}}, .runtime = {512, 240, 512, 0, 8, 1}, .median_us = 20348.1f, .default_us = 23901.7f, .predicted = false},
    {.device = 5, .kernel = 433, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096}}, .runtime = {8192, 2}, .median_us = 1365.91f, .default_us = 1551.81f, .predicted = false},
    {.device = 5, .kernel = 434, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {4, 4096, 4096, 1, 4096, 4096, 4096, 16384, 16777216, 16384}}, .runtime = {8192, 2}, .median_us = 2062.48f, .default_us = 2223.81f, .predicted = false},
    {.device = 5, .kernel = 421, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {8192, 2}, .median_us = 3814.21f, .default_us = 4210.2f, .predicted = false},
    {.device = 5, .kernel = 428, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144}}, .runtime = {384, 240, 4096, 1, 0, 2}, .median_us = 11044.2f, .default_us = 11772.9f, .predicted = false},
    {.device = 5, .kernel = 428, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {128, 11008, 4096, 1, 4096, 11008, 11008, 524288, 45088768, 1409024}}, .runtime = {384, 240, 4096, 1, 1, 2}, .median_us = 55821.4f, .default_us = 57561.7f, .predicted = false},
    {.device = 5, .kernel = 425, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {256, 256, 256, 1, 256, 256, 256, 65536, 65536, 65536}}, .runtime = {384, 240, 4096, 1, 1, 0}, .median_us = 172.973f, .default_us = 172.973f, .predicted = false},
    {.device = 5, .kernel = 430, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144}}, .runtime = {512, 240, 512, 0, 8, 1}, .median_us = 1258.74f, .default_us = 1298.35f, .predicted = false},
    {.device = 5, .kernel = 429, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {1000, 1001, 999, 1, 999, 1001, 1001, 999000, 999999, 1001000}}, .runtime = {512, 240, 512, 0, 8, 2}, .median_us = 9230.83f, .default_us = 9520.35f, .predicted = false},
    {.device = 5, .kernel = 429, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {512, 240, 4096, 0, 8, 2}, .median_us = 9898.27f, .default_us = 10351.8f, .predicted = false},
    {.device = 5, .kernel = 429, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304}}, .runtime = {512, 240, 4096, 1, 8, 2}, .median_us = 76535.2f, .default_us = 78554.0f, .predicted = false},
    {.device = 5, .kernel = 430, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {4096, 64, 4096, 1, 4096, 64, 64, 16777216, 262144, 262144}}, .runtime = {384, 240, 512, 0, 0, 1}, .median_us = 10277.8f, .default_us = 12073.2f, .predicted = false},
    {.device = 6, .kernel = 421, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096}}, .runtime = {8192, 1}, .median_us = 1614.6f, .default_us = 1614.6f, .predicted = false},
    {.device = 6, .kernel = 421, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {4, 4096, 4096, 1, 4096, 4096, 4096, 16384, 16777216, 16384}}, .runtime = {8192, 1}, .median_us = 2350.26f, .default_us = 2350.26f, .predicted = false},
    {.device = 6, .kernel = 431, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {384, 240, 4096, 1, 0, 1}, .median_us = 3412.16f, .default_us = 4390.4f, .predicted = false},
    {.device = 6, .kernel = 431, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144}}, .runtime = {256, 240, 4096, 1, 1, 1}, .median_us = 9692.01f, .default_us = 9786.62f, .predicted = false},
    {.device = 6, .kernel = 425, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {128, 11008, 4096, 1, 4096, 11008, 11008, 524288, 45088768, 1409024}}, .runtime = {384, 240, 4096, 1, 1, 0}, .median_us = 49248.9f, .default_us = 49248.9f, .predicted = false},
    {.device = 6, .kernel = 430, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {256, 256, 256, 1, 256, 256, 256, 65536, 65536, 65536}}, .runtime = {256, 240, 512, 0, 0, 1}, .median_us = 120.173f, .default_us = 125.108f, .predicted = false},
    {.device = 6, .kernel = 430, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144}}, .runtime = {512, 240, 512, 0, 8, 1}, .median_us = 1013.93f, .default_us = 1037.46f, .predicted = false},
    {.device = 6, .kernel = 431, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {1000, 1001, 999, 1, 999, 1001, 1001, 999000, 999999, 1001000}}, .runtime = {384, 240, 4096, 1, 8, 1}, .median_us = 7720.44f, .default_us = 7821.12f, .predicted = false},
    {.device = 6, .kernel = 429, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {512, 240, 4096, 1, 8, 1}, .median_us = 7998.92f, .default_us = 8068.94f, .predicted = false},
    {.device = 6, .kernel = 429, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304}}, .runtime = {384, 240, 4096, 1, 8, 1}, .median_us = 65688.1f, .default_us = 68378.8f, .predicted = false},
    {.device = 6, .kernel = 430, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {4096, 64, 4096, 1, 4096, 64, 64, 16777216, 262144, 262144}}, .runtime = {384, 240, 512, 0, 8, 1}, .median_us = 9397.79f, .default_us = 11986.4f, .predicted = false},
    {.device = 6, .kernel = 425, .problem = {.op = 1, .threads = 1, .attributes = {0, 0}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {384, 240, 4096, 1, 1, 0}, .median_us = 605416.0f, .default_us = 605416.0f, .predicted = false},
    {.device = 6, .kernel = 433, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {1, 4096, 4096, 1, 4096, 4096, 4096, 4096, 16777216, 4096}}, .runtime = {8192, 2}, .median_us = 707.847f, .default_us = 809.659f, .predicted = false},
    {.device = 6, .kernel = 421, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {4, 4096, 4096, 1, 4096, 4096, 4096, 16384, 16777216, 16384}}, .runtime = {8192, 1}, .median_us = 1064.9f, .default_us = 1064.9f, .predicted = false},
    {.device = 6, .kernel = 431, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {16, 4096, 4096, 1, 4096, 4096, 4096, 65536, 16777216, 65536}}, .runtime = {256, 240, 4096, 1, 1, 2}, .median_us = 1751.38f, .default_us = 3232.63f, .predicted = false},
    {.device = 6, .kernel = 431, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {64, 4096, 4096, 1, 4096, 4096, 4096, 262144, 16777216, 262144}}, .runtime = {256, 240, 4096, 1, 1, 2}, .median_us = 4970.2f, .default_us = 5151.53f, .predicted = false},
    {.device = 6, .kernel = 425, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {128, 11008, 4096, 1, 4096, 11008, 11008, 524288, 45088768, 1409024}}, .runtime = {384, 240, 4096, 1, 1, 0}, .median_us = 25152.3f, .default_us = 25152.3f, .predicted = false},
    {.device = 6, .kernel = 430, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {256, 256, 256, 1, 256, 256, 256, 65536, 65536, 65536}}, .runtime = {256, 240, 512, 0, 0, 1}, .median_us = 65.263f, .default_us = 66.886f, .predicted = false},
    {.device = 6, .kernel = 430, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {512, 512, 512, 1, 512, 512, 512, 262144, 262144, 262144}}, .runtime = {512, 240, 512, 0, 8, 2}, .median_us = 514.518f, .default_us = 527.122f, .predicted = false},
    {.device = 6, .kernel = 432, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {1000, 1001, 999, 1, 999, 1001, 1001, 999000, 999999, 1001000}}, .runtime = {384, 240, 4096, 1, 8, 1}, .median_us = 3911.9f, .default_us = 4066.25f, .predicted = false},
    {.device = 6, .kernel = 430, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {1024, 1024, 1024, 1, 1024, 1024, 1024, 1048576, 1048576, 1048576}}, .runtime = {512, 240, 4096, 0, 8, 2}, .median_us = 4135.2f, .default_us = 4230.96f, .predicted = false},
    {.device = 6, .kernel = 430, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {2048, 2048, 2048, 1, 2048, 2048, 2048, 4194304, 4194304, 4194304}}, .runtime = {384, 240, 4096, 1, 8, 1}, .median_us = 33252.7f, .default_us = 34072.8f, .predicted = false},
    {.device = 6, .kernel = 430, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {4096, 64, 4096, 1, 4096, 64, 64, 16777216, 262144, 262144}}, .runtime = {384, 240, 512, 0, 8, 1}, .median_us = 4821.77f, .default_us = 6238.98f, .predicted = false},
    {.device = 6, .kernel = 430, .problem = {.op = 1, .threads = 2, .attributes = {0, 0}, .sizes = {4096, 4096, 4096, 1, 4096, 4096, 4096, 16777216, 16777216, 16777216}}, .runtime = {512, 240, 4096, 1, 8, 2}, .median_us = 274022.0f, .default_us = 292750.0f, .predicted = false},
};

}  // namespace

const KernelTable& linked_table() {
  static const KernelEntry kernels[] = {
    {.id = "attention_forward.sm90a.mma.bf16.causal.mma.async.d64.128x64.w32.s2.q",
     .family = "mma",
     .config = "HEAD=64 BM=128 BN=64 WM=32 MATH=mma LOADS=async STAGES=2 HOLD_Q=1",
     .hash = "01f3bee7eb6946429a2ab6f4a2004355",
     .symbol = "tw_attention_forward_sm90a_mma_bf16_causal_mma_async_d64_128x64_w32_s2_q",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules0,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients0},
     .image = embedded(tilewright_image_0, tilewright_image_0_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.bf16.full.mma.async.d64.128x64.w32.s2.q",
     .family = "mma",
     .config = "HEAD=64 BM=128 BN=64 WM=32 MATH=mma LOADS=async STAGES=2 HOLD_Q=1",
     .hash = "5c9937c4be887ce574bcc9e9b5e8aab8",
     .symbol = "tw_attention_forward_sm90a_mma_bf16_full_mma_async_d64_128x64_w32_s2_q",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules0,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients1},
     .image = embedded(tilewright_image_1, tilewright_image_1_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.f16.causal.mma.async.d64.128x64.w32.s2.q",
     .family = "mma",
     .config = "HEAD=64 BM=128 BN=64 WM=32 MATH=mma LOADS=async STAGES=2 HOLD_Q=1",
     .hash = "4b7da9c35165fa9cab1f56d7418dc888",
     .symbol = "tw_attention_forward_sm90a_mma_f16_causal_mma_async_d64_128x64_w32_s2_q",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules0,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients0},
     .image = embedded(tilewright_image_2, tilewright_image_2_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.f16.full.mma.async.d64.128x64.w32.s2.q",
     .family = "mma",
     .config = "HEAD=64 BM=128 BN=64 WM=32 MATH=mma LOADS=async STAGES=2 HOLD_Q=1",
     .hash = "62f1c5d7dd879e794314c3b06ddf71cf",
     .symbol = "tw_attention_forward_sm90a_mma_f16_full_mma_async_d64_128x64_w32_s2_q",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules0,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients1},
     .image = embedded(tilewright_image_3, tilewright_image_3_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.bf16.causal.mma.async.d128.64x128.w16.s1.q",
     .family = "mma",
     .config = "HEAD=128 BM=64 BN=128 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=1",
     .hash = "6fd35ab757f3ba471f8bb9f5aff0372a",
     .symbol = "tw_attention_forward_sm90a_mma_bf16_causal_mma_async_d128_64x128_w16_s1_q",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 81920, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules1,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients2},
     .image = embedded(tilewright_image_4, tilewright_image_4_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.bf16.full.mma.async.d128.64x128.w16.s1.q",
     .family = "mma",
     .config = "HEAD=128 BM=64 BN=128 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=1",
     .hash = "bac5e1dd959b76adf3bcf46bb0295bdf",
     .symbol = "tw_attention_forward_sm90a_mma_bf16_full_mma_async_d128_64x128_w16_s1_q",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 81920, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules1,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients3},
     .image = embedded(tilewright_image_5, tilewright_image_5_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.f16.causal.mma.async.d128.64x128.w16.s1.q",
     .family = "mma",
     .config = "HEAD=128 BM=64 BN=128 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=1",
     .hash = "506a7e1844affcb864b6d21b7bc158d0",
     .symbol = "tw_attention_forward_sm90a_mma_f16_causal_mma_async_d128_64x128_w16_s1_q",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 81920, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules1,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients2},
     .image = embedded(tilewright_image_6, tilewright_image_6_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.f16.full.mma.async.d128.64x128.w16.s1.q",
     .family = "mma",
     .config = "HEAD=128 BM=64 BN=128 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=1",
     .hash = "2e9c58712af13de141936664d87f958b",
     .symbol = "tw_attention_forward_sm90a_mma_f16_full_mma_async_d128_64x128_w16_s1_q",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 81920, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules1,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients3},
     .image = embedded(tilewright_image_7, tilewright_image_7_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.bf16.causal.mma.async.d256.64x64.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=64 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0",
     .hash = "3a373aaa3d8ef38716078f12d76cea7b",
     .symbol = "tw_attention_forward_sm90a_mma_bf16_causal_mma_async_d256_64x64_w16_s1",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules2,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients4},
     .image = embedded(tilewright_image_8, tilewright_image_8_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.bf16.full.mma.async.d256.64x64.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=64 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0",
     .hash = "5459c9239f5b57766156896791c6a3ec",
     .symbol = "tw_attention_forward_sm90a_mma_bf16_full_mma_async_d256_64x64_w16_s1",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules2,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients5},
     .image = embedded(tilewright_image_9, tilewright_image_9_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.f16.causal.mma.async.d256.64x64.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=64 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0",
     .hash = "f898a2b125d332a58bc56832decb85b3",
     .symbol = "tw_attention_forward_sm90a_mma_f16_causal_mma_async_d256_64x64_w16_s1",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules2,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients4},
     .image = embedded(tilewright_image_10, tilewright_image_10_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.f16.full.mma.async.d256.64x64.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=64 WM=16 MATH=mma LOADS=async STAGES=1 HOLD_Q=0",
     .hash = "fc9a48df4b4d9063504181bf2c2585fb",
     .symbol = "tw_attention_forward_sm90a_mma_f16_full_mma_async_d256_64x64_w16_s1",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules2,
     .pointer_alignment = 16,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients5},
     .image = embedded(tilewright_image_11, tilewright_image_11_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.bf16.causal.fma.scalar.d256.64x16.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=16 WM=16 MATH=fma LOADS=scalar STAGES=1 HOLD_Q=0",
     .hash = "11e56b0b280504a8853f885cc88a3eab",
     .symbol = "tw_attention_forward_sm90a_mma_bf16_causal_fma_scalar_d256_64x16_w16_s1",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 54272, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules3,
     .pointer_alignment = 2,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients6},
     .image = embedded(tilewright_image_12, tilewright_image_12_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.bf16.full.fma.scalar.d256.64x16.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=16 WM=16 MATH=fma LOADS=scalar STAGES=1 HOLD_Q=0",
     .hash = "42faf599fac6e5d5e7e6b11ca3d38ad4",
     .symbol = "tw_attention_forward_sm90a_mma_bf16_full_fma_scalar_d256_64x16_w16_s1",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 54272, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules3,
     .pointer_alignment = 2,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients7},
     .image = embedded(tilewright_image_13, tilewright_image_13_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.f16.causal.fma.scalar.d256.64x16.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=16 WM=16 MATH=fma LOADS=scalar STAGES=1 HOLD_Q=0",
     .hash = "6efc6e7580af913965efe45c9024d5d8",
     .symbol = "tw_attention_forward_sm90a_mma_f16_causal_fma_scalar_d256_64x16_w16_s1",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 54272, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules3,
     .pointer_alignment = 2,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_0, .coefficients = kCoefficients6},
     .image = embedded(tilewright_image_14, tilewright_image_14_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.mma.f16.full.fma.scalar.d256.64x16.w16.s1",
     .family = "mma",
     .config = "HEAD=256 BM=64 BN=16 WM=16 MATH=fma LOADS=scalar STAGES=1 HOLD_Q=0",
     .hash = "063690d0150f4aeff9a6226bee349222",
     .symbol = "tw_attention_forward_sm90a_mma_f16_full_fma_scalar_d256_64x16_w16_s1",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 54272, .grid = {Product{{{3, 64}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules3,
     .pointer_alignment = 2,
     .runtime_names = kStrings10,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_1, .coefficients = kCoefficients7},
     .image = embedded(tilewright_image_15, tilewright_image_15_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x128.s3.turns",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=128 STAGES=3 TURNS=1",
     .hash = "3cc117583f03fcf8d44d838e0998c83c",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x128_s3_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229504, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients8},
     .image = embedded(tilewright_image_16, tilewright_image_16_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps0},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x192.s2",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=192 STAGES=2 TURNS=0",
     .hash = "d79e57b19d129efcf89d0cddf03438ea",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x192_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229472, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients9},
     .image = embedded(tilewright_image_17, tilewright_image_17_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps1},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x192.s2.turns",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=192 STAGES=2 TURNS=1",
     .hash = "cc5e29340512252c90d6f79fd34e8305",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x192_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229472, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients9},
     .image = embedded(tilewright_image_18, tilewright_image_18_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps1},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x64.s2",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=64 STAGES=2 TURNS=0",
     .hash = "a6fe2809dde6cedaa9a0cd1fec4527f4",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x64_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98400, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients10},
     .image = embedded(tilewright_image_19, tilewright_image_19_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps2},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d128.3x64x64.s2.turns",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=3 BN=64 STAGES=2 TURNS=1",
     .hash = "c0d66809c7010b827a69927fae6bf339",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d128_3x64x64_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 114784, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients11},
     .image = embedded(tilewright_image_20, tilewright_image_20_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps3},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d128.3x64x80.s2",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=3 BN=80 STAGES=2 TURNS=0",
     .hash = "376d4272f4c8dc18f6fdff74647fac31",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d128_3x64x80_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 131168, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients12},
     .image = embedded(tilewright_image_21, tilewright_image_21_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps4},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d192.2x64x112.s2.turns",
     .family = "wgmma",
     .config = "HEAD=192 GROUPS=2 BN=112 STAGES=2 TURNS=1",
     .hash = "eb53742e4aeb2aa2b1f62ae2ed7280ee",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d192_2x64x112_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221280, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules5,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients13},
     .image = embedded(tilewright_image_22, tilewright_image_22_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps5},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d192.2x64x64.s2",
     .family = "wgmma",
     .config = "HEAD=192 GROUPS=2 BN=64 STAGES=2 TURNS=0",
     .hash = "a9d674804e45910d650ab612b4280954",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d192_2x64x64_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 147552, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules5,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients14},
     .image = embedded(tilewright_image_23, tilewright_image_23_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps2},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d256.2x64x64.s2",
     .family = "wgmma",
     .config = "HEAD=256 GROUPS=2 BN=64 STAGES=2 TURNS=0",
     .hash = "dd281e1b32df19aa30b8f8bcc9ec0f64",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d256_2x64x64_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196704, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules6,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients15},
     .image = embedded(tilewright_image_24, tilewright_image_24_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps2},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d256.2x64x80.s2",
     .family = "wgmma",
     .config = "HEAD=256 GROUPS=2 BN=80 STAGES=2 TURNS=0",
     .hash = "02330d0f792ba41c6f044a2f674c4d68",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d256_2x64x80_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229472, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules6,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients16},
     .image = embedded(tilewright_image_25, tilewright_image_25_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps6},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d64.2x64x64.s2",
     .family = "wgmma",
     .config = "HEAD=64 GROUPS=2 BN=64 STAGES=2 TURNS=0",
     .hash = "0adf7ba85fc3a86aa60080e7efcd35fe",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d64_2x64x64_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49248, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients17},
     .image = embedded(tilewright_image_26, tilewright_image_26_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps2},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d64.3x64x128.s2.turns",
     .family = "wgmma",
     .config = "HEAD=64 GROUPS=3 BN=128 STAGES=2 TURNS=1",
     .hash = "4cefc0c8c7e8e675f0fcbf174ae06871",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d64_3x64x128_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 90208, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients18},
     .image = embedded(tilewright_image_27, tilewright_image_27_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps7},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d96.2x64x64.s3",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=2 BN=64 STAGES=3 TURNS=0",
     .hash = "4741a3b64ec9850dfe7c294a40e4103c",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d96_2x64x64_s3",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 131200, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients19},
     .image = embedded(tilewright_image_28, tilewright_image_28_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps2},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d96.3x64x112.s3",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=3 BN=112 STAGES=3 TURNS=0",
     .hash = "02fb4e4ce2e1b471a641994ae3a47dc7",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d96_3x64x112_s3",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221312, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients20},
     .image = embedded(tilewright_image_29, tilewright_image_29_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps8},
    {.id = "attention_forward.sm90a.wgmma.bf16.causal.d96.3x64x96.s2.turns",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=3 BN=96 STAGES=2 TURNS=1",
     .hash = "142537afe8337fb11fac78aadb923cfc",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_causal_d96_3x64x96_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 147552, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients21},
     .image = embedded(tilewright_image_30, tilewright_image_30_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps9},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d128.2x64x128.s2",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=128 STAGES=2 TURNS=0",
     .hash = "82435b906d976b678320268327f5f881",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d128_2x64x128_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163936, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients22},
     .image = embedded(tilewright_image_31, tilewright_image_31_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps0},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d128.2x64x128.s2.turns",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=128 STAGES=2 TURNS=1",
     .hash = "a1c11d02b5ba69114b3b76b98adf4ced",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d128_2x64x128_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163936, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients22},
     .image = embedded(tilewright_image_32, tilewright_image_32_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps0},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d128.3x64x80.s2",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=3 BN=80 STAGES=2 TURNS=0",
     .hash = "f141cb2408183d7e64bf157189fce622",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d128_3x64x80_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 131168, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients23},
     .image = embedded(tilewright_image_33, tilewright_image_33_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps4},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d192.2x64x112.s2.turns",
     .family = "wgmma",
     .config = "HEAD=192 GROUPS=2 BN=112 STAGES=2 TURNS=1",
     .hash = "bf4b3481940f3a793f3bff5f66d5011a",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d192_2x64x112_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221280, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules5,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients24},
     .image = embedded(tilewright_image_34, tilewright_image_34_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps5},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d192.2x64x64.s3.turns",
     .family = "wgmma",
     .config = "HEAD=192 GROUPS=2 BN=64 STAGES=3 TURNS=1",
     .hash = "8a48b6e959cacf61386e90247510f251",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d192_2x64x64_s3_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196736, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules5,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients25},
     .image = embedded(tilewright_image_35, tilewright_image_35_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps2},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d256.2x64x64.s2",
     .family = "wgmma",
     .config = "HEAD=256 GROUPS=2 BN=64 STAGES=2 TURNS=0",
     .hash = "270826daa0e0fd00b78a934230c0d3e3",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d256_2x64x64_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196704, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules6,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients26},
     .image = embedded(tilewright_image_36, tilewright_image_36_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps2},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d256.2x64x80.s2.turns",
     .family = "wgmma",
     .config = "HEAD=256 GROUPS=2 BN=80 STAGES=2 TURNS=1",
     .hash = "e784361648375198b59728a461a175c4",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d256_2x64x80_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229472, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules6,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients27},
     .image = embedded(tilewright_image_37, tilewright_image_37_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps6},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d64.3x64x112.s2.turns",
     .family = "wgmma",
     .config = "HEAD=64 GROUPS=3 BN=112 STAGES=2 TURNS=1",
     .hash = "c6a1fa532274d570780ce822b366a1f8",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d64_3x64x112_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 82016, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients28},
     .image = embedded(tilewright_image_38, tilewright_image_38_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps8},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d64.3x64x128.s2.turns",
     .family = "wgmma",
     .config = "HEAD=64 GROUPS=3 BN=128 STAGES=2 TURNS=1",
     .hash = "014541a27728624dbc8a58a9707f12f2",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d64_3x64x128_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 90208, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients29},
     .image = embedded(tilewright_image_39, tilewright_image_39_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps7},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d96.2x64x128.s2.turns",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=2 BN=128 STAGES=2 TURNS=1",
     .hash = "cf5d00fe96a6eeefc5cc6e473d5b6619",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d96_2x64x128_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163936, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients30},
     .image = embedded(tilewright_image_40, tilewright_image_40_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps0},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d96.3x64x112.s2.turns",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=3 BN=112 STAGES=2 TURNS=1",
     .hash = "318c6f9dc34c6d7c6393c38f64ce86eb",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d96_3x64x112_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163936, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients31},
     .image = embedded(tilewright_image_41, tilewright_image_41_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps8},
    {.id = "attention_forward.sm90a.wgmma.bf16.full.d96.3x64x96.s2",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=3 BN=96 STAGES=2 TURNS=0",
     .hash = "35e35b40850ec7a84d862fc8d147ee0e",
     .symbol = "tw_attention_forward_sm90a_wgmma_bf16_full_d96_3x64x96_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 147552, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients32},
     .image = embedded(tilewright_image_42, tilewright_image_42_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps9},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d128.2x64x128.s3.turns",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=128 STAGES=3 TURNS=1",
     .hash = "6604d0b8521b847298f1807fc7d6de03",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x128_s3_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229504, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients8},
     .image = embedded(tilewright_image_43, tilewright_image_43_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps10},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d128.2x64x192.s2.turns",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=192 STAGES=2 TURNS=1",
     .hash = "df23a28cc4d50b8e8062fdcb914748c7",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x192_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229472, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients9},
     .image = embedded(tilewright_image_44, tilewright_image_44_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps11},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d128.2x64x64.s2",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=64 STAGES=2 TURNS=0",
     .hash = "a0f6964295a496762f546127f4f6d93e",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d128_2x64x64_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98400, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients10},
     .image = embedded(tilewright_image_45, tilewright_image_45_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps12},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d128.3x64x80.s2",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=3 BN=80 STAGES=2 TURNS=0",
     .hash = "8cf6d18a0817b7df62addc11f8784224",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d128_3x64x80_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 131168, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients12},
     .image = embedded(tilewright_image_46, tilewright_image_46_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps13},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d192.2x64x112.s2.turns",
     .family = "wgmma",
     .config = "HEAD=192 GROUPS=2 BN=112 STAGES=2 TURNS=1",
     .hash = "08136cdf56e61341b3d72f8c17fca0ae",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d192_2x64x112_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221280, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules5,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients13},
     .image = embedded(tilewright_image_47, tilewright_image_47_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps14},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d192.2x64x64.s2",
     .family = "wgmma",
     .config = "HEAD=192 GROUPS=2 BN=64 STAGES=2 TURNS=0",
     .hash = "c533c61e53bca45f4ee3f3e5f9fdf2ed",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d192_2x64x64_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 147552, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules5,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients14},
     .image = embedded(tilewright_image_48, tilewright_image_48_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps12},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d256.2x64x64.s2",
     .family = "wgmma",
     .config = "HEAD=256 GROUPS=2 BN=64 STAGES=2 TURNS=0",
     .hash = "d08947fa5a02c9d46e2c24d556bdc8e0",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d256_2x64x64_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196704, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules6,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients15},
     .image = embedded(tilewright_image_49, tilewright_image_49_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps12},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d256.2x64x80.s2",
     .family = "wgmma",
     .config = "HEAD=256 GROUPS=2 BN=80 STAGES=2 TURNS=0",
     .hash = "7e67f4b1304453b65d7ee9d760d9e20c",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d256_2x64x80_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229472, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules6,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients16},
     .image = embedded(tilewright_image_50, tilewright_image_50_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps15},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d64.2x64x64.s2",
     .family = "wgmma",
     .config = "HEAD=64 GROUPS=2 BN=64 STAGES=2 TURNS=0",
     .hash = "16297612bfc124bf84d5c1c1af5b7a4a",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d64_2x64x64_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49248, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients17},
     .image = embedded(tilewright_image_51, tilewright_image_51_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps12},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d64.3x64x128.s2.turns",
     .family = "wgmma",
     .config = "HEAD=64 GROUPS=3 BN=128 STAGES=2 TURNS=1",
     .hash = "9fff864d38886545fce38b7963bb4af6",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d64_3x64x128_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 90208, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients18},
     .image = embedded(tilewright_image_52, tilewright_image_52_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps16},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d96.2x64x64.s3",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=2 BN=64 STAGES=3 TURNS=0",
     .hash = "087bbee74ed196fbe1532efaea4b19b7",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d96_2x64x64_s3",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 131200, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients19},
     .image = embedded(tilewright_image_53, tilewright_image_53_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps12},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d96.3x64x112.s3",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=3 BN=112 STAGES=3 TURNS=0",
     .hash = "a424ec1e452a4c96c72407524e50d346",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d96_3x64x112_s3",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221312, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients20},
     .image = embedded(tilewright_image_54, tilewright_image_54_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps17},
    {.id = "attention_forward.sm90a.wgmma.f16.causal.d96.3x64x96.s2.turns",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=3 BN=96 STAGES=2 TURNS=1",
     .hash = "6312c97103ccdb71b6173ed2664456ee",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_causal_d96_3x64x96_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 147552, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 256, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_2, .coefficients = kCoefficients21},
     .image = embedded(tilewright_image_55, tilewright_image_55_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps18},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d128.2x64x128.s2",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=128 STAGES=2 TURNS=0",
     .hash = "89a0420d0c52b9ec05fbc6876993b7ae",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d128_2x64x128_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163936, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients22},
     .image = embedded(tilewright_image_56, tilewright_image_56_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps10},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d128.2x64x128.s2.turns",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=2 BN=128 STAGES=2 TURNS=1",
     .hash = "35d7ba9eca2eff40dbbe230e8db590b5",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d128_2x64x128_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163936, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients22},
     .image = embedded(tilewright_image_57, tilewright_image_57_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps10},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d128.3x64x80.s2",
     .family = "wgmma",
     .config = "HEAD=128 GROUPS=3 BN=80 STAGES=2 TURNS=0",
     .hash = "0ae6bbbd2d0f4e290a4b8377829154d4",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d128_3x64x80_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 131168, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules4,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients23},
     .image = embedded(tilewright_image_58, tilewright_image_58_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps13},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d192.2x64x112.s2.turns",
     .family = "wgmma",
     .config = "HEAD=192 GROUPS=2 BN=112 STAGES=2 TURNS=1",
     .hash = "51b962ba9672ec65799c3fb2aad7f3c6",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d192_2x64x112_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221280, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules5,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients24},
     .image = embedded(tilewright_image_59, tilewright_image_59_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps14},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d192.2x64x64.s3.turns",
     .family = "wgmma",
     .config = "HEAD=192 GROUPS=2 BN=64 STAGES=3 TURNS=1",
     .hash = "d766af6215c9d660f5b29708c8632085",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d192_2x64x64_s3_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196736, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules5,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients25},
     .image = embedded(tilewright_image_60, tilewright_image_60_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps12},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d256.2x64x64.s2",
     .family = "wgmma",
     .config = "HEAD=256 GROUPS=2 BN=64 STAGES=2 TURNS=0",
     .hash = "f147d6716e6172b2438448641d275bd1",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d256_2x64x64_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196704, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules6,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients26},
     .image = embedded(tilewright_image_61, tilewright_image_61_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps12},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d256.2x64x80.s2.turns",
     .family = "wgmma",
     .config = "HEAD=256 GROUPS=2 BN=80 STAGES=2 TURNS=1",
     .hash = "96616acc8b676e377a0c62bd23349aad",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d256_2x64x80_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229472, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules6,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients27},
     .image = embedded(tilewright_image_62, tilewright_image_62_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps15},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d64.3x64x112.s2.turns",
     .family = "wgmma",
     .config = "HEAD=64 GROUPS=3 BN=112 STAGES=2 TURNS=1",
     .hash = "a0b552e7497d4ee938ac126e39b37355",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d64_3x64x112_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 82016, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients28},
     .image = embedded(tilewright_image_63, tilewright_image_63_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps17},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d64.3x64x128.s2.turns",
     .family = "wgmma",
     .config = "HEAD=64 GROUPS=3 BN=128 STAGES=2 TURNS=1",
     .hash = "fc16188f0cc0c21ce9ba60666a37f9e4",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d64_3x64x128_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 90208, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules7,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients29},
     .image = embedded(tilewright_image_64, tilewright_image_64_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps16},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d96.2x64x128.s2.turns",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=2 BN=128 STAGES=2 TURNS=1",
     .hash = "adbb6517fa5b01ad39e168aa12f3dfd5",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d96_2x64x128_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163936, .grid = {Product{{{3, 128}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients30},
     .image = embedded(tilewright_image_65, tilewright_image_65_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps10},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d96.3x64x112.s2.turns",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=3 BN=112 STAGES=2 TURNS=1",
     .hash = "cdca398e00f0bb2123ed68c228b24834",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d96_3x64x112_s2_turns",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163936, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients31},
     .image = embedded(tilewright_image_66, tilewright_image_66_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps17},
    {.id = "attention_forward.sm90a.wgmma.f16.full.d96.3x64x96.s2",
     .family = "wgmma",
     .config = "HEAD=96 GROUPS=3 BN=96 STAGES=2 TURNS=0",
     .hash = "80172af9d34842c8916ea56d1274908b",
     .symbol = "tw_attention_forward_sm90a_wgmma_f16_full_d96_3x64x96_s2",
     .kind = TargetKind::cuda,
     .op = 0,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 147552, .grid = {Product{{{3, 192}, {1, 1}, {0, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 1},
     .rules = kRules8,
     .pointer_alignment = 16,
     .runtime_names = kStrings11,
     .runtime_defaults = {1, 0},
     .is_default = false,
     .model = {.function = predicted_us_3, .coefficients = kCoefficients32},
     .image = embedded(tilewright_image_67, tilewright_image_67_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps18},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.causal.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "f273d6603fd1848165f4a1685032de1d",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients33},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.full.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "eb3992e460984f74675194afc6c2452c",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients34},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.general.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "86543ff43289ebab711c10a0decbf516",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {2, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients34},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.causal.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "990c313c1c2c3c2cd95c91d71d190e99",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients33},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.full.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "509bfe628c33156033d4dd861a37c31e",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients34},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.general.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "4fc61ee518ce2f43eca461adb0c7f09f",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients34},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.causal.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "c3f7bc284021389e404d87a29fae7f77",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients33},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_causal_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.full.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "33fd090766d6f9867164bef0c737f7f7",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients34},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_full_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.bf16.general.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "6e15007622c149ace432324d060d8756",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {2, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients34},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_bf16_general_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.causal.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "6137c32bb0995e9f49000ca0c52a86e0",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients33},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_causal_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.full.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "ecc043725d467efaed8a3ee4730bd3da",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients34},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_full_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v3.cpu_flash.f32.general.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "356098491a2fbdb16a614c0a2ea7ac3f",
     .symbol = "tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 7,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients34},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v3_cpu_flash_f32_general_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.causal.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "1bf620ca1a52ab213092e1c691f4cf2e",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients35},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.full.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "b2f37402a0e3df0053a56b508c824a5f",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients36},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.general.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "5f7067c53ed67ed6d6d5b2c820ffac60",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {2, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients36},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.causal.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "a441d2b3dfde053093ed34a87a3e298a",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients35},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.full.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "5f8d9445759f5196268e2f1f32c7194a",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients36},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.general.d64.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=64 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "6c52c5c6389613f9a7f5479424d96c57",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d64_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules9,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients36},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d64_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.causal.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "97ff70af813f11c87502a4fb2af4b8a7",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {2, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients35},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_causal_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.full.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "68bc8d91bd42974b3481ab6b89c6fb1d",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {2, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients36},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_full_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.bf16.general.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "e2bb64cbb6153db056d7f4ef6853d6d2",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {2, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients36},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_bf16_general_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.causal.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "0a51bad27cf880d1a4bf4fdea0732e70",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_4, .coefficients = kCoefficients35},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_causal_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.full.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "57623c50a73cd304bf6573227632416a",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients36},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_full_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "attention_forward.x86-64-v4.cpu_flash.f32.general.d256.32x64.4x2",
     .family = "cpu_flash",
     .config = "HEAD=256 BM=32 BN=64 ROWS=4 NV=2",
     .hash = "8d80b0ad61d4c86a7a4821e6ac04e723",
     .symbol = "tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d256_32x64_4x2",
     .kind = TargetKind::cpu,
     .op = 0,
     .arch = 8,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{3, 32}}}, Product{{{1, 1}}}, Product{{{0, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules10,
     .pointer_alignment = 4,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = true,
     .model = {.function = predicted_us_5, .coefficients = kCoefficients36},
     .image = {},
     .cpu_symbol = tw_attention_forward_x86_64_v4_cpu_flash_f32_general_d256_32x64_4x2,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.mma_register.f16.nt.64x64x32.32x32",
     .family = "mma_register",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32",
     .hash = "fdb0bca8ad4c1241595b685c432a192c",
     .symbol = "tw_gemm_sm75_mma_register_f16_nt_64x64x32_32x32",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 16384, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients37},
     .image = embedded(tilewright_image_92, tilewright_image_92_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "69a81524b52066e42fd2ddb9c6e071a7",
     .symbol = "tw_gemm_sm75_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = embedded(tilewright_image_93, tilewright_image_93_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "615cb34d76d29f893fe59023d3a827c8",
     .symbol = "tw_gemm_sm75_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = embedded(tilewright_image_94, tilewright_image_94_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f8fda5493d4142e053162e7dd8e323cb",
     .symbol = "tw_gemm_sm75_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = embedded(tilewright_image_95, tilewright_image_95_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "7d1543267e5054d5ec4d4157df1f0e29",
     .symbol = "tw_gemm_sm75_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = embedded(tilewright_image_96, tilewright_image_96_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f7bdd9b107c88ec6685e6ccb7ca4beef",
     .symbol = "tw_gemm_sm75_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = embedded(tilewright_image_97, tilewright_image_97_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "701916c18d4a1c3a0b7e021dc79f9a19",
     .symbol = "tw_gemm_sm75_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = embedded(tilewright_image_98, tilewright_image_98_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "0332c91b3dac398b25120e69c9247bf7",
     .symbol = "tw_gemm_sm75_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = embedded(tilewright_image_99, tilewright_image_99_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "6b76b636ca7a4972e39efa5fd18320a1",
     .symbol = "tw_gemm_sm75_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients38},
     .image = embedded(tilewright_image_100, tilewright_image_100_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "8a570f2946427b480476faddaa8c09e8",
     .symbol = "tw_gemm_sm75_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = embedded(tilewright_image_101, tilewright_image_101_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "18d4142a86172fd5b2738f6077b9e2a7",
     .symbol = "tw_gemm_sm75_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = embedded(tilewright_image_102, tilewright_image_102_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "a0757d90098bf4f0709c4c93ee0ef3e0",
     .symbol = "tw_gemm_sm75_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = embedded(tilewright_image_103, tilewright_image_103_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "1c2b8513f1c344ad6b488449e5abf7cf",
     .symbol = "tw_gemm_sm75_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients39},
     .image = embedded(tilewright_image_104, tilewright_image_104_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.mma_register.f16.nt.128x128x64.32x64",
     .family = "mma_register",
     .config = "BM=128 BN=128 BK=64 WM=32 WN=64",
     .hash = "c09ad55686c8dc7c20ef218f67ef79ce",
     .symbol = "tw_gemm_sm75_mma_register_f16_nt_128x128x64_32x64",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 65536, .grid = {Product{{{0, 128}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients40},
     .image = embedded(tilewright_image_105, tilewright_image_105_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.mma_register.f16.nt.32x128x32.32x32",
     .family = "mma_register",
     .config = "BM=32 BN=128 BK=32 WM=32 WN=32",
     .hash = "3a29642ea14adb2d70eb56b5444c18d6",
     .symbol = "tw_gemm_sm75_mma_register_f16_nt_32x128x32_32x32",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 20480, .grid = {Product{{{0, 32}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 32}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients41},
     .image = embedded(tilewright_image_106, tilewright_image_106_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.mma_register.f16.nt.64x128x32.32x32",
     .family = "mma_register",
     .config = "BM=64 BN=128 BK=32 WM=32 WN=32",
     .hash = "b23fa90c33d0d265f3d7a7a41065c1f5",
     .symbol = "tw_gemm_sm75_mma_register_f16_nt_64x128x32_32x32",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 24576, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients42},
     .image = embedded(tilewright_image_107, tilewright_image_107_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.mma_register.f16.nt.64x128x64.32x32",
     .family = "mma_register",
     .config = "BM=64 BN=128 BK=64 WM=32 WN=32",
     .hash = "52eade3bec75c2701348bdc2dc849bd0",
     .symbol = "tw_gemm_sm75_mma_register_f16_nt_64x128x64_32x32",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients43},
     .image = embedded(tilewright_image_108, tilewright_image_108_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm75.simt.f16.nt.16x64x8.4x4",
     .family = "simt",
     .config = "BM=16 BN=64 BK=8 TM=4 TN=4",
     .hash = "348c74ab1a7a8ddd7ab82549d70e1ab7",
     .symbol = "tw_gemm_sm75_simt_f16_nt_16x64x8_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 0,
     .attributes = {2, 1},
     .launch = {.block = {64, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 16}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 4096, .terms = {{{0, 16}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients44},
     .image = embedded(tilewright_image_109, tilewright_image_109_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "3ac972da98ce350802d85f050a7fcfb3",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients45},
     .image = embedded(tilewright_image_110, tilewright_image_110_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "3f065b94a4eb8c309d03b80975960c7a",
     .symbol = "tw_gemm_sm80_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = embedded(tilewright_image_111, tilewright_image_111_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "b310033d2cb1a40487cf72561ab9f7f0",
     .symbol = "tw_gemm_sm80_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = embedded(tilewright_image_112, tilewright_image_112_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "57f9aaa1badbc83c184f35e7e9ab718a",
     .symbol = "tw_gemm_sm80_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = embedded(tilewright_image_113, tilewright_image_113_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "a5025713a32b761cba402514b7227418",
     .symbol = "tw_gemm_sm80_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = embedded(tilewright_image_114, tilewright_image_114_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "482b926175bedb24713046334c9e4cff",
     .symbol = "tw_gemm_sm80_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = embedded(tilewright_image_115, tilewright_image_115_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "76116a659813a3604c82c312a8d18bef",
     .symbol = "tw_gemm_sm80_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = embedded(tilewright_image_116, tilewright_image_116_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "47ac5686e8b94d9c0dcd7e2ff6b5c1af",
     .symbol = "tw_gemm_sm80_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = embedded(tilewright_image_117, tilewright_image_117_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "3eec95dd150184a90b9ef42bc7e5b7a4",
     .symbol = "tw_gemm_sm80_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = embedded(tilewright_image_118, tilewright_image_118_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "942d4caecc14453f4c6b5ce2e4b77452",
     .symbol = "tw_gemm_sm80_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = embedded(tilewright_image_119, tilewright_image_119_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "117b416759044c9dd26b6c167de2aa10",
     .symbol = "tw_gemm_sm80_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = embedded(tilewright_image_120, tilewright_image_120_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "09c89862b3ffbbdf1a05da378eff4d86",
     .symbol = "tw_gemm_sm80_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = embedded(tilewright_image_121, tilewright_image_121_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "21d887fe54a0fb9f02892f8922f01298",
     .symbol = "tw_gemm_sm80_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients47},
     .image = embedded(tilewright_image_122, tilewright_image_122_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "e57598b3209f9066a69071135d9816f2",
     .symbol = "tw_gemm_sm80_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = embedded(tilewright_image_123, tilewright_image_123_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "9929361c42803b7b479d9ea0c332c01c",
     .symbol = "tw_gemm_sm80_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = embedded(tilewright_image_124, tilewright_image_124_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "887365b703470c19343ba9c2afbbd331",
     .symbol = "tw_gemm_sm80_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = embedded(tilewright_image_125, tilewright_image_125_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "6ebbb50a04fce3fe2437b0eddcdc702c",
     .symbol = "tw_gemm_sm80_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients46},
     .image = embedded(tilewright_image_126, tilewright_image_126_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.128x128x32.64x64x1.s4",
     .family = "mma",
     .config = "BM=128 BN=128 BK=32 WM=64 WN=64 SLICES=1 STAGES=4",
     .hash = "bc442bef27e1fca4d9f47578664ad117",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_128x128x32_64x64x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 65536, .grid = {Product{{{0, 128}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients48},
     .image = embedded(tilewright_image_127, tilewright_image_127_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.128x256x64.64x64x1.s3",
     .family = "mma",
     .config = "BM=128 BN=256 BK=64 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "8ec88674bd6c549def1360c0ed44c6ef",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_128x256x64_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 147456, .grid = {Product{{{0, 128}, {1, 256}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 128}, {1, 256}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients49},
     .image = embedded(tilewright_image_128, tilewright_image_128_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.128x64x32.32x64x1.s3",
     .family = "mma",
     .config = "BM=128 BN=64 BK=32 WM=32 WN=64 SLICES=1 STAGES=3",
     .hash = "83a3eed5388fc3f0cd463039026ca8c8",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_128x64x32_32x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 36864, .grid = {Product{{{0, 128}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 128}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients50},
     .image = embedded(tilewright_image_129, tilewright_image_129_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.16x64x128.16x64x4.s6",
     .family = "mma",
     .config = "BM=16 BN=64 BK=128 WM=16 WN=64 SLICES=4 STAGES=6",
     .hash = "3f03e422878be24ef31c438ec559c53e",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_16x64x128_16x64x4_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 122880, .grid = {Product{{{0, 16}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 4096, .terms = {{{0, 16}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients51},
     .image = embedded(tilewright_image_130, tilewright_image_130_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.16x64x64.16x32x2.s3",
     .family = "mma",
     .config = "BM=16 BN=64 BK=64 WM=16 WN=32 SLICES=2 STAGES=3",
     .hash = "7d5d6ff1bf7ca4e3a4b14ebf1d4fe59b",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_16x64x64_16x32x2_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 30720, .grid = {Product{{{0, 16}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 4096, .terms = {{{0, 16}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients52},
     .image = embedded(tilewright_image_131, tilewright_image_131_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.256x128x64.64x64x1.s3",
     .family = "mma",
     .config = "BM=256 BN=128 BK=64 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "17db0ff87d253c8523f238ac857c2730",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_256x128x64_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 147456, .grid = {Product{{{0, 256}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 256}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients53},
     .image = embedded(tilewright_image_132, tilewright_image_132_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.64x128x128.32x64x1.s3",
     .family = "mma",
     .config = "BM=64 BN=128 BK=128 WM=32 WN=64 SLICES=1 STAGES=3",
     .hash = "012ec2d641d37e3a364d0dc2ae6b6f7d",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_64x128x128_32x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 147456, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients54},
     .image = embedded(tilewright_image_133, tilewright_image_133_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.64x128x32.32x64x1.s4",
     .family = "mma",
     .config = "BM=64 BN=128 BK=32 WM=32 WN=64 SLICES=1 STAGES=4",
     .hash = "5463f856a1b47d40f1bb4261448495c0",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_64x128x32_32x64x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients55},
     .image = embedded(tilewright_image_134, tilewright_image_134_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.64x64x128.32x64x2.s4",
     .family = "mma",
     .config = "BM=64 BN=64 BK=128 WM=32 WN=64 SLICES=2 STAGES=4",
     .hash = "85369b8be8e0bcf54e3e68ff913ff585",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_64x64x128_32x64x2_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 131072, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients56},
     .image = embedded(tilewright_image_135, tilewright_image_135_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm80.mma.bf16.nt.64x64x64.32x64x2.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=64 SLICES=2 STAGES=3",
     .hash = "b83513d3b944d7d4014bbe4d078057a1",
     .symbol = "tw_gemm_sm80_mma_bf16_nt_64x64x64_32x64x2_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 1,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients57},
     .image = embedded(tilewright_image_136, tilewright_image_136_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "960faf399dd6f89fbcc55b8058071840",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients58},
     .image = embedded(tilewright_image_137, tilewright_image_137_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "6608b25669175268a16b64a77cfeca16",
     .symbol = "tw_gemm_sm86_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients59},
     .image = embedded(tilewright_image_138, tilewright_image_138_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "c4ec799c4c929aa82200e18c9659eefb",
     .symbol = "tw_gemm_sm86_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients59},
     .image = embedded(tilewright_image_139, tilewright_image_139_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d6e2afe66949614bfe8eebd4d9c585e2",
     .symbol = "tw_gemm_sm86_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients59},
     .image = embedded(tilewright_image_140, tilewright_image_140_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "b9b22d0d66848eb129fc10820f367351",
     .symbol = "tw_gemm_sm86_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients59},
     .image = embedded(tilewright_image_141, tilewright_image_141_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f661f5df41fb733d370018de099b458b",
     .symbol = "tw_gemm_sm86_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients60},
     .image = embedded(tilewright_image_142, tilewright_image_142_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "549a4bcc07fd5819950e7a3637542079",
     .symbol = "tw_gemm_sm86_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients60},
     .image = embedded(tilewright_image_143, tilewright_image_143_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "02ec86d0ffdb8a7776885f0371aaf278",
     .symbol = "tw_gemm_sm86_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients60},
     .image = embedded(tilewright_image_144, tilewright_image_144_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f9ff93bb1988664f1458f42d1b223a92",
     .symbol = "tw_gemm_sm86_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients60},
     .image = embedded(tilewright_image_145, tilewright_image_145_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "85dad67dfaec84cc23a1ef2eceb1444c",
     .symbol = "tw_gemm_sm86_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients60},
     .image = embedded(tilewright_image_146, tilewright_image_146_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "fab6362b99ff3bdffc766c61f514b256",
     .symbol = "tw_gemm_sm86_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients60},
     .image = embedded(tilewright_image_147, tilewright_image_147_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "85c74df5505397d2decf1660663f5ae1",
     .symbol = "tw_gemm_sm86_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients60},
     .image = embedded(tilewright_image_148, tilewright_image_148_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "1267a25e97aec1ceaedf61dc7452475d",
     .symbol = "tw_gemm_sm86_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients60},
     .image = embedded(tilewright_image_149, tilewright_image_149_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "52a526a67ff8cedc60c7cccd8193c8f3",
     .symbol = "tw_gemm_sm86_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients59},
     .image = embedded(tilewright_image_150, tilewright_image_150_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "6afe0edd0198ba0f130d90ee43a7ab90",
     .symbol = "tw_gemm_sm86_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients59},
     .image = embedded(tilewright_image_151, tilewright_image_151_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "36984d881ccf59caf414d7dc21c9ac1b",
     .symbol = "tw_gemm_sm86_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients59},
     .image = embedded(tilewright_image_152, tilewright_image_152_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "cbf80e22385209a1c779d07f3048e47a",
     .symbol = "tw_gemm_sm86_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients59},
     .image = embedded(tilewright_image_153, tilewright_image_153_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.128x128x32.64x64x1.s3",
     .family = "mma",
     .config = "BM=128 BN=128 BK=32 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "a04877f3651221f92a5165824425e14f",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_128x128x32_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 128}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients61},
     .image = embedded(tilewright_image_154, tilewright_image_154_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.128x128x64.64x64x1.s3",
     .family = "mma",
     .config = "BM=128 BN=128 BK=64 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "7b17eb6bf91cac375a3fd31ae2151fea",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_128x128x64_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 128}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients62},
     .image = embedded(tilewright_image_155, tilewright_image_155_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.128x64x32.32x64x1.s4",
     .family = "mma",
     .config = "BM=128 BN=64 BK=32 WM=32 WN=64 SLICES=1 STAGES=4",
     .hash = "04a13e743975bc1a1d9dbe6f80614f19",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_128x64x32_32x64x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 128}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 128}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients63},
     .image = embedded(tilewright_image_156, tilewright_image_156_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.256x128x32.64x64x1.s3",
     .family = "mma",
     .config = "BM=256 BN=128 BK=32 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "309a93aeec0932cc4119eed0bc685fdd",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_256x128x32_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 73728, .grid = {Product{{{0, 256}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 256}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients64},
     .image = embedded(tilewright_image_157, tilewright_image_157_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.32x64x128.32x64x4.s4",
     .family = "mma",
     .config = "BM=32 BN=64 BK=128 WM=32 WN=64 SLICES=4 STAGES=4",
     .hash = "bd1d377f7d7e39746287118449dc6b14",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_32x64x128_32x64x4_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 32}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 8192, .terms = {{{0, 32}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients65},
     .image = embedded(tilewright_image_158, tilewright_image_158_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.64x128x32.32x64x1.s4",
     .family = "mma",
     .config = "BM=64 BN=128 BK=32 WM=32 WN=64 SLICES=1 STAGES=4",
     .hash = "b615b088da98e51efa293ea0dbdff623",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_64x128x32_32x64x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients66},
     .image = embedded(tilewright_image_159, tilewright_image_159_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.64x128x64.32x64x1.s3",
     .family = "mma",
     .config = "BM=64 BN=128 BK=64 WM=32 WN=64 SLICES=1 STAGES=3",
     .hash = "85fddeb5fdf8c473ceffccbb58ecc5fb",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_64x128x64_32x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 73728, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients67},
     .image = embedded(tilewright_image_160, tilewright_image_160_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.64x64x128.32x64x2.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=128 WM=32 WN=64 SLICES=2 STAGES=3",
     .hash = "8701e1ff2581e39cc3fb02d960a3810b",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_64x64x128_32x64x2_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients68},
     .image = embedded(tilewright_image_161, tilewright_image_161_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.64x64x32.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "36d43e57b87fd61a0b73535b48536924",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_64x64x32_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 24576, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients69},
     .image = embedded(tilewright_image_162, tilewright_image_162_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.64x64x32.32x32x1.s4",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=4",
     .hash = "9ab1c06e28638ed128e7d044920033e3",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_64x64x32_32x32x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 32768, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients70},
     .image = embedded(tilewright_image_163, tilewright_image_163_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.64x64x32.32x32x1.s6",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=6",
     .hash = "61e010cc5d053a503e2b09b8e2ae9b53",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_64x64x32_32x32x1_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients71},
     .image = embedded(tilewright_image_164, tilewright_image_164_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.mma.bf16.nt.64x64x64.32x64x2.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=64 SLICES=2 STAGES=3",
     .hash = "4a21ee6c7b059193ad3c5027723b7bce",
     .symbol = "tw_gemm_sm86_mma_bf16_nt_64x64x64_32x64x2_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients72},
     .image = embedded(tilewright_image_165, tilewright_image_165_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.bf16.nt.16x64x8.4x4",
     .family = "simt",
     .config = "BM=16 BN=64 BK=8 TM=4 TN=4",
     .hash = "2953991a600047589391a6f8b8f1c6b0",
     .symbol = "tw_gemm_sm86_simt_bf16_nt_16x64x8_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {64, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 16}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 4096, .terms = {{{0, 16}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients73},
     .image = embedded(tilewright_image_166, tilewright_image_166_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm86.simt.bf16.nt.32x128x16.4x4",
     .family = "simt",
     .config = "BM=32 BN=128 BK=16 TM=4 TN=4",
     .hash = "2e79672829fa2068a2ec9cb48300db18",
     .symbol = "tw_gemm_sm86_simt_bf16_nt_32x128x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 2,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 32}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 32}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients74},
     .image = embedded(tilewright_image_167, tilewright_image_167_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "a5328d0da7338e62744c8af7cd27228c",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients75},
     .image = embedded(tilewright_image_168, tilewright_image_168_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f5a6d3b9e188ee4179ab58818501d0a2",
     .symbol = "tw_gemm_sm89_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients76},
     .image = embedded(tilewright_image_169, tilewright_image_169_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "70ea65de17aef962f82ccbb479917f40",
     .symbol = "tw_gemm_sm89_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients76},
     .image = embedded(tilewright_image_170, tilewright_image_170_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "5148232aba558b75380c7ac35ab09e12",
     .symbol = "tw_gemm_sm89_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients76},
     .image = embedded(tilewright_image_171, tilewright_image_171_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "ce3cf9efb892385abbbca09d3618de58",
     .symbol = "tw_gemm_sm89_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients76},
     .image = embedded(tilewright_image_172, tilewright_image_172_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "99160918d87711c12a55a52887a79330",
     .symbol = "tw_gemm_sm89_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients77},
     .image = embedded(tilewright_image_173, tilewright_image_173_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f3070f4847cdc7b217837b1eca8f63d9",
     .symbol = "tw_gemm_sm89_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients77},
     .image = embedded(tilewright_image_174, tilewright_image_174_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "ce2e81de2e4731cb8c09772c39ccd721",
     .symbol = "tw_gemm_sm89_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients77},
     .image = embedded(tilewright_image_175, tilewright_image_175_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "298c5d3e1d4da950dfdf6a5a5797f86d",
     .symbol = "tw_gemm_sm89_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients77},
     .image = embedded(tilewright_image_176, tilewright_image_176_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "1c4afde5028880f181bb1a5de8fb76de",
     .symbol = "tw_gemm_sm89_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients77},
     .image = embedded(tilewright_image_177, tilewright_image_177_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d1a277fcb785f697786ca8740282f4a6",
     .symbol = "tw_gemm_sm89_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients77},
     .image = embedded(tilewright_image_178, tilewright_image_178_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "09a590eeffdf1043ea70b1e35561e17c",
     .symbol = "tw_gemm_sm89_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients77},
     .image = embedded(tilewright_image_179, tilewright_image_179_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "a171180f966375c0cfc14756471f4094",
     .symbol = "tw_gemm_sm89_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients77},
     .image = embedded(tilewright_image_180, tilewright_image_180_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "82be8e304b00c9d3ff98edd76e8038c2",
     .symbol = "tw_gemm_sm89_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients76},
     .image = embedded(tilewright_image_181, tilewright_image_181_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "c5886c5b28faba9597a368a8f51d3c4c",
     .symbol = "tw_gemm_sm89_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients76},
     .image = embedded(tilewright_image_182, tilewright_image_182_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "7937b595f4894e6c8dfb808b3240e648",
     .symbol = "tw_gemm_sm89_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients76},
     .image = embedded(tilewright_image_183, tilewright_image_183_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "2d12ba7b9cd24873942a67f7fe8ef2dd",
     .symbol = "tw_gemm_sm89_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients76},
     .image = embedded(tilewright_image_184, tilewright_image_184_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.128x128x32.64x64x1.s3",
     .family = "mma",
     .config = "BM=128 BN=128 BK=32 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "42280b6e400375be33d75816231fa577",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_128x128x32_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 128}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients78},
     .image = embedded(tilewright_image_185, tilewright_image_185_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.128x128x64.64x64x1.s3",
     .family = "mma",
     .config = "BM=128 BN=128 BK=64 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "8f6f66fe4beecd6b8f63d2e0052061e0",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_128x128x64_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 128}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients79},
     .image = embedded(tilewright_image_186, tilewright_image_186_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.128x64x32.32x64x1.s4",
     .family = "mma",
     .config = "BM=128 BN=64 BK=32 WM=32 WN=64 SLICES=1 STAGES=4",
     .hash = "c4d6cd0cb8f6eb022cd7992957eb15cb",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_128x64x32_32x64x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 128}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 128}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients80},
     .image = embedded(tilewright_image_187, tilewright_image_187_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.16x32x128.16x16x2.s8",
     .family = "mma",
     .config = "BM=16 BN=32 BK=128 WM=16 WN=16 SLICES=2 STAGES=8",
     .hash = "026bc45ab7f3896818fe0adbe4946adc",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_16x32x128_16x16x2_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 16}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 2048, .terms = {{{0, 16}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients81},
     .image = embedded(tilewright_image_188, tilewright_image_188_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.256x128x32.64x64x1.s3",
     .family = "mma",
     .config = "BM=256 BN=128 BK=32 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "42db5438af3a2a5c2fd1def8f92b90c0",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_256x128x32_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 73728, .grid = {Product{{{0, 256}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 256}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients82},
     .image = embedded(tilewright_image_189, tilewright_image_189_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.32x64x128.32x64x4.s4",
     .family = "mma",
     .config = "BM=32 BN=64 BK=128 WM=32 WN=64 SLICES=4 STAGES=4",
     .hash = "a698c32fc553cd3da905ab4e4d8078cd",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_32x64x128_32x64x4_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 32}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 8192, .terms = {{{0, 32}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients83},
     .image = embedded(tilewright_image_190, tilewright_image_190_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.64x128x32.32x64x1.s4",
     .family = "mma",
     .config = "BM=64 BN=128 BK=32 WM=32 WN=64 SLICES=1 STAGES=4",
     .hash = "c33a64542f4062a184129e0f6cbcaa61",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_64x128x32_32x64x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients84},
     .image = embedded(tilewright_image_191, tilewright_image_191_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.64x128x64.32x64x1.s3",
     .family = "mma",
     .config = "BM=64 BN=128 BK=64 WM=32 WN=64 SLICES=1 STAGES=3",
     .hash = "32300cabdaa43182665137667c576aa9",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_64x128x64_32x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 73728, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients85},
     .image = embedded(tilewright_image_192, tilewright_image_192_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.64x64x128.32x64x2.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=128 WM=32 WN=64 SLICES=2 STAGES=3",
     .hash = "ca8e1cac61a48b9d9f15acf2936fd41d",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_64x64x128_32x64x2_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients86},
     .image = embedded(tilewright_image_193, tilewright_image_193_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.64x64x32.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "a0576138205aa2706b1f402f3fc1fa57",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_64x64x32_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 24576, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients87},
     .image = embedded(tilewright_image_194, tilewright_image_194_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.64x64x32.32x32x1.s4",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=4",
     .hash = "a1409e11d6d4c573e8bab5d2f810887d",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_64x64x32_32x32x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 32768, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients88},
     .image = embedded(tilewright_image_195, tilewright_image_195_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.mma.bf16.nt.64x64x64.32x64x2.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=64 SLICES=2 STAGES=3",
     .hash = "6266fca64e83ad386b93c9f02803bf2b",
     .symbol = "tw_gemm_sm89_mma_bf16_nt_64x64x64_32x64x2_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients89},
     .image = embedded(tilewright_image_196, tilewright_image_196_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.nt.16x64x8.4x4",
     .family = "simt",
     .config = "BM=16 BN=64 BK=8 TM=4 TN=4",
     .hash = "3ef1d1ddd17eb03a11c41908b4202e52",
     .symbol = "tw_gemm_sm89_simt_bf16_nt_16x64x8_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {64, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 16}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 4096, .terms = {{{0, 16}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients90},
     .image = embedded(tilewright_image_197, tilewright_image_197_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.nt.32x128x16.4x4",
     .family = "simt",
     .config = "BM=32 BN=128 BK=16 TM=4 TN=4",
     .hash = "960325b308fd307110a000a2abdb183a",
     .symbol = "tw_gemm_sm89_simt_bf16_nt_32x128x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 32}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 32}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients91},
     .image = embedded(tilewright_image_198, tilewright_image_198_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm89.simt.bf16.nt.32x32x16.4x4",
     .family = "simt",
     .config = "BM=32 BN=32 BK=16 TM=4 TN=4",
     .hash = "2af5432c0acacfe2dfc07526a74a613f",
     .symbol = "tw_gemm_sm89_simt_bf16_nt_32x32x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 3,
     .attributes = {3, 1},
     .launch = {.block = {64, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 32}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 4096, .terms = {{{0, 32}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients92},
     .image = embedded(tilewright_image_199, tilewright_image_199_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.bf16.nn.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "7a875d3468d9594419f74d3d15753886",
     .symbol = "tw_gemm_sm90a_mma_bf16_nn_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients93},
     .image = embedded(tilewright_image_200, tilewright_image_200_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.bf16.nt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "e44e2bb1a991289e2fde68514aa37109",
     .symbol = "tw_gemm_sm90a_mma_bf16_nt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients93},
     .image = embedded(tilewright_image_201, tilewright_image_201_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.bf16.tn.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "d4f09dc9c03ad51f16fe56ff32015bf0",
     .symbol = "tw_gemm_sm90a_mma_bf16_tn_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients93},
     .image = embedded(tilewright_image_202, tilewright_image_202_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.bf16.tt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "fe38f73742520ff596f6673154dd8557",
     .symbol = "tw_gemm_sm90a_mma_bf16_tt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 3},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients93},
     .image = embedded(tilewright_image_203, tilewright_image_203_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.f16.nn.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "1aaff805743b5d0bfaf775a52dc031d9",
     .symbol = "tw_gemm_sm90a_mma_f16_nn_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients93},
     .image = embedded(tilewright_image_204, tilewright_image_204_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.f16.nt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "ddaadecce53df70f94f05b522f4ff59f",
     .symbol = "tw_gemm_sm90a_mma_f16_nt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients93},
     .image = embedded(tilewright_image_205, tilewright_image_205_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.f16.tn.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "ff5ea84d7c10fa2399fe2c44775a0778",
     .symbol = "tw_gemm_sm90a_mma_f16_tn_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients93},
     .image = embedded(tilewright_image_206, tilewright_image_206_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.f16.tt.64x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "8fe7b82c1e09497dfbcd44ac8e30d28d",
     .symbol = "tw_gemm_sm90a_mma_f16_tt_64x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 3},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients93},
     .image = embedded(tilewright_image_207, tilewright_image_207_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.nn.64x64x32.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "5be2608304c858a7591c8efdfb8295d9",
     .symbol = "tw_gemm_sm90a_mma_tf32_nn_64x64x32_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 52224, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients94},
     .image = embedded(tilewright_image_208, tilewright_image_208_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.nt.64x64x32.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "6ac75ab028a3715c173f3d0a13f4d989",
     .symbol = "tw_gemm_sm90a_mma_tf32_nt_64x64x32_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients94},
     .image = embedded(tilewright_image_209, tilewright_image_209_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.tn.64x64x32.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "aad98c053013efbf1bd010e1bc5b2182",
     .symbol = "tw_gemm_sm90a_mma_tf32_tn_64x64x32_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 55296, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients94},
     .image = embedded(tilewright_image_210, tilewright_image_210_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.tt.64x64x32.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=64 BK=32 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "e9a018b91ae5c11bef133d0c8a7b2874",
     .symbol = "tw_gemm_sm90a_mma_tf32_tt_64x64x32_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 3},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 52224, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = true,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients94},
     .image = embedded(tilewright_image_211, tilewright_image_211_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "8fd0675d8ab6d5815949799a6b1f4cc8",
     .symbol = "tw_gemm_sm90a_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients95},
     .image = embedded(tilewright_image_212, tilewright_image_212_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "db4f6bdf49a47c6dc7b88ac27ce7bd23",
     .symbol = "tw_gemm_sm90a_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients95},
     .image = embedded(tilewright_image_213, tilewright_image_213_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "4690fb8cc341f23cef48f8dc6c83ba66",
     .symbol = "tw_gemm_sm90a_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients95},
     .image = embedded(tilewright_image_214, tilewright_image_214_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "b239b1bb4b9f5c41e0f3818dcc6b4171",
     .symbol = "tw_gemm_sm90a_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients95},
     .image = embedded(tilewright_image_215, tilewright_image_215_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d78777e8aa2eae8a23e7053f4006bffa",
     .symbol = "tw_gemm_sm90a_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients96},
     .image = embedded(tilewright_image_216, tilewright_image_216_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "9eb4047ab5c15810e138fcd6cf2b5e77",
     .symbol = "tw_gemm_sm90a_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients96},
     .image = embedded(tilewright_image_217, tilewright_image_217_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "764044f74097327651ffa7d7e183257a",
     .symbol = "tw_gemm_sm90a_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients96},
     .image = embedded(tilewright_image_218, tilewright_image_218_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "4d510972107f07ee3f724ec0964bde76",
     .symbol = "tw_gemm_sm90a_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients96},
     .image = embedded(tilewright_image_219, tilewright_image_219_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "ae6ce2829522cfea522ab1cf36de0e5a",
     .symbol = "tw_gemm_sm90a_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients96},
     .image = embedded(tilewright_image_220, tilewright_image_220_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "76a1d3c6cd16d6858c092ef6fd6a06d5",
     .symbol = "tw_gemm_sm90a_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients96},
     .image = embedded(tilewright_image_221, tilewright_image_221_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "2318e4201c1c60e1b4fb32875c63e063",
     .symbol = "tw_gemm_sm90a_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients96},
     .image = embedded(tilewright_image_222, tilewright_image_222_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "cf7def64a1c9c1c6e430c9d7d777c801",
     .symbol = "tw_gemm_sm90a_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients96},
     .image = embedded(tilewright_image_223, tilewright_image_223_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "e2ed1109655b464d4c4e296a013c1a4e",
     .symbol = "tw_gemm_sm90a_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients95},
     .image = embedded(tilewright_image_224, tilewright_image_224_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "4f6229ad8d2887a34f786acf4652e521",
     .symbol = "tw_gemm_sm90a_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients95},
     .image = embedded(tilewright_image_225, tilewright_image_225_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "7c5a5dd46e49d9cb8db8da2544e5bcd5",
     .symbol = "tw_gemm_sm90a_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients95},
     .image = embedded(tilewright_image_226, tilewright_image_226_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "3b5c1b953e7759257a94fb78ee65ae77",
     .symbol = "tw_gemm_sm90a_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients95},
     .image = embedded(tilewright_image_227, tilewright_image_227_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.bf16.nt.16x16x128.16x16x4.s6",
     .family = "mma",
     .config = "BM=16 BN=16 BK=128 WM=16 WN=16 SLICES=4 STAGES=6",
     .hash = "fe0161ca38bd178f3114de9dbcc86011",
     .symbol = "tw_gemm_sm90a_mma_bf16_nt_16x16x128_16x16x4_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 49152, .grid = {Product{{{0, 16}, {1, 16}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 1024, .terms = {{{0, 16}, {1, 16}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients97},
     .image = embedded(tilewright_image_228, tilewright_image_228_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.bf16.nt.16x16x128.16x16x4.s8",
     .family = "mma",
     .config = "BM=16 BN=16 BK=128 WM=16 WN=16 SLICES=4 STAGES=8",
     .hash = "ba891fcd519ca9c508c5bc42ea8c0b0e",
     .symbol = "tw_gemm_sm90a_mma_bf16_nt_16x16x128_16x16x4_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 65536, .grid = {Product{{{0, 16}, {1, 16}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 1024, .terms = {{{0, 16}, {1, 16}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients98},
     .image = embedded(tilewright_image_229, tilewright_image_229_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.bf16.nt.16x32x128.16x16x4.s6",
     .family = "mma",
     .config = "BM=16 BN=32 BK=128 WM=16 WN=16 SLICES=4 STAGES=6",
     .hash = "b16605e458c0606403941b2b2a93d1a5",
     .symbol = "tw_gemm_sm90a_mma_bf16_nt_16x32x128_16x16x4_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 73728, .grid = {Product{{{0, 16}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 2048, .terms = {{{0, 16}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients99},
     .image = embedded(tilewright_image_230, tilewright_image_230_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.bf16.nt.16x32x128.16x16x4.s8",
     .family = "mma",
     .config = "BM=16 BN=32 BK=128 WM=16 WN=16 SLICES=4 STAGES=8",
     .hash = "a73f1d04d17d645d5739244f34b92549",
     .symbol = "tw_gemm_sm90a_mma_bf16_nt_16x32x128_16x16x4_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 16}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 2048, .terms = {{{0, 16}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients100},
     .image = embedded(tilewright_image_231, tilewright_image_231_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.bf16.tn.16x32x128.16x16x4.s8",
     .family = "mma",
     .config = "BM=16 BN=32 BK=128 WM=16 WN=16 SLICES=4 STAGES=8",
     .hash = "2fdfdbebf564fa89ca82c388dcb5d0ab",
     .symbol = "tw_gemm_sm90a_mma_bf16_tn_16x32x128_16x16x4_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 16}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 2048, .terms = {{{0, 16}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients100},
     .image = embedded(tilewright_image_232, tilewright_image_232_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.f16.nt.16x32x128.16x16x4.s8",
     .family = "mma",
     .config = "BM=16 BN=32 BK=128 WM=16 WN=16 SLICES=4 STAGES=8",
     .hash = "d4349a1af18678471951dda479d61ad7",
     .symbol = "tw_gemm_sm90a_mma_f16_nt_16x32x128_16x16x4_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 16}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 2048, .terms = {{{0, 16}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients100},
     .image = embedded(tilewright_image_233, tilewright_image_233_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.f16.tn.16x32x128.16x16x4.s8",
     .family = "mma",
     .config = "BM=16 BN=32 BK=128 WM=16 WN=16 SLICES=4 STAGES=8",
     .hash = "fe57264670b095397bfec5f5d93c0bea",
     .symbol = "tw_gemm_sm90a_mma_f16_tn_16x32x128_16x16x4_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 16}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 2048, .terms = {{{0, 16}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules11,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients100},
     .image = embedded(tilewright_image_234, tilewright_image_234_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.nn.128x256x32.64x64x1.s3",
     .family = "mma",
     .config = "BM=128 BN=256 BK=32 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "8132226ca0ada59f5cd66fc10d661da2",
     .symbol = "tw_gemm_sm90a_mma_tf32_nn_128x256x32_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 150528, .grid = {Product{{{0, 128}, {1, 256}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 128}, {1, 256}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients101},
     .image = embedded(tilewright_image_235, tilewright_image_235_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.nn.16x32x64.16x16x4.s8",
     .family = "mma",
     .config = "BM=16 BN=32 BK=64 WM=16 WN=16 SLICES=4 STAGES=8",
     .hash = "3685b84cf58d4a11bba7365c8eb78559",
     .symbol = "tw_gemm_sm90a_mma_tf32_nn_16x32x64_16x16x4_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 114688, .grid = {Product{{{0, 16}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 2048, .terms = {{{0, 16}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients102},
     .image = embedded(tilewright_image_236, tilewright_image_236_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.nt.16x32x64.16x16x4.s8",
     .family = "mma",
     .config = "BM=16 BN=32 BK=64 WM=16 WN=16 SLICES=4 STAGES=8",
     .hash = "441b6546cfc8e662fa8c292b50c8853f",
     .symbol = "tw_gemm_sm90a_mma_tf32_nt_16x32x64_16x16x4_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 16}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 2048, .terms = {{{0, 16}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients102},
     .image = embedded(tilewright_image_237, tilewright_image_237_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.nt.256x128x32.64x64x1.s3",
     .family = "mma",
     .config = "BM=256 BN=128 BK=32 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "be3b7fe1f73a6f17126f4a193a175681",
     .symbol = "tw_gemm_sm90a_mma_tf32_nt_256x128x32_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 147456, .grid = {Product{{{0, 256}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 256}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients103},
     .image = embedded(tilewright_image_238, tilewright_image_238_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.nt.64x128x32.32x64x1.s4",
     .family = "mma",
     .config = "BM=64 BN=128 BK=32 WM=32 WN=64 SLICES=1 STAGES=4",
     .hash = "029725b1b722dcf2739e8ec2ddaf2dee",
     .symbol = "tw_gemm_sm90a_mma_tf32_nt_64x128x32_32x64x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98304, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients104},
     .image = embedded(tilewright_image_239, tilewright_image_239_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.tn.128x256x32.64x64x1.s3",
     .family = "mma",
     .config = "BM=128 BN=256 BK=32 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "8cbbaf57ee53b7808f719630f4f3ecaa",
     .symbol = "tw_gemm_sm90a_mma_tf32_tn_128x256x32_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 153600, .grid = {Product{{{0, 128}, {1, 256}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 128}, {1, 256}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients101},
     .image = embedded(tilewright_image_240, tilewright_image_240_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.tn.16x32x64.16x16x4.s8",
     .family = "mma",
     .config = "BM=16 BN=32 BK=64 WM=16 WN=16 SLICES=4 STAGES=8",
     .hash = "e0a86e3263bb2da26055ac608d0ad918",
     .symbol = "tw_gemm_sm90a_mma_tf32_tn_16x32x64_16x16x4_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 131072, .grid = {Product{{{0, 16}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 2048, .terms = {{{0, 16}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients105},
     .image = embedded(tilewright_image_241, tilewright_image_241_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.tn.64x128x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=64 BN=128 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "32af7db44a8c15201c1927513c0de5fe",
     .symbol = "tw_gemm_sm90a_mma_tf32_tn_64x128x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 159744, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients106},
     .image = embedded(tilewright_image_242, tilewright_image_242_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.tt.128x256x32.64x64x1.s3",
     .family = "mma",
     .config = "BM=128 BN=256 BK=32 WM=64 WN=64 SLICES=1 STAGES=3",
     .hash = "22d80dfaddb05339170f66f32271590c",
     .symbol = "tw_gemm_sm90a_mma_tf32_tt_128x256x32_64x64x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 150528, .grid = {Product{{{0, 128}, {1, 256}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 128}, {1, 256}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients101},
     .image = embedded(tilewright_image_243, tilewright_image_243_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.tt.128x64x64.32x32x1.s3",
     .family = "mma",
     .config = "BM=128 BN=64 BK=64 WM=32 WN=32 SLICES=1 STAGES=3",
     .hash = "2381d0d5b6a531a928baef13f7c323e9",
     .symbol = "tw_gemm_sm90a_mma_tf32_tt_128x64x64_32x32x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 153600, .grid = {Product{{{0, 128}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 128}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients107},
     .image = embedded(tilewright_image_244, tilewright_image_244_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.mma.tf32.tt.16x32x64.16x16x4.s8",
     .family = "mma",
     .config = "BM=16 BN=32 BK=64 WM=16 WN=16 SLICES=4 STAGES=8",
     .hash = "c65adbb7aefe63323fbd631cb29b522b",
     .symbol = "tw_gemm_sm90a_mma_tf32_tt_16x32x64_16x16x4_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 114688, .grid = {Product{{{0, 16}, {1, 32}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 2048, .terms = {{{0, 16}, {1, 32}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = kRules12,
     .pointer_alignment = 16,
     .runtime_names = kStrings12,
     .runtime_defaults = {1, 8},
     .is_default = false,
     .model = {.function = predicted_us_6, .coefficients = kCoefficients102},
     .image = embedded(tilewright_image_245, tilewright_image_245_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.nn.128x64x16.4x8",
     .family = "simt",
     .config = "BM=128 BN=64 BK=16 TM=4 TN=8",
     .hash = "72b3d040649960d7eae17a61646f7a09",
     .symbol = "tw_gemm_sm90a_simt_f32_nn_128x64x16_4x8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 128}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 128}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients108},
     .image = embedded(tilewright_image_246, tilewright_image_246_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.nn.128x64x8.8x8",
     .family = "simt",
     .config = "BM=128 BN=64 BK=8 TM=8 TN=8",
     .hash = "6b68888d93ca2e5070d949724848bd79",
     .symbol = "tw_gemm_sm90a_simt_f32_nn_128x64x8_8x8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 128}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 128}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients109},
     .image = embedded(tilewright_image_247, tilewright_image_247_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.nn.16x128x8.4x4",
     .family = "simt",
     .config = "BM=16 BN=128 BK=8 TM=4 TN=4",
     .hash = "18012741337f4a3220bf6229501d7265",
     .symbol = "tw_gemm_sm90a_simt_f32_nn_16x128x8_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 0},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 16}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 8192, .terms = {{{0, 16}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients110},
     .image = embedded(tilewright_image_248, tilewright_image_248_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.nt.128x64x16.8x4",
     .family = "simt",
     .config = "BM=128 BN=64 BK=16 TM=8 TN=4",
     .hash = "4d2d3c29de465dd09276b096ece44296",
     .symbol = "tw_gemm_sm90a_simt_f32_nt_128x64x16_8x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 128}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 128}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients108},
     .image = embedded(tilewright_image_249, tilewright_image_249_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.nt.16x64x8.4x4",
     .family = "simt",
     .config = "BM=16 BN=64 BK=8 TM=4 TN=4",
     .hash = "630b12d80ee5c1d1ba03454b9be0d64a",
     .symbol = "tw_gemm_sm90a_simt_f32_nt_16x64x8_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 1},
     .launch = {.block = {64, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 16}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 4096, .terms = {{{0, 16}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients111},
     .image = embedded(tilewright_image_250, tilewright_image_250_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.nt.64x128x8.8x8",
     .family = "simt",
     .config = "BM=64 BN=128 BK=8 TM=8 TN=8",
     .hash = "dbe56554fac4645331526eb54f2e36ca",
     .symbol = "tw_gemm_sm90a_simt_f32_nt_64x128x8_8x8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients112},
     .image = embedded(tilewright_image_251, tilewright_image_251_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.tn.128x64x16.4x8",
     .family = "simt",
     .config = "BM=128 BN=64 BK=16 TM=4 TN=8",
     .hash = "f53c31331eeac088eae2a9d1412c4501",
     .symbol = "tw_gemm_sm90a_simt_f32_tn_128x64x16_4x8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 128}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 128}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients108},
     .image = embedded(tilewright_image_252, tilewright_image_252_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.tn.128x64x8.8x8",
     .family = "simt",
     .config = "BM=128 BN=64 BK=8 TM=8 TN=8",
     .hash = "973c6daefb4def481d14d232e6fc8819",
     .symbol = "tw_gemm_sm90a_simt_f32_tn_128x64x8_8x8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 128}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 128}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients109},
     .image = embedded(tilewright_image_253, tilewright_image_253_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.tn.16x128x8.4x4",
     .family = "simt",
     .config = "BM=16 BN=128 BK=8 TM=4 TN=4",
     .hash = "576607ff51d8d72492f790a32a5eae28",
     .symbol = "tw_gemm_sm90a_simt_f32_tn_16x128x8_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 2},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 16}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 8192, .terms = {{{0, 16}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients110},
     .image = embedded(tilewright_image_254, tilewright_image_254_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.tt.128x64x8.8x8",
     .family = "simt",
     .config = "BM=128 BN=64 BK=8 TM=8 TN=8",
     .hash = "d28c185dbf972474d60db87991c561e7",
     .symbol = "tw_gemm_sm90a_simt_f32_tt_128x64x8_8x8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 3},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 128}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 128}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients109},
     .image = embedded(tilewright_image_255, tilewright_image_255_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.tt.16x64x8.4x4",
     .family = "simt",
     .config = "BM=16 BN=64 BK=8 TM=4 TN=4",
     .hash = "160c4c182954bff435033059984b19bf",
     .symbol = "tw_gemm_sm90a_simt_f32_tt_16x64x8_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 3},
     .launch = {.block = {64, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 16}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 4096, .terms = {{{0, 16}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients111},
     .image = embedded(tilewright_image_256, tilewright_image_256_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.simt.f32.tt.64x128x16.8x4",
     .family = "simt",
     .config = "BM=64 BN=128 BK=16 TM=8 TN=4",
     .hash = "b7f59203e592442cdc8ca5666f7fded4",
     .symbol = "tw_gemm_sm90a_simt_f32_tt_64x128x16_8x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 128}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 128}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = false,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients113},
     .image = embedded(tilewright_image_257, tilewright_image_257_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x16.w4.a4.r4.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=16 WARPS=4 AHEAD=4 RESIDENT=4 CLUSTER=1 ALIGNED=1",
     .hash = "c11beca411c6a99d263860ae33aab464",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x16_w4_a4_r4_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 5120, .grid = {Product{{{0, 16}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules13,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients114},
     .image = embedded(tilewright_image_258, tilewright_image_258_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x16.w4.a4.r4.c2",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=16 WARPS=4 AHEAD=4 RESIDENT=4 CLUSTER=2 ALIGNED=1",
     .hash = "4736f0d369e9ec7dfe53ffe0dc85994c",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x16_w4_a4_r4_c2",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 6400, .grid = {Product{{{0, 16}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules13,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients115},
     .image = embedded(tilewright_image_259, tilewright_image_259_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x16.w8.a1.r3.c1.any",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=16 WARPS=8 AHEAD=1 RESIDENT=3 CLUSTER=1 ALIGNED=0",
     .hash = "3b8c6d959a38866bf3c4521eac6ed5d8",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x16_w8_a1_r3_c1_any",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 10240, .grid = {Product{{{0, 16}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules14,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_9, .coefficients = kCoefficients116},
     .image = embedded(tilewright_image_260, tilewright_image_260_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x32.w16.a4.r1.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=32 WARPS=16 AHEAD=4 RESIDENT=1 CLUSTER=1 ALIGNED=1",
     .hash = "1b878044a4f1ac22c9e5e610267b747d",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x32_w16_a4_r1_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 40960, .grid = {Product{{{0, 32}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules15,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients117},
     .image = embedded(tilewright_image_261, tilewright_image_261_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x32.w4.a4.r4.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=32 WARPS=4 AHEAD=4 RESIDENT=4 CLUSTER=1 ALIGNED=1",
     .hash = "760050a26f9aefdf190cb5cb989919d3",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x32_w4_a4_r4_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 10240, .grid = {Product{{{0, 32}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules15,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients118},
     .image = embedded(tilewright_image_262, tilewright_image_262_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w16.a1.r2.c1.any",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=16 AHEAD=1 RESIDENT=2 CLUSTER=1 ALIGNED=0",
     .hash = "bf0e34d8ae53326ee4d8b36c9ea81d45",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a1_r2_c1_any",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 10240, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules16,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_10, .coefficients = kCoefficients119},
     .image = embedded(tilewright_image_263, tilewright_image_263_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w16.a1.r2.c2.any",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=16 AHEAD=1 RESIDENT=2 CLUSTER=2 ALIGNED=0",
     .hash = "859ac4dd7162a8430af7e5e6ecc228bf",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a1_r2_c2_any",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 10880, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules16,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_10, .coefficients = kCoefficients120},
     .image = embedded(tilewright_image_264, tilewright_image_264_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w16.a2.r2.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=16 AHEAD=2 RESIDENT=2 CLUSTER=1 ALIGNED=1",
     .hash = "f9c7bffe251f8284f9a5ebf825cd46bc",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a2_r2_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 10240, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules17,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients121},
     .image = embedded(tilewright_image_265, tilewright_image_265_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w16.a2.r2.c4",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=16 AHEAD=2 RESIDENT=2 CLUSTER=4 ALIGNED=1",
     .hash = "b76212cb3276174a7f7e996ef6249095",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a2_r2_c4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {4, 1, 1}, .smem_bytes = 12160, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules17,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients122},
     .image = embedded(tilewright_image_266, tilewright_image_266_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w16.a4.r1.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=16 AHEAD=4 RESIDENT=1 CLUSTER=1 ALIGNED=1",
     .hash = "f6c2988c62a98bdcf69666bb771dafe0",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w16_a4_r1_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 10240, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules17,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients123},
     .image = embedded(tilewright_image_267, tilewright_image_267_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w4.a4.r4.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=4 AHEAD=4 RESIDENT=4 CLUSTER=1 ALIGNED=1",
     .hash = "8b85ed681b254712029a41e32aec666d",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w4_a4_r4_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 2560, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules17,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients124},
     .image = embedded(tilewright_image_268, tilewright_image_268_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w8.a1.r4.c1.any",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=8 AHEAD=1 RESIDENT=4 CLUSTER=1 ALIGNED=0",
     .hash = "da55cc1b7a578bdb1e4709a810b8e1e0",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w8_a1_r4_c1_any",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 5120, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules16,
     .pointer_alignment = 2,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_10, .coefficients = kCoefficients125},
     .image = embedded(tilewright_image_269, tilewright_image_269_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w8.a1.r5.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=8 AHEAD=1 RESIDENT=5 CLUSTER=1 ALIGNED=1",
     .hash = "07c114997702f413a6c803180b8432c5",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w8_a1_r5_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 5120, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules17,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients126},
     .image = embedded(tilewright_image_270, tilewright_image_270_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w8.a1.r5.c4",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=8 AHEAD=1 RESIDENT=5 CLUSTER=4 ALIGNED=1",
     .hash = "7d89730cf824e2d1bda2e7983540b515",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w8_a1_r5_c4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {4, 1, 1}, .smem_bytes = 7040, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules17,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients127},
     .image = embedded(tilewright_image_271, tilewright_image_271_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w8.a2.r4.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=8 AHEAD=2 RESIDENT=4 CLUSTER=1 ALIGNED=1",
     .hash = "8727a4a45e1b63100598632d391fc2ff",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w8_a2_r4_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 5120, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules17,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients128},
     .image = embedded(tilewright_image_272, tilewright_image_272_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.bf16.nt.16x8.w8.a4.r2.c4",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=8 AHEAD=4 RESIDENT=2 CLUSTER=4 ALIGNED=1",
     .hash = "3f6daed52e1e2a3ff5093eb1f91a6a4b",
     .symbol = "tw_gemm_sm90a_stream_bf16_nt_16x8_w8_a4_r2_c4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {4, 1, 1}, .smem_bytes = 7040, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules17,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients129},
     .image = embedded(tilewright_image_273, tilewright_image_273_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.f16.nt.16x16.w4.a4.r4.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=16 WARPS=4 AHEAD=4 RESIDENT=4 CLUSTER=1 ALIGNED=1",
     .hash = "ac1dec265d2e55615b4aed9ad0e664d6",
     .symbol = "tw_gemm_sm90a_stream_f16_nt_16x16_w4_a4_r4_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 5120, .grid = {Product{{{0, 16}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules13,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients114},
     .image = embedded(tilewright_image_274, tilewright_image_274_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.f16.nt.16x16.w4.a4.r4.c2",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=16 WARPS=4 AHEAD=4 RESIDENT=4 CLUSTER=2 ALIGNED=1",
     .hash = "ac2509d62d69a1c5e4b239a5fc868e98",
     .symbol = "tw_gemm_sm90a_stream_f16_nt_16x16_w4_a4_r4_c2",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {128, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 6400, .grid = {Product{{{0, 16}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules13,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_8, .coefficients = kCoefficients115},
     .image = embedded(tilewright_image_275, tilewright_image_275_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.f16.nt.16x8.w16.a2.r2.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=16 AHEAD=2 RESIDENT=2 CLUSTER=1 ALIGNED=1",
     .hash = "4fa770a22bdaa38e4214bd0c60fc2563",
     .symbol = "tw_gemm_sm90a_stream_f16_nt_16x8_w16_a2_r2_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 10240, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules17,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients121},
     .image = embedded(tilewright_image_276, tilewright_image_276_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.stream.f16.nt.16x8.w8.a1.r5.c1",
     .family = "stream",
     .config = "ROWS=16 COLUMNS=8 WARPS=8 AHEAD=1 RESIDENT=5 CLUSTER=1 ALIGNED=1",
     .hash = "21e5b2af33a3696a19b2cade52991922",
     .symbol = "tw_gemm_sm90a_stream_f16_nt_16x8_w8_a1_r5_c1",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 5120, .grid = {Product{{{0, 8}}}, Product{{{1, 16}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}, .ctas_per_unit = 2147483647},
     .rules = kRules17,
     .pointer_alignment = 16,
     .runtime_names = {},
     .runtime_defaults = {},
     .is_default = false,
     .model = {.function = predicted_us_11, .coefficients = kCoefficients126},
     .image = embedded(tilewright_image_277, tilewright_image_277_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm90a.wgmma.bf16.nn.128x256x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=256 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "dffca8fc63d76cdf32f213199374ea56",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nn_128x256x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients130},
     .image = embedded(tilewright_image_278, tilewright_image_278_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps19},
    {.id = "gemm.sm90a.wgmma.bf16.nn.128x64x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=64 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "e077e80047e73a72ec557c9acf481567",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nn_128x64x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients131},
     .image = embedded(tilewright_image_279, tilewright_image_279_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps19},
    {.id = "gemm.sm90a.wgmma.bf16.nn.64x16x128.co1.c1x1.s8.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=0 GROUPS=1 BM=64 BN=16 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=0",
     .hash = "343567fe393ba766ec5b9ccf52164233",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nn_64x16x128_co1_c1x1_s8_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163972, .grid = {Product{{{1, 64}, {0, 16}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 8192, .terms = {{{1, 64}, {0, 16}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules19,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_13, .coefficients = kCoefficients132},
     .image = embedded(tilewright_image_280, tilewright_image_280_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps20},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x128x64.co1.c1x1.s7",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=7 TMA_STORE=1",
     .hash = "6a8f86907daedaf5d646127d1e9b9253",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_co1_c1x1_s7",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229492, .grid = {Product{{{0, 128}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 128}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients133},
     .image = embedded(tilewright_image_281, tilewright_image_281_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps21},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x128x64.co1.c1x1.s7.any",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=7 TMA_STORE=0",
     .hash = "785b85261c7b2011227e0beff166f4f4",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_co1_c1x1_s7_any",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229492, .grid = {Product{{{0, 128}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 128}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules20,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_14, .coefficients = kCoefficients134},
     .image = embedded(tilewright_image_282, tilewright_image_282_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps22},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x128x64.co1.c2x1.s7",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=128 BK=64 CLUSTER_M=2 CLUSTER_N=1 STAGES=7 TMA_STORE=1",
     .hash = "cca0061aa1b887ba57708add03896112",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_co1_c2x1_s7",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 229492, .grid = {Product{{{0, 256}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 256}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients135},
     .image = embedded(tilewright_image_283, tilewright_image_283_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps23},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x128x64.pp.c1x1.s7",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=128 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=7 TMA_STORE=1",
     .hash = "bb7794433cafca6b32383934cbcb433b",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x128x64_pp_c1x1_s7",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229496, .grid = {Product{{{0, 128}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 128}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients136},
     .image = embedded(tilewright_image_284, tilewright_image_284_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps21},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x160x64.co1.c1x1.s6",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=160 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=6 TMA_STORE=1",
     .hash = "3925b603b85050ace6192658160b4cec",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x160x64_co1_c1x1_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221284, .grid = {Product{{{0, 128}, {1, 160}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 163840, .terms = {{{0, 128}, {1, 160}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients137},
     .image = embedded(tilewright_image_285, tilewright_image_285_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps24},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x16x128.co1.c1x1.s6.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=0 GROUPS=1 BM=128 BN=16 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=6 TMA_STORE=0",
     .hash = "7a2e6c78882e009dfa485977e8631510",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x16x128_co1_c1x1_s6_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221284, .grid = {Product{{{1, 128}, {0, 16}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{1, 128}, {0, 16}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules19,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_13, .coefficients = kCoefficients138},
     .image = embedded(tilewright_image_286, tilewright_image_286_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps25},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x16x128.co2.c1x1.s6.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=0 GROUPS=2 BM=128 BN=16 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=6 TMA_STORE=0",
     .hash = "6604c8a64d9c9c09a4af80f99825c42d",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x16x128_co2_c1x1_s6_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221288, .grid = {Product{{{1, 128}, {0, 16}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{1, 128}, {0, 16}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules19,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_13, .coefficients = kCoefficients139},
     .image = embedded(tilewright_image_287, tilewright_image_287_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps25},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x176x64.co2.c1x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=176 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "69dc263e2a1981fdfd3af64a05211e8b",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x176x64_co2_c1x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 194648, .grid = {Product{{{0, 128}, {1, 176}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 180224, .terms = {{{0, 128}, {1, 176}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients140},
     .image = embedded(tilewright_image_288, tilewright_image_288_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps26},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x176x64.co2.c2x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=176 BK=64 CLUSTER_M=2 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "fae5b8c36a46b2363adb5b0d33d25d16",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x176x64_co2_c2x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 194648, .grid = {Product{{{0, 256}, {1, 176}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 360448, .terms = {{{0, 256}, {1, 176}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients141},
     .image = embedded(tilewright_image_289, tilewright_image_289_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps27},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x192x64.co1.c1x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=192 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "55bf373da4fb57ba2aa0580dae1e5891",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_co1_c1x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 204884, .grid = {Product{{{0, 128}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 196608, .terms = {{{0, 128}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients142},
     .image = embedded(tilewright_image_290, tilewright_image_290_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps28},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x192x64.pp.c1x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=128 BN=192 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "0daf76f8922e1aa66ec9fd669247666f",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_pp_c1x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 204888, .grid = {Product{{{0, 128}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 196608, .terms = {{{0, 128}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients143},
     .image = embedded(tilewright_image_291, tilewright_image_291_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps28},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x192x64.pp.c1x2.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=128 BN=192 BK=64 CLUSTER_M=1 CLUSTER_N=2 STAGES=5 TMA_STORE=1",
     .hash = "16e11ec9664a85b05e360abb57afde1d",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_pp_c1x2_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 204888, .grid = {Product{{{0, 128}, {1, 384}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 393216, .terms = {{{0, 128}, {1, 384}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients144},
     .image = embedded(tilewright_image_292, tilewright_image_292_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps29},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x192x64.pp.c2x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=128 BN=192 BK=64 CLUSTER_M=2 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "0a2db298d5007d50f6f5483c23ecf8b9",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x192x64_pp_c2x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 204888, .grid = {Product{{{0, 256}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 393216, .terms = {{{0, 256}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients145},
     .image = embedded(tilewright_image_293, tilewright_image_293_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps30},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x224x64.co2.c2x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=224 BK=64 CLUSTER_M=2 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "c8d86cdfd17471acccc9aa5f776b1e51",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x224x64_co2_c2x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 225368, .grid = {Product{{{0, 256}, {1, 224}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 458752, .terms = {{{0, 256}, {1, 224}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients146},
     .image = embedded(tilewright_image_294, tilewright_image_294_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps31},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x256x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=256 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "fab6de04be6b10639462c554dfcdb666",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x256x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients130},
     .image = embedded(tilewright_image_295, tilewright_image_295_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps32},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x256x64.co2.c2x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=256 BK=64 CLUSTER_M=2 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "883564853f8bc96a14b28c7a6e1e78bf",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x256x64_co2_c2x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 256}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 524288, .terms = {{{0, 256}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients147},
     .image = embedded(tilewright_image_296, tilewright_image_296_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps21},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x32x128.co2.c1x1.s5.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=0 GROUPS=2 BM=128 BN=32 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=0",
     .hash = "ee07566140ef2f64a6b333daaadaaea7",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x32x128_co2_c1x1_s5_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 204888, .grid = {Product{{{1, 128}, {0, 32}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{1, 128}, {0, 32}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules21,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_13, .coefficients = kCoefficients148},
     .image = embedded(tilewright_image_297, tilewright_image_297_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps33},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x64x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=64 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "79565a92f63a7f0da3502aa1192a961a",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x64x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients131},
     .image = embedded(tilewright_image_298, tilewright_image_298_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps23},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x80x128.co1.c2x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=80 BK=128 CLUSTER_M=2 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "de3d24a18331a4958d7ce8a439646905",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x80x128_co1_c2x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 213060, .grid = {Product{{{0, 256}, {1, 80}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 163840, .terms = {{{0, 256}, {1, 80}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients149},
     .image = embedded(tilewright_image_299, tilewright_image_299_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps34},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x96x128.co1.c1x2.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=96 BK=128 CLUSTER_M=1 CLUSTER_N=2 STAGES=4 TMA_STORE=1",
     .hash = "9a9d3f7d17d6efad8b54759a3c0d7b73",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x96x128_co1_c1x2_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 229444, .grid = {Product{{{0, 128}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 196608, .terms = {{{0, 128}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients150},
     .image = embedded(tilewright_image_300, tilewright_image_300_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps35},
    {.id = "gemm.sm90a.wgmma.bf16.nt.128x96x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=96 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "d25b9c31cb66c9b71d9d30d287042810",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_128x96x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229508, .grid = {Product{{{0, 128}, {1, 96}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 98304, .terms = {{{0, 128}, {1, 96}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients151},
     .image = embedded(tilewright_image_301, tilewright_image_301_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps36},
    {.id = "gemm.sm90a.wgmma.bf16.nt.192x128x64.co3.c1x2.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=3 BM=192 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=2 STAGES=5 TMA_STORE=1",
     .hash = "23f821d0a659161b329ab39534c925b0",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_192x128x64_co3_c1x2_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 204892, .grid = {Product{{{0, 192}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 393216, .terms = {{{0, 192}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients152},
     .image = embedded(tilewright_image_302, tilewright_image_302_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps37},
    {.id = "gemm.sm90a.wgmma.bf16.nt.192x144x64.co3.c1x2.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=3 BM=192 BN=144 BK=64 CLUSTER_M=1 CLUSTER_N=2 STAGES=5 TMA_STORE=1",
     .hash = "b5682b4e9cf55b4863bf93a56ad492c7",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_192x144x64_co3_c1x2_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 215132, .grid = {Product{{{0, 192}, {1, 288}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 442368, .terms = {{{0, 192}, {1, 288}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients153},
     .image = embedded(tilewright_image_303, tilewright_image_303_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps38},
    {.id = "gemm.sm90a.wgmma.bf16.nt.192x176x64.co3.c1x2.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=3 BM=192 BN=176 BK=64 CLUSTER_M=1 CLUSTER_N=2 STAGES=4 TMA_STORE=1",
     .hash = "d7faaefc88c31c0f6cd2089319dec3e4",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_192x176x64_co3_c1x2_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 188492, .grid = {Product{{{0, 192}, {1, 352}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 540672, .terms = {{{0, 192}, {1, 352}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients154},
     .image = embedded(tilewright_image_304, tilewright_image_304_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps39},
    {.id = "gemm.sm90a.wgmma.bf16.nt.192x192x64.co3.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=3 BM=192 BN=192 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "202062e6dc50feb2d94ab3f7e9c1569b",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_192x192x64_co3_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196684, .grid = {Product{{{0, 192}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 294912, .terms = {{{0, 192}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients155},
     .image = embedded(tilewright_image_305, tilewright_image_305_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps40},
    {.id = "gemm.sm90a.wgmma.bf16.nt.192x192x64.co3.c2x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=3 BM=192 BN=192 BK=64 CLUSTER_M=2 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "a41f19d57d201dc51460a25f16d55d04",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_192x192x64_co3_c2x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 196684, .grid = {Product{{{0, 384}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 589824, .terms = {{{0, 384}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients156},
     .image = embedded(tilewright_image_306, tilewright_image_306_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps41},
    {.id = "gemm.sm90a.wgmma.bf16.nt.192x96x64.co3.c1x1.s6",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=3 BM=192 BN=96 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=6 TMA_STORE=1",
     .hash = "aff66a6624a9d5e44ce5f97b78574117",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_192x96x64_co3_c1x1_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221292, .grid = {Product{{{0, 192}, {1, 96}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 147456, .terms = {{{0, 192}, {1, 96}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients157},
     .image = embedded(tilewright_image_307, tilewright_image_307_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps42},
    {.id = "gemm.sm90a.wgmma.bf16.nt.192x96x64.co3.c1x2.s6",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=3 BM=192 BN=96 BK=64 CLUSTER_M=1 CLUSTER_N=2 STAGES=6 TMA_STORE=1",
     .hash = "7607699996012d2671ac5678ec8ac6b8",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_192x96x64_co3_c1x2_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 221292, .grid = {Product{{{0, 192}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 294912, .terms = {{{0, 192}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients158},
     .image = embedded(tilewright_image_308, tilewright_image_308_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps43},
    {.id = "gemm.sm90a.wgmma.bf16.nt.256x112x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=256 BN=112 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "ab29a58ec5ed62e964b00de6821a5808",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_256x112x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 188488, .grid = {Product{{{0, 256}, {1, 112}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 229376, .terms = {{{0, 256}, {1, 112}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients159},
     .image = embedded(tilewright_image_309, tilewright_image_309_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps44},
    {.id = "gemm.sm90a.wgmma.bf16.nt.256x128x64.co2.c1x1.s4.any",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=256 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=0",
     .hash = "f08a011f2c4b369bf79096ff1aedc879",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_256x128x64_co2_c1x1_s4_any",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 256}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 256}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules20,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_14, .coefficients = kCoefficients160},
     .image = embedded(tilewright_image_310, tilewright_image_310_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps45},
    {.id = "gemm.sm90a.wgmma.bf16.nt.256x160x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=256 BN=160 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "104f91ae04830b46be60acca3d4c097e",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_256x160x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 213064, .grid = {Product{{{0, 256}, {1, 160}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 327680, .terms = {{{0, 256}, {1, 160}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients161},
     .image = embedded(tilewright_image_311, tilewright_image_311_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps46},
    {.id = "gemm.sm90a.wgmma.bf16.nt.256x176x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=256 BN=176 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "9050d5c54fe7d24f1179fb260b83475f",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_256x176x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221256, .grid = {Product{{{0, 256}, {1, 176}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 360448, .terms = {{{0, 256}, {1, 176}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients162},
     .image = embedded(tilewright_image_312, tilewright_image_312_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps47},
    {.id = "gemm.sm90a.wgmma.bf16.nt.256x192x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=256 BN=192 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "694b2761c14d9c640f2ef0930be4de50",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_256x192x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229448, .grid = {Product{{{0, 256}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 393216, .terms = {{{0, 256}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients163},
     .image = embedded(tilewright_image_313, tilewright_image_313_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps48},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x112x128.co1.c1x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=112 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "ff93c7e1db394a6b43066d362d148b64",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x112x128_co1_c1x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 225364, .grid = {Product{{{0, 64}, {1, 112}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 57344, .terms = {{{0, 64}, {1, 112}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients164},
     .image = embedded(tilewright_image_314, tilewright_image_314_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps49},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x112x64.co1.c2x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=112 BK=64 CLUSTER_M=2 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "7d0131cc0148a36b76023c3164902f04",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x112x64_co1_c2x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 180356, .grid = {Product{{{0, 128}, {1, 112}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 114688, .terms = {{{0, 128}, {1, 112}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients165},
     .image = embedded(tilewright_image_315, tilewright_image_315_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps50},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x128x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "515b53cc35ab0e3bb54d8db57e64833d",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x128x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 64}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 64}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients166},
     .image = embedded(tilewright_image_316, tilewright_image_316_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps51},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x144x128.pp.c2x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=64 BN=144 BK=128 CLUSTER_M=2 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "c2e849288bd7cc583703dcd5ee17e266",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x144x128_pp_c2x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 213064, .grid = {Product{{{0, 128}, {1, 144}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 147456, .terms = {{{0, 128}, {1, 144}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients167},
     .image = embedded(tilewright_image_317, tilewright_image_317_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps52},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x144x64.pp.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=64 BN=144 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "587bbb67c03c23936b28ad875faee34a",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x144x64_pp_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 213128, .grid = {Product{{{0, 64}, {1, 144}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 73728, .terms = {{{0, 64}, {1, 144}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients168},
     .image = embedded(tilewright_image_318, tilewright_image_318_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps53},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x160x128.co1.c2x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=160 BK=128 CLUSTER_M=2 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "24fab06edddfa7fe097f56fe926fd15a",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x160x128_co1_c2x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 229444, .grid = {Product{{{0, 128}, {1, 160}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 163840, .terms = {{{0, 128}, {1, 160}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients169},
     .image = embedded(tilewright_image_319, tilewright_image_319_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps54},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x16x128.co1.c1x1.s8.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=0 GROUPS=1 BM=64 BN=16 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=0",
     .hash = "daae0af2b14423676235d70fb3ab02f1",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x16x128_co1_c1x1_s8_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163972, .grid = {Product{{{1, 64}, {0, 16}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 8192, .terms = {{{1, 64}, {0, 16}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules19,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_13, .coefficients = kCoefficients132},
     .image = embedded(tilewright_image_320, tilewright_image_320_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps55},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x16x64.co1.c1x1.s8.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=0 GROUPS=1 BM=64 BN=16 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=0",
     .hash = "bdd76d79bc7ee508c6fe93748ca08a86",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x16x64_co1_c1x1_s8_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 82052, .grid = {Product{{{1, 64}, {0, 16}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 8192, .terms = {{{1, 64}, {0, 16}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules19,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_13, .coefficients = kCoefficients170},
     .image = embedded(tilewright_image_321, tilewright_image_321_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps55},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x16x64.pp.c1x1.s8.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=1 GROUPS=2 BM=64 BN=16 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=0",
     .hash = "45e24ba09dd2b4c0ce338d5dffdc8c9c",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x16x64_pp_c1x1_s8_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 82056, .grid = {Product{{{1, 64}, {0, 16}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 8192, .terms = {{{1, 64}, {0, 16}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules19,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_16, .coefficients = kCoefficients171},
     .image = embedded(tilewright_image_322, tilewright_image_322_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps55},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x192x64.co1.c1x1.s7",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=192 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=7 TMA_STORE=1",
     .hash = "74bf834935d200959824ed87c9e539d5",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x192x64_co1_c1x1_s7",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229492, .grid = {Product{{{0, 64}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 98304, .terms = {{{0, 64}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients172},
     .image = embedded(tilewright_image_323, tilewright_image_323_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps29},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x224x128.co1.c1x1.s3",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=224 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=3 TMA_STORE=1",
     .hash = "39ab89e1c3437fa2cf69300b79dfcc04",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x224x128_co1_c1x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221236, .grid = {Product{{{0, 64}, {1, 224}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 114688, .terms = {{{0, 64}, {1, 224}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients173},
     .image = embedded(tilewright_image_324, tilewright_image_324_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps56},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x224x64.co1.c1x1.s6",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=224 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=6 TMA_STORE=1",
     .hash = "d4a9bb77000ad9db156c24cff7f292d2",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x224x64_co1_c1x1_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221284, .grid = {Product{{{0, 64}, {1, 224}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 114688, .terms = {{{0, 64}, {1, 224}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients174},
     .image = embedded(tilewright_image_325, tilewright_image_325_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps56},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=32 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "eef3602716f864e50d4d9f71be645b53",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 64}, {1, 32}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 32}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients175},
     .image = embedded(tilewright_image_326, tilewright_image_326_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps57},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x32x128.co1.c1x1.s8.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=0 GROUPS=1 BM=64 BN=32 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=0",
     .hash = "c4b64f14a06e0bc663df3cab142524fa",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_co1_c1x1_s8_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{1, 64}, {0, 32}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{1, 64}, {0, 32}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules21,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_13, .coefficients = kCoefficients176},
     .image = embedded(tilewright_image_327, tilewright_image_327_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps58},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x32x128.pp.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=64 BN=32 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "b687abc05225dfa16a776055a464736c",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x32x128_pp_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196744, .grid = {Product{{{0, 64}, {1, 32}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 32}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients177},
     .image = embedded(tilewright_image_328, tilewright_image_328_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps57},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x32x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=32 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "f2a0436e79b43692458e9684e5bcf6e3",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x32x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 98436, .grid = {Product{{{0, 64}, {1, 32}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 32}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients178},
     .image = embedded(tilewright_image_329, tilewright_image_329_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps57},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=48 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "5feba3a503dbf483de873493d9eb5ff8",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229508, .grid = {Product{{{0, 64}, {1, 48}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 24576, .terms = {{{0, 64}, {1, 48}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients179},
     .image = embedded(tilewright_image_330, tilewright_image_330_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps59},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x48x128.co1.c1x2.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=48 BK=128 CLUSTER_M=1 CLUSTER_N=2 STAGES=8 TMA_STORE=1",
     .hash = "d54e94babfcc9cc73d390604dfd3cb97",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_co1_c1x2_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 229508, .grid = {Product{{{0, 64}, {1, 96}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 49152, .terms = {{{0, 64}, {1, 96}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients180},
     .image = embedded(tilewright_image_331, tilewright_image_331_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps60},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x48x128.pp.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=64 BN=48 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "58c702ac2a276232b871737f397e51e5",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x48x128_pp_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229512, .grid = {Product{{{0, 64}, {1, 48}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 24576, .terms = {{{0, 64}, {1, 48}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients181},
     .image = embedded(tilewright_image_332, tilewright_image_332_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps59},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x64x128.co1.c1x1.s7",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=64 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=7 TMA_STORE=1",
     .hash = "117bc5607c9fbda26db8a302c24ace80",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x64x128_co1_c1x1_s7",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229492, .grid = {Product{{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients182},
     .image = embedded(tilewright_image_333, tilewright_image_333_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps61},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x64x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=64 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "44dd83ed252fccbe49ff6990c13d75a7",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x64x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 131204, .grid = {Product{{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients183},
     .image = embedded(tilewright_image_334, tilewright_image_334_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps61},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x80x128.co1.c1x1.s6",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=80 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=6 TMA_STORE=1",
     .hash = "212044a988f3a8a47129c50881dfee05",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x80x128_co1_c1x1_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221284, .grid = {Product{{{0, 64}, {1, 80}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 40960, .terms = {{{0, 64}, {1, 80}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients184},
     .image = embedded(tilewright_image_335, tilewright_image_335_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps62},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x80x128.co1.c1x2.s6",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=80 BK=128 CLUSTER_M=1 CLUSTER_N=2 STAGES=6 TMA_STORE=1",
     .hash = "62bc7ed76e28b57785b7fc1403ff3082",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x80x128_co1_c1x2_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 221284, .grid = {Product{{{0, 64}, {1, 160}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 81920, .terms = {{{0, 64}, {1, 160}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients185},
     .image = embedded(tilewright_image_336, tilewright_image_336_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps63},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x80x128.co1.c2x1.s6",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=80 BK=128 CLUSTER_M=2 CLUSTER_N=1 STAGES=6 TMA_STORE=1",
     .hash = "bf647661cba88fd7f5f9d2e6e517a9b4",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x80x128_co1_c2x1_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 221284, .grid = {Product{{{0, 128}, {1, 80}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 81920, .terms = {{{0, 128}, {1, 80}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients186},
     .image = embedded(tilewright_image_337, tilewright_image_337_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps64},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c1x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=96 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "b73d5ce69c5281ff286f4e7495dc37d8",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c1x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 204884, .grid = {Product{{{0, 64}, {1, 96}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 49152, .terms = {{{0, 64}, {1, 96}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients187},
     .image = embedded(tilewright_image_338, tilewright_image_338_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps35},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c1x1.s5.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=0 GROUPS=1 BM=64 BN=96 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=0",
     .hash = "af835b50f6e988327089616358f70ceb",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c1x1_s5_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 204884, .grid = {Product{{{1, 64}, {0, 96}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 49152, .terms = {{{1, 64}, {0, 96}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules22,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_13, .coefficients = kCoefficients188},
     .image = embedded(tilewright_image_339, tilewright_image_339_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps65},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x96x128.co1.c1x2.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=96 BK=128 CLUSTER_M=1 CLUSTER_N=2 STAGES=5 TMA_STORE=1",
     .hash = "2332562d3319a3e4aa350c9399163638",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_co1_c1x2_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 204884, .grid = {Product{{{0, 64}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 98304, .terms = {{{0, 64}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients189},
     .image = embedded(tilewright_image_340, tilewright_image_340_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps66},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x96x128.pp.c2x1.s5.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=1 GROUPS=2 BM=64 BN=96 BK=128 CLUSTER_M=2 CLUSTER_N=1 STAGES=5 TMA_STORE=0",
     .hash = "a4afed2dd6dd1a486628f32e1565620c",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x96x128_pp_c2x1_s5_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {2, 1, 1}, .smem_bytes = 204888, .grid = {Product{{{1, 128}, {0, 96}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 98304, .terms = {{{1, 128}, {0, 96}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules22,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_16, .coefficients = kCoefficients190},
     .image = embedded(tilewright_image_341, tilewright_image_341_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps67},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x96x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=96 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "90497ecbcea69b8e62d0a67ef4b4b6eb",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x96x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163972, .grid = {Product{{{0, 64}, {1, 96}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 49152, .terms = {{{0, 64}, {1, 96}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients191},
     .image = embedded(tilewright_image_342, tilewright_image_342_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps35},
    {.id = "gemm.sm90a.wgmma.bf16.nt.64x96x64.pp.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=64 BN=96 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "655ea3528d27548ceec03e5b06c7297a",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_nt_64x96x64_pp_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163976, .grid = {Product{{{0, 64}, {1, 96}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 49152, .terms = {{{0, 64}, {1, 96}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients192},
     .image = embedded(tilewright_image_343, tilewright_image_343_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps35},
    {.id = "gemm.sm90a.wgmma.bf16.tn.128x256x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=256 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "a101a85f47e80bda1f28698dd9c76342",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_tn_128x256x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 2},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients130},
     .image = embedded(tilewright_image_344, tilewright_image_344_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps68},
    {.id = "gemm.sm90a.wgmma.bf16.tn.128x64x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=64 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "9d5dd0de50c34140f443e583cfed990c",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_tn_128x64x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients131},
     .image = embedded(tilewright_image_345, tilewright_image_345_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps68},
    {.id = "gemm.sm90a.wgmma.bf16.tt.128x256x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=256 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "6d3eed4705bb7a4fb381ec54d7199124",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_tt_128x256x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 3},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients130},
     .image = embedded(tilewright_image_346, tilewright_image_346_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps69},
    {.id = "gemm.sm90a.wgmma.bf16.tt.64x128x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "2a4b747ab32b4d67264cba01e7451563",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_tt_64x128x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 64}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 64}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients166},
     .image = embedded(tilewright_image_347, tilewright_image_347_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps70},
    {.id = "gemm.sm90a.wgmma.bf16.tt.64x64x128.co1.c1x1.s7",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=64 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=7 TMA_STORE=1",
     .hash = "ae028915e01e8b818b2a3daa147bfe12",
     .symbol = "tw_gemm_sm90a_wgmma_bf16_tt_64x64x128_co1_c1x1_s7",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229492, .grid = {Product{{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients182},
     .image = embedded(tilewright_image_348, tilewright_image_348_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps71},
    {.id = "gemm.sm90a.wgmma.f16.nn.128x256x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=256 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "4ac3e0c4bd51af44955c52df60e6ce3b",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nn_128x256x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients130},
     .image = embedded(tilewright_image_349, tilewright_image_349_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps72},
    {.id = "gemm.sm90a.wgmma.f16.nn.128x64x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=64 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "ad6b1eac1bde58320fee4bc08ed458a0",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nn_128x64x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients131},
     .image = embedded(tilewright_image_350, tilewright_image_350_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps72},
    {.id = "gemm.sm90a.wgmma.f16.nn.64x16x128.co1.c1x1.s8.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=0 GROUPS=1 BM=64 BN=16 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=0",
     .hash = "6dd55caa944d4e9c4ba59088eb3fe57f",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nn_64x16x128_co1_c1x1_s8_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 163972, .grid = {Product{{{1, 64}, {0, 16}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 8192, .terms = {{{1, 64}, {0, 16}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules19,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_13, .coefficients = kCoefficients132},
     .image = embedded(tilewright_image_351, tilewright_image_351_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps73},
    {.id = "gemm.sm90a.wgmma.f16.nt.128x128x64.co1.c1x1.s7",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=7 TMA_STORE=1",
     .hash = "819e30b077787ca8e945eb4b9a4c088a",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_128x128x64_co1_c1x1_s7",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229492, .grid = {Product{{{0, 128}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 128}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients133},
     .image = embedded(tilewright_image_352, tilewright_image_352_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps74},
    {.id = "gemm.sm90a.wgmma.f16.nt.128x16x128.pp.c1x1.s6.swap",
     .family = "wgmma",
     .config = "SWAP=1 PINGPONG=1 GROUPS=2 BM=128 BN=16 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=6 TMA_STORE=0",
     .hash = "c342a427ee68cb17a1b052ba04576131",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_128x16x128_pp_c1x1_s6_swap",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221288, .grid = {Product{{{1, 128}, {0, 16}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{1, 128}, {0, 16}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules19,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_16, .coefficients = kCoefficients193},
     .image = embedded(tilewright_image_353, tilewright_image_353_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps75},
    {.id = "gemm.sm90a.wgmma.f16.nt.128x176x64.co2.c1x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=176 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "67b72cd8bfa9c6bb37003ac4465249a9",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_128x176x64_co2_c1x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 194648, .grid = {Product{{{0, 128}, {1, 176}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 180224, .terms = {{{0, 128}, {1, 176}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients140},
     .image = embedded(tilewright_image_354, tilewright_image_354_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps76},
    {.id = "gemm.sm90a.wgmma.f16.nt.128x192x64.co1.c1x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=192 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "c67c50ea43172ff4204208d6328a02d8",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_128x192x64_co1_c1x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 204884, .grid = {Product{{{0, 128}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 196608, .terms = {{{0, 128}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients142},
     .image = embedded(tilewright_image_355, tilewright_image_355_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps77},
    {.id = "gemm.sm90a.wgmma.f16.nt.128x192x64.pp.c1x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=128 BN=192 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "23d219a13b3183ea29577626a92ddedf",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_128x192x64_pp_c1x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 204888, .grid = {Product{{{0, 128}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 196608, .terms = {{{0, 128}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients143},
     .image = embedded(tilewright_image_356, tilewright_image_356_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps77},
    {.id = "gemm.sm90a.wgmma.f16.nt.128x256x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=256 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "821f135fdea3b9777c71cc0433995af5",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_128x256x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients130},
     .image = embedded(tilewright_image_357, tilewright_image_357_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps78},
    {.id = "gemm.sm90a.wgmma.f16.nt.256x112x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=256 BN=112 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "ffb1edc0ee63798642a9ae62cc1200dc",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_256x112x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 188488, .grid = {Product{{{0, 256}, {1, 112}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 229376, .terms = {{{0, 256}, {1, 112}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients159},
     .image = embedded(tilewright_image_358, tilewright_image_358_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps79},
    {.id = "gemm.sm90a.wgmma.f16.nt.256x160x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=256 BN=160 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "5f1ad7535ea78ac1056dbeb7c050187b",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_256x160x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 213064, .grid = {Product{{{0, 256}, {1, 160}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 327680, .terms = {{{0, 256}, {1, 160}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients161},
     .image = embedded(tilewright_image_359, tilewright_image_359_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps80},
    {.id = "gemm.sm90a.wgmma.f16.nt.64x112x128.co1.c1x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=112 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "0f7fb9a39dc045a40f2b2c8d5dfc3609",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_64x112x128_co1_c1x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 225364, .grid = {Product{{{0, 64}, {1, 112}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 57344, .terms = {{{0, 64}, {1, 112}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients164},
     .image = embedded(tilewright_image_360, tilewright_image_360_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps81},
    {.id = "gemm.sm90a.wgmma.f16.nt.64x128x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "22f096f860b46c3023c5b1394a3374e9",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_64x128x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 64}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 64}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients166},
     .image = embedded(tilewright_image_361, tilewright_image_361_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps82},
    {.id = "gemm.sm90a.wgmma.f16.nt.64x224x128.co1.c1x1.s3",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=224 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=3 TMA_STORE=1",
     .hash = "c2040eac89ac42f5f50f28255e750040",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_64x224x128_co1_c1x1_s3",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221236, .grid = {Product{{{0, 64}, {1, 224}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 114688, .terms = {{{0, 64}, {1, 224}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients173},
     .image = embedded(tilewright_image_362, tilewright_image_362_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps83},
    {.id = "gemm.sm90a.wgmma.f16.nt.64x224x64.co1.c1x1.s6",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=224 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=6 TMA_STORE=1",
     .hash = "498ff8f6ba711ca53d1616d68eed37b7",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_64x224x64_co1_c1x1_s6",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 221284, .grid = {Product{{{0, 64}, {1, 224}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 114688, .terms = {{{0, 64}, {1, 224}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients174},
     .image = embedded(tilewright_image_363, tilewright_image_363_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps83},
    {.id = "gemm.sm90a.wgmma.f16.nt.64x32x128.pp.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=1 GROUPS=2 BM=64 BN=32 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "f04f8628c887203a16824916617cb867",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_64x32x128_pp_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196744, .grid = {Product{{{0, 64}, {1, 32}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 32}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_15, .coefficients = kCoefficients177},
     .image = embedded(tilewright_image_364, tilewright_image_364_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps84},
    {.id = "gemm.sm90a.wgmma.f16.nt.64x48x128.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=48 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "d4cb8a07e104db1e3bc46a1d78ce066d",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_64x48x128_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229508, .grid = {Product{{{0, 64}, {1, 48}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 24576, .terms = {{{0, 64}, {1, 48}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients179},
     .image = embedded(tilewright_image_365, tilewright_image_365_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps85},
    {.id = "gemm.sm90a.wgmma.f16.nt.64x64x128.co1.c1x1.s7",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=64 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=7 TMA_STORE=1",
     .hash = "4af0abd5ae8b7200cf9678b19d3d14b6",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_64x64x128_co1_c1x1_s7",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229492, .grid = {Product{{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients182},
     .image = embedded(tilewright_image_366, tilewright_image_366_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps86},
    {.id = "gemm.sm90a.wgmma.f16.nt.64x96x128.co1.c1x1.s5",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=96 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=5 TMA_STORE=1",
     .hash = "ec911fd85c962b2b085767989a8fbd42",
     .symbol = "tw_gemm_sm90a_wgmma_f16_nt_64x96x128_co1_c1x1_s5",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 204884, .grid = {Product{{{0, 64}, {1, 96}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 49152, .terms = {{{0, 64}, {1, 96}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients187},
     .image = embedded(tilewright_image_367, tilewright_image_367_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps87},
    {.id = "gemm.sm90a.wgmma.f16.tn.128x256x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=256 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "549e79596efd9bcb60fa1fae5187ca4b",
     .symbol = "tw_gemm_sm90a_wgmma_f16_tn_128x256x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 2},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients130},
     .image = embedded(tilewright_image_368, tilewright_image_368_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps88},
    {.id = "gemm.sm90a.wgmma.f16.tn.128x64x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=64 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "ad876be5fecc6cceb4fdb8ebc32fa6e6",
     .symbol = "tw_gemm_sm90a_wgmma_f16_tn_128x64x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients131},
     .image = embedded(tilewright_image_369, tilewright_image_369_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps88},
    {.id = "gemm.sm90a.wgmma.f16.tt.128x256x64.co2.c1x1.s4",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=256 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1",
     .hash = "b9fced6d7f55afacd01c623add322551",
     .symbol = "tw_gemm_sm90a_wgmma_f16_tt_128x256x64_co2_c1x1_s4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 3},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients130},
     .image = embedded(tilewright_image_370, tilewright_image_370_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps89},
    {.id = "gemm.sm90a.wgmma.f16.tt.64x128x64.co1.c1x1.s8",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1",
     .hash = "749dbbdcbabd7b39a2daebe8b5c1a739",
     .symbol = "tw_gemm_sm90a_wgmma_f16_tt_64x128x64_co1_c1x1_s8",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 64}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 64}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients166},
     .image = embedded(tilewright_image_371, tilewright_image_371_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps90},
    {.id = "gemm.sm90a.wgmma.f16.tt.64x64x128.co1.c1x1.s7",
     .family = "wgmma",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=64 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=7 TMA_STORE=1",
     .hash = "33b4cef71e838c572866e4f5bea917e0",
     .symbol = "tw_gemm_sm90a_wgmma_f16_tt_64x64x128_co1_c1x1_s7",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229492, .grid = {Product{{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32}, .ctas_per_unit = 1},
     .rules = kRules18,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_12, .coefficients = kCoefficients182},
     .image = embedded(tilewright_image_372, tilewright_image_372_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps91},
    {.id = "gemm.sm90a.wgmma_ldg.bf16.nt.128x64x128.co1.c1x1.s4.any.f2",
     .family = "wgmma_ldg",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=64 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=0 PACK=1 FEEDERS=2",
     .hash = "3003d835aee11c38cf92b3d08a2b62bf",
     .symbol = "tw_gemm_sm90a_wgmma_ldg_bf16_nt_128x64x128_co1_c1x1_s4_any_f2",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196676, .grid = {Product{{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32, .more = {{WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {0, 1}, {3, 1}}}, .when = kNoValue}}}}, .ctas_per_unit = 1, .cooperative = true},
     .rules = kRules23,
     .pointer_alignment = 2,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_17, .coefficients = kCoefficients194},
     .image = embedded(tilewright_image_373, tilewright_image_373_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps92},
    {.id = "gemm.sm90a.wgmma_ldg.bf16.nt.128x64x128.co1.c1x1.s4.f2",
     .family = "wgmma_ldg",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=128 BN=64 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1 PACK=1 FEEDERS=2",
     .hash = "3772428e950dd57d675a150e53d1f610",
     .symbol = "tw_gemm_sm90a_wgmma_ldg_bf16_nt_128x64x128_co1_c1x1_s4_f2",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196676, .grid = {Product{{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 128}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32, .more = {{WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {0, 1}, {3, 1}}}, .when = kNoValue}}}}, .ctas_per_unit = 1, .cooperative = true},
     .rules = kRules24,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_18, .coefficients = kCoefficients195},
     .image = embedded(tilewright_image_374, tilewright_image_374_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps93},
    {.id = "gemm.sm90a.wgmma_ldg.bf16.nt.64x32x128.co1.c1x1.s8.f2",
     .family = "wgmma_ldg",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=32 BK=128 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1 PACK=1 FEEDERS=2",
     .hash = "419bbeeb9bdb4ce2fbbfb6470e79105c",
     .symbol = "tw_gemm_sm90a_wgmma_ldg_bf16_nt_64x32x128_co1_c1x1_s8_f2",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {512, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 64}, {1, 32}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 32}, {3, 1}, {32, 1}}}, .when = 32, .more = {{WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {0, 1}, {3, 1}}}, .when = kNoValue}}}}, .ctas_per_unit = 1, .cooperative = true},
     .rules = kRules24,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_18, .coefficients = kCoefficients196},
     .image = embedded(tilewright_image_375, tilewright_image_375_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps94},
    {.id = "gemm.sm90a.wgmma_packed.bf16.nt.128x128x64.co2.c1x1.s7.packab",
     .family = "wgmma_packed",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=7 TMA_STORE=1 PACK=3",
     .hash = "c06d1dd20cc1d32c89892a019df2cac4",
     .symbol = "tw_gemm_sm90a_wgmma_packed_bf16_nt_128x128x64_co2_c1x1_s7_packab",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229496, .grid = {Product{{{0, 128}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 131072, .terms = {{{0, 128}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32, .more = {{WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {0, 1}, {3, 1}}}, .when = kNoValue}, WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {1, 1}, {3, 1}}}, .when = kNoValue}}}}, .ctas_per_unit = 1, .cooperative = true},
     .rules = kRules25,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_19, .coefficients = kCoefficients197},
     .image = embedded(tilewright_image_376, tilewright_image_376_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps95},
    {.id = "gemm.sm90a.wgmma_packed.bf16.nt.128x256x64.co2.c1x1.s4.packab",
     .family = "wgmma_packed",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=128 BN=256 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1 PACK=3",
     .hash = "f79f789c4158fd10c32242cb0f75680b",
     .symbol = "tw_gemm_sm90a_wgmma_packed_bf16_nt_128x256x64_co2_c1x1_s4_packab",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 128}, {1, 256}, {3, 1}, {32, 1}}}, .when = 32, .more = {{WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {0, 1}, {3, 1}}}, .when = kNoValue}, WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {1, 1}, {3, 1}}}, .when = kNoValue}}}}, .ctas_per_unit = 1, .cooperative = true},
     .rules = kRules25,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_19, .coefficients = kCoefficients198},
     .image = embedded(tilewright_image_377, tilewright_image_377_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps96},
    {.id = "gemm.sm90a.wgmma_packed.bf16.nt.256x128x64.co2.c1x1.s4.any.packab",
     .family = "wgmma_packed",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=256 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=0 PACK=3",
     .hash = "6a74f2445b36ed5a7f9fc84ce1a994ac",
     .symbol = "tw_gemm_sm90a_wgmma_packed_bf16_nt_256x128x64_co2_c1x1_s4_any_packab",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196680, .grid = {Product{{{0, 256}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 262144, .terms = {{{0, 256}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32, .more = {{WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {0, 1}, {3, 1}}}, .when = kNoValue}, WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {1, 1}, {3, 1}}}, .when = kNoValue}}}}, .ctas_per_unit = 1, .cooperative = true},
     .rules = kRules26,
     .pointer_alignment = 2,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_20, .coefficients = kCoefficients199},
     .image = embedded(tilewright_image_378, tilewright_image_378_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps97},
    {.id = "gemm.sm90a.wgmma_packed.bf16.nt.256x192x64.co2.c1x1.s4.packab",
     .family = "wgmma_packed",
     .config = "SWAP=0 PINGPONG=0 GROUPS=2 BM=256 BN=192 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=4 TMA_STORE=1 PACK=3",
     .hash = "ebe66bb990c211c8e74d1409f411a339",
     .symbol = "tw_gemm_sm90a_wgmma_packed_bf16_nt_256x192x64_co2_c1x1_s4_packab",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {384, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 229448, .grid = {Product{{{0, 256}, {1, 192}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 393216, .terms = {{{0, 256}, {1, 192}, {3, 1}, {32, 1}}}, .when = 32, .more = {{WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {0, 1}, {3, 1}}}, .when = kNoValue}, WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {1, 1}, {3, 1}}}, .when = kNoValue}}}}, .ctas_per_unit = 1, .cooperative = true},
     .rules = kRules25,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_19, .coefficients = kCoefficients200},
     .image = embedded(tilewright_image_379, tilewright_image_379_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps98},
    {.id = "gemm.sm90a.wgmma_packed.bf16.nt.64x128x64.co1.c1x1.s8.packab",
     .family = "wgmma_packed",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=128 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=1 PACK=3",
     .hash = "45baefd43d129f8f7997f0a5137e1f21",
     .symbol = "tw_gemm_sm90a_wgmma_packed_bf16_nt_64x128x64_co1_c1x1_s8_packab",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 196740, .grid = {Product{{{0, 64}, {1, 128}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 65536, .terms = {{{0, 64}, {1, 128}, {3, 1}, {32, 1}}}, .when = 32, .more = {{WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {0, 1}, {3, 1}}}, .when = kNoValue}, WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {1, 1}, {3, 1}}}, .when = kNoValue}}}}, .ctas_per_unit = 1, .cooperative = true},
     .rules = kRules25,
     .pointer_alignment = 16,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_19, .coefficients = kCoefficients201},
     .image = embedded(tilewright_image_380, tilewright_image_380_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps99},
    {.id = "gemm.sm90a.wgmma_packed.bf16.nt.64x64x64.co1.c1x1.s8.any.packab",
     .family = "wgmma_packed",
     .config = "SWAP=0 PINGPONG=0 GROUPS=1 BM=64 BN=64 BK=64 CLUSTER_M=1 CLUSTER_N=1 STAGES=8 TMA_STORE=0 PACK=3",
     .hash = "cb3e5dc768b497633e51e8f2c2732417",
     .symbol = "tw_gemm_sm90a_wgmma_packed_bf16_nt_64x64x64_co1_c1x1_s8_any_packab",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 4,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 131204, .grid = {Product{{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 32768, .terms = {{{0, 64}, {1, 64}, {3, 1}, {32, 1}}}, .when = 32, .more = {{WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {0, 1}, {3, 1}}}, .when = kNoValue}, WorkspaceRegion{.bytes_per = 16, .terms = {{{2, 8}, {1, 1}, {3, 1}}}, .when = kNoValue}}}}, .ctas_per_unit = 1, .cooperative = true},
     .rules = kRules26,
     .pointer_alignment = 2,
     .runtime_names = kStrings14,
     .runtime_defaults = {1, 0, 8},
     .is_default = false,
     .model = {.function = predicted_us_20, .coefficients = kCoefficients202},
     .image = embedded(tilewright_image_381, tilewright_image_381_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr,
     .tensor_maps = kTensorMaps100},
    {.id = "gemm.sm100a.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "be3355cb3a6bd8b00246fbfec5117a5a",
     .symbol = "tw_gemm_sm100a_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients203},
     .image = embedded(tilewright_image_382, tilewright_image_382_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "2c938aa58bcb4a44674f21d242a920ad",
     .symbol = "tw_gemm_sm100a_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients203},
     .image = embedded(tilewright_image_383, tilewright_image_383_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "21cc168779723bcbd2dc10a28688e9fa",
     .symbol = "tw_gemm_sm100a_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients203},
     .image = embedded(tilewright_image_384, tilewright_image_384_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "2051d0b200d35cde7770b61a370e3a80",
     .symbol = "tw_gemm_sm100a_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients203},
     .image = embedded(tilewright_image_385, tilewright_image_385_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "cf3df86aa90ce4a8c42139b2f39f108a",
     .symbol = "tw_gemm_sm100a_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients204},
     .image = embedded(tilewright_image_386, tilewright_image_386_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "26a003525db04aefd6607069f0808b52",
     .symbol = "tw_gemm_sm100a_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients204},
     .image = embedded(tilewright_image_387, tilewright_image_387_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "97556f0e1cb26fece8eedeb87e167667",
     .symbol = "tw_gemm_sm100a_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients204},
     .image = embedded(tilewright_image_388, tilewright_image_388_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "b4013761081b4cecbfcc1f177951faea",
     .symbol = "tw_gemm_sm100a_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients204},
     .image = embedded(tilewright_image_389, tilewright_image_389_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "54afd94aabf1991c71072ad64ccbe52d",
     .symbol = "tw_gemm_sm100a_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients204},
     .image = embedded(tilewright_image_390, tilewright_image_390_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "1d7c5f5eefada2abb79f0d6684c5ef27",
     .symbol = "tw_gemm_sm100a_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients204},
     .image = embedded(tilewright_image_391, tilewright_image_391_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "0e90a47119ec4296660fcbf2abcd3245",
     .symbol = "tw_gemm_sm100a_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients204},
     .image = embedded(tilewright_image_392, tilewright_image_392_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "8adcd72f342c212c8de584b9b99450cd",
     .symbol = "tw_gemm_sm100a_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients204},
     .image = embedded(tilewright_image_393, tilewright_image_393_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "5507a53e1c18394e53dd2afee2fa2c27",
     .symbol = "tw_gemm_sm100a_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients203},
     .image = embedded(tilewright_image_394, tilewright_image_394_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "3ce763744dbd585ac49163e0049e9db3",
     .symbol = "tw_gemm_sm100a_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients203},
     .image = embedded(tilewright_image_395, tilewright_image_395_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "5c629a89f0cb93580453b325ee3bdb81",
     .symbol = "tw_gemm_sm100a_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients203},
     .image = embedded(tilewright_image_396, tilewright_image_396_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm100a.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "16f2bebd252a1bd84dc92d442d687bc6",
     .symbol = "tw_gemm_sm100a_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 5,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients203},
     .image = embedded(tilewright_image_397, tilewright_image_397_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.f32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d3fea1ed3a3be596b50ae7c7387e8157",
     .symbol = "tw_gemm_sm120a_simt_f32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {0, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients205},
     .image = embedded(tilewright_image_398, tilewright_image_398_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.f32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "e07cde80eab648392fc9bb5dbbe238f6",
     .symbol = "tw_gemm_sm120a_simt_f32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {0, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients205},
     .image = embedded(tilewright_image_399, tilewright_image_399_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.f32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "0896a05a8f5a30268c5f79b1ff6b5ca2",
     .symbol = "tw_gemm_sm120a_simt_f32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {0, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients205},
     .image = embedded(tilewright_image_400, tilewright_image_400_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.f32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d69b38aaa390acc018ca4808bc7d5cff",
     .symbol = "tw_gemm_sm120a_simt_f32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {0, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients205},
     .image = embedded(tilewright_image_401, tilewright_image_401_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.bf16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "215ef53a45269b8be5886109cffacb61",
     .symbol = "tw_gemm_sm120a_simt_bf16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {3, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients206},
     .image = embedded(tilewright_image_402, tilewright_image_402_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.bf16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "f9c392811b5a51f116f5e16b06e9a909",
     .symbol = "tw_gemm_sm120a_simt_bf16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {3, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients206},
     .image = embedded(tilewright_image_403, tilewright_image_403_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.bf16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "c1f4f6f7d82f82f66b1718a6eed70b79",
     .symbol = "tw_gemm_sm120a_simt_bf16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {3, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients206},
     .image = embedded(tilewright_image_404, tilewright_image_404_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.bf16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "663fd7c6a7b22fa9276f9a9d72f64e83",
     .symbol = "tw_gemm_sm120a_simt_bf16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {3, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients206},
     .image = embedded(tilewright_image_405, tilewright_image_405_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.f16.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "28d1b0658470fa501f4011c2bc7628a6",
     .symbol = "tw_gemm_sm120a_simt_f16_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {2, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients206},
     .image = embedded(tilewright_image_406, tilewright_image_406_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.f16.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "0c43850881676fa0d819bbd60d145e63",
     .symbol = "tw_gemm_sm120a_simt_f16_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {2, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients206},
     .image = embedded(tilewright_image_407, tilewright_image_407_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.f16.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "802a3bbcf1ebf6b3dce98b0c83a6e8f3",
     .symbol = "tw_gemm_sm120a_simt_f16_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {2, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients206},
     .image = embedded(tilewright_image_408, tilewright_image_408_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.f16.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "3719f675d187d3fb87b2085cd22995a6",
     .symbol = "tw_gemm_sm120a_simt_f16_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {2, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 2,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients206},
     .image = embedded(tilewright_image_409, tilewright_image_409_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.tf32.nn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "adee0685aff9ac6cbc4d18b7900ed551",
     .symbol = "tw_gemm_sm120a_simt_tf32_nn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {1, 0},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients205},
     .image = embedded(tilewright_image_410, tilewright_image_410_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.tf32.nt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "4cc59c165f413348c2a17e0322ef22b5",
     .symbol = "tw_gemm_sm120a_simt_tf32_nt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {1, 1},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients205},
     .image = embedded(tilewright_image_411, tilewright_image_411_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.tf32.tn.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "d1b9f6d4649ff5840e981fe4f0ec8b20",
     .symbol = "tw_gemm_sm120a_simt_tf32_tn_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {1, 2},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients205},
     .image = embedded(tilewright_image_412, tilewright_image_412_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.sm120a.simt.tf32.tt.64x64x16.4x4",
     .family = "simt",
     .config = "BM=64 BN=64 BK=16 TM=4 TN=4",
     .hash = "4dd28c79fd028d22fb81963b39191289",
     .symbol = "tw_gemm_sm120a_simt_tf32_tt_64x64x16_4x4",
     .kind = TargetKind::cuda,
     .op = 1,
     .arch = 6,
     .attributes = {1, 3},
     .launch = {.block = {256, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{{0, 64}, {1, 64}}}, Product{{{32, 1}}}, Product{{{3, 1}}}}, .workspace = {.fixed_bytes = 65536, .bytes_per = 16384, .terms = {{{0, 64}, {1, 64}, {32, 1}, {3, 1}}}, .when = 32}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings13,
     .runtime_defaults = {1},
     .is_default = true,
     .model = {.function = predicted_us_7, .coefficients = kCoefficients205},
     .image = embedded(tilewright_image_413, tilewright_image_413_size),
     .cpu_symbol = nullptr,
     .cpu_driver = nullptr},
    {.id = "gemm.x86-64-v3.cpu_stream.f32.nn.4x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=2",
     .hash = "8a27de07dd52bbed89930a665d73295d",
     .symbol = "tw_gemm_x86_64_v3_cpu_stream_f32_nn_4x8_v2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 7,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules27,
     .pointer_alignment = 4,
     .runtime_names = kStrings15,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_21, .coefficients = kCoefficients207},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_stream_f32_nn_4x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v3.cpu_stream.f32.nt.2x4.v1",
     .family = "cpu_stream",
     .config = "ROWS=2 STREAMS=4 NV=1",
     .hash = "3cb5dd601839e18c3c8b4269a4490835",
     .symbol = "tw_gemm_x86_64_v3_cpu_stream_f32_nt_2x4_v1",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 7,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules27,
     .pointer_alignment = 4,
     .runtime_names = kStrings15,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_22, .coefficients = kCoefficients208},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_stream_f32_nt_2x4_v1,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v3.cpu_stream.f32.tn.4x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=2",
     .hash = "38c63fe3dcddf5542db774658848046a",
     .symbol = "tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 7,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules27,
     .pointer_alignment = 4,
     .runtime_names = kStrings15,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_21, .coefficients = kCoefficients207},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_stream_f32_tn_4x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v3.cpu_blocked.f32.tt.6x16",
     .family = "cpu_blocked",
     .config = "MR=6 NV=2",
     .hash = "811919d7ff61d1481182fdc2a00338ef",
     .symbol = "tw_gemm_x86_64_v3_cpu_blocked_f32_tt_6x16",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 7,
     .attributes = {0, 3},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_23, .coefficients = kCoefficients209},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_blocked_f32_tt_6x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v3.cpu_blocked.f32.nn.6x16",
     .family = "cpu_blocked",
     .config = "MR=6 NV=2",
     .hash = "125c67efd3bee5300b39041d7a752b44",
     .symbol = "tw_gemm_x86_64_v3_cpu_blocked_f32_nn_6x16",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 7,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_24, .coefficients = kCoefficients210},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_blocked_f32_nn_6x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v3.cpu_blocked.f32.nt.6x16",
     .family = "cpu_blocked",
     .config = "MR=6 NV=2",
     .hash = "f542bf8ffcd26f408e0abd5a872216c5",
     .symbol = "tw_gemm_x86_64_v3_cpu_blocked_f32_nt_6x16",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 7,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_25, .coefficients = kCoefficients211},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_blocked_f32_nt_6x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v3.cpu_blocked.f32.tn.6x16",
     .family = "cpu_blocked",
     .config = "MR=6 NV=2",
     .hash = "50fddfe23cdfd4fa0f38b9fa1d968cbc",
     .symbol = "tw_gemm_x86_64_v3_cpu_blocked_f32_tn_6x16",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 7,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_24, .coefficients = kCoefficients210},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v3_cpu_blocked_f32_tn_6x16,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=2",
     .hash = "0285e0a6692a6154c8375a31ec7f668c",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules27,
     .pointer_alignment = 4,
     .runtime_names = kStrings15,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_21, .coefficients = kCoefficients212},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.nt.4x4.v1",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=4 NV=1",
     .hash = "8b887bd665caed12e688a89ee7d86788",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_nt_4x4_v1",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules27,
     .pointer_alignment = 4,
     .runtime_names = kStrings15,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_26, .coefficients = kCoefficients213},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_nt_4x4_v1,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.tn.4x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=2",
     .hash = "41f712807429dd7d66e8214d98ca3f14",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_tn_4x8_v2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules27,
     .pointer_alignment = 4,
     .runtime_names = kStrings15,
     .runtime_defaults = {8192, 1},
     .is_default = true,
     .model = {.function = predicted_us_21, .coefficients = kCoefficients212},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_tn_4x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.tt.12x32",
     .family = "cpu_blocked",
     .config = "MR=12 NV=2",
     .hash = "345537f470122c058ffda5879b4f02cf",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_tt_12x32",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 3},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_27, .coefficients = kCoefficients214},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_tt_12x32,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.12x32",
     .family = "cpu_blocked",
     .config = "MR=12 NV=2",
     .hash = "7b3e92731bef02d918b78cda425f55eb",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_12x32",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_28, .coefficients = kCoefficients215},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_12x32,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nt.12x32",
     .family = "cpu_blocked",
     .config = "MR=12 NV=2",
     .hash = "c0be70c99616856e339af0a290d69635",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nt_12x32",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 1},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_29, .coefficients = kCoefficients216},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nt_12x32,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.tn.12x32",
     .family = "cpu_blocked",
     .config = "MR=12 NV=2",
     .hash = "a2d8a848950543c72cf23c2fd04c4289",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_tn_12x32",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 2},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = true,
     .model = {.function = predicted_us_30, .coefficients = kCoefficients217},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_tn_12x32,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.14x32",
     .family = "cpu_blocked",
     .config = "MR=14 NV=2",
     .hash = "883c63ee5748e7ebdfcca4f92c5f33f4",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_14x32",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = false,
     .model = {.function = predicted_us_28, .coefficients = kCoefficients218},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_14x32,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.5x64",
     .family = "cpu_blocked",
     .config = "MR=5 NV=4",
     .hash = "63c9835b753e5df89bd60750ad99a2ac",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_5x64",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = false,
     .model = {.function = predicted_us_30, .coefficients = kCoefficients219},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_5x64,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.6x64",
     .family = "cpu_blocked",
     .config = "MR=6 NV=4",
     .hash = "efb49a5961a1b4b815aa9d7fa9c2f9c9",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_6x64",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = false,
     .model = {.function = predicted_us_30, .coefficients = kCoefficients220},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_6x64,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.8x48",
     .family = "cpu_blocked",
     .config = "MR=8 NV=3",
     .hash = "423b35754428fb8262475864e5197ea9",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_8x48",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = false,
     .model = {.function = predicted_us_30, .coefficients = kCoefficients221},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_8x48,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_blocked.f32.nn.9x48",
     .family = "cpu_blocked",
     .config = "MR=9 NV=3",
     .hash = "7dfa5a093118f990b623072fe6fa58b2",
     .symbol = "tw_gemm_x86_64_v4_cpu_blocked_f32_nn_9x48",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = {},
     .pointer_alignment = 4,
     .runtime_names = kStrings16,
     .runtime_defaults = {384, 240, 4096, 1, 1, 0},
     .is_default = false,
     .model = {.function = predicted_us_30, .coefficients = kCoefficients222},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_blocked_f32_nn_9x48,
     .cpu_driver = &gemm_blocked},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.nn.1x8.v2",
     .family = "cpu_stream",
     .config = "ROWS=1 STREAMS=8 NV=2",
     .hash = "d380beac26dc72001d06d6c5d4fb2e5b",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x8_v2",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules27,
     .pointer_alignment = 4,
     .runtime_names = kStrings15,
     .runtime_defaults = {8192, 1},
     .is_default = false,
     .model = {.function = predicted_us_31, .coefficients = kCoefficients223},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_nn_1x8_v2,
     .cpu_driver = &gemm_stream},
    {.id = "gemm.x86-64-v4.cpu_stream.f32.nn.4x8.v1",
     .family = "cpu_stream",
     .config = "ROWS=4 STREAMS=8 NV=1",
     .hash = "474d46f410147166d9f9b2fd2decfe2e",
     .symbol = "tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v1",
     .kind = TargetKind::cpu,
     .op = 1,
     .arch = 8,
     .attributes = {0, 0},
     .launch = {.block = {1, 1, 1}, .cluster = {1, 1, 1}, .smem_bytes = 0, .grid = {Product{{}}, Product{{}}, Product{{}}}, .workspace = {.fixed_bytes = 0, .bytes_per = 0, .terms = {{}}, .when = kNoValue}},
     .rules = kRules27,
     .pointer_alignment = 4,
     .runtime_names = kStrings15,
     .runtime_defaults = {8192, 1},
     .is_default = false,
     .model = {.function = predicted_us_21, .coefficients = kCoefficients224},
     .image = {},
     .cpu_symbol = tw_gemm_x86_64_v4_cpu_stream_f32_nn_4x8_v1,
     .cpu_driver = &gemm_stream},
  };
  static const KernelTable table{.generator = "tilewright-codegen 0.1.0",
                                 .ops = kOps,
                                 .archs = kArchs,
                                 .devices = kDevices,
                                 .kernels = kernels,
                                 .tuned = kTuned};
  return table;
}

}  // namespace tilewright
