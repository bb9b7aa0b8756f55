# tilewright_add_winners(TARGET DATABASE DIR [OPS NAME...]): makes of TARGET, a shared library, one of kernels for Tilewright's own
# operators: those that the records of DIR name, of the operators OPS or all. A process takes it up by tilewright::load_kernels
# (tilewright/tuning.h), tilewright.load_library of Python, or from the folder TILEWRIGHT_KERNELS, and these records then count as
# those of linked kernels do. The library itself must be a shared one, too. Part of the installed package; it takes Python 3.11 with
# jinja2 (-DPython3_EXECUTABLE names it). CUDA kernels are compiled for TILEWRIGHT_ARCHS, as those of tilewright_add_ops.
include_guard(GLOBAL)
include(TilewrightUnits)

function(tilewright_add_winners target)
  cmake_parse_arguments(PARSE_ARGV 1 winners "" "DATABASE" "OPS")
  foreach(word IN LISTS winners_UNPARSED_ARGUMENTS winners_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "tilewright_add_winners(${target}): '${word}' is not understood, or lacks a value; valid are DATABASE DIR OPS NAME...")
  endforeach()
  if(NOT TARGET ${target})
    message(FATAL_ERROR "tilewright_add_winners: there is no target ${target}; call it behind add_library(${target} SHARED ...)")
  endif()
  cmake_path(ABSOLUTE_PATH winners_DATABASE BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
  if(NOT IS_DIRECTORY ${winners_DATABASE})
    message(FATAL_ERROR "tilewright_add_winners(${target}): DATABASE ${winners_DATABASE} is no folder")
  endif()
  cmake_path(GET CMAKE_CURRENT_FUNCTION_LIST_DIR PARENT_PATH tree)
  include(${tree}/cmake/TilewrightPython.cmake)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target}_winners)
  set(arguments --db ${winners_DATABASE} --out ${folder}/generated --winners)
  foreach(op IN LISTS winners_OPS)
    list(APPEND arguments --op ${op})
  endforeach()
  set(path ${tree})
  if(NOT "$ENV{PYTHONPATH}" STREQUAL "")
    string(APPEND path ":$ENV{PYTHONPATH}")  # where jinja2 may be
  endif()
  execute_process(
    COMMAND ${CMAKE_COMMAND} -E env PYTHONPATH=${path} PYTHONDONTWRITEBYTECODE=1 TILEWRIGHT_PROJECT=none
            ${Python3_EXECUTABLE} -m codegen emit ${arguments}
    RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE errors)
  if(NOT result EQUAL 0)
    string(REPLACE "\n" "\n  " errors "  ${errors}")  # else CMake breaks its lines
    message(FATAL_ERROR "tilewright_add_winners(${target}): the kernels' sources could not be emitted with ${Python3_EXECUTABLE}:\n${errors}")
  elseif(errors)
    message(WARNING "tilewright_add_winners(${target}): ${errors}")
  endif()

  if(TILEWRIGHT_CUDA)
    find_package(CUDAToolkit QUIET)
  endif()
  tilewright_units(${folder}/generated ${folder} ${tree} tilewright::tilewright-compile)
  string(MAKE_C_IDENTIFIER winners_of_${target} table)
  get_target_property(version tilewright::tilewright TILEWRIGHT_VERSION)
  configure_file(${tree}/cmake/kernel_library.cpp.in ${folder}/kernel_library.cpp @ONLY)
  # In C++, which is the only language that the project has for certain.
  file(READ ${folder}/images.S images)
  file(CONFIGURE OUTPUT ${folder}/images.cpp CONTENT "asm(R\"asm(\n@images@)asm\");\n" @ONLY)
  set_source_files_properties(${folder}/images.cpp PROPERTIES OBJECT_DEPENDS "${TILEWRIGHT_UNIT_CUBINS}" COMPILE_OPTIONS -fno-lto)
  target_sources(${target} PRIVATE ${TILEWRIGHT_TABLE_SOURCES} ${TILEWRIGHT_UNIT_OBJECTS} ${folder}/kernel_library.cpp ${folder}/images.cpp)
  target_compile_definitions(${target} PRIVATE TILEWRIGHT_TABLE=${table})
  target_compile_options(${target} PRIVATE -O1)  # data and cost models
  target_include_directories(${target} PRIVATE ${tree}/src)
  target_link_libraries(${target} PRIVATE tilewright::tilewright)
  # Its kernels are its own, whatever is called alike elsewhere in the process, which keeps them.
  target_link_options(${target} PRIVATE LINKER:-Bsymbolic LINKER:-z,nodelete)
endfunction()
