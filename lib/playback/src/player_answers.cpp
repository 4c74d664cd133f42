// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Player that handles the signals of its AudioOutput.
#include <playback/audio_output.h>
#include <playback/player.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// A position update this near to the target of a seek was sent after that seek.
constexpr auto soughtTolerance = 1500ms;
/// Two seconds of position updates.
constexpr int maxTicksBeforeSeek = 8;
/// Playback that starts less than this before the end would be over before it is heard.
constexpr auto minAudible = 1s;
/// Length played of media that has become a little shorter than the saved position.
constexpr auto lastPiece = 10s;
/// Media that is shorter than the saved position by more than this part of its length is different.
constexpr int maxShorterPercent = 5;

/// Start position in media of \a duration that was left at \a place, perhaps in a longer file.
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
        return; // the answer of a source that was closed meanwhile
    m_isSourceLoaded = true;
    if (m_length.tellFirst(duration))
        emit durationChanged(m_length.length());
    const bool wasSeekable = isSeekable();
    // A feed's length is too uncertain to move the saved position.
    const milliseconds measured = m_length.isMeasured() ? m_length.length() : 0ms;
    m_position = m_growth.takeLoaded(beginningFor(m_position, measured));
    m_isStarting = true;
    // Seek before play, so that no sound of another position is heard.
    sendDeviceTo(m_position);
    if (m_isPlayWanted)
        startDevice();
    tellSeekable(wasSeekable);
}

void Player::takeTick(milliseconds position)
{
    if (m_state != PlayerState::Playing || !mayStandStill())
        return; // a paused player keeps the position where it was paused or sent
    if (m_soughtTo) {
        const bool isBeforeSeek =
            position < *m_soughtTo - soughtTolerance || position > *m_soughtTo + soughtTolerance;
        // A device that keeps reporting another position has landed there; accept it after 2 s.
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
        return true; // more data may arrive and end the stall
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
        return; // the listener paused or stopped before the signal arrived
    const milliseconds reached = std::max(m_soughtTo.value_or(m_position), m_output.reached());
    // A stream that ended early must not count as heard to its end.
    if (m_length.isBrokenOff(reached)) {
        m_position = reached;
        fail({ErrorCode::ConnectionFailed,
              QStringLiteral("ended early"),
              m_source.adjusted(QUrl::RemoveUserInfo)});
        return;
    }
    if (const milliseconds place = m_soughtTo.value_or(m_position);
        m_isStarting && place > 0ms && m_output.reached() < place + minAudible) {
        // The start position lies after the real end, whatever length the media reported. Nothing
        // was heard, so playback begins again at 0, once: the next attempt has no start position.
        closeSource();
        setPosition(0ms);
        setState(PlayerState::Loading);
        openSource();
        return;
    }
    // Directly after a seek nothing may have been heard; then the end does not prove the length.
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
    closeSource(); // a replay opens the source again; a finished device may not play twice
    setPosition(m_length.isMeasured() ? m_length.length() : m_position);
    setState(PlayerState::Ended);
    emit finished();
}

void Player::fail(const Error &error)
{
    if (m_state == PlayerState::Empty)
        return;
    // A device that failed may already have reset its position.
    if (m_state == PlayerState::Playing && !m_soughtTo)
        m_position = std::max(m_position, m_output.position());
    if (m_isPlayWanted)
        m_rewind.pause(m_clock.now());
    m_isPlayWanted = false;
    closeSource();
    // Unplugged headphones are no failure: a pause keeps the sound from the loudspeakers.
    if (error.code == ErrorCode::AudioDeviceLost) {
        setState(PlayerState::Paused);
        emit interrupted(error);
        return;
    }
    m_error = error;
    // The source may be the address of our own server; the user knows only the origin. Neither may
    // show a password.
    if (error.url == m_source.adjusted(QUrl::RemoveUserInfo))
        m_error->url = m_origin.adjusted(QUrl::RemoveUserInfo);
    setState(PlayerState::Failed);
}

} // namespace dogear::playback
