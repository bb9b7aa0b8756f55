# Installs the library into a scratch prefix, then builds and runs the example against it twice: through find_package and
# through pkg-config. Run by ctest with -DBUILD_DIR, -DEXAMPLES_DIR, -DSCRATCH_DIR, -DGENERATOR, -DCXX, -DCXX_FLAGS and -DLIBDIR.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  message("${output}")
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "failed (${result}): ${ARGN}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${SCRATCH_DIR})
set(prefix ${SCRATCH_DIR}/prefix)
run(${CMAKE_COMMAND} --install ${BUILD_DIR} --prefix ${prefix} --component library)
file(GLOB internal RELATIVE ${prefix}/include/tilewright ${prefix}/include/tilewright/kernel_table.h
  ${prefix}/include/tilewright/saturate.h ${prefix}/include/tilewright/*words.h)
if(internal OR NOT EXISTS ${prefix}/include/tilewright/ops.h)
  message(FATAL_ERROR "installed are the headers that users include, not the library's own: ${internal}")
endif()
set(ENV{LD_LIBRARY_PATH} ${prefix}/${LIBDIR})

run(${CMAKE_COMMAND} -S ${EXAMPLES_DIR} -B ${SCRATCH_DIR}/build -G ${GENERATOR} -DCMAKE_PREFIX_PATH=${prefix} -DCMAKE_CXX_COMPILER=${CXX}
    -DCMAKE_CXX_FLAGS=${CXX_FLAGS})
run(${CMAKE_COMMAND} --build ${SCRATCH_DIR}/build)
run(${SCRATCH_DIR}/build/example_gemm)

find_program(pkg_config NAMES pkg-config pkgconf)
if(pkg_config)
  set(ENV{PKG_CONFIG_PATH} ${prefix}/${LIBDIR}/pkgconfig)
  run(${pkg_config} --cflags --libs tilewright)
  separate_arguments(flags UNIX_COMMAND "${CXX_FLAGS} ${output}")
  run(${CXX} -std=c++20 ${EXAMPLES_DIR}/gemm.cpp -o ${SCRATCH_DIR}/example_by_pkg_config ${flags})
  run(${SCRATCH_DIR}/example_by_pkg_config)
endif()
run(${prefix}/bin/tilewright-explain --op gemm --shape 64,64,64 --threads 1 --device cpu)
