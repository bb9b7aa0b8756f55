// What all tests of this program, and the programs that they start, find in their environment.
#include <cstdlib>

namespace {

// Budgets and limits of a second are for a cache of a usual size, whatever this machine has.
[[maybe_unused]] const int kCacheIsUsual = ::setenv("TILEWRIGHT_LLC_MIB", "16", 0);

}  // namespace
