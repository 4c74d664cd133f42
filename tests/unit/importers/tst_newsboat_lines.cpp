// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/newsboat_lines.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::importers;

class TestNewsboatLines final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void addresses_data();
    void addresses();
    void queue_data();
    void queue();
    void recognised_data();
    void recognised();
    void everyCutIsRead();
};

namespace {

QString dump(const AddressList &list)
{
    QStringList lines;
    for (const AddressLine &line : list.shows)
        lines.append(line.address + u'|' + line.title + u'|' + line.tags.join(u'+'));
    for (const QString &entry : list.notFeeds)
        lines.append("not "_L1 + entry);
    return lines.join(u'\n');
}

} // namespace

void TestNewsboatLines::addresses_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *document, const QString &expected) {
        QTest::newRow(name) << QByteArray(document) << expected;
    };
    row("an address alone", "https://e.org/a", u"https://e.org/a||"_s);
    row("tags with and without quotes",
        "https://e.org/a News \"late night\"",
        u"https://e.org/a||News+late night"_s);
    row("a title", "https://e.org/a \"~My show\" News", u"https://e.org/a|My show|News"_s);
    row("a hidden feed has no such tag", "https://e.org/a ! News", u"https://e.org/a||News"_s);
    row("comments and empty lines are left out",
        "# list\n\n   \nhttps://e.org/a # comment\n",
        u"https://e.org/a||"_s);
    row("a # inside an address stays", "https://e.org/a#b", u"https://e.org/a#b||"_s);
    row("line ends of Windows",
        "https://e.org/a News\r\nhttps://e.org/b\r\n",
        u"https://e.org/a||News\nhttps://e.org/b||"_s);
    row("escaped quotes", R"(https://e.org/a "a \"b\" \\ c")", uR"(https://e.org/a||a "b" \ c)"_s);
    row("a quote that is not closed", "https://e.org/a \"News", u"https://e.org/a||News"_s);
    row("a backslash at the end", "https://e.org/a \"News\\", u"https://e.org/a||News\\"_s);
    row("an address in quotes", "\"https://e.org/a b\" News", u"https://e.org/a b||News"_s);
    row("searches and programs are no feeds",
        "\"query:Unread:unread = "
        "\\\"yes\\\"\"\nexec:~/bin/feed\nfilter:x:https://e.org/a\nfile:///a",
        u"not query:Unread:unread = \"yes\"\nnot exec:~/bin/feed\nnot filter:x:https://e.org/a\nnot file:///a"_s);
}

void TestNewsboatLines::addresses()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    QCOMPARE(dump(parseAddressList(document)), expected);
}

void TestNewsboatLines::queue_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QueueLine>("expected");
    const QString address = u"https://e.org/1.mp3"_s;
    const QString file = u"/home/ann/a b.mp3"_s;
    const QByteArray begin = R"(https://e.org/1.mp3 "/home/ann/a b.mp3")";
    QTest::newRow("without a status it is queued")
        << begin << QueueLine{address, file, QueueStatus::Queued};
    QTest::newRow("downloaded") << begin + " downloaded"
                                << QueueLine{address, file, QueueStatus::Downloaded};
    QTest::newRow("played") << begin + " played" << QueueLine{address, file, QueueStatus::Played};
    QTest::newRow("finished") << begin + " finished"
                              << QueueLine{address, file, QueueStatus::Finished};
    QTest::newRow("missing") << begin + " missing"
                             << QueueLine{address, file, QueueStatus::Missing};
    QTest::newRow("an unknown status counts as queued")
        << begin + " paused" << QueueLine{address, file, QueueStatus::Queued};
    QTest::newRow("without a file")
        << QByteArray("https://e.org/1.mp3") << QueueLine{address, {}, QueueStatus::Queued};
}

void TestNewsboatLines::queue()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QueueLine, expected);
    const QList<QueueLine> lines = parseQueue("# comment\n" + line + '\n');
    QCOMPARE(lines.size(), 1);
    QCOMPARE(lines.constFirst().address, expected.address);
    QCOMPARE(lines.constFirst().file, expected.file);
    QCOMPARE(lines.constFirst().status, expected.status);
}

void TestNewsboatLines::recognised_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<bool>("isList");
    QTest::newRow("addresses") << QByteArray("https://e.org/a\nhttp://e.org/b tag\n") << true;
    QTest::newRow("only a search") << QByteArray("\"query:x:y\"\n") << true;
    QTest::newRow("comments only") << QByteArray("# nothing\n") << false;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("prose") << QByteArray("Dear Ann,\nhttps://e.org/a\n") << false;
    QTest::newRow("bytes") << QByteArray("https://e.org/a\0b", 17) << false;
    QTest::newRow("a feed") << QByteArray("<rss><channel/></rss>") << false;
}

void TestNewsboatLines::recognised()
{
    QFETCH(const QByteArray, document);
    QFETCH(const bool, isList);
    QCOMPARE(isAddressList(document), isList);
}

void TestNewsboatLines::everyCutIsRead()
{
    const QByteArray document = "https://e.org/a \"~Title \\\"x\\\"\" tag # end\n\"query:a:b\"\n";
    const QString whole = dump(parseAddressList(document));
    QCOMPARE(whole, u"https://e.org/a|Title \"x\"|tag\nnot query:a:b"_s);
    for (qsizetype size = 0; size < document.size(); ++size) {
        const AddressList list = parseAddressList(document.first(size));
        QVERIFY(list.shows.size() <= 1);
        QVERIFY(parseQueue(document.first(size)).size() <= 2);
    }
}

QTEST_GUILESS_MAIN(TestNewsboatLines)
#include "tst_newsboat_lines.moc"
