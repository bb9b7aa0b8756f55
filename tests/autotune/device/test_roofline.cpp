// The roof over a problem on this CPU: its memory counts wherever operands come from there.
#include <gtest/gtest.h>

#include "device/roofline.h"

namespace tilewright::tune {
namespace {

Target this_cpu() {
  Target target;
  target.present = true;
  target.device.kind = TargetKind::cpu;
  target.device.last_level_cache_bytes = std::size_t{1} << 30;
  return target;
}

ProblemSpec problem_of(double flops, double bytes) {
  ProblemSpec problem;
  problem.flops = flops;
  problem.bytes = bytes;
  return problem;
}

TEST(Roofline, CountsBytesThatComeFromMemory) {
  const Target target = this_cpu();
  Roofline cold(target, CachePolicy::cold), warm(target, CachePolicy::warm);
  const ProblemSpec small = problem_of(1, 1 << 20), large = problem_of(1, 2e9);
  EXPECT_GT(cold.us(small), 1) << "no memory moves a MiB in a microsecond";
  EXPECT_LT(warm.us(small), 1) << "it fits the cache, where launches before it left it";
  EXPECT_GT(warm.us(large), 1000);
}

TEST(Roofline, IsTheSlowerOfArithmeticAndMemory) {
  const Target target = this_cpu();
  Roofline cold(target, CachePolicy::cold);
  const double bytes_alone = cold.us(problem_of(0, 1 << 20));
  EXPECT_EQ(cold.us(problem_of(1, 1 << 20)), bytes_alone);
  EXPECT_GT(cold.us(problem_of(1e9, 1 << 20)), 2 * bytes_alone);
}

}  // namespace
}  // namespace tilewright::tune
