// Bits as in Intel's "Software Developer's Manual", volume 2A, CPUID, and AMD's "Architecture Programmer's Manual", volume 3.
#include "backend/cpu/cpuid.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#ifdef __x86_64__
#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace tilewright {
namespace {

// Registers that the operating system has to keep for a program, by bits of XCR0.
constexpr std::uint64_t kAnyState = 0, kAvxState = 0x6, kAvx512State = 0xe6, kAmxState = 0x60000;

enum class Register : std::uint8_t { eax, ebx, ecx, edx };

struct Flag {
  const char* name;
  std::uint32_t leaf, subleaf;
  Register where;
  int bit;
  std::uint64_t state = kAnyState;
};

// What the levels of the x86-64 psABI ask for, and what kernels of users' own archs may.
constexpr Flag kFlags[] = {
    {"sse", 1, 0, Register::edx, 25},
    {"sse2", 1, 0, Register::edx, 26},
    {"pni", 1, 0, Register::ecx, 0},
    {"pclmulqdq", 1, 0, Register::ecx, 1},
    {"ssse3", 1, 0, Register::ecx, 9},
    {"fma", 1, 0, Register::ecx, 12, kAvxState},
    {"cx16", 1, 0, Register::ecx, 13},
    {"sse4_1", 1, 0, Register::ecx, 19},
    {"sse4_2", 1, 0, Register::ecx, 20},
    {"movbe", 1, 0, Register::ecx, 22},
    {"popcnt", 1, 0, Register::ecx, 23},
    {"aes", 1, 0, Register::ecx, 25},
    {"xsave", 1, 0, Register::ecx, 26},
    {"avx", 1, 0, Register::ecx, 28, kAvxState},
    {"f16c", 1, 0, Register::ecx, 29, kAvxState},
    {"bmi1", 7, 0, Register::ebx, 3},
    {"avx2", 7, 0, Register::ebx, 5, kAvxState},
    {"bmi2", 7, 0, Register::ebx, 8},
    {"avx512f", 7, 0, Register::ebx, 16, kAvx512State},
    {"avx512dq", 7, 0, Register::ebx, 17, kAvx512State},
    {"avx512ifma", 7, 0, Register::ebx, 21, kAvx512State},
    {"avx512cd", 7, 0, Register::ebx, 28, kAvx512State},
    {"avx512bw", 7, 0, Register::ebx, 30, kAvx512State},
    {"avx512vl", 7, 0, Register::ebx, 31, kAvx512State},
    {"avx512vbmi", 7, 0, Register::ecx, 1, kAvx512State},
    {"avx512_vbmi2", 7, 0, Register::ecx, 6, kAvx512State},
    {"gfni", 7, 0, Register::ecx, 8},
    {"vaes", 7, 0, Register::ecx, 9, kAvxState},
    {"vpclmulqdq", 7, 0, Register::ecx, 10, kAvxState},
    {"avx512_vnni", 7, 0, Register::ecx, 11, kAvx512State},
    {"avx512_bitalg", 7, 0, Register::ecx, 12, kAvx512State},
    {"avx512_vpopcntdq", 7, 0, Register::ecx, 14, kAvx512State},
    {"amx_bf16", 7, 0, Register::edx, 22, kAmxState},
    {"avx512_fp16", 7, 0, Register::edx, 23, kAvx512State},
    {"amx_tile", 7, 0, Register::edx, 24, kAmxState},
    {"amx_int8", 7, 0, Register::edx, 25, kAmxState},
    {"avx_vnni", 7, 1, Register::eax, 4, kAvxState},
    {"avx512_bf16", 7, 1, Register::eax, 5, kAvx512State},
    {"lahf_lm", 0x80000001, 0, Register::ecx, 0},
    {"abm", 0x80000001, 0, Register::ecx, 5},
};

#ifdef __x86_64__

using Registers = std::array<std::uint32_t, 4>;  // eax, ebx, ecx, edx

// All zero where the processor has no such leaf.
Registers ask(std::uint32_t leaf, std::uint32_t subleaf = 0) {
  Registers answer{};
  if (__get_cpuid_count(leaf, subleaf, &answer[0], &answer[1], &answer[2], &answer[3]) == 0) return {};
  return answer;
}

// Up to the first zero, without the blanks around it.
std::string text_of(std::span<const std::uint32_t> words) {
  std::string text;
  for (const std::uint32_t word : words) {
    for (int byte = 0; byte < 4; ++byte) text += static_cast<char>(word >> (8 * byte) & 255);
  }
  text.erase(std::min(text.find('\0'), text.size()));
  const std::size_t first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

// Linux gives a process the registers of AMX, 8 KiB a thread, when it asks for them: arch_prctl(ARCH_REQ_XCOMP_PERM, 18), "x86:
// dynamically enabled features" of its documentation. It refuses where a thread's signal stack is too small for them.
bool may_use_tiles() {
  constexpr long kRequestPermission = 0x1023, kTileData = 18;
  return syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
}

// XCR0, without what the process may not use; 0 where the operating system has not set bit 27 of leaf 1 (OSXSAVE), without
// which the instruction is none.
std::uint64_t kept_state() {
  if ((ask(1)[2] >> 27 & 1) == 0) return 0;
  std::uint32_t low = 0, high = 0;
  asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  const std::uint64_t kept = std::uint64_t{high} << 32 | low;
  return (kept & kAmxState) != kAmxState || may_use_tiles() ? kept : kept & ~kAmxState;
}

#endif

}  // namespace

bool is_known_to_cpuid(std::string_view flag) {
  return std::ranges::any_of(kFlags, [&](const Flag& known) { return flag == known.name; });
}

CpuidFacts read_cpuid() {
  CpuidFacts facts;
#ifdef __x86_64__
  const Registers vendor = ask(0), signature = ask(1);
  facts.vendor = text_of(std::array{vendor[1], vendor[3], vendor[2]});
  std::vector<std::uint32_t> brand;
  for (const std::uint32_t leaf : {0x80000002U, 0x80000003U, 0x80000004U}) {
    const Registers part = ask(leaf);
    brand.insert(brand.end(), part.begin(), part.end());
  }
  facts.brand = text_of(brand);
  const auto bits = [&](int first, std::uint32_t mask) { return static_cast<int>(signature[0] >> first & mask); };
  facts.family = bits(8, 15) == 15 ? 15 + bits(20, 255) : bits(8, 15);
  facts.model = facts.family >= 6 ? bits(4, 15) | bits(16, 15) << 4 : bits(4, 15);
  const std::uint64_t kept = kept_state();
  for (const Flag& flag : kFlags) {
    const Registers answer = ask(flag.leaf, flag.subleaf);
    const bool has = (answer[static_cast<std::size_t>(flag.where)] >> flag.bit & 1) != 0;
    if (has && (kept & flag.state) == flag.state) facts.flags.emplace_back(flag.name);
  }
#endif
  return facts;
}

}  // namespace tilewright
