/* The layer of a mixture of experts, used from C: two experts of which each token has one or both, and what bad input is
 * answered. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tilewright/moe_c_api.h"

static int failures = 0;

static void expect(int holds, const char* what) {
  if (holds) return;
  ++failures;
  fprintf(stderr, "FAILED: %s (last error: %s)\n", what, tilewright_last_error());
}

static void expect_error(tilewright_status status, const char* says) {
  expect(status == TILEWRIGHT_INVALID_ARGUMENT && strcmp(tilewright_last_error(), says) == 0, says);
}

enum { kTokens = 3, kHidden = 4, kInner = 2, kExperts = 2 };

static float x[kTokens * kHidden], logits[kTokens * kExperts], gate_up[kExperts * 2 * kInner * kHidden];
static float down[kExperts * kHidden * kInner], addend[kTokens * kHidden], y[kTokens * kHidden];

static void fill(void) {
  for (int i = 0; i < kTokens * kHidden; ++i) x[i] = (float)(i % 5 - 2), addend[i] = (float)(i % 3);
  for (int i = 0; i < kTokens * kExperts; ++i) logits[i] = (float)(i % 4) / 2;
  for (int i = 0; i < kExperts * 2 * kInner * kHidden; ++i) gate_up[i] = (float)(i % 7 - 3) / 4;
  for (int i = 0; i < kExperts * kHidden * kInner; ++i) down[i] = (float)(i % 6 - 2) / 4;
}

static int is_clamped = 0;

static double expert(int e, int token, int column) {
  double sum = 0;
  for (int j = 0; j < kInner; ++j) {
    double gate = 0, up = 0;
    for (int i = 0; i < kHidden; ++i) {
      gate += x[token * kHidden + i] * gate_up[((e * 2) * kInner + j) * kHidden + i];
      up += x[token * kHidden + i] * gate_up[((e * 2 + 1) * kInner + j) * kHidden + i];
    }
    const double between = is_clamped ? gate / (1 + exp(-1.702 * gate)) * (up + 1) : gate / (1 + exp(-gate)) * up;
    sum += between * down[(e * kHidden + column) * kInner + j];
  }
  return sum;
}

static double score(int token, int e) { return 1 / (1 + exp(-logits[token * kExperts + e])); }

/* Both experts of each token, by the sigmoid of their logits, times `scale`. */
static int count_wrong(double scale, int is_normalised) {
  int wrong = 0;
  for (int token = 0; token < kTokens; ++token) {
    const double sum = is_normalised ? score(token, 0) + score(token, 1) : 1;
    for (int i = 0; i < kHidden; ++i) {
      double want = addend[token * kHidden + i];
      for (int e = 0; e < kExperts; ++e) want += scale * score(token, e) / sum * expert(e, token, i);
      wrong += fabs(y[token * kHidden + i] - want) > 1e-5;
    }
  }
  return wrong;
}

int main(void) {
  fill();
  tilewright_moe_problem problem = {"f32", NULL, kTokens, kHidden, kInner, kExperts, 2, 0, 1, 0, NULL, NULL};
  tilewright_moe_plan* plan = NULL;
  const tilewright_status created = tilewright_moe_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, &plan);
  if (created == TILEWRIGHT_FAILED && strstr(tilewright_last_error(), "no linked kernel") != NULL) {
    printf("no kernels of it are linked here\n");
    return 0;
  }
  expect(created == TILEWRIGHT_OK, "plan_create");
  if (plan == NULL) return 1;
  const size_t bytes = tilewright_moe_plan_workspace_bytes(plan);
  expect(bytes > 0 && tilewright_moe_plan_zeroed_workspace_bytes(plan) <= bytes, "workspace_bytes");
  void* const workspace = aligned_alloc(256, (bytes + 255) / 256 * 256);
  tilewright_moe_arguments arguments = {0};
  arguments.x = x, arguments.logits = logits, arguments.gate_up = gate_up, arguments.down = down;
  arguments.addend = addend, arguments.y = y, arguments.sigmoid = 1;
  expect(tilewright_moe_plan_run(plan, &arguments, workspace, bytes, NULL) == TILEWRIGHT_OK, "plan_run");
  expect(count_wrong(1, 1) == 0, "zeros stand for what they say");
  arguments.scale = 2.5f, arguments.keep_scores = 1, arguments.groups = 2, arguments.top_groups = 2,
  arguments.best_of_group = 1;
  expect(tilewright_moe_plan_run(plan, &arguments, workspace, bytes, NULL) == TILEWRIGHT_OK, "plan_run, other weights");
  expect(count_wrong(2.5, 0) == 0, "scores that are kept, and scaled");

  tilewright_moe_plan* clamped = NULL;
  problem.gate = "swiglu_clamped", is_clamped = 1;
  expect(tilewright_moe_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, &clamped) == TILEWRIGHT_OK, "plan_create, another gate");
  expect(tilewright_moe_plan_run(clamped, &arguments, workspace, bytes, NULL) == TILEWRIGHT_OK, "plan_run, another gate");
  expect(count_wrong(2.5, 0) == 0, "gpt-oss's gate");
  tilewright_moe_plan_destroy(clamped);
  problem.gate = "none";
  expect_error(tilewright_moe_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, &clamped),
               "moe: gate is \"none\"; valid are swiglu, swiglu_clamped");
  problem.gate = NULL, problem.scaling = "column";
  expect_error(tilewright_moe_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, &clamped),
               "moe: scaling is \"column\"; valid are row, block, block_row");
  problem.scaling = "block";
  expect_error(tilewright_moe_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, &clamped),
               "moe: dtype is f32 beside a scaling; valid are then f16, bf16");
  problem.scaling = NULL;

  arguments.down = NULL;
  expect_error(tilewright_moe_plan_run(plan, &arguments, workspace, bytes, NULL), "moe: down is null");
  arguments.sigmoid = 2;
  expect_error(tilewright_moe_plan_run(plan, &arguments, workspace, bytes, NULL), "moe: sigmoid is 2; valid are 0 and 1");
  expect_error(tilewright_moe_plan_run(NULL, &arguments, workspace, bytes, NULL), "moe: plan is NULL");
  expect_error(tilewright_moe_plan_run(plan, NULL, workspace, bytes, NULL), "moe: arguments is NULL");
  tilewright_moe_plan_destroy(plan);
  free(workspace);

  expect_error(tilewright_moe_plan_create(NULL, TILEWRIGHT_DEVICE_CPU, &plan), "moe: problem is NULL");
  expect_error(tilewright_moe_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, NULL),
               "moe: plan is NULL: there is no place for the result");
  problem.dtype_logits = "i8";
  expect_error(tilewright_moe_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, &plan),
               "moe: dtype_logits is \"i8\"; valid are f32, f16, bf16");
  expect(plan == NULL, "no plan of a problem that is wrong");
  problem.dtype = NULL;
  expect_error(tilewright_moe_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, &plan),
               "moe: dtype is NULL; valid are f32, f16, bf16");
  expect(tilewright_moe_plan_workspace_bytes(NULL) == 0 && tilewright_moe_plan_zeroed_workspace_bytes(NULL) == 0, "of NULL: 0");
  tilewright_moe_plan_destroy(NULL);
  return failures == 0 ? 0 : 1;
}
