// Makes CUtensorMaps: encoded once when a plan is made, given their addresses at every run. Called by the CUDA back end's
// kernels; the driver's two functions are passed in, so tests see what they would be told.
#pragma once

#include <cuda.h>

#include "launch/tensor_map.h"

namespace tilewright {

class TensorMapEncoder {
 public:
  struct Calls {
    decltype(&::cuTensorMapEncodeTiled) encode_tiled;
    decltype(&::cuTensorMapReplaceAddress) replace_address;
  };
  TensorMapEncoder(const Calls& calls, int driver_version) : calls_(calls), driver_version_(driver_version) {}

  // Throws Error when the driver refuses it.
  EncodedTensorMap encode(const ResolvedTensorMap& map) const;

  // Writes the map into a parameter block whose pointers stand already. Throws Error when one is not aligned.
  void place(const EncodedTensorMap& map, void* block) const;

 private:
  Calls calls_;
  int driver_version_;
};

}  // namespace tilewright
