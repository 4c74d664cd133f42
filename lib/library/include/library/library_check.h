// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Looks whether the library is sound, and puts right what follows from the rest of it.
///
/// The file is read to its end beside the database thread; what may write is done there, step by
/// step, when nothing else is to be done. A step is waited for: asking the search index of a
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

namespace dogear::library {

class LibraryCheck final : public QObject
{
    Q_OBJECT

public:
    /// \a path: the file that \a database has open.
    LibraryCheck(storage::DatabaseThread &database, const QString &path, QObject *parent = nullptr);
    ~LibraryCheck() override;

    /// One at a time. \return what was found and done; or DatabaseBusy while one runs, Cancelled,
    /// or a Database… error where the library cannot even be opened
    [[nodiscard]] Future<Result<domain::LibraryReport>> run();

    /// Ends run() with Cancelled; what is being looked at is looked at to its end.
    void cancel();

private:
    void readFile();
    void takeStep(int number);
    void finish(const Result<domain::LibraryReport> &result);

    storage::DatabaseThread &m_database;
    QString m_path;
    std::optional<QPromise<Result<domain::LibraryReport>>> m_promise; ///< while it runs
    QStringList m_damage; ///< what SQLite says of the file
    domain::LibraryReport m_report;
    QElapsedTimer m_time;
    LatestRequest m_runs;
    QThreadPool m_pool;
};

} // namespace dogear::library
