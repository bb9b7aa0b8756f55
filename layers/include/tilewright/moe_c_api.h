/* A layer of a mixture of experts for C: what tilewright/moe.h has for C++, which says what is computed and what each member
 * means. Functions answer as those of tilewright/c_api.h do, tilewright_last_error() included. */
#ifndef TILEWRIGHT_MOE_C_API_H
#define TILEWRIGHT_MOE_C_API_H

#include "tilewright/c_api.h"

#ifdef __cplusplus
extern "C" {
#endif

/* To be initialised as a whole ({0}, or a list): what is not named is then 0. */
typedef struct tilewright_moe_problem {
  const char* dtype;        /* of x, matrices, biases, addend and y: "f32", "f16" or "bf16" */
  const char* dtype_logits; /* NULL: as dtype */
  int64_t tokens, hidden, inner, experts, k;
  int64_t inner_shared; /* of the shared expert; 0: there is none */
  int threads;          /* CPU; 0: as many as tilewright_default_threads() says */
  int numerics;         /* of tilewright_numerics */
  const char* gate;     /* between an expert's two products: "swiglu" or "swiglu_clamped"; NULL: "swiglu" */
  /* NULL: matrices are of dtype. Else those of experts are of e4m3, scaled by "row", "block" or "block_row"; dtype is then
   * "bf16" or "f16". */
  const char* scaling;
} tilewright_moe_problem;

/* Likewise; of what is 0 each says what it stands for. */
typedef struct tilewright_moe_arguments {
  const void* x;              /* [tokens, hidden] */
  const void* logits;         /* [tokens, experts] */
  const void* correction;     /* [experts] of f32, or NULL */
  const void* gate_up;        /* [experts, 2, inner, hidden] */
  const void* down;           /* [experts, hidden, inner] */
  const void* gate_up_bias;   /* [experts, 2, inner], or NULL */
  const void* down_bias;      /* [experts, hidden], or NULL */
  const void* shared_gate_up; /* [2, inner_shared, hidden]; NULL: there is no shared expert */
  const void* shared_down;    /* [hidden, inner_shared] */
  const void* addend;         /* [tokens, hidden], or NULL */
  void* y;                    /* [tokens, hidden]; may be addend */
  int sigmoid;                /* 0: scores are the softmax of all logits; 1: the sigmoid of each */
  int keep_scores;            /* 0: a token's weights sum to 1 before they are scaled; 1: they are its scores */
  float scale;                /* of weights; 0: 1 */
  int32_t groups, top_groups; /* of experts, of which the best alone are chosen; 0: 1 */
  int best_of_group;          /* a group is as good as, 0: its two best together; 1: its best */
  int constant_weights;       /* 1: a promise, as MoeArguments::constant_weights */
  const void* gate_up_scale;  /* of f32, as MoeArguments::gate_up_scale; NULL where there is no scaling */
  const void* down_scale;
} tilewright_moe_arguments;

typedef struct tilewright_moe_plan tilewright_moe_plan;

/* Selects and loads the kernels of all operators. */
tilewright_status tilewright_moe_plan_create(const tilewright_moe_problem* problem, int device, tilewright_moe_plan** plan);
void tilewright_moe_plan_destroy(tilewright_moe_plan* plan);
/* Of plan NULL these say 0. The workspace starts with so many bytes that must be zero before its first use. */
size_t tilewright_moe_plan_workspace_bytes(const tilewright_moe_plan* plan);
size_t tilewright_moe_plan_zeroed_workspace_bytes(const tilewright_moe_plan* plan);

/* Enqueues on the CUDA stream, or computes before it returns (CPU). The workspace is aligned to 256 bytes and needed on CPUs,
 * too. Never allocates; legal under CUDA stream capture. */
tilewright_status tilewright_moe_plan_run(const tilewright_moe_plan* plan, const tilewright_moe_arguments* arguments,
                                          void* workspace, size_t workspace_bytes, void* stream);

#ifdef __cplusplus
}
#endif

#endif
