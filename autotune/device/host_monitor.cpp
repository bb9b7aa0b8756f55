#include "device/host_monitor.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

std::optional<double> number_in(const fs::path& file) {
  std::ifstream stream(file);
  double value = 0;
  return stream >> value ? std::optional(value) : std::nullopt;
}

std::string word_in(const fs::path& file) {
  std::ifstream stream(file);
  std::string word;
  stream >> word;
  return word;
}

// Sorted: what is read must not depend on the order in which the kernel lists a folder.
std::vector<fs::path> entries(const fs::path& folder, const std::string& prefix) {
  std::vector<fs::path> found;
  std::error_code fault;
  for (fs::directory_iterator entry(folder, fault), end; !fault && entry != end; entry.increment(fault)) {
    if (entry->path().filename().string().starts_with(prefix)) found.push_back(entry->path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

// The sensor of the cores, not of a disk: Intel's and AMD's drivers, else the firmware's.
fs::path find_temperature(const fs::path& root) {
  for (const fs::path& sensor : entries(root / "sys/class/hwmon", "hwmon")) {
    const std::string name = word_in(sensor / "name");
    if ((name == "coretemp" || name == "k10temp") && number_in(sensor / "temp1_input")) return sensor / "temp1_input";
  }
  for (const fs::path& zone : entries(root / "sys/class/thermal", "thermal_zone")) {
    if (word_in(zone / "type") == "x86_pkg_temp" && number_in(zone / "temp")) return zone / "temp";
  }
  return {};
}

}  // namespace

HostMonitor::HostMonitor(const fs::path& root) : temperature_(find_temperature(root)) {
  for (const fs::path& core : entries(root / "sys/devices/system/cpu", "cpu")) {
    if (const fs::path file = core / "cpufreq/scaling_cur_freq"; number_in(file)) clocks_.push_back(file);
    if (const fs::path file = core / "thermal_throttle/core_throttle_count"; number_in(file)) throttles_.push_back(file);
  }
  // intel-rapl:0 is a package (AMD's too); intel-rapl:0:0 a part of it, counted already.
  for (const fs::path& package : entries(root / "sys/class/powercap", "intel-rapl:")) {
    if (std::ranges::count(package.filename().string(), ':') != 1) continue;
    const auto energy_uj = number_in(package / "energy_uj");
    const auto range_uj = number_in(package / "max_energy_range_uj");
    if (energy_uj && range_uj) {
      energies_.push_back({.file = package / "energy_uj", .range_uj = *range_uj, .last_uj = *energy_uj});
    }
  }
  throttle_count_ = throttle_count();
}

double HostMonitor::throttle_count() const {
  double count = 0;
  for (const fs::path& file : throttles_) count += number_in(file).value_or(0);
  return count;
}

DeviceReading HostMonitor::read() {
  DeviceReading reading;
  std::vector<double> clocks_khz;
  for (const fs::path& file : clocks_) clocks_khz.push_back(number_in(file).value_or(0));
  // Of the fastest core: those that idle are slow, and do not matter.
  if (!clocks_khz.empty()) reading.clock_mhz = *std::ranges::max_element(clocks_khz) / 1e3;
  if (!temperature_.empty()) reading.temperature_c = number_in(temperature_).value_or(0) / 1e3;
  if (const double count = throttle_count(); count > throttle_count_) {
    throttle_count_ = count;
    reading.throttle = "thermal throttling";
    reading.spoiled = true;
  }
  return reading;
}

std::optional<double> HostMonitor::energy_j() {
  if (energies_.empty()) return std::nullopt;
  double sum_uj = 0;
  for (EnergyCounter& counter : energies_) {
    const auto now_uj = number_in(counter.file);
    if (!now_uj) return std::nullopt;
    if (*now_uj < counter.last_uj) counter.wrapped_uj += counter.range_uj;
    counter.last_uj = *now_uj;
    sum_uj += counter.wrapped_uj + *now_uj;
  }
  return sum_uj * 1e-6;
}

}  // namespace tilewright::tune
