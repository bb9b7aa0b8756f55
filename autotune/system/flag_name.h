// Attributes of an op as options of the command line, and back.
#pragma once

#include <string>

namespace tilewright::tune {

// my_attribute is --my-attribute.
inline std::string flag_of(std::string attribute) {
  for (char& letter : attribute) letter = letter == '_' ? '-' : letter;
  return "--" + attribute;
}

// The other way round, however it is spelled.
inline std::string attribute_of(const std::string& flag) {
  std::string attribute = flag.substr(2);
  for (char& letter : attribute) letter = letter == '-' ? '_' : letter;
  return attribute;
}

}  // namespace tilewright::tune
