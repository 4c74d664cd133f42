// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The rows of a long list that are in memory: those that are looked at, and some around.
///
/// Tests: tests/integration/tst_long_lists.cpp

#include <base/latest_request.h>
#include <itemmodels/episode_row.h>

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

namespace dogear::library {
class Episodes;
} // namespace dogear::library

namespace dogear::itemmodels {

class EpisodeWindow final : public QObject
{
    Q_OBJECT

public:
    explicit EpisodeWindow(library::Episodes &episodes);

    [[nodiscard]] const EpisodeRow *find(EpisodeId id) const;
    /// Whether it is here as it was read last.
    [[nodiscard]] bool isFresh(EpisodeId id) const;
    /// \return whether anything of it changed
    bool put(const EpisodeRow &row);
    /// What is here is shown until it was read again.
    void becomeStale();
    /// Forgets all but \a listed, once there are very many.
    void keepOnly(const QList<ListedEpisode> &listed);
    void clear();

    /// Somebody looked at \a row, which is not here or stale.
    void want(int row);
    /// Reads those of \a listed that are not here or stale.
    void read(const QList<ListedEpisode> &listed);

signals:
    /// Emitted from the event loop after some want(), when nothing is being read: the rows around
    /// the last of them.
    void wanted(int first, int last);
    /// Emitted when something was read; \a changed is what shows something else now.
    void rowsRead(const QList<dogear::domain::EpisodeSummary> &read,
                  const QSet<dogear::EpisodeId> &changed);
    /// Emitted when rows could not be read, once until some can be.
    void failed(const dogear::Error &error);

private:
    struct Entry
    {
        EpisodeRow row;
        bool isStale = false;
    };

    void take(const QList<domain::EpisodeSummary> &episodes);
    void tellWanted();

    library::Episodes &m_episodes;
    QHash<EpisodeId, Entry> m_entries;
    QTimer m_timer;
    bool m_isReading = false;
    bool m_hasFailed = false;
    LatestRequest m_requests; ///< replaced by clear()
    int m_first = 0;
    int m_last = -1; ///< before m_first: nothing is wanted
};

} // namespace dogear::itemmodels
