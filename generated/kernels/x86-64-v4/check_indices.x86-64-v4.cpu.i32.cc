// check_indices.x86-64-v4.cpu.i32: emitted by tilewright-codegen, do not edit.
// template: moe/check_indices.cc
// config: dtype=i32
// hash: 9a598a1a9be48854a6cb56a087a922ac
#include "moe/first_fault_cpu.h"

struct Params {
  const void* indices;
  void* status;
  void* workspace;
  long long rows, cols, ldi;
  int least;
  int count;
};

#define TILEWRIGHT 1
namespace {
#line 1 "check_indices.cc"
// Numbers that name what is there looked at on CPUs.
// tw: use    check_indices.cu: op, about, range, doc, data, check, shapes, case
// tw: launch grid = 1
// tw: align  1


void check_indices(const int* indices, int* status, long long rows, long long cols, long long ldi, int least, int count) {
  report_first(rows * cols, status, [&](long long i) {
    const int index = indices[i / cols * ldi + i % cols];
    if (index < least) return Fault{1, index, least};
    return index >= count ? Fault{2, index, count} : Fault{0, index, 0};
  });
}

}  // namespace
#line 3 "check_indices.cu"
extern "C" void tw_check_indices_x86_64_v4_cpu_i32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { check_indices(static_cast<const int*>(tw_params->indices), static_cast<int*>(tw_params->status), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldi), static_cast<int>(tw_params->least), static_cast<int>(tw_params->count)); }
