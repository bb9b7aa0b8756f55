// The compile module, the cache key, what is read from logs and images.
#include <gtest/gtest.h>

#include <fstream>

#include "compile/cached_compile.h"
#include "compile/compile_cache.h"
#include "compile/compile_farm.h"
#include "compile/compiler.h"
#include "compile/resources.h"
#include "system/process.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

TEST(CompileKey, EverythingThatDecidesTheImageChangesIt) {
  const CompileJob job{.kind = CompilerKind::cxx, .flags = {"-O3", "-DA"}};
  const auto with = [&](auto change) {
    CompileJob other = job;
    change(other);
    return compile_key(other, "text", "g++ 12");
  };
  const std::string key = compile_key(job, "text", "g++ 12");
  EXPECT_EQ(key.size(), 32u);
  EXPECT_EQ(key, with([](CompileJob& other) { other.output = "elsewhere", other.include_dirs = {"there"}; }));
  EXPECT_NE(key, compile_key(job, "texu", "g++ 12"));
  EXPECT_NE(key, compile_key(job, "text", "g++ 13"));
  EXPECT_NE(key, with([](CompileJob& other) { other.arch = "sm_80"; }));
  EXPECT_NE(key, with([](CompileJob& other) { other.kind = CompilerKind::cuda; }));
  EXPECT_NE(key, with([](CompileJob& other) { other.object = true; }));
  EXPECT_NE(key, with([](CompileJob& other) { other.flags = {"-O3"}; }));
  EXPECT_NE(key, with([](CompileJob& other) { other.flags = {"-DA", "-O3"}; }));
  EXPECT_NE(compile_key(job, "a", "bc"), compile_key(job, "ab", "c"));
}

TEST(Resources, ReadFromWhatPtxasSays) {
  const Resources resources = parse_ptxas_log(
      "ptxas info    : 0 bytes gmem\n"
      "ptxas info    : Compiling entry function 'k' for 'sm_80'\n"
      "    24 bytes stack frame, 20 bytes spill stores, 24 bytes spill loads\n"
      "ptxas info    : Used 168 registers, used 1 barriers, 24 bytes cumulative stack size, 512 bytes smem\n");
  EXPECT_EQ(resources.registers, 168);
  EXPECT_EQ(resources.spill_bytes, 44);
  EXPECT_EQ(resources.smem_bytes, 512);
}

TEST(Resources, NvrtcWordsItsLogAlike) {
  const Resources resources = parse_ptxas_log(
      "ptxas         .     0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
      "ptxas info    : Used 8 registers, used 0 barriers\n");
  EXPECT_EQ(resources.registers, 8);
  EXPECT_EQ(resources.spill_bytes, 0);
  EXPECT_EQ(resources.smem_bytes, 0);
}

TEST(Resources, AreThoseOfTheKernelNotOfItsPrologue) {
  const Resources resources = parse_ptxas_log(
      "ptxas info    : Compiling entry function 'k' for 'sm_90a'\n"
      "    8 bytes stack frame, 4 bytes spill stores, 0 bytes spill loads\n"
      "ptxas info    : Used 88 registers, used 16 barriers, 32 bytes smem\n"
      "ptxas info    : Compiling entry function 'k_prologue' for 'sm_90a'\n"
      "    8 bytes stack frame, 0 bytes spill stores, 8 bytes spill loads\n"
      "ptxas info    : Used 96 registers, used 0 barriers, 16384 bytes smem\n");
  EXPECT_EQ(resources.registers, 88);
  EXPECT_EQ(resources.smem_bytes, 32);
  EXPECT_EQ(resources.spill_bytes, 12) << "neither may spill";
}

TEST(Resources, AreThoseOfAllKernelsOfAUnit) {
  const Resources resources = parse_ptxas_log(
      "ptxas info    : Compiling entry function 'k_2' for 'sm_75'\n"
      "    8 bytes stack frame, 4 bytes spill stores, 0 bytes spill loads\n"
      "ptxas info    : Used 88 registers, used 16 barriers, 32 bytes smem\n"
      "ptxas info    : Compiling entry function 'k' for 'sm_75'\n"
      "ptxas info    : Used 40 registers, used 0 barriers, 64 bytes smem\n");
  EXPECT_EQ(resources.registers, 88);
  EXPECT_EQ(resources.smem_bytes, 64);
  EXPECT_EQ(resources.spill_bytes, 4);
}

TEST(Resources, AnythingElseIsZero) {
  EXPECT_EQ(parse_ptxas_log("").registers, 0);
  EXPECT_EQ(parse_ptxas_log("warning: Used to be fine\n").registers, 0);
  const ScratchFolder scratch;
  EXPECT_EQ(code_bytes_of(scratch.write("text", "not an ELF file")), 0);
  EXPECT_EQ(code_bytes_of(scratch.write("short", "\177ELF")), 0);
  EXPECT_EQ(code_bytes_of(scratch.path() / "none"), 0);
}

TEST(Compiler, MakesASharedObjectAndSaysHowMuchCodeItHolds) {
  const ScratchFolder scratch;
  const CompileJob job{.source = scratch.write("a.cc", "extern \"C\" int f(int x) { return 3 * x; }"),
                       .flags = {"-O2"},
                       .arch = {},
                       .output = scratch.path() / "out/a.so",
                       .log = scratch.path() / "out/a.log"};
  const CompileOutcome outcome = compile(job, toolchain_from_environment());
  EXPECT_TRUE(outcome.ok) << outcome.message;
  EXPECT_GT(code_bytes_of(job.output), 0);
  EXPECT_TRUE(std::filesystem::exists(job.log));
}

TEST(Compiler, ABadUnitIsAnOutcomeAndLeavesNothing) {
  const ScratchFolder scratch;
  const CompileJob job{
      .source = scratch.write("a.cc", "int f( {"), .flags = {}, .arch = {}, .output = scratch.path() / "a.so", .log = {}};
  const CompileOutcome outcome = compile(job, toolchain_from_environment());
  EXPECT_FALSE(outcome.ok);
  EXPECT_NE(outcome.message.find("error"), std::string::npos) << outcome.message;
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(scratch.path()), {}), 1);  // the source
}

TEST(Compiler, AMissingCompilerIsAFaultWithARemedy) {
  try {
    compiler_identity(CompilerKind::cxx, false, {.cxx = {"no-such-compiler"}});
    FAIL();
  } catch (const Error& fault) {
    EXPECT_NE(std::string(fault.what()).find("'no-such-compiler': install g++"), std::string::npos) << fault.what();
  }
}

// What stands before the compiler makes no difference to what it makes; its arguments do.
TEST(CompilerCommand, IsKnownByTheCompilerAndItsArguments) {
  const ScratchFolder scratch;
  const std::filesystem::path launcher = scratch.write("my launcher", "#!/bin/sh\nexec \"$@\"\n");
  std::filesystem::permissions(launcher, std::filesystem::perms::owner_all);
  const std::string plain = compiler_identity(CompilerKind::cxx, false, {.cxx = {"c++"}});
  EXPECT_EQ(compiler_identity(CompilerKind::cxx, false, {.cxx = {launcher.string(), "c++"}}), plain);
  EXPECT_EQ(compiler_identity(CompilerKind::cxx, false, {.cxx = {launcher.string(), "c++", "-DA", "-fno-plt"}}),
            plain + " -DA -fno-plt");

  const CompileJob job{.source = scratch.write("a.cc", "extern \"C\" int f() { return VALUE; }"),
                       .flags = {"-O2"},
                       .arch = {},
                       .output = scratch.path() / "a.so",
                       .log = {}};
  EXPECT_FALSE(compile(job, {.cxx = {launcher.string(), "c++"}}).ok);
  EXPECT_TRUE(compile(job, {.cxx = {launcher.string(), "c++", "-DVALUE=3"}}).ok);
}

TEST(CompilerCommand, OneThatFailsSaysWhyInItsOwnWords) {
  const ScratchFolder scratch;
  const std::filesystem::path broken = scratch.write("c++", "#!/bin/sh\necho 'error: no license' >&2; exit 1\n");
  std::filesystem::permissions(broken, std::filesystem::perms::owner_all);
  try {
    compiler_identity(CompilerKind::cxx, false, {.cxx = {broken.string()}});
    FAIL();
  } catch (const Error& fault) {
    EXPECT_NE(std::string(fault.what()).find("(error: no license)"), std::string::npos) << fault.what();
  }
}

TEST(CompilerCommand, IsReadFromTheEnvironment) {
  const ScratchFolder scratch;
  const std::string path = scratch.write("my tools/g++", "").string();
  const auto words = [](const std::string& text) {
    ::setenv("TILEWRIGHT_CXX", text.c_str(), 1);
    const std::vector<std::string> cxx = toolchain_from_environment().cxx;
    ::unsetenv("TILEWRIGHT_CXX");
    return cxx;
  };
  using Words = std::vector<std::string>;
  EXPECT_EQ(words("ccache g++ -DA='b c'"), Words({"ccache", "g++", "-DA=b c"}));
  EXPECT_EQ(words(path), Words({path})) << "a file's path may have blanks";
  EXPECT_EQ(words(" "), toolchain_from_environment().cxx);
  EXPECT_THROW(words("g++ 'a"), Error);
  ::unsetenv("TILEWRIGHT_CXX");
}

// Both hold the pipe that is read to its end, so this would take a day if either were left.
TEST(Process, ATimeoutEndsTheWholeGroup) {
  const ProcessResult result = run_process({.command = {"sh", "-c", "sleep 86400 & sleep 86400"}, .timeout_s = 0.3});
  EXPECT_TRUE(result.timed_out);
  EXPECT_FALSE(result.ok());
}

TEST(Process, CarriesInputOutputErrorsAndStatus) {
  const ProcessResult result = run_process({.command = {"sh", "-c", "cat; echo $GREETING >&2; exit 3"},
                                            .environment = {{"GREETING", "hello"}},
                                            .input = std::string(300'000, 'x')});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(result.output.size(), 300'000u);
  EXPECT_EQ(result.errors, "hello\n");
}

TEST(Process, AMissingProgramDidNotStart) { EXPECT_FALSE(run_process({.command = {"no-such-program"}}).started); }

TEST(CompileFarm, CompilesCachesAndReports) {
  const ScratchFolder scratch;
  StopSignal stop;
  const UnitSpec good{.source = scratch.write("good.cc", "extern \"C\" void f() {}"), .symbol = "f", .hash = "1", .flags = {}};
  const UnitSpec bad{.source = scratch.write("bad.cc", "nonsense"), .symbol = "f", .hash = "2", .flags = {}};
  const UnitSpec* units[] = {&good, &bad};
  const CompileCache cache(scratch.path() / "cache");
  const CompileSettings settings{
      .program = TEST_COMPILE_PROGRAM, .include_dirs = {}, .arch = {}, .source = {.compiler = "x"}, .jobs = 2};
  const auto run = [&] { return compile_units(units, cache, settings, stop, [](std::size_t) {}); };
  std::vector<CompiledUnit> results = run();
  EXPECT_EQ(results[0].invalidity, Invalidity::none) << results[0].message;
  EXPECT_FALSE(results[0].from_cache);
  EXPECT_GT(results[0].resources.code_bytes, 0);
  EXPECT_EQ(results[1].invalidity, Invalidity::compile);
  EXPECT_NE(results[1].message.find("bad.cc"), std::string::npos) << results[1].message;
  results = run();
  EXPECT_TRUE(results[0].from_cache);
  EXPECT_FALSE(results[1].from_cache);  // failures are tried again: the next compiler may take it
}

// The library's build and the tuner share what is compiled, where it is the same kind of image.
TEST(CachedCompile, CompilesOnceWhateverTheFolders) {
  const ScratchFolder scratch;
  const CompileCache cache(scratch.path() / "cache");
  const auto counted = scratch.write(
      "c++", "#!/bin/sh\n[ \"$1\" = --version ] || echo >>" + (scratch.path() / "calls").string() + "\nexec c++ \"$@\"\n");
  std::filesystem::permissions(counted, std::filesystem::perms::owner_all);
  const auto calls = [&] { return ScratchFolder::read(scratch.path() / "calls").size(); };
  const auto compiled = [&](const std::string& folder, const std::string& constant) {
    scratch.write(folder + "/constant.h", constant);
    const CompileJob job{
        .source = scratch.write(folder + "/unit.cc", "#include \"constant.h\"\nint f() { return kConstant; }\n"),
        .include_dirs = {scratch.path() / folder},
        .output = scratch.path() / folder / "out" / "unit.o",
        .object = true};
    const CompileOutcome outcome = compile_cached(job, cache, {.cxx = {counted.string()}});
    EXPECT_TRUE(outcome.ok) << outcome.message;
    return ScratchFolder::read(job.output);
  };
  const std::string image = compiled("a", "constexpr int kConstant = 1;");
  EXPECT_FALSE(image.empty());
  EXPECT_EQ(calls(), 1u);
  EXPECT_EQ(compiled("b", "constexpr int kConstant = 1;  // told"), image);
  EXPECT_EQ(calls(), 1u);
  EXPECT_NE(compiled("a", "constexpr int kConstant = 2;"), image);
  EXPECT_EQ(calls(), 2u);
}

TEST(CachedCompile, WithoutAWritableCacheItCompiles) {
  const ScratchFolder scratch;
  const CompileCache cache(scratch.write("no-folder", "") / "cache");
  const CompileJob job{
      .source = scratch.write("unit.cc", "int f() { return 1; }"), .output = scratch.path() / "unit.o", .object = true};
  EXPECT_TRUE(compile_cached(job, cache, {}).ok);
  EXPECT_TRUE(std::filesystem::exists(job.output));
}

TEST(CachedCompile, WhatDoesNotCompileLeavesNothing) {
  const ScratchFolder scratch;
  const CompileCache cache(scratch.path() / "cache");
  const CompileJob job{.source = scratch.write("unit.cc", "nonsense"), .output = scratch.path() / "unit.o", .object = true};
  const CompileOutcome outcome = compile_cached(job, cache, {});
  EXPECT_FALSE(outcome.ok);
  EXPECT_NE(outcome.message.find("unit.cc"), std::string::npos) << outcome.message;
  EXPECT_FALSE(std::filesystem::exists(job.output));
}

TEST(CompileFarm, ACompilerThatEndsWithoutAWordHasAReasonToo) {
  const ScratchFolder scratch;
  StopSignal stop;
  const UnitSpec unit{.source = scratch.write("a.cc", ""), .symbol = "f", .hash = "1", .flags = {}};
  const UnitSpec* units[] = {&unit};
  const CompileCache cache(scratch.path() / "cache");
  const auto outcome_of = [&](const char* body) {
    const auto program = scratch.write("program", std::string("#!/bin/sh\n") + body + "\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    const CompileSettings settings{.program = program, .include_dirs = {}, .arch = {}, .source = {.compiler = "x"}, .jobs = 1};
    return compile_units(units, cache, settings, stop, [](std::size_t) {}).front();
  };
  EXPECT_EQ(outcome_of("kill -ALRM $$").invalidity, Invalidity::timeout);
  EXPECT_EQ(outcome_of("kill -ALRM $$").message, "the compiler needed more than 120 s");
  EXPECT_EQ(outcome_of("kill -SEGV $$").message, "the compiler was ended by SIGSEGV (Segmentation fault)");
  EXPECT_EQ(outcome_of("exit 1").message, "the compiler failed without a word");
  EXPECT_EQ(outcome_of("exit 1").invalidity, Invalidity::compile);
}

TEST(CompileFarm, WithoutACompilerOnlyTheCacheAnswers) {
  const ScratchFolder scratch;
  StopSignal stop;
  const UnitSpec unit{.source = scratch.write("a.cc", ""), .symbol = "f", .hash = "1", .flags = {}};
  const UnitSpec* units[] = {&unit};
  const CompileCache cache(scratch.path() / "cache");
  const auto outcome_of = [&](const PrebuiltSet& set) {
    const CompileSettings settings{.program = "/no/such/program",
                                   .include_dirs = {},
                                   .arch = {},
                                   .source = {.compiler = "x", .can_compile = false, .prebuilt = set}};
    return compile_units(units, cache, settings, stop, [](std::size_t) {}).front();
  };
  const CompiledUnit absent = outcome_of({.arch = "a", .compiler = "x", .units = {}});
  EXPECT_EQ(absent.invalidity, Invalidity::compile);
  EXPECT_EQ(absent.message, "it was not prebuilt, and nothing is compiled here");
  EXPECT_FALSE(absent.compiled);
  EXPECT_EQ(outcome_of({.arch = "a", .compiler = "x", .units = {{"1", "no such type"}}}).message,
            "failed when prebuilt: no such type");
}

// What another machine compiled is taken over, as it is there or not at all; what failed there is not tried again.
TEST(CompileFarm, ImagesOfAnotherMachineAreNotCompiled) {
  const ScratchFolder scratch;
  StopSignal stop;
  const UnitSpec good{.source = scratch.write("a.cc", "extern \"C\" void f() {}"), .symbol = "f", .hash = "1", .flags = {}};
  const UnitSpec bad{.source = scratch.write("b.cc", "nonsense"), .symbol = "f", .hash = "2", .flags = {}};
  const UnitSpec* units[] = {&good, &bad};
  const auto run = [&](const char* cache, const ImageSource& source) {
    const CompileSettings settings{
        .program = TEST_COMPILE_PROGRAM, .include_dirs = {}, .arch = {}, .source = source, .jobs = 1};
    return compile_units(units, CompileCache(scratch.path() / cache), settings, stop, [](std::size_t) {});
  };
  const CompiledUnit there = run("there", {.compiler = "x"}).front();
  const ImageSource source{
      .compiler = "x",
      .handed = HandedImages{.folder = scratch.path() / "there",
                             .set = {.arch = "a", .compiler = "x", .units = {{"1", ""}, {"2", "b.cc: error: no"}}}}};
  std::vector<CompiledUnit> here = run("here", source);
  EXPECT_TRUE(here[0].handed && !here[0].compiled && !here[0].from_cache);
  EXPECT_EQ(here[0].resources.code_bytes, there.resources.code_bytes);
  EXPECT_EQ(ScratchFolder::read(here[0].files.image), ScratchFolder::read(there.files.image));
  EXPECT_EQ(here[0].files.image.filename(), there.files.image.filename());
  EXPECT_FALSE(here[1].compiled);
  EXPECT_EQ(here[1].message, "b.cc: error: no");
  here = run("here", source);
  EXPECT_TRUE(here[0].from_cache && !here[0].handed);
  std::ofstream(there.files.image, std::ios::app) << "damaged";
  here = run("elsewhere", source);
  EXPECT_TRUE(here[0].compiled && !here[0].handed) << here[0].message;
}

// An image in a cache, as the farm leaves it.
CompileCache::Entry sealed_entry(const CompileCache& cache, const std::string& image) {
  const CompileCache::Entry entry = cache.entry({.kind = CompilerKind::cuda, .arch = "sm_80"}, "text", "x");
  std::filesystem::create_directories(entry.image.parent_path());
  std::ofstream(entry.image) << image;
  std::ofstream(entry.log) << "ptxas info    : Used 40 registers, 512 bytes smem\n";
  cache.seal(entry, CompilerKind::cuda, "x");
  return entry;
}

TEST(CompileCache, KeepsResourcesBesideTheImage) {
  const ScratchFolder scratch;
  const CompileCache cache(scratch.path());
  const CompileCache::Entry entry = sealed_entry(cache, "the image");
  std::filesystem::remove(entry.log);
  const CompileCache::Lookup found = cache.look_up(entry);
  ASSERT_EQ(found.state, CompileCache::State::whole);
  EXPECT_EQ(found.facts.resources.registers, 40);
  EXPECT_EQ(found.facts.resources.smem_bytes, 512);
  EXPECT_EQ(found.facts.compiler, "x");
}

TEST(CompileCache, NoticesAnImageThatIsNotTheOneThatWasWritten) {
  const ScratchFolder scratch;
  const CompileCache cache(scratch.path());
  const std::string image = "the image";
  const CompileCache::Entry entry = sealed_entry(cache, image);
  for (std::size_t kept = 0; kept < image.size(); ++kept) {
    std::ofstream(entry.image) << image.substr(0, kept);
    EXPECT_EQ(cache.look_up(entry).state, CompileCache::State::damaged) << kept;
  }
  std::ofstream(entry.image) << "the imagf";
  EXPECT_EQ(cache.look_up(entry).state, CompileCache::State::damaged);
  std::ofstream(entry.image) << image;
  EXPECT_EQ(cache.look_up(entry).state, CompileCache::State::whole);
}

TEST(CompileCache, FactsCutShortAreNeverBelieved) {
  const ScratchFolder scratch;
  const CompileCache cache(scratch.path());
  const CompileCache::Entry entry = sealed_entry(cache, "the image");
  const std::string facts = ScratchFolder::read(entry.facts);
  for (std::size_t kept = 0; kept + 1 < facts.size(); ++kept) {  // the last byte ends the line and says nothing
    std::ofstream(entry.facts) << facts.substr(0, kept);
    EXPECT_EQ(cache.look_up(entry).state, CompileCache::State::damaged) << kept;
  }
  std::filesystem::remove(entry.facts);
  EXPECT_EQ(cache.look_up(entry).state, CompileCache::State::absent);  // as when the compiler was stopped between the two
}

}  // namespace
}  // namespace tilewright::tune
