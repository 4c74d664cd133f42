// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How long somebody listened, by day and by show, and what speed and shorter pauses saved.
///
/// Days are those of the listener: where they were and when it was midnight there.
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

/// What was heard, added up.
struct ListeningTime
{
    std::chrono::milliseconds listened{};       ///< sound ran so long
    std::chrono::milliseconds heard{};          ///< so much of the media went by
    std::chrono::milliseconds savedBySilence{}; ///< pauses that were left out, at the speed then
    int finished = 0;                           ///< episodes

    /// Below 0 where it was played more slowly than it was recorded.
    [[nodiscard]] std::chrono::milliseconds savedBySpeed() const
    {
        return heard - listened - savedBySilence;
    }
    [[nodiscard]] std::chrono::milliseconds saved() const { return heard - listened; }

    ListeningTime &operator+=(const ListeningTime &other);
    friend bool operator==(const ListeningTime &, const ListeningTime &) = default;
};

/// What listening to one show adds to a day.
struct ListeningRecord
{
    QDate day;
    QUrl podcast; ///< the address of its feed
    QString podcastTitle;
    ListeningTime time;

    friend bool operator==(const ListeningRecord &, const ListeningRecord &) = default;
};

/// Both days belong to it.
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
    PodcastId podcast; ///< invalid: it is not followed
    QString title;
    ListeningTime time;

    friend bool operator==(const ListeningShow &, const ListeningShow &) = default;
};

/// What somebody looks at, each in parts of its own.
enum class ListeningRange {
    Month, ///< the last 30 days, by day
    Year,  ///< this month and the eleven before it, by month
    All,   ///< by year
};

/// A day, a month or a year.
struct ListeningPeriod
{
    ListeningSpan span;
    ListeningTime time;

    friend bool operator==(const ListeningPeriod &, const ListeningPeriod &) = default;
};

/// What is known of a range.
struct ListeningHistory
{
    ListeningRange range = ListeningRange::Month;
    QList<ListeningPeriod> periods; ///< in order, also those in which nothing was heard
    QList<ListeningShow> shows;     ///< the one that was listened to longest comes first
    ListeningTime total;
    int longestStreak = 0;    ///< days
    bool hasListened = false; ///< ever, also before the range

    friend bool operator==(const ListeningHistory &, const ListeningHistory &) = default;
};

/// The days of \a range up to \a today; All begins with \a first, the first day that is known.
[[nodiscard]] ListeningSpan listeningSpan(ListeningRange range,
                                          const QDate &today,
                                          const QDate &first);

/// \a days, in order, as the parts of \a range from the first to the last day of \a span.
[[nodiscard]] QList<ListeningPeriod> listeningPeriods(ListeningRange range,
                                                      const ListeningSpan &span,
                                                      const QList<ListeningDay> &days);

/// Less on a day is no listening.
inline constexpr std::chrono::minutes leastOfStreak{1};
/// The most days in a row with listening among \a days, which are in order.
[[nodiscard]] int longestStreak(const QList<ListeningDay> &days);

} // namespace dogear::domain
