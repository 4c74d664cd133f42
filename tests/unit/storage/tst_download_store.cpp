// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/download_store.h>
#include <storage/stored_media_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::Download;
using domain::DownloadState;
using domain::MediaPresence;
using domain::ShowDownloads;

Q_DECLARE_METATYPE(domain::Download)
Q_DECLARE_METATYPE(domain::ShowDownloads)

class TestDownloadStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsStoredComesBack_data();
    void whatIsStoredComesBack();
    void moving_data();
    void moving();
    void aDownloadKeepsItsPlace();
    void aFileBelongsToOne();
    void counting();
    void anEpisodeThatGoesTakesItsDownloadAlong();
    void summaries_data();
    void summaries();
    void lists_data();
    void lists();
    void listsStayQuick_data();
    void listsStayQuick();
    void whatIsTriedAgain();
    void whatNeedsNoByte();
    void whatIsElsewhere_data();
    void whatIsElsewhere();
    void whatIsLeftOver();
    void pausingAll();
    void shows_data();
    void shows();
    void aShowThatIsGoneIsNoFailure();

private:
    [[nodiscard]] EpisodeId id(const QString &guid) const
    {
        return idOf(*m_connection, m_show, guid);
    }
    void put(const QString &guids, DownloadState state = DownloadState::Waiting);
    [[nodiscard]] QString order();

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestDownloadStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    QVERIFY(EpisodeStore(*m_connection)
                .update(m_show,
                        {episode(u"a"_s, 1),
                         episode(u"b"_s, 2),
                         episode(u"c"_s, 3),
                         episode(u"d"_s, 4),
                         episode(u"e"_s, 5)},
                        true,
                        testNow)
                .has_value());
}

void TestDownloadStore::put(const QString &guids, DownloadState state)
{
    for (const QString &guid : guids.split(u' ', Qt::SkipEmptyParts))
        QVERIFY(
            DownloadStore(*m_connection).put({.episode = id(guid), .state = state}).has_value());
}

QString TestDownloadStore::order()
{
    QStringList names;
    const auto listed = DownloadStore(*m_connection).list(DownloadState::Waiting, 100);
    for (const Download &download : *listed)
        names.append(EpisodeStore(*m_connection).detail(download.episode)->episode.guid);
    return names.join(u' ');
}

void TestDownloadStore::whatIsStoredComesBack_data()
{
    QTest::addColumn<Download>("download");
    QTest::newRow("waiting") << Download{};
    QTest::newRow("waiting, queued automatically for its show") << Download{.isAutomatic = true};
    QTest::newRow("paused") << Download{.state = DownloadState::Paused};
    QTest::newRow("waiting with a path") << Download{.path = u"/home/me/Ä/1 Titel.mp3"_s};
    QTest::newRow("failed") << Download{
        .state = DownloadState::Failed,
        .error = Error{ErrorCode::HttpStatus, u"d"_s, QUrl(u"https://e.org/a"_s), 404}};
    QTest::newRow("failed three times, with a time for the next attempt")
        << Download{.state = DownloadState::Failed,
                    .error = Error{ErrorCode::Timeout},
                    .failures = 3,
                    .retryAt = testNow.addSecs(900)};
    QTest::newRow("done") << Download{.state = DownloadState::Done,
                                      .path = u"/a.mp3"_s,
                                      .size = qint64{5} << 32,
                                      .finished = testNow};
    QTest::newRow("removed") << Download{.state = DownloadState::Removed, .path = u"/a.mp3"_s};
}

void TestDownloadStore::whatIsStoredComesBack()
{
    QFETCH(Download, download);
    DownloadStore store(*m_connection);
    download.episode = id(u"a"_s);
    QCOMPARE(*store.find(download.episode), std::nullopt);
    const Download before{.episode = download.episode,
                          .state = DownloadState::Failed,
                          .path = u"/before"_s,
                          .size = 7,
                          .error = Error{},
                          .failures = 9,
                          .retryAt = testNow,
                          .finished = testNow.addSecs(1)};
    QVERIFY(store.put(before).has_value());
    QVERIFY(store.put(download).has_value());
    download.place = 1;
    QVERIFY(*store.find(download.episode) == download);
    QVERIFY(store.forget(download.episode).has_value());
    QCOMPARE(*store.find(download.episode), std::nullopt);
}

void TestDownloadStore::moving_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("before"); // "": move to the end; "e" has no download
    QTest::addColumn<QString>("expected");
    QTest::newRow("up") << u"c"_s << u"a"_s << u"c a b d"_s;
    QTest::newRow("down") << u"a"_s << u"d"_s << u"b c a d"_s;
    QTest::newRow("up by one") << u"b"_s << u"a"_s << u"b a c d"_s;
    QTest::newRow("to the end") << u"b"_s << u""_s << u"a c d b"_s;
    QTest::newRow("before itself") << u"b"_s << u"b"_s << u"a b c d"_s;
    QTest::newRow("before an episode without a download") << u"b"_s << u"e"_s << u"a c d b"_s;
    QTest::newRow("an episode without a download") << u"e"_s << u"a"_s << u"a b c d"_s;
}

void TestDownloadStore::moving()
{
    QFETCH(const QString, what);
    QFETCH(const QString, before);
    QFETCH(const QString, expected);
    put(u"a b c d"_s);
    QCOMPARE(order(), u"a b c d"_s);
    const EpisodeId target = before.isEmpty() ? EpisodeId{} : id(before);
    QVERIFY(DownloadStore(*m_connection).move(id(what), target).has_value());
    QCOMPARE(order(), expected);
}

void TestDownloadStore::aDownloadKeepsItsPlace()
{
    put(u"a b c"_s);
    put(u"b"_s, DownloadState::Paused);
    QCOMPARE(order(), u"a c"_s);
    put(u"b"_s);
    QCOMPARE(order(), u"a b c"_s);
    DownloadStore store(*m_connection);
    QCOMPARE(store.list(DownloadState::Waiting, 1, 1)->constFirst().episode, id(u"b"_s));
}

void TestDownloadStore::aFileBelongsToOne()
{
    DownloadStore store(*m_connection);
    QVERIFY(store.put({.episode = id(u"a"_s), .path = u"/Show/a.mp3"_s}).has_value());
    QVERIFY(*store.isTaken(u"/Show/a.mp3"_s));
    QVERIFY(*store.isTaken(u"/show/A.mp3"_s));
    QVERIFY(!*store.isTaken(u"/Show/b.mp3"_s));
    QVERIFY(!*store.isTaken({}));
    put(u"b c"_s); // several downloads may be without a path
    const auto isPut = store.put({.episode = id(u"b"_s), .path = u"/Show/a.mp3"_s});
    QVERIFY(!isPut);
    QCOMPARE(isPut.error().code, ErrorCode::DatabaseFailed);
}

void TestDownloadStore::counting()
{
    DownloadStore store(*m_connection);
    QVERIFY(*store.counts() == DownloadCounts());
    put(u"a b"_s);
    put(u"c"_s, DownloadState::Failed);
    for (const auto &[guid, size] : {std::pair{u"d"_s, 100}, {u"e"_s, 20}})
        QVERIFY(store.put({.episode = id(guid), .state = DownloadState::Done, .size = size})
                    .has_value());
    QVERIFY(
        (*store.counts()
         == DownloadCounts{.waiting = 2, .paused = 0, .failed = 1, .done = 2, .doneBytes = 120}));
    put(u"a b c"_s, DownloadState::Removed);
    put(u"d"_s, DownloadState::Paused);
    QVERIFY(
        (*store.counts()
         == DownloadCounts{.waiting = 0, .paused = 1, .failed = 0, .done = 1, .doneBytes = 20}));
}

void TestDownloadStore::anEpisodeThatGoesTakesItsDownloadAlong()
{
    DownloadStore store(*m_connection);
    put(u"a b"_s);
    const EpisodeId gone = id(u"a"_s);
    QVERIFY(m_connection->execute(u"DELETE FROM episode WHERE guid = 'a'"_s).has_value());
    QCOMPARE(order(), u"b"_s);
    QVERIFY(store.put({.episode = gone}).has_value()); // ignored without an error
    QCOMPARE(order(), u"b"_s);
}

void TestDownloadStore::summaries_data()
{
    using State = std::optional<DownloadState>;
    QTest::addColumn<State>("download");
    QTest::addColumn<std::optional<bool>>("stored"); // whether the cached media is complete
    QTest::addColumn<State>("expected");
    QTest::addColumn<MediaPresence>("presence");
    const auto row = [](const char *name,
                        State download,
                        std::optional<bool> stored,
                        State expected,
                        MediaPresence presence) {
        QTest::newRow(name) << download << stored << expected << presence;
    };
    row("nothing", {}, {}, {}, MediaPresence::None);
    row("heard in part", {}, false, {}, MediaPresence::Partial);
    row("heard to the end", {}, true, {}, MediaPresence::Complete);
    row("waiting", DownloadState::Waiting, {}, DownloadState::Waiting, MediaPresence::None);
    row("on its way",
        DownloadState::Waiting,
        false,
        DownloadState::Waiting,
        MediaPresence::Partial);
    row("failed on its way",
        DownloadState::Failed,
        false,
        DownloadState::Failed,
        MediaPresence::Partial);
    row("done", DownloadState::Done, {}, DownloadState::Done, MediaPresence::Complete);
    row("taken away", DownloadState::Removed, {}, {}, MediaPresence::None);
    row("taken away and heard again", DownloadState::Removed, true, {}, MediaPresence::Complete);
}

void TestDownloadStore::summaries()
{
    QFETCH(const std::optional<DownloadState>, download);
    QFETCH(const std::optional<bool>, stored);
    QFETCH(const std::optional<DownloadState>, expected);
    QFETCH(const MediaPresence, presence);
    if (download)
        put(u"a"_s, *download);
    if (stored)
        QVERIFY(*StoredMediaStore(*m_connection).put({id(u"a"_s), u"key"_s, *stored}));
    const auto summary = EpisodeStore(*m_connection).summary(id(u"a"_s));
    QVERIFY(summary->download == expected);
    QVERIFY(summary->presence == presence);
    QVERIFY(EpisodeStore(*m_connection).detail(id(u"a"_s))->summary == *summary);
}

void TestDownloadStore::lists_data()
{
    QTest::addColumn<domain::EpisodeFilter>("filter");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const domain::EpisodeFilter &filter, const char *guids) {
        QTest::newRow(name) << filter << QString::fromLatin1(guids);
    };
    // a is done, b has failed, c was done after a, d is fully cached and its download was removed,
    // e is partly cached; f waits and stands before b.
    row("downloads: what is to come, then what is done", {.download = true}, "f b c a");
    row("whatever the order says",
        {.download = true, .order = domain::EpisodeOrder::Title},
        "f b c a");
    row("no downloads", {.download = false}, "e d");
    row("offline", {.offline = true}, "d c a");
    row("offline, the oldest first",
        {.offline = true, .order = domain::EpisodeOrder::OldestFirst},
        "a c d");
    row("offline and a download", {.offline = true, .download = true}, "c a");
    row("not offline", {.offline = false}, "f e b");
    row("a part of the downloads", {.download = true, .limit = 2, .offset = 1}, "b c");
}

void TestDownloadStore::lists()
{
    QFETCH(domain::EpisodeFilter, filter);
    QFETCH(const QString, expected);
    QVERIFY(EpisodeStore(*m_connection)
                .update(m_show, {episode(u"f"_s, 6)}, false, testNow)
                .has_value());
    DownloadStore store(*m_connection);
    const auto done = [](EpisodeId episode, qint64 when) {
        return Download{
            .episode = episode, .state = DownloadState::Done, .finished = testNow.addSecs(when)};
    };
    QVERIFY(store.put(done(id(u"a"_s), 1)).has_value());
    put(u"f"_s);
    put(u"b"_s, DownloadState::Failed);
    QVERIFY(store.put(done(id(u"c"_s), 2)).has_value());
    put(u"d"_s, DownloadState::Removed);
    StoredMediaStore stored(*m_connection);
    QVERIFY(*stored.put({id(u"d"_s), u"d"_s, true}));
    QVERIFY(*stored.put({id(u"e"_s), u"e"_s, false}));

    QCOMPARE(guids(*m_connection, filter), expected);
    filter.limit = 0;
    filter.offset = 0;
    QCOMPARE(EpisodeStore(*m_connection).count(filter).value_or(-1),
             guids(*m_connection, filter).split(u' ').size());
}

void TestDownloadStore::listsStayQuick_data()
{
    QTest::addColumn<domain::EpisodeFilter>("filter");
    QTest::addColumn<QString>("step"); // expected in the query plan
    const QString byRow = u"SEARCH e USING INTEGER PRIMARY KEY"_s;
    QTest::newRow("downloads are looked up by row id")
        << domain::EpisodeFilter{.download = true} << byRow;
    QTest::newRow("offline episodes are looked up by row id")
        << domain::EpisodeFilter{.offline = true} << byRow;
    QTest::newRow("unplayed offline episodes are looked up by row id")
        << domain::EpisodeFilter{.played = false, .offline = true} << byRow;
    QTest::newRow("episodes that are not offline are scanned by date")
        << domain::EpisodeFilter{.offline = false} << u"SCAN e USING INDEX episode_newest"_s;
}

void TestDownloadStore::listsStayQuick()
{
    QFETCH(const domain::EpisodeFilter, filter);
    QFETCH(const QString, step);
    const QString text = planOf(*m_connection, EpisodeStore::listSql(filter), {100, 0});
    QVERIFY2(text.contains(step), qPrintable(text));
    // The download and the cached media of each row are looked up by row id, too.
    QVERIFY2(text.contains("SEARCH download USING INTEGER PRIMARY KEY"_L1), qPrintable(text));
    QVERIFY2(text.contains("SEARCH stored_media USING INTEGER PRIMARY KEY"_L1), qPrintable(text));
}

void TestDownloadStore::whatIsTriedAgain()
{
    DownloadStore store(*m_connection);
    put(u"a"_s, DownloadState::Failed); // no retry time: only the user can retry it
    const auto fail = [&](const QString &guid, qint64 seconds, DownloadState state) {
        return store.put(
            {.episode = id(guid), .state = state, .retryAt = testNow.addSecs(seconds)});
    };
    QVERIFY(fail(u"b"_s, 1, DownloadState::Failed));
    QVERIFY(fail(u"c"_s, 0, DownloadState::Failed));
    QVERIFY(fail(u"d"_s, -1, DownloadState::Paused));
    QList<EpisodeId> due;
    const auto listed = store.dueForRetry(testNow);
    QVERIFY(listed);
    for (const Download &download : *listed)
        due.append(download.episode);
    QCOMPARE(due, QList<EpisodeId>{id(u"c"_s)});
}

void TestDownloadStore::whatNeedsNoByte()
{
    DownloadStore store(*m_connection);
    put(u"a b c d"_s);
    put(u"e"_s, DownloadState::Paused);
    StoredMediaStore stored(*m_connection);
    QVERIFY(*stored.put({id(u"c"_s), u"c"_s, true}));
    QVERIFY(*stored.put({id(u"d"_s), u"d"_s, false}));
    QVERIFY(*stored.put({id(u"e"_s), u"e"_s, true}));
    QVERIFY(store.put({.episode = id(u"b"_s), .path = u"/b.mp3"_s}).has_value());
    const auto ready = store.ready(10);
    QCOMPARE(ready->size(), 2);
    QCOMPARE(ready->at(0).episode, id(u"b"_s));
    QCOMPARE(ready->at(1).episode, id(u"c"_s));
    QCOMPARE(store.ready(1)->size(), 1);
}

void TestDownloadStore::whatIsElsewhere_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("a folder with an ASCII name") << u"/new"_s;
    QTest::newRow("a folder with an emoji in its name") << u"/🎧"_s;
    QTest::newRow("a folder whose name would be a pattern of LIKE") << u"/%_"_s;
}

void TestDownloadStore::whatIsElsewhere()
{
    QFETCH(const QString, folder);
    DownloadStore store(*m_connection);
    const QStringList paths{folder + u"/S/a"_s, u"/old/S/b"_s, folder + u"er/c"_s, u"/old/S/d"_s};
    const QStringList guids{u"a"_s, u"b"_s, u"c"_s, u"d"_s};
    for (qsizetype i = 0; i < guids.size(); ++i) {
        const auto state = i == 3 ? DownloadState::Removed : DownloadState::Done;
        QVERIFY(store.put({.episode = id(guids.at(i)), .state = state, .path = paths.at(i)})
                    .has_value());
    }
    QString found;
    qint64 place = 0;
    for (auto next = *store.firstElsewhere(folder, place); next;
         next = *store.firstElsewhere(folder, place)) {
        found += next->path + u' ';
        place = next->place;
    }
    QCOMPARE(found, QString(u"/old/S/b "_s + folder + u"er/c "_s));
}

void TestDownloadStore::whatIsLeftOver()
{
    DownloadStore store(*m_connection);
    put(u"a"_s, DownloadState::Removed);
    for (const auto &[guid, state] :
         {std::pair{u"b"_s, DownloadState::Removed}, {u"c"_s, DownloadState::Done}})
        QVERIFY(store.put({.episode = id(guid), .state = state, .path = u'/' + guid}).has_value());
    const auto left = store.leftovers();
    QCOMPARE(left->size(), 1);
    QCOMPARE(left->constFirst().path, u"/b"_s);
}

void TestDownloadStore::pausingAll()
{
    DownloadStore store(*m_connection);
    for (const bool isPaused : {false, true, true, false}) {
        QVERIFY(store.setPausedAll(isPaused, testNow).has_value());
        QCOMPARE(*store.isPausedAll(), isPaused);
    }
}

void TestDownloadStore::shows_data()
{
    QTest::addColumn<ShowDownloads>("downloads");
    QTest::newRow("no automatic downloads") << ShowDownloads{};
    QTest::newRow("the newest episode") << ShowDownloads{.newest = 1};
    QTest::newRow("the newest three that match a query")
        << ShowDownloads{.newest = 3, .query = u"interview -repeat"_s};
    QTest::newRow("played episodes, too") << ShowDownloads{.newest = 100, .onlyUnplayed = false};
}

void TestDownloadStore::shows()
{
    QFETCH(const ShowDownloads, downloads);
    DownloadStore store(*m_connection);
    const PodcastId other = addShow(*m_connection, u"other"_s);
    QVERIFY(store.setShow(m_show, {.newest = 9, .query = u"before"_s}).has_value());
    QVERIFY(store.setShow(m_show, downloads).has_value());
    QVERIFY(*store.show(m_show) == downloads);
    QVERIFY(*store.show(other) == ShowDownloads{});
    QVERIFY(PodcastStore(*m_connection).remove(m_show).has_value());
    QVERIFY(*store.show(m_show) == ShowDownloads{});
}

void TestDownloadStore::aShowThatIsGoneIsNoFailure()
{
    DownloadStore store(*m_connection);
    QVERIFY(store.setShow(PodcastId{9'999}, {.newest = 1}).has_value());
    QVERIFY(*store.show(PodcastId{9'999}) == ShowDownloads{});
}

QTEST_GUILESS_MAIN(TestDownloadStore)
#include "tst_download_store.moc"
