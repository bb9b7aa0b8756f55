// Which of the libraries that the user names are here, and in which version. Asked in a process of its own: one that is loaded
// may crash. Called by commands that speak of providers.
#pragma once

#include <string>
#include <vector>

namespace tilewright::tune {

// Of one op.
struct ListedProvider {
  std::string name, op;
  std::string library;   // the name that it was found by, or that was asked for
  std::string version;   // empty when it was not found
  std::string why_none;  // empty when it was
};

// `providers` as TILEWRIGHT_PROVIDERS names them; in all of these. Throws UsageError when there is no provider of a name; looks
// for nothing.
void require_known_providers(const std::string& providers);

// Throws the same. Starts nothing where nobody is named. `program` is this one. Throws Error when the process fails.
std::vector<ListedProvider> ask_for_providers(const std::string& providers, const std::string& program);

// That process: reads the names on stdin, prints the answer. Returns the exit status.
int answer_for_providers();

}  // namespace tilewright::tune
