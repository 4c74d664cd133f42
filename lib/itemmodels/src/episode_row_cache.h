// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Caches the content of the visible rows of a long list and of the rows around them.
///
/// Tests: tests/integration/tst_long_lists.cpp
/// Decision: README.md, "A list holds all ids and reads the content of visible rows".

#include <base/latest_request.h>
#include <itemmodels/episode_row.h>

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::itemmodels {

class EpisodeRowCache final : public QObject
{
    Q_OBJECT

public:
    explicit EpisodeRowCache(episodes::Episodes &episodes);

    /// The cached row, which may be stale, or nullptr.
    [[nodiscard]] const EpisodeRow *find(EpisodeId id) const;
    /// Whether the row is cached and not stale.
    [[nodiscard]] bool isFresh(EpisodeId id) const;
    /// Stores \a row. \return whether it differs from the cached one
    bool put(const EpisodeRow &row);
    /// Marks all rows as stale: they are shown until they were read again.
    void markAllStale();
    /// Drops all rows but those of \a listed, if more than 2,000 are cached.
    void keepOnly(const QList<ListedEpisode> &listed);
    void clear();

    /// Requests \a row, which the view asked for and which is missing or stale.
    void requestRow(int row);
    /// Reads the rows of \a listed that are missing or stale.
    void read(const QList<ListedEpisode> &listed);

signals:
    /// Emitted from the event loop after calls of requestRow(), while nothing is being read. The
    /// range covers the latest requests that are close to each other.
    void wanted(int first, int last);
    /// Emitted when rows were read; \a changed are those with new content.
    void rowsRead(const QList<dogear::domain::EpisodeSummary> &read,
                  const QSet<dogear::EpisodeId> &changed);
    /// Emitted when rows could not be read; only once until a read succeeds.
    void failed(const dogear::Error &error);

private:
    struct Entry
    {
        EpisodeRow row;
        bool isStale = false;
    };

    void take(const QList<domain::EpisodeSummary> &episodes);
    void emitRequestedRows();

    episodes::Episodes &m_episodes;
    QHash<EpisodeId, Entry> m_entries;
    QTimer m_timer;
    bool m_isReading = false;
    bool m_hasFailed = false;
    LatestRequest m_requests; ///< answers from before clear() are dropped
    int m_first = 0;
    int m_last = -1; ///< less than m_first: no row is requested
};

} // namespace dogear::itemmodels
