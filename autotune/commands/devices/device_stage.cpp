#include "commands/devices/device_stage.h"

namespace tilewright::tune {

DeviceStage::DeviceStage(TuningTask task) : task_(std::move(task)), costs_(manifest().arch.kind) {
  build_.kernels.resize(manifest().kernels.size());
  build_.references.resize(manifest().references.size());
  build_.usable.assign(manifest().kernels.size(), false);
}

void DeviceStage::add(const BuildResult& part) {
  const std::lock_guard lock(mutex_);
  for (std::size_t k = 0; k < part.kernels.size(); ++k) {
    if (part.kernels[k].files.image.empty()) continue;
    build_.kernels[k] = part.kernels[k];
    build_.usable[k] = part.usable[k];
  }
  for (std::size_t i = 0; i < part.references.size(); ++i) {
    if (!part.references[i].files.image.empty()) build_.references[i] = part.references[i];
  }
  build_.compiler = part.compiler;
  ++version_;
}

void DeviceStage::set_places(ImagePlaces places) {
  const std::lock_guard lock(mutex_);
  places_ = std::move(places);
}

ImagePlaces DeviceStage::places() const {
  const std::lock_guard lock(mutex_);
  return places_;
}

bool DeviceStage::has(std::size_t kernel) const {
  const std::lock_guard lock(mutex_);
  return kernel < build_.kernels.size() && !build_.kernels[kernel].files.image.empty();
}

bool DeviceStage::refresh(BuildResult& build, std::size_t& version) const {
  const std::lock_guard lock(mutex_);
  if (version == version_) return false;
  build = build_;
  version = version_;
  return true;
}

void DeviceStage::put_rows(std::map<std::size_t, ReportRow> rows) {
  const std::lock_guard lock(mutex_);
  for (auto& [problem, row] : rows) rows_[problem] = std::move(row);
}

std::map<std::size_t, ReportRow> DeviceStage::take_rows() {
  const std::lock_guard lock(mutex_);
  return std::move(rows_);
}

}  // namespace tilewright::tune
