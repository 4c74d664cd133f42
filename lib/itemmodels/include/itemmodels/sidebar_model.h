// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The places of the library, then saved searches, tags, shows and those put away; semantic
///        roles only.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_item_models.cpp

#include <base/latest_request.h>
#include <domain/listed_podcast.h>
#include <domain/saved_search.h>
#include <itemmodels/list_rows.h>
#include <itemmodels/place.h>

#include <optional>

namespace dogear::library {
class DownloadList;
class Episodes;
class FeedRefresher;
class Queue;
class SavedSearches;
class Subscriptions;
} // namespace dogear::library

namespace dogear::itemmodels {

/// What stands together in the sidebar, in this order.
enum class SidebarSection { Places, Searches, Tags, Shows, Archived };

struct SidebarRow
{
    Place place;
    SidebarSection section = SidebarSection::Places;
    QString
        title; ///< as a person calls it; empty for places, whose names are the window's business
    QUrl image;
    QString query;    ///< of a saved search, as typed
    QStringList tags; ///< of a show
    bool hasOwnPicture = false;
    int unplayedCount =
        0; ///< shows, tags and Inbox; InProgress: how many; Downloads: those to come
    int episodeCount = 0;
    bool wasFetched = true;     ///< a show whose feed was read at least once
    std::optional<Error> error; ///< why the show's last refresh failed

    friend bool operator==(const SidebarRow &, const SidebarRow &) = default;
};

[[nodiscard]] inline Place rowKey(const SidebarRow &row)
{
    return row.place;
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
        SectionRole,                  ///< SidebarSection
        QueryRole,                    ///< QString
        TagsRole,                     ///< QStringList
        HasOwnPictureRole,            ///< bool: a person gave it one
    };

    SidebarModel(library::Subscriptions &subscriptions,
                 library::Episodes &episodes,
                 library::FeedRefresher &refresher,
                 library::Queue &queue,
                 library::DownloadList &downloads,
                 library::SavedSearches &searches,
                 QObject *parent = nullptr);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// The row of \a place, or an invalid index.
    [[nodiscard]] QModelIndex indexOf(const Place &place) const;

    /// How many rows stand above searches, tags and shows.
    [[nodiscard]] static int placeCount();
    [[nodiscard]] bool hasShows() const { return m_hasShows; }
    /// Every tag that a show has, in the order of the alphabet.
    [[nodiscard]] QStringList tags() const;

    /// Reads everything again.
    void reload();
    /// How many hits of a search each show has; nothing: none is shown any more.
    void setHitCounts(const std::optional<QHash<PodcastId, int>> &hits);

signals:
    /// Emitted after each reload that succeeded.
    void loaded();
    /// Emitted when something could not be read; what was there is shown on.
    void failed(const dogear::Error &error);

protected:
    [[nodiscard]] QVariant cell(const SidebarRow &row, int role) const override;

private:
    void reloadSoon();
    void recount(PlaceKind kind);
    [[nodiscard]] int countOf(PlaceKind kind) const;
    void takeShows(const QList<domain::ListedPodcast> &shows);
    [[nodiscard]] static QList<SidebarRow> tagRows(const QList<domain::ListedPodcast> &shows);

    library::Subscriptions &m_subscriptions;
    library::Episodes &m_episodes;
    library::Queue &m_queue;
    library::DownloadList &m_downloads;
    library::SavedSearches &m_searches;
    QList<domain::SavedSearch> m_saved;
    std::optional<QHash<PodcastId, int>> m_hits;
    int m_unplayed = 0;
    int m_inProgress = 0;
    bool m_hasShows = false;
    bool m_isReloadPending = false;
    LatestRequest m_requests;
};

} // namespace dogear::itemmodels
