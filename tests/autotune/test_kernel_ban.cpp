// How many lives a kernel has in a run.
#include <gtest/gtest.h>

#include "kernel_ban.h"

namespace tilewright::tune {
namespace {

constexpr std::size_t kKernel = 3, kOther = 4;

TEST(KernelBan, ComesWithTheSecondFatality) {
  KernelBan ban;
  EXPECT_FALSE(ban.covers(kKernel));
  ban.observe(kKernel, {.invalidity = Invalidity::runtime, .fatal = true});
  EXPECT_FALSE(ban.covers(kKernel));
  ban.observe(kKernel, {});  // another instance is good
  ban.observe(kKernel, {.invalidity = Invalidity::timeout, .fatal = true});
  EXPECT_TRUE(ban.covers(kKernel));
  EXPECT_FALSE(ban.covers(kOther));
}

TEST(KernelBan, IsNotForCandidatesThatOnlyFail) {
  KernelBan ban;
  for (int i = 0; i < 10; ++i) {
    ban.observe(kKernel, {.invalidity = Invalidity::correctness});
    ban.observe(kKernel, {.invalidity = Invalidity::timeout, .cut_off = true});
  }
  EXPECT_FALSE(ban.covers(kKernel));
}

}  // namespace
}  // namespace tilewright::tune
