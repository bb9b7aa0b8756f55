// What a machine could do at the most: what is measured is told as a share of it.
#pragma once

#include "machine.h"
#include "numbers.h"

namespace block {

// Bytes a second of a long copy within its memory, those read and those written: measured.
double copy_bytes_per_s(Machine& machine);

// Of dense products, by the datasheet's rate a clock; 0: not known.
double peak_flops(const tilewright::Device& device, Element element);

}  // namespace block
