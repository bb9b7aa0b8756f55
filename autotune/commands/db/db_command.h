// The command `db`: everything that is done to a tuning database but tuning. Each subcommand is one function; what changes a
// database goes through Database, and what judges a record by today's templates asks codegen.
#pragma once

#include <string>

#include "commands/options.h"

namespace tilewright::tune {

// The exit status: 0 fine, 1 findings, differences, conflicts, refused lines or void records, 130 stopped by Ctrl-C. Throws
// UsageError and Error.
int run_db(const Options& options);

int run_db_lint(const Options& options);
int run_db_show(const Options& options);
int run_db_diff(const Options& options);
int run_db_merge(const Options& options);  // and import
int run_db_compact(const Options& options);
int run_db_export(const Options& options);
// In the format of DbOptions::format. `records`: a line each; empty where journals are asked for.
int export_elsewhere(const Options& options, const std::string& records);
int run_db_restamp(const Options& options);
int run_db_images(const Options& options);  // restamp --images
int run_db_pull(const Options& options);
int run_db_push(const Options& options);
int run_db_verify(const Options& options);

}  // namespace tilewright::tune
