# Which archs' kernels are linked. Of CPUs those that TILEWRIGHT_CPU_ARCHS says:
#   all (or nothing)   every arch that has kernels in generated/
#   native             the best one that this machine's CPU runs, those that add to it, and the least one, for others
#   x86-64-v2;x86-64-v4   those
# Which CUDA archs' kernels are compiled and embedded, from TILEWRIGHT_ARCHS:
#   all (or nothing)   every arch that has kernels in generated/
#   none               no arch
#   native             the archs whose code the GPUs of this machine run, as nvidia-smi tells; none without one. PTX where they run none
#   sm80;sm90a         those
set(TILEWRIGHT_KNOWN_ARCHS "")
set(TILEWRIGHT_GPUS "")  # compute capabilities
if(TILEWRIGHT_ARCHS STREQUAL native)
  execute_process(COMMAND nvidia-smi --query-gpu=compute_cap --format=csv,noheader
                  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_QUIET)
  if(result EQUAL 0)
    string(REGEX MATCHALL "[0-9]+\\.[0-9]+" TILEWRIGHT_GPUS "${output}")
    list(REMOVE_DUPLICATES TILEWRIGHT_GPUS)
  endif()
endif()

# Whether a unit's image is wanted. `runs_on`: the compute capabilities that its cubin runs on, as `minors` in src/device.cpp; empty:
# PTX, native where a GPU that is here has no cubin of the op. TILEWRIGHT_CUBINS: the lines of generated/sources.cmake that have a RUNS_ON.
# A sixth argument that is true: it is PTX of an op that has cubins of some kernels at the most, so it goes with every arch that runs it.
function(tilewright_unit_is_embedded out op arch real runs_on)
  set(portable ${ARGN})
  list(APPEND TILEWRIGHT_KNOWN_ARCHS ${arch})
  list(REMOVE_DUPLICATES TILEWRIGHT_KNOWN_ARCHS)
  set(TILEWRIGHT_KNOWN_ARCHS ${TILEWRIGHT_KNOWN_ARCHS} PARENT_SCOPE)
  set(embedded FALSE)
  if(NOT TILEWRIGHT_CUDA OR TILEWRIGHT_ARCHS STREQUAL none)
    set(embedded FALSE)
  elseif(real MATCHES "f$" AND CUDAToolkit_VERSION AND CUDAToolkit_VERSION VERSION_LESS 12.9)
    set(embedded FALSE)  # the first that knows families; the GPUs have the PTX
  elseif(TILEWRIGHT_ARCHS STREQUAL "" OR TILEWRIGHT_ARCHS STREQUAL all OR arch IN_LIST TILEWRIGHT_ARCHS)
    set(embedded TRUE)
  elseif(portable AND TILEWRIGHT_ARCHS MATCHES "(^|;)sm([89]|1[0-9])")
    set(embedded TRUE)
  else()
    foreach(gpu IN LISTS TILEWRIGHT_GPUS)
      if(portable AND gpu VERSION_GREATER_EQUAL 8.0)
        set(embedded TRUE)
      endif()
      if(runs_on)
        if(gpu IN_LIST runs_on)
          set(embedded TRUE)
        endif()
        continue()
      endif()
      string(REPLACE . "\\." gpu ${gpu})
      set(cubins ${TILEWRIGHT_CUBINS})
      list(FILTER cubins INCLUDE REGEX " OP ${op} .* RUNS_ON ([0-9.]+ )*${gpu} ")
      if(NOT cubins)
        set(embedded TRUE)
      endif()
    endforeach()
  endif()
  set(${out} ${embedded} PARENT_SCOPE)
endfunction()

# After every unit has been asked for.
function(tilewright_check_archs)
  if(NOT TILEWRIGHT_CUDA OR TILEWRIGHT_ARCHS MATCHES "^(all|none|native)?$")
    return()
  endif()
  foreach(arch IN LISTS TILEWRIGHT_ARCHS)
    if(NOT arch IN_LIST TILEWRIGHT_KNOWN_ARCHS)
      list(JOIN TILEWRIGHT_KNOWN_ARCHS ", " valid)
      message(FATAL_ERROR "TILEWRIGHT_ARCHS names '${arch}', which has no kernels in ${TILEWRIGHT_GENERATED_DIR}; valid: all, native, none, ${valid}")
    endif()
  endforeach()
endfunction()

# Whether the CPU of this machine has flags, as /proc/cpuinfo names them.
function(tilewright_cpu_runs out)
  set(missing ${ARGN})
  if(EXISTS /proc/cpuinfo)
    file(STRINGS /proc/cpuinfo here REGEX "^flags" LIMIT_COUNT 1)
    string(REGEX REPLACE "[ \t:]+" ";" here "${here}")
    list(REMOVE_ITEM missing ${here})
  endif()
  if(missing)
    set(${out} FALSE PARENT_SCOPE)
  else()
    set(${out} TRUE PARENT_SCOPE)
  endif()
endfunction()

function(tilewright_cpu_arch_is_linked out arch)
  set(wanted ${TILEWRIGHT_CPU_ARCHS})
  if("${wanted}" STREQUAL "" OR "${wanted}" STREQUAL all)
    set(wanted ${TILEWRIGHT_KNOWN_CPU_ARCHS})
  elseif("${wanted}" STREQUAL native)
    list(GET TILEWRIGHT_KNOWN_CPU_ARCHS 0 least)
    set(wanted ${least} ${TILEWRIGHT_BEST_CPU_ARCH} ${TILEWRIGHT_ADDED_CPU_ARCHS})
  endif()
  foreach(each IN LISTS wanted)
    if(NOT each IN_LIST TILEWRIGHT_KNOWN_CPU_ARCHS)
      list(JOIN TILEWRIGHT_KNOWN_CPU_ARCHS ", " valid)
      message(FATAL_ERROR "TILEWRIGHT_CPU_ARCHS names '${each}', which has no kernels in ${TILEWRIGHT_UNIT_GENERATED}; valid: all, native, ${valid}")
    endif()
  endforeach()
  if(arch IN_LIST wanted)
    set(${out} TRUE PARENT_SCOPE)
  else()
    set(${out} FALSE PARENT_SCOPE)
  endif()
endfunction()
