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
bool needsUserAction(const Error &error)
{
    return error.code == ErrorCode::HttpStatus
           && (error.httpStatus == 401 || error.httpStatus == 410);
}

/// The pause after a failure. Up to a quarter of it is subtracted, not added, so that the maximum
/// pause stays the maximum.
seconds retryPause(const domain::RefreshFacts &facts)
{
    // A proxy that fails is in the way of all shows, like a network that is down.
    const ErrorCode code = facts.error->code;
    const bool hasNoConnection = code == ErrorCode::Offline || code == ErrorCode::ProxyFailed
                                 || code == ErrorCode::ProxyDenied;
    const seconds longest = hasNoConnection ? seconds(maxOfflineRetry) : seconds(maxRetry);
    // The upper bound keeps the shift below from overflowing; ten doublings exceed maxRetry.
    const int doublings = std::clamp(facts.failures - 1, 0, 10);
    const seconds pause = needsUserAction(*facts.error)
                              ? longest
                              : std::min(longest, seconds(firstRetry) * (1 << doublings));
    return pause - part(pause / 4, jitterOf(facts));
}

/// The publication rhythm of a show, seen from the time of the last request.
struct Rhythm
{
    seconds gap = defaultInterval;
    seconds silence{};               ///< since the newest episode
    std::optional<QDateTime> newest; ///< date of the newest episode
    std::optional<QDateTime> anchor; ///< time of a published or a planned episode

    /// Whether the show still publishes as usual: the silence is at most silenceDivisor gaps long.
    [[nodiscard]] bool isKept() const { return gap * silenceDivisor >= silence; }
};

Rhythm rhythmOf(const domain::RefreshFacts &facts, const QDateTime &lastAttempt)
{
    Rhythm rhythm;
    const auto observed = medianInterval(facts.newest);
    const auto rule = facts.announcedFrequency
                          ? updateRuleAt(*facts.announcedFrequency, lastAttempt)
                          : std::nullopt;
    if (observed && rule)
        rhythm.gap = std::min(*observed, rule->gap);
    else if (observed || rule)
        rhythm.gap = observed ? *observed : rule->gap;
    if (!facts.newest.isEmpty()) {
        rhythm.newest = *std::ranges::max_element(facts.newest);
        rhythm.anchor = rhythm.newest;
        rhythm.silence = seconds(std::max<qint64>(0, rhythm.newest->secsTo(lastAttempt)));
    }
    // While a show keeps its announced rhythm, that tells the hour better than a late episode does.
    if (rule && rule->start && (!observed || rule->gap <= *observed))
        rhythm.anchor = rule->start;
    return rhythm;
}

/// The next request at or after a usual time, counted from \a lastAttempt.
std::optional<QDateTime> nextExpectedTime(const Rhythm &rhythm,
                                          const QDateTime &lastAttempt,
                                          double share)
{
    if (!rhythm.anchor || !rhythm.isKept() || rhythm.gap < minIntervalWithExpectedTime)
        return std::nullopt;
    // The first usual time whose six hours have not passed and whose episode has not arrived: a
    // usual time less than half a gap after the newest episode is the one of that episode.
    QDateTime from = after(lastAttempt, -lateWindow);
    if (rhythm.newest)
        from = std::max(from, after(*rhythm.newest, rhythm.gap / 2));
    const seconds since(rhythm.anchor->secsTo(from));
    const qint64 gaps = since < 0s ? 0 : since / rhythm.gap + 1;
    const QDateTime usual = after(*rhythm.anchor, rhythm.gap * gaps);
    const QDateTime first = after(usual, expectedTimeDelay + part(expectedTimeSpread, share));
    // Within the six hours the last request is the reference, which makes the requests hourly.
    return std::max(first, after(lastAttempt, lateRetryInterval));
}

QDateTime dueAfterSuccess(const domain::RefreshFacts &facts)
{
    const QDateTime lastAttempt = *facts.lastAttempt;
    const double share = jitterOf(facts);
    if (facts.announcedFrequency && facts.announcedFrequency->isComplete)
        return after(lastAttempt, completeInterval + part(seconds(completeInterval) / 10, share));
    const Rhythm rhythm = rhythmOf(facts, lastAttempt);
    const seconds gap = std::max(rhythm.gap, rhythm.silence / silenceDivisor);
    const seconds interval =
        std::clamp(gap / requestsPerInterval, seconds(minInterval), seconds(maxInterval));
    const QDateTime due = after(lastAttempt, interval + part(interval / 10, share));
    const auto usual = nextExpectedTime(rhythm, lastAttempt, share);
    return usual ? std::min(due, *usual) : due;
}

/// False also for a request in the future: the clock was set back since.
bool wasRequested(const domain::RefreshFacts &facts, const QDateTime &now)
{
    return facts.lastAttempt && *facts.lastAttempt <= now;
}

/// Never earlier than the server allows (Retry-After).
QDateTime leftAlone(const QDateTime &due, const domain::RefreshFacts &facts)
{
    return facts.notBefore ? std::max(due, *facts.notBefore) : due;
}

} // namespace

std::optional<seconds> medianInterval(QList<QDateTime> newest)
{
    std::ranges::sort(newest, std::greater());
    newest = newest.first(std::min<qsizetype>(newest.size(), medianIntervals + 1));
    QList<seconds> gaps;
    for (qsizetype i = 1; i < newest.size(); ++i)
        gaps.append(seconds(newest.at(i).secsTo(newest.at(i - 1))));
    if (gaps.isEmpty())
        return std::nullopt;
    const auto middle = gaps.begin() + gaps.size() / 2;
    std::ranges::nth_element(gaps, middle);
    return *middle;
}

double jitterOf(const domain::RefreshFacts &facts)
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
    if (!wasRequested(facts, now))
        return leftAlone(now, facts);
    const QDateTime due =
        facts.error ? after(*facts.lastAttempt, retryPause(facts)) : dueAfterSuccess(facts);
    return leftAlone(due, facts);
}

QDateTime dueEvery(std::chrono::hours interval,
                   const domain::RefreshFacts &facts,
                   const QDateTime &now)
{
    if (!wasRequested(facts, now))
        return leftAlone(now, facts);
    QDateTime due = after(*facts.lastAttempt, interval);
    if (facts.error)
        due = std::max(due, after(*facts.lastAttempt, retryPause(facts)));
    return leftAlone(due, facts);
}

} // namespace dogear::subscriptions
