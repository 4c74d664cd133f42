// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/audio_output.h>
#include <playback/player.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

Player::Player(AudioOutput &output, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_output(output)
    , m_clock(clock)
{
    // The handlers check m_isSourceOpen or the state: a late signal may be about a closed source.
    connect(&output, &AudioOutput::loaded, this, &Player::takeLoaded);
    connect(&output, &AudioOutput::seekableChanged, this, [this](bool isSeekable) {
        if (m_isSourceOpen)
            m_growth.setDeviceSeekable(isSeekable);
    });
    connect(&output, &AudioOutput::positionChanged, this, &Player::takeTick);
    connect(&output, &AudioOutput::finished, this, &Player::takeFinished);
    connect(&output, &AudioOutput::failed, this, &Player::fail);
    connect(&output, &AudioOutput::trimmed, this, [this](milliseconds saved) {
        m_savedTime += saved;
        emit trimmed(saved);
    });
    connect(&output, &AudioOutput::durationChanged, this, [this](milliseconds duration) {
        if (m_isSourceOpen && m_length.tell(duration))
            emit durationChanged(m_length.length());
    });
    connect(&output, &AudioOutput::stalledChanged, this, [this](bool isStalled) {
        if (m_isSourceOpen && isStalled != m_isStalled) {
            m_isStalled = isStalled;
            isStalled ? m_standstill.begin(m_clock.now()) : m_standstill.end();
            emit stalledChanged(isStalled);
        }
    });
}

milliseconds Player::position() const
{
    // After a seek the device may still report the old position.
    if (m_state == PlayerState::Playing && !m_soughtTo)
        return std::max(0ms, m_output.position());
    return m_position;
}

void Player::load(const QUrl &source,
                  milliseconds start,
                  milliseconds duration,
                  const std::optional<QDateTime> &leftAt,
                  const QUrl &origin)
{
    unload();
    m_rewind.load(leftAt);
    setLoudness({});
    m_source = source;
    m_origin = origin.isEmpty() ? source : origin;
    m_length.begin(duration, source.isLocalFile());
    m_standstill.reset();
    m_length.makeRoomFor(start);
    m_position = m_length.clamped(start);
    // The state changes last: EpisodeBounds and ChapterTrack read the position on leaving Empty.
    emit durationChanged(m_length.length());
    emit positionChanged(m_position);
    setState(PlayerState::Paused);
}

void Player::unload()
{
    m_isPlayWanted = false;
    closeSource();
    m_isStalled = false;
    m_error.reset();
    m_exactUpTo = milliseconds::max();
    m_growth = {};
    m_source.clear();
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
        setPosition(m_beginning);
    }
    // Asked at every play, because a device may have been plugged in or removed meanwhile.
    if (const auto error = m_output.unavailable()) {
        fail(*error);
        return;
    }
    m_error.reset();
    m_isPlayWanted = true;
    goBackAfterPause();
    if (m_isSourceLoaded) {
        startDevice();
        return;
    }
    setState(PlayerState::Loading);
    if (!m_isSourceOpen)
        openSource();
}

void Player::goBackAfterPause()
{
    const milliseconds target = m_rewind.resume(m_position, m_clock.now());
    if (target != m_position)
        jump(target);
}

void Player::openSource()
{
    m_isSourceOpen = true;
    m_isSourceLoaded = false;
    m_output.setSpeed(m_speed);
    m_output.setShape(m_shape);
    applyVolume();
    m_output.setSource(m_source);
    m_output.setExactUpTo(m_exactUpTo); // after setSource(), which makes every position exact
}

void Player::closeSource()
{
    if (m_isSourceOpen)
        m_output.setSource({});
    m_isSourceOpen = false;
    m_isSourceLoaded = false;
    m_soughtTo.reset();
    m_isStarting = false;
    const bool wasSeekable = isSeekable();
    // The device never reached this position, but it is the one to keep.
    if (const auto place = m_growth.takeClosed())
        m_position = *place;
    tellSeekable(wasSeekable);
}

void Player::tellSeekable(bool before)
{
    if (before != isSeekable())
        emit seekableChanged(isSeekable());
}

void Player::takeKnownLength()
{
    const bool before = isSeekable();
    if (const auto place = m_growth.takeKnownLength())
        reopenAt(*place);
    else
        tellSeekable(before);
}

/// Opens the source again, because it was not seekable when it was opened first.
void Player::reopenAt(milliseconds position)
{
    m_growth.takeReopened();
    closeSource();
    setPosition(position);
    if (!m_isPlayWanted)
        return; // play() opens it
    setState(PlayerState::Loading);
    openSource();
}

void Player::setExactUpTo(milliseconds place)
{
    m_exactUpTo = place;
    if (m_isSourceOpen)
        m_output.setExactUpTo(place);
}

void Player::reload()
{
    if (!m_isSourceOpen)
        return;
    m_position = position();
    closeSource(); // replaces m_position if a position is still to be reached
    if (!m_isPlayWanted)
        return; // play() opens it
    setState(PlayerState::Loading);
    openSource();
}

void Player::startDevice()
{
    m_output.play();
    setState(PlayerState::Playing);
}

void Player::sendDeviceTo(milliseconds position)
{
    // A newly loaded source is at 0 already; a seek would only delay the first sound.
    const bool isThere = position == 0ms && m_state == PlayerState::Loading;
    m_soughtTo = position;
    m_ticksBeforeSeek = 0;
    if (!isThere)
        m_output.setPosition(position);
}

void Player::pause()
{
    if (!m_isPlayWanted)
        return;
    m_position = position();
    m_isPlayWanted = false;
    m_rewind.pause(m_clock.now());
    if (m_isSourceLoaded)
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

void Player::setBeginning(milliseconds beginning)
{
    m_beginning = beginning;
    m_rewind.setBeginning(beginning);
}

void Player::seek(milliseconds position)
{
    if (m_state == PlayerState::Empty)
        return;
    if (m_length.makeRoomFor(position))
        emit durationChanged(m_length.length());
    const milliseconds target = m_length.clamped(position);
    // First of all, so that EpisodeBounds does not end an episode whose outro the listener chose.
    emit chosen(target);
    if (m_state == PlayerState::Ended)
        setState(PlayerState::Paused); // waits at the position that was chosen
    m_rewind.seek(target);
    m_standstill.reset(); // another position gets another attempt
    if (m_isStalled)
        m_standstill.begin(m_clock.now());
    if (isSeekable())
        jump(target);
    else
        m_growth.setPlaceToCome(target);
}

void Player::moveOn(milliseconds position)
{
    if (m_state == PlayerState::Empty || m_state == PlayerState::Ended)
        return;
    const milliseconds target = m_length.clamped(position);
    m_rewind.moveOn(target);
    jump(target);
}

void Player::jump(milliseconds target)
{
    if (!isSeekable())
        return;
    m_isStarting = false; // an end after a jump does not disprove the start position
    if (m_growth.isReopeningUseful()) {
        reopenAt(target);
    } else {
        if (m_isSourceLoaded)
            sendDeviceTo(target);
        setPosition(target);
    }
    emit sought(target);
}

void Player::skip(milliseconds offset)
{
    // Clamped first: for seek(), a position after a feed's length proves that length wrong.
    seek(m_length.clamped(position() + offset));
}

void Player::setSpeed(double speed)
{
    // Rounded to a hundredth, so that the speed on the screen is the speed that is played.
    const double rounded = double(qRound(std::clamp(speed, minSpeed, maxSpeed) * 100)) / 100;
    if (qFuzzyCompare(rounded, m_speed))
        return;
    m_speed = rounded;
    if (rounded != 1.0)
        m_otherSpeed = rounded;
    if (m_isSourceOpen)
        m_output.setSpeed(m_speed);
    emit speedChanged(m_speed);
}

void Player::toggleSpeed()
{
    setSpeed(m_speed == 1.0 ? m_otherSpeed : 1.0);
}

void Player::setShape(const speech::SpeechShape &shape)
{
    speech::SpeechShape wanted = shape;
    wanted.loudness = m_shape.loudness; // belongs to the media, not to the settings
    applyShape(wanted);
}

void Player::setLoudness(const std::optional<double> &lufs)
{
    speech::SpeechShape wanted = m_shape;
    wanted.loudness = lufs;
    applyShape(wanted);
}

void Player::applyShape(const speech::SpeechShape &shape)
{
    if (shape == m_shape)
        return;
    m_shape = shape;
    if (m_isSourceOpen)
        m_output.setShape(m_shape);
    emit shapeChanged(m_shape);
}

void Player::setVolumePercent(int percent)
{
    const int clamped = std::clamp(percent, 0, maxVolumePercent);
    if (clamped == m_volumePercent)
        return;
    m_volumePercent = clamped;
    applyVolume();
    emit volumeChanged(m_volumePercent, m_isMuted);
}

void Player::setMuted(bool isMuted)
{
    if (isMuted == m_isMuted)
        return;
    m_isMuted = isMuted;
    applyVolume();
    emit volumeChanged(m_volumePercent, m_isMuted);
}

void Player::setFade(double fade)
{
    const double clamped = std::clamp(fade, 0.0, 1.0);
    if (clamped == m_fade)
        return;
    m_fade = clamped;
    applyVolume();
}

void Player::applyVolume()
{
    // The fade is a factor of its own, so that it never changes the volume that the listener set.
    if (m_isSourceOpen)
        m_output.setVolume(m_isMuted ? 0.0 : m_fade * double(m_volumePercent) / 100);
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
