// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the episodes of a Place, or the hits of a search; semantic roles only.
///
/// A place has all its rows from the start, but only their ids. The content of a row is read when
/// the view asks for it; until then the row is blank. Hits of a search are read page by page
/// (fetchMore). An older answer never replaces a newer one. A change of one episode changes one
/// row.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_item_models.cpp, tst_long_lists.cpp

#include <base/error.h>
#include <base/future.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/episode_mark.h>
#include <downloads/download_list.h>
#include <episodes/episodes.h>
#include <itemmodels/episode_row.h>
#include <itemmodels/list_rows.h>
#include <itemmodels/list_search.h>
#include <listening/queue.h>

#include <QTimer>

#include <functional>
#include <memory>

namespace dogear::subscriptions {
class FeedRefresher;
class Subscriptions;
} // namespace dogear::subscriptions

class QMimeData;

namespace dogear::itemmodels {

class DownloadChanges;
class EpisodeWindow;
class PlaceReader;

/// The id of the episode in a row of an EpisodeListModel.
[[nodiscard]] EpisodeId episodeIdOf(const QModelIndex &index);

class EpisodeListModel final : public ListRows<ListedEpisode>, public EpisodeRoles
{
    Q_OBJECT

public:
    static constexpr int pageSize = 100;   ///< rows per query
    static constexpr int hitsAtFirst = 30; ///< first page of a search: more than a window shows
    /// Time without a keystroke after which the hits are counted.
    static constexpr std::chrono::milliseconds typingPause{250};

    EpisodeListModel(episodes::Episodes &episodes,
                     subscriptions::Subscriptions &subscriptions,
                     subscriptions::FeedRefresher &refresher,
                     listening::Queue &queue,
                     downloads::DownloadList &downloads,
                     QObject *parent = nullptr);
    ~EpisodeListModel() override;

    /// Lists the episodes of \a place that match \a filter.
    void setPlace(const Place &place, const ListFilter &filter = {});
    void setFilter(const ListFilter &filter);
    /// Order of the place; by default oldest first for a serial show, else newest first.
    [[nodiscard]] domain::EpisodeOrder order() const;
    /// Empty: the default order of the place; in a search, best hits first.
    void setOrder(std::optional<domain::EpisodeOrder> order);
    /// Whether the place is a show that is played from its first episode on; false until known.
    [[nodiscard]] bool isSerial() const { return m_show && m_show->isSerial; }
    /// The seasons of the show that the place is, in ascending order; empty until known.
    [[nodiscard]] QList<int> seasons() const { return m_show ? m_show->seasons : QList<int>(); }
    /// Lists the hits for \a text in the whole library; empty: returns to the place.
    void setSearch(const QString &text, bool isTyping);
    /// Limits the search to the place, or extends it to the library, until the search ends.
    void setSearchesPlace(bool searchesPlace);
    /// Marks the row of the episode in the player.
    void setCurrent(EpisodeId id);
    /// Sets the source of Qt::AccessibleTextRole: translated text is made by the window.
    void setSpokenText(std::function<QString(const QModelIndex &)> text);
    /// Sets the source of the playback speed of shows. Has to be called again after changes.
    void setSpeeds(std::function<double(PodcastId)> speedOf);

    [[nodiscard]] const Place &place() const { return m_place; }
    /// The filter of the place, or of the search, which has its own and begins without filters.
    [[nodiscard]] const ListFilter &filter() const;
    [[nodiscard]] QString searchText() const { return m_search.text; }
    [[nodiscard]] bool isSearching() const { return m_search.isActive(); }
    [[nodiscard]] bool searchesPlace() const { return m_search.staysInPlace; }
    /// In a search: number of all hits; until they are counted, of the hits that are listed.
    [[nodiscard]] int total() const { return m_total; }
    /// Whether the first answer for the current place or search has not arrived yet.
    [[nodiscard]] bool isLoading() const { return m_isLoading; }

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    /// Rows of Up next, and unfinished rows of Downloads, can be dragged unless filtered.
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

    /// Calls \a then, unless \a context is destroyed, with the episodes of \a rows in their order:
    /// at once if all are in memory, otherwise after they were read.
    void read(const QModelIndexList &rows,
              QObject *context,
              const std::function<void(const QList<domain::EpisodeSummary> &)> &then);

    /// Queries the library again and updates the rows that changed.
    void reload();

signals:
    /// Emitted when a search begins, changes, ends, or gets another scope.
    void searchChanged();
    /// Emitted when the first rows match the current place, filter and search, and again when a
    /// long list is complete.
    void loaded();
    void failed(const dogear::Error &error);
    /// Emitted when the hits were counted, after the first of them are listed.
    void totalChanged();
    /// Emitted when filter or order of the place changed; not emitted for a search.
    void filterChanged();
    /// Emitted with the number of hits of the current search per show; empty when there is no
    /// search any more.
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

    episodes::Episodes &m_episodes;
    listening::Queue &m_queue;
    downloads::DownloadList &m_downloads;
    std::unique_ptr<DownloadChanges> m_downloadChanges;
    std::unique_ptr<EpisodeWindow> m_window;
    std::unique_ptr<PlaceReader> m_reader;
    std::function<QString(const QModelIndex &)> m_spokenText;
    std::function<double(PodcastId)> m_speedOf;
    Place m_place;
    ListFilter m_filter;
    std::optional<domain::ShowOrder> m_show; ///< if the place is a show, once it is known
    ListSearch m_search;
    EpisodeId m_current;
    int m_total = 0;
    int m_wantedRows = pageSize;
    bool m_hasMore = false;
    bool m_isLoading = false;
    bool m_isFetchingMore = false;
    int m_lookedAt = 0; ///< first row of the last range that the view asked for
    LatestRequest m_requests;
    QTimer m_countSoon;
    Future<Result<QHash<PodcastId, int>>> m_counting; ///< running count of the hits
};

} // namespace dogear::itemmodels
