// While another stream of the process is captured, a thread may allocate and wait only in this mode.
#pragma once

#include "backend/cuda/driver_api.h"

namespace tilewright {

class RelaxedCapture {
 public:
  RelaxedCapture() { check(api_->cuThreadExchangeStreamCaptureMode(&mode_), "cuThreadExchangeStreamCaptureMode"); }
  ~RelaxedCapture() { api_->cuThreadExchangeStreamCaptureMode(&mode_); }
  RelaxedCapture(const RelaxedCapture&) = delete;
  RelaxedCapture& operator=(const RelaxedCapture&) = delete;

 private:
  const DriverApi* api_ = &driver();
  CUstreamCaptureMode mode_ = CU_STREAM_CAPTURE_MODE_RELAXED;
};

}  // namespace tilewright
