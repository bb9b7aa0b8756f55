// The linked table: ops, archs, kernels, and what was measured best where. Emitted by tilewright-codegen 0.1.0 from tuning_db;
// do not edit: change a template or a record and run `python3 -m codegen emit`.
#include "tilewright/kernel_table.h"


namespace tilewright {

void fill_dense_gemm(Problem& problem);

namespace {

constexpr const char* kStrings0[] = {"f32", "tf32", "f16", "bf16"};
constexpr const char* kStrings1[] = {"nn", "nt", "tn", "tt"};
constexpr const char* kStrings2[] = {"M", "N", "K", "batch", "lda", "ldb", "ldc", "stride_a", "stride_b", "stride_c"};
constexpr const char* kStrings3[] = {"A", "B", "C", "bias"};
constexpr const char* kStrings4[] = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave"};
constexpr const char* kStrings5[] = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave", "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"};
constexpr ScalarDeclaration kScalars0[] = {{"alpha", true}, {"beta", true}, {"activation", false}};
constexpr NamedValues kAttributes0[] = {{"dtype", kStrings0}, {"layout", kStrings1}};

constexpr OpEntry kOps[] = {
    {.name = "gemm", .attributes = kAttributes0, .sizes = kStrings2, .key_sizes = 4, .scalars = kScalars0, .tensors = kStrings3, .fill_dense = fill_dense_gemm},
};

constexpr ArchEntry kArchs[] = {
    {.name = "sm75", .kind = TargetKind::cuda, .major = 7, .minor = 5, .exact = false, .rank = 75, .cpu_flags = {}},
    {.name = "sm80", .kind = TargetKind::cuda, .major = 8, .minor = 0, .exact = false, .rank = 80, .cpu_flags = {}},
    {.name = "sm86", .kind = TargetKind::cuda, .major = 8, .minor = 6, .exact = false, .rank = 86, .cpu_flags = {}},
    {.name = "sm89", .kind = TargetKind::cuda, .major = 8, .minor = 9, .exact = false, .rank = 89, .cpu_flags = {}},
    {.name = "sm90a", .kind = TargetKind::cuda, .major = 9, .minor = 0, .exact = true, .rank = 901, .cpu_flags = {}},
    {.name = "sm100a", .kind = TargetKind::cuda, .major = 10, .minor = 0, .exact = true, .rank = 1001, .cpu_flags = {}},
    {.name = "sm120a", .kind = TargetKind::cuda, .major = 12, .minor = 0, .exact = true, .rank = 1201, .cpu_flags = {}},
    {.name = "x86-64-v3", .kind = TargetKind::cpu, .major = 0, .minor = 0, .exact = false, .rank = 3, .cpu_flags = kStrings4},
    {.name = "x86-64-v4", .kind = TargetKind::cpu, .major = 0, .minor = 0, .exact = false, .rank = 4, .cpu_flags = kStrings5},
};




}  // namespace

const KernelTable& linked_table() {
  static const KernelTable table{.generator = "tilewright-codegen 0.1.0",
                                 .ops = kOps,
                                 .archs = kArchs,
                                 .devices = {},
                                 .kernels = {},
                                 .tuned = {}};
  return table;
}

}  // namespace tilewright
