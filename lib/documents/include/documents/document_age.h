// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides when a document that an episode names is read again: once a day, and some time
///        after a failure. Files are checked each time, which is cheap while they are unchanged.
///
/// Threads: GUI thread.
/// Owner:   the class that fetches; the clock outlives it.
/// Tests:   tests/integration/tst_episode_chapters.cpp, tst_episode_transcripts.cpp

#include <base/clock.h>
#include <base/error.h>

#include <QDateTime>
#include <QHash>

#include <chrono>
#include <optional>
#include <utility>

namespace dogear::documents {

struct DocumentSource;

class DocumentAge final
{
public:
    /// Time for which a document is not fetched again; after a failure it is retryAge.
    static constexpr std::chrono::hours documentAge{24};
    static constexpr std::chrono::minutes retryAge{15};

    explicit DocumentAge(const Clock &clock)
        : m_clock(clock)
    {}

    /// Whether to read the document at \a documentSource now; \a readAt is the time of the last
    /// reading.
    [[nodiscard]] bool isDue(const DocumentSource &documentSource,
                             const std::optional<QDateTime> &readAt) const;

    void recordFailure(const QUrl &url, const Error &error);
    /// The failure because of which \a url is not requested at present.
    [[nodiscard]] std::optional<Error> recentFailure(const QUrl &url) const;
    /// Allows a request at once, because the user wants the document now.
    void forgetFailure(const QUrl &url) { m_failed.remove(url); }

private:
    [[nodiscard]] bool isWithin(const QDateTime &then, std::chrono::milliseconds age) const;

    const Clock &m_clock;
    QHash<QUrl, std::pair<QDateTime, Error>> m_failed;
};

} // namespace dogear::documents
