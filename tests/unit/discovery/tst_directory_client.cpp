// SPDX-License-Identifier: GPL-3.0-or-later

#include "requests/directory_client.h"

#include <support/fake_clock.h>
#include <support/fake_http_client.h>
#include <support/timeouts.h>

#include <QTest>

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
    void errorsAreNeverStored_data();
    void errorsAreNeverStored();
    void aHostIsAskedWithinItsBudget();
    void aFullHostDelaysNoOther();
    void whatNobodyWaitsForIsNotSent();
    void whatNobodyWaitsForIsAborted();
    void moreHeadersAreSent();

private:
    [[nodiscard]] Future<Result<int>> get(const QUrl &url)
    {
        return m_client->get({.url = url, .keep = 3600s}, m_asker.get(), toNumber);
    }
    /// \return the number, or -1 and the reason in the log
    [[nodiscard]] int number(const QUrl &url)
    {
        const Future<Result<int>> answer = get(url);
        if (!test::waitUntil([&] { return answer.isFinished(); }) || answer.resultCount() == 0)
            return -2;
        const Result<int> result = answer.result();
        return result ? *result : -1;
    }

    const QUrl m_url{u"https://directory.example/search?term=a"_s};
    const QUrl m_other{u"https://directory.example/search?term=b"_s};
    test::FakeHttpClient m_http;
    test::FakeClock m_clock;
    std::unique_ptr<DirectoryClient> m_client;
    std::unique_ptr<QObject> m_asker;
};

void TestDirectoryClient::init()
{
    m_http.forget(m_url);
    m_http.forget(m_other);
    m_http.clearRequests();
    m_client = std::make_unique<DirectoryClient>(m_http, m_clock);
    m_asker = std::make_unique<QObject>();
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
    m_client->setRate(m_url.host(), {.burst = 1, .perRequest = 200ms});
    m_http.serve(m_url, "5");
    m_http.serve(m_other, "6");
    const auto first = get(m_url);
    const auto second = get(m_other);
    QCOMPARE(m_http.requests().size(), 1);
    QTRY_VERIFY(second.isFinished());
    QCOMPARE(second.result(), Result<int>(6));
    QCOMPARE(first.result(), Result<int>(5));
}

void TestDirectoryClient::aFullHostDelaysNoOther()
{
    const QUrl elsewhere(u"https://other.example/search"_s);
    m_client->setRate(m_url.host(), {.burst = 1, .perRequest = 1h});
    m_http.serve(m_url, "5");
    m_http.serve(elsewhere, "7");
    QCOMPARE(number(m_url), 5);
    const auto waiting = get(m_other);
    QCOMPARE(number(elsewhere), 7);
    QVERIFY(!waiting.isFinished());
}

void TestDirectoryClient::whatNobodyWaitsForIsNotSent()
{
    m_client->setRate(m_url.host(), {.burst = 1, .perRequest = 100ms});
    m_http.serve(m_url, "5");
    m_http.serve(m_other, "6");
    QCOMPARE(number(m_url), 5);
    const auto dropped = get(m_other);
    m_asker = std::make_unique<QObject>(); // the user has typed on
    QTRY_VERIFY(dropped.isFinished());
    QVERIFY(dropped.isCanceled());
    QCOMPARE(m_http.requestCount(m_other), 0);
}

void TestDirectoryClient::whatNobodyWaitsForIsAborted()
{
    m_http.serve(m_url, "5");
    m_http.hold();
    const auto dropped = get(m_url);
    QCOMPARE(m_http.heldCount(), 1);
    m_asker.reset();
    m_http.release();
    QTRY_VERIFY(dropped.isFinished());
    QVERIFY(dropped.isCanceled());
}

void TestDirectoryClient::moreHeadersAreSent()
{
    m_http.serve(m_url, "5");
    const QList<net::HttpHeader> headers{{"X-Auth-Key", "key"}};
    const auto answer = m_client->get({.url = m_url, .headers = headers}, m_asker.get(), toNumber);
    QTRY_VERIFY(answer.isFinished());
    QCOMPARE(m_http.requests().constFirst().headers, headers);
}

QTEST_GUILESS_MAIN(TestDirectoryClient)
#include "tst_directory_client.moc"
