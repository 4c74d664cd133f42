// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync_device.h"

#include <base/feed_url.h>
#include <storage/episode_store.h>
#include <storage/former_address_store.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>
#include <storage/sync_target_store.h>
#include <support/wait_for.h>
#include <sync/own_actions.h>
#include <sync_servers/make_transport.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::test {

using storage::Connection;

namespace {

/// The name of the show at \a url, see SyncDevice::showUrl().
QString nameOf(const QUrl &url)
{
    const QString file = url.path(QUrl::FullyDecoded).section(u'/', -1);
    return file.section(u'.', 0, 0);
}

QList<storage::EpisodeToStore> episodesOf(const QString &name)
{
    QList<storage::EpisodeToStore> episodes;
    for (int number = 1; number <= SyncDevice::episodesPerShow; ++number) {
        domain::Episode episode;
        episode.guid = u"%1/%2"_s.arg(name).arg(number);
        episode.title = episode.guid;
        episode.duration = SyncDevice::duration;
        episode.published = QDateTime::fromSecsSinceEpoch(1'600'000'000 + number, utc);
        episode.enclosure =
            domain::Enclosure{QUrl(u"https://example.org/media/%1/%2.mp3"_s.arg(name).arg(number)),
                              u"audio/mpeg"_s,
                              1000};
        episodes.append({episode, {}});
    }
    return episodes;
}

Result<> storeEpisodes(Connection &connection, PodcastId show, const QString &name)
{
    const QDateTime now = QDateTime::fromSecsSinceEpoch(1'700'000'000, utc);
    return connection.transaction([&] {
        return storage::EpisodeStore(connection)
            .update(show, episodesOf(name), true, now)
            .map([](const auto &) {});
    });
}

Result<> addShow(Connection &connection, const QUrl &url, bool hasEpisodes, const QDateTime &now)
{
    const auto id = storage::PodcastStore(connection).add(url, nameOf(url), now);
    if (!id)
        return id.error().code == ErrorCode::AlreadyFollowed ? Result<>()
                                                             : Result<>(failure(id.error()));
    return hasEpisodes ? storeEpisodes(connection, *id, nameOf(url)) : Result<>();
}

QString describe(const domain::EpisodeState &state)
{
    if (state.isPlayed)
        return u"played"_s;
    const qint64 seconds = std::chrono::duration_cast<std::chrono::seconds>(state.position).count();
    return seconds > 0 ? u"%1 s"_s.arg(seconds) : QString();
}

} // namespace

SyncDevice::SyncDevice(QString name, const SyncServer &server, FakeClock &clock)
    : m_name(std::move(name))
    , m_clock(clock)
{
    const bool isNextcloud = server.quirks().isNextcloud;
    addTarget(
        {.kind = isNextcloud ? domain::SyncTargetKind::Nextcloud : domain::SyncTargetKind::Gpodder,
         .address = server.address(),
         .user = SyncServer::user,
         .device = m_name});
    m_transport = sync_servers::makeTransport(
        m_client, {.target = m_target, .password = SyncServer::password, .deviceCaption = m_name});
}

SyncDevice::SyncDevice(QString name, const domain::SyncTarget &target, FakeClock &clock)
    : m_name(std::move(name))
    , m_clock(clock)
{
    addTarget(target);
}

void SyncDevice::addTarget(const domain::SyncTarget &target)
{
    m_target = run([target](Connection &connection) {
                   return connection.transaction(
                       [&] { return storage::SyncTargetStore(connection).add(target); });
               }).value_or(domain::SyncTarget());
}

QUrl SyncDevice::showUrl(const QString &name)
{
    // With a colon in its path, which gpodder.net spells in another way.
    return QUrl(u"https://example.org/feed:a/%1.xml"_s.arg(name));
}

void SyncDevice::followAt(const QUrl &feed)
{
    (void)run([feed, reads = readsFeeds, now = m_clock.now()](Connection &connection) {
        return addShow(connection, feed, reads, now);
    });
}

void SyncDevice::followShow(const QString &name)
{
    followAt(showUrl(name));
}

void SyncDevice::readFeed(const QString &name)
{
    (void)run([name](Connection &connection) -> Result<> {
        const auto show = storage::PodcastStore(connection).findByUrl(showUrl(name));
        if (!show || !*show)
            return failure({ErrorCode::NotFound, name});
        return storeEpisodes(connection, (*show)->id, name);
    });
}

void SyncDevice::unfollowShow(const QString &name)
{
    (void)run([name](Connection &connection) -> Result<> {
        storage::PodcastStore store(connection);
        const auto show = store.findByUrl(showUrl(name));
        return show && *show ? store.remove((*show)->id) : Result<>();
    });
}

void SyncDevice::preview(const QUrl &feed)
{
    (void)run([feed, now = m_clock.now()](Connection &connection) -> Result<> {
        const auto id = storage::PreviewStore(connection).add(feed, nameOf(feed), now);
        return id ? storeEpisodes(connection, *id, nameOf(feed)) : Result<>(failure(id.error()));
    });
}

void SyncDevice::moveShow(const QString &name, const QUrl &to)
{
    (void)run([name, to](Connection &connection) -> Result<> {
        storage::PodcastStore store(connection);
        const auto show = store.findByUrl(showUrl(name));
        if (!show || !*show)
            return failure({ErrorCode::NotFound, name});
        const auto added = storage::FormerAddressStore(connection).add((*show)->id, (*show)->url);
        return added ? store.moveTo((*show)->id, to).map([](bool) {}) : added;
    });
}

EpisodeId SyncDevice::id(const QString &episode)
{
    return EpisodeId{number(u"SELECT id FROM episode WHERE guid = ?"_s, {episode})};
}

qint64 SyncDevice::number(const QString &sql, const QVariantList &values)
{
    return run([sql, values](Connection &connection) { return connection.number(sql, values); })
        .value_or(-1);
}

void SyncDevice::change(const QString &episode, const domain::EpisodeState &state, bool isRecorded)
{
    const EpisodeId id = this->id(episode);
    const qint64 now = m_clock.now().toSecsSinceEpoch();
    (void)run([=, device = m_name](Connection &connection) -> Result<> {
        const auto set = storage::EpisodeStore(connection).setState(id, state);
        if (!set || !isRecorded)
            return set;
        return sync::SyncRecorder(connection, device).record(id, now);
    });
}

void SyncDevice::setState(const QString &episode, const domain::EpisodeState &state)
{
    change(episode, state, false);
}

void SyncDevice::play(const QString &episode, int seconds)
{
    change(episode, {.position = std::chrono::seconds(seconds), .lastPlayed = m_clock.now()}, true);
}

void SyncDevice::markPlayed(const QString &episode)
{
    change(episode, {.isPlayed = true, .lastPlayed = m_clock.now()}, true);
}

void SyncDevice::markUnplayed(const QString &episode)
{
    change(episode, {}, true);
}

Result<sync::SyncReport> SyncDevice::syncOnce(sync::PullScope scope)
{
    sync::SyncRun once(m_database, *m_transport, *this, m_clock, m_target);
    const auto future = once.start(scope);
    if (!waitForEvents([&future] { return future.isFinished(); }))
        return failure({ErrorCode::Timeout, u"the run does not end"_s});
    return future.result();
}

QMap<QString, QString> SyncDevice::states()
{
    QMap<QString, QString> all;
    const auto listed = run([](Connection &connection) {
        return connection.list(
            u"SELECT guid, played, position_ms FROM episode"_s, {}, [](const QSqlQuery &row) {
                return std::pair(
                    row.value(0).toString(),
                    describe({.isPlayed = row.value(1).toBool(),
                              .position = std::chrono::milliseconds(row.value(2).toLongLong())}));
            });
    });
    for (const auto &[guid, text] : listed.value_or(QList<std::pair<QString, QString>>())) {
        if (!text.isEmpty())
            all.insert(guid, text);
    }
    return all;
}

QStringList SyncDevice::shows()
{
    QStringList keys;
    const auto all =
        run([](Connection &connection) { return storage::PodcastStore(connection).all(); });
    for (const auto &show : all.value_or(QList<domain::FollowedPodcast>()))
        keys.append(domain::syncAddressKey(show.url.toString(QUrl::FullyEncoded)));
    keys.sort();
    return keys;
}

Future<Result<QSet<EpisodeId>>> SyncDevice::apply(const QList<sync::EpisodeChange> &changes)
{
    QSet<EpisodeId> refused;
    QList<domain::EpisodeMark> marks;
    for (const sync::EpisodeChange &change : changes) {
        if (playing.contains(change.episode))
            refused.insert(change.episode);
        else
            marks.append({change.episode,
                          {.isPlayed = change.isPlayed,
                           .position = change.position,
                           .lastPlayed = QDateTime::fromSecsSinceEpoch(change.time, utc)}});
    }
    const auto set = run([marks](Connection &connection) {
        return connection.transaction(
            [&] { return storage::EpisodeStore(connection).setStates(marks); });
    });
    return readyFuture(set.map([&refused] { return refused; }));
}

Future<Result<>> SyncDevice::follow(const QList<QUrl> &feeds)
{
    for (const QUrl &feed : feeds)
        followAt(feed);
    return readyFuture(Result<>());
}

Future<Result<>> SyncDevice::unfollow(const QList<PodcastId> &shows)
{
    return m_database.run([shows](Connection &connection) -> Result<> {
        for (const PodcastId show : shows) {
            if (auto removed = storage::PodcastStore(connection).remove(show); !removed)
                return removed;
        }
        return {};
    });
}

bool SyncDevice::hasAccount(const QUrl &feed) const
{
    return accounts.contains(feed);
}

} // namespace dogear::test
