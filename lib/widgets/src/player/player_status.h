// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fills the line below the title in the player bar: the show, the reason for a wait, or the
///        error.
///
/// A wait is shown only after it has lasted for `showDelay`, so that a seek shows no text.
///
/// Tests: tests/gui/tst_player_bar.cpp

#include <base/error.h>
#include <base/ids.h>

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

class QWidget;

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::widgets {

class ElidedLabel;

class PlayerStatus final : public QObject
{
    Q_OBJECT

public:
    /// Delay before a wait is shown.
    static constexpr std::chrono::milliseconds showDelay{300};

    PlayerStatus(playback::Player &player, listening::PlaybackSession &session, QWidget *parent);

    [[nodiscard]] ElidedLabel *label() const { return m_label; }
    /// Updates the line from the state of the player and the session.
    void follow();
    /// Sets the reason why the server does not answer, or nullopt.
    void setNetworkProblem(const std::optional<Error> &error);

signals:
    /// Emitted when the user clicks the title of the show, to open the show.
    void showActivated(dogear::PodcastId id);

private:
    [[nodiscard]] bool showsTitle() const;
    void updateWait();
    [[nodiscard]] bool hasToWait() const;
    [[nodiscard]] QString waitText() const;
    [[nodiscard]] QString text() const;

    playback::Player &m_player;
    listening::PlaybackSession &m_session;
    ElidedLabel *m_label;
    QTimer m_wait;
    bool m_isWaitShown = false;
    std::optional<Error> m_problem;
};

} // namespace dogear::widgets
