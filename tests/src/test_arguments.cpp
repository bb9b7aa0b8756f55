// What callers give that can't be right is refused by name before anything runs, of every op; what is merely unusual is taken.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "gemm_case.h"
#include "launch/argument_check.h"
#include "table/op_schema.h"
#include "table/problem_by_name.h"
#include "tilewright/attention_decode.h"
#include "tilewright/attention_forward.h"
#include "tilewright/device.h"
#include "tilewright/dispatch.h"
#include "tilewright/grouped_gemm.h"
#include "tilewright/k_grouped_gemm.h"
#include "tilewright/moe_combine.h"
#include "tilewright/moe_route.h"
#include "tilewright/moe_sort.h"
#include "tilewright/row_add_rmsnorm.h"
#include "tilewright/row_argmax.h"
#include "tilewright/row_glu.h"
#include "tilewright/row_rotary.h"
#include "tilewright/row_softmax.h"
#include "tilewright/row_topk.h"
#include "tilewright/scaled_grouped_gemm.h"

namespace tilewright {
namespace {

// The sentence with which it is refused; empty when it is not.
std::string refused(const std::function<void()>& call) {
  try {
    call();
  } catch (const InvalidArgument& error) {
    return error.what();
  }
  return "";
}

class Arguments_ : public testing::Test {
 protected:
  void SetUp() override {
    if (std::ranges::none_of(linked_table().archs, [](const ArchEntry& arch) { return compatible(arch, cpu_device()); })) {
      GTEST_SKIP() << "no linked arch runs on this CPU";
    }
  }
};

class GemmArguments_ : public Arguments_ {
 protected:
  static std::string planned(const GemmProblem& problem) {
    return refused([&] { plan_gemm(problem, cpu_device()); });
  }
  std::string run(const GemmArguments& arguments, void* workspace = nullptr) {
    return refused([&] { plan_gemm(problem_, cpu_device())->run(to_arguments(arguments), workspace); });
  }
  std::string one_call(const GemmArguments& arguments) {
    return refused([&] { gemm(problem_, arguments, nullptr, 0, nullptr, cpu_device()); });
  }

  GemmProblem problem_{.M = 20, .N = 30, .K = 40, .batch = 2, .threads = 1};
  std::vector<float> a_ = std::vector<float>(1600, 1), b_ = std::vector<float>(2400, 2), c_ = std::vector<float>(1200),
                     bias_ = std::vector<float>(30);
  GemmArguments right_{.A = a_.data(), .B = b_.data(), .C = c_.data(), .bias = bias_.data()};
};

TEST_F(GemmArguments_, NeededTensorsAreNotNull) {
  EXPECT_EQ(run(right_), "");
  GemmArguments wrong = right_;
  wrong.A = nullptr;
  EXPECT_EQ(run(wrong), "gemm: A is NULL");
  EXPECT_EQ(one_call(wrong), "gemm: A is NULL");
  wrong = right_;
  wrong.B = nullptr;
  EXPECT_EQ(run(wrong), "gemm: B is NULL");
  wrong = right_;
  wrong.C = nullptr;
  EXPECT_EQ(run(wrong), "gemm: C is NULL");
  wrong = right_;
  wrong.bias = nullptr;
  EXPECT_EQ(run(wrong), "");
}

TEST_F(GemmArguments_, TensorsAreAlignedToTheirElements) {
  GemmArguments wrong = right_;
  wrong.A = reinterpret_cast<const char*>(a_.data()) + 2;
  EXPECT_EQ(run(wrong), "gemm: A is at an address that is no multiple of 4, the bytes of its elements");
  wrong = right_;
  wrong.bias = reinterpret_cast<const char*>(bias_.data()) + 1;
  EXPECT_EQ(run(wrong), "gemm: bias is at an address that is no multiple of 4, the bytes of its elements");
}

TEST_F(GemmArguments_, TheResultOverlapsNothing) {
  const std::string a = "gemm: C, which is written, overlaps A", b = "gemm: C, which is written, overlaps B";
  std::vector<float> both(4000);
  GemmArguments wrong = right_;
  wrong.A = both.data(), wrong.C = both.data();
  EXPECT_EQ(run(wrong), a);
  wrong.C = both.data() + 1599;
  EXPECT_EQ(run(wrong), a);
  wrong.C = both.data() + 1600;
  EXPECT_EQ(run(wrong), "");
  wrong.A = both.data() + 1199, wrong.C = both.data();
  EXPECT_EQ(run(wrong), a);
  wrong.A = both.data() + 1200;
  EXPECT_EQ(run(wrong), "");
  wrong = right_;
  wrong.B = both.data(), wrong.C = both.data() + 2399;
  EXPECT_EQ(run(wrong), b);
  wrong = right_;
  wrong.bias = c_.data() + 1199;
  EXPECT_EQ(run(wrong), "gemm: C, which is written, overlaps bias");
}

// With 16-bit factors and a result of f32, which no CPU kernel has: what is checked needs none.
TEST(GemmTypes, FactorsAndResultsAreMeasuredByTheirOwnElements) {
  const OpEntry& op = op_by_name(linked_table(), "gemm");
  for (const Dtype dtype : {Dtype::f16_f32, Dtype::bf16_f32}) {
    const Problem problem = to_problem({.dtype = dtype, .M = 4, .N = 8, .K = 16}, cpu_device());
    const ArgumentCheck check(op, problem, 2);
    alignas(16) unsigned char memory[1024];
    // A, B, C and bias, one behind the other.
    constexpr std::size_t kB = 4 * 16 * 2, kC = kB + 16 * 8 * 2, kBias = kC + 4 * 8 * 4;
    const auto wrong = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t bias) {
      return refused([&] {
        check.require_right(problem, to_arguments({.A = memory + a, .B = memory + b, .C = memory + c, .bias = memory + bias}));
      });
    };
    EXPECT_EQ(wrong(0, kB, kC, kBias), "");
    EXPECT_EQ(wrong(2, kB + 2, kC + 4, kBias + 4), "");
    EXPECT_EQ(wrong(1, kB, kC, kBias), "gemm: A is at an address that is no multiple of 2, the bytes of its elements");
    EXPECT_EQ(wrong(0, kB, kC + 2, kBias + 4), "gemm: C is at an address that is no multiple of 4, the bytes of its elements");
    EXPECT_EQ(wrong(0, kB, kC, kBias + 2), "gemm: bias is at an address that is no multiple of 4, the bytes of its elements");
    EXPECT_EQ(wrong(0, kB, kC, kBias - 4), "gemm: C, which is written, overlaps bias");
    EXPECT_EQ(wrong(0, kB, kC - 4, kBias), "gemm: C, which is written, overlaps B");
    const std::string name = dtype == Dtype::f16_f32 ? "dtype=f16_f32" : "dtype=bf16_f32";
    EXPECT_NE(semantic_text(op, problem).find(name), std::string::npos) << semantic_text(op, problem);
  }
}

// Columns of one matrix, as layers that append features have them.
TEST_F(GemmArguments_, TheResultMayLieBetweenTheRowsOfAnOperand) {
  problem_ = {.M = 20, .N = 30, .K = 40, .lda = 100, .ldc = 100, .threads = 1};
  std::vector<float> features(2000, 1);
  EXPECT_EQ(run({.A = features.data(), .B = b_.data(), .C = features.data() + 40}), "");
  EXPECT_EQ(features[40], 80.0f);
  EXPECT_EQ(run({.A = features.data(), .B = b_.data(), .C = features.data() + 39}), "gemm: C, which is written, overlaps A");
}

TEST_F(GemmArguments_, WorkspacesAreAligned) {
  problem_ = {.layout = Layout::nt, .M = 64, .N = 64, .K = 64, .threads = 1};  // B is copied: nobody can read it in place
  a_.resize(4096), b_.resize(4096), c_.resize(4096);
  const GemmArguments given{.A = a_.data(), .B = b_.data(), .C = c_.data()};
  ASSERT_GT(plan_gemm(problem_, cpu_device())->workspace_bytes(), 0u);
  alignas(256) static unsigned char workspace[1 << 20];
  EXPECT_NE(run(given, workspace + 8).find("is not aligned to 256 bytes"), std::string::npos);
  EXPECT_EQ(run(given, workspace), "");
}

TEST_F(GemmArguments_, SizesThatCannotBeAreNamed) {
  EXPECT_EQ(planned({.M = -1, .N = 1, .K = 1}), "gemm: size M is negative (-1) in M=-1 N=1 K=1 batch=1");
  EXPECT_EQ(planned({.M = 8, .N = 16, .K = 64, .lda = 3}),
            "gemm: lda is 3, less than 64 and no broadcast (0), in M=8 N=16 K=64 batch=1");
  EXPECT_EQ(planned({.M = 8, .N = 16, .K = 64, .ldc = 15}),
            "gemm: ldc is 15, less than 16 and no broadcast (0), in M=8 N=16 K=64 batch=1");
  EXPECT_EQ(planned({.M = 1, .N = 1, .K = 1, .batch = 1LL << 40, .stride_a = 1LL << 40}),
            "gemm: A would reach over more than 2^48 elements, in M=1 N=1 K=1 batch=1099511627776");
  EXPECT_NE(planned({.M = 1LL << 40, .N = 1, .K = 1LL << 40}), "");
}

TEST_F(GemmArguments_, ThreadsBeyondWhatAPoolHoldsAreNamed) {
  EXPECT_EQ(planned({.M = 8, .N = 8, .K = 8, .threads = 65536}), "gemm: threads is 65536; valid are 0 to 65535");
  EXPECT_EQ(planned({.M = 8, .N = 8, .K = 8, .threads = -1}), "gemm: threads is -1; valid are 0 to 65535");
  // What no enumeration names, whatever lies behind the table of those that are.
  for (const int number : {9, 50, 200, 255}) {
    EXPECT_EQ(planned({.dtype = static_cast<Dtype>(number), .M = 8, .N = 8, .K = 8}),
              "gemm has no such dtype; valid are f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3, f64")
        << number;
    EXPECT_EQ(planned({.layout = static_cast<Layout>(number), .M = 8, .N = 8, .K = 8}),
              "gemm has no such layout; valid are nn, nt, tn, tt")
        << number;
  }
  EXPECT_EQ(planned({.M = 8, .N = 8, .K = 8, .numerics = static_cast<Numerics>(9)}),
            "numerics is 9; valid are tuned, deterministic, batch_invariant");
}

// Broadcasts of a depth that no memory holds: the packed copies would be as long as what they are copied from is not.
TEST_F(GemmArguments_, ScratchThatNoMemoryHoldsIsAnErrorThatNamesTheSizes) {
  for (const Layout layout : test::kAllLayouts) {
    const bool is_a_transposed = layout == Layout::tn || layout == Layout::tt;
    const bool is_b_transposed = layout == Layout::nt || layout == Layout::tt;
    const GemmProblem deep{.layout = layout,
                           .M = 8,
                           .N = 64,
                           .K = std::int64_t{1} << (is_a_transposed && !is_b_transposed ? 46 : 40),
                           .lda = is_a_transposed ? 0 : kDense,
                           .ldb = is_b_transposed ? kDense : 0,
                           .threads = 1};
    try {
      plan_gemm(deep, cpu_device());
    } catch (const Error& error) {
      EXPECT_NE(std::string_view(error.what()).find("K="), std::string_view::npos) << error.what();
    }
  }
}

TEST_F(GemmArguments_, ResultsOfABatchDoNotOverlap) {
  EXPECT_EQ(
      planned({.M = 8, .N = 16, .K = 4, .batch = 2, .stride_c = 127}),
      "gemm: stride_c is 127, so elements of C, which is written, would overlap; the least is 128, in M=8 N=16 K=4 batch=2");
  EXPECT_NE(planned({.M = 8, .N = 16, .K = 4, .batch = 2, .stride_c = 0}), "") << "a broadcast";
  EXPECT_NE(planned({.M = 8, .N = 16, .K = 4, .ldc = 0}), "") << "a broadcast";
  EXPECT_EQ(planned({.M = 8, .N = 16, .K = 4, .batch = 2, .ldc = 32, .stride_c = 16}), "") << "products side by side";
  EXPECT_EQ(planned({.M = 8, .N = 16, .K = 4, .batch = 1, .stride_c = 0}), "") << "of one product it does not matter";
}

TEST_F(GemmArguments_, WhereThereIsNothingToDoNothingIsTouched) {
  for (const GemmProblem& empty : {GemmProblem{.M = 0, .N = 30, .K = 40}, GemmProblem{.M = 20, .N = 0, .K = 40},
                                   GemmProblem{.M = 20, .N = 30, .K = 40, .batch = 0}, GemmProblem{.M = 0, .N = 0, .K = 0},
                                   GemmProblem{.M = 0, .N = 1LL << 30, .K = 1LL << 10}}) {
    problem_ = empty;
    EXPECT_EQ(run({}), "");
    EXPECT_EQ(run({}, reinterpret_cast<void*>(8)), "");
    EXPECT_EQ(one_call({}), "");
    c_.assign(c_.size(), 7);
    EXPECT_EQ(run(right_), "");
    EXPECT_EQ(c_, std::vector<float>(c_.size(), 7));
  }
}

TEST_F(GemmArguments_, WithoutDepthTheFactorsAreNotNeeded) {
  problem_ = {.M = 20, .N = 30, .K = 0, .threads = 1};
  c_.assign(c_.size(), 7);
  EXPECT_EQ(run({.C = c_.data(), .beta = 2}), "");
  EXPECT_EQ(c_[599], 14.0f);
  EXPECT_EQ(run({.beta = 2}), "gemm: C is NULL");
}

// As in BLAS.
TEST_F(GemmArguments_, WhereAlphaIsZeroTheFactorsMayBeNull) {
  const float nothing = 0;
  for (const GemmArguments& given : {GemmArguments{.C = c_.data(), .alpha = 0, .beta = 2},
                                     GemmArguments{.B = b_.data(), .C = c_.data(), .alpha = -nothing, .beta = 2},
                                     GemmArguments{.A = a_.data(), .C = c_.data(), .alpha = 0, .beta = 2}}) {
    c_.assign(c_.size(), 7);
    EXPECT_EQ(run(given), "");
    EXPECT_EQ(c_, std::vector<float>(c_.size(), 14));
    EXPECT_EQ(one_call(given), "");
    EXPECT_EQ(c_, std::vector<float>(c_.size(), 28));
  }
  EXPECT_EQ(run({.C = c_.data(), .alpha = 1e-45f}), "gemm: A is NULL") << "the least that is not 0";
  EXPECT_EQ(run({.alpha = 0, .beta = 2}), "gemm: C is NULL");
  EXPECT_EQ(run({.alpha = 0, .beta = 0}), "gemm: C is NULL") << "not read, but written";
}

TEST_F(GemmArguments_, AStrideOfZeroIsABroadcastInBothInterfacesAndDenseIsTheDefault) {
  EXPECT_EQ(to_problem(problem_, cpu_device()).sizes[8], 40 * 30);
  GemmProblem shared = problem_;
  shared.stride_b = 0;
  EXPECT_EQ(to_problem(shared, cpu_device()).sizes[8], 0);
  shared.stride_b = kDense;
  EXPECT_EQ(to_problem(shared, cpu_device()), to_problem(problem_, cpu_device()));
}

class RowArguments : public Arguments_ {
 protected:
  std::string softmax_of(const RowSoftmaxProblem& problem, const void* x, void* y) {
    return refused(
        [&] { plan_row_softmax(problem, cpu_device())->run(to_arguments(RowSoftmaxArguments{.x = x, .y = y}), nullptr); });
  }

  const std::string where_ = "row_softmax: y, which is written, overlaps x; valid is x itself, in place, with the same strides";
  std::vector<float> x_ = std::vector<float>(64, 1), y_ = x_;
};

TEST_F(RowArguments, AResultMayLieInThePlaceOfAnInputExactly) {
  const RowSoftmaxProblem dense{.dtype = Dtype::f32, .rows = 4, .cols = 10, .threads = 1};
  EXPECT_EQ(softmax_of(dense, x_.data(), y_.data()), "");
  EXPECT_EQ(softmax_of(dense, x_.data(), x_.data()), "");
  EXPECT_EQ(x_, y_);
  EXPECT_EQ(x_[39], 0.1f);
  EXPECT_EQ(x_[40], 1.0f) << "behind the last row";
  EXPECT_EQ(softmax_of(dense, x_.data(), x_.data() + 10), where_) << "a row further on";
  EXPECT_EQ(softmax_of(dense, x_.data() + 1, x_.data()), where_);
}

TEST_F(RowArguments, StridesAreTheSameUnlessNothingStepsByThem) {
  RowSoftmaxProblem problem{.dtype = Dtype::f32, .rows = 4, .cols = 10, .ldx = 12, .ldy = 11, .threads = 1};
  EXPECT_EQ(softmax_of(problem, x_.data(), x_.data()), where_);
  problem.ldy = 12;
  EXPECT_EQ(softmax_of(problem, x_.data(), x_.data()), "");
  EXPECT_EQ(x_[10], 1.0f) << "between rows";
  problem = {.dtype = Dtype::f32, .rows = 1, .cols = 10, .ldx = 12, .ldy = 11, .threads = 1};
  EXPECT_EQ(softmax_of(problem, x_.data(), x_.data()), "");
}

TEST_F(RowArguments, OnlyWhereTheOperatorSaysSo) {
  const auto run = [](const void* x, void* residual, void* y) {
    return refused([&] {
      plan_row_add_rmsnorm({.dtype = Dtype::f32, .dtype_w = DtypeW::f32, .rows = 4, .cols = 10, .threads = 1}, cpu_device())
          ->run(to_arguments(RowAddRmsnormArguments{.x = x, .residual = residual, .y = y}), nullptr);
    });
  };
  EXPECT_EQ(run(x_.data(), y_.data(), x_.data()), "");
  EXPECT_EQ(run(x_.data(), y_.data(), y_.data()), "row_add_rmsnorm: residual, which is written, overlaps y");
  EXPECT_EQ(run(y_.data(), y_.data(), x_.data()), "row_add_rmsnorm: residual, which is written, overlaps x");
}

// Halves of one tensor, of which either is overwritten.
TEST_F(RowArguments, EachOfSeveralInputsServes) {
  const RowGluProblem halves{.dtype = Dtype::f32, .rows = 3, .cols = 10, .ldg = 20, .ldu = 20, .ldy = 20, .threads = 1};
  const auto run = [&](void* y) {
    return refused([&] {
      plan_row_glu(halves, cpu_device())
          ->run(to_arguments(RowGluArguments{.gate = x_.data(), .up = x_.data() + 10, .y = y}), nullptr);
    });
  };
  const std::vector<float> before = x_;
  EXPECT_EQ(run(x_.data()), "");
  EXPECT_NE(x_[20], before[20]);
  EXPECT_EQ(x_[30], before[30]);
  x_ = before;
  EXPECT_EQ(run(x_.data() + 10), "");
  EXPECT_EQ(x_[20], before[20]);
  EXPECT_NE(x_[30], before[30]);
  EXPECT_NE(run(x_.data() + 5), "");
}

// Two sequences of three tokens have tables of three rows, behind which a result may begin.
TEST_F(RowArguments, TablesWhoseRowsAnIndexNamesMayBeShorterThanIt) {
  std::vector<float> memory(3 * 4 + 3 * 4 + 6 * 8, 0.0f);
  const std::vector<std::int32_t> positions{0, 1, 2, 0, 1, 2};
  const std::vector<float> keys(6 * 8, 1);
  std::vector<float> to_k(6 * 8), to_v(6 * 8);
  const auto run = [&](const std::int32_t* position, float* q_out) {
    return refused([&] {
      plan_row_rotary({.dtype = Dtype::f32, .tokens = 6, .heads = 1, .dim = 8, .kv_heads = 1, .pairs = 4, .threads = 1},
                      cpu_device())
          ->run(to_arguments(RowRotaryArguments{.q = keys.data(),
                                                .k = keys.data(),
                                                .v = keys.data(),
                                                .cos = memory.data(),
                                                .sin = memory.data() + 12,
                                                .position = position,
                                                .q_out = q_out,
                                                .k_out = to_k.data(),
                                                .v_out = to_v.data()}),
                nullptr);
    });
  };
  EXPECT_EQ(run(positions.data(), memory.data() + 24), "");
  EXPECT_EQ(run(nullptr, memory.data() + 24), "row_rotary: q_out, which is written, overlaps sin") << "a row for each token";
  EXPECT_EQ(run(positions.data(), memory.data() + 12), "row_rotary: q_out, which is written, overlaps sin");
}

TEST_F(RowArguments, AScalarHasOneOfItsValues) {
  const RowGluProblem problem{.dtype = Dtype::f32, .rows = 3, .cols = 10, .threads = 1};
  const auto run = [&](Glu glu) {
    return refused([&] {
      plan_row_glu(problem, cpu_device())
          ->run(to_arguments(RowGluArguments{.gate = x_.data(), .up = x_.data(), .y = y_.data(), .glu = glu}), nullptr);
    });
  };
  EXPECT_EQ(run(Glu::reglu), "");
  EXPECT_EQ(run(static_cast<Glu>(4)), "row_glu: glu is 4; valid are 0 swiglu, 1 geglu, 2 geglu_tanh, 3 reglu");
}

// Of every linked op: also of those that kernels would take for the first.
TEST_F(Arguments_, ANumberThatStandsForANameIsOne) {
  int found = 0;
  for (const OpEntry& op : linked_table().ops) {
    if (op.schema == nullptr) continue;
    const auto scalars = op.schema().scalars;
    for (std::size_t i = 0; i < scalars.size(); ++i) {
      if (scalars[i].values.empty()) continue;
      ++found;
      ASSERT_NE(op.check, nullptr) << op.name;
      for (const int wrong : {-1, static_cast<int>(scalars[i].values.size()), 255}) {
        Arguments arguments;
        for (std::size_t each = 0; each < scalars.size(); ++each) {
          if (op.scalars[each].is_float) continue;
          arguments.scalars[each].i32 = static_cast<std::int32_t>(scalars[each].usual);
        }
        arguments.scalars[i].i32 = wrong;
        EXPECT_EQ(refused([&] {
                    op.check({}, arguments);
                  }).find(std::string(op.name) + ": " + op.scalars[i].name + " is " + std::to_string(wrong) + "; valid are 0 "),
                  0U)
            << refused([&] { op.check({}, arguments); });
      }
    }
  }
  EXPECT_GE(found, 4);
}

TEST_F(GemmArguments_, TheActivationIsOneOfThem) {
  for (const int activation : {4, 9, 255}) {
    GemmArguments arguments = right_;
    arguments.activation = static_cast<Activation>(activation);
    const std::string sentence =
        "gemm: activation is " + std::to_string(activation) + "; valid are 0 none, 1 relu, 2 gelu, 3 silu";
    EXPECT_EQ(run(arguments), sentence);
    EXPECT_EQ(one_call(arguments), sentence);
  }
}

// Of fewer rows than there are results each must be named, and of none there is none to name.
class IndexedRowsArguments : public Arguments_ {
 protected:
  std::string grouped(std::int64_t rows_a, const void* index, std::int64_t m = 5) {
    return refused([&] {
      plan_grouped_gemm({.dtype = Dtype::f32, .G = 2, .M = m, .N = 3, .K = 4, .rows_a = rows_a, .threads = 1}, cpu_device())
          ->run(to_arguments(GroupedGemmArguments{
              .A = a_.data(), .B = b_.data(), .C = c_.data(), .offsets = ends_.data(), .row_index = index}));
    });
  }
  std::string k_grouped(std::int64_t rows_a, const void* index, std::int64_t t = 5) {
    return refused([&] {
      plan_k_grouped_gemm({.dtype = Dtype::f32, .G = 2, .T = t, .M = 4, .N = 3, .rows_a = rows_a, .threads = 1}, cpu_device())
          ->run(to_arguments(KGroupedGemmArguments{
              .A = a_.data(), .B = b_.data(), .C = c_.data(), .offsets = ends_.data(), .row_index = index}));
    });
  }
  std::string scaled(std::int64_t rows_a, const void* index, std::int64_t m = 5) {
    return refused([&] {
      plan_scaled_grouped_gemm({.G = 2, .M = m, .N = 3, .K = 4, .rows_a = rows_a, .threads = 1}, cpu_device())
          ->run(to_arguments(ScaledGroupedGemmArguments{.A = a_.data(),
                                                        .B = b_.data(),
                                                        .C = c_.data(),
                                                        .scale_a = scales_.data(),
                                                        .scale_b = scales_.data(),
                                                        .offsets = ends_.data(),
                                                        .row_index = index}));
    });
  }

  std::vector<float> a_ = std::vector<float>(20, 1), b_ = std::vector<float>(24, 2), c_ = std::vector<float>(24), scales_ = a_;
  std::vector<std::int32_t> ends_{2, 5}, index_{2, 1, 0, 0, 1};
};

TEST_F(IndexedRowsArguments, TooFewRowsAreRefusedWhereNoIndexNamesThem) {
  EXPECT_EQ(grouped(3, nullptr),
            "grouped_gemm: rows_a is 3 and M is 5; without row_index there must be that many at least, in G=2 M=5 N=3 K=4");
  EXPECT_EQ(k_grouped(3, nullptr),
            "k_grouped_gemm: rows_a is 3 and T is 5; without row_index there must be that many at least, in G=2 T=5 M=4 N=3");
  EXPECT_EQ(scaled(3, nullptr),
            "scaled_grouped_gemm: rows_a is 3 and M is 5; without row_index there must be that many at least, in G=2 M=5 N=3 "
            "K=4");
  for (const auto& each : {grouped(3, index_.data()), grouped(5, nullptr), grouped(6, nullptr), k_grouped(3, index_.data()),
                           k_grouped(5, nullptr), scaled(3, index_.data()), scaled(5, nullptr)})
    EXPECT_EQ(each, "");
}

TEST_F(IndexedRowsArguments, NoRowsAreRefusedUnlessNoneIsWanted) {
  for (const void* index : {static_cast<const void*>(nullptr), static_cast<const void*>(index_.data())}) {
    EXPECT_EQ(grouped(0, index), "grouped_gemm: rows_a is 0 and M is 5; there must be one at least, in G=2 M=5 N=3 K=4");
    EXPECT_EQ(k_grouped(0, index), "k_grouped_gemm: rows_a is 0 and T is 5; there must be one at least, in G=2 T=5 M=4 N=3");
    EXPECT_EQ(scaled(0, index), "scaled_grouped_gemm: rows_a is 0 and M is 5; there must be one at least, in G=2 M=5 N=3 K=4");
    for (const auto& each : {grouped(0, index, 0), k_grouped(0, index, 0), scaled(0, index, 0)}) EXPECT_EQ(each, "");
  }
}

// A check alone, as of tensors that are only described.
TEST_F(IndexedRowsArguments, AreFoundBeforeAnythingRuns) {
  const auto plan = plan_grouped_gemm({.dtype = Dtype::f32, .G = 2, .M = 5, .N = 3, .K = 4, .rows_a = 3}, cpu_device());
  const GroupedGemmArguments given{.A = a_.data(), .B = b_.data(), .C = c_.data(), .offsets = ends_.data()};
  EXPECT_NE(refused([&] { plan->check(to_arguments(given)); }), "");
  EXPECT_EQ(c_, std::vector<float>(24));
}

class AttentionArguments : public Arguments_ {
 protected:
  std::string run(const AttentionForwardArguments& given) {
    return refused([&] { plan_attention_forward(problem_, cpu_device())->run(to_arguments(given)); });
  }

  AttentionForwardProblem problem_{.dtype = Dtype::f32, .B = 1, .Hq = 2, .Hkv = 2, .Sq = 8, .Sk = 8, .D = 64, .threads = 1};
  std::vector<float> q_ = std::vector<float>(1024), k_ = q_, v_ = q_, o_ = q_, lse_ = std::vector<float>(16);
  std::vector<std::int32_t> begins_{0, 8};
  AttentionForwardArguments right_{.Q = q_.data(), .K = k_.data(), .V = v_.data(), .O = o_.data(), .LSE = lse_.data()};
};

TEST_F(AttentionArguments, AreHeldAgainstTheDeclaration) {
  EXPECT_EQ(run(right_), "");
  AttentionForwardArguments wrong = right_;
  wrong.Q = nullptr;
  EXPECT_EQ(run(wrong), "attention_forward: Q is NULL");
  wrong = right_;
  wrong.V = nullptr;
  EXPECT_EQ(run(wrong), "attention_forward: V is NULL");
  wrong = right_;
  wrong.O = nullptr;
  EXPECT_EQ(run(wrong), "attention_forward: O is NULL");
  wrong = right_;
  wrong.O = q_.data();
  EXPECT_EQ(run(wrong), "attention_forward: O, which is written, overlaps Q");
  wrong = right_;
  wrong.LSE = v_.data() + 1000;
  EXPECT_EQ(run(wrong), "attention_forward: LSE, which is written, overlaps V");
  wrong.LSE = o_.data() + 5;
  EXPECT_EQ(run(wrong), "attention_forward: O, which is written, overlaps LSE");
  wrong.LSE = reinterpret_cast<char*>(lse_.data()) + 2;
  EXPECT_EQ(run(wrong), "attention_forward: LSE is at an address that is no multiple of 4, the bytes of its elements");
}

TEST_F(AttentionArguments, RaggedBatchesNeedBothOffsets) {
  problem_.mask = Mask::general;
  AttentionForwardArguments ragged = right_;
  ragged.cu_seqlens_q = begins_.data();
  EXPECT_EQ(run(ragged), "attention_forward: cu_seqlens_q needs cu_seqlens_k beside it");
  ragged.cu_seqlens_k = begins_.data();
  EXPECT_EQ(run(ragged), "");
}

TEST_F(AttentionArguments, HowResultsOfARaggedBatchLieIsKnownAtTheRun) {
  problem_.mask = Mask::general;
  problem_.B = 2;
  problem_.Sq = problem_.Sk = 4;
  problem_.stride_ob = 0;
  begins_ = {0, 4, 8};
  AttentionForwardArguments ragged = right_;
  EXPECT_NE(run(ragged).find("stride_ob is 0, so elements of O"), std::string::npos);
  ragged.cu_seqlens_q = ragged.cu_seqlens_k = begins_.data();
  EXPECT_EQ(run(ragged), "");
  problem_.stride_os = 0;
  EXPECT_NE(run(ragged).find("stride_os is 0, so elements of O"), std::string::npos);
  problem_.stride_os = 64;  // a row would begin in the one before
  EXPECT_NE(run(ragged).find("stride_os is 64, so elements of O"), std::string::npos);
  problem_.stride_os = kDense;
  problem_.stride_oh = 32;
  EXPECT_NE(run(ragged), "");
}

// Batches of which a step leaves one query or none: nothing that is not there can overlap.
TEST_F(AttentionArguments, OfARaggedBatchOfOneQueryOrNoneStridesDoNotMatter) {
  problem_.mask = Mask::general;
  problem_.stride_os = problem_.stride_oh = 64;
  AttentionForwardArguments ragged = right_;
  ragged.cu_seqlens_q = ragged.cu_seqlens_k = begins_.data();
  EXPECT_NE(run(ragged).find("so elements of O"), std::string::npos) << "heads of one query in those of the next";
  begins_ = {0, 1};
  problem_.total_q = 1;
  o_.assign(o_.size(), 7);
  EXPECT_EQ(run(ragged), "");
  EXPECT_EQ(o_[127], 0.0f);
  EXPECT_EQ(o_[128], 7.0f);
  problem_.stride_oh = 0;
  EXPECT_NE(run(ragged).find("so elements of O"), std::string::npos) << "heads of the one query";
  ragged.O = v_.data();
  problem_.stride_oh = 64;
  EXPECT_EQ(run(ragged), "attention_forward: O, which is written, overlaps V");
}

TEST_F(AttentionArguments, OfARaggedBatchWithoutQueriesTheResultOverlapsNothing) {
  problem_.mask = Mask::general;
  problem_.total_q = 0;
  problem_.stride_oh = 0;
  begins_ = {0, 0};
  std::vector<std::int32_t> begins_of_keys{0, 8};
  AttentionForwardArguments ragged = right_;
  ragged.cu_seqlens_q = begins_.data();
  ragged.cu_seqlens_k = begins_of_keys.data();
  v_.assign(v_.size(), 7);
  ragged.O = ragged.LSE = v_.data();
  EXPECT_EQ(run(ragged), "");
  ragged.Q = ragged.O = ragged.LSE = nullptr;
  EXPECT_EQ(run(ragged), "");
  EXPECT_EQ(v_, std::vector<float>(v_.size(), 7));
  problem_.total_q = 1;
  EXPECT_EQ(run(ragged), "attention_forward: Q is NULL");
}

TEST_F(AttentionArguments, WithoutKeysNoneAreNeededAndWithoutColumnsNothingIsDone) {
  problem_.Sk = 0;
  EXPECT_EQ(run({.Q = q_.data(), .O = o_.data(), .LSE = lse_.data()}), "");
  EXPECT_EQ(lse_[15], -std::numeric_limits<float>::infinity());
  for (std::int64_t AttentionForwardProblem::*size :
       {&AttentionForwardProblem::B, &AttentionForwardProblem::Sq, &AttentionForwardProblem::D}) {
    problem_ = {.dtype = Dtype::f32, .B = 1, .Hq = 2, .Hkv = 2, .Sq = 8, .Sk = 8, .D = 64, .threads = 1};
    problem_.*size = 0;
    EXPECT_EQ(run({}), "");
  }
  problem_ = {.dtype = Dtype::f32, .B = 1, .Hq = 0, .Hkv = 0, .Sq = 8, .Sk = 8, .D = 64, .threads = 1};
  EXPECT_EQ(run({}), "");
}

TEST_F(AttentionArguments, SizesBeyondWhatIsDocumentedAreNamed) {
  const auto decode = [](const AttentionDecodeProblem& problem) {
    return refused([&] { plan_attention_decode(problem, cpu_device()); });
  };
  const auto forward = [](const AttentionForwardProblem& problem) {
    return refused([&] { plan_attention_forward(problem, cpu_device()); });
  };
  EXPECT_EQ(decode({.dtype = Dtype::f32, .Hq = 1, .Hkv = 1, .Sq = 257, .Sk = 300, .D = 64}),
            "attention_decode: Sq is 257, more than 256, in B=1 Hq=1 Hkv=1 Sq=257 Sk=300 D=64");
  EXPECT_EQ(decode({.dtype = Dtype::f32, .kv_cache = KvCache::paged, .Hq = 1, .Hkv = 1, .Sk = 300, .D = 64, .page_size = 0}),
            "attention_decode: page_size is 0, less than 1, in B=1 Hq=1 Hkv=1 Sq=1 Sk=300 D=64");
  EXPECT_EQ(refused([] { plan_row_argmax({.dtype = Dtype::f32, .rows = 3, .cols = 0}, cpu_device()); }),
            "row_argmax: cols is 0, less than 1, in rows=3 cols=0");
  EXPECT_EQ(refused([] { plan_row_argmax({.dtype = Dtype::f32, .rows = 0, .cols = 1}, cpu_device()); }), "");
  EXPECT_EQ(refused([] { plan_row_topk({.dtype = Dtype::f32, .rows = 3, .cols = 200, .k = 65}, cpu_device()); }),
            "row_topk: k is 65, more than 64, in rows=3 cols=200 k=65");
  EXPECT_EQ(refused([] { plan_moe_route({.dtype = Dtype::f32, .tokens = 3, .experts = 64, .k = 33}, cpu_device()); }),
            "moe_route: k is 33, more than 32, in tokens=3 experts=64 k=33");
  EXPECT_EQ(refused([] { plan_moe_route({.dtype = Dtype::f32, .tokens = 3, .experts = 1025, .k = 2}, cpu_device()); }),
            "moe_route: experts is 1025, more than 1024, in tokens=3 experts=1025 k=2");
  EXPECT_EQ(refused([] { plan_moe_sort({.tokens = 3, .k = 2, .experts = 2000}, cpu_device()); }),
            "moe_sort: experts is 2000, more than 1024, in tokens=3 k=2 experts=2000");
  EXPECT_EQ(refused([] { plan_moe_combine({.dtype = Dtype::f32, .tokens = 3, .k = 65, .cols = 8}, cpu_device()); }),
            "moe_combine: k is 65, more than 64, in tokens=3 k=65 cols=8");
  EXPECT_EQ(forward({.dtype = Dtype::f32, .Hq = 1, .Hkv = 1, .Sq = 2, .Sk = 2, .D = 257}),
            "attention_forward: D is 257, more than 256, in B=1 Hq=1 Hkv=1 Sq=2 Sk=2 D=257");
  EXPECT_EQ(forward({.dtype = Dtype::f32, .Hq = 1, .Hkv = 1, .Sq = 2, .Sk = 2, .D = 64, .stride_ks = 63}),
            "attention_forward: stride_ks is 63, less than 64 and no broadcast (0), in B=1 Hq=1 Hkv=1 Sq=2 Sk=2 D=64");
  EXPECT_EQ(forward({.dtype = Dtype::f32, .Hq = 1, .Hkv = 1, .Sq = 2, .Sk = 2, .D = 64, .stride_kh = 1}), "")
      << "of one head the stride does not matter";
  EXPECT_EQ(
      forward({.dtype = Dtype::f32, .B = 2, .Hq = 1, .Hkv = 1, .Sq = 2, .Sk = 2, .D = 64, .stride_ob = 0}),
      "attention_forward: stride_ob is 0, so elements of O, which is written, would overlap; the least is 128, in B=2 Hq=1 "
      "Hkv=1 Sq=2 Sk=2 D=64");
}

}  // namespace
}  // namespace tilewright
