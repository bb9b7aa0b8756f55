// What is asked of a tuning on a Dask cluster (--scheduler, --dask), and of the tuner that a worker of it runs (--task), as it
// stands on the command line.
#pragma once

#include <filesystem>
#include <string>

namespace tilewright::tune {

struct ClusterOptions {
  std::string scheduler{};       // of a cluster that is there: tcp://host:8786
  std::string launcher{};        // that starts one: slurm, ssh, kubernetes
  std::string hosts{};           // ssh: apart by commas
  int workers = 0;               // that a launcher starts; 0: it was not said
  std::filesystem::path task{};  // what a worker was given; empty: this is no worker's tuner
  bool says_facts = false;       // with a task: what its kernels are made of, and nothing else
  bool compiles = false;         // with a task: its kernels are compiled, and nothing else
  std::filesystem::path
      images{};  // with a task: where what was compiled for it is (handed_images.h), or is put by who compiles

  bool is_asked() const { return !scheduler.empty() || !launcher.empty(); }
};

}  // namespace tilewright::tune
