// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/check_text.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using domain::LibraryFault;
using domain::LibraryFinding;

class TestCheckText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyFindingHasASentence_data();
    void everyFindingHasASentence();
    void allInOneLine_data();
    void allInOneLine();
};

void TestCheckText::everyFindingHasASentence_data()
{
    QTest::addColumn<LibraryFinding>("finding");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const LibraryFinding &finding, const QString &sentence) {
        QTest::newRow(name) << finding << sentence;
    };
    row("damage says what to do",
        {LibraryFault::Damage, u"row 5 missing from index x"_s, 1, false},
        u"The file of the library is damaged (row 5 missing from index x). Restore a backup; what "
        "is here now is kept beside it."_s);
    row("indexes",
        {LibraryFault::Index, u"x"_s, 1, true},
        u"Indexes did not fit the library; they were built anew."_s);
    row("a search index that was mended",
        {LibraryFault::SearchIndex, u"episode_search"_s, 1, true},
        u"The search index did not fit the library; it was built anew."_s);
    row("a search index that was not",
        {LibraryFault::SearchIndex, u"episode_search"_s, 1, false},
        u"The search index episode_search does not fit the library and cannot be built anew. "
        "Restore a backup."_s);
    row("rows without a parent",
        {LibraryFault::Orphans, u"queue"_s, 3, true},
        u"3 rows of “queue” belonged to nothing; they were taken out."_s);
    row("counts",
        {LibraryFault::Counts, u"podcast"_s, 2, true},
        u"The episodes of 2 shows were miscounted; they were counted again."_s);
}

void TestCheckText::everyFindingHasASentence()
{
    QFETCH(const LibraryFinding, finding);
    QFETCH(const QString, sentence);
    QCOMPARE(words::findingSentence(finding), sentence);
    QCOMPARE(words::checkSentence({.findings = {finding}}), sentence);
}

void TestCheckText::allInOneLine_data()
{
    QTest::addColumn<QList<bool>>("repaired");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no findings") << QList<bool>()
                                 << u"The library is sound; nothing was found wrong."_s;
    QTest::newRow("all findings repaired")
        << QList<bool>{true, true} << u"Found and fixed 2 problems."_s;
    QTest::newRow("one finding not repaired")
        << QList<bool>{true, false, true}
        << u"Found 3 problems, and not all could be fixed. Restore a backup."_s;
}

void TestCheckText::allInOneLine()
{
    QFETCH(const QList<bool>, repaired);
    QFETCH(const QString, sentence);
    domain::LibraryReport report;
    for (const bool isRepaired : repaired)
        report.findings.append({.fault = LibraryFault::Counts, .isRepaired = isRepaired});
    QCOMPARE(words::checkSentence(report), sentence);
    QCOMPARE(report.isSound(), !repaired.contains(false));
}

QTEST_GUILESS_MAIN(TestCheckText)
#include "tst_check_text.moc"
