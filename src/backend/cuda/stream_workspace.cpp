#include "launch/stream_workspace.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include "backend/cuda/driver_api.h"
#include "backend/cuda/relaxed_capture.h"
#include "process_lock.h"

namespace tilewright {
namespace {

// Whose block: a stream's by its number in this process, as one that is made later may get the handle of one that is gone, or a
// capture's; and how much of it is zero, for kernels with less zeros write where others expect them. There are few such
// numbers: they are constants of kernels.
struct Place {
  int ordinal;
  unsigned long long stream;
  cuuint64_t capture;
  std::size_t zeroed;

  auto operator<=>(const Place&) const = default;
};

struct Block {
  void* memory = nullptr;
  std::size_t bytes = 0;
};

constinit Immortal<std::map<Place, Block>> blocks;

class PrivateStream {
 public:
  PrivateStream() { check(api_->cuStreamCreate(&stream_, CU_STREAM_NON_BLOCKING), "cuStreamCreate"); }
  ~PrivateStream() { api_->cuStreamDestroy(stream_); }
  PrivateStream(const PrivateStream&) = delete;
  PrivateStream& operator=(const PrivateStream&) = delete;

  void zero(CUdeviceptr memory, std::size_t bytes) const {
    check(api_->cuMemsetD8Async(memory, 0, bytes, stream_), "cuMemsetD8Async");
    check(api_->cuStreamSynchronize(stream_), "cuStreamSynchronize");
  }

 private:
  const DriverApi* api_ = &driver();
  CUstream stream_ = nullptr;
};

Block make_block(std::size_t bytes, std::size_t zeroed) {
  const RelaxedCapture relaxed;
  CUdeviceptr memory = 0;
  check(driver().cuMemAlloc(&memory, bytes), "cuMemAlloc");
  if (zeroed > 0) PrivateStream().zero(memory, zeroed);
  return {.memory = reinterpret_cast<void*>(memory), .bytes = bytes};
}

Place place_of(int ordinal, CUstream stream, std::size_t zeroed) {
  Place place{.ordinal = ordinal, .stream = 0, .capture = 0, .zeroed = zeroed};
  if (stream != nullptr) {  // the default one can't be captured, and asking would end another's capture
    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
    check(driver().cuStreamGetCaptureInfo_v2(stream, &status, &place.capture, nullptr, nullptr, nullptr),
          "cuStreamGetCaptureInfo_v2");
    if (status == CU_STREAM_CAPTURE_STATUS_ACTIVE) return place;  // a capture's number says enough, and its stream's is refused
    place.capture = 0;
  }
  check(driver().cuStreamGetId(stream, &place.stream), "cuStreamGetId");
  return place;
}

}  // namespace

void* stream_workspace(int ordinal, Stream stream, std::size_t bytes, std::size_t zeroed) {
  const Place place = place_of(ordinal, static_cast<CUstream>(stream), zeroed);

  thread_local std::pair<Place, Block> last{};
  if (last.first == place && bytes <= last.second.bytes) return last.second.memory;

  const ProcessLock lock;
  Block& block = blocks.get()[place];
  // At least twice as much each time, so that those that were outgrown are together no larger than the one there is.
  if (bytes > block.bytes) block = make_block(std::max(bytes, 2 * block.bytes), zeroed);
  last = {place, block};
  return block.memory;
}

}  // namespace tilewright
