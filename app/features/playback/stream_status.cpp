// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_status.h"

#include <listening/media_source_resolver.h>
#include <listening/playback_session.h>
#include <widgets/message_bar.h>
#include <widgets/player_bar.h>
#include <words/error_text.h>

namespace dogear {

using listening::MediaSourceResolver;

StreamStatus::StreamStatus(listening::MediaSourceResolver &media,
                           listening::PlaybackSession &session,
                           widgets::PlayerBar &bar,
                           widgets::MessageBar &messages)
    : QObject(&bar)
    , m_media(media)
    , m_bar(bar)
    , m_messages(messages)
{
    connect(&media, &MediaSourceResolver::bufferedChanged, this, &StreamStatus::showBuffered);
    connect(&media, &MediaSourceResolver::problemChanged, this, &StreamStatus::showProblem);
    connect(&media, &MediaSourceResolver::changed, this, &StreamStatus::reportChanged);
    connect(&media, &MediaSourceResolver::notStored, this, &StreamStatus::reportNotStored);
    // The bar clears both for another episode, of which a part may be stored already.
    connect(&session, &listening::PlaybackSession::currentChanged, this, [this] {
        showBuffered();
        showProblem();
    });
    // Of the episode that plays already in a window that replaces another one.
    showBuffered();
    showProblem();
}

void StreamStatus::showBuffered()
{
    // Shares of the bytes, not of the time: on a slider the difference is not visible.
    const stream::Buffered &buffered = m_media.buffered();
    QList<std::pair<double, double>> shares;
    const auto length = double(buffered.length.value_or(0));
    if (length > 0) {
        for (const media::ByteRange &range : buffered.ranges.list())
            shares.append({double(range.begin) / length, double(range.end) / length});
    }
    m_bar.setBuffered(shares);
}

void StreamStatus::showProblem()
{
    m_bar.setNetworkProblem(m_media.problem());
}

void StreamStatus::reportChanged()
{
    m_messages.show(
        tr("This episode has become another file at its server, perhaps with other advertisements."
           " It goes on at the same time."));
}

void StreamStatus::reportNotStored(const Error &error)
{
    m_messages.show(tr("This stream can't be saved. %1").arg(words::errorSentence(error)));
}

} // namespace dogear
