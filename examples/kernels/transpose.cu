// Transposes a matrix by way of shared memory, so that both loads and stores are of whole rows.
// tw: op     transpose(x: T[rows:ldx, cols]) -> y: T[cols:ldy, rows]
// tw: types  T = f32, f16, bf16
// tw: tune   TILE = 32, 64; STEP = 2, 4, 8, 16, 32
// tw: where  TILE * STEP <= 1024
// tw: launch grid = ceil(rows / TILE) * ceil(cols / TILE), block = (TILE, STEP)
// tw: check  y == x.T
// tw: shapes rows, cols = (1000, 1000), (4096, 4096), (8192, 1024)

// A thread block moves a tile of TILE x TILE elements, STEP rows at a time.
__global__ void transpose(const T* x, T* y, int rows, int cols, long long ldx, long long ldy) {
  // A row is an odd number of words long, so that the 32 elements of a column lie in 32 different banks.
  __shared__ T tile[TILE][TILE + 4 / sizeof(T)];
  const int tiles_across = (cols + TILE - 1) / TILE;
  const int row = blockIdx.x / tiles_across * TILE, col = blockIdx.x % tiles_across * TILE;
  const int across = threadIdx.x, down = threadIdx.y;
#pragma unroll
  for (int i = down; i < TILE; i += STEP)
    if (row + i < rows && col + across < cols) tile[i][across] = x[(row + i) * ldx + col + across];
  __syncthreads();
#pragma unroll
  for (int i = down; i < TILE; i += STEP)
    if (col + i < cols && row + across < rows) y[(col + i) * ldy + row + across] = tile[across][i];
}
