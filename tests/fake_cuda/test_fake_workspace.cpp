// Workspaces of streams (stream_workspace.h), on made-up GPUs, whose memory is the host's.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <set>

#include "backend/cuda/driver_api.h"
#include "launch/stream_workspace.h"

namespace tilewright {
namespace {

CUstream stream_of(std::uintptr_t number) { return reinterpret_cast<CUstream>(number); }

class StreamWorkspace : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("FAKE_CUDA_GPUS") == nullptr) GTEST_SKIP() << "no GPUs are described: run by ctest";
    current_.emplace(0);
  }

  // Uses it as a kernel does that leaves what must be zero as it was.
  static unsigned char* used(std::uintptr_t stream, std::size_t bytes, std::size_t zeroed, int ordinal = 0) {
    auto* const workspace = static_cast<unsigned char*>(stream_workspace(ordinal, stream_of(stream), bytes, zeroed));
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(workspace) % 256, 0u);
    EXPECT_TRUE(std::all_of(workspace, workspace + zeroed, [](unsigned char byte) { return byte == 0; }))
        << bytes << " " << zeroed;
    std::memset(workspace + zeroed, 0xab, bytes - zeroed);
    return workspace;
  }

  std::optional<CurrentContext> current_;
};

TEST_F(StreamWorkspace, ZerosStayZeroWhateverPlansShareIt) {
  for (const std::size_t zeroed : {0u, 4u, 256u, 300u, 5000u, 8u, 70000u, 0u, 300u, 70000u}) {
    for (const std::size_t more : {0u, 1u, 255u, 4096u, 100000u, 3u}) used(10, zeroed + more, zeroed);
  }
}

TEST_F(StreamWorkspace, StaysWhereItIsUnlessItMustGrow) {
  unsigned char* const first = used(11, 10000, 512);
  EXPECT_EQ(used(11, 10000, 512), first);
  EXPECT_EQ(used(11, 700, 512), first);
  EXPECT_NE(used(11, 20000, 512), first);
}

TEST_F(StreamWorkspace, StreamsDevicesAndCapturesHaveTheirOwn) {
  std::set<unsigned char*> all{used(12, 1000, 0), used(13, 1000, 0), used(0, 1000, 0)};
  {
    const CurrentContext second(1);
    all.insert(used(12, 1000, 0, 1));
  }
  for (int capture = 0; capture < 2; ++capture) {
    ASSERT_EQ(driver().cuStreamBeginCapture(stream_of(12), CU_STREAM_CAPTURE_MODE_GLOBAL), CUDA_SUCCESS);
    unsigned char* const captured = used(12, 1000, 0);
    EXPECT_EQ(used(12, 1000, 0), captured);
    all.insert(captured);
    CUgraph graph = nullptr;
    driver().cuStreamEndCapture(stream_of(12), &graph);
  }
  EXPECT_EQ(all.size(), 6u);
  EXPECT_TRUE(all.contains(used(12, 1000, 0)));
}

}  // namespace
}  // namespace tilewright
