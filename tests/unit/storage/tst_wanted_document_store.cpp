// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/wanted_document_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestWantedDocumentStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whoIsWanted_data();
    void whoIsWanted();
    void theNewestComesFirst();
    void whatIsReadIsWantedNoMore();
    void whatWasNotThereIsWantedLater();
    void whatAFeedSaysAnewIsWantedAgain();
    void whoGoesIsNotWanted();

private:
    [[nodiscard]] static EpisodeToStore pointing(const QString &guid, int day)
    {
        EpisodeToStore pointing = episode(guid, day);
        pointing.episode.chaptersUrl = QUrl("https://example.org/chapters/"_L1 + guid);
        return pointing;
    }
    void put(const QList<EpisodeToStore> &episodes) const
    {
        QVERIFY(EpisodeStore(*m_connection).update(m_show, episodes, false, testNow).has_value());
    }
    [[nodiscard]] WantedDocumentStore store() const { return WantedDocumentStore(*m_connection); }
    [[nodiscard]] QString next(const QDateTime &now = testNow, const QString &before = {}) const
    {
        const EpisodeId end = before.isEmpty() ? EpisodeId() : idOf(*m_connection, m_show, before);
        const auto found = store().next(now, end);
        if (!found)
            return toName(found.error().code);
        return *found ? EpisodeStore(*m_connection).detail(**found)->episode.guid : QString();
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestWantedDocumentStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    QVERIFY(m_connection);
    m_show = addShow(*m_connection, u"show"_s);
}

void TestWantedDocumentStore::whoIsWanted_data()
{
    QTest::addColumn<QString>("chapters");
    QTest::addColumn<QString>("transcript");
    QTest::addColumn<bool>("isArchived");
    QTest::addColumn<bool>("isWanted");
    const QString url = u"https://example.org/d"_s;
    QTest::newRow("a chapter document") << url << u""_s << false << true;
    QTest::newRow("a transcript") << u""_s << url << false << true;
    QTest::newRow("chapters and a transcript") << url << url << false << true;
    QTest::newRow("neither chapters nor a transcript") << u""_s << u""_s << false << false;
    QTest::newRow("chapters and a transcript of an archived show") << url << url << true << false;
}

void TestWantedDocumentStore::whoIsWanted()
{
    QFETCH(const QString, chapters);
    QFETCH(const QString, transcript);
    QFETCH(const bool, isArchived);
    QFETCH(const bool, isWanted);
    EpisodeToStore episode = test::episode(u"a"_s, 1);
    episode.episode.chaptersUrl = QUrl(chapters);
    if (!transcript.isEmpty())
        episode.episode.transcripts = {{QUrl(transcript), u"text/vtt"_s, {}, false}};
    put({episode});
    QVERIFY(m_connection->execute(u"UPDATE podcast SET archived = ?"_s, {isArchived}).has_value());
    QCOMPARE(next(), isWanted ? u"a"_s : QString());
}

void TestWantedDocumentStore::theNewestComesFirst()
{
    put({pointing(u"a"_s, 1)});
    put({pointing(u"b"_s, 2)});
    put({pointing(u"c"_s, 3)});
    QCOMPARE(next(), u"c"_s);
    QCOMPARE(next(testNow, u"c"_s), u"b"_s);
    QCOMPARE(next(testNow, u"a"_s), QString());
}

void TestWantedDocumentStore::whatIsReadIsWantedNoMore()
{
    put({pointing(u"a"_s, 1)});
    QVERIFY(store().remove(idOf(*m_connection, m_show, u"a"_s)).has_value());
    QCOMPARE(next(), QString());
    put({pointing(u"a"_s, 1)}); // an unchanged feed is read again
    QCOMPARE(next(), QString());
}

void TestWantedDocumentStore::whatWasNotThereIsWantedLater()
{
    put({pointing(u"a"_s, 1)});
    const QDateTime later = testNow.addDays(1);
    QVERIFY(store().postpone(idOf(*m_connection, m_show, u"a"_s), later).has_value());
    QCOMPARE(next(later.addSecs(-1)), QString());
    QCOMPARE(next(later), u"a"_s);
}

void TestWantedDocumentStore::whatAFeedSaysAnewIsWantedAgain()
{
    EpisodeToStore episode = pointing(u"a"_s, 1);
    put({episode});
    QVERIFY(store().remove(idOf(*m_connection, m_show, u"a"_s)).has_value());
    episode.episode.title = u"Another title"_s;
    put({episode});
    QCOMPARE(next(), QString());
    episode.episode.transcripts = {{QUrl(u"https://example.org/t"_s), u"text/vtt"_s, {}, false}};
    put({episode});
    QCOMPARE(next(), u"a"_s);
}

void TestWantedDocumentStore::whoGoesIsNotWanted()
{
    put({pointing(u"a"_s, 1)});
    QVERIFY(m_connection->execute(u"DELETE FROM episode"_s).has_value());
    QCOMPARE(next(), QString());
}

QTEST_GUILESS_MAIN(TestWantedDocumentStore)
#include "tst_wanted_document_store.moc"
