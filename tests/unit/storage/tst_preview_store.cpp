// SPDX-License-Identifier: GPL-3.0-or-later
// Adds previews, follows them, and removes the unused ones.

#include "sample_episodes.h"

#include <base/feed_url.h>
#include <storage/bookmark_store.h>
#include <storage/download_store.h>
#include <storage/preview_store.h>
#include <storage/queue_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestPreviewStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_connection.reset(); }

    void aPreviewIsMarked();
    void oneAddressIsOneShow();
    void followingKeepsTheEpisodes_data();
    void followingKeepsTheEpisodes();
    void followingTwiceChangesNothing();
    void unusedOnesAreRemoved_data();
    void unusedOnesAreRemoved();
    void useEndsWithTheLastReason();
    void removingKeepsFollowedShows();

private:
    static QUrl url() { return QUrl(u"https://example.org/preview"_s); }
    static QDateTime days(int count) { return testNow.addDays(count); }
    [[nodiscard]] PreviewStore store() { return PreviewStore(*m_connection); }
    [[nodiscard]] domain::FollowedPodcast show(PodcastId id)
    {
        return PodcastStore(*m_connection).find(id).value_or(domain::FollowedPodcast());
    }
    [[nodiscard]] EpisodeId episodeId(const QString &guid)
    {
        return idOf(*m_connection, m_preview, guid);
    }
    /// Cleans up at \a time. \return the number of removed previews
    int removeUnused(const QDateTime &time, EpisodeId playing = {})
    {
        int removed = 0;
        for (;;) {
            const auto done = store().removeUnused(time, playing);
            if (!done.value_or(false))
                return done ? removed : -1;
            ++removed;
        }
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_preview;
};

void TestPreviewStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_preview = store().add(url(), u"Preview"_s, testNow).value_or(PodcastId());
    QVERIFY(m_preview.isValid());
    QVERIFY(EpisodeStore(*m_connection)
                .update(m_preview, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow)
                .has_value());
}

void TestPreviewStore::aPreviewIsMarked()
{
    QVERIFY(show(m_preview).isPreview());
    QCOMPARE(show(m_preview).previewedAt, testNow);
    QCOMPARE(show(m_preview).episodeCount, 2);
    QVERIFY(!show(addShow(*m_connection, u"show"_s)).isPreview());
    QVERIFY(store().use(m_preview, days(2)).has_value());
    QCOMPARE(show(m_preview).previewedAt, days(2));
    QVERIFY(store().useShowOf(episodeId(u"a"_s), days(3)).has_value());
    QCOMPARE(show(m_preview).previewedAt, days(3));
}

void TestPreviewStore::oneAddressIsOneShow()
{
    const PodcastId followed = addShow(*m_connection, u"show"_s);
    for (const QString &name : {u"preview"_s, u"show"_s}) {
        const auto added = store().add(QUrl("https://example.org/"_L1 + name), name, testNow);
        QVERIFY(!added.has_value());
        QCOMPARE(added.error().code, ErrorCode::AlreadyFollowed);
    }
    // Neither attempt nor use changes which of them is followed.
    QVERIFY(store().use(followed, testNow).has_value());
    QVERIFY(!show(followed).isPreview());
    QVERIFY(show(m_preview).isPreview());
    QCOMPARE(PodcastStore(*m_connection).findByUrl(url())->value_or(domain::FollowedPodcast()).id,
             m_preview);
}

void TestPreviewStore::followingKeepsTheEpisodes_data()
{
    QTest::addColumn<bool>("isAdded");
    QTest::newRow("follow()") << false;
    QTest::newRow("PodcastStore::add() of its address") << true;
}

void TestPreviewStore::followingKeepsTheEpisodes()
{
    QFETCH(const bool, isAdded);
    const EpisodeId id = episodeId(u"a"_s);
    EpisodeStore episodes(*m_connection);
    const domain::EpisodeState state{
        .isFavourite = true, .position = std::chrono::seconds(30), .lastPlayed = testNow};
    QVERIFY(episodes.setState(id, state).has_value());
    QVERIFY(QueueStore(*m_connection).replace({id}).has_value());
    if (isAdded)
        QCOMPARE(PodcastStore(*m_connection).add(url(), u"Other"_s, days(1)).value_or(PodcastId()),
                 m_preview);
    else
        QVERIFY(store().follow(m_preview, days(1)).value_or(false));
    QVERIFY(!show(m_preview).isPreview());
    QCOMPARE(show(m_preview).title(), u"Preview"_s);
    QCOMPARE(episodes.summary(id)->state, state);
    QCOMPARE(QueueStore(*m_connection).all().value_or(QList<EpisodeId>()), QList{id});
    QCOMPARE(guids(*m_connection, {}), u"b a"_s);
    QCOMPARE(m_connection->number(u"SELECT added_at FROM podcast"_s).value_or(0),
             days(1).toSecsSinceEpoch());
}

void TestPreviewStore::followingTwiceChangesNothing()
{
    QVERIFY(store().follow(m_preview, days(1)).value_or(false));
    QCOMPARE(store().follow(m_preview, days(2)).value_or(true), false);
    QCOMPARE(store().follow(PodcastId{4711}, days(2)).value_or(true), false);
    QCOMPARE(m_connection->number(u"SELECT added_at FROM podcast"_s).value_or(0),
             days(1).toSecsSinceEpoch());
}

void TestPreviewStore::unusedOnesAreRemoved_data()
{
    QTest::addColumn<QString>("what"); // happens to an episode
    QTest::addColumn<int>("day");      // of the cleaning
    QTest::addColumn<bool>("isKept");
    QTest::newRow("unused for six days") << u""_s << 6 << true;
    QTest::newRow("unused for seven days") << u""_s << 7 << false;
    QTest::newRow("opened on the second day") << u"use"_s << 7 << true;
    QTest::newRow("in the player") << u"play"_s << 99 << true;
    QTest::newRow("in Up next") << u"queue"_s << 99 << true;
    QTest::newRow("bookmarked") << u"bookmark"_s << 99 << true;
    QTest::newRow("downloaded") << u"done"_s << 99 << true;
    QTest::newRow("waiting for its download") << u"waiting"_s << 99 << true;
    QTest::newRow("the file of a removed download is still to be deleted")
        << u"leftover"_s << 99 << true;
    QTest::newRow("a removed download") << u"removed"_s << 99 << false;
    QTest::newRow("a favourite") << u"favourite"_s << 99 << false;
    QTest::newRow("the clock was set back") << u""_s << -50 << true;
}

void TestPreviewStore::unusedOnesAreRemoved()
{
    QFETCH(const QString, what);
    QFETCH(const int, day);
    QFETCH(const bool, isKept);
    const EpisodeId id = episodeId(u"a"_s);
    const auto download = [&](domain::DownloadState state, const QString &path) {
        return DownloadStore(*m_connection).put({.episode = id, .state = state, .path = path});
    };
    Result<> done;
    if (what == "use"_L1)
        done = store().use(m_preview, days(1));
    else if (what == "queue"_L1)
        done = QueueStore(*m_connection).replace({id}).map([](const auto &) {});
    else if (what == "bookmark"_L1)
        done = BookmarkStore(*m_connection)
                   .add({.feedKey = feedUrlKey(url()), .guid = u"a"_s, .created = testNow})
                   .map([](BookmarkId) {});
    else if (what == "done"_L1)
        done = download(domain::DownloadState::Done, u"/a.mp3"_s);
    else if (what == "waiting"_L1)
        done = download(domain::DownloadState::Waiting, {});
    else if (what == "leftover"_L1)
        done = download(domain::DownloadState::Removed, u"/a.mp3"_s);
    else if (what == "removed"_L1)
        done = download(domain::DownloadState::Removed, {});
    else if (what == "favourite"_L1)
        done = EpisodeStore(*m_connection).setState(id, {.isFavourite = true});
    QVERIFY(done.has_value());
    QCOMPARE(removeUnused(days(day), what == "play"_L1 ? id : EpisodeId()), isKept ? 0 : 1);
    QCOMPARE(PodcastStore(*m_connection).find(m_preview).has_value(), isKept);
    QCOMPARE(m_connection->number(u"SELECT count(*) FROM episode"_s).value_or(-1), isKept ? 2 : 0);
}

/// A preview that is taken out of Up next after weeks is kept for seven more days.
void TestPreviewStore::useEndsWithTheLastReason()
{
    QVERIFY(QueueStore(*m_connection).replace({episodeId(u"a"_s)}).has_value());
    QCOMPARE(removeUnused(days(30)), 0);
    QVERIFY(QueueStore(*m_connection).replace({}).has_value());
    QCOMPARE(removeUnused(days(36)), 0);
    QCOMPARE(removeUnused(days(37)), 1);
}

void TestPreviewStore::removingKeepsFollowedShows()
{
    addShow(*m_connection, u"show"_s);
    for (int i = 0; i < 3; ++i) {
        const QUrl other(u"https://example.org/other%1"_s.arg(i));
        QVERIFY(store().add(other, u"Other"_s, days(i)).has_value());
    }
    QCOMPARE(removeUnused(days(8)), 3); // that of init(), and those of the days 0 and 1
    QCOMPARE(PodcastStore(*m_connection).all()->size(), 1);
    QCOMPARE(m_connection->number(u"SELECT count(*) FROM podcast"_s).value_or(-1), 2);
}

QTEST_GUILESS_MAIN(TestPreviewStore)
#include "tst_preview_store.moc"
