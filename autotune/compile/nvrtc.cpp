#include "compile/nvrtc.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <link.h>

#include <cstdlib>
#include <fstream>
#include <string_view>

#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// The part of nvrtc.h that is used here (NVRTC 12 and 13; the signatures have not changed since CUDA 11.1).
using Program = void*;
using CreateProgram = int (*)(Program*, const char* source, const char* name, int headers, const char* const*,
                              const char* const*);
using DestroyProgram = int (*)(Program*);
using CompileProgram = int (*)(Program, int options, const char* const*);
using GetSize = int (*)(Program, std::size_t*);
using GetText = int (*)(Program, char*);
using GetVersion = int (*)(int* major, int* minor);
using GetErrorString = const char* (*)(int);

void* open_first(const std::filesystem::path& hint) {
  for (const char* name : {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so"}) {
    if (hint.empty()) break;
    if (void* library = ::dlopen((hint / name).c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
  }
  for (const char* name : {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so"}) {
    if (void* library = ::dlopen(name, RTLD_NOW | RTLD_LOCAL)) return library;
  }
  return nullptr;
}

std::filesystem::path path_of(void* library) {
  struct link_map* map = nullptr;
  if (::dlinfo(library, RTLD_DI_LINKMAP, &map) != 0 || map == nullptr) return "libnvrtc";
  std::error_code fault;
  const auto path = std::filesystem::canonical(map->l_name, fault);
  return fault ? std::filesystem::path(map->l_name) : path;
}

// 13000 is version 13.0; 0: no headers of CUDA are there.
int version_of_headers(const std::filesystem::path& folder) {
  std::ifstream stream(folder / "cuda_runtime_api.h");
  constexpr std::string_view kDefinition = "#define CUDART_VERSION";
  for (std::string line; std::getline(stream, line);) {
    if (line.starts_with(kDefinition)) return std::atoi(line.c_str() + kDefinition.size());
  }
  return 0;
}

}  // namespace

template <typename Function>
Function Nvrtc::symbol(const char* name) const {
  auto* address = reinterpret_cast<Function>(::dlsym(library_, name));
  if (address == nullptr) throw Error(fmt::format("{} has no {}: install CUDA 12 or newer", identity_, name));
  return address;
}

Nvrtc::Nvrtc(const std::filesystem::path& hint) : library_(open_first(hint)) {
  if (library_ == nullptr) {
    throw Error(
        "no CUDA compiler: libnvrtc.so.13 or .12 was not found; install a CUDA toolkit (NVRTC is enough) or add its lib64 "
        "folder "
        "to LD_LIBRARY_PATH");
  }
  symbol<GetVersion>("nvrtcVersion")(&major_, &minor_);
  path_ = path_of(library_);
  identity_ = fmt::format("nvrtc {} {}", version(), path_.filename().string());
  // NVRTC opens this one by its bare name, which fails where the toolkit's folder is unknown to the loader; loaded by its path
  // it is found. When it isn't there, NVRTC says so.
  ::dlopen((path_.parent_path() / fmt::format("libnvrtc-builtins.so.{}", version())).c_str(), RTLD_NOW | RTLD_LOCAL);
}

std::string Nvrtc::version() const { return fmt::format("{}.{}", major_, minor_); }

std::vector<std::filesystem::path> Nvrtc::toolkit_headers(const std::filesystem::path& hint) const {
  const std::filesystem::path lib = path_.parent_path();
  // A toolkit's own folders; those of packages of Python; those of Debian's package.
  for (const std::filesystem::path& folder :
       {hint, lib / "../include", lib / "../../cuda_runtime/include", std::filesystem::path("/usr/include")}) {
    if (version_of_headers(folder) != 1000 * major_ + 10 * minor_) continue;
    return {folder, folder / "cccl"};  // since CUDA 13 cub and libcu++ have a folder of their own
  }
  return {};
}

NvrtcResult Nvrtc::compile(const std::string& source, const std::string& name, const std::vector<std::string>& options) const {
  const auto text_of = [&](GetSize size_of, GetText read, Program program) {
    std::size_t size = 0;
    std::string text;
    if (size_of(program, &size) == 0 && size > 0) {
      text.resize(size);
      read(program, text.data());
    }
    return text;
  };
  Program program = nullptr;
  if (symbol<CreateProgram>("nvrtcCreateProgram")(&program, source.c_str(), name.c_str(), 0, nullptr, nullptr) != 0) {
    throw Error(fmt::format("{} could not create a program for {}", identity_, name));
  }
  std::vector<const char*> arguments;
  for (const std::string& option : options) arguments.push_back(option.c_str());
  NvrtcResult result;
  const int status =
      symbol<CompileProgram>("nvrtcCompileProgram")(program, static_cast<int>(arguments.size()), arguments.data());
  result.log = text_of(symbol<GetSize>("nvrtcGetProgramLogSize"), symbol<GetText>("nvrtcGetProgramLog"), program);
  while (!result.log.empty() && result.log.back() == '\0') result.log.pop_back();
  if (status == 0) {
    // Of an architecture that no GPU has, compute_80, there is no cubin, but PTX.
    result.image = text_of(symbol<GetSize>("nvrtcGetCUBINSize"), symbol<GetText>("nvrtcGetCUBIN"), program);
    if (result.image.empty()) {
      result.image = text_of(symbol<GetSize>("nvrtcGetPTXSize"), symbol<GetText>("nvrtcGetPTX"), program);
      while (!result.image.empty() && result.image.back() == '\0') result.image.pop_back();
    }
    result.ok = !result.image.empty();
    if (!result.ok) result.log += "error: NVRTC made no cubin: --arch must name an architecture such as sm_80\n";
  } else {
    result.log += fmt::format("error: NVRTC: {}\n", symbol<GetErrorString>("nvrtcGetErrorString")(status));
  }
  symbol<DestroyProgram>("nvrtcDestroyProgram")(&program);
  return result;
}

}  // namespace tilewright::tune
