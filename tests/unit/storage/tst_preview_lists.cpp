// SPDX-License-Identifier: GPL-3.0-or-later
// Lists, searches and counts leave out previews until they are followed.

#include "sample_episodes.h"

#include <storage/database_file.h>
#include <storage/download_store.h>
#include <storage/listening_store.h>
#include <storage/preview_store.h>
#include <storage/queue_store.h>
#include <storage/refresh_facts_store.h>
#include <storage/search_index.h>
#include <storage/stored_media_store.h>
#include <storage/wanted_document_store.h>

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <query/parse.h>

#include <algorithm>
#include <functional>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::EpisodeFilter;

/// Counts what a part of the program knows of the preview.
using Count = std::function<int(Connection &connection, PodcastId preview)>;
Q_DECLARE_METATYPE(Count)

class TestPreviewLists final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_connection.reset(); }

    void whereItsEpisodesAre_data();
    void whereItsEpisodesAre();
    void whatFindsThem_data();
    void whatFindsThem();
    void changesAreNotIndexed();
    void whatKnowsThePreview_data();
    void whatKnowsThePreview();

private:
    [[nodiscard]] QString inParts(const EpisodeFilter &filter)
    {
        EpisodeStore store(*m_connection);
        QStringList names;
        EpisodeId last;
        for (bool hasMore = true; hasMore;) {
            const auto page = store.ids(filter, last, 1);
            if (!page)
                return page.error().detail;
            for (const EpisodeId id : page->ids)
                names.append(store.detail(id)->episode.guid);
            hasMore = page->hasMore;
            last = page->ids.isEmpty() ? EpisodeId() : page->ids.constLast();
        }
        return names.join(u' ');
    }
    [[nodiscard]] QString found(const QString &text, const domain::SearchFilter &filter = {})
    {
        const query::Query query = query::parse(text, query::LastWord::AsTyped, testNow);
        SearchIndex index(*m_connection);
        const auto results = index.search(query, 100, filter);
        if (!results)
            return results.error().detail;
        QStringList names;
        for (const domain::SearchHit &hit : results->hits)
            names.append(EpisodeStore(*m_connection).detail(hit.episode.id)->episode.guid);
        names.sort();
        // Counting has statements of its own.
        const auto counts = index.counts(query, filter);
        if (!counts)
            return counts.error().detail;
        int sum = 0;
        for (const int count : *counts)
            sum += count;
        return names.join(u' ') + u" = %1"_s.arg(sum);
    }
    void follow()
    {
        QVERIFY(PreviewStore(*m_connection).follow(m_preview, testNow).value_or(false));
        QCOMPARE(SearchIndex(*m_connection).catchUp(100).value_or(-1), 0);
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
    PodcastId m_preview;
};

/// Adds the same episodes with the same states to a followed show (s1, s2) and to a preview (p1,
/// p2).
void TestPreviewLists::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    const QUrl url(u"https://example.org/preview"_s);
    m_preview = PreviewStore(*m_connection).add(url, u"Preview"_s, testNow).value_or(PodcastId());
    PodcastStore podcasts(*m_connection);
    EpisodeStore episodes(*m_connection);
    StoredMediaStore media(*m_connection);
    DownloadStore downloads(*m_connection);
    QList<EpisodeId> queue;
    for (const auto &[podcast, name] : {std::pair{m_show, u's'}, std::pair{m_preview, u'p'}}) {
        QVERIFY(podcasts.setTags(podcast, {u"Tag"_s}).has_value());
        QList<EpisodeToStore> feed{episode(QString(name) + u'1', name == u's' ? 1 : 2),
                                   episode(QString(name) + u'2', name == u's' ? 3 : 4)};
        for (EpisodeToStore &item : feed) {
            item.notesText = u"About walruses."_s;
            item.episode.season = 1;
            item.episode.transcripts = {
                {QUrl(u"https://example.org/t.vtt"_s), u"text/vtt"_s, {}, true}};
        }
        QVERIFY(episodes.update(podcast, feed, true, testNow).has_value());
        const EpisodeId id = idOf(*m_connection, podcast, QString(name) + u'1');
        QVERIFY(episodes
                    .setState(id,
                              {.isFavourite = true,
                               .position = std::chrono::seconds(30),
                               .lastPlayed = testNow})
                    .has_value());
        QVERIFY(media.put({id, QString(name), true}).has_value());
        QVERIFY(downloads
                    .put({.episode = id, .state = domain::DownloadState::Done, .finished = testNow})
                    .has_value());
        queue.append(id);
    }
    QVERIFY(QueueStore(*m_connection).replace(queue).has_value());
}

void TestPreviewLists::whereItsEpisodesAre_data()
{
    QTest::addColumn<EpisodeFilter>("filter");
    QTest::addColumn<QString>("before"); // the user follows the preview
    QTest::addColumn<QString>("after");
    QTest::newRow("all episodes") << EpisodeFilter{} << u"s2 s1"_s << u"p2 s2 p1 s1"_s;
    QTest::newRow("all episodes, oldest first")
        << EpisodeFilter{.order = domain::EpisodeOrder::OldestFirst} << u"s1 s2"_s
        << u"s1 p1 s2 p2"_s;
    QTest::newRow("unplayed") << EpisodeFilter{.played = false} << u"s2 s1"_s << u"p2 s2 p1 s1"_s;
    QTest::newRow("Inbox") << EpisodeFilter{.played = false, .archived = false} << u"s2 s1"_s
                           << u"p2 s2 p1 s1"_s;
    QTest::newRow("In progress") << EpisodeFilter{.started = true, .orderByLastPlayed = true}
                                 << u"s1"_s << u"p1 s1"_s;
    QTest::newRow("History") << EpisodeFilter{.heard = true, .orderByLastPlayed = true} << u"s1"_s
                             << u"p1 s1"_s;
    QTest::newRow("Favourites") << EpisodeFilter{.favourite = true} << u"s1"_s << u"p1 s1"_s;
    QTest::newRow("a tag") << EpisodeFilter{.archived = false, .tag = u"Tag"_s} << u"s2 s1"_s
                           << u"p2 s2 p1 s1"_s;
    QTest::newRow("offline") << EpisodeFilter{.offline = true} << u"s1"_s << u"p1 s1"_s;
    QTest::newRow("with a transcript")
        << EpisodeFilter{.transcript = true} << u"s2 s1"_s << u"p2 s2 p1 s1"_s;
    QTest::newRow("a season") << EpisodeFilter{.season = 1} << u"s2 s1"_s << u"p2 s2 p1 s1"_s;
    QTest::newRow("not in Up next") << EpisodeFilter{.queued = false} << u"s2"_s << u"p2 s2"_s;
    QTest::newRow("not downloaded") << EpisodeFilter{.download = false} << u"s2"_s << u"p2 s2"_s;
    // The user put them there.
    QTest::newRow("Up next") << EpisodeFilter{.queued = true} << u"s1 p1"_s << u"s1 p1"_s;
    QTest::newRow("Downloads") << EpisodeFilter{.download = true} << u"s1 p1"_s << u"s1 p1"_s;
    QTest::newRow("unplayed downloads")
        << EpisodeFilter{.played = false, .download = true} << u"s1 p1"_s << u"s1 p1"_s;
    // Its own list.
    QTest::newRow("the preview") << EpisodeFilter{.podcast = PodcastId{2}} << u"p2 p1"_s
                                 << u"p2 p1"_s;
    QTest::newRow("the preview, in progress")
        << EpisodeFilter{.podcast = PodcastId{2}, .started = true} << u"p1"_s << u"p1"_s;
    QTest::newRow("another show") << EpisodeFilter{.podcast = PodcastId{1}} << u"s2 s1"_s
                                  << u"s2 s1"_s;
}

void TestPreviewLists::whereItsEpisodesAre()
{
    QFETCH(const EpisodeFilter, filter);
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    for (const bool isFollowed : {false, true}) {
        if (isFollowed)
            follow();
        const QString &expected = isFollowed ? after : before;
        QCOMPARE(guids(*m_connection, filter), expected);
        QCOMPARE(inParts(filter), expected);
        QCOMPARE(EpisodeStore(*m_connection).count(filter).value_or(-1), expected.count(u' ') + 1);
    }
}

void TestPreviewLists::whatFindsThem_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<PodcastId>("podcast");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const PodcastId everywhere;
    const PodcastId preview{2};
    QTest::newRow("a word") << u"walruses"_s << everywhere << u"s1 s2 = 2"_s
                            << u"p1 p2 s1 s2 = 4"_s;
    QTest::newRow("a phrase") << u"\"about walruses\""_s << everywhere << u"s1 s2 = 2"_s
                              << u"p1 p2 s1 s2 = 4"_s;
    QTest::newRow("the name of the show")
        << u"show:preview"_s << everywhere << u" = 0"_s << u"p1 p2 = 2"_s;
    QTest::newRow("an excluded word")
        << u"-seals"_s << everywhere << u"s1 s2 = 2"_s << u"p1 p2 s1 s2 = 4"_s;
    QTest::newRow("a state") << u"is:unplayed"_s << everywhere << u"s1 s2 = 2"_s
                             << u"p1 p2 s1 s2 = 4"_s;
    QTest::newRow("a tag") << u"tag:tag"_s << everywhere << u"s1 s2 = 2"_s << u"p1 p2 s1 s2 = 4"_s;
    QTest::newRow("what is in Up next")
        << u"is:queued"_s << everywhere << u"s1 = 1"_s << u"p1 s1 = 2"_s;
    QTest::newRow("a state, in its own list")
        << u"is:started"_s << preview << u"p1 = 1"_s << u"p1 = 1"_s;
    QTest::newRow("a word, in its own list, is not indexed yet")
        << u"walruses"_s << preview << u" = 0"_s << u"p1 p2 = 2"_s;
}

void TestPreviewLists::whatFindsThem()
{
    QFETCH(const QString, query);
    QFETCH(const PodcastId, podcast);
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    const domain::SearchFilter filter = domain::searchOf(podcast);
    QCOMPARE(found(query, filter), before);
    follow();
    QCOMPARE(found(query, filter), after);
}

/// Triggers record every change for the index; those of previews must not get into it.
void TestPreviewLists::changesAreNotIndexed()
{
    SearchIndex index(*m_connection);
    EpisodeToStore changed = episode(u"p1"_s, 2);
    changed.notesText = u"Now about seals."_s;
    changed.episode.notesHtml = u"<p>Now about seals.</p>"_s;
    QVERIFY(EpisodeStore(*m_connection).update(m_preview, {changed}, false, testNow).has_value());
    QCOMPARE(index.catchUp(100).value_or(-1), 0);
    QCOMPARE(found(u"seals"_s), u" = 0"_s);
    // A damaged index is written again.
    QVERIFY(index.startOver().has_value());
    QCOMPARE(index.catchUp(100).value_or(-1), 0);
    QCOMPARE(found(u"walruses OR seals"_s), u"s1 s2 = 2"_s);
    QCOMPARE(m_connection->number(u"SELECT count(*) FROM search_pending"_s).value_or(-1), 0);
    follow();
    QCOMPARE(found(u"walruses OR seals"_s), u"p1 p2 s1 s2 = 4"_s);
}

void TestPreviewLists::whatKnowsThePreview_data()
{
    QTest::addColumn<Count>("count");
    const auto row = [](const char *name, const Count &count) { QTest::newRow(name) << count; };
    row("the followed shows", [](Connection &connection, PodcastId preview) {
        const auto all = PodcastStore(connection).all();
        return int(std::ranges::count(*all, preview, &domain::FollowedPodcast::id));
    });
    row("the listed shows", [](Connection &connection, PodcastId preview) {
        const auto listed = PodcastStore(connection).listed();
        return int(std::ranges::count(*listed, preview, &domain::ListedPodcast::id));
    });
    row("the refresh schedule", [](Connection &connection, PodcastId preview) {
        const auto facts = RefreshFactsStore(connection).all();
        return int(std::ranges::count(*facts, preview, &domain::RefreshFacts::id));
    });
    row("the documents to read", [](Connection &connection, PodcastId preview) {
        const auto next = WantedDocumentStore(connection).next(testNow);
        return next->has_value() && EpisodeStore(connection).summary(**next)->podcastId == preview
                   ? 1
                   : 0;
    });
    row("the listening times", [](Connection &connection, PodcastId preview) {
        const QDate day = testNow.date();
        ListeningStore store(connection);
        const auto added = store.add({.day = day,
                                      .podcast = PodcastStore(connection).find(preview)->url,
                                      .podcastTitle = u"Preview"_s,
                                      .time = {.listened = std::chrono::seconds(5)}});
        return added ? int(store.shows({day, day})->size()) : -1;
    });
    row("the key figures of a copy", [](Connection &connection, PodcastId) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"copy.sqlite"_s);
        if (!connection.execute(u"VACUUM INTO ?"_s, {path}))
            return -1;
        const auto facts = readFacts(path);
        return facts ? facts->shows - 1 + facts->episodes - 2 : -1;
    });
}

void TestPreviewLists::whatKnowsThePreview()
{
    QFETCH(const Count, count);
    QCOMPARE(count(*m_connection, m_preview), 0);
    follow();
    QVERIFY(count(*m_connection, m_preview) > 0);
}

QTEST_GUILESS_MAIN(TestPreviewLists)
#include "tst_preview_lists.moc"
