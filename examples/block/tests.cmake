# Tiny models on the CPU, and on a GPU where there is one, each held against the implementation in f64.
foreach(model IN ITEMS llama-3-8b qwen3-4b gpt2)
  add_test(NAME block_${model} COMMAND block --model ${model} --tiny --device cpu --threads 2 --prefill 37 --batch 2 --steps 3 --layers 2 --check)
  # More tokens than the tables of angles have rows.
  add_test(NAME block_sequences_${model} COMMAND block --model ${model} --tiny --device cpu --threads 2 --prefill 9 --batch 7 --steps 1 --check)
  add_test(NAME block_decode_${model} COMMAND block --model ${model} --tiny --device cpu --threads 1 --batch 3 --context 45 --steps 5 --check)
  add_test(NAME block_gpu_${model} COMMAND block --model ${model} --tiny --device 0 --prefill 130 --batch 3 --steps 5 --layers 2 --check)
  set_tests_properties(block_gpu_${model} PROPERTIES LABELS gpu SKIP_REGULAR_EXPRESSION "there is no CUDA device 0")
endforeach()
