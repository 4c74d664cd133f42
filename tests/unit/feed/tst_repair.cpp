// SPDX-License-Identifier: GPL-3.0-or-later

#include <feed/feed_parser.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;

namespace {

const QUrl source{u"https://base.org/feed"_s};

QByteArray rss(const QByteArray &items)
{
    return "<?xml version=\"1.0\"?>\n<rss><channel><title>Show</title>" + items
           + "</channel></rss>\n";
}

QByteArray item(const QByteArray &fields)
{
    return "<item>" + fields + "</item>";
}

/// \return a line for each episode: title, notes and the URL of the enclosure
QString dump(const ParsedFeed &feed)
{
    QStringList lines;
    for (const domain::Episode &episode : feed.episodes) {
        QString line = episode.title;
        if (!episode.notesHtml.isEmpty())
            line += u'|' + episode.notesHtml;
        if (episode.enclosure)
            line += u'|' + QString::fromUtf8(episode.enclosure->url.toEncoded());
        lines.append(line);
    }
    return lines.join(u'\n');
}

} // namespace

/// Tests what is read of broken documents, and the warnings.
class TestRepair final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void references_data();
    void references();
    void broken_data();
    void broken();
    void truncated_data();
    void truncated();
    void noPrefixIsTakenForWhole();
    void faultsSayTheirLine();
    void wholeDocumentsAreNotWarnedOf_data();
    void wholeDocumentsAreNotWarnedOf();
};

void TestRepair::references_data()
{
    QTest::addColumn<QByteArray>("title");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("warning");
    QTest::addColumn<QString>("inAttribute"); // null: as in a title
    const QString entities = u"entities that XML does not define"_s;
    const QString ampersands = u"bare ampersands"_s;
    const QString characters = u"references to characters that are none"_s;
    const QString surrogates = u"unpaired surrogates"_s;
    const auto row = [](const char *name,
                        const QByteArray &title,
                        const QString &expected,
                        const QString &warning,
                        const QString &inAttribute = {}) {
        QTest::newRow(name) << title << expected << warning << inAttribute;
    };
    row("rule 3: entities of HTML",
        "&nbsp;&uuml;&hellip;&diams;&euro;x",
        u"ü…♦€x"_s,
        entities,
        u"\u00a0ü…♦€x"_s);
    row("rule 3: in capitals", "&AMP;&EURO;x", u"&€x"_s, entities);
    row("rule 3: one that HTML does not know either", "A &foo; B", u"A &foo; B"_s, ampersands);
    row("rule 3: a bare ampersand", "A & B", u"A & B"_s, ampersands);
    row("rule 3: an ampersand at the end", "A &", u"A &"_s, ampersands);
    row("rule 3: an ampersand in a word", "AT&T; Q&A;", u"AT&T; Q&A;"_s, ampersands);
    row("rule 3: an ampersand before markup", "A &<![CDATA[B]]>", u"A &B"_s, ampersands);
    row("rule 3: an ampersand and a number sign", "A &# B &#x; C", u"A &# B &#x; C"_s, ampersands);
    row("what is right stays", "&amp;&lt;&#228;&#xE4; & x", u"&<ää & x"_s, ampersands);
    row("a reference in a title that was escaped twice is resolved once more",
        "A&amp;euro; & x",
        u"A€ & x"_s,
        ampersands,
        u"A&euro; & x"_s);
    row("a character without its semicolon", "A&#228 B&#38 C", u"Aä B& C"_s, characters);
    row("a reference to a control character", "A&#1;B&#x1F;C&#0;", u"ABC"_s, characters);
    row("a reference beyond all characters", "A&#x110000;B&#99999999999;C", u"ABC"_s, characters);
    row("a reference to no character", "A&#xFFFE;B", u"AB"_s, characters);
    row("a pair of surrogates", "A&#xD83D;&#xDE00;B&#55357;&#56832;C", u"A😀B😀C"_s, surrogates);
    row("an unpaired surrogate", "A&#xD83D;B", u"A\ufffdB"_s, surrogates);
    row("a control character",
        "A\x01\x0b\x1f"
        "B",
        u"AB"_s,
        u"control characters"_s);
    row("a zero byte", QByteArray("A\0B", 3), u"AB"_s, u"control characters"_s);
    row("U+FFFE and U+FFFF",
        "A\xef\xbf\xbe\xef\xbf\xbf"
        "B",
        u"AB"_s,
        u"control characters"_s);
    row("\"]]>\" in text", "A ]]> B", u"A ]]> B"_s, u"\"]]>\" in text"_s);
}

void TestRepair::references()
{
    QFETCH(const QByteArray, title);
    QFETCH(const QString, expected);
    QFETCH(const QString, warning);
    QFETCH(const QString, inAttribute);
    const auto feed = parseFeed(rss(item("<title>" + title + "</title>")), source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->episodes.constFirst().title, expected);
    QVERIFY2(feed->warnings.contains("repaired: "_L1 + warning),
             qPrintable(feed->warnings.join(u'\n')));
    QVERIFY(!feed->isTruncated);
    // The same text in an attribute.
    if (title.contains('<'))
        return;
    const auto addressed =
        parseFeed(rss(item("<enclosure url='https://e.org/?" + title + "'/>")), source);
    QVERIFY(addressed.has_value());
    QVERIFY(addressed->episodes.constFirst().enclosure.has_value());
    QCOMPARE(addressed->episodes.constFirst().enclosure->url,
             QUrl(u"https://e.org/?"_s + (inAttribute.isNull() ? expected : inAttribute)));
}

void TestRepair::broken_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("warning");
    const auto row = [](const char *name,
                        const QByteArray &bytes,
                        const QString &expected,
                        const QString &warning) {
        QTest::newRow(name) << bytes << expected << warning;
    };
    const QByteArray one = item("<title>One</title>");
    const QByteArray two = item("<title>Two</title>");
    const QString both = u"One\nTwo"_s;
    const QString before = u"something before the document"_s;
    const QString after = u"something after the document"_s;
    const QString attribute = u"attributes without quotes, or with \"<\""_s;
    const QString unclosed = u"elements that are not closed"_s;
    const QString endTag = u"end tags that match no element"_s;

    row("blank lines before the declaration", "\r\n\n " + rss(one + two), both, {});
    row("words before the document", "Warning: x\n" + rss(one + two), both, before);
    row("a warning of PHP before the document",
        "<br />\n<b>Notice</b>:  Undefined index: x in <b>/x.php</b> on line <b>3</b><br />\n"
            + rss(one + two),
        both,
        before);
    row("words before a document without declaration",
        "ok\n<rss><channel>" + one + "</channel></rss>",
        u"One"_s,
        before);
    row("a comment before the declaration", "<!-- x -->" + rss(one), u"One"_s, {});
    row("a declaration twice", "<?xml version='1.0'?>" + rss(one), u"One"_s, {});
    row("words after the end", rss(one + two) + "assert x == 1", both, after);
    row("elements after the end", rss(one + two) + "<script>x</script>", both, after);
    row("zero bytes after the end", rss(one + two) + QByteArray(8, '\0'), both, {});
    row("a second document after the end", rss(one) + rss(two), u"One"_s, after);
    row("a comment after the end", rss(one) + "<!-- cached -->", u"One"_s, {});

    row("a \"<\" before space", rss(item("<title>1 < 2</title>")), u"1 < 2"_s, u"\"<\" in text"_s);
    row("a \"<\" before a digit",
        rss(item("<title>I <3 U</title>")),
        u"I <3 U"_s,
        u"\"<\" in text"_s);
    row("a \"<\" before an address",
        rss(item("<title>Me <me@e.org></title>")),
        u"Me <me@e.org>"_s,
        u"\"<\" in text"_s);
    row("a \"<\" before a word",
        rss(item("<title>a <b and c</title>")),
        u"a <b and c"_s,
        u"\"<\" in text"_s);
    row("a \"<\" in an attribute",
        rss(item("<title>A</title><enclosure url=\"https://e.org/\" x=\"<b>\"/>")),
        u"A|https://e.org/"_s,
        attribute);
    row("attributes without quotes",
        rss(item("<title>A</title><enclosure url=https://e.org/a.mp3 length=1/>")),
        u"A|https://e.org/a.mp3"_s,
        attribute);
    row("attributes without a value",
        rss(item("<title>A</title><enclosure new url='https://e.org/'/>")),
        u"A|https://e.org/"_s,
        attribute);
    row("attributes without space between",
        rss(item("<title>A</title><enclosure url='https://e.org/'type='x'/>")),
        u"A|https://e.org/"_s,
        {});
    row("a quote that is not closed",
        rss(item("<title>A</title><enclosure url=\"https://e.org/a.mp3/><guid "
                 "isPermaLink=\"x\">1</guid>")),
        u"A|https://e.org/a.mp3"_s,
        attribute);
    row("a tag that is not closed",
        rss(item("<title>A</title><enclosure url=\"https://e.org/\"<guid>1</guid>")),
        u"A|https://e.org/"_s,
        attribute);
    row("duplicate attributes",
        rss(item("<title>A</title><enclosure url='https://e.org/1' url='https://e.org/2'/>")),
        u"A|https://e.org/1"_s,
        u"duplicate attributes"_s);
    row("rule 5: a prefix that is not declared",
        rss(item("<itunes:title>A</itunes:title>")),
        u"A"_s,
        u"prefixes that are not declared"_s);
    row("a misspelt end tag",
        rss(item("<title>A</titel><description>B</description>") + two),
        u"A|B\nTwo"_s,
        endTag);
    row("an end tag in another case",
        rss(item("<title>A</Title><description>B</description>")),
        u"A|B"_s,
        endTag);
    row("an end tag of another prefix",
        rss(item("<title>A</itunes:title><description>B</description>")),
        u"A|B"_s,
        endTag);
    row("an end tag of nothing", rss(item("</b><title>A</title>") + two), u"A\nTwo"_s, endTag);
    row("tags that overlap",
        rss(item("<title>A</title><x><b><i>x</b></i></x>") + two),
        u"A\nTwo"_s,
        endTag);
    row("an item that is not closed", rss("<item><title>One</title>" + two), both, unclosed);
    QByteArray many;
    QString titles;
    for (int i = 0; i < 100; ++i) {
        many += "<item><title>" + QByteArray::number(i) + "</title>";
        titles += QString::number(i) + u'\n';
    }
    row("a hundred items that are not closed", rss(many + two), titles + u"Two"_s, unclosed);
    row("an element that is not closed",
        rss(item("<title>A</title><description>B") + two),
        u"A|B\nTwo"_s,
        unclosed);
    row("line breaks of HTML",
        rss(item("<title>A</title><description>B<br>C<hr>D</description>") + two),
        u"A|B<br>C<hr>D\nTwo"_s,
        unclosed);
    row("a comment with hyphens", rss(item("<!-- a -- b --><title>A</title>")), u"A"_s, {});
    row("a declaration in the middle", rss("<?xml version='1.0'?>" + one), u"One"_s, {});
    row("a channel that ends too early", rss("</channel>" + one), u"One"_s, endTag);
}

void TestRepair::broken()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    QFETCH(const QString, warning);
    const auto feed = parseFeed(document, source);
    QVERIFY2(feed.has_value(), feed ? "" : qPrintable(toName(feed.error().code)));
    QCOMPARE(dump(*feed), expected);
    QCOMPARE(feed->podcast.title, u"Show"_s.left(document.contains("Show") ? -1 : 0));
    QVERIFY(!feed->isTruncated);
    if (!warning.isEmpty())
        QVERIFY2(feed->warnings.contains("repaired: "_L1 + warning),
                 qPrintable(feed->warnings.join(u'\n')));
}

void TestRepair::truncated_data()
{
    QTest::addColumn<QByteArray>("end");
    for (const char *end : {"",
                            "<",
                            "<it",
                            "<item>",
                            "<item><title>Tw",
                            "<item><title>Two</title",
                            "<item><title>Two</title></item",
                            "<item><enclosure url=\"https://e.org/",
                            "<item><enclosure url='https://e.org/'",
                            "<item><title>A &am",
                            "<item><title>A &",
                            "<item><title><![CDATA[Two",
                            "<item><title><![CDATA[Two</title></item></channel></rss>",
                            "<item><description>&lt;/rss></description>",
                            "<!-- Two",
                            "<!-- </channel></rss>",
                            "<![CDA",
                            "</chan",
                            "</channel>",
                            "</channel></rs"})
        QTest::newRow(*end ? end : "after an item") << QByteArray(end);
}

void TestRepair::truncated()
{
    QFETCH(const QByteArray, end);
    const auto feed = parseFeed(
        "<rss><channel><title>S</title><item><title>One &amp; &</title></item>" + end, source);
    QVERIFY(feed.has_value());
    QCOMPARE(dump(*feed), u"One & &"_s);
    QVERIFY(feed->isTruncated);
    QVERIFY(feed->warnings.contains(u"the document ends in the middle"_s));
}

/// Rule 13: tests a document that is truncated at each byte.
void TestRepair::noPrefixIsTakenForWhole()
{
    const QByteArray document =
        "\xef\xbb\xbf<?xml version='1.0'?><!DOCTYPE rss [<!ENTITY a 'x'>]><rss version=\"2.0\" "
        "xmlns:i='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel><title>S</title>"
        "<item><title>Gr\xc3\xbc\xc3\x9f"
        "e</title><i:image href='x'/></item>"
        "<item><title><![CDATA[Two </rss>]]></title><!-- </rss> --></item></channel></rss>";
    for (qsizetype size = 1; size < document.size(); ++size) {
        const auto feed = parseFeed(document.first(size), source);
        const qsizetype whole = document.first(size).count("</item>");
        QVERIFY2(feed.has_value() == (whole > 0), qPrintable(QString::number(size)));
        if (feed) {
            QVERIFY2(feed->isTruncated, qPrintable(QString::number(size)));
            QCOMPARE(feed->episodes.size(), whole);
        }
    }
    const auto feed = parseFeed(document, source);
    QVERIFY(feed.has_value() && !feed->isTruncated);
    QCOMPARE(dump(*feed), u"Grüße\nTwo </rss>"_s);
}

void TestRepair::faultsSayTheirLine()
{
    const auto feed = parseFeed("\n\n" + rss("\n" + item("<title>A & B</title>")), source);
    QVERIFY(feed.has_value());
    QVERIFY2(feed->warnings.constLast().startsWith("the first fault is at 5:"_L1),
             qPrintable(feed->warnings.join(u'\n')));
}

void TestRepair::wholeDocumentsAreNotWarnedOf_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("expected");
    QTest::newRow("rule 11: line breaks in plain text are kept")
        << QByteArray("<description>One\nTwo\n\nThree &amp; four</description>")
        << u"|One\nTwo\n\nThree & four"_s;
    QTest::newRow("rule 11: line breaks as CR LF")
        << QByteArray("<description>One\r\nTwo</description>") << u"|One\nTwo"_s;
    QTest::newRow("rule 11: CDATA, comments and processing instructions in text")
        << QByteArray("<description>One <!-- no --><![CDATA[<b>& two</b>]]> <?no?>three"
                      "<![CDATA[ ]]><![CDATA[four]]></description>")
        << u"|One <b>& two</b> three four"_s;
    QTest::newRow("rule 11: \"]]>\" split over two CDATA sections")
        << QByteArray("<description><![CDATA[a]]]]><![CDATA[>b]]></description>") << u"|a]]>b"_s;
    QTest::newRow("\"<\" and \">\" written correctly")
        << QByteArray("<title>1 &lt; 2 > 1</title>") << u"1 < 2 > 1"_s;
}

void TestRepair::wholeDocumentsAreNotWarnedOf()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QString, expected);
    const auto feed = parseFeed(rss(item(fields)), source);
    QVERIFY(feed.has_value());
    QCOMPARE(dump(*feed), expected);
    QCOMPARE(feed->warnings, QStringList());
    // Also in a document that was repaired in another place.
    const auto repaired = parseFeed(rss(item(fields) + "<x>&</x>"), source);
    QVERIFY(repaired.has_value());
    QCOMPARE(dump(*repaired), expected);
}

QTEST_GUILESS_MAIN(TestRepair)
#include "tst_repair.moc"
