"""Lets Optuna search a kernel's candidates; tilewright measures, verifies and records. Needs `pip install optuna`."""

import argparse

import optuna
from tilewright.tuning import Session

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("kernel", help="a file with `// tw:` lines, such as examples/kernels/vector_add.cc")
parser.add_argument("--trials", type=int, default=20)
arguments = parser.parse_args()


def objective(trial):
    config = {name: trial.suggest_categorical(name, values) for name, values in session.space.parameters.items()}
    (result,) = session.measure([config])
    if not result.ok:  # no candidate, wrong, does not compile, ...
        raise optuna.TrialPruned(result.reason)
    return result.us


with Session(arguments.kernel, budget="2m", threads=1) as session:
    study = optuna.create_study(direction="minimize")
    study.optimize(objective, n_trials=arguments.trials)
    print("won:", session.finish()["config"])
