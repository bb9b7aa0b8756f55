// Makes a call and says what was wrong with what came of it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "judge_call.h"

namespace tilewright::calls {

class CallChecker {
 public:
  CallChecker();
  // "": everything was as it has to be. Otherwise kernel() says what would run.
  std::string check(const OpCalls& calls, const Call& call);
  const std::string& kernel() const { return kernel_; }
  // Calls that had a result, so far.
  std::uint64_t computed() const { return computed_; }

 private:
  // What the library said; error: of a status that is not OK. A call that ends with its plan has no status of a run.
  struct Outcome {
    tilewright_status plan = TILEWRIGHT_OK;
    tilewright_status run = TILEWRIGHT_OK;
    std::string error{};
    bool has_run = false;
  };
  void lay_out(const OpCalls& calls, const Call& call, const SizeValues& sizes);  // all canaries
  tilewright_status explain(const tilewright_problem& problem);
  Outcome by_plan(const Call& call, bool is_runnable);
  Outcome in_one_call(const Call& call, bool is_runnable);
  void* place_workspace(const Call& call, std::size_t bytes, std::size_t zeroed_bytes);
  std::string check_results(const Call& call, bool is_written, const std::vector<std::vector<Expected>>& expected) const;

  std::vector<std::unique_ptr<GuardedMemory>> memory_;  // a tensor each, and the workspace
  std::string kernel_;
  std::uint64_t computed_ = 0;
  Operands operands_;
  std::vector<void*> pointers_;
  std::vector<std::vector<std::byte>> before_;
};

}  // namespace tilewright::calls
