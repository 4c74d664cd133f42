// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_watch.h"

#include <QMediaPlayer>

#include <utility>

namespace dogear::audio_qt {

namespace {

constexpr std::chrono::milliseconds tickInterval{250};
/// Interval during a stall: sound that resumes at a wrong position is corrected after 50 ms.
constexpr std::chrono::milliseconds standingInterval{50};
/// Longer than any pipeline needs to start, or a sound server to answer.
constexpr qint64 standsAfterMs = 1'000;

} // namespace

SoundWatch::SoundWatch(QMediaPlayer &player)
    : m_player(player)
{
    connect(&m_timer, &QTimer::timeout, this, &SoundWatch::look);
}

void SoundWatch::start()
{
    settle(milliseconds(m_player.position()));
    m_hasRun = false;
    m_timer.start(tickInterval);
}

void SoundWatch::stop()
{
    m_timer.stop();
    m_isStanding = false;
}

void SoundWatch::noteSeek()
{
    m_hasRun = false;
    m_sincePlace.start();
}

std::chrono::milliseconds SoundWatch::position() const
{
    return m_isStanding && m_hasRun ? m_place : milliseconds(m_player.position());
}

void SoundWatch::settle(milliseconds position)
{
    m_place = position;
    m_sincePlace.start();
    m_isStanding = false;
}

void SoundWatch::look()
{
    const milliseconds position(m_player.position());
    if (position != m_place)
        goOn(position);
    else if (!m_isStanding && m_sincePlace.hasExpired(standsAfterMs))
        stand();
    emit ticked();
}

void SoundWatch::stand()
{
    m_isStanding = true;
    m_timer.setInterval(standingInterval);
    emit standingChanged();
}

void SoundWatch::goOn(milliseconds position)
{
    const milliseconds stoodAt = m_place;
    const bool wasStanding = m_isStanding;
    const bool hadRun = std::exchange(m_hasRun, true);
    settle(position);
    if (!wasStanding)
        return;
    m_timer.setInterval(tickInterval);
    // After a start or a seek no time has passed without data, so the position is still right.
    if (hadRun) {
        m_player.setPosition(qint64(stoodAt.count()));
        noteSeek();
    }
    emit standingChanged();
}

} // namespace dogear::audio_qt
