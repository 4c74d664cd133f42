// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows and sets the speed in the player bar: a menu of usual speeds, a slider for the
///        others, and the choice between this show and all shows.
///
/// Tests: tests/gui/tst_player_bar.cpp, tst_effect_scope.cpp

#include <QToolButton>

class QActionGroup;
class QMenu;
class QSlider;

namespace dogear::listening {
class PlaybackPreferences;
} // namespace dogear::listening

namespace dogear::playback {
class SoundControls;
} // namespace dogear::playback

namespace dogear::widgets {

class SpeedButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit SpeedButton(playback::SoundControls &sound, QWidget *parent = nullptr);

    /// Adds the entries of EffectScope to the menu; \a preferences outlives the button.
    void setPreferences(listening::PlaybackPreferences &preferences);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void createMenu();
    void addFineSpeed(QMenu &menu);
    void showSpeed();

    playback::SoundControls &m_sound;
    listening::PlaybackPreferences *m_preferences = nullptr; ///< nullptr in some tests
    QActionGroup *m_speeds = nullptr;
    QSlider *m_fineSpeed = nullptr;
};

} // namespace dogear::widgets
