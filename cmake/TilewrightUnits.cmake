# Turns the units that an emitted sources.cmake lists into what its table refers to: of the library (TilewrightKernels.cmake), or of
# operators that a program adds (TilewrightOps.cmake). sources.cmake sets TILEWRIGHT_TABLE_SOURCES (C++, relative to its folder) and
# calls
#   tilewright_op(NAME name PLACES path...)   for each op that is no part of Tilewright's tree: the files or folders that it is
#   tilewright_unit(KIND cuda|cxx OP name ARCH name [REAL sm_xx] [RUNS_ON capability... | PORTABLE] SYMBOL name SOURCE path [INCLUDES dir...] FLAGS flag...)
#   tilewright_cpu_arch(NAME name WORD word [ADDS] CPU_FLAGS flag...)   for each arch of CPUs, as src/table/kernel_table.h has its flags. ADDS:
#     it has kernels of few operators, beside those of a lesser arch
# with paths relative to its folder; ${TILEWRIGHT_TEMPLATE_HEADERS} is Tilewright's own templates/. Each unit is compiled by the
# program that compiled it when it was measured (tilewright-compile), with the same flags, so its bytes are the measured ones.
#   cuda: the cubin, or the PTX of what runs on no capability alone, becomes, in a gzip stream, what lies between the symbols <symbol>_image and <symbol>_image_end (nothing when not embedded)
#   cxx:  the object is linked in
# It comes from the cache of compiled units that the tuner uses, if it is there.
# A unit's files are named for its symbol, and it depends on the program only in order: neither another number nor another build
# of the program compiles it again.
include(TilewrightArchs)
include(TilewrightGlob)

# The tuner's default, so that neither compiles what the other has.
if(NOT "$ENV{XDG_CACHE_HOME}" STREQUAL "")
  set(TILEWRIGHT_CACHE $ENV{XDG_CACHE_HOME}/tilewright)
elseif(NOT "$ENV{HOME}" STREQUAL "")
  set(TILEWRIGHT_CACHE $ENV{HOME}/.cache/tilewright)
else()
  set(TILEWRIGHT_CACHE ${PROJECT_BINARY_DIR}/tune/cache)
endif()
set(TILEWRIGHT_COMPILE_CACHE ${TILEWRIGHT_CACHE} CACHE PATH "Compiled kernels, by content (empty: none)")

macro(tilewright_op)
  cmake_parse_arguments(op "" "NAME" "PLACES" ${ARGN})
  list(APPEND TILEWRIGHT_UNIT_OPS ${op_NAME})
  foreach(op_place IN LISTS op_PLACES)
    cmake_path(ABSOLUTE_PATH op_place BASE_DIRECTORY ${TILEWRIGHT_UNIT_GENERATED} NORMALIZE)
    if(IS_DIRECTORY ${op_place})
      tilewright_glob(op_headers RECURSE ${op_place} *.h)
    else()
      cmake_path(GET op_place PARENT_PATH op_folder)
      tilewright_glob(op_headers ${op_folder} *.h)
    endif()
    list(APPEND TILEWRIGHT_UNIT_HEADERS ${op_headers})
  endforeach()
endmacro()

# Before the units, from the least on. TILEWRIGHT_CPU_ARCHS (empty: all) says which are linked.
macro(tilewright_cpu_arch)
  cmake_parse_arguments(cpu_arch "ADDS" "NAME;WORD" "CPU_FLAGS" ${ARGN})
  list(APPEND TILEWRIGHT_KNOWN_CPU_ARCHS ${cpu_arch_NAME})
  set(TILEWRIGHT_WORD_${cpu_arch_NAME} ${cpu_arch_WORD})
  tilewright_cpu_runs(cpu_arch_runs ${cpu_arch_CPU_FLAGS})
  if(cpu_arch_runs AND cpu_arch_ADDS)
    list(APPEND TILEWRIGHT_ADDED_CPU_ARCHS ${cpu_arch_NAME})
  elseif(cpu_arch_runs)
    set(TILEWRIGHT_BEST_CPU_ARCH ${cpu_arch_NAME})
  endif()
endmacro()

macro(tilewright_unit)
  cmake_parse_arguments(unit "PORTABLE" "KIND;OP;ARCH;REAL;SYMBOL;SOURCE" "RUNS_ON;INCLUDES;FLAGS" ${ARGN})
  set(unit_source ${TILEWRIGHT_UNIT_GENERATED}/${unit_SOURCE})
  set(unit_arguments --source ${unit_source})
  foreach(unit_value IN LISTS unit_INCLUDES)
    cmake_path(ABSOLUTE_PATH unit_value BASE_DIRECTORY ${TILEWRIGHT_UNIT_GENERATED} NORMALIZE)
    list(APPEND unit_arguments --include ${unit_value})
  endforeach()
  foreach(unit_value IN LISTS unit_FLAGS)
    list(APPEND unit_arguments --flag=${unit_value})
  endforeach()
  set(unit_output ${TILEWRIGHT_UNIT_FOLDER}/units/${unit_SYMBOL})
  if(unit_KIND STREQUAL cxx)
    tilewright_cpu_arch_is_linked(unit_is_linked ${unit_ARCH})
  endif()
  if(unit_KIND STREQUAL cxx AND NOT unit_is_linked)
    set(unit_output "")
    list(APPEND TILEWRIGHT_UNIT_DEFINITIONS TILEWRIGHT_WITHOUT_${TILEWRIGHT_WORD_${unit_ARCH}})
  elseif(unit_KIND STREQUAL cxx)
    string(APPEND unit_output .o)
    list(APPEND unit_arguments --kind cxx --object --out ${unit_output})
    list(APPEND TILEWRIGHT_UNIT_OBJECTS ${unit_output})
  else()
    string(APPEND unit_output .cubin.gz)
    tilewright_unit_is_embedded(unit_is_embedded ${unit_OP} ${unit_ARCH} ${unit_REAL} "${unit_RUNS_ON}" ${unit_PORTABLE})
    if(unit_is_embedded)
      list(APPEND unit_arguments --kind cuda --arch ${unit_REAL} --gzip --out ${unit_output})
      list(APPEND TILEWRIGHT_UNIT_CUBINS ${unit_output})
      string(APPEND TILEWRIGHT_UNIT_IMAGES "tilewright_image ${unit_SYMBOL}, \"${unit_output}\"\n")
    else()
      set(unit_output "")
      string(APPEND TILEWRIGHT_UNIT_IMAGES "tilewright_no_image ${unit_SYMBOL}\n")
    endif()
  endif()
  if(unit_output)
    add_custom_command(
      OUTPUT ${unit_output}
      COMMAND ${TILEWRIGHT_UNIT_COMPILER} ${unit_arguments} --cache "${TILEWRIGHT_COMPILE_CACHE}"
      DEPENDS ${unit_source} ${TILEWRIGHT_UNIT_HEADERS} ${TILEWRIGHT_UNIT_COMPILERS}
      COMMENT "Compiling ${unit_SOURCE} for ${unit_ARCH}"
      VERBATIM)
  endif()
endmacro()

# Reads GENERATED/sources.cmake. What it leaves: TILEWRIGHT_TABLE_SOURCES, TILEWRIGHT_UNIT_OBJECTS (.o files), FOLDER/images.S, which
# needs TILEWRIGHT_UNIT_CUBINS, and TILEWRIGHT_UNIT_OPS, those that are no part of the tree. `compiler`: the target of
# tilewright-compile; `tree`: where cmake/ and templates/ are. A macro, for the sake of what sources.cmake sets.
macro(tilewright_units generated folder tree compiler)
  set(TILEWRIGHT_UNIT_GENERATED ${generated})
  set(TILEWRIGHT_UNIT_FOLDER ${folder})
  set(TILEWRIGHT_TEMPLATE_HEADERS ${tree}/templates)
  set(TILEWRIGHT_UNIT_COMPILER ${compiler})
  set(TILEWRIGHT_UNIT_OPS "")
  set(TILEWRIGHT_UNIT_OBJECTS "")
  set(TILEWRIGHT_UNIT_CUBINS "")
  set(TILEWRIGHT_UNIT_IMAGES "")
  set(TILEWRIGHT_UNIT_DEFINITIONS "")  # of the table
  set(TILEWRIGHT_KNOWN_CPU_ARCHS "")
  set(TILEWRIGHT_BEST_CPU_ARCH "")
  set(TILEWRIGHT_ADDED_CPU_ARCHS "")
  tilewright_glob(TILEWRIGHT_UNIT_HEADERS RECURSE ${TILEWRIGHT_TEMPLATE_HEADERS} *.h)
  # Another compiler makes other bytes.
  set(TILEWRIGHT_UNIT_COMPILERS ${TILEWRIGHT_UNIT_FOLDER}/units/compilers.txt)
  file(CONFIGURE OUTPUT ${TILEWRIGHT_UNIT_COMPILERS}
    CONTENT "${CMAKE_CXX_COMPILER} ${CMAKE_CXX_COMPILER_VERSION}\n${CUDAToolkit_LIBRARY_DIR} ${CUDAToolkit_VERSION}\n")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${TILEWRIGHT_UNIT_GENERATED}/sources.cmake)
  if(NOT EXISTS ${TILEWRIGHT_UNIT_GENERATED}/sources.cmake)
    message(FATAL_ERROR "${TILEWRIGHT_UNIT_GENERATED}/sources.cmake does not exist. `./tilewright emit` writes it.")
  endif()
  file(STRINGS ${TILEWRIGHT_UNIT_GENERATED}/sources.cmake TILEWRIGHT_CUBINS REGEX " RUNS_ON ")
  include(${TILEWRIGHT_UNIT_GENERATED}/sources.cmake)
  list(TRANSFORM TILEWRIGHT_TABLE_SOURCES PREPEND ${TILEWRIGHT_UNIT_GENERATED}/)
  list(REMOVE_DUPLICATES TILEWRIGHT_UNIT_DEFINITIONS)
  # The only text that asks; a file with definitions of its own is compiled alone.
  set_source_files_properties(${TILEWRIGHT_UNIT_GENERATED}/table.cpp PROPERTIES COMPILE_DEFINITIONS "${TILEWRIGHT_UNIT_DEFINITIONS}")
  configure_file(${tree}/cmake/images.S.in ${TILEWRIGHT_UNIT_FOLDER}/images.S @ONLY)
  set_source_files_properties(${TILEWRIGHT_UNIT_OBJECTS} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
endmacro()
