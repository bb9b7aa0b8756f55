"""Clusters that are started for a run (`--dask`), by the packages that know how; what they need to be told of a place
is in Dask's own configuration."""

from __future__ import annotations

import importlib
from typing import Any

from tilewright.cluster.fault import ClusterFault

PACKAGES = {"slurm": "dask-jobqueue", "ssh": "asyncssh", "kubernetes": "dask-kubernetes"}


def launch(kind: str, workers: int, hosts: str, resource: str) -> Any:
    """A cluster whose workers have one of the resource and one thread each."""
    try:
        return {"slurm": _slurm, "ssh": _ssh, "kubernetes": _kubernetes}[kind](workers, hosts.split(","), resource)
    except ImportError as error:
        raise ClusterFault(f"--dask {kind} needs {PACKAGES[kind]} ({error}): pip install {PACKAGES[kind]}") from None
    except ClusterFault:
        raise
    except Exception as error:  # Dask's own are just that, and each package has others
        said = " ".join(str(error).split()) or type(error).__name__
        raise ClusterFault(f"--dask {kind} could not start workers: {said}; what they said stands above") from None


def _slurm(workers: int, hosts: list[str], resource: str) -> Any:
    module = importlib.import_module("dask_jobqueue")
    cluster = module.SLURMCluster(processes=1, worker_extra_args=["--resources", f"{resource}=1", "--nthreads", "1"])
    cluster.scale(jobs=workers)
    return cluster


def _ssh(workers: int, hosts: list[str], resource: str) -> Any:
    if not hosts[0]:
        raise ClusterFault("--dask ssh needs --hosts: the scheduler's, and a worker's each", usage=True)
    if not all(hosts) or len(hosts) < 2:
        raise ClusterFault(f"--hosts is {','.join(hosts)!r}, valid: the scheduler's, and a worker's each", usage=True)
    importlib.import_module("asyncssh")
    from distributed import SSHCluster

    return SSHCluster(hosts, worker_options={"nthreads": 1, "resources": {resource: 1}})


def _kubernetes(workers: int, hosts: list[str], resource: str) -> Any:
    module = importlib.import_module("dask_kubernetes.operator")
    command = ["dask", "worker", "--resources", f"{resource}=1", "--nthreads", "1"]
    return module.KubeCluster(name="tilewright", n_workers=workers, worker_command=command)
