// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The left pane: places, saved searches, tags, then shows with their counts.
///
/// Shows, tags and searches are renamed in place (F2), and a show that is dragged onto a tag gets
/// it.
///
/// Threads: GUI thread.
/// Owner:   the window; model and images outlive it.
/// Tests:   tests/gui/tst_sidebar.cpp, tst_own_library.cpp

#include <itemmodels/place.h>

#include <QIdentityProxyModel>
#include <QListView>

class QMenu;

namespace dogear::itemmodels {
class SidebarModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ArtworkImages;

/// Gives the places their names, for painting, type-ahead and screen readers; says what may be
/// renamed and dragged.
class SidebarTexts final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    using QIdentityProxyModel::QIdentityProxyModel;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Nothing changes here: what was typed is for renamed().
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;

signals:
    void renamed(const dogear::itemmodels::Place &place, const QString &name);
};

class Sidebar final : public QListView
{
    Q_OBJECT

public:
    Sidebar(itemmodels::SidebarModel &model, ArtworkImages &images, QWidget *parent = nullptr);

    /// The model that the constructor got; model() is a proxy with texts.
    [[nodiscard]] itemmodels::SidebarModel &places() const { return m_places; }
    /// Selects the row of \a place; nothing happens if it is not there.
    void selectPlace(const itemmodels::Place &place);
    [[nodiscard]] itemmodels::Place currentPlace() const;
    /// Whether the current place is shown as selected: not while results of all shows are listed.
    void setHighlighted(bool isHighlighted);

signals:
    /// Emitted when another row is selected.
    void placeSelected(const dogear::itemmodels::Place &place);
    /// Emitted when the row that is current already is clicked, or Return is pressed on it.
    void placeChosenAgain(const dogear::itemmodels::Place &place);
    void refreshRequested(dogear::PodcastId podcast);
    void removeRequested(dogear::PodcastId podcast);
    void urlsDropped(const QList<QUrl> &urls);
    /// Emitted for shows, tags and searches; of a show without \a name: as its feed says.
    void renameRequested(const dogear::itemmodels::Place &place, const QString &name);
    /// Emitted for tags and searches.
    void placeRemoveRequested(const dogear::itemmodels::Place &place);
    void archiveRequested(dogear::PodcastId podcast, bool isArchived);
    void tagRequested(dogear::PodcastId podcast, const QString &tag, bool has);
    void newTagRequested(dogear::PodcastId podcast);
    void pictureRequested(dogear::PodcastId podcast);
    void pictureResetRequested(dogear::PodcastId podcast);
    /// Emitted when all episodes of \a place are to be marked as played.
    void markAllPlayedRequested(const dogear::itemmodels::Place &place);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void addShowActions(QMenu &menu, const QModelIndex &index);
    void addMarking(QMenu &menu, const itemmodels::Place &place);
    void addTags(QMenu &menu, const QModelIndex &index);
    void remove(const itemmodels::Place &place);
    void setTarget(const QModelIndex &tag);

    itemmodels::SidebarModel &m_places;
    SidebarTexts m_texts; ///< between m_places and the view
    QPersistentModelIndex m_before; ///< current when the mouse was pressed
    QPersistentModelIndex m_target; ///< the tag that a show is dragged over
};

} // namespace dogear::widgets
