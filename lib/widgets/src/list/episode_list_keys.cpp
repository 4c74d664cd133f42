// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListPage: keys of the search field and the list, and actions on all selected rows.
#include "parts/download_choices.h"
#include "parts/search_field.h"
#include "uniform_list_view.h"

#include <widgets/episode_list_page.h>

#include <QKeyEvent>

#include <algorithm>

namespace dogear::widgets {

using itemmodels::episodeIdOf;
using itemmodels::EpisodeListModel;

bool EpisodeListPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if ((watched == m_search && handleSearchKey(key.key()))
            || (watched == m_list && handleListKey(key)))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool EpisodeListPage::handleSearchKey(int key)
{
    if (key == Qt::Key_Escape && m_model.query().isSearching()) {
        undoSearchStep();
        return true;
    }
    if (key != Qt::Key_Down || m_model.rowCount() == 0)
        return false;
    m_list->setFocus(Qt::TabFocusReason);
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model.index(0));
    return true;
}

bool EpisodeListPage::handleListKey(const QKeyEvent &event)
{
    // Arrows and Enter of the keypad arrive with a modifier of their own.
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Escape && modifiers == 0 && m_model.query().isSearching()) {
        undoSearchStep();
        return true;
    }
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return false;
    if (modifiers == Qt::AltModifier)
        return handleMoveKey(event.key());
    if (modifiers != 0)
        return false;
    // Letters are commands in this list: it has no type-ahead (README.md).
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        play(index);
        return true;
    case Qt::Key_Q:
        changeQueue();
        return true;
    case Qt::Key_D:
        download();
        return true;
    case Qt::Key_Delete:
        removeRows();
        return true;
    case Qt::Key_Up:
        if (index.row() == 0)
            focusSearch();
        return index.row() == 0;
    default:
        return false;
    }
}

/// Moves the selected rows in a list that the user orders. In other lists, whose rows cannot be
/// dragged, these keys do nothing.
bool EpisodeListPage::handleMoveKey(int key)
{
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return false;
    moveRows(key == Qt::Key_Up ? itemmodels::RowMove::Up : itemmodels::RowMove::Down);
    return true;
}

void EpisodeListPage::moveRows(itemmodels::RowMove move)
{
    m_isMoving = itemmodels::moveRows(m_model, selectedEpisodes(), move); // see handleLoadedList()
}

/// The selected rows in the order of the list; the selection model has the order of selecting.
QModelIndexList EpisodeListPage::selected() const
{
    QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    return rows;
}

QList<EpisodeId> EpisodeListPage::selectedEpisodes() const
{
    QList<EpisodeId> ids;
    for (const QModelIndex &row : selected())
        ids.append(episodeIdOf(row));
    return ids;
}

/// Adds those of the selected episodes that are not in Up next; if all are in it, removes them.
void EpisodeListPage::changeQueue()
{
    const QList<EpisodeId> ids = selectedEpisodes();
    QList<EpisodeId> toAdd;
    std::ranges::copy_if(
        ids, std::back_inserter(toAdd), [this](EpisodeId id) { return !m_model.isQueued(id); });
    if (!toAdd.isEmpty())
        emit queueRequested(toAdd, QueueChange::PlayLast);
    else if (!ids.isEmpty())
        emit queueRequested(ids, QueueChange::Remove);
}

/// Removes the selected rows from Up next or Downloads. In other lists many users would expect
/// something else of Delete, so it does nothing there.
void EpisodeListPage::removeRows()
{
    if (m_model.query().isSearching())
        return;
    if (m_model.query().view().kind == itemmodels::ViewKind::UpNext)
        emit queueRequested(selectedEpisodes(), QueueChange::Remove);
    else if (m_model.query().view().kind == itemmodels::ViewKind::Downloads)
        removeDownloads();
}

/// Moves each selected download to its next state: begins missing downloads, and resumes paused and
/// failed ones. Never removes anything.
void EpisodeListPage::download()
{
    // Most of what Ctrl+A selects was never visible, so it is read first (lib/README.md, 66).
    m_model.read(selected(), this, [this](const QList<domain::EpisodeSummary> &episodes) {
        const DownloadChoices choices(episodes);
        if (!choices.toAdd.isEmpty())
            emit downloadRequested(choices.toAdd, DownloadChange::Add);
        const QList<EpisodeId> stopped = choices.paused + choices.failed;
        if (!stopped.isEmpty())
            emit downloadRequested(stopped, DownloadChange::Resume);
    });
}

void EpisodeListPage::removeDownloads()
{
    m_model.read(selected(), this, [this](const QList<domain::EpisodeSummary> &episodes) {
        const DownloadChoices choices(episodes);
        const QList<EpisodeId> all = choices.toCancel + choices.done;
        if (!all.isEmpty())
            emit downloadRequested(all, DownloadChange::Remove);
    });
}

} // namespace dogear::widgets
