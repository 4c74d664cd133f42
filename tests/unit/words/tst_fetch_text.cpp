// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/error_text.h>
#include <words/fetch_text.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;

class TestFetchText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void outcomes_data();
    void outcomes();
    void figures_data();
    void figures();
};

void TestFetchText::outcomes_data()
{
    QTest::addColumn<domain::FetchRecord>("fetch");
    QTest::addColumn<QString>("text");
    QTest::newRow("a changed feed")
        << domain::FetchRecord{.httpStatus = 200, .wasModified = true} << u"Read (200)"_s;
    QTest::newRow("status 304") << domain::FetchRecord{.httpStatus = 304} << u"Not changed (304)"_s;
    QTest::newRow("an unchanged feed without status 304")
        << domain::FetchRecord{.httpStatus = 200} << u"Read, the same as before (200)"_s;
    QTest::newRow("a changed local file") << domain::FetchRecord{.wasModified = true} << u"Read"_s;
    QTest::newRow("an unchanged local file")
        << domain::FetchRecord{} << u"Read, the same as before"_s;
    const Error gone{ErrorCode::HttpStatus, {}, QUrl(u"https://e.org/f"_s), 410};
    QTest::newRow("an HTTP error")
        << domain::FetchRecord{.error = gone, .httpStatus = 410} << words::errorSentence(gone);
}

void TestFetchText::outcomes()
{
    QFETCH(const domain::FetchRecord, fetch);
    QFETCH(const QString, text);
    QCOMPARE(words::fetchSentence(fetch), text);
}

void TestFetchText::figures_data()
{
    QTest::addColumn<domain::FetchRecord>("fetch");
    QTest::addColumn<QString>("text");
    QTest::newRow("size and time")
        << domain::FetchRecord{.bytes = 367'100, .elapsed = 420ms} << u"367 kB · 0.4 s"_s;
    QTest::newRow("only the time") << domain::FetchRecord{.elapsed = 2s} << u"2.0 s"_s;
    QTest::newRow("only the size") << domain::FetchRecord{.bytes = 12} << u"12 bytes"_s;
    QTest::newRow("neither size nor time") << domain::FetchRecord{} << QString();
}

void TestFetchText::figures()
{
    QFETCH(const domain::FetchRecord, fetch);
    QFETCH(const QString, text);
    const QString facts = words::fetchFacts(fetch, QLocale::c());
    QCOMPARE(QString(facts).replace(QChar::Nbsp, u' '), text);
    // May be broken only around the separator.
    QCOMPARE(facts.count(u' '), text.contains(u'·') ? 2 : 0);
    domain::FetchRecord again = fetch;
    again.httpStatus = 404;
    QCOMPARE(words::sameFailureSentence(again), u"Same error (404)"_s);
    QCOMPARE(words::sameFailureSentence(fetch), u"Same error"_s);
}

QTEST_GUILESS_MAIN(TestFetchText)
#include "tst_fetch_text.moc"
