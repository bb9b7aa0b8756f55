# Installs the library into a scratch prefix, then builds and runs the example against it twice, through find_package and through
# pkg-config, and a project with operators of its own, which lies outside of the tree. Run by ctest with -DBUILD_DIR, -DEXAMPLES_DIR,
# -DSCRATCH_DIR, -DGENERATOR, -DCXX, -DCXX_FLAGS, -DPYTHON and -DLIBDIR.
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

# Emitted from its records when it is configured; then taken as it was emitted, which needs no Python.
file(COPY ${EXAMPLES_DIR}/own_operators DESTINATION ${SCRATCH_DIR})
set(own ${SCRATCH_DIR}/own_operators)
set(configure ${CMAKE_COMMAND} -G ${GENERATOR} -DCMAKE_PREFIX_PATH=${prefix} -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_FLAGS=${CXX_FLAGS}
    -DTILEWRIGHT_ARCHS=none)
function(run_own build)
  run(${CMAKE_COMMAND} --build ${build})
  run(${build}/own_operators)
  if(NOT output MATCHES "vector_add\\..*scale\\..*gemm\\.")
    message(FATAL_ERROR "it says of each operator which kernel ran")
  endif()
endfunction()
run(${configure} -S ${own} -B ${own}/build -DPython3_EXECUTABLE=${PYTHON})
run_own(${own}/build)
run(${CMAKE_COMMAND} -E env PYTHONPATH=${prefix}/${LIBDIR}/cmake/tilewright TILEWRIGHT_PROJECT=${own}/tilewright.toml ${PYTHON} -m codegen emit)
file(READ ${own}/CMakeLists.txt project)
string(REPLACE "tilewright_add_ops(own_operators)" "tilewright_add_ops(own_operators GENERATED generated)" project "${project}")
file(WRITE ${own}/CMakeLists.txt "${project}")
run(${configure} -S ${own} -B ${own}/build_of_generated -DPython3_EXECUTABLE=/nowhere)
run_own(${own}/build_of_generated)
