// What a generated cpu_decode unit and the driver attention_decode_decode (cpu_decode.cpp) know of each other: the constant
// that the unit's symbol names. No system header: units include this.
#pragma once

namespace tw {

// A piece is some queries of one head of K and V with a part of the keys; what pieces with other parts found is merged behind
// them. Pieces do not depend on how many threads there are, so neither does the result.
struct DecodeKernel {
  long long (*pieces)(const void* params);
  long long (*merges)(const void* params);           // 0: a piece has all keys, and writes its result
  long long (*workspace_bytes)(const void* params);  // of all pieces
  void (*attend)(const void* params, long long piece, void* workspace);
  void (*merge)(const void* params, long long merge, const void* workspace);
};

}  // namespace tw
