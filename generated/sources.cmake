# Emitted by tilewright-codegen 0.1.0 from tuning_db: the linked table's sources and every kernel that it refers to. Do not edit.
set(TILEWRIGHT_TABLE_SOURCES table.cpp gemm.cpp)
