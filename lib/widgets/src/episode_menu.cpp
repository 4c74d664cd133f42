// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_menu.h"

#include <widgets/episode_list_page.h>
#include <widgets/icons.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::EpisodeListModel;

EpisodeMenu::EpisodeMenu(const QModelIndex &episode, EpisodeListPage &page)
    : QMenu(&page)
    , m_page(page)
{
    setObjectName(u"episodeMenu"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    addListening(episode);
    addSeparator();
    addQueue(episode);
    addSeparator();
    addMarks(episode);
}

void EpisodeMenu::addListening(const QModelIndex &episode)
{
    const EpisodeId id = itemmodels::episodeIdOf(episode);
    addAction(
        themedIcon(u"play"_s), tr("Play"), this, [this, id] { emit m_page.playRequested(id); });
}

void EpisodeMenu::addQueue(const QModelIndex &episode)
{
    const EpisodeId id = itemmodels::episodeIdOf(episode);
    const auto add = [this, id](const QString &text, QueueChange change) {
        addAction(text, this, [this, id, change] { emit m_page.queueRequested(id, change); });
    };
    add(tr("Play next"), QueueChange::PlayNext);
    if (episode.data(EpisodeListModel::IsQueuedRole).toBool())
        add(tr("Remove from Up next"), QueueChange::Remove);
    else
        add(tr("Add to Up next"), QueueChange::PlayLast);
}

void EpisodeMenu::addMarks(const QModelIndex &episode)
{
    const EpisodeId id = itemmodels::episodeIdOf(episode);
    const bool isPlayed = episode.data(EpisodeListModel::IsPlayedRole).toBool();
    const bool isFavourite = episode.data(EpisodeListModel::IsFavouriteRole).toBool();
    addAction(isPlayed ? tr("Mark as unplayed") : tr("Mark as played"), this, [this, id, isPlayed] {
        emit m_page.playedChangeRequested(id, !isPlayed);
    });
    addAction(isFavourite ? tr("Remove from favourites") : tr("Add to favourites"),
              this,
              [this, id, isFavourite] { emit m_page.favouriteChangeRequested(id, !isFavourite); });
}

} // namespace dogear::widgets
