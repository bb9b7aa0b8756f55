// check_indices.ptx80.cuda.i32.THREADS1024: emitted by tilewright-codegen, do not edit.
// template: moe/check_indices.cu
// config: THREADS=1024 dtype=i32
// hash: 5a8e87ebcb336f7818cc594478617f26
struct Params {
  const void* indices;
  void* status;
  void* workspace;
  long long rows, cols, ldi;
  int least;
  int count;
};

#define TILEWRIGHT 1
#define THREADS 1024
#line 1 "check_indices.cu"
// Whether numbers name what is there, as experts of tokens and rows of a matrix are named, said where they lie: no host waits for
// it, and a captured graph may hold it. One thread block looks at all of them.
// tw: op     check_indices(indices: i32[rows:ldi, cols], status: inout i32[4], least: i32 = 0, count: i32 = 2147483647)
// tw: about  Finds the first number that is below least, or not below count
// tw: range  count = 0, 2147483647
// tw: doc    dtype = Type of all: numbers of 32 bits
// tw: doc    indices = Numbers, such as ids of moe_sort or row_index of grouped_gemm
// tw: doc    status = Written where it begins with 0 and a number is wrong: why (1: it is below least; 2: not below count), its \
//            place, row by row, it itself, and the number that it is compared with. Else it stays as it is
// tw: doc    rows = Rows of indices
// tw: doc    cols = Numbers of a row
// tw: doc    ldi = Elements from one row of indices to the next
// tw: doc    least = The least that is right: -1 where that stands for none
// tw: doc    count = How many there are: experts, or rows of A
// tw: data   indices = moe_data.py:indices; status = 0
// tw: check  check_indices_reference.h:check_indices
// tw: shapes rows, cols = (1, 8), (256, 8), (1, 4097)
// tw: case   count = 100
// tw: case   least = -1, count = 1000
// tw: tune   THREADS = 256, 1024
// tw: launch grid = 1, block = THREADS
// tw: default THREADS = 1024
// tw: align  1
// tw: portable
// tw: batch  rows = 16, 256, 8192
#include "moe/first_fault.h"

__device__ __forceinline__ void check_indices
(const int* indices, int* status, long long rows, long long cols, long long ldi, int least, int count) {
  const auto fault_at = [&](long long i) {
    const int index = indices[i / cols * ldi + i % cols];
    if (index < least) return Fault{1, index, least};
    return index >= count ? Fault{2, index, count} : Fault{0, index, 0};
  };
  report_first(rows * cols, status, fault_at);
}

#line 3 "check_indices.cu"
extern "C" __global__ void __launch_bounds__(THREADS) tw_check_indices_ptx80_cuda_i32_THREADS1024(const Params tw_params) { check_indices(static_cast<const int*>(tw_params.indices), static_cast<int*>(tw_params.status), static_cast<long long>(tw_params.rows), static_cast<long long>(tw_params.cols), static_cast<long long>(tw_params.ldi), static_cast<int>(tw_params.least), static_cast<int>(tw_params.count)); }
