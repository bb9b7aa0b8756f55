/* A management library with one device, 0000:3b:00.0, that throttles: what tests/autotune loads in place of NVIDIA's. It lacks
   nvmlDeviceGetMigMode, as an old version does, and answers "not supported" for ECC, as a consumer card does. */
#include <string.h>

enum { kSuccess = 0, kNotSupported = 3, kNotFound = 6 };

struct memory {
  unsigned long long total, free, used;
};
struct process {
  unsigned pid;
  unsigned long long used;
  unsigned gpu_instance, compute_instance;
};

static int starts;
static char the_device;

int nvmlInit_v2(void) {
  ++starts;
  return kSuccess;
}
int nvmlShutdown(void) {
  --starts;
  return kSuccess;
}
int fake_nvml_starts(void) { return starts; }
const char* nvmlErrorString(int status) { return status == kNotFound ? "Not Found" : "Unknown"; }
int nvmlSystemGetDriverVersion(char* text, unsigned length) {
  strncpy(text, "580.65.06", length);
  return kSuccess;
}
int nvmlDeviceGetHandleByPciBusId_v2(const char* bus_id, void** device) {
  *device = &the_device;
  return strcmp(bus_id, "0000:3b:00.0") == 0 ? kSuccess : kNotFound;
}
int nvmlDeviceGetEccMode(void* device, unsigned* current, unsigned* pending) {
  (void)device;
  *current = *pending = 1;
  return kNotSupported;
}
int nvmlDeviceGetPersistenceMode(void* device, unsigned* mode) {
  *mode = device == &the_device;
  return kSuccess;
}
int nvmlDeviceGetMemoryInfo(void* device, struct memory* memory) {
  (void)device;
  memory->total = 80ULL << 30;
  memory->free = 30ULL << 30;
  memory->used = 50ULL << 30;
  return kSuccess;
}
int nvmlDeviceGetComputeRunningProcesses_v3(void* device, unsigned* count, struct process* processes) {
  (void)device;
  if (*count < 2) return kNotSupported;
  *count = 2;
  processes[0].pid = 4711;
  processes[0].used = 49ULL << 30;
  processes[1].pid = 4712;
  processes[1].used = ~0ULL;
  return kSuccess;
}
int nvmlDeviceGetClockInfo(void* device, unsigned clock, unsigned* mhz) {
  (void)device;
  *mhz = clock == 1 ? 1200 : 2619;
  return kSuccess;
}
int nvmlDeviceGetCurrentClocksThrottleReasons(void* device, unsigned long long* reasons) {
  (void)device;
  *reasons = 0x44;
  return kSuccess;
}
int nvmlDeviceGetEnforcedPowerLimit(void* device, unsigned* milliwatts) {
  (void)device;
  *milliwatts = 350500;
  return kSuccess;
}
int nvmlDeviceGetTotalEnergyConsumption(void* device, unsigned long long* millijoules) {
  (void)device;
  *millijoules = 5000000000250ULL;
  return kSuccess;
}
