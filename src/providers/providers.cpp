#include "providers/providers.h"

#include <algorithm>

#include "tilewright/error.h"

namespace tilewright {
namespace {

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

struct Word {
  std::string name;
  std::string library;  // empty: the usual one
};

std::vector<Word> words_of(std::string_view wanted) {
  std::vector<Word> words;
  while (!wanted.empty()) {
    const std::size_t comma = std::min(wanted.find(','), wanted.size());
    const std::string_view word = trimmed(wanted.substr(0, comma));
    wanted.remove_prefix(std::min(comma + 1, wanted.size()));
    const std::size_t equals = std::min(word.find('='), word.size());
    if (!word.empty())
      words.push_back({.name = std::string(trimmed(word.substr(0, equals))),
                       .library = std::string(trimmed(word.substr(std::min(equals + 1, word.size()))))});
  }
  return words;
}

Providers::Found open(const ProviderKind& kind, const std::string& library) {
  const char* const asked[] = {library.c_str()};
  Providers::Found found{.kind = &kind, .library = library, .version = {}, .why_none = {}, .provider = nullptr};
  try {
    const SharedLibrary loaded(library.empty() ? kind.libraries : std::span<const char* const>(asked));
    found.library = loaded.name();
    found.provider = kind.open(loaded);
    found.version = found.provider->version();
  } catch (const Error& fault) {
    found.provider = nullptr;
    found.why_none = fault.what();
  }
  return found;
}

std::string names_of(std::span<const ProviderKind* const> kinds) {
  std::vector<std::string> names;
  for (const ProviderKind* kind : kinds) names.emplace_back(kind->name);
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text.empty() ? "none" : text;
}

}  // namespace

void Providers::require_known(std::string_view wanted, std::span<const ProviderKind* const> kinds) {
  for (const auto& [name, library] : words_of(wanted)) {
    const auto is_named = [&name = name](const ProviderKind* kind) { return name == kind->name; };
    if (std::ranges::any_of(kinds, is_named)) continue;
    throw InvalidArgument("TILEWRIGHT_PROVIDERS names \"" + name + "\"; valid: " + names_of(kinds) +
                          ", apart by commas, each with =LIBRARY for another one than the usual");
  }
}

Providers::Providers(std::string_view wanted, std::span<const ProviderKind* const> kinds) {
  require_known(wanted, kinds);
  for (const auto& [name, library] : words_of(wanted)) {
    for (const ProviderKind* kind : kinds) {
      if (name == kind->name && find(kind->name, kind->op) == nullptr) found_.push_back(open(*kind, library));
    }
  }
}

const Providers::Found* Providers::find(std::string_view name, std::string_view op) const {
  const auto found =
      std::ranges::find_if(found_, [&](const Found& each) { return name == each.kind->name && op == each.kind->op; });
  return found == found_.end() ? nullptr : &*found;
}

}  // namespace tilewright
