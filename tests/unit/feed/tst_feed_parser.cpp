// SPDX-License-Identifier: GPL-3.0-or-later

#include <feed/feed_parser.h>
#include <support/processor_time.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;
using namespace std::chrono_literals;

namespace {

const QUrl source{u"https://base.org/feeds/show.xml"_s};

/// Wraps \a channel in a feed with a title and the usual namespaces.
QByteArray rss(const QByteArray &channel)
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<rss version=\"2.0\" xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\""
           " xmlns:content=\"http://purl.org/rss/1.0/modules/content/\""
           " xmlns:atom=\"http://www.w3.org/2005/Atom\""
           " xmlns:media=\"http://search.yahoo.com/mrss/\""
           " xmlns:podcast=\"https://podcastindex.org/namespace/1.0\"><channel><title>Show</title>"
           + channel + "</channel></rss>";
}

QByteArray item(const QByteArray &fields)
{
    return rss("<item>" + fields + "</item>");
}

/// \return the field \a name of \a episode as one line of text
QString field(const domain::Episode &episode, const QString &name)
{
    if (name == "guid"_L1)
        return episode.guid;
    if (name == "title"_L1)
        return episode.title;
    if (name == "notes"_L1)
        return episode.notesHtml;
    if (name == "author"_L1)
        return episode.author;
    if (name == "link"_L1)
        return QString::fromUtf8(episode.link.toEncoded());
    if (name == "image"_L1)
        return QString::fromUtf8(episode.image.toEncoded());
    if (name == "enclosure"_L1)
        return episode.enclosure ? QString::fromUtf8(episode.enclosure->url.toEncoded()) + u' '
                                       + episode.enclosure->type
                                 : u"none"_s;
    if (name == "duration"_L1)
        return episode.duration ? QString::number(episode.duration->count()) : u"none"_s;
    if (name == "season"_L1)
        return QString::number(episode.season.value_or(-1)) + u'.'
               + QString::number(episode.number.value_or(-1)) + u' ' + domain::toName(episode.type);
    if (name == "podcast20"_L1)
        return QString::fromUtf8(episode.chaptersUrl.toEncoded()) + u' '
               + (episode.transcripts.isEmpty() ? u""_s : episode.transcripts.constFirst().type)
               + u' '
               + (episode.persons.isEmpty() ? u""_s
                                            : episode.persons.constFirst().name + u'/'
                                                  + episode.persons.constFirst().role);
    return u"?"_s;
}

} // namespace

class TestFeedParser final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void itemField_data();
    void itemField();
    void theShow();
    void guids_data();
    void guids();
    void refused_data();
    void refused();
    void broken_data();
    void broken();
    void limits_data();
    void limits();
    void hostile_data();
    void hostile();
};

void TestFeedParser::itemField_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *title, const char *fields, const char16_t *name, const char16_t *value) {
            QTest::newRow(title) << QByteArray(fields) << QString::fromUtf16(name)
                                 << QString::fromUtf16(value);
        };
    row("rule 6: a title of another vocabulary does not overwrite",
        "<title>Right</title><media:title>Wrong</media:title><itunes:title>Wrong</itunes:title>",
        u"title",
        u"Right");
    row("without a title the one of iTunes serves",
        "<itunes:title>Right</itunes:title>",
        u"title",
        u"Right");
    row("rule 7: an empty element does not overwrite",
        "<title>Right</title><title/>",
        u"title",
        u"Right");
    row("rule 11: CDATA and comments between text",
        "<title>One <!-- no --><![CDATA[& two]]></title>",
        u"title",
        u"One & two");
    row("rule 28: a permalink guid is the link",
        "<guid>https://e.org/1</guid>",
        u"link",
        u"https://e.org/1");
    row("rule 28: isPermaLink=false is no link",
        "<guid isPermaLink=\"false\">https://e.org/1</guid>",
        u"link",
        u"");
    row("rule 28: a relative permalink is resolved, the guid is not",
        "<guid isPermaLink=\"true\">/shows/1</guid>",
        u"link",
        u"https://base.org/shows/1");
    row("rule 28: a guid stays as it is written",
        "<guid isPermaLink=\"true\">/shows/1</guid>",
        u"guid",
        u"/shows/1");
    row("rule 28: the attribute is named in any case",
        "<guid ispermalink=\"False\">https://e.org/1</guid>",
        u"link",
        u"");
    row("rule 28: 0 is false", "<guid isPermaLink=\"0\">https://e.org/1</guid>", u"link", u"");
    row("rule 28: no is false", "<guid isPermaLink=\"no\">https://e.org/1</guid>", u"link", u"");
    row("rule 28: a value without a scheme is no address", "<guid>show/ep-16</guid>", u"link", u"");
    row("rule 28: a tag is no address", "<guid>tag:e.org,2024:show/17</guid>", u"link", u"");
    row("rule 28: a bare word is no address", "<guid>abc-123</guid>", u"link", u"");
    row("rule 28: the link of the item wins",
        "<guid>https://e.org/1</guid><link>https://e.org/2</link>",
        u"link",
        u"https://e.org/2");
    row("rule 23: without a guid the link",
        "<link>https://e.org/1</link>",
        u"guid",
        u"https://e.org/1");
    row("rule 23: without a link the enclosure",
        "<enclosure url=\"https://e.org/a.mp3\" type=\"audio/mpeg\" length=\"0\"/>",
        u"guid",
        u"https://e.org/a.mp3");
    row("rule 23: an empty guid is none",
        "<guid/><link>https://e.org/1</link>",
        u"guid",
        u"https://e.org/1");
    row("rule 23: a guid of spaces is none, the link before the enclosure",
        "<guid> \n</guid><enclosure url=\"https://e.org/a.mp3\"/><link>https://e.org/1</link>",
        u"guid",
        u"https://e.org/1");
    row("rule 27: the word null is a guid here", "<guid>null</guid>", u"guid", u"null");
    row("without a title the name of the file",
        "<enclosure url=\"https://e.org/x/My%20show.01.mp3?a=b\"/>",
        u"title",
        u"My show.01");
    row("rule 27: a guid is raw", "<guid> Ab c </guid>", u"guid", u" Ab c ");
    row("rule 45: audio before a picture",
        "<enclosure url=\"https://e.org/a.jpg\" type=\"image/jpeg\"/><enclosure "
        "url=\"https://e.org/a.mp3\" type=\"audio/mpeg\"/>",
        u"enclosure",
        u"https://e.org/a.mp3 audio/mpeg");
    row("rule 45: a name tells what octet-stream does not",
        "<enclosure url=\"https://e.org/a.pdf\" type=\"application/pdf\"/>"
        "<enclosure url=\"https://e.org/a.mp3\" type=\"application/octet-stream\"/>",
        u"enclosure",
        u"https://e.org/a.mp3 audio/mpeg");
    row("rule 48: Media RSS without an enclosure",
        "<media:content url=\"https://e.org/a.mp3\" type=\"audio/mpeg\"/>",
        u"enclosure",
        u"https://e.org/a.mp3 audio/mpeg");
    row("rule 48: inside a group",
        "<media:group><media:content url=\"/a.mp4\" medium=\"video\"/></media:group>",
        u"enclosure",
        u"https://base.org/a.mp4 video/mp4");
    row("rule 48: a medium that is wrong",
        "<media:content url=\"https://e.org/a.mp3\" medium=\"image\"/>",
        u"enclosure",
        u"https://e.org/a.mp3 audio/mpeg");
    row("rule 48: a picture is nothing to play",
        "<media:content url=\"https://e.org/a\" medium=\"image\"/>",
        u"enclosure",
        u"none");
    row("rule 45: what can be fetched before what cannot",
        "<media:content url=\"rtsp://e.org/a.3gp\" type=\"video/3gpp\"/>"
        "<media:content url=\"https://e.org/a\" type=\"application/x\"/>",
        u"enclosure",
        u"https://e.org/a application/x");
    row("rule 45: audio before video",
        "<enclosure url=\"https://e.org/a.mp4\" type=\"video/mp4\"/>"
        "<enclosure url=\"https://e.org/a.mp3\" type=\"audio/mpeg\"/>",
        u"enclosure",
        u"https://e.org/a.mp3 audio/mpeg");
    row("rule 47: a type that is a text",
        "<enclosure url=\"https://e.org/a.mp3\" type=\"text/xml\"/>",
        u"enclosure",
        u"https://e.org/a.mp3 audio/mpeg");
    row("rule 49: an empty rel is no enclosure",
        "<atom:link rel=\"\" href=\"https://e.org/a.ogg\"/>",
        u"enclosure",
        u"none");
    row("rule 49: an Atom link",
        "<atom:link rel=\"enclosure\" href=\"https://e.org/a.ogg\"/>",
        u"enclosure",
        u"https://e.org/a.ogg audio/ogg");
    row("rule 49: a link without rel is no enclosure",
        "<atom:link href=\"https://e.org/a.ogg\"/>",
        u"enclosure",
        u"none");
    row("rule 50: nothing to play", "<title>T</title>", u"enclosure", u"none");
    row("an ampersand in an address",
        "<enclosure url=\"https://e.org/a.mp3?a=1&amp;b=2\" type=\"audio/mpeg\"/>",
        u"enclosure",
        u"https://e.org/a.mp3?a=1&b=2 audio/mpeg");
    row("rule 51: the episode's picture before the thumbnail",
        "<media:thumbnail url=\"/t.png\"/><itunes:image href=\"/i.png\"/>",
        u"image",
        u"https://base.org/i.png");
    row("rule 51: the thumbnail without one",
        "<media:thumbnail url=\"/t.png\"/>",
        u"image",
        u"https://base.org/t.png");
    row("rule 51: without either the picture is the show's, which is not repeated",
        "<title>T</title>",
        u"image",
        u"");
    row("rule 86: Podlove chapters by a link",
        "<atom:link rel=\"http://podlove.org/simple-chapters\" href=\"/c.psc\"/>",
        u"podcast20",
        u"https://base.org/c.psc  ");
    row("rule 15: an xml:base that is no address",
        "<link xml:base=\"http://[x\">y</link>",
        u"link",
        u"https://base.org/feeds/y");
    row("rule 15: xml:base",
        "<link xml:base=\"https://other.org/x/\">y</link>",
        u"link",
        u"https://other.org/x/y");
    row("rule 94: of two that say the same the one with elements",
        "<description>&lt;p>Read &lt;a href='https://e.org/1'>this&lt;/a>.&lt;/p></description>"
        "<itunes:summary>Read this. Hosted by a host who says so behind every "
        "text.</itunes:summary>",
        u"notes",
        u"<p>Read <a href='https://e.org/1'>this</a>.</p>");
    row("rule 94: addresses of links in the one without elements",
        "<description>&lt;p>Read &lt;a href='https://e.org/1'>this&lt;/a> now.&lt;/p></description>"
        "<itunes:summary>Read this (https://e.org/1?a=long&amp;b=one&amp;c=more) "
        "now.</itunes:summary>",
        u"notes",
        u"<p>Read <a href='https://e.org/1'>this</a> now.</p>");
    row("rule 94: an excerpt with elements does not say the same",
        "<description>&lt;p>Read this &#8230;&lt;/p></description>"
        "<itunes:summary>Read this and all that comes after it, to the end.</itunes:summary>",
        u"notes",
        u"Read this and all that comes after it, to the end.");
    row("rule 94: another text with elements does not say the same",
        "<description>&lt;p>Listen to us.&lt;/p></description>"
        "<itunes:summary>Today we talk about something with somebody.</itunes:summary>",
        u"notes",
        u"Today we talk about something with somebody.");
    row("rule 94: CDATA that was escaped",
        "<description>&lt;![CDATA[&lt;p>One&lt;/p>]]&gt;</description>",
        u"notes",
        u"<p>One</p>");
    row("rule 94: the richest text",
        "<description>short</description><content:encoded>rather longer</content:encoded>",
        u"notes",
        u"rather longer");
    row("rule 94: a description that is longer than the content",
        "<content:encoded>short</content:encoded><description>rather longer</description>",
        u"notes",
        u"rather longer");
    row("rule 94: the summary if there is nothing else",
        "<itunes:summary>text</itunes:summary>",
        u"notes",
        u"text");
    row("rule 5: unnamed namespaces by their prefix",
        "<googleplay:x/><itunes:duration>5</itunes:duration>",
        u"duration",
        u"5000");
    row("season, number and type",
        "<itunes:season>2</itunes:season><itunes:episode>7</itunes:episode>"
        "<itunes:episodeType>Bonus</itunes:episodeType>",
        u"season",
        u"2.7 bonus");
    row("Podcasting 2.0",
        "<podcast:chapters url=\"/c.json\"/><podcast:transcript url=\"/t.vtt\" type=\"text/VTT\"/>"
        "<podcast:person>Somebody</podcast:person>",
        u"podcast20",
        u"https://base.org/c.json text/vtt Somebody/host");
    row("an element nobody knows is passed over",
        "<x><title>Wrong</title></x><title>Right</title>",
        u"title",
        u"Right");
}

void TestFeedParser::itemField()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QString, name);
    QFETCH(const QString, expected);
    const auto feed = parseFeed(item(fields), source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->episodes.size(), 1);
    QCOMPARE(field(feed->episodes.constFirst(), name), expected);
}

void TestFeedParser::theShow()
{
    const auto feed = parseFeed(
        rss("<link>https://e.org/</link><description>About</description><language>en</language>"
            "<image><title>Wrong</title><link>https://wrong.org</link><url>/rss.png</url></image>"
            "<itunes:image href=\"/itunes.png\"/><itunes:author>Author</itunes:author>"
            "<itunes:category text=\"Arts\"><itunes:category text=\"Books\"/></itunes:category>"
            "<itunes:category text=\"Arts\"/><itunes:type>serial</itunes:type>"
            "<atom:link rel=\"self\" href=\"https://e.org/feed\"/>"
            "<atom:link rel=\"next\" href=\"?page=2\"/><podcast:guid>g</podcast:guid>"
            "<podcast:funding url=\"https://e.org/pay\">Pay</podcast:funding>"
            "<item><itunes:author>Wrong</itunes:author><title>T</title></item>"),
        source);
    QVERIFY(feed.has_value());
    const domain::Podcast &podcast = feed->podcast;
    QCOMPARE(podcast.title, u"Show"_s);
    QCOMPARE(podcast.link, QUrl(u"https://e.org/"_s));
    QCOMPARE(podcast.author, u"Author"_s); // rule 8: the author of an item is not that of the show
    QCOMPARE(podcast.image, QUrl(u"https://base.org/itunes.png"_s));
    QCOMPARE(podcast.categories, (QStringList{u"Arts"_s, u"Arts/Books"_s}));
    QVERIFY(podcast.type == domain::ShowType::Serial);
    QCOMPARE(podcast.selfLink, QUrl(u"https://e.org/feed"_s));
    QCOMPARE(feed->nextPage, source.resolved(QUrl(u"?page=2"_s))); // rule 69
    QCOMPARE(podcast.guid, u"g"_s);
    QCOMPARE(podcast.fundings.size(), 1);
    QCOMPARE(feed->warnings, QStringList());
    QVERIFY(!feed->isTruncated);
}

void TestFeedParser::guids_data()
{
    QTest::addColumn<QByteArray>("items");
    QTest::addColumn<QString>("titles");
    const auto entry = [](const char *guid, const char *title, const char *date) -> QByteArray {
        return QByteArray("<item><guid>") + guid + "</guid><title>" + title + "</title><pubDate>"
               + date + "</pubDate></item>";
    };
    const auto older = "1 Jan 2024 10:00:00 GMT";
    QTest::newRow("rule 23: items without a guid or with an empty one")
        << entry("a", "one", older) + "<item><title>two</title><link>/2</link></item>"
               + "<item><title>three</title><guid/><link>/3</link></item>"
        << u"one two three"_s;
    QTest::newRow("rule 34b: the same title and date twice")
        << entry("a", "same", older) + entry("b", "same", older) + entry("c", "same", older)
        << u"same same same"_s;
    QTest::newRow("rule 26: the same title and date under two guids")
        << entry("a", "same", older) + entry("b", "same", older) << u"same same"_s;
    QTest::newRow("rule 23: equal titles without guids")
        << QByteArray("<item><title>same</title><description>1</description></item>"
                      "<item><title>same</title><description>2</description></item>")
        << u"same same"_s;
}

void TestFeedParser::guids()
{
    QFETCH(const QByteArray, items);
    QFETCH(const QString, titles);
    const auto feed = parseFeed(rss(items), source);
    QVERIFY(feed.has_value());
    QStringList read;
    for (const domain::Episode &episode : feed->episodes)
        read.append(episode.title);
    QCOMPARE(read.join(u' '), titles);
}

void TestFeedParser::refused_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("an empty document") << QByteArray() << ErrorCode::EmptyInput;
    QTest::newRow("only white space") << QByteArray(" \n\t") << ErrorCode::EmptyInput;
    QTest::newRow("rule 9: a web page")
        << QByteArray("<!DOCTYPE html><html><body>Log in</body></html>") << ErrorCode::HtmlPage;
    QTest::newRow("a web page without a doctype")
        << QByteArray("\n<HTML><body>x") << ErrorCode::HtmlPage;
    QTest::newRow("an XHTML page")
        << QByteArray("<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'/>")
        << ErrorCode::HtmlPage;
    QTest::newRow("plain text") << QByteArray("404 not found") << ErrorCode::MalformedXml;
    QTest::newRow("a PNG file") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10)
                                << ErrorCode::MalformedXml;
    QTest::newRow("XML that is not a feed")
        << QByteArray("<?xml version='1.0'?><svg/>") << ErrorCode::UnsupportedFeed;
    QTest::newRow("an OPML list") << QByteArray("<opml version='2.0'><body/></opml>")
                                  << ErrorCode::UnsupportedFeed;
    QTest::newRow("truncated in the channel, before the end of an item")
        << rss("<item><title>A</title>").first(200) << ErrorCode::TruncatedInput;
    QTest::newRow("truncated in the first item")
        << QByteArray("<rss><channel><item><title>A</ti") << ErrorCode::TruncatedInput;
}

void TestFeedParser::refused()
{
    QFETCH(const QByteArray, document);
    QFETCH(const ErrorCode, code);
    const auto feed = parseFeed(document, source);
    QVERIFY(!feed.has_value());
    QCOMPARE(toName(feed.error().code), toName(code));
    if (code == ErrorCode::MalformedXml)
        QVERIFY(QRegularExpression(u"^\\d+:\\d+: ."_s).match(feed.error().detail).hasMatch());
}

void TestFeedParser::broken_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("titles");
    QTest::addColumn<bool>("isTruncated");
    const QByteArray two = rss("<item><title>One</title></item><item><title>Two</title></item>");
    QTest::newRow("rule 3: an undefined entity")
        << item("<title>A&nbsp;B&uuml;</title>") << u"A Bü"_s << false;
    QTest::newRow("rule 3: a bare ampersand")
        << item("<title>A & B</title>") << u"A & B"_s << false;
    QTest::newRow("rule 3: an ampersand in a word")
        << item("<title>AT&T Q&A</title>") << u"AT&T Q&A"_s << false;
    QTest::newRow("an entity unknown to HTML")
        << item("<title>A &foo; B</title>") << u"A &foo; B"_s << false;
    QTest::newRow("an entity in CDATA is resolved, as FreshRSS does")
        << item("<title><![CDATA[A &nbsp; B]]> & C</title>") << u"A B & C"_s << false;
    QTest::newRow("white space before the declaration") << "\n \n" + two << u"One,Two"_s << false;
    QTest::newRow("text before the declaration") << "Warning: x\n" + two << u"One,Two"_s << false;
    QTest::newRow("a byte order mark") << "\xef\xbb\xbf" + two << u"One,Two"_s << false;
    QTest::newRow("text after the end") << two + "\n<!-- x --> some words" << u"One,Two"_s << false;
    QTest::newRow("a control character") << item("<title>A\x01"
                                                 "B</title>")
                                         << u"AB"_s << false;
    QTest::newRow("rule 13: truncated within an item: complete items are kept")
        << two.first(two.indexOf("Two")) << u"One"_s << true;
    QTest::newRow("rule 13: truncated between items")
        << two.first(two.indexOf("<item><title>Two")) << u"One"_s << true;
    QTest::newRow("an unclosed item")
        << rss("<item><title>One</title><item><title>Two</title></item>") << u"One,Two"_s << false;
    QTest::newRow("a channel without items") << rss("") << u""_s << false;
    QTest::newRow("items next to the channel")
        << QByteArray("<rss><channel/><item><title>One</title></item></rss>") << u"One"_s << false;
    QTest::newRow("ISO-8859-1") << QByteArray(
        "<?xml version='1.0' "
        "encoding='ISO-8859-1'?><rss><channel><item><title>\xfc</title></item></channel></rss>")
                                << u"ü"_s << false;
    QTest::newRow("Atom") << QByteArray(
        "<feed "
        "xmlns='http://www.w3.org/2005/Atom'><entry><title>One</title><id>1</id></entry></feed>")
                          << u"One"_s << false;
    QTest::newRow("RSS 1.0") << QByteArray(
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
        "xmlns='http://purl.org/rss/1.0/'>"
        "<channel/><item><title>One</title></item></rdf:RDF>")
                             << u"One"_s << false;
}

void TestFeedParser::broken()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, titles);
    QFETCH(const bool, isTruncated);
    const auto feed = parseFeed(document, source);
    QVERIFY2(feed.has_value(),
             feed ? "" : qPrintable(toName(feed.error().code) + feed.error().detail));
    QStringList read;
    for (const domain::Episode &episode : feed->episodes)
        read.append(episode.title);
    QCOMPARE(read.join(u','), titles);
    QCOMPARE(feed->isTruncated, isTruncated);
}

void TestFeedParser::limits_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<ParseLimits>("limits");
    QTest::addColumn<QString>("name");
    QTest::newRow("maximum size of the document")
        << rss("") << ParseLimits{.maxBytes = 100} << u"size of the document"_s;
    QTest::newRow("maximum number of episodes")
        << rss(QByteArray("<item><title>x</title></item>").repeated(6))
        << ParseLimits{.maxEpisodes = 5} << u"episodes"_s;
    QTest::newRow("maximum depth of elements")
        << rss(QByteArray("<a>").repeated(200)) << ParseLimits{} << u"depth of elements"_s;
    QByteArray flood;
    for (int i = 0; i < 300; ++i)
        flood += " a" + QByteArray::number(i) + "=''";
    QTest::newRow("maximum number of attributes")
        << rss("<x" + flood + "/>") << ParseLimits{} << u"attributes of an element"_s;
}

void TestFeedParser::limits()
{
    QFETCH(const QByteArray, document);
    QFETCH(const ParseLimits, limits);
    QFETCH(const QString, name);
    const auto feed = parseFeed(document, source, limits);
    QVERIFY(!feed.has_value());
    QCOMPARE(toName(feed.error().code), u"LimitExceeded"_s);
    QCOMPARE(feed.error().detail, name);
}

void TestFeedParser::hostile_data()
{
    QTest::addColumn<QByteArray>("document");
    QByteArray laughs = "<!DOCTYPE rss [<!ENTITY a 'ha'>";
    for (char name = 'b'; name < 'p'; ++name) {
        const QByteArray inner = QByteArray("&") + char(name - 1) + ";";
        laughs += QByteArray("<!ENTITY ") + name + " '" + inner.repeated(10) + "'>";
    }
    QTest::newRow("exponential entity expansion")
        << laughs + "]><rss><channel><item><title>x&o;</title></item></channel></rss>";
    QTest::newRow("an external entity with a local file")
        << QByteArray("<!DOCTYPE rss [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"
                      "<rss><channel><item><title>x&x;</title></item></channel></rss>");
    QTest::newRow("an external DTD")
        << QByteArray("<!DOCTYPE rss SYSTEM 'http://127.0.0.1:9/x.dtd'>"
                      "<rss><channel><item><title>x</title></item></channel></rss>");
}

void TestFeedParser::hostile()
{
    QFETCH(const QByteArray, document);
    const test::ProcessorTimer timer;
    const auto feed = parseFeed(document, source);
    QVERIFY(timer.elapsed() < 5000); // expanding the entities would take forever
    if (feed) {
        for (const domain::Episode &episode : feed->episodes) {
            QVERIFY(episode.title.size() < 100);
            QVERIFY(!episode.title.contains("root:"_L1));
        }
    }
}

QTEST_GUILESS_MAIN(TestFeedParser)
#include "tst_feed_parser.moc"
