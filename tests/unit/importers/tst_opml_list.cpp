// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestOpmlList final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void listsOfPlayers_data();
    void listsOfPlayers();
    void cutList();
    void passwordsAreRemoved();
};

namespace {

QByteArray opml(const QByteArray &body)
{
    return "<opml version=\"2.0\"><head><title>Shows</title></head><body>" + body
           + "</body></opml>";
}

} // namespace

void TestOpmlList::listsOfPlayers_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &body, const QString &expected) {
        QTest::newRow(name) << body << expected;
    };
    row("gPodder has the description as text, and sections",
        R"(<outline text="News"><outline type="rss" text="About" title="One" xmlUrl="https://e.org/1"/>)"
        R"(</outline><outline type="rss" title="Two" xmlUrl="https://e.org/2"/>)",
        u"show feed=https://e.org/1 title=One tags=News\nshow feed=https://e.org/2 title=Two"_s);
    row("Kasts has three attributes",
        R"(<outline xmlUrl="https://e.org/1" title="One" type="rss"/>)",
        u"show feed=https://e.org/1 title=One"_s);
    row("AntennaPod exports folders with an odd address",
        R"(<outline text="One" title="One" type="rss" xmlUrl="https://e.org/1" htmlUrl="https://e.org"/>)"
        R"(<outline text="Folder" title="Folder" type="rss" xmlUrl="antennapod_local:content://x"/>)",
        u"show feed=https://e.org/1 title=One\nskipped LocalFolder 1: antennapod_local:content://x"_s);
    row("Pocket Casts wraps all shows",
        R"(<outline text="feeds"><outline type="rss" text="One" xmlUrl="https://e.org/1"/>)"
        R"(<outline type="rss" text="Two" xmlUrl="https://e.org/2"/></outline>)",
        u"show feed=https://e.org/1 title=One\nshow feed=https://e.org/2 title=Two"_s);
    row("Overcast's plain list",
        R"(<outline text="feeds"><outline type="rss" text="One" title="One" xmlUrl="https://e.org/1"/>)"
        R"(<outline type="rss" text="Two" title="Two" xmlUrl="https://e.org/2"/></outline>)",
        u"show feed=https://e.org/1 title=One\nshow feed=https://e.org/2 title=Two"_s);
    row("a show in two groups has both tags",
        R"(<outline text="A"><outline type="rss" text="One" xmlUrl="https://e.org/1"/></outline>)"
        R"(<outline text="B"><outline type="rss" text="One" xmlUrl="https://e.org/1"/></outline>)"
        R"(<outline type="rss" text="Two" xmlUrl="https://e.org/2"/>)",
        u"show feed=https://e.org/1 title=One tags=A+B\nshow feed=https://e.org/2 title=Two"_s);
    row("a channel of YouTube is counted",
        R"(<outline type="rss" text="Video" xmlUrl="https://www.youtube.com/channel/UC1"/>)",
        u"skipped VideoPage 1: Video"_s);
}

void TestOpmlList::listsOfPlayers()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.write(u"list.opml"_s, opml(body));
    QCOMPARE(files.read(u"list.opml"_s), lines({u"opml"_s, expected}));
}

void TestOpmlList::cutList()
{
    const QByteArray whole = opml(R"(<outline type="rss" text="One" xmlUrl="https://e.org/1"/>)"
                                  R"(<outline type="rss" text="Two" xmlUrl="https://e.org/2"/>)");
    ForeignFiles files;
    files.write(u"list.opml"_s,
                whole.first(whole.indexOf("<outline type=\"rss\" text=\"Two\"") + 20));
    const std::atomic_bool isCancelled = false;
    const auto refused = importers::readPlayer(
        files.path(u"list.opml"_s), files.noFolders(), importers::DamageRule::Refuse, isCancelled);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::OtherPlayerDamaged);
    QCOMPARE(refused.error().detail, u"it breaks off after 1 shows"_s);
    const QString read = files.read(u"list.opml"_s, importers::DamageRule::ReadWhatIsThere);
    QVERIFY2(
        read.startsWith(u"opml\nshow feed=https://e.org/1 title=One\nskipped DamagedRows 1: "_s),
        qPrintable(read));
}

void TestOpmlList::passwordsAreRemoved()
{
    ForeignFiles files;
    files.write(u"list.opml"_s,
                opml(R"(<outline type="rss" text="One" xmlUrl="https://ann:secret@e.org/1"/>)"));
    QCOMPARE(files.read(u"list.opml"_s),
             lines({u"opml"_s, u"show feed=https://e.org/1 title=One credentials"_s}));
}

QTEST_GUILESS_MAIN(TestOpmlList)
#include "tst_opml_list.moc"
