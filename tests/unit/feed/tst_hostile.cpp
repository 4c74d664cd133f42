// SPDX-License-Identifier: GPL-3.0-or-later

#include <feed/feed_parser.h>
#include <feed/opml.h>
#include <support/processor_time.h>

#include <QRegularExpression>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;

namespace {

const QUrl source{u"https://base.org/feed"_s};
constexpr qint64 fast = 2000; // in milliseconds, with sanitizers on a slow machine
constexpr qsizetype megabyte = qsizetype{1024} * 1024;

/// Runs \a work and measures its processor time in milliseconds. Repeats it up to three times while
/// it is not fast, and takes the shortest time: other processes slow down even the processor time
/// of a process, but hardly three times in a row.
/// \return the result and the shortest time
template<typename Work>
auto timed(Work work)
{
    qint64 least = std::numeric_limits<qint64>::max();
    for (int run = 0;; ++run) {
        const test::ProcessorTimer timer;
        auto result = work();
        least = std::min(least, timer.elapsed());
        if (least < fast || run == 2)
            return std::pair(std::move(result), least);
    }
}

QByteArray rss(const QByteArray &items)
{
    return "<rss><channel><title>Show</title>" + items + "</channel></rss>";
}

QByteArray item(const QByteArray &title)
{
    return "<item><title>" + title + "</title></item>";
}

/// Repeats \a piece \a count times; replaces each "#" by the number of the repetition.
QByteArray numbered(int count, const QByteArray &piece)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += QByteArray(piece).replace('#', QByteArray::number(i));
    return all;
}

QByteArray laughs(int levels)
{
    QByteArray subset = "<!ENTITY e0 'ha'>";
    for (int i = 1; i < levels; ++i) {
        subset += "<!ENTITY e" + QByteArray::number(i) + " '"
                  + QByteArray("&e" + QByteArray::number(i - 1) + ";").repeated(10) + "'>";
    }
    return "<!DOCTYPE rss [" + subset + "]>"
           + rss(item("&e" + QByteArray::number(levels - 1) + ";"));
}

} // namespace

/// Documents designed to exhaust time or memory: each is refused or read within the limit.
class TestHostile final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void refused_data();
    void refused();
    void endured_data();
    void endured();
    void ownEntitiesAreRead();
    void nothingElseIsRead_data();
    void nothingElseIsRead();
    void listsHaveTheSameLimits_data();
    void listsHaveTheSameLimits();
};

void TestHostile::refused_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("limit");
    const ParseLimits limits;
    const QString entities = u"expansion of entities"_s;
    const QString attributes = u"attributes of an element"_s;
    QTest::newRow("exponential entity expansion (billion laughs)") << laughs(10) << entities;
    QTest::newRow("entities that contain each other")
        << QByteArray("<!DOCTYPE rss [<!ENTITY a '&b;'><!ENTITY b '&a;'>]>" + rss(item("&a;")))
        << entities;
    QTest::newRow("a large entity, used many times")
        << QByteArray("<!DOCTYPE rss [<!ENTITY a '" + QByteArray(100'000, 'x') + "'>]>"
                      + rss(item(QByteArray("&a;").repeated(100'000))))
        << entities;
    QTest::newRow("a large entity, used in many attributes")
        << QByteArray("<!DOCTYPE rss [<!ENTITY a '" + QByteArray(100'000, 'x') + "'>]>"
                      + rss(QByteArray("<x y='&a;'/>").repeated(100'000)))
        << entities;
    QTest::newRow("maximum size of the document")
        << QByteArray(limits.maxBytes + 1, ' ') << u"size of the document"_s;
    QTest::newRow("maximum size after decoding")
        << QByteArray(QByteArray("\xff\xfe<\0", 4)
                      + QByteArray("\x2d\x4e").repeated(int(limits.maxBytes / 2 - 8)))
        << u"size of the document"_s;
    QTest::newRow("maximum depth of elements")
        << rss(QByteArray("<a>").repeated(10 * megabyte / 3)) << u"depth of elements"_s;
    QTest::newRow("maximum number of episodes")
        << rss(QByteArray("<item/>").repeated(int(limits.maxEpisodes) + 1)) << u"episodes"_s;
    QTest::newRow("maximum number of elements")
        << rss(QByteArray("<a/>").repeated(int(limits.maxElements))) << u"elements"_s;
    QTest::newRow("maximum number of attributes")
        << rss("<x" + numbered(300, " a#=''") + "/>") << attributes;
    QTest::newRow("a million attributes")
        << rss("<x" + numbered(1'000'000, " a#=''") + "/>") << attributes;
    QTest::newRow("a million attributes that contain \">\"")
        << rss("<x" + numbered(1'000'000, " a#='>'") + "/>") << attributes;
    QTest::newRow("a million attributes without quotes")
        << rss("<x" + numbered(1'000'000, " a#=b") + "/>") << attributes;
    QTest::newRow("more than 200 namespace declarations")
        << rss("<x" + numbered(300, " xmlns:a#='u'") + "/>") << attributes;
    QTest::newRow("namespace declarations in nested elements")
        << rss(QByteArray("<x" + numbered(200, " xmlns:a#='u'") + ">").repeated(5))
        << u"namespaces"_s;
    QTest::newRow("an attribute of 20 MiB")
        << rss("<x a='" + QByteArray(20 * megabyte, 'x') + "'/>") << u"size of a tag"_s;
    QTest::newRow("a text of 20 MiB")
        << rss(item(QByteArray(20 * megabyte, 'x'))) << u"text of an element"_s;
    QTest::newRow("a CDATA section of 20 MiB")
        << rss(item("<![CDATA[" + QByteArray(20 * megabyte, 'x') + "]]>"))
        << u"text of an element"_s;
    QTest::newRow("an element name of 2000 bytes")
        << rss("<" + QByteArray(2000, 'x') + "/>") << u"length of a name"_s;
    QTest::newRow("an element name of 20 MiB")
        << rss("<" + QByteArray(20 * megabyte, 'x') + "/>") << u"size of a tag"_s;
    QTest::newRow("too many undeclared prefixes")
        << rss(QByteArray("<p:a/>").repeated(limits.maxFaults + 1)) << u"faults"_s;
    QTest::newRow("too many unescaped less-than signs")
        << rss(item(QByteArray("< ").repeated(limits.maxFaults + 1))) << u"faults"_s;
}

void TestHostile::refused()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, limit);
    const auto [feed, elapsed] = timed([&] { return parseFeed(document, source); });
    QVERIFY(!feed.has_value());
    QCOMPARE(toName(feed.error().code), u"LimitExceeded"_s);
    QCOMPARE(feed.error().detail, limit);
    QVERIFY2(elapsed < fast, qPrintable(QString::number(elapsed)));
}

void TestHostile::endured_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::newRow("a million references to undefined entities")
        << rss(item(QByteArray("&x;").repeated(1'000'000)));
    QTest::newRow("a million ampersands") << rss(item(QByteArray(megabyte, '&')));
    QTest::newRow("four million less-than signs") << rss(item(QByteArray(4 * megabyte, '<')));
    QTest::newRow("start tags without an end") << rss(item(QByteArray("<a ").repeated(2'000'000)));
    QTest::newRow("unclosed attribute values")
        << rss(item(QByteArray("<a b=\"").repeated(1'000'000)));
    QTest::newRow("alternating quotes in unclosed tags")
        << rss(item(QByteArray("<a b='<a b=\"").repeated(500'000)));
    QTest::newRow("unclosed CDATA sections")
        << rss(item(QByteArray("<![CDATA[").repeated(1'000'000)));
    QTest::newRow("unclosed comments") << rss(item(QByteArray("<!--").repeated(2'000'000)));
    QTest::newRow("unclosed processing instructions")
        << rss(item(QByteArray("<?a ").repeated(2'000'000)));
    QTest::newRow("end tags without a start tag")
        << rss(item(QByteArray("</a>").repeated(2'000'000)));
    QTest::newRow("ends of CDATA sections without a start")
        << rss(item(QByteArray("]]>").repeated(1'000'000)));
    QTest::newRow("control characters") << rss(item(QByteArray(8 * megabyte, '\x01')));
    QTest::newRow("null bytes") << rss(item(QByteArray(8 * megabyte, '\0')));
    QTest::newRow("invalid bytes in UTF-8") << rss(item(QByteArray(8 * megabyte, '\xff')));
    QTest::newRow("invalid bytes in Shift_JIS") << QByteArray(
        "<?xml version='1.0' encoding='Shift_JIS'?>" + rss(item(QByteArray(8 * megabyte, '\xff'))));
    QTest::newRow("8 MB of tags before the document")
        << QByteArray("<br>").repeated(2'000'000) + rss({});
    QTest::newRow("many entity declarations")
        << QByteArray("<!DOCTYPE rss [" + numbered(200'000, "<!ENTITY e# 'x'>") + "]>" + rss({}));
    QTest::newRow("an unclosed document type")
        << QByteArray("<!DOCTYPE rss [" + QByteArray("<!ENTITY ").repeated(1'000'000));
    QTest::newRow("many namespace declarations, one per element")
        << rss(numbered(100'000, "<x xmlns='u#'/>"));
    QTest::newRow("32 MiB of show notes")
        << rss(QByteArray("<item><title>x</title><description>" + QByteArray(megabyte / 2, 'x')
                          + "</description></item>")
                   .repeated(64));
}

void TestHostile::endured()
{
    QFETCH(const QByteArray, document);
    const auto [feed, elapsed] = timed([&] { return parseFeed(document, source); });
    // Either the document is read or it is refused, but not with an internal error.
    QVERIFY(feed.has_value() || feed.error().code != ErrorCode::Internal);
    QVERIFY2(elapsed < fast, qPrintable(QString::number(elapsed)));
}

void TestHostile::ownEntitiesAreRead()
{
    const auto feed = parseFeed("<!DOCTYPE rss [<!-- ' --><!ENTITY who \"W&#246;&amp;<b>\">"
                                "<!ENTITY greeting 'Hello &who;'>]>"
                                    + rss(item("&greeting;!")),
                                source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->episodes.constFirst().title, u"Hello Wö&<b>!"_s);
}

void TestHostile::nothingElseIsRead_data()
{
    QTest::addColumn<QByteArray>("subset"); // "#" stands for an HTTP address, "@" for a local file
    QTest::addColumn<QByteArray>("title");
    QTest::newRow("an external entity from a server")
        << QByteArray("<!DOCTYPE rss [<!ENTITY x SYSTEM '#'>]>") << QByteArray("A&x;B");
    QTest::newRow("a public external entity")
        << QByteArray("<!DOCTYPE rss [<!ENTITY x PUBLIC 'p' '#'>]>") << QByteArray("A&x;B");
    QTest::newRow("an external entity from a local file")
        << QByteArray("<!DOCTYPE rss [<!ENTITY x SYSTEM '@'>]>") << QByteArray("A&x;B");
    QTest::newRow("an external DTD from a server")
        << QByteArray("<!DOCTYPE rss SYSTEM '#'>") << QByteArray("AB");
    QTest::newRow("an external DTD from a local file")
        << QByteArray("<!DOCTYPE rss SYSTEM '@'>") << QByteArray("A&x;B");
    QTest::newRow("a parameter entity from a server")
        << QByteArray("<!DOCTYPE rss [<!ENTITY % x SYSTEM '#'> %x;]>") << QByteArray("AB");
    QTest::newRow("a parameter entity from a local file")
        << QByteArray("<!DOCTYPE rss [<!ENTITY % x SYSTEM '@'> %x;]>") << QByteArray("A&x;B");
    QTest::newRow("a stylesheet") << QByteArray("<?xml-stylesheet href='#'?>") << QByteArray("AB");
    QTest::newRow("an XInclude from a server")
        << QByteArray()
        << QByteArray("A<i:include xmlns:i='http://www.w3.org/2001/XInclude' href='#'/>B");
    QTest::newRow("an XInclude of a local file")
        << QByteArray()
        << QByteArray(
               "A<i:include xmlns:i='http://www.w3.org/2001/XInclude' href='@' parse='text'/>B");
    QTest::newRow("an XML schema")
        << QByteArray()
        << QByteArray(
               "A<b xmlns:s='http://www.w3.org/2001/XMLSchema-instance' s:schemaLocation='u #'/>B");
}

void TestHostile::nothingElseIsRead()
{
    QFETCH(const QByteArray, subset);
    QFETCH(const QByteArray, title);
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    const QByteArray address =
        "http://127.0.0.1:" + QByteArray::number(server.serverPort()) + "/secret";
    QTemporaryDir folder;
    QFile file(folder.filePath(u"secret"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<!ENTITY x 'secret'> secret");
    file.close();
    const QByteArray path = "file://" + QFile::encodeName(file.fileName());
    const auto filled = [&](const QByteArray &text) -> QByteArray {
        return QByteArray(text).replace('#', address).replace('@', path);
    };

    const QByteArray payload = filled(title);
    const QByteArray document = filled(subset) + rss(item(payload));
    const auto feed = parseFeed(document, source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->episodes.size(), 1);
    QVERIFY(!feed->episodes.constFirst().title.contains("secret"_L1));
    // A list has its texts in attributes, which cannot contain elements.
    const QByteArray text = payload.contains('<') ? QByteArray("A") : payload;
    const auto list =
        parseOpml(filled(subset) + "<opml><body><outline text='" + text
                  + "' xmlUrl='https://e.org/'>" + payload + "</outline></body></opml>");
    QVERIFY(list.has_value());
    QCOMPARE(list->entries.size(), 1);
    const QString name = list->entries.constFirst().title;
    QVERIFY2(name.startsWith(u'A'), qPrintable(name));
    QVERIFY2(!name.contains("secret"_L1), qPrintable(name));
    // The parser connects while it parses, or never: a connection would already wait in the
    // server's backlog, so 20 ms are enough.
    QVERIFY(!server.waitForNewConnection(20));
}

void TestHostile::listsHaveTheSameLimits_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("limit");
    QTest::newRow("maximum depth of elements")
        << QByteArray("<outline text='x'>").repeated(100'000) << u"depth of elements"_s;
    QTest::newRow("maximum number of attributes")
        << QByteArray("<outline" + numbered(500'000, " a#=''") + "/>")
        << u"attributes of an element"_s;
    QTest::newRow("entity expansion")
        << QByteArray("<outline text='&a;'/>").repeated(1000) << u"expansion of entities"_s;
}

void TestHostile::listsHaveTheSameLimits()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, limit);
    const QByteArray document = "<!DOCTYPE opml [<!ENTITY a '" + QByteArray(100'000, 'x')
                                + "'>]><opml><body>" + body + "</body></opml>";
    const auto [list, elapsed] = timed([&] { return parseOpml(document); });
    QVERIFY(!list.has_value());
    QCOMPARE(list.error().detail, limit);
    QVERIFY2(elapsed < fast, qPrintable(QString::number(elapsed)));
}

QTEST_GUILESS_MAIN(TestHostile)
#include "tst_hostile.moc"
