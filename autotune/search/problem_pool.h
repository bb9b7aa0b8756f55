// The problems that several devices of one kind tune together, and the budget that they share: each asks for the next one when
// it is done, the dearest first, and never gets one whose kernels are not compiled while another is ready. What a lost device
// had goes back to the others. Used by any number of threads; it measures nothing, and knows of a device only its number.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "search/share_out.h"

namespace tilewright::tune {

struct PoolTurn {
  std::size_t problem = 0;
  double share_s = 0;  // of the device's time, for this problem
  double left_s = 0;   // that it may not exceed
};

// What has become of a problem.
enum class PoolState : std::uint8_t {
  waiting,   // for its kernels, or for a device
  running,   // a device has it, to a decision or for another turn
  done,      // decided, or it can't be
  left_out,  // the budget ran out
  given_up,  // with two devices already
};

enum class TurnEnd : std::uint8_t { decided, failed, unanswered };

class ProblemPool {
 public:
  // What tuning a problem needs, as far as who asks has learned.
  using Need = std::function<ProblemNeed(std::size_t problem)>;

  explicit ProblemPool(double budget_s) : left_s_(budget_s) {}

  // Before any device asks. A stage is an op: problems of one share a manifest. Returns its number.
  std::size_t add_stage(std::size_t problems);
  // By a run that this one goes on with; it costs nothing any more.
  void decided_before(std::size_t stage, std::size_t problem, double spent_s);
  // What device `lane` has measured of it is worth nothing on another.
  void begun_before(std::size_t stage, std::size_t problem, std::size_t lane);

  void make_ready(std::size_t stage, std::span<const std::size_t> problems);
  // Nobody gets anything any more.
  void close();
  bool is_over() const;  // all is answered, or it is closed

  // Waits for a stage that has something ready; none: there will be no more for anyone. Whoever gets one leaves it again.
  std::optional<std::size_t> enter(std::size_t lane);
  // The next problem of the stage; waits while only compilers work for it. None: others have the rest, or nobody can afford it.
  std::optional<PoolTurn> take(std::size_t stage, std::size_t lane, const Need& need);
  // A turn is over. What was not answered stays with its device, which has measured some of it.
  void finish(std::size_t stage, std::size_t lane, std::size_t problem, double spent_s, TurnEnd end);
  // For second turns: the lane's part of what the stage has left. Given back by `leave`.
  double rest(std::size_t stage, std::size_t lane);
  // What the lane did not answer in its second turns either is left out.
  void leave(std::size_t stage, std::size_t lane, double spent_of_rest_s);
  // The device is lost: what it had goes to the others, but not to a third one; so does what it found to fail, for that may
  // have been the device's own fault.
  void lose(std::size_t lane);

  PoolState state(std::size_t stage, std::size_t problem) const;
  double left_s() const;
  std::size_t open_count() const;           // of problems that nobody has answered
  double waited_s(std::size_t lane) const;  // for compilers, or for what others might leave

 private:
  struct Item {
    PoolState state = PoolState::waiting;
    bool is_ready = false;
    std::optional<std::size_t> lane{};  // that runs it, or has begun it in an earlier run
    double promised_s = 0;
    int lost = 0;  // devices, with it
    bool has_failed = false;
  };
  struct Stage {
    std::vector<Item> items{};
    bool is_open = false;
    double left_s = 0;  // of its part of the budget, what is promised included
    std::vector<std::size_t> lanes{};
    std::vector<std::pair<std::size_t, double>> rests{};  // by lane, for second turns
  };

  void wait(std::unique_lock<std::mutex>& lock, std::size_t lane);
  void open(Stage& stage);
  void close_if_over(Stage& stage);
  bool has(const Stage& stage, PoolState state) const;
  double unpromised_s(const Stage& stage) const;
  std::optional<PoolTurn> choose(Stage& stage, std::size_t lane, const Need& need);
  void leave_out_waiting(Stage& stage);

  mutable std::mutex mutex_{};
  std::condition_variable changed_{};
  std::vector<Stage> stages_{};
  std::map<std::size_t, double> waited_s_{};  // by lane
  double left_s_ = 0;                         // of the budget, without what open stages have
  bool is_closed_ = false;
  bool has_begun_ = false;
};

}  // namespace tilewright::tune
