// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief When a document that an episode points to is fetched again: once a day, and after a
///        failure not at once. Files are looked at each time, which costs nothing while they stay.
///
/// Threads: GUI thread.
/// Owner:   who fetches; the clock outlives it.
/// Tests:   tests/integration/tst_episode_chapters.cpp, tst_episode_transcripts.cpp

#include <base/clock.h>
#include <base/error.h>

#include <QDateTime>
#include <QHash>

#include <chrono>
#include <optional>
#include <utility>

namespace dogear::library {

struct DocumentPlace;

class DocumentAge final
{
public:
    /// How long a document counts; after a failure it is asked for again after retryAge.
    static constexpr std::chrono::hours documentAge{24};
    static constexpr std::chrono::minutes retryAge{15};

    explicit DocumentAge(const Clock &clock)
        : m_clock(clock)
    {}

    /// Whether the document at \a place, read at \a readAt if ever, is to be read now.
    [[nodiscard]] bool isDue(const DocumentPlace &place,
                             const std::optional<QDateTime> &readAt) const;

    void noteFailure(const QUrl &url, const Error &error);
    /// The failure because of which \a url is left alone.
    [[nodiscard]] std::optional<Error> recentFailure(const QUrl &url) const;
    /// A person wants it now.
    void forgetFailure(const QUrl &url) { m_failed.remove(url); }

private:
    [[nodiscard]] bool isWithin(const QDateTime &then, std::chrono::milliseconds age) const;

    const Clock &m_clock;
    QHash<QUrl, std::pair<QDateTime, Error>> m_failed;
};

} // namespace dogear::library
