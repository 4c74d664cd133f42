// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Who all the episodes of a long list are, read in parts that keep nobody waiting.
///
/// Tests: tests/integration/tst_long_lists.cpp

#include <base/latest_request.h>
#include <domain/id_page.h>
#include <domain/library.h>
#include <itemmodels/episode_row.h>

#include <QObject>

namespace dogear::library {
class Episodes;
} // namespace dogear::library

namespace dogear::itemmodels {

class PlaceReader final : public QObject
{
    Q_OBJECT

public:
    static constexpr int usualPart = 20'000; ///< some milliseconds of the database thread

    explicit PlaceReader(library::Episodes &episodes, int part = usualPart)
        : m_episodes(episodes)
        , m_part(part)
    {}

    /// Reads who comes after \a last. What was being read is not told any more.
    void readOn(const domain::EpisodeFilter &filter, EpisodeId last);
    /// Reads everybody, to tell it at once.
    void readAll(const domain::EpisodeFilter &filter);
    void stop();

signals:
    void moreRead(const QList<dogear::EpisodeId> &ids);
    void endReached();
    void allRead(const QList<dogear::itemmodels::ListedEpisode> &all);
    void failed(const dogear::Error &error);

private:
    void read(EpisodeId after);
    void take(const domain::IdPage &page, EpisodeId after);

    library::Episodes &m_episodes;
    const int m_part; ///< ids that are read at once
    domain::EpisodeFilter m_filter;
    QList<ListedEpisode> m_all;
    bool m_isAll = false;
    LatestRequest m_requests;
};

} // namespace dogear::itemmodels
