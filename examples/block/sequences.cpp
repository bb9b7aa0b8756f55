#include "sequences.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "numbers.h"

namespace block {
namespace {

constexpr std::uint64_t kPageSeed = 7;

template <typename Number>
std::vector<unsigned char> raw(const std::vector<Number>& numbers) {
  std::vector<unsigned char> bytes(numbers.size() * sizeof(Number));
  if (!numbers.empty()) std::memcpy(bytes.data(), numbers.data(), bytes.size());
  return bytes;
}

}  // namespace

Sequences::Sequences(const Model& model, Machine& machine, std::int64_t batch, std::int64_t capacity)
    : batch_(batch), capacity_(capacity), pages_((capacity + kPageSize - 1) / kPageSize) {
  table_.resize(static_cast<std::size_t>(batch_ * pages_));
  std::iota(table_.begin(), table_.end(), 0);
  Random random(kPageSeed);
  for (std::size_t i = table_.size(); i > 1; --i)
    std::swap(table_[i - 1], table_[static_cast<std::size_t>(random.below(static_cast<std::int64_t>(i)))]);
  device_table_ = Memory(machine, raw(table_));
  if (model.rope_theta == 0) return;
  const std::int64_t pairs = model.head_dim / 2;
  std::vector<float> cosines, sines;
  for (std::int64_t position = 0; position < capacity; ++position) {
    for (std::int64_t i = 0; i < pairs; ++i) {
      const double exponent = -2.0 * static_cast<double>(i) / static_cast<double>(model.head_dim);
      const double angle = static_cast<double>(position) * std::pow(model.rope_theta, exponent);
      cosines.push_back(static_cast<float>(std::cos(angle)));
      sines.push_back(static_cast<float>(std::sin(angle)));
    }
  }
  cosines_ = Memory(machine, raw(cosines));
  sines_ = Memory(machine, raw(sines));
}

std::int64_t Sequences::slot(std::int64_t sequence, std::int64_t position) const {
  const std::int64_t page = table_[static_cast<std::size_t>(sequence * pages_ + position / kPageSize)];
  return page * kPageSize + position % kPageSize;
}

}  // namespace block
