// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which episodes are stored on this computer, which the cache evicts, and where files are.

#include <listening/media_source_resolver.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <storage/download_store.h>
#include <storage/podcast_store.h>
#include <support/download_library.h>
#include <support/fake_audio_output.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::DownloadState;
using domain::MediaPresence;
using test::answerOf;
using test::DownloadLibrary;
using test::waitForEvents;

class TestDownloadPresence final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whatIsHeardIsHere();
    void oneAddressHasSeveralEpisodes_data();
    void oneAddressHasSeveralEpisodes();
    void theBudget_data();
    void theBudget();
    void theMirrorIsPutRightAtTheStart();
    void whatIsHereMovesWithItsShow();
    void whatCannotBeRenamedKeepsItsName();
    void aFileThatSomebodyDeleted();
    void whatIsDownloadedIsPlayedFromItsFile();
    void aDiskThatIsElsewhere();
    void theFolderMoves_data();
    void theFolderMoves();
    void theFolderGetsAnotherName_data();
    void theFolderGetsAnotherName();
    void aShowThatIsRemovedDuringTheMoveLeavesNoCopy();
    void movingGoesOnAfterACrash();
    void namesAreNeverTakenTwice();
    void aCrashBetweenTheSteps_data();
    void aCrashBetweenTheSteps();

private:
    [[nodiscard]] downloads::Downloads &downloads() { return *m_library->downloads; }
    [[nodiscard]] EpisodeId id(qsizetype number) const { return m_ids.at(number); }
    [[nodiscard]] MediaPresence presence(qsizetype number) const
    {
        return m_library->summaryOf(id(number)).presence;
    }
    /// Streams the bytes from 0 to \a end like the player does and waits until the presence is
    /// known.
    void hear(qsizetype number, qint64 end);
    /// Streams the bytes of \a id from 0 to \a end from \a origin like the player does.
    void stream(EpisodeId id, const QUrl &origin, qint64 end);
    void download(const QList<EpisodeId> &ids);
    /// Publishes the news of \a hour, whose sound is \a media, as the only episode of the feed
    /// "news". All its episodes have the same enclosure address.
    void publishNews(int hour, bool hasGuid, const QByteArray &media);

    std::unique_ptr<DownloadLibrary> m_library;
    QStringList m_titles{u"D"_s, u"C"_s, u"B"_s, u"A"_s};
    QList<EpisodeId> m_ids;
};

void TestDownloadPresence::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<DownloadLibrary>();
    m_ids = m_library->follow(u"Show"_s, m_titles);
    QCOMPARE(m_ids.size(), 4);
}

void TestDownloadPresence::cleanup()
{
    m_library.reset();
}

void TestDownloadPresence::hear(qsizetype number, qint64 end)
{
    stream(id(number), m_library->origin.url(u'/' + m_titles.at(number) + u".mp3"_s), end);
    const MediaPresence expected =
        end == DownloadLibrary::size ? MediaPresence::Complete : MediaPresence::Partial;
    QTRY_VERIFY(presence(number) == expected);
    m_library->streamer->close(m_library->keyOf(id(number)));
}

void TestDownloadPresence::stream(EpisodeId id, const QUrl &origin, qint64 end)
{
    downloads().setCurrent(id);
    QVERIFY(m_library->settle());
    m_library->streamer->setReadAhead(1);
    const auto address = answerOf(m_library->streamer->open(m_library->keyOf(id), origin));
    QVERIFY(address);
    net::RangeClient player("player");
    const auto reader = player.read({.url = *address, .cause = net::Purpose::Media, .end = end});
    QVERIFY(waitForEvents([&] { return reader->isFinished(); }));
}

void TestDownloadPresence::download(const QList<EpisodeId> &ids)
{
    const qsizetype before = m_library->finished->size();
    QVERIFY(answerOf(downloads().add(ids)));
    QVERIFY(m_library->finish(before + ids.size()));
}

void TestDownloadPresence::whatIsHeardIsHere()
{
    m_library->start();
    QVERIFY(presence(0) == MediaPresence::None);
    hear(0, 1000);
    hear(0, DownloadLibrary::size);
    hear(1, 1000);
    QVERIFY(presence(0) == MediaPresence::Complete);
    QVERIFY(presence(1) == MediaPresence::Partial);
    QVERIFY(!m_library->summaryOf(id(0)).download);
    QCOMPARE(answerOf(m_library->library->episodes().count({.offline = true})).value_or(-1), 1);
}

void TestDownloadPresence::publishNews(int hour, bool hasGuid, const QByteArray &media)
{
    const auto number = QByteArray::number(hour);
    m_library->origin.setDocument(
        u"/latest.mp3"_s, {.body = media, .type = "audio/mpeg", .etag = '"' + number + '"'});
    const QByteArray guid = hasGuid ? "<guid>" + number + "</guid>" : QByteArray();
    QFile feed(m_library->feedPath(u"news"_s));
    QVERIFY(feed.open(QFile::WriteOnly));
    feed.write("<rss version=\"2.0\"><channel><title>News</title><item><title>News at " + number
               + "</title>" + guid + "<pubDate>5 Feb 2024 " + number
               + ":00:00 GMT</pubDate><enclosure type=\"audio/mpeg\" url=\""
               + m_library->origin.url(u"/latest.mp3"_s).toEncoded()
               + "\"/></item></channel></rss>");
}

void TestDownloadPresence::oneAddressHasSeveralEpisodes_data()
{
    QTest::addColumn<bool>("isDownloaded");
    QTest::addColumn<bool>("hasGuid");
    QTest::newRow("case 3: the next news are not those that were downloaded") << true << true;
    QTest::newRow("case 3: the next news are not those that were streamed") << false << true;
    QTest::newRow("case 3: nor without guids, after a download") << true << false;
    QTest::newRow("case 3: nor without guids, after streaming") << false << false;
}

/// A file belongs to the episode that was published at the address when it was fetched.
void TestDownloadPresence::oneAddressHasSeveralEpisodes()
{
    QFETCH(const bool, isDownloaded);
    QFETCH(const bool, hasGuid);
    const QByteArray nine = test::patternBytes(20'000);
    const QByteArray ten = test::patternBytes(30'000);
    publishNews(9, hasGuid, nine);
    const auto outcome = answerOf(m_library->library->subscriptions().subscribe(
        QUrl::fromLocalFile(m_library->feedPath(u"news"_s))));
    QCOMPARE(outcome.added.size(), 1);
    const PodcastId news = outcome.added.constFirst().id;
    const EpisodeId before = m_library->ids(news).constFirst();
    m_library->start();
    if (isDownloaded)
        download({before});
    else
        stream(before, m_library->origin.url(u"/latest.mp3"_s), nine.size());
    QTRY_VERIFY(m_library->summaryOf(before).presence == MediaPresence::Complete);

    publishNews(10, hasGuid, ten);
    QVERIFY(answerOf(m_library->library->refresher().refresh({news})));
    const EpisodeId latest = m_library->ids(news).constFirst();
    QVERIFY(latest != before);
    QVERIFY(m_library->summaryOf(latest).presence == MediaPresence::None);
    QVERIFY(!m_library->summaryOf(latest).download);
    QVERIFY(m_library->summaryOf(before).presence == MediaPresence::Complete);
    QCOMPARE(m_library->pathOf(before).isEmpty(), !isDownloaded);

    download({latest});
    QCOMPARE(QFileInfo(m_library->pathOf(latest)).size(), ten.size());
    QVERIFY(m_library->summaryOf(before).presence == MediaPresence::Complete);
    if (isDownloaded)
        QCOMPARE(QFileInfo(m_library->pathOf(before)).size(), nine.size());
}

void TestDownloadPresence::theBudget_data()
{
    QTest::addColumn<QString>("protection");
    QTest::newRow("the cached episode heard longest ago is evicted") << u""_s;
    QTest::newRow("an episode in the queue stays") << u"queue"_s;
    QTest::newRow("an episode waiting to be downloaded stays") << u"download"_s;
}

void TestDownloadPresence::theBudget()
{
    QFETCH(const QString, protection);
    m_library->start();
    hear(0, DownloadLibrary::size);
    QTRY_VERIFY(presence(0) == MediaPresence::Complete);
    hear(1, DownloadLibrary::size);
    hear(2, 1000);
    if (protection == u"queue"_s)
        QVERIFY(answerOf(m_library->library->queue().playLast({id(0)})));
    if (protection == u"download"_s) {
        QVERIFY(answerOf(downloads().setPausedAll(true)));
        QVERIFY(answerOf(downloads().add({id(2)})));
        QVERIFY(answerOf(downloads().pause({id(2)})));
        downloads().setCurrent(id(1));
    }
    // Room for one whole file of 300 kB, but not for two.
    downloads().setCacheBudget(protection == u"queue"_s ? 500'000 : 400'000);
    if (protection == u"queue"_s) {
        QTRY_VERIFY(presence(1) == MediaPresence::None);
        QVERIFY(presence(0) == MediaPresence::Complete);
    } else {
        QTRY_VERIFY(presence(0) == MediaPresence::None);
        QVERIFY(presence(2) == MediaPresence::Partial);
    }
}

void TestDownloadPresence::theMirrorIsPutRightAtTheStart()
{
    m_library->start();
    hear(0, DownloadLibrary::size);
    hear(1, 1000);
    m_library->open();
    for (const QString &ending : {u".bytes"_s, u".map"_s})
        QVERIFY(QFile::remove(m_library->mediaPath + u'/' + m_library->keyOf(id(0)) + ending));
    m_library->start();
    QTRY_VERIFY(presence(0) == MediaPresence::None);
    QVERIFY(presence(1) == MediaPresence::Partial);
}

void TestDownloadPresence::whatIsHereMovesWithItsShow()
{
    m_library->start();
    hear(0, DownloadLibrary::size);
    const media::MediaKey before = m_library->keyOf(id(0));
    m_library->close();
    {
        const auto connection = storage::Connection::open(m_library->folders.database);
        QVERIFY(*storage::PodcastStore(**connection)
                     .moveTo(m_library->podcast, QUrl(u"https://example.org/new"_s)));
    }
    const qint64 sent = m_library->origin.bytesSent();
    m_library->open();
    QVERIFY(m_library->keyOf(id(0)) != before);
    m_library->start();
    const auto isMoved = [&] {
        const auto stored = answerOf(m_library->streamer->stored());
        return stored.size() == 1 && stored.constFirst().key == m_library->keyOf(id(0));
    };
    QTRY_VERIFY(isMoved());
    QVERIFY(presence(0) == MediaPresence::Complete);
    download({id(0)});
    QVERIFY(m_library->isWhole(id(0)));
    QCOMPARE(m_library->origin.bytesSent(), sent);
}

/// The streamed bytes of an episode keep their old key if renaming fails; the next start tries
/// again.
void TestDownloadPresence::whatCannotBeRenamedKeepsItsName()
{
    m_library->start();
    hear(0, DownloadLibrary::size);
    m_library->close();
    {
        const auto connection = storage::Connection::open(m_library->folders.database);
        QVERIFY(*storage::PodcastStore(**connection)
                     .moveTo(m_library->podcast, QUrl(u"https://example.org/new"_s)));
    }
    m_library->open();
    // A folder that is not empty cannot be replaced by a rename.
    const QString inTheWay = m_library->mediaPath + u'/' + m_library->keyOf(id(0)) + u".bytes"_s;
    QVERIFY(QDir().mkpath(inTheWay + u"/full"_s));
    QTest::ignoreMessage(QtInfoMsg, QRegularExpression(u"^renamed at the next start: "_s));
    m_library->start();
    QVERIFY(m_library->settle());
    QVERIFY(m_library->settle());
    QCOMPARE(answerOf(m_library->streamer->stored()).size(), 1);
    QVERIFY(answerOf(m_library->streamer->stored()).constFirst().key != m_library->keyOf(id(0)));
    m_library->open();
    QVERIFY(QDir(inTheWay).removeRecursively());
    m_library->start();
    const auto isMoved = [&] {
        const auto stored = answerOf(m_library->streamer->stored());
        return stored.size() == 1 && stored.constFirst().key == m_library->keyOf(id(0));
    };
    QTRY_VERIFY(isMoved());
    QVERIFY(presence(0) == MediaPresence::Complete);
}

void TestDownloadPresence::aFileThatSomebodyDeleted()
{
    m_library->start();
    download({id(0)});
    QVERIFY(QFile::remove(m_library->pathOf(id(0))));
    QCOMPARE(m_library->pathOf(id(0)), QString());
    QVERIFY(presence(0) == MediaPresence::None);
    QVERIFY(m_library->stateOf(id(0)) == DownloadState::Removed);
    hear(0, 1000); // it is streamed again
}

void TestDownloadPresence::whatIsDownloadedIsPlayedFromItsFile()
{
    test::FakeAudioOutput output;
    playback::SoundControls sound;
    playback::Player player(output, sound, m_library->clock);
    listening::MediaSourceResolver media(
        m_library->library->accounts(), *m_library->streamer, player, sound);
    media.setDownloads(downloads());
    m_library->start();
    download({id(0)});
    const auto episode = answerOf(m_library->library->episodes().detail(id(0)));
    QCOMPARE(answerOf(media.prepare(*episode)), QUrl::fromLocalFile(m_library->pathOf(id(0))));
    media.begin();
    QVERIFY(media.buffered() == stream::Buffered());
    // Without its file the episode is streamed.
    QVERIFY(QFile::remove(m_library->pathOf(id(0))));
    QCOMPARE(answerOf(media.prepare(*episode)).scheme(), u"http"_s);
    const auto other = answerOf(m_library->library->episodes().detail(id(1)));
    QCOMPARE(answerOf(media.prepare(*other)).scheme(), u"http"_s);
}

void TestDownloadPresence::aDiskThatIsElsewhere()
{
    m_library->start();
    download({id(0)});
    // Stands for a disk that is not mounted: the files are away together with their folder.
    const QString away = m_library->folder.filePath(u"away"_s);
    QVERIFY(QDir().rename(m_library->target(), away));
    QCOMPARE(m_library->pathOf(id(0)), QString());
    QVERIFY(m_library->stateOf(id(0)) == DownloadState::Done);
    QVERIFY(QDir().rename(away, m_library->target()));
    QVERIFY(m_library->isWhole(id(0)));
}

void TestDownloadPresence::theFolderMoves_data()
{
    QTest::addColumn<QString>("base");
    QTest::newRow("to a folder on the same disk") << QDir::tempPath();
    QTest::newRow("to another disk") << u"/dev/shm"_s;
}

void TestDownloadPresence::theFolderMoves()
{
    QFETCH(const QString, base);
    const QTemporaryDir elsewhere(base + u"/dogear-XXXXXX"_s);
    if (!elsewhere.isValid())
        QSKIP("there is no such disk here");
    m_library->start();
    download(m_ids);
    const QDateTime modified = QFileInfo(m_library->pathOf(id(0))).lastModified();
    const QString target = elsewhere.filePath(u"New"_s);
    QVERIFY(answerOf(downloads().setFolder(target)));
    QVERIFY(!QDir(m_library->target()).exists(u"Show"_s));
    for (qsizetype i = 0; i < m_ids.size(); ++i) {
        QVERIFY(m_library->pathOf(id(i)).startsWith(target + u"/Show/"_s));
        QVERIFY(m_library->isWhole(id(i)));
    }
    QCOMPARE(QFileInfo(m_library->pathOf(id(0))).lastModified(), modified);
}

void TestDownloadPresence::theFolderGetsAnotherName_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("the same name, which has an emoji") << u"🎧"_s << u"🎧"_s;
    QTest::newRow("a symbolic link to the folder") << u"Podcasts"_s << u"Link"_s;
    QTest::newRow("the same name with a slash at its end") << u"Podcasts"_s << u"Podcasts/"_s;
}

/// The files are in the new folder already and must not be deleted as leftovers in the old one.
void TestDownloadPresence::theFolderGetsAnotherName()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    const QString folder = m_library->folder.filePath(before);
    downloads().start(folder, m_library->settings);
    download({id(0)});
    QVERIFY(QFile::link(folder, m_library->folder.filePath(u"Link"_s)));
    QVERIFY(answerOf(downloads().setFolder(m_library->folder.filePath(after))));
    QVERIFY(m_library->isWhole(id(0)));
}

void TestDownloadPresence::aShowThatIsRemovedDuringTheMoveLeavesNoCopy()
{
    m_library->start();
    download({id(0)});
    const QString path = m_library->pathOf(id(0));
    const QString target = m_library->folder.filePath(u"New"_s);
    // The database answers in order: the show is removed after the move has read the row, and
    // before the row gets the new path.
    const auto moved = downloads().setFolder(target);
    const auto removed = m_library->library->subscriptions().remove(m_library->podcast);
    QVERIFY(answerOf(moved));
    QVERIFY(waitForEvents([&] { return removed.isFinished(); }));
    QVERIFY(removed.result().has_value());
    QVERIFY(QFile::exists(path)); // the removal can be undone
    QVERIFY(!QFile::exists(target + u"/Show"_s));
}

void TestDownloadPresence::movingGoesOnAfterACrash()
{
    m_library->start();
    download({id(0), id(1)});
    // Simulates a crash in the middle: the first file is copied to the new folder but still has its
    // old path in the database, and the second one has not been moved.
    const QString target = m_library->folder.filePath(u"New"_s);
    QVERIFY(QDir().mkpath(target + u"/Show"_s));
    const QString path = m_library->pathOf(id(0));
    const QString moved = target + u"/Show/"_s + QFileInfo(path).fileName();
    QVERIFY(QFile::copy(path, moved));
    QFile copy(moved);
    QVERIFY(copy.open(QFile::ReadWrite));
    QVERIFY(copy.setFileTime(QFileInfo(path).lastModified(), QFileDevice::FileModificationTime));
    copy.close();
    m_library->open();
    downloads().start(target, m_library->settings);
    QTRY_COMPARE(m_library->pathOf(id(0)), moved);
    QTRY_VERIFY(m_library->pathOf(id(1)).startsWith(target));
    QCOMPARE(QDir(target + u"/Show"_s).entryList(QDir::Files).size(), 2);
    QVERIFY(!QFile::exists(path));
    QVERIFY(m_library->isWhole(id(0)) && m_library->isWhole(id(1)));
}

void TestDownloadPresence::namesAreNeverTakenTwice()
{
    // Another show with the same name and an episode with the same title and date.
    const QList<EpisodeId> others = m_library->follow(u"Show"_s, m_titles, u"other"_s);
    QCOMPARE(others.size(), 4);
    QVERIFY(others.constFirst() != m_ids.constFirst());
    m_library->start();
    download({id(0), others.at(0)});
    QVERIFY(m_library->pathOf(id(0)) != m_library->pathOf(others.at(0)));
    QVERIFY(m_library->isWhole(id(0)) && m_library->isWhole(others.at(0)));
}

void TestDownloadPresence::aCrashBetweenTheSteps_data()
{
    QTest::addColumn<bool>("hasFile");   // at the path chosen for the download
    QTest::addColumn<bool>("isStored");  // in the media store
    QTest::addColumn<qint64>("fetched"); // bytes requested after the restart
    constexpr qint64 size = DownloadLibrary::size;
    QTest::newRow("the path was chosen, the file was not moved") << false << true << qint64{0};
    QTest::newRow("the file was moved, the database does not know it")
        << true << false << qint64{0};
    QTest::newRow("the file was copied and is still in the store") << true << true << qint64{0};
    QTest::newRow("neither the file nor the stored bytes are left") << false << false << size;
}

void TestDownloadPresence::aCrashBetweenTheSteps()
{
    QFETCH(const bool, hasFile);
    QFETCH(const bool, isStored);
    QFETCH(const qint64, fetched);
    m_library->start();
    download({id(0)});
    const QString path = m_library->pathOf(id(0));
    const media::MediaKey key = m_library->keyOf(id(0));
    m_library->close();
    {
        // Restores the database row to its state before the last step.
        const auto connection = storage::Connection::open(m_library->folders.database);
        QVERIFY(connection);
        storage::DownloadStore store(**connection);
        auto row = *store.find(id(0));
        row->state = DownloadState::Waiting;
        row->finished.reset();
        QVERIFY(store.put(*row));
        if (isStored) {
            media::MediaStore media(m_library->mediaPath);
            const auto file = media.file(key);
            QVERIFY((*file)->restart({.etag = {},
                                      .lastModified = {},
                                      .contentType = {},
                                      .length = DownloadLibrary::size}));
            QVERIFY((*file)->write(0, test::patternBytes(DownloadLibrary::size)));
        }
        if (!hasFile)
            QVERIFY(QFile::remove(path));
    }
    m_library->origin.clearRequests();
    const qint64 sent = m_library->origin.bytesSent();
    m_library->open();
    m_library->start();
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->isWhole(id(0)));
    QCOMPARE(m_library->origin.bytesSent() - sent, fetched);
    QTRY_VERIFY(QDir(m_library->mediaPath).isEmpty());
    QCOMPARE(QDir(QFileInfo(path).path()).entryList(QDir::Files).size(), 1);
}

QTEST_GUILESS_MAIN(TestDownloadPresence)
#include "tst_download_presence.moc"
