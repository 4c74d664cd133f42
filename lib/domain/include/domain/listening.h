// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Statistics of listening time by day and by show, and of time saved by speed and silence.
///
/// Days begin at midnight of the user's local time when the user listened.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/domain/tst_listening_history.cpp

#include <base/ids.h>

#include <QDate>
#include <QList>
#include <QString>
#include <QUrl>

#include <chrono>

namespace dogear::domain {

/// Sums of listening time.
struct ListeningTime
{
    std::chrono::milliseconds listened{};       ///< real time for which sound was played
    std::chrono::milliseconds heard{};          ///< media time that was played
    std::chrono::milliseconds savedBySilence{}; ///< skipped silence, at the speed of that moment
    int finished = 0;                           ///< number of episodes played to the end

    /// Negative where the playback rate was below 1.
    [[nodiscard]] std::chrono::milliseconds savedBySpeed() const
    {
        return heard - listened - savedBySilence;
    }
    [[nodiscard]] std::chrono::milliseconds saved() const { return heard - listened; }

    ListeningTime &operator+=(const ListeningTime &other);
    friend bool operator==(const ListeningTime &, const ListeningTime &) = default;
};

/// Listening time of one show to be added to a day.
struct ListeningRecord
{
    QDate day;
    QUrl podcast; ///< the address of its feed
    QString podcastTitle;
    ListeningTime time;

    friend bool operator==(const ListeningRecord &, const ListeningRecord &) = default;
};

/// A range of days, including both ends.
struct ListeningSpan
{
    QDate first;
    QDate last;

    friend bool operator==(const ListeningSpan &, const ListeningSpan &) = default;
};

struct ListeningDay
{
    QDate day;
    ListeningTime time;

    friend bool operator==(const ListeningDay &, const ListeningDay &) = default;
};

struct ListeningShow
{
    PodcastId podcast; ///< invalid: the show is no longer followed
    QString title;
    ListeningTime time;

    friend bool operator==(const ListeningShow &, const ListeningShow &) = default;
};

/// The range of the statistics page; each is divided into its own periods.
enum class ListeningRange {
    Month, ///< the last 30 days, by day
    Year,  ///< this month and the eleven before it, by month
    All,   ///< by year
};

/// Listening time of a day, a month or a year.
struct ListeningPeriod
{
    ListeningSpan span;
    ListeningTime time;

    friend bool operator==(const ListeningPeriod &, const ListeningPeriod &) = default;
};

/// The statistics of a range.
struct ListeningHistory
{
    ListeningRange range = ListeningRange::Month;
    QList<ListeningPeriod> periods; ///< in order, including periods without listening
    QList<ListeningShow> shows;     ///< longest listening time first
    ListeningTime total;
    int longestStreak = 0;    ///< days
    bool hasListened = false; ///< at any time, also before the range

    friend bool operator==(const ListeningHistory &, const ListeningHistory &) = default;
};

/// Calculates the days of \a range up to \a today. All begins with the year of \a first, the first
/// recorded day, but at most 50 years ago.
[[nodiscard]] ListeningSpan listeningSpan(ListeningRange range,
                                          const QDate &today,
                                          const QDate &first);

/// Sums up \a days in the periods of \a range from the first to the last day of \a span. The last
/// period is a whole one, and may end after the span.
/// \pre \a days are in order
[[nodiscard]] QList<ListeningPeriod> listeningPeriods(ListeningRange range,
                                                      const ListeningSpan &span,
                                                      const QList<ListeningDay> &days);

/// Minimum listening time of a day that counts for a streak.
inline constexpr std::chrono::minutes minStreakTime{1};
/// \return the maximum number of consecutive days with listening
/// \pre \a days are in order
[[nodiscard]] int longestStreak(const QList<ListeningDay> &days);

} // namespace dogear::domain
