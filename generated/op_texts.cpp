// What `explain --op` prints of each linked op. Emitted by codegen from the ops' declarations; do not edit.
#include "table/op_text.h"

namespace tilewright {
namespace {

constexpr OpText kTexts[] = {
    {.name = "attention_decode",
     .text = R"text(attention_decode: O = softmax(mask(scale Q K^T)) V, few queries, long caches

attributes
  dtype  f32 | f16 | bf16 | f16_e4m3 | bf16_e4m3, default bf16
      Type of Q, K, V and O, or that of Q and O and that of the cache, K and V; scores and sums are f32. Valid:
      f32, f16, bf16, f16_e4m3, bf16_e4m3. There are kernels on GPUs only for f16, bf16, f16_e4m3, bf16_e4m3, on
      CPUs only for f32, f16, bf16, bf16_e4m3; for others no plan can be made.
  kv_cache  contiguous | paged, default contiguous
      Where keys lie: contiguous, each sequence's one behind the other; paged, in pages that page_table names.
      Valid: contiguous, paged.

sizes
  B  default 1
      Sequences of the batch; 0: there is nothing to do.
  Hq  must be given
      Heads of Q and O; 0: there is nothing to do.
  Hkv  must be given
      Heads of K and V; head h of Q attends to their head h * Hkv / Hq, rounded down. Must divide Hq, else it is
      an error.
  Sq  default 1
      New queries of each sequence, its last positions: query i is at keys - Sq + i. More than 256 is an error.
  Sk  must be given
      Keys of each sequence, those of the new queries included; with seqlens_k of the longest at least. More
      than 536870912 is an error.
  D  must be given
      Elements of a head's row; 0: there is nothing to do. More than 256 is an error.
  page_size
      Keys of a page; unused where the cache is contiguous. Dense, the default: Sk (kv_cache contiguous) or 16
      (kv_cache paged). Less than 0 (kv_cache contiguous) or 1 (kv_cache paged) is an error.
  stride_table
      Entries from one sequence's row of page_table to the next. Dense, the default: ceil(Sk / page_size). 0 is
      a broadcast: all are the same one.
  stride_qs
      Elements from one query of Q to the next. Dense, the default: Hq * D. 0 is a broadcast: all are the same
      one; otherwise less than D is an error.
  stride_qh
      Elements from one head of Q to the next. Dense, the default: D. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  stride_qb
      Elements from one sequence of Q to the next. Dense, the default: Sq * stride_qs. 0 is a broadcast: all are
      the same one.
  stride_ks
      Elements from one key of K to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the same
      one; otherwise less than D is an error.
  stride_kh
      Elements from one head of K to the next. Dense, the default: D. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  stride_kb
      Elements from one sequence of K to the next, of a paged cache from one page to the next. Dense, the
      default: Sk * stride_ks (kv_cache contiguous) or page_size * stride_ks (kv_cache paged). 0 is a broadcast:
      all are the same one.
  stride_vs
      Elements from one key's value in V to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the
      same one; otherwise less than D is an error.
  stride_vh
      Elements from one head of V to the next. Dense, the default: D. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  stride_vb
      Elements from one sequence of V to the next, of a paged cache from one page to the next. Dense, the
      default: Sk * stride_vs (kv_cache contiguous) or page_size * stride_vs (kv_cache paged). 0 is a broadcast:
      all are the same one.
  stride_os
      Elements from one query's row of O to the next. Dense, the default: Hq * D. Elements that then overlap are
      an error; less than D is an error.
  stride_oh
      Elements from one head of O to the next. Dense, the default: D. Elements that then overlap are an error;
      less is an error.
  stride_ob
      Elements from one sequence of O to the next. Dense, the default: Sq * stride_os. Elements that then
      overlap are an error.
  stride_scale_kb
      Elements from one sequence's (of a paged cache, page's) scale in scale_k to the next; 0: one scale for all
      of them. Dense, the default: 0. 0 is a broadcast: all are the same one.
  stride_scale_kh
      Elements from one head's scale in scale_k to the next; 0: one scale for all of them. Dense, the default:
      0. 0 is a broadcast: all are the same one.
  stride_scale_vb
      Elements from one sequence's (of a paged cache, page's) scale in scale_v to the next; 0: one scale for all
      of them. Dense, the default: 0. 0 is a broadcast: all are the same one.
  stride_scale_vh
      Elements from one head's scale in scale_v to the next; 0: one scale for all of them. Dense, the default:
      0. 0 is a broadcast: all are the same one.

tensors
  Q  in
      New queries. [B, Sq, Hq, D] of strides stride_qb, stride_qs, stride_qh, 1; elements: dtype, f16 where that
      is f16_e4m3, bf16 where that is bf16_e4m3; read.
  K  in
      Keys: the cache, which holds those of the new queries too. [B, Sk, Hkv, D] of strides stride_kb,
      stride_ks, stride_kh, 1 (kv_cache contiguous) or [any, page_size, Hkv, D] of strides stride_kb, stride_ks,
      stride_kh, 1 (kv_cache paged); elements: dtype, e4m3 where that is f16_e4m3 or bf16_e4m3; read.
  V  in
      The keys' values. [B, Sk, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1 (kv_cache contiguous) or
      [any, page_size, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1 (kv_cache paged); elements: dtype,
      e4m3 where that is f16_e4m3 or bf16_e4m3; read.
  O  out
      Result, 0 for a query that sees no key. [B, Sq, Hq, D] of strides stride_ob, stride_os, stride_oh, 1;
      elements: dtype, f16 where that is f16_e4m3, bf16 where that is bf16_e4m3; written. Must not overlap other
      tensors.
  LSE  out, optional
      Natural logarithm of a query's sum of exp(score), -inf where it sees no key. [B, Hq, Sq], row-major;
      elements: f32; written. Must not overlap other tensors. May be null.
  page_table  in
      Entry i of a sequence's row: the page of K and V that holds its keys from i * page_size on. Numbers of
      pages are not checked. [B, ceil(Sk / page_size)] of strides stride_table, 1; elements: i32; read. Needed
      with kv_cache=paged, and an error otherwise.
  seqlens_k  in, optional
      Keys of each sequence, at most Sk; null: Sk of each. [B]; elements: i32; read. May be null. Numbers below
      0 or above Sk are an error on CPUs, and not looked at on GPUs.
  scale_k  in, optional
      What the numbers of K are multiplied by: of each sequence, or page of a paged cache, and head; null: 1.
      [B, Hkv] of strides stride_scale_kb, stride_scale_kh (kv_cache contiguous) or [any, Hkv] of strides
      stride_scale_kb, stride_scale_kh (kv_cache paged); elements: f32; read. May be null, and must be unless
      dtype=f16_e4m3 or bf16_e4m3.
  scale_v  in, optional
      What the numbers of V are multiplied by: of each sequence, or page of a paged cache, and head; null: 1.
      [B, Hkv] of strides stride_scale_vb, stride_scale_vh (kv_cache contiguous) or [any, Hkv] of strides
      stride_scale_vb, stride_scale_vh (kv_cache paged); elements: f32; read. May be null, and must be unless
      dtype=f16_e4m3 or bf16_e4m3.

scalars
  scale  f32, default 0
      Factor of Q K^T, of which scores are made; 0 stands for 1 / sqrt(D). Less than 0 or NaN is an error.
  softcap  f32, default 0
      Scores become softcap * tanh(score / softcap); 0: they stay.
  window_left  i32, default -1
      So many keys before its own position does a query see; -1: all. Less than -1 or more than 1073741824 is an
      error.
  window_right  i32, default -1
      So many keys behind its own position does a query see; 0: none, which is causal; -1: all. Less than -1 or
      more than 1073741824 is an error.
)text",
     .json = R"json({
 "op": "attention_decode",
 "description": "O = softmax(mask(scale Q K^T)) V, few queries, long caches",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16",
    "f16_e4m3",
    "bf16_e4m3"
   ],
   "default": "bf16",
   "doc": "Type of Q, K, V and O, or that of Q and O and that of the cache, K and V; scores and sums are f32. Valid: f32, f16, bf16, f16_e4m3, bf16_e4m3. There are kernels on GPUs only for f16, bf16, f16_e4m3, bf16_e4m3, on CPUs only for f32, f16, bf16, bf16_e4m3; for others no plan can be made."
  },
  {
   "name": "kv_cache",
   "values": [
    "contiguous",
    "paged"
   ],
   "default": "contiguous",
   "doc": "Where keys lie: contiguous, each sequence's one behind the other; paged, in pages that page_table names. Valid: contiguous, paged."
  }
 ],
 "sizes": [
  {
   "name": "B",
   "key": true,
   "default": "1",
   "doc": "Sequences of the batch; 0: there is nothing to do."
  },
  {
   "name": "Hq",
   "key": true,
   "default": null,
   "doc": "Heads of Q and O; 0: there is nothing to do."
  },
  {
   "name": "Hkv",
   "key": true,
   "default": null,
   "doc": "Heads of K and V; head h of Q attends to their head h * Hkv / Hq, rounded down. Must divide Hq, else it is an error."
  },
  {
   "name": "Sq",
   "key": true,
   "default": "1",
   "doc": "New queries of each sequence, its last positions: query i is at keys - Sq + i. More than 256 is an error."
  },
  {
   "name": "Sk",
   "key": true,
   "default": null,
   "doc": "Keys of each sequence, those of the new queries included; with seqlens_k of the longest at least. More than 536870912 is an error."
  },
  {
   "name": "D",
   "key": true,
   "default": null,
   "doc": "Elements of a head's row; 0: there is nothing to do. More than 256 is an error."
  },
  {
   "name": "page_size",
   "key": false,
   "default": "Sk (kv_cache contiguous) or 16 (kv_cache paged)",
   "doc": "Keys of a page; unused where the cache is contiguous. Dense, the default: Sk (kv_cache contiguous) or 16 (kv_cache paged). Less than 0 (kv_cache contiguous) or 1 (kv_cache paged) is an error."
  },
  {
   "name": "stride_table",
   "key": false,
   "default": "ceil(Sk / page_size)",
   "doc": "Entries from one sequence's row of page_table to the next. Dense, the default: ceil(Sk / page_size). 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_qs",
   "key": false,
   "default": "Hq * D",
   "doc": "Elements from one query of Q to the next. Dense, the default: Hq * D. 0 is a broadcast: all are the same one; otherwise less than D is an error."
  },
  {
   "name": "stride_qh",
   "key": false,
   "default": "D",
   "doc": "Elements from one head of Q to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "stride_qb",
   "key": false,
   "default": "Sq * stride_qs",
   "doc": "Elements from one sequence of Q to the next. Dense, the default: Sq * stride_qs. 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_ks",
   "key": false,
   "default": "Hkv * D",
   "doc": "Elements from one key of K to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the same one; otherwise less than D is an error."
  },
  {
   "name": "stride_kh",
   "key": false,
   "default": "D",
   "doc": "Elements from one head of K to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "stride_kb",
   "key": false,
   "default": "Sk * stride_ks (kv_cache contiguous) or page_size * stride_ks (kv_cache paged)",
   "doc": "Elements from one sequence of K to the next, of a paged cache from one page to the next. Dense, the default: Sk * stride_ks (kv_cache contiguous) or page_size * stride_ks (kv_cache paged). 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_vs",
   "key": false,
   "default": "Hkv * D",
   "doc": "Elements from one key's value in V to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the same one; otherwise less than D is an error."
  },
  {
   "name": "stride_vh",
   "key": false,
   "default": "D",
   "doc": "Elements from one head of V to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "stride_vb",
   "key": false,
   "default": "Sk * stride_vs (kv_cache contiguous) or page_size * stride_vs (kv_cache paged)",
   "doc": "Elements from one sequence of V to the next, of a paged cache from one page to the next. Dense, the default: Sk * stride_vs (kv_cache contiguous) or page_size * stride_vs (kv_cache paged). 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_os",
   "key": false,
   "default": "Hq * D",
   "doc": "Elements from one query's row of O to the next. Dense, the default: Hq * D. Elements that then overlap are an error; less than D is an error."
  },
  {
   "name": "stride_oh",
   "key": false,
   "default": "D",
   "doc": "Elements from one head of O to the next. Dense, the default: D. Elements that then overlap are an error; less is an error."
  },
  {
   "name": "stride_ob",
   "key": false,
   "default": "Sq * stride_os",
   "doc": "Elements from one sequence of O to the next. Dense, the default: Sq * stride_os. Elements that then overlap are an error."
  },
  {
   "name": "stride_scale_kb",
   "key": false,
   "default": "0",
   "doc": "Elements from one sequence's (of a paged cache, page's) scale in scale_k to the next; 0: one scale for all of them. Dense, the default: 0. 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_scale_kh",
   "key": false,
   "default": "0",
   "doc": "Elements from one head's scale in scale_k to the next; 0: one scale for all of them. Dense, the default: 0. 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_scale_vb",
   "key": false,
   "default": "0",
   "doc": "Elements from one sequence's (of a paged cache, page's) scale in scale_v to the next; 0: one scale for all of them. Dense, the default: 0. 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_scale_vh",
   "key": false,
   "default": "0",
   "doc": "Elements from one head's scale in scale_v to the next; 0: one scale for all of them. Dense, the default: 0. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "Q",
   "role": "in",
   "optional": false,
   "shape": "[B, Sq, Hq, D] of strides stride_qb, stride_qs, stride_qh, 1",
   "elements": "dtype, f16 where that is f16_e4m3, bf16 where that is bf16_e4m3",
   "doc": "New queries. [B, Sq, Hq, D] of strides stride_qb, stride_qs, stride_qh, 1; elements: dtype, f16 where that is f16_e4m3, bf16 where that is bf16_e4m3; read."
  },
  {
   "name": "K",
   "role": "in",
   "optional": false,
   "shape": "[B, Sk, Hkv, D] of strides stride_kb, stride_ks, stride_kh, 1 (kv_cache contiguous) or [any, page_size, Hkv, D] of strides stride_kb, stride_ks, stride_kh, 1 (kv_cache paged)",
   "elements": "dtype, e4m3 where that is f16_e4m3 or bf16_e4m3",
   "doc": "Keys: the cache, which holds those of the new queries too. [B, Sk, Hkv, D] of strides stride_kb, stride_ks, stride_kh, 1 (kv_cache contiguous) or [any, page_size, Hkv, D] of strides stride_kb, stride_ks, stride_kh, 1 (kv_cache paged); elements: dtype, e4m3 where that is f16_e4m3 or bf16_e4m3; read."
  },
  {
   "name": "V",
   "role": "in",
   "optional": false,
   "shape": "[B, Sk, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1 (kv_cache contiguous) or [any, page_size, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1 (kv_cache paged)",
   "elements": "dtype, e4m3 where that is f16_e4m3 or bf16_e4m3",
   "doc": "The keys' values. [B, Sk, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1 (kv_cache contiguous) or [any, page_size, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1 (kv_cache paged); elements: dtype, e4m3 where that is f16_e4m3 or bf16_e4m3; read."
  },
  {
   "name": "O",
   "role": "out",
   "optional": false,
   "shape": "[B, Sq, Hq, D] of strides stride_ob, stride_os, stride_oh, 1",
   "elements": "dtype, f16 where that is f16_e4m3, bf16 where that is bf16_e4m3",
   "doc": "Result, 0 for a query that sees no key. [B, Sq, Hq, D] of strides stride_ob, stride_os, stride_oh, 1; elements: dtype, f16 where that is f16_e4m3, bf16 where that is bf16_e4m3; written. Must not overlap other tensors."
  },
  {
   "name": "LSE",
   "role": "out",
   "optional": true,
   "shape": "[B, Hq, Sq], row-major",
   "elements": "f32",
   "doc": "Natural logarithm of a query's sum of exp(score), -inf where it sees no key. [B, Hq, Sq], row-major; elements: f32; written. Must not overlap other tensors. May be null."
  },
  {
   "name": "page_table",
   "role": "in",
   "optional": false,
   "shape": "[B, ceil(Sk / page_size)] of strides stride_table, 1",
   "elements": "i32",
   "doc": "Entry i of a sequence's row: the page of K and V that holds its keys from i * page_size on. Numbers of pages are not checked. [B, ceil(Sk / page_size)] of strides stride_table, 1; elements: i32; read. Needed with kv_cache=paged, and an error otherwise."
  },
  {
   "name": "seqlens_k",
   "role": "in",
   "optional": true,
   "shape": "[B]",
   "elements": "i32",
   "doc": "Keys of each sequence, at most Sk; null: Sk of each. [B]; elements: i32; read. May be null. Numbers below 0 or above Sk are an error on CPUs, and not looked at on GPUs."
  },
  {
   "name": "scale_k",
   "role": "in",
   "optional": true,
   "shape": "[B, Hkv] of strides stride_scale_kb, stride_scale_kh (kv_cache contiguous) or [any, Hkv] of strides stride_scale_kb, stride_scale_kh (kv_cache paged)",
   "elements": "f32",
   "doc": "What the numbers of K are multiplied by: of each sequence, or page of a paged cache, and head; null: 1. [B, Hkv] of strides stride_scale_kb, stride_scale_kh (kv_cache contiguous) or [any, Hkv] of strides stride_scale_kb, stride_scale_kh (kv_cache paged); elements: f32; read. May be null, and must be unless dtype=f16_e4m3 or bf16_e4m3."
  },
  {
   "name": "scale_v",
   "role": "in",
   "optional": true,
   "shape": "[B, Hkv] of strides stride_scale_vb, stride_scale_vh (kv_cache contiguous) or [any, Hkv] of strides stride_scale_vb, stride_scale_vh (kv_cache paged)",
   "elements": "f32",
   "doc": "What the numbers of V are multiplied by: of each sequence, or page of a paged cache, and head; null: 1. [B, Hkv] of strides stride_scale_vb, stride_scale_vh (kv_cache contiguous) or [any, Hkv] of strides stride_scale_vb, stride_scale_vh (kv_cache paged); elements: f32; read. May be null, and must be unless dtype=f16_e4m3 or bf16_e4m3."
  }
 ],
 "scalars": [
  {
   "name": "scale",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Factor of Q K^T, of which scores are made; 0 stands for 1 / sqrt(D). Less than 0 or NaN is an error."
  },
  {
   "name": "softcap",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Scores become softcap * tanh(score / softcap); 0: they stay."
  },
  {
   "name": "window_left",
   "type": "i32",
   "default": "-1",
   "values": [],
   "doc": "So many keys before its own position does a query see; -1: all. Less than -1 or more than 1073741824 is an error."
  },
  {
   "name": "window_right",
   "type": "i32",
   "default": "-1",
   "values": [],
   "doc": "So many keys behind its own position does a query see; 0: none, which is causal; -1: all. Less than -1 or more than 1073741824 is an error."
  }
 ]
}
)json"},
    {.name = "attention_forward",
     .text = R"text(attention_forward: O = softmax(mask(scale Q K^T)) V

attributes
  dtype  f32 | f16 | bf16, default bf16
      Type of Q, K, V, O and bias; scores and sums are f32. Valid: f32, f16, bf16. There are kernels on GPUs
      only for f16, bf16; for others no plan can be made.
  mask  full | causal | general, default full
      Which keys query i sees: full, all; causal, those up to i + Sk - Sq; general, what a run's scalars say,
      and only with it are soft cap, windows, bias, slopes and ragged batches read. Valid: full, causal,
      general.

sizes
  B  default 1
      Sequences of the batch; 0: there is nothing to do.
  Hq  must be given
      Heads of Q and O; 0: there is nothing to do.
  Hkv  must be given
      Heads of K and V; head h of Q attends to their head h * Hkv / Hq, rounded down. Must divide Hq, else it is
      an error.
  Sq  must be given
      Queries of each sequence; with cu_seqlens_q of the longest, and no sequence may have more, which is not
      checked. 0: there is nothing to do. More than 536870912 is an error.
  Sk  must be given
      Keys of each sequence; with cu_seqlens_k of the longest. 0: O becomes 0 and LSE -inf. More than 536870912
      is an error.
  D  must be given
      Elements of a head's row; 0: there is nothing to do. More than 256 is an error.
  stride_qs
      Elements from one query of Q to the next. Dense, the default: Hq * D. 0 is a broadcast: all are the same
      one; otherwise less than D is an error.
  stride_qh
      Elements from one head of Q to the next. Dense, the default: D. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  stride_qb
      Elements from one sequence of Q to the next; unused with cu_seqlens_q. Dense, the default: Sq * stride_qs.
      0 is a broadcast: all are the same one.
  stride_ks
      Elements from one key of K to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the same
      one; otherwise less than D is an error.
  stride_kh
      Elements from one head of K to the next. Dense, the default: D. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  stride_kb
      Elements from one sequence of K to the next; unused with cu_seqlens_q. Dense, the default: Sk * stride_ks.
      0 is a broadcast: all are the same one.
  stride_vs
      Elements from one key's value in V to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the
      same one; otherwise less than D is an error.
  stride_vh
      Elements from one head of V to the next. Dense, the default: D. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  stride_vb
      Elements from one sequence of V to the next; unused with cu_seqlens_q. Dense, the default: Sk * stride_vs.
      0 is a broadcast: all are the same one.
  stride_os
      Elements from one query's row of O to the next. Dense, the default: Hq * D. Elements that then overlap are
      an error; less than D is an error.
  stride_oh
      Elements from one head of O to the next. Dense, the default: D. Elements that then overlap are an error;
      less is an error.
  stride_ob
      Elements from one sequence of O to the next; unused with cu_seqlens_q. Dense, the default: Sq * stride_os.
      Elements that then overlap are an error.
  stride_bias_q
      Elements from one query's row of bias to the next. Dense, the default: Sk. 0 is a broadcast: all are the
      same one.
  stride_bias_h
      Elements from one head of bias to the next. Dense, the default: Sq * stride_bias_q. 0 is a broadcast: all
      are the same one.
  stride_bias_b
      Elements from one sequence of bias to the next. Dense, the default: Hq * stride_bias_h. 0 is a broadcast:
      all are the same one.
  total_q
      Queries of all sequences together; read only with cu_seqlens_q. Dense, the default: B * Sq. Elements that
      then overlap are an error.
  total_k
      Keys of all sequences together; read only with cu_seqlens_q. Dense, the default: B * Sk.

tensors
  Q  in
      Queries. [B, Sq, Hq, D] of strides stride_qb, stride_qs, stride_qh, 1; with cu_seqlens_q [up to total_q,
      Hq, D] of strides stride_qs, stride_qh, 1, the sequences one behind the other; elements: dtype; read.
  K  in
      Keys. [B, Sk, Hkv, D] of strides stride_kb, stride_ks, stride_kh, 1; with cu_seqlens_q [up to total_k,
      Hkv, D] of strides stride_ks, stride_kh, 1, the sequences one behind the other; elements: dtype; read.
  V  in
      The keys' values. [B, Sk, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1; with cu_seqlens_q [up to
      total_k, Hkv, D] of strides stride_vs, stride_vh, 1, the sequences one behind the other; elements: dtype;
      read.
  O  out
      Result, 0 for a query that sees no key. [B, Sq, Hq, D] of strides stride_ob, stride_os, stride_oh, 1; with
      cu_seqlens_q [up to total_q, Hq, D] of strides stride_os, stride_oh, 1, the sequences one behind the
      other; elements: dtype; written. Must not overlap other tensors.
  LSE  out, optional
      Natural logarithm of a query's sum of exp(score), -inf where it sees no key. [B, Hq, Sq], row-major; with
      cu_seqlens_q [Hq, up to total_q] of strides total_q, 1, the sequences one behind the other; elements: f32;
      written. Must not overlap other tensors. May be null.
  bias  in, optional
      Added to scores; queries and keys are counted from the beginning of their sequence. [B, Hq, Sq, Sk] of
      strides stride_bias_b, stride_bias_h, stride_bias_q, 1; elements: dtype; read. May be null, and must be
      unless mask=general.
  alibi_slopes  in, optional
      ALiBi: a score loses its head's slope times the key's distance from the diagonal (see alignment). [Hq];
      elements: f32; read. May be null, and must be unless mask=general.
  cu_seqlens_q  in, optional
      Makes the batch ragged: sequence b has rows cu_seqlens_q[b] up to cu_seqlens_q[b + 1] of Q and O, from 0
      to total_q. [B + 1]; elements: i32; read. May be null, and must be unless mask=general.
  cu_seqlens_k  in, optional
      As cu_seqlens_q, of K and V, up to total_k; without cu_seqlens_q it is not read. [B + 1]; elements: i32;
      read. May be null, and must be unless mask=general. Needed with cu_seqlens_q.

scalars
  scale  f32, default 0
      Factor of Q K^T, of which scores are made; 0 stands for 1 / sqrt(D). Less than 0 or NaN is an error.
  softcap  f32, default 0
      Scores become softcap * tanh(score / softcap), before bias and slopes; 0: they stay. Unless mask=general,
      all but 0 is an error.
  window_left  i32, default -1
      So many keys before the diagonal (see alignment) does a query see; -1: all. Less than -1 or more than
      1073741824 is an error. Unless mask=general, all but -1 is an error.
  window_right  i32, default -1
      So many keys behind the diagonal does a query see; 0: none, as with a causal mask; -1: all. Less than -1
      or more than 1073741824 is an error. Unless mask=general, all but -1 is an error.
  alignment  bottom_right | top_left, default bottom_right
      Where the diagonal of windows and slopes is, for query i of a sequence: bottom_right, key i + keys -
      queries of that sequence; top_left, key i. Another number is an error. Unless mask=general, all but
      bottom_right is an error.
)text",
     .json = R"json({
 "op": "attention_forward",
 "description": "O = softmax(mask(scale Q K^T)) V",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "bf16",
   "doc": "Type of Q, K, V, O and bias; scores and sums are f32. Valid: f32, f16, bf16. There are kernels on GPUs only for f16, bf16; for others no plan can be made."
  },
  {
   "name": "mask",
   "values": [
    "full",
    "causal",
    "general"
   ],
   "default": "full",
   "doc": "Which keys query i sees: full, all; causal, those up to i + Sk - Sq; general, what a run's scalars say, and only with it are soft cap, windows, bias, slopes and ragged batches read. Valid: full, causal, general."
  }
 ],
 "sizes": [
  {
   "name": "B",
   "key": true,
   "default": "1",
   "doc": "Sequences of the batch; 0: there is nothing to do."
  },
  {
   "name": "Hq",
   "key": true,
   "default": null,
   "doc": "Heads of Q and O; 0: there is nothing to do."
  },
  {
   "name": "Hkv",
   "key": true,
   "default": null,
   "doc": "Heads of K and V; head h of Q attends to their head h * Hkv / Hq, rounded down. Must divide Hq, else it is an error."
  },
  {
   "name": "Sq",
   "key": true,
   "default": null,
   "doc": "Queries of each sequence; with cu_seqlens_q of the longest, and no sequence may have more, which is not checked. 0: there is nothing to do. More than 536870912 is an error."
  },
  {
   "name": "Sk",
   "key": true,
   "default": null,
   "doc": "Keys of each sequence; with cu_seqlens_k of the longest. 0: O becomes 0 and LSE -inf. More than 536870912 is an error."
  },
  {
   "name": "D",
   "key": true,
   "default": null,
   "doc": "Elements of a head's row; 0: there is nothing to do. More than 256 is an error."
  },
  {
   "name": "stride_qs",
   "key": false,
   "default": "Hq * D",
   "doc": "Elements from one query of Q to the next. Dense, the default: Hq * D. 0 is a broadcast: all are the same one; otherwise less than D is an error."
  },
  {
   "name": "stride_qh",
   "key": false,
   "default": "D",
   "doc": "Elements from one head of Q to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "stride_qb",
   "key": false,
   "default": "Sq * stride_qs",
   "doc": "Elements from one sequence of Q to the next; unused with cu_seqlens_q. Dense, the default: Sq * stride_qs. 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_ks",
   "key": false,
   "default": "Hkv * D",
   "doc": "Elements from one key of K to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the same one; otherwise less than D is an error."
  },
  {
   "name": "stride_kh",
   "key": false,
   "default": "D",
   "doc": "Elements from one head of K to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "stride_kb",
   "key": false,
   "default": "Sk * stride_ks",
   "doc": "Elements from one sequence of K to the next; unused with cu_seqlens_q. Dense, the default: Sk * stride_ks. 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_vs",
   "key": false,
   "default": "Hkv * D",
   "doc": "Elements from one key's value in V to the next. Dense, the default: Hkv * D. 0 is a broadcast: all are the same one; otherwise less than D is an error."
  },
  {
   "name": "stride_vh",
   "key": false,
   "default": "D",
   "doc": "Elements from one head of V to the next. Dense, the default: D. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "stride_vb",
   "key": false,
   "default": "Sk * stride_vs",
   "doc": "Elements from one sequence of V to the next; unused with cu_seqlens_q. Dense, the default: Sk * stride_vs. 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_os",
   "key": false,
   "default": "Hq * D",
   "doc": "Elements from one query's row of O to the next. Dense, the default: Hq * D. Elements that then overlap are an error; less than D is an error."
  },
  {
   "name": "stride_oh",
   "key": false,
   "default": "D",
   "doc": "Elements from one head of O to the next. Dense, the default: D. Elements that then overlap are an error; less is an error."
  },
  {
   "name": "stride_ob",
   "key": false,
   "default": "Sq * stride_os",
   "doc": "Elements from one sequence of O to the next; unused with cu_seqlens_q. Dense, the default: Sq * stride_os. Elements that then overlap are an error."
  },
  {
   "name": "stride_bias_q",
   "key": false,
   "default": "Sk",
   "doc": "Elements from one query's row of bias to the next. Dense, the default: Sk. 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_bias_h",
   "key": false,
   "default": "Sq * stride_bias_q",
   "doc": "Elements from one head of bias to the next. Dense, the default: Sq * stride_bias_q. 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_bias_b",
   "key": false,
   "default": "Hq * stride_bias_h",
   "doc": "Elements from one sequence of bias to the next. Dense, the default: Hq * stride_bias_h. 0 is a broadcast: all are the same one."
  },
  {
   "name": "total_q",
   "key": false,
   "default": "B * Sq",
   "doc": "Queries of all sequences together; read only with cu_seqlens_q. Dense, the default: B * Sq. Elements that then overlap are an error."
  },
  {
   "name": "total_k",
   "key": false,
   "default": "B * Sk",
   "doc": "Keys of all sequences together; read only with cu_seqlens_q. Dense, the default: B * Sk."
  }
 ],
 "tensors": [
  {
   "name": "Q",
   "role": "in",
   "optional": false,
   "shape": "[B, Sq, Hq, D] of strides stride_qb, stride_qs, stride_qh, 1; with cu_seqlens_q [up to total_q, Hq, D] of strides stride_qs, stride_qh, 1, the sequences one behind the other",
   "elements": "dtype",
   "doc": "Queries. [B, Sq, Hq, D] of strides stride_qb, stride_qs, stride_qh, 1; with cu_seqlens_q [up to total_q, Hq, D] of strides stride_qs, stride_qh, 1, the sequences one behind the other; elements: dtype; read."
  },
  {
   "name": "K",
   "role": "in",
   "optional": false,
   "shape": "[B, Sk, Hkv, D] of strides stride_kb, stride_ks, stride_kh, 1; with cu_seqlens_q [up to total_k, Hkv, D] of strides stride_ks, stride_kh, 1, the sequences one behind the other",
   "elements": "dtype",
   "doc": "Keys. [B, Sk, Hkv, D] of strides stride_kb, stride_ks, stride_kh, 1; with cu_seqlens_q [up to total_k, Hkv, D] of strides stride_ks, stride_kh, 1, the sequences one behind the other; elements: dtype; read."
  },
  {
   "name": "V",
   "role": "in",
   "optional": false,
   "shape": "[B, Sk, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1; with cu_seqlens_q [up to total_k, Hkv, D] of strides stride_vs, stride_vh, 1, the sequences one behind the other",
   "elements": "dtype",
   "doc": "The keys' values. [B, Sk, Hkv, D] of strides stride_vb, stride_vs, stride_vh, 1; with cu_seqlens_q [up to total_k, Hkv, D] of strides stride_vs, stride_vh, 1, the sequences one behind the other; elements: dtype; read."
  },
  {
   "name": "O",
   "role": "out",
   "optional": false,
   "shape": "[B, Sq, Hq, D] of strides stride_ob, stride_os, stride_oh, 1; with cu_seqlens_q [up to total_q, Hq, D] of strides stride_os, stride_oh, 1, the sequences one behind the other",
   "elements": "dtype",
   "doc": "Result, 0 for a query that sees no key. [B, Sq, Hq, D] of strides stride_ob, stride_os, stride_oh, 1; with cu_seqlens_q [up to total_q, Hq, D] of strides stride_os, stride_oh, 1, the sequences one behind the other; elements: dtype; written. Must not overlap other tensors."
  },
  {
   "name": "LSE",
   "role": "out",
   "optional": true,
   "shape": "[B, Hq, Sq], row-major; with cu_seqlens_q [Hq, up to total_q] of strides total_q, 1, the sequences one behind the other",
   "elements": "f32",
   "doc": "Natural logarithm of a query's sum of exp(score), -inf where it sees no key. [B, Hq, Sq], row-major; with cu_seqlens_q [Hq, up to total_q] of strides total_q, 1, the sequences one behind the other; elements: f32; written. Must not overlap other tensors. May be null."
  },
  {
   "name": "bias",
   "role": "in",
   "optional": true,
   "shape": "[B, Hq, Sq, Sk] of strides stride_bias_b, stride_bias_h, stride_bias_q, 1",
   "elements": "dtype",
   "doc": "Added to scores; queries and keys are counted from the beginning of their sequence. [B, Hq, Sq, Sk] of strides stride_bias_b, stride_bias_h, stride_bias_q, 1; elements: dtype; read. May be null, and must be unless mask=general."
  },
  {
   "name": "alibi_slopes",
   "role": "in",
   "optional": true,
   "shape": "[Hq]",
   "elements": "f32",
   "doc": "ALiBi: a score loses its head's slope times the key's distance from the diagonal (see alignment). [Hq]; elements: f32; read. May be null, and must be unless mask=general."
  },
  {
   "name": "cu_seqlens_q",
   "role": "in",
   "optional": true,
   "shape": "[B + 1]",
   "elements": "i32",
   "doc": "Makes the batch ragged: sequence b has rows cu_seqlens_q[b] up to cu_seqlens_q[b + 1] of Q and O, from 0 to total_q. [B + 1]; elements: i32; read. May be null, and must be unless mask=general."
  },
  {
   "name": "cu_seqlens_k",
   "role": "in",
   "optional": true,
   "shape": "[B + 1]",
   "elements": "i32",
   "doc": "As cu_seqlens_q, of K and V, up to total_k; without cu_seqlens_q it is not read. [B + 1]; elements: i32; read. May be null, and must be unless mask=general. Needed with cu_seqlens_q."
  }
 ],
 "scalars": [
  {
   "name": "scale",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Factor of Q K^T, of which scores are made; 0 stands for 1 / sqrt(D). Less than 0 or NaN is an error."
  },
  {
   "name": "softcap",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Scores become softcap * tanh(score / softcap), before bias and slopes; 0: they stay. Unless mask=general, all but 0 is an error."
  },
  {
   "name": "window_left",
   "type": "i32",
   "default": "-1",
   "values": [],
   "doc": "So many keys before the diagonal (see alignment) does a query see; -1: all. Less than -1 or more than 1073741824 is an error. Unless mask=general, all but -1 is an error."
  },
  {
   "name": "window_right",
   "type": "i32",
   "default": "-1",
   "values": [],
   "doc": "So many keys behind the diagonal does a query see; 0: none, as with a causal mask; -1: all. Less than -1 or more than 1073741824 is an error. Unless mask=general, all but -1 is an error."
  },
  {
   "name": "alignment",
   "type": "i32",
   "default": "bottom_right",
   "values": [
    "bottom_right",
    "top_left"
   ],
   "doc": "Where the diagonal of windows and slopes is, for query i of a sequence: bottom_right, key i + keys - queries of that sequence; top_left, key i. Another number is an error. Unless mask=general, all but bottom_right is an error."
  }
 ]
}
)json"},
    {.name = "block_quantize",
     .text = R"text(block_quantize: y = x / scale of 8 bits, with a scale for each block of block_rows rows and 128 columns

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  block_rows  must be given
      Rows of a block: 1 for activations, 128 for weights; the last block has what is left. Less than 1 is an
      error.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.
  scale_block
      Elements from a block's scale to that of the next 128 columns. Dense, the default: 1. Elements that then
      overlap are an error.
  scale_row
      Elements from a block's scale to that of the next rows. Dense, the default: (ceil(cols / 128)) *
      scale_block. Elements that then overlap are an error.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      x / scale: x is nearly scale * y. It saturates, and is the nearest number, even of two; NaN stays. [rows,
      cols] of strides ldy, 1; elements: e4m3; written. Must not overlap other tensors.
  scale  out
      Factor of each block: the largest magnitude in it / 448, not less than least_scale. [ceil(rows /
      block_rows), ceil(cols / 128)] of strides scale_row, scale_block; elements: f32; written. Must not overlap
      other tensors.

scalars
  least_scale  f32, default 1e-12
      What a block of zeros has in the place of 0, so that its y is 0 and no NaN.
)text",
     .json = R"json({
 "op": "block_quantize",
 "description": "y = x / scale of 8 bits, with a scale for each block of block_rows rows and 128 columns",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "block_rows",
   "key": true,
   "default": null,
   "doc": "Rows of a block: 1 for activations, 128 for weights; the last block has what is left. Less than 1 is an error."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  },
  {
   "name": "scale_block",
   "key": false,
   "default": "1",
   "doc": "Elements from a block's scale to that of the next 128 columns. Dense, the default: 1. Elements that then overlap are an error."
  },
  {
   "name": "scale_row",
   "key": false,
   "default": "(ceil(cols / 128)) * scale_block",
   "doc": "Elements from a block's scale to that of the next rows. Dense, the default: (ceil(cols / 128)) * scale_block. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows, cols] of strides ldy, 1",
   "elements": "e4m3",
   "doc": "x / scale: x is nearly scale * y. It saturates, and is the nearest number, even of two; NaN stays. [rows, cols] of strides ldy, 1; elements: e4m3; written. Must not overlap other tensors."
  },
  {
   "name": "scale",
   "role": "out",
   "optional": false,
   "shape": "[ceil(rows / block_rows), ceil(cols / 128)] of strides scale_row, scale_block",
   "elements": "f32",
   "doc": "Factor of each block: the largest magnitude in it / 448, not less than least_scale. [ceil(rows / block_rows), ceil(cols / 128)] of strides scale_row, scale_block; elements: f32; written. Must not overlap other tensors."
  }
 ],
 "scalars": [
  {
   "name": "least_scale",
   "type": "f32",
   "default": "1e-12",
   "values": [],
   "doc": "What a block of zeros has in the place of 0, so that its y is 0 and no NaN."
  }
 ]
}
)json"},
    {.name = "check_indices",
     .text = R"text(check_indices: Finds the first number that is below least, or not below count

attributes
  dtype  i32, default i32
      Type of all: numbers of 32 bits. Valid: i32.

sizes
  rows  must be given
      Rows of indices.
  cols  must be given
      Numbers of a row.
  ldi
      Elements from one row of indices to the next. Dense, the default: cols. 0 is a broadcast: all are the same
      one.

tensors
  indices  in
      Numbers, such as ids of moe_sort or row_index of grouped_gemm. [rows, cols] of strides ldi, 1; elements:
      i32; read.
  status  inout
      Written where it begins with 0 and a number is wrong: why (1: it is below least; 2: not below count), its
      place, row by row, it itself, and the number that it is compared with. Else it stays as it is. [4];
      elements: i32; read and written. Must not overlap other tensors.

scalars
  least  i32, default 0
      The least that is right: -1 where that stands for none.
  count  i32, default 2147483647
      How many there are: experts, or rows of A. Less than 0 or more than 2147483647 is an error.
)text",
     .json = R"json({
 "op": "check_indices",
 "description": "Finds the first number that is below least, or not below count",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "i32"
   ],
   "default": "i32",
   "doc": "Type of all: numbers of 32 bits. Valid: i32."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows of indices."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Numbers of a row."
  },
  {
   "name": "ldi",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of indices to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "indices",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldi, 1",
   "elements": "i32",
   "doc": "Numbers, such as ids of moe_sort or row_index of grouped_gemm. [rows, cols] of strides ldi, 1; elements: i32; read."
  },
  {
   "name": "status",
   "role": "inout",
   "optional": false,
   "shape": "[4]",
   "elements": "i32",
   "doc": "Written where it begins with 0 and a number is wrong: why (1: it is below least; 2: not below count), its place, row by row, it itself, and the number that it is compared with. Else it stays as it is. [4]; elements: i32; read and written. Must not overlap other tensors."
  }
 ],
 "scalars": [
  {
   "name": "least",
   "type": "i32",
   "default": "0",
   "values": [],
   "doc": "The least that is right: -1 where that stands for none."
  },
  {
   "name": "count",
   "type": "i32",
   "default": "2147483647",
   "values": [],
   "doc": "How many there are: experts, or rows of A. Less than 0 or more than 2147483647 is an error."
  }
 ]
}
)json"},
    {.name = "check_offsets",
     .text = R"text(check_offsets: Finds the first end of a group that is below 0, above rows, or less than the one before

attributes
  dtype  i32, default i32
      Type of all: numbers of 32 bits. Valid: i32.

sizes
  groups  must be given
      Groups. More than 2147483647 is an error.

tensors
  offsets  in
      Where groups end, as grouped_gemm takes them. [groups]; elements: i32; read.
  status  inout
      Written where it begins with 0 and an end is wrong: why (1: it is below 0; 2: less than the one before; 3:
      above rows), its place, it itself, and the number that it is compared with. Else it stays as it is. [4];
      elements: i32; read and written. Must not overlap other tensors.

scalars
  rows  i32, default 2147483647
      What no end may be above: M of grouped_gemm, T of k_grouped_gemm. Less than 0 or more than 2147483647 is
      an error.
)text",
     .json = R"json({
 "op": "check_offsets",
 "description": "Finds the first end of a group that is below 0, above rows, or less than the one before",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "i32"
   ],
   "default": "i32",
   "doc": "Type of all: numbers of 32 bits. Valid: i32."
  }
 ],
 "sizes": [
  {
   "name": "groups",
   "key": true,
   "default": null,
   "doc": "Groups. More than 2147483647 is an error."
  }
 ],
 "tensors": [
  {
   "name": "offsets",
   "role": "in",
   "optional": false,
   "shape": "[groups]",
   "elements": "i32",
   "doc": "Where groups end, as grouped_gemm takes them. [groups]; elements: i32; read."
  },
  {
   "name": "status",
   "role": "inout",
   "optional": false,
   "shape": "[4]",
   "elements": "i32",
   "doc": "Written where it begins with 0 and an end is wrong: why (1: it is below 0; 2: less than the one before; 3: above rows), its place, it itself, and the number that it is compared with. Else it stays as it is. [4]; elements: i32; read and written. Must not overlap other tensors."
  }
 ],
 "scalars": [
  {
   "name": "rows",
   "type": "i32",
   "default": "2147483647",
   "values": [],
   "doc": "What no end may be above: M of grouped_gemm, T of k_grouped_gemm. Less than 0 or more than 2147483647 is an error."
  }
 ]
}
)json"},
    {.name = "gemm",
     .text = R"text(gemm: C = act(alpha * A B + beta * C + bias)

attributes
  dtype  f32 | tf32 | f16 | bf16 | f16_f32 | bf16_f32 | tf32x3 | f64, default f32
      Type of A, B, C and bias; sums are f32, of f64 f64. tf32 is stored as f32, and products may be of factors
      cut to 10 bits of fraction. tf32x3 is stored as f32, and a product may be three of tf32, which are
      together nearly as exact as one of f32. f16_f32 and bf16_f32: A and B are of the first, C and bias of the
      second, and no result is rounded to 16 bits. Valid: f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3, f64.
      There are kernels on GPUs only for f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3, on CPUs only for f32,
      bf16, bf16_f32, f64; for others no plan can be made.
  layout  nn | nt | tn | tt, default nn
      How A and B are stored, first letter A, second B: n as they are multiplied, t transposed. Valid: nn, nt,
      tn, tt.

sizes
  M  must be given
      Rows of C; 0: there is nothing to do.
  N  must be given
      Columns of C; 0: there is nothing to do.
  K  must be given
      Length of the sums; 0: they are 0, so C becomes act(beta * C + bias).
  batch  default 1
      Products that a call computes; 0: there is nothing to do.
  lda
      Elements from a stored row of A to the next. Dense, the default: K (layout nn, nt) or M (layout tn, tt). 0
      is a broadcast: all are the same one; otherwise less is an error.
  ldb
      Elements from a stored row of B to the next. Dense, the default: N (layout nn, tn) or K (layout nt, tt). 0
      is a broadcast: all are the same one; otherwise less is an error.
  ldc
      Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less
      is an error.
  stride_a
      Elements from the A of one product of the batch to the next one's; they may overlap. Dense, the default: M
      * lda (layout nn, nt) or K * lda (layout tn, tt). 0 is a broadcast: all are the same one.
  stride_b
      Elements from the B of one product of the batch to the next one's; they may overlap. Dense, the default: K
      * ldb (layout nn, tn) or N * ldb (layout nt, tt). 0 is a broadcast: all are the same one.
  stride_c
      Elements from the C of one product of the batch to the next one's. Dense, the default: M * ldc. Elements
      that then overlap are an error.
  stride_bias
      Elements from the bias of one product of the batch to the next one's. Dense, the default: 0. 0 is a
      broadcast: all are the same one.
  bias_row_stride
      Elements of bias from one row of C to the next. Dense, the default: 0. 0 is a broadcast: all are the same
      one.
  bias_column_stride
      Elements of bias from one column of C to the next. Dense, the default: 1. 0 is a broadcast: all are the
      same one.

tensors
  A  in
      Left factor. [batch, M, K] of strides stride_a, lda, 1 (layout nn, nt) or [batch, K, M] of strides
      stride_a, lda, 1 (layout tn, tt); elements: dtype, f16 where that is f16_f32, bf16 where that is bf16_f32;
      read; where alpha is 0 not, and may be null.
  B  in
      Right factor. [batch, K, N] of strides stride_b, ldb, 1 (layout nn, tn) or [batch, N, K] of strides
      stride_b, ldb, 1 (layout nt, tt); elements: dtype, f16 where that is f16_f32, bf16 where that is bf16_f32;
      read; where alpha is 0 not, and may be null.
  C  inout
      Result, and what beta is the factor of. [batch, M, N] of strides stride_c, ldc, 1; elements: dtype, f32
      where that is f16_f32 or bf16_f32; read and written, not read where beta is 0. Must not overlap other
      tensors.
  bias  in, optional
      Added before the activation; by default one row of N, which each row of each product gets. [batch, M, N]
      of strides stride_bias, bias_row_stride, bias_column_stride; elements: dtype, f32 where that is f16_f32 or
      bf16_f32; read. May be null.

scalars
  alpha  f32, default 1
      Factor of the products; 0: A and B are not read and may hold anything, also NaN. An f64 where dtype=f64,
      elsewhere rounded to f32.
  beta  f32, default 0
      Factor of what C held before; 0: C is not read and may hold anything, also NaN. An f64 where dtype=f64,
      elsewhere rounded to f32.
  activation  none | relu | gelu | silu, default none
      What is done last, in f32, of f64 in f64: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2)));
      silu, x / (1 + exp(-x)). Another number is an error.
  alpha_low  i32, default 0
      Of the bits in which alpha as f64 differs from alpha as f32 the low 32: written by tilewright_wide_scalar.
      Read where dtype=f64; may be absent, which is 0.
  alpha_high  i32, default 0
      Of the bits in which alpha as f64 differs from alpha as f32 the high 32: written by
      tilewright_wide_scalar. Read where dtype=f64; may be absent, which is 0.
  beta_low  i32, default 0
      Of the bits in which beta as f64 differs from beta as f32 the low 32: written by tilewright_wide_scalar.
      Read where dtype=f64; may be absent, which is 0.
  beta_high  i32, default 0
      Of the bits in which beta as f64 differs from beta as f32 the high 32: written by tilewright_wide_scalar.
      Read where dtype=f64; may be absent, which is 0.
)text",
     .json = R"json({
 "op": "gemm",
 "description": "C = act(alpha * A B + beta * C + bias)",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "tf32",
    "f16",
    "bf16",
    "f16_f32",
    "bf16_f32",
    "tf32x3",
    "f64"
   ],
   "default": "f32",
   "doc": "Type of A, B, C and bias; sums are f32, of f64 f64. tf32 is stored as f32, and products may be of factors cut to 10 bits of fraction. tf32x3 is stored as f32, and a product may be three of tf32, which are together nearly as exact as one of f32. f16_f32 and bf16_f32: A and B are of the first, C and bias of the second, and no result is rounded to 16 bits. Valid: f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3, f64. There are kernels on GPUs only for f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3, on CPUs only for f32, bf16, bf16_f32, f64; for others no plan can be made."
  },
  {
   "name": "layout",
   "values": [
    "nn",
    "nt",
    "tn",
    "tt"
   ],
   "default": "nn",
   "doc": "How A and B are stored, first letter A, second B: n as they are multiplied, t transposed. Valid: nn, nt, tn, tt."
  }
 ],
 "sizes": [
  {
   "name": "M",
   "key": true,
   "default": null,
   "doc": "Rows of C; 0: there is nothing to do."
  },
  {
   "name": "N",
   "key": true,
   "default": null,
   "doc": "Columns of C; 0: there is nothing to do."
  },
  {
   "name": "K",
   "key": true,
   "default": null,
   "doc": "Length of the sums; 0: they are 0, so C becomes act(beta * C + bias)."
  },
  {
   "name": "batch",
   "key": true,
   "default": "1",
   "doc": "Products that a call computes; 0: there is nothing to do."
  },
  {
   "name": "lda",
   "key": false,
   "default": "K (layout nn, nt) or M (layout tn, tt)",
   "doc": "Elements from a stored row of A to the next. Dense, the default: K (layout nn, nt) or M (layout tn, tt). 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "ldb",
   "key": false,
   "default": "N (layout nn, tn) or K (layout nt, tt)",
   "doc": "Elements from a stored row of B to the next. Dense, the default: N (layout nn, tn) or K (layout nt, tt). 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "ldc",
   "key": false,
   "default": "N",
   "doc": "Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error."
  },
  {
   "name": "stride_a",
   "key": false,
   "default": "M * lda (layout nn, nt) or K * lda (layout tn, tt)",
   "doc": "Elements from the A of one product of the batch to the next one's; they may overlap. Dense, the default: M * lda (layout nn, nt) or K * lda (layout tn, tt). 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_b",
   "key": false,
   "default": "K * ldb (layout nn, tn) or N * ldb (layout nt, tt)",
   "doc": "Elements from the B of one product of the batch to the next one's; they may overlap. Dense, the default: K * ldb (layout nn, tn) or N * ldb (layout nt, tt). 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_c",
   "key": false,
   "default": "M * ldc",
   "doc": "Elements from the C of one product of the batch to the next one's. Dense, the default: M * ldc. Elements that then overlap are an error."
  },
  {
   "name": "stride_bias",
   "key": false,
   "default": "0",
   "doc": "Elements from the bias of one product of the batch to the next one's. Dense, the default: 0. 0 is a broadcast: all are the same one."
  },
  {
   "name": "bias_row_stride",
   "key": false,
   "default": "0",
   "doc": "Elements of bias from one row of C to the next. Dense, the default: 0. 0 is a broadcast: all are the same one."
  },
  {
   "name": "bias_column_stride",
   "key": false,
   "default": "1",
   "doc": "Elements of bias from one column of C to the next. Dense, the default: 1. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "A",
   "role": "in",
   "optional": false,
   "shape": "[batch, M, K] of strides stride_a, lda, 1 (layout nn, nt) or [batch, K, M] of strides stride_a, lda, 1 (layout tn, tt)",
   "elements": "dtype, f16 where that is f16_f32, bf16 where that is bf16_f32",
   "doc": "Left factor. [batch, M, K] of strides stride_a, lda, 1 (layout nn, nt) or [batch, K, M] of strides stride_a, lda, 1 (layout tn, tt); elements: dtype, f16 where that is f16_f32, bf16 where that is bf16_f32; read; where alpha is 0 not, and may be null."
  },
  {
   "name": "B",
   "role": "in",
   "optional": false,
   "shape": "[batch, K, N] of strides stride_b, ldb, 1 (layout nn, tn) or [batch, N, K] of strides stride_b, ldb, 1 (layout nt, tt)",
   "elements": "dtype, f16 where that is f16_f32, bf16 where that is bf16_f32",
   "doc": "Right factor. [batch, K, N] of strides stride_b, ldb, 1 (layout nn, tn) or [batch, N, K] of strides stride_b, ldb, 1 (layout nt, tt); elements: dtype, f16 where that is f16_f32, bf16 where that is bf16_f32; read; where alpha is 0 not, and may be null."
  },
  {
   "name": "C",
   "role": "inout",
   "optional": false,
   "shape": "[batch, M, N] of strides stride_c, ldc, 1",
   "elements": "dtype, f32 where that is f16_f32 or bf16_f32",
   "doc": "Result, and what beta is the factor of. [batch, M, N] of strides stride_c, ldc, 1; elements: dtype, f32 where that is f16_f32 or bf16_f32; read and written, not read where beta is 0. Must not overlap other tensors."
  },
  {
   "name": "bias",
   "role": "in",
   "optional": true,
   "shape": "[batch, M, N] of strides stride_bias, bias_row_stride, bias_column_stride",
   "elements": "dtype, f32 where that is f16_f32 or bf16_f32",
   "doc": "Added before the activation; by default one row of N, which each row of each product gets. [batch, M, N] of strides stride_bias, bias_row_stride, bias_column_stride; elements: dtype, f32 where that is f16_f32 or bf16_f32; read. May be null."
  }
 ],
 "scalars": [
  {
   "name": "alpha",
   "type": "f32",
   "default": "1",
   "values": [],
   "doc": "Factor of the products; 0: A and B are not read and may hold anything, also NaN. An f64 where dtype=f64, elsewhere rounded to f32."
  },
  {
   "name": "beta",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Factor of what C held before; 0: C is not read and may hold anything, also NaN. An f64 where dtype=f64, elsewhere rounded to f32."
  },
  {
   "name": "activation",
   "type": "i32",
   "default": "none",
   "values": [
    "none",
    "relu",
    "gelu",
    "silu"
   ],
   "doc": "What is done last, in f32, of f64 in f64: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 + exp(-x)). Another number is an error."
  },
  {
   "name": "alpha_low",
   "type": "i32",
   "default": "0",
   "values": [],
   "doc": "Of the bits in which alpha as f64 differs from alpha as f32 the low 32: written by tilewright_wide_scalar. Read where dtype=f64; may be absent, which is 0."
  },
  {
   "name": "alpha_high",
   "type": "i32",
   "default": "0",
   "values": [],
   "doc": "Of the bits in which alpha as f64 differs from alpha as f32 the high 32: written by tilewright_wide_scalar. Read where dtype=f64; may be absent, which is 0."
  },
  {
   "name": "beta_low",
   "type": "i32",
   "default": "0",
   "values": [],
   "doc": "Of the bits in which beta as f64 differs from beta as f32 the low 32: written by tilewright_wide_scalar. Read where dtype=f64; may be absent, which is 0."
  },
  {
   "name": "beta_high",
   "type": "i32",
   "default": "0",
   "values": [],
   "doc": "Of the bits in which beta as f64 differs from beta as f32 the high 32: written by tilewright_wide_scalar. Read where dtype=f64; may be absent, which is 0."
  }
 ]
}
)json"},
    {.name = "grouped_gemm",
     .text = R"text(grouped_gemm: C = act(A B[group of the row] + bias), groups of rows by offsets on the device

attributes
  dtype  f32 | f16 | bf16, default bf16
      Type of A, B, C and bias; sums are f32. Valid: f32, f16, bf16. There are kernels on CPUs only for f32,
      bf16; for others no plan can be made.
  layout  nt | nn, default nt
      How A and B are stored, first letter A, second B: n as they are multiplied, t transposed. Valid: nt, nn.
  gate  none | swiglu | swiglu_clamped, default none
      none: a group has one matrix. swiglu: it has two, and of x, product with the first one + its bias, and y,
      product with the second one + its bias, C is x / (1 + exp(-x)) * y. swiglu_clamped, as gpt-oss has it:
      likewise x / (1 + exp(-1.702 x)) * (y + 1), of x up to 7 and y clamped to -7 to 7. Valid: none, swiglu,
      swiglu_clamped.

sizes
  G  must be given
      Groups; 0: there is nothing to do. More than 1024 is an error.
  M  must be given
      Rows of C: of all groups together, or more. 0: there is nothing to do. More than 2147482624 is an error.
  N  must be given
      Columns of C; 0: there is nothing to do. More than 2147482624 is an error.
  K  must be given
      Length of the sums; 0: they are 0. More than 2147482624 is an error.
  rows_a
      Rows of A. Dense, the default: M. More than 2147482624 is an error; less than M is an error without
      row_index, and with it 0, unless M is 0.
  parts
      Matrices of a group: 2 with a gate. Dense, the default: 1 (gate none) or 2 (gate swiglu, swiglu_clamped).
      Less is an error.
  lda
      Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  ldb
      Elements from a stored row of a matrix of B to the next. Dense, the default: K (layout nt) or N (layout
      nn). 0 is a broadcast: all are the same one; otherwise less is an error.
  stride_part
      Elements from a group's first matrix to its second one. Dense, the default: N * ldb (layout nt) or K * ldb
      (layout nn). 0 is a broadcast: all are the same one.
  stride_b
      Elements from the matrices of a group to the next one's. Dense, the default: parts * stride_part. 0 is a
      broadcast: all are the same one.
  ldc
      Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less
      is an error.

tensors
  A  in
      Rows that are multiplied. [rows_a, K] of strides lda, 1; elements: dtype; read.
  B  in
      Each group's matrix, or its two. [G, parts, N, K] of strides stride_b, stride_part, ldb, 1 (layout nt) or
      [G, parts, K, N] of strides stride_b, stride_part, ldb, 1 (layout nn); elements: dtype; read.
  C  out
      Result; rows behind the last end stay as they are. [M, N] of strides ldc, 1; elements: dtype; written.
      Must not overlap other tensors.
  offsets  in
      Where each group's rows of C end; the first group begins at 0. Any numbers are defined: one less than an
      earlier one counts as that, one above M as M. [G]; elements: i32; read.
  row_index  in, optional
      The row of A of each row of C; one below 0 counts as 0, one behind A's last as that. Null: i of row i.
      [M]; elements: i32; read. May be null.
  bias  in, optional
      Added to sums. [G, parts, N], row-major; elements: dtype; read. May be null.
  row_scale  in, optional
      Factor of each row of C, applied last: a routing weight. [M]; elements: f32; read. May be null.

scalars
  activation  none | relu | gelu | silu, default none
      What is done to sums, in f32: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 +
      exp(-x)). Another number is an error. Unless gate=none, all but none is an error.
)text",
     .json = R"json({
 "op": "grouped_gemm",
 "description": "C = act(A B[group of the row] + bias), groups of rows by offsets on the device",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "bf16",
   "doc": "Type of A, B, C and bias; sums are f32. Valid: f32, f16, bf16. There are kernels on CPUs only for f32, bf16; for others no plan can be made."
  },
  {
   "name": "layout",
   "values": [
    "nt",
    "nn"
   ],
   "default": "nt",
   "doc": "How A and B are stored, first letter A, second B: n as they are multiplied, t transposed. Valid: nt, nn."
  },
  {
   "name": "gate",
   "values": [
    "none",
    "swiglu",
    "swiglu_clamped"
   ],
   "default": "none",
   "doc": "none: a group has one matrix. swiglu: it has two, and of x, product with the first one + its bias, and y, product with the second one + its bias, C is x / (1 + exp(-x)) * y. swiglu_clamped, as gpt-oss has it: likewise x / (1 + exp(-1.702 x)) * (y + 1), of x up to 7 and y clamped to -7 to 7. Valid: none, swiglu, swiglu_clamped."
  }
 ],
 "sizes": [
  {
   "name": "G",
   "key": true,
   "default": null,
   "doc": "Groups; 0: there is nothing to do. More than 1024 is an error."
  },
  {
   "name": "M",
   "key": true,
   "default": null,
   "doc": "Rows of C: of all groups together, or more. 0: there is nothing to do. More than 2147482624 is an error."
  },
  {
   "name": "N",
   "key": true,
   "default": null,
   "doc": "Columns of C; 0: there is nothing to do. More than 2147482624 is an error."
  },
  {
   "name": "K",
   "key": true,
   "default": null,
   "doc": "Length of the sums; 0: they are 0. More than 2147482624 is an error."
  },
  {
   "name": "rows_a",
   "key": false,
   "default": "M",
   "doc": "Rows of A. Dense, the default: M. More than 2147482624 is an error; less than M is an error without row_index, and with it 0, unless M is 0."
  },
  {
   "name": "parts",
   "key": false,
   "default": "1 (gate none) or 2 (gate swiglu, swiglu_clamped)",
   "doc": "Matrices of a group: 2 with a gate. Dense, the default: 1 (gate none) or 2 (gate swiglu, swiglu_clamped). Less is an error."
  },
  {
   "name": "lda",
   "key": false,
   "default": "K",
   "doc": "Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "ldb",
   "key": false,
   "default": "K (layout nt) or N (layout nn)",
   "doc": "Elements from a stored row of a matrix of B to the next. Dense, the default: K (layout nt) or N (layout nn). 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "stride_part",
   "key": false,
   "default": "N * ldb (layout nt) or K * ldb (layout nn)",
   "doc": "Elements from a group's first matrix to its second one. Dense, the default: N * ldb (layout nt) or K * ldb (layout nn). 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_b",
   "key": false,
   "default": "parts * stride_part",
   "doc": "Elements from the matrices of a group to the next one's. Dense, the default: parts * stride_part. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldc",
   "key": false,
   "default": "N",
   "doc": "Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error."
  }
 ],
 "tensors": [
  {
   "name": "A",
   "role": "in",
   "optional": false,
   "shape": "[rows_a, K] of strides lda, 1",
   "elements": "dtype",
   "doc": "Rows that are multiplied. [rows_a, K] of strides lda, 1; elements: dtype; read."
  },
  {
   "name": "B",
   "role": "in",
   "optional": false,
   "shape": "[G, parts, N, K] of strides stride_b, stride_part, ldb, 1 (layout nt) or [G, parts, K, N] of strides stride_b, stride_part, ldb, 1 (layout nn)",
   "elements": "dtype",
   "doc": "Each group's matrix, or its two. [G, parts, N, K] of strides stride_b, stride_part, ldb, 1 (layout nt) or [G, parts, K, N] of strides stride_b, stride_part, ldb, 1 (layout nn); elements: dtype; read."
  },
  {
   "name": "C",
   "role": "out",
   "optional": false,
   "shape": "[M, N] of strides ldc, 1",
   "elements": "dtype",
   "doc": "Result; rows behind the last end stay as they are. [M, N] of strides ldc, 1; elements: dtype; written. Must not overlap other tensors."
  },
  {
   "name": "offsets",
   "role": "in",
   "optional": false,
   "shape": "[G]",
   "elements": "i32",
   "doc": "Where each group's rows of C end; the first group begins at 0. Any numbers are defined: one less than an earlier one counts as that, one above M as M. [G]; elements: i32; read."
  },
  {
   "name": "row_index",
   "role": "in",
   "optional": true,
   "shape": "[M]",
   "elements": "i32",
   "doc": "The row of A of each row of C; one below 0 counts as 0, one behind A's last as that. Null: i of row i. [M]; elements: i32; read. May be null."
  },
  {
   "name": "bias",
   "role": "in",
   "optional": true,
   "shape": "[G, parts, N], row-major",
   "elements": "dtype",
   "doc": "Added to sums. [G, parts, N], row-major; elements: dtype; read. May be null."
  },
  {
   "name": "row_scale",
   "role": "in",
   "optional": true,
   "shape": "[M]",
   "elements": "f32",
   "doc": "Factor of each row of C, applied last: a routing weight. [M]; elements: f32; read. May be null."
  }
 ],
 "scalars": [
  {
   "name": "activation",
   "type": "i32",
   "default": "none",
   "values": [
    "none",
    "relu",
    "gelu",
    "silu"
   ],
   "doc": "What is done to sums, in f32: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 + exp(-x)). Another number is an error. Unless gate=none, all but none is an error."
  }
 ]
}
)json"},
    {.name = "k_grouped_gemm",
     .text = R"text(k_grouped_gemm: C[group] = beta C[group] + A^T B over the group's rows, groups of rows by offsets on the device

attributes
  dtype  f32 | f16 | bf16 | f16_f32 | bf16_f32, default bf16
      Type of A, B and C; sums are f32. f16_f32 and bf16_f32: A and B are of the first, C of the second. Valid:
      f32, f16, bf16, f16_f32, bf16_f32. There are kernels on CPUs only for f32, bf16, bf16_f32; for others no
      plan can be made.

sizes
  G  must be given
      Groups, and matrices of C; 0: there is nothing to do. More than 1024 is an error.
  T  must be given
      Rows of B: of all groups together, or more. 0: sums are 0. More than 2147482624 is an error.
  M  must be given
      Columns of A, rows of a matrix of C; 0: there is nothing to do. More than 2147482624 is an error.
  N  must be given
      Columns of B and of C; 0: there is nothing to do. More than 2147482624 is an error.
  rows_a
      Rows of A. Dense, the default: T. More than 2147482624 is an error; less than T is an error without
      row_index, and with it 0, unless T is 0.
  lda
      Elements from a row of A to the next. Dense, the default: M. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  ldb
      Elements from a row of B to the next. Dense, the default: N. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  ldc
      Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less
      is an error.
  stride_c
      Elements from a group's matrix of C to the next one's. Dense, the default: M * ldc. Elements that then
      overlap are an error.

tensors
  A  in
      Left rows: what the forward product multiplied. [rows_a, M] of strides lda, 1; elements: dtype, f16 where
      that is f16_f32, bf16 where that is bf16_f32; read.
  B  in
      Right rows: gradients of the forward product's result. [T, N] of strides ldb, 1; elements: dtype, f16
      where that is f16_f32, bf16 where that is bf16_f32; read.
  C  inout
      Result, a matrix for each group, and what beta is the factor of. [G, M, N] of strides stride_c, ldc, 1;
      elements: dtype, f32 where that is f16_f32 or bf16_f32; read and written, not read where beta is 0. Must
      not overlap other tensors.
  offsets  in
      Where each group's rows of B end; the first group begins at 0. Any numbers are defined: one less than an
      earlier one counts as that, one above T as T. [G]; elements: i32; read.
  row_index  in, optional
      The row of A that belongs to each row of B; one below 0 counts as 0, one behind A's last as that. Null: t
      of row t. [T]; elements: i32; read. May be null.

scalars
  beta  f32, default 0
      Factor of what C held before; 0: C is not read and may hold anything, also NaN. 1: gradients add up, and
      matrices of groups without rows stay as they are.
)text",
     .json = R"json({
 "op": "k_grouped_gemm",
 "description": "C[group] = beta C[group] + A^T B over the group's rows, groups of rows by offsets on the device",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16",
    "f16_f32",
    "bf16_f32"
   ],
   "default": "bf16",
   "doc": "Type of A, B and C; sums are f32. f16_f32 and bf16_f32: A and B are of the first, C of the second. Valid: f32, f16, bf16, f16_f32, bf16_f32. There are kernels on CPUs only for f32, bf16, bf16_f32; for others no plan can be made."
  }
 ],
 "sizes": [
  {
   "name": "G",
   "key": true,
   "default": null,
   "doc": "Groups, and matrices of C; 0: there is nothing to do. More than 1024 is an error."
  },
  {
   "name": "T",
   "key": true,
   "default": null,
   "doc": "Rows of B: of all groups together, or more. 0: sums are 0. More than 2147482624 is an error."
  },
  {
   "name": "M",
   "key": true,
   "default": null,
   "doc": "Columns of A, rows of a matrix of C; 0: there is nothing to do. More than 2147482624 is an error."
  },
  {
   "name": "N",
   "key": true,
   "default": null,
   "doc": "Columns of B and of C; 0: there is nothing to do. More than 2147482624 is an error."
  },
  {
   "name": "rows_a",
   "key": false,
   "default": "T",
   "doc": "Rows of A. Dense, the default: T. More than 2147482624 is an error; less than T is an error without row_index, and with it 0, unless T is 0."
  },
  {
   "name": "lda",
   "key": false,
   "default": "M",
   "doc": "Elements from a row of A to the next. Dense, the default: M. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "ldb",
   "key": false,
   "default": "N",
   "doc": "Elements from a row of B to the next. Dense, the default: N. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "ldc",
   "key": false,
   "default": "N",
   "doc": "Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error."
  },
  {
   "name": "stride_c",
   "key": false,
   "default": "M * ldc",
   "doc": "Elements from a group's matrix of C to the next one's. Dense, the default: M * ldc. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "A",
   "role": "in",
   "optional": false,
   "shape": "[rows_a, M] of strides lda, 1",
   "elements": "dtype, f16 where that is f16_f32, bf16 where that is bf16_f32",
   "doc": "Left rows: what the forward product multiplied. [rows_a, M] of strides lda, 1; elements: dtype, f16 where that is f16_f32, bf16 where that is bf16_f32; read."
  },
  {
   "name": "B",
   "role": "in",
   "optional": false,
   "shape": "[T, N] of strides ldb, 1",
   "elements": "dtype, f16 where that is f16_f32, bf16 where that is bf16_f32",
   "doc": "Right rows: gradients of the forward product's result. [T, N] of strides ldb, 1; elements: dtype, f16 where that is f16_f32, bf16 where that is bf16_f32; read."
  },
  {
   "name": "C",
   "role": "inout",
   "optional": false,
   "shape": "[G, M, N] of strides stride_c, ldc, 1",
   "elements": "dtype, f32 where that is f16_f32 or bf16_f32",
   "doc": "Result, a matrix for each group, and what beta is the factor of. [G, M, N] of strides stride_c, ldc, 1; elements: dtype, f32 where that is f16_f32 or bf16_f32; read and written, not read where beta is 0. Must not overlap other tensors."
  },
  {
   "name": "offsets",
   "role": "in",
   "optional": false,
   "shape": "[G]",
   "elements": "i32",
   "doc": "Where each group's rows of B end; the first group begins at 0. Any numbers are defined: one less than an earlier one counts as that, one above T as T. [G]; elements: i32; read."
  },
  {
   "name": "row_index",
   "role": "in",
   "optional": true,
   "shape": "[T]",
   "elements": "i32",
   "doc": "The row of A that belongs to each row of B; one below 0 counts as 0, one behind A's last as that. Null: t of row t. [T]; elements: i32; read. May be null."
  }
 ],
 "scalars": [
  {
   "name": "beta",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Factor of what C held before; 0: C is not read and may hold anything, also NaN. 1: gradients add up, and matrices of groups without rows stay as they are."
  }
 ]
}
)json"},
    {.name = "moe_combine",
     .text = R"text(moe_combine: y = addend + the sum of weights * rows[position] of each token

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of rows, addend and y; sums are of f32, one summand after the other. Valid: f32, f16, bf16.

sizes
  tokens  must be given
      Tokens; 0: there is nothing to do.
  k  must be given
      Assignments of a token; 0: y is the addend. More than 64 is an error.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldr
      Elements from one of rows to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldp
      Elements from one row of position to the next. Dense, the default: k. 0 is a broadcast: all are the same
      one.
  ldw
      Elements from one row of weights to the next. Dense, the default: k. 0 is a broadcast: all are the same
      one.
  lda
      Elements from one row of addend to the next. Dense, the default: cols. 0 is a broadcast: all are the same
      one.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.

tensors
  rows  in
      What experts have made, as moe_sort has sorted it. [tokens * k, cols] of strides ldr, 1; elements: dtype;
      read.
  position  in
      The row of each assignment; one that is none, below 0 or from tokens * k on, counts for nothing. [tokens,
      k] of strides ldp, 1; elements: i32; read.
  weights  in, optional
      Factors of the assignments; null: ones. [tokens, k] of strides ldw, 1; elements: f32; read. May be null.
  addend  in, optional
      Added to the sum, such as a shared expert or what came in; null: zeros. [tokens, cols] of strides lda, 1;
      elements: dtype; read. May be null.
  y  out
      Result. [tokens, cols] of strides ldy, 1; elements: dtype; written. May be addend itself, in place, with
      the same strides; must not overlap otherwise.

scalars
)text",
     .json = R"json({
 "op": "moe_combine",
 "description": "y = addend + the sum of weights * rows[position] of each token",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of rows, addend and y; sums are of f32, one summand after the other. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "tokens",
   "key": true,
   "default": null,
   "doc": "Tokens; 0: there is nothing to do."
  },
  {
   "name": "k",
   "key": true,
   "default": null,
   "doc": "Assignments of a token; 0: y is the addend. More than 64 is an error."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldr",
   "key": false,
   "default": "cols",
   "doc": "Elements from one of rows to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldp",
   "key": false,
   "default": "k",
   "doc": "Elements from one row of position to the next. Dense, the default: k. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldw",
   "key": false,
   "default": "k",
   "doc": "Elements from one row of weights to the next. Dense, the default: k. 0 is a broadcast: all are the same one."
  },
  {
   "name": "lda",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of addend to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "rows",
   "role": "in",
   "optional": false,
   "shape": "[tokens * k, cols] of strides ldr, 1",
   "elements": "dtype",
   "doc": "What experts have made, as moe_sort has sorted it. [tokens * k, cols] of strides ldr, 1; elements: dtype; read."
  },
  {
   "name": "position",
   "role": "in",
   "optional": false,
   "shape": "[tokens, k] of strides ldp, 1",
   "elements": "i32",
   "doc": "The row of each assignment; one that is none, below 0 or from tokens * k on, counts for nothing. [tokens, k] of strides ldp, 1; elements: i32; read."
  },
  {
   "name": "weights",
   "role": "in",
   "optional": true,
   "shape": "[tokens, k] of strides ldw, 1",
   "elements": "f32",
   "doc": "Factors of the assignments; null: ones. [tokens, k] of strides ldw, 1; elements: f32; read. May be null."
  },
  {
   "name": "addend",
   "role": "in",
   "optional": true,
   "shape": "[tokens, cols] of strides lda, 1",
   "elements": "dtype",
   "doc": "Added to the sum, such as a shared expert or what came in; null: zeros. [tokens, cols] of strides lda, 1; elements: dtype; read. May be null."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[tokens, cols] of strides ldy, 1",
   "elements": "dtype",
   "doc": "Result. [tokens, cols] of strides ldy, 1; elements: dtype; written. May be addend itself, in place, with the same strides; must not overlap otherwise."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "moe_route",
     .text = R"text(moe_route: The k best experts of each token by a router's logits, and their weights

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of logits. Valid: f32, f16, bf16.

sizes
  tokens  must be given
      Rows of logits; 0: there is nothing to do.
  experts  must be given
      Experts. Less than 1 is an error; more than 1024 is an error.
  k  must be given
      Experts of a token. More than 32 is an error.
  ldl
      Elements from one row of logits to the next. Dense, the default: experts. 0 is a broadcast: all are the
      same one.
  ldi
      Elements from one row of ids to the next. Dense, the default: k. Elements that then overlap are an error.
  ldw
      Elements from one row of weights to the next. Dense, the default: k. Elements that then overlap are an
      error.

tensors
  logits  in
      What the router's product gives. [tokens, experts] of strides ldl, 1; elements: dtype; read.
  bias  in, optional
      Added to scores where experts are chosen, and not to weights (DeepSeek-V3's correction); null: they are
      chosen by their logits. [experts]; elements: f32; read. May be null.
  ids  out
      Experts, the best first, a NaN before all; of equals the lower one; -1 where there are fewer than k.
      [tokens, k] of strides ldi, 1; elements: i32; written. Must not overlap other tensors.
  weights  out
      Their weights; 0 where there is no expert. [tokens, k] of strides ldw, 1; elements: f32; written. Must not
      overlap other tensors.

scalars
  scoring  softmax | sigmoid, default softmax
      What scores are: softmax, of all logits of the token; sigmoid, 1 / (1 + exp(-logit)). Another number is an
      error.
  renormalize  i32, default 1
      1: weights are scores / (sum of those that are chosen + 1e-20); 0: they are scores. Less than 0 or more
      than 1 is an error.
  scale  f32, default 1
      Factor of all weights.
  groups  i32, default 1
      Experts are in so many groups of ceil(experts / groups), in order; the last ones may have fewer, or none.
      Less than 1 or more than 32 is an error.
  top_groups  i32, default 1
      Only experts of so many groups, those with the best scores, are chosen; of equals the lower group. Less
      than 1 or more than 32 is an error.
  group_score  best_two | best, default best_two
      Of a group: best_two, the sum of its two best (DeepSeek-V3); best, its best. Of scores + bias. Another
      number is an error.
)text",
     .json = R"json({
 "op": "moe_route",
 "description": "The k best experts of each token by a router's logits, and their weights",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of logits. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "tokens",
   "key": true,
   "default": null,
   "doc": "Rows of logits; 0: there is nothing to do."
  },
  {
   "name": "experts",
   "key": true,
   "default": null,
   "doc": "Experts. Less than 1 is an error; more than 1024 is an error."
  },
  {
   "name": "k",
   "key": true,
   "default": null,
   "doc": "Experts of a token. More than 32 is an error."
  },
  {
   "name": "ldl",
   "key": false,
   "default": "experts",
   "doc": "Elements from one row of logits to the next. Dense, the default: experts. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldi",
   "key": false,
   "default": "k",
   "doc": "Elements from one row of ids to the next. Dense, the default: k. Elements that then overlap are an error."
  },
  {
   "name": "ldw",
   "key": false,
   "default": "k",
   "doc": "Elements from one row of weights to the next. Dense, the default: k. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "logits",
   "role": "in",
   "optional": false,
   "shape": "[tokens, experts] of strides ldl, 1",
   "elements": "dtype",
   "doc": "What the router's product gives. [tokens, experts] of strides ldl, 1; elements: dtype; read."
  },
  {
   "name": "bias",
   "role": "in",
   "optional": true,
   "shape": "[experts]",
   "elements": "f32",
   "doc": "Added to scores where experts are chosen, and not to weights (DeepSeek-V3's correction); null: they are chosen by their logits. [experts]; elements: f32; read. May be null."
  },
  {
   "name": "ids",
   "role": "out",
   "optional": false,
   "shape": "[tokens, k] of strides ldi, 1",
   "elements": "i32",
   "doc": "Experts, the best first, a NaN before all; of equals the lower one; -1 where there are fewer than k. [tokens, k] of strides ldi, 1; elements: i32; written. Must not overlap other tensors."
  },
  {
   "name": "weights",
   "role": "out",
   "optional": false,
   "shape": "[tokens, k] of strides ldw, 1",
   "elements": "f32",
   "doc": "Their weights; 0 where there is no expert. [tokens, k] of strides ldw, 1; elements: f32; written. Must not overlap other tensors."
  }
 ],
 "scalars": [
  {
   "name": "scoring",
   "type": "i32",
   "default": "softmax",
   "values": [
    "softmax",
    "sigmoid"
   ],
   "doc": "What scores are: softmax, of all logits of the token; sigmoid, 1 / (1 + exp(-logit)). Another number is an error."
  },
  {
   "name": "renormalize",
   "type": "i32",
   "default": "1",
   "values": [],
   "doc": "1: weights are scores / (sum of those that are chosen + 1e-20); 0: they are scores. Less than 0 or more than 1 is an error."
  },
  {
   "name": "scale",
   "type": "f32",
   "default": "1",
   "values": [],
   "doc": "Factor of all weights."
  },
  {
   "name": "groups",
   "type": "i32",
   "default": "1",
   "values": [],
   "doc": "Experts are in so many groups of ceil(experts / groups), in order; the last ones may have fewer, or none. Less than 1 or more than 32 is an error."
  },
  {
   "name": "top_groups",
   "type": "i32",
   "default": "1",
   "values": [],
   "doc": "Only experts of so many groups, those with the best scores, are chosen; of equals the lower group. Less than 1 or more than 32 is an error."
  },
  {
   "name": "group_score",
   "type": "i32",
   "default": "best_two",
   "values": [
    "best_two",
    "best"
   ],
   "doc": "Of a group: best_two, the sum of its two best (DeepSeek-V3); best, its best. Of scores + bias. Another number is an error."
  }
 ]
}
)json"},
    {.name = "moe_sort",
     .text = R"text(moe_sort: Assignments of tokens to experts, sorted by expert, then token, then place

attributes
  dtype  i32, default i32
      Type of all: numbers of 32 bits. Valid: i32.

sizes
  tokens  must be given
      Tokens; 0: offsets are zeros. More than 16777216 is an error.
  k  must be given
      Assignments of a token. More than 64 is an error.
  experts  must be given
      Experts. Less than 1 is an error; more than 1024 is an error.
  ldi
      Elements from one row of ids to the next. Dense, the default: k. 0 is a broadcast: all are the same one.
  ldp
      Elements from one row of position to the next. Dense, the default: k. Elements that then overlap are an
      error.

tensors
  ids  in
      Experts of each token; one that is none, below 0 or from experts on, is dropped. [tokens, k] of strides
      ldi, 1; elements: i32; read.
  offsets  out
      Where each expert's rows end; the first one's begin at 0. [experts]; elements: i32; written. Must not
      overlap other tensors.
  row_index  out
      The token of each row; -1 behind the last expert's rows. [tokens * k]; elements: i32; written. Must not
      overlap other tensors.
  position  out
      The row of each assignment; -1 where it is dropped. [tokens, k] of strides ldp, 1; elements: i32; written.
      Must not overlap other tensors.

scalars
)text",
     .json = R"json({
 "op": "moe_sort",
 "description": "Assignments of tokens to experts, sorted by expert, then token, then place",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "i32"
   ],
   "default": "i32",
   "doc": "Type of all: numbers of 32 bits. Valid: i32."
  }
 ],
 "sizes": [
  {
   "name": "tokens",
   "key": true,
   "default": null,
   "doc": "Tokens; 0: offsets are zeros. More than 16777216 is an error."
  },
  {
   "name": "k",
   "key": true,
   "default": null,
   "doc": "Assignments of a token. More than 64 is an error."
  },
  {
   "name": "experts",
   "key": true,
   "default": null,
   "doc": "Experts. Less than 1 is an error; more than 1024 is an error."
  },
  {
   "name": "ldi",
   "key": false,
   "default": "k",
   "doc": "Elements from one row of ids to the next. Dense, the default: k. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldp",
   "key": false,
   "default": "k",
   "doc": "Elements from one row of position to the next. Dense, the default: k. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "ids",
   "role": "in",
   "optional": false,
   "shape": "[tokens, k] of strides ldi, 1",
   "elements": "i32",
   "doc": "Experts of each token; one that is none, below 0 or from experts on, is dropped. [tokens, k] of strides ldi, 1; elements: i32; read."
  },
  {
   "name": "offsets",
   "role": "out",
   "optional": false,
   "shape": "[experts]",
   "elements": "i32",
   "doc": "Where each expert's rows end; the first one's begin at 0. [experts]; elements: i32; written. Must not overlap other tensors."
  },
  {
   "name": "row_index",
   "role": "out",
   "optional": false,
   "shape": "[tokens * k]",
   "elements": "i32",
   "doc": "The token of each row; -1 behind the last expert's rows. [tokens * k]; elements: i32; written. Must not overlap other tensors."
  },
  {
   "name": "position",
   "role": "out",
   "optional": false,
   "shape": "[tokens, k] of strides ldp, 1",
   "elements": "i32",
   "doc": "The row of each assignment; -1 where it is dropped. [tokens, k] of strides ldp, 1; elements: i32; written. Must not overlap other tensors."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "packed_gemm",
     .text = R"text(packed_gemm: C = act(scale * (A B) + bias) on CPUs, B packed once in panels of f32, bf16, f16 or i8

attributes
  dtype  f32 | bf16 | f16 | i8, default f32
      Type of B, which is converted as it is multiplied; A, C, bias and sums are f32. Valid: f32, bf16, f16, i8.
      There are no kernels on GPUs.

sizes
  M  must be given
      Rows of C; 0: there is nothing to do. More than 2147482624 is an error.
  N  must be given
      Columns of C; 0: there is nothing to do. More than 2147482624 is an error.
  K  must be given
      Length of the sums; 0: they are 0. More than 2147482624 is an error.
  lda
      Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  ldc
      Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less
      is an error.

tensors
  A  in
      Left factor. [M, K] of strides lda, 1; elements: f32; read.
  B  in
      Right factor in panels of 16 columns, zeros behind the last one. [ceil(N / 16), K, 16], row-major;
      elements: dtype; read.
  C  out
      Result. [M, N] of strides ldc, 1; elements: f32; written. Must not overlap other tensors.
  scale  in
      Factors of the columns of B. [N]; elements: f32; read. Needed with dtype=i8, and an error otherwise.
  bias  in, optional
      Added before the activation. [N]; elements: f32; read. May be null.

scalars
  activation  none | relu | gelu | silu, default none
      What is done last, in f32: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 +
      exp(-x)). Another number is an error.
)text",
     .json = R"json({
 "op": "packed_gemm",
 "description": "C = act(scale * (A B) + bias) on CPUs, B packed once in panels of f32, bf16, f16 or i8",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "bf16",
    "f16",
    "i8"
   ],
   "default": "f32",
   "doc": "Type of B, which is converted as it is multiplied; A, C, bias and sums are f32. Valid: f32, bf16, f16, i8. There are no kernels on GPUs."
  }
 ],
 "sizes": [
  {
   "name": "M",
   "key": true,
   "default": null,
   "doc": "Rows of C; 0: there is nothing to do. More than 2147482624 is an error."
  },
  {
   "name": "N",
   "key": true,
   "default": null,
   "doc": "Columns of C; 0: there is nothing to do. More than 2147482624 is an error."
  },
  {
   "name": "K",
   "key": true,
   "default": null,
   "doc": "Length of the sums; 0: they are 0. More than 2147482624 is an error."
  },
  {
   "name": "lda",
   "key": false,
   "default": "K",
   "doc": "Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "ldc",
   "key": false,
   "default": "N",
   "doc": "Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error."
  }
 ],
 "tensors": [
  {
   "name": "A",
   "role": "in",
   "optional": false,
   "shape": "[M, K] of strides lda, 1",
   "elements": "f32",
   "doc": "Left factor. [M, K] of strides lda, 1; elements: f32; read."
  },
  {
   "name": "B",
   "role": "in",
   "optional": false,
   "shape": "[ceil(N / 16), K, 16], row-major",
   "elements": "dtype",
   "doc": "Right factor in panels of 16 columns, zeros behind the last one. [ceil(N / 16), K, 16], row-major; elements: dtype; read."
  },
  {
   "name": "C",
   "role": "out",
   "optional": false,
   "shape": "[M, N] of strides ldc, 1",
   "elements": "f32",
   "doc": "Result. [M, N] of strides ldc, 1; elements: f32; written. Must not overlap other tensors."
  },
  {
   "name": "scale",
   "role": "in",
   "optional": false,
   "shape": "[N]",
   "elements": "f32",
   "doc": "Factors of the columns of B. [N]; elements: f32; read. Needed with dtype=i8, and an error otherwise."
  },
  {
   "name": "bias",
   "role": "in",
   "optional": true,
   "shape": "[N]",
   "elements": "f32",
   "doc": "Added before the activation. [N]; elements: f32; read. May be null."
  }
 ],
 "scalars": [
  {
   "name": "activation",
   "type": "i32",
   "default": "none",
   "values": [
    "none",
    "relu",
    "gelu",
    "silu"
   ],
   "doc": "What is done last, in f32: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 + exp(-x)). Another number is an error."
  }
 ]
}
)json"},
    {.name = "row_add_layernorm",
     .text = R"text(row_add_layernorm: sum = x + residual, in the residual's place or elsewhere, and y = LayerNorm of its rows

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x, residual, y and sum. Valid: f32, f16, bf16.
  dtype_w  f32 | f16 | bf16, default f32
      Type of weight and bias, whatever that of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldr
      Elements from one row of residual to the next. Dense, the default: cols. Elements that then overlap are an
      error.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.
  lds
      Elements from one row of sum to the next; where that is null they are not looked at. Dense, the default:
      cols. Elements that then overlap are an error.

tensors
  x  in
      What is added. [rows, cols] of strides ldx, 1; elements: dtype; read.
  residual  inout
      What it is added to; becomes the sum where that is not wanted elsewhere. [rows, cols] of strides ldr, 1;
      elements: dtype; read and written. Must not overlap other tensors.
  weight  in, optional
      Factors of the columns; null: ones, whatever the offset. [cols]; elements: dtype_w; read. May be null.
  bias  in, optional
      Added to the columns; null: zeros. [cols]; elements: dtype_w; read. May be null.
  y  out
      (sum - mean) / sqrt(variance + eps) * (offset + weight) + bias, of each row. [rows, cols] of strides ldy,
      1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise.
  sum  out, optional
      x + residual, rounded to its type before it is normalized; null: it takes the place of residual. [rows,
      cols] of strides lds, 1; elements: dtype; written. May be x itself, in place, with the same strides; must
      not overlap otherwise. May be null.

scalars
  eps  f32, default 1e-05
      Added to the variance.
  offset  f32, default 0
      Added to weights: 1 where they are stored as what they differ from it.
)text",
     .json = R"json({
 "op": "row_add_layernorm",
 "description": "sum = x + residual, in the residual's place or elsewhere, and y = LayerNorm of its rows",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x, residual, y and sum. Valid: f32, f16, bf16."
  },
  {
   "name": "dtype_w",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of weight and bias, whatever that of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldr",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of residual to the next. Dense, the default: cols. Elements that then overlap are an error."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  },
  {
   "name": "lds",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of sum to the next; where that is null they are not looked at. Dense, the default: cols. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "What is added. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "residual",
   "role": "inout",
   "optional": false,
   "shape": "[rows, cols] of strides ldr, 1",
   "elements": "dtype",
   "doc": "What it is added to; becomes the sum where that is not wanted elsewhere. [rows, cols] of strides ldr, 1; elements: dtype; read and written. Must not overlap other tensors."
  },
  {
   "name": "weight",
   "role": "in",
   "optional": true,
   "shape": "[cols]",
   "elements": "dtype_w",
   "doc": "Factors of the columns; null: ones, whatever the offset. [cols]; elements: dtype_w; read. May be null."
  },
  {
   "name": "bias",
   "role": "in",
   "optional": true,
   "shape": "[cols]",
   "elements": "dtype_w",
   "doc": "Added to the columns; null: zeros. [cols]; elements: dtype_w; read. May be null."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows, cols] of strides ldy, 1",
   "elements": "dtype",
   "doc": "(sum - mean) / sqrt(variance + eps) * (offset + weight) + bias, of each row. [rows, cols] of strides ldy, 1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise."
  },
  {
   "name": "sum",
   "role": "out",
   "optional": true,
   "shape": "[rows, cols] of strides lds, 1",
   "elements": "dtype",
   "doc": "x + residual, rounded to its type before it is normalized; null: it takes the place of residual. [rows, cols] of strides lds, 1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise. May be null."
  }
 ],
 "scalars": [
  {
   "name": "eps",
   "type": "f32",
   "default": "1e-05",
   "values": [],
   "doc": "Added to the variance."
  },
  {
   "name": "offset",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Added to weights: 1 where they are stored as what they differ from it."
  }
 ]
}
)json"},
    {.name = "row_add_rmsnorm",
     .text = R"text(row_add_rmsnorm: sum = x + residual, in the residual's place or elsewhere, and y = RMSNorm of its rows

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x, residual, y and sum. Valid: f32, f16, bf16.
  dtype_w  f32 | f16 | bf16, default f32
      Type of weight, whatever that of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldr
      Elements from one row of residual to the next. Dense, the default: cols. Elements that then overlap are an
      error.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.
  lds
      Elements from one row of sum to the next; where that is null they are not looked at. Dense, the default:
      cols. Elements that then overlap are an error.

tensors
  x  in
      What is added. [rows, cols] of strides ldx, 1; elements: dtype; read.
  residual  inout
      What it is added to; becomes the sum where that is not wanted elsewhere. [rows, cols] of strides ldr, 1;
      elements: dtype; read and written. Must not overlap other tensors.
  weight  in, optional
      Factors of the columns; null: ones, whatever the offset. [cols]; elements: dtype_w; read. May be null.
  y  out
      sum / sqrt(mean(sum^2) + eps) * (offset + weight), of each row. [rows, cols] of strides ldy, 1; elements:
      dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise.
  sum  out, optional
      x + residual, rounded to its type before it is normalized; null: it takes the place of residual. [rows,
      cols] of strides lds, 1; elements: dtype; written. May be x itself, in place, with the same strides; must
      not overlap otherwise. May be null.

scalars
  eps  f32, default 1e-06
      Added to the mean of squares.
  offset  f32, default 0
      Added to weights: 1 for Gemma's.
)text",
     .json = R"json({
 "op": "row_add_rmsnorm",
 "description": "sum = x + residual, in the residual's place or elsewhere, and y = RMSNorm of its rows",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x, residual, y and sum. Valid: f32, f16, bf16."
  },
  {
   "name": "dtype_w",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of weight, whatever that of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldr",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of residual to the next. Dense, the default: cols. Elements that then overlap are an error."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  },
  {
   "name": "lds",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of sum to the next; where that is null they are not looked at. Dense, the default: cols. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "What is added. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "residual",
   "role": "inout",
   "optional": false,
   "shape": "[rows, cols] of strides ldr, 1",
   "elements": "dtype",
   "doc": "What it is added to; becomes the sum where that is not wanted elsewhere. [rows, cols] of strides ldr, 1; elements: dtype; read and written. Must not overlap other tensors."
  },
  {
   "name": "weight",
   "role": "in",
   "optional": true,
   "shape": "[cols]",
   "elements": "dtype_w",
   "doc": "Factors of the columns; null: ones, whatever the offset. [cols]; elements: dtype_w; read. May be null."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows, cols] of strides ldy, 1",
   "elements": "dtype",
   "doc": "sum / sqrt(mean(sum^2) + eps) * (offset + weight), of each row. [rows, cols] of strides ldy, 1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise."
  },
  {
   "name": "sum",
   "role": "out",
   "optional": true,
   "shape": "[rows, cols] of strides lds, 1",
   "elements": "dtype",
   "doc": "x + residual, rounded to its type before it is normalized; null: it takes the place of residual. [rows, cols] of strides lds, 1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise. May be null."
  }
 ],
 "scalars": [
  {
   "name": "eps",
   "type": "f32",
   "default": "1e-06",
   "values": [],
   "doc": "Added to the mean of squares."
  },
  {
   "name": "offset",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Added to weights: 1 for Gemma's."
  }
 ]
}
)json"},
    {.name = "row_argmax",
     .text = R"text(row_argmax: y = argmax of the rows of x

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row. Less than 1 is an error.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      The column of each row's largest element, of the first one; a NaN counts as the largest. [rows]; elements:
      i32; written. Must not overlap other tensors.

scalars
)text",
     .json = R"json({
 "op": "row_argmax",
 "description": "y = argmax of the rows of x",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row. Less than 1 is an error."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows]",
   "elements": "i32",
   "doc": "The column of each row's largest element, of the first one; a NaN counts as the largest. [rows]; elements: i32; written. Must not overlap other tensors."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "row_cross_entropy",
     .text = R"text(row_cross_entropy: loss = logsumexp(z) - z[target] of the rows of z = scale * x

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldt
      Elements from one target to the next; 2 where they are 64 bits long, as PyTorch's, lower half first.
      Dense, the default: 1. 0 is a broadcast: all are the same one.

tensors
  x  in
      Logits. [rows, cols] of strides ldx, 1; elements: dtype; read.
  target  in
      Class of each row. One that is neither a column nor ignore_index gives NaN; nothing is read then. [rows];
      elements: i32; read.
  loss  out
      (1 - label_smoothing) * (lse - z[target]) + label_smoothing * (lse - mean(z)) + z_loss * lse^2; 0 where
      target is ignore_index. [rows]; elements: f32; written. Must not overlap other tensors.
  lse  out, optional
      log(sum(exp(z))) of each row, of those that are ignored, too; null: nobody wants it. [rows]; elements:
      f32; written. Must not overlap other tensors. May be null.

scalars
  scale  f32, default 1
      Factor of x.
  label_smoothing  f32, default 0
      Share of the loss that is of all classes alike.
  z_loss  f32, default 0
      Factor of lse^2.
  ignore_index  i32, default -100
      Target of rows that have no loss.
)text",
     .json = R"json({
 "op": "row_cross_entropy",
 "description": "loss = logsumexp(z) - z[target] of the rows of z = scale * x",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldt",
   "key": false,
   "default": "1",
   "doc": "Elements from one target to the next; 2 where they are 64 bits long, as PyTorch's, lower half first. Dense, the default: 1. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Logits. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "target",
   "role": "in",
   "optional": false,
   "shape": "[rows]",
   "elements": "i32",
   "doc": "Class of each row. One that is neither a column nor ignore_index gives NaN; nothing is read then. [rows]; elements: i32; read."
  },
  {
   "name": "loss",
   "role": "out",
   "optional": false,
   "shape": "[rows]",
   "elements": "f32",
   "doc": "(1 - label_smoothing) * (lse - z[target]) + label_smoothing * (lse - mean(z)) + z_loss * lse^2; 0 where target is ignore_index. [rows]; elements: f32; written. Must not overlap other tensors."
  },
  {
   "name": "lse",
   "role": "out",
   "optional": true,
   "shape": "[rows]",
   "elements": "f32",
   "doc": "log(sum(exp(z))) of each row, of those that are ignored, too; null: nobody wants it. [rows]; elements: f32; written. Must not overlap other tensors. May be null."
  }
 ],
 "scalars": [
  {
   "name": "scale",
   "type": "f32",
   "default": "1",
   "values": [],
   "doc": "Factor of x."
  },
  {
   "name": "label_smoothing",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Share of the loss that is of all classes alike."
  },
  {
   "name": "z_loss",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Factor of lse^2."
  },
  {
   "name": "ignore_index",
   "type": "i32",
   "default": "-100",
   "values": [],
   "doc": "Target of rows that have no loss."
  }
 ]
}
)json"},
    {.name = "row_glu",
     .text = R"text(row_glu: y = activation(gate) * up

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of gate, up and y. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldg
      Elements from one row of gate to the next; 2 * cols where up lies behind it. Dense, the default: cols. 0
      is a broadcast: all are the same one.
  ldu
      Elements from one row of up to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.

tensors
  gate  in
      What the activation is of; of one tensor with both halves in a row, its begin. [rows, cols] of strides
      ldg, 1; elements: dtype; read.
  up  in
      What it is multiplied by; of one tensor with both halves in a row, that begin + cols elements. [rows,
      cols] of strides ldu, 1; elements: dtype; read.
  y  out
      Result. [rows, cols] of strides ldy, 1; elements: dtype; written. May be gate or up itself, in place, with
      the same strides; must not overlap otherwise.

scalars
  glu  swiglu | geglu | geglu_tanh | reglu, default swiglu
      The activation: swiglu, silu, x / (1 + exp(-x)); geglu, gelu, x / 2 * (1 + erf(x / sqrt(2))); geglu_tanh,
      x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3))); reglu, max(x, 0). Another number is an error.
)text",
     .json = R"json({
 "op": "row_glu",
 "description": "y = activation(gate) * up",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of gate, up and y. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldg",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of gate to the next; 2 * cols where up lies behind it. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldu",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of up to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "gate",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldg, 1",
   "elements": "dtype",
   "doc": "What the activation is of; of one tensor with both halves in a row, its begin. [rows, cols] of strides ldg, 1; elements: dtype; read."
  },
  {
   "name": "up",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldu, 1",
   "elements": "dtype",
   "doc": "What it is multiplied by; of one tensor with both halves in a row, that begin + cols elements. [rows, cols] of strides ldu, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows, cols] of strides ldy, 1",
   "elements": "dtype",
   "doc": "Result. [rows, cols] of strides ldy, 1; elements: dtype; written. May be gate or up itself, in place, with the same strides; must not overlap otherwise."
  }
 ],
 "scalars": [
  {
   "name": "glu",
   "type": "i32",
   "default": "swiglu",
   "values": [
    "swiglu",
    "geglu",
    "geglu_tanh",
    "reglu"
   ],
   "doc": "The activation: swiglu, silu, x / (1 + exp(-x)); geglu, gelu, x / 2 * (1 + erf(x / sqrt(2))); geglu_tanh, x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3))); reglu, max(x, 0). Another number is an error."
  }
 ]
}
)json"},
    {.name = "row_layernorm",
     .text = R"text(row_layernorm: y = LayerNorm of the rows of x

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x and y. Valid: f32, f16, bf16.
  dtype_w  f32 | f16 | bf16, default f32
      Type of weight and bias, whatever that of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  weight  in, optional
      Factors of the columns; null: ones, whatever the offset. [cols]; elements: dtype_w; read. May be null.
  bias  in, optional
      Added to the columns; null: zeros. [cols]; elements: dtype_w; read. May be null.
  y  out
      (x - mean) / sqrt(variance + eps) * (offset + weight) + bias, of each row. [rows, cols] of strides ldy, 1;
      elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise.

scalars
  eps  f32, default 1e-05
      Added to the variance.
  offset  f32, default 0
      Added to weights: 1 where they are stored as what they differ from it.
)text",
     .json = R"json({
 "op": "row_layernorm",
 "description": "y = LayerNorm of the rows of x",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x and y. Valid: f32, f16, bf16."
  },
  {
   "name": "dtype_w",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of weight and bias, whatever that of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "weight",
   "role": "in",
   "optional": true,
   "shape": "[cols]",
   "elements": "dtype_w",
   "doc": "Factors of the columns; null: ones, whatever the offset. [cols]; elements: dtype_w; read. May be null."
  },
  {
   "name": "bias",
   "role": "in",
   "optional": true,
   "shape": "[cols]",
   "elements": "dtype_w",
   "doc": "Added to the columns; null: zeros. [cols]; elements: dtype_w; read. May be null."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows, cols] of strides ldy, 1",
   "elements": "dtype",
   "doc": "(x - mean) / sqrt(variance + eps) * (offset + weight) + bias, of each row. [rows, cols] of strides ldy, 1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise."
  }
 ],
 "scalars": [
  {
   "name": "eps",
   "type": "f32",
   "default": "1e-05",
   "values": [],
   "doc": "Added to the variance."
  },
  {
   "name": "offset",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Added to weights: 1 where they are stored as what they differ from it."
  }
 ]
}
)json"},
    {.name = "row_log_softmax",
     .text = R"text(row_log_softmax: y = logarithm of the softmax of the rows of scale * x

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x and y. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      scale * x - log(sum(exp(scale * x))), of each row. [rows, cols] of strides ldy, 1; elements: dtype;
      written. May be x itself, in place, with the same strides; must not overlap otherwise.

scalars
  scale  f32, default 1
      Factor of x.
)text",
     .json = R"json({
 "op": "row_log_softmax",
 "description": "y = logarithm of the softmax of the rows of scale * x",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x and y. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows, cols] of strides ldy, 1",
   "elements": "dtype",
   "doc": "scale * x - log(sum(exp(scale * x))), of each row. [rows, cols] of strides ldy, 1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise."
  }
 ],
 "scalars": [
  {
   "name": "scale",
   "type": "f32",
   "default": "1",
   "values": [],
   "doc": "Factor of x."
  }
 ]
}
)json"},
    {.name = "row_logsumexp",
     .text = R"text(row_logsumexp: Of rows: y = log(sum(exp(x)))

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      log(sum(exp(x))) of each row. [rows]; elements: f32; written. Must not overlap other tensors.

scalars
)text",
     .json = R"json({
 "op": "row_logsumexp",
 "description": "Of rows: y = log(sum(exp(x)))",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows]",
   "elements": "f32",
   "doc": "log(sum(exp(x))) of each row. [rows]; elements: f32; written. Must not overlap other tensors."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "row_masked_softmax",
     .text = R"text(row_masked_softmax: y = softmax of the rows of scale * x + mask, of columns up to the row's query + diagonal

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x and y. Valid: f32, f16, bf16.
  dtype_m  f32 | f16 | bf16, default f32
      Type of mask: that of x, or f32. Valid: f32, f16, bf16.

sizes
  batch  must be given
      Sequences.
  heads  must be given
      Heads of a sequence.
  queries  must be given
      Queries, rows of a head.
  cols  must be given
      Elements of a row, one for each key; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldm
      Elements of mask from one query to the next; 0: the same for all. Dense, the default: cols. 0 is a
      broadcast: all are the same one.
  ldh
      Elements of mask from one head to the next; 0: the same for all. Dense, the default: queries * ldm. 0 is a
      broadcast: all are the same one.
  ldb
      Elements of mask from one sequence to the next; 0: the same for all. Dense, the default: heads * ldh. 0 is
      a broadcast: all are the same one.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.

tensors
  x  in
      Scores: a row for each query of each head of each sequence. [batch * heads * queries, cols] of strides
      ldx, 1; elements: dtype; read.
  mask  in, optional
      What is added to scale * x: 0, or -infinity where a column doesn't count; null: nothing. [batch, heads,
      queries, cols] of strides ldb, ldh, ldm, 1; elements: dtype_m; read. May be null.
  y  out
      exp(z) / sum(exp(z)), of each row z; NaN where no column counts, as in PyTorch. [batch * heads * queries,
      cols] of strides ldy, 1; elements: dtype; written. May be x itself, in place, with the same strides; must
      not overlap otherwise.

scalars
  scale  f32, default 1
      Factor of x.
  diagonal  i32, default 2147483647
      Query i sees columns 0 to i + diagonal, others count as -infinity; 0: causal from the first column; cols -
      queries: so that the last query sees all; 2147483647: all.
  logarithm  i32, default 0
      1: y is the logarithm of the softmax. Less than 0 or more than 1 is an error.
)text",
     .json = R"json({
 "op": "row_masked_softmax",
 "description": "y = softmax of the rows of scale * x + mask, of columns up to the row's query + diagonal",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x and y. Valid: f32, f16, bf16."
  },
  {
   "name": "dtype_m",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of mask: that of x, or f32. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "batch",
   "key": true,
   "default": null,
   "doc": "Sequences."
  },
  {
   "name": "heads",
   "key": true,
   "default": null,
   "doc": "Heads of a sequence."
  },
  {
   "name": "queries",
   "key": true,
   "default": null,
   "doc": "Queries, rows of a head."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row, one for each key; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldm",
   "key": false,
   "default": "cols",
   "doc": "Elements of mask from one query to the next; 0: the same for all. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldh",
   "key": false,
   "default": "queries * ldm",
   "doc": "Elements of mask from one head to the next; 0: the same for all. Dense, the default: queries * ldm. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldb",
   "key": false,
   "default": "heads * ldh",
   "doc": "Elements of mask from one sequence to the next; 0: the same for all. Dense, the default: heads * ldh. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[batch * heads * queries, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Scores: a row for each query of each head of each sequence. [batch * heads * queries, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "mask",
   "role": "in",
   "optional": true,
   "shape": "[batch, heads, queries, cols] of strides ldb, ldh, ldm, 1",
   "elements": "dtype_m",
   "doc": "What is added to scale * x: 0, or -infinity where a column doesn't count; null: nothing. [batch, heads, queries, cols] of strides ldb, ldh, ldm, 1; elements: dtype_m; read. May be null."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[batch * heads * queries, cols] of strides ldy, 1",
   "elements": "dtype",
   "doc": "exp(z) / sum(exp(z)), of each row z; NaN where no column counts, as in PyTorch. [batch * heads * queries, cols] of strides ldy, 1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise."
  }
 ],
 "scalars": [
  {
   "name": "scale",
   "type": "f32",
   "default": "1",
   "values": [],
   "doc": "Factor of x."
  },
  {
   "name": "diagonal",
   "type": "i32",
   "default": "2147483647",
   "values": [],
   "doc": "Query i sees columns 0 to i + diagonal, others count as -infinity; 0: causal from the first column; cols - queries: so that the last query sees all; 2147483647: all."
  },
  {
   "name": "logarithm",
   "type": "i32",
   "default": "0",
   "values": [],
   "doc": "1: y is the logarithm of the softmax. Less than 0 or more than 1 is an error."
  }
 ]
}
)json"},
    {.name = "row_max",
     .text = R"text(row_max: Largest elements of rows: y = max(x); NaN where a row has one

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      The largest element of each row. [rows]; elements: f32; written. Must not overlap other tensors.

scalars
)text",
     .json = R"json({
 "op": "row_max",
 "description": "Largest elements of rows: y = max(x); NaN where a row has one",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows]",
   "elements": "f32",
   "doc": "The largest element of each row. [rows]; elements: f32; written. Must not overlap other tensors."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "row_mean",
     .text = R"text(row_mean: Means of rows: y = sum(x) / cols

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      Mean of each row. [rows]; elements: f32; written. Must not overlap other tensors.

scalars
)text",
     .json = R"json({
 "op": "row_mean",
 "description": "Means of rows: y = sum(x) / cols",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows]",
   "elements": "f32",
   "doc": "Mean of each row. [rows]; elements: f32; written. Must not overlap other tensors."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "row_norm",
     .text = R"text(row_norm: Euclidean norms of rows: y = sqrt(sum(x^2))

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      Euclidean norm of each row. [rows]; elements: f32; written. Must not overlap other tensors.

scalars
)text",
     .json = R"json({
 "op": "row_norm",
 "description": "Euclidean norms of rows: y = sqrt(sum(x^2))",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows]",
   "elements": "f32",
   "doc": "Euclidean norm of each row. [rows]; elements: f32; written. Must not overlap other tensors."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "row_quantize",
     .text = R"text(row_quantize: y = z / scale of 8 bits, with a scale for each row of z, the norm of the rows of x

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x and residual; z is of f32, whatever it is. Valid: f32, f16, bf16.
  dtype_q  e4m3 | i8, default e4m3
      Type of y: of e4m3 numbers go to 448, of i8 to 127 and -127; y saturates, and is the nearest number, even
      of two. NaN stays in e4m3, and is 0 in i8. Valid: e4m3, i8.
  dtype_w  f32 | f16 | bf16, default f32
      Type of weight and bias, whatever that of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldr
      Elements from one row of residual to the next. Dense, the default: cols. Elements that then overlap are an
      error.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  residual  inout, optional
      x is added to it, and the sum, rounded to its type, is stored here and takes the place of x; null: nothing
      is added. [rows, cols] of strides ldr, 1; elements: dtype; read and written. Must not overlap other
      tensors. May be null.
  weight  in, optional
      Factors of the columns; null: ones, whatever the offset. [cols]; elements: dtype_w; read. May be null.
  bias  in, optional
      Added to the columns; null: zeros. [cols]; elements: dtype_w; read. May be null.
  static_scale  in, optional
      The scale of all rows, from a calibration; null: each row has its own. [1]; elements: f32; read. May be
      null.
  y  out
      z / scale: z is nearly scale * y. [rows, cols] of strides ldy, 1; elements: dtype_q; written. Must not
      overlap other tensors.
  scale  out
      Factor of each row of y: the largest magnitude in the row of z / 448 or 127, not less than least_scale; or
      static_scale. [rows]; elements: f32; written. Must not overlap other tensors.

scalars
  norm  none | rmsnorm | layernorm, default none
      What z is before weight and bias: none, x; rmsnorm, x / sqrt(mean(x^2) + eps); layernorm, (x - mean) /
      sqrt(variance + eps); then z = that * (offset + weight) + bias. Another number is an error.
  eps  f32, default 1e-06
      Added to the mean of squares, or to the variance.
  offset  f32, default 0
      Added to weights: 1 for Gemma's.
  least_scale  f32, default 1e-12
      What a row of zeros has in the place of 0, so that its y is 0 and no NaN; vLLM's is 1 / (448 * 512).
)text",
     .json = R"json({
 "op": "row_quantize",
 "description": "y = z / scale of 8 bits, with a scale for each row of z, the norm of the rows of x",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x and residual; z is of f32, whatever it is. Valid: f32, f16, bf16."
  },
  {
   "name": "dtype_q",
   "values": [
    "e4m3",
    "i8"
   ],
   "default": "e4m3",
   "doc": "Type of y: of e4m3 numbers go to 448, of i8 to 127 and -127; y saturates, and is the nearest number, even of two. NaN stays in e4m3, and is 0 in i8. Valid: e4m3, i8."
  },
  {
   "name": "dtype_w",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of weight and bias, whatever that of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldr",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of residual to the next. Dense, the default: cols. Elements that then overlap are an error."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "residual",
   "role": "inout",
   "optional": true,
   "shape": "[rows, cols] of strides ldr, 1",
   "elements": "dtype",
   "doc": "x is added to it, and the sum, rounded to its type, is stored here and takes the place of x; null: nothing is added. [rows, cols] of strides ldr, 1; elements: dtype; read and written. Must not overlap other tensors. May be null."
  },
  {
   "name": "weight",
   "role": "in",
   "optional": true,
   "shape": "[cols]",
   "elements": "dtype_w",
   "doc": "Factors of the columns; null: ones, whatever the offset. [cols]; elements: dtype_w; read. May be null."
  },
  {
   "name": "bias",
   "role": "in",
   "optional": true,
   "shape": "[cols]",
   "elements": "dtype_w",
   "doc": "Added to the columns; null: zeros. [cols]; elements: dtype_w; read. May be null."
  },
  {
   "name": "static_scale",
   "role": "in",
   "optional": true,
   "shape": "[1]",
   "elements": "f32",
   "doc": "The scale of all rows, from a calibration; null: each row has its own. [1]; elements: f32; read. May be null."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows, cols] of strides ldy, 1",
   "elements": "dtype_q",
   "doc": "z / scale: z is nearly scale * y. [rows, cols] of strides ldy, 1; elements: dtype_q; written. Must not overlap other tensors."
  },
  {
   "name": "scale",
   "role": "out",
   "optional": false,
   "shape": "[rows]",
   "elements": "f32",
   "doc": "Factor of each row of y: the largest magnitude in the row of z / 448 or 127, not less than least_scale; or static_scale. [rows]; elements: f32; written. Must not overlap other tensors."
  }
 ],
 "scalars": [
  {
   "name": "norm",
   "type": "i32",
   "default": "none",
   "values": [
    "none",
    "rmsnorm",
    "layernorm"
   ],
   "doc": "What z is before weight and bias: none, x; rmsnorm, x / sqrt(mean(x^2) + eps); layernorm, (x - mean) / sqrt(variance + eps); then z = that * (offset + weight) + bias. Another number is an error."
  },
  {
   "name": "eps",
   "type": "f32",
   "default": "1e-06",
   "values": [],
   "doc": "Added to the mean of squares, or to the variance."
  },
  {
   "name": "offset",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Added to weights: 1 for Gemma's."
  },
  {
   "name": "least_scale",
   "type": "f32",
   "default": "1e-12",
   "values": [],
   "doc": "What a row of zeros has in the place of 0, so that its y is 0 and no NaN; vLLM's is 1 / (448 * 512)."
  }
 ]
}
)json"},
    {.name = "row_rmsnorm",
     .text = R"text(row_rmsnorm: y = RMSNorm of the rows of x

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x and y. Valid: f32, f16, bf16.
  dtype_w  f32 | f16 | bf16, default f32
      Type of weight, whatever that of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  weight  in, optional
      Factors of the columns; null: ones, whatever the offset. [cols]; elements: dtype_w; read. May be null.
  y  out
      x / sqrt(mean(x^2) + eps) * (offset + weight). [rows, cols] of strides ldy, 1; elements: dtype; written.
      May be x itself, in place, with the same strides; must not overlap otherwise.

scalars
  eps  f32, default 1e-06
      Added to the mean of squares.
  offset  f32, default 0
      Added to weights: 1 for Gemma's.
)text",
     .json = R"json({
 "op": "row_rmsnorm",
 "description": "y = RMSNorm of the rows of x",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x and y. Valid: f32, f16, bf16."
  },
  {
   "name": "dtype_w",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of weight, whatever that of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "weight",
   "role": "in",
   "optional": true,
   "shape": "[cols]",
   "elements": "dtype_w",
   "doc": "Factors of the columns; null: ones, whatever the offset. [cols]; elements: dtype_w; read. May be null."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows, cols] of strides ldy, 1",
   "elements": "dtype",
   "doc": "x / sqrt(mean(x^2) + eps) * (offset + weight). [rows, cols] of strides ldy, 1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise."
  }
 ],
 "scalars": [
  {
   "name": "eps",
   "type": "f32",
   "default": "1e-06",
   "values": [],
   "doc": "Added to the mean of squares."
  },
  {
   "name": "offset",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Added to weights: 1 for Gemma's."
  }
 ]
}
)json"},
    {.name = "row_rotary",
     .text = R"text(row_rotary: rotary embedding of queries and keys; keys and values into a cache

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of q, k, v, weights and results. Valid: f32, f16, bf16.

sizes
  tokens  must be given
      Tokens, each with a row of q, k and v; 0: there is nothing to do.
  heads  must be given
      Heads of q.
  dim  must be given
      Elements of a head.
  kv_heads  must be given
      Heads of k and v; 0: q alone.
  pairs  must be given
      Pairs of a head that are turned, half of the rotary dimension, at most dim / 2; what is behind them stays.
  ldq
      Elements from one token's row of q to the next. Dense, the default: heads * dim. 0 is a broadcast: all are
      the same one.
  ldk
      Elements from one token's row of k to the next. Dense, the default: kv_heads * dim. 0 is a broadcast: all
      are the same one.
  ldv
      Elements from one token's row of v to the next. Dense, the default: kv_heads * dim. 0 is a broadcast: all
      are the same one.
  ldt
      Elements from one position's row of cos and sin to the next. Dense, the default: pairs. 0 is a broadcast:
      all are the same one.
  ldqo
      Elements from one token's row of q_out to the next. Dense, the default: heads * dim. Elements that then
      overlap are an error.
  ldko
      Elements from one row of k_out to the next. Dense, the default: kv_heads * dim. Elements that then overlap
      are an error.
  ldvo
      Elements from one row of v_out to the next. Dense, the default: kv_heads * dim. Elements that then overlap
      are an error.

tensors
  q  in
      Queries; a part of a longer row where ldq is its length. [tokens, heads * dim] of strides ldq, 1;
      elements: dtype; read.
  k  in
      Keys. [tokens, kv_heads * dim] of strides ldk, 1; elements: dtype; read.
  v  in
      Values, which are copied. [tokens, kv_heads * dim] of strides ldv, 1; elements: dtype; read.
  cos  in, optional
      Row p: cosines of the angles at position p, for every position; null: q and k are not turned. [tokens,
      pairs] of strides ldt, 1; elements: f32; read. May be null.
  sin  in, optional
      Sines likewise; null: q and k are not turned. [tokens, pairs] of strides ldt, 1; elements: f32; read. May
      be null.
  position  in, optional
      The row of cos and sin for each token, which is not checked; null: its number. [tokens]; elements: i32;
      read. May be null.
  slot  in, optional
      The row of k_out and v_out for each token, as of a paged cache [pages, page_size, kv_heads, dim]: page *
      page_size + place. Below 0: neither is written; how many rows there are is not checked. Null: its number.
      [tokens]; elements: i32; read. May be null.
  q_weight  in, optional
      Factors of a head's elements: each head x of q becomes x / sqrt(mean(x^2) + eps) * (offset + q_weight)
      before it is turned; null: it stays. [dim]; elements: dtype; read. May be null.
  k_weight  in, optional
      Those of the heads of k likewise. [dim]; elements: dtype; read. May be null.
  q_out  out
      Result of q. [tokens, heads * dim] of strides ldqo, 1; elements: dtype; written. May be q itself, in
      place, with the same strides; must not overlap otherwise.
  k_out  out
      Result of k, rows as slot says. [tokens, kv_heads * dim] of strides ldko, 1; elements: dtype; written.
      Must not overlap other tensors.
  v_out  out
      v, rows as slot says. [tokens, kv_heads * dim] of strides ldvo, 1; elements: dtype; written. Must not
      overlap other tensors.

scalars
  pairing  halves | interleaved, default halves
      What makes a pair: halves, elements i and i + pairs (Llama, NeoX); interleaved, 2i and 2i + 1 (GPT-J).
      Another number is an error.
  eps  f32, default 1e-06
      Added to the mean of squares.
  offset  f32, default 0
      Added to weights.
)text",
     .json = R"json({
 "op": "row_rotary",
 "description": "rotary embedding of queries and keys; keys and values into a cache",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of q, k, v, weights and results. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "tokens",
   "key": true,
   "default": null,
   "doc": "Tokens, each with a row of q, k and v; 0: there is nothing to do."
  },
  {
   "name": "heads",
   "key": true,
   "default": null,
   "doc": "Heads of q."
  },
  {
   "name": "dim",
   "key": true,
   "default": null,
   "doc": "Elements of a head."
  },
  {
   "name": "kv_heads",
   "key": true,
   "default": null,
   "doc": "Heads of k and v; 0: q alone."
  },
  {
   "name": "pairs",
   "key": true,
   "default": null,
   "doc": "Pairs of a head that are turned, half of the rotary dimension, at most dim / 2; what is behind them stays."
  },
  {
   "name": "ldq",
   "key": false,
   "default": "heads * dim",
   "doc": "Elements from one token's row of q to the next. Dense, the default: heads * dim. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldk",
   "key": false,
   "default": "kv_heads * dim",
   "doc": "Elements from one token's row of k to the next. Dense, the default: kv_heads * dim. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldv",
   "key": false,
   "default": "kv_heads * dim",
   "doc": "Elements from one token's row of v to the next. Dense, the default: kv_heads * dim. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldt",
   "key": false,
   "default": "pairs",
   "doc": "Elements from one position's row of cos and sin to the next. Dense, the default: pairs. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldqo",
   "key": false,
   "default": "heads * dim",
   "doc": "Elements from one token's row of q_out to the next. Dense, the default: heads * dim. Elements that then overlap are an error."
  },
  {
   "name": "ldko",
   "key": false,
   "default": "kv_heads * dim",
   "doc": "Elements from one row of k_out to the next. Dense, the default: kv_heads * dim. Elements that then overlap are an error."
  },
  {
   "name": "ldvo",
   "key": false,
   "default": "kv_heads * dim",
   "doc": "Elements from one row of v_out to the next. Dense, the default: kv_heads * dim. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "q",
   "role": "in",
   "optional": false,
   "shape": "[tokens, heads * dim] of strides ldq, 1",
   "elements": "dtype",
   "doc": "Queries; a part of a longer row where ldq is its length. [tokens, heads * dim] of strides ldq, 1; elements: dtype; read."
  },
  {
   "name": "k",
   "role": "in",
   "optional": false,
   "shape": "[tokens, kv_heads * dim] of strides ldk, 1",
   "elements": "dtype",
   "doc": "Keys. [tokens, kv_heads * dim] of strides ldk, 1; elements: dtype; read."
  },
  {
   "name": "v",
   "role": "in",
   "optional": false,
   "shape": "[tokens, kv_heads * dim] of strides ldv, 1",
   "elements": "dtype",
   "doc": "Values, which are copied. [tokens, kv_heads * dim] of strides ldv, 1; elements: dtype; read."
  },
  {
   "name": "cos",
   "role": "in",
   "optional": true,
   "shape": "[tokens, pairs] of strides ldt, 1",
   "elements": "f32",
   "doc": "Row p: cosines of the angles at position p, for every position; null: q and k are not turned. [tokens, pairs] of strides ldt, 1; elements: f32; read. May be null."
  },
  {
   "name": "sin",
   "role": "in",
   "optional": true,
   "shape": "[tokens, pairs] of strides ldt, 1",
   "elements": "f32",
   "doc": "Sines likewise; null: q and k are not turned. [tokens, pairs] of strides ldt, 1; elements: f32; read. May be null."
  },
  {
   "name": "position",
   "role": "in",
   "optional": true,
   "shape": "[tokens]",
   "elements": "i32",
   "doc": "The row of cos and sin for each token, which is not checked; null: its number. [tokens]; elements: i32; read. May be null."
  },
  {
   "name": "slot",
   "role": "in",
   "optional": true,
   "shape": "[tokens]",
   "elements": "i32",
   "doc": "The row of k_out and v_out for each token, as of a paged cache [pages, page_size, kv_heads, dim]: page * page_size + place. Below 0: neither is written; how many rows there are is not checked. Null: its number. [tokens]; elements: i32; read. May be null."
  },
  {
   "name": "q_weight",
   "role": "in",
   "optional": true,
   "shape": "[dim]",
   "elements": "dtype",
   "doc": "Factors of a head's elements: each head x of q becomes x / sqrt(mean(x^2) + eps) * (offset + q_weight) before it is turned; null: it stays. [dim]; elements: dtype; read. May be null."
  },
  {
   "name": "k_weight",
   "role": "in",
   "optional": true,
   "shape": "[dim]",
   "elements": "dtype",
   "doc": "Those of the heads of k likewise. [dim]; elements: dtype; read. May be null."
  },
  {
   "name": "q_out",
   "role": "out",
   "optional": false,
   "shape": "[tokens, heads * dim] of strides ldqo, 1",
   "elements": "dtype",
   "doc": "Result of q. [tokens, heads * dim] of strides ldqo, 1; elements: dtype; written. May be q itself, in place, with the same strides; must not overlap otherwise."
  },
  {
   "name": "k_out",
   "role": "out",
   "optional": false,
   "shape": "[tokens, kv_heads * dim] of strides ldko, 1",
   "elements": "dtype",
   "doc": "Result of k, rows as slot says. [tokens, kv_heads * dim] of strides ldko, 1; elements: dtype; written. Must not overlap other tensors."
  },
  {
   "name": "v_out",
   "role": "out",
   "optional": false,
   "shape": "[tokens, kv_heads * dim] of strides ldvo, 1",
   "elements": "dtype",
   "doc": "v, rows as slot says. [tokens, kv_heads * dim] of strides ldvo, 1; elements: dtype; written. Must not overlap other tensors."
  }
 ],
 "scalars": [
  {
   "name": "pairing",
   "type": "i32",
   "default": "halves",
   "values": [
    "halves",
    "interleaved"
   ],
   "doc": "What makes a pair: halves, elements i and i + pairs (Llama, NeoX); interleaved, 2i and 2i + 1 (GPT-J). Another number is an error."
  },
  {
   "name": "eps",
   "type": "f32",
   "default": "1e-06",
   "values": [],
   "doc": "Added to the mean of squares."
  },
  {
   "name": "offset",
   "type": "f32",
   "default": "0",
   "values": [],
   "doc": "Added to weights."
  }
 ]
}
)json"},
    {.name = "row_softmax",
     .text = R"text(row_softmax: y = softmax of the rows of scale * x

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x and y. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldy
      Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      exp(scale * x) / sum(exp(scale * x)), of each row. [rows, cols] of strides ldy, 1; elements: dtype;
      written. May be x itself, in place, with the same strides; must not overlap otherwise.

scalars
  scale  f32, default 1
      Factor of x.
)text",
     .json = R"json({
 "op": "row_softmax",
 "description": "y = softmax of the rows of scale * x",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x and y. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldy",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of y to the next. Dense, the default: cols. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows, cols] of strides ldy, 1",
   "elements": "dtype",
   "doc": "exp(scale * x) / sum(exp(scale * x)), of each row. [rows, cols] of strides ldy, 1; elements: dtype; written. May be x itself, in place, with the same strides; must not overlap otherwise."
  }
 ],
 "scalars": [
  {
   "name": "scale",
   "type": "f32",
   "default": "1",
   "values": [],
   "doc": "Factor of x."
  }
 ]
}
)json"},
    {.name = "row_sum",
     .text = R"text(row_sum: Sums of rows: y = sum(x)

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      Sum of each row. [rows]; elements: f32; written. Must not overlap other tensors.

scalars
)text",
     .json = R"json({
 "op": "row_sum",
 "description": "Sums of rows: y = sum(x)",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[rows]",
   "elements": "f32",
   "doc": "Sum of each row. [rows]; elements: f32; written. Must not overlap other tensors."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "row_topk",
     .text = R"text(row_topk: The k largest elements of the rows of x, the largest first, and their columns

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x and values. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: there is nothing to do.
  cols  must be given
      Elements of a row; 0: there is nothing to do.
  k  must be given
      How many are wanted. More than 64 is an error.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.
  ldv
      Elements from one row of values to the next. Dense, the default: k. Elements that then overlap are an
      error.
  ldi
      Elements from one row of indices to the next. Dense, the default: k. Elements that then overlap are an
      error.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  values  out
      The k largest of each row, the largest first, NaN before all; -infinity behind a row's elements. [rows, k]
      of strides ldv, 1; elements: dtype; written. Must not overlap other tensors.
  indices  out
      Their columns; of equals the lower one first; -1 behind a row's elements. [rows, k] of strides ldi, 1;
      elements: i32; written. Must not overlap other tensors.

scalars
)text",
     .json = R"json({
 "op": "row_topk",
 "description": "The k largest elements of the rows of x, the largest first, and their columns",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x and values. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: there is nothing to do."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: there is nothing to do."
  },
  {
   "name": "k",
   "key": true,
   "default": null,
   "doc": "How many are wanted. More than 64 is an error."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldv",
   "key": false,
   "default": "k",
   "doc": "Elements from one row of values to the next. Dense, the default: k. Elements that then overlap are an error."
  },
  {
   "name": "ldi",
   "key": false,
   "default": "k",
   "doc": "Elements from one row of indices to the next. Dense, the default: k. Elements that then overlap are an error."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "values",
   "role": "out",
   "optional": false,
   "shape": "[rows, k] of strides ldv, 1",
   "elements": "dtype",
   "doc": "The k largest of each row, the largest first, NaN before all; -infinity behind a row's elements. [rows, k] of strides ldv, 1; elements: dtype; written. Must not overlap other tensors."
  },
  {
   "name": "indices",
   "role": "out",
   "optional": false,
   "shape": "[rows, k] of strides ldi, 1",
   "elements": "i32",
   "doc": "Their columns; of equals the lower one first; -1 behind a row's elements. [rows, k] of strides ldi, 1; elements: i32; written. Must not overlap other tensors."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "scaled_gemm",
     .text = R"text(scaled_gemm: C = (scale_a A) (scale_b B)^T + bias, A and B of 8-bit floats or integers, scales by rows or blocks

attributes
  dtype  e4m3 | e4m3_e5m2 | e5m2_e4m3 | i8, default e4m3
      Type of A and B; e4m3_e5m2: of A and of B. i8: integers, whose sums are exact where rows have scales and K
      is less than 131072. Valid: e4m3, e4m3_e5m2, e5m2_e4m3, i8.
  dtype_c  bf16 | f16 | f32 | e4m3, default bf16
      Type of C, and of bias, which is bf16 beside a C of e4m3. To f16 too large sums are infinities, to e4m3
      they and infinities 448; NaN stays. Valid: bf16, f16, f32, e4m3.
  scaling  row | block | block_row, default row
      What has a scale of its own. row: each row of A and of B, or with strides of 0 each of them. block: each
      128 of a row of A, and each 128 x 128 of B. block_row: each 128 of a row of A and of B. Valid: row, block,
      block_row.
  accumulation  promoted | fast, default promoted
      promoted: sums of at most 128 of K may be as rough as tensor cores make them, and are added in f32. fast:
      those along K may be. Valid: promoted, fast. All are promoted unless dtype=e4m3, e4m3_e5m2 or e5m2_e4m3
      and scaling=row.

sizes
  M  must be given
      Rows of C; 0: there is nothing to do. More than 2147482624 is an error.
  N  must be given
      Columns of C; 0: there is nothing to do. More than 2147482624 is an error.
  K  must be given
      Length of the sums; 0: they are 0. More than 2147482624 is an error.
  lda
      Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  ldb
      Elements from a row of B to the next. Dense, the default: K. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  ldc
      Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less
      is an error.
  scale_a_row
      Elements from a row's scale of A to the next row's. Dense, the default: 1. 0 is a broadcast: all are the
      same one.
  scale_a_block
      Elements from the scale of 128 of K of A to the next one's; unused with row. Dense, the default: M. 0 is a
      broadcast: all are the same one.
  scale_b_row
      Elements from a row's scale of B, with block from that of 128 rows, to the next one's. Dense, the default:
      1 (scaling row, block_row) or ceil(K / 128) (scaling block). 0 is a broadcast: all are the same one.
  scale_b_block
      Elements from the scale of 128 of K of B to the next one's; unused with row. Dense, the default: 1
      (scaling row, block) or N (scaling block_row). 0 is a broadcast: all are the same one.

tensors
  A  in
      Left factor, before its scales. [M, K] of strides lda, 1; elements: dtype, e4m3 where that is e4m3_e5m2,
      e5m2 where that is e5m2_e4m3; read.
  B  in
      Right factor, its columns as rows. [N, K] of strides ldb, 1; elements: dtype, e5m2 where that is
      e4m3_e5m2, e4m3 where that is e5m2_e4m3; read.
  C  out
      Result. [M, N] of strides ldc, 1; elements: dtype_c; written. Must not overlap other tensors.
  scale_a  in
      Factors of A. What they make of 448, or of 57344, and products of one of A and one of B must be numbers of
      f32. [M] (scaling row) or [M, ceil(K / 128)] of strides scale_a_row, scale_a_block (scaling block,
      block_row); elements: f32; read.
  scale_b  in
      Factors of B. [N] (scaling row), [ceil(N / 128), ceil(K / 128)] of strides scale_b_row, scale_b_block
      (scaling block) or [N, ceil(K / 128)] of strides scale_b_row, scale_b_block (scaling block_row); elements:
      f32; read.
  bias  in, optional
      Added to scaled sums. [N]; elements: dtype_c, bf16 where that is e4m3; read. May be null.
  scale_c  in, optional
      Factor of C, applied last: what quantises it. [1]; elements: f32; read. May be null, and must be unless
      dtype_c=e4m3.
  amax  inout, optional
      Becomes the largest of itself and of the magnitudes of C before scale_c and rounding; NaN if one is. [1];
      elements: f32; read and written. Must not overlap other tensors. May be null.

scalars
)text",
     .json = R"json({
 "op": "scaled_gemm",
 "description": "C = (scale_a A) (scale_b B)^T + bias, A and B of 8-bit floats or integers, scales by rows or blocks",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "e4m3",
    "e4m3_e5m2",
    "e5m2_e4m3",
    "i8"
   ],
   "default": "e4m3",
   "doc": "Type of A and B; e4m3_e5m2: of A and of B. i8: integers, whose sums are exact where rows have scales and K is less than 131072. Valid: e4m3, e4m3_e5m2, e5m2_e4m3, i8."
  },
  {
   "name": "dtype_c",
   "values": [
    "bf16",
    "f16",
    "f32",
    "e4m3"
   ],
   "default": "bf16",
   "doc": "Type of C, and of bias, which is bf16 beside a C of e4m3. To f16 too large sums are infinities, to e4m3 they and infinities 448; NaN stays. Valid: bf16, f16, f32, e4m3."
  },
  {
   "name": "scaling",
   "values": [
    "row",
    "block",
    "block_row"
   ],
   "default": "row",
   "doc": "What has a scale of its own. row: each row of A and of B, or with strides of 0 each of them. block: each 128 of a row of A, and each 128 x 128 of B. block_row: each 128 of a row of A and of B. Valid: row, block, block_row."
  },
  {
   "name": "accumulation",
   "values": [
    "promoted",
    "fast"
   ],
   "default": "promoted",
   "doc": "promoted: sums of at most 128 of K may be as rough as tensor cores make them, and are added in f32. fast: those along K may be. Valid: promoted, fast. All are promoted unless dtype=e4m3, e4m3_e5m2 or e5m2_e4m3 and scaling=row."
  }
 ],
 "sizes": [
  {
   "name": "M",
   "key": true,
   "default": null,
   "doc": "Rows of C; 0: there is nothing to do. More than 2147482624 is an error."
  },
  {
   "name": "N",
   "key": true,
   "default": null,
   "doc": "Columns of C; 0: there is nothing to do. More than 2147482624 is an error."
  },
  {
   "name": "K",
   "key": true,
   "default": null,
   "doc": "Length of the sums; 0: they are 0. More than 2147482624 is an error."
  },
  {
   "name": "lda",
   "key": false,
   "default": "K",
   "doc": "Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "ldb",
   "key": false,
   "default": "K",
   "doc": "Elements from a row of B to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "ldc",
   "key": false,
   "default": "N",
   "doc": "Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error."
  },
  {
   "name": "scale_a_row",
   "key": false,
   "default": "1",
   "doc": "Elements from a row's scale of A to the next row's. Dense, the default: 1. 0 is a broadcast: all are the same one."
  },
  {
   "name": "scale_a_block",
   "key": false,
   "default": "M",
   "doc": "Elements from the scale of 128 of K of A to the next one's; unused with row. Dense, the default: M. 0 is a broadcast: all are the same one."
  },
  {
   "name": "scale_b_row",
   "key": false,
   "default": "1 (scaling row, block_row) or ceil(K / 128) (scaling block)",
   "doc": "Elements from a row's scale of B, with block from that of 128 rows, to the next one's. Dense, the default: 1 (scaling row, block_row) or ceil(K / 128) (scaling block). 0 is a broadcast: all are the same one."
  },
  {
   "name": "scale_b_block",
   "key": false,
   "default": "1 (scaling row, block) or N (scaling block_row)",
   "doc": "Elements from the scale of 128 of K of B to the next one's; unused with row. Dense, the default: 1 (scaling row, block) or N (scaling block_row). 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "A",
   "role": "in",
   "optional": false,
   "shape": "[M, K] of strides lda, 1",
   "elements": "dtype, e4m3 where that is e4m3_e5m2, e5m2 where that is e5m2_e4m3",
   "doc": "Left factor, before its scales. [M, K] of strides lda, 1; elements: dtype, e4m3 where that is e4m3_e5m2, e5m2 where that is e5m2_e4m3; read."
  },
  {
   "name": "B",
   "role": "in",
   "optional": false,
   "shape": "[N, K] of strides ldb, 1",
   "elements": "dtype, e5m2 where that is e4m3_e5m2, e4m3 where that is e5m2_e4m3",
   "doc": "Right factor, its columns as rows. [N, K] of strides ldb, 1; elements: dtype, e5m2 where that is e4m3_e5m2, e4m3 where that is e5m2_e4m3; read."
  },
  {
   "name": "C",
   "role": "out",
   "optional": false,
   "shape": "[M, N] of strides ldc, 1",
   "elements": "dtype_c",
   "doc": "Result. [M, N] of strides ldc, 1; elements: dtype_c; written. Must not overlap other tensors."
  },
  {
   "name": "scale_a",
   "role": "in",
   "optional": false,
   "shape": "[M] (scaling row) or [M, ceil(K / 128)] of strides scale_a_row, scale_a_block (scaling block, block_row)",
   "elements": "f32",
   "doc": "Factors of A. What they make of 448, or of 57344, and products of one of A and one of B must be numbers of f32. [M] (scaling row) or [M, ceil(K / 128)] of strides scale_a_row, scale_a_block (scaling block, block_row); elements: f32; read."
  },
  {
   "name": "scale_b",
   "role": "in",
   "optional": false,
   "shape": "[N] (scaling row), [ceil(N / 128), ceil(K / 128)] of strides scale_b_row, scale_b_block (scaling block) or [N, ceil(K / 128)] of strides scale_b_row, scale_b_block (scaling block_row)",
   "elements": "f32",
   "doc": "Factors of B. [N] (scaling row), [ceil(N / 128), ceil(K / 128)] of strides scale_b_row, scale_b_block (scaling block) or [N, ceil(K / 128)] of strides scale_b_row, scale_b_block (scaling block_row); elements: f32; read."
  },
  {
   "name": "bias",
   "role": "in",
   "optional": true,
   "shape": "[N]",
   "elements": "dtype_c, bf16 where that is e4m3",
   "doc": "Added to scaled sums. [N]; elements: dtype_c, bf16 where that is e4m3; read. May be null."
  },
  {
   "name": "scale_c",
   "role": "in",
   "optional": true,
   "shape": "[1]",
   "elements": "f32",
   "doc": "Factor of C, applied last: what quantises it. [1]; elements: f32; read. May be null, and must be unless dtype_c=e4m3."
  },
  {
   "name": "amax",
   "role": "inout",
   "optional": true,
   "shape": "[1]",
   "elements": "f32",
   "doc": "Becomes the largest of itself and of the magnitudes of C before scale_c and rounding; NaN if one is. [1]; elements: f32; read and written. Must not overlap other tensors. May be null."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "scaled_grouped_gemm",
     .text = R"text(scaled_grouped_gemm: C = act((scale_a A) (scale_b B[group of the row])^T + bias), A and B of 8-bit floats

attributes
  dtype  e4m3 | e4m3_e5m2 | e5m2_e4m3, default e4m3
      Type of A and B; e4m3_e5m2: of A and of B. Valid: e4m3, e4m3_e5m2, e5m2_e4m3.
  dtype_c  bf16 | f16, default bf16
      Type of C and of bias. To f16 too large values are infinities. Valid: bf16, f16.
  scaling  row | block | block_row, default row
      What has a scale of its own. row: each row of A and of B's matrices, or with strides of 0 more of them.
      block: each 128 of a row of A, and each 128 x 128 of a matrix. block_row: each 128 of a row of A and of
      B's matrices. Valid: row, block, block_row.
  accumulation  promoted | fast, default promoted
      promoted: sums of at most 128 of K may be as rough as tensor cores make them, and are added in f32. fast:
      those along K may be. Valid: promoted, fast. All are promoted unless scaling=row.
  gate  none | swiglu | swiglu_clamped, default none
      none: a group has one matrix. swiglu, swiglu_clamped: it has two, of which C is made as grouped_gemm does.
      Valid: none, swiglu, swiglu_clamped.

sizes
  G  must be given
      Groups; 0: there is nothing to do. More than 1024 is an error.
  M  must be given
      Rows of C: of all groups together, or more. 0: there is nothing to do. More than 2147482624 is an error.
  N  must be given
      Columns of C; 0: there is nothing to do. More than 2147482624 is an error.
  K  must be given
      Length of the sums; 0: they are 0. More than 2147482624 is an error.
  rows_a
      Rows of A. Dense, the default: M. More than 2147482624 is an error; less than M is an error without
      row_index, and with it 0, unless M is 0.
  parts
      Matrices of a group: 2 with a gate. Dense, the default: 1 (gate none) or 2 (gate swiglu, swiglu_clamped).
      Less is an error.
  lda
      Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one;
      otherwise less is an error.
  ldb
      Elements from a row of a matrix of B to the next. Dense, the default: K. 0 is a broadcast: all are the
      same one; otherwise less is an error.
  stride_part
      Elements from a group's first matrix to its second one. Dense, the default: N * ldb. 0 is a broadcast: all
      are the same one.
  stride_b
      Elements from the matrices of a group to the next one's. Dense, the default: parts * stride_part. 0 is a
      broadcast: all are the same one.
  ldc
      Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less
      is an error.
  scale_a_row
      Elements from a row's scale of A to the next row's. Dense, the default: 1. 0 is a broadcast: all are the
      same one.
  scale_a_block
      Elements from the scale of 128 of K of A to the next one's; unused with row. Dense, the default: rows_a. 0
      is a broadcast: all are the same one.
  scale_b_row
      Elements from a row's scale of a matrix of B, with block from that of 128 rows, to the next one's. Dense,
      the default: 1 (scaling row, block_row) or ceil(K / 128) (scaling block). 0 is a broadcast: all are the
      same one.
  scale_b_block
      Elements from the scale of 128 of K of B to the next one's; unused with row. Dense, the default: 1
      (scaling row, block) or N (scaling block_row). 0 is a broadcast: all are the same one.
  scale_b_part
      Elements from the scales of a group's first matrix to those of its second one. Dense, the default: N
      (scaling row), ceil(N / 128) * ceil(K / 128) (scaling block) or N * ceil(K / 128) (scaling block_row). 0
      is a broadcast: all are the same one.
  scale_b_group
      Elements from the scales of a group to the next one's. Dense, the default: parts * scale_b_part. 0 is a
      broadcast: all are the same one.

tensors
  A  in
      Rows that are multiplied, before their scales. [rows_a, K] of strides lda, 1; elements: dtype, e4m3 where
      that is e4m3_e5m2, e5m2 where that is e5m2_e4m3; read.
  B  in
      Each group's matrix, or its two, columns as rows. [G, parts, N, K] of strides stride_b, stride_part, ldb,
      1; elements: dtype, e5m2 where that is e4m3_e5m2, e4m3 where that is e5m2_e4m3; read.
  C  out
      Result; rows behind the last end stay as they are. [M, N] of strides ldc, 1; elements: dtype_c; written.
      Must not overlap other tensors.
  scale_a  in
      Factors of A. What they make of 448, or of 57344, and products of one of A and one of B must be numbers of
      f32. [rows_a] (scaling row) or [rows_a, ceil(K / 128)] of strides scale_a_row, scale_a_block (scaling
      block, block_row); elements: f32; read.
  scale_b  in
      Factors of B. [G, parts, N] of strides scale_b_group, scale_b_part, scale_b_row (scaling row), [G, parts,
      ceil(N / 128), ceil(K / 128)] of strides scale_b_group, scale_b_part, scale_b_row, scale_b_block (scaling
      block) or [G, parts, N, ceil(K / 128)] of strides scale_b_group, scale_b_part, scale_b_row, scale_b_block
      (scaling block_row); elements: f32; read.
  offsets  in
      Where each group's rows of C end; the first group begins at 0. Any numbers are defined: one less than an
      earlier one counts as that, one above M as M. [G]; elements: i32; read.
  row_index  in, optional
      The row of A of each row of C; one below 0 counts as 0, one behind A's last as that. Null: i of row i.
      [M]; elements: i32; read. May be null.
  bias  in, optional
      Added to scaled sums. [G, parts, N], row-major; elements: dtype_c; read. May be null.
  row_scale  in, optional
      Factor of each row of C, applied last: a routing weight. [M]; elements: f32; read. May be null.

scalars
  activation  none | relu | gelu | silu, default none
      What is done to sums, in f32: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 +
      exp(-x)). Another number is an error. Unless gate=none, all but none is an error.
)text",
     .json = R"json({
 "op": "scaled_grouped_gemm",
 "description": "C = act((scale_a A) (scale_b B[group of the row])^T + bias), A and B of 8-bit floats",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "e4m3",
    "e4m3_e5m2",
    "e5m2_e4m3"
   ],
   "default": "e4m3",
   "doc": "Type of A and B; e4m3_e5m2: of A and of B. Valid: e4m3, e4m3_e5m2, e5m2_e4m3."
  },
  {
   "name": "dtype_c",
   "values": [
    "bf16",
    "f16"
   ],
   "default": "bf16",
   "doc": "Type of C and of bias. To f16 too large values are infinities. Valid: bf16, f16."
  },
  {
   "name": "scaling",
   "values": [
    "row",
    "block",
    "block_row"
   ],
   "default": "row",
   "doc": "What has a scale of its own. row: each row of A and of B's matrices, or with strides of 0 more of them. block: each 128 of a row of A, and each 128 x 128 of a matrix. block_row: each 128 of a row of A and of B's matrices. Valid: row, block, block_row."
  },
  {
   "name": "accumulation",
   "values": [
    "promoted",
    "fast"
   ],
   "default": "promoted",
   "doc": "promoted: sums of at most 128 of K may be as rough as tensor cores make them, and are added in f32. fast: those along K may be. Valid: promoted, fast. All are promoted unless scaling=row."
  },
  {
   "name": "gate",
   "values": [
    "none",
    "swiglu",
    "swiglu_clamped"
   ],
   "default": "none",
   "doc": "none: a group has one matrix. swiglu, swiglu_clamped: it has two, of which C is made as grouped_gemm does. Valid: none, swiglu, swiglu_clamped."
  }
 ],
 "sizes": [
  {
   "name": "G",
   "key": true,
   "default": null,
   "doc": "Groups; 0: there is nothing to do. More than 1024 is an error."
  },
  {
   "name": "M",
   "key": true,
   "default": null,
   "doc": "Rows of C: of all groups together, or more. 0: there is nothing to do. More than 2147482624 is an error."
  },
  {
   "name": "N",
   "key": true,
   "default": null,
   "doc": "Columns of C; 0: there is nothing to do. More than 2147482624 is an error."
  },
  {
   "name": "K",
   "key": true,
   "default": null,
   "doc": "Length of the sums; 0: they are 0. More than 2147482624 is an error."
  },
  {
   "name": "rows_a",
   "key": false,
   "default": "M",
   "doc": "Rows of A. Dense, the default: M. More than 2147482624 is an error; less than M is an error without row_index, and with it 0, unless M is 0."
  },
  {
   "name": "parts",
   "key": false,
   "default": "1 (gate none) or 2 (gate swiglu, swiglu_clamped)",
   "doc": "Matrices of a group: 2 with a gate. Dense, the default: 1 (gate none) or 2 (gate swiglu, swiglu_clamped). Less is an error."
  },
  {
   "name": "lda",
   "key": false,
   "default": "K",
   "doc": "Elements from a row of A to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "ldb",
   "key": false,
   "default": "K",
   "doc": "Elements from a row of a matrix of B to the next. Dense, the default: K. 0 is a broadcast: all are the same one; otherwise less is an error."
  },
  {
   "name": "stride_part",
   "key": false,
   "default": "N * ldb",
   "doc": "Elements from a group's first matrix to its second one. Dense, the default: N * ldb. 0 is a broadcast: all are the same one."
  },
  {
   "name": "stride_b",
   "key": false,
   "default": "parts * stride_part",
   "doc": "Elements from the matrices of a group to the next one's. Dense, the default: parts * stride_part. 0 is a broadcast: all are the same one."
  },
  {
   "name": "ldc",
   "key": false,
   "default": "N",
   "doc": "Elements from a row of C to the next. Dense, the default: N. Elements that then overlap are an error; less is an error."
  },
  {
   "name": "scale_a_row",
   "key": false,
   "default": "1",
   "doc": "Elements from a row's scale of A to the next row's. Dense, the default: 1. 0 is a broadcast: all are the same one."
  },
  {
   "name": "scale_a_block",
   "key": false,
   "default": "rows_a",
   "doc": "Elements from the scale of 128 of K of A to the next one's; unused with row. Dense, the default: rows_a. 0 is a broadcast: all are the same one."
  },
  {
   "name": "scale_b_row",
   "key": false,
   "default": "1 (scaling row, block_row) or ceil(K / 128) (scaling block)",
   "doc": "Elements from a row's scale of a matrix of B, with block from that of 128 rows, to the next one's. Dense, the default: 1 (scaling row, block_row) or ceil(K / 128) (scaling block). 0 is a broadcast: all are the same one."
  },
  {
   "name": "scale_b_block",
   "key": false,
   "default": "1 (scaling row, block) or N (scaling block_row)",
   "doc": "Elements from the scale of 128 of K of B to the next one's; unused with row. Dense, the default: 1 (scaling row, block) or N (scaling block_row). 0 is a broadcast: all are the same one."
  },
  {
   "name": "scale_b_part",
   "key": false,
   "default": "N (scaling row), ceil(N / 128) * ceil(K / 128) (scaling block) or N * ceil(K / 128) (scaling block_row)",
   "doc": "Elements from the scales of a group's first matrix to those of its second one. Dense, the default: N (scaling row), ceil(N / 128) * ceil(K / 128) (scaling block) or N * ceil(K / 128) (scaling block_row). 0 is a broadcast: all are the same one."
  },
  {
   "name": "scale_b_group",
   "key": false,
   "default": "parts * scale_b_part",
   "doc": "Elements from the scales of a group to the next one's. Dense, the default: parts * scale_b_part. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "A",
   "role": "in",
   "optional": false,
   "shape": "[rows_a, K] of strides lda, 1",
   "elements": "dtype, e4m3 where that is e4m3_e5m2, e5m2 where that is e5m2_e4m3",
   "doc": "Rows that are multiplied, before their scales. [rows_a, K] of strides lda, 1; elements: dtype, e4m3 where that is e4m3_e5m2, e5m2 where that is e5m2_e4m3; read."
  },
  {
   "name": "B",
   "role": "in",
   "optional": false,
   "shape": "[G, parts, N, K] of strides stride_b, stride_part, ldb, 1",
   "elements": "dtype, e5m2 where that is e4m3_e5m2, e4m3 where that is e5m2_e4m3",
   "doc": "Each group's matrix, or its two, columns as rows. [G, parts, N, K] of strides stride_b, stride_part, ldb, 1; elements: dtype, e5m2 where that is e4m3_e5m2, e4m3 where that is e5m2_e4m3; read."
  },
  {
   "name": "C",
   "role": "out",
   "optional": false,
   "shape": "[M, N] of strides ldc, 1",
   "elements": "dtype_c",
   "doc": "Result; rows behind the last end stay as they are. [M, N] of strides ldc, 1; elements: dtype_c; written. Must not overlap other tensors."
  },
  {
   "name": "scale_a",
   "role": "in",
   "optional": false,
   "shape": "[rows_a] (scaling row) or [rows_a, ceil(K / 128)] of strides scale_a_row, scale_a_block (scaling block, block_row)",
   "elements": "f32",
   "doc": "Factors of A. What they make of 448, or of 57344, and products of one of A and one of B must be numbers of f32. [rows_a] (scaling row) or [rows_a, ceil(K / 128)] of strides scale_a_row, scale_a_block (scaling block, block_row); elements: f32; read."
  },
  {
   "name": "scale_b",
   "role": "in",
   "optional": false,
   "shape": "[G, parts, N] of strides scale_b_group, scale_b_part, scale_b_row (scaling row), [G, parts, ceil(N / 128), ceil(K / 128)] of strides scale_b_group, scale_b_part, scale_b_row, scale_b_block (scaling block) or [G, parts, N, ceil(K / 128)] of strides scale_b_group, scale_b_part, scale_b_row, scale_b_block (scaling block_row)",
   "elements": "f32",
   "doc": "Factors of B. [G, parts, N] of strides scale_b_group, scale_b_part, scale_b_row (scaling row), [G, parts, ceil(N / 128), ceil(K / 128)] of strides scale_b_group, scale_b_part, scale_b_row, scale_b_block (scaling block) or [G, parts, N, ceil(K / 128)] of strides scale_b_group, scale_b_part, scale_b_row, scale_b_block (scaling block_row); elements: f32; read."
  },
  {
   "name": "offsets",
   "role": "in",
   "optional": false,
   "shape": "[G]",
   "elements": "i32",
   "doc": "Where each group's rows of C end; the first group begins at 0. Any numbers are defined: one less than an earlier one counts as that, one above M as M. [G]; elements: i32; read."
  },
  {
   "name": "row_index",
   "role": "in",
   "optional": true,
   "shape": "[M]",
   "elements": "i32",
   "doc": "The row of A of each row of C; one below 0 counts as 0, one behind A's last as that. Null: i of row i. [M]; elements: i32; read. May be null."
  },
  {
   "name": "bias",
   "role": "in",
   "optional": true,
   "shape": "[G, parts, N], row-major",
   "elements": "dtype_c",
   "doc": "Added to scaled sums. [G, parts, N], row-major; elements: dtype_c; read. May be null."
  },
  {
   "name": "row_scale",
   "role": "in",
   "optional": true,
   "shape": "[M]",
   "elements": "f32",
   "doc": "Factor of each row of C, applied last: a routing weight. [M]; elements: f32; read. May be null."
  }
 ],
 "scalars": [
  {
   "name": "activation",
   "type": "i32",
   "default": "none",
   "values": [
    "none",
    "relu",
    "gelu",
    "silu"
   ],
   "doc": "What is done to sums, in f32: none; relu, max(x, 0); gelu, x / 2 * (1 + erf(x / sqrt(2))); silu, x / (1 + exp(-x)). Another number is an error. Unless gate=none, all but none is an error."
  }
 ]
}
)json"},
    {.name = "tensor_argmax",
     .text = R"text(tensor_argmax: The largest element of x, and its place

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: a tensor without elements.
  cols  must be given
      Elements of a row; 0: a tensor without elements.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      The largest element, NaN if there is one; -infinity of a tensor without elements. [1]; elements: f32;
      written. Must not overlap other tensors.
  index  out
      Its row * cols + its column, of equals the first, of all the first NaN; -1: there are no elements; a
      number of 64 bits, lower half first. [2]; elements: i32; written. Must not overlap other tensors.

scalars
)text",
     .json = R"json({
 "op": "tensor_argmax",
 "description": "The largest element of x, and its place",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: a tensor without elements."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: a tensor without elements."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[1]",
   "elements": "f32",
   "doc": "The largest element, NaN if there is one; -infinity of a tensor without elements. [1]; elements: f32; written. Must not overlap other tensors."
  },
  {
   "name": "index",
   "role": "out",
   "optional": false,
   "shape": "[2]",
   "elements": "i32",
   "doc": "Its row * cols + its column, of equals the first, of all the first NaN; -1: there are no elements; a number of 64 bits, lower half first. [2]; elements: i32; written. Must not overlap other tensors."
  }
 ],
 "scalars": []
}
)json"},
    {.name = "tensor_reduce",
     .text = R"text(tensor_reduce: One number of all elements of x: their sum, mean, Euclidean norm, maximum, log(sum(exp(x))), or the scale that quantizes all

attributes
  dtype  f32 | f16 | bf16, default f32
      Type of x. Valid: f32, f16, bf16.

sizes
  rows  must be given
      Rows; 0: a tensor without elements.
  cols  must be given
      Elements of a row; 0: a tensor without elements.
  ldx
      Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one.

tensors
  x  in
      Input. [rows, cols] of strides ldx, 1; elements: dtype; read.
  y  out
      Result; of a tensor without elements 0, NaN, 0, -infinity, -infinity and 1e-12. [1]; elements: f32;
      written. Must not overlap other tensors.

scalars
  reduction  sum | mean | norm | amax | logsumexp | scale_e4m3 | scale_i8, default sum
      sum; mean; norm: sqrt(sum(x^2)); amax: the largest, NaN if there is one; logsumexp: log(sum(exp(x)));
      scale_e4m3, scale_i8: the largest magnitude / 448 or 127, 1e-12 at least: row_quantize's static_scale.
      Another number is an error.
)text",
     .json = R"json({
 "op": "tensor_reduce",
 "description": "One number of all elements of x: their sum, mean, Euclidean norm, maximum, log(sum(exp(x))), or the scale that quantizes all",
 "attributes": [
  {
   "name": "dtype",
   "values": [
    "f32",
    "f16",
    "bf16"
   ],
   "default": "f32",
   "doc": "Type of x. Valid: f32, f16, bf16."
  }
 ],
 "sizes": [
  {
   "name": "rows",
   "key": true,
   "default": null,
   "doc": "Rows; 0: a tensor without elements."
  },
  {
   "name": "cols",
   "key": true,
   "default": null,
   "doc": "Elements of a row; 0: a tensor without elements."
  },
  {
   "name": "ldx",
   "key": false,
   "default": "cols",
   "doc": "Elements from one row of x to the next. Dense, the default: cols. 0 is a broadcast: all are the same one."
  }
 ],
 "tensors": [
  {
   "name": "x",
   "role": "in",
   "optional": false,
   "shape": "[rows, cols] of strides ldx, 1",
   "elements": "dtype",
   "doc": "Input. [rows, cols] of strides ldx, 1; elements: dtype; read."
  },
  {
   "name": "y",
   "role": "out",
   "optional": false,
   "shape": "[1]",
   "elements": "f32",
   "doc": "Result; of a tensor without elements 0, NaN, 0, -infinity, -infinity and 1e-12. [1]; elements: f32; written. Must not overlap other tensors."
  }
 ],
 "scalars": [
  {
   "name": "reduction",
   "type": "i32",
   "default": "sum",
   "values": [
    "sum",
    "mean",
    "norm",
    "amax",
    "logsumexp",
    "scale_e4m3",
    "scale_i8"
   ],
   "doc": "sum; mean; norm: sqrt(sum(x^2)); amax: the largest, NaN if there is one; logsumexp: log(sum(exp(x))); scale_e4m3, scale_i8: the largest magnitude / 448 or 127, 1e-12 at least: row_quantize's static_scale. Another number is an error."
  }
 ]
}
)json"},
};

}  // namespace

std::span<const OpText> linked_op_texts() { return kTexts; }

}  // namespace tilewright
