// Asks this program, started once more, one question: for what may crash, or wants of a GPU what the tuner has not.
#pragma once

#include <string>

namespace tilewright::tune {

// `word`: the command line, which is no command of users; `doing`: for people, "looking for openblas". Returns the last line
// that it printed, for libraries may print, too. Throws Error when the process fails.
std::string ask_program(const std::string& program, const std::string& word, const std::string& question,
                        const std::string& doing);

}  // namespace tilewright::tune
