// Whether the calling thread works in a team just now. Then what it calls is done on this thread alone: teams within teams
// would be N x N threads, or wait for each other.
#pragma once

namespace tilewright {

class TeamScope {
 public:
  TeamScope() : outer_(is_inside_) { is_inside_ = true; }
  ~TeamScope() { is_inside_ = outer_; }
  TeamScope(const TeamScope&) = delete;
  TeamScope& operator=(const TeamScope&) = delete;

  static bool is_inside() { return is_inside_; }

 private:
  inline static thread_local constinit bool is_inside_ = false;
  bool outer_;
};

}  // namespace tilewright
