// SPDX-License-Identifier: GPL-3.0-or-later
// Tests shows behind a password, with servers that require one. The numbers are those of
// tests/rules.md.

#include <library/library.h>
#include <listening/media_source_resolver.h>
#include <listening/playback_session.h>
#include <net/network_http_client.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <settings/data_folders.h>
#include <support/fake_audio_output.h>
#include <support/fake_clock.h>
#include <support/fake_secret_store.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <stream/streamer.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using accounts::Credentials;
using test::LocalHttpServer;
using test::ServerAnswer;
using test::ServerRequest;

namespace {

/// Looks like an MP3 file, because text is not accepted as media.
const QByteArray sound = QByteArray("ID3\x04\0", 5) + QByteArray(1000, 's');

const Credentials anna{u"anna"_s, u"s3cret-Wort"_s};

QByteArray authorization(const Credentials &of)
{
    return "Basic " + (of.name + u':' + of.password).toUtf8().toBase64();
}

/// Builds a feed whose cover and enclosures are at \a site.
QByteArray feedOf(int episodes, const QUrl &site)
{
    const QByteArray at = site.toEncoded().chopped(1);
    QByteArray items;
    for (int i = 1; i <= episodes; ++i) {
        const QByteArray n = QByteArray::number(i);
        items += "<item><title>Number " + n + "</title><guid>g" + n + "</guid><enclosure url=\""
                 + at + "/" + n + ".mp3\" type=\"audio/mpeg\" length=\"100000\"/></item>";
    }
    return "<rss version=\"2.0\"><channel><title>Show</title><image><url>" + at
           + "/cover.png</url></image>" + items + "</channel></rss>";
}

template<typename T>
T wait(Future<T> future)
{
    // A result that never comes would block the program until it is killed.
    if (!test::waitUntil([&] { return future.isFinished(); }, 20'000))
        qFatal("no result within 20 seconds");
    return future.result();
}

QByteArray logged;

void keepLog(QtMsgType, const QMessageLogContext &, const QString &message)
{
    logged += message.toUtf8() + '\n';
}

} // namespace

class TestPrivateShows final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void anAddressWithItsPassword_data();
    void anAddressWithItsPassword();
    void refusedIsForgotten();
    void aPasswordThatIsWantedLater();
    void redirects();
    void aCoverBehindThePassword_data();
    void aCoverBehindThePassword();
    void theSoundBehindThePassword_data();
    void theSoundBehindThePassword();
    void aMediaHostThatRefusesItIsAskedWithout();
    void whoIsRefusedEitherWayIsTold();
    void aSecondShowSharesWhatTheServerTakes();
    void aListWithPasswords();
    void whatOldVersionsLeftIsCleaned();
    void aMovedShowKeepsItsPassword();
    void nothingIsWrittenAnywhere();

private:
    void open()
    {
        m_library = std::make_unique<library::Library>(
            *settings::DataFolders::create(m_data), *m_http, m_clock, &m_store);
        m_output = std::make_unique<test::FakeAudioOutput>();
        m_player = std::make_unique<playback::Player>(*m_output, m_sound, m_clock);
        m_streamer = std::make_unique<stream::Streamer>(m_data + u"/cache/media", "Dogear/test");
        m_media = std::make_unique<listening::MediaSourceResolver>(
            m_library->accounts(), *m_streamer, *m_player, m_sound);
        m_session = std::make_unique<listening::PlaybackSession>(
            *m_player, m_library->episodes(), m_library->accounts());
        m_session->setMedia(*m_media);
    }
    void close()
    {
        m_session.reset();
        m_media.reset();
        m_streamer.reset();
        m_player.reset();
        m_output.reset();
        m_library.reset();
    }
    /// Answers \a path with \a body if the request has the credentials \a allowed, else with the
    /// status \a refusal.
    void guard(const QString &path,
               const QByteArray &body,
               const Credentials &allowed = anna,
               int refusal = 401)
    {
        m_server->setRoute(path, [=](const ServerRequest &request) {
            if (request.header("Authorization") == authorization(allowed))
                return ServerAnswer{.body = body};
            return ServerAnswer{.status = refusal,
                                .body = "no",
                                .headers = {{"WWW-Authenticate", "Basic realm=\"shows\""}}};
        });
    }
    /// Returns what the player receives, once it is loading.
    QByteArray heard()
    {
        if (!test::waitUntil([&] { return m_player->state() == playback::PlayerState::Loading; }))
            return {};
        const auto answer =
            wait(m_http->get({.url = m_output->lastSource, .cause = net::Purpose::Media}));
        return answer ? answer->body : QByteArray();
    }
    subscriptions::SubscribeOutcome subscribe(const QUrl &url)
    {
        return wait(m_library->subscriptions().subscribe(url));
    }
    QUrl at(const QString &path, const Credentials &of = {})
    {
        return accounts::withCredentials(m_server->url(path), of);
    }
    PodcastId follow(const QString &path = u"/feed"_s)
    {
        const auto outcome = subscribe(at(path, anna));
        return outcome.added.isEmpty() ? PodcastId{} : outcome.added.constFirst().id;
    }
    subscriptions::RefreshSummary refresh(PodcastId id)
    {
        return wait(m_library->refresher().refresh({id})).value_or(subscriptions::RefreshSummary());
    }
    domain::FollowedPodcast show(PodcastId id)
    {
        return wait(m_library->subscriptions().find(id)).value_or(domain::FollowedPodcast());
    }
    EpisodeId firstEpisode(PodcastId id)
    {
        return wait(m_library->episodes().list({.podcast = id}))->constFirst().id;
    }
    /// Files of the library that contain \a secret.
    QStringList filesWith(const QByteArray &secret) const
    {
        QStringList found;
        QDirIterator files(m_folder->path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QFile::ReadOnly) || file.readAll().contains(secret))
                found.append(file.fileName());
        }
        return found;
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    test::FakeClock m_clock;
    test::FakeSecretStore m_store;
    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<LocalHttpServer> m_elsewhere;
    std::unique_ptr<net::NetworkHttpClient> m_http;
    std::unique_ptr<library::Library> m_library;
    std::unique_ptr<test::FakeAudioOutput> m_output;
    playback::SoundControls m_sound;
    std::unique_ptr<playback::Player> m_player;
    std::unique_ptr<stream::Streamer> m_streamer;
    std::unique_ptr<listening::MediaSourceResolver> m_media;
    std::unique_ptr<listening::PlaybackSession> m_session;
};

void TestPrivateShows::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    m_clock = {};
    m_store = {};
    m_server = std::make_unique<LocalHttpServer>();
    m_elsewhere = std::make_unique<LocalHttpServer>();
    m_http = std::make_unique<net::NetworkHttpClient>("Dogear/test");
    open();
    guard(u"/feed"_s, feedOf(3, m_server->url(u"/"_s)));
}

void TestPrivateShows::cleanup()
{
    close();
    m_http.reset();
    m_server.reset();
    m_elsewhere.reset();
}

void TestPrivateShows::anAddressWithItsPassword_data()
{
    QTest::addColumn<bool>("hasKeychain");
    QTest::newRow("the password goes to the keychain") << true;
    QTest::newRow("rule 124: without a keychain it is kept for the session, and the user is told")
        << false;
}

void TestPrivateShows::anAddressWithItsPassword()
{
    QFETCH(const bool, hasKeychain);
    m_store.isBroken = !hasKeychain;
    QSignalSpy notStoredInKeychain(&m_library->accounts(),
                                   &accounts::Accounts::notStoredInKeychain);
    const auto outcome = subscribe(at(u"/feed"_s, anna));
    QCOMPARE(outcome.added.size(), 1);
    QCOMPARE(outcome.added.constFirst().url, at(u"/feed"_s));
    QCOMPARE(notStoredInKeychain.size(), hasKeychain ? 0 : 1);
    const PodcastId id = outcome.added.constFirst().id;
    QCOMPARE(show(id).url, at(u"/feed"_s));
    QCOMPARE(refresh(id).failed.size(), 0); // known during the session

    close();
    m_server->clearRequests();
    open();
    const auto summary = refresh(id);
    QCOMPARE(summary.failed.size(), hasKeychain ? 0 : 1);
    if (hasKeychain) // sent at once: some servers answer with less without it
        QCOMPARE(m_server->requests().size(), 1);
    else
        QVERIFY(accounts::asksForPassword(summary.failed.constFirst().error, show(id).url));
    QCOMPARE(show(id).episodeCount, 3);
}

void TestPrivateShows::refusedIsForgotten()
{
    const auto without = subscribe(at(u"/feed"_s));
    QVERIFY(without.added.isEmpty());
    QVERIFY(subscriptions::asksForPassword(without)); // rule 64
    const auto wrong = subscribe(at(u"/feed"_s, {u"anna"_s, u"wrong"_s}));
    QVERIFY(subscriptions::asksForPassword(wrong));
    QCOMPARE(wrong.failed.constFirst().url, at(u"/feed"_s));
    QVERIFY(!wrong.failed.constFirst().error.detail.contains(u"wrong"));
    QVERIFY(m_store.secrets.isEmpty());
    QVERIFY(!m_library->accounts().isKnown(at(u"/feed"_s)));
    QVERIFY(!subscriptions::asksForPassword(subscribe(at(u"/status/404"_s))));
}

void TestPrivateShows::aPasswordThatIsWantedLater()
{
    m_server->setBody(u"/feed"_s, feedOf(2, m_server->url(u"/"_s)));
    const PodcastId id = subscribe(at(u"/feed"_s)).added.constFirst().id;
    guard(u"/feed"_s, feedOf(3, m_server->url(u"/"_s)));
    QVERIFY(accounts::asksForPassword(refresh(id).failed.constFirst().error, show(id).url));
    QCOMPARE(show(id).episodeCount, 2); // rule 64: no episode is lost
    m_library->accounts().hold(show(id).url, anna);
    QCOMPARE(refresh(id).newEpisodes, 1);
    QVERIFY(!show(id).fetch.lastError);
    QVERIFY(m_store.secrets.isEmpty()); // hold() stores nothing
}

void TestPrivateShows::redirects()
{
    m_elsewhere->setBody(u"/feed"_s, feedOf(1, m_elsewhere->url(u"/"_s)));
    const QByteArray away = m_elsewhere->url(u"/feed"_s).toEncoded();
    m_server->setRoute(u"/away"_s, [away](const ServerRequest &) {
        return ServerAnswer{.status = 302, .headers = {{"Location", away}}};
    });
    m_server->setRoute(u"/here"_s, [](const ServerRequest &) {
        return ServerAnswer{.status = 302, .headers = {{"Location", "/feed"}}};
    });
    QVERIFY(follow(u"/away"_s).isValid());
    QCOMPARE(m_elsewhere->requests().size(), 1);
    QVERIFY(m_elsewhere->requests().constFirst().header("Authorization").isEmpty()); // rule 61
    QVERIFY(follow(u"/here"_s).isValid());
    QCOMPARE(m_server->requestsFor(u"/feed"_s).constLast().header("Authorization"),
             authorization(anna)); // rule 61
}

void TestPrivateShows::aCoverBehindThePassword_data()
{
    QTest::addColumn<QString>("where"); // "server" or "elsewhere"
    QTest::addColumn<int>("refusal");   // status if a password is sent; 0: it is required
    QTest::addColumn<QList<bool>>("sent");
    QTest::newRow("rule 63: the password is sent") << u"server"_s << 0 << QList{true};
    QTest::newRow("rule 63: retried without the password after 401")
        << u"server"_s << 401 << QList{true, false};
    QTest::newRow("rule 63: retried without the password after 403")
        << u"server"_s << 403 << QList{true, false};
    QTest::newRow("rule 61: the password is never sent to another server")
        << u"elsewhere"_s << 401 << QList{false};
}

void TestPrivateShows::aCoverBehindThePassword()
{
    QFETCH(const QString, where);
    QFETCH(const int, refusal);
    QFETCH(const QList<bool>, sent);
    LocalHttpServer &host = where == "server"_L1 ? *m_server : *m_elsewhere;
    host.setRoute(u"/cover.png"_s, [refusal](const ServerRequest &request) {
        const bool isSent = !request.header("Authorization").isEmpty();
        if (isSent == (refusal == 0))
            return ServerAnswer{.body = "picture"};
        return ServerAnswer{.status = refusal == 0 ? 401 : refusal, .body = "no"};
    });
    guard(u"/feed"_s, feedOf(1, host.url(u"/"_s)));
    const PodcastId id = follow();
    QCOMPARE(show(id).podcast.image, host.url(u"/cover.png"_s));
    const auto file = wait(m_library->artwork().file(show(id).podcast.image));
    QVERIFY(file);
    QList<bool> seen;
    for (const ServerRequest &request : host.requestsFor(u"/cover.png"_s))
        seen.append(!request.header("Authorization").isEmpty());
    QCOMPARE(seen, sent);
}

void TestPrivateShows::theSoundBehindThePassword_data()
{
    QTest::addColumn<bool>("isElsewhere");
    QTest::newRow("rule 63: the stream sends the password, too") << false;
    QTest::newRow("rule 61: the stream sends no password to another server") << true;
}

void TestPrivateShows::theSoundBehindThePassword()
{
    QFETCH(const bool, isElsewhere);
    LocalHttpServer &host = isElsewhere ? *m_elsewhere : *m_server;
    guard(u"/feed"_s, feedOf(1, host.url(u"/"_s)));
    host.setMedia(u"/1.mp3"_s, sound, "audio/mpeg");
    m_session->play(firstEpisode(follow()));
    QCOMPARE(heard(), sound);
    for (const ServerRequest &request : host.requestsFor(u"/1.mp3"_s))
        QCOMPARE(request.header("Authorization"), isElsewhere ? QByteArray() : authorization(anna));
}

void TestPrivateShows::aMediaHostThatRefusesItIsAskedWithout()
{
    guard(u"/feed"_s, feedOf(1, m_server->url(u"/"_s)));
    m_server->setRoute(u"/1.mp3"_s, [](const ServerRequest &request) {
        return request.header("Authorization").isEmpty() ? ServerAnswer{.body = sound}
                                                         : ServerAnswer{.status = 403};
    });
    m_session->play(firstEpisode(follow()));
    QCOMPARE(heard(), sound); // rule 63
    QList<bool> sent;
    for (const ServerRequest &request : m_server->requestsFor(u"/1.mp3"_s))
        sent.append(!request.header("Authorization").isEmpty());
    QCOMPARE(sent, (QList{true, false}));
}

void TestPrivateShows::whoIsRefusedEitherWayIsTold()
{
    guard(u"/feed"_s, feedOf(1, m_server->url(u"/"_s)));
    m_server->setRoute(u"/1.mp3"_s,
                       [](const ServerRequest &) { return ServerAnswer{.status = 403}; });
    const EpisodeId episode = firstEpisode(follow());
    QVERIFY(wait(m_library->episodes().setPosition(episode, std::chrono::seconds(90))));
    m_session->play(episode);
    QTRY_COMPARE(m_player->state(), playback::PlayerState::Loading);
    const auto answer = m_http->get(
        {.url = m_output->lastSource, .cause = net::Purpose::Media}); // as a player does
    QTRY_COMPARE(m_player->state(), playback::PlayerState::Failed);
    QCOMPARE(m_player->error()->httpStatus, 403);
    QCOMPARE(m_player->error()->url.host(), m_server->url(u"/"_s).host());
    QVERIFY(m_player->error()->url.userInfo().isEmpty());
    QCOMPARE(m_player->position(), std::chrono::seconds(90));
}

void TestPrivateShows::aSecondShowSharesWhatTheServerTakes()
{
    const Credentials bert{u"bert"_s, u"other"_s};
    guard(u"/second"_s, feedOf(2, m_server->url(u"/"_s)));
    guard(u"/third"_s, feedOf(4, m_server->url(u"/"_s)), bert);
    const PodcastId first = follow();
    QVERIFY(first.isValid());
    QCOMPARE(subscribe(at(u"/second"_s)).added.size(), 1); // the same server, the same credentials
    QVERIFY(subscriptions::asksForPassword(subscribe(at(u"/third"_s))));
    const auto third = subscribe(at(u"/third"_s, bert));
    QCOMPARE(third.added.size(), 1);
    QTRY_COMPARE(m_store.secrets.size(), 3);

    close();
    m_server->clearRequests();
    open();
    const auto all = wait(m_library->refresher().refresh());
    QCOMPARE(all->failed.size(), 0);
    QCOMPARE(m_server->requests().size(), 3); // each with its own credentials, at the first attempt
}

void TestPrivateShows::aListWithPasswords()
{
    m_server->setBody(u"/open"_s, feedOf(1, m_server->url(u"/"_s)));
    const auto outline = [](const QUrl &url) -> QByteArray {
        return "<outline type=\"rss\" text=\"One\" xmlUrl=\"" + url.toEncoded() + "\"/>";
    };
    const QByteArray list =
        "<opml version=\"2.0\"><body>" + outline(at(u"/feed"_s, anna)) + outline(at(u"/open"_s))
        + "<outline type=\"rss\" text=\"x\" xmlUrl=\"ftp://anna:s3cret-Wort@h/f\"/>"
          "</body></opml>";
    QTemporaryDir outside;
    QFile file(outside.filePath(u"list.opml"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(list);
    file.close();
    const auto outcome = subscribe(QUrl::fromLocalFile(file.fileName()));
    QCOMPARE(outcome.added.size(), 2);
    QCOMPARE(outcome.added.at(0).episodes, 3);
    for (const subscriptions::FailedSubscription &failed : outcome.failed) {
        QVERIFY(!failed.url.toString().contains(anna.password));
        QVERIFY(!failed.error.detail.contains(anna.password));
    }
    QCOMPARE(m_store.secrets.size(), 1);
    const QString exported = m_folder->filePath(u"out.opml"_s);
    QCOMPARE(wait(m_library->subscriptions().exportOpml(exported)).value(), 2);
    close();
    QCOMPARE(filesWith("s3cret"), QStringList());
}

void TestPrivateShows::whatOldVersionsLeftIsCleaned()
{
    const QUrl old = at(u"/feed"_s, anna);
    const PodcastId id = wait(m_library->subscriptions().followUnread(old, u"Show"_s)).value();
    m_server->setRoute(u"/feed"_s, [](const ServerRequest &) {
        return ServerAnswer{.status = 500, .body = "broken"};
    });
    QCOMPARE(refresh(id).failed.size(), 1);
    QCOMPARE(show(id).url, at(u"/feed"_s)); // although the fetch failed
    QCOMPARE(m_store.secrets.size(), 1);
    guard(u"/feed"_s, feedOf(3, m_server->url(u"/"_s)));
    QCOMPARE(refresh(id).newEpisodes, 3);

    // Positions that were saved under the old address, which contains the password.
    const PodcastId second =
        wait(m_library->subscriptions().followUnread(at(u"/second"_s, anna), u"Second"_s)).value();
    {
        settings::PositionFile positions(settings::DataFolders::create(m_data)->positions);
        QVERIFY(positions.save({at(u"/second"_s, anna), u"g2"_s},
                               {.position = std::chrono::seconds(90), .changed = m_clock.time}));
    }
    close();
    open();
    guard(u"/second"_s, feedOf(3, m_server->url(u"/"_s)));
    QCOMPARE(refresh(second).newEpisodes, 3);
    const auto episodes = wait(m_library->episodes().list({.podcast = second, .started = true}));
    QCOMPARE(episodes->size(), 1);
    QCOMPARE(episodes->constFirst().state.position, std::chrono::seconds(90));
    close();
    QCOMPARE(filesWith("s3cret"), QStringList());
}

void TestPrivateShows::aMovedShowKeepsItsPassword()
{
    const PodcastId id = follow();
    m_server->setRoute(u"/feed"_s, [](const ServerRequest &) {
        return ServerAnswer{.status = 301, .headers = {{"Location", "/moved"}}};
    });
    guard(u"/moved"_s, feedOf(4, m_server->url(u"/"_s)));
    QCOMPARE(refresh(id).newEpisodes, 1);
    QCOMPARE(show(id).url, at(u"/moved"_s));
    QTRY_COMPARE(m_store.secrets.keys(),
                 QStringList{at(u"/moved"_s).toString().replace(u"http:"_s, u"https:"_s)});
    close();
    open();
    m_server->clearRequests();
    QCOMPARE(refresh(id).failed.size(), 0);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestPrivateShows::nothingIsWrittenAnywhere()
{
    logged.clear();
    QLoggingCategory::setFilterRules(u"dogear.*=true"_s);
    const auto before = qInstallMessageHandler(keepLog);
    const QByteArray self = "<atom:link xmlns:atom=\"http://www.w3.org/2005/Atom\" rel=\"self\" "
                            "href=\""
                            + at(u"/feed"_s, anna).toEncoded() + "\"/>";
    guard(u"/feed"_s,
          feedOf(3, m_server->url(u"/"_s)).replace("<image>", QByteArray(self + "<image>")));
    const PodcastId id = follow();
    const bool isFollowed = id.isValid();
    const EpisodeId episode = firstEpisode(id);
    m_session->play(episode);
    QTRY_COMPARE(m_player->state(), playback::PlayerState::Loading);
    emit m_output->loaded(std::chrono::minutes(20));
    m_output->tick(m_player->position());
    m_output->tick(std::chrono::seconds(65));
    m_player->pause();
    m_session->save();
    guard(u"/feed"_s, {}, {u"x"_s, u"y"_s}); // the password is no longer valid
    const auto failed = refresh(id).failed;
    const QString exported = m_folder->filePath(u"out.opml"_s);
    const auto written = wait(m_library->subscriptions().exportOpml(exported));
    const auto removed = wait(m_library->subscriptions().remove(id));
    const auto restored = wait(m_library->subscriptions().restore(*removed));
    qInfo() << failed.constFirst().error << show(*restored).url;
    close();
    qInstallMessageHandler(before);
    QLoggingCategory::setFilterRules({});

    QVERIFY(isFollowed);
    QCOMPARE(written.value(), 1);
    QVERIFY(logged.contains("401"));
    for (const QByteArray &secret :
         {QByteArray("s3cret"), QByteArray("anna:"), authorization(anna).sliced(6)}) {
        QCOMPARE(filesWith(secret), QStringList());
        QVERIFY2(!logged.contains(secret), logged.constData());
    }
    QVERIFY(!filesWith("/feed").isEmpty()); // only the address is stored
}

QTEST_GUILESS_MAIN(TestPrivateShows)

#include "tst_private_shows.moc"
