// SPDX-License-Identifier: GPL-3.0-or-later
// Sidebar: handles drops of addresses and files anywhere, and of a show on a tag.
#include "sidebar_drag.h"

#include <itemmodels/sidebar_model.h>
#include <widgets/dropped_urls.h>
#include <widgets/sidebar.h>

#include <QDropEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyleOptionFocusRect>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::LibraryView;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

// The drag handlers do not call QListView, which would only accept what the model can insert.
void Sidebar::dragEnterEvent(QDragEnterEvent *event)
{
    const bool isShow = event->mimeData()->hasFormat(podcastMimeType);
    if (isShow || !followableUrls(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void Sidebar::dragMoveEvent(QDragMoveEvent *event)
{
    if (!event->mimeData()->hasFormat(podcastMimeType)) {
        event->acceptProposedAction(); // dragEnterEvent() has refused all other data
        return;
    }
    const QModelIndex under = indexAt(event->position().toPoint());
    const bool isTag =
        under.data(SidebarModel::ViewRole).value<LibraryView>().kind == ViewKind::Tag;
    setTarget(isTag ? under : QModelIndex());
    event->setAccepted(isTag);
}

void Sidebar::dragLeaveEvent(QDragLeaveEvent *event)
{
    setTarget({});
    QListView::dragLeaveEvent(event);
}

void Sidebar::dropEvent(QDropEvent *event)
{
    const QMimeData &dragged = *event->mimeData();
    if (dragged.hasFormat(podcastMimeType)) {
        const QModelIndex under = indexAt(event->position().toPoint());
        const auto view = under.data(SidebarModel::ViewRole).value<LibraryView>();
        setTarget({});
        if (view.kind != ViewKind::Tag)
            return;
        event->setDropAction(Qt::CopyAction); // a move would make the view remove the show's row
        event->accept();
        emit tagRequested(PodcastId{dragged.data(podcastMimeType).toLongLong()}, view.name, true);
        return;
    }
    const QList<QUrl> urls = followableUrls(dragged);
    if (urls.isEmpty())
        return;
    emit urlsDropped(urls);
    event->acceptProposedAction();
}

void Sidebar::setTarget(const QModelIndex &tag)
{
    if (m_target == tag)
        return;
    m_target = tag;
    viewport()->update();
}

/// Paints a frame around the tag that a dragged show would get.
void Sidebar::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (!m_target.isValid())
        return;
    QPainter painter(viewport());
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(visualRect(m_target).adjusted(1, 1, -1, -1));
}

} // namespace dogear::widgets
