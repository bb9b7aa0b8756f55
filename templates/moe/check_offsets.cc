// Ends of groups looked at on CPUs.
// tw: use    check_offsets.cu: op, about, range, doc, data, check, shapes, case
// tw: launch grid = 1
// tw: align  1
#include "moe/first_fault_cpu.h"

void check_offsets(const int* offsets, int* status, long long groups, int rows) {
  report_first(groups, status, [&](long long i) {
    const int end = offsets[i], before = i > 0 ? offsets[i - 1] : 0;
    if (end < 0) return Fault{1, end, 0};
    if (end > rows) return Fault{3, end, rows};
    return end < before ? Fault{2, end, before} : Fault{0, end, 0};
  });
}
