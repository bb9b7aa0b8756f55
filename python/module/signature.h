// What inspect.signature says of classes and operators, as __signature__. Of functions: builtins.h.
#pragma once

#include <nanobind/nanobind.h>

namespace tilewright::module {

// The parameters of one callable, one behind the other.
class Signature {
 public:
  // What is invalid as `usual` has none. Names that are there already are left out.
  void add(const char* name, const char* kind, nanobind::handle usual = {});
  nanobind::object object() const { return inspect_.attr("Signature")(all_); }

 private:
  nanobind::module_ inspect_ = nanobind::module_::import_("inspect");
  nanobind::list all_;
  nanobind::dict names_;
  bool has_usual_ = false;  // Python wants none without behind one with
};

}  // namespace tilewright::module
