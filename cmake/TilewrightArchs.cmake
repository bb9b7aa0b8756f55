# Which CUDA archs' kernels are compiled and embedded, from TILEWRIGHT_ARCHS:
#   all (or nothing)   every arch that has kernels in generated/
#   none               no arch
#   native             the archs whose code the GPUs of this machine run, as nvidia-smi tells; none without one
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

# As `compatible` in src/device.cpp: sm_90a is for 9.0 alone, sm_80 for 8.0, 8.6 and 8.9.
function(tilewright_arch_is_embedded out arch real)
  list(APPEND TILEWRIGHT_KNOWN_ARCHS ${arch})
  list(REMOVE_DUPLICATES TILEWRIGHT_KNOWN_ARCHS)
  set(TILEWRIGHT_KNOWN_ARCHS ${TILEWRIGHT_KNOWN_ARCHS} PARENT_SCOPE)
  set(embedded FALSE)
  if(NOT TILEWRIGHT_CUDA OR TILEWRIGHT_ARCHS STREQUAL none)
    set(embedded FALSE)
  elseif(TILEWRIGHT_ARCHS STREQUAL "" OR TILEWRIGHT_ARCHS STREQUAL all OR arch IN_LIST TILEWRIGHT_ARCHS)
    set(embedded TRUE)
  elseif(real MATCHES "^sm_([0-9]+)([0-9])([af]?)$")
    set(major ${CMAKE_MATCH_1})
    set(minor ${CMAKE_MATCH_2})
    set(exact "${CMAKE_MATCH_3}")
    foreach(gpu IN LISTS TILEWRIGHT_GPUS)
      string(REPLACE . ";" gpu ${gpu})
      list(GET gpu 0 gpu_major)
      list(GET gpu 1 gpu_minor)
      if(gpu_major EQUAL major AND (gpu_minor EQUAL minor OR (NOT exact AND gpu_minor GREATER minor)))
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
