// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/excerpt_player.h>
#include <listening/playback_session.h>
#include <playback/player.h>

using namespace std::chrono_literals;

namespace dogear::listening {

namespace {

/// Distance from the part at which the listener has left it. The player goes back a few seconds
/// after a pause, and its progress comes in steps.
constexpr std::chrono::milliseconds tolerance = 30s;

} // namespace

ExcerptPlayer::ExcerptPlayer(PlaybackSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session.player(), &playback::Player::heard, this, &ExcerptPlayer::handleProgress);
    connect(&session, &PlaybackSession::currentChanged, this, [this] {
        if (m_part && !m_session.isCurrent(m_part->id))
            m_part.reset();
    });
}

void ExcerptPlayer::play(EpisodeId id,
                         std::chrono::milliseconds start,
                         std::chrono::milliseconds duration)
{
    m_part.reset();
    m_session.playAt(id, start);
    if (duration > 0ms)
        m_part = Part{.id = id, .start = start, .end = start + duration};
}

void ExcerptPlayer::handleProgress(std::chrono::milliseconds position)
{
    // Until the requested episode is in the player, the progress is that of another one.
    if (!m_part || !m_session.isCurrent(m_part->id))
        return;
    const bool isLeft = position < m_part->start - tolerance || position > m_part->end + tolerance;
    const bool isOver = position >= m_part->end;
    if (!isLeft && !isOver)
        return;
    m_part.reset();
    if (!isLeft)
        m_session.player().pause();
}

} // namespace dogear::listening
