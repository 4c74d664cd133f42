// SPDX-License-Identifier: GPL-3.0-or-later

#include "relevance/relevance.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

struct Texts
{
    QString title = {};
    QString notes = {};
    QString transcript = {};
    QString chapters = {};
    QString language = {};
};

SearchTerm term(const QStringList &words, double weight = SearchTerm::contentWeight)
{
    SearchTerm term{.typed = words.constFirst(), .weight = weight, .groups = {}};
    WordGroup group{.words = {}, .prefix = {}, .idf = 2};
    for (const QString &word : words)
        group.words.append({.text = word, .languages = {}});
    term.groups.append(group);
    term.idf = group.idf;
    return term;
}

QList<SearchTerm> terms(const QString &words)
{
    QList<SearchTerm> all;
    for (const QString &word : words.split(u' '))
        all.append(term({word}));
    return all;
}

std::vector<Relevance> ranked(const QList<SearchTerm> &terms, const QList<Texts> &episodes)
{
    const TermCounter counter(terms);
    std::vector<TextCount> counts;
    for (const Texts &episode : episodes) {
        RankedTexts texts;
        texts.of(TextField::Title) = episode.title;
        texts.of(TextField::Notes) = episode.notes;
        texts.of(TextField::Transcript) = episode.transcript;
        texts.of(TextField::Chapters) = episode.chapters;
        texts.language = episode.language;
        counts.push_back(counter.count(texts));
    }
    return rank(terms, 5, counts);
}

} // namespace

Q_DECLARE_METATYPE(Texts)

class TestRelevance final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theBetterTextComesFirst_data();
    void theBetterTextComesFirst();
    void onlyMatchingWordsCount_data();
    void onlyMatchingWordsCount();
    void aHitIsGoodIfMuchOfTheQueryIsThere_data();
    void aHitIsGoodIfMuchOfTheQueryIsThere();
    void theFieldWithMostWordsIsShown_data();
    void theFieldWithMostWordsIsShown();
};

void TestRelevance::theBetterTextComesFirst_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<Texts>("better");
    QTest::addColumn<Texts>("worse");
    const QString filler = QString(u"filler "_s).repeated(50);
    QTest::newRow("in the title before several times in the notes")
        << u"graph"_s << Texts{.title = u"graph"_s} << Texts{.notes = u"graph graph"_s};
    QTest::newRow("two words before one that is repeated")
        << u"graph tree"_s << Texts{.notes = u"tree and graph"_s}
        << Texts{.notes = u"graph graph graph"_s};
    QTest::newRow("in short notes before long ones")
        << u"graph"_s << Texts{.notes = u"graph"_s} << Texts{.notes = u"graph "_s + filler};
    QTest::newRow("twice before once")
        << u"graph"_s << Texts{.notes = u"graph graph x"_s} << Texts{.notes = u"graph x x"_s};
    QTest::newRow("next to each other before far apart")
        << u"graph tree"_s << Texts{.notes = u"graph tree "_s + filler}
        << Texts{.notes = u"graph "_s + filler + u"tree"_s};
    QTest::newRow("in the order of the query before another order")
        << u"graph tree"_s << Texts{.notes = u"graph tree"_s} << Texts{.notes = u"tree graph"_s};
    QTest::newRow("in a chapter before the notes")
        << u"graph"_s << Texts{.chapters = u"graph x"_s} << Texts{.notes = u"graph x"_s};
}

void TestRelevance::theBetterTextComesFirst()
{
    QFETCH(const QString, words);
    QFETCH(const Texts, better);
    QFETCH(const Texts, worse);
    const std::vector<Relevance> both = ranked(terms(words), {better, worse});
    QVERIFY(both[1].score > 0);
    QVERIFY(both[0].score > both[1].score);
}

void TestRelevance::onlyMatchingWordsCount_data()
{
    QTest::addColumn<QString>("notes");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("counts");
    QTest::newRow("the word itself") << u"vectorize"_s << u"de"_s << true;
    QTest::newRow("a form in its language") << u"vectorization"_s << u"en"_s << true;
    QTest::newRow("a form in another language") << u"vectorization"_s << u"de"_s << false;
    QTest::newRow("a form in a show without a language") << u"vectorization"_s << u""_s << true;
    QTest::newRow("a word with the beginning") << u"vecsum"_s << u"de"_s << true;
    QTest::newRow("a part of a word") << u"xvectorize"_s << u"en"_s << false;
    QTest::newRow("capitals") << u"VECTORIZE"_s << u"en"_s << true;
    QTest::newRow("no text") << u""_s << u"en"_s << false;
}

void TestRelevance::onlyMatchingWordsCount()
{
    QFETCH(const QString, notes);
    QFETCH(const QString, language);
    QFETCH(const bool, counts);
    SearchTerm term = ::term({u"vectorize"_s});
    term.groups.front().words.append({.text = u"vectorization"_s, .languages = {u"en"_s}});
    term.groups.front().prefix = u"vecs"_s;
    const auto relevance = ranked({term}, {Texts{.notes = notes, .language = language}}).front();
    QCOMPARE(relevance.score > 0, counts);
}

void TestRelevance::aHitIsGoodIfMuchOfTheQueryIsThere_data()
{
    QTest::addColumn<Texts>("episode");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("all words") << Texts{.notes = u"one two three four five six"_s} << true;
    QTest::newRow("two of six words") << Texts{.notes = u"two five"_s} << true;
    QTest::newRow("one of six words") << Texts{.notes = u"two"_s} << false;
    QTest::newRow("one of six words in the title") << Texts{.title = u"two"_s} << false;
    QTest::newRow("a common word only") << Texts{.notes = u"which"_s} << false;
    QTest::newRow("a corrected word only") << Texts{.notes = u"mended"_s} << false;
}

void TestRelevance::aHitIsGoodIfMuchOfTheQueryIsThere()
{
    QFETCH(const Texts, episode);
    QFETCH(const bool, isGood);
    QList<SearchTerm> all = terms(u"one two three four five six"_s);
    all.append(term({u"which"_s}, SearchTerm::commonWeight));
    all.append(term({u"mended"_s}));
    all.back().isCorrected = true;
    QCOMPARE(ranked(all, {episode}).front().isGood, isGood);
}

void TestRelevance::theFieldWithMostWordsIsShown_data()
{
    using domain::HitKind;
    QTest::addColumn<Texts>("episode");
    QTest::addColumn<HitKind>("kind");
    QTest::newRow("the title alone") << Texts{.title = u"graph"_s} << HitKind::Title;
    QTest::newRow("the notes") << Texts{.title = u"graph"_s, .notes = u"tree"_s} << HitKind::Notes;
    QTest::newRow("a transcript with more words")
        << Texts{.notes = u"graph"_s, .transcript = u"graph tree"_s} << HitKind::Transcript;
    QTest::newRow("of equals the notes")
        << Texts{.notes = u"graph"_s, .transcript = u"graph"_s} << HitKind::Notes;
    QTest::newRow("chapters before a transcript")
        << Texts{.transcript = u"graph"_s, .chapters = u"graph"_s} << HitKind::Chapter;
}

void TestRelevance::theFieldWithMostWordsIsShown()
{
    QFETCH(const Texts, episode);
    QFETCH(const domain::HitKind, kind);
    QCOMPARE(ranked(terms(u"graph tree"_s), {episode}).front().kind, kind);
}

QTEST_GUILESS_MAIN(TestRelevance)
#include "tst_relevance.moc"
