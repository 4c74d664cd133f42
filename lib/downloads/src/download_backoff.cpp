// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_backoff.h"

namespace dogear::downloads {

namespace {

/// Minimum number of silent downloads from a server that make the server suspect; a single file
/// proves nothing.
constexpr qsizetype minTriedDownloads = 2;

/// Host and port without credentials, so that all accounts of a server share one record.
QString serverOf(const QUrl &url)
{
    return url.authority(QUrl::FullyEncoded).section(u'@', -1);
}

/// Whether the server did not answer at all, so that other files from it will fail, too.
bool isOfTheServer(const Error &error)
{
    return error.code == ErrorCode::Offline || error.code == ErrorCode::ConnectionFailed
           || error.code == ErrorCode::Timeout || error.code == ErrorCode::BlockedByDns;
}

} // namespace

void DownloadBackoff::note(EpisodeId id, const QUrl &url, const Error &error, const QDateTime &now)
{
    const auto download = m_downloads.find(id);
    if (download == m_downloads.end())
        m_downloads.insert(id, {.since = now, .error = error});
    else
        download->error = error;
    // If the request was redirected, another server is silent than the one in the feed.
    if (!isOfTheServer(error) || serverOf(error.url) != serverOf(url))
        return;
    Server &server = m_servers[serverOf(url)];
    if (!server.since.isValid())
        server.since = now;
    server.error = error;
    server.tried.insert(id);
}

void DownloadBackoff::yieldSlot(EpisodeId id, const QDateTime &now)
{
    if (const auto download = m_downloads.find(id); download != m_downloads.end())
        download->restsUntil = now.addDuration(rest);
}

void DownloadBackoff::clear(EpisodeId id, const QUrl &url)
{
    m_downloads.remove(id);
    m_servers.remove(serverOf(url));
}

/// Counted from the first observation, so that a silent server is tried again after some minutes.
void DownloadBackoff::expire(const QDateTime &now)
{
    m_servers.removeIf([&now](const auto &server) {
        return server.value().since.addDuration(serverRecordAge) <= now;
    });
}

bool DownloadBackoff::mayStart(EpisodeId id, const QDateTime &now) const
{
    const auto download = m_downloads.constFind(id);
    return download == m_downloads.cend() || !download->restsUntil || *download->restsUntil <= now;
}

bool DownloadBackoff::isFailing(const QUrl &url) const
{
    const auto server = m_servers.constFind(serverOf(url));
    return server != m_servers.cend() && server->tried.size() >= minTriedDownloads;
}

std::optional<Error> DownloadBackoff::verdict(EpisodeId id,
                                              const QUrl &url,
                                              const QDateTime &now) const
{
    const auto download = m_downloads.constFind(id);
    if (download != m_downloads.cend())
        return download->since.addDuration(failTimeout) <= now ? std::optional(download->error)
                                                               : std::nullopt;
    if (!isFailing(url))
        return std::nullopt;
    // A download that waits for a server in trouble fails with it instead of waiting for its turn.
    const Server server = m_servers.value(serverOf(url));
    return server.since.addDuration(failTimeout) <= now ? std::optional(server.error)
                                                        : std::nullopt;
}

} // namespace dogear::downloads
