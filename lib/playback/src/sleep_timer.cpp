// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/chapter_track.h>
#include <playback/player.h>
#include <playback/sleep_timer.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// Ticks come four times a second; what is longer between two of them was not heard.
constexpr milliseconds longestTick = 2s;
/// The next tick may be behind the end of a chapter: what comes next is not to be heard.
constexpr milliseconds beforeEnd = 150ms;

auto minutesOf(milliseconds time)
{
    return std::chrono::ceil<std::chrono::minutes>(time);
}

} // namespace

SleepTimer::SleepTimer(Player &player, ChapterTrack &track, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_track(track)
    , m_clock(clock)
{
    connect(&player, &Player::positionChanged, this, &SleepTimer::hear);
    connect(&player, &Player::stateChanged, this, &SleepTimer::followState);
    connect(&player, &Player::finished, this, &SleepTimer::finish);
    connect(&player, &Player::durationChanged, this, &SleepTimer::updateEnd);
    connect(&player, &Player::endingChanged, this, [this] { m_end.reset(); });
    connect(&track, &ChapterTrack::chaptersChanged, this, &SleepTimer::updateEnd);
    // A place that was chosen while it fades is where the next play begins.
    connect(&player, &Player::chosen, this, [this](milliseconds position) {
        if (m_fadesFrom)
            m_fadesFrom = position;
        m_end.reset(); // of where that is
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
    const auto inFile = std::max(0ms, *m_end - m_player.position());
    return std::chrono::duration_cast<milliseconds>(inFile / m_player.speed());
}

void SleepTimer::begin(SleepUntil until)
{
    m_until = until;
    m_end.reset();
    m_fadesFrom.reset();
    m_heardAt.reset();
    m_player.setFade(1.0);
    updateEnd();
    say();
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
    m_player.setFade(1.0);
    emit changed();
}

void SleepTimer::followState(PlayerState state)
{
    if (state != PlayerState::Playing)
        m_heardAt.reset();
    if (state == PlayerState::Empty)
        m_end.reset(); // of the episode before
}

/// Where the chapter or the episode ends that is heard now.
void SleepTimer::updateEnd()
{
    if (!m_until || *m_until == SleepUntil::Time || m_player.state() == PlayerState::Empty)
        return;
    const milliseconds ending = m_player.ending();
    m_end = ending > 0ms ? std::optional(ending) : std::nullopt;
    if (*m_until == SleepUntil::EndOfEpisode)
        return;
    const auto boundary = m_track.nextBoundary();
    m_end = m_end && boundary ? std::min(*m_end, *boundary) : boundary;
}

void SleepTimer::hear()
{
    if (!m_until || m_player.state() != PlayerState::Playing)
        return;
    if (!m_end)
        updateEnd();
    count();
    if (m_until && minutesOf(remaining()) != m_said)
        say();
}

void SleepTimer::say()
{
    m_said = minutesOf(remaining());
    emit changed();
}

void SleepTimer::count()
{
    const QDateTime now = m_clock.now();
    const milliseconds heard(m_heardAt ? m_heardAt->msecsTo(now) : 0);
    m_heardAt = now;
    bool isOver = false;
    if (*m_until == SleepUntil::Time) {
        m_left -= std::clamp(heard, 0ms, longestTick);
        isOver = m_left <= 0ms;
    } else {
        // The end of the episode comes by itself.
        const bool isOfEpisode = m_end && m_player.ending() > 0ms && *m_end >= m_player.ending();
        isOver = m_end && !isOfEpisode && m_player.position() >= *m_end - beforeEnd;
        if (!m_end)
            return;
    }
    if (isOver)
        fallAsleep();
    else if (remaining() < fadeTime)
        fade();
    else if (m_fadesFrom) {
        m_fadesFrom.reset(); // there is more to hear than there was
        m_player.setFade(1.0);
    }
}

void SleepTimer::fade()
{
    if (!m_fadesFrom)
        m_fadesFrom = m_player.position();
    m_player.setFade(double(remaining().count()) / double(fadeTime.count()));
}

/// The end of an episode: it was heard, so there is no going back.
void SleepTimer::finish()
{
    const bool isMeant = m_until && *m_until != SleepUntil::Time;
    if (!isMeant)
        return;
    m_until.reset();
    m_fadesFrom.reset();
    m_player.setFade(1.0);
    emit sleptAtEnd();
    emit changed();
}

void SleepTimer::fallAsleep()
{
    const milliseconds place = m_fadesFrom.value_or(m_player.position());
    m_until.reset();
    m_fadesFrom.reset();
    m_player.pause();
    m_player.seek(place);
    m_player.setFade(1.0);
    emit changed();
}

} // namespace dogear::playback
