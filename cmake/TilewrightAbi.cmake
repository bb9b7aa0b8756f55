# tilewright_abi: what a shared library exports. Public names (src/abi.txt: what the installed headers declare, C and C++) have the
# version of the SONAME; private ones (src/abi_private.txt: what our own programs and users' emitted tables call) that of this release
# alone, so that whoever links one needs just this release, and the dynamic linker says so. All else stays inside: the C++ runtime's
# templates, JSON, zlib.
# Where another folder's operators are emitted, their names are not in the lists: then all of namespace tilewright is exported.
function(tilewright_write_version_script file)
  set(node "TILEWRIGHT_${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}")
  file(STRINGS ${PROJECT_SOURCE_DIR}/src/abi.txt public)
  file(STRINGS ${PROJECT_SOURCE_DIR}/src/abi_private.txt private)
  foreach(name IN LISTS public)
    if(name MATCHES "^tilewright_")
      string(APPEND c_names "  ${name};\n")
    else()
      string(APPEND public_names "    \"${name}\";\n")
    endif()
  endforeach()
  foreach(name IN LISTS private)
    string(APPEND private_names "    \"${name}\";\n")
  endforeach()
  if(NOT TILEWRIGHT_GENERATED_DIR STREQUAL "${PROJECT_SOURCE_DIR}/generated")
    set(c_names "  tilewright_*;\n")
    string(APPEND private_names "    tilewright::*;\n    typeinfo?for?tilewright::*;\n    vtable?for?tilewright::*;\n")
  endif()
  file(CONFIGURE OUTPUT ${file} CONTENT "${node} {\n global:\n${c_names}  extern \"C++\" {\n${public_names}  };\n};\n\
TILEWRIGHT_PRIVATE_${PROJECT_VERSION} {\n global:\n  extern \"C++\" {\n${private_names}  };\n local: *;\n};\n" @ONLY)
endfunction()

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/abi.txt ${PROJECT_SOURCE_DIR}/src/abi_private.txt)
set(TILEWRIGHT_VERSION_SCRIPT ${CMAKE_CURRENT_BINARY_DIR}/abi.map)
tilewright_write_version_script(${TILEWRIGHT_VERSION_SCRIPT})
add_library(tilewright_abi INTERFACE)
target_link_options(tilewright_abi INTERFACE "LINKER:--version-script=${TILEWRIGHT_VERSION_SCRIPT}")
set_target_properties(tilewright_abi PROPERTIES INTERFACE_LINK_DEPENDS ${TILEWRIGHT_VERSION_SCRIPT})
