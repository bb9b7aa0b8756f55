// Gathering, working and counting who came.
#include "backend/cpu/borrowed_team.h"

#include <algorithm>

#include "backend/cpu/float_control.h"
#include "backend/cpu/team_scope.h"
#include "backend/cpu/waiting.h"

namespace tilewright {
namespace {

constexpr std::uint32_t kClosed = std::uint32_t{1} << 31;

}  // namespace

void BorrowedTeam::run(const Source& source, int threads, Entry entry, void* context) {
  entry_ = entry;
  context_ = context;
  control_ = float_control();
  if (expected_ == 0) expected_ = static_cast<std::uint32_t>(threads);
  expected_ = std::min(expected_, static_cast<std::uint32_t>(threads));
  joined_.store(0, std::memory_order_relaxed);
  late_.store(0, std::memory_order_release);
  source.function(
      source.user, threads, [](void* team, int) { static_cast<BorrowedTeam*>(team)->join(); }, this);
  const std::uint32_t members = joined_.load(std::memory_order_acquire) & ~kClosed;
  if (members == 0) return entry(context, 0, 1);  // it called nothing
  expected_ = members + late_.load(std::memory_order_relaxed);
}

void BorrowedTeam::join() noexcept {
  std::uint32_t seen = joined_.load(std::memory_order_acquire);
  do {
    if ((seen & kClosed) != 0) {
      if (working_.load(std::memory_order_relaxed) != 0) late_.fetch_add(1, std::memory_order_relaxed);
      return;
    }
  } while (!joined_.compare_exchange_weak(seen, seen + 1, std::memory_order_acq_rel, std::memory_order_acquire));
  working_.fetch_add(1, std::memory_order_relaxed);
  const auto index = static_cast<int>(seen);
  const TeamScope scope;
  const unsigned own = float_control();
  set_float_control(control_);
  if (index == 0) gather();
  for (std::uint32_t now; ((now = joined_.load(std::memory_order_acquire)) & kClosed) == 0;) wait_while(joined_, now);
  entry_(context_, index, static_cast<int>(joined_.load(std::memory_order_acquire) & ~kClosed));
  working_.fetch_sub(1, std::memory_order_relaxed);
  set_float_control(own);
}

// By the first member.
void BorrowedTeam::gather() noexcept {
  for (int i = 0; i < kSpinPauses && joined_.load(std::memory_order_acquire) < expected_; ++i) pause_briefly();
  joined_.fetch_or(kClosed, std::memory_order_acq_rel);
  joined_.notify_all();
}

}  // namespace tilewright
