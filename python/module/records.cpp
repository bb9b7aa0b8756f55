#include "module/records.h"

#include <nanobind/stl/string.h>

#include <string>

#include "files/user_folder.h"
#include "table/kernel_library.h"
#include "tilewright/tuning.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

// How many entries were taken, and a sentence for each that was not.
nb::tuple load_user_records(const std::string& folder) {
  LoadedRecords loaded;
  {
    const nb::gil_scoped_release others_may_run;
    loaded = tilewright::load_records(folder);
  }
  nb::list sentences;
  for (const std::string& miss : loaded.misses) sentences.append(nb::str(miss.c_str()));
  return nb::make_tuple(loaded.entries, sentences);
}

}  // namespace

void bind_records(nb::module_& module) {
  set_kernel_folder(user_kernel_folder());
  module.def(
      "is_kernel_here", [](const std::string& id, const std::string& hash) { return is_kernel_here(id, hash); }, nb::arg("id"),
      nb::arg("hash"));
  module.def("load_user_records", &load_user_records, nb::arg("folder"));
  module.def(
      "begin_recording", [](const std::string& file) { return begin_recording(file); }, nb::arg("file"));
  module.def("end_recording", &end_recording, nb::arg("recording"));
}

}  // namespace tilewright::module
