// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_episodes_controller.h"

#include "list_controller.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>

#include <algorithm>

namespace dogear {

using domain::OrderChange;
using episodes::Playlists;
using itemmodels::EpisodeListModel;
using widgets::EpisodeListPage;

ListEpisodesController::ListEpisodesController(Playlists &playlists,
                                               ListController &lists,
                                               EpisodeListPage &page,
                                               widgets::EpisodeDetailPage &details,
                                               widgets::MessageBar &messages)
    : QObject(&lists)
    , m_playlists(playlists)
    , m_lists(lists)
    , m_page(page)
    , m_details(details)
    , m_messages(messages)
{
    connectPages();
    connect(&playlists, &Playlists::changed, this, &ListEpisodesController::showLists);
    connect(&playlists, &Playlists::episodesChanged, &page.model(), &EpisodeListModel::reloadList);
    showLists();
}

void ListEpisodesController::connectPages()
{
    connect(&m_page, &EpisodeListPage::listAddRequested, this, &ListEpisodesController::add);
    connect(&m_page, &EpisodeListPage::listRemoveRequested, this, &ListEpisodesController::remove);
    connect(&m_page.model(), &EpisodeListModel::moveRequested, this, &ListEpisodesController::move);
    connect(&m_details,
            &widgets::EpisodeDetailPage::listAddRequested,
            this,
            [this](EpisodeId id, PlaylistId list) { add({id}, list); });
}

void ListEpisodesController::showLists()
{
    m_playlists.all().then(this, [this](const Result<QList<domain::Playlist>> &lists) {
        if (!lists)
            return; // the sidebar reports a database that cannot be read
        m_page.setLists(*lists);
        m_details.setLists(*lists);
    });
}

QString ListEpisodesController::nameOf(PlaylistId list) const
{
    const QList<domain::Playlist> &lists = m_page.lists();
    const auto found = std::ranges::find(lists, list, &domain::Playlist::id);
    return found == lists.cend() ? QString() : found->name;
}

void ListEpisodesController::add(const QList<EpisodeId> &ids, PlaylistId list)
{
    if (!list.isValid()) {
        m_lists.askForName(ids);
        return;
    }
    m_playlists.add(list, ids).then(this, [this, list](const Result<OrderChange> &added) {
        if (added && added->before == added->after) {
            m_messages.showBriefly(tr("“%1” has this already.").arg(nameOf(list)));
            return;
        }
        const int count = added ? int(added->after.size() - added->before.size()) : 0;
        addUndo(tr("Add to list"),
                list,
                added,
                tr("%n episode(s) added to “%1”.", nullptr, count).arg(nameOf(list)));
    });
}

void ListEpisodesController::remove(const QList<EpisodeId> &ids, PlaylistId list)
{
    m_playlists.take(list, ids).then(this, [this, list](const Result<OrderChange> &removed) {
        const int count = removed ? int(removed->before.size() - removed->after.size()) : 0;
        addUndo(tr("Remove from list"),
                list,
                removed,
                tr("%n episode(s) removed from “%1”.", nullptr, count).arg(nameOf(list)));
    });
}

void ListEpisodesController::move(PlaylistId list, const QList<EpisodeId> &ids, EpisodeId before)
{
    m_playlists.move(list, ids, before).then(this, [this, list](const Result<OrderChange> &moved) {
        addUndo(tr("Move in list"), list, moved);
    });
}

void ListEpisodesController::addUndo(const QString &act,
                                     PlaylistId list,
                                     const Result<OrderChange> &change,
                                     const QString &text)
{
    if (!change) {
        m_messages.showError(change.error());
        return;
    }
    if (change->before == change->after)
        return;
    const auto undo = [this, list, change = *change] {
        return m_playlists.undo(list, change).then(this, &widgets::withoutValue<OrderChange>);
    };
    const widgets::UndoableAct undoable{act, undo, domain::changedIn(*change)};
    if (text.isEmpty())
        m_messages.undoStack().add(undoable);
    else
        m_messages.offerUndo(text, undoable);
}

} // namespace dogear
