// SPDX-License-Identifier: GPL-3.0-or-later
#include "refresh_schedule.h"

#include "update_rule.h"

#include <algorithm>
#include <functional>

using namespace std::chrono_literals;

namespace dogear::subscriptions {

namespace {

using std::chrono::seconds;

QDateTime after(const QDateTime &time, seconds pause)
{
    return time.addSecs(pause.count());
}

seconds part(seconds whole, double share)
{
    return seconds(qint64(double(whole.count()) * share));
}

/// Whether only the user can fix \a error: a password is missing, or the feed was removed.
bool needsAPerson(const Error &error)
{
    return error.code == ErrorCode::HttpStatus
           && (error.httpStatus == 401 || error.httpStatus == 410);
}

/// The pause after a failure. Up to a quarter of it is subtracted, not added, so that the maximum
/// pause stays the maximum.
seconds retryPause(const domain::RefreshFacts &facts)
{
    const seconds longest = facts.error->code == ErrorCode::Offline ? seconds(longestOfflineRetry)
                                                                    : seconds(longestRetry);
    // The upper bound keeps the shift below from overflowing; ten doublings exceed longestRetry.
    const int doublings = std::clamp(facts.failures - 1, 0, 10);
    const seconds pause = needsAPerson(*facts.error)
                              ? longest
                              : std::min(longest, seconds(firstRetry) * (1 << doublings));
    return pause - part(pause / 4, shareOf(facts));
}

/// The publication rhythm of a show, seen from the time of the last request.
struct Rhythm
{
    seconds gap = unknownGap;
    seconds silence{};               ///< since the newest episode
    std::optional<QDateTime> newest; ///< date of the newest episode
    std::optional<QDateTime> anchor; ///< time of a published or a planned episode

    /// Whether the show still publishes as usual: the silence is at most silenceShare gaps long.
    [[nodiscard]] bool isKept() const { return gap * silenceShare >= silence; }
};

Rhythm rhythmOf(const domain::RefreshFacts &facts, const QDateTime &asked)
{
    Rhythm rhythm;
    const auto observed = usualGap(facts.newest);
    const auto rule = facts.plan ? updateRuleAt(*facts.plan, asked) : std::nullopt;
    if (observed && rule)
        rhythm.gap = std::min(*observed, rule->gap);
    else if (observed || rule)
        rhythm.gap = observed ? *observed : rule->gap;
    if (!facts.newest.isEmpty()) {
        rhythm.newest = *std::ranges::max_element(facts.newest);
        rhythm.anchor = rhythm.newest;
        rhythm.silence = seconds(std::max<qint64>(0, rhythm.newest->secsTo(asked)));
    }
    // While a show keeps its announced rhythm, that tells the hour better than a late episode does.
    if (rule && rule->start && (!observed || rule->gap <= *observed))
        rhythm.anchor = rule->start;
    return rhythm;
}

/// The next request at or after a usual time, counted from \a asked.
std::optional<QDateTime> nextAtUsualTime(const Rhythm &rhythm, const QDateTime &asked, double share)
{
    if (!rhythm.anchor || !rhythm.isKept() || rhythm.gap < leastGapWithUsualTime)
        return std::nullopt;
    // The first usual time whose six hours have not passed and whose episode has not arrived: a
    // usual time less than half a gap after the newest episode is the one of that episode.
    QDateTime from = after(asked, -usualTimeLasts);
    if (rhythm.newest)
        from = std::max(from, after(*rhythm.newest, rhythm.gap / 2));
    const seconds since(rhythm.anchor->secsTo(from));
    const qint64 gaps = since < 0s ? 0 : since / rhythm.gap + 1;
    const QDateTime usual = after(*rhythm.anchor, rhythm.gap * gaps);
    const QDateTime first = after(usual, afterUsualTime + part(usualTimeSpread, share));
    // Within the six hours the last request is the reference, which makes the requests hourly.
    return std::max(first, after(asked, aroundUsualTime));
}

QDateTime dueAfterSuccess(const domain::RefreshFacts &facts)
{
    const QDateTime asked = *facts.asked;
    const double share = shareOf(facts);
    if (facts.plan && facts.plan->isComplete)
        return after(asked, completeInterval + part(seconds(completeInterval) / 10, share));
    const Rhythm rhythm = rhythmOf(facts, asked);
    const seconds gap = std::max(rhythm.gap, rhythm.silence / silenceShare);
    const seconds interval =
        std::clamp(gap / asksPerGap, seconds(shortestInterval), seconds(longestInterval));
    const QDateTime due = after(asked, interval + part(interval / 10, share));
    const auto usual = nextAtUsualTime(rhythm, asked, share);
    return usual ? std::min(due, *usual) : due;
}

/// False also for a request in the future: the clock was set back since.
bool wasAsked(const domain::RefreshFacts &facts, const QDateTime &now)
{
    return facts.asked && *facts.asked <= now;
}

/// Never earlier than the server allows (Retry-After).
QDateTime leftAlone(const QDateTime &due, const domain::RefreshFacts &facts)
{
    return facts.notBefore ? std::max(due, *facts.notBefore) : due;
}

} // namespace

std::optional<seconds> usualGap(QList<QDateTime> newest)
{
    std::ranges::sort(newest, std::greater());
    newest = newest.first(std::min<qsizetype>(newest.size(), rhythmEpisodes + 1));
    QList<seconds> gaps;
    for (qsizetype i = 1; i < newest.size(); ++i)
        gaps.append(seconds(newest.at(i).secsTo(newest.at(i - 1))));
    if (gaps.isEmpty())
        return std::nullopt;
    const auto middle = gaps.begin() + gaps.size() / 2;
    std::ranges::nth_element(gaps, middle);
    return *middle;
}

double shareOf(const domain::RefreshFacts &facts)
{
    // The finaliser of splitmix64 spreads consecutive ids to unrelated fractions, and gives the
    // same result on every computer. The time of following makes the libraries of two users differ.
    quint64 bits =
        quint64(facts.id.value) * 0x9e3779b97f4a7c15ULL
        ^ quint64(facts.followedSince.isValid() ? facts.followedSince.toSecsSinceEpoch() : 0);
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebULL;
    bits ^= bits >> 31;
    // A double has a precision of 53 bits; with more of them the result could round up to 1.
    return double(bits >> 11) / double(1ULL << 53);
}

QDateTime dueAt(const domain::RefreshFacts &facts, const QDateTime &now)
{
    if (!wasAsked(facts, now))
        return leftAlone(now, facts);
    const QDateTime due =
        facts.error ? after(*facts.asked, retryPause(facts)) : dueAfterSuccess(facts);
    return leftAlone(due, facts);
}

QDateTime dueEvery(std::chrono::hours interval,
                   const domain::RefreshFacts &facts,
                   const QDateTime &now)
{
    if (!wasAsked(facts, now))
        return leftAlone(now, facts);
    QDateTime due = after(*facts.asked, interval);
    if (facts.error)
        due = std::max(due, after(*facts.asked, retryPause(facts)));
    return leftAlone(due, facts);
}

} // namespace dogear::subscriptions
