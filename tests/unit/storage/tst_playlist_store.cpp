// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/play_source_store.h>
#include <storage/playlist_store.h>
#include <storage/preview_store.h>
#include <storage/saved_search_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::Playlist;
using domain::PlaySource;

class TestPlaylistStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void replacing_data();
    void replacing();
    void namesAreUniqueRegardlessOfCase();
    void aRenamedListKeepsItsEpisodes();
    void episodesAndListsGoTogether();
    void playedEpisodesAreHiddenWhereTheyGo();
    void theNextEpisodeIsBehindTheLast_data();
    void theNextEpisodeIsBehindTheLast();
    void aListKeepsAPreview();
    void aFailureAtAnyStatementChangesNothing();
    void whatPlaysWhenUpNextIsEmpty();

private:
    /// Converts guids such as "b a" to ids; "?" is an id that no episode has.
    [[nodiscard]] QList<EpisodeId> ids(const QString &guids) const
    {
        QList<EpisodeId> ids;
        for (const QString &guid : guids.split(u' ', Qt::SkipEmptyParts))
            ids.append(guid == "?"_L1 ? EpisodeId{9'999} : idOf(*m_connection, m_show, guid));
        return ids;
    }
    PlaylistId addList(const QString &name, const QString &guids)
    {
        PlaylistStore store(*m_connection);
        const PlaylistId id = store.put({.name = name}).value_or(PlaylistId());
        return store.replace(id, ids(guids)) ? id : PlaylistId();
    }
    void setPlayed(const QString &guid)
    {
        QVERIFY(m_connection->execute(u"UPDATE episode SET played = 1 WHERE guid = ?"_s, {guid})
                    .has_value());
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestPlaylistStore::init()
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

void TestPlaylistStore::replacing_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the order is kept") << u""_s << u"b c a"_s << u"b c a"_s;
    QTest::newRow("the new order replaces the old one") << u"a b"_s << u"c"_s << u"c"_s;
    QTest::newRow("an empty list") << u"a b"_s << u""_s << u""_s;
    QTest::newRow("an episode named twice is listed once, at its first place")
        << u""_s << u"b a b"_s << u"b a"_s;
    QTest::newRow("an id that no episode has is left out") << u""_s << u"b ? a"_s << u"b a"_s;
}

void TestPlaylistStore::replacing()
{
    QFETCH(const QString, before);
    QFETCH(const QString, wanted);
    QFETCH(const QString, expected);
    const PlaylistId list = addList(u"List"_s, before);
    const PlaylistId other = addList(u"Other"_s, u"a c"_s);
    PlaylistStore store(*m_connection);
    QCOMPARE(*store.replace(list, ids(wanted)), ids(expected));
    QCOMPARE(*store.episodes(list), ids(expected));
    QCOMPARE(guids(*m_connection, {.list = list}), expected);
    QCOMPARE(store.find(list)->episodeCount, int(ids(expected).size()));
    QCOMPARE(*store.episodes(other), ids(u"a c"_s));
    QCOMPARE(store.replace(PlaylistId{77}, ids(u"a"_s)).error().code, ErrorCode::NotFound);
}

void TestPlaylistStore::namesAreUniqueRegardlessOfCase()
{
    PlaylistStore store(*m_connection);
    const PlaylistId list = addList(u" On  the way "_s, u""_s);
    QCOMPARE(store.find(list)->name, u"On the way"_s);
    QCOMPARE(*store.named(u"on THE way"_s), list);
    QCOMPARE(store.put({.name = u"ON the way"_s}).error().code, ErrorCode::NameTaken);
    const PlaylistId other = addList(u"Other"_s, u""_s);
    QCOMPARE(store.put({.id = other, .name = u"on the way"_s}).error().code, ErrorCode::NameTaken);
    QCOMPARE(*store.put({.id = list, .name = u"ON THE WAY"_s}), list); // only the case changes
    QCOMPARE(store.all()->size(), 2);
}

void TestPlaylistStore::aRenamedListKeepsItsEpisodes()
{
    const PlaylistId list = addList(u"List"_s, u"c a"_s);
    PlaylistStore store(*m_connection);
    QVERIFY(store.put({.id = list, .name = u"Other"_s, .keepsPlayed = false}).has_value());
    QCOMPARE(*store.episodes(list), ids(u"c a"_s));
    QVERIFY(*store.find(list)
            == (Playlist{.id = list, .name = u"Other"_s, .keepsPlayed = false, .episodeCount = 2}));
}

void TestPlaylistStore::episodesAndListsGoTogether()
{
    const PlaylistId list = addList(u"List"_s, u"c a b"_s);
    PlaylistStore store(*m_connection);
    QVERIFY(m_connection->execute(u"DELETE FROM episode WHERE guid = 'a'"_s).has_value());
    QCOMPARE(*store.episodes(list), ids(u"c b"_s));
    QVERIFY(store.remove(list).has_value());
    QCOMPARE(m_connection->number(u"SELECT count(*) FROM list_episode"_s).value_or(-1), 0);
    QCOMPARE(store.find(list).error().code, ErrorCode::NotFound);
    QCOMPARE(guids(*m_connection, {}), u"c b"_s);
}

void TestPlaylistStore::playedEpisodesAreHiddenWhereTheyGo()
{
    const PlaylistId list = addList(u"List"_s, u"c a b"_s);
    PlaylistStore store(*m_connection);
    setPlayed(u"a"_s);
    QCOMPARE(guids(*m_connection, {.list = list}), u"c a b"_s);
    QVERIFY(store.put({.id = list, .name = u"List"_s, .keepsPlayed = false}).has_value());
    QCOMPARE(guids(*m_connection, {.list = list}), u"c b"_s);
    QCOMPARE(EpisodeStore(*m_connection).count({.list = list}).value_or(-1), 2);
    QCOMPARE(store.find(list)->episodeCount, 2);
    QVERIFY(m_connection->execute(u"UPDATE episode SET played = 0"_s).has_value());
    QCOMPARE(guids(*m_connection, {.list = list}), u"c a b"_s); // back at its place
}

void TestPlaylistStore::theNextEpisodeIsBehindTheLast_data()
{
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("excluded");
    QTest::addColumn<QString>("played");
    QTest::addColumn<QString>("expected");
    QTest::newRow("from the beginning") << u"?"_s << u"?"_s << u""_s << u"c"_s;
    QTest::newRow("behind the first") << u"c"_s << u"c"_s << u""_s << u"a"_s;
    QTest::newRow("a played episode is skipped") << u"c"_s << u"c"_s << u"a"_s << u"b"_s;
    QTest::newRow("behind a played episode") << u"a"_s << u"a"_s << u"a"_s << u"b"_s;
    QTest::newRow("nothing is behind the last") << u"b"_s << u"b"_s << u""_s << u""_s;
    QTest::newRow("not the episode in the player") << u"?"_s << u"c"_s << u""_s << u"a"_s;
}

void TestPlaylistStore::theNextEpisodeIsBehindTheLast()
{
    QFETCH(const QString, after);
    QFETCH(const QString, excluded);
    QFETCH(const QString, played);
    QFETCH(const QString, expected);
    const PlaylistId list = addList(u"List"_s, u"c a b"_s);
    addList(u"Other"_s, u"b a c"_s); // has the same episodes in another order
    setPlayed(played);
    const auto next = PlaylistStore(*m_connection)
                          .next(list, ids(after).constFirst(), ids(excluded).constFirst());
    QVERIFY(next.has_value());
    QCOMPARE(next->value_or(EpisodeId()), ids(expected).value(0));
}

void TestPlaylistStore::aListKeepsAPreview()
{
    PreviewStore previews(*m_connection);
    const auto preview = previews.add(QUrl(u"https://example.org/p"_s), u"P"_s, testNow);
    QVERIFY(preview.has_value());
    QVERIFY(EpisodeStore(*m_connection)
                .update(*preview, {episode(u"p"_s, 1)}, true, testNow)
                .has_value());
    const PlaylistId list = addList(u"List"_s, u"a"_s);
    const EpisodeId id = idOf(*m_connection, *preview, u"p"_s);
    QVERIFY(PlaylistStore(*m_connection).replace(list, {id}).has_value());
    QCOMPARE(guids(*m_connection, {.list = list}), u"p"_s);
    QVERIFY(previews.removeUnused(testNow.addYears(1), {}).has_value());
    QCOMPARE(guids(*m_connection, {.list = list}), u"p"_s);
}

void TestPlaylistStore::aFailureAtAnyStatementChangesNothing()
{
    const PlaylistId list = addList(u"List"_s, u"c a"_s);
    bool isDone = false;
    for (int n = 1; !isDone; ++n) {
        QVERIFY(n < 20);
        m_connection->failAfter(n);
        const auto replaced = m_connection->transaction(
            [&] { return PlaylistStore(*m_connection).replace(list, ids(u"b"_s)); });
        isDone = replaced.has_value();
        m_connection->failAfter(0);
        QCOMPARE(*PlaylistStore(*m_connection).episodes(list),
                 isDone ? ids(u"b"_s) : ids(u"c a"_s));
    }
}

void TestPlaylistStore::whatPlaysWhenUpNextIsEmpty()
{
    PlaySourceStore sources(*m_connection);
    QVERIFY(sources.chosen()->source.isNothing());
    const PlaylistId list = addList(u"List"_s, u"a"_s);
    QVERIFY(sources.choose({.list = list}).has_value());
    QCOMPARE(sources.chosen()->name, u"List"_s);
    QVERIFY(sources.chosen()->source == PlaySource{.list = list});
    QVERIFY(PlaylistStore(*m_connection).remove(list).has_value());
    QVERIFY(sources.chosen()->source.isNothing());

    SavedSearchStore searches(*m_connection);
    QVERIFY(searches.put({u"News"_s, u"tag:news"_s}).has_value());
    QVERIFY(sources.choose({.station = u"news"_s}).has_value());
    QVERIFY(sources.chosen()->source.isNothing()); // a search, but no station
    QVERIFY(searches.put({u"News"_s, u"tag:news"_s, domain::Station{}}).has_value());
    QVERIFY(sources.chosen()->source == PlaySource{.station = u"News"_s});
    QVERIFY(sources.rename(u"NEWS"_s, u"Old"_s).has_value());
    QVERIFY(sources.chosen()->source.isNothing());
    QVERIFY(sources.rename(u"Old"_s, u"News"_s).has_value());
    QCOMPARE(sources.chosen()->name, u"News"_s);
}

QTEST_GUILESS_MAIN(TestPlaylistStore)
#include "tst_playlist_store.moc"
