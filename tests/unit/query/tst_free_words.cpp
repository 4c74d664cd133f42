// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>
#include <query/free_words.h>
#include <query/marks.h>
#include <query/parse.h>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

query::Query parsed(const QString &text)
{
    return query::parse(text, query::LastWord::AsTyped, QDateTime::currentDateTimeUtc());
}

} // namespace

class TestFreeWords final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void onlyPlainWordsAreRelaxed_data();
    void onlyPlainWordsAreRelaxed();
    void whatCountsIsMarked_data();
    void whatCountsIsMarked();
    void aWordIsKeptAsTyped_data();
    void aWordIsKeptAsTyped();
};

void TestFreeWords::onlyPlainWordsAreRelaxed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words"); // with * after a beginning
    QTest::addColumn<int>("strictClauses");
    QTest::newRow("plain words") << u"CUDA graph trees"_s << u"cuda graph trees"_s << 0;
    QTest::newRow("a name with a dot is two words")
        << u"torch.compile"_s << u"torch compile"_s << 0;
    QTest::newRow("a beginning") << u"graph dispa*"_s << u"graph dispa*"_s << 0;
    QTest::newRow("a phrase is strict") << u"\"graph trees\" cuda"_s << u"cuda"_s << 1;
    QTest::newRow("a word in quotes is strict") << u"\"dispach\" cuda"_s << u"cuda"_s << 1;
    QTest::newRow("an excluded word is strict") << u"graph -trees"_s << u"graph"_s << 1;
    QTest::newRow("a word of a field is strict") << u"title:graph trees"_s << u"trees"_s << 1;
    QTest::newRow("alternatives are strict") << u"cuda OR rocm graph"_s << u"graph"_s << 1;
    QTest::newRow("a state is strict") << u"graph is:unplayed"_s << u"graph"_s << 1;
    QTest::newRow("nothing is relaxed") << u"\"graph trees\" is:unplayed"_s << u""_s << 2;
    QTest::newRow("Chinese gives pairs") << u"机器学习"_s << u"机器 器学 学习"_s << 0;
    QTest::newRow("an empty query") << u""_s << u""_s << 0;
}

void TestFreeWords::onlyPlainWordsAreRelaxed()
{
    QFETCH(const QString, text);
    QFETCH(const QString, words);
    QFETCH(const int, strictClauses);
    const query::RelaxedQuery relaxed = query::relaxed(parsed(text));
    QStringList found;
    for (const query::FreeWord &word : relaxed.words)
        found.append(word.text + (word.isPrefix ? u"*"_s : QString()));
    QCOMPARE(found.join(u' '), words);
    QCOMPARE(int(relaxed.strict.clauses.size()), strictClauses);
}

void TestFreeWords::whatCountsIsMarked_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("countedWords");
    QTest::addColumn<bool>("hasAllWords");
    QTest::addColumn<QString>("expected"); // the text is the same without the brackets
    QTest::newRow("a form of a word")
        << u"recompile nowhere"_s << u"recompile recompiled"_s << false << u"it is [recompiled]"_s;
    QTest::newRow("a word that does not count is not marked")
        << u"why recompile"_s << u"recompile"_s << false << u"why [recompile]"_s;
    QTest::newRow("it is marked if hits have all words")
        << u"why recompile"_s << u"recompiled"_s << true << u"[why] [recompile] [recompiled]"_s;
    QTest::newRow("a beginning") << u"vector* nowhere"_s << u""_s << false << u"[vectorization]"_s;
    QTest::newRow("a phrase must hold")
        << u"\"graph trees\" nowhere"_s << u""_s << false << u"graph of [graph trees]"_s;
    QTest::newRow("an excluded word is not marked")
        << u"cuda -graph"_s << u"cuda"_s << false << u"[cuda] graph"_s;
    QTest::newRow("no query") << u""_s << u"cuda"_s << false << u"[cuda] graph"_s;
}

void TestFreeWords::whatCountsIsMarked()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, countedWords);
    QFETCH(const bool, hasAllWords);
    QFETCH(const QString, expected);
    const query::Query marked = query::markedQuery(
        parsed(typed), countedWords.split(u' ', Qt::SkipEmptyParts), hasAllWords);
    QString text = expected;
    text.remove(u'[').remove(u']');
    const QList<query::Mark> marks = query::marks(text, query::Field::Title, marked);
    QCOMPARE(query::delimited(text, marks, u'[', u']'), expected);
}

void TestFreeWords::aWordIsKeptAsTyped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one word") << u"dispach table"_s << QStringList{u"dispach"_s}
                              << u"\"dispach\" table"_s;
    QTest::newRow("typed in capitals")
        << u"the DISPACH"_s << QStringList{u"dispach"_s} << u"the \"DISPACH\""_s;
    QTest::newRow("two words") << u"dispach tabel"_s << QStringList{u"dispach"_s, u"tabel"_s}
                               << u"\"dispach\" \"tabel\""_s;
    QTest::newRow("a word in a field stays")
        << u"title:dispach dispach"_s << QStringList{u"dispach"_s}
        << u"title:dispach \"dispach\""_s;
    QTest::newRow("a part of a name")
        << u"torch.compil"_s << QStringList{u"compil"_s} << u"\"torch.compil\""_s;
    QTest::newRow("a word that is not there")
        << u"table"_s << QStringList{u"dispach"_s} << u"table"_s;
}

void TestFreeWords::aWordIsKeptAsTyped()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, words);
    QFETCH(const QString, expected);
    QCOMPARE(query::keptAsTyped(text, words), expected);
}

QTEST_GUILESS_MAIN(TestFreeWords)
#include "tst_free_words.moc"
