#include "measure/worker.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <limits>
#include <optional>
#include <string>

#include "manifest/linked_kernels.h"
#include "measure/local_measurer.h"
#include "measure/worker_protocol.h"
#include "system/available_memory.h"
#include "system/child_process.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Kind = WorkerReply::Kind;

// The worker's end of the channel.
class Channel {
 public:
  explicit Channel(int descriptor) : descriptor_(descriptor) { ::fcntl(descriptor_, F_SETFD, FD_CLOEXEC); }

  // Nothing when the tuner has closed it.
  std::optional<std::string> receive() {
    for (;;) {
      if (const auto newline = received_.find('\n'); newline != std::string::npos) {
        std::string line = received_.substr(0, newline);
        received_.erase(0, newline + 1);
        return line;
      }
      std::array<char, 1 << 14> buffer;
      const ssize_t count = ::recv(descriptor_, buffer.data(), buffer.size(), 0);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return std::nullopt;
      received_.append(buffer.data(), static_cast<std::size_t>(count));
    }
  }

  void send(const WorkerReply& reply) {
    const std::string line = to_line(reply) + '\n';
    for (std::size_t sent = 0; sent < line.size();) {
      const ssize_t count = ::send(descriptor_, line.data() + sent, line.size() - sent, MSG_NOSIGNAL);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return;  // the tuner is gone: receive will say so
      sent += static_cast<std::size_t>(count);
    }
  }

 private:
  int descriptor_;
  std::string received_;
};

// What the control group grants to all in it; the largest number when there is no limit.
std::uint64_t granted_bytes() {
  std::uint64_t bytes = 0;
  return std::ifstream("/sys/fs/cgroup/memory.max") >> bytes ? bytes : std::numeric_limits<std::uint64_t>::max();
}

// A candidate that allocates without end must get no memory, rather than have the kernel kill whatever it likes; and should it
// come to that, this process is the one.
void limit_memory(TargetKind kind) {
  std::ofstream("/proc/self/oom_score_adj") << 1000;
  if (kind == TargetKind::cuda) return;  // the driver reserves more address space than there is memory
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // so does the sanitizers' shadow
  const std::uint64_t granted = granted_bytes(), bytes = std::min(granted, available_memory_bytes().value_or(granted));
  const rlimit limit{.rlim_cur = bytes, .rlim_max = bytes};
  ::setrlimit(RLIMIT_AS, &limit);
#endif
}

Evaluation answer(LocalMeasurer& measurer, const WorkerRequest& request) {
  switch (request.verb) {
    case WorkerRequest::Verb::evaluate:
      return measurer.evaluate(request.which, request.candidate, request.us);
    case WorkerRequest::Verb::verify:
      return measurer.verify(request.which, request.candidate);
    case WorkerRequest::Verb::sample:
      return measurer.sample(request.which, request.candidate, request.round, request.us);
    case WorkerRequest::Verb::energy:
      return measurer.energy(request.which, request.candidate, request.us);
    case WorkerRequest::Verb::capture:
      return measurer.capture(request.which, request.candidate, request.folder);
  }
  throw Error("a request without a function");
}

void serve(Channel& channel) {
  const std::optional<std::string> first = channel.receive();
  if (!first) return;
  const MeasuringSetup setup = parse_setup(*first);
  limit_memory(setup.kind);
  Manifest manifest = read_manifest(setup.manifest);
  if (are_linked(setup.kernel_images)) compare_with_linked(manifest);
  add_provided(manifest, setup.provided);
  const Device& device = device_of(setup);
  const auto backend = make_backend(device);
  KernelSet kernels(manifest, device, Providers(setup.providers));
  for (std::size_t k = 0; k < setup.kernel_images.size(); ++k) kernels.attach(k, setup.kernel_images[k]);
  for (std::size_t i = 0; i < setup.reference_images.size(); ++i) kernels.attach_reference(i, setup.reference_images[i]);
  const ExternalCases external(setup.external, [&channel](const std::string& question) {
    channel.send({.kind = Kind::question, .text = question});
    const std::optional<std::string> line = channel.receive();
    if (!line) throw Error("the tuner is gone");
    if (const ExternalAnswer answer = parse_external_answer(*line); !answer.fault.empty()) throw Error(answer.fault);
  });
  LocalMeasurer measurer(manifest, kernels, *backend, setup.rules, setup.seed, &external);
  channel.send({.kind = Kind::ready});

  while (const std::optional<std::string> line = channel.receive()) {
    const WorkerRequest request = parse_request(*line);
    try {
      if (!measurer.holds(request.which)) {
        channel.send({.kind = Kind::laying_out});
        measurer.lay_out(request.which);
        channel.send({.kind = Kind::laid_out});
      }
      channel.send({.kind = Kind::evaluation, .evaluation = answer(measurer, request)});
    } catch (const DeviceLost&) {
      throw;
    } catch (const std::exception& fault) {
      channel.send({.kind = Kind::error, .text = fault.what()});
    }
  }
}

}  // namespace

int run_worker(int parent) {
  // So that no worker outlives the tuner, not even one that hangs in a kernel. The signal comes when the thread that started
  // this process ends, which is the tuner's main thread. It may have ended before the call.
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) return 1;
  ::prctl(PR_SET_NAME, "tilewright-work");  // 15 letters are kept
  const rlimit no_core{.rlim_cur = 0, .rlim_max = 0};
  ::setrlimit(RLIMIT_CORE, &no_core);
  ::setvbuf(stdout, nullptr, _IOLBF, 0);  // what a candidate prints before it crashes is worth reading
  Channel channel(kChannelDescriptor);
  try {
    serve(channel);
    return 0;
  } catch (const std::exception& fault) {
    channel.send({.kind = Kind::lost, .text = fault.what()});
    return 1;
  }
}

}  // namespace tilewright::tune
