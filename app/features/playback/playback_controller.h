// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The player's keys and menu entries.
///
/// Threads: GUI thread.
/// Owner:   the window; the Player outlives it.

#include <settings/settings.h>

#include <QList>
#include <QObject>

class QAction;
class QKeySequence;
class QWidget;

namespace dogear::library {
class PositionJournal;
} // namespace dogear::library

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear {

class PlaybackController final : public QObject
{
    Q_OBJECT

public:
    /// One step of slower and faster.
    static constexpr double speedStep = 0.05;
    static constexpr int volumeStepPercent = 5;

    PlaybackController(playback::Player &player,
                       library::PositionJournal &journal,
                       const settings::PlaybackSettings &settings,
                       QWidget &window);

    void setSkips(std::chrono::milliseconds back, std::chrono::milliseconds forward);

    /// For the menu, in its order.
    [[nodiscard]] const QList<QAction *> &actions() const { return m_actions; }

signals:
    /// Emitted instead of playing while nothing is in the player.
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
