// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Puts what changed into the search index, a little at a time.
///
/// What a feed brings is indexed with it. The rest, chapters, transcripts, bookmarks, shows that
/// changed their title and a library of an older Dogear, waits for this. When all is indexed, the
/// pieces are merged, as a search looks into each of them, and an index that is mostly of old texts
/// is written anew.
///
/// Threads: GUI thread; the work is done on the database thread, in pieces that keep nobody else
/// waiting.
/// Owner:   the library; the database outlives it.
/// Tests:   tests/integration/tst_search_indexer.cpp

#include <base/future.h>
#include <base/result.h>

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::library {

class SearchIndexer final : public QObject
{
    Q_OBJECT

public:
    struct Pace
    {
        std::chrono::milliseconds firstLook{3'000}; ///< whoever starts wants to see a list first
        std::chrono::milliseconds betweenLooks{10'000};
        std::chrono::milliseconds betweenPieces{20};
        /// Long enough for the database to copy its log.
        std::chrono::milliseconds betweenTidying{600};
    };

    explicit SearchIndexer(storage::DatabaseThread &database, QObject *parent = nullptr);
    SearchIndexer(storage::DatabaseThread &database, const Pace &pace, QObject *parent = nullptr);

    /// From now on until it is destroyed.
    void start();
    /// All that waits, now. Also without start().
    [[nodiscard]] Future<Result<int>> finish();

signals:
    /// All that waited is indexed, and there was something.
    void caughtUp();

private:
    void next();
    void tidy();

    storage::DatabaseThread &m_database;
    Pace m_pace;
    QTimer m_timer;
    std::optional<ErrorCode> m_toldOfIndexing; ///< in the log
    std::optional<ErrorCode> m_toldOfTidying;
    bool m_hadMore = false;
    std::optional<qint64> m_tidyRows; ///< written when nothing was left to put in order
};

} // namespace dogear::library
