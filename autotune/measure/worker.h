// The worker process: owns the device for the tuner that started it, loads and runs candidates there and answers with what
// became of them. Started by WorkerMeasurer as this program's hidden command `worker`. It decides nothing, writes nothing and
// restarts nothing: a candidate may crash it, hang it or fill its memory.
#pragma once

namespace tilewright::tune {

// Serves the process `parent` until that closes the channel; returns the exit status.
int run_worker(int parent);

}  // namespace tilewright::tune
