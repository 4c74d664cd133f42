// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Computes when the schedule refreshes a show next.
///
/// Three goals conflict: new episodes should appear soon after their publication, each request
/// costs the server and this computer something even if the answer is "304", and most requests
/// bring nothing new. Therefore:
///
/// - The interval follows the show. The gap between its episodes is the median of the last ten gaps
///   (one holiday, or three episodes at once, do not change it), or the gap that the feed announces
///   if that is shorter. A show is requested requestsPerInterval times in a gap: a daily show every
///   hour, a weekly show every seven hours, a monthly show once a day; the interval is at least
///   minInterval and at most maxInterval.
/// - Regular shows have a usual time: one gap after the newest episode. The show is requested
///   shortly after that time, and hourly for the following six hours, for late publishers.
/// - A silent show is not urgent: its gap counts as at least a quarter of the silence. A daily show
///   that stopped is requested every two hours after eight days and once a day after three months.
///   A feed that says it is complete is requested once a week, for corrections and moves.
/// - A failed request is repeated after a quarter of an hour, then after twice the previous pause,
///   at most after a day. Without a connection the maximum is an hour: it costs no server anything.
///   Errors that only the user can fix (401, 410) wait a day at once. The pause that the server
///   demands (Retry-After) always applies.
/// - Each show has its own constant fraction of every pause, computed from its id and the second in
///   which it was followed here. Therefore neither the thousand shows of one library nor the
///   thousand libraries that follow one show send their requests at the same moment.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/subscriptions/tst_refresh_schedule.cpp
/// Decision: README.md, "Each show is refreshed when it is due".

#include <domain/refresh_facts.h>

#include <chrono>

namespace dogear::subscriptions {

/// Number of the newest gaps between episodes that the median is taken of.
inline constexpr int medianIntervals = 10;
inline constexpr int requestsPerInterval = 24;
inline constexpr std::chrono::minutes minInterval{30};
inline constexpr std::chrono::hours maxInterval{24};
/// Gap of a show with too few dates of episodes to compute one.
inline constexpr std::chrono::hours defaultInterval{7 * 24};
/// A gap counts as at least the silence divided by this.
inline constexpr int silenceDivisor = 4;
/// Minimum gap of shows that have a usual time. Shorter gaps are covered by the ordinary interval.
inline constexpr std::chrono::hours minIntervalWithExpectedTime{48};
inline constexpr std::chrono::minutes expectedTimeDelay{5}; ///< feeds are updated a little later
inline constexpr std::chrono::minutes expectedTimeSpread{20};
inline constexpr std::chrono::hours lateWindow{6};
inline constexpr std::chrono::hours lateRetryInterval{1};
inline constexpr std::chrono::hours completeInterval{7 * 24};
inline constexpr std::chrono::minutes firstRetry{15};
inline constexpr std::chrono::hours maxRetry{24};
inline constexpr std::chrono::hours maxOfflineRetry{1};

/// The median of the gaps between \a newest; nullopt for fewer than two dates.
[[nodiscard]] std::optional<std::chrono::seconds> medianInterval(QList<QDateTime> newest);

/// The show's own fraction of every pause: at least 0 and less than 1.
[[nodiscard]] double jitterOf(const domain::RefreshFacts &facts);

/// The time when the show is due; \a now if it was never requested, or if its last request lies in
/// the future (the clock was set back).
[[nodiscard]] QDateTime dueAt(const domain::RefreshFacts &facts, const QDateTime &now);

/// The same for the setting that requests every show every \a interval, however often it publishes.
/// Pauses after failures and pauses demanded by servers apply as in dueAt().
[[nodiscard]] QDateTime dueEvery(std::chrono::hours interval,
                                 const domain::RefreshFacts &facts,
                                 const QDateTime &now);

} // namespace dogear::subscriptions
