// One array argument of a call, seen as a DLTensor for as long as the call lasts. Nothing is copied unless that is asked for.
#pragma once

#include <nanobind/nanobind.h>

#include <array>
#include <cstdint>
#include <memory>

#include "calls/dlpack.h"
#include "calls/layout_mismatch.h"
#include "calls/shape.h"
#include "module/call_stream.h"
#include "module/producer.h"

namespace tilewright::module {

class Array {
 public:
  // `stream` becomes this array's library's own if it is the first on a GPU; else that library makes it wait for what is under
  // way. Throws nanobind::type_error where `object` is no array, and what its library raises.
  Array(nanobind::handle object, const char* name, CallStream& stream);
  ~Array();
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;

  const calls::DLTensor& tensor() const { return tensor_; }
  const Producer& producer() const { return *producer_; }
  bool is_read_only() const { return is_read_only_; }

  // `tensor` is then a copy, made by the array's library, dense along rows or columns. False where that has no way to make one.
  bool make_dense(calls::DenseAlong along);
  // Behind the call: what the copy holds, to the array itself.
  void write_back() const;

 private:
  bool take_by_exchange(nanobind::handle object, CallStream& stream);
  void take_by_protocol(nanobind::handle object, CallStream& stream);
  void take_numpy(nanobind::handle object);
  void take(nanobind::handle capsule);
  void fill_strides();

  nanobind::handle object_;  // which the call's caller holds
  const char* name_;
  CallStream* stream_;
  const Producer* producer_;
  calls::DLTensor tensor_{};
  calls::DLManagedTensor* owner_ = nullptr;
  calls::DLManagedTensorVersioned* versioned_owner_ = nullptr;
  bool is_read_only_ = false;
  std::unique_ptr<Array> dense_{};
  nanobind::object dense_object_{};
  std::array<std::int64_t, calls::kMostAxes> strides_;  // where its library gives none, or there are no elements
};

}  // namespace tilewright::module
