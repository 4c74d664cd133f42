// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/bookmark_text.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::Bookmark;

namespace {

Bookmark bookmark(const QString &title, std::chrono::milliseconds position, const QString &note)
{
    return {.id = {},
            .episode = {},
            .feedKey = u"e.org/feed"_s,
            .guid = title,
            .title = title,
            .podcastTitle = u"The show"_s,
            .image = {},
            .link = QUrl(u"https://e.org/page"_s),
            .enclosure = {},
            .position = position,
            .note = note};
}

} // namespace

class TestBookmarkText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void nothingIsAHeading();
    void episodesAreHeadingsAndTimesAreSorted();
    void equalTitlesAreTwoEpisodes();
    void entries_data();
    void entries();
    void shared_data();
    void shared();
};

void TestBookmarkText::nothingIsAHeading()
{
    QCOMPARE(words::bookmarksAsMarkdown({}), u"# Bookmarks\n"_s);
}

void TestBookmarkText::episodesAreHeadingsAndTimesAreSorted()
{
    const QString expected = u"# Bookmarks\n"
                             "\n"
                             "## Second\n"
                             "\n"
                             "*The show*\n"
                             "\n"
                             "- [0:05](https://e.org/page#t=5) early\n"
                             "- [12:34](https://e.org/page#t=754) late\n"
                             "\n"
                             "## First\n"
                             "\n"
                             "*The show*\n"
                             "\n"
                             "- [1:02:03](https://e.org/page#t=3723)\n"_s;
    QCOMPARE(words::bookmarksAsMarkdown({bookmark(u"Second"_s, 754s, u"late"_s),
                                         bookmark(u"First"_s, 3723s, {}),
                                         bookmark(u"Second"_s, 5s, u"early"_s)}),
             expected);
}

void TestBookmarkText::equalTitlesAreTwoEpisodes()
{
    Bookmark other = bookmark(u"News"_s, 5s, {});
    other.guid = u"another"_s;
    const QString text = words::bookmarksAsMarkdown(
        {bookmark(u"News"_s, 5s, {}), bookmark(u"News"_s, 7s, {}), other});
    QCOMPARE(text.count(u"## News\n"_s), 2);
    QCOMPARE(text.count(u"\n- ["_s), 3);
}

void TestBookmarkText::entries_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a link and a note")
        << u"https://e.org/1"_s << u"Note"_s << u"- [0:05](https://e.org/1#t=5) Note"_s;
    QTest::newRow("no note") << u"https://e.org/1"_s << u""_s << u"- [0:05](https://e.org/1#t=5)"_s;
    QTest::newRow("no link") << u""_s << u"Note"_s << u"- 0:05 Note"_s;
    QTest::newRow("parentheses in the link are escaped")
        << u"https://e.org/a(b)c"_s << u""_s << u"- [0:05](https://e.org/a%28b%29c#t=5)"_s;
    QTest::newRow("blanks in the link are escaped")
        << u"https://e.org/a b"_s << u""_s << u"- [0:05](https://e.org/a%20b#t=5)"_s;
    QTest::newRow("a note becomes one line and is escaped")
        << u""_s << u" one\n\n# two\t3 "_s << u"- 0:05 one \\# two 3"_s;
    QTest::newRow("a percent sign in the note is no placeholder")
        << u"https://e.org/1"_s << u"%1 %2"_s << u"- [0:05](https://e.org/1#t=5) %1 %2"_s;
}

void TestBookmarkText::entries()
{
    QFETCH(const QString, link);
    QFETCH(const QString, note);
    QFETCH(const QString, expected);
    Bookmark one = bookmark(u"Title"_s, 5s, note);
    one.link = QUrl(link);
    const QStringList lines = words::bookmarksAsMarkdown({one}).split(u'\n');
    QCOMPARE(lines.at(lines.size() - 2), expected);
}

void TestBookmarkText::shared_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("show");
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("expected");
    QTest::newRow("title, show, time and link") << u"Title"_s << u"Show"_s << u"https://e.org/1"_s
                                                << u"Title · Show · 12:34\nhttps://e.org/1#t=754"_s;
    QTest::newRow("no link") << u"Title"_s << u"Show"_s << u""_s << u"Title · Show · 12:34"_s;
    QTest::newRow("no title") << u""_s << u"Show"_s << u""_s << u"Show · 12:34"_s;
    QTest::newRow("line breaks are removed")
        << u"A\ntitle"_s << u" Show "_s << u""_s << u"A title · Show · 12:34"_s;
}

void TestBookmarkText::shared()
{
    QFETCH(const QString, title);
    QFETCH(const QString, show);
    QFETCH(const QString, link);
    QFETCH(const QString, expected);
    Bookmark place = bookmark(title, 754'900ms, u"A note is the listener's own"_s);
    place.podcastTitle = show;
    place.link = QUrl(link);
    QCOMPARE(words::shareText(place), expected);
}

QTEST_GUILESS_MAIN(TestBookmarkText)
#include "tst_bookmark_text.moc"
