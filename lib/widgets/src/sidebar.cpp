// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar_delegate.h"

#include <itemmodels/sidebar_model.h>
#include <widgets/artwork_images.h>
#include <widgets/dropped_urls.h>
#include <widgets/icons.h>
#include <widgets/place_text.h>
#include <widgets/sidebar.h>
#include <words/error_text.h>

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::Place;
using itemmodels::PlaceKind;
using itemmodels::SidebarModel;

QVariant SidebarTexts::data(const QModelIndex &index, int role) const
{
    const auto place = QIdentityProxyModel::data(index, SidebarModel::PlaceRole).value<Place>();
    const QString name = place.kind == PlaceKind::Podcast
                             ? QIdentityProxyModel::data(index, SidebarModel::TitleRole).toString()
                             : placeName(place.kind);
    const QVariant hits = QIdentityProxyModel::data(index, SidebarModel::HitCountRole);
    const int unplayed = QIdentityProxyModel::data(index, SidebarModel::UnplayedCountRole).toInt();
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::AccessibleTextRole:
        if (hits.isValid() && place.kind == PlaceKind::Podcast)
            return tr("%1, %n result(s)", nullptr, hits.toInt()).arg(name);
        if (unplayed == 0)
            return name;
        return place.kind == PlaceKind::Downloads
                   ? tr("%1, %n to come", nullptr, unplayed).arg(name)
                   : tr("%1, %n unplayed", nullptr, unplayed).arg(name);
    case Qt::ToolTipRole: {
        const QVariant error = QIdentityProxyModel::data(index, SidebarModel::ErrorRole);
        if (!error.isValid())
            return name;
        const int episodes =
            QIdentityProxyModel::data(index, SidebarModel::EpisodeCountRole).toInt();
        return words::refreshErrorSentence(error.value<Error>(), episodes > 0);
    }
    default:
        return QIdentityProxyModel::data(index, role);
    }
}

Sidebar::Sidebar(SidebarModel &model, ArtworkImages &images, QWidget *parent)
    : QListView(parent)
{
    setObjectName(u"sidebar"_s);
    setAccessibleName(tr("Library"));
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new SidebarDelegate(images, this));
    m_texts.setSourceModel(&model);
    setModel(&m_texts);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAcceptDrops(true);
    setMouseTracking(true);
    connect(selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            [this](const QModelIndex &now) {
                if (now.isValid())
                    emit placeSelected(now.data(SidebarModel::PlaceRole).value<Place>());
            });
    connect(&images, &ArtworkImages::changed, this, [this] { viewport()->update(); });
}

void Sidebar::selectPlace(const Place &place)
{
    const auto &source = *static_cast<SidebarModel *>(m_texts.sourceModel());
    const QModelIndex index = m_texts.mapFromSource(source.indexOf(place));
    if (index.isValid())
        setCurrentIndex(index);
}

Place Sidebar::currentPlace() const
{
    return currentIndex().data(SidebarModel::PlaceRole).value<Place>();
}

void Sidebar::contextMenuEvent(QContextMenuEvent *event)
{
    const auto place = indexAt(event->pos()).data(SidebarModel::PlaceRole).value<Place>();
    if (place.kind != PlaceKind::Podcast)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(themedIcon(u"refresh"_s), tr("Refresh"), this, [this, place] {
        emit refreshRequested(place.podcast);
    });
    menu->addAction(themedIcon(u"remove"_s), tr("Stop following"), this, [this, place] {
        emit removeRequested(place.podcast);
    });
    menu->popup(event->globalPos());
}

void Sidebar::keyPressEvent(QKeyEvent *event)
{
    const Place place = currentPlace();
    if (event->key() == Qt::Key_Delete && place.kind == PlaceKind::Podcast)
        emit removeRequested(place.podcast);
    else
        QListView::keyPressEvent(event);
}

/// A view that has no current row takes its first on focus. At the start that would be a place that
/// nobody chose, while the one that was left last is still on its way.
void Sidebar::focusInEvent(QFocusEvent *event)
{
    if (currentIndex().isValid())
        QListView::focusInEvent(event);
    else
        QAbstractScrollArea::focusInEvent(event);
}

void Sidebar::dragEnterEvent(QDragEnterEvent *event)
{
    if (!followableUrls(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void Sidebar::dragMoveEvent(QDragMoveEvent *event)
{
    event->acceptProposedAction(); // what cannot be followed was refused on entering
}

void Sidebar::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = followableUrls(*event->mimeData());
    if (urls.isEmpty())
        return;
    emit urlsDropped(urls);
    event->acceptProposedAction();
}

} // namespace dogear::widgets
