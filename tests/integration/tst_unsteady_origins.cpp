// SPDX-License-Identifier: GPL-3.0-or-later
// Tests origins whose answers disagree: other validators for the same bytes, or another file each
// time.

#include "fetched_episode.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using stream::Fetcher;
using test::ServerAnswer;
using test::ServerDocument;
using test::ServerRequest;

namespace {

QByteArray dateOf(int number)
{
    return "Mon, 01 Jan 2024 00:00:" + QByteArray::number(number % 60).rightJustified(2, '0')
           + " GMT";
}

/// Ignores If-Range, as many caches do.
ServerAnswer anyRange(const ServerDocument &document, ServerRequest request)
{
    request.headers.remove("if-range");
    return answerWith(document, request);
}

} // namespace

class TestUnsteadyOrigins final : public QObject, private test::FetchedEpisode
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theSameBytesAreTheSameFile_data();
    void theSameBytesAreTheSameFile();
    void whatIsHereOfTheLastTimeIsKept_data();
    void whatIsHereOfTheLastTimeIsKept();
    void otherBytesOfTheSameLengthAreAnotherFile();
    void anotherFileAtEachRequest_data();
    void anotherFileAtEachRequest();
    void changesAreLimited();
    void requestsAreLimited();

private:
    /// The same bytes for each request, with the given validators.
    static ServerDocument document(const QByteArray &etag, const QByteArray &lastModified = {})
    {
        return {.body = episodeBytes(),
                .type = "audio/mpeg",
                .etag = etag,
                .lastModified = lastModified};
    }
};

void TestUnsteadyOrigins::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    open();
}

void TestUnsteadyOrigins::cleanup()
{
    close();
}

void TestUnsteadyOrigins::theSameBytesAreTheSameFile_data()
{
    QTest::addColumn<Route>("route");
    const auto row = [](const char *name, const Route &route) { QTest::newRow(name) << route; };
    row("another etag each time", [](const ServerRequest &request, int number) {
        return anyRange(document('"' + QByteArray::number(number) + '"'), request);
    });
    row("another etag each time, and If-Range is kept",
        [](const ServerRequest &request, int number) {
            return answerWith(document('"' + QByteArray::number(number) + '"'), request);
        });
    row("another date each time", [](const ServerRequest &request, int number) {
        return anyRange(document({}, dateOf(number)), request);
    });
    row("another date each time, and If-Range is kept",
        [](const ServerRequest &request, int number) {
            return answerWith(document({}, dateOf(number)), request);
        });
    row("two nodes with two etags", [](const ServerRequest &request, int number) {
        return anyRange(document(number % 3 == 0 ? "\"node-a\"" : "\"node-b\""), request);
    });
    row("two nodes with two dates", [](const ServerRequest &request, int number) {
        return answerWith(document({}, dateOf(number % 2)), request);
    });
    row("all of the file, with another date, for each If-Range",
        [](const ServerRequest &request, int number) {
            const bool isConditional = !request.header("If-Range").isEmpty();
            return answerWith(document({}, dateOf(isConditional ? number + 1 : 0)), request);
        });
    row("another etag each time, and no ranges", [](const ServerRequest &, int number) {
        ServerAnswer answer{.body = episodeBytes(),
                            .headers = {{"ETag", '"' + QByteArray::number(number) + '"'}}};
        answer.truncateAt = number == 0 ? 2'000'000 : -1;
        return answer;
    });
}

void TestUnsteadyOrigins::theSameBytesAreTheSameFile()
{
    QFETCH(const Route, route);
    setOrigin(route);
    const QSignalSpy changed(m_fetcher.get(), &Fetcher::changed);
    QVERIFY(listen(0, 1'000'000));
    QVERIFY(listen(4'000'000, 4'200'000));
    QVERIFY(listen(1'000'000, size));
    m_fetcher->setWhole(true);
    QVERIFY(test::waitForEvents([&] { return m_fetcher->file().isComplete(); }));
    QVERIFY(m_fetcher->read(0, size).value() == m_episode);
    QCOMPARE(changed.size(), 0);
    // Comparing samples and repeating interrupted requests must not cost many more requests.
    QCOMPARE_LE(m_origin->requests().size(), 60);
}

void TestUnsteadyOrigins::whatIsHereOfTheLastTimeIsKept_data()
{
    QTest::addColumn<qint64>("place");
    QTest::newRow("continuing where playback ended") << qint64{1'000'000};
    QTest::newRow("at another position") << qint64{3'000'000};
}

void TestUnsteadyOrigins::whatIsHereOfTheLastTimeIsKept()
{
    QFETCH(const qint64, place);
    setOrigin(
        [](const ServerRequest &request, int) { return answerWith(document("\"a\""), request); });
    QVERIFY(listen(0, 1'000'000));
    m_fetcher->clearReader();
    begin();
    m_origin->clearRequests();
    setOrigin(
        [](const ServerRequest &request, int) { return answerWith(document("\"b\""), request); });
    const qint64 before = m_fetcher->file().ranges().total();
    QVERIFY(listen(place, place + 500'000));
    QVERIFY(listen(0, 900'000));
    QCOMPARE_GE(m_fetcher->file().ranges().total(), before);
    QCOMPARE(m_fetcher->file().identity()->etag, "\"a\"");
}

void TestUnsteadyOrigins::otherBytesOfTheSameLengthAreAnotherFile()
{
    setOrigin(
        [](const ServerRequest &request, int) { return answerWith(document("\"a\""), request); });
    QVERIFY(listen(0, 1'000'000));
    m_fetcher->clearReader();
    ServerDocument other = document("\"b\"");
    std::ranges::reverse(other.body);
    m_episode = other.body;
    setOrigin([&](const ServerRequest &request, int) { return anyRange(other, request); });
    const QSignalSpy changed(m_fetcher.get(), &Fetcher::changed);
    m_fetcher->want(4'000'000);
    QVERIFY(test::waitForEvents([&] { return !changed.isEmpty(); }));
    QVERIFY(listen(4'000'000, size));
    QVERIFY(listen(0, 2'000'000)); // no byte of the first file is left
    QCOMPARE(changed.size(), 1);
}

void TestUnsteadyOrigins::anotherFileAtEachRequest_data()
{
    QTest::addColumn<bool>("isSameLength");
    QTest::newRow("with another length") << false;
    QTest::newRow("with the same length") << true;
}

/// Simulates hosts that insert other advertisements into each answer.
void TestUnsteadyOrigins::anotherFileAtEachRequest()
{
    QFETCH(const bool, isSameLength);
    QByteArray last;
    setOrigin([&](const ServerRequest &request, int number) {
        ServerDocument each = document('"' + QByteArray::number(number) + '"');
        each.body = QByteArray(2000 + (isSameLength ? 0 : number), '\0')
                    + test::patternBytes(size + number).sliced(number);
        last = each.body;
        return anyRange(each, request);
    });
    const QSignalSpy failed(m_fetcher.get(), &Fetcher::failed);
    m_episode = QByteArray(2000, '\0') + test::patternBytes(size);
    m_fetcher->setReadAhead(1'000);
    QVERIFY(listen(0, 100'000)); // some bytes of the first file are stored
    m_fetcher->clearReader();
    m_fetcher->setWhole(true);
    QVERIFY(test::waitForEvents([&] { return m_fetcher->file().isComplete(); }));
    QVERIFY(failed.isEmpty());
    // All bytes are from one answer.
    QVERIFY(m_fetcher->read(0, last.size()).value() == last);
    QCOMPARE_LE(m_origin->requests().size(), 12);
}

void TestUnsteadyOrigins::changesAreLimited()
{
    setOrigin([&](const ServerRequest &request, int number) {
        ServerDocument each = document('"' + QByteArray::number(number) + '"');
        each.body.chop(number);
        ServerAnswer answer = answerWith(each, request);
        answer.truncateAt = 200'000; // the body is never complete
        return answer;
    });
    const QSignalSpy failed(m_fetcher.get(), &Fetcher::failed);
    const QSignalSpy changed(m_fetcher.get(), &Fetcher::changed);
    m_fetcher->setWhole(true);
    QVERIFY(test::waitForEvents([&] { return !failed.isEmpty(); }));
    QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::UnsteadyMedia);
    QCOMPARE_LE(changed.size(), 4);
    QCOMPARE_LE(m_origin->requests().size(), 20);
    // A retry must not cause a flood of requests.
    m_fetcher->retry();
    QVERIFY(test::waitForEvents([&] { return failed.size() == 2; }));
    QCOMPARE_LE(changed.size(), 4);
}

void TestUnsteadyOrigins::requestsAreLimited()
{
    setOrigin([](const ServerRequest &request, int) {
        ServerRequest tiny = request;
        const qint64 begin = request.header("Range").mid(6).split('-').constFirst().toLongLong();
        tiny.headers["range"] =
            "bytes=" + QByteArray::number(begin) + '-' + QByteArray::number(begin + 99);
        return answerWith(document("\"a\""), tiny);
    });
    const QSignalSpy waiting(m_fetcher.get(), &Fetcher::waiting);
    const QSignalSpy recovered(m_fetcher.get(), &Fetcher::recovered);
    m_fetcher->want(0);
    QVERIFY(test::waitForEvents([&] { return !waiting.isEmpty(); }));
    QCOMPARE(waiting[0][0].value<Error>().code, ErrorCode::BadResponse);
    // After a burst of 60, about 10 requests per second are allowed.
    const qsizetype asked = m_origin->requests().size();
    QVERIFY(!test::waitForEvents([&] { return m_origin->requests().size() > asked + 15; }, 1000));
    QVERIFY(!recovered.isEmpty()); // it continues slowly
}

QTEST_GUILESS_MAIN(TestUnsteadyOrigins)

#include "tst_unsteady_origins.moc"
