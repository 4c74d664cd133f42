// SPDX-License-Identifier: GPL-3.0-or-later
// Tests Fetcher with an origin that counts bytes: each is sent once, whatever the origin does.

#include "fetched_episode.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using stream::Fetcher;
using test::Ending;
using test::ServerAnswer;
using test::ServerDocument;
using test::ServerRequest;

class TestFetcher final : public QObject, private test::FetchedEpisode
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void heardToTheEndThenKeptThenSought();
    void aHundredSeeksFetchWhatIsHeard();
    void goesOnWhereTheLastTimeEnded();
    void nothingIsFetchedThatNobodyWants();
    void whoBeginsInTheMiddleWaitsForNoReadAhead_data();
    void whoBeginsInTheMiddleWaitsForNoReadAhead();
    void oddOrigins_data();
    void oddOrigins();
    void whatPasses_data();
    void whatPasses();
    void whatDoesNotPass_data();
    void whatDoesNotPass();
    void aSilentOriginIsAskedAgain();
    void addressesThatExpire();
    void anotherFileIsBegunAnew_data();
    void anotherFileIsBegunAnew();
    void whatIsHereOfTheFileBeforeIsHeardFirst();
    void afterAFailureItMayBeTriedAgain();
    void aDownloadGivesWayToWhoListens();

private:
    static ServerDocument document(const QByteArray &etag = "\"a\"")
    {
        return {.body = episodeBytes(), .type = "audio/mpeg", .etag = etag};
    }
    /// Whether all stored bytes equal those of the episode.
    [[nodiscard]] bool isTrue();
};

void TestFetcher::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    open();
    setOrigin([](const ServerRequest &request, int) { return answerWith(document(), request); });
}

void TestFetcher::cleanup()
{
    close();
}

bool TestFetcher::isTrue()
{
    const auto &ranges = m_fetcher->file().ranges().list();
    return std::ranges::all_of(ranges, [&](const media::ByteRange &range) {
        return m_fetcher->read(range.begin, range.size()).value()
               == m_episode.sliced(range.begin, range.size());
    });
}

void TestFetcher::heardToTheEndThenKeptThenSought()
{
    const QSignalSpy completed(m_fetcher.get(), &Fetcher::completed);
    QVERIFY(listen(0, size));
    QVERIFY(test::waitForEvents([&] { return !completed.isEmpty(); }));
    QCOMPARE(m_origin->bytesSent(), size);
    m_fetcher->setWhole(true);
    QRandomGenerator random(5);
    for (int i = 0; i < 50; ++i) {
        const qint64 at = random.bounded(int(size) - 50'000);
        QVERIFY(listen(at, at + 50'000));
    }
    QCOMPARE(m_origin->bytesSent(), size);
    QCOMPARE(completed.size(), 1);
    // The finished file can be moved out of the store.
    const QString path = m_folder->filePath(u"2024-08-04 Title.mp3"_s);
    QVERIFY(m_store->moveOut(key, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll() == m_episode);
}

void TestFetcher::aHundredSeeksFetchWhatIsHeard()
{
    constexpr qint64 ahead = 200'000;
    m_fetcher->setReadAhead(ahead);
    media::ByteRanges heard;
    QRandomGenerator random(9);
    for (int i = 0; i < 100; ++i) {
        const qint64 at = random.bounded(int(size) - 20'000);
        QVERIFY(listen(at, at + 20'000));
        heard.add({at, std::min(size, at + 20'000 + ahead)});
    }
    m_fetcher->clearReader();
    QVERIFY(isTrue());
    const auto sent = double(m_origin->bytesSent());
    QVERIFY2(sent <= 1.15 * double(heard.total()),
             qPrintable(u"%1 bytes for %2"_s.arg(sent).arg(heard.total())));
    QCOMPARE(m_origin->bytesSent(), m_fetcher->file().ranges().total()); // each byte once
}

void TestFetcher::goesOnWhereTheLastTimeEnded()
{
    QVERIFY(listen(0, 1'000'000));
    m_fetcher->clearReader();
    QVERIFY(test::waitForEvents(
        [&] { return m_fetcher->file().ranges().total() == m_origin->bytesSent(); }));
    const qint64 before = m_origin->bytesSent();
    begin();
    QVERIFY(m_fetcher->hasAnswered()); // without a request
    QCOMPARE(m_fetcher->length(), std::optional(size));
    QVERIFY(listen(0, 900'000));
    QCOMPARE(m_origin->bytesSent(), before);
    m_fetcher->setWhole(true);
    QVERIFY(test::waitForEvents([&] { return m_fetcher->file().isComplete(); }));
    QCOMPARE(m_origin->bytesSent(), size);
    QVERIFY(isTrue());
}

void TestFetcher::nothingIsFetchedThatNobodyWants()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_fetcher->setReadAhead(300'000);
    QVERIFY(listen(0, 10'000));
    QVERIFY(test::waitForEvents([&] { return m_fetcher->file().ranges().contains({0, 310'000}); }));
    QVERIFY(test::waitForEvents(
        [&] { return m_origin->bytesSent() == m_fetcher->file().ranges().total(); }));
    // A request of another client is answered first; by then a request of the fetcher would have
    // been seen.
    const qsizetype asked = m_origin->requests().size();
    const auto other =
        m_client->read({.url = m_origin->url(u"/slow/200"_s), .cause = net::Purpose::Media});
    QVERIFY(test::waitForEvents([&] { return other->isFinished(); }));
    QCOMPARE(m_origin->requests().size(), asked + 1);
    QVERIFY(m_fetcher->file().ranges().total() < 1'000'000);
}

void TestFetcher::whoBeginsInTheMiddleWaitsForNoReadAhead_data()
{
    QTest::addColumn<qint64>("kept");
    QTest::newRow("nothing is stored") << qint64{0};
    QTest::newRow("the beginning is stored") << qint64{200'000};
}

void TestFetcher::whoBeginsInTheMiddleWaitsForNoReadAhead()
{
    QFETCH(const qint64, kept);
    if (kept > 0)
        QVERIFY(listen(0, kept));
    begin();
    QByteArrayList asked;
    setOrigin([&asked](const ServerRequest &request, int) {
        asked.append(request.header("Range"));
        return answerWith(document(), request);
    });
    constexpr qint64 middle = 3'000'000;
    m_fetcher->want(0);
    QVERIFY(listen(0, 131'072)); // the player probes the beginning
    QVERIFY(listen(middle, middle + 1'000));
    const QByteArray jump = "bytes=" + QByteArray::number(middle) + '-';
    QCOMPARE(asked.size(), kept > 0 ? 1 : 2);
    QVERIFY2(asked.constLast().startsWith(jump), asked.constLast().constData());
    QVERIFY(listen(131'072, 400'000)); // continuing without the jump works, too
    QVERIFY(isTrue());
}

void TestFetcher::oddOrigins_data()
{
    QTest::addColumn<Route>("route");
    QTest::addColumn<qint64>("most"); // maximum of bytes sent for the whole file
    const auto row = [](const char *name, qint64 most, const Route &route) {
        QTest::newRow(name) << route << most;
    };
    row("no ranges", size, [](const ServerRequest &, int) {
        return ServerAnswer{.body = episodeBytes(), .headers = {{"Content-Type", "audio/mpeg"}}};
    });
    row("no ranges, no length", size, [](const ServerRequest &, int) {
        return ServerAnswer{.body = episodeBytes(),
                            .headers = {{"Content-Type", "audio/mpeg"}},
                            .hasLength = false,
                            .ending = Ending::Close};
    });
    row("rule 74: every range is refused", size, [](const ServerRequest &request, int) {
        if (!request.header("Range").isEmpty())
            return ServerAnswer{.status = 400};
        return ServerAnswer{.body = episodeBytes()};
    });
    row("rule 74: ranges that begin earlier",
        size + 10'000'000,
        [](const ServerRequest &request, int) {
            ServerRequest earlier = request;
            const QByteArray range = request.header("Range");
            const qint64 begin = range.mid(6).split('-').constFirst().toLongLong();
            if (begin > 0)
                earlier.headers["range"] = "bytes=" + QByteArray::number(begin - begin % 100'000)
                                           + range.mid(range.indexOf('-'));
            return answerWith(document(), earlier);
        });
    row("shorter ranges than were asked for", size, [](const ServerRequest &request, int) {
        ServerRequest shorter = request;
        const qint64 begin = request.header("Range").mid(6).split('-').constFirst().toLongLong();
        shorter.headers["range"] =
            "bytes=" + QByteArray::number(begin) + '-' + QByteArray::number(begin + 70'000);
        return answerWith(document(), shorter);
    });
    row("rule 75: a connection that breaks again and again",
        size,
        [](const ServerRequest &request, int number) {
            ServerAnswer answer = answerWith(document(), request);
            if (number % 2 == 0)
                answer.truncateAt = answer.body.size() / 2;
            return answer;
        });
    row("dropped without a byte, three times", size, [](const ServerRequest &request, int number) {
        ServerAnswer answer = answerWith(document(), request);
        if (number > 1 && number < 5)
            answer.ending = Ending::Drop;
        return answer;
    });
    row("a word that is no coding", size, [](const ServerRequest &request, int) {
        ServerAnswer answer = answerWith(document(), request);
        answer.headers.append(std::pair<QByteArray, QByteArray>("Content-Encoding", "utf-8"));
        return answer;
    });
    row("rule 74: compressed all the same", size, [](const ServerRequest &, int) {
        return ServerAnswer{.body = test::gzip(episodeBytes()),
                            .headers = {{"Content-Encoding", "gzip"}}};
    });
    row("ranges of what is compressed", 2 * size, [](const ServerRequest &request, int) {
        ServerAnswer answer =
            answerWith({.body = test::gzip(episodeBytes()), .type = "audio/mpeg"}, request);
        answer.headers.append(std::pair<QByteArray, QByteArray>("Content-Encoding", "gzip"));
        return answer;
    });
    row("ranges in several parts", 2 * size, [](const ServerRequest &request, int) {
        ServerAnswer answer = answerWith(document(), request);
        if (answer.status == 206)
            answer = {.status = 206,
                      .body = "--x\r\n\r\n" + answer.body + "--x--",
                      .headers = {{"Content-Type", "multipart/byteranges; boundary=x"}}};
        return answer;
    });
    row("sound that is labelled as a page", size, [](const ServerRequest &, int) {
        return ServerAnswer{.body = episodeBytes(),
                            .headers = {{"Content-Type", "text/html"}},
                            .hasLength = false,
                            .ending = Ending::Close};
    });
    row("refused under Dogear's own name", size, [](const ServerRequest &request, int) {
        if (!request.header("User-Agent").startsWith("Mozilla/"))
            return ServerAnswer{.status = 403};
        return answerWith(document(), request);
    });
    const QByteArray page = "<html>Checking your browser</html>";
    row("a guard against robots answers with a page, once",
        page.size() + size,
        [page](const ServerRequest &request, int) {
            if (!request.header("User-Agent").startsWith("Mozilla/"))
                return ServerAnswer{.body = page, .headers = {{"Content-Type", "text/html"}}};
            return answerWith(document(), request);
        });
    row("validators that are weak", size, [](const ServerRequest &request, int) {
        return answerWith(document("W/\"a\""), request);
    });
    row("many servers, each with an etag that is weak or strong",
        size,
        [](const ServerRequest &request, int number) {
            return answerWith(document(number % 2 == 0 ? "W/\"a\"" : "\"a\""), request);
        });
}

void TestFetcher::oddOrigins()
{
    QFETCH(const Route, route);
    QFETCH(const qint64, most);
    setOrigin(route);
    QVERIFY(listen(0, size));
    QVERIFY(test::waitForEvents([&] { return m_fetcher->file().isComplete(); }));
    QVERIFY(isTrue());
    QVERIFY2(m_origin->bytesSent() <= most, qPrintable(QString::number(m_origin->bytesSent())));
}

void TestFetcher::whatPasses_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {408, 429, 500, 502, 503, 504})
        QTest::addRow("status %d", status) << status;
}

void TestFetcher::whatPasses()
{
    QFETCH(const int, status);
    setOrigin([status](const ServerRequest &request, int number) {
        return number < 2 ? ServerAnswer{.status = status} : answerWith(document(), request);
    });
    const QSignalSpy waiting(m_fetcher.get(), &Fetcher::waiting);
    const QSignalSpy recovered(m_fetcher.get(), &Fetcher::recovered);
    QVERIFY(listen(0, 100'000));
    QCOMPARE(waiting.size(), 2);
    QCOMPARE(waiting[0][0].value<Error>().httpStatus, status);
    QVERIFY(waiting[1][1].value<std::chrono::milliseconds>()
            > waiting[0][1].value<std::chrono::milliseconds>());
    QCOMPARE(recovered.size(), 1);
}

void TestFetcher::whatDoesNotPass_data()
{
    QTest::addColumn<Route>("route");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<qint64>("kept");
    const auto row = [](const char *name, ErrorCode code, const Route &route, qint64 kept = 0) {
        QTest::newRow(name) << route << code << kept;
    };
    row("gone", ErrorCode::HttpStatus, [](const ServerRequest &, int) {
        return ServerAnswer{.status = 404};
    });
    row("forbidden", ErrorCode::HttpStatus, [](const ServerRequest &, int) {
        return ServerAnswer{.status = 403};
    });
    row(
        "gone later: what is there is kept",
        ErrorCode::HttpStatus,
        [](const ServerRequest &request, int number) {
            return number < 2 ? answerWith(document(), request) : ServerAnswer{.status = 410};
        },
        131'072);
    row("rule 76: a page to log in", ErrorCode::NotMedia, [](const ServerRequest &, int) {
        return ServerAnswer{.body = "<html>Welcome to our hotel</html>",
                            .headers = {{"Content-Type", "text/html; charset=utf-8"}}};
    });
    row("answers without a byte", ErrorCode::NotMedia, [](const ServerRequest &, int) {
        return ServerAnswer{.headers = {{"Content-Type", "audio/mpeg"}},
                            .hasLength = false,
                            .ending = Ending::Close};
    });
    row("no byte, as announced", ErrorCode::NotMedia, [](const ServerRequest &, int) {
        return ServerAnswer{.headers = {{"Content-Type", "audio/mpeg"}}};
    });
    row("a page under the label of sound", ErrorCode::NotMedia, [](const ServerRequest &, int) {
        return ServerAnswer{.body = "<!DOCTYPE html><title>Sign in</title>",
                            .headers = {{"Content-Type", "audio/mpeg"}}};
    });
    row("a compression that is not read",
        ErrorCode::UnsupportedEncoding,
        [](const ServerRequest &, int) {
            return ServerAnswer{.body = episodeBytes(), .headers = {{"Content-Encoding", "br"}}};
        });
    row("206 that says not of what", ErrorCode::BadResponse, [](const ServerRequest &, int) {
        return ServerAnswer{.status = 206, .body = episodeBytes()};
    });
    row(
        "a body that always breaks at the same byte",
        ErrorCode::TruncatedInput,
        [](const ServerRequest &, int) {
            return ServerAnswer{.body = episodeBytes(), .truncateAt = 100'000};
        },
        100'000);
}

void TestFetcher::whatDoesNotPass()
{
    QFETCH(const Route, route);
    QFETCH(const ErrorCode, code);
    QFETCH(const qint64, kept);
    setOrigin(route);
    const QSignalSpy failed(m_fetcher.get(), &Fetcher::failed);
    m_fetcher->setReadAhead(size);
    m_fetcher->want(0);
    QVERIFY(test::waitForEvents([&] { return !failed.isEmpty(); }));
    QCOMPARE(failed[0][0].value<Error>().code, code);
    QVERIFY(m_fetcher->file().ranges().total() >= kept);
    QVERIFY(!m_fetcher->file().isComplete());
    QVERIFY(isTrue());
    const qsizetype asked = m_origin->requests().size();
    m_fetcher->want(5000);
    QCoreApplication::processEvents();
    QCOMPARE(m_origin->requests().size(), asked); // no retry by itself
}

void TestFetcher::aSilentOriginIsAskedAgain()
{
    setOrigin([](const ServerRequest &request, int number) {
        ServerAnswer answer = answerWith(document(), request);
        if (number == 1) {
            answer.truncateAt = 1000;
            answer.ending = Ending::Stall;
        }
        return answer;
    });
    const QSignalSpy waiting(m_fetcher.get(), &Fetcher::waiting);
    QVERIFY(listen(0, 600'000));
    QCOMPARE(waiting.size(), 1);
    QCOMPARE(waiting[0][0].value<Error>().code, ErrorCode::Timeout);
    QVERIFY(isTrue());
}

void TestFetcher::addressesThatExpire()
{
    // Each signed address is valid for three answers, as those of a real host are for some minutes.
    int given = 0;
    setOrigin([&](const ServerRequest &, int) {
        const QByteArray place = "/signed?" + QByteArray::number(++given);
        return ServerAnswer{.status = 302, .headers = {{"Location", place}}};
    });
    QHash<QString, int> used;
    m_origin->setRoute(u"/signed"_s, [&](const ServerRequest &request) {
        if (++used[request.query()] > 3)
            return ServerAnswer{.status = 403};
        return answerWith(document(), request);
    });
    QVERIFY(listen(0, size));
    QVERIFY(given > 1);
    // Requests to the feed's address count as listeners, so it is not requested for each piece.
    QVERIFY(given < m_origin->requestsFor(u"/signed"_s).size());
    QCOMPARE(m_origin->bytesSentFor(u"/signed"_s), size);
}

void TestFetcher::anotherFileIsBegunAnew_data()
{
    QTest::addColumn<ServerDocument>("later");
    ServerDocument shorter = document("\"b\"");
    shorter.body.chop(500'000);
    ServerDocument other = document("\"b\"");
    std::ranges::reverse(other.body);
    QTest::newRow("another ETag and other bytes") << other;
    QTest::newRow("another length") << shorter;
}

void TestFetcher::anotherFileIsBegunAnew()
{
    QFETCH(const ServerDocument, later);
    QVERIFY(listen(0, 500'000));
    m_fetcher->clearReader();
    QVERIFY(test::waitForEvents(
        [&] { return m_fetcher->file().ranges().total() == m_origin->bytesSent(); }));
    setOrigin([&](const ServerRequest &request, int) { return answerWith(later, request); });
    const QSignalSpy changed(m_fetcher.get(), &Fetcher::changed);
    const QSignalSpy ended(m_fetcher.get(), &Fetcher::ended);
    m_episode = later.body;
    m_fetcher->want(3'000'000);
    QVERIFY(test::waitForEvents([&] { return !changed.isEmpty(); }));
    QCOMPARE(ended.size(), 1);
    QVERIFY(listen(3'000'000, 3'500'000)); // at the same position
    m_fetcher->setWhole(true);
    QVERIFY(test::waitForEvents([&] { return m_fetcher->file().isComplete(); }));
    QCOMPARE(m_fetcher->length(), std::optional(qint64(later.body.size())));
    QCOMPARE(m_fetcher->file().identity()->etag, later.etag);
    QVERIFY(isTrue());
    QCOMPARE(changed.size(), 1);
}

void TestFetcher::whatIsHereOfTheFileBeforeIsHeardFirst()
{
    QVERIFY(listen(0, 600'000));
    ServerDocument other = document("\"b\"");
    std::ranges::reverse(other.body);
    setOrigin([&](const ServerRequest &request, int) { return answerWith(other, request); });
    const QSignalSpy changed(m_fetcher.get(), &Fetcher::changed);
    m_fetcher->setReadAhead(2'000'000);
    const qsizetype asked = m_origin->requests().size();
    m_fetcher->want(100'000);
    QVERIFY(test::waitForEvents([&] { return m_origin->requests().size() > asked; }));
    m_fetcher->want(200'000);
    // The second request compared stored bytes, so the change is known now.
    QVERIFY(test::waitForEvents([&] { return m_origin->requests().size() == asked + 2; }));
    QVERIFY(!test::waitForEvents([&] { return !changed.isEmpty(); }, 300));
    QCOMPARE(m_origin->requests().size(), asked + 2);
    const auto heard = m_fetcher->read(300'000, 100'000);
    QVERIFY(heard.has_value());
    QCOMPARE(*heard, document().body.mid(300'000, 100'000));
    // Read here, not above: the first answer may have stored more bytes in the meantime.
    m_fetcher->want(m_fetcher->endOfRun(0));
    QVERIFY(test::waitForEvents([&] { return !changed.isEmpty(); }));
    QCOMPARE(m_fetcher->file().identity()->etag, "\"b\"");
}

void TestFetcher::afterAFailureItMayBeTriedAgain()
{
    setOrigin([](const ServerRequest &, int) { return ServerAnswer{.status = 404}; });
    const QSignalSpy failed(m_fetcher.get(), &Fetcher::failed);
    m_fetcher->want(0);
    QVERIFY(test::waitForEvents([&] { return !failed.isEmpty(); }));
    setOrigin([](const ServerRequest &request, int) { return answerWith(document(), request); });
    m_fetcher->retry();
    QVERIFY(listen(0, 100'000));
}

void TestFetcher::aDownloadGivesWayToWhoListens()
{
    setOrigin([](const ServerRequest &request, int) {
        ServerAnswer answer = answerWith(document(), request);
        answer.bytesPerSecond = 1'000'000;
        return answer;
    });
    m_fetcher->setWhole(true);
    QVERIFY(test::waitForEvents([&] { return m_fetcher->file().ranges().total() > 100'000; }));
    QVERIFY(listen(5'000'000, 5'050'000));
    QVERIFY(m_fetcher->file().ranges().total() < 1'500'000); // the rest of the download waits
    m_fetcher->clearReader();
    QVERIFY(test::waitForEvents([&] { return m_fetcher->file().isComplete(); }));
    QVERIFY(isTrue());
}

QTEST_GUILESS_MAIN(TestFetcher)

#include "tst_fetcher.moc"
