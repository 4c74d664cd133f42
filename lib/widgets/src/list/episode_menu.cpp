// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_menu.h"

#include "parts/download_choices.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/episode_list_page.h>
#include <widgets/icons.h>
#include <widgets/key_hints.h>
#include <widgets/list_menu.h>
#include <widgets/literal_text.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

EpisodeMenu::EpisodeMenu(const QList<domain::EpisodeSummary> &episodes,
                         itemmodels::EpisodeListModel &model,
                         EpisodeListPage &page)
    : QMenu(&page)
    , m_model(model)
    , m_page(page)
{
    setObjectName(u"episodeMenu"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setTitle(episodes.size() == 1 ? literalLabel(episodes.constFirst().title)
                                  : tr("Selected episodes"));
    QList<EpisodeId> ids;
    for (const domain::EpisodeSummary &episode : episodes)
        ids.append(episode.id);
    if (ids.size() == 1) {
        addListening(episodes.constFirst());
        addSeparator();
    }
    addQueue(ids);
    addLists(ids);
    addMoves(ids);
    addDownloads(episodes);
    addMarks(episodes);
    if (ids.size() == 1)
        addShow(episodes.constFirst());
}

void EpisodeMenu::addListening(const domain::EpisodeSummary &episode)
{
    QAction *play = addAction(themedIcon(u"play"_s), tr("Play"), this, [this, id = episode.id] {
        emit m_page.playRequested(id);
    });
    play->setEnabled(episode.hasEnclosure);
    showKeyOf(*play, u"listPlay"_s);
}

/// Shows the key of the command \a name. The list or the window handles the key itself.
void EpisodeMenu::showKeyOf(QAction &entry, const QString &name)
{
    showKey(entry, keyOf(m_page, name));
}

/// Adds the entries for Up next. Each applies only to the episodes that it changes.
void EpisodeMenu::addQueue(const QList<EpisodeId> &ids)
{
    QList<EpisodeId> queued;
    QList<EpisodeId> others;
    for (const EpisodeId id : ids)
        (m_model.isQueued(id) ? queued : others).append(id);
    const auto add =
        [this](const QString &text, const QList<EpisodeId> &changed, QueueChange what) {
            return addAction(
                text, this, [this, changed, what] { emit m_page.queueRequested(changed, what); });
        };
    showKeyOf(*add(tr("Play next"), ids, QueueChange::PlayNext), u"listPlayNext"_s);
    if (!others.isEmpty())
        showKeyOf(*add(tr("Add to Up next"), others, QueueChange::PlayLast), u"listQueue"_s);
    if (queued.isEmpty())
        return;
    // The key removes only if it cannot add: EpisodeListPage::changeQueue().
    QAction *remove = add(tr("Remove from Up next"), queued, QueueChange::Remove);
    if (others.isEmpty())
        showKeyOf(*remove, u"listQueue"_s);
}

/// Adds the entries for lists, and those for the list that is shown.
void EpisodeMenu::addLists(const QList<EpisodeId> &ids)
{
    QMenu *lists = addMenu(themedIcon(u"list"_s), tr("Add to list"));
    lists->setObjectName(u"addToList"_s);
    addListEntries(*lists, m_page.lists(), *this, [this, ids](PlaylistId list) {
        emit m_page.listAddRequested(ids, list);
    });
    showKeyOf(*lists->menuAction(), u"listAddToList"_s);
    const itemmodels::LibraryView view = m_model.query().view();
    if (view.kind != itemmodels::ViewKind::List || m_model.query().isSearching())
        return;
    QAction *remove = addAction(tr("Remove from this list"), this, [this, ids, view] {
        emit m_page.listRemoveRequested(ids, view.list);
    });
    showKeyOf(*remove, u"listRemove"_s);
    if (ids.size() == 1) {
        addAction(tr("Play the list from here"), this, [this, ids, view] {
            emit m_page.playListRequested(view.list, ids.constFirst());
        });
    }
}

/// Adds the entries that move rows, in a list whose rows can be dragged.
void EpisodeMenu::addMoves(const QList<EpisodeId> &ids)
{
    using itemmodels::RowMove;
    const std::array moves = {RowMove::Up, RowMove::Down, RowMove::ToTop};
    const auto isPossible = [&](RowMove move) { return itemmodels::canMove(m_model, ids, move); };
    if (std::ranges::none_of(moves, isPossible))
        return;
    addSeparator();
    const auto add = [&](const QString &text, RowMove move) {
        QAction *action =
            addAction(text, this, [this, ids, move] { itemmodels::moveRows(m_model, ids, move); });
        action->setEnabled(isPossible(move));
        return action;
    };
    showKeyOf(*add(tr("Move up"), RowMove::Up), u"listMoveUp"_s);
    showKeyOf(*add(tr("Move down"), RowMove::Down), u"listMoveDown"_s);
    showKeyOf(*add(tr("Move to the top"), RowMove::ToTop), u"listMoveToTop"_s);
}

void EpisodeMenu::addShow(const domain::EpisodeSummary &episode)
{
    addSeparator();
    const EpisodeId id = episode.id;
    addAction(tr("More like this"), this, [this, episode] { m_page.showSimilar(episode); });
    QAction *show = addAction(themedIcon(u"show"_s), tr("Go to show"), this, [this, id] {
        emit m_page.showRequested(id);
    });
    showKeyOf(*show, u"actionGoToShow"_s);
}

/// Adds the entries for downloads. Each applies only to the episodes that it changes.
void EpisodeMenu::addDownloads(const QList<domain::EpisodeSummary> &episodes)
{
    const DownloadChoices choices(episodes);
    addSeparator();
    const auto add = [this](const QString &icon,
                            const QString &text,
                            const QList<EpisodeId> &ids,
                            DownloadChange change,
                            const QString &command = {}) {
        if (ids.isEmpty())
            return;
        QAction *action = addAction(themedIcon(icon), text, this, [this, ids, change] {
            emit m_page.downloadRequested(ids, change);
        });
        if (!command.isEmpty())
            showKeyOf(*action, command);
    };
    const QString download = u"listDownload"_s;
    // Delete removes downloads only in their own list: EpisodeListPage::removeRows().
    const bool isInDownloads = m_model.query().view().kind == itemmodels::ViewKind::Downloads
                               && !m_model.query().isSearching();
    const QString remove = isInDownloads ? u"listRemove"_s : QString();
    // With all bytes on this computer, nothing is downloaded: the file is only kept.
    if (choices.isAllHere)
        add(u"here"_s, tr("Keep"), choices.toAdd, DownloadChange::Add, download);
    else
        add(u"download"_s, tr("Download"), choices.toAdd, DownloadChange::Add, download);
    add(u"pause"_s, tr("Pause download"), choices.toPause, DownloadChange::Pause);
    add(u"download"_s, tr("Resume download"), choices.paused, DownloadChange::Resume, download);
    add(u"refresh"_s, tr("Retry download"), choices.failed, DownloadChange::Resume, download);
    add(u"close"_s, tr("Cancel download"), choices.toCancel, DownloadChange::Remove, remove);
    add(u"remove"_s, tr("Remove download"), choices.done, DownloadChange::Remove, remove);
    if (episodes.size() == 1)
        add(u"folder"_s, tr("Show in folder"), choices.done, DownloadChange::Show);
}

/// Adds the entries for played and favourite. Each applies only to the episodes that it changes.
void EpisodeMenu::addMarks(const QList<domain::EpisodeSummary> &episodes)
{
    addSeparator();
    QList<EpisodeId> played;
    QList<EpisodeId> unplayed;
    QList<EpisodeId> favourites;
    QList<EpisodeId> others;
    for (const domain::EpisodeSummary &episode : episodes) {
        (episode.state.isPlayed ? played : unplayed).append(episode.id);
        (episode.state.isFavourite ? favourites : others).append(episode.id);
    }
    const auto addPlayed = [this](const QString &text, const QList<EpisodeId> &ids, bool isPlayed) {
        return addAction(
            text, this, [=, this] { emit m_page.playedChangeRequested(ids, isPlayed); });
    };
    const auto addFavourite = [this](const QString &text, const QList<EpisodeId> &ids, bool isOne) {
        return addAction(
            text, this, [=, this] { emit m_page.favouriteChangeRequested(ids, isOne); });
    };
    // If both entries of a pair exist, the key does what the first one does.
    const QKeySequence playedKey = keyOf(m_page, u"actionMarkPlayed"_s);
    const QKeySequence favouriteKey = keyOf(m_page, u"actionFavourite"_s);
    if (!unplayed.isEmpty())
        showKey(*addPlayed(tr("Mark as played"), unplayed, true), playedKey);
    if (!played.isEmpty())
        showKey(*addPlayed(tr("Mark as unplayed"), played, false),
                unplayed.isEmpty() ? playedKey : QKeySequence());
    if (!others.isEmpty())
        showKey(*addFavourite(tr("Add to favourites"), others, true), favouriteKey);
    if (!favourites.isEmpty())
        showKey(*addFavourite(tr("Remove from favourites"), favourites, false),
                others.isEmpty() ? favouriteKey : QKeySequence());
}

} // namespace dogear::widgets
