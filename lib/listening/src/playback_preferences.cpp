// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/playback_preferences.h>
#include <listening/playback_session.h>
#include <listening/show_playbacks.h>
#include <playback/intro_outro_skipper.h>
#include <playback/sound_controls.h>
#include <settings/settings.h>

#include <QScopedValueRollback>

namespace dogear::listening {

using domain::PlaybackEffects;
using domain::ShowPlayback;

PlaybackPreferences::PlaybackPreferences(playback::SoundControls &sound,
                                         PlaybackSession &session,
                                         ShowPlaybacks &shows,
                                         playback::IntroOutroSkipper &introOutro,
                                         settings::Settings &settings,
                                         QObject *parent)
    : QObject(parent)
    , m_sound(sound)
    , m_session(session)
    , m_shows(shows)
    , m_introOutro(introOutro)
    , m_settings(settings)
{
    const settings::PlaybackSettings stored = settings.playback();
    m_allShows = {.speed = stored.speed,
                  .trimsSilence = stored.trimsSilence,
                  .levelsLoudness = stored.levelsLoudness};
    using playback::SoundControls;
    connect(&session, &PlaybackSession::currentChanged, this, &PlaybackPreferences::takeShow);
    connect(&shows, &ShowPlaybacks::changed, this, &PlaybackPreferences::handleShowChange);
    connect(&sound, &SoundControls::speedChanged, this, [this](double speed) {
        PlaybackEffects wanted = effects();
        wanted.speed = speed;
        handlePlayerChange(wanted);
    });
    connect(&sound,
            &SoundControls::speechSettingsChanged,
            this,
            [this](const speech::SpeechSettings &speechSettings) {
                PlaybackEffects wanted = effects();
                wanted.trimsSilence = speechSettings.trimsSilence;
                wanted.levelsLoudness = speechSettings.levelsLoudness;
                handlePlayerChange(wanted);
            });
    apply();
}

PlaybackEffects PlaybackPreferences::effects() const
{
    return domain::effectsOf(m_show, m_allShows);
}

bool PlaybackPreferences::isOfShow(EffectGroup group) const
{
    if (group == EffectGroup::Speed)
        return m_show.speed.has_value();
    return m_show.trimsSilence.has_value() || m_show.levelsLoudness.has_value();
}

void PlaybackPreferences::takeShow()
{
    const auto &current = m_session.current();
    m_showId = current ? current->summary.podcastId : PodcastId();
    m_show = current ? m_session.showPlayback() : ShowPlayback();
    apply();
    emit changed();
}

void PlaybackPreferences::handleShowChange(PodcastId podcast, const ShowPlayback &playback)
{
    if (!hasShow() || podcast != m_showId)
        return;
    m_show = playback;
    // Intro and outro belong to the show as well and may change during playback.
    m_introOutro.change({.intro = playback.intro, .outro = playback.outro});
    apply();
    emit changed();
}

void PlaybackPreferences::apply()
{
    // The signals of the player that follow are not changes by the user.
    const QScopedValueRollback applying(m_isApplying, true);
    const PlaybackEffects wanted = effects();
    m_sound.setSpeed(wanted.speed);
    speech::SpeechSettings speechSettings = m_sound.speechSettings();
    speechSettings.trimsSilence = wanted.trimsSilence;
    speechSettings.levelsLoudness = wanted.levelsLoudness;
    m_sound.setSpeechSettings(speechSettings);
}

/// Stores a change that the user made in the player: in the bar, with a key or from the desktop.
void PlaybackPreferences::handlePlayerChange(const PlaybackEffects &wanted)
{
    // apply() changes the player, too; only changes by the user are stored.
    if (m_isApplying)
        return;
    if (hasShow())
        setShow(domain::withEffects(m_show, wanted, m_allShows));
    else
        setForAllShows(wanted);
}

void PlaybackPreferences::setShow(const ShowPlayback &playback)
{
    if (playback != m_show)
        m_shows.set(m_showId, playback); // handleShowChange() follows
}

void PlaybackPreferences::setForAllShows(const PlaybackEffects &effects)
{
    if (effects == m_allShows)
        return;
    store(effects);
    apply();
    emit changed();
}

/// Writes the settings at once, not only on closing, so that a crash loses nothing.
void PlaybackPreferences::store(const PlaybackEffects &allShows)
{
    m_allShows = allShows;
    settings::PlaybackSettings stored = m_settings.playback();
    stored.speed = allShows.speed;
    stored.trimsSilence = allShows.trimsSilence;
    stored.levelsLoudness = allShows.levelsLoudness;
    m_settings.setPlayback(stored);
}

/// Stored even if equal to the values for all shows, so that later changes of those do not apply.
void PlaybackPreferences::keepForShow(EffectGroup group)
{
    if (!hasShow())
        return;
    const PlaybackEffects present = effects();
    ShowPlayback show = m_show;
    if (group == EffectGroup::Speed) {
        show.speed = present.speed;
    } else {
        show.trimsSilence = present.trimsSilence;
        show.levelsLoudness = present.levelsLoudness;
    }
    setShow(show);
}

void PlaybackPreferences::leaveToAllShows(EffectGroup group)
{
    ShowPlayback show = m_show;
    if (group == EffectGroup::Speed) {
        show.speed.reset();
    } else {
        show.trimsSilence.reset();
        show.levelsLoudness.reset();
    }
    setShow(show);
}

void PlaybackPreferences::useForAllShows(EffectGroup group)
{
    const PlaybackEffects present = effects();
    PlaybackEffects allShows = m_allShows;
    if (group == EffectGroup::Speed) {
        allShows.speed = present.speed;
    } else {
        allShows.trimsSilence = present.trimsSilence;
        allShows.levelsLoudness = present.levelsLoudness;
    }
    setForAllShows(allShows);
    // A value of its own would hide later changes for all shows.
    leaveToAllShows(group);
}

} // namespace dogear::listening
