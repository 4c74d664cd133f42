// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates a real library in a temporary folder that fetches from a local HTTP server.

#include <library/library.h>
#include <net/network_http_client.h>
#include <support/fake_clock.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QTemporaryDir>
#include <QTest>

namespace dogear::test {

template<typename T>
T wait(Future<T> future)
{
    [[maybe_unused]] const bool isDone =
        test::waitUntil([&] { return future.isFinished(); }, 20'000);
    return future.result();
}

class ServedLibrary
{
public:
    ServedLibrary()
        : http("Dogear/test")
        , library(*settings::DataFolders::create(folder.path()), http, clock)
    {}

    subscriptions::SubscribeOutcome subscribe(const QString &path)
    {
        return wait(library.subscriptions().subscribe(server.url(path)));
    }
    subscriptions::RefreshSummary refresh(const QList<PodcastId> &ids = {})
    {
        return wait(library.refresher().refresh(ids)).value_or(subscriptions::RefreshSummary());
    }
    domain::FollowedPodcast show(PodcastId id)
    {
        return wait(library.subscriptions().find(id)).value_or(domain::FollowedPodcast());
    }
    QList<domain::FollowedPodcast> shows()
    {
        return wait(library.subscriptions().all()).value_or(QList<domain::FollowedPodcast>());
    }
    /// Titles of the episodes of \a show, newest first.
    QStringList titles(PodcastId show)
    {
        QStringList titles;
        const auto list = wait(library.episodes().list({.podcast = show}));
        for (const domain::EpisodeSummary &episode : list.value_or(QList<domain::EpisodeSummary>()))
            titles.append(episode.title);
        return titles;
    }
    /// Returns the paths requested since clearRequests(), in their order.
    [[nodiscard]] QStringList asked() const
    {
        QStringList paths;
        for (const ServerRequest &request : server.requests())
            paths.append(QString::fromUtf8(request.target));
        return paths;
    }

    QTemporaryDir folder;
    FakeClock clock;
    LocalHttpServer server;
    net::NetworkHttpClient http;
    library::Library library;
};

} // namespace dogear::test
