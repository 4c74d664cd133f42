// SPDX-License-Identifier: GPL-3.0-or-later
// Tests DocumentCollector: it reads the chapters and transcripts of episodes the user never opened.

#include <library/library.h>
#include <net/network_http_client.h>
#include <settings/data_folders.h>
#include <support/fake_clock.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using documents::DocumentCollector;

namespace {

const QByteArray vtt = "WEBVTT\n\n00:00.000 --> 00:02.000\nHello.\n\n"
                       "00:02.000 --> 00:05.000\nCaptured as one piece.\n";
const QByteArray chapters = "{\"version\":\"1.2.0\",\"chapters\":[{\"startTime\":0,\"title\":"
                            "\"Beginnings\"},{\"startTime\":60,\"title\":\"Trees\"}]}";

template<typename T>
T wait(Future<T> future)
{
    [[maybe_unused]] const bool isDone =
        test::waitUntil([&] { return future.isFinished(); }, 20'000);
    return future.result();
}

} // namespace

class TestDocumentCollector final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatIsSaidInAnyEpisodeIsFound_data();
    void whatIsSaidInAnyEpisodeIsFound();
    void nothingIsReadUnlessItIsWanted_data();
    void nothingIsReadUnlessItIsWanted();
    void eachIsReadOnce();
    void whatIsNotThereIsAskedForAfterAWeek();
    void whatCannotBeReachedIsLeftAloneForAWhile();
    void oneServerThatIsDownHoldsUpNoOther();
    void whoClosesAnEpisodeStopsNothingElse();

private:
    [[nodiscard]] DocumentCollector &documents() const { return m_library->documents().collector; }
    void start()
    {
        m_http = std::make_unique<net::NetworkHttpClient>("Dogear/test");
        m_library = std::make_unique<library::Library>(
            *settings::DataFolders::create(m_folder->path()), *m_http, m_clock);
        documents().setPace({.pause = 1ms, .maxUnreachable = 2, .rest = 100ms});
    }
    /// Follows a feed whose episodes have transcripts at /t0, /t1, … and chapters at /c0, /c1, …
    void follow(int episodes)
    {
        QString items;
        for (int i = 0; i < episodes; ++i) {
            items += u"<item><title>Number %1</title><guid>%1</guid><podcast:transcript url=\"%2\""
                     " type=\"text/vtt\"/><podcast:chapters url=\"%3\""
                     " type=\"application/json+chapters\"/></item>"_s.arg(
                         QString::number(i),
                         m_server->url(u"/t%1"_s.arg(i)).toString(),
                         m_server->url(u"/c%1"_s.arg(i)).toString());
        }
        m_server->setBody(u"/feed"_s,
                          (u"<rss xmlns:podcast=\"https://podcastindex.org/namespace/1.0\">"
                           "<channel><title>Show</title>%1</channel></rss>"_s.arg(items))
                              .toUtf8());
        const auto outcome = wait(m_library->subscriptions().subscribe(m_server->url(u"/feed"_s)));
        QCOMPARE(outcome.added.size(), 1);
    }
    void serve(const QString &path, const QByteArray &body) { m_server->setBody(path, body); }
    void serveAll(int episodes)
    {
        for (int i = 0; i < episodes; ++i) {
            serve(u"/t%1"_s.arg(i), vtt);
            serve(u"/c%1"_s.arg(i), chapters);
        }
    }
    void fail(const QString &path, int status)
    {
        m_server->setRoute(path, [status](const test::ServerRequest &) {
            return test::ServerAnswer{.status = status};
        });
    }
    [[nodiscard]] qsizetype asked(const QString &path) const
    {
        return m_server->requestsFor(path).size();
    }
    /// Runs the collector until it has requested every document. \return whether it has finished
    bool collect()
    {
        QSignalSpy done(&documents(), &DocumentCollector::caughtUp);
        documents().setOn(true);
        documents().start(0ms);
        documents().checkForWork();
        return done.wait(20'000);
    }

    std::optional<QTemporaryDir> m_folder;
    test::FakeClock m_clock;
    std::unique_ptr<test::LocalHttpServer> m_server;
    std::unique_ptr<net::NetworkHttpClient> m_http;
    std::unique_ptr<library::Library> m_library;
};

void TestDocumentCollector::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    m_server = std::make_unique<test::LocalHttpServer>();
    start();
}

void TestDocumentCollector::cleanup()
{
    m_library.reset();
    m_http.reset();
    m_server.reset();
}

void TestDocumentCollector::whatIsSaidInAnyEpisodeIsFound_data()
{
    QTest::addColumn<QString>("query");
    QTest::newRow("a word of the transcripts") << u"transcript:captured"_s;
    QTest::newRow("a word of a chapter title") << u"chapter:trees"_s;
}

void TestDocumentCollector::whatIsSaidInAnyEpisodeIsFound()
{
    QFETCH(const QString, query);
    constexpr int episodes = 3;
    serveAll(episodes);
    follow(episodes);
    QVERIFY(collect());
    QVERIFY(wait(m_library->maintenance().searchIndexer.finish()).has_value());
    const auto found = wait(m_library->episodes().search().find(query, false, 10));
    QVERIFY(found.has_value());
    QCOMPARE(found->hits.size(), episodes);
}

void TestDocumentCollector::nothingIsReadUnlessItIsWanted_data()
{
    QTest::addColumn<bool>("isOn");
    QTest::addColumn<bool>("isFree");
    QTest::newRow("the collector is switched off") << false << true;
    QTest::newRow("the network is metered or missing") << true << false;
}

void TestDocumentCollector::nothingIsReadUnlessItIsWanted()
{
    QFETCH(const bool, isOn);
    QFETCH(const bool, isFree);
    serveAll(1);
    follow(1);
    documents().setNetworkFree(isFree);
    documents().setOn(isOn);
    documents().start(0ms);
    documents().checkForWork();
    // Two answers of other work give the collector the time to start, if it would.
    QVERIFY(wait(m_library->episodes().count({})).has_value());
    QVERIFY(wait(m_library->maintenance().searchIndexer.finish()).has_value());
    QCOMPARE(asked(u"/t0"_s), 0);
    documents().setNetworkFree(true);
    QVERIFY(collect());
    QCOMPARE(asked(u"/t0"_s), 1);
}

void TestDocumentCollector::eachIsReadOnce()
{
    serveAll(2);
    follow(2);
    QVERIFY(collect());
    QVERIFY(collect());
    m_library.reset();
    start();
    QVERIFY(collect());
    for (const QString &path : {u"/t0"_s, u"/t1"_s, u"/c0"_s, u"/c1"_s})
        QCOMPARE(asked(path), 1);
}

void TestDocumentCollector::whatIsNotThereIsAskedForAfterAWeek()
{
    fail(u"/t0"_s, 404);
    serve(u"/c0"_s, chapters);
    follow(1);
    QVERIFY(collect());
    QVERIFY(collect());
    // The missing document is not requested a second time by the second collect().
    QCOMPARE(asked(u"/t0"_s), 1);
    m_clock.advance(DocumentCollector::retryAge);
    serve(u"/t0"_s, vtt);
    QVERIFY(collect());
    QCOMPARE(asked(u"/t0"_s), 2);
    QCOMPARE(asked(u"/c0"_s), 1);
}

void TestDocumentCollector::whatCannotBeReachedIsLeftAloneForAWhile()
{
    fail(u"/t0"_s, 503);
    serve(u"/c0"_s, chapters);
    follow(1);
    QSignalSpy done(&documents(), &DocumentCollector::caughtUp);
    documents().setOn(true);
    documents().start(0ms);
    QTRY_VERIFY(asked(u"/t0"_s) >= 2); // after DocumentPace::rest, without another checkForWork()
    QCOMPARE(done.size(), 0);
    serve(u"/t0"_s, vtt);
    QVERIFY(done.wait(20'000));
}

void TestDocumentCollector::oneServerThatIsDownHoldsUpNoOther()
{
    constexpr int episodes = 6;
    serveAll(episodes);
    // Fails for the newest episodes; maxUnreachable is 2, so the four failures cause two rests.
    follow(episodes);
    for (int i = 0; i < 4; ++i)
        fail(u"/t%1"_s.arg(i), 503);
    documents().setOn(true);
    documents().start(0ms);
    for (int i = 0; i < episodes; ++i)
        QTRY_VERIFY2(asked(u"/t%1"_s.arg(i)) >= 1, qPrintable(QString::number(i)));
}

void TestDocumentCollector::whoClosesAnEpisodeStopsNothingElse()
{
    serveAll(1);
    // Slow enough for the chapters to be requested twice, by the episode and by the collector.
    m_server->setRoute(u"/c0"_s, [](const test::ServerRequest &) {
        return test::ServerAnswer{.body = chapters, .delay = 1'000ms};
    });
    follow(1);
    const auto list = wait(m_library->episodes().list({}));
    QVERIFY(list.has_value() && list->size() == 1);
    const auto episode = wait(m_library->episodes().detail(list->constFirst().id));
    QVERIFY(episode.has_value());
    m_library->chapters().setOpen(*episode);
    QTRY_COMPARE(asked(u"/c0"_s), 1);
    QSignalSpy done(&documents(), &DocumentCollector::caughtUp);
    documents().setOn(true);
    documents().start(0ms);
    QTRY_COMPARE(asked(u"/c0"_s), 2);
    // Cancels the request of the open episode; the collector's own request has to go through.
    m_library->chapters().setOpen({});
    QVERIFY(done.wait(20'000));
}

QTEST_GUILESS_MAIN(TestDocumentCollector)
#include "tst_document_collector.moc"
