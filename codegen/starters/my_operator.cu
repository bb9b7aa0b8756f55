// my_operator: z = alpha * x + y, to be changed line by line. Lines that begin with "tw" say what the operator is; the rest is
// CUDA. docs/how/own-kernel.md has all the words.
//
// Its name, its arguments with their types and shapes, its results. Scalars have a default.
// tw: op     my_operator(x: T[n], y: T[n], alpha: f32 = 2) -> z: T[n]
// What T may be; each has kernels and records of its own. Without this line: f32 in the place of T.
// tw: types  T = f32, f16, bf16
// What is tried. Each name is a macro in the kernel.
// tw: tune   BLOCK = 128, 256, 512; VEC = 1, 2, 4
// Which combinations are sensible, and with sizes (n % VEC == 0, n >= 32) what the kernel can be used for.
// tw: where  BLOCK * VEC <= 1024
// How it is launched. Also: shared = BYTES, cluster = 2, cooperative; another line is another kernel, behind this one.
// tw: launch grid = ceil(n / (BLOCK * VEC)), block = BLOCK
// What is right, in NumPy and f64: every candidate must agree before it is timed.
// tw: check  z == alpha * x + y
// For which sizes it is tuned: those that you run.
// tw: shapes n = 1000, 1 << 20

// Parameters are bound by name: tensors, scalars and sizes, those that the kernel wants, in any order.
__global__ void my_operator(const T* x, const T* y, T* z, float alpha, long long n) {
  for (int i = 0; i < VEC; ++i) {
    const long long index = (blockIdx.x * VEC + i) * (long long)BLOCK + threadIdx.x;
    if (index < n) z[index] = alpha * float(x[index]) + float(y[index]);
  }
}
