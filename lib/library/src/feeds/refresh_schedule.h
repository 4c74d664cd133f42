// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief When a show is asked for news the next time, without anybody wanting it now.
///
/// Three things pull: news should be here soon after they are out, a question costs the server and
/// this computer something even if the answer is "304", and most questions are in vain. So:
///
/// - The pace follows the show. The gap between its episodes is the median of the last ten (one
///   holiday, or three episodes at once, do not change it), or what the feed plans if that is
///   shorter. A show is asked asksPerGap times in a gap: a daily one every hour, a weekly one every
///   seven hours, a monthly one once a day; never sooner than shortestInterval, never later than
///   longestInterval.
/// - Regular shows are regular. One gap after the newest episode is its usual time: it is asked
///   shortly after that, and hourly for the six hours that follow, for who is late.
/// - What has fallen silent is not urgent: the gap counts as at least a quarter of the silence. A
///   daily show that stopped is asked every two hours after eight days and once a day after three
///   months. A feed that says it is complete is asked once a week, for corrections and moves.
/// - A failure is tried again after a quarter of an hour, then after twice as long each time, but
///   not later than after a day. Without a connection the longest pause is an hour: it costs no
///   server anything. What only a person can mend (401, 410) waits a day at once. What the server
///   asks for (Retry-After) always counts.
/// - Each show has its own share of every pause, always the same one, taken from its number and
///   the second in which it was followed here: neither a thousand shows of one library nor the
///   thousand libraries that follow one show ask in the same moment.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/library/tst_refresh_schedule.cpp

#include <domain/refresh_facts.h>

#include <chrono>

namespace dogear::library {

/// Episodes whose dates tell the rhythm.
inline constexpr int rhythmEpisodes = 10;
inline constexpr int asksPerGap = 24;
inline constexpr std::chrono::minutes shortestInterval{30};
inline constexpr std::chrono::hours longestInterval{24};
/// For a show whose episodes do not tell yet.
inline constexpr std::chrono::hours unknownGap{7 * 24};
/// A gap counts as at least this part of the silence.
inline constexpr int silenceShare = 4;
/// Shows with longer gaps than this have a usual time that is worth more questions.
inline constexpr std::chrono::hours leastGapWithUsualTime{48};
inline constexpr std::chrono::minutes afterUsualTime{5}; ///< feeds are made a little later
inline constexpr std::chrono::minutes usualTimeSpread{20};
inline constexpr std::chrono::hours usualTimeLasts{6};
inline constexpr std::chrono::hours aroundUsualTime{1};
inline constexpr std::chrono::hours completeInterval{7 * 24};
inline constexpr std::chrono::minutes firstRetry{15};
inline constexpr std::chrono::hours longestRetry{24};
inline constexpr std::chrono::hours longestOfflineRetry{1};

/// The median of the gaps between \a newest; nothing from fewer than two.
[[nodiscard]] std::optional<std::chrono::seconds> usualGap(QList<QDateTime> newest);

/// This show's own share of every pause, 0 to 1 without 1.
[[nodiscard]] double shareOf(const domain::RefreshFacts &facts);

/// When the show is due; \a now if it was never asked, or in what is the future (a clock that was
/// set back).
[[nodiscard]] QDateTime dueAt(const domain::RefreshFacts &facts, const QDateTime &now);

/// The same for shows that are all asked every \a interval, however often they publish. Failures
/// and what servers ask for count as above.
[[nodiscard]] QDateTime dueEvery(std::chrono::hours interval,
                                 const domain::RefreshFacts &facts,
                                 const QDateTime &now);

} // namespace dogear::library
