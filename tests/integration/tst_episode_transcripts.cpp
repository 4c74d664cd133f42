// SPDX-License-Identifier: GPL-3.0-or-later
// Tests transcripts of episodes from healthy and faulty servers. Rows named "rule N" test a
// rule of tests/rules.md.

#include <base/workers.h>
#include <library/library.h>
#include <net/network_http_client.h>
#include <settings/data_folders.h>
#include <support/cue_dump.h>
#include <support/fake_clock.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using documents::DocumentAge;
using documents::EpisodeTranscript;
using documents::Transcripts;
using domain::TranscriptLink;

namespace {

const QByteArray vtt = "WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ann>Hello.\n\n"
                       "00:02.000 --> 00:05.000\n<v Bob>Hi.\n";
const QString vttCues = u"0-2 Ann: Hello.\n2-5 Bob: Hi."_s;
const QByteArray loginPage = "<!DOCTYPE html><html><head><title>Sign in</title></head><body>"
                             "<form><input type=\"password\"></form></body></html>";
const QByteArray cutJson = "{\"version\": \"1.0.0\", \"segments\": [{\"startTime\": 0, \"endTi";

template<typename T>
T wait(Future<T> future)
{
    [[maybe_unused]] const bool isDone =
        test::waitUntil([&] { return future.isFinished(); }, 20'000);
    return future.result();
}

} // namespace

class TestEpisodeTranscripts final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatIsRead_data();
    void whatIsRead();
    void whatGoesWrong_data();
    void whatGoesWrong();
    void anOlderCopyStays_data();
    void anOlderCopyStays();
    void aDocumentIsFetchedOnceADay();
    void itIsThereWithoutANetwork();
    void aDocumentThatMovedStandsInForTheNewOne();
    void theBestOneIsReadAndAnotherOneOnRequest();
    void aFailureIsNotRepeatedAtOnce();
    void onlyWhatIsOpenIsFetched();
    void whatIsNoLongerOpenIsNotWaitedFor();
    void filesThatAFeedNames_data();
    void filesThatAFeedNames();
    void whatIsStoredOfAnyEpisode();
    void whatIsSaidIsFound();

private:
    [[nodiscard]] Transcripts &transcripts() const { return m_library->transcripts(); }
    [[nodiscard]] const EpisodeTranscript &open() const { return transcripts().open(); }
    [[nodiscard]] QString cues() const { return dump(open().cues); }
    void start()
    {
        m_http = std::make_unique<net::NetworkHttpClient>("Dogear/test");
        m_library = std::make_unique<library::Library>(
            *settings::DataFolders::create(m_folder->path()), *m_http, m_clock);
    }
    void restart()
    {
        m_library.reset();
        start();
    }
    /// Follows a feed of the server, with an episode that has \a links.
    domain::EpisodeDetail follow(const QList<TranscriptLink> &links)
    {
        m_server->setBody(u"/feed"_s, feedOf(links));
        return only(wait(m_library->subscriptions().subscribe(m_server->url(u"/feed"_s))));
    }
    domain::EpisodeDetail only(const subscriptions::SubscribeOutcome &outcome)
    {
        const auto list = wait(m_library->episodes().list({.podcast = outcome.added.value(0).id}));
        if (!list || list->isEmpty())
            return {};
        return wait(m_library->episodes().detail(list->constFirst().id))
            .value_or(domain::EpisodeDetail());
    }
    [[nodiscard]] TranscriptLink link(const QString &path, const QString &type = {}) const
    {
        return {m_server->url(path), type, {}, false};
    }
    static QByteArray feedOf(const QList<TranscriptLink> &links)
    {
        QString inside;
        for (const TranscriptLink &link : links)
            inside += u"<podcast:transcript url=\"%1\" type=\"%2\" language=\"%3\"/>"_s.arg(
                link.url.toString(), link.type, link.language);
        return (u"<rss xmlns:podcast=\"https://podcastindex.org/namespace/1.0\"><channel>"
                "<title>Show</title><language>en-us</language><item><title>One</title>"
                "<guid>g</guid>%1</item></channel></rss>"_s.arg(inside))
            .toUtf8();
    }
    void serve(const QString &path, const test::ServerAnswer &answer)
    {
        m_server->setRoute(path, [answer](const test::ServerRequest &) { return answer; });
    }
    void serve(const QString &path, const QByteArray &body, const QByteArray &type = "text/vtt")
    {
        serve(path, test::ServerAnswer{.body = body, .headers = {{"Content-Type", type}}});
    }
    /// Serves the fault with the name \a fault.
    void serveFault(const QString &path, const QString &fault)
    {
        if (fault == u"not there"_s)
            serve(path, test::ServerAnswer{.status = 404, .body = "no"});
        else if (fault == u"login page"_s)
            serve(path, loginPage, "text/html");
        else if (fault == u"cut JSON"_s)
            serve(path, cutJson, "application/json");
        else if (fault == u"cut body"_s)
            serve(path, test::ServerAnswer{.body = vtt, .truncateAt = 20});
        else if (fault == u"empty"_s)
            serve(path, test::ServerAnswer{});
        else if (fault == u"blank"_s)
            serve(path, " \r\n ");
        else if (fault == u"sound"_s)
            serve(
                path, QByteArray("ID3\x04\0\0\0\0\x0f\x76\xff\xfb\x90\x64\0\0", 16), "audio/mpeg");
        else
            serve(path, test::ServerAnswer{.status = 500, .body = "down"});
    }
    /// Opens \a episode again and waits until everything about it is known.
    bool openUp(const domain::EpisodeDetail &episode)
    {
        transcripts().setOpen(std::nullopt);
        transcripts().setOpen(episode);
        return test::waitUntil([this] { return !open().isLoading; }) && settle();
    }
    /// Waits until answers that have arrived have passed through the pool and the database.
    bool settle()
    {
        constexpr int longestWay = 8; // steps between threads
        for (int step = 0; step < longestWay; ++step) {
            workers()->waitForDone();
            // waitUntil() handles no event if the database has answered already.
            QCoreApplication::processEvents();
            auto last = m_library->episodes().count({});
            if (!test::waitUntil([&] { return last.isFinished(); }))
                return false;
        }
        return true;
    }

    std::optional<QTemporaryDir> m_folder;
    test::FakeClock m_clock;
    std::unique_ptr<test::LocalHttpServer> m_server;
    std::unique_ptr<net::NetworkHttpClient> m_http;
    std::unique_ptr<library::Library> m_library;
};

void TestEpisodeTranscripts::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    m_server = std::make_unique<test::LocalHttpServer>();
    start();
}

void TestEpisodeTranscripts::cleanup()
{
    m_library.reset();
    m_http.reset();
    m_server.reset();
}

void TestEpisodeTranscripts::whatIsRead_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("type");      ///< in the feed
    QTest::addColumn<QByteArray>("served"); ///< Content-Type
    QTest::addColumn<bool>("isTimed");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name,
                        const QByteArray &body,
                        const QString &type,
                        const QByteArray &served,
                        const QString &expected,
                        bool isTimed = true) {
        QTest::newRow(name) << body << type << served << isTimed << expected;
    };
    const QByteArray srt = "\xef\xbb\xbf"
                           "1\r\n00:00:00,000 --> 00:00:02,000\r\nAnn: Hello.\r\n\r\n"
                           "2\r\n00:00:02,000 --> 00:00:05,000\r\nBob: Hi.\r\n";
    const QByteArray json = R"({"version": "1.0.0", "segments": [
        {"startTime": 0, "endTime": 2, "speaker": "Ann", "body": "Hello."},
        {"startTime": 2, "endTime": 5, "speaker": "Bob", "body": "Hi."}]})";
    row("rule 128: VTT", vtt, u"text/vtt"_s, "text/vtt; charset=utf-8", vttCues);
    row("rule 128: SRT with BOM and CRLF",
        srt,
        u"application/x-subrip"_s,
        "application/srt",
        vttCues);
    row("rule 128: JSON", json, u"application/json"_s, "application/json", vttCues);
    row("rule 87: JSON, served as whatever",
        json,
        u"application/json"_s,
        "application/octet-stream",
        vttCues);
    row("VTT, served as a web page", vtt, u"text/vtt"_s, "text/html", vttCues);
    row("SRT that is announced as VTT", srt, u"text/vtt"_s, "text/vtt", vttCues);
    row("VTT without any type", vtt, u""_s, "", vttCues);
    row("a page of text",
        "<html><body><p>One.</p><p>Two.</p></body></html>",
        u"text/html"_s,
        "text/html",
        u"0-0 One.\n0-0 Two."_s,
        false);
    row("plain text",
        "One.\n\nTwo.",
        u"text/plain"_s,
        "text/plain",
        u"0-0 One.\n0-0 Two."_s,
        false);
    row("no cues are a transcript", "WEBVTT\n\n", u"text/vtt"_s, "text/vtt", u""_s);
}

void TestEpisodeTranscripts::whatIsRead()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, type);
    QFETCH(const QByteArray, served);
    QFETCH(const bool, isTimed);
    QFETCH(const QString, expected);
    serve(u"/t"_s, body, served);
    const auto episode = follow({link(u"/t"_s, type)});
    for (int time = 0; time < 2; ++time) { // the second time from what was stored
        QVERIFY(openUp(episode));
        QVERIFY(open().isRead);
        QCOMPARE(cues(), expected);
        QCOMPARE(open().isTimed, isTimed);
        QVERIFY(!open().error);
        restart();
    }
    QCOMPARE(m_server->requestsFor(u"/t"_s).size(), 1);
}

void TestEpisodeTranscripts::whatGoesWrong_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<ErrorCode>("expected");
    QTest::newRow("a document that does not exist (404)")
        << u"not there"_s << ErrorCode::HttpStatus;
    QTest::newRow("an error of the server (500)") << u"trouble"_s << ErrorCode::HttpStatus;
    QTest::newRow("a login page instead of a transcript") << u"login page"_s << ErrorCode::HtmlPage;
    QTest::newRow("JSON that is cut off") << u"cut JSON"_s << ErrorCode::TruncatedInput;
    QTest::newRow("fewer bytes than announced") << u"cut body"_s << ErrorCode::TruncatedInput;
    QTest::newRow("an empty body") << u"empty"_s << ErrorCode::EmptyInput;
    QTest::newRow("a body of blanks only") << u"blank"_s << ErrorCode::EmptyInput;
    QTest::newRow("audio instead of text") << u"sound"_s << ErrorCode::UnsupportedFeed;
}

void TestEpisodeTranscripts::whatGoesWrong()
{
    QFETCH(const QString, fault);
    QFETCH(const ErrorCode, expected);
    serveFault(u"/t"_s, fault);
    const auto episode = follow({link(u"/t"_s, u"text/vtt"_s)});
    QVERIFY(openUp(episode));
    QVERIFY(!open().isRead);
    QVERIFY(open().error);
    QCOMPARE(open().error->code, expected);
    QCOMPARE(open().error->url.host(), u"127.0.0.1"_s);
    QCOMPARE(open().choices.size(), 1); // a tab that shows the error

    serve(u"/t"_s, vtt);
    transcripts().retry();
    QVERIFY(open().isLoading && !open().error);
    QTRY_COMPARE(cues(), vttCues);
    QVERIFY(!open().error);
}

void TestEpisodeTranscripts::anOlderCopyStays_data()
{
    whatGoesWrong_data();
}

void TestEpisodeTranscripts::anOlderCopyStays()
{
    QFETCH(const QString, fault);
    QFETCH(const ErrorCode, expected);
    serve(u"/t"_s, vtt);
    const auto episode = follow({link(u"/t"_s, u"text/vtt"_s)});
    QVERIFY(openUp(episode));
    QCOMPARE(cues(), vttCues);
    serveFault(u"/t"_s, fault);
    m_clock.advance(DocumentAge::documentAge);
    QVERIFY(openUp(episode));
    QTRY_VERIFY(open().error);
    QCOMPARE(open().error->code, expected);
    QCOMPARE(cues(), vttCues);
    restart();
    QVERIFY(openUp(episode));
    QCOMPARE(cues(), vttCues);
}

void TestEpisodeTranscripts::aDocumentIsFetchedOnceADay()
{
    m_server->setDocument(u"/t"_s, {.body = vtt, .type = "text/vtt", .etag = "\"v1\""});
    const auto episode = follow({link(u"/t"_s)});
    const auto asked = [this] { return m_server->requestsFor(u"/t"_s).size(); };
    QVERIFY(openUp(episode));
    QCOMPARE(cues(), vttCues);
    m_clock.advance(DocumentAge::documentAge - 1min);
    QVERIFY(openUp(episode));
    QCOMPARE(asked(), 1);

    m_clock.advance(2min);
    const QSignalSpy changes(&transcripts(), &Transcripts::changed);
    QVERIFY(openUp(episode));
    QTRY_COMPARE(changes.size(), 4); // closed, opened, the copy found, the server's answer
    QCOMPARE(asked(), 2);
    QCOMPARE(m_server->requestsFor(u"/t"_s).constLast().header("If-None-Match"), "\"v1\"");
    QCOMPARE(cues(), vttCues); // rule 87: not modified
    QVERIFY(settle());

    restart(); // a document that was not modified is valid for another day
    m_clock.advance(DocumentAge::documentAge - 1min);
    QVERIFY(openUp(episode));
    QCOMPARE(cues(), vttCues);
    QCOMPARE(asked(), 2);

    m_clock.advance(2min);
    m_server->setDocument(u"/t"_s,
                          {.body = "WEBVTT\n\n00:01.000 --> 00:02.000\nNew.\n",
                           .type = "text/vtt",
                           .etag = "\"v2\""});
    QVERIFY(openUp(episode));
    QTRY_COMPARE(cues(), u"1-2 New."_s);
}

void TestEpisodeTranscripts::itIsThereWithoutANetwork()
{
    serve(u"/t"_s, vtt);
    const auto episode = follow({link(u"/t"_s)});
    QVERIFY(openUp(episode));
    QCOMPARE(cues(), vttCues);
    m_server.reset();
    m_clock.advance(48h);
    restart();
    QVERIFY(openUp(episode));
    QCOMPARE(cues(), vttCues);
    QTRY_VERIFY(open().error);
    QCOMPARE(open().error->code, ErrorCode::ConnectionFailed);
    m_server = std::make_unique<test::LocalHttpServer>();
}

void TestEpisodeTranscripts::aDocumentThatMovedStandsInForTheNewOne()
{
    serve(u"/old"_s, vtt);
    auto episode = follow({link(u"/old"_s)});
    QVERIFY(openUp(episode));
    serveFault(u"/new"_s, u"not there"_s);
    episode.episode.transcripts = {link(u"/new"_s)};
    QVERIFY(openUp(episode));
    QTRY_VERIFY(open().error);
    QCOMPARE(cues(), vttCues); // the old copy is better than nothing
    serve(u"/new"_s, "WEBVTT\n\n00:01.000 --> 00:02.000\nNew.\n");
    transcripts().retry();
    QTRY_COMPARE(cues(), u"1-2 New."_s);
    QVERIFY(settle());
    restart();
    QVERIFY(openUp(episode));
    QCOMPARE(cues(), u"1-2 New."_s);
}

void TestEpisodeTranscripts::theBestOneIsReadAndAnotherOneOnRequest()
{
    serve(u"/en.txt"_s, "Hello.", "text/plain");
    serve(u"/en.vtt"_s, vtt);
    serve(u"/de.vtt"_s, "WEBVTT\n\n00:00.000 --> 00:02.000\nHallo.\n");
    const QList<TranscriptLink> links{{m_server->url(u"/en.txt"_s), u"text/plain"_s, u"en"_s},
                                      {m_server->url(u"/de.vtt"_s), u"text/vtt"_s, u"de"_s},
                                      {m_server->url(u"/en.vtt"_s), u"text/vtt"_s, u"en"_s}};
    const auto episode = follow(links);
    QVERIFY(openUp(episode));
    QCOMPARE(cues(), vttCues); // with times and in the language of the show
    QCOMPARE(open().choices.value(2).url.fileName(), u"de.vtt"_s);
    QCOMPARE(m_server->requestsFor(u"/de.vtt"_s).size(), 0);

    transcripts().choose(2);
    QVERIFY(open().isLoading && open().cues.isEmpty());
    QTRY_COMPARE(cues(), u"0-2 Hallo."_s);
    QVERIFY(settle());
    restart(); // the choice is remembered
    QVERIFY(openUp(episode));
    QCOMPARE(open().chosen, 2);
    QCOMPARE(cues(), u"0-2 Hallo."_s);
    transcripts().choose(0);
    QTRY_COMPARE(cues(), vttCues); // still stored
    QCOMPARE(m_server->requestsFor(u"/en.vtt"_s).size(), 1);
    for (const int nonsense : {-1, 3, 0})
        transcripts().choose(nonsense);
    QCOMPARE(cues(), vttCues);
}

void TestEpisodeTranscripts::aFailureIsNotRepeatedAtOnce()
{
    serveFault(u"/t"_s, u"trouble"_s);
    const auto episode = follow({link(u"/t"_s)});
    QVERIFY(openUp(episode));
    const auto asked = [this] { return m_server->requestsFor(u"/t"_s).size(); };
    const auto once = asked();
    QVERIFY(openUp(episode));
    QCOMPARE(asked(), once);
    QVERIFY(open().error); // still reported
    m_clock.advance(DocumentAge::retryAge);
    serve(u"/t"_s, vtt);
    QVERIFY(openUp(episode));
    QCOMPARE(cues(), vttCues);
}

void TestEpisodeTranscripts::onlyWhatIsOpenIsFetched()
{
    serve(u"/t"_s, vtt);
    const auto episode = follow({link(u"/t"_s)});
    QCOMPARE(m_server->requestsFor(u"/t"_s).size(), 0);
    QVERIFY(openUp(episode));
    const QSignalSpy changed(&transcripts(), &Transcripts::changed);
    transcripts().setOpen(episode); // the same episode: no signal
    QCOMPARE(changed.size(), 0);
    transcripts().setOpen(std::nullopt);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(open(), EpisodeTranscript());
    domain::EpisodeDetail without = episode;
    without.episode.transcripts.clear();
    transcripts().setOpen(without);
    QVERIFY(open().choices.isEmpty() && !open().isLoading);
}

void TestEpisodeTranscripts::whatIsNoLongerOpenIsNotWaitedFor()
{
    serve(u"/t"_s, test::ServerAnswer{.body = vtt, .ending = test::Ending::Stall, .delay = 20s});
    serve(u"/other"_s, "WEBVTT\n\n00:01.000 --> 00:02.000\nOther.\n");
    const auto episode = follow({link(u"/t"_s)});
    transcripts().setOpen(episode);
    QTRY_COMPARE(m_server->requestsFor(u"/t"_s).size(), 1);
    domain::EpisodeDetail other = episode;
    other.episode.transcripts = {link(u"/other"_s)};
    QVERIFY(openUp(other));
    QCOMPARE(cues(), u"1-2 Other."_s);
    transcripts().setOpen(episode);
    m_library.reset(); // while the request is running
    start();
}

void TestEpisodeTranscripts::filesThatAFeedNames_data()
{
    QTest::addColumn<bool>("isWebFeed");
    QTest::addColumn<QString>("document");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("a local feed names a local file") << false << u"file"_s << true;
    QTest::newRow("a web feed names a local file") << true << u"file"_s << false;
    QTest::newRow("a web feed names a resource") << true << u"qrc"_s << false;
    QTest::newRow("a local feed names a web address") << false << u"web"_s << true;
    QTest::newRow("a web feed names an FTP address") << true << u"ftp"_s << false;
}

void TestEpisodeTranscripts::filesThatAFeedNames()
{
    QFETCH(const bool, isWebFeed);
    QFETCH(const QString, document);
    QFETCH(const bool, isRead);
    serve(u"/t.vtt"_s, vtt);
    const auto write = [this](const QString &name, const QByteArray &bytes) {
        QFile file(m_folder->filePath(name));
        if (file.open(QFile::WriteOnly))
            file.write(bytes);
        return QUrl::fromLocalFile(file.fileName());
    };
    const QUrl file = write(u"t.vtt"_s, vtt);
    const QUrl url = document == "file"_L1  ? file
                     : document == "qrc"_L1 ? QUrl(u"qrc:/transcripts/t.vtt"_s)
                     : document == "web"_L1 ? m_server->url(u"/t.vtt"_s)
                                            : QUrl(u"ftp://e.org/t.vtt"_s);
    domain::EpisodeDetail episode =
        isWebFeed ? follow({})
                  : only(wait(m_library->subscriptions().subscribe(write(u"f.xml"_s, feedOf({})))));
    QVERIFY(episode.summary.id.isValid());
    episode.episode.transcripts = {{url, u"text/vtt"_s, {}, false}};
    QVERIFY(openUp(episode));
    QCOMPARE(open().choices.isEmpty(), !isRead);
    QCOMPARE(cues(), isRead ? vttCues : u""_s);
    if (document != "file"_L1 || !isRead)
        return;
    write(u"t.vtt"_s, "WEBVTT\n\n00:01.000 --> 00:02.000\nEdited.\n");
    QVERIFY(openUp(episode)); // local files are read each time
    QTRY_COMPARE(cues(), u"1-2 Edited."_s);
    QVERIFY(QFile::remove(m_folder->filePath(u"t.vtt"_s)));
    QVERIFY(openUp(episode));
    QTRY_VERIFY(open().error);
    QCOMPARE(cues(), u"1-2 Edited."_s);
}

void TestEpisodeTranscripts::whatIsStoredOfAnyEpisode()
{
    serve(u"/t"_s, vtt);
    const auto episode = follow({link(u"/t"_s, u"text/vtt"_s)});
    QVERIFY(!wait(transcripts().stored(episode)).isRead);
    QCOMPARE(m_server->requestsFor(u"/t"_s).size(), 0);
    QVERIFY(openUp(episode));
    transcripts().setOpen(std::nullopt);
    const EpisodeTranscript stored = wait(transcripts().stored(episode));
    QVERIFY(stored.isRead && stored.isTimed);
    QCOMPARE(dump(stored.cues), vttCues);
    QCOMPARE(m_server->requestsFor(u"/t"_s).size(), 1);
}

void TestEpisodeTranscripts::whatIsSaidIsFound()
{
    serve(u"/t"_s, vtt);
    const auto episode = follow({link(u"/t"_s)});
    QVERIFY(openUp(episode));
    QVERIFY(wait(m_library->maintenance().searchIndexer.finish()).has_value());
    const auto found = wait(m_library->episodes().search().find(u"hi"_s, false, 10));
    QVERIFY(found.has_value());
    QCOMPARE(found->hits.size(), 1);
    const domain::SearchHit &hit = found->hits.constFirst();
    QCOMPARE(hit.episode.id, episode.summary.id);
    QCOMPARE(hit.kind, domain::HitKind::Transcript);
    QCOMPARE(hit.start, std::chrono::seconds(2));
    QCOMPARE(hit.snippet, u"\u0002Hi\u0003."_s);
}

QTEST_GUILESS_MAIN(TestEpisodeTranscripts)
#include "tst_episode_transcripts.moc"
