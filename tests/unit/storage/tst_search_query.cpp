// SPDX-License-Identifier: GPL-3.0-or-later

#include <storage/search_query.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::storage;

class TestSearchQuery final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void expression_data();
    void expression();
};

void TestSearchQuery::expression_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<LastWord>("lastWord");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &typed, const QString &expected) {
        QTest::newRow(name) << typed << LastWord::AsTyped << expected;
    };
    const auto typing = [](const char *name, const QString &typed, const QString &expected) {
        QTest::newRow(name) << typed << LastWord::Growing << expected;
    };

    row("one word", u"graph"_s, u"(\"graph\")"_s);
    row("words must all occur", u"graph  trees"_s, u"(\"graph\" AND \"trees\")"_s);
    row("a phrase", u"\"graph trees\""_s, u"(\"graph trees\")"_s);
    row("typographic quotes are quotes", u"“graph trees”"_s, u"(\"graph trees\")"_s);
    row("a prefix", u"gra*"_s, u"(\"gra\"*)"_s);
    row("a phrase may end in a prefix", u"\"cuda gra\"*"_s, u"(\"cuda gra\"*)"_s);
    row("without a word", u"graph -trees"_s, u"(\"graph\") NOT \"trees\""_s);
    row("without a phrase", u"graph -\"a b\" -c"_s, u"(\"graph\") NOT \"a b\" NOT \"c\""_s);
    row("the exclusion may come first", u"-trees graph"_s, u"(\"graph\") NOT \"trees\""_s);

    row("nothing", u""_s, u""_s);
    row("spaces", u"  \t "_s, u""_s);
    row("only exclusions find nothing", u"-trees"_s, u""_s);
    row("only signs find nothing", u"++ -- * \" ( ) ^ :"_s, u""_s);
    row("an open quote ends at the end", u"\"graph trees"_s, u"(\"graph trees\")"_s);
    row("a lone dash is no exclusion", u"a - b"_s, u"(\"a\" AND \"b\")"_s);
    row("a dash inside a word is no exclusion", u"top-level"_s, u"(\"top-level\")"_s);
    row("signs stay with their word",
        u"c++ a:b (x) ^y"_s,
        u"(\"c++\" AND \"a:b\" AND \"(x)\" AND \"^y\")"_s);
    row("rule 123: operators are words",
        u"a AND b OR NOT NEAR(c)"_s,
        u"(\"a\" AND \"AND\" AND \"b\" AND \"OR\" AND \"NOT\" AND \"NEAR(c)\")"_s);
    row("rule 123: LIKE's signs are literal", u"50% a_b"_s, u"(\"50%\" AND \"a_b\")"_s);
    row("column names are words", u"title:x {notes}:y"_s, u"(\"title:x\" AND \"{notes}:y\")"_s);
    row("a quote inside a word ends it", u"ab\"cd"_s, u"(\"ab\" AND \"cd\")"_s);
    row("Chinese", u"深度学习"_s, u"(\"深度学习\")"_s);
    row("an emoji has no token", u"🎧 graph"_s, u"(\"graph\")"_s);

    typing("the last word may grow", u"cuda gra"_s, u"(\"cuda\" AND \"gra\"*)"_s);
    typing("a space ends the word", u"cuda "_s, u"(\"cuda\")"_s);
    typing("a closed phrase is whole", u"\"cuda gra\""_s, u"(\"cuda gra\")"_s);
    typing("a word to exclude grows as well", u"graph -tre"_s, u"(\"graph\") NOT \"tre\"*"_s);
}

void TestSearchQuery::expression()
{
    QFETCH(const QString, typed);
    QFETCH(const LastWord, lastWord);
    QFETCH(const QString, expected);
    const SearchQuery query = parseSearchQuery(typed, lastWord);
    QCOMPARE(query.toMatchExpression(), expected);
    QCOMPARE(query.isEmpty(), expected.isEmpty());
}

QTEST_GUILESS_MAIN(TestSearchQuery)
#include "tst_search_query.moc"
