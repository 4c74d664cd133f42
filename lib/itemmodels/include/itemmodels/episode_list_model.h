// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the episodes that its ListQuery selects: those of a view, or the hits of a search;
///        semantic roles only.
///
/// A view has all its rows from the start, but only their ids. The content of a row is read when
/// the view asks for it; until then the row is blank. Hits of a search are read page by page
/// (fetchMore). An older answer never replaces a newer one. A change of one episode changes one
/// row.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_item_models.cpp, tst_long_lists.cpp

#include <base/error.h>
#include <base/latest_request.h>
#include <domain/episode_mark.h>
#include <downloads/download_list.h>
#include <episodes/episodes.h>
#include <itemmodels/episode_row.h>
#include <itemmodels/list_query.h>
#include <itemmodels/list_rows.h>
#include <listening/queue.h>

#include <QSet>

#include <functional>
#include <memory>

namespace dogear::subscriptions {
class FeedRefresher;
class Subscriptions;
} // namespace dogear::subscriptions

class QMimeData;

namespace dogear::itemmodels {

class DownloadChanges;
class EpisodeRowCache;
class HitCounts;
class EpisodeIdPager;

/// The id of the episode in a row of an EpisodeListModel.
[[nodiscard]] EpisodeId episodeIdOf(const QModelIndex &index);

class EpisodeListModel final : public ListRows<ListedEpisode>, public EpisodeRoles
{
    Q_OBJECT

public:
    static constexpr int pageSize = 100;   ///< rows per query
    static constexpr int hitsAtFirst = 30; ///< first page of a search: more than a window shows

    EpisodeListModel(episodes::Episodes &episodes,
                     subscriptions::Subscriptions &subscriptions,
                     subscriptions::FeedRefresher &refresher,
                     listening::Queue &queue,
                     downloads::DownloadList &downloads,
                     QObject *parent = nullptr);
    ~EpisodeListModel() override;

    /// Selects what is listed; the rows follow its changes.
    [[nodiscard]] ListQuery &query() const { return *m_query; }
    /// Number of the hits of the search.
    [[nodiscard]] HitCounts &hits() const { return *m_hits; }

    /// Marks the row of the episode in the player.
    void setCurrent(EpisodeId id);
    /// Sets the source of Qt::AccessibleTextRole: translated text is made by the window.
    void setAccessibleText(std::function<QString(const QModelIndex &)> text);
    /// Sets the source of the playback speed of shows. Has to be called again after changes.
    void setSpeeds(std::function<double(PodcastId)> speedOf);

    /// Whether the first answer for the current view or search has not arrived yet.
    [[nodiscard]] bool isLoading() const { return m_isLoading; }

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    /// Rows of Up next and lists, and unfinished rows of Downloads, can be dragged unless filtered.
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
    /// Does the same if the model lists \a list.
    void reloadList(PlaylistId list);

signals:
    /// Emitted when the first rows match the current view, filter and search, and again when a
    /// long list is complete.
    void loaded();
    void failed(const dogear::Error &error);
    /// Emitted when the user moves \a ids in \a list, in front of \a before or, if that is invalid,
    /// to the end.
    void moveRequested(dogear::PlaylistId list,
                       const QList<dogear::EpisodeId> &ids,
                       dogear::EpisodeId before);

protected:
    [[nodiscard]] QVariant cell(const ListedEpisode &listed, int role) const override;

private:
    void startOver();
    void loadView();
    void askForShowOrder();
    void loadSearch();
    void followRefreshes(subscriptions::FeedRefresher &refresher);
    void connectReading();
    void fail(const Error &error);
    void handleFirstPage(const QList<EpisodeRow> &page,
                         const domain::EpisodeFilter &filter,
                         bool hasMore);
    [[nodiscard]] QList<ListedEpisode> rowsBehind(const QList<EpisodeRow> &page) const;
    void handleMoreIds(const QList<EpisodeId> &ids);
    void handleRows(const QList<EpisodeRow> &first, const QList<ListedEpisode> &rest, bool hasMore);
    void showChanged(const QList<int> &changed);
    void readRows(int first, int last);
    void showRead(const QSet<EpisodeId> &changed);
    void requestError(const domain::EpisodeSummary &episode);
    [[nodiscard]] QVariant content(const EpisodeRow &row, int role) const;
    [[nodiscard]] QVariant ofShow(std::optional<int> number) const;
    void updateFromQueue();
    void connectDownloads();
    void showDownloads(const QList<EpisodeId> &changed);
    void showDownload(const domain::EpisodeSummary &episode);
    [[nodiscard]] bool canBeOrdered() const;
    [[nodiscard]] bool canBeDragged(int row) const;
    [[nodiscard]] QVariant progressOf(EpisodeId id) const;
    [[nodiscard]] QVariant errorOf(const domain::EpisodeSummary &episode) const;
    void updateEpisode(const domain::EpisodeSummary &episode);
    void showMarks(const QList<domain::EpisodeMark> &marks);

    episodes::Episodes &m_episodes;
    listening::Queue &m_queue;
    downloads::DownloadList &m_downloads;
    std::unique_ptr<ListQuery> m_query;
    std::unique_ptr<HitCounts> m_hits;
    std::unique_ptr<DownloadChanges> m_downloadChanges;
    std::unique_ptr<EpisodeRowCache> m_rowCache;
    std::unique_ptr<EpisodeIdPager> m_idPager;
    std::function<QString(const QModelIndex &)> m_accessibleText;
    std::function<double(PodcastId)> m_speedOf;
    EpisodeId m_current;
    int m_wantedRows = pageSize;
    bool m_hasMore = false;
    bool m_isLoading = false;
    bool m_isFetchingMore = false;
    int m_firstRequestedRow = 0; ///< first row of the last range that the view asked for
    LatestRequest m_requests;
};

} // namespace dogear::itemmodels
