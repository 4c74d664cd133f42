// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds web addresses, mail addresses and times in text.
///
/// Threads: values; any thread.
/// Spec:    the field's rules for times: in text only, one pass, "12:34" is minutes or hours for
///          the whole text by what fits the episode, times beyond its end are no links
/// Tests:   tests/unit/notes/tst_times.cpp, tests/unit/notes/tst_links.cpp

#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace dogear::notes {

/// What "12:34" means.
enum class TwoPartTime { MinutesSeconds, HoursMinutes };

struct FoundLink
{
    qsizetype begin = 0;
    qsizetype length = 0;
    QString href;
};

/// Whether \a text has a colon, without which there is no time: a quick answer for most texts.
[[nodiscard]] bool mayHaveTimes(const QString &text);

class Linkifier
{
public:
    explicit Linkifier(std::optional<std::chrono::milliseconds> duration)
        : m_duration(duration)
    {}

    /// Learns from a piece of the text what its two-part times mean; call for every piece first.
    void learn(const QString &text);

    /// The links in \a text, in order, without overlap. Times only if \a withTimes.
    [[nodiscard]] QList<FoundLink> links(const QString &text, bool withTimes) const;

private:
    [[nodiscard]] TwoPartTime meaning() const;

    std::optional<std::chrono::milliseconds> m_duration;
    std::chrono::minutes m_latestAsHours{-1}; ///< the latest two-part time, read as hours
    bool m_hasThreeParts = false;
};

} // namespace dogear::notes
