#include "options.h"

#include <charconv>
#include <map>
#include <stdexcept>

namespace block {

const char* const kUsage =
    R"(usage: block [--model NAME] [--prefill N] [--context N] [--steps N] ...

A transformer block of a model's sizes, with random weights: prefill, or decoding token by token from a paged cache.
Prints tokens a second, how near to the limit of memory or arithmetic that is, and the time of each operator.

  --model NAME      llama-3-8b (the default), qwen3-4b or gpt2; of experts mixtral-8x7b or qwen3-30b-a3b, and with
                    --part feedforward deepseek-v3 or gpt-oss-20b
  --part NAME       all (the default), or feedforward: the block without its attention
  --tiny            the same architecture in sizes for tests
  --device NAME     cpu, a CUDA ordinal or UUID; unless said the first GPU, else the CPU. bf16 on GPUs, f32 on CPUs
  --batch N         sequences (1)
  --prefill N       N tokens of each sequence at once, which fills the cache
  --context N       tokens that lie in the cache where decoding begins, random ones (1024); after a prefill those of the prefill
  --steps N         tokens to decode then (32); 0: none
  --layers N        the block so many times, each with memory of its own (1)
  --repeats N       times that all of it is timed, of which the median counts (5)
  --threads N       CPU threads; unless said as many as the library takes
  --weights FILE    random weights: made of the seed and written if the file is not there
  --seed N          of the weights (1)
  --check           hold results against an implementation in f64; ends with 1 where they are wrong
  --json            print one JSON object in the place of tables

  TILEWRIGHT_RECORD=shapes.json block --model qwen3-4b     what it computes, added to a file, to be tuned:
  ./tilewright autotune --shapes shapes.json
)";

namespace {

constexpr std::int64_t kMost = 1 << 30, kMostThreads = 65535;  // as many as the library takes

std::int64_t number(const std::string& option, const std::string& text, std::int64_t least, std::int64_t most) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
    throw std::invalid_argument(option + ": '" + text + "' is not valid; valid are whole numbers from " +
                                std::to_string(least) + " to " + std::to_string(most));
  return value;
}

}  // namespace

Options parse(int count, const char* const* words) {
  struct Number {
    std::int64_t* value;
    std::int64_t least;
    std::int64_t most = kMost;
  };
  Options options;
  const std::map<std::string, Number> numbers = {
      {"--seed", {&options.seed, 0}},
      {"--batch", {&options.batch, 1}},
      {"--context", {&options.context, 0}},
      {"--prefill", {&options.prefill, 0}},
      {"--steps", {&options.steps, 0}},
      {"--layers", {&options.layers, 1}},
      {"--threads", {&options.threads, 0, kMostThreads}},
      {"--repeats", {&options.repeats, 1}},
  };
  const std::map<std::string, std::string*> texts = {
      {"--model", &options.model}, {"--part", &options.part}, {"--device", &options.device}, {"--weights", &options.weights}};
  const std::map<std::string, bool*> flags = {
      {"--tiny", &options.is_tiny}, {"--check", &options.is_check}, {"--json", &options.is_json}, {"--help", &options.is_help}};

  bool names_context = false;
  for (int i = 1; i < count; ++i) {
    std::string name = words[i], value;
    const std::size_t equals = name.find('=');
    const bool is_joined = equals != std::string::npos;
    if (is_joined) value = name.substr(equals + 1), name.resize(equals);
    if (const auto flag = flags.find(name); flag != flags.end() && !is_joined) {
      *flag->second = true;
      continue;
    }
    const auto text = texts.find(name);
    const auto numeric = numbers.find(name);
    if (text == texts.end() && numeric == numbers.end())
      throw std::invalid_argument("unknown option '" + std::string(words[i]) + "'; block --help lists them");
    if (!is_joined) {
      if (i + 1 == count) throw std::invalid_argument(name + " needs a value; block --help says which");
      value = words[++i];
    }
    if (text != texts.end())
      *text->second = value;
    else
      *numeric->second.value = number(name, value, numeric->second.least, numeric->second.most);
    names_context = names_context || name == "--context";
  }
  if (options.part != "all" && options.part != "feedforward")
    throw std::invalid_argument("--part: '" + options.part + "' is not valid; valid are all, feedforward");
  if (options.prefill > 0 && names_context)
    throw std::invalid_argument("--prefill and --context exclude each other: decoding goes on behind the prefill's tokens");
  if (options.prefill == 1) throw std::invalid_argument("--prefill 1 is a step of decoding: --context 0 --steps 1");
  if (options.prefill == 0 && options.steps == 0)
    throw std::invalid_argument("nothing to do: --steps or --prefill must be above 0");
  if (options.prefill > 0) options.context = options.prefill;
  return options;
}

}  // namespace block
