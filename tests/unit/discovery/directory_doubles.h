// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs doubles of Apple, Podcast Index and fyyd on loopback, in the shapes of the real
///        services, and the Directories that ask them.

#include <discovery/directories.h>
#include <net/network_http_client.h>
#include <support/fake_clock.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QTemporaryDir>

#include <memory>

namespace dogear::discovery {

/// A show in the form of Apple, also for Podcast Index without a key. An empty \a feed is left out.
inline QByteArray appleShowJson(qint64 id, const QByteArray &title, const QByteArray &feed)
{
    const QByteArray url = feed.isEmpty() ? QByteArray() : R"(,"feedUrl":")" + feed + '"';
    return R"({"wrapperType":"track","kind":"podcast","collectionId":)" + QByteArray::number(id)
           + R"(,"artistName":"Ann Example","collectionName":")" + title + '"' + url + '}';
}

/// An answer of Apple: blank lines, then one object.
inline QByteArray appleAnswer(const QByteArray &hits)
{
    return "\n\n\n"
           R"({"resultCount":1,"results":[)"
           + hits + "]}";
}

inline QByteArray fyydShowJson(const QByteArray &title, const QByteArray &feed)
{
    return R"({"title":")" + title + R"(","id":5,"author":"Ann Example","xmlURL":")" + feed
           + R"("})";
}

inline QByteArray fyydAnswer(const QByteArray &data)
{
    return R"({"status":1,"msg":"ok","data":)" + data + '}';
}

inline QByteArray indexShowJson(qint64 id, const QByteArray &title, const QByteArray &feed)
{
    return R"({"id":)" + QByteArray::number(id) + R"(,"title":")" + title
           + R"(","author":"Ann Example","url":")" + feed + R"("})";
}

/// One server for all services; their paths differ.
struct DirectoryDoubles
{
    DirectoryDoubles() { restart(); }

    /// Forgets all state but the kept answers, as a new start of the program.
    void restart()
    {
        const QUrl base = server.url({});
        directories = std::make_unique<Directories>(
            http,
            clock,
            folder.path(),
            DirectoryAddresses{.apple = base,
                               .appleCharts = base,
                               .podcastIndex = server.url(QStringLiteral("/index")),
                               .fyyd = server.url(QStringLiteral("/fyyd"))});
    }

    [[nodiscard]] DirectorySource &source(Directory directory) const
    {
        for (DirectorySource *each : directories->sources()) {
            if (each->directory() == directory)
                return *each;
        }
        qFatal("no such directory");
    }

    test::LocalHttpServer server;
    net::NetworkHttpClient http{"Dogear-Test"};
    test::FakeClock clock;
    QTemporaryDir folder;
    std::unique_ptr<Directories> directories;
    QObject context;
};

/// \return the result of \a future; an Internal error if none came
template<typename T>
[[nodiscard]] Result<T> waitFor(const Future<Result<T>> &future)
{
    if (!test::waitUntil([&future] { return future.isFinished(); }) || future.resultCount() == 0)
        return failure({.code = ErrorCode::Internal, .detail = QStringLiteral("no answer")});
    return future.result();
}

} // namespace dogear::discovery
