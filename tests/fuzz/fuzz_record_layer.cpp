// The reader of records at dispatch, and dispatch with what it took: no file makes either fail, and every entry that is taken
// is one that a kernel may run.
#include <cstdlib>

#include "dispatch/dispatcher.h"
#include "fake_table.h"
#include "json_mutator.h"
#include "system/scratch_folder.h"

namespace {

using namespace tilewright;

struct World {
  World() {
    static const SizeRule rules[] = {{.value = 1, .multiple = 16}};
    fake.add_kernel<0>("default").is_default = true;
    fake.add_kernel<1>("one");
    fake.add_kernel<2>("two").rules = rules;
    fake.kernels[2].launch.grid[1][0] = {.value = kRuntimeValue, .divisor = 1};
    table = fake.table();
  }
  test::FakeTable fake;
  KernelTable table;
  tune::ScratchFolder folder{"/dev/shm"};
};

void require(bool condition) {
  if (!condition) std::abort();
}

}  // namespace

namespace tilewright {

// What guards of GPUs ask for, which nothing here makes.
const KernelTable& linked_table() { std::abort(); }
std::shared_ptr<const Plan> make_plan(const Problem& /*problem*/, const Device& /*device*/, std::size_t /*workspace_limit*/) {
  std::abort();
}

}  // namespace tilewright

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const World world;
  world.folder.write("cpu-a/toy.jsonl", {reinterpret_cast<const char*>(data), size});
  int warnings = 0;
  const Warn warn = [&](const std::string& message) {
    ++warnings;
    require(message.size() < 1000 && message.find('\n') == std::string::npos);
  };
  const RecordLayer layer = read_record_layer(world.folder.path(), world.table, warn);
  for (const TunedEntry& entry : layer.entries) {
    Problem dense = entry.problem;
    make_dense(world.table.ops[0], dense);
    require(entry.device < layer.devices.size() && entry.median_us > 0 && entry.default_us > 0);
    require(is_legal(world.table.kernels[entry.kernel], dense));
  }
  Dispatcher dispatcher(world.table, [](const std::string&) {});
  dispatcher.load_layer(Layer::user, world.folder.path());
  for (const std::int64_t rows : {1, 64, 65536}) {
    dispatcher.make_plan(test::FakeTable::problem(rows, 64), test::fake_cpu(), SIZE_MAX);
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed) {
  return tilewright::test::mutate_json_lines(data, size, max_size, seed);
}
