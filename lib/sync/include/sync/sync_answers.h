// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Carries out the user's answers to the questions of a run.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/tst_sync_runs.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/sync_target.h>
#include <sync/sync_library.h>

#include <QObject>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::sync {

class SyncAnswers final
{
public:
    /// \a context: its destruction drops what is under way. All outlive the answers.
    SyncAnswers(storage::DatabaseThread &database, SyncLibrary &library, QObject *context)
        : m_database(database)
        , m_library(library)
        , m_context(context)
    {}

    /// Many shows are gone on the server. \a isWanted: they are unfollowed here, too; else they
    /// stay, and the next run uploads them again.
    [[nodiscard]] Future<Result<>> removeHere(domain::SyncTargetId target, bool isWanted);
    /// Many shows were unfollowed here. \a isWanted: the next run removes them from the server,
    /// too; else they are followed here again.
    [[nodiscard]] Future<Result<>> removeThere(domain::SyncTargetId target, bool isWanted);
    /// Stores whether the private address of the show \a id may be uploaded.
    [[nodiscard]] Future<Result<>> allowUpload(const QUrl &feed, bool isAllowed);

private:
    storage::DatabaseThread &m_database;
    SyncLibrary &m_library;
    QObject *m_context;
};

} // namespace dogear::sync
