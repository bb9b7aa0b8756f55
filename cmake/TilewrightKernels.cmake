# Turns the units that generated/sources.cmake lists into what the linked table refers to. Called by src/CMakeLists.txt.
# generated/sources.cmake sets TILEWRIGHT_TABLE_SOURCES (C++, relative to its folder) and calls, once for each unit,
#   tilewright_unit(INDEX n KIND cuda|cxx ARCH name [REAL sm_xx] SYMBOL name SOURCE path [INCLUDES dir...] FLAGS flag...)
# with paths relative to its folder. Each unit is compiled by the program that compiled it when it was measured
# (tilewright-compile), with the same flags, so its bytes are the measured ones.
#   cuda: the cubin becomes what lies between the symbols tilewright_image_<n> and tilewright_image_<n>_end (nothing when not embedded)
#   cxx:  the object is linked in
set(TILEWRIGHT_UNIT_OBJECTS "")
set(TILEWRIGHT_UNIT_CUBINS "")
set(TILEWRIGHT_UNIT_IMAGES "")

macro(tilewright_unit)
  cmake_parse_arguments(unit "" "INDEX;KIND;ARCH;REAL;SYMBOL;SOURCE" "INCLUDES;FLAGS" ${ARGN})
  set(unit_source ${TILEWRIGHT_GENERATED_DIR}/${unit_SOURCE})
  set(unit_arguments --source ${unit_source})
  foreach(unit_value IN LISTS unit_INCLUDES)
    cmake_path(ABSOLUTE_PATH unit_value BASE_DIRECTORY ${TILEWRIGHT_GENERATED_DIR} NORMALIZE)
    list(APPEND unit_arguments --include ${unit_value})
  endforeach()
  foreach(unit_value IN LISTS unit_FLAGS)
    list(APPEND unit_arguments --flag=${unit_value})
  endforeach()
  if(unit_KIND STREQUAL cxx)
    set(unit_output ${CMAKE_CURRENT_BINARY_DIR}/units/${unit_INDEX}.o)
    list(APPEND unit_arguments --kind cxx --object --out ${unit_output})
    list(APPEND TILEWRIGHT_UNIT_OBJECTS ${unit_output})
  elseif(TILEWRIGHT_CUDA AND (NOT TILEWRIGHT_ARCHS OR unit_ARCH IN_LIST TILEWRIGHT_ARCHS))
    set(unit_output ${CMAKE_CURRENT_BINARY_DIR}/units/${unit_INDEX}.cubin)
    list(APPEND unit_arguments --kind cuda --arch ${unit_REAL} --out ${unit_output})
    list(APPEND TILEWRIGHT_UNIT_CUBINS ${unit_output})
    string(APPEND TILEWRIGHT_UNIT_IMAGES "tilewright_image ${unit_INDEX}, \"${unit_output}\"\n")
  else()
    set(unit_output "")
    string(APPEND TILEWRIGHT_UNIT_IMAGES "tilewright_no_image ${unit_INDEX}\n")
  endif()
  if(unit_output)
    file(GLOB_RECURSE unit_headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/templates/*.h)
    add_custom_command(
      OUTPUT ${unit_output}
      COMMAND tilewright-compile ${unit_arguments} --log ${unit_output}.log
      DEPENDS tilewright-compile ${unit_source} ${unit_headers}
      COMMENT "Compiling ${unit_SOURCE} for ${unit_ARCH}"
      VERBATIM)
  endif()
endmacro()

file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/units)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${TILEWRIGHT_GENERATED_DIR}/sources.cmake)
if(NOT EXISTS ${TILEWRIGHT_GENERATED_DIR}/sources.cmake)
  message(FATAL_ERROR "${TILEWRIGHT_GENERATED_DIR}/sources.cmake does not exist. Write it with `python3 -m codegen emit`, or set TILEWRIGHT_GENERATED_DIR.")
endif()
include(${TILEWRIGHT_GENERATED_DIR}/sources.cmake)
list(TRANSFORM TILEWRIGHT_TABLE_SOURCES PREPEND ${TILEWRIGHT_GENERATED_DIR}/)
configure_file(${PROJECT_SOURCE_DIR}/cmake/images.S.in ${CMAKE_CURRENT_BINARY_DIR}/images.S @ONLY)
set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/images.S PROPERTIES OBJECT_DEPENDS "${TILEWRIGHT_UNIT_CUBINS}")
set_source_files_properties(${TILEWRIGHT_UNIT_OBJECTS} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)

# Drivers of CPU families: <templates>/<op>/cpu_<name>.cpp defines `const tilewright::CpuDriver tilewright::<op>_<name>`.
set(TILEWRIGHT_DRIVER_SOURCES "")
set(TILEWRIGHT_DRIVER_DECLARATIONS "")
set(TILEWRIGHT_DRIVER_ADDRESSES "")
foreach(folder IN LISTS TILEWRIGHT_TEMPLATES)
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*/cpu_*.cpp)
  list(APPEND TILEWRIGHT_DRIVER_SOURCES ${sources})
endforeach()
foreach(source IN LISTS TILEWRIGHT_DRIVER_SOURCES)
  cmake_path(GET source PARENT_PATH op)
  cmake_path(GET op STEM op)
  cmake_path(GET source STEM name)
  string(REGEX REPLACE "^cpu_" "" name ${name})
  string(APPEND TILEWRIGHT_DRIVER_DECLARATIONS "extern const CpuDriver ${op}_${name};\n")
  string(APPEND TILEWRIGHT_DRIVER_ADDRESSES "    &${op}_${name},\n")
endforeach()
configure_file(${PROJECT_SOURCE_DIR}/cmake/cpu_drivers.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/cpu_drivers.cpp @ONLY)
