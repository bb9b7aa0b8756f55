// check_offsets.sm75.cuda.i32.THREADS256: emitted by tilewright-codegen, do not edit.
// template: moe/check_offsets.cu
// config: THREADS=256 dtype=i32
// hash: e76c3562a835ff7b966b558acd6c2083
struct Params {
  const void* offsets;
  void* status;
  void* workspace;
  long long groups;
  int rows;
};

#define TILEWRIGHT 1
#define THREADS 256
#line 1 "check_offsets.cu"
// Whether ends of groups are right, said where they lie: no host waits for it, and a captured graph may hold it. One thread block
// looks at all of them.
// tw: op     check_offsets(offsets: i32[groups], status: inout i32[4], rows: i32 = 2147483647)
// tw: about  Finds the first end of a group that is below 0, above rows, or less than the one before
// tw: range  groups = 0, (1 << 31) - 1; rows = 0, 2147483647
// tw: doc    dtype = Type of all: numbers of 32 bits
// tw: doc    offsets = Where groups end, as grouped_gemm takes them
// tw: doc    status = Written where it begins with 0 and an end is wrong: why (1: it is below 0; 2: less than the one before; \
//            3: above rows), its place, it itself, and the number that it is compared with. Else it stays as it is
// tw: doc    groups = Groups
// tw: doc    rows = What no end may be above: M of grouped_gemm, T of k_grouped_gemm
// tw: data   offsets = moe_data.py:ends; status = 0
// tw: check  check_offsets_reference.h:check_offsets
// tw: shapes groups = 8, 128, 1000
// tw: case   rows = 100
// tw: case   rows = 4096
// tw: tune   THREADS = 256, 1024
// tw: launch grid = 1, block = THREADS
// tw: default THREADS = 256
// tw: align  1
// tw: portable
// tw: batch  groups = 8, 128, 1000
#include "moe/first_fault.h"

__device__ __forceinline__ void check_offsets(const int* offsets, int* status, long long groups, int rows) {
  const auto fault_at = [&](long long i) {
    const int end = offsets[i], before = i > 0 ? offsets[i - 1] : 0;
    if (end < 0) return Fault{1, end, 0};
    if (end > rows) return Fault{3, end, rows};
    return end < before ? Fault{2, end, before} : Fault{0, end, 0};
  };
  report_first(groups, status, fault_at);
}

#line 3 "check_offsets.cu"
extern "C" __global__ void __launch_bounds__(THREADS) tw_check_offsets_sm75_cuda_i32_THREADS256(const Params tw_params) { check_offsets(static_cast<const int*>(tw_params.offsets), static_cast<int*>(tw_params.status), static_cast<long long>(tw_params.groups), static_cast<int>(tw_params.rows)); }
