// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the list of episodes or search results in the middle pane, with a search field,
///        filter chips and a sort order.
///
/// Threads: GUI thread.
/// Owner:   the window; model and images outlive it.
/// Tests:   tests/gui/tst_episode_list_page.cpp, tst_main_window.cpp

#include <domain/playlist.h>
#include <itemmodels/episode_list_model.h>
#include <itemmodels/row_moves.h>
#include <widgets/download_change.h>
#include <widgets/download_text.h>
#include <widgets/queue_change.h>
#include <widgets/row_menu_source.h>

#include <QWidget>
#include <query/query.h>

class QHBoxLayout;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace dogear::widgets {

class AfterQueueLine;
class ArtworkImages;
class CurrentRow;
class DownloadsHeader;
class EmptyState;
class EpisodeDelegate;
class FilterBar;
class NowPlayingLine;
class QueryHints;
class ScrollMemory;
class SearchField;
class SearchNotice;
class UniformListView;
enum class RowButton;

/// Error of a show's feed, which may be the reason why the list is empty.
struct FeedProblem
{
    Error error;
    bool hasEpisodes = false;
};

class EpisodeListPage final : public QWidget, public RowMenuSource
{
    Q_OBJECT

public:
    EpisodeListPage(itemmodels::EpisodeListModel &model,
                    ArtworkImages &images,
                    QWidget *parent = nullptr);

    [[nodiscard]] itemmodels::EpisodeListModel &model() const { return m_model; }
    /// Sets the name of the place, shown in the heading above the list.
    void setViewTitle(const QString &title);
    /// Sets the remaining playing time, shown next to the title of Up next.
    void setTimeLeft(const QString &text);
    /// Sets the menu of the sort button in Up next, and the one that chooses what plays when Up
    /// next is empty, whose title is the present choice.
    void setQueueMenus(QMenu &sorting, QMenu &afterQueue);
    /// Sets the lists to which the menu of episodes offers to add them.
    void setLists(const QList<domain::Playlist> &lists) { m_lists = lists; }
    [[nodiscard]] const QList<domain::Playlist> &lists() const { return m_lists; }
    /// Sets the episode in the player, named above Up next; nullopt: the player is empty.
    void setPlaying(const std::optional<domain::EpisodeSummary> &episode);
    /// Sets the state of all downloads, shown above the list of downloads.
    void setDownloads(const DownloadsOverview &overview);
    /// Sets the feed's problem: an empty list then points to the page of the show, which explains
    /// it. nullopt: an empty list only says that there are no episodes.
    void setProblem(const std::optional<FeedProblem> &problem);
    /// \a hasShows: the user follows at least one show.
    void setHasShows(bool hasShows);
    /// \a wasFetched: the feed of the place's show was read at least once; true for other places.
    void setWasFetched(bool wasFetched);

    /// Selects the row of \a id, now or at the next load that contains it.
    void selectEpisode(EpisodeId id);
    /// Selects the first row, now or after the next load.
    void selectFirst();
    /// Deselects all rows, so that a click on any row selects it.
    void deselect();
    void focusSearch();
    /// Clears the search field, and ends the search or the list of similar episodes.
    void leaveSearch();
    /// Undoes the last step of a search: its filters, its limit to the place, the search itself.
    /// \pre the list shows a search or similar episodes
    void undoSearchStep();
    /// Lists the episodes that resemble \a episode.
    void showSimilar(const domain::EpisodeSummary &episode);
    /// Returns the selected episodes in the order of the list.
    [[nodiscard]] QList<EpisodeId> selectedEpisodes() const;
    /// Searches all shows for \a query as if the user had typed it and pressed Return.
    void searchFor(const QString &query);

signals:
    void episodeSelected(dogear::EpisodeId id);
    void playRequested(dogear::EpisodeId id);
    /// Emitted instead of playRequested() for a hit with a time: in a chapter or a transcript.
    void playAtRequested(dogear::EpisodeId id, std::chrono::milliseconds position);
    /// Emitted when the query changes; an empty \a query ends the search.
    void searched(const dogear::query::Query &query);
    /// Emitted when the user wants to keep \a query in the sidebar.
    void saveRequested(const QString &query);
    void playedChangeRequested(const QList<dogear::EpisodeId> &ids, bool isPlayed);
    void favouriteChangeRequested(const QList<dogear::EpisodeId> &ids, bool isFavourite);
    /// Emitted with \a ids in the order of the list.
    void queueRequested(const QList<dogear::EpisodeId> &ids, dogear::widgets::QueueChange change);
    /// Emitted when the user wants to add \a ids to \a list; with an invalid one, to a new list.
    void listAddRequested(const QList<dogear::EpisodeId> &ids, dogear::PlaylistId list);
    void listRemoveRequested(const QList<dogear::EpisodeId> &ids, dogear::PlaylistId list);
    /// Emitted when the user wants to hear \a list from the episode \a id on.
    void playListRequested(dogear::PlaylistId list, dogear::EpisodeId id);
    /// Emitted when the user wants to see the show of the episode \a id.
    void showRequested(dogear::EpisodeId id);
    /// Emitted with those selected episodes to which \a change applies.
    void downloadRequested(const QList<dogear::EpisodeId> &ids,
                           dogear::widgets::DownloadChange change);
    void pauseAllRequested(bool isPaused);
    void retryRequested();
    void addRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createSearch();
    void createList(ArtworkImages &images);
    [[nodiscard]] QHBoxLayout *createHeading();
    void updateForView();
    void showMenu(const QPoint &position);
    [[nodiscard]] QMenu *createRowMenu() override;
    void handleLoadedList();
    void showHeading();
    void showEmptyState();
    void search(const QString &text);
    void showFound();
    void changeScope();
    [[nodiscard]] QString headingText() const;
    void play(const QModelIndex &index);
    void handleDoubleClick(const QModelIndex &index);
    void handleRowButton(const QModelIndex &index, RowButton button);
    [[nodiscard]] bool handleSearchKey(int key);
    [[nodiscard]] bool handleListKey(const QKeyEvent &event);
    void createCommands();
    [[nodiscard]] QModelIndexList selected() const;
    void changeQueue();
    void chooseList();
    void download();
    void removeRows();
    void removeDownloads();
    void moveRows(itemmodels::RowMove move);

    itemmodels::EpisodeListModel &m_model;
    SearchField *m_search = nullptr;
    QueryHints *m_hints = nullptr;
    QLabel *m_heading = nullptr;
    QToolButton *m_scope = nullptr; ///< limits a search to the place, and back
    SearchNotice *m_notice = nullptr;
    FilterBar *m_filters = nullptr;
    DownloadsHeader *m_downloads = nullptr;
    NowPlayingLine *m_playing = nullptr; ///< visible in Up next
    AfterQueueLine *m_afterQueue = nullptr;
    QList<domain::Playlist> m_lists;
    UniformListView *m_list = nullptr;
    EpisodeDelegate *m_delegate = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedWidget *m_stack = nullptr;
    QString m_viewTitle;
    QString m_timeLeft;
    std::optional<FeedProblem> m_problem;
    std::optional<Error> m_failure; ///< the database could not read the list
    bool m_hasShows = true;
    bool m_wasFetched = true;
    bool m_isMoving = false; ///< rows were moved by key: the next load scrolls to the current row
    CurrentRow *m_current = nullptr;
    ScrollMemory *m_scroll = nullptr;
};

} // namespace dogear::widgets
