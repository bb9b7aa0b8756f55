/* Packed weights, used from C: a product, a file, and what bad input is answered. */
#include <stdio.h>
#include <string.h>

#include "tilewright/packed_weights_c_api.h"

static int failures = 0;

static void expect(int holds, const char* what) {
  if (holds) return;
  ++failures;
  fprintf(stderr, "FAILED: %s (last error: %s)\n", what, tilewright_last_error());
}

static void expect_error(tilewright_status status, const char* says) {
  expect(status == TILEWRIGHT_INVALID_ARGUMENT && strcmp(tilewright_last_error(), says) == 0, says);
}

enum { kM = 2, kN = 3, kK = 4 };

int main(void) {
  const float b[kN * kK] = {1, 2, 3, 4, -1, -2, -3, -4, 0.5f, 0.5f, 0.5f, 0.5f}; /* [N, K] */
  const float a[kM * kK] = {1, 1, 1, 1, 1, 0, 0, 2}, bias[kN] = {0, 1, 2};
  const float want[kM * kN] = {10, 0, 4, 9, 0, 3.5f};
  const char* types[] = {"f32", "bf16", "f16"};
  const char* path = "test_packed_weights_c_api.twp";
  tilewright_packed_weights* weights = NULL;
  for (int i = 0; i < 3; ++i) {
    const tilewright_weights_problem problem = {.weights = types[i], .layout = "nt", .n = kN, .k = kK};
    expect(tilewright_packed_weights_create(&problem, b, NULL, &weights) == TILEWRIGHT_OK, "weights are packed");
    expect(tilewright_packed_weights_write(weights, path) == TILEWRIGHT_OK, "weights are written");
    const size_t bytes = tilewright_packed_weights_bytes(weights);
    tilewright_packed_weights_destroy(weights);
    expect(tilewright_packed_weights_read(path, &weights) == TILEWRIGHT_OK, "weights are read");
    expect(bytes != 0 && tilewright_packed_weights_bytes(weights) == bytes, "they are as long as they were");
    float c[kM * kN] = {0};
    const tilewright_packed_run run = {.m = kM, .a = a, .c = c, .bias = bias, .activation = "relu", .n = kN, .k = kK};
    expect(tilewright_packed_weights_run(weights, &run) == TILEWRIGHT_OK, "the product runs");
    expect(memcmp(c, want, sizeof c) == 0, "the product is right");
    tilewright_packed_weights_destroy(weights);
  }
  remove(path);

  const tilewright_weights_problem odd = {.weights = "f64", .n = kN, .k = kK};
  expect_error(tilewright_packed_weights_create(&odd, b, NULL, &weights),
               "packed weights: weights is \"f64\"; valid are f32, bf16, f16, i8");
  expect_error(tilewright_packed_weights_create(&odd, b, NULL, NULL),
               "packed weights: weights is NULL: there is no place for the result");
  expect_error(tilewright_packed_weights_run(NULL, NULL), "packed weights: weights is NULL");
  expect(tilewright_packed_weights_read("nothing.twp", &weights) == TILEWRIGHT_FAILED, "no file is an error");
  expect(tilewright_packed_weights_bytes(NULL) == 0, "NULL has no bytes");
  tilewright_packed_weights_destroy(NULL);
  if (failures == 0) puts("ok");
  return failures != 0;
}
