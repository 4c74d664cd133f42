// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <feed/opml.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;

class TestOpml final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void reads_data();
    void reads();
    void broken_data();
    void broken();
    void whatIsLeftOutIsCounted();
    void refusedDocuments_data();
    void refusedDocuments();
    void whatIsWrittenIsReadBack();
    void oddTextsAreReadBack_data();
    void oddTextsAreReadBack();
    void whatIsReadIsWrittenAlike_data();
    void whatIsReadIsWrittenAlike();
    void addressesAreReadBack_data();
    void addressesAreReadBack();

private:
    static QString dump(const OpmlDocument &document)
    {
        QStringList lines;
        for (const OpmlEntry &entry : document.entries)
            lines.append(entry.groups.join(u'/') + u'|' + entry.title + u'|'
                         + QString::fromUtf8(entry.url.toEncoded()));
        return lines.join(u'\n');
    }
};

void TestOpml::reads_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("refused");
    QTest::newRow("one entry") << QByteArray(
        "<outline type='rss' text='A' xmlUrl='https://e.org/a'/>")
                               << u"|A|https://e.org/a"_s << 0;
    QTest::newRow("rule 119: attribute names in any case")
        << QByteArray("<Outline TEXT='A' xmlurl='https://e.org/a'/>") << u"|A|https://e.org/a"_s
        << 0;
    QTest::newRow("rule 119: title instead of text")
        << QByteArray("<outline title='A' xmlUrl='https://e.org/a'/>") << u"|A|https://e.org/a"_s
        << 0;
    QTest::newRow("rule 119: neither title nor text")
        << QByteArray("<outline xmlUrl='https://e.org/a'/>") << u"||https://e.org/a"_s << 0;
    const QByteArray x = "<outline text='X' xmlUrl='https://e.org/x'/>";
    QTest::newRow("rule 119: nested groups") << QByteArray(
        "<outline text='G'><outline text='H'><outline text='A' xmlUrl='https://e.org/a'/></outline>"
        "<outline text='B' xmlUrl='https://e.org/b'/></outline>"
        + x)
                                             << u"G/H|A|https://e.org/a\nG|B|https://e.org/b\n"
                                                "|X|https://e.org/x"_s
                                             << 0;
    QTest::newRow("a group around all shows is ignored")
        << QByteArray("<outline text='My list'><outline text='feeds'><outline text='G'>"
                      "<outline text='A' xmlUrl='https://e.org/a'/></outline>"
                      + x + "</outline></outline>")
        << u"G|A|https://e.org/a\n|X|https://e.org/x"_s << 0;
    QTest::newRow("a group around the only show is ignored")
        << QByteArray("<outline text='feeds'>" + x + "</outline>") << u"|X|https://e.org/x"_s << 0;
    QTest::newRow("a show in several groups gets all of them")
        << QByteArray("<outline text='G'>" + x + "</outline><outline text='H'>" + x + "</outline>")
        << u"G/H|X|https://e.org/x"_s << 0;
    QTest::newRow("categories are read as groups")
        << QByteArray("<outline text='A' category='/G/H, I' xmlUrl='https://e.org/a'/>")
        << u"G/H/I|A|https://e.org/a"_s << 0;
    QTest::newRow("outlines with isComment and their children are skipped") << QByteArray(
        "<outline text='G' isComment='true'><outline text='A' xmlUrl='https://e.org/a'/></outline>"
        + x) << u"|X|https://e.org/x"_s << 0;
    QTest::newRow("gPodder: the title is the name, the text is the description")
        << QByteArray("<outline title='A' text='Words about A' xmlUrl='https://e.org/a'/>")
        << u"|A|https://e.org/a"_s << 0;
    QTest::newRow("feedUrl and url instead of xmlUrl")
        << QByteArray("<outline text='A' feedUrl='https://e.org/a'/>"
                      "<outline text='B' type='rss' url='https://e.org/b'/>")
        << u"|A|https://e.org/a\n|B|https://e.org/b"_s << 0;
    QTest::newRow("only links: those to feeds are read")
        << QByteArray("<outline text='A' type='link' url='https://e.org/a.xml'/>"
                      "<outline text='P' type='link' url='https://e.org/page'/>"
                      "<outline text='B' type='include' url='https://e.org/list.opml'/>")
        << u"|A|https://e.org/a.xml"_s << 0;
    QTest::newRow("links to feeds, and links that only mention feeds")
        << QByteArray("<outline type='link' url='https://e.org/a/feed/'/>"
                      "<outline type='link' url='https://e.org/?feed=rss2'/>"
                      "<outline type='link' url='https://feeds.e.org/b'/>"
                      "<outline type='link' url='https://feeds.e.org/c?m=35'/>"
                      "<outline type='link' url='https://e.org/d?p=1&amp;part=rss&amp;tag=feed'/>"
                      "<outline type='link' url='https://e.org/press'/>"
                      "<outline type='link' url='https://e.org/feeds.opml'/>")
        << u"||https://e.org/a/feed/\n||https://e.org/?feed=rss2\n||https://feeds.e.org/b"_s << 0;
    QTest::newRow("links next to feeds are skipped")
        << QByteArray("<outline text='A' type='link' url='https://e.org/a.xml'/>" + x)
        << u"|X|https://e.org/x"_s << 0;
    QTest::newRow("Overcast: unsubscribed shows and episodes are skipped")
        << QByteArray("<outline text='feeds'><outline text='A' type='rss' subscribed='1' "
                      "xmlUrl='https://e.org/a'><outline type='podcast-episode' title='E' "
                      "url='https://e.org/e' enclosureUrl='https://e.org/e.mp3'/></outline>"
                      + x + "</outline>")
        << u"|A|https://e.org/a"_s << 0;
    QTest::newRow("shows with subscribed 0 are skipped")
        << QByteArray("<outline text='A' subscribed='0' xmlUrl='https://e.org/a'/>" + x)
        << u"|X|https://e.org/x"_s << 0;
    QTest::newRow("rule 119: the first of two equal addresses") << QByteArray(
        "<outline text='A' xmlUrl='https://e.org/a'/><outline text='B' xmlUrl='http://e.org/a/'/>")
                                                                << u"|A|https://e.org/a"_s << 0;
    QTest::newRow("rule 119: an invalid entry does not stop the others") << QByteArray(
        "<outline text='A' xmlUrl='gopher://x'/><outline text='B' xmlUrl='https://e.org/b'/>")
                                                                         << u"|B|https://e.org/b"_s
                                                                         << 1;
    QTest::newRow("a path without a scheme is refused")
        << QByteArray("<outline text='A' xmlUrl='/etc/feed.xml'/>") << u""_s << 1;
    QTest::newRow("a file URL") << QByteArray("<outline text='A' xmlUrl='file:///a.xml'/>")
                                << u"|A|file:///a.xml"_s << 0;
    QTest::newRow("a bare ampersand")
        << QByteArray("<outline text='A & B' xmlUrl='https://e.org/a?x=1&y=2'/>")
        << u"|A & B|https://e.org/a?x=1&y=2"_s << 0;
    QTest::newRow("a show with nested outlines")
        << QByteArray("<outline text='A' xmlUrl='https://e.org/a'><outline text='B' "
                      "xmlUrl='https://e.org/b'/></outline>")
        << u"|A|https://e.org/a\n|B|https://e.org/b"_s << 0;
    QTest::newRow("titles, groups and categories escaped twice")
        << QByteArray("<outline text='R&amp;amp;D'><outline text='Don&amp;#8217;t' "
                      "category='Q&amp;amp;A' xmlUrl='https://e.org/a'/></outline>"
                      "<outline title='&lt;![CDATA[B]]&gt;' xmlUrl='https://e.org/b'/>"
                      "<outline text='vector&lt;int&gt; &amp;amp;lt; AT&amp;T' "
                      "xmlUrl='https://e.org/c'/>")
        << u"R&D/Q&A|Don’t|https://e.org/a\n|B|https://e.org/b\n"
           "|vector<int> &lt; AT&T|https://e.org/c"_s
        << 0;
    QTest::newRow("a reference to a character that XML does not allow")
        << QByteArray("<outline text='A&amp;#xFFFE;&amp;#1;' xmlUrl='https://e.org/a'/>")
        << u"|A&#xFFFE;&#1;|https://e.org/a"_s << 0;
    QTest::newRow("no entries") << QByteArray() << u""_s << 0;
}

void TestOpml::reads()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, expected);
    QFETCH(const int, refused);
    const QByteArray document =
        "\xef\xbb\xbf<?xml version='1.0'?><opml version='1.0'><body>" + body + "</body></opml>";
    QVERIFY(isOpml(document));
    const auto list = parseOpml(document);
    QVERIFY(list.has_value());
    QCOMPARE(dump(*list), expected);
    QCOMPARE(list->refused.size(), refused);
}

void TestOpml::broken_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<bool>("isWarned");
    QTest::addColumn<bool>("isDamaged");
    const QByteArray a = "<outline text='A' xmlUrl='https://e.org/a'/>";
    const QByteArray b = "<outline text='B' xmlUrl='https://e.org/b'/>";
    const QString both = u"|A|https://e.org/a\n|B|https://e.org/b"_s;
    const auto list = [](const QByteArray &body) -> QByteArray {
        return "<?xml version='1.0'?><opml><body>" + body + "</body></opml>";
    };
    QTest::newRow("rule 119: blank lines before") << "\n\n" + list(a + b) << both << false << false;
    QTest::newRow("rule 119: text before the list")
        << "Export:\n" + list(a + b) << both << true << false;
    QTest::newRow("rule 119: text after the list") << list(a + b) + "Bye" << both << true << false;
    QTest::newRow("rule 119: names in capitals") << QByteArray(
        "<OPML><BODY>" + QByteArray(a).toUpper().replace("HTTPS://E.ORG/A", "https://e.org/a")
        + "</BODY></OPML>") << u"|A|https://e.org/a"_s
                                                 << false << false;
    QTest::newRow("rule 119: HTML entities")
        << list("<outline text='A&nbsp;&eacute;' xmlUrl='https://e.org/a'/>")
        << u"|A é|https://e.org/a"_s << true << false;
    QTest::newRow("rule 119: a control character")
        << list("<outline text='A\x01' xmlUrl='https://e.org/a'/>") << u"|A|https://e.org/a"_s
        << true << false;
    QTest::newRow("rule 119: a \"<\" in a title")
        << list("<outline text='A <3' xmlUrl='https://e.org/a'/>") << u"|A <3|https://e.org/a"_s
        << true << false;
    QTest::newRow("rule 119: attribute values without quotes")
        << list("<outline text=A xmlUrl=https://e.org/a />") << u"|A|https://e.org/a"_s << true
        << false;
    QTest::newRow("rule 119: a repeated attribute")
        << list("<outline text='A' text='B' xmlUrl='https://e.org/a'/>") << u"|A|https://e.org/a"_s
        << true << false;
    QTest::newRow("rule 119: an undeclared prefix")
        << list("<outline x:y='1' text='A' xmlUrl='https://e.org/a'/>") << u"|A|https://e.org/a"_s
        << false << false;
    QTest::newRow("rule 119: an unclosed group")
        << list("<outline text='G'>" + a) << u"|A|https://e.org/a"_s << true << false;
    QTest::newRow("rule 119: an extra end tag")
        << list(a + "</outline>" + b) << both << true << false;
    QTest::newRow("rule 119: truncated in a show")
        << list(a + b).left(list(a + b).indexOf("'B'")) << u"|A|https://e.org/a"_s << true << true;
    QTest::newRow("truncated between two shows")
        << list(a + b).left(list(a + b).indexOf("</body>")) << both << true << true;
    QTest::newRow("a garbled tag loses its address and becomes a group")
        << list(a + "<outline text='C' << xmlUrl='https://e.org/c'/>" + b)
        << u"|A|https://e.org/a\nC|B|https://e.org/b"_s << true << true;
    QTest::newRow("no root element") << a + b << both << false << false;
}

void TestOpml::broken()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    QFETCH(const bool, isWarned);
    QFETCH(const bool, isDamaged);
    QVERIFY(isOpml(document));
    const auto list = parseOpml(document);
    QVERIFY2(list.has_value(), list ? "" : qPrintable(list.error().detail));
    QCOMPARE(dump(*list), expected);
    QCOMPARE(list->warnings.isEmpty(), !isWarned);
    QCOMPARE(list->isDamaged, isDamaged);
}

void TestOpml::whatIsLeftOutIsCounted()
{
    const auto list =
        parseOpml("<opml><body><outline text='A' subscribed='1' xmlUrl='https://e.org/a'/>"
                  "<outline text='B' subscribed='0' xmlUrl='https://e.org/b'/>"
                  "<outline text='C' isComment='true' xmlUrl='https://e.org/c'/>"
                  "<outline text='D' type='include' url='https://e.org/list.opml'/></body></opml>");
    QVERIFY(list.has_value());
    QCOMPARE(list->entries.size(), 1);
    QCOMPARE(list->skipped, 3);
}

void TestOpml::refusedDocuments_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("code");
    QTest::newRow("an empty document") << QByteArray(" ") << u"EmptyInput"_s;
    QTest::newRow("a web page") << QByteArray("<!doctype html><p>") << u"HtmlPage"_s;
    QTest::newRow("a feed") << QByteArray("<rss/>") << u"UnsupportedFeed"_s;
    QTest::newRow("plain text") << QByteArray("list") << u"MalformedXml"_s;
    QTest::newRow("truncated before the first entry")
        << QByteArray("<opml><body><outline te") << u"MalformedXml"_s;
}

void TestOpml::refusedDocuments()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, code);
    const auto list = parseOpml(document);
    QVERIFY(!list.has_value());
    QCOMPARE(toName(list.error().code), code);
}

void TestOpml::whatIsWrittenIsReadBack()
{
    const QList<OpmlEntry> entries{
        {QUrl(u"https://e.org/a?x=1&y=%26"_s), u"A & <B> \"C\" 'D'"_s, {}},
        {QUrl(u"https://e.org/b"_s), u"第一 🎧"_s, {u"Group & <one>"_s, u"Inner"_s}},
        {QUrl(u"https://e.org/c"_s), u"C"_s, {u"Group & <one>"_s}},
        {QUrl(u"https://e.org/d"_s), u"D"_s, {}}};
    // All shows, one in a group, and two that share a group: reading drops a group around all
    // shows.
    for (const QList<OpmlEntry> &shows : {entries, entries.mid(2, 1), entries.mid(1, 2)}) {
        const auto read = parseOpml(writeOpml(shows, QDateTime()));
        QVERIFY2(read && read->entries == shows, read ? qPrintable(dump(*read)) : "");
    }
    const QByteArray written =
        writeOpml(entries, QDateTime::fromSecsSinceEpoch(1'700'000'000, utc));
    QVERIFY(written.contains("Tue, 14 Nov 2023 22:13:20 GMT"));
    const auto list = parseOpml(written);
    QVERIFY(list.has_value());
    QVERIFY2(list->entries == entries, qPrintable(dump(*list)));
    QVERIFY(list->warnings.isEmpty());
}

void TestOpml::oddTextsAreReadBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("character references") << u"&amp; &#39; &lt;"_s << u"&amp; &#39; &lt;"_s;
    QTest::newRow("a CDATA section") << u"<![CDATA[A]]>"_s << u"<![CDATA[A]]>"_s;
    QTest::newRow("a comma and a slash") << u"A, B/C"_s << u"A, B/C"_s;
    QTest::newRow("control characters") << u"A\u0001\u0008\u001b\u007fB"_s << u"A\u007fB"_s;
    QTest::newRow("a null character") << u"A"_s + QChar(u'\0') + u'B' << u"AB"_s;
    QTest::newRow("all kinds of white space")
        << u"\tA\u000b\u000c\n\r\u0085\u00a0\u2028B "_s << u"A B"_s;
    QTest::newRow("noncharacters") << u"A\ufffe\uffffB"_s << u"AB"_s;
    QTest::newRow("an unpaired surrogate") << u"A"_s + QChar(0xd83d) + u'B' << u"A\ufffdB"_s;
    QTest::newRow("an emoji and a noncharacter beyond the BMP")
        << u"🎧\U0001fffe"_s << u"🎧\U0001fffe"_s;
    QTest::newRow("a byte order mark") << u"\ufeffA\ufeff"_s << u"\ufeffA\ufeff"_s;
    QTest::newRow("only a byte order mark") << u"\ufeff"_s << u"\ufeff"_s;
    QTest::newRow("only white space") << u" \t\u00a0 "_s << QString();
    QTest::newRow("only characters that XML does not allow") << u"\u0001\uffff"_s << QString();
    QTest::newRow("an empty text") << QString() << QString();
}

/// Writes and reads the text as the title of a show and as a tag, alone and between other tags.
void TestOpml::oddTextsAreReadBack()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const QUrl one(u"https://e.org/a"_s);
    const QUrl other(u"https://e.org/b"_s);
    const QStringList tags = expected.isEmpty() ? QStringList() : QStringList{expected};
    const QList<OpmlEntry> shows{{one, text, {text}}, {other, text, {text}}};
    const auto list = parseOpml(writeOpml(shows, QDateTime()));
    QVERIFY(list.has_value());
    const QList<OpmlEntry> wanted{{one, expected, tags}, {other, expected, tags}};
    QVERIFY2(list->entries == wanted, qPrintable(dump(*list)));
    QVERIFY(list->warnings.isEmpty());

    const auto between = parseOpml(writeOpml({{one, {}, {u"A"_s, text, u"B"_s}}}, QDateTime()));
    QVERIFY(between.has_value());
    QCOMPARE(between->entries.first().groups, QStringList{u"A"_s} + tags + QStringList{u"B"_s});
}

void TestOpml::whatIsReadIsWrittenAlike_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray x = "<outline text='X' xmlUrl='https://e.org/x'/>";
    QTest::newRow("a group around the only show with a valid address")
        << QByteArray("<outline xmlUrl='.'/><outline text='A, b'>" + x + "</outline>");
    QTest::newRow("a group around the only subscribed show")
        << QByteArray("<outline subscribed='0' xmlUrl='https://e.org/a'/><outline text='A/b'>"
                      "<outline subscribed='1' xmlUrl='https://e.org/x'/></outline>");
    QTest::newRow("groups of which one has a comma and cannot be a category")
        << QByteArray("<outline text='A'><outline text='b, c'><outline text='D'><outline text='X' "
                      "category='E' xmlUrl='https://e.org/x'/></outline></outline></outline>"
                      + x + "<outline text='Y' xmlUrl='https://e.org/y'/>");
    QByteArray categories;
    for (int i = 0; i < 300; ++i)
        categories += QByteArray::number(i) + ',';
    QTest::newRow("more categories than the maximum depth of groups")
        << QByteArray("<outline category='" + categories + "' xmlUrl='https://e.org/x'/>");
}

void TestOpml::whatIsReadIsWrittenAlike()
{
    QFETCH(const QByteArray, body);
    const auto list = parseOpml("<opml><body>" + body + "</body></opml>");
    QVERIFY(list && !list->entries.isEmpty() && !list->entries.first().groups.isEmpty());
    const auto again = parseOpml(writeOpml(list->entries, QDateTime()));
    QVERIFY2(again.has_value(), again ? "" : qPrintable(again.error().detail));
    QCOMPARE(dump(*again), dump(*list));
}

void TestOpml::addressesAreReadBack_data()
{
    QTest::addColumn<QUrl>("address");
    QTest::newRow("a host that ends in a full stop") << QUrl(u"https://s."_s);
    QTest::newRow("a query that ends in an exclamation mark") << QUrl(u"https://e.org/who?a=b!"_s);
    QTest::newRow("a path that ends in a bracket") << QUrl(u"http://e.org/a)"_s);
    QTest::newRow("a path that ends in a quotation mark") << QUrl(u"https://e.org/a'"_s);
    QTest::newRow("a user name and a password") << QUrl(u"https://a:b@e.org/."_s);
    QTest::newRow("an escaped address in the query") << QUrl(u"https://e.org/?u=http%3A%2F%2Fa."_s);
    QTest::newRow("an international host") << QUrl(u"https://bücher.example/ä."_s);
    QTest::newRow("a local file") << QUrl(u"file:///a/b."_s);
}

void TestOpml::addressesAreReadBack()
{
    QFETCH(const QUrl, address);
    const auto list = parseOpml(writeOpml({{address, u"A"_s, {}}}, QDateTime()));
    QVERIFY(list && list->entries.size() == 1);
    QCOMPARE(list->entries.first().url.toEncoded(), address.toEncoded());
}

QTEST_GUILESS_MAIN(TestOpml)
#include "tst_opml.moc"
