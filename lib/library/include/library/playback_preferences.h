// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the player what holds for the show of each episode, and notes what a listener
///        changes in the player, wherever it is done.
///
/// What is changed while an episode is in the player belongs to its show. What holds for all other
/// shows changes in the settings, or when a listener says that it is for all.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_playback_preferences.cpp

#include <base/ids.h>
#include <domain/show_playback.h>

#include <QObject>

namespace dogear::playback {
class EpisodeBounds;
class Player;
} // namespace dogear::playback

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::library {

class PlaybackSession;
class ShowPlaybacks;

/// What goes together where a listener says for which shows it is.
enum class EffectGroup {
    Speed,
    Sound, ///< pauses and loudness
};

class PlaybackPreferences final : public QObject
{
    Q_OBJECT

public:
    PlaybackPreferences(playback::Player &player,
                        PlaybackSession &session,
                        ShowPlaybacks &shows,
                        playback::EpisodeBounds &bounds,
                        settings::Settings &settings,
                        QObject *parent = nullptr);

    [[nodiscard]] const domain::PlaybackEffects &forAllShows() const { return m_allShows; }
    /// Of what is in the player the show's own stays.
    void setForAllShows(const domain::PlaybackEffects &effects);

    /// Whether an episode is in the player, so that there is a show to choose something for.
    [[nodiscard]] bool hasShow() const { return m_showId.isValid(); }
    /// What holds for what is in the player.
    [[nodiscard]] domain::PlaybackEffects effects() const;
    /// Whether any of it is the show's own.
    [[nodiscard]] bool isOfShow(EffectGroup group) const;

    /// What holds now becomes the show's own, also where it is the same for all.
    void keepForShow(EffectGroup group);
    /// The show is played as all shows are.
    void leaveToAllShows(EffectGroup group);
    /// What holds now holds for all shows, but for those that have their own.
    void useForAllShows(EffectGroup group);

signals:
    /// Emitted when anything of the above may be another.
    void changed();

private:
    void takeShow();
    void takeChange(PodcastId podcast, const domain::ShowPlayback &playback);
    void takePlayer(const domain::PlaybackEffects &wanted);
    void setShow(const domain::ShowPlayback &playback);
    void store(const domain::PlaybackEffects &allShows);
    void apply();

    playback::Player &m_player;
    PlaybackSession &m_session;
    ShowPlaybacks &m_shows;
    playback::EpisodeBounds &m_bounds;
    settings::Settings &m_settings;
    domain::PlaybackEffects m_allShows;
    PodcastId m_showId; ///< of what is in the player
    domain::ShowPlayback m_show;
    bool m_isApplying = false; ///< what the player says is what it was told
};

} // namespace dogear::library
