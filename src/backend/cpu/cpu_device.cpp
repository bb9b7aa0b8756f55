// Facts about the CPU. Whatever neither a file nor the processor states stays empty or 0: virtual machines hide much.
#include "backend/cpu/cpu_device.h"

#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

namespace tilewright {
namespace {

using Fields = std::map<std::string, std::string>;

// The block of the first processor: `key : value` lines up to an empty one.
Fields read_cpuinfo(const std::filesystem::path& path) {
  Fields fields;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line) && !line.empty();) {
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos) continue;
    const std::size_t key_end = line.find_last_not_of(" \t", colon - 1);
    const std::size_t value_start = line.find_first_not_of(" \t", colon + 1);
    fields[line.substr(0, key_end + 1)] = value_start == std::string::npos ? "" : line.substr(value_start);
  }
  return fields;
}

std::string read_word(const std::filesystem::path& path) {
  std::string word;
  std::ifstream(path) >> word;
  return word;
}

// "32768K", "32M", "512"
std::size_t parse_size_bytes(const std::string& text) {
  std::size_t value = 0;
  char unit = 0;
  std::istringstream(text) >> value >> unit;
  return unit == 'K' ? value << 10 : unit == 'M' ? value << 20 : unit == 'G' ? value << 30 : value;
}

// No processor has more last-level cache for each core: an EPYC 9175F has 512 MiB for 16.
constexpr std::size_t kMostCacheBytesOfACore = std::size_t{32} << 20;

// "00000000,00000003" are two CPUs.
std::size_t count_cpus(const std::string& mask) {
  std::size_t cpus = 0;
  for (const char digit : mask) cpus += std::popcount(std::strtoul(std::string{digit}.c_str(), nullptr, 16));
  return cpus;
}

// A virtual machine may show all of its host's cache and few of its host's cores: then what those can have.
std::size_t last_level_cache_bytes(const std::filesystem::path& cache_folder) {
  int best_level = 0;
  std::size_t bytes = 0;
  for (int index = 0;; ++index) {
    const std::filesystem::path folder = cache_folder / ("index" + std::to_string(index));
    const std::string level = read_word(folder / "level");
    if (level.empty()) return bytes;
    if (read_word(folder / "type") != "Instruction" && std::atoi(level.c_str()) > best_level) {
      best_level = std::atoi(level.c_str());
      bytes = parse_size_bytes(read_word(folder / "size"));
      const std::size_t cpus = count_cpus(read_word(folder / "shared_cpu_map"));
      if (cpus > 0) bytes = std::min(bytes, cpus * kMostCacheBytesOfACore);
    }
  }
}

std::string lower_alphanumeric(const std::string& text) {
  std::string result;
  for (const unsigned char letter : text) {
    if (std::isalnum(letter) != 0) result += static_cast<char>(std::tolower(letter));
  }
  return result;
}

std::string short_vendor(const std::string& vendor_id) {
  if (vendor_id == "AuthenticAMD") return "amd";
  if (vendor_id == "GenuineIntel") return "intel";
  return vendor_id.empty() ? "cpu" : lower_alphanumeric(vendor_id);
}

// The word after the vendor's name, or the first: "AMD EPYC 7763 64-Core Processor" is epyc, "Intel(R) Xeon(R) ..." is xeon.
std::string short_brand(const std::string& model_name, const std::string& vendor) {
  std::string first, word;
  for (std::istringstream words(model_name); words >> word;) {
    if (const std::size_t mark = word.find('('); mark != std::string::npos) word.erase(mark);  // (R), (TM)
    word = lower_alphanumeric(word);
    if (word.empty()) continue;
    if (first.empty() || first == vendor) {
      first = word;
    } else if (word == vendor) {
      first = vendor;
    }
  }
  return first.empty() ? "unknown" : first;
}

}  // namespace

Device read_cpu_device(const std::filesystem::path& root, std::uint32_t cores, const CpuidFacts& cpuid) {
  Fields info = read_cpuinfo(root / "proc/cpuinfo");
  // Some containers show no file, or one without names.
  const auto named = [&](const char* field, const std::string& otherwise) {
    const std::string& value = info[field];
    return value.empty() || value == "unknown" ? otherwise : value;
  };
  const std::filesystem::path cpu_folder = root / "sys/devices/system/cpu/cpu0";
  Device device;
  device.kind = TargetKind::cpu;
  device.name = named("model name", cpuid.brand);
  device.compute_units = cores;
  const std::string vendor = short_vendor(named("vendor_id", cpuid.vendor));
  device.key = vendor + "-" + short_brand(device.name, vendor) + "-" + named("cpu family", std::to_string(cpuid.family)) + "-" +
               named("model", std::to_string(cpuid.model)) + "-" + std::to_string(cores) + "c";
  device.cpu_flags = cpuid.flags;
  std::istringstream flags(info["flags"]);
  for (std::string flag; flags >> flag;) {
    if (cpuid.vendor.empty() || !is_known_to_cpuid(flag)) device.cpu_flags.push_back(flag);
  }
  device.last_level_cache_bytes = last_level_cache_bytes(cpu_folder / "cache");
  if (const std::string max_khz = read_word(cpu_folder / "cpufreq/cpuinfo_max_freq"); !max_khz.empty()) {
    device.clock_mhz = std::atof(max_khz.c_str()) / 1e3;
  } else {
    device.clock_mhz = std::atof(info["cpu MHz"].c_str());
  }
  device.memory_bytes = static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  return device;
}

}  // namespace tilewright
