// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/chapter_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::ChapterSkips;
using std::chrono::milliseconds;

class TestChapterStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatWasReadComesBack_data();
    void whatWasReadComesBack();
    void aLaterReadingTakesThePlace();
    void sourcesAreApart();
    void aChapterIsSkippedAndNoLonger_data();
    void aChapterIsSkippedAndNoLonger();
    void patternsAreOfTheShow();
    void anEpisodeThatGoesTakesItAllAlong();
    void anEpisodeThatIsGoneIsNoFailure();

private:
    [[nodiscard]] int rows(const QString &table) const
    {
        const auto counted = m_connection->execute("SELECT count(*) FROM "_L1 + table);
        return counted && (*counted)->next() ? (*counted)->value(0).toInt() : -1;
    }
    [[nodiscard]] ChapterStore store() const { return ChapterStore(*m_connection); }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
    EpisodeId m_episode;
};

void TestChapterStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    QVERIFY(EpisodeStore(*m_connection)
                .update(m_show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow)
                .has_value());
    m_episode = idOf(*m_connection, m_show, u"a"_s);
}

void TestChapterStore::whatWasReadComesBack_data()
{
    QTest::addColumn<QList<domain::Chapter>>("chapters");
    domain::Chapter plain;
    plain.start = 1500ms;
    plain.title = u"Über „alles“ & <mehr>"_s;
    domain::Chapter full;
    full.start = 90s;
    full.end = 100'250ms;
    full.title = u"Two"_s;
    full.link = QUrl(u"https://example.org/a%20b?c=d"_s);
    full.image = QUrl(u"https://example.org/p.jpg"_s);
    full.isListed = false;
    QTest::newRow("an empty list of chapters is stored, too") << QList<domain::Chapter>();
    QTest::newRow("a start and a title") << QList{plain};
    QTest::newRow("all fields, and a chapter that is not listed") << QList{plain, full};
}

void TestChapterStore::whatWasReadComesBack()
{
    QFETCH(const QList<domain::Chapter>, chapters);
    const StoredChapters read{.url = QUrl(u"https://example.org/c.json?t=%2F"_s),
                              .readAt = testNow,
                              .etag = "W/\"x\"",
                              .lastModified = "Tue",
                              .chapters = chapters};
    QVERIFY(store().put(m_episode, ChapterSource::Document, read).has_value());
    const auto found = store().find(m_episode, ChapterSource::Document);
    QVERIFY(found.has_value() && found->has_value());
    QVERIFY(**found == read);
}

void TestChapterStore::aLaterReadingTakesThePlace()
{
    domain::Chapter chapter;
    chapter.title = u"One"_s;
    StoredChapters read{.url = QUrl(u"https://e.org/1"_s), .readAt = testNow};
    read.chapters = {chapter};
    QVERIFY(store().put(m_episode, ChapterSource::Media, read).has_value());
    read.url = QUrl(u"https://e.org/2"_s);
    read.chapters.clear();
    QVERIFY(store().put(m_episode, ChapterSource::Media, read).has_value());
    QVERIFY(**store().find(m_episode, ChapterSource::Media) == read);
    QCOMPARE(rows(u"chapter_source"_s), 1);
}

void TestChapterStore::sourcesAreApart()
{
    const StoredChapters media{.url = QUrl(u"file:///a.mp3"_s), .readAt = testNow};
    QVERIFY(store().put(m_episode, ChapterSource::Media, media).has_value());
    QVERIFY(!store().find(m_episode, ChapterSource::Document)->has_value());
    QVERIFY(!store().find(idOf(*m_connection, m_show, u"b"_s), ChapterSource::Media)->has_value());
    QVERIFY(store().find(m_episode, ChapterSource::Media)->has_value());
}

void TestChapterStore::aChapterIsSkippedAndNoLonger_data()
{
    QTest::addColumn<QList<milliseconds>>("skipped");
    QTest::addColumn<QList<milliseconds>>("heard");
    QTest::addColumn<QList<milliseconds>>("expected");
    // Chapters of a document and of the media file differ by fractions of a second: starts within
    // domain::sameStart are one chapter, and the last one written is stored.
    using Starts = QList<milliseconds>;
    QTest::newRow("two chapters are returned in their order")
        << Starts{9s, 3s} << Starts{} << Starts{3s, 9s};
    QTest::newRow("a chapter that is skipped twice is stored once")
        << Starts{3s, 3s} << Starts{} << Starts{3s};
    QTest::newRow("starts 0.4 s apart are one chapter")
        << Starts{3s, 3'400ms} << Starts{} << Starts{3'400ms};
    QTest::newRow("a skipped chapter is played again")
        << Starts{3s, 9s} << Starts{3s} << Starts{9s};
    QTest::newRow("a chapter is played again from a start 0.4 s away")
        << Starts{3'400ms, 9s} << Starts{3s} << Starts{9s};
    QTest::newRow("a chapter that was never skipped is played again")
        << Starts{3s} << Starts{9s} << Starts{3s};
}

void TestChapterStore::aChapterIsSkippedAndNoLonger()
{
    QFETCH(const QList<milliseconds>, skipped);
    QFETCH(const QList<milliseconds>, heard);
    QFETCH(const QList<milliseconds>, expected);
    for (const milliseconds start : skipped)
        QVERIFY(store().setSkipped(m_episode, start, true).has_value());
    for (const milliseconds start : heard)
        QVERIFY(store().setSkipped(m_episode, start, false).has_value());
    QCOMPARE(store().skips(m_episode)->starts, expected);
    QVERIFY(store().skips(idOf(*m_connection, m_show, u"b"_s))->starts.isEmpty());
}

void TestChapterStore::patternsAreOfTheShow()
{
    const PodcastId other = addShow(*m_connection, u"other"_s);
    QVERIFY(store().setPatterns(m_show, {u"ad"_s, u"our sponsor"_s}).has_value());
    const QStringList patterns{u"ad"_s, u"our sponsor"_s};
    QCOMPARE(*store().patterns(m_show), patterns);
    QCOMPARE(store().skips(m_episode)->patterns, patterns);
    QCOMPARE(*store().patterns(other), QStringList());
    QVERIFY(store().setPatterns(m_show, {}).has_value());
    QCOMPARE(*store().patterns(m_show), QStringList());
    QCOMPARE(*store().patterns(PodcastId{9'999}), QStringList());
}

void TestChapterStore::anEpisodeThatGoesTakesItAllAlong()
{
    QVERIFY(store().put(m_episode, ChapterSource::Media, {.readAt = testNow}).has_value());
    QVERIFY(store().setSkipped(m_episode, 1s, true).has_value());
    QVERIFY(m_connection->execute(u"DELETE FROM episode WHERE guid = 'a'"_s).has_value());
    QCOMPARE(rows(u"chapter_source"_s), 0);
    QCOMPARE(rows(u"skipped_chapter"_s), 0);
}

void TestChapterStore::anEpisodeThatIsGoneIsNoFailure()
{
    const EpisodeId gone{9'999};
    QVERIFY(store().put(gone, ChapterSource::Media, {.readAt = testNow}).has_value());
    QVERIFY(store().setSkipped(gone, 1s, true).has_value());
    QCOMPARE(*store().skips(gone), ChapterSkips());
    QCOMPARE(rows(u"chapter_source"_s), 0);
    QCOMPARE(rows(u"skipped_chapter"_s), 0);
}

QTEST_GUILESS_MAIN(TestChapterStore)
#include "tst_chapter_store.moc"
