"""What was tuned in the formats of other programs: `db export --format`. Each module makes documents, command.py calls
them, cli.py writes."""
