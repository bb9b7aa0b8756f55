/* The C ABI, used from C: a GEMM on the CPU against three loops, its explanation, and what bad input is answered. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tilewright/c_api.h"

static int failures = 0;

static void expect(int holds, const char* what) {
  if (holds) return;
  ++failures;
  fprintf(stderr, "FAILED: %s (last error: %s)\n", what, tilewright_last_error());
}

enum { kRows = 37, kCols = 53, kDepth = 29 };

static void test_gemm(void) {
  const char* attributes[] = {"f32", "nn"};
  const int64_t sizes[] = {kRows, kCols, kDepth, 1};
  const tilewright_problem problem = {"gemm", attributes, 2, sizes, 4, 1, 0, 0};
  static float a[kRows * kDepth], b[kDepth * kCols], c[kRows * kCols];
  for (int i = 0; i < kRows * kDepth; ++i) a[i] = (float)(i % 7 - 3);
  for (int i = 0; i < kDepth * kCols; ++i) b[i] = (float)(i % 5 - 2);
  tilewright_plan* plan = NULL;
  expect(tilewright_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, SIZE_MAX, &plan) == TILEWRIGHT_OK, "plan_create");
  if (plan == NULL) return;
  expect(strlen(tilewright_plan_explain(plan)) > 0, "plan_explain");
  expect(tilewright_plan_zeroed_workspace_bytes(plan) <= tilewright_plan_workspace_bytes(plan), "workspace");
  void* tensors[] = {a, b, c, NULL};
  tilewright_scalar scalars[3];
  scalars[0].f32 = 2.0f;
  scalars[1].f32 = 0.0f;
  scalars[2].i32 = 0;
  expect(tilewright_plan_run(plan, tensors, 4, scalars, 3, NULL, NULL) == TILEWRIGHT_OK, "plan_run");
  int wrong = 0;
  for (int m = 0; m < kRows; ++m) {
    for (int n = 0; n < kCols; ++n) {
      float sum = 0;
      for (int k = 0; k < kDepth; ++k) sum += a[m * kDepth + k] * b[k * kCols + n];
      if (c[m * kCols + n] != 2.0f * sum) ++wrong; /* small integers: exact in any order */
    }
  }
  expect(wrong == 0, "gemm equals three loops");
  expect(tilewright_plan_run(plan, tensors, 3, scalars, 3, NULL, NULL) == TILEWRIGHT_INVALID_ARGUMENT, "number of tensors");
  tilewright_plan_destroy(plan);
}

/* f64 with factors that no f32 holds; without their halves what stands for them is an f32. */
static void test_f64(void) {
  const char* attributes[] = {"f64", "nn"};
  const int64_t sizes[] = {2, 2, 1, 1};
  const tilewright_problem problem = {"gemm", attributes, 2, sizes, 4, 1, 0, 0};
  const double a[] = {3, 6}, b[] = {1, 2};
  double c[] = {1, 1, 1, 1};
  tilewright_plan* plan = NULL;
  expect(tilewright_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, SIZE_MAX, &plan) == TILEWRIGHT_OK, "f64: plan_create");
  if (plan == NULL) return;
  void* tensors[] = {(void*)a, (void*)b, c, NULL};
  tilewright_scalar scalars[7] = {{.f32 = 0}};
  tilewright_wide_scalar(1.0 / 3, &scalars[0], &scalars[3]);
  tilewright_wide_scalar(0.1, &scalars[1], &scalars[5]);
  expect(tilewright_plan_run(plan, tensors, 4, scalars, 7, NULL, NULL) == TILEWRIGHT_OK, "f64: plan_run");
  const double expected[] = {1.1, 2.1, 2.1, 4.1};
  for (int i = 0; i < 4; ++i) expect(fabs(c[i] - expected[i]) < 1e-15, "f64: factors of f64");
  scalars[0].f32 = 2;
  scalars[1].f32 = 0;
  expect(tilewright_plan_run(plan, tensors, 4, scalars, 3, NULL, NULL) == TILEWRIGHT_OK, "f64: factors of f32");
  for (int i = 0; i < 4; ++i) expect(c[i] == 2 * a[i / 2] * b[i % 2], "f64: factors of f32");
  expect(tilewright_plan_run(plan, tensors, 4, scalars, 5, NULL, NULL) == TILEWRIGHT_INVALID_ARGUMENT, "half of the halves");
  expect(strstr(tilewright_last_error(), "3 or 7 scalars, not 4 and 5") != NULL, "how many scalars");
  tilewright_plan_destroy(plan);
}

/* One B for a batch of two, its stride being 0; a stride that is TILEWRIGHT_DENSE or absent is that of dense operands. */
static void test_broadcast(void) {
  const char* attributes[] = {"f32", "nn"};
  int64_t sizes[] = {kRows, kCols, kDepth, 2, TILEWRIGHT_DENSE, kCols, TILEWRIGHT_DENSE, kRows * kDepth, 0};
  const tilewright_problem problem = {"gemm", attributes, 2, sizes, 9, 1, 0, 0};
  static float a[2 * kRows * kDepth], b[kDepth * kCols], c[2 * kRows * kCols];
  for (int i = 0; i < 2 * kRows * kDepth; ++i) a[i] = (float)(i % 7 - 3);
  for (int i = 0; i < kDepth * kCols; ++i) b[i] = (float)(i % 5 - 2);
  tilewright_plan* plan = NULL;
  expect(tilewright_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, SIZE_MAX, &plan) == TILEWRIGHT_OK, "broadcast: plan_create");
  if (plan == NULL) return;
  void* tensors[] = {a, b, c, NULL};
  const tilewright_scalar scalars[] = {{.f32 = 1.0f}, {.f32 = 0.0f}, {.i32 = 0}};
  expect(tilewright_plan_run(plan, tensors, 4, scalars, 3, NULL, NULL) == TILEWRIGHT_OK, "broadcast: plan_run");
  int wrong = 0;
  for (int i = 0; i < 2 * kRows; ++i) {
    for (int n = 0; n < kCols; ++n) {
      float sum = 0;
      for (int k = 0; k < kDepth; ++k) sum += a[i * kDepth + k] * b[k * kCols + n];
      if (c[i * kCols + n] != sum) ++wrong;
    }
  }
  expect(wrong == 0, "broadcast: both products are of the same B");
  tensors[1] = NULL;
  expect(tilewright_plan_run(plan, tensors, 4, scalars, 3, NULL, NULL) == TILEWRIGHT_INVALID_ARGUMENT, "B is NULL");
  expect(strstr(tilewright_last_error(), "B is NULL") != NULL, "which tensor is NULL");
  tensors[1] = c;
  expect(tilewright_plan_run(plan, tensors, 4, scalars, 3, NULL, NULL) == TILEWRIGHT_INVALID_ARGUMENT, "C overlaps B");
  expect(strstr(tilewright_last_error(), "overlaps B") != NULL, "what C overlaps");
  tilewright_plan_destroy(plan);
}

static void test_explain(void) {
  const char* attributes[] = {"f32", "nn"};
  const int64_t sizes[] = {64, 64, 64, 1};
  const tilewright_problem problem = {"gemm", attributes, 2, sizes, 4, 1, 0, 0};
  char text[2048];
  char start[8];
  size_t length = 0;
  expect(tilewright_explain(&problem, TILEWRIGHT_DEVICE_CPU, text, sizeof(text), &length) == TILEWRIGHT_OK, "explain");
  expect(length == strlen(text) && strstr(text, "match:") != NULL, "explanation");
  expect(tilewright_explain(&problem, TILEWRIGHT_DEVICE_CPU, start, sizeof(start), NULL) == TILEWRIGHT_OK, "short explain");
  expect(strlen(start) == 7 && strncmp(start, text, 7) == 0, "explanation is cut to the buffer");
  tilewright_problem invariant = problem;
  invariant.numerics = TILEWRIGHT_BATCH_INVARIANT;
  expect(tilewright_explain(&invariant, TILEWRIGHT_DEVICE_CPU, text, sizeof(text), NULL) == TILEWRIGHT_OK, "explain numerics");
  expect(strstr(text, "numerics: batch_invariant, chosen for M=16|256|4096") != NULL, "numerics are explained");
  expect(tilewright_set_numerics(TILEWRIGHT_DETERMINISTIC) == TILEWRIGHT_OK, "the process's numerics");
  expect(tilewright_explain(&problem, TILEWRIGHT_DEVICE_CPU, text, sizeof(text), NULL) == TILEWRIGHT_OK,
         "explain the process's");
  expect(strstr(text, "numerics: deterministic") != NULL, "the process's numerics are explained");
  expect(tilewright_set_numerics(TILEWRIGHT_TUNED) == TILEWRIGHT_OK, "no numerics");
}

/* Rows that are too few to be taken in order must be named by an index; limits of sizes are named. */
static void test_groups(void) {
  const char* attributes[] = {"f32", "nt", "none"};
  const int64_t sizes[] = {2, 3, 1, 1, 2};
  const tilewright_problem problem = {"grouped_gemm", attributes, 3, sizes, 5, 1, 0, 0};
  float a[] = {2, 3}, b[] = {5, 7}, c[] = {0, 0, 0};
  int32_t ends[] = {1, 3}, index[] = {1, 0, 1};
  tilewright_plan* plan = NULL;
  expect(tilewright_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, SIZE_MAX, &plan) == TILEWRIGHT_OK, "groups: plan_create");
  if (plan == NULL) return;
  void* tensors[] = {a, b, c, ends, NULL, NULL, NULL};
  tilewright_scalar scalars[1] = {{0}};
  expect(tilewright_plan_run(plan, tensors, 7, scalars, 1, NULL, NULL) == TILEWRIGHT_INVALID_ARGUMENT, "too few rows");
  expect(strstr(tilewright_last_error(), "rows_a is 2 and M is 3; without row_index") != NULL, "too few rows are named");
  expect(c[0] == 0 && c[1] == 0 && c[2] == 0, "nothing has run");
  tensors[4] = index;
  expect(tilewright_plan_run(plan, tensors, 7, scalars, 1, NULL, NULL) == TILEWRIGHT_OK, "rows by an index");
  expect(c[0] == 15 && c[1] == 14 && c[2] == 21, "rows by an index are multiplied");
  tilewright_plan_destroy(plan);
  expect(tilewright_check_groups() == TILEWRIGHT_OK, "no GPU has found anything");
}

/* What is not there is an error like any other. */
static void test_nulls(void) {
  tilewright_problem problem = {0};
  tilewright_plan* plan = NULL;
  size_t length;
  expect(tilewright_plan_create(NULL, TILEWRIGHT_DEVICE_CPU, SIZE_MAX, &plan) == TILEWRIGHT_INVALID_ARGUMENT, "no problem");
  expect(tilewright_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, SIZE_MAX, &plan) == TILEWRIGHT_INVALID_ARGUMENT, "no op");
  problem.op = "gemm";
  problem.attribute_count = -1;
  expect(tilewright_explain(&problem, TILEWRIGHT_DEVICE_CPU, NULL, 0, &length) == TILEWRIGHT_INVALID_ARGUMENT, "-1 attributes");
  problem.attribute_count = 2;
  expect(tilewright_explain(&problem, TILEWRIGHT_DEVICE_CPU, NULL, 0, &length) == TILEWRIGHT_INVALID_ARGUMENT, "no attributes");
  problem.attributes = (const char*[]){"f32", NULL};
  expect(tilewright_explain(&problem, TILEWRIGHT_DEVICE_CPU, NULL, 0, &length) == TILEWRIGHT_INVALID_ARGUMENT,
         "half an attribute");
  problem.attribute_count = 0;
  problem.size_count = 4;
  expect(tilewright_explain(&problem, TILEWRIGHT_DEVICE_CPU, NULL, 0, &length) == TILEWRIGHT_INVALID_ARGUMENT, "no sizes");
  expect(tilewright_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, SIZE_MAX, NULL) == TILEWRIGHT_INVALID_ARGUMENT, "no place");
  expect(tilewright_plan_run(NULL, NULL, 0, NULL, 0, NULL, NULL) == TILEWRIGHT_INVALID_ARGUMENT, "no plan");
  expect(tilewright_plan_workspace_bytes(NULL) == 0 && tilewright_plan_zeroed_workspace_bytes(NULL) == 0,
         "no plan's workspace");
  expect(strlen(tilewright_plan_explain(NULL)) == 0, "no plan's explanation");
  tilewright_plan_destroy(NULL);
  expect(tilewright_override_kernel(NULL, NULL) == TILEWRIGHT_INVALID_ARGUMENT, "no kernel");
  expect(tilewright_load_records(NULL, NULL) == TILEWRIGHT_INVALID_ARGUMENT, "no folder");
}

static void expect_invalid(const tilewright_problem* problem, int device, const char* named) {
  tilewright_plan* plan = NULL;
  expect(tilewright_plan_create(problem, device, SIZE_MAX, &plan) == TILEWRIGHT_INVALID_ARGUMENT, named);
  expect(plan == NULL && strstr(tilewright_last_error(), named) != NULL, named);
}

static void test_bad_input(void) {
  const char* good[] = {"f32", "nn"};
  const char* bad[] = {"f33", "nn"};
  const char* no_pair[] = {"f32_bf16", "nn"}; /* factors of f32 and a result of 16 bits */
  const int64_t sizes[] = {64, 64, 64, 1};
  const tilewright_problem unknown_op = {"gemn", good, 2, sizes, 4, 1, 0, 0};
  const tilewright_problem unknown_dtype = {"gemm", bad, 2, sizes, 4, 1, 0, 0};
  const tilewright_problem unknown_pair = {"gemm", no_pair, 2, sizes, 4, 1, 0, 0};
  const tilewright_problem few_attributes = {"gemm", good, 1, sizes, 4, 1, 0, 0};
  const tilewright_problem few_sizes = {"gemm", good, 2, sizes, 3, 1, 0, 0};
  const tilewright_problem fine = {"gemm", good, 2, sizes, 4, 1, 0, 0};
  expect_invalid(&unknown_op, TILEWRIGHT_DEVICE_CPU, "gemn");
  expect_invalid(&unknown_dtype, TILEWRIGHT_DEVICE_CPU, "f33");
  expect_invalid(&unknown_pair, TILEWRIGHT_DEVICE_CPU, "f32_bf16");
  expect(strstr(tilewright_last_error(), "f16_f32, bf16_f32") != NULL, "the pairs that there are");
  expect_invalid(&few_attributes, TILEWRIGHT_DEVICE_CPU, "attributes");
  expect_invalid(&few_sizes, TILEWRIGHT_DEVICE_CPU, "sizes");
  expect_invalid(&fine, 1000, "1000");
  const int64_t negative[] = {64, -64, 64, 1}, no_size[] = {64, TILEWRIGHT_DENSE, 64, 1}, short_rows[] = {64, 64, 64, 1, 63};
  const int64_t far_apart[] = {1, 1, 1, (int64_t)1 << 40, 1, 1, 1, (int64_t)1 << 40};
  const int64_t overlapping[] = {8, 8, 8, 2, 8, 8, 8, 64, 64, 63}, one_result[] = {8, 8, 8, 2, 8, 8, 8, 64, 64, 0};
  tilewright_problem wrong = {"gemm", good, 2, negative, 4, 1, 0, 0};
  expect_invalid(&wrong, TILEWRIGHT_DEVICE_CPU, "N is negative");
  wrong.sizes = no_size;
  expect_invalid(&wrong, TILEWRIGHT_DEVICE_CPU, "N is negative");
  wrong.sizes = short_rows, wrong.size_count = 5;
  expect_invalid(&wrong, TILEWRIGHT_DEVICE_CPU, "lda is 63");
  wrong.sizes = far_apart, wrong.size_count = 8;
  expect_invalid(&wrong, TILEWRIGHT_DEVICE_CPU, "A would reach");
  wrong.sizes = overlapping, wrong.size_count = 10;
  expect_invalid(&wrong, TILEWRIGHT_DEVICE_CPU, "stride_c is 63");
  wrong.sizes = one_result;
  expect_invalid(&wrong, TILEWRIGHT_DEVICE_CPU, "stride_c is 0");
  const int64_t no_columns[] = {3, 0};
  const tilewright_problem nowhere = {"row_argmax", good, 1, no_columns, 2, 1, 0, 0};
  expect_invalid(&nowhere, TILEWRIGHT_DEVICE_CPU, "cols is 0, less than 1");
  tilewright_problem unknown_constant = fine;
  unknown_constant.constants = 16; /* gemm has tensors 0 to 3 */
  expect_invalid(&unknown_constant, TILEWRIGHT_DEVICE_CPU, "constants");
  tilewright_problem unknown_numerics = fine;
  unknown_numerics.numerics = 3;
  expect_invalid(&unknown_numerics, TILEWRIGHT_DEVICE_CPU, "numerics is 3");
  expect(tilewright_set_numerics(-1) == TILEWRIGHT_INVALID_ARGUMENT, "numerics that are none");
  expect(tilewright_override_kernel("gemm", "no_such_kernel") == TILEWRIGHT_INVALID_ARGUMENT, "override of an unknown kernel");
  expect(tilewright_load_overrides(NULL, NULL) == TILEWRIGHT_INVALID_ARGUMENT, "overrides of no file");
  expect(tilewright_load_overrides("/nonexistent/overrides.jsonl", NULL) == TILEWRIGHT_FAILED, "overrides of a missing file");
  expect(tilewright_load_records("/nonexistent/folder", NULL) == TILEWRIGHT_FAILED, "records of a missing folder");
  uint64_t recording = 0;
  expect(tilewright_begin_recording(NULL, &recording) == TILEWRIGHT_INVALID_ARGUMENT, "recording into no file");
  expect(tilewright_begin_recording("/nonexistent/shapes.json", &recording) == TILEWRIGHT_FAILED, "recording into no folder");
  expect(tilewright_end_recording(1234) == TILEWRIGHT_INVALID_ARGUMENT, "the end of no recording");
}

int main(void) {
  expect(strlen(tilewright_version()) > 0, "version");
  test_gemm();
  test_f64();
  test_groups();
  test_broadcast();
  test_explain();
  test_bad_input();
  test_nulls();
  if (failures == 0) printf("all C API tests passed\n");
  return failures == 0 ? 0 : 1;
}
