// SPDX-License-Identifier: GPL-3.0-or-later

#include <feed/feed_parser.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::feed;

class TestNamespaces final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void defaults_data();
    void defaults();
    void wordsOfTheDefaultItself();
    void unknownUnderAUsualPrefix();
};

namespace {

/// \return the title of the show, then title, guid and file name of each episode
QString essence(const ParsedFeed &feed)
{
    QStringList parts{feed.podcast.title};
    for (const auto &episode : feed.episodes) {
        parts.append(episode.title + u' ' + episode.guid + u' '
                     + (episode.enclosure ? episode.enclosure->url.fileName() : u"-"_s));
    }
    return parts.join(u'|');
}

constexpr auto rssItem = "<title>One</title><guid>g</guid>"
                         "<enclosure url='https://e.org/1.mp3' type='audio/mpeg'/></item>";
constexpr auto atomEntry =
    "<title>One</title><id>g</id>"
    "<link rel='enclosure' href='https://e.org/1.mp3' type='audio/mpeg'/></entry>";

QByteArray rss(const char *rootNamespace, const char *channel = "", const char *item = "")
{
    return QByteArray("<rss version='2.0' ") + rootNamespace + "><channel " + channel
           + "><title>S</title><item " + item + '>' + rssItem + "</channel></rss>";
}

QByteArray atom(const char *rootNamespace, const char *entry = "")
{
    return QByteArray("<feed ") + rootNamespace + "><title>S</title><entry " + entry + '>'
           + atomEntry + "</feed>";
}

} // namespace

void TestNamespaces::defaults_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::newRow("rss in the Atom namespace") << rss("xmlns='http://www.w3.org/2005/Atom'");
    QTest::newRow("rss in the iTunes namespace, which also has a prefix")
        << rss("xmlns='http://www.itunes.com/dtds/podcast-1.0.dtd'"
               " xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'");
    QTest::newRow("rss in the Media RSS namespace") << rss("xmlns='http://search.yahoo.com/mrss/'");
    QTest::newRow("rss in an unknown namespace") << rss("xmlns='https://e.org/schema'");
    QTest::newRow("rss in an empty namespace") << rss("xmlns=''");
    QTest::newRow("a channel in an unknown namespace") << rss("", "xmlns='https://e.org/schema'");
    QTest::newRow("an item in an unknown namespace") << rss("", "", "xmlns='https://e.org/schema'");
    QTest::newRow("an item in the Atom namespace")
        << rss("", "", "xmlns='http://www.w3.org/2005/Atom'");
    QTest::newRow("a prefixed root element in an unknown namespace") << QByteArray(
        "<r:rss xmlns:r='https://e.org/schema'><r:channel><r:title>S</r:title><r:item>"
        "<r:title>One</r:title><r:guid>g</r:guid><r:enclosure "
        "url='https://e.org/1.mp3'/></r:item></r:channel></r:rss>");
    QTest::newRow("RDF with items in an unknown namespace")
        << QByteArray(QByteArray("<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
                                 "xmlns='https://e.org/schema'><channel><title>S</title></channel>"
                                 "<item>")
                      + rssItem + "</rdf:RDF>");
    QTest::newRow("feed in an unknown namespace") << atom("xmlns='http://e.org/atom'");
    QTest::newRow("feed in the RSS namespace") << atom("xmlns='http://backend.userland.com/rss2'");
    QTest::newRow("feed without a namespace") << atom("");
    QTest::newRow("an entry without the namespace of its feed")
        << atom("xmlns='http://www.w3.org/2005/Atom'", "xmlns=''");
    QTest::newRow("an entry in an unknown namespace")
        << atom("xmlns='http://www.w3.org/2005/Atom'", "xmlns='https://e.org/schema'");
}

void TestNamespaces::defaults()
{
    QFETCH(const QByteArray, document);
    const auto feed = parseFeed(document, QUrl(u"https://e.org/feed"_s));
    QVERIFY(feed);
    QCOMPARE(essence(*feed), u"S|One g 1.mp3"_s);
}

/// An element that RSS does not define belongs to the declared default namespace.
void TestNamespaces::wordsOfTheDefaultItself()
{
    const auto feed = parseFeed("<rss xmlns='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel>"
                                "<title>S</title><item><title>One</title><duration>61</duration>"
                                "<episode>7</episode></item></channel></rss>",
                                {});
    QVERIFY(feed);
    QCOMPARE(feed->episodes.constFirst().duration, std::chrono::milliseconds(61'000));
    QCOMPARE(feed->episodes.constFirst().number, 7);
    const auto linked =
        parseFeed("<rss xmlns='http://www.w3.org/2005/Atom'><channel><title>S</title>"
                  "<link rel='self' href='https://e.org/f'/>"
                  "<link>https://e.org/</link></channel></rss>",
                  {});
    QVERIFY(linked);
    QCOMPARE(linked->podcast.selfLink, QUrl(u"https://e.org/f"_s));
    QCOMPARE(linked->podcast.link, QUrl(u"https://e.org/"_s));
}

void TestNamespaces::unknownUnderAUsualPrefix()
{
    const auto feed = parseFeed("<rss xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd.xml'"
                                " xmlns:mine='https://e.org/schema'><channel><title>S</title>"
                                "<itunes:author>Ann</itunes:author><item><title>One</title>"
                                "<itunes:duration>10:00</itunes:duration><mine:title>No</"
                                "mine:title></item></channel></rss>",
                                {});
    QVERIFY(feed);
    QCOMPARE(feed->podcast.author, u"Ann"_s);
    QCOMPARE(feed->episodes.constFirst().title, u"One"_s);
    QCOMPARE(feed->episodes.constFirst().duration, std::chrono::milliseconds(600'000));
    QCOMPARE(feed->warnings.size(), 1);
    QVERIFY(feed->warnings.constFirst().contains("itunes"_L1));
}

QTEST_GUILESS_MAIN(TestNamespaces)
#include "tst_namespaces.moc"
