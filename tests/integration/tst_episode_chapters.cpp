// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the chapters of episodes from all sources. Rows named "rule N" test a rule of
// tests/rules.md.

#include <base/workers.h>
#include <library/library.h>
#include <settings/data_folders.h>
#include <storage/chapter_store.h>
#include <storage/connection.h>
#include <support/chapter_dump.h>
#include <support/fake_clock.h>
#include <support/fake_http_client.h>
#include <support/timeouts.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <unit/tags/media_writer.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using documents::Chapters;
using documents::DocumentAge;
using domain::ChapterSkips;
using test::FakeHttpClient;

namespace {

const QUrl feedUrl(u"https://feeds.example/show.xml"_s);
const QUrl chaptersUrl(u"https://feeds.example/1.json"_s);
const QByteArray json = R"({"version": "1.2.0", "chapters": [
    {"startTime": 0, "title": "One"},
    {"startTime": 60.5, "title": "Two", "url": "https://example.org/two"}]})";
const QString jsonChapters = u"0 One\n60.5 Two [https://example.org/two]"_s;
const QByteArray typed = "<p>0:00 Eins<br>1:00 Zwei</p>";
const QByteArray podlove = "<psc:chapters><psc:chapter start='0' title='Uno'/>"
                           "<psc:chapter start='1:01' title='Due'/></psc:chapters>";

/// Parts of the only episode of a feed.
struct Written
{
    QByteArray notes = {};
    QByteArray inside = {}; ///< elements inside the item
    QUrl enclosure = QUrl(u"https://media.example/1.mp3"_s);
    QUrl chapters = {};
};

QByteArray feedOf(const Written &episode)
{
    QByteArray item = "<item><title>Number 1</title><guid>g</guid><description><![CDATA["
                      + episode.notes + "]]></description>" + episode.inside + "<enclosure url=\""
                      + episode.enclosure.toEncoded() + "\" type=\"audio/mpeg\" length=\"1\"/>";
    if (!episode.chapters.isEmpty())
        item += "<podcast:chapters url=\"" + episode.chapters.toEncoded()
                + "\" type=\"application/json+chapters\"/>";
    return "<rss version=\"2.0\" xmlns:psc=\"http://podlove.org/simple-chapters\""
           " xmlns:podcast=\"https://podcastindex.org/namespace/1.0\"><channel><title>Show</title>"
           + item + "</item></channel></rss>";
}

template<typename T>
T wait(Future<T> future)
{
    [[maybe_unused]] const bool isDone =
        test::waitUntil([&] { return future.isFinished(); }, 20'000);
    return future.result();
}

} // namespace

class TestEpisodeChapters final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatTellsOfChapters_data();
    void whatTellsOfChapters();
    void chaptersOfTheFileAndTheirPictures();
    void aDocumentIsFetchedOnceADay();
    void aDocumentThatMovedIsReadAnew();
    void aFailureIsNotRepeatedAtOnce();
    void onlyWhatIsOpenOrPlaysIsFetched();
    void whatIsNoLongerOpenIsNotWaitedFor();
    void whoFetchesMayGo();
    void filesThatAFeedNames_data();
    void filesThatAFeedNames();
    void credentials_data();
    void credentials();
    void choicesAreKept();
    void stoppingToFollowIsUndoneWithChoices();

private:
    [[nodiscard]] Chapters &chapters() const { return m_library->chapters(); }
    void start()
    {
        m_library = std::make_unique<library::Library>(
            *settings::DataFolders::create(m_folder->path()), *m_http, m_clock);
    }
    /// Follows the feed at \a url. \return its only episode
    domain::EpisodeDetail follow(const QUrl &url)
    {
        m_show = wait(m_library->subscriptions().subscribe(url)).added.value(0).id;
        return onlyEpisode();
    }
    domain::EpisodeDetail onlyEpisode()
    {
        const auto list = wait(m_library->episodes().list({.podcast = m_show}));
        if (!list || list->isEmpty())
            return {};
        return wait(m_library->episodes().detail(list->constFirst().id))
            .value_or(domain::EpisodeDetail());
    }
    domain::EpisodeDetail followWeb(const Written &episode)
    {
        m_http->serve(feedUrl, feedOf(episode));
        return follow(feedUrl);
    }
    QUrl write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder->filePath(name));
        if (file.open(QFile::WriteOnly))
            file.write(bytes);
        return QUrl::fromLocalFile(file.fileName());
    }
    [[nodiscard]] QString known(const domain::EpisodeDetail &episode) const
    {
        return dump(chapters().of(episode.summary.id).chapters);
    }
    /// Time of the last fetch of \a episode's chapter document, as stored in the library on the
    /// disk.
    [[nodiscard]] QDateTime storedAt(const domain::EpisodeDetail &episode) const
    {
        const auto folders = settings::DataFolders::create(m_folder->path());
        const auto connection = storage::Connection::open(folders->database);
        if (!connection)
            return {};
        const auto stored = storage::ChapterStore(**connection)
                                .find(episode.summary.id, storage::ChapterSource::Document);
        return stored && *stored ? (*stored)->readAt : QDateTime();
    }
    /// Opens \a episode and waits until its stored chapters are known.
    bool open(const domain::EpisodeDetail &episode)
    {
        chapters().setOpen(std::nullopt);
        QSignalSpy changed(&chapters(), &Chapters::changed);
        chapters().setOpen(episode);
        return test::waitUntil([&] { return !changed.isEmpty(); });
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
    std::unique_ptr<FakeHttpClient> m_http;
    std::unique_ptr<library::Library> m_library;
    PodcastId m_show;
};

void TestEpisodeChapters::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    m_http = std::make_unique<FakeHttpClient>();
    start();
}

void TestEpisodeChapters::cleanup()
{
    m_library.reset();
    m_http.reset();
}

void TestEpisodeChapters::whatTellsOfChapters_data()
{
    QTest::addColumn<QByteArray>("inNotes");
    QTest::addColumn<QByteArray>("inFeed");
    QTest::addColumn<QByteArray>("inDocument");
    QTest::addColumn<QString>("expected");
    const QByteArray none;
    const QByteArray three = R"({"chapters": [{"startTime": 0, "title": "A"},
        {"startTime": 9, "title": "B"}, {"startTime": 20, "title": "C"}]})";
    QTest::newRow("no chapters anywhere") << none << none << none << u""_s;
    QTest::newRow("chapters in the notes") << typed << none << none << u"0 Eins\n60 Zwei"_s;
    QTest::newRow("rule 85: Podlove chapters win over the notes")
        << typed << podlove << none << u"0 Uno\n61 Due"_s;
    QTest::newRow("rule 85: a document wins over Podlove chapters")
        << typed << podlove << json << jsonChapters;
    QTest::newRow("rule 85: sources that disagree with the document are left out")
        << typed << none << three << u"0 A\n9 B\n20 C"_s;
    QTest::newRow("rule 86: a document in Podlove's XML format")
        << none << none
        << QByteArray("<psc:chapters xmlns:psc='http://podlove.org/simple-chapters'>"
                      "<psc:chapter start='1:00.5' title='B'/><psc:chapter start='0' title='A'/>"
                      "</psc:chapters>")
        << u"0 A\n60.5 B"_s;
    QTest::newRow("the notes are used if the document is not a chapter document")
        << typed << none << QByteArray("<html><body>Not found</body></html>")
        << u"0 Eins\n60 Zwei"_s;
}

void TestEpisodeChapters::whatTellsOfChapters()
{
    QFETCH(const QByteArray, inNotes);
    QFETCH(const QByteArray, inFeed);
    QFETCH(const QByteArray, inDocument);
    QFETCH(const QString, expected);
    m_http->serve(chaptersUrl, inDocument);
    const auto episode = followWeb({.notes = inNotes,
                                    .inside = inFeed,
                                    .chapters = inDocument.isEmpty() ? QUrl() : chaptersUrl});
    QVERIFY(open(episode));
    QTRY_COMPARE(known(episode), expected);
    // Opens the episode again with what was stored and without a network.
    m_http->forget(chaptersUrl);
    QVERIFY(settle());
    QVERIFY(open(episode));
    QCOMPARE(known(episode), expected);
}

void TestEpisodeChapters::chaptersOfTheFileAndTheirPictures()
{
    using namespace dogear::test;
    const QByteArray picture = QByteArray("\0image/png\0\3\0", 13) + "a picture";
    const QUrl media = write(
        u"1.mp3"_s,
        id3Tag(chap("a", 0, 1000, text("TIT2", "In the file"))
               + chap("b", 1000, 2000, text("TIT2", "With a picture") + frame("APIC", picture)))
            + mp3Frames(100));
    const QUrl file = write(u"1.json"_s, json);
    const QUrl feed =
        write(u"feed.xml"_s, feedOf({.notes = typed, .enclosure = media, .chapters = file}));
    const auto episode = follow(feed);
    QVERIFY(open(episode));
    const auto found = [&] { return chapters().of(episode.summary.id).chapters; };
    QTRY_COMPARE(found().value(1).title, u"With a picture"_s); // rule 85: the file comes first
    QCOMPARE(found().value(0).title, u"In the file"_s);
    QVERIFY(found().value(0).image.isEmpty());
    QFile copy(found().value(1).image.toLocalFile());
    QVERIFY(copy.open(QFile::ReadOnly));
    QCOMPARE(copy.readAll(), "a picture");
    copy.close();

    // The picture is a copy in a cache, which may be emptied. After that, the file itself changes.
    QVERIFY(settle());
    QVERIFY(QFile::remove(copy.fileName()));
    QVERIFY(open(episode));
    QTRY_VERIFY(QFile::exists(copy.fileName()));
    write(u"1.mp3"_s, id3Tag(chap("a", 0, 1000, text("TIT2", "Cut anew"))) + mp3Frames(100));
    QVERIFY(open(episode));
    QTRY_COMPARE(found().value(0).title, u"Cut anew"_s);
    QVERIFY(m_http->requests().isEmpty()); // rule 93
}

void TestEpisodeChapters::aDocumentIsFetchedOnceADay()
{
    m_http->serve(chaptersUrl, json, "\"v1\"");
    const auto episode = followWeb({.chapters = chaptersUrl});
    QVERIFY(open(episode));
    QTRY_COMPARE(known(episode), jsonChapters);
    QCOMPARE(m_http->requestCount(chaptersUrl), 1);
    QVERIFY(settle());
    m_clock.advance(DocumentAge::documentAge - 1min);
    QVERIFY(open(episode));
    QVERIFY(settle());
    QCOMPARE(m_http->requestCount(chaptersUrl), 1);

    m_clock.advance(2min);
    QVERIFY(open(episode));
    QTRY_COMPARE(m_http->requestCount(chaptersUrl), 2);
    QCOMPARE(m_http->requests().constLast().etag, "\"v1\""); // rule 87: conditional
    QCOMPARE(known(episode), jsonChapters);

    // A document that was not modified is valid for another day.
    QTRY_COMPARE(storedAt(episode), m_clock.now());
    m_library.reset();
    start();
    m_clock.advance(DocumentAge::documentAge - 1min);
    QVERIFY(open(episode));
    QVERIFY(settle());
    QCOMPARE(known(episode), jsonChapters);
    QCOMPARE(m_http->requestCount(chaptersUrl), 2);
}

void TestEpisodeChapters::aDocumentThatMovedIsReadAnew()
{
    m_http->serve(chaptersUrl, json, "\"v1\"");
    auto episode = followWeb({.chapters = chaptersUrl});
    QVERIFY(open(episode));
    QTRY_COMPARE(known(episode), jsonChapters);
    QVERIFY(settle());
    const QUrl other(u"https://feeds.example/2.json"_s);
    m_http->serve(other, R"({"chapters": [{"startTime": 1, "title": "Other"}]})");
    episode.episode.chaptersUrl = other;
    QVERIFY(open(episode));
    QTRY_COMPARE(known(episode), u"1 Other"_s);
    QVERIFY(m_http->requests().constLast().etag.isEmpty());
}

void TestEpisodeChapters::aFailureIsNotRepeatedAtOnce()
{
    m_http->fail(chaptersUrl, {.code = ErrorCode::HttpStatus, .httpStatus = 500});
    m_http->serve(chaptersUrl, json);
    const auto episode = followWeb({.notes = typed, .chapters = chaptersUrl});
    QVERIFY(open(episode));
    QTRY_COMPARE(m_http->requestCount(chaptersUrl), 1);
    QVERIFY(settle());
    QVERIFY(open(episode));
    QVERIFY(settle());
    QCOMPARE(m_http->requestCount(chaptersUrl), 1);
    QCOMPARE(known(episode), u"0 Eins\n60 Zwei"_s);
    m_clock.advance(DocumentAge::retryAge);
    QVERIFY(open(episode));
    QTRY_COMPARE(known(episode), jsonChapters);
}

void TestEpisodeChapters::onlyWhatIsOpenOrPlaysIsFetched()
{
    m_http->serve(chaptersUrl, json);
    const auto episode = followWeb({.notes = typed, .chapters = chaptersUrl});
    QCOMPARE(m_http->requestCount(chaptersUrl), 0); // following a show fetches no chapters
    chapters().setPlaying(episode, false);
    QTRY_COMPARE(known(episode), u"0 Eins\n60 Zwei"_s);
    QVERIFY(settle());
    QCOMPARE(m_http->requestCount(chaptersUrl), 0); // in the player, but not playing
    chapters().setPlaying(episode, true);
    QTRY_COMPARE(known(episode), jsonChapters);
    QCOMPARE(m_http->requestCount(chaptersUrl), 1);
    chapters().setOpen(episode);
    QCOMPARE(known(episode), jsonChapters); // known chapters are available at once
    chapters().setPlaying(std::nullopt, false);
    QCOMPARE(known(episode), jsonChapters);
    chapters().setOpen(std::nullopt);
    QCOMPARE(known(episode), u""_s);
}

void TestEpisodeChapters::whatIsNoLongerOpenIsNotWaitedFor()
{
    m_http->serve(chaptersUrl, json);
    const auto episode = followWeb({.chapters = chaptersUrl});
    m_http->hold();
    QVERIFY(open(episode));
    QTRY_COMPARE(m_http->heldCount(), 1);
    chapters().setOpen(std::nullopt);
    const QSignalSpy changed(&chapters(), &Chapters::changed);
    m_http->release();
    QVERIFY(settle());
    QCOMPARE(changed.size(), 0);
    QVERIFY(open(episode)); // a cancelled request is not a failure
    QTRY_COMPARE(known(episode), jsonChapters);
}

void TestEpisodeChapters::whoFetchesMayGo()
{
    m_http->serve(chaptersUrl, json);
    const auto episode = followWeb({.notes = typed, .chapters = chaptersUrl});
    m_http->hold();
    QVERIFY(open(episode));
    QTRY_COMPARE(m_http->heldCount(), 1);
    m_library.reset();
    m_http->release();
    start();
    chapters().setOpen(episode); // destroyed before anything was read
    m_library.reset();
    start();
    QVERIFY(open(episode));
    QTRY_COMPARE(known(episode), jsonChapters);
}

void TestEpisodeChapters::filesThatAFeedNames_data()
{
    QTest::addColumn<bool>("isWebFeed");
    QTest::addColumn<QString>("document");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("a local feed names a local file") << false << u"file"_s << true;
    QTest::newRow("a web feed names a local file") << true << u"file"_s << false;
    QTest::newRow("a web feed names a resource") << true << u"qrc"_s << false;
    QTest::newRow("a local feed names a resource") << false << u"qrc"_s << false;
    QTest::newRow("a local feed names a web address") << false << u"web"_s << true;
    QTest::newRow("a web feed names an FTP address") << true << u"ftp"_s << false;
}

void TestEpisodeChapters::filesThatAFeedNames()
{
    QFETCH(const bool, isWebFeed);
    QFETCH(const QString, document);
    QFETCH(const bool, isRead);
    const QUrl web(u"https://feeds.example/1.json"_s);
    m_http->serve(web, json);
    const QUrl file = write(u"1.json"_s, json);
    const QUrl url = document == "file"_L1  ? file
                     : document == "qrc"_L1 ? QUrl(u"qrc:/chapters/1.json"_s)
                     : document == "web"_L1 ? web
                                            : QUrl(u"ftp://feeds.example/1.json"_s);
    domain::EpisodeDetail episode = isWebFeed
                                        ? followWeb({.notes = typed})
                                        : follow(write(u"feed.xml"_s, feedOf({.notes = typed})));
    QVERIFY(episode.summary.id.isValid());
    episode.episode.chaptersUrl = url; // set directly: the feed parser may reject it
    QVERIFY(open(episode));
    if (isRead) {
        QTRY_COMPARE(known(episode), jsonChapters);
        return;
    }
    const documents::DocumentSource place{url, episode.podcastUrl};
    QVERIFY(!place.isAllowed());
    QVERIFY(settle());
    QCOMPARE(known(episode), u"0 Eins\n60 Zwei"_s);
    QCOMPARE(m_http->requestCount(url), 0);
}

void TestEpisodeChapters::credentials_data()
{
    QTest::addColumn<QUrl>("document");
    QTest::addColumn<int>("status"); ///< answer to a request with the password; 0: success
    QTest::addColumn<QStringList>("asked");
    const QUrl other(u"https://other.example/1.json"_s);
    const QString own = u"anna@feeds.example"_s;
    QTest::newRow("rule 61: the password is sent to the server of the feed")
        << chaptersUrl << 0 << QStringList{own};
    QTest::newRow("rule 61: no password is sent to another server")
        << other << 0 << QStringList{u"other.example"_s};
    QTest::newRow("rule 63: retried without the password after 401")
        << chaptersUrl << 401 << QStringList{own, u"feeds.example"_s};
    QTest::newRow("rule 63: retried without the password after 403")
        << chaptersUrl << 403 << QStringList{own, u"feeds.example"_s};
}

void TestEpisodeChapters::credentials()
{
    QFETCH(const QUrl, document);
    QFETCH(const int, status);
    QFETCH(const QStringList, asked);
    const auto withPassword = [](QUrl url) {
        url.setUserInfo(u"anna:geheim"_s);
        return url;
    };
    m_http->serve(withPassword(feedUrl), feedOf({.chapters = document}));
    if (status == 0)
        m_http->serve(withPassword(document), json);
    else
        m_http->fail(withPassword(document), {.code = ErrorCode::HttpStatus, .httpStatus = status});
    m_http->serve(document, json);
    const auto episode = follow(withPassword(feedUrl));
    QCOMPARE(episode.podcastUrl, feedUrl);
    m_http->clearRequests();
    QVERIFY(open(episode));
    QTRY_COMPARE(known(episode), jsonChapters);
    QStringList places;
    for (const net::HttpRequest &request : m_http->requests())
        places.append(request.url.userName() + (request.url.userName().isEmpty() ? u""_s : u"@"_s)
                      + request.url.host());
    QCOMPARE(places, asked);
}

void TestEpisodeChapters::choicesAreKept()
{
    const auto episode = followWeb({.notes = typed});
    QVERIFY(open(episode));
    const EpisodeId id = episode.summary.id;
    QSignalSpy changed(&chapters(), &Chapters::changed);
    chapters().setSkipped(id, 60s, true);
    chapters().setSkipped(id, 0s, true);
    chapters().setSkipped(id, 60'400ms, true); // the same chapter with a more exact time
    chapters().setPatterns(m_show, {u"ad"_s});
    const ChapterSkips expected{{0s, 60'400ms}, {u"ad"_s}};
    QCOMPARE(chapters().of(id).skips, expected);
    QCOMPARE(changed.count(), 4);
    chapters().setSkipped(id, 0s, false);
    m_library.reset();
    start();
    QVERIFY(open(episode));
    const ChapterSkips kept{{60'400ms}, {u"ad"_s}};
    QCOMPARE(chapters().of(id).skips, kept);
    QCOMPARE(*wait(chapters().patterns(m_show)), QStringList{u"ad"_s});
}

void TestEpisodeChapters::stoppingToFollowIsUndoneWithChoices()
{
    const auto episode = followWeb({.notes = typed});
    chapters().setSkipped(episode.summary.id, 60s, true);
    chapters().setPatterns(m_show, {u"ad"_s});
    const auto removed = wait(m_library->subscriptions().remove(m_show));
    QVERIFY(removed.has_value());
    const auto restored = wait(m_library->subscriptions().restore(*removed));
    QVERIFY(restored.has_value());
    m_show = *restored;
    const auto again = onlyEpisode();
    QVERIFY(open(again));
    const ChapterSkips expected{{60s}, {u"ad"_s}};
    QCOMPARE(chapters().of(again.summary.id).skips, expected);
}

QTEST_GUILESS_MAIN(TestEpisodeChapters)
#include "tst_episode_chapters.moc"
