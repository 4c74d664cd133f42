// SPDX-License-Identifier: GPL-3.0-or-later
// Questions in the words of a listener about the seed feed; questions/README.md explains the table.

#include "seed_library.h"

#include <notes/notes.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/relevance_search.h>
#include <storage/search_index.h>
#include <storage/vocabulary.h>

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>
#include <query/common_words.h>
#include <query/parse.h>
#include <query/stemmer.h>
#include <query/words.h>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

struct Question
{
    QString kind;
    QStringList answers; ///< guids; empty: no episode answers it
    QString text;
};

QList<Question> questions()
{
    QFile file(QStringLiteral(DOGEAR_CORPUS_LISTS "/questions/seed_questions.tsv"));
    if (!file.open(QFile::ReadOnly))
        qFatal("no questions");
    QList<Question> all;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        const QStringList fields = line.split(u'\t');
        if (fields.size() == 3 && !line.startsWith(u'#'))
            all.append({.kind = fields.at(0),
                        .answers = fields.at(1) == u"-" ? QStringList() : fields.at(1).split(u' '),
                        .text = fields.at(2)});
    }
    return all;
}

/// The words of all notes, in order; without those of addresses.
QList<QStringList> notesOf(storage::Connection &library)
{
    QList<QStringList> all;
    storage::EpisodeStore store(library);
    const QRegularExpression address(u"https?://\\S+"_s);
    const auto listed = store.list({});
    for (const domain::EpisodeSummary &summary : *listed) {
        QString notes = notes::toPlainText(store.detail(summary.id)->episode.notesHtml);
        QStringList words;
        for (const query::Word &word : query::wordsOf(notes.remove(address)))
            words.append(word.text);
        all.append(words);
    }
    return all;
}

/// Number generator that gives the same numbers everywhere.
class Dice
{
public:
    explicit Dice(unsigned seed)
        : m_random(seed)
    {}
    int below(qsizetype end) { return int(m_random() % unsigned(end)); }

private:
    std::mt19937 m_random;
};

/// Returns \a word with one slip: a letter lost, added or wrong, or two that changed places.
QString mistyped(const QString &word, Dice &dice)
{
    const auto letter = [&dice] { return QChar(u'a' + dice.below(26)); };
    const int at = dice.below(word.size());
    QString typed = word;
    switch (dice.below(4)) {
    case 0:
        return typed.remove(at, 1);
    case 1:
        return typed.insert(at, letter());
    case 2:
        typed[at] = letter();
        return typed;
    default:
        const int first = std::min(at, int(word.size()) - 2);
        typed[first] = word.at(first + 1);
        typed[first + 1] = word.at(first);
        return typed;
    }
}

bool isPlainWord(const QString &word)
{
    return word.size() >= 4
           && std::ranges::all_of(word, [](QChar c) { return c >= u'a' && c <= u'z'; });
}

} // namespace

class TestCorpusQuestions final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theRightEpisodeIsAmongTheFirst();
    void whatIsNowhereDoesNotMatchWell_data();
    void whatIsNowhereDoesNotMatchWell();
    void answersMatchWell_data();
    void answersMatchWell();
    void slipsAreCorrected();
    void correctWordsAreKept();
    void exactHitsStayFirst();

private:
    domain::SearchResults ask(const QString &text)
    {
        const auto results = storage::RelevanceSearch(*m_library).search(parsed(text), 50);
        return results.value_or(domain::SearchResults());
    }
    static query::Query parsed(const QString &text)
    {
        return query::parse(text, query::LastWord::AsTyped, QDateTime::currentDateTimeUtc());
    }
    /// Counted from 1; 999: it is not among the hits.
    int placeOf(const Question &question)
    {
        const QList<domain::SearchHit> hits = ask(question.text).hits;
        const auto hit = std::ranges::find_if(hits, [&](const domain::SearchHit &each) {
            return question.answers.contains(test::guidOf(*m_library, each.episode.id));
        });
        return hit == hits.cend() ? 999 : int(hit - hits.cbegin()) + 1;
    }

    std::unique_ptr<storage::Connection> m_library;
};

void TestCorpusQuestions::initTestCase()
{
    m_library = test::openSeedLibrary();
    if (!m_library)
        QSKIP("no corpus: the seed feed is not there");
}

void TestCorpusQuestions::theRightEpisodeIsAmongTheFirst()
{
    struct Score
    {
        int asked = 0;
        int first = 0;
        int inThree = 0;
    };
    QMap<QString, Score> kinds;
    Score all;
    for (const Question &question : questions()) {
        if (question.answers.isEmpty())
            continue;
        const int place = placeOf(question);
        for (Score *score : {&kinds[question.kind], &all}) {
            ++score->asked;
            score->first += place == 1 ? 1 : 0;
            score->inThree += place <= 3 ? 1 : 0;
        }
        if (place > 1)
            qInfo("place %d: %s: %s", place, qPrintable(question.kind), qPrintable(question.text));
    }
    qInfo("%d questions: %d first, %d in three", all.asked, all.first, all.inThree);
    QCOMPARE(all.asked, 60);
    QCOMPARE_GE(all.first, 57);
    QCOMPARE_GE(all.inThree, 59);
    for (auto kind = kinds.cbegin(); kind != kinds.cend(); ++kind)
        QVERIFY2(kind->inThree * 100 >= kind->asked * 90, qPrintable(kind.key()));
}

void TestCorpusQuestions::whatIsNowhereDoesNotMatchWell_data()
{
    QTest::addColumn<QString>("text");
    for (const Question &question : questions()) {
        if (question.answers.isEmpty())
            QTest::newRow(qPrintable(question.text)) << question.text;
    }
}

void TestCorpusQuestions::whatIsNowhereDoesNotMatchWell()
{
    QFETCH(const QString, text);
    QVERIFY(!ask(text).matchWell);
}

void TestCorpusQuestions::answersMatchWell_data()
{
    QTest::addColumn<QString>("text");
    for (const Question &question : questions()) {
        if (!question.answers.isEmpty())
            QTest::newRow(qPrintable(question.text)) << question.text;
    }
}

void TestCorpusQuestions::answersMatchWell()
{
    QFETCH(const QString, text);
    QVERIFY(ask(text).matchWell);
}

/// Five words of the notes that follow each other, one of them mistyped.
void TestCorpusQuestions::slipsAreCorrected()
{
    constexpr int trials = 1'000;
    const QList<QStringList> notes = notesOf(*m_library);
    const query::Stemmer stemmer(u"en"_s);
    Dice dice(26);
    int asked = 0;
    int corrected = 0;
    while (asked < trials) {
        const QStringList &words = notes.at(dice.below(notes.size()));
        if (words.size() < 6)
            continue;
        QStringList five = words.mid(dice.below(words.size() - 4), 5);
        const int at = dice.below(five.size());
        const QString word = five.at(at);
        if (!isPlainWord(word) || query::isCommonWord(word, {u"en"_s}))
            continue;
        five[at] = mistyped(word, dice);
        const QString typed = five.at(at);
        // A slip may give another word of the feed, which must not be corrected.
        if (!storage::SearchIndex(*m_library).search(parsed(typed), 1)->hits.isEmpty())
            continue;
        ++asked;
        const domain::SearchResults results = ask(five.join(u' '));
        const auto correction =
            std::ranges::find(results.corrections, typed, &domain::WordCorrection::typed);
        if (correction == results.corrections.cend())
            continue;
        // Any form of the word finds the same episodes.
        corrected += stemmer.stem(correction->used) == stemmer.stem(word) ? 1 : 0;
    }
    qInfo("%d of %d corrected", corrected, asked);
    QCOMPARE_GE(corrected * 100, asked * 90);
}

void TestCorpusQuestions::correctWordsAreKept()
{
    QStringList rare;
    const auto words = storage::Vocabulary(*m_library).wordsFrom(u""_s, 100'000);
    for (const storage::VocabularyWord &word : *words) {
        if (word.episodes == 1)
            rare.append(word.text);
    }
    Dice dice(26);
    for (qsizetype i = rare.size() - 1; i > 0; --i)
        rare.swapItemsAt(i, dice.below(i + 1));
    QCOMPARE_GE(rare.size(), 500);
    for (const QString &word : rare.first(500)) {
        const domain::SearchResults results = ask(word + " pytorch"_L1);
        QVERIFY2(results.corrections.isEmpty(), qPrintable(word));
    }
}

void TestCorpusQuestions::exactHitsStayFirst()
{
    const QList<QStringList> notes = notesOf(*m_library);
    Dice dice(27);
    int withHits = 0;
    for (int i = 0; i < 1'000; ++i) {
        const QStringList &words = notes.at(dice.below(notes.size()));
        if (words.size() < 3)
            continue;
        const int count = 1 + dice.below(3);
        const QString text = words.mid(dice.below(words.size() - count + 1), count).join(u' ');
        const auto strict = storage::SearchIndex(*m_library).search(parsed(text), 50);
        const domain::SearchResults relaxed = ask(text);
        QCOMPARE(relaxed.withAllWords, int(strict->hits.size()));
        QCOMPARE(relaxed.hits.first(relaxed.withAllWords), strict->hits);
        QVERIFY(relaxed.matchWell || strict->hits.isEmpty());
        withHits += strict->hits.isEmpty() ? 0 : 1;
    }
    QCOMPARE_GE(withHits, 900);
}

QTEST_GUILESS_MAIN(TestCorpusQuestions)
#include "tst_corpus_questions.moc"
