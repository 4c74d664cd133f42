// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_menu.h"

#include "detail/download_choices.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/episode_list_page.h>
#include <widgets/icons.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

EpisodeMenu::EpisodeMenu(const QList<domain::EpisodeSummary> &episodes,
                         const itemmodels::EpisodeListModel &model,
                         EpisodeListPage &page)
    : QMenu(&page)
    , m_model(model)
    , m_page(page)
{
    setObjectName(u"episodeMenu"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    if (episodes.size() > 1) {
        addQueueOfSeveral(episodes);
        addDownloads(episodes);
        addMarks(episodes);
        return;
    }
    addListening(episodes.constFirst().id);
    addSeparator();
    addQueue(episodes.constFirst().id);
    addDownloads(episodes);
    addMarks(episodes);
}

void EpisodeMenu::addListening(EpisodeId id)
{
    addAction(
        themedIcon(u"play"_s), tr("Play"), this, [this, id] { emit m_page.playRequested(id); });
}

void EpisodeMenu::addQueue(EpisodeId id)
{
    const auto add = [this, id](const QString &text, QueueChange change) {
        addAction(text, this, [this, id, change] { emit m_page.queueRequested(id, change); });
    };
    add(tr("Play next"), QueueChange::PlayNext);
    if (m_model.isQueued(id))
        add(tr("Remove from Up next"), QueueChange::Remove);
    else
        add(tr("Add to Up next"), QueueChange::PlayLast);
}

void EpisodeMenu::addQueueOfSeveral(const QList<domain::EpisodeSummary> &episodes)
{
    QList<EpisodeId> ids;
    for (const domain::EpisodeSummary &episode : episodes) {
        if (!m_model.isQueued(episode.id))
            ids.append(episode.id);
    }
    if (ids.isEmpty())
        return;
    addAction(tr("Add to Up next"), this, [this, ids] {
        for (const EpisodeId id : ids)
            emit m_page.queueRequested(id, QueueChange::PlayLast);
    });
}

/// Each entry for those of the episodes that it changes.
void EpisodeMenu::addDownloads(const QList<domain::EpisodeSummary> &episodes)
{
    const DownloadChoices choices(episodes);
    addSeparator();
    const auto add = [this](const QString &icon,
                            const QString &text,
                            const QList<EpisodeId> &ids,
                            DownloadChange change) {
        if (ids.isEmpty())
            return;
        addAction(themedIcon(icon), text, this, [this, ids, change] {
            emit m_page.downloadRequested(ids, change);
        });
    };
    if (choices.isAllHere)
        add(u"here"_s, tr("Keep"), choices.toAdd, DownloadChange::Add);
    else
        add(u"download"_s, tr("Download"), choices.toAdd, DownloadChange::Add);
    add(u"pause"_s, tr("Pause download"), choices.toPause, DownloadChange::Pause);
    add(u"download"_s, tr("Resume download"), choices.paused, DownloadChange::Resume);
    add(u"refresh"_s, tr("Try again to download"), choices.failed, DownloadChange::Resume);
    add(u"close"_s, tr("Cancel download"), choices.toCancel, DownloadChange::Remove);
    add(u"remove"_s, tr("Remove download"), choices.done, DownloadChange::Remove);
    if (episodes.size() == 1)
        add(u"folder"_s, tr("Show in folder"), choices.done, DownloadChange::Show);
}

/// Each entry for those of the episodes that it changes.
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
        if (!ids.isEmpty())
            addAction(text, this, [=, this] { emit m_page.playedChangeRequested(ids, isPlayed); });
    };
    addPlayed(tr("Mark as played"), unplayed, true);
    addPlayed(tr("Mark as unplayed"), played, false);
    const auto addFavourite = [this](const QString &text, const QList<EpisodeId> &ids, bool isOne) {
        if (!ids.isEmpty())
            addAction(text, this, [=, this] { emit m_page.favouriteChangeRequested(ids, isOne); });
    };
    addFavourite(tr("Add to favourites"), others, true);
    addFavourite(tr("Remove from favourites"), favourites, false);
}

} // namespace dogear::widgets
