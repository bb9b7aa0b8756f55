# Sets Python3_EXECUTABLE to the first interpreter that can import jinja2 (an import probe: find_package(Python3) takes
# whatever is first on PATH, with or without jinja2). Needed by the tuner, the tests and tilewright_add_ops without GENERATED, never
# by the library.
if(NOT Python3_EXECUTABLE)
  set(candidates /usr/bin/python3)
  if(DEFINED ENV{VIRTUAL_ENV})
    list(PREPEND candidates $ENV{VIRTUAL_ENV}/bin/python3)
  endif()
  find_program(TILEWRIGHT_PYTHON_ON_PATH python3)
  mark_as_advanced(TILEWRIGHT_PYTHON_ON_PATH)
  list(APPEND candidates ${TILEWRIGHT_PYTHON_ON_PATH})
  foreach(candidate IN LISTS candidates)
    execute_process(COMMAND ${candidate} -c "import jinja2" RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
    if(result EQUAL 0)
      set(Python3_EXECUTABLE ${candidate} CACHE FILEPATH "Python interpreter that can import jinja2")
      break()
    endif()
  endforeach()
  if(NOT Python3_EXECUTABLE)
    list(JOIN candidates ", " tried)
    message(FATAL_ERROR "No Python interpreter can import jinja2 (tried: ${tried}). Install it with\n  apt-get install python3-jinja2\n"
                        "or name an interpreter with -DPython3_EXECUTABLE=...; the library alone needs no Python: "
                        "-DTILEWRIGHT_AUTOTUNE=OFF -DTILEWRIGHT_TESTS=OFF; nor does tilewright_add_ops with GENERATED.")
  endif()
endif()
message(STATUS "Python: ${Python3_EXECUTABLE}")
