// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fetches an episode of 6 MB from an origin whose answers the test decides, and reads it
/// like
///        a player.

#include <net/range_client.h>
#include <support/local_http_routes.h>
#include <support/local_http_server.h>
#include <support/wait_for.h>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <functional>
#include <media/media_store.h>
#include <memory>
#include <optional>
#include <stream/fetcher.h>

namespace dogear::test {

/// Base of test classes; init() and cleanup() are called by theirs.
class FetchedEpisode
{
protected:
    using Route = std::function<ServerAnswer(const ServerRequest &, int number)>;

    static constexpr qint64 size = 6'000'000;
    static constexpr QLatin1StringView key{"episode"};

    /// Built only once: with sanitizers, building it takes longer than the timeout of a request.
    static const QByteArray &episodeBytes()
    {
        static const QByteArray bytes = patternBytes(size);
        return bytes;
    }

    void open()
    {
        m_episode = episodeBytes(); // some tests replace it
        m_origin = std::make_unique<LocalHttpServer>();
        m_folder.emplace();
        m_store.emplace(m_folder->path());
        m_client.emplace("Dogear/test");
        begin();
    }

    void close()
    {
        m_fetcher.reset();
        m_client.reset();
    }

    /// Serves the episode with \a route; \a number counts the requests from 0.
    void setOrigin(const Route &route)
    {
        const auto count = [route, number = 0](const ServerRequest &request) mutable {
            return route(request, number++);
        };
        m_origin->setRoute(QStringLiteral("/a.mp3"), count);
    }

    /// Replaces the fetcher by one that continues with the bytes in the store.
    void begin()
    {
        using std::chrono_literals::operator""ms;
        m_fetcher.reset();
        auto file = m_store->file(key);
        QVERIFY(file);
        m_fetcher = std::make_unique<stream::Fetcher>(
            *m_client,
            *file,
            m_origin->url(QStringLiteral("/a.mp3")),
            stream::RetryPolicy{.timeout = 500ms, .firstPause = 20ms, .maxPause = 100ms});
    }

    /// Reads the bytes from \a from up to \a to like a player does.
    /// \return whether all of them came and equal those of the episode
    [[nodiscard]] bool listen(qint64 from, qint64 to)
    {
        bool isRight = true;
        const auto readOn = [&] {
            while (from < to) {
                const auto bytes = m_fetcher->read(from, std::min<qint64>(40'000, to - from));
                isRight = isRight && bytes && *bytes == m_episode.sliced(from, bytes->size());
                if (!isRight)
                    return true;
                from += bytes->size();
                m_fetcher->want(from);
                if (bytes->isEmpty())
                    return false;
            }
            return true;
        };
        return waitForEvents(readOn) && isRight;
    }

    std::unique_ptr<LocalHttpServer> m_origin;
    std::optional<QTemporaryDir> m_folder;
    std::optional<media::MediaStore> m_store;
    std::optional<net::RangeClient> m_client;
    std::unique_ptr<stream::Fetcher> m_fetcher;
    QByteArray m_episode;
};

} // namespace dogear::test
