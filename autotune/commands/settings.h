// What of the user's options each room needs, in that room's own words: so none of them knows the command line.
#pragma once

#include "commands/options.h"
#include "compile/build_stage.h"
#include "compile/compare_images.h"
#include "doctor/gather_facts.h"
#include "manifest/codegen_client.h"
#include "manifest/codegen_settings.h"
#include "manifest/problem_request.h"
#include "measure/worker_measurer.h"

namespace tilewright::tune {

CodegenSettings codegen_settings(const Options& options);
WorkerLimits worker_limits(const Options& options);
BuildSettings build_settings(const Options& options);
ProblemQuery problem_query(const Options& options);
// Those of --op; of none, those that recorded shapes name. None: the default one.
std::vector<std::string> asked_ops(const Options& options, TargetKind kind, const std::vector<OpListing>& listings);
// Among which asked_ops() finds them: as few as need be read.
std::vector<OpListing> list_asked(const CodegenClient& codegen, const Options& options);
Places places(const Options& options);
// What `db restamp` passes on: to the codegen of the old tree, and to those who compile.
CodegenSettings settings_of_old_tree(const Options& options, const std::filesystem::path& old_root);
ComparisonSettings comparison_settings(const Options& options);
// Of measuring.
double budget_s(const Options& options, TargetKind kind);

// Other libraries that are looked for, as TILEWRIGHT_PROVIDERS names them: those that it names, else, where somebody tunes a
// CPU for a first look (no budget was chosen, and nothing of the search), all that there are for CPUs, to compare with.
std::string providers_to_ask(const Options& options, TargetKind kind);
bool is_first_look(const Options& options, TargetKind kind);
// How many candidates a problem gets. `measured`: on the device, else they are only predicted.
int candidate_limit(const Options& options, TargetKind kind, bool measured);

}  // namespace tilewright::tune
