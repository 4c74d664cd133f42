// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies the playback effects of the current show to the player, and stores the user's
///        changes.
///
/// A change while an episode is in the player belongs to its show, wherever the user makes it. The
/// values for all other shows change in the settings, or when the user asks for it explicitly.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_playback_preferences.cpp

#include <base/ids.h>
#include <domain/show_playback.h>

#include <QObject>

namespace dogear::playback {
class IntroOutroSkipper;
class SoundControls;
} // namespace dogear::playback

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::listening {

class PlaybackSession;
class ShowPlaybacks;

/// The effects that the user assigns to a show or to all shows together.
enum class EffectGroup {
    Speed,
    Sound, ///< pauses and loudness
};

class PlaybackPreferences final : public QObject
{
    Q_OBJECT

public:
    PlaybackPreferences(playback::SoundControls &sound,
                        PlaybackSession &session,
                        ShowPlaybacks &shows,
                        playback::IntroOutroSkipper &introOutro,
                        settings::Settings &settings,
                        QObject *parent = nullptr);

    [[nodiscard]] const domain::PlaybackEffects &forAllShows() const { return m_allShows; }
    /// Sets the effects for all shows; the current show keeps its own values.
    void setForAllShows(const domain::PlaybackEffects &effects);

    /// Whether an episode is in the player, so that effects can belong to its show.
    [[nodiscard]] bool hasShow() const { return m_showId.isValid(); }
    /// The effects that apply to the player now.
    [[nodiscard]] domain::PlaybackEffects effects() const;
    /// Whether the current show has its own value for an effect of \a group.
    [[nodiscard]] bool isOfShow(EffectGroup group) const;

    /// Makes the present effects the show's own, even if they equal those for all shows.
    void keepForShow(EffectGroup group);
    /// Removes the show's own effects, so that those for all shows apply.
    void leaveToAllShows(EffectGroup group);
    /// Makes the present effects those of all shows that have none of their own.
    void useForAllShows(EffectGroup group);

signals:
    /// Emitted when any of the results above may have changed.
    void changed();

private:
    void takeShow();
    void handleShowChange(PodcastId podcast, const domain::ShowPlayback &playback);
    void handlePlayerChange(const domain::PlaybackEffects &wanted);
    void setShow(const domain::ShowPlayback &playback);
    void store(const domain::PlaybackEffects &allShows);
    void apply();

    playback::SoundControls &m_sound;
    PlaybackSession &m_session;
    ShowPlaybacks &m_shows;
    playback::IntroOutroSkipper &m_introOutro;
    settings::Settings &m_settings;
    domain::PlaybackEffects m_allShows;
    PodcastId m_showId; ///< show of the episode in the player
    domain::ShowPlayback m_show;
    bool m_isApplying = false; ///< changes of the player come from apply(), not from the user
};

} // namespace dogear::listening
