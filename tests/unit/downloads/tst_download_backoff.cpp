// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_backoff.h"

#include <base/utc.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using downloads::DownloadBackoff;

namespace {

const QUrl here(u"https://media.example.org/a.mp3"_s);
const QUrl beside(u"https://media.example.org/b.mp3"_s);
const QUrl elsewhere(u"https://cdn.example.net/a.mp3"_s);
const QDateTime start({2027, 1, 15}, {8, 0}, utc);

Error refused(const QUrl &url)
{
    return {.code = ErrorCode::ConnectionFailed, .url = url};
}

QDateTime after(std::chrono::seconds time)
{
    return start.addDuration(time);
}

} // namespace

class TestDownloadBackoff final : public QObject
{
    Q_OBJECT

private slots:
    void failsAfterSomeMinutes();
    void bytesAreHope();
    void restsForAMoment();
    void aServerIsInTroubleWhenSeveralFilesDoNotCome_data();
    void aServerIsInTroubleWhenSeveralFilesDoNotCome();
    void whatWasNotTriedFailsWithItsServer();
    void serversAreForgotten();
};

void TestDownloadBackoff::failsAfterSomeMinutes()
{
    DownloadBackoff backoff;
    backoff.note({1}, here, refused(here), start);
    const Error last{.code = ErrorCode::Timeout, .url = here};
    backoff.note({1}, here, last, after(100s));
    QVERIFY(!backoff.verdict({1}, here, after(179s)));
    QVERIFY(backoff.verdict({1}, here, after(180s)) == last);
    // One failing download does not affect other files of its server.
    QVERIFY(!backoff.verdict({2}, beside, after(180s)));
    backoff.forget({1});
    QVERIFY(!backoff.verdict({1}, here, after(1h)));
}

void TestDownloadBackoff::bytesAreHope()
{
    DownloadBackoff backoff;
    backoff.note({1}, here, refused(here), start);
    backoff.note({2}, beside, refused(beside), start);
    backoff.clear({1}, here);
    QVERIFY(!backoff.verdict({1}, here, after(1h)));
    QVERIFY(!backoff.isFailing(beside));
    QVERIFY(backoff.verdict({2}, beside, after(1h)));
}

void TestDownloadBackoff::restsForAMoment()
{
    DownloadBackoff backoff;
    backoff.note({1}, here, refused(here), start);
    QVERIFY(backoff.mayStart({1}, start));
    backoff.yieldSlot({1}, after(10s));
    QVERIFY(!backoff.mayStart({1}, after(39s)));
    QVERIFY(backoff.mayStart({1}, after(40s)));
    QVERIFY(backoff.mayStart({2}, after(10s)));
    // The time also counts while the file is put aside.
    QVERIFY(backoff.verdict({1}, here, after(180s)));
}

void TestDownloadBackoff::aServerIsInTroubleWhenSeveralFilesDoNotCome_data()
{
    QTest::addColumn<Error>("first");
    QTest::addColumn<Error>("second");
    QTest::addColumn<bool>("isFailing");
    QTest::newRow("two files of the server are refused")
        << refused(here) << refused(beside) << true;
    QTest::newRow("one answer with an HTTP error")
        << Error{.code = ErrorCode::HttpStatus, .url = here, .httpStatus = 503} << refused(beside)
        << false;
    QTest::newRow("one of the files was redirected to another server")
        << refused(here) << refused(elsewhere) << false;
}

void TestDownloadBackoff::aServerIsInTroubleWhenSeveralFilesDoNotCome()
{
    QFETCH(const Error, first);
    QFETCH(const Error, second);
    QFETCH(const bool, isFailing);
    DownloadBackoff backoff;
    backoff.note({1}, here, first, start);
    QVERIFY(!backoff.isFailing(here)); // one file proves nothing
    backoff.note({1}, here, first, start);
    QVERIFY(!backoff.isFailing(here));
    backoff.note({2}, beside, second, start);
    QCOMPARE(backoff.isFailing(here), isFailing);
    QVERIFY(!backoff.isFailing(elsewhere));
}

void TestDownloadBackoff::whatWasNotTriedFailsWithItsServer()
{
    DownloadBackoff backoff;
    backoff.note({1}, here, refused(here), start);
    backoff.note({2}, beside, refused(beside), after(60s));
    QVERIFY(!backoff.verdict({3}, here, after(179s)));
    // The last error of the server, although the third file was never tried.
    QVERIFY(backoff.verdict({3}, here, after(180s)) == refused(beside));
    QVERIFY(!backoff.verdict({3}, elsewhere, after(180s)));
}

void TestDownloadBackoff::serversAreForgotten()
{
    DownloadBackoff backoff;
    QVERIFY(backoff.isEmpty());
    backoff.note({1}, here, refused(here), start);
    backoff.note({2}, beside, refused(beside), start);
    backoff.forget({1});
    backoff.forget({2});
    backoff.expire(after(299s));
    QVERIFY(backoff.isFailing(here));
    backoff.expire(after(300s));
    QVERIFY(!backoff.isFailing(here));
    QVERIFY(backoff.isEmpty());
}

QTEST_APPLESS_MAIN(TestDownloadBackoff)

#include "tst_download_backoff.moc"
