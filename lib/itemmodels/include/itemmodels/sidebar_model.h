// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the fixed places of the library, lists, saved searches, tags, shows and archived
///        shows; semantic roles only.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_item_models.cpp

#include <base/latest_request.h>
#include <domain/listed_podcast.h>
#include <domain/playlist.h>
#include <domain/saved_search.h>
#include <itemmodels/library_view.h>
#include <itemmodels/list_rows.h>

#include <optional>

namespace dogear::downloads {
class DownloadList;
} // namespace dogear::downloads

namespace dogear::episodes {
class Episodes;
class Playlists;
class SavedSearches;
} // namespace dogear::episodes

namespace dogear::listening {
class Queue;
} // namespace dogear::listening

namespace dogear::subscriptions {
class FeedRefresher;
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear::itemmodels {

/// Groups of rows, in the order of the sidebar; the lists are below Up next, among the places.
enum class SidebarSection { Views, Lists, Searches, Tags, Shows, Archived };

struct SidebarRow
{
    LibraryView view;
    SidebarSection section = SidebarSection::Views;
    QString title; ///< name that the user sees; empty for fixed places, which the window translates
    QUrl image;
    QString query;    ///< of a saved search, as typed
    QStringList tags; ///< of a show
    bool hasOwnPicture = false;
    std::optional<domain::Station> station; ///< of a saved search that is one
    bool keepsPlayed = true;                ///< of a list
    /// UpNext, lists, InProgress: all episodes; Downloads: those that run or wait.
    int unplayedCount = 0;
    int episodeCount = 0;
    bool wasFetched = true;     ///< the feed of the show was read at least once
    std::optional<Error> error; ///< of the last refresh of the show, if it failed

    friend bool operator==(const SidebarRow &, const SidebarRow &) = default;
};

[[nodiscard]] inline LibraryView rowKey(const SidebarRow &row)
{
    return row.view;
}

/// The use cases that give the sidebar its rows.
struct SidebarRowSources
{
    subscriptions::Subscriptions &subscriptions;
    subscriptions::FeedRefresher &refresher;
    episodes::SavedSearches &searches;
    episodes::Playlists &playlists;
};

/// The use cases whose episodes are counted at the fixed places.
struct SidebarCountSources
{
    episodes::Episodes &episodes;
    listening::Queue &queue;
    downloads::DownloadList &downloads;
};

class SidebarModel final : public ListRows<SidebarRow>
{
    Q_OBJECT

public:
    enum Role {
        ViewRole = Qt::UserRole + 1, ///< LibraryView
        TitleRole,                   ///< QString
        ImageRole,                   ///< QUrl
        UnplayedCountRole,           ///< int
        EpisodeCountRole,            ///< int
        WasFetchedRole,              ///< bool
        ErrorRole,                   ///< Error, or invalid
        HitCountRole,                ///< int, hits of the current search; invalid without one
        SectionRole,                 ///< SidebarSection
        QueryRole,                   ///< QString
        TagsRole,                    ///< QStringList
        HasOwnPictureRole,           ///< bool: the user chose its picture
        IsStationRole,               ///< bool: a saved search that plays as a station
        KeepsPlayedRole,             ///< bool: a list keeps its played episodes
    };

    SidebarModel(const SidebarRowSources &sources,
                 const SidebarCountSources &counts,
                 QObject *parent = nullptr);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// The row of \a view, or an invalid index.
    [[nodiscard]] QModelIndex indexOf(const LibraryView &view) const;

    /// Number of fixed places; they are the first rows while the user has no list.
    [[nodiscard]] static int fixedViewCount();
    [[nodiscard]] bool hasShows() const { return m_hasShows; }
    /// All tags of all shows, in alphabetical order.
    [[nodiscard]] QStringList tags() const;
    /// The rows of all lists, in alphabetical order.
    [[nodiscard]] QList<SidebarRow> lists() const;
    /// The rows of the saved searches that play as stations, in alphabetical order.
    [[nodiscard]] QList<SidebarRow> stations() const;

    /// Reads all rows again.
    void reload();
    /// Sets the number of hits of a search per show; empty: there is no search.
    void setHitCounts(const std::optional<QHash<PodcastId, int>> &hits);

signals:
    /// Emitted after each reload that succeeded.
    void loaded();
    /// Emitted when a part could not be read; its previous rows and counts stay.
    void failed(const dogear::Error &error);

protected:
    [[nodiscard]] QVariant cell(const SidebarRow &row, int role) const override;

private:
    void reloadSoon();
    void recount(ViewKind kind);
    [[nodiscard]] int countOf(ViewKind kind) const;
    void handleShows(const QList<domain::ListedPodcast> &shows);
    [[nodiscard]] QList<SidebarRow> placeRows() const;
    [[nodiscard]] static QList<SidebarRow> tagRows(const QList<domain::ListedPodcast> &shows);

    SidebarRowSources m_sources;
    SidebarCountSources m_counts;
    QList<domain::SavedSearch> m_saved;
    QList<domain::Playlist> m_lists;
    std::optional<QHash<PodcastId, int>> m_hits;
    int m_unplayed = 0;
    int m_inProgress = 0;
    bool m_hasShows = false;
    bool m_isReloadPending = false;
    LatestRequest m_requests;
};

} // namespace dogear::itemmodels
