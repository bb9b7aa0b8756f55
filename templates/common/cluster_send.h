// Words to the shared memory of a cluster's CTAs that say by themselves that they have come (PTX ISA, st.async and mapa, sm90):
// who waits, waits for them alone, not for what else threads of the cluster have under way.
#pragma once

#include "common/types.h"

namespace tw {

// To the place `shared_address` of CTA `rank`, which must have begun, whose mbarrier at the place `barrier` counts 4 bytes
// more.
TW_DEVICE void send_cluster_shared(unsigned shared_address, unsigned barrier, unsigned rank, unsigned word) {
  asm volatile(
      "{\n"
      ".reg .b32 remote, counted;\n"
      "mapa.shared::cluster.u32 remote, %0, %2;\n"
      "mapa.shared::cluster.u32 counted, %1, %2;\n"
      "st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [remote], %3, [counted];\n"
      "}" ::"r"(shared_address),
      "r"(barrier), "r"(rank), "r"(word)
      : "memory");
}

// Until all that the phase of this CTA's mbarrier expects has come.
TW_DEVICE void wait_for_sent(unsigned barrier, unsigned parity) {
  unsigned done;
  do {
    asm volatile(
        "{\n"
        ".reg .pred done;\n"
        "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [%1], %2;\n"
        "selp.u32 %0, 1, 0, done;\n"
        "}"
        : "=r"(done)
        : "r"(barrier), "r"(parity)
        : "memory");
  } while (done == 0);
}

}  // namespace tw
