// What the processor says of itself by its instruction CPUID: needs no file, so it is known in every container. Called by
// device.cpp, which hands it to read_cpu_device.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

struct CpuidFacts {
  std::string vendor;  // GenuineIntel; empty: no x86-64
  std::string brand;   // AMD EPYC 7763 64-Core Processor
  int family = 0, model = 0;
  // In Linux' spelling. Those whose registers the operating system does not keep are absent, as in /proc/cpuinfo.
  std::vector<std::string> flags;
};

CpuidFacts read_cpuid();

// Whether `flags` of CpuidFacts can hold this one: what it then lacks the processor has not.
bool is_known_to_cpuid(std::string_view flag);

}  // namespace tilewright
