// SPDX-License-Identifier: GPL-3.0-or-later

#include "requests/directory_client.h"

#include <net/network_http_client.h>
#include <support/fake_clock.h>
#include <support/fake_http_client.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;
using namespace std::chrono_literals;

namespace {

/// Answers of the tests are numbers; everything else is damaged.
Result<int> toNumber(const QByteArray &body)
{
    bool isNumber = false;
    const int number = body.toInt(&isNumber);
    if (!isNumber)
        return failure({.code = ErrorCode::UnsupportedFeed});
    return number;
}

} // namespace

class TestDirectoryClient final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anAnswerIsAskedForOnce();
    void anAnswerIsAskedForAgainWhenItIsOld();
    void aFailureShowsAnEarlierAnswer_data();
    void aFailureShowsAnEarlierAnswer();
    void answersAreKeptBetweenStarts();
    void oneByteASecondIsATimeout();
    void errorsAreNeverStored_data();
    void errorsAreNeverStored();
    void aHostIsAskedWithinItsBudget();
    void aFullHostDelaysNoOther();
    void whatNobodyWaitsForIsNotSent();
    void whatNobodyWaitsForIsAborted();
    void moreHeadersAreSent();

private:
    [[nodiscard]] Future<Result<Dated<int>>> get(const QUrl &url)
    {
        return m_client->get({.url = url, .maxAge = 3600s}, m_context.get(), toNumber);
    }
    /// \return the answer; Internal if there was none
    [[nodiscard]] Result<Dated<int>> answered(const QUrl &url)
    {
        const auto answer = get(url);
        if (!test::waitUntil([&] { return answer.isFinished(); }) || answer.resultCount() == 0)
            return failure({.code = ErrorCode::Internal});
        return answer.result();
    }
    /// \return the number, or -1 and the reason in the log
    [[nodiscard]] int number(const QUrl &url)
    {
        const Result<Dated<int>> answer = answered(url);
        return answer ? answer->value : -1;
    }

    const QUrl m_url{u"https://directory.example/search?term=a"_s};
    const QUrl m_other{u"https://directory.example/search?term=b"_s};
    std::unique_ptr<QTemporaryDir> m_folder;
    test::FakeHttpClient m_http;
    test::FakeClock m_clock;
    std::unique_ptr<DirectoryClient> m_client;
    std::unique_ptr<QObject> m_context;
};

void TestDirectoryClient::init()
{
    m_http.forget(m_url);
    m_http.forget(m_other);
    m_http.clearRequests();
    m_client.reset(); // before the folder that it writes to
    m_folder = std::make_unique<QTemporaryDir>();
    m_client = std::make_unique<DirectoryClient>(m_http, m_clock, m_folder->path());
    m_context = std::make_unique<QObject>();
}

void TestDirectoryClient::anAnswerIsAskedForOnce()
{
    m_http.serve(m_url, "5");
    QCOMPARE(number(m_url), 5);
    QCOMPARE(number(m_url), 5);
    QCOMPARE(m_http.requestCount(m_url), 1);
}

void TestDirectoryClient::anAnswerIsAskedForAgainWhenItIsOld()
{
    m_http.serve(m_url, "5");
    m_http.serve(m_url, "6");
    QCOMPARE(number(m_url), 5);
    m_clock.advance(3599s);
    QCOMPARE(number(m_url), 5);
    m_clock.advance(1s);
    QCOMPARE(number(m_url), 6);
}

void TestDirectoryClient::aFailureShowsAnEarlierAnswer_data()
{
    QTest::addColumn<Error>("error"); // Internal: a body that is no answer
    const auto row = [](const char *name, const Error &error) { QTest::newRow(name) << error; };
    row("there is no network", {.code = ErrorCode::Offline});
    row("the server takes too long", {.code = ErrorCode::Timeout});
    row("the server has a problem", {.code = ErrorCode::HttpStatus, .httpStatus = 500});
    row("there were too many requests", {.code = ErrorCode::HttpStatus, .httpStatus = 403});
    row("a network wants a login", {.code = ErrorCode::Internal});
}

void TestDirectoryClient::aFailureShowsAnEarlierAnswer()
{
    QFETCH(const Error, error);
    const QDateTime before = m_clock.now();
    m_http.serve(m_url, "5");
    if (error.code == ErrorCode::Internal)
        m_http.serve(m_url, "<html>log in</html>");
    else
        m_http.fail(m_url, error);
    m_http.serve(m_url, "6");
    QCOMPARE(number(m_url), 5);
    m_clock.advance(48h);
    const Result<Dated<int>> old = answered(m_url);
    QVERIFY(old);
    QCOMPARE(old->value, 5);
    QCOMPARE(old->read, before);
    QVERIFY(old->requestError);
    // Nothing but the answer was kept, so the next request is sent.
    const Result<Dated<int>> next = answered(m_url);
    QVERIFY(next);
    QCOMPARE(next->value, 6);
    QCOMPARE(next->read, m_clock.now());
    QVERIFY(!next->requestError);
}

void TestDirectoryClient::answersAreKeptBetweenStarts()
{
    m_http.serve(m_url, "5");
    QCOMPARE(number(m_url), 5);
    m_client.reset();
    m_client = std::make_unique<DirectoryClient>(m_http, m_clock, m_folder->path());
    QCOMPARE(number(m_url), 5);
    QCOMPARE(m_http.requestCount(m_url), 1);
}

void TestDirectoryClient::oneByteASecondIsATimeout()
{
    test::LocalHttpServer server;
    server.setRoute(u"/slow"_s, [](const test::ServerRequest &) {
        return test::ServerAnswer{.body = QByteArray(600, '5'), .bytesPerSecond = 1};
    });
    net::NetworkHttpClient http("Dogear-Test");
    DirectoryClient client(http, m_clock, {});
    const auto answer = client.get({.url = server.url(u"/slow"_s)}, m_context.get(), toNumber);
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(answer.result().error().code, ErrorCode::Timeout);
    QTRY_COMPARE(server.openConnections(), 0); // nothing goes on in the background
}

void TestDirectoryClient::errorsAreNeverStored_data()
{
    QTest::addColumn<QByteArray>("first"); // empty: the request fails
    QTest::newRow("a refusal") << QByteArray();
    QTest::newRow("a page of HTML with the status 200") << QByteArray("<html>busy</html>");
}

void TestDirectoryClient::errorsAreNeverStored()
{
    QFETCH(const QByteArray, first);
    if (first.isEmpty())
        m_http.fail(m_url, {.code = ErrorCode::HttpStatus, .httpStatus = 403});
    else
        m_http.serve(m_url, first);
    m_http.serve(m_url, "5");
    QCOMPARE(number(m_url), -1);
    QCOMPARE(number(m_url), 5);
}

void TestDirectoryClient::aHostIsAskedWithinItsBudget()
{
    m_client->setRate(m_url, {.burst = 1, .perRequest = 200ms});
    m_http.serve(m_url, "5");
    m_http.serve(m_other, "6");
    const auto first = get(m_url);
    const auto second = get(m_other);
    QTRY_VERIFY(first.isFinished());
    QCOMPARE(m_http.requests().size(), 1);
    QTRY_VERIFY(second.isFinished());
    QCOMPARE(second.result()->value, 6);
    QCOMPARE(first.result()->value, 5);
}

void TestDirectoryClient::aFullHostDelaysNoOther()
{
    const QUrl elsewhere(u"https://other.example/search"_s);
    m_client->setRate(m_url, {.burst = 1, .perRequest = 1h});
    m_http.serve(m_url, "5");
    m_http.serve(elsewhere, "7");
    QCOMPARE(number(m_url), 5);
    const auto waiting = get(m_other);
    QCOMPARE(number(elsewhere), 7);
    QVERIFY(!waiting.isFinished());
}

void TestDirectoryClient::whatNobodyWaitsForIsNotSent()
{
    m_client->setRate(m_url, {.burst = 1, .perRequest = 100ms});
    m_http.serve(m_url, "5");
    m_http.serve(m_other, "6");
    QCOMPARE(number(m_url), 5);
    const auto dropped = get(m_other);
    m_context = std::make_unique<QObject>(); // the user has typed on
    QTRY_VERIFY(dropped.isFinished());
    QVERIFY(dropped.isCanceled());
    QCOMPARE(m_http.requestCount(m_other), 0);
}

void TestDirectoryClient::whatNobodyWaitsForIsAborted()
{
    m_http.serve(m_url, "5");
    m_http.hold();
    const auto dropped = get(m_url);
    QTRY_COMPARE(m_http.heldCount(), 1);
    m_context.reset();
    m_http.release();
    QTRY_VERIFY(dropped.isFinished());
    QVERIFY(dropped.isCanceled());
}

void TestDirectoryClient::moreHeadersAreSent()
{
    m_http.serve(m_url, "5");
    const QList<net::HttpHeader> headers{{"X-Auth-Key", "key"}};
    const auto answer =
        m_client->get({.url = m_url, .headers = headers}, m_context.get(), toNumber);
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(m_http.requests().constFirst().headers, headers);
}

QTEST_GUILESS_MAIN(TestDirectoryClient)
#include "tst_directory_client.moc"
