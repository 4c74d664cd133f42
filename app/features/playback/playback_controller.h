// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the keys and menu entries of the player.
///
/// Threads: GUI thread.
/// Owner:   the window; player, sound and journal outlive it.
/// Tests:   tests/gui/tst_episode_keys.cpp, tests/gui/tst_preferences.cpp

#include <settings/settings.h>

#include <QList>
#include <QObject>

class QAction;
class QKeySequence;
class QWidget;

namespace dogear::listening {
class PositionJournal;
} // namespace dogear::listening

namespace dogear::playback {
class Player;
class SoundControls;
} // namespace dogear::playback

namespace dogear {

class PlaybackController final : public QObject
{
    Q_OBJECT

public:
    /// Change of the playback rate by Slower and Faster.
    static constexpr double speedStep = 0.05;
    static constexpr int volumeStepPercent = 5;

    PlaybackController(playback::Player &player,
                       playback::SoundControls &sound,
                       listening::PositionJournal &journal,
                       const settings::PlaybackSettings &settings,
                       QWidget &window);

    /// Sets the lengths of the skips, which the texts of the menu contain.
    void setSkips(std::chrono::milliseconds back, std::chrono::milliseconds forward);

    /// The entries of the Playback menu, in their order.
    [[nodiscard]] const QList<QAction *> &actions() const { return m_actions; }

signals:
    /// Emitted when the user presses Play while the player is empty.
    void startRequested();

private:
    QAction *add(const QString &name,
                 const QString &text,
                 const QKeySequence &key,
                 std::function<void()> act);

    QWidget &m_window;
    QAction *m_back = nullptr;
    QAction *m_forward = nullptr;
    std::chrono::milliseconds m_skipBack{};
    std::chrono::milliseconds m_skipForward{};
    QList<QAction *> m_actions;
};

} // namespace dogear
