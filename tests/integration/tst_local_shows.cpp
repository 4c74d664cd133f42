// SPDX-License-Identifier: GPL-3.0-or-later
// Tests folders and files as shows, with a real library and real files.

#include <listening/auto_advance.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QDirIterator>
#include <QSignalSpy>

#include <sys/stat.h>
#include <unistd.h>
#include <unit/tags/media_writer.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using domain::EpisodeOrder;

namespace {

/// Builds about \a frames / 38 seconds of silence with the tags "title|track|album".
QByteArray sound(const QString &tags = {}, int frames = 100, const QByteArray &more = {})
{
    const QStringList parts = tags.split(u'|');
    QByteArray written = more;
    const QList<QByteArray> names{"TIT2", "TRCK", "TALB"};
    for (qsizetype i = 0; i < std::min(parts.size(), names.size()); ++i) {
        if (!parts.at(i).isEmpty())
            written += text(names.at(i), parts.at(i).toUtf8());
    }
    return (written.isEmpty() ? QByteArray() : id3Tag(written)) + mp3Frames(frames);
}

} // namespace

class TestLocalShows final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }

    void aFolderIsAShow();
    void aFileIsAShow();
    void whatIsNoShow_data();
    void whatIsNoShow();
    void aFeedFileIsStillAFeed_data();
    void aFeedFileIsStillAFeed();
    void circlesHaveAnEnd();
    void hiddenFilesAreLeftOut();
    void anUnchangedFolderIsNotReadAgain();
    void filesComeAndGo();
    void aFileThatMovesKeepsItsPlace();
    void aDiskThatIsNotThereTakesNothingAway();
    void aFolderThatCannotBeReadTakesNothingAway();
    void nothingIsWrittenIntoTheFolder();
    void readingCanBeStopped();
    void aLibraryThatGoesWhileItReads();
    void aStoppedRefreshSaysNothing();
    void theCoverIsTakenOutOfTheFile();
    void undoKeepsTheOrder();
    void listsLeaveItOut();
    void chaptersAndSearchWork();
    void itPlaysOnInItsOrder();
    void theListBeginsWithTheFirst();
    void manyFiles();
    void everyFormat();

private:
    template<typename T>
    static T wait(const Future<T> &future)
    {
        [&] { QTRY_VERIFY_WITH_TIMEOUT(future.isFinished(), 30'000); }();
        return future.result();
    }

    QUrl write(const QString &name, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return QUrl::fromLocalFile(path(name));
    }
    [[nodiscard]] QString path(const QString &name) const { return m_media->filePath(name); }
    subscriptions::SubscribeOutcome add(const QString &name)
    {
        return wait(m_library->library.subscriptions().subscribe(QUrl::fromLocalFile(path(name))));
    }
    PodcastId follow(const QString &name)
    {
        const auto outcome = add(name);
        return outcome.added.isEmpty() ? PodcastId() : outcome.added.constFirst().id;
    }
    /// Refreshes all shows a day later.
    subscriptions::RefreshSummary refresh()
    {
        m_library->clock.time = m_library->clock.time.addDays(1);
        return wait(m_library->library.refresher().refresh())
            .value_or(subscriptions::RefreshSummary());
    }
    [[nodiscard]] domain::FollowedPodcast show(PodcastId id)
    {
        return *wait(m_library->library.subscriptions().find(id));
    }
    [[nodiscard]] QList<domain::EpisodeDetail> details(PodcastId id)
    {
        QList<domain::EpisodeDetail> list;
        const auto episodes = wait(m_library->library.episodes().list(
            {.podcast = id, .order = EpisodeOrder::OldestFirst}));
        for (const domain::EpisodeSummary &episode : *episodes)
            list.append(*wait(m_library->library.episodes().detail(episode.id)));
        return list;
    }
    /// Titles of the episodes of \a id in playing order; those of removed episodes in brackets.
    [[nodiscard]] QString titles(PodcastId id)
    {
        QStringList list;
        for (const domain::EpisodeDetail &detail : details(id)) {
            const QString title = detail.episode.title;
            list.append(detail.isRemoved ? QString(u'(' + title + u')') : title);
        }
        return list.join(u", ");
    }
    [[nodiscard]] EpisodeId episode(PodcastId id, const QString &guid)
    {
        for (const domain::EpisodeDetail &detail : details(id)) {
            if (detail.episode.guid == guid)
                return detail.summary.id;
        }
        return {};
    }
    /// Path, size and date of every file below the folder.
    [[nodiscard]] QStringList everything() const
    {
        QStringList all;
        QDirIterator entry(m_media->path(),
                           QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
        while (entry.hasNext()) {
            const QFileInfo info(entry.next());
            all.append(u"%1 %2 %3"_s.arg(info.filePath())
                           .arg(info.size())
                           .arg(info.lastModified().toMSecsSinceEpoch()));
        }
        all.sort();
        return all;
    }

    std::optional<QTemporaryDir> m_media;
    std::unique_ptr<LocalLibrary> m_library;
};

void TestLocalShows::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_media.emplace();
    m_library = std::make_unique<LocalLibrary>();
}

void TestLocalShows::aFolderIsAShow()
{
    write(u"My_Book/2 Two.mp3"_s, sound());
    write(u"My_Book/10 Ten.mp3"_s, sound());
    write(u"My_Book/1 One.mp3"_s, sound(u"In the beginning"_s, 200));
    write(u"My_Book/Part 2/part_two.ogg"_s, "OggS and more");
    write(u"My_Book/cover.jpg"_s, "picture");
    write(u"My_Book/feed.xml"_s, "<rss><channel><title>A feed</title></channel></rss>");
    write(u"My_Book/letter.pdf"_s, "%PDF");
    const auto outcome = add(u"My_Book"_s);
    QCOMPARE(outcome.added.size(), 1);
    const subscriptions::FollowedShow &added = outcome.added.constFirst();
    QCOMPARE(added.title, u"My Book"_s);
    QCOMPARE(added.url, QUrl::fromLocalFile(path(u"My_Book/"_s)));
    QVERIFY(added.url.path().endsWith(u'/'));
    QCOMPARE(titles(added.id), u"In the beginning, 2 Two, 10 Ten, part two"_s);
    const domain::Podcast podcast = show(added.id).podcast;
    QCOMPARE(podcast.image.toLocalFile(), path(u"My_Book/cover.jpg"_s));
    QCOMPARE(podcast.type, domain::ShowType::Serial);
    const domain::Episode first = details(added.id).constFirst().episode;
    QCOMPARE(first.enclosure->url.toLocalFile(), path(u"My_Book/1 One.mp3"_s));
    QCOMPARE(first.enclosure->type, u"audio/mpeg"_s);
    QVERIFY(first.duration && qAbs(first.duration->count() - 5'224) < 100);
    QVERIFY(!first.published);
    QCOMPARE(m_library->http.asked, QList<QUrl>());

    const auto again = add(u"My_Book/"_s);
    QVERIFY(again.added.constFirst().wasFollowed);
    QCOMPARE(again.added.constFirst().id, added.id);
}

void TestLocalShows::aFileIsAShow()
{
    write(u"The_Walrus.m4b.mp3"_s, sound(u"On walruses||Animals"_s));
    write(u"other.mp3"_s, sound());
    write(u"recording"_s, sound(u"No ending"_s, 400));
    const PodcastId walrus = follow(u"The_Walrus.m4b.mp3"_s);
    QCOMPARE(titles(walrus), u"On walruses"_s);
    QCOMPARE(show(walrus).podcast.title, u"On walruses"_s);
    QCOMPARE(titles(follow(u"recording"_s)), u"No ending"_s);
    QCOMPARE(refresh().unchanged, 2);
    write(u"The_Walrus.m4b.mp3"_s, sound(u"On seals"_s));
    QCOMPARE(refresh().updated, 1);
    QCOMPARE(titles(walrus), u"On seals"_s);
}

void TestLocalShows::whatIsNoShow_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("code");
    QTest::newRow("a folder without media") << u"letters"_s << u"NoMedia"_s;
    QTest::newRow("an empty folder") << u"empty"_s << u"NoMedia"_s;
    QTest::newRow("a folder that does not exist") << u"nowhere/"_s << u"FileNotFound"_s;
    QTest::newRow("a picture") << u"picture.png"_s << u"UnsupportedFeed"_s;
    QTest::newRow("an empty file") << u"empty.mp3"_s << u"EmptyInput"_s;
    QTest::newRow("a text file") << u"letters/a.txt"_s << u"UnsupportedFeed"_s;
}

void TestLocalShows::whatIsNoShow()
{
    QFETCH(const QString, name);
    QFETCH(const QString, code);
    write(u"letters/a.txt"_s, "Dear Anna");
    write(u"letters/feed.xml"_s, "<rss><channel><title>A feed</title></channel></rss>");
    write(u"letters/nothing.mp3"_s, "");
    QDir().mkpath(path(u"empty"_s));
    write(u"picture.png"_s, "\x89PNG\r\n\x1a\n and more of it");
    write(u"empty.mp3"_s, "");
    const auto outcome = add(name);
    QCOMPARE(outcome.added.size(), 0);
    QCOMPARE(outcome.failed.size(), 1);
    QCOMPARE(toName(outcome.failed.constFirst().error.code), code);
    QCOMPARE(wait(m_library->library.subscriptions().all())->size(), 0);
}

void TestLocalShows::aFeedFileIsStillAFeed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("before");
    QTest::newRow("a file with the extension .xml") << u"feed.xml"_s << QByteArray();
    QTest::newRow("a file without an extension") << u"feed"_s << QByteArray();
    QTest::newRow("leading white space") << u"feed.txt"_s << QByteArray("\n \n");
    QTest::newRow("a leading byte order mark") << u"feed"_s << QByteArray("\xef\xbb\xbf");
}

void TestLocalShows::aFeedFileIsStillAFeed()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, before);
    write(name,
          before
              + "<rss><channel><title>A feed</title><item><title>One</title></item></channel>"
                "</rss>");
    const auto outcome = add(name);
    QCOMPARE(outcome.added.size(), 1);
    QCOMPARE(outcome.added.constFirst().title, u"A feed"_s);
}

void TestLocalShows::circlesHaveAnEnd()
{
    write(u"outside.mp3"_s, sound());
    write(u"elsewhere/5.mp3"_s, sound());
    write(u"show/1.mp3"_s, sound());
    write(u"show/a/2.mp3"_s, sound());
    QVERIFY(QFile::link(u"."_s, path(u"show/self"_s)));
    QVERIFY(QFile::link(u".."_s, path(u"show/up"_s)));
    QVERIFY(QFile::link(u"../.."_s, path(u"show/a/far"_s)));
    QVERIFY(QFile::link(u"b"_s, path(u"show/0 is a"_s)));
    QVERIFY(QFile::link(u"a"_s, path(u"show/b"_s)));
    QVERIFY(QFile::link(u"nowhere"_s, path(u"show/broken.mp3"_s)));
    QVERIFY(QFile::link(u"../elsewhere"_s, path(u"show/z"_s)));
    QVERIFY(QFile::link(u"../outside.mp3"_s, path(u"show/file.mp3"_s)));
    const PodcastId id = follow(u"show"_s);
    QCOMPARE(titles(id), u"1, file, 2, 5"_s);
    QVERIFY(episode(id, u"a/2.mp3"_s).isValid()); // not under the link's name
    QVERIFY(episode(id, u"z/5.mp3"_s).isValid());
}

void TestLocalShows::hiddenFilesAreLeftOut()
{
    write(u"show/1.mp3"_s, sound());
    write(u"show/._1.mp3"_s, sound());
    write(u"show/.trash/2.mp3"_s, sound());
    QCOMPARE(::mkfifo(QFile::encodeName(path(u"show/pipe.mp3"_s)).constData(), 0600), 0);
    QCOMPARE(titles(follow(u"show"_s)), u"1"_s);
}

void TestLocalShows::anUnchangedFolderIsNotReadAgain()
{
    write(u"show/1.mp3"_s, sound(u"One"_s));
    const PodcastId id = follow(u"show"_s);
    // With the same size and date, the file must not be read again.
    const QDateTime date = QFileInfo(path(u"show/1.mp3"_s)).lastModified();
    const auto replace = [&](const QString &title, const QDateTime &time) {
        write(u"show/1.mp3"_s, sound(title));
        QFile file(path(u"show/1.mp3"_s));
        return file.open(QFile::ReadWrite)
               && file.setFileTime(time, QFileDevice::FileModificationTime);
    };
    QVERIFY(replace(u"Two"_s, date));
    QCOMPARE(refresh().unchanged, 1);
    QCOMPARE(titles(id), u"One"_s);
    QVERIFY(replace(u"Two"_s, date.addSecs(2)));
    QCOMPARE(refresh().updated, 1);
    QCOMPARE(titles(id), u"Two"_s);
}

void TestLocalShows::filesComeAndGo()
{
    for (const QString &name : {u"1"_s, u"3"_s, u"5"_s})
        write(u"show/"_s + name + u".mp3"_s, sound({}, name.toInt() * 100));
    const PodcastId id = follow(u"show"_s);
    wait(m_library->library.episodes().setPosition(episode(id, u"3.mp3"_s), 3s));
    write(u"show/2.mp3"_s, sound({}, 222));
    write(u"show/6.mp3"_s, sound({}, 666));
    auto summary = refresh();
    QCOMPARE(summary.newEpisodes, 2);
    QCOMPARE(titles(id), u"1, 2, 3, 5, 6"_s);

    QVERIFY(QFile::remove(path(u"show/3.mp3"_s)));
    summary = refresh();
    QCOMPARE(summary.failed.size(), 0);
    QCOMPARE(titles(id), u"1, 2, (3), 5, 6"_s);
    write(u"show/3.mp3"_s, sound({}, 300));
    refresh();
    QCOMPARE(titles(id), u"1, 2, 3, 5, 6"_s);
    const auto back = wait(m_library->library.episodes().detail(episode(id, u"3.mp3"_s)));
    QCOMPARE(back->summary.state.position, std::chrono::milliseconds(3'000));
}

void TestLocalShows::aFileThatMovesKeepsItsPlace()
{
    write(u"show/one.mp3"_s, sound({}, 100));
    write(u"show/two.mp3"_s, sound({}, 200));
    const PodcastId id = follow(u"show"_s);
    const EpisodeId two = episode(id, u"two.mp3"_s);
    wait(m_library->library.episodes().setPosition(two, 2s));
    QDir().mkpath(path(u"show/part"_s));
    QVERIFY(QFile::rename(path(u"show/two.mp3"_s), path(u"show/part/zwei.mp3"_s)));
    refresh();
    QCOMPARE(titles(id), u"one, zwei"_s);
    QCOMPARE(episode(id, u"part/zwei.mp3"_s), two);
    const auto moved = wait(m_library->library.episodes().detail(two));
    QCOMPARE(moved->summary.state.position, std::chrono::milliseconds(2'000));
    QCOMPARE(moved->episode.enclosure->url.toLocalFile(), path(u"show/part/zwei.mp3"_s));
}

void TestLocalShows::aDiskThatIsNotThereTakesNothingAway()
{
    write(u"disk/show/1.mp3"_s, sound());
    write(u"disk/show/2.mp3"_s, sound({}, 200));
    const PodcastId id = follow(u"disk/show"_s);
    const auto failsWith = [&](const QString &code) {
        const auto summary = refresh();
        return summary.failed.size() == 1 && toName(summary.failed.constFirst().error.code) == code
               && titles(id) == "1, 2"_L1 && show(id).fetch.lastError.has_value();
    };
    QVERIFY(QDir().rename(path(u"disk"_s), path(u"away"_s)));
    QVERIFY(failsWith(u"FileNotFound"_s));
    QCOMPARE(show(id).fetch.lastError->url, show(id).url);
    QDir().mkpath(path(u"disk/show"_s)); // the empty mount point exists
    QVERIFY(failsWith(u"NoMedia"_s));
    QVERIFY(QDir(path(u"disk"_s)).removeRecursively());
    QVERIFY(QDir().rename(path(u"away"_s), path(u"disk"_s)));
    QCOMPARE(refresh().unchanged, 1);
    QVERIFY(!show(id).fetch.lastError);
}

void TestLocalShows::aFolderThatCannotBeReadTakesNothingAway()
{
    if (::geteuid() == 0)
        QSKIP("root may read everything");
    write(u"show/1.mp3"_s, sound());
    write(u"show/part/2.mp3"_s, sound({}, 200));
    const PodcastId id = follow(u"show"_s);
    const auto setReadable = [&](bool isReadable) {
        return QFile::setPermissions(path(u"show/part"_s),
                                     isReadable
                                         ? QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner
                                         : QFile::Permissions());
    };
    QVERIFY(setReadable(false));
    refresh();
    const QString closed = titles(id);
    QVERIFY(setReadable(true));
    QCOMPARE(closed, u"1, 2"_s);
}

void TestLocalShows::nothingIsWrittenIntoTheFolder()
{
    write(u"show/1.mp3"_s,
          sound(u"One"_s, 100, frame("APIC", QByteArray("\3image/png\0\3\0pic", 16))));
    const QStringList before = everything();
    const PodcastId id = follow(u"show"_s);
    refresh();
    QVERIFY(wait(m_library->library.artwork().file(show(id).podcast.image)));
    wait(m_library->library.subscriptions().remove(id));
    QCOMPARE(everything(), before);
}

void TestLocalShows::readingCanBeStopped()
{
    for (int i = 0; i < 50; ++i)
        write(u"show/%1.mp3"_s.arg(i), sound());
    subscriptions::Subscriptions &subscriptions = m_library->library.subscriptions();
    const auto outcome = subscriptions.subscribe(QUrl::fromLocalFile(path(u"show"_s)));
    subscriptions.cancelReading();
    QTRY_VERIFY(outcome.isFinished());
    if (!outcome.result().failed.isEmpty()) { // else reading was faster
        QCOMPARE(toName(outcome.result().failed.constFirst().error.code), u"Cancelled"_s);
        QCOMPARE(wait(subscriptions.all())->size(), 0);
    }
    QCOMPARE(add(u"show"_s).added.size(), 1); // a later subscription works
}

void TestLocalShows::aLibraryThatGoesWhileItReads()
{
    for (int i = 0; i < 200; ++i)
        write(u"show/%1.mp3"_s.arg(i), sound());
    (void)m_library->library.subscriptions().subscribe(QUrl::fromLocalFile(path(u"show"_s)));
    // Must neither crash nor use freed memory.
    m_library.reset();
}

void TestLocalShows::aStoppedRefreshSaysNothing()
{
    write(u"show/1.mp3"_s, sound());
    const PodcastId id = follow(u"show"_s);
    for (int i = 2; i < 100; ++i)
        write(u"show/%1.mp3"_s.arg(i), sound());
    subscriptions::FeedRefresher &refresher = m_library->library.refresher();
    const auto summary = refresher.refresh({id});
    QSignalSpy progress(&refresher, &subscriptions::FeedRefresher::progressChanged);
    QTRY_VERIFY(!progress.isEmpty()); // reading has begun
    refresher.cancel();
    QTRY_VERIFY(summary.isFinished());
    QCOMPARE(summary.result()->failed.size(), 0);
    QVERIFY(!show(id).fetch.lastError);
    QCOMPARE(refresh().failed.size(), 0);
    QCOMPARE(show(id).episodeCount, 99);
}

void TestLocalShows::theCoverIsTakenOutOfTheFile()
{
    const auto picture = [](const QByteArray &bytes) {
        return frame("APIC", QByteArray("\3image/png\0\3\0", 13) + bytes);
    };
    write(u"show/1.mp3"_s, sound(u"One"_s, 100, picture("first")));
    write(u"show/2.mp3"_s, sound(u"Two"_s, 100, picture("second")));
    const PodcastId id = follow(u"show"_s);
    documents::Artwork &artwork = m_library->library.artwork();
    const auto bytesOf = [&](const QUrl &image) {
        const auto file = wait(artwork.file(image));
        if (!file)
            return toName(file.error().code).toUtf8();
        QFile kept(*file);
        return kept.open(QFile::ReadOnly) ? kept.readAll() : QByteArray();
    };
    QCOMPARE(bytesOf(show(id).podcast.image), QByteArray("first"));
    const auto episodes = details(id);
    QCOMPARE(bytesOf(episodes.at(1).episode.image), QByteArray("second"));
    write(u"show/2.mp3"_s, sound(u"Two"_s, 101, picture("another")));
    QCOMPARE(bytesOf(episodes.at(1).episode.image), QByteArray("another"));
    write(u"plain.mp3"_s, sound());
    QCOMPARE(bytesOf(QUrl::fromLocalFile(path(u"plain.mp3"_s))), QByteArray("FileNotFound"));
}

void TestLocalShows::undoKeepsTheOrder()
{
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
        write(u"show/"_s + name + u".mp3"_s, sound());
    subscriptions::Subscriptions &subscriptions = m_library->library.subscriptions();
    const auto removed = wait(subscriptions.remove(follow(u"show"_s)));
    const auto restored = wait(subscriptions.restore(*removed));
    QCOMPARE(titles(*restored), u"a, b, c"_s);
    QCOMPARE(refresh().unchanged, 1);
    QCOMPARE(titles(*restored), u"a, b, c"_s);
}

void TestLocalShows::listsLeaveItOut()
{
    write(u"show/1.mp3"_s, sound());
    write(u"2.mp3"_s, sound());
    write(u"feed.xml"_s, "<rss><channel><title>A feed</title></channel></rss>");
    for (const QString &name : {u"show"_s, u"2.mp3"_s, u"feed.xml"_s})
        QVERIFY(follow(name).isValid());
    const QString list = path(u"list.opml"_s);
    QCOMPARE(*wait(m_library->library.subscriptions().exportOpml(list)), 1);
    // A list made on this machine may still name a local folder.
    write(u"own.opml"_s,
          "<opml version='2.0'><body><outline type='rss' text='x' xmlUrl='"
              + QUrl::fromLocalFile(path(u"show/"_s)).toEncoded() + "'/></body></opml>");
    const auto outcome = add(u"own.opml"_s);
    QCOMPARE(outcome.added.size(), 1);
    QVERIFY(outcome.added.constFirst().wasFollowed);
}

void TestLocalShows::chaptersAndSearchWork()
{
    write(u"show/1.mp3"_s,
          sound(u"On walruses"_s,
                400,
                frame("COMM", QByteArray("\3eng\0Tusks & whiskers", 22))
                    + chap("a", 0, 4000, text("TIT2", "Beginning"))
                    + chap("b", 4000, 9000, text("TIT2", "Middle"))));
    const PodcastId id = follow(u"show"_s);
    const domain::EpisodeDetail episode = details(id).constFirst();
    QCOMPARE(episode.episode.notesHtml, u"<p>Tusks &amp; whiskers</p>"_s);
    const auto hits = wait(m_library->library.episodes().search().find(u"whisk"_s, true, 10));
    QCOMPARE(hits->hits.size(), 1);
    documents::Chapters &chapters = m_library->library.chapters();
    chapters.setOpen(episode);
    QTRY_COMPARE(chapters.of(episode.summary.id).chapters.size(), 2);
}

void TestLocalShows::itPlaysOnInItsOrder()
{
    for (const QString &name : {u"1"_s, u"2"_s, u"3"_s, u"4"_s})
        write(u"show/"_s + name + u".mp3"_s, sound({}, name.toInt() * 100));
    const PodcastId id = follow(u"show"_s);
    QVERIFY(QFile::remove(path(u"show/2.mp3"_s)));
    refresh();
    listening::PlaybackSession &session = *m_library->session;
    listening::AutoAdvance autoAdvance(
        session, m_library->library.queue(), m_library->library.episodes());
    session.load(episode(id, u"1.mp3"_s));
    QTRY_VERIFY(session.current());
    QVERIFY(autoAdvance.canGoNext());
    autoAdvance.next(false);
    QTRY_VERIFY(session.isCurrent(episode(id, u"3.mp3"_s))); // the second file is gone
    autoAdvance.setAfterEpisode(settings::AfterEpisode::Stop);
    QVERIFY(!autoAdvance.canGoNext());
}

void TestLocalShows::theListBeginsWithTheFirst()
{
    for (const QString &name : {u"1"_s, u"2"_s, u"3"_s})
        write(u"show/"_s + name + u".mp3"_s, sound());
    itemmodels::EpisodeListModel &list = m_library->listModel;
    const auto first = [&list] { return list.index(0).data().toString(); };
    list.query().setLibraryView({itemmodels::ViewKind::Podcast, follow(u"show"_s)});
    QTRY_COMPARE(first(), u"1"_s); // the rows of the previous view may stay until then
    QCOMPARE(list.rowCount(), 3);
    QVERIFY(list.query().isSerial());
    list.query().setOrder(EpisodeOrder::NewestFirst);
    QTRY_COMPARE(first(), u"3"_s);
    QCOMPARE(list.query().order(), EpisodeOrder::NewestFirst);
    const PodcastId other = m_library->follow(u"Feed"_s, {{u"New"_s}, {u"Old"_s}});
    list.query().setLibraryView({itemmodels::ViewKind::Podcast, other});
    QTRY_COMPARE(first(), u"New"_s);
    QVERIFY(!list.query().isSerial());
    list.query().setOrder(EpisodeOrder::OldestFirst);
    QTRY_COMPARE(first(), u"Old"_s);
    QCOMPARE(list.query().filter().order, EpisodeOrder::OldestFirst);
}

void TestLocalShows::manyFiles()
{
    constexpr int count = 2'000;
    for (int i = 0; i < count; ++i)
        write(u"show/%1/%2.mp3"_s.arg(i % 20).arg(i), sound({}, 20));
    const auto outcome = add(u"show"_s);
    QCOMPARE(outcome.added.constFirst().episodes, count);
    QCOMPARE(refresh().unchanged, 1);
    write(u"show/0/0.mp3"_s, sound({}, 21));
    QCOMPARE(refresh().updated, 1);
}

void TestLocalShows::everyFormat()
{
    if (!hasFfmpeg())
        QSKIP("the ffmpeg program, which writes the files of this test, is not installed");
    const QString tone = u"-f lavfi -i sine=duration=2 -metadata title=%2 "_s;
    QStringList expected;
    for (const QString &ending : {u"flac"_s, u"m4a"_s, u"mka"_s, u"mp3"_s, u"opus"_s, u"wav"_s}) {
        const QByteArray bytes = madeByFfmpeg(QString(tone).replace(u"%2"_s, ending), ending);
        QVERIFY2(!bytes.isEmpty(), qPrintable(ending));
        write(u"show/x."_s + ending, bytes);
        expected.append(ending);
    }
    const QByteArray video =
        madeByFfmpeg(u"-f lavfi -i testsrc=duration=1:size=64x48 -c:v mjpeg"_s, u"mkv"_s);
    write(u"show/z.mkv"_s, video);
    expected.append(u"z"_s);
    const PodcastId id = follow(u"show"_s);
    QCOMPARE(titles(id), expected.join(u", "));
    for (const domain::EpisodeDetail &detail : details(id))
        QVERIFY2(detail.episode.duration, qPrintable(detail.episode.title));
    QCOMPARE(details(id).constLast().episode.enclosure->type, u"video/x-matroska"_s);
}

QTEST_GUILESS_MAIN(TestLocalShows)
#include "tst_local_shows.moc"
