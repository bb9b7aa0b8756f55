// What `--help` says of the program and of each command, below its options.
#pragma once

namespace tilewright::tune {

inline constexpr const char* kDescription = "Tunes generated kernels on the device that is here, and keeps what it learned.";

inline constexpr const char* kFooter = R"(examples:
  autotune                                    tune the default op on the best device of this machine
  autotune --shapes 512,512,512 --threads 2   one shape, its sizes in the op's order, on two threads
  autotune --op my_op --my-attribute value    another op, with a value of one of its attributes; --op my_op --help lists them
  autotune --arch sm80                        no A100 here? then nothing is measured: kernels are compiled, ranked and
                                              published as predicted
  autotune --templates my_ops --op my_op --shapes 4096 --db my_db --generated my_generated
  tune vector_add.cu                          a plain kernel's file is an operator: tune it where it lies
  serve vector_add.cu                         a program at stdin and stdout says what is measured
  run vector_add.cu --config BLOCK=128,VEC=2  one candidate: is it right, how fast is it, what does it need?
  doctor                                      is this machine ready for tuning? what is to be done?
  prebuild --arch sm80 --cache DIR            compile for an A100 here, so that the machine that has one need not
  prebuild --device l4 --cache DIR            the same for an L4, whatever the default device of its arch
  check --arch sm80                           run every published kernel of an arch against the reference again
  list                                        archs, ops, presets, strategies
  cover --max-loss 2%                         which kernels need not be linked, if records may be 2 % slower
  db lint                                     whether every record still holds
  db pull https://example.org/records         what others tuned on such devices
  merge shards/*/journal/*.jsonl              what N machines tuned with --shard, put together
  report work/journal/0001.jsonl -o r.html    what was tried and found there, as a page for a browser
  diff old_db new_db                          what is slower than it was, beyond the noise? (exit status 1)
  explain --shapes 1,4096,4096                which kernel the linked library would launch, and why

A tilewright.toml in the working folder or above it names operators of your own, their records and where winners go, for every command:
[project], ops = ["kernels/*.cu", "ops/my.py"], db = "tuning_db", generated = "generated" (TILEWRIGHT_PROJECT=none: as if it were not there).

COMMAND --help tells more. The source tree is found by itself; TILEWRIGHT_ROOT names another. Exit status: 0 done, 1 failed, 2 wrong usage, 130 stopped by Ctrl-C (what was decided is kept).)";

inline constexpr const char* kTuneFooter =
    R"(shapes: a preset's name, a file, or sizes in the op's order (512,512,512 or n=1,m=4096). A file holds one shape a line, or
a JSON array of {"attributes": {...}, "sizes": {...}, "threads": n}. A program run with TILEWRIGHT_RECORD=FILE leaves such a file
of all that it asked for, of every op: autotune --shapes FILE tunes that.

What happens: codegen lists legal candidates, best predicted first; they are compiled in parallel (cached by content); those that
spill are dropped; for each problem the search tries candidates within its share of --budget, each checked against an f64 reference
before it is timed; the best and the default are timed again side by side; the winner must get the edge cases right too; a record
is published only if it beats the default by more than the noise. Every sample is in WORK/journal.

--budget counts the time that the device is held for measuring, nothing else. A problem's search ends when candidates no longer get
better; what it leaves goes to the others, and those with the most to gain get a second turn. What the budget cannot pay for is left
as it was, and the summary says so; exit status 1 is for problems that failed. --dry-run estimates what a run would use.

TILEWRIGHT_PROVIDERS=cublaslt (openblas, blis, mkl, onednn; several apart by commas) lets other libraries of this machine compete: a
record then names the algorithm that was faster than our own winner, and programs with the same variable run it (docs/how/providers.md).
--scheduler tcp://head:8786 has the workers of a Dask cluster tune, a shape each (docs/how/cluster.md).
On a shared machine run it under `chrt -f 50` for steadier CPU times.)";

inline constexpr const char* kMergeJournalsFooter =
    R"(Each machine ran the same command with a --shard of its own, such as

  autotune --shapes shapes.json --budget 2h --shard $((SLURM_ARRAY_TASK_ID + 1))/8 --no-emit --work shards/$SLURM_ARRAY_TASK_ID

and left a journal in its --work. `merge shards/*/journal/*.jsonl` makes one of them, publishes what was decided into --db and emits.
Journals of other options, devices, drivers, compilers or kernels are refused by name. Of a problem that several decided the latest
decision counts. Exit status 1: a shard is missing, or one of them has no end (see docs/how/cluster.md).)";

inline constexpr const char* kSimulateFooter =
    R"(What problems of the trace took to be measured and their kernels to be compiled is dealt out over hosts of some GPUs each, as
--shard and --devices do it, with failures. Nothing is run. For example

  simulate --trace build/tune/journal/0001.jsonl --problems 10000 --failures 0.01 --workers 8,64,512,4096

Costs are known beforehand here, which those of a real run are only about: docs/how/cluster.md says what the figures are good for.)";

inline constexpr const char* kTuneFileFooter =
    R"(FILE is the whole operator: a plain .cu or .cc whose comments say what it is. For example vector_add.cu:

  // tw: op     vector_add(a: f32[n], b: f32[n]) -> c: f32[n]
  // tw: tune   BLOCK = 64, 128, 256; VEC = 1, 2, 4
  // tw: where  BLOCK * VEC <= 1024
  // tw: launch grid = ceil(n / (BLOCK * VEC)), block = BLOCK
  // tw: check  reference.h:vector_add
  // tw: shapes n = 1000, 1 << 20
  __global__ void vector_add(const float* a, const float* b, float* c, long long n) { ... }

Every candidate is checked and timed, as `autotune` does it (its --help tells what happens); records go to FILE's folder, into
tuning_db/, the winners with a typed header and a CMake target into generated/ beside it. docs/how/own-kernel.md has all the words.

  tune vector_add.cu                         the shapes of the file on the best device of this machine
  tune vector_add.cu --shapes 4096 --budget 10s
  tune vector_add.cc --threads 1             the same for a CPU
  tune space.json --t4 results.json          a T1 search space that names a kernel, as Kernel Tuner reads it (docs/how/kernel-tuner.md)
  tune vector_add.cu --arch sm80             no A100 here? then it is compiled, ranked and published as predicted)";

inline constexpr const char* kServeFooter =
    R"(For a program that searches on its own. It is told of a problem, says which candidates are measured, and hears what became of each; what
it measures is compiled, checked, journaled, and in the end decided and recorded as by `autotune`. One JSON object a line:

  stdout  {"phase": "space", "number": 0, "problem": ..., "parameters": {"BLOCK": [64, 128]}, "candidates": [{"index": 0, "config": {...}}], ...}
  stdin   {"command": "measure", "configs": [{"BLOCK": 64}, 3]}      by parameters' values (of several the best predicted), or by index
  stdout  {"phase": "search", "index": 0, "config": {"BLOCK": 64}, "us": [...], "time": {"median_us": ..., "error_us": ...}}
  stdout  {"phase": "search", "index": 3, "config": {"BLOCK": 128}, "invalidity": "correctness", "reason": ...}
  stdin   {"command": "finish"}                                      a final of the best, the default and the incumbent; the record
  stdout  {"phase": "decided", "number": 0, "record": {...}}         then the space of the next problem, at last {"phase": "end", ...}

Each configuration gets one line, in order; a line that says nothing sensible gets one {"phase": "error", "reason": ...}. Where the budget ends,
what was not measured is told with "cut_off": true, and the problem is decided by what was. {"command": "abort"}, or the end of stdin: nothing is
recorded; --resume goes on, and measures nothing twice. "invalidity": compile, runtime ("fatal": true: a crash), correctness, timeout, constraints.
docs/how/file-formats.md has every word, docs/how/tune-from-python.md the same in Python (tilewright.tuning.Session).

  serve my_kernel.cc --shapes n=1000 --threads 1 --budget 1m
  serve --op my_op --shapes 512,512 --limit 200          all of the 200 best predicted are compiled before the first word)";

inline constexpr const char* kRunFooter =
    R"(Prints how the candidate is launched (grid, block, shared memory of each kernel), what its code needs (registers, spills), whether its
result is right and by how much, its time, GB/s and share of the roofline; and the commands of profilers that look at it alone. Searches
and records nothing.

  run vector_add.cu --shape n=1000                        the default candidate
  run vector_add.cu --config BLOCK=128,VEC=2              this one, at the first of FILE's shapes
  run softmax.cu --config BLOCK=256 --shape 128,1000 --dtype f16
  run vector_add.cu --config BLOCK=128 --dump out.npz     np.load("out.npz"): a, b, sizes and scalars, what the kernel wrote as c, what is
                                                          right as c.expected; of what is updated in place c.before, too
  run vector_add.cu --arch sm80 --ptx > vector_add.ptx    without any GPU
  run --op my_op --kernel ID --shape 512,512              of an operator in a folder

A wrong result is written by --dump, too. --config may leave parameters out: then the best predicted of those that are left is taken. What
is no candidate is refused, and the rule that it breaks is named. Exit status: 0 right, 1 wrong or not run, 2 wrong usage.)";

inline constexpr const char* kPrebuildFooter =
    R"(Fills --cache with every candidate and reference that `autotune` with the same --arch, --op, attributes, --shapes, --threads, --limit
and --kernel will want, with their registers, spills and shared memory. A GPU is not needed, nor the machine that has it a compiler:

  prebuild --arch sm80 --cache sm80-cache     here; compilers run in parallel, and what is there already is not compiled again
  autotune --arch sm80 --cache sm80-cache     on the machine with the A100, after copying the folder there: compiles nothing

Images that were damaged on the way are noticed; but they are code that will run there: take them from nobody else. Records name the compiler that made the images, wherever they were made. For a
CPU arch name the --threads of the other machine: "all" means this machine's cores.)";

inline constexpr const char* kDoctorFooter =
    R"(Looks at driver, GPUs (memory, clocks, power, ECC, MIG, who else uses them), compilers, Python, folders, disk space, CPU, limits and
clock; changes nothing. Each line is ok, a warning (results suffer) or a problem (tuning fails, or is worthless), with what to do about
it. --arch asks about one arch: can it be tuned here, or only prebuilt? `autotune` does the same, briefly, before it starts: warnings
go to stderr, a problem ends it. Exit status 1 when there is a problem.

  doctor                  of the best device here
  doctor --arch sm80      can sm80 be tuned here, or prebuilt?
  doctor --json           {"schema": "tilewright.doctor/1", "status": ..., "findings": [{"severity", "subject", "text", "remedy"}]})";

inline constexpr const char* kCheckFooter =
    R"(Kernels of an arch that is not here are compiled for the device that is (compute_80 code for an sm_90), which needs nvcc.
Exit status 1 when any fails.

  check                                         every record, at its shape and the edge cases of its op and its kernel
  check --op my_op --kernel ID --shapes 4096    one candidate, won or not; `autotune` prints this command for those that fail

A failure names the first wrong element, what was there and what should be. On a GPU a crash or a hang is best looked at under
compute-sanitizer: the command is printed, too.)";

inline constexpr const char* kDbFooter =
    R"(Records of others are read as if anyone had written them. `db COMMAND --help` tells more, docs/how/databases.md how a database is
kept. Exit status: 0 fine, 1 findings or differences, 2 wrong usage.)";

inline constexpr const char* kExplainFooter =
    R"(With --op and nothing that says a problem: what the op's attributes, sizes, tensors and scalars are, in the order in which C callers
give them. The linked library alone says the same: tilewright-explain --op OP.)";

inline constexpr const char* kRestampFooter =
    R"(A record holds as long as its kernel's source text does: rendered source, the headers that it includes, flags. Who moves a helper from one
header to another changes texts, and most of the time no machine code. OLD, a commit or a checkout's folder, is the tree in which the records
held. Each record that holds no more has its kernel rendered by OLD's codegen and by today's; both are compiled by the compiler that the record
names, which needs no GPU; and where the images are the same byte for byte (debug sections, symbol tables and hashes in symbols aside), the
record takes the new hash. Else it stays void, and is listed with the reason. Records whose compiler is not here are left as they are: run it
again where it is (TILEWRIGHT_NVRTC_DIR, TILEWRIGHT_CXX name another). Images are kept in --cache: the same command goes on after a Ctrl-C.

  db restamp HEAD~1 --dry-run      what would the last commit's records come to?
  db restamp v0.24.0 --arch sm80   restamp records of sm80 that held in v0.24.0; then `codegen emit` for generated/
  db restamp HEAD --images         my change is not committed: does any kernel of any arch compile to other code?

--images compares the images of all kernels that both trees emit, winners and defaults, with the compilers that are here, and changes nothing.
Exit status 0: all records hold (--images: all images are the same), 1: some do not or could not be compared, 2: wrong usage, 130: stopped.)";

inline constexpr const char* kPullFooter =
    R"(URL is what somebody pushed to: a folder, http(s)://, or what fsspec reads (s3://, gs://, sftp://: pip install 'tilewright[share]').
Of its index only the devices of this machine are taken (--device names others), of these the records of kernels that are linked
here with the same hash and the same values; the rest is counted and left out. They go to the layer `shared`, which the library reads
by itself and in which your own records, those of --db and of the site, are never behind. Each keeps where it is from ("origin").
Nothing that was fetched is run or compiled, and no place may name a file: sizes, sums and names are checked before a record is read.

  db pull https://example.org/records           for the devices here
  db pull s3://bucket/records --device h200     for an H200 elsewhere
  db verify                                     then: does what it chose compute what is right, here?

Exit status 1: the place, or some of its lines, were refused.)";

inline constexpr const char* kPushFooter =
    R"(Puts the records of --db, or those that --op, --device, ... let pass, beside what is at URL (a folder, s3://, ...), and its index.json
last and at once: who reads meanwhile sees all of the old or all of the new. What is only predicted stays here, what others measured
(pulled records), and what today's templates no longer make. Of two records with one key --prefer decides, as for `merge`. A web
server takes nothing: push to the folder that it serves.

  db push /srv/records --device h200
  db push s3://bucket/records --op my_op --prefer newer

Exit status 1: conflicts that nobody decided, or another push came between.)";

inline constexpr const char* kVerifyFooter =
    R"(Every record of the shared layer (or of --db) that is of a device here is run on its problem and at the edge cases of its kernel, and
compared with the f64 reference, as `check` does it. Those that are right say so from then on ("origin": {"verified": ...}); those
that are wrong, or of kernels that have changed, are removed. Exit status 1: some were.)";

inline constexpr const char* kEmitFooter =
    R"(With --op only this op's kernels are written: a new folder holds it alone, and of other ops that the folder holds no kernel may change.
In a project (tilewright.toml) all of its operators are written, without Tilewright's own. What the folder holds and nobody names is kept, from the
file that it was; where that is not there emission is refused, and --drop drops the operator.

  emit --db my_db --generated my_generated --templates my_ops --op my_op
  emit                                       in a project
  emit --drop my_op                          which it named before)";

inline constexpr const char* kCoverFooter =
    R"(A kernel that wins one record by 1 % is linked as any other. Records say what their finalists took, too: so another kernel, which is
linked anyway, may answer, with the run-time values that were measured. Prints for each arch how many kernels, and how many bytes of code,
are needed where no record may lose more than 0, 1, 2, 5 and 10 % and --max-loss, what it loses then, and how many bytes any choice would
need at the least. Only kernels that won some record are chosen (those are verified at edges, too); default chains stay linked.

--write names those that are left out in DB/left_out.json. `emit` then leaves them out, and `autotune` at its end: a record whose winner is
left out gets its fastest finalist that is linked. One that would lose more than --max-loss, a later one for instance, keeps its kernel. To
have all winners again, remove the file and emit.

  cover --max-loss 2%                          what would 1, 2, 5 or 10 % save?
  cover --max-loss 2% --arch sm90a --write     and then: emit
  cover --max-loss 2% --op NAME --write        all winners of other ops stay linked
  cover --max-bytes 16000000                   which loss fits into 16 MB? (exit status 1 where 2 % does not))";

inline constexpr const char* kReplayFooter =
    R"(A strategy proposes, and what the candidate takes is looked up: so searches are compared in seconds, on spaces that somebody measured
whole. Prints optimum / best found after each of --budget evaluations, as a mean over seeds and spaces and for each space, beside what random
search expects exactly and, of spaces on which it is known, what Kernel Tuner found. Candidates that failed count as evaluations; each seed begins anew, with the candidates in an order of its own.

  replay --strategy portfolio,random convolution_T4.json.gz gemm_cache.json
  replay --seeds 200 --json spaces/*.json.gz > replay.json                        bench/plot_replay.py draws it
  replay --permute spaces/*.json.gz                                               control: nobody may beat random here
  replay --strategy model,portfolio tune/journal/0001.jsonl                        what a run measured, searched again

A journal's candidates are told apart by the parts of their kernels' ids; of one that measured few candidates little is to be learned.)";

inline constexpr const char* kMergeFooter =
    R"(Two records meet when device, op, problem and policy are the same; one that is only predicted never takes the place of a measured
one. Where both differ, --prefer decides; without it conflicts are listed and nothing is written. Exit status 1: conflicts that
nobody decided, or lines that were refused. --dry-run only says what would be done.)";

}  // namespace tilewright::tune
