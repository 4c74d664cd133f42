// SPDX-License-Identifier: GPL-3.0-or-later
// Tests where the document of a feed leads: to a new address, and to pages of older episodes. The
// numbers are those of tests/rules.md.

#include <support/served_library.h>

#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace dogear;
using test::ServerAnswer;
using test::ServerRequest;
using test::wait;

namespace {

/// Builds an RSS feed with the elements \a channel and the episodes \a first down to \a last.
QByteArray feedOf(int first, int last, const QByteArray &channel = {})
{
    QByteArray items;
    for (int i = first; i >= last; --i) {
        const QByteArray n = QByteArray::number(i);
        items += "<item><title>" + n + "</title><guid>g" + n + "</guid><pubDate>" + n
                 + " Aug 2019 10:00:00 GMT</pubDate></item>";
    }
    return "<rss xmlns:atom=\"http://www.w3.org/2005/Atom\""
           " xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"><channel><title>Show"
           "</title>"
           + channel + items + "</channel></rss>";
}

QByteArray next(const QByteArray &href)
{
    return "<atom:link rel=\"next\" href=\"" + href + "\"/>";
}

} // namespace

class TestFeedTrail final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }

    void pages_data();
    void pages();
    void laterOnlyPagesWithSomethingNewAreRead_data();
    void laterOnlyPagesWithSomethingNewAreRead();
    void aMissingPageIsReadTheNextTime();
    void movesAtFirstSight_data();
    void movesAtFirstSight();
    void aWebPageLeadsToItsFeed_data();
    void aWebPageLeadsToItsFeed();

private:
    void serve(const QString &path, const QByteArray &body)
    {
        // Every version of every document has an ETag of its own.
        const QByteArray version = QByteArray::number(qHash(body));
        m_library->server.setDocument(path,
                                      {.body = body, .etag = '"' + version + path.toUtf8() + '"'});
    }
    void serveThreePages(int newest)
    {
        serve(u"/feed"_s, feedOf(newest, newest - 2, next("/feed2")));
        serve(u"/feed2"_s, feedOf(newest - 3, newest - 5, next("/feed3")));
        serve(u"/feed3"_s, feedOf(newest - 6, 1));
    }

    std::unique_ptr<test::ServedLibrary> m_library;
};

void TestFeedTrail::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::ServedLibrary>();
}

void TestFeedTrail::pages_data()
{
    QTest::addColumn<QByteArray>("second"); // "@" stands for a local file with one more episode
    QTest::addColumn<QString>("titles");
    QTest::addColumn<int>("requests");
    QTest::newRow("rule 69: older pages are added") << feedOf(2, 1) << u"5 4 3 2 1"_s << 2;
    QTest::newRow("rule 69: an episode on two pages is added once")
        << feedOf(4, 1) << u"5 4 3 2 1"_s << 2;
    QTest::newRow("rule 69: pages that form a circle end")
        << feedOf(2, 1, next("/feed")) << u"5 4 3 2 1"_s << 2;
    QTest::newRow("rule 69: a page without new episodes is the last one")
        << feedOf(5, 3, next("/feed?page=3")) << u"5 4 3"_s << 2;
    QTest::newRow("rule 69: only web addresses are followed")
        << feedOf(2, 1, next("@")) << u"5 4 3 2 1"_s << 2;
    QTest::newRow("a web page in place of a page of the feed")
        << QByteArray("<html><body>Gone") << u"5 4 3"_s << 2;
}

void TestFeedTrail::pages()
{
    QFETCH(QByteArray, second);
    QFETCH(const QString, titles);
    QFETCH(const int, requests);
    QFile page(m_library->folder.filePath(u"page.xml"_s));
    QVERIFY(page.open(QFile::WriteOnly));
    page.write(feedOf(9, 9));
    page.close();
    second.replace("@", QUrl::fromLocalFile(page.fileName()).toEncoded());
    serve(u"/feed"_s, feedOf(5, 3, next("/feed2")));
    serve(u"/feed2"_s, second);
    const auto outcome = m_library->subscribe(u"/feed"_s);
    QCOMPARE(outcome.failed.size(), 0);
    QCOMPARE(m_library->titles(outcome.added.constFirst().id).join(u' '), titles);
    QCOMPARE(m_library->server.requests().size(), requests);
    // Validators of a later page must not be stored: they would hide changes of the first page.
    QVERIFY(!m_library->show(outcome.added.constFirst().id).fetch.etag.contains("/feed2"));
}

void TestFeedTrail::laterOnlyPagesWithSomethingNewAreRead_data()
{
    QTest::addColumn<int>("newest"); ///< number of the newest episode; nine are known
    QTest::addColumn<QString>("asked");
    QTest::newRow("no new episode") << 9 << u"/feed"_s;
    QTest::newRow("one new episode") << 10 << u"/feed"_s;
    QTest::newRow("a whole page and one more episode are new") << 13 << u"/feed /feed2"_s;
}

void TestFeedTrail::laterOnlyPagesWithSomethingNewAreRead()
{
    QFETCH(const int, newest);
    QFETCH(const QString, asked);
    serveThreePages(9);
    const PodcastId id = m_library->subscribe(u"/feed"_s).added.constFirst().id;
    QCOMPARE(m_library->show(id).episodeCount, 9);
    serveThreePages(newest);
    m_library->server.clearRequests();
    const subscriptions::RefreshSummary summary = m_library->refresh({id});
    QCOMPARE(m_library->asked().join(u' '), asked);
    QCOMPARE(summary.newEpisodes, newest - 9);
    QCOMPARE(m_library->show(id).episodeCount, newest);
    // Episodes on pages that were not read are not marked as removed.
    const auto list = wait(m_library->library.episodes().list({.podcast = id}));
    for (const domain::EpisodeSummary &episode : *list)
        QVERIFY(!wait(m_library->library.episodes().detail(episode.id))->isRemoved);
}

void TestFeedTrail::aMissingPageIsReadTheNextTime()
{
    serveThreePages(9);
    m_library->server.setRoute(u"/feed3"_s, [](const ServerRequest &) {
        return ServerAnswer{.status = 500, .body = "later"};
    });
    const auto outcome = m_library->subscribe(u"/feed"_s);
    const PodcastId id = outcome.added.constFirst().id;
    QCOMPARE(m_library->show(id).episodeCount, 6); // the pages that arrived are kept
    const auto fetches = wait(m_library->library.subscriptions().fetches(id));
    QVERIFY(fetches->constFirst().warnings.constLast().contains(u"/feed3"_s));

    serveThreePages(9);
    QCOMPARE(m_library->refresh({id}).failed.size(), 0);
    QCOMPARE(m_library->show(id).episodeCount, 9);
}

void TestFeedTrail::movesAtFirstSight_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QString>("home"); ///< empty: no show is added
    QTest::newRow("rule 10: a document that only names the feed's address")
        << QByteArray("<redirect><newLocation>@/new</newLocation></redirect>") << u"/new"_s;
    QTest::newRow("rule 59: a feed that names a new address")
        << feedOf(2, 1, "<itunes:new-feed-url>@/new</itunes:new-feed-url>") << u"/new"_s;
    QTest::newRow("rule 59: a new address that does not exist")
        << feedOf(2, 1, "<itunes:new-feed-url>@/gone</itunes:new-feed-url>") << u"/feed"_s;
    QTest::newRow("rule 10: a document that names an address that does not exist")
        << QByteArray("<redirect><newLocation>@/gone</newLocation></redirect>") << u""_s;
    QTest::newRow("rule 10: a document that names itself")
        << QByteArray("<redirect><newLocation>@/feed</newLocation></redirect>") << u""_s;
}

void TestFeedTrail::movesAtFirstSight()
{
    QFETCH(QByteArray, first);
    QFETCH(const QString, home);
    const QByteArray site = m_library->server.url(u"/"_s).toEncoded().chopped(1);
    serve(u"/feed"_s, first.replace("@", site));
    serve(u"/new"_s, feedOf(3, 1));
    const auto outcome = m_library->subscribe(u"/feed"_s);
    QCOMPARE(outcome.added.isEmpty(), home.isEmpty());
    QCOMPARE(m_library->shows().size(), outcome.added.size());
    if (home.isEmpty()) {
        QCOMPARE(outcome.failed.constFirst().error.code, ErrorCode::UnsupportedFeed);
        return;
    }
    QCOMPARE(m_library->shows().constFirst().url.path(), home);
    // The old address leads to the same show.
    QVERIFY(m_library->subscribe(u"/feed"_s).added.constFirst().wasFollowed);
    QCOMPARE(m_library->shows().size(), 1);
}

void TestFeedTrail::aWebPageLeadsToItsFeed_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("home"); ///< empty: no show is added
    QTest::addColumn<int>("choices");
    const QByteArray feed = "<link rel=alternate type=application/rss+xml title=All href=/feed>";
    QTest::newRow("rule 22: a page that names one feed") << feed << u"/feed"_s << 0;
    QTest::newRow("rule 22: a page that names two feeds offers a choice")
        << feed + "<link rel=alternate type=application/rss+xml href=/second>" << u""_s << 2;
    QTest::newRow("rule 22: a feed that does not exist is not offered")
        << feed + "<link rel=alternate type=application/rss+xml href=/gone>" << u"/feed"_s << 0;
    QTest::newRow("rule 22: a page that names no feed") << QByteArray("<title>x") << u""_s << 0;
    QTest::newRow("rule 22: a page that names another page")
        << QByteArray("<link rel=alternate type=application/rss+xml href=/page2>") << u""_s << 0;
}

void TestFeedTrail::aWebPageLeadsToItsFeed()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QString, home);
    QFETCH(const int, choices);
    serve(u"/page"_s, "<!doctype html><html><head>" + head + "</head><body><p>Show");
    serve(u"/page2"_s,
          "<!doctype html><html><head><link rel=alternate type=application/rss+xml "
          "href=/feed></head><body><p>Show");
    serve(u"/feed"_s, feedOf(2, 1));
    serve(u"/second"_s, feedOf(3, 1));
    const auto outcome = m_library->subscribe(u"/page"_s);
    QCOMPARE(outcome.choices.size(), choices);
    QCOMPARE(outcome.failed.size(), home.isEmpty() ? 1 : 0);
    QCOMPARE(m_library->shows().size(), home.isEmpty() ? 0 : 1);
    if (home.isEmpty())
        QCOMPARE(outcome.failed.constFirst().error.code, ErrorCode::HtmlPage);
    else
        QCOMPARE(m_library->shows().constFirst().url.path(), home);
}

QTEST_GUILESS_MAIN(TestFeedTrail)
#include "tst_feed_trail.moc"
