// Ctrl-C and SIGTERM as a question that the tuner asks between samples, so that what it was doing is finished and kept, if it
// ends soon.
// Made once by main, before any thread: all threads inherit the blocked signals.
#pragma once

#include <atomic>

namespace tilewright::tune {

class StopSignal {
 public:
  StopSignal();
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  bool requested();
  // As if the user wanted to: where one of several threads met a fault that ends the run. All threads may ask and wish.
  void request() { requested_ = true; }
  // Until there is something to read, or its end; false: the user wants to stop.
  bool wait_for(int descriptor);

 private:
  int descriptor_ = -1;
  std::atomic<bool> requested_ = false;
};

}  // namespace tilewright::tune
