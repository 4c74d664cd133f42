// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/download_text.h>
#include <words/error_text.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

using Bytes = std::optional<qint64>;

class TestDownloadText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void bytesOf_data();
    void bytesOf();
    void rate_data();
    void rate();
    void timeLeft_data();
    void timeLeft();
    void reasons_data();
    void reasons();
    void whatHoldsAllUpIsASentence();
    void everyErrorHasAReasonThatFollowsAColon_data();
    void everyErrorHasAReasonThatFollowsAColon();
};

void TestDownloadText::bytesOf_data()
{
    QTest::addColumn<qint64>("storedBytes");
    QTest::addColumn<Bytes>("length");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the same unit for both numbers")
        << qint64(12'345'678) << Bytes(34'000'000) << u"12 of 34 MB"_s;
    QTest::newRow("small numbers have a decimal")
        << qint64(1'250'000) << Bytes(3'400'000) << u"1.3 of 3.4 MB"_s;
    QTest::newRow("the unit is that of the whole file")
        << qint64(4'000) << Bytes(34'000'000) << u"0 of 34 MB"_s;
    QTest::newRow("nothing received yet")
        << qint64(0) << Bytes(2'500'000'000) << u"0.0 of 2.5 GB"_s;
    QTest::newRow("bytes have no decimals") << qint64(3) << Bytes(7) << u"3 of 7 bytes"_s;
    QTest::newRow("the length is unknown") << qint64(12'300'000) << Bytes() << u"12.3 MB"_s;
    QTest::newRow("more than the announced length") << qint64(2'000) << Bytes(1'000) << u"2.0 kB"_s;
    QTest::newRow("an unknown number of bytes") << qint64(-1) << Bytes(1'000) << QString();
}

void TestDownloadText::bytesOf()
{
    QFETCH(const qint64, storedBytes);
    QFETCH(const Bytes, length);
    QFETCH(const QString, expected);
    QCOMPARE(words::formatBytesOf(storedBytes, length), expected);
}

void TestDownloadText::rate_data()
{
    QTest::addColumn<qint64>("bytesPerSecond");
    QTest::addColumn<QString>("expected");
    QTest::newRow("megabytes") << qint64(1'234'567) << u"1.2 MB/s"_s;
    QTest::newRow("kilobytes") << qint64(64'000) << u"64 kB/s"_s;
    QTest::newRow("no data arrives") << qint64(0) << QString();
}

void TestDownloadText::rate()
{
    QFETCH(const qint64, bytesPerSecond);
    QFETCH(const QString, expected);
    QCOMPARE(words::formatByteRate(bytesPerSecond), expected);
}

void TestDownloadText::timeLeft_data()
{
    QTest::addColumn<qint64>("storedBytes");
    QTest::addColumn<Bytes>("length");
    QTest::addColumn<qint64>("bytesPerSecond");
    QTest::addColumn<QString>("expected");
    const qint64 million = 1'000'000;
    QTest::newRow("minutes") << 10 * million << Bytes(190 * million) << million << u"3 min left"_s;
    QTest::newRow("seconds") << 10 * million << Bytes(40 * million) << million << u"30 s left"_s;
    QTest::newRow("less than a second is shown as a second")
        << 10 * million << Bytes(10 * million + 1) << million << u"1 s left"_s;
    QTest::newRow("more than a day is not shown")
        << qint64(0) << Bytes(100'000 * million) << million << QString();
    QTest::newRow("a very slow server does not cause an overflow")
        << qint64(0) << Bytes(std::numeric_limits<qint64>::max()) << qint64(1) << QString();
    QTest::newRow("no data arrives") << qint64(0) << Bytes(million) << qint64(0) << QString();
    QTest::newRow("the length is unknown") << qint64(0) << Bytes() << million << QString();
    QTest::newRow("everything has been received")
        << million << Bytes(million) << million << QString();
}

void TestDownloadText::timeLeft()
{
    QFETCH(const qint64, storedBytes);
    QFETCH(const Bytes, length);
    QFETCH(const qint64, bytesPerSecond);
    QFETCH(const QString, expected);
    QCOMPARE(words::formatFetchTimeLeft(storedBytes, length, bytesPerSecond), expected);
}

void TestDownloadText::reasons_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("expected");
    const auto status = [](int code) {
        return Error{.code = ErrorCode::HttpStatus, .httpStatus = code};
    };
    QTest::newRow("no network") << Error{ErrorCode::Offline} << u"no network"_s;
    QTest::newRow("a full disk") << Error{ErrorCode::DiskFull} << u"the disk is full"_s;
    QTest::newRow("a missing file") << status(404) << u"not found (404)"_s;
    QTest::newRow("a removed file") << status(410) << u"not found (410)"_s;
    QTest::newRow("a password is needed") << status(401) << u"not allowed (401)"_s;
    QTest::newRow("a server error") << status(503) << u"the server refused it (503)"_s;
    QTest::newRow("no HTTP status") << status(0) << u"the server refused it"_s;
    QTest::newRow("a redirect from https to http that is refused")
        << Error{ErrorCode::InsecureRedirect} << u"the address leads from https to http"_s;
    const auto inPlaceOf = [](QLatin1StringView what) {
        return Error{.code = ErrorCode::NotMedia, .detail = what};
    };
    QTest::newRow("a web page") << inPlaceOf(unexpected_content::webPage)
                                << u"the server sent a web page"_s;
    QTest::newRow("a playlist") << inPlaceOf(unexpected_content::playlist)
                                << u"the server sent a playlist"_s;
    QTest::newRow("an empty file")
        << inPlaceOf(unexpected_content::nothing) << u"the server sent an empty file"_s;
    QTest::newRow("a message") << inPlaceOf(unexpected_content::message)
                               << u"the server sent a message instead"_s;
    QTest::newRow("a proxy that fails")
        << Error{ErrorCode::ProxyFailed} << u"the proxy does not let it through"_s;
    QTest::newRow("an internal error") << Error{ErrorCode::Internal} << u"something went wrong"_s;
}

void TestDownloadText::reasons()
{
    QFETCH(const Error, error);
    QFETCH(const QString, expected);
    QCOMPARE(words::errorReason(error), expected);
}

void TestDownloadText::whatHoldsAllUpIsASentence()
{
    const QString full = words::blockedSentence({ErrorCode::DiskFull});
    const QString unwritable = words::blockedSentence({ErrorCode::FileUnwritable});
    QVERIFY(full.contains(u"full"_s) && full.endsWith(u'.'));
    QVERIFY(unwritable.contains(u"folder"_s) && unwritable.endsWith(u'.'));
    QCOMPARE(words::blockedSentence({ErrorCode::Offline}), u"Downloads wait: no network."_s);
}

void TestDownloadText::everyErrorHasAReasonThatFollowsAColon_data()
{
    QTest::addColumn<ErrorCode>("code");
    for (const ErrorCode code : allErrorCodes())
        QTest::newRow(qPrintable(toName(code))) << code;
}

void TestDownloadText::everyErrorHasAReasonThatFollowsAColon()
{
    QFETCH(const ErrorCode, code);
    const QString reason =
        words::errorReason({.code = code, .detail = u"secret"_s, .url = QUrl(u"https://h/?key"_s)});
    QVERIFY(!reason.isEmpty());
    QVERIFY(reason.size() < 40); // it is shown in a row of a list
    QVERIFY(reason.front().isLower() && !reason.endsWith(u'.'));
    QVERIFY(!reason.contains(u"secret"_s) && !reason.contains(u"key"_s));
}

QTEST_GUILESS_MAIN(TestDownloadText)
#include "tst_download_text.moc"
