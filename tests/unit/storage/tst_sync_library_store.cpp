// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <domain/sync_action.h>
#include <storage/preview_store.h>
#include <storage/sync_library_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestSyncLibraryStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void previewsAreNotFollowed();
    void episodesAreFoundByGuid();
    void episodesAreFoundByAddress();
    void statesAreReadInParts();
    void anEpisodeIsReadWithItsFeed();

private:
    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestSyncLibraryStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    QVERIFY(
        EpisodeStore(*m_connection)
            .update(
                m_show, {episode(u"a"_s, 1), episode(u"b"_s, 2), episode(u"c"_s, 3)}, true, testNow)
            .has_value());
}

void TestSyncLibraryStore::previewsAreNotFollowed()
{
    QVERIFY(PreviewStore(*m_connection)
                .add(QUrl(u"https://example.org/preview"_s), u"preview"_s, testNow)
                .has_value());
    QCOMPARE(*SyncLibraryStore(*m_connection).followed(),
             (QHash<PodcastId, QUrl>{{m_show, QUrl(u"https://example.org/show"_s)}}));
}

void TestSyncLibraryStore::episodesAreFoundByGuid()
{
    const auto found =
        SyncLibraryStore(*m_connection).byGuid(m_show, {u"a"_s, u"c"_s, u"unknown \"'[]"_s});
    QCOMPARE(*found,
             (QHash<QString, EpisodeId>{{u"a"_s, idOf(*m_connection, m_show, u"a"_s)},
                                        {u"c"_s, idOf(*m_connection, m_show, u"c"_s)}}));
    QVERIFY(SyncLibraryStore(*m_connection).byGuid(PodcastId{99}, {u"a"_s})->isEmpty());
}

void TestSyncLibraryStore::episodesAreFoundByAddress()
{
    EpisodeToStore same = episode(u"d"_s, 4);
    same.episode.enclosure->url = QUrl(u"https://example.org/c.mp3"_s);
    QVERIFY(EpisodeStore(*m_connection).update(m_show, {same}, false, testNow).has_value());
    const auto found = SyncLibraryStore(*m_connection).byEnclosure(m_show);
    const auto at = [&found](const QString &address) {
        return found->value(domain::syncAddressKey(address));
    };
    QCOMPARE(at(u"http://example.org/%61.mp3"_s), idOf(*m_connection, m_show, u"a"_s));
    QCOMPARE(at(u"https://example.org/c.mp3"_s), EpisodeId()); // of two episodes
    QCOMPARE(found->size(), 2);
}

void TestSyncLibraryStore::statesAreReadInParts()
{
    EpisodeStore episodes(*m_connection);
    QVERIFY(episodes
                .setState(idOf(*m_connection, m_show, u"a"_s),
                          {.position = std::chrono::seconds(30), .lastPlayed = testNow})
                .has_value());
    QVERIFY(episodes.setState(idOf(*m_connection, m_show, u"c"_s), {.isPlayed = true}).has_value());
    SyncLibraryStore store(*m_connection);
    QStringList guids;
    EpisodeId last;
    for (;;) {
        const auto part = store.withState(last, 1);
        QVERIFY(part.has_value());
        if (part->isEmpty())
            break;
        guids.append(part->constFirst().guid);
        last = part->constFirst().id;
    }
    QCOMPARE(guids, (QStringList{u"a"_s, u"c"_s}));
}

void TestSyncLibraryStore::anEpisodeIsReadWithItsFeed()
{
    SyncLibraryStore store(*m_connection);
    const auto read = store.episode(idOf(*m_connection, m_show, u"b"_s));
    QVERIFY(read.has_value());
    QCOMPARE(read->feed, QUrl(u"https://example.org/show"_s));
    QCOMPARE(read->enclosure, QUrl(u"https://example.org/b.mp3"_s));
    QVERIFY(read->duration == std::chrono::minutes(12));
    QCOMPARE(read->published, at(1'600'000'000 + 2 * 86'400));
    const auto none = store.episode(EpisodeId{99});
    QVERIFY(!none && none.error().code == ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(TestSyncLibraryStore)
#include "tst_sync_library_store.moc"
