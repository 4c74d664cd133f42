// SPDX-License-Identifier: GPL-3.0-or-later
#include <maintenance/library_check.h>
#include <storage/database_file.h>
#include <storage/repair.h>

#include <QtConcurrent>

#include <utility>

namespace dogear::maintenance {

using domain::LibraryReport;
using storage::Connection;

namespace {

/// Runs one step. The order matters: removed rows change the counts, and repairs change the texts
/// to search.
storage::Findings repair(int step, Connection &connection, const QStringList &damage)
{
    switch (step) {
    case 0:
        return storage::repairIndexes(connection, damage);
    case 1:
        return storage::repairOrphans(connection);
    case 2:
        return storage::repairCounts(connection);
    default:
        return storage::repairSearch(connection);
    }
}

constexpr int steps = 4;

} // namespace

LibraryCheck::LibraryCheck(storage::DatabaseThread &database, const QString &path, QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_path(path)
{
    m_pool.setMaxThreadCount(1);
}

LibraryCheck::~LibraryCheck()
{
    m_pool.waitForDone();
}

Future<Result<LibraryReport>> LibraryCheck::run()
{
    if (m_promise)
        return readyFuture(Result<LibraryReport>(failure({.code = ErrorCode::DatabaseBusy})));
    m_runs.begin();
    m_report = {};
    m_damage.clear();
    m_time.start();
    m_promise.emplace();
    m_promise->start();
    const Future<Result<LibraryReport>> report = m_promise->future();
    // Opening the library migrates it; a library of a newer version fails here.
    m_database.run([](Connection &) -> Result<> { return {}; })
        .then(this, [this, ticket = m_runs.latest()](const Result<> &opened) {
            if (!m_runs.isLatest(ticket) || !m_promise)
                return;
            if (opened)
                readFile();
            else
                finish(failure(opened.error()));
        });
    return report;
}

void LibraryCheck::readFile()
{
    // Reading the whole file may take minutes, so it must not block the database thread.
    Future<Result<QStringList>>(QtConcurrent::run(&m_pool, [path = m_path] {
        return storage::readDamage(path);
    })).then(this, [this, ticket = m_runs.latest()](const Result<QStringList> &damage) {
        if (!m_runs.isLatest(ticket) || !m_promise)
            return;
        if (!damage) {
            finish(failure(damage.error()));
            return;
        }
        m_damage = *damage;
        handleStep(0);
    });
}

void LibraryCheck::handleStep(int number)
{
    if (number == steps) {
        m_report.elapsed = std::chrono::milliseconds(m_time.elapsed());
        finish(m_report);
        return;
    }
    m_database
        .run([number, damage = m_damage](
                 Connection &connection) { return repair(number, connection, damage); },
             storage::JobPriority::Background)
        .then(this, [this, number, ticket = m_runs.latest()](const storage::Findings &findings) {
            // The check was cancelled, or started again, while the step ran.
            if (!m_runs.isLatest(ticket) || !m_promise)
                return;
            if (!findings) {
                finish(failure(findings.error()));
                return;
            }
            m_report.findings += *findings;
            // Damaged pages end the check: writing to such a file could make it worse.
            handleStep(m_report.isSound() ? number + 1 : steps);
        });
}

void LibraryCheck::cancel()
{
    if (m_promise)
        finish(failure({.code = ErrorCode::Cancelled}));
}

void LibraryCheck::finish(const Result<LibraryReport> &result)
{
    auto promise = std::exchange(m_promise, std::nullopt);
    promise->addResult(result);
    promise->finish();
}

} // namespace dogear::maintenance
