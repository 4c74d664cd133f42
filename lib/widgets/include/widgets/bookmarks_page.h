// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows all bookmarks in the middle pane, with a search field and an export button.
///
/// Threads: GUI thread.
/// Owner:   the window; model and images outlive it.
/// Tests:   tests/gui/tst_bookmarks_page.cpp, tst_bookmarking.cpp

#include <domain/bookmark.h>
#include <widgets/row_menu_source.h>

#include <QWidget>

class QLabel;
class QListView;
class QMenu;
class QModelIndex;
class QToolButton;

namespace dogear::itemmodels {
class BookmarkListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ArtworkImages;
class EmptyState;
class SearchField;
class SearchableList;

class BookmarksPage final : public QWidget, public RowMenuSource
{
    Q_OBJECT

public:
    BookmarksPage(itemmodels::BookmarkListModel &model,
                  ArtworkImages &images,
                  QWidget *parent = nullptr);

    void focusSearch();

signals:
    void playRequested(dogear::EpisodeId id, std::chrono::milliseconds position);
    /// Emitted when another row is selected, to show its episode.
    void episodeSelected(dogear::EpisodeId id);
    void shareRequested(const dogear::domain::Bookmark &bookmark);
    void removeRequested(dogear::BookmarkId id);
    void exportRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void createField();
    void createList(ArtworkImages &images);
    void createHeading();
    void connectContent();
    void createCommands();
    void connectModelChanges();
    void showState();
    [[nodiscard]] QString placeholderText() const;
    void showMenu(const QPoint &position);
    [[nodiscard]] QMenu *createRowMenu() override;
    /// Makes the context menu of \a row; null if there is no bookmark.
    [[nodiscard]] QMenu *menuOf(const QModelIndex &row);
    void play(const QModelIndex &index);
    void edit(const QModelIndex &index);

    itemmodels::BookmarkListModel &m_model;
    SearchField *m_search = nullptr;
    QLabel *m_heading = nullptr;
    QToolButton *m_export = nullptr;
    QListView *m_list = nullptr;
    EmptyState *m_empty = nullptr;
    SearchableList *m_content = nullptr;
    bool m_hasFailed = false; ///< the last list could not be read: the button tries again
};

} // namespace dogear::widgets
