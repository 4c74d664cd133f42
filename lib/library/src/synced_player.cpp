// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/synced_player.h>
#include <listening/playback_session.h>
#include <playback/player.h>

#include <devices/devices.h>

namespace dogear::library {

using listening::PlaybackSession;
using playback::Player;

SyncedPlayer::SyncedPlayer(PlaybackSession &session, devices::Devices &devices, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_devices(devices)
{
    m_devices.library().setPlayer(this);
    connect(&session.player(), &Player::stateChanged, this, &SyncedPlayer::handleState);
    connect(&session, &PlaybackSession::currentChanged, this, &SyncedPlayer::handleState);
    // After a crash the log lacks the place that the position file has.
    connect(&session, &PlaybackSession::currentChanged, this, &SyncedPlayer::recordLoaded);
}

SyncedPlayer::~SyncedPlayer()
{
    m_devices.library().setPlayer(nullptr);
}

bool SyncedPlayer::isPlaying(EpisodeId episode) const
{
    return m_session.isCurrent(episode) && m_session.player().isPlayWanted();
}

void SyncedPlayer::reloadPosition(EpisodeId episode)
{
    if (m_session.isCurrent(episode))
        m_session.reloadPosition();
}

void SyncedPlayer::handleState()
{
    const bool isPlaying = m_session.player().state() == playback::PlayerState::Playing;
    const auto &current = m_session.current();
    const EpisodeId playing = isPlaying && current ? current->summary.id : EpisodeId();
    if (playing == m_playing)
        return;
    // The session saves the position of an episode that pauses or is left, and that is recorded.
    m_devices.recorder().endPlaying();
    m_playing = playing;
    if (playing.isValid())
        m_devices.recorder().beginPlaying(playing, m_session.player().position());
}

void SyncedPlayer::recordLoaded()
{
    const auto &current = m_session.current();
    if (current && current->summary.state.isStarted() && !isPlaying(current->summary.id))
        m_devices.recorder().record(current->summary.id);
}

void SyncedPlayer::endSession()
{
    m_session.player().pause();
    m_session.save();
}

} // namespace dogear::library
