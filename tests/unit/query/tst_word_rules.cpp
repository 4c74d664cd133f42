// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of words without a library: their stems, their misspellings, and whether they say
// anything.

#include <QRegularExpression>
#include <QTest>
#include <query/common_words.h>
#include <query/spelling.h>
#include <query/stemmer.h>
#include <query/words.h>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestWordRules final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void formsShareAStem_data();
    void formsShareAStem();
    void otherWordsHaveOtherStems_data();
    void otherWordsHaveOtherStems();
    void slipsAreCounted_data();
    void slipsAreCounted();
    void correctionsAreBelieved_data();
    void correctionsAreBelieved();
    void aSingleSlipIsTheBestCorrection();
    void commonWordsSayLittle_data();
    void commonWordsSayLittle();
    void commonWordsAreFolded_data();
    void commonWordsAreFolded();
};

void TestWordRules::formsShareAStem_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("English: a plural") << u"en"_s << u"optimizer"_s << u"optimizers"_s;
    QTest::newRow("English: a tense") << u"en"_s << u"recompile"_s << u"recompiled"_s;
    QTest::newRow("English: a noun of a verb") << u"en"_s << u"vectorize"_s << u"vectorization"_s;
    QTest::newRow("English: y becomes i") << u"en"_s << u"happy"_s << u"happiness"_s;
    QTest::newRow("German: a plural") << u"de"_s << u"wahlen"_s << u"wahl"_s;
    QTest::newRow("Spanish: a plural") << u"es"_s << u"cancion"_s << u"canciones"_s;
    QTest::newRow("Russian: a case") << u"ru"_s << u"книга"_s << u"книги"_s;
}

void TestWordRules::formsShareAStem()
{
    QFETCH(const QString, language);
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    const query::Stemmer stemmer(language);
    QCOMPARE(stemmer.stem(one), stemmer.stem(other));
}

void TestWordRules::otherWordsHaveOtherStems_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("another word") << u"en"_s << u"dispatch"_s << u"display"_s;
    QTest::newRow("the rules of another language")
        << u"de"_s << u"vectorize"_s << u"vectorization"_s;
    QTest::newRow("a language without rules") << u"tlh"_s << u"tree"_s << u"trees"_s;
    QTest::newRow("no language") << u""_s << u"tree"_s << u"trees"_s;
}

void TestWordRules::otherWordsHaveOtherStems()
{
    QFETCH(const QString, language);
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    const query::Stemmer stemmer(language);
    QVERIFY(stemmer.stem(one) != stemmer.stem(other));
}

void TestWordRules::slipsAreCounted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("expected");
    QTest::newRow("the same word") << u"dispatch"_s << u"dispatch"_s << 0;
    QTest::newRow("a letter is missing") << u"dispach"_s << u"dispatch"_s << 1;
    QTest::newRow("a letter too many") << u"disspatch"_s << u"dispatch"_s << 1;
    QTest::newRow("a wrong letter") << u"dospatch"_s << u"dispatch"_s << 1;
    QTest::newRow("two letters changed places") << u"dispacth"_s << u"dispatch"_s << 1;
    QTest::newRow("the first two changed places") << u"idspatch"_s << u"dispatch"_s << 1;
    QTest::newRow("the letters around one changed places") << u"dipsatch"_s << u"dispatch"_s << 1;
    QTest::newRow("two slips") << u"dspach"_s << u"dispatch"_s << 2;
    QTest::newRow("more than asked for") << u"xyzuvwab"_s << u"dispatch"_s << 3;
    QTest::newRow("nothing typed") << u""_s << u"ab"_s << 2;
    QTest::newRow("nothing meant") << u"ab"_s << u""_s << 2;
}

void TestWordRules::slipsAreCounted()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, word);
    QFETCH(const int, expected);
    QCOMPARE(query::editDistance(typed, word, 2), expected);
    QCOMPARE(query::editDistance(word, typed, 2), expected); // the other way round it is as many
}

void TestWordRules::correctionsAreBelieved_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isBelieved");
    QTest::newRow("one slip in a short word") << u"tesnor"_s << u"tensor"_s << true;
    QTest::newRow("two slips in a short word") << u"tesnro"_s << u"tensor"_s << false;
    QTest::newRow("two slips in a long word") << u"dtermnistic"_s << u"deterministic"_s << true;
    QTest::newRow("three slips in a long word") << u"dtermnstic"_s << u"deterministic"_s << false;
    QTest::newRow("a word of three letters") << u"cpx"_s << u"cpu"_s << false;
    QTest::newRow("a word that would be too short") << u"cups"_s << u"cup"_s << false;
    QTest::newRow("a wrong first letter in a longer word") << u"rensor"_s << u"tensor"_s << true;
    QTest::newRow("a missing first letter") << u"ensor"_s << u"tensor"_s << true;
    QTest::newRow("a wrong first letter in a short word") << u"rape"_s << u"tape"_s << false;
    QTest::newRow("a wrong first letter and another slip")
        << u"reterministc"_s << u"deterministic"_s << false;
    QTest::newRow("the first two letters changed places") << u"etnsor"_s << u"tensor"_s << true;
}

void TestWordRules::correctionsAreBelieved()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, word);
    QFETCH(const bool, isBelieved);
    QCOMPARE(query::correctionCost(typed, word).has_value(), isBelieved);
}

void TestWordRules::aSingleSlipIsTheBestCorrection()
{
    const auto one = query::correctionCost(u"dispacher", u"dispatcher");
    const auto first = query::correctionCost(u"eispatcher", u"dispatcher");
    const auto two = query::correctionCost(u"dispachr", u"dispatcher");
    QVERIFY(one && first && two);
    QVERIFY(*one < *first);
    QVERIFY(*first < *two);
}

void TestWordRules::commonWordsSayLittle_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QStringList>("languages");
    QTest::addColumn<bool>("isCommon");
    QTest::newRow("a function word") << u"which"_s << QStringList{u"en"_s} << true;
    QTest::newRow("a word around a question") << u"explained"_s << QStringList{u"en"_s} << true;
    QTest::newRow("a content word") << u"graph"_s << QStringList{u"en"_s} << false;
    QTest::newRow("a word of another language") << u"die"_s << QStringList{u"en"_s} << false;
    QTest::newRow("a word of one of the languages")
        << u"die"_s << QStringList{u"en"_s, u"de"_s} << true;
    QTest::newRow("a language without a list") << u"which"_s << QStringList{u"ja"_s} << false;
    QTest::newRow("the name of a language is a content word")
        << u"c"_s
        << QStringList{u"de"_s, u"en"_s, u"es"_s, u"fr"_s, u"it"_s, u"nl"_s, u"pl"_s, u"pt"_s}
        << false;
    QTest::newRow("no language") << u"which"_s << QStringList() << false;
}

void TestWordRules::commonWordsSayLittle()
{
    QFETCH(const QString, word);
    QFETCH(const QStringList, languages);
    QFETCH(const bool, isCommon);
    QCOMPARE(query::isCommonWord(word, languages), isCommon);
}

void TestWordRules::commonWordsAreFolded_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("language");
    QTest::newRow("German: an umlaut") << u"für"_s << u"de"_s;
    QTest::newRow("French: an accent") << u"très"_s << u"fr"_s;
    QTest::newRow("Spanish: an accent") << u"qué"_s << u"es"_s;
    QTest::newRow("Portuguese: a tilde") << u"não"_s << u"pt"_s;
    QTest::newRow("Italian: an accent") << u"perché"_s << u"it"_s;
}

void TestWordRules::commonWordsAreFolded()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, language);
    QVERIFY(query::isCommonWord(query::indexText(typed), {language}));
}

QTEST_GUILESS_MAIN(TestWordRules)
#include "tst_word_rules.moc"
