// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The middle pane: search field, chips, order, and the list of episodes or hits.
///
/// Threads: GUI thread.
/// Owner:   the window; model and images outlive it.
/// Tests:   tests/gui/tst_episode_list_page.cpp, tst_main_window.cpp

#include <itemmodels/episode_list_model.h>
#include <itemmodels/row_moves.h>
#include <widgets/download_change.h>
#include <widgets/download_text.h>
#include <widgets/queue_change.h>

#include <QWidget>
#include <query/query.h>

class QHBoxLayout;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace dogear::widgets {

class ArtworkImages;
class CurrentRow;
class DownloadsHeader;
class EmptyState;
class EpisodeDelegate;
class FilterBar;
class QueryHints;
class ScrollMemory;
class SearchField;
class UniformListView;

/// Why a place has nothing to show, as far as its feed is the reason.
struct PlaceProblem
{
    Error error;
    bool hasEpisodes = false;
};

class EpisodeListPage final : public QWidget
{
    Q_OBJECT

public:
    EpisodeListPage(itemmodels::EpisodeListModel &model,
                    ArtworkImages &images,
                    QWidget *parent = nullptr);

    [[nodiscard]] itemmodels::EpisodeListModel &model() const { return m_model; }
    /// The name of the place, for the line above the list.
    void setPlaceTitle(const QString &title);
    /// Beside the title of Up next.
    void setTimeLeft(const QString &text);
    /// What the button for the order offers in Up next.
    void setQueueSorting(QMenu &menu);
    /// How all downloads are, for the list of them.
    void setDownloads(const DownloadsOverview &overview);
    /// What is said where the list is empty; without one, that there is nothing.
    void setProblem(const std::optional<PlaceProblem> &problem);
    void setHasShows(bool hasShows);
    /// Whether the feed of the place's show was ever read; true for other places.
    void setWasFetched(bool wasFetched);

    /// Selects the row of \a id, now or when it is loaded next.
    void selectEpisode(EpisodeId id);
    /// Selects the first row, now or when it is loaded next.
    void selectFirst();
    /// No row is selected, so that a click on any of them selects it.
    void deselect();
    void focusSearch();
    void leaveSearch();
    /// The selected episodes, in the order of the list.
    [[nodiscard]] QList<EpisodeId> selectedEpisodes() const;
    /// Searches for \a query as if it had been typed and Return pressed.
    void searchFor(const QString &query);

signals:
    void episodeSelected(dogear::EpisodeId id);
    void playRequested(dogear::EpisodeId id);
    /// Emitted instead for a hit that is said at \a position.
    void playAtRequested(dogear::EpisodeId id, std::chrono::milliseconds position);
    /// Emitted when something else is searched for; nothing: the search is over.
    void searched(const dogear::query::Query &query);
    /// Emitted when somebody wants to see what \a query finds again.
    void saveRequested(const QString &query);
    void playedChangeRequested(const QList<dogear::EpisodeId> &ids, bool isPlayed);
    void favouriteChangeRequested(const QList<dogear::EpisodeId> &ids, bool isFavourite);
    /// Emitted with episodes in the order of the list.
    void queueRequested(const QList<dogear::EpisodeId> &ids, dogear::widgets::QueueChange change);
    /// Emitted when the user wants to see the show of \a id.
    void showRequested(dogear::EpisodeId id);
    /// Emitted with episodes that all can be changed so.
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
    void followPlace();
    void showMenu(const QPoint &position);
    void followLoaded();
    void showHeading();
    void showEmptyState();
    void search(const QString &text);
    void play(const QModelIndex &index);
    [[nodiscard]] bool takeSearchKey(int key);
    [[nodiscard]] bool takeListKey(const QKeyEvent &event);
    [[nodiscard]] bool takeMoveKey(int key);
    [[nodiscard]] QModelIndexList selected() const;
    void changeQueue();
    void download();
    void removeRows();
    void removeDownloads();
    void moveRows(itemmodels::RowMove move);

    itemmodels::EpisodeListModel &m_model;
    SearchField *m_search = nullptr;
    QueryHints *m_hints = nullptr;
    QLabel *m_heading = nullptr;
    QToolButton *m_searchAll = nullptr; ///< while a search stays within one show or tag
    FilterBar *m_filters = nullptr;
    DownloadsHeader *m_downloads = nullptr;
    UniformListView *m_list = nullptr;
    EpisodeDelegate *m_delegate = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedWidget *m_stack = nullptr;
    QString m_placeTitle;
    QString m_timeLeft;
    std::optional<PlaceProblem> m_problem;
    std::optional<Error> m_failure; ///< why the list cannot be read
    bool m_hasShows = true;
    bool m_wasFetched = true;
    bool m_isMoving = false; ///< rows by key: the current one stays in view
    CurrentRow *m_current = nullptr;
    ScrollMemory *m_scroll = nullptr;
};

} // namespace dogear::widgets
