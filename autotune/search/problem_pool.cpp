#include "search/problem_pool.h"

#include <algorithm>
#include <chrono>

#include "system/seconds_since.h"

namespace tilewright::tune {
namespace {

// Who has nothing yet may try with a part of what it is believed to need: needs are guesses.
constexpr double kPart = 0.5;
// A problem that was under way when devices were lost may be why.
constexpr int kMostLost = 2;

}  // namespace

std::size_t ProblemPool::add_stage(std::size_t problems) {
  const std::lock_guard lock(mutex_);
  stages_.push_back({.items = std::vector<Item>(problems)});
  return stages_.size() - 1;
}

void ProblemPool::decided_before(std::size_t stage, std::size_t problem, double spent_s) {
  const std::lock_guard lock(mutex_);
  stages_[stage].items[problem].state = PoolState::done;
  left_s_ = std::max(0.0, left_s_ - spent_s);
}

void ProblemPool::begun_before(std::size_t stage, std::size_t problem, std::size_t lane) {
  const std::lock_guard lock(mutex_);
  stages_[stage].items[problem].lane = lane;
}

void ProblemPool::make_ready(std::size_t stage, std::span<const std::size_t> problems) {
  const std::lock_guard lock(mutex_);
  for (const std::size_t problem : problems) stages_[stage].items[problem].is_ready = true;
  changed_.notify_all();
}

void ProblemPool::close() {
  const std::lock_guard lock(mutex_);
  is_closed_ = true;
  changed_.notify_all();
}

bool ProblemPool::has(const Stage& stage, PoolState state) const {
  return std::ranges::any_of(stage.items, [&](const Item& item) { return item.state == state; });
}

bool ProblemPool::is_over() const {
  const std::lock_guard lock(mutex_);
  return is_closed_ || std::ranges::none_of(stages_, [&](const Stage& stage) {
           return has(stage, PoolState::waiting) || has(stage, PoolState::running);
         });
}

// Its part of what no other stage has.
void ProblemPool::open(Stage& stage) {
  if (stage.is_open) return;
  const auto unopened = std::ranges::count_if(stages_, [&](const Stage& each) {
    return !each.is_open && (has(each, PoolState::waiting) || has(each, PoolState::running));
  });
  stage.is_open = true;
  stage.left_s = left_s_ / static_cast<double>(std::max<std::ptrdiff_t>(unopened, 1));
  left_s_ -= stage.left_s;
}

// What it did not use is for the stages that follow; should something come back, it gets its part again.
void ProblemPool::close_if_over(Stage& stage) {
  if (!stage.is_open || !stage.lanes.empty() || has(stage, PoolState::waiting) || has(stage, PoolState::running)) return;
  left_s_ += std::max(0.0, stage.left_s);
  stage.left_s = 0;
  stage.is_open = false;
}

double ProblemPool::unpromised_s(const Stage& stage) const {
  double left_s = stage.left_s;
  for (const Item& item : stage.items) left_s -= item.promised_s;
  for (const auto& [lane, rest_s] : stage.rests) left_s -= rest_s;
  return std::max(0.0, left_s);
}

void ProblemPool::wait(std::unique_lock<std::mutex>& lock, std::size_t lane) {
  const auto start = std::chrono::steady_clock::now();
  changed_.wait(lock);
  waited_s_[lane] += seconds_since(start);
}

double ProblemPool::waited_s(std::size_t lane) const {
  const std::lock_guard lock(mutex_);
  const auto found = waited_s_.find(lane);
  return found == waited_s_.end() ? 0 : found->second;
}

std::optional<std::size_t> ProblemPool::enter(std::size_t lane) {
  std::unique_lock lock(mutex_);
  for (;;) {
    if (is_closed_) return std::nullopt;
    bool may_come = false;
    for (std::size_t i = 0; i < stages_.size(); ++i) {
      Stage& stage = stages_[i];
      const bool has_ready =
          std::ranges::any_of(stage.items, [](const Item& item) { return item.state == PoolState::waiting && item.is_ready; });
      if (has_ready) {
        stage.lanes.push_back(lane);
        open(stage);
        return i;
      }
      may_come = may_come || has(stage, PoolState::waiting) || has(stage, PoolState::running);
    }
    if (!may_come) return std::nullopt;
    wait(lock, lane);
  }
}

// Of those that can be afforded the dearest, since the cheap ones fill the gaps at the end; but what this device has begun goes
// first, and what another has begun last.
std::optional<PoolTurn> ProblemPool::choose(Stage& stage, std::size_t lane, const Need& need) {
  std::vector<std::size_t> waiting;
  std::vector<ProblemNeed> needs;
  for (std::size_t i = 0; i < stage.items.size(); ++i) {
    if (stage.items[i].state != PoolState::waiting) continue;
    waiting.push_back(i);
    needs.push_back(need(i));
  }
  const double left_s = unpromised_s(stage);
  std::vector<double> shares_s = share_out(needs, left_s);
  const auto is_ready = [&](std::size_t i) { return stage.items[waiting[i]].is_ready; };
  const auto rank = [&](std::size_t i) {
    const std::optional<std::size_t>& begun = stage.items[waiting[i]].lane;
    const int own = !begun ? 1 : *begun == lane ? 2 : 0;
    return std::pair(own, needs[i].least_s + needs[i].appetite_s);
  };
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    if (is_ready(i) && shares_s[i] > 0 && (!best || rank(i) > rank(*best))) best = i;
  }
  if (!best && std::ranges::none_of(shares_s, [](double share_s) { return share_s > 0; })) {
    // Before anything was measured no guess refuses the first one.
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      if (is_ready(i) && (!best || needs[i].least_s < needs[*best].least_s)) best = i;
    }
    if (best && has_begun_ && left_s < kPart * needs[*best].least_s) best.reset();
    if (best) shares_s[*best] = left_s;
  }
  if (!best) return std::nullopt;
  has_begun_ = true;
  Item& item = stage.items[waiting[*best]];
  item.state = PoolState::running;
  item.lane = lane;
  item.promised_s = std::min(shares_s[*best], left_s);
  return PoolTurn{.problem = waiting[*best], .share_s = shares_s[*best], .left_s = left_s};
}

std::optional<PoolTurn> ProblemPool::take(std::size_t number, std::size_t lane, const Need& need) {
  std::unique_lock lock(mutex_);
  Stage& stage = stages_[number];
  for (;;) {
    if (is_closed_ || !has(stage, PoolState::waiting)) return std::nullopt;
    if (std::optional<PoolTurn> turn = choose(stage, lane, need)) return turn;
    const bool waits_for_compilers =
        std::ranges::any_of(stage.items, [](const Item& item) { return item.state == PoolState::waiting && !item.is_ready; });
    const bool others_may_leave_some = std::ranges::any_of(stage.items, [](const Item& item) { return item.promised_s > 0; });
    if (!waits_for_compilers && !others_may_leave_some) {
      leave_out_waiting(stage);
      return std::nullopt;
    }
    wait(lock, lane);
  }
}

void ProblemPool::leave_out_waiting(Stage& stage) {
  for (Item& item : stage.items) {
    if (item.state == PoolState::waiting) item.state = PoolState::left_out;
  }
  changed_.notify_all();
}

void ProblemPool::finish(std::size_t number, std::size_t lane, std::size_t problem, double spent_s, TurnEnd end) {
  const std::lock_guard lock(mutex_);
  Stage& stage = stages_[number];
  Item& item = stage.items[problem];
  item.promised_s = 0;
  item.lane = lane;
  if (end != TurnEnd::unanswered) item.state = PoolState::done;
  item.has_failed = end == TurnEnd::failed;
  stage.left_s -= spent_s;
  changed_.notify_all();
}

double ProblemPool::rest(std::size_t number, std::size_t lane) {
  const std::lock_guard lock(mutex_);
  Stage& stage = stages_[number];
  const std::size_t sharers = stage.lanes.size() - stage.rests.size();
  const double rest_s = unpromised_s(stage) / static_cast<double>(std::max<std::size_t>(sharers, 1));
  stage.rests.emplace_back(lane, rest_s);
  return rest_s;
}

void ProblemPool::leave(std::size_t number, std::size_t lane, double spent_of_rest_s) {
  const std::lock_guard lock(mutex_);
  Stage& stage = stages_[number];
  std::erase_if(stage.rests, [&](const auto& rest) { return rest.first == lane; });
  std::erase(stage.lanes, lane);
  stage.left_s -= spent_of_rest_s;
  for (Item& item : stage.items) {
    if (item.state == PoolState::running && item.lane == lane) item.state = PoolState::left_out;
  }
  close_if_over(stage);
  changed_.notify_all();
}

void ProblemPool::lose(std::size_t lane) {
  const std::lock_guard lock(mutex_);
  for (Stage& stage : stages_) {
    std::erase_if(stage.rests, [&](const auto& rest) { return rest.first == lane; });
    std::erase(stage.lanes, lane);
    for (Item& item : stage.items) {
      const bool is_doubtful = item.state == PoolState::done && item.has_failed;
      if (item.lane != lane || (item.state != PoolState::running && item.state != PoolState::waiting && !is_doubtful)) continue;
      item.lane.reset();
      if (item.state == PoolState::waiting) continue;
      const bool was_under_way = item.promised_s > 0 || is_doubtful;
      item.promised_s = 0;
      item.has_failed = false;
      item.lost += was_under_way ? 1 : 0;
      item.state = item.lost < kMostLost ? PoolState::waiting : PoolState::given_up;
    }
    close_if_over(stage);
  }
  changed_.notify_all();
}

PoolState ProblemPool::state(std::size_t stage, std::size_t problem) const {
  const std::lock_guard lock(mutex_);
  return stages_[stage].items[problem].state;
}

double ProblemPool::left_s() const {
  const std::lock_guard lock(mutex_);
  double left_s = left_s_;
  for (const Stage& stage : stages_) left_s += std::max(0.0, stage.left_s);
  return left_s;
}

std::size_t ProblemPool::open_count() const {
  const std::lock_guard lock(mutex_);
  std::size_t count = 0;
  for (const Stage& stage : stages_) {
    count += static_cast<std::size_t>(std::ranges::count_if(
        stage.items, [](const Item& item) { return item.state == PoolState::waiting || item.state == PoolState::running; }));
  }
  return count;
}

}  // namespace tilewright::tune
