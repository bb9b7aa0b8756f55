"""Search spaces as other tuners exchange them: the T1 format (https://github.com/odgaard/TuningSchema), which Kernel
Tuner and KTT read. reader.py makes of one what the `// tw:` lines of a plain file say, and writer.py the reverse."""
