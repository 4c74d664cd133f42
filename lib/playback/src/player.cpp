// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/audio_output.h>
#include <playback/player.h>
#include <playback/sound_controls.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

Player::Player(AudioOutput &output, SoundControls &sound, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_output(output)
    , m_sound(sound)
    , m_clock(clock)
    , m_source(output, sound)
{
    followDevice();
}

void Player::followDevice()
{
    // Every handler checks whether a source is open: a late signal may be about a closed one.
    connect(&m_output, &AudioOutput::loaded, this, &Player::handleLoaded);
    connect(&m_output, &AudioOutput::seekableChanged, this, [this](bool isSeekable) {
        if (m_source.isOpen())
            m_growth.setDeviceSeekable(isSeekable);
    });
    connect(&m_output, &AudioOutput::positionChanged, this, &Player::handlePositionUpdate);
    connect(&m_output, &AudioOutput::finished, this, &Player::handleFinished);
    connect(&m_output, &AudioOutput::failed, this, &Player::fail);
    connect(&m_output, &AudioOutput::durationChanged, this, [this](milliseconds duration) {
        if (m_source.isOpen() && m_length.setReported(duration))
            tellLength();
    });
    connect(&m_output, &AudioOutput::stalledChanged, this, [this](bool isStalled) {
        if (m_source.isOpen() && m_stallRecovery.setStalled(isStalled, m_clock.now()))
            emit stalledChanged(isStalled);
    });
}

milliseconds Player::position() const
{
    // After a seek the device may still report the old position.
    if (m_state == PlayerState::Playing && !m_source.soughtTo())
        return std::max(0ms, m_output.position());
    return m_position;
}

void Player::load(const Media &media)
{
    unload();
    if (media.source.isEmpty())
        return;
    m_rewind.load(media.leftAt);
    m_sound.setLoudness({});
    m_media = media;
    m_source.setUrl(media.source);
    m_length.begin(media.duration, media.source.isLocalFile());
    m_length.extendTo(media.start);
    m_position = m_length.clamped(media.start);
    // The state changes last: IntroOutroSkipper and ChapterNavigator then read the position.
    tellLength();
    emit positionChanged(m_position);
    setState(PlayerState::Paused);
}

void Player::unload()
{
    m_isPlayWanted = false;
    closeSource();
    m_error.reset();
    m_growth = {};
    m_stallRecovery.reset();
    m_source.setUrl({});
    m_position = 0ms;
    m_length.begin(0ms, false);
    setState(PlayerState::Empty);
}

void Player::play()
{
    if (m_state == PlayerState::Empty || m_state == PlayerState::Playing)
        return;
    if (m_state == PlayerState::Ended) {
        m_rewind.load({}); // a replay begins exactly at the beginning
        setPosition(m_rewindLimits.beginning());
    }
    // Asked at every play, because a device may have been plugged in or removed meanwhile.
    if (const auto error = m_output.unavailable()) {
        fail(*error);
        return;
    }
    m_error.reset();
    m_isPlayWanted = true;
    if (const milliseconds target = m_rewind.resume(m_position, m_clock.now(), m_rewindLimits);
        target != m_position)
        jump(target);
    if (m_source.isLoaded()) {
        startDevice();
        return;
    }
    setState(PlayerState::Loading);
    if (!m_source.isOpen())
        m_source.open();
}

void Player::startDevice()
{
    m_output.play();
    setState(PlayerState::Playing);
}

void Player::closeSource()
{
    m_source.close();
    m_isStarting = false;
    const bool wasSeekable = m_growth.isSeekable();
    // The device never reached this position, but it is the one to keep.
    if (const auto position = m_growth.handleClosed())
        m_position = *position;
    emitSeekableIfChanged(wasSeekable);
}

/// Opens the source again after it was closed, unless playback is paused: then play() does.
void Player::openAgain()
{
    if (!m_isPlayWanted)
        return;
    setState(PlayerState::Loading);
    m_source.open();
}

void Player::reload()
{
    if (!m_source.isOpen())
        return;
    m_position = position();
    closeSource(); // replaces m_position if a position is still to be reached
    openAgain();
}

/// Opens the source again, because it was not seekable when it was opened first.
void Player::reopenAt(milliseconds position)
{
    m_growth.handleReopened();
    closeSource();
    setPosition(position);
    openAgain();
}

void Player::setStoredFraction(const std::optional<double> &fraction)
{
    m_growth.setStored(fraction);
    m_length.setWhole(m_growth.isWhole());
    m_source.setExactUpTo(m_growth.exactUpTo(m_length.length()));
    handleKnownLength();
}

void Player::handleKnownLength()
{
    const bool before = m_growth.isSeekable();
    if (const auto position = m_growth.handleKnownLength())
        reopenAt(*position);
    else
        emitSeekableIfChanged(before);
}

void Player::emitSeekableIfChanged(bool before)
{
    if (before != m_growth.isSeekable())
        emit seekableChanged(m_growth.isSeekable());
}

void Player::tellLength()
{
    emit durationChanged(m_length.length());
    m_source.setExactUpTo(m_growth.exactUpTo(m_length.length()));
}

void Player::pause()
{
    if (!m_isPlayWanted)
        return;
    m_position = position();
    m_isPlayWanted = false;
    m_rewind.pause(m_clock.now());
    if (m_source.isLoaded())
        m_output.pause();
    setState(PlayerState::Paused);
    emit positionChanged(m_position);
}

void Player::toggle()
{
    if (m_isPlayWanted)
        pause();
    else
        play();
}

void Player::stop()
{
    if (m_state == PlayerState::Empty || m_state == PlayerState::Ended)
        return;
    m_position = position();
    if (m_isPlayWanted)
        m_rewind.pause(m_clock.now());
    m_isPlayWanted = false;
    closeSource();
    setState(PlayerState::Paused);
    emit positionChanged(m_position);
    emit stopped();
}

void Player::seek(milliseconds position)
{
    if (m_state == PlayerState::Empty)
        return;
    if (m_length.extendTo(position))
        tellLength();
    const milliseconds target = m_length.clamped(position);
    // First of all, so that IntroOutroSkipper does not end an episode whose outro the listener
    // chose.
    emit chosen(target);
    if (m_state == PlayerState::Ended)
        setState(PlayerState::Paused); // waits at the position that was chosen
    m_rewind.seek(target);
    m_stallRecovery.restart(m_clock.now());
    if (m_growth.isSeekable())
        jump(target);
    else
        m_growth.setPendingSeek(target);
}

void Player::advanceTo(milliseconds position)
{
    if (m_state == PlayerState::Empty || m_state == PlayerState::Ended)
        return;
    const milliseconds target = m_length.clamped(position);
    m_rewind.advanceTo(target);
    jump(target);
}

void Player::jump(milliseconds target)
{
    if (!m_growth.isSeekable())
        return;
    m_isStarting = false; // an end after a jump does not disprove the start position
    if (m_growth.isReopeningUseful()) {
        reopenAt(target);
    } else {
        if (m_source.isLoaded())
            m_source.seek(target);
        setPosition(target);
    }
    emit seeked(target);
}

void Player::skip(milliseconds offset)
{
    // Clamped first: for seek(), a position after a feed's length proves that length wrong.
    seek(m_length.clamped(position() + offset));
}

void Player::handleLoaded(milliseconds duration)
{
    if (!m_source.handleLoaded())
        return;
    if (m_length.setFirstReported(duration))
        tellLength();
    const bool wasSeekable = m_growth.isSeekable();
    m_position = m_growth.handleLoaded(m_length.startFor(m_position));
    m_isStarting = true;
    // Seek before play, so that no sound of another position is heard.
    if (m_isPlayWanted) {
        m_source.startAt(m_position);
        startDevice();
    } else {
        m_source.seek(m_position);
    }
    emitSeekableIfChanged(wasSeekable);
}

void Player::handlePositionUpdate(milliseconds position)
{
    // A paused player keeps the position where it was paused or sent.
    if (m_state != PlayerState::Playing || recoverIfStill() || !m_source.takeUpdate(position))
        return;
    m_isStarting = false;
    if (m_length.pass(position))
        tellLength();
    setPosition(position);
    emit heard(position);
}

/// Recovers complete media that stands still. \return whether it did, and playback stopped
bool Player::recoverIfStill()
{
    if (!m_length.isWhole())
        return false; // more data may arrive and end the stall
    const milliseconds position = m_source.soughtTo().value_or(m_position);
    const StallRecovery::Action action = m_stallRecovery.check(m_clock.now(), position);
    if (action == StallRecovery::Action::Reload)
        reload();
    else if (action == StallRecovery::Action::Fail)
        failWith(ErrorCode::MediaUnreadable, QStringLiteral("stands still"));
    return action != StallRecovery::Action::None;
}

void Player::handleFinished()
{
    if (!m_source.isOpen() || !m_isPlayWanted)
        return; // the listener paused or stopped before the signal arrived
    const milliseconds reached =
        std::max(m_source.soughtTo().value_or(m_position), m_output.reached());
    // A stream that ended early must not count as heard to its end.
    if (m_length.isBrokenOff(reached)) {
        m_position = reached;
        failWith(ErrorCode::ConnectionFailed, QStringLiteral("ended early"));
        return;
    }
    if (startsAfterEnd()) {
        // Nothing was heard, so playback begins again at 0, once: the next attempt has no start
        // position.
        closeSource();
        setPosition(0ms);
        openAgain();
        return;
    }
    // Directly after a seek nothing may have been heard; then the end does not prove the length.
    if (!m_source.soughtTo() && m_length.end(reached))
        tellLength();
    m_position = reached;
    finish();
}

/// \return whether the start position lies after the real end, whatever length the media reported
bool Player::startsAfterEnd() const
{
    const milliseconds position = m_source.soughtTo().value_or(m_position);
    return m_isStarting && position > 0ms
           && m_output.reached() < position + MediaLength::minAudible;
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

void Player::failWith(ErrorCode code, const QString &detail)
{
    fail({code, detail, m_media.source.adjusted(QUrl::RemoveUserInfo)});
}

void Player::fail(const Error &error)
{
    if (m_state == PlayerState::Empty)
        return;
    // A device that failed may already have reset its position.
    if (m_state == PlayerState::Playing && !m_source.soughtTo())
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
    m_error = namingOrigin(error, m_media);
    setState(PlayerState::Failed);
}

void Player::setState(PlayerState state)
{
    if (state == m_state)
        return;
    m_state = state;
    emit stateChanged(state);
}

void Player::setPosition(milliseconds position)
{
    m_position = position;
    emit positionChanged(position);
}

} // namespace dogear::playback
