// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_flow.h"

#include <library/episode_media.h>
#include <library/playback_session.h>
#include <widgets/message_bar.h>
#include <widgets/player_bar.h>
#include <words/error_text.h>

namespace dogear {

using library::EpisodeMedia;

StreamFlow::StreamFlow(const StreamParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&parts.media, &EpisodeMedia::bufferedChanged, this, &StreamFlow::showBuffered);
    connect(&parts.media, &EpisodeMedia::problemChanged, this, &StreamFlow::showProblem);
    connect(&parts.media, &EpisodeMedia::changed, this, &StreamFlow::tellChanged);
    connect(&parts.media, &EpisodeMedia::notStored, this, &StreamFlow::tellNotStored);
    // The bar knows nothing of another episode, and some of it may be here already.
    connect(&parts.session, &library::PlaybackSession::currentChanged, this, [this] {
        showBuffered();
        showProblem();
    });
}

/// Bytes are no time, but no listener sees the difference on a slider.
void StreamFlow::showBuffered()
{
    const stream::Buffered &buffered = m_parts.media.buffered();
    QList<std::pair<double, double>> shares;
    const auto length = double(buffered.length.value_or(0));
    if (length > 0) {
        for (const media::ByteRange &range : buffered.ranges.list())
            shares.append({double(range.begin) / length, double(range.end) / length});
    }
    m_parts.bar.setBuffered(shares);
}

void StreamFlow::showProblem()
{
    m_parts.bar.setNetworkProblem(m_parts.media.problem());
}

void StreamFlow::tellChanged()
{
    m_parts.messages.show(
        tr("This episode has become another file at its server, perhaps with other advertisements."
           " It goes on at the same time."));
}

void StreamFlow::tellNotStored(const Error &error)
{
    m_parts.messages.show(tr("This stream can't be saved. %1").arg(words::errorSentence(error)));
}

} // namespace dogear
