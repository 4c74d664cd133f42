// SPDX-License-Identifier: GPL-3.0-or-later

#include "feeds/fetch_policy.h"

#include <base/utc.h>
#include <net/retry_after.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::subscriptions;

namespace {

const QDateTime now = QDateTime::fromSecsSinceEpoch(1'800'000'000, utc);

} // namespace

class TestFetchPolicy final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void asksWithConditions_data();
    void asksWithConditions();
    void leavesServersAlone_data();
    void leavesServersAlone();
};

void TestFetchPolicy::asksWithConditions_data()
{
    QTest::addColumn<int>("parsedBy");
    QTest::addColumn<qint64>("hoursAgo"); ///< since the last complete document; -1: never
    QTest::addColumn<QString>("sent");
    QTest::newRow("rule 52: validators are sent unchanged")
        << parserVersion << 1LL << u"W/\"e\" m h"_s;
    QTest::newRow("rule 53: conditional requests for three days")
        << parserVersion << 71LL << u"W/\"e\" m h"_s;
    QTest::newRow("rule 53: then the whole document is requested, its hash compared")
        << parserVersion << 73LL << u"  h"_s;
    QTest::newRow("rule 55: a newer parser requests and reads everything")
        << parserVersion - 1 << 1LL << u"  "_s;
    QTest::newRow("never received a complete document") << parserVersion << -1LL << u"  h"_s;
    QTest::newRow("a last document in the future is ignored") << parserVersion << -5LL << u"  h"_s;
}

void TestFetchPolicy::asksWithConditions()
{
    QFETCH(const int, parsedBy);
    QFETCH(const qint64, hoursAgo);
    QFETCH(const QString, sent);
    domain::FetchState state{.etag = "W/\"e\"", .lastModified = "m", .bodyHash = "h"};
    state.parserVersion = parsedBy;
    if (hoursAgo != -1)
        state.lastFull = now.addSecs(-hoursAgo * 3600);
    const Validators validators = validatorsFor(state, now);
    QCOMPARE(QString::fromLatin1(validators.etag + ' ' + validators.lastModified + ' '
                                 + validators.bodyHash),
             sent);
}

void TestFetchPolicy::leavesServersAlone_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<qint64>("seconds"); ///< -1: no waiting time
    const auto http = [](int status, const QString &more = {}) {
        return Error{ErrorCode::HttpStatus, QString::number(status) + more, {}, status};
    };
    QTest::newRow("a server error without Retry-After") << http(500) << -1LL;
    QTest::newRow("rule 65: Retry-After in seconds")
        << http(429, u" Slow; Retry-After: 120"_s) << 120LL;
    QTest::newRow("rule 65: Retry-After as a date")
        << http(503, u"; Retry-After: Fri, 15 Jan 2027 09:00:00 GMT"_s) << 3600LL;
    QTest::newRow("a Retry-After of years is limited to a day")
        << http(429, u"; Retry-After: 99999999"_s) << 86'400LL;
    QTest::newRow("a Retry-After in the past")
        << http(503, u"; Retry-After: Fri, 15 Jan 2021 09:00:00 GMT"_s) << -1LL;
    QTest::newRow("an unreadable Retry-After") << http(503, u"; Retry-After: soon"_s) << -1LL;
    QTest::newRow("no network") << Error{.code = ErrorCode::Offline} << -1LL;
}

void TestFetchPolicy::leavesServersAlone()
{
    QFETCH(const Error, error);
    QFETCH(const qint64, seconds);
    const auto until = net::retryAfterTime(error, now);
    QCOMPARE(until ? now.secsTo(*until) : -1, seconds);
    domain::FetchState state;
    state.notBefore = until;
    QCOMPARE(mayBeRequested(state, now), !until.has_value());
    QVERIFY(mayBeRequested(state, now.addDays(2)));
}

QTEST_GUILESS_MAIN(TestFetchPolicy)

#include "tst_fetch_policy.moc"
