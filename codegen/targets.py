"""What is compiled and predicted for: archs and devices, as load.py reads them from their descriptors."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from codegen.values import Values


@dataclass(frozen=True)
class Limits:
    """Per-CTA and per-SM limits of a CUDA arch; all zero for CPUs."""

    smem_bytes_per_cta: int = 0
    registers_per_thread: int = 0
    registers_per_sm: int = 0
    threads_per_sm: int = 0
    smem_bytes_per_sm: int = 0
    ctas_per_sm: int = 0


@dataclass(frozen=True)
class DeviceSpec:
    """A datasheet's facts about one device, read from codegen/devices/<name>.json: for predictions and tables, never
    for measured figures."""

    name: str  # as --device takes it
    driver_names: tuple[str, ...]  # what drivers call it; the first is what its predictions are filed under
    arch: str
    compute_units: int  # SMs or cores
    clock_mhz: float  # at which the datasheet states its peaks
    memory_gb_per_s: float
    memory_gb: float  # CPUs: the most that it takes
    l2_bytes: int
    flops_per_clock: Values  # per compute unit, dense, by dtype, summed in f32; 2 per multiply-add
    datasheet_tflops: Values  # by dtype, as stated: a check of the four numbers that make it
    sources: tuple[str, ...]  # where the numbers are from

    def peak_flops(self, dtype: str) -> float:
        """Dense peak in FLOP/s; a dtype that the device has no faster unit for runs at the f32 rate."""
        per_clock: float = max(self.flops_per_clock.get(dtype) or 0, self.flops_per_clock["f32"])
        return per_clock * self.compute_units * self.clock_mhz * 1e6


@dataclass(frozen=True)
class ArchSpec:
    """A target architecture, read from codegen/archs/<name>.json or a file of that form in a folder given by
    --archs: what is so for every device of it. `device` is the one that is predicted for."""

    name: str
    kind: str  # cuda | cpu
    major: int
    minor: int
    minors: tuple[int, ...]  # of `major`: what images run on; (): PTX, for this compute capability and all later ones
    rank: int  # of two archs that a device can run, the higher wins
    virtual: str  # compute_80
    real: str  # sm_80; of PTX what `virtual` is
    cpu_flags: tuple[str, ...]  # as /proc/cpuinfo spells them; behind a "!" what a CPU must not have
    flags: tuple[str, ...]  # compiler arguments that select the arch (CPUs; CUDA uses virtual and real)
    features: frozenset[str]
    limits: Limits
    default_device: str  # predicted for where nobody names another
    sources: tuple[str, ...]  # where the numbers are from
    device: DeviceSpec
    devices: tuple[DeviceSpec, ...] = field(hash=False, compare=False)  # all of it that are known, the default first
    adds: frozenset[str] = frozenset()  # of `features`, to an arch of lower rank whose kernels serve it else
    note: str = ""  # what who gets its kernels is told of them: "computes ..."

    @property
    def is_ptx(self) -> bool:
        return self.kind == "cuda" and not self.minors

    def predicting(self, device: DeviceSpec) -> ArchSpec:
        return replace(self, device=device)

    def as_on(self, driver_name: str) -> ArchSpec:
        """With the device that drivers call so; the default one if none is."""
        known = (device for device in self.devices if driver_name in device.driver_names)
        return self.predicting(next(known, self.devices[0]))
