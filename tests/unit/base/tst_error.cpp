// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/error.h>
#include <base/result.h>

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

Q_LOGGING_CATEGORY(lcTest, "dogear.test")

class TestError final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyCodeHasItsOwnName();
    void theListIsComplete();
    void isWrittenForTheLog_data();
    void isWrittenForTheLog();
    void resultHoldsEither();
    void droppedFailuresAreLogged();
};

void TestError::everyCodeHasItsOwnName()
{
    QSet<QString> names;
    for (const ErrorCode code : allErrorCodes()) {
        const QString name = toName(code);
        QVERIFY2(QRegularExpression(u"^[A-Z][A-Za-z]+$"_s).match(name).hasMatch(),
                 qPrintable(name));
        names.insert(name);
    }
    QCOMPARE(names.size(), allErrorCodes().size());
    QCOMPARE(toName(ErrorCode::HttpStatus), u"HttpStatus"_s);
}

void TestError::theListIsComplete()
{
    // The list starts and ends as the enum does and has as many codes.
    QCOMPARE(toName(allErrorCodes().first()), u"Offline"_s);
    QCOMPARE(toName(allErrorCodes().last()), u"Internal"_s);
    QCOMPARE(allErrorCodes().size(), int(ErrorCode::Internal) + 1);
}

void TestError::isWrittenForTheLog_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the code alone") << Error{.code = ErrorCode::Timeout} << u"Timeout"_s;
    QTest::newRow("a code with a detail")
        << Error{.code = ErrorCode::MalformedXml, .detail = u"1:2: x"_s}
        << u"MalformedXml: 1:2: x"_s;
    QTest::newRow("a code with an HTTP status and an address")
        << Error{.code = ErrorCode::HttpStatus,
                 .detail = u"gone"_s,
                 .url = QUrl(u"https://example.org/f"_s),
                 .httpStatus = 410}
        << u"HttpStatus 410: gone <https://example.org/f>"_s;
    QTest::newRow("the password is left out")
        << Error{.code = ErrorCode::Timeout, .url = QUrl(u"https://me:secret@example.org/"_s)}
        << u"Timeout <https://me@example.org/>"_s;
}

void TestError::isWrittenForTheLog()
{
    QFETCH(const Error, error);
    QFETCH(const QString, expected);
    QString text;
    QDebug(&text) << error;
    QCOMPARE(text.trimmed(), expected);
}

void TestError::resultHoldsEither()
{
    const Result<int> good = 3;
    QVERIFY(good.has_value());
    QCOMPARE(*good, 3);
    const Result<int> bad = failure({ErrorCode::NotFound, u"x"_s});
    QVERIFY(!bad.has_value());
    QCOMPARE(bad.error(), (Error{.code = ErrorCode::NotFound, .detail = u"x"_s}));
    QVERIFY(bad.error() != (Error{.code = ErrorCode::NotFound, .detail = u"y"_s}));
    const Result<> nothing;
    QVERIFY(nothing.has_value());
}

void TestError::droppedFailuresAreLogged()
{
    QTest::ignoreMessage(QtInfoMsg, "the cache may be cold DiskFull: x");
    logAndDrop(Result<>(failure({ErrorCode::DiskFull, u"x"_s})), lcTest(), "the cache may be cold");
    logAndDrop(Result<int>(1), lcTest(), "never said");
}

QTEST_GUILESS_MAIN(TestError)
#include "tst_error.moc"
