// row_glu.x86-64-v2.cpu.f16: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_glu.cc
// config: dtype=f16
// hash: 02ecbfbf454248305ba5fe65bce5fe94
#include "common/numbers.h"
#include "row_wise/row_blocks_cpu.h"

struct Params {
  const void* gate;
  const void* up;
  void* y;
  void* workspace;
  long long rows, cols, ldg, ldu, ldy;
  int glu;
  long long block, is_small, is_wide, parts, height, tw_count_5;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::f16>
namespace {
#line 1 "row_glu.cc"
// Gated linear units on CPUs.
// tw: use    row_glu.cu: op, about, types, doc, data, inplace, case, check, shapes
// tw: use    row_blocks_cpu.h: let, align
// tw: launch grid = ceil(rows / height) * parts


inline Floats magnitude(Floats x) { return floats(words(x) & 0x7fffffffu); }

// e^x for x up to 0: 2^i * e^f with a whole i, and |f| up to ln(2) / 2, for x is taken apart by ln(2) in two parts. Two factors
// make 2^i, for results below what exponents reach.
inline Floats exp_of(Floats x) {
  const Floats bounded = larger(all(-104), x);            // whose power is rounded to 0
  const Floats whole = bounded * kLog2OfE + 12582912.0f;  // 1.5 * 2^23: rounds to a whole number
  const Floats i = whole - 12582912.0f, f = (bounded - i * 0.693145752f) - i * 1.42860677e-6f;
  const Floats series = 1 + f * (1 + f * (0.5f + f * (1 / 6.0f + f * (1 / 24.0f + f * (1 / 120.0f + f * (1 / 720.0f))))));
  const Ints exponent = reinterpret_cast<Ints>(whole) - 0x4b400000, half = exponent >> 1;
  const auto power_of_two = [](Ints of) { return reinterpret_cast<Floats>((of + 127) << 23); };
  return series * power_of_two(half) * power_of_two(exponent - half);
}

// x / (1 + exp(-of)): silu where `of` is x. By exp(-|of|), of which exp_of is; NaN for -infinity, as the formula has it.
inline Floats times_sigmoid(Floats x, Floats of) {
  const Floats power = exp_of(-magnitude(of));
  return (of < 0 ? x * power : x) / (1 + power);
}

// x times the normal distribution function F: near 0 by a series of it, else x or 0 less a * F(-a), with a = |x|, which is
// exp(-a^2 / 2) times a polynomial of (a - 2) / (a + 2) (templates/common/activation.h has the same ones).
inline Floats gelu(Floats x) {
  const Floats a = smaller(all(14.6f), magnitude(x)), square = a * a;
  const Floats series =
      ((((-8.50249374e-6f * square + 0.000114915437f) * square - 0.00118719504f) * square + 0.00997354152f) * square -
       0.0664903794f) *
          square +
      0.39894228f;
  const Floats q = (a - 2) / (a + 2);
  Floats r = -0.000274455631f * q + 0.000538734834f;
  for (const float coefficient : {0.000979994428f, -0.000620837126f, -0.00437479839f, -0.0035886995f, 0.0181278173f,
                                  0.0327572314f, -0.151303664f, 0.170501793f, 0.336204003f})
    r = r * q + coefficient;
  const Floats tail = exp_of(-0.5f * square) * r;
  return a < 0.707f ? x * (x * series + 0.5f) : (x < 0 ? 0 * x : x) - tail;
}

struct Glu {
  const T *gate, *up;
  T* y;
  long long ldg, ldu, ldy;
  int glu;
  bool streamed;

  void map(long long row, long long first, long long count) const {
    const auto write = [&](auto activation) {
      map_columns(
          y + row * ldy + first, count, streamed, [&](Floats x, Floats more) { return activation(x) * more; },
          gate + row * ldg + first, up + row * ldu + first);
    };
    if (glu == 0) write([](Floats x) { return times_sigmoid(x, x); });
    if (glu == 1) write(gelu);
    if (glu == 2) write([](Floats x) { return times_sigmoid(x, x * (0.0713548163f * x * x + 1.59576912f)); });
    if (glu == 3) write([](Floats x) { return x < 0 ? Floats{} : x; });
  }
};

void row_glu(const T* gate, const T* up, T* y, long long rows, long long cols, long long ldg, long long ldu, long long ldy,
             int glu, long long block, long long parts, long long height, long long block_x) {
  map_rows(Glu{gate, up, y, ldg, ldu, ldy, glu, is_streamed<T>(rows, cols)},
           {rows, cols, block, parts, height, nullptr, block_x});
}

}  // namespace
#line 2 "row_glu.cu"
extern "C" void tw_row_glu_x86_64_v2_cpu_f16(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_glu(static_cast<const tw::Number<tw::f16>*>(tw_params->gate), static_cast<const tw::Number<tw::f16>*>(tw_params->up), static_cast<tw::Number<tw::f16>*>(tw_params->y), static_cast<long long>(tw_params->rows), static_cast<long long>(tw_params->cols), static_cast<long long>(tw_params->ldg), static_cast<long long>(tw_params->ldu), static_cast<long long>(tw_params->ldy), static_cast<int>(tw_params->glu), static_cast<long long>(tw_params->block), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_params->height), static_cast<long long>(tw_x)); }
