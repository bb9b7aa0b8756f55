// Runs the toy ops through their typed interfaces, checks every element, and prints which kernels did it.
#include <cstdio>
#include <vector>

#include "tilewright/ops.h"

int main() {
  constexpr int n = 65536;
  std::vector<float> x(n), y(n);
  for (int i = 0; i < n; ++i) {
    x[i] = static_cast<float>(i % 1000);
    y[i] = static_cast<float>(i % 7);
  }
  const tilewright::ScaleAddProblem problem{.n = n, .threads = 1};
  tilewright::scale_add(problem, {.x = x.data(), .y = y.data(), .a = 0.5f});
  for (int i = 0; i < n; ++i) {
    const float expected = 0.5f * static_cast<float>(i % 1000) + static_cast<float>(i % 7);
    if (y[i] != expected) {
      std::printf("y[%d] is %g, not %g\n", i, y[i], expected);
      return 1;
    }
  }
  const tilewright::Explanation why = tilewright::explain(problem);
  std::printf("%s %s\n", tilewright::to_string(why.match), why.kernel.c_str());

  float sum = -1;
  for (const int count : {n, 0, 1001, 5}) {
    tilewright::total({.n = count, .threads = 1}, {.x = x.data(), .y = &sum});
    double expected = 0;
    for (int i = 0; i < count; ++i) expected += i % 1000;
    if (sum != static_cast<float>(expected)) {
      std::printf("the sum of %d is %g, not %g\n", count, sum, expected);
      return 1;
    }
  }
  const tilewright::Explanation why_total = tilewright::explain(tilewright::TotalProblem{.n = n, .threads = 1});
  std::printf("%s %s\n", tilewright::to_string(why_total.match), why_total.kernel.c_str());
}
