/* libopenblas.so.0 of ours: right and slow, or wrong, as FAKE_OPENBLAS says. */
#include <stdlib.h>
#include <string.h>

static int threads = 1;

const char* openblas_get_config(void) {
  const char* version = getenv("FAKE_OPENBLAS_VERSION");
  return version != NULL ? version : "OpenBLAS 9.9 fake ";
}
int openblas_get_num_threads(void) { return threads; }
void openblas_set_num_threads(int count) { threads = count; }

void cblas_sgemm(int order, int transa, int transb, int m, int n, int k, float alpha, const float* a, int lda, const float* b,
                 int ldb, float beta, float* c, int ldc) {
  const char* fault = getenv("FAKE_OPENBLAS");
  const int is_wrong = fault != NULL && strcmp(fault, "wrong") == 0;
  if (order != 101) abort();
  for (int i = 0; i < m; ++i) {
    for (int j = 0; j < n; ++j) {
      double sum = is_wrong ? 1 : 0;
      for (int l = 0; l < k; ++l) {
        const float x = transa == 112 ? a[(size_t)l * lda + i] : a[(size_t)i * lda + l];
        const float y = transb == 112 ? b[(size_t)j * ldb + l] : b[(size_t)l * ldb + j];
        sum += (double)x * y;
      }
      float* element = &c[(size_t)i * ldc + j];
      *element = (float)(alpha * sum) + (beta == 0 ? 0 : beta * *element);
    }
  }
}
