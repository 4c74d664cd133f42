// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListPage: clicks on rows and on their buttons, and the context menu.
#include "episode_delegate.h"
#include "episode_menu.h"
#include "uniform_list_view.h"

#include <widgets/episode_list_page.h>

#include <QCursor>

#include <memory>

namespace dogear::widgets {

using itemmodels::episodeIdOf;
using itemmodels::EpisodeListModel;

/// Plays the episode of a row. A hit in a chapter or a transcript plays from its position.
void EpisodeListPage::play(const QModelIndex &index)
{
    const QVariant start = index.data(EpisodeListModel::HitStartRole);
    if (start.isValid())
        emit playAtRequested(episodeIdOf(index), start.value<std::chrono::milliseconds>());
    else
        emit playRequested(episodeIdOf(index));
}

/// Plays the row that was clicked twice, except on one of its buttons: two quick clicks there are
/// not meant for the row.
void EpisodeListPage::handleDoubleClick(const QModelIndex &index)
{
    QStyleOptionViewItem option;
    option.initFrom(m_list);
    option.font = m_list->font();
    option.rect = m_list->visualRect(index);
    const QPoint place = m_list->viewport()->mapFromGlobal(QCursor::pos());
    if (!m_delegate->isOnButton(place, option, index))
        play(index);
}

void EpisodeListPage::handleRowButton(const QModelIndex &index, RowButton button)
{
    const QList<EpisodeId> ids{episodeIdOf(index)};
    switch (button) {
    case RowButton::PauseDownload:
        emit downloadRequested(ids, DownloadChange::Pause);
        return;
    case RowButton::ResumeDownload:
        emit downloadRequested(ids, DownloadChange::Resume);
        return;
    case RowButton::RemoveDownload:
        emit downloadRequested(ids, DownloadChange::Remove);
        return;
    case RowButton::RemoveFromQueue:
        emit queueRequested(ids, QueueChange::Remove);
        return;
    }
}

void EpisodeListPage::showMenu(const QPoint &position)
{
    const QModelIndex index = m_list->indexAt(position);
    if (!index.isValid())
        return;
    // A right click on a row outside the selection is meant for that row alone.
    const QModelIndexList chosen =
        m_list->selectionModel()->isSelected(index) ? selected() : QModelIndexList{index};
    const QPoint menuPosition = m_list->viewport()->mapToGlobal(position);
    m_model.read(chosen, this, [this, menuPosition](const QList<domain::EpisodeSummary> &episodes) {
        if (!episodes.isEmpty())
            (new EpisodeMenu(episodes, m_model, *this))->popup(menuPosition);
    });
}

QMenu *EpisodeListPage::createRowMenu()
{
    QMenu *menu = nullptr;
    auto isNow = std::make_shared<bool>(true);
    m_model.read(selected(), this, [&, isNow](const QList<domain::EpisodeSummary> &episodes) {
        if (*isNow && !episodes.isEmpty()) // later, the caller has already returned
            menu = new EpisodeMenu(episodes, m_model, *this);
    });
    *isNow = false;
    return menu;
}

} // namespace dogear::widgets
