// What another program's strategies found on spaces that `replay` can read, as somebody recorded it: figures to stand beside
// ours. A space is known by what it holds, not by what its file is called.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "replay/recorded_space.h"

namespace tilewright::tune {

struct PeerFigures {
  struct Score {
    double mean = 0;    // over seeds, of optimum / best found
    double spread = 0;  // standard deviation
  };
  struct Strategy {
    std::string name{};
    std::map<std::size_t, Score> scores{};  // by evaluations
  };
  struct Space {
    std::string name{};
    std::size_t candidates = 0;
    std::size_t failed = 0;
    double best_us = 0;
    std::vector<Strategy> strategies{};
  };

  std::string program{}, version{};
  std::string source{};  // how these figures came about
  int seeds = 0;
  std::vector<Space> spaces{};

  // Nothing: none of them is this one.
  const Space* find(const RecordedSpace& space) const;
};

// Throws Error, naming the file and what is wrong with it.
PeerFigures read_peer_figures(const std::filesystem::path& path);
// Of a text; `name` is how messages call it.
PeerFigures parse_peer_figures(std::string_view text, const std::string& name);

}  // namespace tilewright::tune
