// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_flow.h"

#include <library/episodes.h>
#include <library/playback_session.h>
#include <library/queue.h>
#include <widgets/detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>
#include <words/error_text.h>

namespace dogear {

StartFlow::StartFlow(const StartFlowParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{}

EpisodeId StartFlow::choice() const
{
    const QList<EpisodeId> selected =
        m_parts.list.isVisible() ? m_parts.list.selectedEpisodes() : QList<EpisodeId>();
    if (!selected.isEmpty())
        return selected.constFirst();
    if (m_parts.detail.episode().isValid())
        return m_parts.detail.episode();
    return m_parts.queue.ids().isEmpty() ? EpisodeId() : m_parts.queue.ids().constFirst();
}

void StartFlow::start()
{
    if (const EpisodeId id = choice(); id.isValid())
        m_parts.session.play(id);
    else
        startNewest();
}

void StartFlow::startNewest()
{
    m_parts.episodes.list({.played = false, .archived = false, .limit = 1})
        .then(this, [this](const Result<QList<domain::EpisodeSummary>> &newest) {
            if (!newest)
                m_parts.messages.show(words::errorSentence(newest.error()));
            else if (newest->isEmpty())
                m_parts.messages.show(
                    tr("There is no unplayed episode to play. Select one, or add a show."));
            else
                m_parts.session.play(newest->constFirst().id);
        });
}

} // namespace dogear
