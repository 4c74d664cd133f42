// SPDX-License-Identifier: GPL-3.0-or-later

#include <QRegularExpression>
#include <QTest>
#include <query/parse.h>
#include <query/person_search.h>
#include <query/words.h>

using namespace dogear::query;
using namespace Qt::StringLiterals;

class TestPersonSearch final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void writesASearch_data();
    void writesASearch();
    void findsTheWordsOfTheName_data() { writesASearch_data(); }
    void findsTheWordsOfTheName();
};

void TestPersonSearch::writesASearch_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one word is a phrase, too") << u"Ada"_s << u"person:\"Ada\""_s;
    QTest::newRow("two words") << u"Ada Lovelace"_s << u"person:\"Ada Lovelace\""_s;
    QTest::newRow("white space is simplified")
        << u" Ada \n Lovelace "_s << u"person:\"Ada Lovelace\""_s;
    QTest::newRow("quotes would end the phrase")
        << u"Dwayne \"The Rock\" Johnson"_s << u"person:\"Dwayne The Rock Johnson\""_s;
    QTest::newRow("quotes separate words") << u"a“b”c"_s << u"person:\"a b c\""_s;
    QTest::newRow("direction marks separate words, as in the index")
        << u"Ada\u202eLovelace"_s << u"person:\"Ada Lovelace\""_s;
    QTest::newRow("joiners stand inside a word") << u"می\u200cخواهم"_s << u"person:\"میخواهم\""_s;
    QTest::newRow("a key in a name is no key")
        << u"title:Ada -x OR y"_s << u"person:\"title:Ada -x OR y\""_s;
    QTest::newRow("a name without words finds nothing") << u"★ ★"_s << u""_s;
    QTest::newRow("no name") << u""_s << u""_s;
}

void TestPersonSearch::writesASearch()
{
    QFETCH(const QString, name);
    QFETCH(const QString, expected);
    QCOMPARE(personSearch(name), expected);
}

/// The search must look for exactly the words under which the name is in the index.
void TestPersonSearch::findsTheWordsOfTheName()
{
    QFETCH(const QString, name);
    const QString search = personSearch(name);
    if (search.isEmpty())
        return;
    const Query query = parse(search, LastWord::AsTyped, QDateTime::currentDateTimeUtc());
    QVERIFY(query.diagnostics.isEmpty());
    QCOMPARE(query.clauses.size(), 1);
    const auto *text = std::get_if<Text>(&query.clauses.constFirst().constFirst().condition);
    QVERIFY(text);
    QCOMPARE(text->field, Field::Person);
    QCOMPARE(wantedWords(*text).words.join(u' '), indexText(name));
    QVERIFY(!wantedWords(*text).isPrefix);
}

QTEST_GUILESS_MAIN(TestPersonSearch)
#include "tst_person_search.moc"
