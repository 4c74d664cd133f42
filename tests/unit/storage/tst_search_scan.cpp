// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the search index with a plain scan over random queries: both must find the same
// episodes.

#include "sample_episodes.h"

#include <storage/cue_store.h>
#include <storage/search_index.h>

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>
#include <query/parse.h>

#include <algorithm>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

namespace {

/// A word as it is written in a text, and folded (case, diacritics) for the scan.
struct Word
{
    QString written;
    QString plain;
};
const QList<Word> vocabulary{{u"alpha"_s, u"alpha"_s},
                             {u"Alphabet"_s, u"alphabet"_s},
                             {u"Béta"_s, u"beta"_s},
                             {u"be"_s, u"be"_s},
                             {u"GAMMA"_s, u"gamma"_s},
                             {u"Straße"_s, u"strasse"_s},
                             {u"2024"_s, u"2024"_s},
                             {u"深度学习"_s, u"深度学习"_s},
                             {u"学习"_s, u"学习"_s},
                             {u"データ"_s, u"データ"_s}};

/// Chinese and Japanese have no spaces between words: the scan finds parts of them.
bool isChinese(const QString &word)
{
    return word.at(0).unicode() > 0x3000;
}

enum LibraryView { Title, Notes, Transcript, Persons };
constexpr int places = 4;

struct Text
{
    QStringList plain; ///< the folded words in their order
    QString written;
};

struct Sample
{
    EpisodeId id;
    std::array<Text, places> texts;
    bool isPlayed = false;
    int season = 0;
};

class Maker
{
public:
    [[nodiscard]] const Word &word() { return vocabulary.at(below(int(vocabulary.size()))); }
    [[nodiscard]] int below(int limit) { return int(m_random.bounded(limit)); }
    [[nodiscard]] Text text(int words)
    {
        Text text;
        for (int i = 0; i < words; ++i) {
            const Word &next = word();
            text.plain.append(next.plain);
            text.written += (i > 0 ? u", "_s : QString()) + next.written;
        }
        return text;
    }

private:
    QRandomGenerator m_random{20261122}; // fixed seed: a failure can be repeated
};

/// One item of a query, as text for the index and as a predicate for the scan.
struct Wanted
{
    QString text; ///< as the user types it
    std::function<bool(const Sample &)> holds;
};

bool hasWord(const Text &text, const QString &plain, bool isPrefix)
{
    return std::ranges::any_of(text.plain, [&](const QString &word) {
        if (isChinese(plain))
            return word.contains(plain);
        return isPrefix ? word.startsWith(plain) : word == plain;
    });
}

bool hasPair(const Text &text, const QString &first, const QString &second)
{
    for (qsizetype i = 0; i + 1 < text.plain.size(); ++i) {
        const QString &left = text.plain.at(i);
        const QString &right = text.plain.at(i + 1);
        const bool isFirst = isChinese(first) ? left.endsWith(first) : left == first;
        const bool isSecond = isChinese(second) ? right.startsWith(second) : right == second;
        if (isFirst && isSecond)
            return true;
    }
    return false;
}

template<typename Holds>
std::function<bool(const Sample &)> anywhere(Holds holds)
{
    return [holds](const Sample &sample) { return std::ranges::any_of(sample.texts, holds); };
}

Wanted wantedWord(Maker &maker)
{
    const Word &word = maker.word();
    const bool isPrefix = maker.below(3) == 0 && !isChinese(word.plain);
    const QString plain = isPrefix ? word.plain.first(2) : word.plain;
    const QString typed = isPrefix ? word.written.first(2) + u'*' : word.written;
    const auto holds = [plain, isPrefix](const Text &text) {
        return hasWord(text, plain, isPrefix);
    };
    static const QStringList fields{u"title:"_s, u"notes:"_s, u"transcript:"_s, u"person:"_s};
    if (maker.below(3) > 0)
        return {typed, anywhere(holds)};
    const int place = maker.below(places);
    return {fields.at(place) + typed,
            [place, holds](const Sample &sample) { return holds(sample.texts.at(place)); }};
}

Wanted wantedPhrase(Maker &maker)
{
    const Word &first = maker.word();
    const Word &second = maker.word();
    return {u'"' + first.written + u' ' + second.written + u'"',
            anywhere([first = first.plain, second = second.plain](const Text &text) {
                return hasPair(text, first, second);
            })};
}

Wanted wantedItem(Maker &maker)
{
    switch (maker.below(6)) {
    case 0:
        return wantedPhrase(maker);
    case 1:
        return {u"is:played"_s, [](const Sample &sample) { return sample.isPlayed; }};
    case 2: {
        const int season = maker.below(3) + 1;
        return {u"season:%1"_s.arg(season),
                [season](const Sample &sample) { return sample.season == season; }};
    }
    default:
        return wantedWord(maker);
    }
}

Wanted wantedClause(Maker &maker)
{
    Wanted wanted = wantedItem(maker);
    if (maker.below(4) == 0) {
        wanted.text.prepend(u'-');
        wanted.holds = [holds = wanted.holds](const Sample &sample) { return !holds(sample); };
    }
    if (maker.below(4) > 0)
        return wanted;
    const Wanted other = wantedItem(maker);
    return {wanted.text + u" OR "_s + other.text,
            [left = wanted.holds, right = other.holds](const Sample &sample) {
                return left(sample) || right(sample);
            }};
}

} // namespace

class TestSearchScan final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void agreesWithAPlainScan();

private:
    void addSamples(PodcastId show, int count);

    std::unique_ptr<Connection> m_connection;
    Maker m_maker;
    QList<Sample> m_samples;
};

void TestSearchScan::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    addSamples(addShow(*m_connection, u"one"_s), 80);
    addSamples(addShow(*m_connection, u"two"_s), 80);
}

void TestSearchScan::addSamples(PodcastId show, int count)
{
    QList<EpisodeToStore> feed;
    QList<Sample> samples;
    for (int i = 0; i < count; ++i) {
        Sample sample{.texts = {m_maker.text(2), m_maker.text(5), m_maker.text(8), m_maker.text(1)},
                      .isPlayed = m_maker.below(3) == 0,
                      .season = m_maker.below(4)};
        EpisodeToStore item =
            episode(QString::number(i), m_maker.below(40), sample.texts[Notes].written);
        item.episode.title = sample.texts[Title].written;
        item.episode.persons = {{.name = sample.texts[Persons].written}};
        if (sample.season > 0)
            item.episode.season = sample.season;
        feed.append(item);
        samples.append(sample);
    }
    QVERIFY(EpisodeStore(*m_connection).update(show, feed, true, testNow).has_value());
    for (int i = 0; i < count; ++i) {
        Sample &sample = samples[i];
        sample.id = idOf(*m_connection, show, QString::number(i));
        QVERIFY(CueStore(*m_connection)
                    .put(sample.id, {{sample.texts[Transcript].written}, {}})
                    .has_value());
        QVERIFY(m_connection
                    ->execute(u"UPDATE episode SET played = ? WHERE id = ?"_s,
                              {sample.isPlayed, sample.id.value})
                    .has_value());
    }
    QCOMPARE(*SearchIndex(*m_connection).catchUp(1000), 0);
    m_samples += samples;
}

void TestSearchScan::agreesWithAPlainScan()
{
    SearchIndex index(*m_connection);
    int found = 0;
    for (int round = 0; round < 1000; ++round) {
        QStringList typed;
        QList<Wanted> all;
        for (int clauses = m_maker.below(3) + 1; clauses > 0; --clauses) {
            all.append(wantedClause(m_maker));
            typed.append(all.constLast().text);
        }
        QSet<EpisodeId> expected;
        for (const Sample &sample : std::as_const(m_samples)) {
            if (std::ranges::all_of(all, [&](const Wanted &one) { return one.holds(sample); }))
                expected.insert(sample.id);
        }
        const QString text = typed.join(u' ');
        const query::Query query = query::parse(text, query::LastWord::AsTyped, testNow);
        QVERIFY2(query.diagnostics.isEmpty(), qPrintable(text));
        const auto results = index.search(query, 1000);
        QVERIFY2(results.has_value(), qPrintable(text));
        QSet<EpisodeId> hits;
        for (const domain::SearchHit &hit : results->hits)
            hits.insert(hit.episode.id);
        QVERIFY2(hits == expected, qPrintable(text));
        QCOMPARE(results->hits.size(), expected.size()); // no episode twice
        const auto counts = index.counts(query, {}, m_maker.below(40) + 1);
        QCOMPARE(std::accumulate(counts->cbegin(), counts->cend(), 0), expected.size());
        found += int(expected.size());
        if (round % 20 > 0)
            continue; // matching() looks up each episode: too slow for every round
        QList<EpisodeId> asked;
        for (const Sample &sample : std::as_const(m_samples))
            asked.append(sample.id);
        QVERIFY2(*index.matching(query, asked) == expected, qPrintable(text));
    }
    QVERIFY(found > 10'000); // guards against random queries that mostly find nothing
}

QTEST_GUILESS_MAIN(TestSearchScan)
#include "tst_search_scan.moc"
