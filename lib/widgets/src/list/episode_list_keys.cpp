// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListPage: keys of the search field and the list, and actions on all selected rows.
#include "parts/download_choices.h"
#include "parts/popup_menu.h"
#include "parts/search_field.h"
#include "uniform_list_view.h"

#include <widgets/episode_list_page.h>
#include <widgets/key_command.h>
#include <widgets/list_menu.h>

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

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
    // Arrows of the keypad arrive with a modifier of their own.
    if ((event.modifiers() & ~Qt::KeypadModifier) != 0)
        return false;
    if (event.key() == Qt::Key_Escape && m_model.query().isSearching()) {
        undoSearchStep();
        return true;
    }
    const bool isLeft = event.key() == Qt::Key_Up && m_list->currentIndex().row() == 0;
    if (isLeft)
        focusSearch();
    return isLeft;
}

/// Letters are commands in this list: it has no type-ahead (README.md).
void EpisodeListPage::createCommands()
{
    using itemmodels::RowMove;
    using Keys = QList<QKeySequence>;
    const auto add = [this](const QString &name,
                            const QString &text,
                            const Keys &keys,
                            const std::function<void()> &act) {
        new KeyCommand({name, tr("In the list of episodes"), text, keys}, *m_list, [this, act] {
            const bool hasRow = m_list->currentIndex().isValid();
            if (hasRow)
                act();
            return hasRow;
        });
    };
    add(u"listPlay"_s, tr("Play"), {Qt::Key_Return}, [this] { play(m_list->currentIndex()); });
    add(u"listPlayNext"_s, tr("Play next"), {}, [this] {
        emit queueRequested(selectedEpisodes(), QueueChange::PlayNext);
    });
    add(u"listQueue"_s, tr("Add to or remove from Up next"), {Qt::Key_Q}, [this] {
        changeQueue();
    });
    add(u"listAddToList"_s, tr("Add to a list"), {Qt::Key_L}, [this] { chooseList(); });
    add(u"listDownload"_s, tr("Download"), {Qt::Key_D}, [this] { download(); });
    add(u"listRemove"_s, tr("Remove from Up next, a list or Downloads"), {Qt::Key_Delete}, [this] {
        removeRows();
    });
    add(u"listMoveUp"_s, tr("Move up"), {QKeySequence(u"Alt+Up"_s)}, [this] {
        moveRows(RowMove::Up);
    });
    add(u"listMoveDown"_s, tr("Move down"), {QKeySequence(u"Alt+Down"_s)}, [this] {
        moveRows(RowMove::Down);
    });
    add(u"listMoveToTop"_s, tr("Move to the top"), {}, [this] { moveRows(RowMove::ToTop); });
}

/// Moves the selected rows in a list that the user orders. In other lists, whose rows cannot be
/// dragged, it does nothing.
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

/// Shows the lists below the current row, to add the selected episodes to one of them.
void EpisodeListPage::chooseList()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"listChoice"_s);
    addListEntries(*menu, m_lists, *this, [this, ids = selectedEpisodes()](PlaylistId list) {
        emit listAddRequested(ids, list);
    });
    const QRect row = m_list->visualRect(m_list->currentIndex());
    popUpOnce(menu, m_list->viewport()->mapToGlobal(row.bottomLeft()));
    menu->setActiveAction(menu->actions().constFirst()); // Return then chooses the first list
}

/// Removes the selected rows from Up next, a list or Downloads. In other lists many users would
/// expect something else of Delete, so it does nothing there.
void EpisodeListPage::removeRows()
{
    if (m_model.query().isSearching())
        return;
    if (m_model.query().view().kind == itemmodels::ViewKind::UpNext)
        emit queueRequested(selectedEpisodes(), QueueChange::Remove);
    else if (m_model.query().view().kind == itemmodels::ViewKind::List)
        emit listRemoveRequested(selectedEpisodes(), m_model.query().view().list);
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
