// SPDX-License-Identifier: GPL-3.0-or-later
// Tests downloads whose servers deliver nothing: other downloads continue, and these fail with a
// reason within minutes.

#include <support/download_library.h>
#include <support/local_certificate.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QTcpServer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::Download;
using domain::DownloadState;
using test::answerOf;
using test::DownloadLibrary;
using test::ServerAnswer;
using test::ServerRequest;
using test::waitForEvents;

using Route = std::function<ServerAnswer(const ServerRequest &)>;

class TestDownloadTroubles final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void deadServersKeepNobodyWaiting_data();
    void deadServersKeepNobodyWaiting();
    void manyOfADeadServerKeepNobodyWaiting();
    void failsAfterSomeMinutes();
    void whatWasNotTriedFailsWithItsServer();
    void isTriedAgainByItself();
    void isTriedAgainWhenAsked();
    void isTriedAgainWithTheNetwork();
    void failsAtOnce_data();
    void failsAtOnce();
    void aPauseIsNoTrouble();
    void fromHttpsToHttp();

private:
    [[nodiscard]] downloads::Downloads &downloads() { return *m_library->downloads; }
    /// Follows \a count episodes at a closed port, the newest ones, and one that can be downloaded.
    void follow(int count);
    /// Follows a show whose episodes are at \a addresses, the first one the newest.
    void followAt(const QStringList &addresses);
    [[nodiscard]] Download download(qsizetype index)
    {
        return answerOf(downloads().find(m_ids.at(index)))->value_or(Download());
    }
    /// Advances the clock by \a time and waits until the downloads have reacted.
    void pass(std::chrono::seconds time);
    [[nodiscard]] bool isTroubled(qsizetype index)
    {
        const auto progress = downloads().progress(m_ids.at(index));
        return progress && progress->problem;
    }

    std::unique_ptr<DownloadLibrary> m_library;
    QList<EpisodeId> m_ids; ///< the last one can be downloaded
};

void TestDownloadTroubles::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<DownloadLibrary>();
}

void TestDownloadTroubles::cleanup()
{
    m_library.reset();
}

void TestDownloadTroubles::follow(int count)
{
    // Nothing listens on the port of a closed server, so connections are refused.
    QTcpServer closed;
    QVERIFY(closed.listen(QHostAddress::LocalHost));
    QStringList addresses;
    for (int i = 0; i < count; ++i)
        addresses.append(u"http://127.0.0.1:%1/bad%2.mp3"_s.arg(closed.serverPort()).arg(i));
    closed.close();
    m_library->origin.setMedia(
        u"/good.mp3"_s, test::patternBytes(DownloadLibrary::size), "audio/mpeg");
    followAt(addresses + QStringList{m_library->origin.url(u"/good.mp3"_s).toString()});
}

void TestDownloadTroubles::followAt(const QStringList &addresses)
{
    QString items;
    for (qsizetype i = 0; i < addresses.size(); ++i) {
        const QDateTime published = m_library->clock.time.addDays(-1 - i);
        items += u"<item><title>%1</title><guid>%1</guid><pubDate>%2</pubDate>"
                 "<enclosure url=\"%3\" type=\"audio/mpeg\" length=\"1\"/></item>"_s.arg(
                     QString::number(i), published.toString(Qt::RFC2822Date), addresses.at(i));
    }
    QFile file(m_library->feedPath(u"feed"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(u"<rss version=\"2.0\"><channel><title>Show</title>%1</channel></rss>"_s.arg(items)
                   .toUtf8());
    file.close();
    const auto outcome = answerOf(
        m_library->library->subscriptions().subscribe(QUrl::fromLocalFile(file.fileName())));
    QCOMPARE(outcome.added.size(), 1);
    m_ids = m_library->ids(outcome.added.constFirst().id);
    QCOMPARE(m_ids.size(), addresses.size());
}

void TestDownloadTroubles::pass(std::chrono::seconds time)
{
    m_library->clock.advance(time);
    downloads().runPeriodicChecks();
    QVERIFY(m_library->settle());
}

void TestDownloadTroubles::deadServersKeepNobodyWaiting_data()
{
    QTest::addColumn<Route>("route");
    QTest::newRow("a closed port") << Route();
    QTest::newRow("the connection is dropped without a byte")
        << Route([](const ServerRequest &) { return ServerAnswer{.ending = test::Ending::Drop}; });
    QTest::newRow("503 for every request")
        << Route([](const ServerRequest &) { return ServerAnswer{.status = 503}; });
    QTest::newRow("no answer") << Route(
        [](const ServerRequest &) { return ServerAnswer{.isSilent = true}; });
    QTest::newRow("the body is cut after 600 bytes") << Route([](const ServerRequest &) {
        return ServerAnswer{.body = test::patternBytes(DownloadLibrary::size), .truncateAt = 600};
    });
    QTest::newRow("an endless redirect") << Route([](const ServerRequest &request) {
        return ServerAnswer{.status = 302, .headers = {{"Location", request.path.toLatin1()}}};
    });
}

void TestDownloadTroubles::deadServersKeepNobodyWaiting()
{
    QFETCH(const Route, route);
    constexpr int bad = 6;
    if (route) {
        QStringList titles;
        for (int i = 0; i <= bad; ++i)
            titles.append(QString::number(i));
        m_ids = m_library->follow(u"Show"_s, titles);
        for (int i = 0; i < bad; ++i)
            m_library->origin.setRoute(u"/%1.mp3"_s.arg(i), route);
    } else {
        follow(bad);
    }
    m_library->settings.maxConcurrent = 2;
    m_library->start();
    QVERIFY(answerOf(downloads().add(m_ids)));
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->isWhole(m_ids.constLast()));
    QCOMPARE_LE(downloads().summary().running, 4); // few downloads are active
}

void TestDownloadTroubles::manyOfADeadServerKeepNobodyWaiting()
{
    constexpr int many = 60;
    follow(many);
    m_library->settings.maxConcurrent = 1;
    m_library->start();
    QVERIFY(answerOf(downloads().add(m_ids)));
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->isWhole(m_ids.constLast()));
}

void TestDownloadTroubles::failsAfterSomeMinutes()
{
    follow(2);
    m_library->start();
    QVERIFY(answerOf(downloads().add(m_ids)));
    QVERIFY(m_library->finish(1));
    QVERIFY(waitForEvents([&] { return isTroubled(0) && isTroubled(1); }));
    // A download fails after three minutes without a byte.
    pass(2min);
    QVERIFY(download(0).state == DownloadState::Waiting);
    pass(61s);
    QVERIFY(waitForEvents([&] { return m_library->failed->size() == 2; }));
    for (const qsizetype index : {0, 1}) {
        const Download failed = download(index);
        QVERIFY(failed.state == DownloadState::Failed);
        QCOMPARE(failed.error->code, ErrorCode::ConnectionFailed);
        QCOMPARE(failed.failures, 1);
        QVERIFY(failed.retryAt > m_library->clock.time);
    }
    QTRY_COMPARE(downloads().summary().failed, 2);
    QCOMPARE(downloads().summary().running, 0);
}

void TestDownloadTroubles::whatWasNotTriedFailsWithItsServer()
{
    constexpr int many = 60;
    follow(many);
    m_library->settings.maxConcurrent = 1;
    m_library->start();
    QVERIFY(answerOf(downloads().add(m_ids)));
    QVERIFY(m_library->finish(1));
    pass(181s);
    // At most two downloads run at a time; those that run now fail three minutes later.
    QTRY_COMPARE_GE_WITH_TIMEOUT(downloads().summary().failed, many - 2, 20'000);
    pass(181s);
    QTRY_COMPARE_WITH_TIMEOUT(downloads().summary().failed, many, 20'000);
    QCOMPARE(downloads().summary().waiting, 0);
    QCOMPARE(download(many - 1).error->code, ErrorCode::ConnectionFailed);
}

void TestDownloadTroubles::isTriedAgainByItself()
{
    m_ids = m_library->follow(u"Show"_s, {u"A"_s});
    int status = 404;
    m_library->origin.setRoute(u"/A.mp3"_s, [&](const ServerRequest &request) {
        return status == 200 ? answerWith(
                   {.body = test::patternBytes(DownloadLibrary::size), .type = "audio/mpeg"},
                   request)
                             : ServerAnswer{.status = status};
    });
    m_library->start();
    QVERIFY(answerOf(downloads().add(m_ids)));
    QVERIFY(waitForEvents([&] { return m_library->failed->size() == 1; }));
    m_library->origin.clearRequests();
    // A refused download is retried after 1 hour, then after 6 hours.
    pass(59min);
    QCOMPARE(m_library->origin.requests().size(), 0);
    pass(2min);
    QVERIFY(waitForEvents([&] { return download(0).failures == 2; }));
    QCOMPARE(m_library->failed->size(), 1); // reported only once
    QVERIFY(download(0).retryAt > m_library->clock.time.addSecs(5 * 3600));
    // Retries also happen after a restart.
    m_library->open();
    status = 200;
    m_library->start();
    pass(6h + 1min);
    QVERIFY(m_library->finish(1));
    QCOMPARE(download(0).failures, 0);
    QVERIFY(m_library->isWhole(m_ids.constFirst()));
}

void TestDownloadTroubles::isTriedAgainWhenAsked()
{
    follow(1);
    m_library->start();
    QVERIFY(answerOf(downloads().add(m_ids)));
    QVERIFY(waitForEvents([&] { return isTroubled(0); }));
    pass(181s);
    QVERIFY(waitForEvents([&] { return m_library->failed->size() == 1; }));
    QVERIFY(answerOf(downloads().resume({m_ids.constFirst()})));
    QVERIFY(waitForEvents([&] { return isTroubled(0); })); // tried again, not failed at once
    QVERIFY(download(0).state == DownloadState::Waiting);
    QCOMPARE(download(0).failures, 0);
    pass(181s);
    QVERIFY(waitForEvents([&] { return m_library->failed->size() == 2; }));
}

void TestDownloadTroubles::isTriedAgainWithTheNetwork()
{
    follow(1);
    m_library->start();
    QVERIFY(answerOf(downloads().add(m_ids)));
    QVERIFY(waitForEvents([&] { return isTroubled(0); }));
    pass(181s);
    QVERIFY(waitForEvents([&] { return m_library->failed->size() == 1; }));
    downloads().setNetwork({.isOnline = false});
    downloads().setNetwork({});
    QVERIFY(waitForEvents([&] { return isTroubled(0); }));
}

void TestDownloadTroubles::failsAtOnce_data()
{
    QTest::addColumn<ServerAnswer>("answer");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a web page labelled as audio")
        << ServerAnswer{.body = "<html>Sign in</html>", .headers = {{"Content-Type", "audio/mpeg"}}}
        << ErrorCode::NotMedia;
    QTest::newRow("a playlist") << ServerAnswer{.body = "#EXTM3U\n#EXTINF:10,\nseg1.ts\n"}
                                << ErrorCode::NotMedia;
    QTest::newRow("an empty body") << ServerAnswer{} << ErrorCode::NotMedia;
    QTest::newRow("status 204") << ServerAnswer{.status = 204} << ErrorCode::NotMedia;
    QTest::newRow("status 206 without Content-Range")
        << ServerAnswer{.status = 206, .body = test::patternBytes(DownloadLibrary::size)}
        << ErrorCode::BadResponse;
    QTest::newRow("an unsupported compression")
        << ServerAnswer{.body = test::patternBytes(DownloadLibrary::size),
                        .headers = {{"Content-Encoding", "zstd"}}}
        << ErrorCode::UnsupportedEncoding;
    QTest::newRow("an endless redirect")
        << ServerAnswer{.status = 302, .headers = {{"Location", "/A.mp3"}}}
        << ErrorCode::TooManyRedirects;
    QTest::newRow("a redirect to a local file")
        << ServerAnswer{.status = 302, .headers = {{"Location", "file:///etc/hostname"}}}
        << ErrorCode::UnsupportedScheme;
}

void TestDownloadTroubles::failsAtOnce()
{
    QFETCH(const ServerAnswer, answer);
    QFETCH(const ErrorCode, code);
    m_ids = m_library->follow(u"Show"_s, {u"A"_s});
    m_library->origin.setRoute(u"/A.mp3"_s, [&](const ServerRequest &) { return answer; });
    m_library->start();
    QVERIFY(answerOf(downloads().add(m_ids)));
    QVERIFY(waitForEvents([&] { return !m_library->failed->isEmpty(); }));
    QCOMPARE(download(0).error->code, code);
    QVERIFY(download(0).state == DownloadState::Failed);
}

void TestDownloadTroubles::aPauseIsNoTrouble()
{
    follow(1);
    m_library->start();
    QVERIFY(answerOf(downloads().add(m_ids)));
    QVERIFY(m_library->finish(1));
    QVERIFY(waitForEvents([&] { return isTroubled(0); }));
    QVERIFY(answerOf(downloads().setPausedAll(true)));
    pass(1h);
    QTRY_COMPARE(downloads().summary().running, 0);
    QVERIFY(answerOf(downloads().setPausedAll(false)));
    QVERIFY(waitForEvents([&] { return isTroubled(0); }));
    QVERIFY(download(0).state == DownloadState::Waiting);
}

void TestDownloadTroubles::fromHttpsToHttp()
{
    test::trustLocalCertificate();
    test::LocalHttpServer secure(test::LocalHttpServer::Protocol::Https);
    const QUrl open = m_library->origin.url(u"/open.mp3"_s);
    secure.setRoute(u"/a.mp3"_s, [&](const ServerRequest &) {
        return ServerAnswer{.status = 302, .headers = {{"Location", open.toEncoded()}}};
    });
    m_library->origin.setMedia(
        u"/open.mp3"_s, test::patternBytes(DownloadLibrary::size), "audio/mpeg");
    followAt({secure.url(u"/a.mp3"_s).toString()});
    bool isTold = false;
    connect(&downloads(), &downloads::Downloads::progressed, this, [&](EpisodeId id) {
        const auto progress = downloads().progress(id);
        isTold = isTold || (progress && progress->isUnencrypted);
    });
    m_library->start();
    QVERIFY(answerOf(downloads().add(m_ids)));
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->isWhole(m_ids.constFirst()));
    QVERIFY(isTold);
}

QTEST_GUILESS_MAIN(TestDownloadTroubles)
#include "tst_download_troubles.moc"
