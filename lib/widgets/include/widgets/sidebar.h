// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The left pane: places, then shows with their counts.
///
/// Threads: GUI thread.
/// Owner:   the window; model and images outlive it.
/// Tests:   tests/gui/tst_sidebar.cpp

#include <itemmodels/place.h>

#include <QIdentityProxyModel>
#include <QListView>

namespace dogear::itemmodels {
class SidebarModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ArtworkImages;

/// Gives the places their names, for painting, type-ahead and screen readers.
class SidebarTexts final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    using QIdentityProxyModel::QIdentityProxyModel;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
};

class Sidebar final : public QListView
{
    Q_OBJECT

public:
    Sidebar(itemmodels::SidebarModel &model, ArtworkImages &images, QWidget *parent = nullptr);

    /// Selects the row of \a place; nothing happens if it is not there.
    void selectPlace(const itemmodels::Place &place);
    [[nodiscard]] itemmodels::Place currentPlace() const;

signals:
    /// Emitted when another row is selected.
    void placeSelected(const dogear::itemmodels::Place &place);
    void refreshRequested(dogear::PodcastId podcast);
    void removeRequested(dogear::PodcastId podcast);
    void urlsDropped(const QList<QUrl> &urls);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    SidebarTexts m_texts;
};

} // namespace dogear::widgets
