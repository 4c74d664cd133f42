// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/time_fill.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace dogear::listening {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// Times are counted in steps. Each chosen item adds at most half a step of error, so even with
/// maxItems the total stays within the tolerance.
constexpr milliseconds step = 100ms;
constexpr qsizetype maxItems = 200;
constexpr milliseconds rounding = step / 2 * maxItems;
constexpr milliseconds shortest = 5s; ///< shorter items are left out: announcements, broken files

int stepsOf(milliseconds time)
{
    return int((time + step / 2) / step);
}

/// A set of sums in steps, 0 to its size - 1.
class Sums
{
public:
    explicit Sums(int size)
        : m_size(size)
        , m_words(size_t(size + 63) / 64)
    {}

    void insert(int sum) { m_words.at(size_t(sum) / 64) |= std::uint64_t(1) << (sum % 64); }
    [[nodiscard]] bool contains(int sum) const
    {
        return sum >= 0 && sum < m_size && ((m_words.at(size_t(sum) / 64) >> (sum % 64)) & 1) != 0;
    }
    /// Whether there is a sum from \a first to \a last.
    [[nodiscard]] bool containsAny(int first, int last) const
    {
        for (int sum = std::max(first, 0); sum <= std::min(last, m_size - 1); ++sum) {
            if (contains(sum))
                return true;
        }
        return false;
    }
    /// Adds to each sum another one that is greater by \a steps.
    void addShifted(int steps)
    {
        const size_t words = size_t(steps) / 64;
        const int bits = steps % 64;
        // From the end on, so that each word is read before it is changed.
        for (size_t i = m_words.size(); i-- > words;) {
            std::uint64_t shifted = m_words[i - words] << bits;
            if (bits > 0 && i > words)
                shifted |= m_words[i - words - 1] >> (64 - bits);
            m_words[i] |= shifted;
        }
    }

private:
    int m_size;
    std::vector<std::uint64_t> m_words;
};

/// Finds, for each item, the sums that this item and those behind it can have.
std::vector<Sums> reachable(const QList<FillItem> &items, int size)
{
    Sums sums(size);
    sums.insert(0);
    std::vector<Sums> behind(size_t(items.size()) + 1, Sums(0));
    behind.back() = sums;
    for (qsizetype i = items.size(); i-- > 0;) {
        sums.addShifted(stepsOf(items.at(i).time));
        behind.at(size_t(i)) = sums;
    }
    return behind;
}

/// Chooses the first items with a sum from \a first to \a last. \pre there is such a sum
Filling chosen(const QList<FillItem> &items, const std::vector<Sums> &behind, int first, int last)
{
    Filling filling;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const int time = stepsOf(items.at(i).time);
        if (time > last || !behind.at(size_t(i) + 1).containsAny(first - time, last - time))
            continue;
        filling.episodes.append(items.at(i).id);
        filling.total += items.at(i).time;
        first -= time;
        last -= time;
    }
    return filling;
}

/// Whether nothing remains of an episode of this \a duration without the intro and the outro.
bool isAllSkipped(const domain::ShowPlayback &show, milliseconds duration)
{
    return show.intro + show.outro >= duration;
}

} // namespace

std::optional<milliseconds> playingTime(const domain::EpisodeSummary &episode,
                                        const domain::ShowPlayback &show,
                                        double speed)
{
    if (!episode.duration || *episode.duration <= 0ms)
        return {};
    const milliseconds duration = *episode.duration;
    // The rules of playback::IntroOutroSkipper: an episode that is all intro and outro is played
    // whole, and an episode that was left within the outro plays to its end.
    const bool skips = !isAllSkipped(show, duration);
    milliseconds begin = skips ? milliseconds(show.intro) : 0ms;
    if (episode.state.isStarted())
        begin = std::min(episode.state.position, duration);
    milliseconds end = duration;
    if (skips && begin < duration - show.outro)
        end = duration - show.outro;
    return milliseconds(std::llround(double((end - begin).count()) / std::clamp(speed, 0.5, 3.0)));
}

Filling fillTime(const QList<FillItem> &items, milliseconds wish)
{
    const milliseconds wanted = std::clamp(wish, milliseconds(0), milliseconds(maxFill));
    QList<FillItem> usable;
    for (const FillItem &item : items) {
        if (item.time >= shortest && usable.size() < maxItems)
            usable.append(item);
    }
    if (usable.isEmpty())
        return {};
    // Nothing chosen is `wanted` away, so no better sum is greater than twice that, except for the
    // shortest item alone.
    const auto byTime = [](const FillItem &item) { return item.time; };
    const milliseconds least = std::ranges::min(usable, {}, byTime).time;
    const int size = stepsOf(std::max(2 * wanted, least)) + 1;
    const std::vector<Sums> behind = reachable(usable, size);
    const Sums &all = behind.front();
    const int middle = stepsOf(wanted);
    const int tolerance = int((fillTolerance - rounding) / step);
    if (all.containsAny(std::max(middle - tolerance, 1), middle + tolerance))
        return chosen(usable, behind, std::max(middle - tolerance, 1), middle + tolerance);
    int distance = tolerance;
    while (distance < size && !all.contains(middle + distance)
           && (middle - distance <= 0 || !all.contains(middle - distance)))
        ++distance;
    const bool isBelow = middle - distance > 0 && all.contains(middle - distance);
    const int nearest = isBelow ? middle - distance : middle + distance;
    return chosen(usable, behind, nearest, nearest);
}

} // namespace dogear::listening
