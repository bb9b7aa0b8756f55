#include "system/start_process.h"

#include <signal.h>
#include <spawn.h>
#include <unistd.h>

namespace tilewright::tune {
namespace {

std::vector<std::string> merged_environment(std::span<const std::pair<std::string, std::string>> added) {
  std::vector<std::string> merged;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string text = *entry;
    bool replaced = false;
    for (const auto& [name, value] : added) replaced = replaced || text.starts_with(name + "=");
    if (!replaced) merged.push_back(text);
  }
  for (const auto& [name, value] : added) merged.push_back(name + "=" + value);
  return merged;
}

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (const std::string& text : texts) result.push_back(const_cast<char*>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

}  // namespace

int start_process(const StartRequest& request, pid_t& child) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (std::size_t i = 0; i < request.descriptors.size(); ++i)
    posix_spawn_file_actions_adddup2(&actions, request.descriptors[i], static_cast<int>(i));
  if (!request.folder.empty()) posix_spawn_file_actions_addchdir_np(&actions, request.folder.c_str());
  sigset_t none;  // the tuner blocks SIGINT and SIGTERM to read them itself; its children must not inherit that
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  sigset_t pipe;  // nor that SIGPIPE is ignored
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &pipe);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  const std::vector<std::string> environment = merged_environment(request.environment);
  const int fault = ::posix_spawnp(&child, request.command.front().c_str(), &actions, &attributes,
                                   pointers(request.command).data(), pointers(environment).data());
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return fault;
}

}  // namespace tilewright::tune
