// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists places, saved searches, tags and shows with their counts in the left pane.
///
/// The user renames shows, tags and searches in place (F2), and gives a show a tag by dragging it
/// onto the tag.
///
/// Threads: GUI thread.
/// Owner:   the window; model and images outlive it.
/// Tests:   tests/gui/tst_sidebar.cpp, tst_own_library.cpp

#include <itemmodels/library_view.h>
#include <widgets/row_menu_source.h>

#include <QIdentityProxyModel>
#include <QListView>

class QMenu;

namespace dogear::itemmodels {
class SidebarModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ArtworkImages;

/// Adds the names of rows for painting, type-ahead and screen readers, and the flags that allow a
/// row to be renamed and dragged.
class SidebarTexts final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    using QIdentityProxyModel::QIdentityProxyModel;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Changes nothing in the model; emits renamed() if the typed name differs.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;

signals:
    void renamed(const dogear::itemmodels::LibraryView &view, const QString &name);
};

class Sidebar final : public QListView, public RowMenuSource
{
    Q_OBJECT

public:
    Sidebar(itemmodels::SidebarModel &model, ArtworkImages &images, QWidget *parent = nullptr);

    /// The model that the constructor got; model() is a proxy with texts.
    [[nodiscard]] itemmodels::SidebarModel &sidebarModel() const { return m_model; }
    /// Selects the row of \a view; does nothing if there is no such row.
    void selectView(const itemmodels::LibraryView &view);
    [[nodiscard]] itemmodels::LibraryView currentView() const;
    /// Shows the current place as selected; false while the list has results of all shows.
    void setHighlighted(bool isHighlighted);

signals:
    /// Emitted when another row becomes current.
    void viewSelected(const dogear::itemmodels::LibraryView &view);
    /// Emitted when the user clicks the row that was already current, or presses Return on it.
    void viewReselected(const dogear::itemmodels::LibraryView &view);
    void refreshRequested(dogear::PodcastId podcast);
    void removeRequested(dogear::PodcastId podcast);
    void urlsDropped(const QList<QUrl> &urls);
    /// Emitted when the user wants to hear a list or a station, and it to continue.
    void playRequested(const dogear::itemmodels::LibraryView &view);
    /// Emitted when Up next is to be filled from a list or a station; 0 \a minutes: ask.
    void fillRequested(const dogear::itemmodels::LibraryView &view, int minutes);
    /// Emitted when the user wants to edit the rules of the station \a search, or make it one.
    void stationEditRequested(const QString &search);
    void stationEndRequested(const QString &search);
    void newListRequested();
    void keepsPlayedRequested(dogear::PlaylistId list, bool keepsPlayed);
    /// Emitted for shows, tags, searches and lists. An empty \a name restores the title of a show's
    /// feed.
    void renameRequested(const dogear::itemmodels::LibraryView &view, const QString &name);
    /// Emitted for tags, searches and lists; removeRequested() is for shows.
    void viewRemoveRequested(const dogear::itemmodels::LibraryView &view);
    void archiveRequested(dogear::PodcastId podcast, bool isArchived);
    void tagRequested(dogear::PodcastId podcast, const QString &tag, bool has);
    void newTagRequested(dogear::PodcastId podcast);
    void pictureRequested(dogear::PodcastId podcast);
    void pictureResetRequested(dogear::PodcastId podcast);
    /// Emitted when the user wants all episodes of \a view marked as played.
    void markAllPlayedRequested(const dogear::itemmodels::LibraryView &view);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    [[nodiscard]] QMenu *createRowMenu() override;
    /// Makes the context menu of \a row; null if it has no actions.
    [[nodiscard]] QMenu *menuOf(const QModelIndex &row);
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void createCommands();
    void addShowActions(QMenu &menu, const QModelIndex &index);
    void addRenaming(QMenu &menu, const QPersistentModelIndex &row);
    void addMarking(QMenu &menu, const itemmodels::LibraryView &view);
    void addTags(QMenu &menu, const QModelIndex &index);
    void addPlaying(QMenu &menu, const itemmodels::LibraryView &view);
    void addListActions(QMenu &menu, const QModelIndex &index);
    void addStationActions(QMenu &menu, const QModelIndex &index);
    void remove(const itemmodels::LibraryView &view);
    void setTarget(const QModelIndex &tag);

    itemmodels::SidebarModel &m_model;
    SidebarTexts m_texts;           ///< between m_model and the view
    QPersistentModelIndex m_before; ///< row that was current before the last mouse press
    QPersistentModelIndex m_target; ///< tag under a dragged show
};

} // namespace dogear::widgets
