// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The places of the library, then the followed shows; semantic roles only.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_item_models.cpp

#include <itemmodels/list_rows.h>
#include <itemmodels/place.h>

#include <optional>

namespace dogear::library {
class DownloadList;
class Episodes;
class FeedRefresher;
class Queue;
class Subscriptions;
} // namespace dogear::library

namespace dogear::itemmodels {

struct SidebarRow
{
    Place place;
    QString
        title; ///< the show's; empty for the other places, whose names are the window's business
    QUrl image;
    int unplayedCount = 0; ///< shows and Inbox; InProgress: how many; Downloads: those to come
    int episodeCount = 0;
    bool wasFetched = true;     ///< a show whose feed was read at least once
    std::optional<Error> error; ///< why the show's last refresh failed

    friend bool operator==(const SidebarRow &, const SidebarRow &) = default;
};

[[nodiscard]] inline std::pair<int, qint64> rowKey(const SidebarRow &row)
{
    return {int(row.place.kind), row.place.podcast.value};
}

class SidebarModel final : public ListRows<SidebarRow>
{
    Q_OBJECT

public:
    enum Role {
        PlaceRole = Qt::UserRole + 1, ///< Place
        TitleRole,                    ///< QString
        ImageRole,                    ///< QUrl
        UnplayedCountRole,            ///< int
        EpisodeCountRole,             ///< int
        WasFetchedRole,               ///< bool
        ErrorRole,                    ///< Error, or invalid
        HitCountRole,                 ///< int, of the present search; invalid if there is none
    };

    SidebarModel(library::Subscriptions &subscriptions,
                 library::Episodes &episodes,
                 library::FeedRefresher &refresher,
                 library::Queue &queue,
                 library::DownloadList &downloads,
                 QObject *parent = nullptr);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// The row of \a place, or an invalid index.
    [[nodiscard]] QModelIndex indexOf(const Place &place) const;

    /// How many rows stand above the first show.
    [[nodiscard]] static int placeCount();

    /// Reads everything again.
    void reload();
    /// How many hits of a search each show has; nothing: none is shown any more.
    void setHitCounts(const std::optional<QHash<PodcastId, int>> &hits);

signals:
    /// Emitted after each reload that succeeded.
    void loaded();
    void failed(const dogear::Error &error);

protected:
    [[nodiscard]] QVariant cell(const SidebarRow &row, int role) const override;

private:
    void reloadSoon();
    void recount(PlaceKind kind);
    [[nodiscard]] int countOf(PlaceKind kind) const;
    void takeShows(const QList<domain::FollowedPodcast> &shows);

    library::Subscriptions &m_subscriptions;
    library::Episodes &m_episodes;
    library::Queue &m_queue;
    library::DownloadList &m_downloads;
    std::optional<QHash<PodcastId, int>> m_hits;
    int m_unplayed = 0;
    int m_inProgress = 0;
    bool m_isReloadPending = false;
    quint64 m_generation = 0;
};

} // namespace dogear::itemmodels
