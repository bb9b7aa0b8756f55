// Two operators of this project and one of Tilewright, in one program, on the CPU: through their typed headers, and by name.
#include <tilewright/c_api.h>
#include <tilewright/ops.h>
#include <tilewright/scale.h>
#include <tilewright/vector_add.h>

#include <cstdio>
#include <vector>

namespace {

int wrong(const char* what, double got, double expected) {
  std::printf("%s is %g, not %g\n", what, got, expected);
  return 1;
}

}  // namespace

int main() {
  using namespace tilewright;
  constexpr int n = 1000;
  const Device& cpu = cpu_device();

  std::vector<float> a(n, 1.f), b(n, 2.f), c(n), y(n);
  const auto plan = plan_vector_add({.n = n, .threads = 1}, cpu);
  plan->run(to_arguments({.a = a.data(), .b = b.data(), .c = c.data()}));
  if (c[n - 1] != 3) return wrong("vector_add", c[n - 1], 3);
  scale({.n = n, .threads = 1}, {.x = c.data(), .y = y.data(), .a = 0.5f}, nullptr, 0, nullptr, cpu);
  if (y[n - 1] != 1.5f) return wrong("scale", y[n - 1], 1.5);

  std::vector<float> A(64 * 64, 1.f), B(64 * 64, 2.f), C(64 * 64);
  gemm({.M = 64, .N = 64, .K = 64, .threads = 1}, {.A = A.data(), .B = B.data(), .C = C.data()}, nullptr, 0, nullptr, cpu);
  if (C[0] != 128) return wrong("gemm", C[0], 128);

  for (const Explanation& why : {plan->explain(), explain(ScaleProblem{.n = n, .threads = 1}, cpu),
                                 explain(GemmProblem{.M = 64, .N = 64, .K = 64, .threads = 1}, cpu)})
    std::printf("%s %s\n", to_string(why.match), why.kernel.c_str());

  // As a program in another language asks for it.
  const char* const dtype[] = {"f32"};
  const std::int64_t sizes[] = {n};
  const tilewright_problem problem{.op = "vector_add",
                                   .attributes = dtype,
                                   .attribute_count = 1,
                                   .sizes = sizes,
                                   .size_count = 1,
                                   .threads = 1,
                                   .constants = 0};
  tilewright_plan* by_name = nullptr;
  if (tilewright_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, SIZE_MAX, &by_name) != TILEWRIGHT_OK) {
    std::printf("%s\n", tilewright_last_error());
    return 1;
  }
  void* const tensors[] = {a.data(), a.data(), c.data()};
  const tilewright_status status = tilewright_plan_run(by_name, tensors, 3, nullptr, 0, nullptr, nullptr);
  tilewright_plan_destroy(by_name);
  if (status != TILEWRIGHT_OK || c[0] != 2) return wrong("vector_add by name", c[0], 2);
  return 0;
}
