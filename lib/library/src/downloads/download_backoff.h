// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Remembers which downloads get nothing from their servers: they give way to others, and
/// fail after some minutes.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/library/tst_download_backoff.cpp

#include <base/error.h>
#include <base/ids.h>

#include <QDateTime>
#include <QHash>
#include <QSet>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::library {

class DownloadBackoff final
{
public:
    /// How long nothing may come of a download before it fails.
    static constexpr std::chrono::minutes patience{3};
    /// How long a download that gave up its place leaves its server alone.
    static constexpr std::chrono::seconds rest{30};
    /// How long what was found out about a server holds for downloads that were not tried.
    static constexpr std::chrono::minutes memory{5};

    /// Nothing comes of \a id from \a url because of \a error.
    void note(EpisodeId id, const QUrl &url, const Error &error, const QDateTime &now);
    /// \a id gives its place to others. \pre note() told why
    void putAside(EpisodeId id, const QDateTime &now);
    /// Bytes of \a id come from \a url.
    void clear(EpisodeId id, const QUrl &url);
    /// \a id failed or is not wanted any more; what is known of its server stays.
    void forget(EpisodeId id) { m_downloads.remove(id); }
    /// Forgets servers that nobody has asked lately.
    void expire(const QDateTime &now);
    [[nodiscard]] bool isEmpty() const { return m_downloads.isEmpty() && m_servers.isEmpty(); }

    /// Whether \a id does not rest.
    [[nodiscard]] bool mayStart(EpisodeId id, const QDateTime &now) const;
    /// Whether several downloads get nothing from the server of \a url: others come first.
    [[nodiscard]] bool isInTrouble(const QUrl &url) const;
    /// Why \a id fails; nothing as long as there is hope. One that was not tried fails with others
    /// of its server.
    [[nodiscard]] std::optional<Error> verdict(EpisodeId id,
                                               const QUrl &url,
                                               const QDateTime &now) const;

private:
    struct Trouble
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

    QHash<EpisodeId, Trouble> m_downloads;
    QHash<QString, Server> m_servers; ///< by host and port
};

} // namespace dogear::library
