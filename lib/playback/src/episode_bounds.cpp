// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/episode_bounds.h>
#include <playback/player.h>

#include <algorithm>
#include <utility>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// Whether something remains of an episode of \a duration; true if that is unknown.
bool fits(const LeftOut &leftOut, milliseconds duration)
{
    return duration <= 0ms || leftOut.intro + leftOut.outro < duration;
}

} // namespace

milliseconds beginningOf(const LeftOut &leftOut, milliseconds duration)
{
    return fits(leftOut, duration) ? leftOut.intro : 0ms;
}

EpisodeBounds::EpisodeBounds(Player &player, QObject *parent)
    : QObject(parent)
    , m_player(player)
{
    connect(&player, &Player::stateChanged, this, &EpisodeBounds::followState);
    connect(&player, &Player::positionChanged, this, &EpisodeBounds::followPosition);
    connect(&player, &Player::durationChanged, this, &EpisodeBounds::update);
    // chosen() comes before positionChanged(), so the ending is right when the player moves.
    connect(&player, &Player::chosen, this, [this](milliseconds position) {
        m_isUntouched = false;
        m_from = position;
        update();
    });
}

void EpisodeBounds::begin(const LeftOut &leftOut, milliseconds duration)
{
    m_leftOut = leftOut;
    m_from = 0ms;
    m_isUntouched = true;
    m_player.rewindLimits().setBeginning(beginningOf(leftOut, duration));
    setEnding(std::nullopt); // update() sets it once the episode is loaded
}

void EpisodeBounds::change(const LeftOut &leftOut)
{
    if (leftOut == m_leftOut)
        return;
    m_leftOut = leftOut;
    const milliseconds position = m_player.position();
    // Within the new outro playback continues, as if the listener had gone there.
    if (m_player.duration() > 0ms && position >= m_player.duration() - leftOut.outro)
        m_from = position;
    update();
}

milliseconds EpisodeBounds::beginning() const
{
    return m_player.rewindLimits().beginning();
}

milliseconds EpisodeBounds::ending() const
{
    return m_ending.value_or(m_player.duration());
}

void EpisodeBounds::setEnding(std::optional<milliseconds> ending)
{
    if (std::exchange(m_ending, ending) != ending)
        emit endingChanged();
}

void EpisodeBounds::followState(PlayerState state)
{
    if (state == PlayerState::Playing)
        m_isUntouched = false;
    // Player::load() leaves Empty with the position at which the episode resumes.
    const bool isLoaded =
        std::exchange(m_wasEmpty, state == PlayerState::Empty) && state != PlayerState::Empty;
    if (isLoaded)
        m_from = m_player.position();
    else if (state == PlayerState::Ended)
        m_from = 0ms; // a replay begins at the beginning
    else
        return;
    update();
}

void EpisodeBounds::followPosition(milliseconds position)
{
    const bool endsEarly = ending() < m_player.duration();
    // Without an outro the device itself reports the end.
    if (endsEarly && m_player.state() == PlayerState::Playing && position >= ending())
        m_player.finish();
}

void EpisodeBounds::update()
{
    const milliseconds duration = m_player.duration();
    const milliseconds before = beginning();
    const milliseconds introEnd = beginningOf(m_leftOut, duration);
    const milliseconds outroStart = duration - m_leftOut.outro;
    const bool endsEarly =
        duration > 0ms && m_leftOut.outro > 0ms && fits(m_leftOut, duration) && m_from < outroStart;
    m_player.rewindLimits().setBeginning(introEnd);
    setEnding(endsEarly ? std::optional(outroStart) : std::nullopt);
    // Before anything is played, a new length or setting moves the start position, too. The player
    // has clamped that position to the duration.
    const milliseconds start = duration > 0ms ? std::min(before, duration) : before;
    if (m_isUntouched && before != introEnd && m_player.position() == start)
        m_player.moveOn(introEnd);
}

} // namespace dogear::playback
