#include "replay/nearest_spaces.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace tilewright::tune {
namespace {

struct Name {
  std::string words{};
  std::vector<double> sizes{};
};

// "gemm bf16.nn M=128 N=64": the numbers behind equals signs are sizes.
Name parse_name(const std::string& text) {
  Name name;
  for (std::size_t i = 0; i < text.size();) {
    const bool is_size = i > 0 && text[i - 1] == '=' && std::isdigit(static_cast<unsigned char>(text[i])) != 0;
    if (!is_size) {
      name.words += text[i++];
      continue;
    }
    const std::size_t end = std::min(text.find_first_not_of("0123456789", i), text.size());
    name.sizes.push_back(std::stod(text.substr(i, end - i)));
    i = end;
  }
  return name;
}

// In doublings, over all sizes.
double distance(const Name& a, const Name& b) {
  if (a.words != b.words || a.sizes.size() != b.sizes.size()) return std::numeric_limits<double>::infinity();
  double sum = 0;
  for (std::size_t i = 0; i < a.sizes.size(); ++i) sum += std::abs(std::log2((1 + a.sizes[i]) / (1 + b.sizes[i])));
  return sum;
}

}  // namespace

std::vector<RecordedSpace> nearest_spaces(const RecordedSpace& space, std::span<const RecordedSpace> all, int count) {
  const Name own = parse_name(space.name);
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].name != space.name) order.emplace_back(distance(own, parse_name(all[i].name)), i);
  }
  std::ranges::sort(order);
  std::vector<RecordedSpace> nearest;
  for (std::size_t i = 0; i < order.size() && std::cmp_less(i, count); ++i) nearest.push_back(all[order[i].second]);
  return nearest;
}

}  // namespace tilewright::tune
