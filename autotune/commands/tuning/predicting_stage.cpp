#include "commands/tuning/predicting_stage.h"

#include "tilewright/dispatch.h"

namespace tilewright::tune {

void predict_all(Run& run, const Manifest& manifest, const RecordContext& context) {
  for (const ProblemSpec& problem : manifest.problems) {
    ReportRow row = row_of(manifest, problem, problem.roofline_us);
    try {
      row.record = make_predicted_record(context, problem);
      publish(run, row.record);
    } catch (const Error& fault) {
      row.failure = fault.what();
    }
    run.report.rows.push_back(std::move(row));
  }
}

}  // namespace tilewright::tune
