// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Leaves out the intro and the outro of what is in the player.
///
/// An episode that begins at its beginning begins behind the intro. When playback comes to the
/// outro by itself, the episode was heard to its end (Player::finished); a listener who goes into
/// the outro, or left the episode there, hears it to the end of the media. Intro and outro that
/// leave nothing of an episode are not left out. Where its length is not known the outro waits for
/// it.
///
/// Threads: GUI thread.
/// Owner:   the composition root; the Player outlives it.
/// Tests:   tests/unit/playback/tst_episode_bounds.cpp

#include <QObject>

#include <chrono>

namespace dogear::playback {

class Player;
enum class PlayerState;

/// What is left out at both ends; 0: nothing.
struct LeftOut
{
    std::chrono::milliseconds intro{};
    std::chrono::milliseconds outro{};

    friend bool operator==(const LeftOut &, const LeftOut &) = default;
};

/// Where an episode of \a duration begins; 0 as a duration: unknown.
[[nodiscard]] std::chrono::milliseconds beginningOf(const LeftOut &leftOut,
                                                    std::chrono::milliseconds duration);

class EpisodeBounds final : public QObject
{
    Q_OBJECT

public:
    explicit EpisodeBounds(Player &player, QObject *parent = nullptr);

    /// Before another episode, of \a duration as far as it is known, is loaded.
    void begin(const LeftOut &leftOut, std::chrono::milliseconds duration);
    /// For the episode that is in the player. Of what is heard right now nothing is cut off.
    void change(const LeftOut &leftOut);

private:
    void followState(PlayerState state);
    void followPosition(std::chrono::milliseconds position);
    void update();

    Player &m_player;
    LeftOut m_leftOut;
    /// Where a listener went last, or left the episode: playback from within the outro goes on.
    std::chrono::milliseconds m_from{};
    bool m_wasEmpty = true;
    bool m_isUntouched = false; ///< since it was loaded nobody played it or chose a place
};

} // namespace dogear::playback
