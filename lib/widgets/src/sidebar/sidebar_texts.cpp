// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar_drag.h"

#include <itemmodels/sidebar_model.h>
#include <widgets/literal_text.h>
#include <widgets/sidebar.h>
#include <widgets/view_text.h>
#include <words/error_text.h>
#include <words/format.h>

#include <QMimeData>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::LibraryView;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

namespace {

LibraryView placeOf(const QModelIndex &index)
{
    return index.data(SidebarModel::ViewRole).value<LibraryView>();
}

} // namespace

QVariant SidebarTexts::data(const QModelIndex &index, int role) const
{
    const auto source = [&](int which) { return QIdentityProxyModel::data(index, which); };
    const auto view = source(SidebarModel::ViewRole).value<LibraryView>();
    const QString title = source(SidebarModel::TitleRole).toString();
    // The model has no texts of the window, so the names of places are added here.
    const QString name = title.isEmpty() ? viewName(view.kind) : title;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return name;
    case Qt::AccessibleTextRole: { // what the painted number counts depends on the place
        const QVariant hits = source(SidebarModel::HitCountRole);
        const int unplayed = source(SidebarModel::UnplayedCountRole).toInt();
        const QString spoken = words::isolatedIfNeeded(name);
        if (hits.isValid() && view.kind == ViewKind::Podcast)
            return tr("%1, %n result(s)", nullptr, hits.toInt()).arg(spoken);
        if (unplayed == 0)
            return name;
        if (view.kind == ViewKind::Downloads)
            return tr("%1, %n to come", nullptr, unplayed).arg(spoken);
        if (itemmodels::isOrderedByHand(view.kind) || view.kind == ViewKind::InProgress)
            return tr("%1, %n episode(s)", nullptr, unplayed).arg(spoken);
        return tr("%1, %n unplayed", nullptr, unplayed).arg(spoken);
    }
    case Qt::ToolTipRole: { // the name is told as well: the row may cut it off
        const QVariant error = source(SidebarModel::ErrorRole);
        if (error.isValid())
            return literalToolTip(words::refreshErrorSentence(
                error.value<Error>(), source(SidebarModel::EpisodeCountRole).toInt() > 0));
        return literalToolTip(
            view.kind == ViewKind::Search ? source(SidebarModel::QueryRole).toString() : name);
    }
    default:
        return source(role);
    }
}

Qt::ItemFlags SidebarTexts::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QIdentityProxyModel::flags(index);
    switch (placeOf(index).kind) {
    case ViewKind::Podcast:
        return index.isValid() ? flags | Qt::ItemIsEditable | Qt::ItemIsDragEnabled : flags;
    case ViewKind::Tag:
    case ViewKind::Search:
    case ViewKind::List:
        return flags | Qt::ItemIsEditable;
    default:
        return flags;
    }
}

bool SidebarTexts::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    const QString name = value.toString().simplified();
    if (name != index.data().toString())
        emit renamed(placeOf(index), name);
    return true;
}

QStringList SidebarTexts::mimeTypes() const
{
    return {podcastMimeType};
}

QMimeData *SidebarTexts::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto *data = new QMimeData; // the view takes ownership
    data->setData(podcastMimeType, QByteArray::number(placeOf(indexes.constFirst()).podcast.value));
    return data;
}

} // namespace dogear::widgets
