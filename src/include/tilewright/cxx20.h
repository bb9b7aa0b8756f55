// Included first by every C++ header of the library: a compiler of an older standard then says one line, not hundreds.
#pragma once

#if defined(__cplusplus) && (__cplusplus >= 202002L || (defined(_MSVC_LANG) && _MSVC_LANG >= 202002L))
#define TILEWRIGHT_HAS_CXX20 1
#else
#define TILEWRIGHT_HAS_CXX20 0
#error "tilewright's C++ headers need C++20: compile with -std=c++20, or include tilewright/c_api.h"
#endif
