// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Checks the library and repairs data that can be derived from other data.
///
/// The file is read by a thread of its own. Steps that may write run on the database thread, one by
/// one, at low priority; other jobs wait for a step that is running: checking the search index of a
/// million episodes takes seconds.
///
/// Threads: GUI thread.
/// Owner:   the composition root; the database outlives it.
/// Tests:   tests/integration/tst_library_check.cpp

#include <base/future.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/library_check.h>
#include <storage/database_thread.h>

#include <QElapsedTimer>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <optional>

namespace dogear::maintenance {

class LibraryCheck final : public QObject
{
    Q_OBJECT

public:
    /// \a path is the file that \a database has open.
    LibraryCheck(storage::DatabaseThread &database, const QString &path, QObject *parent = nullptr);
    ~LibraryCheck() override;

    /// Starts a check; only one runs at a time. \return the findings and repairs; DatabaseBusy
    /// while another check runs, Cancelled, or a Database… error if the library cannot be opened
    [[nodiscard]] Future<Result<domain::LibraryReport>> run();

    /// Ends run() with Cancelled; a running step is completed.
    void cancel();

private:
    void readFile();
    void handleStep(int number);
    void finish(const Result<domain::LibraryReport> &result);

    storage::DatabaseThread &m_database;
    QString m_path;
    std::optional<QPromise<Result<domain::LibraryReport>>> m_promise; ///< while it runs
    QStringList m_damage; ///< SQLite's messages about the file
    domain::LibraryReport m_report;
    QElapsedTimer m_time;
    LatestRequest m_runs;
    QThreadPool m_pool;
};

} // namespace dogear::maintenance
