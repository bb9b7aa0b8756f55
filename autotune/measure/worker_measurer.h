// Measures in a worker process, so that nothing that a candidate does reaches the tuner: a candidate that crashes, hangs or
// loses the device is an Evaluation, and the next call starts a new worker. The tuner makes it through make_measurer. It
// neither creates a device context nor loads a candidate, and starts no worker before one is needed.
#pragma once

#include <chrono>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "measure/measurer.h"
#include "measure/measuring_setup.h"
#include "measure/reference_process.h"
#include "measure/worker_protocol.h"
#include "system/child_process.h"
#include "system/stop_signal.h"
#include "system/temporary_folder.h"

namespace tilewright::tune {

// How long the worker may take before it is ended.
struct WorkerLimits {
  double start_s = 60;       // a driver that first has to wake a machine's eight GPUs
  double laying_out_s = 60;  // besides the reference
  double reference_s = 60;   // a reference in Python
  // A candidate: this, and a multiple of the time that is expected of a launch.
  double candidate_s = 3;
  double stop_s = 3;  // whatever it is at, after the user's wish to stop
};

class WorkerMeasurer : public Measurer {
 public:
  // `command`: this program's; the worker's arguments are added. `manifest` and `stop` must outlive this. `reference` starts
  // the process for references in Python, if there are such.
  WorkerMeasurer(const Manifest& manifest, MeasuringSetup setup, std::string policy, std::vector<std::string> command,
                 StopSignal& stop, WorkerLimits limits = {}, ReferenceProcess::Start reference = {});

  Evaluation evaluate(const Case& which, const Candidate& candidate, double best_us) override;
  Evaluation verify(const Case& which, const Candidate& candidate) override;
  Evaluation sample(const Case& which, const Candidate& candidate, int round, double expected_us) override;
  Evaluation energy(const Case& which, const Candidate& candidate, double expected_us) override;
  // Of one run, which a tuner does not ask for: is it right, and all of it to `folder` (LaidOutProblem::capture).
  Evaluation capture(const Case& which, const Candidate& candidate, const std::filesystem::path& folder);
  void set_time_left(double device_s) override { time_left_s_ = device_s; }
  std::string policy() override { return policy_; }

 private:
  using Clock = std::chrono::steady_clock;
  enum class Fate { answered, refused, crashed, hung, lost, cut_off };
  struct Outcome {
    Fate fate = Fate::answered;
    Evaluation evaluation{};  // answered
    std::string words{};      // what happened, when not answered
    bool laying_out = false;  // it happened before the candidate ran
    bool killed = false;      // crashed by a SIGKILL that is not ours
  };

  Evaluation call(const WorkerRequest& request);
  Outcome ask(const WorkerRequest& request, Clock::time_point cut_off);
  ChildProcess::Answer wait_for_answer(ChildProcess& process, Clock::time_point deadline);
  ReferenceProcess::Answer ask_reference(const std::string& question, Clock::time_point deadline);
  Outcome ended(Fate fate, const std::string& words, bool laying_out);
  bool may_be_innocent(const Outcome& outcome) const;
  void start();
  std::string start_once();

  const Manifest& manifest_;
  MeasuringSetup setup_;
  std::string policy_;
  std::vector<std::string> command_;
  StopSignal& stop_;
  WorkerLimits limits_;
  std::optional<Clock::time_point> stopped_at_;
  double time_left_s_ = std::numeric_limits<double>::infinity();
  std::unique_ptr<ChildProcess> worker_;  // null: to be started
  bool has_run_ = false;                  // a candidate, since this worker started
  ReferenceProcess reference_;
  std::optional<TemporaryFolder> external_;  // for references in Python
  bool is_tainted_ = false;                  // by a candidate that was wrong: it may have damaged what others need
};

}  // namespace tilewright::tune
