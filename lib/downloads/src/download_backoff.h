// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tracks downloads that receive no bytes: they yield to others and fail after some minutes.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/downloads/tst_download_backoff.cpp

#include <base/error.h>
#include <base/ids.h>

#include <QDateTime>
#include <QHash>
#include <QSet>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::downloads {

class DownloadBackoff final
{
public:
    /// Time without a byte after which a download fails.
    static constexpr std::chrono::minutes failTimeout{3};
    /// Time for which a download that gave up its slot does not contact its server.
    static constexpr std::chrono::seconds rest{30};
    /// Time for which observations about a server apply to downloads that were not tried.
    static constexpr std::chrono::minutes serverRecordAge{5};

    /// Records that \a id receives nothing from \a url because of \a error.
    void note(EpisodeId id, const QUrl &url, const Error &error, const QDateTime &now);
    /// Records that \a id gives up its slot. \pre note() recorded the reason
    void yieldSlot(EpisodeId id, const QDateTime &now);
    /// Records that bytes of \a id arrive from \a url.
    void clear(EpisodeId id, const QUrl &url);
    /// Forgets \a id, which failed or is no longer wanted; its server's record stays.
    void forget(EpisodeId id) { m_downloads.remove(id); }
    /// Forgets records of servers older than memory.
    void expire(const QDateTime &now);
    [[nodiscard]] bool isEmpty() const { return m_downloads.isEmpty() && m_servers.isEmpty(); }

    /// Whether \a id may start: it does not rest after giving up its slot.
    [[nodiscard]] bool mayStart(EpisodeId id, const QDateTime &now) const;
    /// Whether several downloads receive nothing from the server of \a url, so that downloads from
    /// other servers take precedence.
    [[nodiscard]] bool isFailing(const QUrl &url) const;
    /// The error with which \a id fails now; nullopt while it may still succeed. A download that
    /// was not tried fails together with those of its server.
    [[nodiscard]] std::optional<Error> verdict(EpisodeId id,
                                               const QUrl &url,
                                               const QDateTime &now) const;

private:
    struct Problem
    {
        QDateTime since;
        Error error;
        std::optional<QDateTime> restsUntil = {};
    };
    struct Server
    {
        QDateTime since;
        Error error;
        QSet<EpisodeId> tried;
    };

    QHash<EpisodeId, Problem> m_downloads;
    QHash<QString, Server> m_servers; ///< by host and port
};

} // namespace dogear::downloads
