// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_failure.h"

#include <QTest>

using namespace dogear;
using media::MediaIdentity;
using stream::FileMatch;

class TestFetchFailure final : public QObject
{
    Q_OBJECT

private slots:
    void knowsWhatPasses_data();
    void knowsWhatPasses();
    void tellsFilesApart_data();
    void tellsFilesApart();
    void validators_data();
    void validators();
};

void TestFetchFailure::knowsWhatPasses_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<bool>("isConnectionError");
    QTest::addColumn<bool>("isTransient");
    const auto row =
        [](const char *name, const Error &error, bool isConnectionError, bool isTransient) {
            QTest::newRow(name) << error << isConnectionError << isTransient;
        };
    row("no network", {.code = ErrorCode::Offline}, true, true);
    row("dropped", {.code = ErrorCode::ConnectionFailed}, true, true);
    row("silent", {.code = ErrorCode::Timeout}, true, true);
    row("a proxy that fails", {.code = ErrorCode::ProxyFailed}, true, true);
    row("a proxy that wants a password", {.code = ErrorCode::ProxyDenied}, false, false);
    row("cut", {.code = ErrorCode::TruncatedInput}, false, true);
    row("rule 75: 503", {.code = ErrorCode::HttpStatus, .httpStatus = 503}, false, true);
    row("rule 75: 599", {.code = ErrorCode::HttpStatus, .httpStatus = 599}, false, true);
    row("429", {.code = ErrorCode::HttpStatus, .httpStatus = 429}, false, true);
    row("an answer that contradicts itself", {.code = ErrorCode::BadResponse}, false, false);
    row("a web page", {.code = ErrorCode::NotMedia}, false, false);
    row("404", {.code = ErrorCode::HttpStatus, .httpStatus = 404}, false, false);
    row("a certificate", {.code = ErrorCode::TlsFailed}, false, false);
    row("a full disk", {.code = ErrorCode::DiskFull}, false, false);
}

void TestFetchFailure::knowsWhatPasses()
{
    QFETCH(const Error, error);
    QTEST(stream::isConnectionError(error), "isConnectionError");
    QTEST(stream::isTransient(error), "isTransient");
}

void TestFetchFailure::tellsFilesApart_data()
{
    QTest::addColumn<MediaIdentity>("a");
    QTest::addColumn<MediaIdentity>("b");
    QTest::addColumn<FileMatch>("match");
    const auto row =
        [](const char *name, const MediaIdentity &a, const MediaIdentity &b, FileMatch match) {
            QTest::newRow(name) << a << b << match;
        };
    row("nothing is known", {}, {}, FileMatch::Same);
    row("the same tag",
        {.etag = "\"a\"", .length = 5},
        {.etag = "\"a\"", .length = 5},
        FileMatch::Same);
    row("another tag",
        {.etag = "\"a\"", .length = 5},
        {.etag = "\"b\"", .length = 5},
        FileMatch::Doubtful);
    row("the same tag, weak", {.etag = "W/\"a\""}, {.etag = "\"a\""}, FileMatch::Same);
    row("the same tag, another length",
        {.etag = "\"a\"", .length = 5},
        {.etag = "\"a\"", .length = 6},
        FileMatch::Other);
    row("a length that only one knows",
        {.etag = "\"a\""},
        {.etag = "\"a\"", .length = 6},
        FileMatch::Same);
    row("the same tag, another date: servers with clocks of their own",
        {.etag = "\"a\"", .lastModified = "Sun, 04 Aug 2024 16:00:00 GMT"},
        {.etag = "\"a\"", .lastModified = "Sun, 04 Aug 2024 16:00:01 GMT"},
        FileMatch::Same);
    row("no tag, another date",
        {.lastModified = "Sun, 04 Aug 2024 16:00:00 GMT"},
        {.lastModified = "Mon, 05 Aug 2024 16:00:00 GMT"},
        FileMatch::Doubtful);
    row("a tag on one side only, the same date",
        {.etag = "\"a\"", .lastModified = "Sun, 04 Aug 2024 16:00:00 GMT"},
        {.lastModified = "Sun, 04 Aug 2024 16:00:00 GMT"},
        FileMatch::Same);
    row("another type, as some proxies have it",
        {.etag = "\"a\"", .contentType = "audio/mpeg"},
        {.etag = "\"a\"", .contentType = "audio/mp3"},
        FileMatch::Same);
}

void TestFetchFailure::tellsFilesApart()
{
    QFETCH(const MediaIdentity, a);
    QFETCH(const MediaIdentity, b);
    QTEST(stream::compareFiles(a, b), "match");
    QTEST(stream::compareFiles(b, a), "match");
}

void TestFetchFailure::validators_data()
{
    QTest::addColumn<MediaIdentity>("identity");
    QTest::addColumn<QByteArray>("validator");
    const QByteArray date = "Sun, 04 Aug 2024 16:00:00 GMT";
    QTest::newRow("a strong ETag")
        << MediaIdentity{.etag = "\"a\"", .lastModified = date} << QByteArray("\"a\"");
    QTest::newRow("a weak ETag is not usable, the date is")
        << MediaIdentity{.etag = "W/\"a\"", .lastModified = date} << date;
    QTest::newRow("only a date") << MediaIdentity{.lastModified = date} << date;
    QTest::newRow("neither ETag nor date") << MediaIdentity{} << QByteArray();
}

void TestFetchFailure::validators()
{
    QFETCH(const MediaIdentity, identity);
    QTEST(stream::validatorOf(identity), "validator");
}

QTEST_APPLESS_MAIN(TestFetchFailure)

#include "tst_fetch_failure.moc"
