// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/database_thread.h>
#include <storage/sync_target_store.h>
#include <sync/run_log.h>
#include <sync_folder/folder_run.h>

#include <QLoggingCategory>

namespace dogear::sync_folder {

namespace {

Q_LOGGING_CATEGORY(lcFolder, "dogear.sync.folder", QtInfoMsg)

} // namespace

FolderRun::FolderRun(storage::DatabaseThread &database,
                     FolderThread &thread,
                     sync::SyncLibrary &library,
                     const Clock &clock,
                     const domain::SyncTarget &target,
                     storage::SharedLists *lists)
    : m_database(database)
    , m_clock(clock)
    , m_target(target.id)
    , m_transport(database, thread, clock, target, lists)
    , m_run(database, m_transport, library, clock, target)
{
    connect(&m_run, &sync::SyncRun::progressed, this, &FolderRun::progressed);
}

Future<Result<FolderReport>> FolderRun::start()
{
    using Report = Result<FolderReport>;
    return m_run.start().then(this,
                              [this](const Result<sync::SyncReport> &report) -> Future<Report> {
                                  if (report)
                                      return end(*report);
                                  announce(); // the fields were merged before
                                  return readyFuture(Report(failure(report.error())));
                              });
}

Future<Result<FolderReport>> FolderRun::end(const sync::SyncReport &report)
{
    return m_transport.finish().then(
        this, [this, report](const Result<FolderSummary> &summary) -> Result<FolderReport> {
            announce();
            if (!summary) {
                storeFailure(summary.error());
                return failure(summary.error());
            }
            storeCounts(*summary);
            return FolderReport{report, *summary};
        });
}

void FolderRun::storeCounts(const FolderSummary &summary)
{
    if (summary.received + summary.sent == 0)
        return;
    m_database
        .run([id = m_target, received = summary.received, sent = summary.sent](
                 storage::Connection &connection) {
            return storage::SyncTargetStore(connection).addToLastRun(id, received, sent);
        })
        .then(this, [](const Result<> &stored) {
            logAndDrop(stored, lcFolder(), "the log of runs lacks the values of this run");
        });
}

void FolderRun::announce()
{
    if (!m_transport.summary().changed.isEmpty())
        emit libraryChanged(m_transport.summary().changed);
}

void FolderRun::storeFailure(const Error &error)
{
    domain::SyncRunRecord record;
    record.at = m_clock.now();
    record.error = error;
    m_database
        .run([id = m_target, record](storage::Connection &connection) {
            return connection.transaction([&] { return sync::storeRun(connection, id, record); });
        })
        .then(this, [](const Result<> &stored) {
            logAndDrop(stored, lcFolder(), "the caller knows of the failure of the run");
        });
}

} // namespace dogear::sync_folder
