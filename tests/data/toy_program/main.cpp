// Runs the toy op through its typed interface, checks every element, and prints which kernel did it.
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
}
