// The faults are those that people make: whether a call is wrong is not said here, but found by judge().
#include "make_call.h"

#include <algorithm>
#include <limits>

namespace tilewright::calls {
namespace {

std::int64_t nonsense_size(RandomSource& random) {
  return random.one_of({std::int64_t{-1}, random.between(-64, -1), -(std::int64_t{1} << 40), std::int64_t{1} << 40,
                        std::int64_t{1} << 48, (std::int64_t{1} << 48) + 1, std::int64_t{1} << 62,
                        std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min() + 1,
                        static_cast<std::int64_t>(TILEWRIGHT_DENSE)});
}

std::size_t any_of(RandomSource& random, std::size_t count) {
  return static_cast<std::size_t>(random.between(0, static_cast<std::int64_t>(count) - 1));
}

bool is_of_numbers(const Op& op, const Call::Tensor& tensor, const Call& call) {
  const std::string_view name = op.tensors[static_cast<std::size_t>(&tensor - call.tensors.data())];
  return name == "page_table" || name.starts_with("scale_") || name == "alibi_slopes" || name == "offsets" ||
         name == "row_index" || name.find("seqlens") != std::string_view::npos;
}

void make_wrong(RandomSource& random, Call& call) {
  const Op& op = *call.op;
  const auto pick_size = [&]() -> std::int64_t* {
    return call.sizes.empty() ? nullptr : &call.sizes[any_of(random, call.sizes.size())];
  };
  switch (random.between(0, 16)) {
    case 0:
      if (std::int64_t* size = pick_size()) *size = nonsense_size(random);
      break;
    case 1:  // too large together
      if (std::int64_t* size = pick_size()) *size = std::int64_t{1} << 40;
      if (std::int64_t* size = pick_size()) *size = std::int64_t{1} << 40;
      break;
    case 2:
    case 3:
      if (call.sizes.size() > static_cast<std::size_t>(op.key_sizes)) {
        const auto stride = static_cast<std::size_t>(op.key_sizes) + any_of(random, call.sizes.size() - op.key_sizes);
        call.sizes[stride] = random.one_of({std::int64_t{0}, random.between(1, 8), random.between(1, 300)});
      }
      break;
    case 4:
    case 5:
      call.tensors[any_of(random, call.tensors.size())].is_present = random.chance(0.1);
      break;
    case 6:
    case 7:
      call.tensors[any_of(random, call.tensors.size())].misalignment = random.between(1, 3);
      break;
    case 8:
    case 9: {
      Call::Tensor& tensor = call.tensors[any_of(random, call.tensors.size())];
      tensor.inside = static_cast<int>(any_of(random, call.tensors.size()));
      tensor.shift = random.chance(0.5) ? 0 : 4 * random.between(0, 600);
      // Not in itself, nor in one that is in another, nor what has another in it; numbers of pages and rows, and slopes, have
      // to stay what they are.
      const Call::Tensor& outer = call.tensors[static_cast<std::size_t>(tensor.inside)];
      const bool is_number = is_of_numbers(op, tensor, call) || is_of_numbers(op, outer, call);
      const auto is_outer = [&](const Call::Tensor& each) {
        return each.inside >= 0 && &call.tensors[static_cast<std::size_t>(each.inside)] == &tensor;
      };
      const bool has_inner = std::ranges::any_of(call.tensors, is_outer);
      if (&outer == &tensor || has_inner || outer.inside >= 0 || !outer.is_present || is_number) tensor.inside = -1;
      break;
    }
    case 10:
      call.threads = random.one_of({-1, 65536, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()});
      break;
    case 11:
      call.way = Call::Way::plan;
      call.constants = random.one_of({1u << op.tensors.size(), 0x80000000u, ~0u});
      break;
    case 12:
      call.way = Call::Way::plan;
      (random.chance(0.5) ? call.wrong_tensors : call.wrong_scalars) = random.one_of({-1, 1});
      break;
    case 13:
      call.way = Call::Way::plan;
      if (random.chance(0.5)) {
        call.sizes.resize(any_of(random, static_cast<std::size_t>(op.key_sizes)), 1);
      } else {
        call.sizes.resize(op.sizes.size() + 1, 1);
      }
      break;
    case 14:
      if (call.attributes.empty()) break;  // of an op that has one, and lacks it already
      call.way = Call::Way::plan;
      if (random.chance(0.5)) {
        call.attributes.pop_back();
      } else {
        call.attributes[any_of(random, call.attributes.size())] = random.one_of({"", "f33", "NN"});
      }
      break;
    case 16:
      call.workspace = Call::Workspace::misaligned;
      break;
    case 15: {
      if (call.scalars.empty()) break;
      const std::size_t scalar = any_of(random, call.scalars.size());
      if (op.scalars[scalar].is_float) {
        call.scalars[scalar].f32 = random.one_of({-1.0f, std::numeric_limits<float>::quiet_NaN(), 0.5f});
      } else {
        call.scalars[scalar].i32 = random.one_of({(1 << 30) + 1, std::numeric_limits<std::int32_t>::max(), 3, -7});
      }
      break;
    }
    default:
      break;
  }
}

}  // namespace

std::int64_t random_length(RandomSource& random) {
  if (random.chance(0.015)) return 0;
  if (random.chance(0.35)) return random.between(1, 5);
  if (random.chance(0.25)) return random.one_of({7, 8, 9, 15, 16, 17, 31, 32, 33, 48, 63, 64});
  return random.between(1, 64);
}

std::int64_t random_stride(RandomSource& random, std::int64_t row, bool may_be_shared) {
  if (may_be_shared && random.chance(0.15)) return 0;
  if (random.chance(0.5)) return TILEWRIGHT_DENSE;
  return random.chance(0.4) ? row : row + random.between(1, 9);
}

std::int64_t random_threads(RandomSource& random) { return random.chance(0.6) ? 1 : random.between(0, 4); }

std::vector<std::int32_t> random_ends(RandomSource& random, std::int64_t groups, std::int64_t rows) {
  std::vector<std::int32_t> ends;
  const double empty = random.one_of({0.0, 0.3, 0.9});
  const std::int64_t most = std::max<std::int64_t>(1, 2 * rows / std::max<std::int64_t>(1, groups));
  std::int64_t end = 0;
  for (std::int64_t g = 0; g < groups; ++g) {
    if (!random.chance(empty)) end += random.between(0, most);
    ends.push_back(static_cast<std::int32_t>(end));
  }
  if (groups > 0 && random.chance(0.5)) ends.back() = static_cast<std::int32_t>(rows);
  while (groups > 0 && random.chance(0.2)) {
    ends[static_cast<std::size_t>(random.between(0, groups - 1))] = static_cast<std::int32_t>(
        random.one_of({random.between(-3, rows + 3), std::int64_t{std::numeric_limits<std::int32_t>::min()},
                       std::int64_t{std::numeric_limits<std::int32_t>::max()}}));
  }
  return ends;
}

void choose_memory(RandomSource& random, Call& call) {
  using Place = GuardedMemory::Place;
  call.tensors.resize(call.op->tensors.size());
  for (Call::Tensor& tensor : call.tensors) {
    tensor.place = random.one_of({Place::at_the_end, Place::at_the_end, Place::at_the_beginning, Place::aligned});
  }
  call.way = random.chance(0.5) ? Call::Way::plan : Call::Way::one_call;
  using Workspace = Call::Workspace;
  call.workspace = random.one_of({Workspace::none, Workspace::none, Workspace::enough, Workspace::too_few});
  call.content_seed = random.bits();
}

void finish(RandomSource& random, Call& call) {
  std::size_t needed = call.sizes.size();
  while (needed > static_cast<std::size_t>(call.op->key_sizes) && call.sizes[needed - 1] == TILEWRIGHT_DENSE) --needed;
  if (random.chance(0.7)) call.sizes.resize(static_cast<std::size_t>(random.between(needed, call.sizes.size())));
  if (!random.chance(0.35)) return;
  make_wrong(random, call);
  if (random.chance(0.1)) make_wrong(random, call);
  for (Call::Tensor& tensor : call.tensors) {
    if (tensor.inside >= 0 && !call.tensors[static_cast<std::size_t>(tensor.inside)].is_present) tensor.inside = -1;
  }
}

}  // namespace tilewright::calls
