// The stream of one call: that of the first array that lies on a GPU, whose library decides.
#pragma once

namespace tilewright::module {

class Producer;

struct CallStream {
  const Producer* producer = nullptr;  // whose it is; nullptr: no array was on a GPU so far
  void* stream = nullptr;              // nullptr: the legacy default stream
};

}  // namespace tilewright::module
