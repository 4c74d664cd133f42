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
    QTest::newRow("a state that there is not")
        << u"cuda is:heard"_s
        << u"“is:heard” is left out. There are is:unplayed, is:played, is:started, "
           "is:downloaded, is:favourite and is:queued."_s;
    QTest::newRow("a part that there is not")
        << u"has:pictures"_s
        << u"“has:pictures” is left out. There are has:chapters, has:transcript, has:video and "
           "has:bookmark."_s;
    QTest::newRow("no date")
        << u"after:soon"_s
        << u"“after:soon” is left out. A date is written like 2024, 2024-03 or 2024-03-31."_s;
    QTest::newRow("no age")
        << u"published:<many"_s
        << u"“published:<many” is left out. An age is written like <7d, <3w, <6m or >1y."_s;
    QTest::newRow("no length")
        << u"longer:ages"_s
        << u"“longer:ages” is left out. A length is written like 20m or 1h30m."_s;
    QTest::newRow("no number")
        << u"season:first"_s
        << u"“season:first” is left out. A season is a number, like season:2."_s;
    QTest::newRow("nothing behind a colon")
        << u"title: cuda"_s
        << u"“title:” is left out. The word to look for comes right after the colon."_s;
    QTest::newRow("nothing to choose from")
        << u"cuda OR"_s << u"OR is left out. It stands between two words."_s;
}

void TestQueryText::aSlipIsExplained()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, sentence);
    const query::Query read =
        query::parse(typed, query::LastWord::AsTyped, QDateTime::currentDateTime());
    QCOMPARE(read.slips.size(), 1);
    QCOMPARE(words::slipSentence(read.slips.constFirst()), sentence);
}

QTEST_GUILESS_MAIN(TestQueryText)
#include "tst_query_text.moc"
