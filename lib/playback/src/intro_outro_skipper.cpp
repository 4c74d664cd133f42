// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/intro_outro_skipper.h>
#include <playback/player.h>

#include <algorithm>
#include <utility>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// Whether something remains of an episode of \a duration; true if that is unknown.
bool fits(const IntroOutroLengths &lengths, milliseconds duration)
{
    return duration <= 0ms || lengths.intro + lengths.outro < duration;
}

} // namespace

milliseconds startAfterIntro(const IntroOutroLengths &lengths, milliseconds duration)
{
    return fits(lengths, duration) ? lengths.intro : 0ms;
}

IntroOutroSkipper::IntroOutroSkipper(Player &player, QObject *parent)
    : QObject(parent)
    , m_player(player)
{
    connect(&player, &Player::stateChanged, this, &IntroOutroSkipper::handleState);
    connect(&player, &Player::positionChanged, this, &IntroOutroSkipper::handlePosition);
    connect(&player, &Player::durationChanged, this, &IntroOutroSkipper::update);
    // chosen() comes before positionChanged(), so the ending is right when the player moves.
    connect(&player, &Player::chosen, this, [this](milliseconds position) {
        m_isUntouched = false;
        m_from = position;
        update();
    });
}

void IntroOutroSkipper::begin(const IntroOutroLengths &lengths, milliseconds duration)
{
    m_lengths = lengths;
    m_from = 0ms;
    m_isUntouched = true;
    m_player.rewindLimits().setBeginning(startAfterIntro(lengths, duration));
    setEnding(std::nullopt); // update() sets it once the episode is loaded
}

void IntroOutroSkipper::change(const IntroOutroLengths &lengths)
{
    if (lengths == m_lengths)
        return;
    m_lengths = lengths;
    const milliseconds position = m_player.position();
    // Within the new outro playback continues, as if the listener had gone there.
    if (m_player.duration() > 0ms && position >= m_player.duration() - lengths.outro)
        m_from = position;
    update();
}

milliseconds IntroOutroSkipper::beginning() const
{
    return m_player.rewindLimits().beginning();
}

milliseconds IntroOutroSkipper::ending() const
{
    return m_ending.value_or(m_player.duration());
}

void IntroOutroSkipper::setEnding(std::optional<milliseconds> ending)
{
    if (std::exchange(m_ending, ending) != ending)
        emit endingChanged();
}

void IntroOutroSkipper::handleState(PlayerState state)
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

void IntroOutroSkipper::handlePosition(milliseconds position)
{
    const bool endsEarly = ending() < m_player.duration();
    // Without an outro the device itself reports the end.
    if (endsEarly && m_player.state() == PlayerState::Playing && position >= ending())
        m_player.finish();
}

void IntroOutroSkipper::update()
{
    const milliseconds duration = m_player.duration();
    const milliseconds before = beginning();
    const milliseconds introEnd = startAfterIntro(m_lengths, duration);
    const milliseconds outroStart = duration - m_lengths.outro;
    const bool endsEarly =
        duration > 0ms && m_lengths.outro > 0ms && fits(m_lengths, duration) && m_from < outroStart;
    m_player.rewindLimits().setBeginning(introEnd);
    setEnding(endsEarly ? std::optional(outroStart) : std::nullopt);
    // Before anything is played, a new length or setting moves the start position, too. The player
    // has clamped that position to the duration.
    const milliseconds start = duration > 0ms ? std::min(before, duration) : before;
    if (m_isUntouched && before != introEnd && m_player.position() == start)
        m_player.advanceTo(introEnd);
}

} // namespace dogear::playback
