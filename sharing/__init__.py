"""Records of a device that many share: a folder, a web server's or an object store's, with an index by device.

`autotune db pull` and `db push` call it. It moves bytes and judges names, sizes and sums; what a record is worth the
tuner judges, which reads what was fetched as if anyone had written it. Nothing here opens a record."""
