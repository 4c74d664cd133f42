// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/chapter_navigator.h>
#include <playback/intro_outro_skipper.h>
#include <playback/player.h>
#include <playback/sleep_timer.h>
#include <playback/sound_controls.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// Longest counted time between two position updates, which come four times a second. During a
/// longer gap nothing was heard, for example because the computer was suspended.
constexpr milliseconds maxTick = 2s;
/// Playback stops this early at the end of a chapter, so that nothing of the next one is heard: the
/// next position update may come after the end.
constexpr milliseconds beforeEnd = 150ms;

auto minutesOf(milliseconds time)
{
    return std::chrono::ceil<std::chrono::minutes>(time);
}

} // namespace

SleepTimer::SleepTimer(Player &player,
                       SoundControls &sound,
                       IntroOutroSkipper &bounds,
                       ChapterNavigator &navigator,
                       const Clock &clock,
                       QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_sound(sound)
    , m_bounds(bounds)
    , m_navigator(navigator)
    , m_clock(clock)
{
    connect(&player, &Player::positionChanged, this, &SleepTimer::handleProgress);
    connect(&player, &Player::stateChanged, this, &SleepTimer::handleState);
    connect(&player, &Player::finished, this, &SleepTimer::finish);
    connect(&player, &Player::durationChanged, this, &SleepTimer::updateEnd);
    connect(&bounds, &IntroOutroSkipper::endingChanged, this, [this] { m_end.reset(); });
    connect(&navigator, &ChapterNavigator::chaptersChanged, this, &SleepTimer::updateEnd);
    // If the listener seeks during the fade, the next play begins at the position chosen.
    connect(&player, &Player::chosen, this, [this](milliseconds position) {
        if (m_fadesFrom)
            m_fadesFrom = position;
        m_end.reset(); // computed again for the new position
    });
}

milliseconds SleepTimer::remaining() const
{
    if (!m_until)
        return 0ms;
    if (*m_until == SleepUntil::Time)
        return m_left;
    if (!m_end)
        return 0ms;
    // Time in the file passes faster or slower than listening time.
    const auto inFile = std::max(0ms, *m_end - m_player.position());
    return std::chrono::duration_cast<milliseconds>(inFile / m_sound.speed());
}

void SleepTimer::begin(SleepUntil until)
{
    m_until = until;
    m_end.reset();
    m_fadesFrom.reset();
    m_heardAt.reset();
    m_sound.setFade(1.0);
    updateEnd();
    emitChanged();
}

void SleepTimer::start(milliseconds listening)
{
    m_left = std::max(0ms, listening);
    begin(SleepUntil::Time);
}

void SleepTimer::startUntil(SleepUntil end)
{
    begin(end);
}

void SleepTimer::cancel()
{
    if (!m_until)
        return;
    m_until.reset();
    m_fadesFrom.reset();
    m_sound.setFade(1.0);
    emit changed();
}

void SleepTimer::handleState(PlayerState state)
{
    if (state != PlayerState::Playing)
        m_heardAt.reset();
    if (state == PlayerState::Empty)
        m_end.reset(); // it belonged to the previous episode
}

/// Finds the end of the current chapter or episode.
void SleepTimer::updateEnd()
{
    if (!m_until || *m_until == SleepUntil::Time || m_player.state() == PlayerState::Empty)
        return;
    const milliseconds ending = m_bounds.ending();
    m_end = ending > 0ms ? std::optional(ending) : std::nullopt;
    if (*m_until == SleepUntil::EndOfEpisode)
        return;
    // The last chapter may reach into an outro that is skipped.
    const auto boundary = m_navigator.nextBoundary();
    m_end = m_end && boundary ? std::min(*m_end, *boundary) : boundary;
}

void SleepTimer::handleProgress()
{
    if (!m_until || m_player.state() != PlayerState::Playing)
        return;
    if (!m_end)
        updateEnd();
    count(); // may end the timer
    // Once per minute is enough for a display in minutes; updates come four times a second.
    if (m_until && minutesOf(remaining()) != m_reportedMinutes)
        emitChanged();
}

void SleepTimer::emitChanged()
{
    m_reportedMinutes = minutesOf(remaining());
    emit changed();
}

void SleepTimer::count()
{
    const QDateTime now = m_clock.now();
    const milliseconds heard(m_heardAt ? m_heardAt->msecsTo(now) : 0);
    m_heardAt = now;
    bool isOver = false;
    if (*m_until == SleepUntil::Time) {
        m_left -= std::clamp(heard, 0ms, maxTick);
        isOver = m_left <= 0ms;
    } else {
        // At the end of the episode the player stops by itself, see finish().
        const bool isOfEpisode = m_end && m_bounds.ending() > 0ms && *m_end >= m_bounds.ending();
        isOver = m_end && !isOfEpisode && m_player.position() >= *m_end - beforeEnd;
        if (!m_end)
            return;
    }
    if (isOver)
        stopPlayback();
    else if (remaining() < fadeTime)
        fade();
    else if (m_fadesFrom) {
        m_fadesFrom.reset(); // the listener sought back, so more time remains
        m_sound.setFade(1.0);
    }
}

void SleepTimer::fade()
{
    // The volume falls linearly with the remaining listening time.
    if (!m_fadesFrom)
        m_fadesFrom = m_player.position();
    m_sound.setFade(double(remaining().count()) / double(fadeTime.count()));
}

/// Handles the end of an episode, which was heard: the position does not go back.
void SleepTimer::finish()
{
    // A timer over a listening time continues with the next episode.
    const bool isMeant = m_until && *m_until != SleepUntil::Time;
    if (!isMeant)
        return;
    m_until.reset();
    m_fadesFrom.reset();
    m_sound.setFade(1.0);
    emit expiredAtEnd();
    emit changed();
}

void SleepTimer::stopPlayback()
{
    const milliseconds place = m_fadesFrom.value_or(m_player.position());
    // Reset first, because the signals of pause() and seek() must not reach an active timer.
    m_until.reset();
    m_fadesFrom.reset();
    m_player.pause();
    m_player.seek(place); // also cancels the rewind after a pause, so play() continues right here
    m_sound.setFade(1.0);
    emit changed();
}

} // namespace dogear::playback
