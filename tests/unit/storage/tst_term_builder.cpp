// SPDX-License-Identifier: GPL-3.0-or-later

#include "relevance/term_builder.h"
#include "sample_episodes.h"

#include <storage/vocabulary.h>

#include <QRegularExpression>
#include <QTest>
#include <query/parse.h>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestTermBuilder final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void wordsBecomeTerms_data();
    void wordsBecomeTerms();
    void companyDecidesBetweenEqualWords_data();
    void companyDecidesBetweenEqualWords();
    void formsCountInTheirLanguage();
    void aRareNeighbourOfAFrequentWordIsNotReplaced();
    void anOldVocabularyCorrectsToNothingThatIsGone_data();
    void anOldVocabularyCorrectsToNothingThatIsGone();

private:
    static PodcastId store(Connection &connection,
                           const QStringList &notes,
                           const QString &language)
    {
        const PodcastId show = addShow(connection, u"x"_s + language);
        QList<EpisodeToStore> items;
        for (const QString &text : notes) {
            items.append(episode(u"e%1"_s.arg(items.size()), int(items.size()), text));
            items.back().episode.title.clear();
        }
        const auto stored = connection.transaction([&]() -> Result<> {
            const auto named = connection.execute(u"UPDATE podcast SET language = ? WHERE id = ?"_s,
                                                  {language, show.value});
            if (!named)
                return failure(named.error());
            return EpisodeStore(connection).update(show, items, true, testNow).map([](auto) {});
        });
        return stored && Vocabulary(connection).update() ? show : PodcastId();
    }

    static BuiltTerms build(Connection &connection, const QString &text)
    {
        const query::Query query = query::parse(text, query::LastWord::AsTyped, testNow);
        const auto built = buildTerms(connection, query::relaxed(query).words);
        return built.value_or(BuiltTerms());
    }

    /// Writes the words of each group of each term: forms behind a bar, alternatives behind a
    /// slash, ~ in front of a common word, ! in front of a corrected one, * behind a beginning.
    static QString written(const BuiltTerms &built)
    {
        QStringList terms;
        for (const SearchTerm &term : built.terms) {
            QStringList groups;
            for (const WordGroup &group : term.groups) {
                QStringList words;
                for (const CountedWord &word : group.words)
                    words.append(word.text);
                if (!group.prefix.isEmpty())
                    words.front() += u'*';
                groups.append(words.join(u'|'));
            }
            terms.append((term.isContent() ? u""_s : u"~"_s) + (term.isCorrected ? u"!"_s : u""_s)
                         + groups.join(u'/'));
        }
        return terms.join(u' ');
    }
};

void TestTermBuilder::wordsBecomeTerms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("corrections");
    const auto row = [](const char *name,
                        const QString &text,
                        const QString &expected,
                        const QString &corrections = u""_s) {
        QTest::newRow(name) << text << expected << corrections;
    };
    row("a word that occurs", u"graph"_s, u"graph|graphs"_s);
    row("a form that does not occur itself", u"vectorize"_s, u"vectorize|vectorization"_s);
    row("a common word has no forms", u"which graph"_s, u"~which graph|graphs"_s);
    row("a misspelt word", u"dispach"_s, u"!dispatch"_s, u"dispach dispatch"_s);
    row("a misspelt form", u"optimzers"_s, u"!optimizer"_s, u"optimzers optimizer"_s);
    row("two words for one", u"data loader"_s, u"data/dataloader loader/dataloader"_s);
    row("one word for two", u"cudagraphs"_s, u"!cuda !graphs|graph"_s, u"cudagraphs cuda graphs"_s);
    row("a word of which only a form occurs has no more frequent neighbour",
        u"dataloaders"_s,
        u"dataloaders|dataloader"_s);
    row("the beginning of a word", u"vector*"_s, u"vector*|vectorization"_s);
    row("a beginning that leads nowhere is a word",
        u"dispach*"_s,
        u"!dispatch"_s,
        u"dispach dispatch"_s);
    row("a single slip beats a missing space", u"grapha"_s, u"!graph|graphs"_s, u"grapha graph"_s);
    row("three slips behind a common beginning",
        u"determiniszz"_s,
        u"!deterministic"_s,
        u"determiniszz deterministic"_s);
    row("a word of digits is not corrected", u"float32"_s, u"float32"_s);
    row("a word that resembles none", u"zyzzyva"_s, u"zyzzyva"_s);
    row("no word is corrected to a common one", u"explainzz"_s, u"explainzz"_s);
    row("a common word is never corrected", u"whcih is"_s, u"whcih ~is"_s);
    row("a short word is not corrected", u"gpx"_s, u"gpx"_s);
}

void TestTermBuilder::wordsBecomeTerms()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QFETCH(const QString, corrections);
    const auto connection = openInMemory();
    QVERIFY(store(*connection,
                  {u"cuda graphs and a graph"_s,
                   u"dispatch of an optimizer"_s,
                   u"a dataloader for data"_s,
                   u"vectorization is deterministic on a gpu in float16"_s,
                   u"which floats are explained"_s},
                  u"en"_s)
                .isValid());
    const BuiltTerms built = build(*connection, text);
    QCOMPARE(written(built), expected);
    QStringList made;
    for (const domain::WordCorrection &correction : built.corrections)
        made.append(correction.typed + u' ' + correction.used);
    QCOMPARE(made.join(u", "), corrections);
}

void TestTermBuilder::companyDecidesBetweenEqualWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("used");
    QTest::newRow("beside a word of the first") << u"kernel taped"_s << u"taper"_s;
    QTest::newRow("beside a word of the second") << u"geography taped"_s << u"tamed"_s;
    QTest::newRow("without company the more frequent one") << u"taped"_s << u"tamed"_s;
    QTest::newRow("beside a word of neither") << u"radio taped"_s << u"tamed"_s;
}

void TestTermBuilder::companyDecidesBetweenEqualWords()
{
    QFETCH(const QString, text);
    QFETCH(const QString, used);
    const auto connection = openInMemory();
    QVERIFY(store(*connection,
                  {u"kernel taper"_s, u"geography tamed"_s, u"tamed"_s, u"radio"_s},
                  u"tlh"_s) // a language without rules: the forms are the words themselves
                .isValid());
    const BuiltTerms built = build(*connection, text);
    QCOMPARE(int(built.corrections.size()), 1);
    QCOMPARE(built.corrections.constFirst().used, used);
}

void TestTermBuilder::formsCountInTheirLanguage()
{
    const auto connection = openInMemory();
    QVERIFY(store(*connection, {u"vectorization"_s}, u"en"_s).isValid());
    QVERIFY(store(*connection, {u"wahlen"_s}, u"de"_s).isValid());
    const BuiltTerms english = build(*connection, u"vectorize"_s);
    QCOMPARE(english.terms.constFirst().groups.constFirst().words,
             (QList<CountedWord>{{.text = u"vectorize"_s, .languages = {}},
                                 {.text = u"vectorization"_s, .languages = {u"en"_s}}}));
    const BuiltTerms german = build(*connection, u"wahl"_s);
    QCOMPARE(german.terms.constFirst().groups.constFirst().words.constLast(),
             (CountedWord{.text = u"wahlen"_s, .languages = {u"de"_s}}));
}

void TestTermBuilder::aRareNeighbourOfAFrequentWordIsNotReplaced()
{
    const auto connection = openInMemory();
    QStringList notes{u"dispach"_s};
    for (int i = 0; i < 250; ++i)
        notes.append(u"dispatch"_s);
    QVERIFY(store(*connection, notes, u"en"_s).isValid());
    const BuiltTerms built = build(*connection, u"dispach"_s);
    QCOMPARE(written(built), u"dispach/dispatch"_s);
    QVERIFY(built.corrections.isEmpty());
}

void TestTermBuilder::anOldVocabularyCorrectsToNothingThatIsGone_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("a single slip") << u"dispach"_s;
    QTest::newRow("a common beginning") << u"determiniszz"_s;
}

void TestTermBuilder::anOldVocabularyCorrectsToNothingThatIsGone()
{
    QFETCH(const QString, typed);
    const auto connection = openInMemory();
    QVERIFY(store(*connection, {u"dispatch is deterministic"_s}, u"en"_s).isValid());
    QVERIFY(connection->execute(u"DELETE FROM episode"_s).has_value());
    const BuiltTerms built = build(*connection, typed);
    QCOMPARE(written(built), typed);
    QVERIFY(built.corrections.isEmpty());
}

QTEST_GUILESS_MAIN(TestTermBuilder)
#include "tst_term_builder.moc"
