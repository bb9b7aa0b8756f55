// AMX's eight registers of 16 rows of 64 bytes: how they are set up, loaded and stored. For cpu_pairs and cpu_bytes. Everything
// is static, as in gemm/cpu_vector.h.
#pragma once

constexpr int kTileRows = 16, kTileWords = 16;

// Of LDTILECFG: all eight tiles are 16 rows of 64 bytes.
struct TileConfiguration {
  unsigned char palette = 1, first_row = 0, reserved[14] = {};
  unsigned short bytes_of_row[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  unsigned char rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};
static_assert(sizeof(TileConfiguration) == 64);

static void begin_tiles() {
  alignas(64) static constexpr TileConfiguration kConfiguration;
  asm volatile("ldtilecfg %0" ::"m"(kConfiguration));
}
static void end_tiles() { asm volatile("tilerelease"); }

template <int tile>
static inline void load_tile(const void* from, long long bytes_of_row) {
  asm volatile("tileloadd (%0,%1,1), %%tmm%c2" ::"r"(from), "r"(bytes_of_row), "i"(tile) : "memory");
}
template <int tile>
static inline void store_tile(void* to, long long bytes_of_row) {
  asm volatile("tilestored %%tmm%c2, (%0,%1,1)" ::"r"(to), "r"(bytes_of_row), "i"(tile) : "memory");
}
template <int tile>
static inline void begin_sums(const void* from, long long bytes_of_row, bool is_first) {
  if (is_first) {
    asm volatile("tilezero %%tmm%c0" ::"i"(tile));
  } else {
    load_tile<tile>(from, bytes_of_row);
  }
}
