// The first of a list's numbers that is wrong, said in a status of four numbers.
#pragma once

struct Fault {
  int why;  // 0: none
  int number, limit;
};

// fault_at(i), of i below count. The status is written where it begins with 0.
template <typename FaultAt>
inline void report_first(long long count, int* status, FaultAt fault_at) {
  if (status[0] != 0) return;
  for (long long i = 0; i < count; ++i) {
    const Fault fault = fault_at(i);
    if (fault.why == 0) continue;
    status[1] = static_cast<int>(i < 0x7fffffff ? i : 0x7fffffff);
    status[2] = fault.number;
    status[3] = fault.limit;
    status[0] = fault.why;
    return;
  }
}
