// Pages that nobody may touch are mapped once; a placement only writes canaries.
#include "guarded_memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace tilewright::calls {
namespace {

constexpr std::size_t kPage = 4096;
constexpr std::size_t kCanaries = 512;  // bytes beside the tensor
constexpr int kCanary = 0xff;

bool is_canary(const std::byte* begin, const std::byte* end) {
  return std::all_of(begin, end, [](std::byte each) { return each == std::byte{kCanary}; });
}

}  // namespace

GuardedMemory::GuardedMemory(std::size_t capacity) : capacity_((capacity + kPage - 1) / kPage * kPage) {
  void* pages = mmap(nullptr, capacity_ + 2 * kPage, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (pages == MAP_FAILED) throw std::runtime_error("no address space for guarded memory");
  pages_ = static_cast<std::byte*>(pages);
  begin_ = pages_ + kPage;
  mprotect(begin_, capacity_, PROT_READ | PROT_WRITE);
}

GuardedMemory::~GuardedMemory() { munmap(pages_, capacity_ + 2 * kPage); }

std::byte* GuardedMemory::place(std::size_t bytes, Place place, std::size_t misalignment) {
  if (is_protected_) mprotect(begin_, capacity_, PROT_READ | PROT_WRITE);
  is_protected_ = false;
  bytes_ = bytes;
  placed_ = begin_ + misalignment;
  if (place != Place::at_the_beginning) placed_ = begin_ + (capacity_ - bytes - misalignment);
  if (place == Place::aligned) placed_ = begin_ + (capacity_ - bytes - 256) / 256 * 256 + misalignment;
  std::byte* const first = std::max(begin_, placed_ - kCanaries);
  std::memset(first, kCanary, static_cast<std::size_t>(std::min(begin_ + capacity_, placed_ + bytes + kCanaries) - first));
  return placed_;
}

void GuardedMemory::protect() {
  mprotect(begin_, capacity_, PROT_READ);
  is_protected_ = true;
}

bool GuardedMemory::is_guard_intact() const {
  if (placed_ == nullptr) return true;
  return is_canary(std::max(begin_, placed_ - kCanaries), placed_) &&
         is_canary(placed_ + bytes_, std::min(begin_ + capacity_, placed_ + bytes_ + kCanaries));
}

}  // namespace tilewright::calls
