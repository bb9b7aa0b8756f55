"""An operator that is one file: a plain .cu or .cc whose `// tw:` lines say what a person would say of its kernels.
operator.py makes the OpSpec and the Family of it that an op folder declares in Python; nothing behind the loader tells
them apart. docs/how/own-kernel.md teaches the lines, declaration.py reads them."""
