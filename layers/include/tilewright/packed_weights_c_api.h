/* Packed weights for C: what tilewright/packed_weights.h has for C++, which says what each member means. Functions answer as
 * those of tilewright/c_api.h do, tilewright_last_error() included. */
#ifndef TILEWRIGHT_PACKED_WEIGHTS_C_API_H
#define TILEWRIGHT_PACKED_WEIGHTS_C_API_H

#include "tilewright/c_api.h"

#ifdef __cplusplus
extern "C" {
#endif

/* To be initialised as a whole ({0}, or a list): what is not named is then 0. */
typedef struct tilewright_weights_problem {
  const char* dtype;   /* of B: "f32", "bf16", "f16" or "i8"; NULL: "f32" */
  const char* weights; /* what it is packed as, likewise */
  const char* layout;  /* "nn": B is [K, N]; "nt": [N, K]; NULL: "nn" */
  int64_t n, k;
  int64_t ldb; /* 0: dense */
} tilewright_weights_problem;

/* Likewise; of what is 0 each says what it stands for. */
typedef struct tilewright_packed_run {
  int64_t m;
  const float* a;         /* [m, k] */
  float* c;               /* [m, n] */
  const float* bias;      /* [n], or NULL */
  const char* activation; /* "none", "relu", "gelu" or "silu"; NULL: "none" */
  int64_t lda, ldc;       /* 0: dense */
  int64_t n, k;           /* what the caller takes the weights for; 0: as they are */
  int threads;            /* 0: as many as tilewright_default_threads() says */
} tilewright_packed_run;

typedef struct tilewright_packed_weights tilewright_packed_weights;

/* `scale`, [n], is for B of "i8" alone, else NULL. */
tilewright_status tilewright_packed_weights_create(const tilewright_weights_problem* problem, const void* b, const float* scale,
                                                   tilewright_packed_weights** weights);
tilewright_status tilewright_packed_weights_read(const char* path, tilewright_packed_weights** weights);
tilewright_status tilewright_packed_weights_write(const tilewright_packed_weights* weights, const char* path);
tilewright_status tilewright_packed_weights_run(const tilewright_packed_weights* weights, const tilewright_packed_run* run);
/* Of weights NULL it says 0. */
size_t tilewright_packed_weights_bytes(const tilewright_packed_weights* weights);
void tilewright_packed_weights_destroy(tilewright_packed_weights* weights);

#ifdef __cplusplus
}
#endif

#endif
