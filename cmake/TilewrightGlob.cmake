# tilewright_glob(OUT [RECURSE] FOLDER PATTERN): the files of a folder, looked for again by every build. Unlike file(GLOB) it
# takes the folder's name as it is, whatever of []*? is in it.
function(tilewright_glob out)
  set(mode GLOB)
  if(ARGV1 STREQUAL RECURSE)
    set(mode GLOB_RECURSE)
    list(REMOVE_AT ARGN 0)
  endif()
  list(GET ARGN 0 folder)
  list(GET ARGN 1 pattern)
  string(REGEX REPLACE "([][*?])" "[\\1]" folder "${folder}")
  file(${mode} found CONFIGURE_DEPENDS "${folder}/${pattern}")
  set(${out} ${found} PARENT_SCOPE)
endfunction()
