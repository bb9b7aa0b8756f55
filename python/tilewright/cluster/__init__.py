"""Tuning on the workers of a Dask cluster: what the tuner starts for `autotune --scheduler` (`python -m
tilewright.cluster`), and the one function that workers run. Nothing here needs Dask until it is used."""
