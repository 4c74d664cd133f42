// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The middle list: episodes of a place, or the hits of a search; semantic roles only.
///
/// Loads a page at a time (fetchMore). An older answer never replaces a newer one. A change of one
/// episode changes one row.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_item_models.cpp

#include <base/error.h>
#include <domain/library.h>
#include <itemmodels/list_rows.h>
#include <itemmodels/place.h>

#include <functional>
#include <memory>
#include <optional>

namespace dogear::library {
class DownloadList;
class Episodes;
class FeedRefresher;
class Queue;
class Subscriptions;
} // namespace dogear::library

class QMimeData;

namespace dogear::itemmodels {

class DownloadChanges;

struct EpisodeRow
{
    domain::EpisodeSummary episode;
    QString markedTitle; ///< in a search: with domain::matchBegin/matchEnd around matches
    QString snippet;     ///< in a search: the text around the best match, marked
    domain::HitKind hitKind = domain::HitKind::Title;
    std::optional<std::chrono::milliseconds> hitStart;

    friend bool operator==(const EpisodeRow &, const EpisodeRow &) = default;
};

[[nodiscard]] inline qint64 rowKey(const EpisodeRow &row)
{
    return row.episode.id.value;
}

/// What narrows a place further; the chips above the list.
struct ListFilter
{
    bool onlyUnplayed = false;
    bool onlyInProgress = false;
    bool onlyFavourites = false;
    bool onlyOffline = false; ///< all of it is on this machine
    domain::EpisodeOrder order = domain::EpisodeOrder::NewestFirst;

    friend bool operator==(const ListFilter &, const ListFilter &) = default;
};

/// The episode of a row of an EpisodeListModel.
[[nodiscard]] EpisodeId episodeIdOf(const QModelIndex &index);

class EpisodeListModel final : public ListRows<EpisodeRow>
{
    Q_OBJECT

public:
    static constexpr int pageSize = 100;

    enum Role {
        EpisodeIdRole = Qt::UserRole + 1, ///< EpisodeId
        TitleRole,                        ///< QString
        PodcastTitleRole,                 ///< QString
        ImageRole,                        ///< QUrl
        PublishedRole,                    ///< QDateTime in UTC, or invalid
        DurationRole,                     ///< std::chrono::milliseconds; 0 unknown
        PositionRole,                     ///< std::chrono::milliseconds
        IsPlayedRole,                     ///< bool
        IsFavouriteRole,                  ///< bool
        HasEnclosureRole,                 ///< bool
        IsCurrentRole,                    ///< bool: it is in the player
        IsQueuedRole,                     ///< bool: it is up next
        IsQueuedElsewhereRole,            ///< bool: it is, and this is not the list of those
        DownloadRole,                     ///< domain::DownloadState, or invalid
        PresenceRole,                     ///< domain::MediaPresence
        DownloadProgressRole, ///< library::DownloadProgress while it is fetched, or invalid
        DownloadErrorRole,    ///< Error of one that failed, or invalid
        MarkedTitleRole,      ///< QString; empty outside a search
        SnippetRole,          ///< QString; empty outside a search
    };

    EpisodeListModel(library::Episodes &episodes,
                     library::Subscriptions &subscriptions,
                     library::FeedRefresher &refresher,
                     library::Queue &queue,
                     library::DownloadList &downloads,
                     QObject *parent = nullptr);
    ~EpisodeListModel() override;

    /// Shows the episodes of \a place.
    void setPlace(const Place &place);
    void setFilter(const ListFilter &filter);
    /// In which order the place is listed: that of the filter, but a show that tells one story
    /// begins with its first episode, until somebody wants it otherwise.
    [[nodiscard]] domain::EpisodeOrder order() const;
    void setOrder(domain::EpisodeOrder order);
    /// Whether the place is a show whose first episode is heard first, as far as that is known.
    [[nodiscard]] bool isSerial() const { return m_isSerial.value_or(false); }
    /// Shows the hits for \a text over everything; empty: back to the place.
    void setSearch(const QString &text, bool isTyping);
    /// Marks the row of the episode in the player.
    void setCurrent(EpisodeId id);
    /// What is read out of a row, Qt::AccessibleTextRole: words are the window's business.
    void setSpokenText(std::function<QString(const QModelIndex &)> text);

    [[nodiscard]] const Place &place() const { return m_place; }
    [[nodiscard]] const ListFilter &filter() const { return m_filter; }
    [[nodiscard]] QString searchText() const { return m_searchText; }
    [[nodiscard]] bool isSearching() const { return !m_searchText.trimmed().isEmpty(); }
    /// In a search: how many hits there are in all; until they are counted those that are here.
    [[nodiscard]] int total() const { return m_total; }
    /// Whether the first answer for the present place or search is still to come.
    [[nodiscard]] bool isLoading() const { return m_isLoading; }

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    /// In Up next rows can be dragged to another place, and in Downloads those that are not
    /// finished, unless something narrows it.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;
    bool dropMimeData(const QMimeData *data,
                      Qt::DropAction action,
                      int row,
                      int column,
                      const QModelIndex &parent) override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    /// The row of \a id among those loaded, or an invalid index.
    [[nodiscard]] QModelIndex indexOf(EpisodeId id) const;

    /// Asks the library again and shows what changed.
    void reload();

signals:
    /// Emitted when the rows answer the present place, filter and search.
    void loaded();
    void failed(const dogear::Error &error);
    /// Hits were counted after the first of them were there.
    void totalChanged();

protected:
    [[nodiscard]] QVariant cell(const EpisodeRow &row, int role) const override;

private:
    void startOver();
    void loadPlace();
    void askWhetherSerial();
    void loadSearch();
    void countHits();
    void takeRows(const QList<EpisodeRow> &rows, bool hasMore);
    void followQueue();
    void followDownloads();
    void showDownloads(const QList<EpisodeId> &changed);
    [[nodiscard]] bool canBeOrdered() const;
    [[nodiscard]] bool canBeDragged(int row) const;
    [[nodiscard]] QVariant progressOf(EpisodeId id) const;
    [[nodiscard]] QVariant errorOf(const domain::EpisodeSummary &episode) const;
    void updateEpisode(const domain::EpisodeSummary &episode);
    [[nodiscard]] domain::EpisodeFilter effectiveFilter() const;

    library::Episodes &m_episodes;
    library::Subscriptions &m_subscriptions;
    library::Queue &m_queue;
    library::DownloadList &m_downloads;
    std::unique_ptr<DownloadChanges> m_downloadChanges;
    std::function<QString(const QModelIndex &)> m_spokenText;
    Place m_place;
    ListFilter m_filter;
    std::optional<bool> m_isSerial; ///< of a place that is a show, once it is known
    domain::EpisodeOrder m_serialOrder = domain::EpisodeOrder::OldestFirst;
    QString m_searchText;
    bool m_isTyping = false;
    EpisodeId m_current;
    int m_total = 0;
    int m_wantedRows = pageSize;
    bool m_hasMore = false;
    bool m_isLoading = false;
    bool m_isFetchingMore = false;
    quint64 m_generation = 0;
};

} // namespace dogear::itemmodels
