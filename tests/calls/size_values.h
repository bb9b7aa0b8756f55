// The sizes of a call by name, as the library has to understand them: dense ones become what they stand for.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "call.h"
#include "tensor_view.h"

namespace tilewright::calls {

class SizeValues {
 public:
  explicit SizeValues(const Call& call) : op_(*call.op), values_(op_.sizes.size(), kDenseSize) {
    for (std::size_t i = 0; i < std::min(call.sizes.size(), values_.size()); ++i) values_[i] = call.sizes[i];
  }
  Wide operator[](std::string_view name) const { return values_[index(name)]; }
  std::int64_t i64(std::string_view name) const { return static_cast<std::int64_t>((*this)[name]); }
  // What the size stands for where it is dense: a product of others. Saturated at 2^70, which leaves room for another factor.
  void dense(std::string_view name, std::initializer_list<Wide> factors) {
    if (values_[index(name)] != kDenseSize) return;
    Wide product = 1;
    for (const Wide factor : factors) product = factor < 0 ? 0 : std::min(product * factor, Wide{1} << 70);
    values_[index(name)] = product;
  }

 private:
  static constexpr Wide kDenseSize = TILEWRIGHT_DENSE;
  std::size_t index(std::string_view name) const {
    const auto found = std::ranges::find(op_.sizes, name, [](const char* each) { return std::string_view(each); });
    return static_cast<std::size_t>(found - op_.sizes.begin());
  }
  const Op& op_;
  std::vector<Wide> values_;
};

}  // namespace tilewright::calls
