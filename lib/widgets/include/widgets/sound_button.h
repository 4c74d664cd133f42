// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Offers the sound settings in the player bar: trim silence, even volume, mono, balance.
///
/// Threads: GUI thread.
/// Owner:   its parent widget; sound, saved time and video outlive it.
/// Tests:   tests/gui/tst_sound_button.cpp

#include <QToolButton>

class QAction;
class QMenu;
class QSlider;

namespace dogear::listening {
class PlaybackPreferences;
} // namespace dogear::listening

namespace dogear::playback {
class SavedTime;
class SoundControls;
class VideoOutput;
} // namespace dogear::playback

namespace dogear::speech {
struct SpeechSettings;
} // namespace dogear::speech

namespace dogear::widgets {

class SoundButton final : public QToolButton
{
    Q_OBJECT

public:
    SoundButton(playback::SoundControls &sound,
                playback::SavedTime &savedTime,
                const playback::VideoOutput &video,
                QWidget *parent = nullptr);

    /// Adds entries that choose between this show and all shows for silence and loudness;
    /// \a preferences outlives the button.
    void setPreferences(listening::PlaybackPreferences &preferences);

private:
    void createMenu();
    void addBalance(QMenu &menu);
    QAction *addSwitch(QMenu &menu,
                       const QString &name,
                       const QString &text,
                       bool speech::SpeechSettings::*field);
    void showSpeechSettings();
    void showSaved();
    void handleVideoChange(bool hasVideo);

    playback::SoundControls &m_sound;
    playback::SavedTime &m_savedTime;
    QAction *m_trims = nullptr;
    QAction *m_saved = nullptr;
    QAction *m_levels = nullptr;
    QAction *m_mono = nullptr;
    QSlider *m_balance = nullptr;
};

} // namespace dogear::widgets
