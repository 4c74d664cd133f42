// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/feed_url.h>
#include <domain/bookmark.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::Bookmark;

class TestBookmark final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void anEpisodeNamesIt();
    void links_data();
    void links();
    void words_data();
    void words();
};

void TestBookmark::anEpisodeNamesIt()
{
    domain::EpisodeDetail episode;
    episode.summary.id = EpisodeId{7};
    episode.summary.title = u"Title"_s;
    episode.summary.podcastTitle = u"Show"_s;
    episode.summary.image = QUrl(u"https://example.org/cover.png"_s);
    episode.episode.guid = u"guid"_s;
    episode.episode.link = QUrl(u"https://example.org/page"_s);
    episode.episode.enclosure = domain::Enclosure{QUrl(u"https://example.org/a.mp3"_s), {}, {}};
    episode.podcastUrl = QUrl(u"http://Example.org/feed/"_s);

    const Bookmark bookmark = domain::bookmarkAt(episode, 12s);
    QVERIFY(!bookmark.id.isValid());
    QCOMPARE(bookmark.episode, EpisodeId{7});
    QCOMPARE(bookmark.feedKey, feedUrlKey(QUrl(u"https://example.org/feed"_s)));
    QCOMPARE(bookmark.guid, u"guid"_s);
    QCOMPARE(bookmark.title, u"Title"_s);
    QCOMPARE(bookmark.podcastTitle, u"Show"_s);
    QCOMPARE(bookmark.image, episode.summary.image);
    QCOMPARE(bookmark.link, episode.episode.link);
    QCOMPARE(bookmark.enclosure, episode.episode.enclosure->url);
    QCOMPARE(bookmark.position, 12s);

    episode.episode.enclosure.reset();
    QVERIFY(domain::bookmarkAt(episode, 12s).enclosure.isEmpty());
}

void TestBookmark::links_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("enclosure");
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name,
                        const char *page,
                        const char *enclosure,
                        int milliseconds,
                        const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(page) << QString::fromLatin1(enclosure)
                            << milliseconds << QString::fromLatin1(expected);
    };
    row("the page, with the seconds",
        "https://e.org/1",
        "https://e.org/a.mp3",
        754'000,
        "https://e.org/1#t=754");
    row("the second that has begun", "https://e.org/1", "", 754'999, "https://e.org/1#t=754");
    row("the beginning needs no time", "https://e.org/1", "", 999, "https://e.org/1");
    row("without a page the sound",
        "",
        "https://e.org/a.mp3?x=1",
        5'000,
        "https://e.org/a.mp3?x=1#t=5");
    row("a page with a fragment gives way to the sound",
        "https://e.org/#ep1",
        "https://e.org/a.mp3",
        5'000,
        "https://e.org/a.mp3#t=5");
    row("a page with a fragment is better than nothing",
        "https://e.org/#ep1",
        "",
        5'000,
        "https://e.org/#ep1");
    row("the fragment of a sound is replaced",
        "",
        "https://e.org/a.mp3#x",
        5'000,
        "https://e.org/a.mp3#t=5");
    row("a file of this machine is told to nobody",
        "file:///home/me/1.html",
        "file:///home/me/a.mp3",
        5'000,
        "");
    row("what is embedded is told to nobody", "", "qrc:/guide/a.opus", 5'000, "");
    row("a file as page, the sound on the web",
        "file:///1.html",
        "http://e.org/a.mp3",
        5'000,
        "http://e.org/a.mp3#t=5");
    row("a name and a password are told to nobody",
        "",
        "https://me:secret@e.org/a.mp3",
        5'000,
        "https://e.org/a.mp3#t=5");
    row("no address, no link", "", "", 5'000, "");
    row("a script is no page", "javascript:alert(1)", "", 5'000, "");
}

void TestBookmark::links()
{
    QFETCH(const QString, page);
    QFETCH(const QString, enclosure);
    QFETCH(const int, milliseconds);
    QFETCH(const QString, expected);
    Bookmark bookmark;
    bookmark.link = QUrl(page);
    bookmark.enclosure = QUrl(enclosure);
    bookmark.position = std::chrono::milliseconds(milliseconds);
    QCOMPARE(domain::linkAtTime(bookmark).toString(), expected);
}

void TestBookmark::words_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("expected");
    QTest::newRow("an empty search matches everything") << u""_s << true;
    QTest::newRow("a blank search matches everything") << u"  "_s << true;
    QTest::newRow("a word of the note") << u"walrus"_s << true;
    QTest::newRow("a part of a word") << u"alru"_s << true;
    QTest::newRow("a word of the title that is part of the text") << u"graph"_s << true;
    QTest::newRow("a word of the show's name") << u"developer"_s << true;
    QTest::newRow("words of note, title and show in any order") << u"show walrus graph"_s << true;
    QTest::newRow("one of two words is missing") << u"walrus submarine"_s << false;
    QTest::newRow("case is ignored") << u"WALRUS"_s << true;
    QTest::newRow("accents in the bookmark are ignored") << u"uber"_s << true;
    QTest::newRow("accents in the search are ignored") << u"ÜBER"_s << true;
    QTest::newRow("a percent sign is literal") << u"%"_s << false;
    QTest::newRow("an underscore is literal") << u"_alrus"_s << false;
    QTest::newRow("an asterisk is literal") << u"wal*"_s << false;
}

void TestBookmark::words()
{
    QFETCH(const QString, words);
    QFETCH(const bool, expected);
    Bookmark bookmark;
    bookmark.note = u"Über Walrusse: the walrus bit"_s;
    bookmark.title = u"CUDA graph trees"_s;
    bookmark.podcastTitle = u"The Developer Show"_s;
    QCOMPARE(domain::matches(bookmark, words), expected);
}

QTEST_GUILESS_MAIN(TestBookmark)
#include "tst_bookmark.moc"
