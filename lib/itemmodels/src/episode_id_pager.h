// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the ids of all episodes of a long list, in parts short enough not to delay other
/// database queries.
///
/// Tests: tests/integration/tst_long_lists.cpp

#include <base/latest_request.h>
#include <domain/id_page.h>
#include <domain/library.h>
#include <itemmodels/episode_row.h>

#include <QObject>

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::itemmodels {

class EpisodeIdPager final : public QObject
{
    Q_OBJECT

public:
    static constexpr int defaultPageSize =
        20'000; ///< ids; takes the database thread a few milliseconds

    explicit EpisodeIdPager(episodes::Episodes &episodes, int pageSize = defaultPageSize)
        : m_episodes(episodes)
        , m_pageSize(pageSize)
    {}

    /// Reads the ids behind \a last, part by part (moreRead(), endReached()). Replaces an earlier
    /// read.
    void readFrom(const domain::EpisodeFilter &filter, EpisodeId last);
    /// Reads all ids and delivers them together (allRead()). Replaces an earlier read.
    void readAll(const domain::EpisodeFilter &filter);
    /// Ends the read; no signal follows.
    void stop();

signals:
    void moreRead(const QList<dogear::EpisodeId> &ids);
    void endReached();
    void allRead(const QList<dogear::itemmodels::ListedEpisode> &all);
    void failed(const dogear::Error &error);

private:
    void read(EpisodeId after);
    void take(const domain::IdPage &page, EpisodeId after);

    episodes::Episodes &m_episodes;
    const int m_pageSize; ///< number of ids per query
    domain::EpisodeFilter m_filter;
    QList<ListedEpisode> m_all;
    bool m_isAll = false;
    LatestRequest m_requests;
};

} // namespace dogear::itemmodels
