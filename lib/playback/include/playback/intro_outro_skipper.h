// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Skips the intro and the outro of the loaded episode.
///
/// Playback from the beginning starts after the intro. When playback reaches the outro by itself,
/// the episode is finished (Player::finished). A listener who seeks into the outro, or resumes
/// there, hears it to the end of the media. Nothing is skipped if intro and outro together are as
/// long as the episode. The outro is not skipped before the length of the episode is known.
///
/// Threads: GUI thread.
/// Owner:   the composition root; the Player outlives it.
/// Tests:   tests/unit/playback/tst_intro_outro_skipper.cpp

#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::playback {

class Player;
enum class PlayerState;

/// Lengths to skip at both ends of an episode; 0: nothing.
struct IntroOutroLengths
{
    std::chrono::milliseconds intro{};
    std::chrono::milliseconds outro{};

    friend bool operator==(const IntroOutroLengths &, const IntroOutroLengths &) = default;
};

/// Position where an episode of \a duration starts; a \a duration of 0 is unknown.
[[nodiscard]] std::chrono::milliseconds startAfterIntro(const IntroOutroLengths &lengths,
                                                        std::chrono::milliseconds duration);

class IntroOutroSkipper final : public QObject
{
    Q_OBJECT

public:
    explicit IntroOutroSkipper(Player &player, QObject *parent = nullptr);

    /// Prepares for another episode; call before it is loaded. \a duration is 0 if unknown.
    void begin(const IntroOutroLengths &lengths, std::chrono::milliseconds duration);
    /// Changes the lengths for the loaded episode. A new outro does not cut off current playback.
    void change(const IntroOutroLengths &lengths);

    /// Position where the episode starts when it is played from the beginning.
    [[nodiscard]] std::chrono::milliseconds beginning() const;
    /// Position where the episode ends: the start of an outro that is skipped, else the duration.
    /// 0 if neither is known.
    [[nodiscard]] std::chrono::milliseconds ending() const;

signals:
    /// Emitted when ending() changes without a change of Player::duration().
    void endingChanged();

private:
    void handleState(PlayerState state);
    void handlePosition(std::chrono::milliseconds position);
    void update();
    void setEnding(std::optional<std::chrono::milliseconds> ending);

    Player &m_player;
    IntroOutroLengths m_lengths;
    std::optional<std::chrono::milliseconds> m_ending; ///< start of the outro, if it is skipped
    /// Position that the listener chose last or resumed at; from within the outro playback
    /// continues.
    std::chrono::milliseconds m_from{};
    bool m_wasEmpty = true;
    bool m_isUntouched = false; ///< neither played nor sought since it was loaded
};

} // namespace dogear::playback
