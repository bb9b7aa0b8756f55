// One random call, as data: what a caller gives, right or wrong.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "guarded_memory.h"
#include "op.h"
#include "tilewright/c_api.h"

namespace tilewright::calls {

struct Call {
  struct Tensor {
    bool is_present = true;
    std::size_t misalignment = 0;  // bytes
    GuardedMemory::Place place = GuardedMemory::Place::at_the_end;
    int inside = -1;         // another tensor, in whose memory it lies,
    std::int64_t shift = 0;  // so many bytes behind that one's begin
  };
  enum class Way : std::uint8_t { plan, one_call };
  enum class Workspace : std::uint8_t { none, enough, too_few, misaligned };
  // What tensors hold. poisoned: NaN wherever no row looks, and in a few elements that some do.
  enum class Content : std::uint8_t { plain, whole, wide, any_bits, special, equal, single, masks, poisoned };

  const Op* op = nullptr;
  std::vector<const char*> attributes{};  // values
  std::vector<std::int64_t> sizes{};      // as many as are given
  int threads = 1;
  std::uint32_t constants = 0;
  Way way = Way::plan;
  Workspace workspace = Workspace::none;
  std::vector<Tensor> tensors{};
  std::vector<tilewright_scalar> scalars{};
  int wrong_tensors = 0, wrong_scalars = 0;  // added to their numbers
  Content content = Content::plain;
  std::uint64_t content_seed = 0;
  // Contents of tensors of i32; pages: how many there are.
  std::vector<std::int32_t> begins_q{}, begins_k{}, lengths{}, page_table{}, ends{}, row_index{};
  std::int64_t pages = 0;

  std::size_t tensor_index(std::string_view name) const;
  const Tensor& tensor(std::string_view name) const { return tensors[tensor_index(name)]; }
  Tensor& tensor(std::string_view name) { return tensors[tensor_index(name)]; }
  std::size_t scalar_index(std::string_view name) const;
  float f32(std::string_view name) const { return scalars[scalar_index(name)].f32; }
  std::int32_t i32(std::string_view name) const { return scalars[scalar_index(name)].i32; }
  bool is(std::string_view value) const;  // of an attribute
  // For people who look into a failure.
  std::string text() const;
};

}  // namespace tilewright::calls
