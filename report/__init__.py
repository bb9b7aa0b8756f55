"""What tuning runs found, for people: a page to look at, pictures, a trace, and the comparison of two runs. Reads
journals and tuning databases and measures nothing; `./tilewright report` and `diff` are its commands (cli.py)."""
