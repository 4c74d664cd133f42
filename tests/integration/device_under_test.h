// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates a real library in a temporary folder that syncs with a server on 127.0.0.1.

#include <base/utc.h>
#include <library/library.h>
#include <net/network_api_client.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <storage/sync_log_store.h>
#include <support/fake_clock.h>
#include <support/fake_http_client.h>
#include <support/fake_secret_store.h>
#include <support/sync_server.h>
#include <support/wait_for.h>

#include <QTemporaryDir>

#include <devices/devices.h>
#include <memory>

namespace dogear::test {

/// Waits for \a future. \return its value; a default one, and a warning, which fails the test, if
///   it does not finish
template<typename Value>
Value valueOf(const Future<Value> &future)
{
    const bool isDone = waitForEvents([&future] { return future.isFinished(); });
    if (isDone && future.resultCount() > 0)
        return future.result();
    qWarning("a future has no value");
    return Value();
}

/// A player in which the test says what plays.
struct FakePlayingEpisode final : public devices::PlayingEpisode
{
    [[nodiscard]] bool isPlaying(EpisodeId episode) const override { return episode == playing; }
    void reloadPosition(EpisodeId episode) override { reloaded.append(episode); }

    EpisodeId playing;
    QList<EpisodeId> reloaded;
};

class DeviceUnderTest final
{
public:
    static constexpr std::chrono::seconds duration{1000}; ///< of each episode

    /// \a usedClock outlives the device.
    explicit DeviceUnderTest(FakeClock &usedClock)
        : clock(usedClock)
        , library(*settings::DataFolders::create(folder.path()), http, clock, &secrets)
        , devices(library::makeDevices(library, api, &secrets, clock))
    {}
    /// Waits for pending answers of the database while their receivers still exist.
    ~DeviceUnderTest() { settle(); }
    Q_DISABLE_COPY_MOVE(DeviceUnderTest)

    /// Waits until the database has answered all pending jobs, and those that their answers cause.
    void settle()
    {
        for (int round = 0; round < 3; ++round)
            (void)valueOf(
                library.database().run([](storage::Connection &) -> Result<> { return {}; }));
    }

    [[nodiscard]] static QUrl feedOf(const QString &show)
    {
        return QUrl(QStringLiteral("https://example.org/feeds/%1.xml").arg(show));
    }

    /// Follows \a show at \a feed, with \a count episodes "show/1", "show/2" …, without a request.
    void addShow(const QString &show, int count = 3, const QUrl &feed = {})
    {
        const QUrl url = feed.isEmpty() ? feedOf(show) : feed;
        const auto add = [=, now = clock.now()](storage::Connection &connection) -> Result<> {
            const auto id = storage::PodcastStore(connection).add(url, show, now);
            if (!id)
                return failure(id.error());
            return connection.transaction([&] {
                return storage::EpisodeStore(connection)
                    .update(*id, episodesOf(show, count), true, now)
                    .map([](const auto &) {});
            });
        };
        (void)valueOf(library.database().run(add));
    }

    [[nodiscard]] qint64 number(const QString &sql, const QVariantList &values = {})
    {
        return valueOf(library.database().run([sql, values](storage::Connection &connection) {
                   return connection.number(sql, values);
               }))
            .value_or(-1);
    }
    [[nodiscard]] EpisodeId id(const QString &episode)
    {
        return EpisodeId{
            number(QStringLiteral("SELECT id FROM episode WHERE guid = ?"), {episode})};
    }
    /// The state of \a episode as text: "played", "120 s", or "new".
    [[nodiscard]] QString state(const QString &episode)
    {
        const auto found = valueOf(library.episodes().summaries({id(episode)}));
        if (!found || found->isEmpty())
            return QStringLiteral("missing");
        const domain::EpisodeState &state = found->constFirst().state;
        if (state.isPlayed)
            return QStringLiteral("played");
        const qint64 seconds =
            std::chrono::duration_cast<std::chrono::seconds>(state.position).count();
        return seconds > 0 ? QStringLiteral("%1 s").arg(seconds) : QStringLiteral("new");
    }
    /// The actions that this device recorded, in their order: "a/1 play 120", "a/1 new".
    [[nodiscard]] QStringList recorded()
    {
        const auto rows = [](storage::Connection &connection) {
            return connection.list(
                QStringLiteral("SELECT guid, kind, position FROM sync_action WHERE own = 1"
                               " ORDER BY id"),
                {},
                [](const QSqlQuery &row) -> QString {
                    const QString guid = row.value(0).toString();
                    if (row.value(1).toInt() == 0)
                        return guid + QStringLiteral(" new");
                    return guid + QStringLiteral(" play ") + row.value(2).toString();
                });
        };
        settle();
        return valueOf(library.database().run(rows)).value_or(QStringList());
    }
    /// Addresses of the followed shows, sorted.
    [[nodiscard]] QStringList shows()
    {
        QStringList all;
        const auto found = valueOf(library.subscriptions().all());
        for (const auto &show : found.value_or(QList<domain::FollowedPodcast>()))
            all.append(show.url.toString());
        all.sort();
        return all;
    }

    /// Connects to \a server, without a run.
    Result<devices::ConnectedServer> connectTo(const SyncServer &server,
                                               const QString &password = SyncServer::password)
    {
        using Kind = domain::SyncTargetKind;
        return valueOf(devices->accounts().connectTo(
            {.kind = server.quirks().isNextcloud ? Kind::Nextcloud : Kind::Gpodder,
             .server = server.address(),
             .user = SyncServer::user,
             .password = password}));
    }
    /// Runs once with all targets.
    devices::RunSummary sync(devices::RunCause cause = devices::RunCause::User,
                             sync::PullScope scope = sync::PullScope::AsDue)
    {
        settle();
        return valueOf(devices->runner().run(cause, scope)).value_or(devices::RunSummary());
    }
    [[nodiscard]] devices::DevicesState states()
    {
        return valueOf(devices->states().read()).value_or(devices::DevicesState());
    }

    QTemporaryDir folder;
    FakeClock &clock;
    FakeSecretStore secrets;
    FakeHttpClient http;
    net::NetworkApiClient api{"Dogear test"};
    library::Library library;
    std::unique_ptr<devices::Devices> devices;

private:
    [[nodiscard]] static QList<storage::EpisodeToStore> episodesOf(const QString &show, int count)
    {
        QList<storage::EpisodeToStore> episodes;
        for (int number = 1; number <= count; ++number) {
            domain::Episode episode;
            episode.guid = QStringLiteral("%1/%2").arg(show).arg(number);
            episode.title = episode.guid;
            episode.duration = duration;
            episode.published = QDateTime::fromSecsSinceEpoch(1'600'000'000 + number, utc);
            episode.enclosure = domain::Enclosure{
                QUrl(QStringLiteral("https://example.org/media/%1/%2.mp3").arg(show).arg(number)),
                QStringLiteral("audio/mpeg"),
                1000};
            episodes.append({episode, {}});
        }
        return episodes;
    }
};

} // namespace dogear::test
