#include "report.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

namespace block {
namespace {

// As printf does.
[[gnu::format(printf, 1, 2)]] std::string format(const char* pattern, ...) {
  std::va_list arguments;
  va_start(arguments, pattern);
  char line[512];
  std::vsnprintf(line, sizeof(line), pattern, arguments);
  va_end(arguments);
  return line;
}

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + '"';
}

std::string sizes_of(const Model& m) {
  return format("\"sizes\": {\"hidden\": %ld, \"heads\": %ld, \"kv_heads\": %ld, \"head_dim\": %ld, \"ffn\": %ld", m.hidden,
                m.heads, m.kv_heads, m.head_dim, m.ffn) +
         (m.has_experts() ? format(", \"experts\": %ld, \"top_k\": %ld, \"shared_ffn\": %ld", m.experts, m.top_k, m.shared_ffn)
                          : "") +
         format(", \"rope_theta\": %g, \"eps\": %g, \"is_gated\": %s, ", m.rope_theta, static_cast<double>(m.eps),
                m.is_gated() ? "true" : "false") +
         format("\"has_layer_norm\": %s, \"has_head_norms\": %s, \"has_biases\": %s}", m.norm == Norm::layer ? "true" : "false",
                m.has_head_norms ? "true" : "false", m.has_biases ? "true" : "false");
}

double sum_us(const PhaseResult& phase) {
  double sum = 0;
  for (const OperatorTime& each : phase.operators) sum += each.us;
  return sum;
}

}  // namespace

bool Report::is_right() const {
  return !options.is_check ||
         std::all_of(phases.begin(), phases.end(), [&](const PhaseResult& each) { return each.check.is_right(most_error); });
}

std::string Report::text() const {
  std::string result = format("%s, %s, %s, batch %ld, layers %ld\n", model.name.c_str(), device.name.c_str(),
                              element == Element::bf16 ? "bf16" : "f32", options.batch, options.layers);
  for (const PhaseResult& phase : phases) {
    const double memory_us = phase.bytes / copy_bytes_per_s * 1e6,
                 arithmetic_us = peak_flops > 0 ? phase.flops / peak_flops * 1e6 : 0;
    result += format("\n%s: %.0f tokens/s, %.1f us %s of %ld tokens\n", phase.name.c_str(), phase.tokens_per_s(), phase.us,
                     phase.name == "decode" ? "a step" : "all", phase.tokens);
    result += format("  memory: %.4g MB to read, %.0f%% of what a copy moves (%.0f GB/s)\n", phase.bytes * 1e-6,
                     100 * memory_us / phase.us, copy_bytes_per_s * 1e-9);
    result += format("  arithmetic: %.4g GFLOP, %.4g GFLOP/s", phase.flops * 1e-9, phase.flops / phase.us * 1e-3);
    result += peak_flops > 0 ? format(", %.0f%% of the peak\n", 100 * arithmetic_us / phase.us) : "\n";
    if (options.is_check)
      result += format("  check: error %.2e of what is added, %s (at most %.0e)\n", phase.check.error(),
                       phase.check.is_right(most_error) ? "right" : "WRONG", most_error);
    const double all_us = sum_us(phase);
    for (const OperatorTime& each : phase.operators)
      result += format("  %-10s %9.1f us %5.1f%%  %-8s %s\n", each.name.c_str(), each.us, 100 * each.us / all_us,
                       each.match.c_str(), each.kernel.c_str());
    result += format("  %-10s %9.1f us, each alone\n", "together", all_us);
  }
  return result;
}

std::string Report::json() const {
  std::string result = "{\"model\": " + quoted(model.name) + ", \"device\": " + quoted(device.key) +
                       ", \"dtype\": " + quoted(element == Element::bf16 ? "bf16" : "f32") +
                       format(", \"batch\": %ld, \"layers\": %ld, \"context\": %ld, \"copy_bytes_per_s\": %.6g", options.batch,
                              options.layers, options.context, copy_bytes_per_s) +
                       format(", \"peak_flops\": %.6g, ", peak_flops) + sizes_of(model) + ", \"phases\": [";
  for (const PhaseResult& phase : phases) {
    result += (&phase == phases.data() ? "" : ", ") + std::string("{\"phase\": ") + quoted(phase.name) +
              format(", \"tokens\": %ld, \"steps\": %ld, \"us\": %.6g, \"tokens_per_s\": %.6g", phase.tokens, phase.steps,
                     phase.us, phase.tokens_per_s()) +
              format(", \"bytes\": %.8g, \"flops\": %.8g", phase.bytes, phase.flops);
    if (options.is_check)
      result +=
          format(", \"error\": %.4g, \"right\": %s", phase.check.error(), phase.check.is_right(most_error) ? "true" : "false");
    result += ", \"operators\": [";
    for (const OperatorTime& each : phase.operators)
      result += (&each == phase.operators.data() ? "" : ", ") + std::string("{\"name\": ") + quoted(each.name) +
                format(", \"us\": %.6g, \"match\": ", each.us) + quoted(each.match) + ", \"kernel\": " + quoted(each.kernel) +
                "}";
    result += "]}";
  }
  return result + "]}\n";
}

}  // namespace block
