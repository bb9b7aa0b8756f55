# Read by cpack for each kind of package: an archive holds all of it, and its prefix is wherever it is unpacked. What is packed is
# built first: cpack itself does so with some build tools only, and the shared library is in no other target.
list(GET CPACK_INSTALL_CMAKE_PROJECTS 0 build_folder)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${build_folder} --target ${CPACK_TILEWRIGHT_TARGETS}
  RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "what is to be packed does not build:\n${said}")
endif()
if(CPACK_GENERATOR STREQUAL "TGZ")
  set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
  set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
  set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY ON)
else()
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
endif()
