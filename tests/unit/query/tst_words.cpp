// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>
#include <query/marks.h>
#include <query/parse.h>

using namespace Qt::StringLiterals;
using namespace dogear::query;

class TestWords final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void words_data();
    void words();
    void placesAreThoseOfTheText();
    void marked_data();
    void marked();
    void anyPartOfARunIsFound();
};

void TestWords::words_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an empty text") << u""_s << u""_s;
    QTest::newRow("punctuation separates words")
        << u"torch.compile(x), don't!"_s << u"torch compile x don t"_s;
    QTest::newRow("case is ignored") << u"CUDA Graph"_s << u"cuda graph"_s;
    QTest::newRow("accents are ignored") << u"Über naïve Łódź ﬁn"_s << u"uber naive łodz fin"_s;
    QTest::newRow("combining accents are ignored") << u"U\u0308ber"_s << u"uber"_s;
    QTest::newRow("sharp s becomes ss") << u"Straße STRASSE"_s << u"strasse strasse"_s;
    QTest::newRow("Greek with its final sigma") << u"ΌΔΟΣ οδός"_s << u"οδοσ οδοσ"_s;
    QTest::newRow("Cyrillic") << u"Чайник Ёж"_s << u"чаиник еж"_s;
    QTest::newRow("Arabic without vowel signs") << u"كِتَاب"_s << u"كتاب"_s;
    QTest::newRow("Hindi with vowel signs") << u"हिन्दी"_s << u"हिन्दी"_s;
    QTest::newRow("digits") << u"GPT-4 2024"_s << u"gpt 4 2024"_s;
    QTest::newRow("full-width letters") << u"ＧＰＵ"_s << u"gpu"_s;
    QTest::newRow("Chinese in pairs of characters") << u"深度学习"_s << u"深度 度学 学习 习"_s;
    QTest::newRow("a single Chinese character") << u"猫"_s << u"猫"_s;
    QTest::newRow("Japanese in pairs of characters") << u"がっこう"_s << u"がっ っこ こう う"_s;
    QTest::newRow("long vowel marks belong to their word") << u"データ"_s << u"デー ータ タ"_s;
    QTest::newRow("half-width katakana become katakana") << u"ﾃﾞｰﾀ"_s << u"テー ータ タ"_s;
    QTest::newRow("Korean in pairs of characters") << u"한국어 팟"_s << u"한국 국어 어 팟"_s;
    QTest::newRow("a change of script separates words") << u"用GPU跑"_s << u"用 gpu 跑"_s;
    QTest::newRow("characters outside the BMP") << u"𠀀𠀁"_s << u"𠀀𠀁 𠀁"_s;
    QTest::newRow("soft hyphens are ignored") << u"com\u00adpiler"_s << u"compiler"_s;
    QTest::newRow("emoji separate words") << u"a🎧b"_s << u"a b"_s;
}

void TestWords::words()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(indexText(text), expected);
    QStringList words;
    for (const Word &word : wordsOf(text))
        words.append(word.text);
    QCOMPARE(words.join(u' '), expected);
    if (!text.contains(u'ﾃ')) // half-width voiced sound marks are separate characters
        QCOMPARE(indexText(text.normalized(QString::NormalizationForm_C)), expected);
}

void TestWords::placesAreThoseOfTheText()
{
    const QString text = u"(Über) 深度学 U\u0308"_s;
    QStringList pieces;
    for (const Word &word : wordsOf(text))
        pieces.append(text.mid(word.begin, word.end - word.begin));
    QCOMPARE(pieces, (QStringList{u"Über"_s, u"深度"_s, u"度学"_s, u"学"_s, u"U\u0308"_s}));
}

void TestWords::marked_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("words in any place")
        << u"graph trees"_s << u"Trees of a graph"_s << u"[Trees] of a [graph]"_s;
    QTest::newRow("only whole words") << u"graph"_s << u"graphs graph"_s << u"graphs [graph]"_s;
    QTest::newRow("a prefix marks the whole word")
        << u"gra*"_s << u"graphs, gray"_s << u"[graphs], [gray]"_s;
    QTest::newRow("a phrase is marked as a whole")
        << u"\"graph trees\""_s << u"graph, trees; trees graph"_s
        << u"[graph, trees]; trees graph"_s;
    QTest::newRow("accents are marked with their letters")
        << u"uber"_s << u"U\u0308ber Über"_s << u"[U\u0308ber] [Über]"_s;
    QTest::newRow("an excluded word is not marked") << u"a -b"_s << u"a b"_s << u"[a] b"_s;
    QTest::newRow("both words of an OR are marked") << u"a OR b"_s << u"a b c"_s << u"[a] [b] c"_s;
    QTest::newRow("a word for another field is not marked") << u"title:a"_s << u"a"_s << u"a"_s;
    QTest::newRow("a word for this field is marked") << u"notes:a"_s << u"a"_s << u"[a]"_s;
    QTest::newRow("two Chinese characters within a run")
        << u"度学"_s << u"深度学习"_s << u"深[度学]习"_s;
    QTest::newRow("three Chinese characters") << u"度学习"_s << u"深度学习"_s << u"深[度学习]"_s;
    QTest::newRow("a single Chinese character")
        << u"学"_s << u"深度学习学"_s << u"深度[学]习[学]"_s;
    QTest::newRow("a phrase of two scripts")
        << u"\"学习gpu\""_s << u"深度学习 GPU"_s << u"深度[学习 GPU]"_s;
    QTest::newRow("an empty search") << u""_s << u"a"_s << u"a"_s;
}

void TestWords::marked()
{
    QFETCH(const QString, query);
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const QList<Mark> found =
        marks(text, Field::Notes, parse(query, LastWord::AsTyped, QDateTime::currentDateTimeUtc()));
    QCOMPARE(delimited(text, found, u'[', u']'), expected);
}

void TestWords::anyPartOfARunIsFound()
{
    const QString run = u"汉字かなカナ한글字"_s;
    for (int begin = 0; begin < run.size(); ++begin) {
        for (int length = 1; begin + length <= run.size(); ++length) {
            const QString part = run.mid(begin, length);
            const Query query = parse(part, LastWord::AsTyped, QDateTime::currentDateTimeUtc());
            const QList<Mark> found = marks(run, Field::Notes, query);
            QVERIFY2(found.contains({begin, begin + length}) || (length == 1 && !found.isEmpty()),
                     qPrintable(part));
        }
    }
}

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
