// Numbers that name what is there looked at on CPUs.
// tw: use    check_indices.cu: op, about, range, doc, data, check, shapes, case
// tw: launch grid = 1
// tw: align  1
#include "moe/first_fault_cpu.h"

void check_indices(const int* indices, int* status, long long rows, long long cols, long long ldi, int least, int count) {
  report_first(rows * cols, status, [&](long long i) {
    const int index = indices[i / cols * ldi + i % cols];
    if (index < least) return Fault{1, index, least};
    return index >= count ? Fault{2, index, count} : Fault{0, index, 0};
  });
}
