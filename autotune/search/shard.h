// Which part of a run's problems one of N machines tunes (`--shard I/N`). Every machine works out all parts from the same
// command and takes its own, so they need not speak with each other. Pure: asked by the tuner before it asks for candidates,
// with costs that depend on nothing that a machine has learned.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "manifest/manifest.h"

namespace tilewright::tune {

struct Shard {
  int index = 1;  // from 1
  int count = 1;

  bool is_all() const { return count == 1; }
};

// "2/8"; nothing where it is no such text, or not a shard of those.
std::optional<Shard> parse_shard(const std::string& text);
std::string to_string(const Shard& shard);

// What stays together: a shape, whatever the number of threads, for they share its reference.
struct ShardUnit {
  std::string key{};  // equal on all machines; of equal costs the lesser one is dealt first
  double cost_s = 0;
};

// By unit, the shard that has it, from 1: the dearest first, each to who has least so far.
std::vector<int> deal_out(std::span<const ShardUnit> units, int shards);

// What tuning a problem takes of a device's time, as far as its sizes and the model's word on its default tell.
double expected_cost_s(const ProblemSpec& problem, TargetKind kind);

}  // namespace tilewright::tune
