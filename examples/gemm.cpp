// A linear layer on the CPU: C = relu(A * B + bias), with the kernel that was measured to be the best one here.
// On a GPU only three things differ: pass the device, pass device pointers, and pass a workspace of plan->workspace_bytes().
#include <tilewright/ops.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

int main() {
  const tilewright::GemmProblem problem{.M = 250, .N = 333, .K = 512};
  std::vector<float> a(250 * 512), b(512 * 333), bias(333), c(250 * 333);
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = std::sin(static_cast<float>(i));
  for (std::size_t i = 0; i < b.size(); ++i) b[i] = std::cos(static_cast<float>(i));
  for (std::size_t i = 0; i < bias.size(); ++i) bias[i] = static_cast<float>(i) / 333;

  // Select once, run as often as needed: run() neither allocates nor locks.
  const auto plan = tilewright::plan_gemm(problem, tilewright::cpu_device());
  plan->run(tilewright::to_arguments(
      {.A = a.data(), .B = b.data(), .C = c.data(), .bias = bias.data(), .activation = tilewright::Activation::relu}));
  std::printf("%s", to_string(plan->explain()).c_str());

  // Or in one call, which remembers its plans: tilewright::gemm(problem, arguments);

  double worst = 0;
  for (int m = 0; m < 250; m += 83) {
    for (int n = 0; n < 333; n += 37) {
      double sum = bias[n];
      for (int k = 0; k < 512; ++k) sum += static_cast<double>(a[m * 512 + k]) * b[k * 333 + n];
      worst = std::max(worst, std::abs(std::max(sum, 0.0) - c[m * 333 + n]));
    }
  }
  std::printf("largest difference from a plain loop: %.1e\n", worst);
  return worst < 1e-4 ? 0 : 1;
}
