# Turns the units that generated/sources.cmake lists into what the linked table refers to. Called by src/CMakeLists.txt.
# generated/sources.cmake sets TILEWRIGHT_TABLE_SOURCES (C++, relative to its folder) and calls, once for each unit,
#   tilewright_unit(INDEX n KIND cuda|cxx OP name ARCH name [REAL sm_xx] [RUNS_ON capability...] SYMBOL name SOURCE path [INCLUDES dir...] FLAGS flag...)
# with paths relative to its folder. Each unit is compiled by the program that compiled it when it was measured
# (tilewright-compile), with the same flags, so its bytes are the measured ones.
#   cuda: the cubin, or the PTX of what runs on no capability alone, becomes, in a gzip stream, what lies between the symbols tilewright_image_<n> and tilewright_image_<n>_end (nothing when not embedded)
#   cxx:  the object is linked in
# It comes from the cache of compiled units that the tuner uses, if it is there.
# A unit's files are named for its symbol, and it depends on the program only in order: neither another number nor another build
# of the program compiles it again.
include(TilewrightArchs)
set(TILEWRIGHT_UNIT_OBJECTS "")
set(TILEWRIGHT_UNIT_CUBINS "")
set(TILEWRIGHT_UNIT_IMAGES "")
tilewright_glob(TILEWRIGHT_UNIT_HEADERS RECURSE ${PROJECT_SOURCE_DIR}/templates *.h)

# Another compiler makes other bytes.
set(TILEWRIGHT_UNIT_COMPILERS ${CMAKE_CURRENT_BINARY_DIR}/units/compilers.txt)
file(CONFIGURE OUTPUT ${TILEWRIGHT_UNIT_COMPILERS}
  CONTENT "${CMAKE_CXX_COMPILER} ${CMAKE_CXX_COMPILER_VERSION}\n${CUDAToolkit_LIBRARY_DIR} ${CUDAToolkit_VERSION}\n")

# The tuner's default, so that neither compiles what the other has.
if(NOT "$ENV{XDG_CACHE_HOME}" STREQUAL "")
  set(TILEWRIGHT_CACHE $ENV{XDG_CACHE_HOME}/tilewright)
elseif(NOT "$ENV{HOME}" STREQUAL "")
  set(TILEWRIGHT_CACHE $ENV{HOME}/.cache/tilewright)
else()
  set(TILEWRIGHT_CACHE ${PROJECT_BINARY_DIR}/tune/cache)
endif()
set(TILEWRIGHT_COMPILE_CACHE ${TILEWRIGHT_CACHE} CACHE PATH "Compiled kernels, by content (empty: none)")

macro(tilewright_unit)
  cmake_parse_arguments(unit "" "INDEX;KIND;OP;ARCH;REAL;SYMBOL;SOURCE" "RUNS_ON;INCLUDES;FLAGS" ${ARGN})
  set(unit_source ${TILEWRIGHT_GENERATED_DIR}/${unit_SOURCE})
  set(unit_arguments --source ${unit_source})
  foreach(unit_value IN LISTS unit_INCLUDES)
    cmake_path(ABSOLUTE_PATH unit_value BASE_DIRECTORY ${TILEWRIGHT_GENERATED_DIR} NORMALIZE)
    list(APPEND unit_arguments --include ${unit_value})
  endforeach()
  foreach(unit_value IN LISTS unit_FLAGS)
    list(APPEND unit_arguments --flag=${unit_value})
  endforeach()
  set(unit_output ${CMAKE_CURRENT_BINARY_DIR}/units/${unit_SYMBOL})
  if(unit_KIND STREQUAL cxx)
    string(APPEND unit_output .o)
    list(APPEND unit_arguments --kind cxx --object --out ${unit_output})
    list(APPEND TILEWRIGHT_UNIT_OBJECTS ${unit_output})
  else()
    string(APPEND unit_output .cubin.gz)
    tilewright_unit_is_embedded(unit_is_embedded ${unit_OP} ${unit_ARCH} ${unit_REAL} "${unit_RUNS_ON}")
    if(unit_is_embedded)
      list(APPEND unit_arguments --kind cuda --arch ${unit_REAL} --gzip --out ${unit_output})
      list(APPEND TILEWRIGHT_UNIT_CUBINS ${unit_output})
      string(APPEND TILEWRIGHT_UNIT_IMAGES "tilewright_image ${unit_INDEX}, \"${unit_output}\"\n")
    else()
      set(unit_output "")
      string(APPEND TILEWRIGHT_UNIT_IMAGES "tilewright_no_image ${unit_INDEX}\n")
    endif()
  endif()
  if(unit_output)
    add_custom_command(
      OUTPUT ${unit_output}
      COMMAND tilewright-compile ${unit_arguments} --cache "${TILEWRIGHT_COMPILE_CACHE}"
      DEPENDS ${unit_source} ${TILEWRIGHT_UNIT_HEADERS} ${TILEWRIGHT_UNIT_COMPILERS}
      COMMENT "Compiling ${unit_SOURCE} for ${unit_ARCH}"
      VERBATIM)
  endif()
endmacro()

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${TILEWRIGHT_GENERATED_DIR}/sources.cmake)
if(NOT EXISTS ${TILEWRIGHT_GENERATED_DIR}/sources.cmake)
  message(FATAL_ERROR "${TILEWRIGHT_GENERATED_DIR}/sources.cmake does not exist. Write it with `python3 -m codegen emit`, or set TILEWRIGHT_GENERATED_DIR.")
endif()
file(STRINGS ${TILEWRIGHT_GENERATED_DIR}/sources.cmake TILEWRIGHT_CUBINS REGEX " RUNS_ON ")
include(${TILEWRIGHT_GENERATED_DIR}/sources.cmake)
tilewright_check_archs()
list(TRANSFORM TILEWRIGHT_TABLE_SOURCES PREPEND ${TILEWRIGHT_GENERATED_DIR}/)
configure_file(${PROJECT_SOURCE_DIR}/cmake/images.S.in ${CMAKE_CURRENT_BINARY_DIR}/images.S @ONLY)
set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/images.S PROPERTIES OBJECT_DEPENDS "${TILEWRIGHT_UNIT_CUBINS}")
set_source_files_properties(${TILEWRIGHT_UNIT_OBJECTS} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)

# Drivers of CPU families: <templates>/<op>/cpu_<name>.cpp defines `const tilewright::CpuDriver tilewright::<op>_<name>`.
set(TILEWRIGHT_DRIVER_SOURCES "")
set(TILEWRIGHT_DRIVER_DECLARATIONS "")
set(TILEWRIGHT_DRIVER_ADDRESSES "")
foreach(folder IN LISTS TILEWRIGHT_TEMPLATES)
  tilewright_glob(sources ${folder} */cpu_*.cpp)
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

# Providers of other libraries' kernels: <templates>/<op>/provider_<name>.cpp defines `const tilewright::ProviderKind
# tilewright::<op>_<name>_provider`.
set(TILEWRIGHT_PROVIDER_SOURCES "")
set(TILEWRIGHT_PROVIDER_DECLARATIONS "")
set(TILEWRIGHT_PROVIDER_ADDRESSES "")
foreach(folder IN LISTS TILEWRIGHT_TEMPLATES)
  tilewright_glob(sources ${folder} */provider_*.cpp)
  list(APPEND TILEWRIGHT_PROVIDER_SOURCES ${sources})
endforeach()
foreach(source IN LISTS TILEWRIGHT_PROVIDER_SOURCES)
  cmake_path(GET source PARENT_PATH op)
  cmake_path(GET op STEM op)
  cmake_path(GET source STEM name)
  string(REGEX REPLACE "^provider_" "" name ${name})
  string(APPEND TILEWRIGHT_PROVIDER_DECLARATIONS "extern const ProviderKind ${op}_${name}_provider;\n")
  string(APPEND TILEWRIGHT_PROVIDER_ADDRESSES "      &${op}_${name}_provider,\n")
endforeach()
list(LENGTH TILEWRIGHT_PROVIDER_SOURCES TILEWRIGHT_PROVIDER_COUNT)
configure_file(${PROJECT_SOURCE_DIR}/cmake/providers.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/providers_of_ops.cpp @ONLY)
