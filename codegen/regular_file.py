"""Files that a user names to be read: what is no regular file is refused before it is opened, for a pipe waits for who
writes it and a device may never end."""

import errno
from pathlib import Path


def require_file(path: Path) -> None:
    """Throws OSError, as opening it would. What is not there is for that to say."""
    if path.exists() and not path.is_file():
        is_folder = path.is_dir()
        what = "it is a folder, not a file" if is_folder else "it is a pipe or a device, not a file"
        raise OSError(errno.EISDIR if is_folder else errno.EINVAL, what, str(path))
