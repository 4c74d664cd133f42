// SPDX-License-Identifier: GPL-3.0-or-later
// Tests downloads: adding, ordering, pausing, removing and retrying them, and their progress.

#include <support/download_library.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::DownloadState;
using downloads::BlockReason;
using test::answerOf;
using test::DownloadLibrary;
using test::ServerRequest;
using test::waitForEvents;

class TestDownloads final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void becomesAFileWithAReadableName();
    void whatWasHeardIsKeptWithoutAByte_data();
    void whatWasHeardIsKeptWithoutAByte();
    void theOrderIsKept_data();
    void theOrderIsKept();
    void soManyAtOnce_data();
    void soManyAtOnce();
    void pausedItGoesOnAtTheMissingByte();
    void pausingAllLastsAcrossStarts();
    void whatFails_data();
    void whatFails();
    void aFailureIsToldOnceAndTriedWhenAsked();
    void theNetworkIsWaitedFor();
    void removing_data();
    void removing();
    void whatIsRemovedIsDeletedLater();
    void progressIsTold();
    void whyNothingComesIsTold();
    void goesOnAfterAStart();
    void aShowThatGoesTakesItsDownloadsAlong();
    void passwordsAreSent();

private:
    [[nodiscard]] downloads::Downloads &downloads() { return *m_library->downloads; }
    /// The ids of the episodes in \a titles, for example "C A".
    [[nodiscard]] QList<EpisodeId> ids(const QString &titles) const;
    [[nodiscard]] EpisodeId id(const QString &title) const { return m_ids.value(title); }
    void slowDown(qint64 bytesPerSecond);
    /// Titles of the requested episodes in the order of their first request, for example "C A".
    [[nodiscard]] QString asked() const;

    std::unique_ptr<DownloadLibrary> m_library;
    QHash<QString, EpisodeId> m_ids;
};

void TestDownloads::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<DownloadLibrary>();
    const QStringList titles{u"A"_s, u"B"_s, u"C"_s, u"D"_s, u"E"_s};
    const QList<EpisodeId> ids = m_library->follow(u"Show"_s, titles);
    QCOMPARE(ids.size(), titles.size());
    for (qsizetype i = 0; i < ids.size(); ++i)
        m_ids.insert(titles.at(i), ids.at(i));
}

void TestDownloads::cleanup()
{
    m_library.reset();
}

QList<EpisodeId> TestDownloads::ids(const QString &titles) const
{
    QList<EpisodeId> ids;
    for (const QString &title : titles.split(u' ', Qt::SkipEmptyParts))
        ids.append(id(title));
    return ids;
}

/// Limits the speed of each file; 0 means no limit.
void TestDownloads::slowDown(qint64 bytesPerSecond)
{
    for (const QString &title : m_ids.keys()) {
        m_library->origin.setRoute(
            u'/' + title + u".mp3", [bytesPerSecond](const ServerRequest &request) {
                auto answer = answerWith({.body = test::patternBytes(DownloadLibrary::size),
                                          .type = "audio/mpeg",
                                          .etag = "\"1\""},
                                         request);
                answer.bytesPerSecond = bytesPerSecond;
                return answer;
            });
    }
}

QString TestDownloads::asked() const
{
    QStringList titles;
    for (const ServerRequest &request : m_library->origin.requests()) {
        const QString title = request.path.sliced(1).section(u'.', 0, 0);
        if (!titles.contains(title))
            titles.append(title);
    }
    return titles.join(u' ');
}

void TestDownloads::becomesAFileWithAReadableName()
{
    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A"_s))));
    QVERIFY(m_library->finish(1));
    const QDateTime published = *m_library->summaryOf(id(u"A"_s)).published;
    const QString name =
        u"/Show/"_s + published.toLocalTime().date().toString(Qt::ISODate) + u" A.mp3"_s;
    QCOMPARE(m_library->pathOf(id(u"A"_s)), m_library->target() + name);
    QVERIFY(m_library->isWhole(id(u"A"_s)));
    QCOMPARE(QFileInfo(m_library->pathOf(id(u"A"_s))).lastModified(), published);
    QCOMPARE(m_library->origin.bytesSent(), DownloadLibrary::size);
    const auto episode = m_library->summaryOf(id(u"A"_s));
    QVERIFY(episode.download == DownloadState::Done);
    QVERIFY(episode.presence == domain::MediaPresence::Complete);
    QVERIFY(QDir(m_library->mediaPath).isEmpty()); // the file is not stored twice
    QVERIFY(downloads().summary() == downloads::DownloadsSummary());
}

void TestDownloads::whatWasHeardIsKeptWithoutAByte_data()
{
    QTest::addColumn<bool>("isHeardNow");
    QTest::addColumn<bool>("isOutsideHours");
    QTest::newRow("while the episode is in the player") << true << false;
    QTest::newRow("after the player has left the episode") << false << false;
    QTest::newRow("outside the download hours") << false << true;
}

void TestDownloads::whatWasHeardIsKeptWithoutAByte()
{
    QFETCH(const bool, isHeardNow);
    QFETCH(const bool, isOutsideHours);
    const media::MediaKey key = m_library->keyOf(id(u"A"_s));
    downloads().setCurrent(id(u"A"_s));
    QVERIFY(m_library->settle());
    const auto address =
        answerOf(m_library->streamer->open(key, m_library->origin.url(u"/A.mp3"_s)));
    QVERIFY(address);
    net::RangeClient player("player");
    const auto reader = player.read({.url = *address, .cause = net::Purpose::Media});
    QVERIFY(waitForEvents([&] { return reader->isFinished(); }));
    QTRY_VERIFY(m_library->summaryOf(id(u"A"_s)).presence == domain::MediaPresence::Complete);
    if (!isHeardNow)
        m_library->streamer->close(key);
    m_library->settings.isTimed = isOutsideHours;
    const QTime now = m_library->clock.time.toLocalTime().time();
    m_library->settings.from = now.addSecs(3600);
    m_library->settings.to = now.addSecs(7200);

    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A"_s))));
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->isWhole(id(u"A"_s)));
    QCOMPARE(m_library->origin.bytesSent(), DownloadLibrary::size);
}

void TestDownloads::theOrderIsKept_data()
{
    QTest::addColumn<QString>("added");
    QTest::addColumn<QString>("moved"); // the episode to move, and the one after its new place
    QTest::addColumn<QString>("expected");
    QTest::newRow("in the order in which they were added") << u"C A E B"_s << u""_s << u"C A E B"_s;
    QTest::newRow("moved to the front") << u"C A E"_s << u"E C"_s << u"E C A"_s;
    QTest::newRow("moved to the end") << u"C A E"_s << u"C"_s << u"A E C"_s;
}

void TestDownloads::theOrderIsKept()
{
    QFETCH(const QString, added);
    QFETCH(const QString, moved);
    QFETCH(const QString, expected);
    QVERIFY(answerOf(downloads().add(ids(added))));
    const QList<EpisodeId> move = ids(moved);
    if (!move.isEmpty())
        QVERIFY(
            answerOf(downloads().move(move.first(), move.size() > 1 ? move.last() : EpisodeId{})));
    m_library->settings.maxConcurrent = 1;
    m_library->start();
    QVERIFY(m_library->finish(ids(added).size()));
    QCOMPARE(asked(), expected);
}

void TestDownloads::soManyAtOnce_data()
{
    QTest::addColumn<int>("maxConcurrent");
    QTest::newRow("one") << 1;
    QTest::newRow("two") << 2;
    QTest::newRow("three") << 3;
}

void TestDownloads::soManyAtOnce()
{
    QFETCH(const int, maxConcurrent);
    slowDown(1'000'000);
    m_library->settings.maxConcurrent = maxConcurrent;
    m_library->start();
    int most = 0;
    connect(&downloads(), &downloads::Downloads::summaryChanged, this, [&] {
        most = std::max(most, downloads().summary().running);
    });
    QVERIFY(answerOf(downloads().add(ids(u"A B C D E"_s))));
    QVERIFY(m_library->finish(5));
    QCOMPARE(most, maxConcurrent);
    QCOMPARE(m_library->origin.bytesSent(), 5 * DownloadLibrary::size);
}

void TestDownloads::pausedItGoesOnAtTheMissingByte()
{
    slowDown(500'000);
    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A"_s))));
    const auto storedBytes = [&] {
        const auto progress = downloads().progress(id(u"A"_s));
        return progress ? progress->storedBytes : 0;
    };
    QVERIFY(waitForEvents([&] { return storedBytes() > 50'000; }));
    QVERIFY(answerOf(downloads().pause(ids(u"A"_s))));
    QTRY_COMPARE(downloads().summary().running, 0);
    QCOMPARE(downloads().summary().paused, 1);
    QVERIFY(m_library->summaryOf(id(u"A"_s)).presence == domain::MediaPresence::Partial);
    const auto stored = answerOf(m_library->streamer->stored());
    QCOMPARE(stored.size(), 1);
    m_library->origin.clearRequests();
    slowDown(0);
    QVERIFY(answerOf(downloads().resume(ids(u"A"_s))));
    QVERIFY(m_library->finish(1));
    QCOMPARE(m_library->origin.requests().size(), 1);
    const QByteArray range = "bytes=" + QByteArray::number(stored[0].size) + '-';
    QVERIFY(m_library->origin.requests()[0].header("Range").startsWith(range));
    QVERIFY(m_library->isWhole(id(u"A"_s)));
}

void TestDownloads::pausingAllLastsAcrossStarts()
{
    m_library->start();
    QVERIFY(answerOf(downloads().setPausedAll(true)));
    QVERIFY(answerOf(downloads().add(ids(u"A B"_s))));
    QTRY_COMPARE(downloads().summary().blockReason, BlockReason::PausedByUser);
    m_library->open();
    m_library->start();
    QTRY_COMPARE(downloads().summary().blockReason, BlockReason::PausedByUser);
    QVERIFY(downloads().summary().isPausedAll);
    QCOMPARE(downloads().summary().waiting, 2);
    QVERIFY(m_library->origin.requests().isEmpty());
    QVERIFY(answerOf(downloads().setPausedAll(false)));
    QVERIFY(m_library->finish(2));
    QVERIFY(!downloads().summary().isPausedAll);
}

void TestDownloads::whatFails_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("an episode that is gone (404)")
        << 404 << QByteArray("text/plain") << ErrorCode::HttpStatus;
    QTest::newRow("an episode that is refused (403)")
        << 403 << QByteArray("text/plain") << ErrorCode::HttpStatus;
    QTest::newRow("rule 76: a web page") << 200 << QByteArray("text/html") << ErrorCode::NotMedia;
}

void TestDownloads::whatFails()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, type);
    QFETCH(const ErrorCode, code);
    m_library->origin.setRoute(u"/A.mp3"_s, [&](const ServerRequest &) {
        return test::ServerAnswer{
            .status = status, .body = "<p>", .headers = {{"Content-Type", type}}};
    });
    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A B"_s))));
    QVERIFY(waitForEvents([&] { return !m_library->failed->isEmpty(); }));
    QVERIFY(m_library->finish(1)); // the other download continues
    const auto error = m_library->failed->constFirst().at(1).value<Error>();
    QCOMPARE(error.code, code);
    const auto download = answerOf(downloads().find(id(u"A"_s)));
    QVERIFY((*download)->state == DownloadState::Failed);
    QVERIFY((*download)->error == error);
    QTRY_COMPARE(downloads().summary().failed, 1);
}

void TestDownloads::aFailureIsToldOnceAndTriedWhenAsked()
{
    int status = 404;
    m_library->origin.setRoute(u"/A.mp3"_s, [&](const ServerRequest &request) {
        return status == 200 ? answerWith(
                   {.body = test::patternBytes(DownloadLibrary::size), .type = "audio/mpeg"},
                   request)
                             : test::ServerAnswer{.status = status};
    });
    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A"_s))));
    QVERIFY(waitForEvents([&] { return !m_library->failed->isEmpty(); }));
    const qsizetype requests = m_library->origin.requests().size();
    downloads().runPeriodicChecks();
    QVERIFY(m_library->settle());
    m_library->open();
    m_library->start();
    QVERIFY(m_library->settle());
    QCOMPARE(m_library->origin.requests().size(), requests);
    QVERIFY(m_library->failed->isEmpty());
    status = 200;
    QVERIFY(answerOf(downloads().resume(ids(u"A"_s))));
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->isWhole(id(u"A"_s)));
}

void TestDownloads::theNetworkIsWaitedFor()
{
    int requests = 0;
    m_library->origin.setRoute(u"/A.mp3"_s, [&](const ServerRequest &request) {
        if (++requests < 4)
            return test::ServerAnswer{.status = 503};
        return answerWith({.body = test::patternBytes(DownloadLibrary::size), .type = "audio/mpeg"},
                          request);
    });
    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A"_s))));
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->failed->isEmpty());
}

void TestDownloads::removing_data()
{
    QTest::addColumn<DownloadState>("state");
    QTest::newRow("a waiting download") << DownloadState::Waiting;
    QTest::newRow("a paused download") << DownloadState::Paused;
    QTest::newRow("a finished download") << DownloadState::Done;
}

void TestDownloads::removing()
{
    QFETCH(const DownloadState, state);
    const EpisodeId a = id(u"A"_s);
    QVERIFY(answerOf(downloads().add({a})));
    if (state == DownloadState::Paused)
        QVERIFY(answerOf(downloads().pause({a})));
    if (state == DownloadState::Done) {
        m_library->start();
        QVERIFY(m_library->finish(1));
    }
    const QString path = m_library->pathOf(a);
    QVERIFY(answerOf(downloads().remove({a})));
    QVERIFY(!m_library->summaryOf(a).download);
    QVERIFY(m_library->stateOf(a) == DownloadState::Removed);
    QCOMPARE(m_library->pathOf(a), QString());

    QVERIFY(answerOf(downloads().restore({a})));
    QVERIFY(m_library->summaryOf(a).download == state);
    QCOMPARE(m_library->pathOf(a), path);
    if (state == DownloadState::Done)
        QVERIFY(m_library->isWhole(a));
}

void TestDownloads::whatIsRemovedIsDeletedLater()
{
    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A B"_s))));
    QVERIFY(m_library->finish(2));
    const QString path = m_library->pathOf(id(u"A"_s));
    const QString other = m_library->pathOf(id(u"B"_s));
    QVERIFY(answerOf(downloads().remove(ids(u"A"_s))));
    // A removed file is deleted after Downloads::undoTime, 5 minutes.
    m_library->clock.advance(4min);
    downloads().runPeriodicChecks();
    QVERIFY(m_library->settle());
    QVERIFY(QFile::exists(path));
    m_library->clock.advance(2min);
    downloads().runPeriodicChecks();
    QTRY_VERIFY(!QFile::exists(path));
    // The other file is deleted at the next start; the show's folder is removed with its last file.
    QVERIFY(answerOf(downloads().remove(ids(u"B"_s))));
    m_library->open();
    m_library->start();
    QTRY_VERIFY(!QFile::exists(other));
    QTRY_VERIFY(QDir(m_library->target()).isEmpty());
    // A deleted file that is wanted again is downloaded again.
    QVERIFY(answerOf(downloads().restore(ids(u"A"_s))));
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->isWhole(id(u"A"_s)));
}

void TestDownloads::progressIsTold()
{
    slowDown(400'000);
    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A B C"_s))));
    QVERIFY(waitForEvents([&] {
        const downloads::DownloadsSummary &all = downloads().summary();
        return all.running == 2 && all.waiting == 1 && all.length == 2 * DownloadLibrary::size
               && all.storedBytes > 0 && all.bytesPerSecond > 100'000;
    }));
    const auto progress = downloads().progress(id(u"A"_s));
    QVERIFY(progress && progress->length == DownloadLibrary::size);
    QCOMPARE_LT(progress->bytesPerSecond, 1'500'000);
    QVERIFY(!downloads().progress(id(u"C"_s)));
    slowDown(0);
    QVERIFY(m_library->finish(3));
}

void TestDownloads::whyNothingComesIsTold()
{
    m_library->origin.setRoute(
        u"/A.mp3"_s, [](const ServerRequest &) { return test::ServerAnswer{.status = 503}; });
    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A"_s))));
    const auto problem = [&] {
        const auto progress = downloads().progress(id(u"A"_s));
        return progress ? progress->problem : std::nullopt;
    };
    QVERIFY(waitForEvents([&] { return problem().has_value(); }));
    QCOMPARE(problem()->httpStatus, 503);
    slowDown(500'000);
    QVERIFY(waitForEvents([&] { return !problem() && downloads().progress(id(u"A"_s)); }));
    QVERIFY(m_library->finish(1));
}

void TestDownloads::goesOnAfterAStart()
{
    slowDown(500'000);
    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A B"_s))));
    QVERIFY(waitForEvents([&] { return downloads().summary().storedBytes > 100'000; }));
    m_library->open();
    slowDown(0);
    m_library->start();
    QVERIFY(m_library->finish(2));
    QVERIFY(m_library->isWhole(id(u"A"_s)) && m_library->isWhole(id(u"B"_s)));
    // Only the bytes that were in transit at the restart are lost.
    QCOMPARE_LE(m_library->origin.bytesSent(), 2 * DownloadLibrary::size + 200'000);
}

void TestDownloads::aShowThatGoesTakesItsDownloadsAlong()
{
    m_library->start();
    QVERIFY(answerOf(downloads().add(ids(u"A"_s))));
    QVERIFY(m_library->finish(1));
    slowDown(100'000);
    QVERIFY(answerOf(downloads().add(ids(u"B C"_s))));
    QVERIFY(
        answerOf(m_library->library->automaticDownloads().set(m_library->podcast, {.newest = 2})));
    QTRY_COMPARE(downloads().summary().running, 2);
    const QString path = m_library->pathOf(id(u"A"_s));
    const auto removed = answerOf(m_library->library->subscriptions().remove(m_library->podcast));
    QVERIFY(removed);
    QTRY_COMPARE(downloads().summary().running, 0);
    QVERIFY(QFile::exists(path));

    slowDown(0);
    const auto back = answerOf(m_library->library->subscriptions().restore(*removed));
    QVERIFY(back);
    QVERIFY(m_library->finish(3));
    const QList<EpisodeId> returned = m_library->ids(*back);
    QCOMPARE(m_library->pathOf(returned.at(0)), path);
    QVERIFY(m_library->isWhole(returned.at(1)));
    QCOMPARE(answerOf(m_library->library->automaticDownloads().find(*back))->newest, 2);
}

void TestDownloads::passwordsAreSent()
{
    QFile feed(m_library->feedPath(u"feed"_s));
    QVERIFY(feed.open(QFile::ReadOnly));
    m_library->origin.setBody(u"/feed"_s, feed.readAll());
    m_library->origin.setRoute(u"/A.mp3"_s, [&](const ServerRequest &request) {
        if (request.header("Authorization") != "Basic " + QByteArray("me:secret").toBase64())
            return test::ServerAnswer{.status = 401};
        return answerWith({.body = test::patternBytes(DownloadLibrary::size), .type = "audio/mpeg"},
                          request);
    });
    QUrl address = m_library->origin.url(u"/feed"_s);
    address.setUserInfo(u"me:secret"_s);
    const auto outcome = answerOf(m_library->library->subscriptions().subscribe(address));
    QCOMPARE(outcome.added.size(), 1);
    const EpisodeId mine = m_library->ids(outcome.added.constFirst().id).constFirst();
    m_library->start();
    QVERIFY(answerOf(downloads().add({mine})));
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->isWhole(mine));
}

QTEST_GUILESS_MAIN(TestDownloads)
#include "tst_downloads.moc"
