// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds web addresses, mail addresses and times in text.
///
/// Threads: values; any thread.
/// Spec:    conventions of podcast players for times: only in text, found in one pass; "12:34" is
///          minutes or hours in the whole text, whichever fits the episode; times after its end are
///          no links
/// Tests:   tests/unit/notes/tst_times.cpp, tests/unit/notes/tst_links.cpp

#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace dogear::notes {

/// Meaning of a time with two parts, such as "12:34".
enum class TwoPartTime { MinutesSeconds, HoursMinutes };

struct FoundLink
{
    qsizetype begin = 0;
    qsizetype length = 0;
    QString href;
};

/// Whether \a text has a colon, which every time contains: a fast check that rejects most texts.
[[nodiscard]] bool mayHaveTimes(const QString &text);

class Linkifier
{
public:
    explicit Linkifier(std::optional<std::chrono::milliseconds> duration)
        : m_duration(duration)
    {}

    /// Collects the times in a piece of the text, to decide the meaning of two-part times. Call it
    /// for all pieces before links().
    void learn(const QString &text);

    /// \return the links in \a text, in order, without overlaps; times only if \a withTimes
    [[nodiscard]] QList<FoundLink> links(const QString &text, bool withTimes) const;

private:
    [[nodiscard]] TwoPartTime meaning() const;

    std::optional<std::chrono::milliseconds> m_duration;
    std::chrono::minutes m_latestAsHours{-1}; ///< maximum of two-part times, read as hours:minutes
    bool m_hasThreeParts = false;
};

} // namespace dogear::notes
