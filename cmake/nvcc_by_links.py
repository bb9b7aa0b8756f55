"""Runs nvcc where the name of the source or build folder has a dollar sign, which nvcc expands like a shell: by links
to these folders. What nvcc says that a file depends on gets the real names again.

usage: python3 nvcc_by_links.py SOURCE_FOLDER BUILD_FOLDER NVCC ARGUMENTS...
"""

import subprocess
import sys
import tempfile
from pathlib import Path


def in_make(path: str) -> str:
    return path.replace("$", "$$").replace(" ", "\\ ").replace("#", "\\#")


def main(source: str, build: str, *command: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        links = {str(Path(folder, name)): real for name, real in (("source", source), ("build", build))}
        for link, real in links.items():
            Path(link).symlink_to(real)

        def by_links(text: str) -> str:
            for link, real in sorted(links.items(), key=lambda item: -len(item[1])):  # one folder may hold the other
                text = text.replace(real, link)
            return text

        status = subprocess.run([by_links(word) for word in command]).returncode
        if status == 0 and "-MF" in command:
            dependencies = Path(command[command.index("-MF") + 1])
            text = dependencies.read_text()
            for link, real in links.items():
                text = text.replace(link, in_make(real))
            dependencies.write_text(text)
        return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
