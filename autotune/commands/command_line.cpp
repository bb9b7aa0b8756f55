#include "commands/command_line.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string_view>

#include "commands/help_texts.h"
#include "commands/settings.h"
#include "files/regular_file.h"
#include "manifest/codegen_client.h"
#include "manifest/python_interpreter.h"
#include "system/flag_name.h"

namespace tilewright::tune {
namespace {

struct Texts {
  std::optional<std::string> budget, policy, prefer, seed;
  std::vector<std::string> threads;
};

// A folder's name. An empty one is a variable that is not set, and would mean the default, or the current folder.
CLI::Option* add_folder(CLI::App& app, const char* name, std::filesystem::path& folder, const char* help) {
  return app.add_option(name, folder, help)->type_name("DIR")->check([name](const std::string& text) {
    return text.empty() ? std::string(name) + " needs the name of a folder" : std::string();
  });
}

// A whole number from 1.
CLI::Option* add_count(CLI::App& app, const char* name, int& count, int most, const std::string& help) {
  return app.add_option(name, count, help)->type_name("N")->check([most](const std::string& text) {
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto [last, fault] = std::from_chars(text.data(), end, value);
    const bool is_valid = fault == std::errc() && last == end && value >= 1 && value <= most;
    return is_valid ? std::string() : fmt::format("it is '{}', valid: a whole number from 1 to {}", text, most);
  });
}

// CLI::Range takes what is no number for one that is in it.
CLI::Option* add_real(CLI::App& app, const char* name, double& value, double most, const char* help) {
  return app.add_option(name, value, help)->capture_default_str()->check([most](const std::string& text) {
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [last, fault] = std::from_chars(text.data(), end, number);
    const bool is_valid = fault == std::errc() && last == end && number >= 0 && number <= most;
    return is_valid ? std::string() : fmt::format("it is '{}', valid: a number from 0 to {}", text, most);
  });
}

std::string why_not_read(const std::string& path) {
  const std::string_view why = why_no_file(path);
  return why.empty() ? "" : fmt::format("cannot read {}: {}", path, why);
}

// An empty one is a variable that is not set, and would mean the default.
std::string why_no_name(const std::string& text) { return text.empty() ? "it needs a name" : ""; }

std::string why_no_numerics(const std::string& text) {
  try {
    numerics_by_name(text);
    return "";
  } catch (const InvalidArgument& fault) {
    return fault.what();
  }
}

std::string why_no_new_file(const std::string& text) {
  const std::filesystem::path folder = std::filesystem::path(text).parent_path();
  if (text.empty() || text.ends_with('/')) return "it needs the name of a file";
  return folder.empty() || std::filesystem::is_directory(folder) ? "" : fmt::format("there is no folder {}", folder.string());
}

void add_database(CLI::App& app, Options& options) {
  add_folder(app, "--db", options.db,
             "tuning database (default: that of tilewright.toml, else the tree's tuning_db, or without a tree what the library "
             "reads)");
}

// Of those who fetch records of others, or hold them against the reference.
void add_shared_layer(CLI::App& app, Options& options) {
  add_folder(app, "--db", options.db, "where records of others are (default: $XDG_DATA_HOME/tilewright/shared)");
}

bool is_of_others(DbCommand command) { return command == DbCommand::pull || command == DbCommand::verify; }

// What codegen takes, whatever it is asked.
void add_sources(CLI::App& app, Options& options) {
  app.add_option("--archs", options.archs, "folder of arch descriptors (and devices/) outside the tree (repeatable)")
      ->type_name("DIR");
  app.add_option("--python", options.python, "Python interpreter with jinja2, for codegen")
      ->type_name("PROGRAM")
      ->capture_default_str();
}

void add_templates(CLI::App& app, Options& options) {
  app.add_option("--templates", options.templates, "a file that is an op, or a folder of one or of several (repeatable)")
      ->type_name("PLACE");
}

void add_target(CLI::App& app, Options& options) {
  app.add_option("--arch", options.arch, "target architecture, or native: the best that this machine has")
      ->check(why_no_name)
      ->capture_default_str();
  app.add_option("--device", options.device,
                 "a device of some arch, such as l4 (`list` names them): where it is not here, "
                 "what is prebuilt or predicted is for it")
      ->check(why_no_name)
      ->type_name("NAME");
  add_sources(app, options);
}

void add_ops(CLI::App& app, Options& options, const char* default_op) {
  app.add_option("--op", options.ops, fmt::format("operation (repeatable; default: {})", default_op))
      ->delimiter(',')
      ->check(why_no_name)
      ->type_name("NAME");
}

// Attributes of the op are options, too: see take_attributes.
void add_selection(CLI::App& app, Options& options, const char* default_op) {
  add_target(app, options);
  add_ops(app, options, default_op);
  add_templates(app, options);
}

void add_places(CLI::App& app, Options& options) {
  add_folder(app, "--cache", options.cache, "compiled candidates, by content")->capture_default_str();
  add_folder(app, "--work", options.work, "manifests, sources and journals of the runs")->capture_default_str();
}

void add_compiling(CLI::App& app, Options& options) {
  add_count(app, "--jobs", options.jobs, 4096, "compilers at once (default: one per core)");
  add_count(app, "--compile-timeout", options.compile_timeout_s, 86400, "a compiler that needs longer for a candidate is ended")
      ->capture_default_str()
      ->type_name("SECONDS");
}

void add_building(CLI::App& app, Options& options, Texts& texts) {
  add_places(app, options);
  add_compiling(app, options);
  app.add_option("--seed", texts.seed, "of data and of random search")
      ->default_str(std::to_string(options.seed))
      ->type_name("N");
}

void add_energy(CLI::App& app, Options& options) {
  app.add_flag("--energy", options.energy,
               "also measure what a call of each winner draws, which takes 0.4 s of device time a problem");
}

void add_measuring(CLI::App& app, Options& options) {
  add_count(app, "--candidate-timeout", options.candidate_timeout_s, 86400,
            "a candidate that needs longer, besides what it should take, is ended")
      ->capture_default_str()
      ->type_name("SECONDS");
  add_count(app, "--reference-timeout", options.reference_timeout_s, 86400,
            "a reference in Python that needs longer for a case is ended")
      ->capture_default_str()
      ->type_name("SECONDS");
}

void add_threads(CLI::App& app, Texts& texts, const char* help) {
  app.add_option("--threads", texts.threads, help)->delimiter(',')->type_name("N|all");
}

void add_shapes(CLI::App& app, Options& options, Texts& texts) {
  app.add_option("--shapes", options.shapes, "preset, file, or sizes such as 512,512,512 (repeatable)")
      ->type_name("PRESET|FILE|SIZES");
  add_threads(app, texts, "CPU worker threads, a number or all (repeatable; default 1 and all)");
}

void add_generated(CLI::App& app, Options& options) {
  add_folder(app, "--generated", options.generated,
             "where winners are emitted (default: the tree's generated/, unless --db is given)");
}

// What it may be codegen says (codegen/top_k.py).
CLI::Option* add_top_k(CLI::App& app, Options& options, const std::string& help) {
  return app.add_option("--top-k", options.top_k, help + " (repeatable; default: 1)")
      ->allow_extra_args(false)
      ->type_name("[E=8,N=512:]N");
}

void add_candidates(CLI::App& app, Options& options) {
  add_count(
      app, "--limit", options.limit, 1'000'000,
      "candidates per problem, besides what won before (default: 40 on CPUs, 96 on GPUs; `autotune` without --budget: 48)");
  app.add_option(
         "--kernel", options.kernels,
         "only kernels whose id matches, such as '*.wgmma.*.s4', and what won before (repeatable; each must match in every op)")
      ->type_name("PATTERN");
  CLI::Option* const starts =
      app.add_option("--starts", options.starts,
                     "begin with what is the nearest to the configurations in this JSON of vLLM's, by the name that it has "
                     "there (docs/how/databases.md; repeatable)")
          ->check(CLI::ExistingFile)
          ->check(why_not_read)
          ->type_name("FILE");
  add_top_k(app, options, "copies of each token, of which --starts counts one, in all its files or in one")->needs(starts);
}

void add_policy(CLI::App& app, Texts& texts, const char* help) {
  app.add_option("--policy", texts.policy, help)->default_str("cold")->type_name("cold|warm");
}

// What a run of the tuner takes, whoever searches.
void add_tuning(CLI::App& app, Options& options, Texts& texts) {
  add_selection(app, options, "the one that its spec says");
  add_shapes(app, options, texts);
  add_database(app, options);
  add_building(app, options, texts);
  add_measuring(app, options);
  app.add_option("--budget", texts.budget,
                 "device time over all problems, such as 90s or 10m; kept within 5 % (default: 90s on CPUs, 45s on GPUs)")
      ->type_name("TIME");
  add_policy(app, texts,
             "which caches a timed launch finds: cold, its operands in memory, or warm; each has records of its own");
  add_energy(app, options);
  add_candidates(app, options);
  add_generated(app, options);
  app.add_option_function<std::string>(
         "--resume",
         [&options](const std::string& journal) {
           options.resume = true;
           options.resume_journal = journal;
         },
         "go on with the newest unfinished run of the same, or with the one of this journal: nothing is measured again")
      ->check(why_not_read)
      ->expected(0, 1)
      ->type_name("[FILE]");
  app.add_option("--t4", options.t4,
                 "write what became of each candidate to this file in the T4 format, which Kernel Tuner's programs read; of "
                 "several problems one file each, with the problem in its name")
      ->check(why_no_new_file)
      ->type_name("FILE");
  app.add_flag("!--no-emit", options.emit, "leave generated/ as it is");
  app.add_flag("!--no-doctor", options.doctor, "do not look at the machine first (`doctor` says what it looks at)");
}

// How long somebody is willing to wait, instead of three options; what these say counts before it.
void add_effort(CLI::App& app, Options& options) {
  struct Effort {
    double budget_s;
    int limit;
  };
  static const std::map<std::string, Effort> kEfforts{{"minutes", {.budget_s = 600, .limit = 400}},
                                                      {"hours", {.budget_s = 7200, .limit = 4000}}};
  app.add_option_function<std::string>(
         "--effort",
         [&app, &options](const std::string& name) {
           if (name == "seconds") return;
           const Effort& effort = kEfforts.at(name);
           if (app.count("--budget") == 0) options.budget_s = effort.budget_s;
           if (app.count("--limit") == 0) options.limit = effort.limit;
         },
         "seconds: the defaults; minutes: --budget 10m --limit 400; hours: --budget 2h --limit 4000; single options win")
      ->check(CLI::IsMember({"seconds", "minutes", "hours"}))
      ->type_name("WORD");
}

// Workers of a Dask cluster tune a shape each. The last four options are those that a worker gives its tuner.
void add_cluster(CLI::App& app, Options& options) {
  ClusterOptions& cluster = options.cluster;
  CLI::Option* const scheduler =
      app.add_option("--scheduler", cluster.scheduler,
                     "tune on the workers of this Dask scheduler, such as tcp://head:8786, each a whole shape at a time "
                     "(docs/how/cluster.md)")
          ->check(why_no_name)
          ->type_name("ADDRESS");
  CLI::Option* const launcher =
      app.add_option("--dask", cluster.launcher, "the same on workers that are started for it, by what is installed for that")
          ->check(CLI::IsMember({"slurm", "ssh", "kubernetes"}))
          ->excludes(scheduler)
          ->type_name("slurm|ssh|kubernetes");
  add_count(app, "--workers", cluster.workers, 10'000, "that --dask slurm or kubernetes starts (default: 1)")->needs(launcher);
  app.add_option("--hosts", cluster.hosts, "of --dask ssh, apart by commas: the scheduler's, and a worker's each")
      ->check(why_no_name)
      ->needs(launcher)
      ->type_name("NAME,...");
  for (const char* other : {"--devices", "--shard", "--t4", "--trials", "--starts"}) {
    scheduler->excludes(app.get_option(other));
    launcher->excludes(app.get_option(other));
  }
  CLI::Option* const task = app.add_option("--task", cluster.task)->check(CLI::ExistingFile)->check(why_not_read)->group("");
  app.add_flag("--facts", cluster.says_facts)->needs(task)->group("");
  CLI::Option* const images = app.add_option("--images", cluster.images)->needs(task)->group("");
  app.add_flag("--compile", cluster.compiles)->needs(images)->group("");
}

void add_autotune(CLI::App& app, Options& options, Texts& texts) {
  add_tuning(app, options, texts);
  app.add_option("--strategy", options.strategy, "order of the search; `list` names them")
      ->capture_default_str()
      ->type_name("NAME");
  add_effort(app, options);
  CLI::Option* const json = app.add_flag("--json", options.json, "one JSON document on stdout; progress on stderr");
  app.add_option("--trials", options.trials,
                 "write what the run does to this file or pipe while it does it, a JSON object for each trial and decision "
                 "(docs/how/file-formats.md); - is stdout, which then has nothing else; a reader may leave at any time")
      ->check([json](const std::string& text) {
        if (text == "-") return json->count() > 0 ? std::string("--json has stdout, too: name a file") : std::string();
        return why_no_new_file(text);
      })
      ->type_name("FILE|-");
  app.add_flag("--dry-run", options.dry_run, "say what would be tuned, and stop");
  CLI::Option* const devices =
      app.add_option(
             "--devices", options.devices,
             "GPUs of this machine that tune together: all, or ordinals and UUIDs (0,1); --budget is the device time of all "
             "of a kind")
          ->delimiter(',')
          ->check(why_no_name)
          ->type_name("all|N,...");
  for (const char* other : {"--device", "--t4", "--trials"}) devices->excludes(app.get_option(other));
  app.add_option_function<std::string>(
         "--shard", [&options](const std::string& text) { options.shard = parse_shard(text).value_or(Shard{}); },
         "tune part I of N: the same command on N machines takes disjoint whole shapes of about the same cost each, and "
         "`merge` "
         "puts their journals together (docs/how/cluster.md)")
      ->check([](const std::string& text) {
        return parse_shard(text) ? std::string() : fmt::format("it is '{}', valid: I/N with I from 1 to N, such as 2/8", text);
      })
      ->type_name("I/N");
  add_cluster(app, options);
}

void add_tune(CLI::App& app, Options& options, Texts& texts) {
  app.add_option("FILE", options.file,
                 "a kernel's file with `// tw:` lines (.cu, .cc), or a T1 search space that names one (.json)")
      ->required()
      ->check(CLI::ExistingFile)
      ->check(why_not_read);
  add_autotune(app, options, texts);
}

void add_serve(CLI::App& app, Options& options, Texts& texts) {
  app.add_option("FILE", options.file,
                 "a kernel's file with `// tw:` lines (.cu, .cc), or a T1 search space that names one (.json); else --op")
      ->check(CLI::ExistingFile)
      ->check(why_not_read);
  add_tuning(app, options, texts);
  app.parse_complete_callback([&options] {
    options.serve = options.json = true;  // stdout is the optimiser's
    options.strategy = "serve";
  });
}

void add_run(CLI::App& app, Options& options, Texts& texts) {
  app.add_option(
         "FILE", options.file,
         "a kernel's file with `// tw:` lines (.cu, .cc), a T1 search space (.json), or a Python file that is an op; else --op")
      ->check(CLI::ExistingFile)
      ->check(why_not_read);
  app.add_option("--config", options.run.config,
                 "values of the candidate's parameters, compiled in or given at launch; the best predicted that has them is "
                 "taken (default: the op's default candidate)")
      ->type_name("NAME=VALUE,...");
  app.add_option("--kernel", options.kernels, "a kernel whose id matches, as tables and failures name it (repeatable)")
      ->type_name("PATTERN");
  app.add_option_function<std::string>(
         "--shape", [&options](const std::string& shape) { options.shapes = {shape}; },
         "sizes, such as n=1000 or 512,512 in the op's order (default: the first of the op's own)")
      ->type_name("SIZES");
  add_threads(app, texts, "CPU worker threads, a number or all (default 1)");
  CLI::Option* const dump =
      app.add_option("--dump", options.run.dump, "write what it is given, what it leaves and what is right to this .npz")
          ->type_name("FILE");
  CLI::Option* const json = app.add_flag("--json", options.json, "one JSON document on stdout; progress on stderr");
  const auto add_listing = [&](const char* name, RunOptions::Listing listing, const char* help) {
    return app
        .add_flag_callback(
            name, [&options, listing] { options.run.listing = listing; }, help)
        ->excludes(dump)
        ->excludes(json);
  };
  add_listing("--sass", RunOptions::Listing::sass, "print its machine code (by nvdisasm or cuobjdump), and run nothing")
      ->excludes(add_listing("--ptx", RunOptions::Listing::ptx, "print its PTX, and run nothing: no GPU is needed"));
  add_selection(app, options, "FILE's, else the one that its spec says");
  add_building(app, options, texts);
  add_measuring(app, options);
  add_policy(app, texts, "which caches a timed launch finds: cold, its operands in memory, or warm");
}

void add_prebuild(CLI::App& app, Options& options, Texts& texts) {
  add_selection(app, options, "the one that its spec says");
  add_shapes(app, options, texts);
  add_database(app, options);
  add_building(app, options, texts);
  add_energy(app, options);
  add_candidates(app, options);
  app.add_flag("--json", options.json, "one JSON document on stdout; progress on stderr");
}

void add_doctor(CLI::App& app, Options& options, Texts&) {
  add_target(app, options);
  add_database(app, options);
  add_places(app, options);
  add_generated(app, options);
  app.add_flag("--json", options.json, "one JSON document on stdout");
}

void add_check(CLI::App& app, Options& options, Texts& texts) {
  add_selection(app, options, "all that have records");
  add_database(app, options);
  add_building(app, options, texts);
  add_measuring(app, options);
  add_shapes(app, options, texts);
  app.add_option("--kernel", options.kernels,
                 "not records: candidates whose id matches, at --shapes and their edge cases (repeatable)")
      ->type_name("PATTERN");
  app.add_flag("--time", options.time, "take the winners' times again, and say how well they agree with what is stored");
  app.add_flag("--json", options.json, "one JSON document on stdout; progress on stderr");
}

void add_list(CLI::App& app, Options& options, Texts&) {
  add_sources(app, options);
  add_templates(app, options);
}

void add_explain(CLI::App& app, Options& options, Texts& texts) {
  add_selection(app, options, "the one that its spec says");
  add_shapes(app, options, texts);
  app.add_option("--numerics", options.numerics, "what is asked of the bits: tuned, deterministic or batch_invariant")
      ->check(why_no_numerics)
      ->capture_default_str()
      ->type_name("NAME");
  app.add_flag("--json", options.json, "one JSON document on stdout");
  app.parse_complete_callback([&app, &options] {
    options.explains_op = app.count("--op") > 0 &&
                          app.count("--shapes") + app.count("--threads") + app.count("--arch") + app.count("--device") == 0;
  });
}

void add_emit(CLI::App& app, Options& options, Texts&) {
  add_ops(app, options, "all");
  add_database(app, options);
  app.add_option("--drop", options.drop,
                 "an op that --generated holds and no one names now is kept; this one is not (repeatable)")
      ->type_name("NAME");
  add_generated(app, options);
  add_sources(app, options);
  add_templates(app, options);
}

void add_cover(CLI::App& app, Options& options, Texts&) {
  app.add_option("--op", options.ops, "leave out kernels of this one only (repeatable; default: of all)")
      ->delimiter(',')
      ->check(why_no_name)
      ->type_name("NAME");
  app.add_option("--max-loss", options.cover.max_loss, "of its speed, that a record may lose")
      ->type_name("SHARE")
      ->capture_default_str();
  app.add_option("--max-bytes", options.cover.max_bytes,
                 "of code, default chains aside; where an arch needs more, exit status 1")
      ->type_name("N");
  app.add_option("--arch", options.cover.archs, "of this one (repeatable; default: all that were measured)")
      ->check(why_no_name)
      ->type_name("NAME");
  app.add_flag("--write", options.cover.write,
               "write what is left out into DB/left_out.json, which `emit` reads; else only print");
  app.add_flag("--json", options.json, "one JSON document on stdout");
  add_database(app, options);
  add_sources(app, options);
  add_templates(app, options);
}

void add_replay(CLI::App& app, Options& options, Texts& texts) {
  app.add_option("FILES", options.replay.files,
                 "recorded spaces: T4 results, Kernel Tuner caches, journals of this tuner; also packed by gzip")
      ->required()
      ->check(CLI::ExistingFile)
      ->check(why_not_read);
  app.add_option("--strategy", options.replay.strategies, "the searches that are compared; `list` names them (repeatable)")
      ->allow_extra_args(false)
      ->delimiter(',')
      ->check(why_no_name)
      ->default_str("portfolio")
      ->type_name("NAME");
  app.add_option("--from", options.replay.donors,
                 "recorded spaces of the same kernel, on another device or problem, whose three best count as what won before "
                 "(repeatable)")
      ->allow_extra_args(false)
      ->check(CLI::ExistingFile)
      ->check(why_not_read)
      ->type_name("FILE");
  app.add_option("--neighbours", options.replay.neighbours,
                 "instead of --from: the other spaces here whose sizes are the nearest, this many; 0: none")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str()
      ->type_name("N");
  app.add_option("--peers", options.replay.peers,
                 "what another program found on such spaces (default: Kernel Tuner, examples/spaces/kernel_tuner.json)")
      ->check(CLI::ExistingFile)
      ->check(why_not_read)
      ->type_name("FILE");
  app.add_option("--budget", options.replay.budgets, "evaluations after which the best found counts (repeatable)")
      ->allow_extra_args(false)
      ->delimiter(',')
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str()
      ->type_name("N");
  add_count(app, "--seeds", options.replay.seeds, 1'000'000, "runs of each, every one from the beginning")
      ->capture_default_str();
  app.add_option("--seed", texts.seed, "of the first run; the others have the next ones")
      ->default_str(std::to_string(options.seed))
      ->type_name("N");
  app.add_flag("--permute", options.replay.permuted,
               "deal the times out anew for each seed: a search that then finds more than random has a leak");
  app.add_flag("--json", options.json, "one JSON document on stdout, with the figures after each evaluation");
}

void add_merge(CLI::App& app, Options& options, Texts&) {
  app.add_option("JOURNALS", options.merged_journals, "of the same command on several machines (--shard)")
      ->required()
      ->check(CLI::ExistingFile)
      ->check(why_not_read)
      ->type_name("FILE");
  add_database(app, options);
  add_folder(app, "--work", options.work, "its folder journal/ gets the new one")->capture_default_str();
  add_generated(app, options);
  app.add_flag("!--no-emit", options.emit, "leave generated/ as it is");
  add_sources(app, options);
  add_templates(app, options);
}

void add_simulate(CLI::App& app, Options& options, Texts& texts) {
  SimulateOptions& asked = options.simulate;
  app.add_option("--trace", asked.traces, "journals whose times are dealt out (repeatable)")
      ->required()
      ->check(CLI::ExistingFile)
      ->check(why_not_read)
      ->type_name("JOURNAL");
  app.add_option("--workers", asked.workers, "GPUs, from 1 to 10000 (repeatable)")
      ->delimiter(',')
      ->check(CLI::Range(1, 10'000))
      ->default_str("1,8,64,512,4096")
      ->type_name("N");
  add_count(app, "--problems", asked.problems, 1'000'000, "drawn from the trace (default: those of the trace, once each)");
  add_real(app, "--failures", asked.failures, 0.99, "of the attempts to tune a problem, such as 0.01")->type_name("SHARE");
  add_real(app, "--restart", asked.restart_s, 86400, "until a GPU that failed is back")->type_name("SECONDS");
  add_real(app, "--start", asked.start_s, 86400, "of a host, before anything is compiled there")->type_name("SECONDS");
  add_count(app, "--gpus-per-host", asked.gpus_per_host, 1024, "that share its cores and its cache")->capture_default_str();
  add_count(app, "--cores-per-host", asked.cores_per_host, 4096, "that compile")->capture_default_str();
  app.add_flag("--prebuilt", asked.prebuilt, "all kernels are in the cache of every host, as after `prebuild`");
  app.add_option("--seed", texts.seed, "of what is drawn and of what fails")
      ->default_str(std::to_string(options.seed))
      ->type_name("N");
  app.add_flag("--json", options.json, "one JSON document on stdout");
}

struct DbCommandSpec {
  DbCommand command;
  const char* name;
  const char* description;
  const char* footer;
  const char* sources;  // name of its positional arguments; empty: it has none
  int least_sources, most_sources;
};

constexpr DbCommandSpec kDbCommands[] = {
    {DbCommand::lint, "lint", "say everything that is wrong with the database, a line and a remedy each",
     R"(Every line must be a record of its folder's device and its file's op, in order, one for each key, its figures in agreement; and the
kernel that it names must be a legal candidate of today's templates with the same hash. Exit status 1: there are findings.)",
     "", 0, 0},
    {DbCommand::show, "show", "print the records as a table",
     "examples:\n  db show --device h200 --shapes 16,4096\n  db show --op my_op --my-attribute value --json", "", 0, 0},
    {DbCommand::diff, "diff", "say what database B says differently of A's problems",
     "example:\n  db diff tuning_db my_db\nExit status 1: there are differences.", "A B", 2, 2},
    {DbCommand::merge, "merge", "put the records of other databases into --db", kMergeFooter, "SOURCE...", 1, 1000},
    {DbCommand::compact, "compact", "drop records that nobody uses: stale, superseded, put aside; sort the rest",
     R"(Stale: the templates do not make the kernel any more, or make another. Superseded: a stronger record of the same problem and cache
state is there (measured before predicted, later before earlier). Records of ops and archs that are not here stay: name those
with --templates and --archs.)",
     "", 0, 0},
    {DbCommand::export_, "export", "write records into one portable file (- is stdout), or in a format of other programs",
     "The file holds one record a line, each with its device and op: `db import` takes it on any machine. Other formats write "
     "a file\n"
     "for each problem, or for each of a product's N and K, into a folder (docs/how/databases.md).\n"
     "examples:\n  db export h200.jsonl --device h200 --op my_op\n"
     "  db export t4 --format t4 --journal tune/journal/0001.jsonl\n"
     "  db export triton --format vllm --device h200 --op my_op",
     "FILE", 1, 1},
    {DbCommand::import, "import", "put the records of a file into --db, refusing every line that does not hold", kMergeFooter,
     "FILE", 1, 1},
    {DbCommand::restamp, "restamp", "keep the records of kernels whose source has changed, and whose machine code has not",
     kRestampFooter, "OLD", 1, 1},
    {DbCommand::pull, "pull", "fetch what others tuned on devices such as these, for the library to choose from", kPullFooter,
     "URL", 1, 1},
    {DbCommand::push, "push", "share the records of --db with others", kPushFooter, "URL", 1, 1},
    {DbCommand::verify, "verify", "run what was pulled against the reference, on this machine's devices", kVerifyFooter, "", 0,
     0},
};

void add_filter(CLI::App& app, RecordFilter& filter) {
  const auto add = [&](const char* name, std::vector<std::string>& values, const char* text) {
    return app.add_option(name, values, std::string("only records ") + text + " (repeatable)")->type_name("NAME");
  };
  add("--op", filter.ops, "of this op")->delimiter(',');
  add("--arch", filter.archs, "for this arch")->delimiter(',');
  add("--device", filter.devices, "of devices whose key contains this");
  add("--shapes", filter.shapes, "with these key sizes: 16,4096,4096 or n=16")->type_name("SIZES");
}

void add_formats(CLI::App& app, Options& options) {
  CLI::Option* const format = app.add_option("--format", options.database.format,
                                             "of another program: t4 (results of other tuners), t1 (a search space for "
                                             "Kernel Tuner's simulation), vllm (configurations of products, by Triton's names)")
                                  ->check(CLI::IsMember({"records", "t4", "t1", "vllm"}))
                                  ->capture_default_str()
                                  ->type_name("NAME");
  add_top_k(app, options, "copies of each token, of which vllm's files count one, in all or in one")->needs(format);
  app.add_option("--journal", options.database.journals,
                 "not records, which keep finalists, but all that these runs measured (t4, t1)")
      ->check(CLI::ExistingFile)
      ->check(why_not_read)
      ->needs(format)
      ->type_name("FILE");
  add_templates(app, options);
  add_sources(app, options);
}

void add_db(CLI::App& app, Options& options, Texts& texts) {
  app.require_subcommand(1);
  for (const DbCommandSpec& spec : kDbCommands) {
    CLI::App* command = app.add_subcommand(spec.name, spec.description);
    command->footer(spec.footer);
    command->callback([&options, &spec] { options.database.command = spec.command; });
    if (*spec.sources != '\0') {
      const bool is_one = spec.most_sources == 1;
      command->add_option(is_one ? spec.sources : "sources", options.database.sources)
          ->required()
          ->expected(spec.least_sources, spec.most_sources)
          ->type_name(is_one ? "" : spec.sources);
    }
    if (is_of_others(spec.command)) {
      add_shared_layer(*command, options);
    } else if (spec.command != DbCommand::diff) {
      add_database(*command, options);
    }
    if (spec.command != DbCommand::lint && spec.command != DbCommand::compact) add_filter(*command, options.database.filter);
    if (spec.command == DbCommand::pull)
      command->add_flag("--unlinked", options.database.unlinked, "also records of kernels that are not linked here");
    if (spec.command == DbCommand::merge || spec.command == DbCommand::import || spec.command == DbCommand::push) {
      command->add_option("--prefer", texts.prefer, "of two records with one key")->type_name("faster|newer|ours|theirs");
    }
    const bool is_restamp = spec.command == DbCommand::restamp;
    if (is_restamp) {
      command->add_flag("--images", options.database.images, "compare the images of all kernels instead, and change nothing");
      command
          ->add_option("--old-templates", options.database.old_templates,
                       "what stands for --templates in OLD (repeatable; default: the same)")
          ->type_name("DIR");
      add_folder(*command, "--cache", options.cache, "compiled units, by content")->capture_default_str();
      add_compiling(*command, options);
    }
    if (spec.command == DbCommand::merge || spec.command == DbCommand::import || spec.command == DbCommand::compact ||
        spec.command == DbCommand::pull || spec.command == DbCommand::push || is_restamp)
      command->add_flag("--dry-run", options.dry_run, "say what would change, and change nothing");
    if (spec.command == DbCommand::export_) add_formats(*command, options);
    if (spec.command != DbCommand::export_) command->add_flag("--json", options.json, "one JSON document on stdout");
    if (spec.command == DbCommand::lint || spec.command == DbCommand::compact || spec.command == DbCommand::import ||
        spec.command == DbCommand::pull || spec.command == DbCommand::push || spec.command == DbCommand::verify || is_restamp) {
      add_templates(*command, options);
      add_sources(*command, options);
    }
  }
}

// Of commands whose words Python's report/ reads.
void add_nothing(CLI::App&, Options&, Texts&) {}

// A command is a line here, its value in options.h, and its function in main.cpp. One without a description is not listed by
// --help: it is for programs.
struct CommandSpec {
  Command command;
  const char* name;
  const char* description;
  const char* footer;
  void (*add_options)(CLI::App&, Options&, Texts&);
};

constexpr CommandSpec kCommands[] = {
    {Command::autotune, "autotune", "search, measure, verify, record, emit", kTuneFooter, add_autotune},
    {Command::autotune, "tune", "the same for an operator that is one file, whose records lie beside it", kTuneFileFooter,
     add_tune},
    {Command::autotune, "serve", "the same, where a program at stdin and stdout says what is measured: Optuna, a script",
     kServeFooter, add_serve},
    {Command::run, "run", "one candidate: compile it, run it on data, check it, time it; for who writes or debugs a kernel",
     kRunFooter, add_run},
    {Command::prebuild, "prebuild", "compile what tuning an arch will want, on a machine that need not have one",
     kPrebuildFooter, add_prebuild},
    {Command::doctor, "doctor", "what of this machine is ready for tuning, what is not, and what to do about it", kDoctorFooter,
     add_doctor},
    {Command::check, "check", "run an arch's published kernels against the reference again", kCheckFooter, add_check},
    {Command::list, "list", "archs, devices, ops, presets, strategies, providers", "", add_list},
    {Command::explain, "explain", "which kernel the linked library launches for a shape, and why; what an op's arguments mean",
     kExplainFooter, add_explain},
    {Command::emit, "emit", "turn the records of a database into the library's sources, as `autotune` does at its end",
     kEmitFooter, add_emit},
    {Command::cover, "cover", "with how few bytes of kernels no record of a database loses more than a share of its speed",
     kCoverFooter, add_cover},
    {Command::replay, "replay", "how well strategies search spaces of which all is recorded; needs no GPU", kReplayFooter,
     add_replay},
    {Command::merge, "merge", "put the journals of a run's shards together, and publish what they decided",
     kMergeJournalsFooter, add_merge},
    {Command::simulate, "simulate", "how long a recorded tuning would take on machines that are not here", kSimulateFooter,
     add_simulate},
    {Command::report, "report", "what tuning found, as a page for a browser", "", add_nothing},
    {Command::report, "diff", "two tunings compared, problem by problem; exit status 1 where the second is slower", "",
     add_nothing},
    {Command::db, "db",
     "look after the tuning database: lint, show, diff, merge, compact, export, import, restamp, pull, push, verify", kDbFooter,
     add_db},
};

bool is_command(std::string_view name) {
  return std::any_of(std::begin(kCommands), std::end(kCommands), [&](const CommandSpec& spec) { return name == spec.name; });
}

std::string command_names() {
  std::string names;
  for (const CommandSpec& spec : kCommands) {
    if (*spec.description != '\0') names += (names.empty() ? "" : ", ") + std::string(spec.name);
  }
  return names;
}

// What `names` says `text` means; a fault where that is nothing.
template <typename Value>
std::optional<Value> meaning(const char* option, const std::string& text, const std::map<std::string, Value>& names,
                             std::string& fault) {
  if (const auto found = names.find(text); found != names.end()) return found->second;
  std::string valid;
  for (const auto& each : names) valid += (valid.empty() ? "" : ", ") + each.first;
  fault = fmt::format("{} is '{}', valid: {}", option, text, valid);
  return std::nullopt;
}

bool convert(const Texts& texts, Options& options, std::string& fault) {
  if (texts.budget) {
    const auto seconds = parse_duration(*texts.budget);
    if (!seconds) fault = fmt::format("--budget is '{}', valid: a duration such as 90s, 10m or 1h", *texts.budget);
    options.budget_s = seconds.value_or(0);
  }
  if (texts.seed) {
    std::int64_t seed = -1;
    const char* const end = texts.seed->data() + texts.seed->size();
    const auto [last, error] = std::from_chars(texts.seed->data(), end, seed);
    if (error != std::errc() || last != end || seed < 0)
      fault = fmt::format("--seed is '{}', valid: a whole number from 0 to {}", *texts.seed, INT64_MAX);
    options.seed = static_cast<std::uint64_t>(seed);
  }
  const std::map<std::string, CachePolicy> policies{{"cold", CachePolicy::cold}, {"warm", CachePolicy::warm}};
  if (texts.policy) options.policy = meaning("--policy", *texts.policy, policies, fault).value_or(options.policy);
  const std::map<std::string, Preference> preferences{
      {"faster", Preference::faster}, {"newer", Preference::newer}, {"ours", Preference::ours}, {"theirs", Preference::theirs}};
  if (texts.prefer) options.database.prefer = meaning("--prefer", *texts.prefer, preferences, fault).value_or(Preference::none);
  for (const std::string& text : texts.threads) {
    const bool is_number =
        !text.empty() && text.size() < 5 && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    const int threads = text == "all" ? 0 : is_number ? std::stoi(text) : -1;
    if (threads < 0 || (is_number && threads == 0))
      fault = fmt::format("--threads is '{}', valid: a number from 1, or all", text);
    options.threads.push_back(threads);
  }
  return fault.empty();
}

// The subcommand that the words name.
CLI::App* command_of(CLI::App& app, const std::vector<std::string>& words) {
  CLI::App* command = nullptr;
  for (const std::string& word : words) {
    const auto named =
        (command == nullptr ? app : *command).get_subcommands([&](const CLI::App* each) { return each->get_name() == word; });
    if (named.empty()) break;
    command = named.front();
  }
  return command;
}

// Throws where a list has a comma too many: CLI11 would read on as if nothing had been forgotten there.
void require_items(const std::string& flag, const std::string& list, char delimiter) {
  const std::string two(2, delimiter);
  if (list.starts_with(delimiter) || list.ends_with(delimiter) || list.find(two) != std::string::npos)
    throw CLI::ValidationError(fmt::format("{} is '{}', which has nothing at one of its commas", flag, list));
}

void require_items(const CLI::App& command, const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t equals = words[i].find('=');
    const CLI::Option* const option = command.get_option_no_throw(words[i].substr(0, equals));
    if (option == nullptr || option->get_delimiter() == '\0') continue;
    if (equals != std::string::npos) {
      require_items(option->get_name(), words[i].substr(equals + 1), option->get_delimiter());
    } else if (i + 1 < words.size()) {
      require_items(option->get_name(), words[i + 1], option->get_delimiter());
    }
  }
}

// Takes out of the words what no option of the command is: flags of attributes, each with values. Which attributes there are
// only the op says, and that is outside of this program.
std::map<std::string, std::vector<std::string>> take_attributes(const CLI::App& command, std::vector<std::string>& words) {
  std::map<std::string, std::vector<std::string>> attributes;
  std::vector<std::string> others;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t equals = words[i].find('=');
    const std::string flag = words[i].substr(0, equals);
    if (flag.size() < 3 || !flag.starts_with("--") || command.get_option_no_throw(flag) != nullptr) {
      others.push_back(words[i]);
      continue;
    }
    const bool has_next = i + 1 < words.size() && !words[i + 1].starts_with('-');
    if (equals == std::string::npos && !has_next) throw CLI::ExtrasError({flag});
    const std::string list = equals == std::string::npos ? words[++i] : words[i].substr(equals + 1);
    require_items(flag, list, ',');
    std::istringstream values(list);
    for (std::string value; std::getline(values, value, ',');) attributes[attribute_of(flag)].push_back(value);
  }
  words = std::move(others);
  return attributes;
}

// What --help says of an op's attributes.
void describe_attributes(CLI::App& command, const Options& options, const std::vector<std::string>& ops,
                         std::vector<std::string>& unused) {
  for (const OpListing& op : CodegenClient(codegen_settings(options)).ops()) {
    if (std::ranges::find(ops, op.op.name) == ops.end()) continue;
    for (std::size_t i = 0; i < op.op.attributes.size(); ++i) {
      const AttributeSpec& attribute = op.op.attributes[i];
      const std::string flag = flag_of(attribute.name);
      if (command.get_option_no_throw(flag) != nullptr) continue;
      command.add_option(flag, unused, fmt::format("{} (repeatable)", op.attributes[i].doc))
          ->type_name(fmt::format("{}", fmt::join(attribute.values, "|")))
          ->group(fmt::format("Attributes of {}", op.op.name));
    }
  }
}

// The project file of the working folder, or of the nearest folder above it that has one.
std::optional<std::filesystem::path> find_project(const Environment& environment) {
  if (environment.project == "none") return std::nullopt;
  if (!environment.project.empty()) return std::filesystem::absolute(environment.project);
  std::error_code ignored;
  for (std::filesystem::path folder = std::filesystem::current_path(ignored); !folder.empty(); folder = folder.parent_path()) {
    if (std::filesystem::path file = folder / "tilewright.toml"; std::filesystem::is_regular_file(file, ignored)) return file;
    if (folder == folder.root_path()) break;
  }
  return std::nullopt;
}

// What is not said is as the project says. A file that it does not name is tuned where it lies.
void apply(const Project& project, Options& options) {
  if (options.file.empty()) {
    options.templates.insert(options.templates.end(), project.places.begin(), project.places.end());
    const Command each_op[] = {Command::autotune, Command::prebuild, Command::explain};
    if (options.ops.empty() && std::ranges::count(each_op, options.command) != 0) options.ops = project.ops;
  } else {
    const auto is_the_file = [&](const std::filesystem::path& place) {
      std::error_code missing;
      return std::filesystem::equivalent(place, options.file, missing);
    };
    if (std::ranges::none_of(project.places, is_the_file)) return;
  }
  options.only_own = true;
  if (!options.db.empty()) return;
  options.db = project.db;
  if (options.generated.empty()) options.generated = project.generated;
}

// Where codegen/ and templates/ are. An installed program has them in the library's package; a build that was carried to
// another machine lies inside a copy of its tree.
std::filesystem::path find_root(const Environment& environment) {
  if (!environment.root.empty()) return std::filesystem::absolute(environment.root);
  if (const auto package = environment.executable_folder.parent_path() / TILEWRIGHT_PACKAGE_FOLDER;
      std::filesystem::exists(package / "codegen"))
    return package;
  if (std::filesystem::exists(TILEWRIGHT_ROOT "/codegen")) return TILEWRIGHT_ROOT;
  for (std::filesystem::path folder = environment.executable_folder; folder != folder.root_path();
       folder = folder.parent_path()) {
    if (std::filesystem::exists(folder / "codegen")) return folder;
  }
  return TILEWRIGHT_ROOT;
}

}  // namespace

std::optional<double> parse_duration(const std::string& text) {
  double total = 0;
  std::size_t position = 0;
  while (position < text.size()) {
    double value = 0;
    if (text[position] < '0' || text[position] > '9') return std::nullopt;
    const char* const begin = text.data() + position;
    const auto [last, fault] = std::from_chars(begin, text.data() + text.size(), value, std::chars_format::fixed);
    if (fault != std::errc()) return std::nullopt;
    position += static_cast<std::size_t>(last - begin);
    const char unit = position < text.size() ? text[position++] : 's';
    if (unit != 's' && unit != 'm' && unit != 'h') return std::nullopt;
    total += value * (unit == 'h' ? 3600 : unit == 'm' ? 60 : 1);
  }
  constexpr double kYear_s = 365.0 * 24 * 3600;  // more is a slip, and nothing that can be waited for
  return total > 0 && total <= kYear_s ? std::optional(total) : std::nullopt;
}

std::variant<Options, int> parse_command_line(int argc, char** argv, const Environment& environment) {
  Options options;
  Texts texts;
  options.root = find_root(environment);
  options.python = find_python(environment.virtual_environment, TILEWRIGHT_PYTHON);
  const bool is_installed = !std::filesystem::exists(options.root / "generated");  // no tree: nothing is linked anew
  options.work = (is_installed ? environment.cache_home / "tilewright" : environment.executable_folder.parent_path()) / "tune";
  options.cache = environment.cache_home.empty() ? options.work / "cache" : environment.cache_home / "tilewright";
  options.compile_program = environment.executable_folder / "tilewright-compile";
  options.temporary = environment.temporary;
  options.locks = environment.locks;
  options.providers = environment.providers;

  CLI::App app(kDescription, "tilewright");
  app.footer(kFooter);
  app.require_subcommand(1);
  app.set_version_flag("--version", TILEWRIGHT_VERSION);
  for (const CommandSpec& spec : kCommands) {
    CLI::App* command = app.add_subcommand(spec.name, spec.description);
    command->footer(spec.footer);
    if (*spec.description == '\0') command->group("");
    command->callback([&options, &spec] { options.command = spec.command; });
    spec.add_options(*command, options, texts);
  }

  // `autotune doctor` is `doctor`, whichever program it is said to.
  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() > 1 && words[0] == "autotune" && is_command(words[1])) words.erase(words.begin());
  if (!words.empty() && (words[0] == "report" || words[0] == "diff")) {  // their words, --help too, are not CLI11's
    options.command = Command::report;
    options.passed_on = std::move(words);
    return options;
  }
  const auto parse = [&app](const std::vector<std::string>& given) {
    app.parse(std::vector<std::string>(given.rbegin(), given.rend()));  // as CLI11 takes them: the last one first
  };
  std::vector<std::string> unused;
  try {
    CLI::App* const command = command_of(app, words);
    if (command != nullptr) require_items(*command, words);
    if (command != nullptr && command->get_option_no_throw("--op") != nullptr) {
      options.attributes = take_attributes(*command, words);
      const auto is_help = [](const std::string& word) { return word == "--help" || word == "-h"; };
      if (std::ranges::any_of(words, is_help)) {
        std::vector<std::string> others;
        std::ranges::remove_copy_if(words, std::back_inserter(others), is_help);
        try {
          parse(others);
        } catch (const CLI::ParseError&) {  // whoever asks for help need not know what is required
        }
        if (const auto ops = command->get_option("--op")->results(); !ops.empty())
          describe_attributes(*command, options, ops, unused);
      }
    }
    parse(words);
    if (std::string fault; !convert(texts, options, fault)) throw CLI::ValidationError(fault);
  } catch (const CLI::Success& request) {
    return app.exit(request);  // help and version, on stdout
  } catch (const CLI::ParseError& fault) {
    std::string text = fault.what();
    std::replace(text.begin(), text.end(), '\n', ' ');
    const bool no_command = command_of(app, words) == nullptr;
    if (no_command && !words.empty() && !words[0].starts_with('-')) text = fmt::format("unknown command '{}'", words[0]);
    std::cerr << "autotune: error: " << text << (no_command ? "; valid commands: " + command_names() : "; see --help") << "\n";
    return 2;
  }
  options.database.filter.attributes = options.attributes;
  const bool is_shared = options.command == Command::db && is_of_others(options.database.command);
  if (is_shared && options.db.empty() && environment.shared.empty()) {
    std::cerr << "autotune: error: neither XDG_DATA_HOME nor HOME says where records of others go; name --db\n";
    return 2;
  }
  if (is_shared && options.db.empty()) options.db = environment.shared;
  const CLI::App* const command = command_of(app, words);
  if (command->get_option_no_throw("--templates") != nullptr || command->get_option_no_throw("--db") != nullptr) {
    if (const auto file = find_project(environment)) apply(CodegenClient(codegen_settings(options)).project(*file), options);
  }
  if (!options.file.empty()) {
    const std::filesystem::path folder = std::filesystem::absolute(options.file).parent_path();
    options.templates.push_back(options.file);
    std::error_code missing;
    if (options.command == Command::run) return options;  // it neither reads records nor writes any
    if (options.db.empty() && std::filesystem::equivalent(folder, options.root, missing)) {
      std::cerr << fmt::format(
          "autotune: error: beside {} are Tilewright's own tuning_db/ and generated/: put it into a folder of yours, or name "
          "--db\n",
          options.file.string());
      return 2;
    }
    if (options.generated.empty() && options.db.empty()) options.generated = folder / "generated";
    if (options.db.empty()) options.db = folder / "tuning_db";
  }
  if (options.db.empty() && is_installed) {
    options.db = environment.records.empty() ? options.work / "tuning_db" : environment.records;
  } else if (options.db.empty()) {
    options.db = options.root / "tuning_db";
    if (options.generated.empty()) options.generated = options.root / "generated";
  }
  return options;
}

}  // namespace tilewright::tune
