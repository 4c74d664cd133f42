// SPDX-License-Identifier: GPL-3.0-or-later
// A feed from the web names nothing that is not on the web.

#include "feeds/web_addresses.h"

#include <feed/feed_parser.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestWebAddresses final : public QObject
{
    Q_OBJECT

private slots:
    void addressesOfAFeed_data();
    void addressesOfAFeed();
};

void TestWebAddresses::addressesOfAFeed_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isFetchable");
    QTest::addColumn<bool>("isPage");
    QTest::newRow("https") << u"https://example.org/1.mp3"_s << true << true;
    QTest::newRow("http") << u"http://example.org/1.mp3"_s << true << true;
    QTest::newRow("https in capitals") << u"HTTPS://EXAMPLE.ORG/1.mp3"_s << true << true;
    QTest::newRow("a mail address") << u"mailto:us@example.org"_s << false << true;
    QTest::newRow("a file") << u"file:///etc/passwd"_s << false << false;
    QTest::newRow("a file on a server") << u"file://server/share/1.mp3"_s << false << false;
    QTest::newRow("a resource of the program") << u"qrc:/guide/feed.xml"_s << false << false;
    QTest::newRow("a stream of another protocol") << u"rtsp://example.org/1"_s << false << false;
    QTest::newRow("ftp") << u"ftp://example.org/1.mp3"_s << false << false;
    QTest::newRow("data in the address") << u"data:audio/mpeg;base64,AAAA"_s << false << false;
    QTest::newRow("a script") << u"javascript:alert(1)"_s << false << false;
    QTest::newRow("a program of the desktop") << u"ssh://example.org"_s << false << false;
    QTest::newRow("no scheme") << u"//example.org/1.mp3"_s << false << false;
    QTest::newRow("nothing") << QString() << false << false;
}

void TestWebAddresses::addressesOfAFeed()
{
    QFETCH(const QString, address);
    QFETCH(const bool, isFetchable);
    QFETCH(const bool, isPage);
    const QUrl url(address);
    feed::ParsedFeed feed;
    feed.podcast.link = feed.podcast.image = url;
    feed.podcast.fundings = {{.url = url, .text = u"Support us"_s}};
    feed.podcast.persons = {{.name = u"A host"_s, .image = url, .link = url}};
    domain::Episode episode;
    episode.link = episode.image = episode.chaptersUrl = url;
    episode.enclosure = domain::Enclosure{.url = url};
    episode.transcripts = {{.url = url}};
    feed.episodes = {episode};

    subscriptions::keepWebAddresses(feed);

    const domain::Episode &kept = feed.episodes.constFirst();
    QCOMPARE(kept.enclosure.has_value(), isFetchable);
    QCOMPARE(kept.transcripts.size(), isFetchable ? 1 : 0);
    QCOMPARE(feed.podcast.fundings.size(), isFetchable ? 1 : 0);
    const QUrl fetched = isFetchable ? url : QUrl();
    for (const QUrl &left : {kept.image,
                             kept.chaptersUrl,
                             feed.podcast.image,
                             feed.podcast.persons.constFirst().image})
        QCOMPARE(left, fetched);
    const QUrl page = isPage ? url : QUrl();
    for (const QUrl &left : {kept.link, feed.podcast.link, feed.podcast.persons.constFirst().link})
        QCOMPARE(left, page);
}

QTEST_GUILESS_MAIN(TestWebAddresses)
#include "tst_web_addresses.moc"
