#include "module/class_attribute.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

struct ClassAttribute {
  AttributeOf attribute;
};

}  // namespace

void bind_class_attribute(nb::module_& module) {
  nb::class_<ClassAttribute>(module, "ClassAttribute")
      .def(
          "__get__", [](const ClassAttribute& self, nb::handle instance, nb::handle) { return self.attribute(instance); },
          nb::arg("instance").none(), nb::arg("owner").none());
}

void set_class_attribute(nb::handle type, const char* name, AttributeOf attribute) {
  type.attr(name) = nb::cast(ClassAttribute{attribute});
}

}  // namespace tilewright::module
