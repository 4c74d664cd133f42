// SPDX-License-Identifier: GPL-3.0-or-later

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
    void refusedDocuments_data();
    void refusedDocuments();
    void whatIsWrittenIsReadBack();

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
    QTest::newRow("an entry") << QByteArray(
        "<outline type='rss' text='A' xmlUrl='https://e.org/a'/>")
                              << u"|A|https://e.org/a"_s << 0;
    QTest::newRow("rule 119: attributes in any case")
        << QByteArray("<Outline TEXT='A' xmlurl='https://e.org/a'/>") << u"|A|https://e.org/a"_s
        << 0;
    QTest::newRow("rule 119: title for text")
        << QByteArray("<outline title='A' xmlUrl='https://e.org/a'/>") << u"|A|https://e.org/a"_s
        << 0;
    QTest::newRow("rule 119: neither")
        << QByteArray("<outline xmlUrl='https://e.org/a'/>") << u"||https://e.org/a"_s << 0;
    QTest::newRow("rule 119: groups in groups") << QByteArray(
        "<outline text='G'><outline text='H'><outline text='A' xmlUrl='https://e.org/a'/></outline>"
        "<outline text='B' xmlUrl='https://e.org/b'/></outline>")
                                                << u"G/H|A|https://e.org/a\nG|B|https://e.org/b"_s
                                                << 0;
    QTest::newRow("rule 119: the first of doubles") << QByteArray(
        "<outline text='A' xmlUrl='https://e.org/a'/><outline text='B' xmlUrl='http://e.org/a/'/>")
                                                    << u"|A|https://e.org/a"_s << 0;
    QTest::newRow("rule 119: one bad entry does not stop the others") << QByteArray(
        "<outline text='A' xmlUrl='gopher://x'/><outline text='B' xmlUrl='https://e.org/b'/>")
                                                                      << u"|B|https://e.org/b"_s
                                                                      << 1;
    QTest::newRow("a path without its machine")
        << QByteArray("<outline text='A' xmlUrl='/etc/feed.xml'/>") << u""_s << 1;
    QTest::newRow("a file by its address")
        << QByteArray("<outline text='A' xmlUrl='file:///a.xml'/>") << u"|A|file:///a.xml"_s << 0;
    QTest::newRow("a bare ampersand")
        << QByteArray("<outline text='A & B' xmlUrl='https://e.org/a?x=1&y=2'/>")
        << u"|A & B|https://e.org/a?x=1&y=2"_s << 0;
    QTest::newRow("a show that holds outlines")
        << QByteArray("<outline text='A' xmlUrl='https://e.org/a'><outline text='B' "
                      "xmlUrl='https://e.org/b'/></outline>")
        << u"|A|https://e.org/a\n|B|https://e.org/b"_s << 0;
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
    const QByteArray a = "<outline text='A' xmlUrl='https://e.org/a'/>";
    const QByteArray b = "<outline text='B' xmlUrl='https://e.org/b'/>";
    const QString both = u"|A|https://e.org/a\n|B|https://e.org/b"_s;
    const auto list = [](const QByteArray &body) -> QByteArray {
        return "<?xml version='1.0'?><opml><body>" + body + "</body></opml>";
    };
    QTest::newRow("rule 119: blank lines before") << "\n\n" + list(a + b) << both << false;
    QTest::newRow("rule 119: words before") << "Export:\n" + list(a + b) << both << true;
    QTest::newRow("rule 119: words after") << list(a + b) + "Bye" << both << true;
    QTest::newRow("rule 119: capitals") << QByteArray(
        "<OPML><BODY>" + QByteArray(a).toUpper().replace("HTTPS://E.ORG/A", "https://e.org/a")
        + "</BODY></OPML>") << u"|A|https://e.org/a"_s
                                        << false;
    QTest::newRow("rule 119: an entity of HTML")
        << list("<outline text='A&nbsp;&eacute;' xmlUrl='https://e.org/a'/>")
        << u"|A é|https://e.org/a"_s << true;
    QTest::newRow("rule 119: a control character")
        << list("<outline text='A\x01' xmlUrl='https://e.org/a'/>") << u"|A|https://e.org/a"_s
        << true;
    QTest::newRow("rule 119: a \"<\" in a title")
        << list("<outline text='A <3' xmlUrl='https://e.org/a'/>") << u"|A <3|https://e.org/a"_s
        << true;
    QTest::newRow("rule 119: no quotes")
        << list("<outline text=A xmlUrl=https://e.org/a />") << u"|A|https://e.org/a"_s << true;
    QTest::newRow("rule 119: an attribute twice")
        << list("<outline text='A' text='B' xmlUrl='https://e.org/a'/>") << u"|A|https://e.org/a"_s
        << true;
    QTest::newRow("rule 119: a prefix that is not declared")
        << list("<outline x:y='1' text='A' xmlUrl='https://e.org/a'/>") << u"|A|https://e.org/a"_s
        << false;
    QTest::newRow("rule 119: a group that is not closed")
        << list("<outline text='G'>" + a) << u"G|A|https://e.org/a"_s << true;
    QTest::newRow("rule 119: an end tag too many") << list(a + "</outline>" + b) << both << true;
    QTest::newRow("rule 119: cut off")
        << list(a + b).left(list(a + b).indexOf("'B'")) << u"|A|https://e.org/a"_s << true;
}

void TestOpml::broken()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    QFETCH(const bool, isWarned);
    QVERIFY(isOpml(document));
    const auto list = parseOpml(document);
    QVERIFY2(list.has_value(), list ? "" : qPrintable(list.error().detail));
    QCOMPARE(dump(*list), expected);
    QCOMPARE(list->warnings.isEmpty(), !isWarned);
}

void TestOpml::refusedDocuments_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("code");
    QTest::newRow("nothing") << QByteArray(" ") << u"EmptyInput"_s;
    QTest::newRow("a web page") << QByteArray("<!doctype html><p>") << u"HtmlPage"_s;
    QTest::newRow("a feed") << QByteArray("<rss/>") << u"UnsupportedFeed"_s;
    QTest::newRow("text") << QByteArray("list") << u"MalformedXml"_s;
    QTest::newRow("cut off before the first entry")
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
    const QByteArray written =
        writeOpml(entries, QDateTime::fromSecsSinceEpoch(1'700'000'000, Qt::UTC));
    QVERIFY(written.contains("Tue, 14 Nov 2023 22:13:20 GMT"));
    const auto list = parseOpml(written);
    QVERIFY(list.has_value());
    QVERIFY2(list->entries == entries, qPrintable(dump(*list)));
    QVERIFY(list->warnings.isEmpty());
}

QTEST_GUILESS_MAIN(TestOpml)
#include "tst_opml.moc"
