"""Options of the Python tests: here, because pytest reads those of folders further down only where these are named."""


def pytest_addoption(parser):
    parser.addoption(
        "--update-golden", action="store_true", help="rewrite tests/codegen/golden/ from today's templates"
    )
