// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_starter.h"

#include "features/episodes/episode_controller.h"

#include <episodes/episodes.h>
#include <listening/playback_session.h>
#include <listening/queue.h>
#include <widgets/message_bar.h>

namespace dogear {

PlayStarter::PlayStarter(episodes::Episodes &episodes,
                         listening::Queue &queue,
                         listening::PlaybackSession &session,
                         EpisodeController &selection,
                         widgets::MessageBar &messages)
    : QObject(&selection)
    , m_episodes(episodes)
    , m_queue(queue)
    , m_session(session)
    , m_selection(selection)
    , m_messages(messages)
{}

EpisodeId PlayStarter::choice() const
{
    if (const EpisodeId chosen = m_selection.chosen(); chosen.isValid())
        return chosen;
    return m_queue.ids().isEmpty() ? EpisodeId() : m_queue.ids().constFirst();
}

void PlayStarter::start()
{
    if (const EpisodeId id = choice(); id.isValid())
        m_session.play(id);
    else
        startNewest();
}

void PlayStarter::startNewest()
{
    // As in the Inbox, archived shows are left out.
    m_episodes.list({.played = false, .archived = false, .limit = 1})
        .then(this, [this](const Result<QList<domain::EpisodeSummary>> &newest) {
            if (!newest)
                m_messages.showError(newest.error());
            else if (newest->isEmpty())
                m_messages.show(
                    tr("There is no unplayed episode to play. Select one, or add a show."));
            else
                m_session.play(newest->constFirst().id);
        });
}

} // namespace dogear
