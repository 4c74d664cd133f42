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
/// Begun less than this before the end, nothing would be heard.
constexpr auto minAudible = 1s;
/// What is played of media that ends a little before the place where it was left.
constexpr auto lastPiece = 10s;
/// Media that is shorter than the place by a larger part of its length has become another one.
constexpr int maxShorterPercent = 5;

/// Where media of \a duration begins that was left at \a place, perhaps in a longer file.
milliseconds beginningFor(milliseconds place, milliseconds duration)
{
    if (duration <= 0ms || place <= duration - minAudible)
        return place;
    const bool isSame = place - duration <= duration * maxShorterPercent / 100;
    return isSame ? std::max(0ms, duration - lastPiece) : 0ms;
}

} // namespace

void Player::takeLoaded(milliseconds duration)
{
    if (!m_isSourceOpen || m_isSourceLoaded)
        return; // of a source that was let go
    m_isSourceLoaded = true;
    if (m_length.tellFirst(duration))
        emit durationChanged(m_length.length());
    const bool wasSeekable = isSeekable();
    const milliseconds measured = m_length.isMeasured() ? m_length.length() : 0ms;
    m_position = m_growth.takeLoaded(beginningFor(m_position, measured));
    m_isStarting = true;
    // First to the place, then sound: nothing of another place is heard.
    sendDeviceTo(m_position);
    if (m_isPlayWanted)
        startDevice();
    tellSeekable(wasSeekable);
}

void Player::takeTick(milliseconds position)
{
    if (m_state != PlayerState::Playing || !mayStandStill())
        return; // a paused player is where it was paused or sent, whatever the device says
    if (m_soughtTo) {
        const bool isBeforeSeek =
            position < *m_soughtTo - soughtTolerance || position > *m_soughtTo + soughtTolerance;
        // A device that lands elsewhere and stays there is believed in the end.
        if (isBeforeSeek && ++m_ticksBeforeSeek < maxTicksBeforeSeek)
            return;
        m_soughtTo.reset();
    }
    m_isStarting = false;
    if (m_length.pass(position))
        emit durationChanged(m_length.length());
    setPosition(position);
    emit heard(position);
}

/// \return whether the player is still playing
bool Player::mayStandStill()
{
    if (!m_isStalled || !m_length.isWhole())
        return true;
    switch (m_standstill.look(m_clock.now(), m_soughtTo.value_or(m_position))) {
    case Standstill::Cure::None:
        return true;
    case Standstill::Cure::Reload:
        reload();
        return false;
    case Standstill::Cure::Fail:
        fail({ErrorCode::MediaUnreadable,
              QStringLiteral("stands still"),
              m_source.adjusted(QUrl::RemoveUserInfo)});
        return false;
    }
    return true;
}

void Player::takeFinished()
{
    if (!m_isSourceOpen || !m_isPlayWanted)
        return;
    const milliseconds reached = std::max(m_soughtTo.value_or(m_position), m_output.reached());
    if (m_length.isBrokenOff(reached)) {
        m_position = reached;
        fail({ErrorCode::ConnectionFailed,
              QStringLiteral("ended early"),
              m_source.adjusted(QUrl::RemoveUserInfo)});
        return;
    }
    if (const milliseconds place = m_soughtTo.value_or(m_position);
        m_isStarting && place > 0ms && m_output.reached() < place + minAudible) {
        // The place is behind the end, whatever length the media told. Nothing was heard.
        closeSource();
        setPosition(0ms);
        setState(PlayerState::Loading);
        openSource();
        return;
    }
    // Nothing may have been heard behind a seek, which tells nothing of the length.
    if (!m_soughtTo && m_length.end(reached))
        emit durationChanged(m_length.length());
    m_position = reached;
    finish();
}

void Player::finish()
{
    if (!m_isPlayWanted)
        return;
    m_isPlayWanted = false;
    closeSource(); // a finished device is not trusted with another play
    setPosition(m_length.isMeasured() ? m_length.length() : m_position);
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
