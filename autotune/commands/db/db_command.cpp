#include "commands/db/db_command.h"

#include <fmt/format.h>

#include <stdexcept>

#include "system/usage_error.h"

namespace tilewright::tune {

int run_db(const Options& options) {
  require_valid(options.database.filter);
  const DbCommand command = options.database.command;
  const bool reads_journals = !options.database.journals.empty();  // and no database
  if (!reads_journals && command != DbCommand::merge && command != DbCommand::import && command != DbCommand::diff &&
      command != DbCommand::pull && !std::filesystem::is_directory(options.db)) {
    throw UsageError(fmt::format("--db {} is no folder; `{}` makes one, --db names another", options.db.string(),
                                 command == DbCommand::verify ? "db pull" : "autotune"));
  }
  switch (command) {
    case DbCommand::lint:
      return run_db_lint(options);
    case DbCommand::show:
      return run_db_show(options);
    case DbCommand::diff:
      return run_db_diff(options);
    case DbCommand::merge:
    case DbCommand::import:
      return run_db_merge(options);
    case DbCommand::compact:
      return run_db_compact(options);
    case DbCommand::export_:
      return run_db_export(options);
    case DbCommand::restamp:
      return options.database.images ? run_db_images(options) : run_db_restamp(options);
    case DbCommand::pull:
      return run_db_pull(options);
    case DbCommand::push:
      return run_db_push(options);
    case DbCommand::verify:
      return run_db_verify(options);
  }
  throw std::logic_error("a subcommand without a function");
}

}  // namespace tilewright::tune
