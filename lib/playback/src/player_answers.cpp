// SPDX-License-Identifier: GPL-3.0-or-later
// What a Player makes of what its output says.
#include <playback/audio_output.h>
#include <playback/player.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// A tick this near to where the device was sent is of the time after the seek.
constexpr auto soughtTolerance = 1500ms;
/// Two seconds of ticks.
constexpr int maxTicksBeforeSeek = 8;
/// Media may end this much before its stated duration; earlier, the stream broke off.
constexpr auto endTolerance = 3s;

} // namespace

void Player::takeLoaded(milliseconds duration)
{
    if (!m_isSourceOpen || m_isSourceLoaded)
        return; // of a source that was let go
    m_isSourceLoaded = true;
    m_isDurationMeasured = duration > 0ms;
    if (duration > 0ms && duration != m_duration) {
        m_duration = duration;
        m_position = std::min(m_position, m_duration);
        emit durationChanged(duration);
    }
    // First to the place, then sound: nothing of another place is heard.
    sendDeviceTo(m_position);
    if (m_isPlayWanted)
        startDevice();
}

void Player::takeTick(milliseconds position)
{
    if (m_state != PlayerState::Playing)
        return; // a paused player is where it was paused or sent, whatever the device says
    if (m_soughtTo) {
        const bool isBeforeSeek =
            position < *m_soughtTo - soughtTolerance || position > *m_soughtTo + soughtTolerance;
        // A device that lands elsewhere and stays there is believed in the end.
        if (isBeforeSeek && ++m_ticksBeforeSeek < maxTicksBeforeSeek)
            return;
        m_soughtTo.reset();
    }
    setPosition(position);
    emit heard(position);
}

void Player::takeFinished()
{
    if (!m_isSourceOpen || !m_isPlayWanted)
        return;
    const milliseconds reached =
        m_soughtTo ? *m_soughtTo : std::max(m_position, m_output.position());
    if (m_isDurationMeasured && reached < m_duration - endTolerance) {
        m_position = reached;
        fail({ErrorCode::ConnectionFailed,
              QStringLiteral("ended early"),
              m_source.adjusted(QUrl::RemoveUserInfo)});
        return;
    }
    m_position = reached;
    finish();
}

void Player::finish()
{
    if (!m_isPlayWanted)
        return;
    m_isPlayWanted = false;
    closeSource(); // a finished device is not trusted with another play
    setPosition(m_isDurationMeasured ? m_duration : m_position);
    setState(PlayerState::Ended);
    emit finished();
}

void Player::fail(const Error &error)
{
    if (m_state == PlayerState::Empty)
        return;
    if (m_state == PlayerState::Playing && !m_soughtTo)
        m_position = std::max(m_position, m_output.position());
    if (m_isPlayWanted)
        m_rewind.pause(m_clock.now());
    m_isPlayWanted = false;
    closeSource();
    if (error.code == ErrorCode::AudioDeviceLost) {
        setState(PlayerState::Paused);
        emit interrupted(error);
        return;
    }
    m_error = error;
    if (error.url == m_source.adjusted(QUrl::RemoveUserInfo))
        m_error->url = m_origin.adjusted(QUrl::RemoveUserInfo);
    setState(PlayerState::Failed);
}

} // namespace dogear::playback
