// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/query_text.h>

#include <QTest>
#include <query/parse.h>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestQueryText final : public QObject
{
    Q_OBJECT

private slots:
    void aSlipIsExplained_data();
    void aSlipIsExplained();
};

void TestQueryText::aSlipIsExplained_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("an unknown state")
        << u"cuda is:heard"_s
        << u"“is:heard” was ignored. Use is:unplayed, is:played, is:started, "
           "is:downloaded, is:favourite or is:queued."_s;
    QTest::newRow("an unknown part")
        << u"has:pictures"_s
        << u"“has:pictures” was ignored. Use has:chapters, has:transcript, has:video or "
           "has:bookmark."_s;
    QTest::newRow("an unreadable date")
        << u"after:soon"_s
        << u"“after:soon” was ignored. Write a date like 2024, 2024-03 or 2024-03-31."_s;
    QTest::newRow("an unreadable age")
        << u"published:<many"_s
        << u"“published:<many” was ignored. Write an age like <7d, <3w, <6m or >1y."_s;
    QTest::newRow("an unreadable length")
        << u"longer:ages"_s << u"“longer:ages” was ignored. Write a length like 20m or 1h30m."_s;
    QTest::newRow("an unreadable number")
        << u"season:first"_s
        << u"“season:first” was ignored. A season is a number, like season:2."_s;
    QTest::newRow("nothing after the colon")
        << u"title: cuda"_s
        << u"“title:” was ignored. Write the word to look for right after the colon."_s;
    QTest::newRow("nothing after OR")
        << u"cuda OR"_s << u"OR was ignored. Write it between two words."_s;
}

void TestQueryText::aSlipIsExplained()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, sentence);
    const query::Query read =
        query::parse(typed, query::LastWord::AsTyped, QDateTime::currentDateTime());
    QCOMPARE(read.diagnostics.size(), 1);
    QCOMPARE(words::diagnosticSentence(read.diagnostics.constFirst()), sentence);
}

QTEST_GUILESS_MAIN(TestQueryText)
#include "tst_query_text.moc"
