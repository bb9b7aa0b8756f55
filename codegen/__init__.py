"""Tilewright's generator: op + arch + problems become a manifest of legal kernels and a folder of rendered sources."""

VERSION = "0.1.0"
GENERATOR = f"tilewright-codegen {VERSION}"
