// check_offsets.x86-64-v2.cpu.i32: emitted by tilewright-codegen, do not edit.
// template: moe/check_offsets.cc
// config: dtype=i32
// hash: e42adcb6a904e90f4f5362cd55e008f7
#include "moe/first_fault_cpu.h"

struct Params {
  const void* offsets;
  void* status;
  void* workspace;
  long long groups;
  int rows;
};

#define TILEWRIGHT 1
namespace {
#line 1 "check_offsets.cc"
// Ends of groups looked at on CPUs.
// tw: use    check_offsets.cu: op, about, range, doc, data, check, shapes, case
// tw: launch grid = 1
// tw: align  1


void check_offsets(const int* offsets, int* status, long long groups, int rows) {
  report_first(groups, status, [&](long long i) {
    const int end = offsets[i], before = i > 0 ? offsets[i - 1] : 0;
    if (end < 0) return Fault{1, end, 0};
    if (end > rows) return Fault{3, end, rows};
    return end < before ? Fault{2, end, before} : Fault{0, end, 0};
  });
}

}  // namespace
#line 3 "check_offsets.cu"
extern "C" void tw_check_offsets_x86_64_v2_cpu_i32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { check_offsets(static_cast<const int*>(tw_params->offsets), static_cast<int*>(tw_params->status), static_cast<long long>(tw_params->groups), static_cast<int>(tw_params->rows)); }
