// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/player.h>
#include <playback/sleep_timer.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// Ticks come four times a second; what is longer between two of them was not heard.
constexpr milliseconds longestTick = 2s;

auto minutesOf(milliseconds time)
{
    return std::chrono::ceil<std::chrono::minutes>(time);
}

} // namespace

SleepTimer::SleepTimer(Player &player, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_clock(clock)
{
    connect(&player, &Player::positionChanged, this, &SleepTimer::hear);
    connect(&player, &Player::stateChanged, this, &SleepTimer::followState);
    // A place that was chosen while it fades is where the next play begins.
    connect(&player, &Player::sought, this, [this](milliseconds position) {
        if (m_fadesFrom)
            m_fadesFrom = position;
    });
}

milliseconds SleepTimer::remaining() const
{
    return m_remaining.value_or(0ms);
}

void SleepTimer::start(milliseconds listening)
{
    m_remaining = std::max(0ms, listening);
    m_fadesFrom.reset();
    m_heardAt.reset();
    m_player.setFade(1.0);
    emit changed();
}

void SleepTimer::cancel()
{
    if (!m_remaining)
        return;
    m_remaining.reset();
    m_fadesFrom.reset();
    m_player.setFade(1.0);
    emit changed();
}

void SleepTimer::followState(PlayerState state)
{
    if (state != PlayerState::Playing)
        m_heardAt.reset();
}

void SleepTimer::hear()
{
    if (!m_remaining || m_player.state() != PlayerState::Playing)
        return;
    const QDateTime now = m_clock.now();
    const milliseconds heard(m_heardAt ? m_heardAt->msecsTo(now) : 0);
    m_heardAt = now;
    const auto before = minutesOf(*m_remaining);
    *m_remaining -= std::clamp(heard, 0ms, longestTick);
    if (*m_remaining <= 0ms)
        fallAsleep();
    else if (*m_remaining < fadeTime)
        fade();
    if (m_remaining && minutesOf(*m_remaining) != before)
        emit changed();
}

void SleepTimer::fade()
{
    if (!m_fadesFrom)
        m_fadesFrom = m_player.position();
    m_player.setFade(double(m_remaining->count()) / double(fadeTime.count()));
}

void SleepTimer::fallAsleep()
{
    const milliseconds place = m_fadesFrom.value_or(m_player.position());
    m_remaining.reset();
    m_fadesFrom.reset();
    m_player.pause();
    m_player.seek(place);
    m_player.setFade(1.0);
    emit changed();
}

} // namespace dogear::playback
