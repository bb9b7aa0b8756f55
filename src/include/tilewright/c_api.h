/* Tilewright for C and for every language that can call C. Generic: ops, attributes and kernels are named by text, sizes and
 * tensors are given in the order of the op's declaration. All functions are thread-safe; none throws. Functions that can fail
 * return a status; tilewright_last_error() then has one sentence for people, per thread. */
#ifndef TILEWRIGHT_C_API_H
#define TILEWRIGHT_C_API_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum tilewright_status {
  TILEWRIGHT_OK = 0,
  TILEWRIGHT_INVALID_ARGUMENT = 1, /* what the caller gave can't be right: a name, size, stride or pointer; nothing was run */
  TILEWRIGHT_FAILED = 2            /* no kernel is legal, or the device refused */
} tilewright_status;

/* Among the sizes: what a leading dimension or stride is of dense, unpadded operands. A stride of 0 is a broadcast. */
#define TILEWRIGHT_DENSE INT64_MIN

/* Devices: CUDA ordinals from 0, or one of these. */
enum {
  TILEWRIGHT_DEVICE_CPU = -1,
  TILEWRIGHT_DEVICE_CURRENT = -2 /* the CUDA device that is current on this thread, else device 0, else the CPU */
};

/* What a result's bits may depend on besides what it is computed from; each promises what those before it do, and more. */
typedef enum tilewright_numerics {
  TILEWRIGHT_TUNED = 0,          /* the fastest kernel runs */
  TILEWRIGHT_DETERMINISTIC = 1,  /* a run again has the same bits, on the same device, with arrays that lie alike */
  TILEWRIGHT_BATCH_INVARIANT = 2 /* a row, or a sequence, has the same bits whatever and however much else is in the batch */
} tilewright_numerics;

/* To be initialised as a whole ({0}, or a list): what is not named is then 0. */
typedef struct tilewright_problem {
  const char* op;                /* "gemm" */
  const char* const* attributes; /* values in the op's order: {"bf16", "nt"} */
  int attribute_count;
  const int64_t* sizes; /* in the op's order; the key sizes must be given, those absent at the end are TILEWRIGHT_DENSE */
  int size_count;
  int threads; /* CPU; 0: as many as tilewright_default_threads() says */
  /* Bit i is a promise about every run: nothing that may still be under way when it begins, such as what is ahead of it in its
   * stream or graph, writes tensor i, as of weights. A GPU kernel may then read it before the one ahead has ended. */
  uint32_t constants;
  int numerics; /* of tilewright_numerics */
} tilewright_problem;

typedef union tilewright_scalar {
  float f32;
  int32_t i32;
} tilewright_scalar;

/* A scalar that is an f64 for some types, as gemm's alpha where dtype is f64: `nearest` takes its own place, `halves` those of
 * what is called alpha_low and alpha_high behind all other scalars. Who gives no halves means what `nearest` says. */
void tilewright_wide_scalar(double value, tilewright_scalar* nearest, tilewright_scalar halves[2]);

typedef struct tilewright_plan tilewright_plan;

/* The version of the library, such as "0.1.0". */
const char* tilewright_version(void);
/* What went wrong in this thread's last call that failed; "" when none did. Valid until this thread's next failing call. */
const char* tilewright_last_error(void);

/* Selects, loads and resolves a kernel. workspace_limit in bytes excludes GPU kernels that need more (SIZE_MAX: no limit). */
tilewright_status tilewright_plan_create(const tilewright_problem* problem, int device, size_t workspace_limit,
                                         tilewright_plan** plan);
void tilewright_plan_destroy(tilewright_plan* plan);
/* Of plan NULL these three say 0 and "". */
size_t tilewright_plan_workspace_bytes(const tilewright_plan* plan);
/* The workspace starts with so many bytes that must be zero before its first use; kernels leave them zero. */
size_t tilewright_plan_zeroed_workspace_bytes(const tilewright_plan* plan);
/* The CUDA ordinal of the device that the plan is for, or TILEWRIGHT_DEVICE_CPU. A run while a context of another device is
 * current on the thread fails. */
int tilewright_plan_device(const tilewright_plan* plan);
/* Which kernel, from which record, and why. Lives as long as the plan. */
const char* tilewright_plan_explain(const tilewright_plan* plan);

/* Enqueues on the CUDA stream, or computes before it returns (CPU). Tensors and scalars in the op's order; an absent optional
 * tensor is NULL, halves of wide scalars may be left out at the end. On CPUs workspace may be NULL: then a thread's first run
 * may allocate its scratch memory. Else never allocates, and never locks or reads files; legal under CUDA stream capture. */
tilewright_status tilewright_plan_run(const tilewright_plan* plan, void* const* tensors, int tensor_count,
                                      const tilewright_scalar* scalars, int scalar_count, void* workspace, void* stream);

/* Writes up to capacity bytes of the explanation (with a final 0) and its whole length without the 0. Loads nothing. */
tilewright_status tilewright_explain(const tilewright_problem* problem, int device, char* text, size_t capacity,
                                     size_t* length);

/* The plans that C++ functions of one call remember, in this process: how many, in how many bytes of at most most_bytes, and
 * how many were made and dropped since it began. */
typedef struct tilewright_plan_cache {
  size_t plans, bytes, most_bytes;
  uint64_t made, dropped;
} tilewright_plan_cache;
void tilewright_plan_cache_statistics(tilewright_plan_cache* statistics);

/* On how many threads CPU problems run that name no number: as tilewright_set_threads said; else the environment's
 * TILEWRIGHT_NUM_THREADS, or OMP_NUM_THREADS (but no more than the next); else the CPUs that the calling thread may use, or as
 * many as its control group grants the time of. */
int tilewright_default_threads(void);
/* For problems from now on; 0 lifts it. */
tilewright_status tilewright_set_threads(int threads);
/* The application's own threads: calls task(context, index) for each index in [0, count), on any threads, in any order, at the
 * same time or one after the other, and returns when all calls have returned. */
typedef void (*tilewright_parallel_for)(void* user, int count, void (*task)(void* context, int index), void* context);
/* From now on `function` spreads the work of CPU kernels, and the library starts no threads; NULL: the library's own. */
void tilewright_set_parallel_for(tilewright_parallel_for function, void* user);

/* What every problem of this process asks for at least from now on; TILEWRIGHT_TUNED lifts it. The environment's
 * TILEWRIGHT_NUMERICS (deterministic, batch_invariant) says it from the beginning. */
tilewright_status tilewright_set_numerics(int least);

/* TILEWRIGHT_INVALID_ARGUMENT where GPUs have found a wrong end of a group or index since it was asked last: check_groups() of
 * tilewright/dispatch.h. */
tilewright_status tilewright_check_groups(void);

/* Forces one kernel (by id, or "family:NAME") for one op in this process; "" lifts it. */
tilewright_status tilewright_override_kernel(const char* op, const char* kernel_id);
/* Kernels that are chosen by hand: a line of the file for each problem, which wins over everything (tilewright/dispatch.h); ""
 * lifts it, and *lines (may be NULL) gets their number. The environment's TILEWRIGHT_OVERRIDES names one from the beginning. */
tilewright_status tilewright_load_overrides(const char* file, int* lines);
/* Loads a folder of records (as tuning_db/) as the user's layer; *entries (may be NULL) gets the number taken. */
tilewright_status tilewright_load_records(const char* folder, int* entries);

/* From now on each problem that a plan is made for in this process, by whichever thread, is a line of the file, once, for
 * `autotune --shapes`. There may be several recordings at a time; *recording gets this one's number. Plans that were made
 * before it are not in it. Nothing for a loop: what C++ functions of one call remember is planned anew. */
tilewright_status tilewright_begin_recording(const char* file, uint64_t* recording);
tilewright_status tilewright_end_recording(uint64_t recording);

#ifdef __cplusplus
}
#endif

#endif
