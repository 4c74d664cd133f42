// SPDX-License-Identifier: GPL-3.0-or-later

#include <feed/feed_parser.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;

namespace {

const QUrl source{u"https://base.org/feeds/show.xml"_s};

/// \return a line for the show and one for each episode; "-" stands for an absent field
QString dump(const ParsedFeed &feed)
{
    const auto orDash = [](const QString &text) { return text.isEmpty() ? u"-"_s : text; };
    const auto url = [&](const QUrl &address) {
        return orDash(QString::fromUtf8(address.toEncoded()));
    };
    QStringList lines{QStringList{orDash(feed.podcast.title),
                                  orDash(feed.podcast.author),
                                  url(feed.podcast.link),
                                  orDash(feed.podcast.descriptionHtml),
                                  url(feed.podcast.image)}
                          .join(u'|')};
    for (const domain::Episode &episode : feed.episodes) {
        lines.append(QStringList{
            orDash(episode.guid),
            orDash(episode.title),
            episode.published ? episode.published->toString(Qt::ISODate) : u"-"_s,
            url(episode.link),
            episode.enclosure ? url(episode.enclosure->url) + u' ' + episode.enclosure->type
                              : u"-"_s,
            orDash(episode.notesHtml)}
                         .join(u'|'));
    }
    return lines.join(u'\n');
}

} // namespace

class TestFormats final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void format_data();
    void format();
    void uri_data();
    void uri();
    void markupInTexts_data();
    void markupInTexts();
    void aRedirectIsAMove();
    void jsonThatIsNoFeed_data();
    void jsonThatIsNoFeed();
    void jsonDetails();
};

void TestFormats::format_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *document, const char16_t *expected) {
        QTest::newRow(name) << QByteArray(document) << QString::fromUtf16(expected);
    };
    row("RSS 0.90",
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
        " xmlns='http://my.netscape.com/rdf/simple/0.9/'><channel><title>S</title>"
        "<link>https://e.org/</link><description>D</description></channel>"
        "<image><title>No</title><url>/i.png</url></image>"
        "<item><title>One</title><link>https://e.org/1</link></item>"
        "<textinput><title>No</title><link>https://no.org</link></textinput></rdf:RDF>",
        u"S|-|https://e.org/|D|https://base.org/i.png\n"
        "https://e.org/1|One|-|https://e.org/1|-|-");
    row("RSS 0.91",
        "<!DOCTYPE rss PUBLIC '-//Netscape Communications//DTD RSS 0.91//EN'"
        " 'http://my.netscape.com/publish/formats/rss-0.91.dtd'>"
        "<rss version='0.91'><channel><title>S</title><item><title>One</title>"
        "<link>https://e.org/1</link><description>N</description></item></channel></rss>",
        u"S|-|-|-|-\nhttps://e.org/1|One|-|https://e.org/1|-|N");
    row("RSS 0.92 without titles",
        "<rss version='0.92'><channel><title>S</title><item><description>N</description>"
        "<enclosure url='https://e.org/a.mp3' length='99999' type='audio/mpeg'/></item>"
        "</channel></rss>",
        u"S|-|-|-|-\nhttps://e.org/a.mp3|a|-|-|https://e.org/a.mp3 audio/mpeg|N");
    row("RSS 1.0, items beside the channel, known by rdf:about",
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
        " xmlns='http://purl.org/rss/1.0/' xmlns:dc='http://purl.org/dc/elements/1.1/'"
        " xmlns:enc='http://purl.oclc.org/net/rss_2.0/enc#'"
        " xmlns:content='http://purl.org/rss/1.0/modules/content/'>"
        "<channel rdf:about='https://e.org/f'><title>S</title><items><rdf:Seq>"
        "<rdf:li resource='https://e.org/one'/></rdf:Seq></items></channel>"
        "<item rdf:about='https://e.org/one'><title>One</title><link>https://e.org/1</link>"
        "<dc:date>2024-08-04T01:47:46+02:00</dc:date><content:encoded>N</content:encoded></item>"
        "</rdf:RDF>",
        u"S|-|-|-|-\nhttps://e.org/one|One|2024-08-03T23:47:46Z|https://e.org/1|-|N");
    row("RSS 1.1, items inside of items",
        "<Channel xmlns='http://purl.org/net/rss1.1#'><title>S</title><items><item>"
        "<title>One</title><link>https://e.org/1</link></item></items></Channel>",
        u"S|-|-|-|-\nhttps://e.org/1|One|-|https://e.org/1|-|-");
    row("RSS 2.0 with a namespace of its own",
        "<rss version='2.0' xmlns='http://backend.userland.com/rss2'><channel><title>S</title>"
        "<item><guid>g</guid></item></channel></rss>",
        u"S|-|-|-|-\ng|-|-|-|-|-");
    row("items where a channel is missing",
        "<rss version='2.0'><element><title>No</title><item><guid>g</guid></item></element></rss>",
        u"-|-|-|-|-\ng|-|-|-|-|-");
    row("Atom 0.3",
        "<feed version='0.3' xmlns='http://purl.org/atom/ns#'><title>S</title>"
        "<tagline>D</tagline><link rel='alternate' href='https://e.org/'/><author><name>A</name>"
        "</author><entry><id>i</id><title>One</title><link rel='alternate' href='/1'/>"
        "<modified>2024-08-05T00:00:00Z</modified><issued>2024-08-04T00:00:00Z</issued>"
        "<content mode='escaped'>N</content></entry></feed>",
        u"S|A|https://e.org/|D|-\ni|One|2024-08-04T00:00:00Z|https://base.org/1|-|N");
    row("rule 41: Atom 1.0, published wins over updated",
        "<feed xmlns='http://www.w3.org/2005/Atom'><title>S</title><logo>/l.png</logo>"
        "<entry><id>i</id><published>2024-08-04T00:00:00Z</published>"
        "<updated>2024-08-05T00:00:00Z</updated>"
        "<link rel='enclosure' href='/a.mp3' type='audio/mpeg'/></entry></feed>",
        u"S|-|-|-|https://base.org/l.png\n"
        "i|a|2024-08-04T00:00:00Z|-|https://base.org/a.mp3 audio/mpeg|-");
    row("rule 41: updated where nothing is published",
        "<a:feed xmlns:a='http://www.w3.org/2005/Atom'><a:entry><a:id>i</a:id>"
        "<a:updated>2024-08-05T00:00:00Z</a:updated></a:entry></a:feed>",
        u"-|-|-|-|-\ni|-|2024-08-05T00:00:00Z|-|-|-");
    row("Atom without its namespace",
        "<feed><title>S</title><entry><id>i</id><title>One</title></entry></feed>",
        u"S|-|-|-|-\ni|One|-|-|-|-");
    row("items after a category or a text that was not closed",
        "<rss xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel><title>S</title>"
        "<itunes:category text='A'><item><guid>g</guid><title>One</title></item>"
        "<description>D<item><guid>h</guid><title>Two</title></item></channel></rss>",
        u"S|-|-|-|-\ng|One|-|-|-|-\nh|Two|-|-|-|-");
    row("JSON Feed 1.1",
        R"({"version":"https://jsonfeed.org/version/1.1","title":"S","home_page_url":"/",
            "description":"D & d","icon":"i.png","authors":[{"name":"A"},{"name":"B"}],
            "items":[{"id":"1","title":"One","url":"/1","content_html":"<p>N</p>",
            "date_published":"2024-08-04T02:00:00+02:00","attachments":[
            {"url":"/c.jpg","mime_type":"image/jpeg"},
            {"url":"/a.mp3","mime_type":"audio/mpeg","size_in_bytes":5368709120,
             "duration_in_seconds":61.5}]}]})",
        u"S|A, B|https://base.org/|D &amp; d|https://base.org/feeds/i.png\n"
        "1|One|2024-08-04T00:00:00Z|https://base.org/1|https://base.org/a.mp3 audio/mpeg|<p>N</p>");
    row("JSON Feed 1.0, a number as the id, text for the notes",
        "\xef\xbb\xbf {\"version\":\"https://jsonfeed.org/version/1\",\"title\":\"S\","
        "\"author\":{\"name\":\"A\"},\"items\":[{\"id\":7,\"content_text\":\"a < b\\nc\"},"
        "{\"external_url\":\"https://e.org/x\"}]}",
        u"S|A|-|-|-\n7|-|-|-|-|a &lt; b<br>\nc\nhttps://e.org/x|-|-|https://e.org/x|-|-");
}

void TestFormats::format()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    const auto feed = parseFeed(document, source);
    QVERIFY2(feed.has_value(), feed ? "" : qPrintable(toName(feed.error().code)));
    QCOMPARE(dump(*feed), expected);
    QVERIFY(!feed->isMoved);
}

void TestFormats::uri_data()
{
    QTest::addColumn<QByteArray>("declaration"); // empty: no namespace is declared
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("expected"); // subtitle, notes, picture, author, chapters, enclosure
    const auto rows = [](const char *what,
                         const QList<QByteArray> &uris,
                         const char *field,
                         const char16_t *expected) {
        for (const QByteArray &uri : uris) {
            QTest::newRow(
                qPrintable("rule 4: "_L1 + QLatin1StringView(what) + u' ' + QString::fromUtf8(uri)))
                << QByteArray("xmlns:x='" + uri + "'") << QByteArray(field)
                << QString::fromUtf16(expected);
        }
    };
    rows("itunes",
         {"http://www.itunes.com/dtds/podcast-1.0.dtd",
          "http://www.itunes.com/DTDs/PodCast-1.0.dtd",
          "https://www.itunes.com/dtds/podcast-1.0.dtd/",
          "http://www.itunes.com/dtds/podcast-1.0",
          "http://itunes.com/dtds/podcast-1.0.dtd"},
         "<x:subtitle>V</x:subtitle>",
         u"V");
    rows("content",
         {"http://purl.org/rss/1.0/modules/content/", "https://purl.org/rss/1.0/modules/content"},
         "<x:encoded>V</x:encoded>",
         u"V");
    rows("Media RSS",
         {"http://search.yahoo.com/mrss/",
          "https://search.yahoo.com/mrss",
          "http://search.yahoo.com/rss/",
          "http://www.rssboard.org/media-rss"},
         "<x:thumbnail url='https://e.org/V'/>",
         u"https://e.org/V");
    rows("Dublin Core",
         {"http://purl.org/dc/elements/1.1/", "http://purl.org/dc/elements/1.0/"},
         "<x:creator>V</x:creator>",
         u"V");
    rows("Google Play",
         {"http://www.google.com/schemas/play-podcasts/1.0",
          "https://www.google.com/schemas/play-podcasts/1.0/"},
         "<x:description>V</x:description>",
         u"V");
    rows("Podlove",
         {"http://podlove.org/simple-chapters", "https://podlove.org/simple-chapters/"},
         "<x:chapters><x:chapter start='1' title='V'/></x:chapters>",
         u"V");
    rows("Atom",
         {"http://www.w3.org/2005/Atom", "https://www.w3.org/2005/atom/"},
         "<x:link rel='enclosure' href='https://e.org/V'/>",
         u"https://e.org/V");
    rows("somebody else's", {"https://e.org/itunes"}, "<x:subtitle>V</x:subtitle>", u"");
    const auto undeclared = [](const char *prefix, const char *field, const char16_t *expected) {
        QTest::newRow(qPrintable("rule 5: undeclared "_L1 + QLatin1StringView(prefix)))
            << QByteArray() << QByteArray(field) << QString::fromUtf16(expected);
    };
    undeclared("itunes", "<itunes:subtitle>V</itunes:subtitle>", u"V");
    undeclared("content", "<content:encoded>V</content:encoded>", u"V");
    undeclared("media", "<media:thumbnail url='https://e.org/V'/>", u"https://e.org/V");
    undeclared("dc", "<dc:creator>V</dc:creator>", u"V");
    undeclared("googleplay", "<googleplay:author>V</googleplay:author>", u"V");
    undeclared("psc", "<psc:chapters><psc:chapter start='1' title='V'/></psc:chapters>", u"V");
    undeclared("podcast", "<podcast:season name='V'>1</podcast:season>", u"V");
}

void TestFormats::uri()
{
    QFETCH(const QByteArray, declaration);
    QFETCH(const QByteArray, field);
    QFETCH(const QString, expected);
    const auto feed = parseFeed("<rss version='2.0' " + declaration + "><channel><item>" + field
                                    + "</item></channel></rss>",
                                source);
    QVERIFY(feed.has_value());
    const domain::Episode &episode = feed->episodes.constFirst();
    QString all = episode.subtitle + episode.notesHtml + episode.author + episode.extras->seasonName
                  + QString::fromUtf8(episode.image.toEncoded());
    if (episode.enclosure)
        all += QString::fromUtf8(episode.enclosure->url.toEncoded());
    for (const domain::Chapter &chapter : episode.extras->chapters)
        all += chapter.title;
    QCOMPARE(all, expected);
}

void TestFormats::markupInTexts_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("notes");
    QTest::newRow("XHTML content keeps its elements")
        << QByteArray(
               "<content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'><p>A"
               " <b>b</b> &amp; &lt;c<br/><a href='/x?a=1&amp;b=2'>d</a></p></div></content>")
        << u"<div><p>A <b>b</b> &amp; &lt;c<br><a href=\"/x?a=1&amp;b=2\">d</a></p></div>"_s;
    QTest::newRow("escaped content is kept as written")
        << QByteArray("<content type='html'>&lt;p>A &amp;amp; b</content>") << u"<p>A &amp; b"_s;
    QTest::newRow("a title element in a summary is not the entry's title")
        << QByteArray("<summary><title>No</title> words</summary>") << u"<title>No</title> words"_s;
}

void TestFormats::markupInTexts()
{
    QFETCH(const QByteArray, entry);
    QFETCH(const QString, notes);
    const auto feed = parseFeed("<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>i</id>"
                                "<title>T</title>"
                                    + entry + "</entry></feed>",
                                source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->episodes.constFirst().notesHtml, notes);
    QCOMPARE(feed->episodes.constFirst().title, u"T"_s);
}

/// Rule 10: a redirect document is read as a feed that has moved.
void TestFormats::aRedirectIsAMove()
{
    const auto feed = parseFeed("<?xml version='1.0'?><redirect><newLocation>\n"
                                "https://e.org/new.xml </newLocation></redirect>",
                                source);
    QVERIFY(feed.has_value());
    QVERIFY(feed->isMoved);
    QCOMPARE(feed->podcast.newFeedUrl, QUrl(u"https://e.org/new.xml"_s));
    QVERIFY(feed->episodes.isEmpty());
}

void TestFormats::jsonThatIsNoFeed_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("an object that is not a feed")
        << QByteArray("{\"error\":\"not found\"}") << ErrorCode::UnsupportedFeed;
    QTest::newRow("truncated") << QByteArray("{\"version\":") << ErrorCode::TruncatedInput;
    QTest::newRow("deeply nested")
        << QByteArray("{\"a\":").append(QByteArray(100'000, '[')) << ErrorCode::MalformedXml;
    QTest::newRow("too many items") << QByteArray("{\"title\":\"S\",\"items\":[{},{},{},{},{},{}]}")
                                    << ErrorCode::LimitExceeded;
}

void TestFormats::jsonThatIsNoFeed()
{
    QFETCH(const QByteArray, document);
    QFETCH(const ErrorCode, code);
    const auto feed = parseFeed(document, source, {.maxEpisodes = 5});
    QVERIFY(!feed.has_value());
    QCOMPARE(toName(feed.error().code), toName(code));
}

void TestFormats::jsonDetails()
{
    const auto feed = parseFeed(
        R"({"version":"https://jsonfeed.org/version/1.1","title":"S","expired":true,
            "feed_url":"https://e.org/f.json","next_url":"f.json?page=2","language":"en","items":[{"id":"1",
            "attachments":[{"url":"a.mp3","size_in_bytes":5368709120,"duration_in_seconds":61.5}],
            "banner_image":"/b.png","date_modified":"2024-08-04T00:00:00Z"}]})",
        source);
    QVERIFY(feed.has_value());
    const domain::Episode &episode = feed->episodes.constFirst();
    QVERIFY(episode.duration == std::chrono::milliseconds(61500));
    QCOMPARE(*episode.enclosure->length, 5368709120);
    QCOMPARE(episode.image, QUrl(u"https://base.org/b.png"_s));
    QVERIFY(episode.published.has_value());
    QCOMPARE(feed->podcast.selfLink, QUrl(u"https://e.org/f.json"_s));
    QCOMPARE(feed->nextPage, QUrl(u"https://base.org/feeds/f.json?page=2"_s)); // rule 69
    QCOMPARE(feed->podcast.language, u"en"_s);
    QVERIFY(feed->podcast.extras->updateFrequency->isComplete);
}

QTEST_GUILESS_MAIN(TestFormats)
#include "tst_formats.moc"
