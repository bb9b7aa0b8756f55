// Ends in the way that its argument names, with calls of the library while it does. Exits with 0 when they were right.
// test_process.cpp runs it.
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <string_view>
#include <thread>
#include <vector>

#include "tilewright/c_api.h"
#include "tilewright/gemm.h"

namespace {

constexpr int kSize = 48;

bool multiply(int threads) {
  const std::vector<float> a(kSize * kSize, 1), b(kSize * kSize, 2);
  std::vector<float> c(kSize * kSize, 0);
  tilewright::gemm({.M = kSize, .N = kSize, .K = kSize, .threads = threads}, {.A = a.data(), .B = b.data(), .C = c.data()},
                   nullptr, 0, nullptr, tilewright::cpu_device());
  for (const float value : c) {
    if (value != 2 * kSize) return false;
  }
  return true;
}

// Too late for a status by return.
void require(bool holds) {
  if (!holds) _exit(1);
}

bool at_end = false;
bool c_error_at_end = false;

// Older than whatever the library makes at its first use, so destroyed after it.
struct OldObject {
  ~OldObject() {
    if (at_end) require(multiply(1) && multiply(2) && multiply(3));
    if (c_error_at_end) {
      require(tilewright_load_records(nullptr, nullptr) == TILEWRIGHT_INVALID_ARGUMENT);
      require(std::strstr(tilewright_last_error(), "folder is NULL") != nullptr);
    }
  }
} old_object;

}  // namespace

int main(int, char** words) {
  const std::string_view way = words[1];
  if (way == "atexit") std::atexit([] { require(multiply(1) && multiply(2)); });
  at_end = way == "destructor";
  c_error_at_end = way == "c_error";
  if (c_error_at_end && tilewright_load_records(nullptr, nullptr) == TILEWRIGHT_OK) return 1;
  require(multiply(2));
  if (way == "thread") {
    for (int i = 0; i < 2; ++i) {
      std::thread([] {
        for (;;) {
          if (!multiply(2)) std::abort();
        }
      }).detach();
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return 0;
}
