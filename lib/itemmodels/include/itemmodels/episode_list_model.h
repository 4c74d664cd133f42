// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The middle list: episodes of a place, or the hits of a search; semantic roles only.
///
/// Every row of a place is there, however many they are, but only who it is; what it shows is read
/// when somebody looks at it, and nothing is shown until then. Hits of a search come a page at a
/// time (fetchMore). An older answer never replaces a newer one. A change of one episode changes
/// one row.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_item_models.cpp, tst_long_lists.cpp

#include <base/error.h>
#include <base/future.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/episode_mark.h>
#include <itemmodels/episode_row.h>
#include <itemmodels/list_rows.h>
#include <itemmodels/list_search.h>

#include <QTimer>

#include <functional>
#include <memory>

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
class EpisodeWindow;
class PlaceReader;

/// The episode of a row of an EpisodeListModel.
[[nodiscard]] EpisodeId episodeIdOf(const QModelIndex &index);

class EpisodeListModel final : public ListRows<ListedEpisode>, public EpisodeRoles
{
    Q_OBJECT

public:
    static constexpr int pageSize = 100;   ///< rows that are read at once
    static constexpr int hitsAtFirst = 30; ///< of a search: more than a window shows
    /// Who types no more for so long wants to know how many there are.
    static constexpr std::chrono::milliseconds typingPause{250};

    EpisodeListModel(library::Episodes &episodes,
                     library::Subscriptions &subscriptions,
                     library::FeedRefresher &refresher,
                     library::Queue &queue,
                     library::DownloadList &downloads,
                     QObject *parent = nullptr);
    ~EpisodeListModel() override;

    /// Shows the episodes of \a place as \a filter wants them.
    void setPlace(const Place &place, const ListFilter &filter = {});
    void setFilter(const ListFilter &filter);
    /// That of the filter; a show that tells one story begins with its first, until it is changed.
    [[nodiscard]] domain::EpisodeOrder order() const;
    /// None: as the place wants it; in a search the best hits first.
    void setOrder(std::optional<domain::EpisodeOrder> order);
    /// Whether the place is a show whose first episode is heard first, as far as that is known.
    [[nodiscard]] bool isSerial() const { return m_show && m_show->isSerial; }
    /// Those of a place that is a show, as far as they are known, the first first.
    [[nodiscard]] QList<int> seasons() const { return m_show ? m_show->seasons : QList<int>(); }
    /// Shows the hits for \a text over everything; empty: back to the place.
    void setSearch(const QString &text, bool isTyping);
    /// Whether the search stays within the place, until it ends.
    void setSearchesPlace(bool searchesPlace);
    /// Marks the row of the episode in the player.
    void setCurrent(EpisodeId id);
    /// What is read out of a row, Qt::AccessibleTextRole: words are the window's business.
    void setSpokenText(std::function<QString(const QModelIndex &)> text);
    /// At which speed shows are played. To be set again when speeds changed.
    void setSpeeds(std::function<double(PodcastId)> speedOf);

    [[nodiscard]] const Place &place() const { return m_place; }
    /// That of the place; in a search its own, which begins with nothing left out.
    [[nodiscard]] const ListFilter &filter() const;
    [[nodiscard]] QString searchText() const { return m_search.text; }
    [[nodiscard]] bool isSearching() const { return m_search.isActive(); }
    [[nodiscard]] bool searchesPlace() const { return m_search.staysInPlace; }
    /// In a search: how many hits there are in all; until they are counted those that are here.
    [[nodiscard]] int total() const { return m_total; }
    /// Whether the first answer for the present place or search is still to come.
    [[nodiscard]] bool isLoading() const { return m_isLoading; }

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    /// Rows of Up next, and unfinished ones of Downloads, can be dragged unless filtered.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;
    bool dropMimeData(const QMimeData *data,
                      Qt::DropAction action,
                      int row,
                      int column,
                      const QModelIndex &parent) override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QModelIndex indexOf(EpisodeId id) const;
    [[nodiscard]] bool isQueued(EpisodeId id) const;

    /// Calls \a then, unless \a context is gone, with the episodes of \a rows in their order: at
    /// once if they all are here, else when they were read.
    void read(const QModelIndexList &rows,
              QObject *context,
              const std::function<void(const QList<domain::EpisodeSummary> &)> &then);

    /// Asks the library again and shows what changed.
    void reload();

signals:
    /// Emitted when a search begins, changes, ends, or goes over more or less.
    void searchChanged();
    /// Emitted when the rows answer the present place, filter and search: the first of them, and
    /// once more when a long list is whole.
    void loaded();
    void failed(const dogear::Error &error);
    /// Hits were counted after the first of them were there.
    void totalChanged();
    /// The place is to be narrowed or ordered otherwise; not emitted for a search.
    void filterChanged();
    /// How many hits of the present search each show has; nothing when nothing is searched any
    /// more.
    void hitsCounted(const std::optional<QHash<dogear::PodcastId, int>> &hits);

protected:
    [[nodiscard]] QVariant cell(const ListedEpisode &listed, int role) const override;

private:
    void startOver();
    void loadPlace();
    void askForShowOrder();
    void loadSearch();
    void countHits();
    void followReading();
    void fail(const Error &error);
    void takeFirstPage(const QList<EpisodeRow> &page,
                       const domain::EpisodeFilter &filter,
                       bool hasMore);
    [[nodiscard]] QList<ListedEpisode> rowsBehind(const QList<EpisodeRow> &page) const;
    void takeMoreIds(const QList<EpisodeId> &ids);
    void takeRows(const QList<EpisodeRow> &first, const QList<ListedEpisode> &rest, bool hasMore);
    void showChanged(const QList<int> &changed);
    void readRows(int first, int last);
    void showRead(const QSet<EpisodeId> &changed);
    void wantError(const domain::EpisodeSummary &episode);
    [[nodiscard]] QVariant content(const EpisodeRow &row, int role) const;
    [[nodiscard]] QVariant ofShow(std::optional<int> number) const;
    void followQueue();
    void followDownloads();
    void showDownloads(const QList<EpisodeId> &changed);
    void showDownload(const domain::EpisodeSummary &episode);
    [[nodiscard]] bool canBeOrdered() const;
    [[nodiscard]] bool canBeDragged(int row) const;
    [[nodiscard]] QVariant progressOf(EpisodeId id) const;
    [[nodiscard]] QVariant errorOf(const domain::EpisodeSummary &episode) const;
    void updateEpisode(const domain::EpisodeSummary &episode);
    void showMarks(const QList<domain::EpisodeMark> &marks);
    [[nodiscard]] domain::EpisodeFilter effectiveFilter() const;

    library::Episodes &m_episodes;
    library::Queue &m_queue;
    library::DownloadList &m_downloads;
    std::unique_ptr<DownloadChanges> m_downloadChanges;
    std::unique_ptr<EpisodeWindow> m_window;
    std::unique_ptr<PlaceReader> m_reader;
    std::function<QString(const QModelIndex &)> m_spokenText;
    std::function<double(PodcastId)> m_speedOf;
    Place m_place;
    ListFilter m_filter;
    std::optional<domain::ShowOrder> m_show; ///< of a place that is a show, once it is known
    ListSearch m_search;
    EpisodeId m_current;
    int m_total = 0;
    int m_wantedRows = pageSize;
    bool m_hasMore = false;
    bool m_isLoading = false;
    bool m_isFetchingMore = false;
    int m_lookedAt = 0; ///< a row that was not here when somebody looked
    LatestRequest m_requests;
    QTimer m_countSoon;
    Future<Result<QHash<PodcastId, int>>> m_counting; ///< of the hits, in the library
};

} // namespace dogear::itemmodels
