// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides from when on the actions of a server are asked for, and when it is asked again.
///
/// Real servers compare `since` with the time at which the device made an action, not with the time
/// of its upload. So a device that was offline uploads into the past, and the cursor alone would
/// miss it: once a day the read goes back a month, once a week to the beginning.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/sync/tst_pull_plan.cpp

#include <base/error.h>
#include <domain/sync_target.h>
#include <sync/transport.h>

#include <QDateTime>
#include <QSet>

#include <chrono>
#include <optional>

namespace dogear::sync {

enum class PullScope {
    AsDue,     ///< new actions, and earlier ones if an overlap is due
    Everything ///< from the beginning, because the user asked for it or the server was reset
};

struct PullPlan
{
    qint64 since = 0;
    bool isOverlap = false;    ///< goes back a month
    bool isEverything = false; ///< goes back to the beginning
};

inline constexpr std::chrono::hours overlapInterval{24};
inline constexpr std::chrono::hours overlapLength{31 * 24};
inline constexpr std::chrono::hours everythingInterval{7 * 24};

[[nodiscard]] PullPlan planPull(const domain::SyncProgress &progress,
                                const QDateTime &now,
                                PullScope scope = PullScope::AsDue);

/// Reads a server page by page, and knows when there is no more.
class PullPages final
{
public:
    /// Number of actions from which on an answer may be only a part. The smallest known limit of a
    /// server is 1,000.
    static constexpr qsizetype fullPage = 1000;

    explicit PullPages(qint64 since)
        : m_since(since)
    {}

    [[nodiscard]] qint64 since() const { return m_since; }
    /// Takes a part of the actions of an answer to since().
    void add(const QList<domain::SyncAction> &actions);
    /// Ends \a page, whose actions were added.
    /// \return whether another page has to be asked for, from the new since() on
    [[nodiscard]] bool end(const ActionPage &page);
    /// Cursor and time of the server after the last page.
    [[nodiscard]] std::optional<qint64> cursor() const { return m_cursor; }
    [[nodiscard]] std::optional<qint64> serverTime() const { return m_serverTime; }
    /// Time of the newest action that was returned; 0 if there was none.
    [[nodiscard]] qint64 newestAction() const { return m_newestAction; }
    /// Number of different actions that were returned.
    [[nodiscard]] qsizetype count() const { return m_seen.size(); }

private:
    qint64 m_since;
    std::optional<qint64> m_cursor;
    std::optional<qint64> m_serverTime;
    qint64 m_newestAction = 0;
    qsizetype m_seenBefore = 0; ///< before the page
    QSet<size_t> m_seen;        ///< hashes of the identities of actions
};

/// What the cursor of a complete read means for the next one.
struct NewCursor
{
    qint64 cursor = 0;
    /// The clock of the server went back, or the server is another one: everything has to be read.
    bool wentBack = false;
};

/// \a previous: cursor before the read. A cursor that is later than the clocks here and there was
/// made of a time that some device invented, and is cut down to the later of the two.
[[nodiscard]] NewCursor newCursor(const PullPages &pages,
                                  std::optional<qint64> previous,
                                  const QDateTime &now);

/// The time before which a server that failed \a failures times in a row with \a error is not asked
/// again: five minutes, doubled with each failure, up to six hours; or as long as the server wants.
[[nodiscard]] QDateTime retryTime(int failures, const Error &error, const QDateTime &now);

} // namespace dogear::sync
