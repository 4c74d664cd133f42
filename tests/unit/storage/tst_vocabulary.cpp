// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/cue_store.h>
#include <storage/search_index.h>
#include <storage/vocabulary.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestVocabulary final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void wordsAreListed_data();
    void wordsAreListed();
    void aCopyInSmallStepsIsTheSame();
    void aNewEpisodeMakesACopyDue();
    void aLargeLibraryIsNotCopiedForEachEpisode();
    void wordsThatAreGoneAreDropped();
    void transcriptsCount();
    void theLanguagesOfTheShowsAreKnown();
    void correctionsReadTheIndexes();
    void misspeltWordsAreCorrected_data();
    void misspeltWordsAreCorrected();

private:
    static void store(Connection &connection, const QStringList &notes)
    {
        QList<EpisodeToStore> items;
        for (const QString &text : notes) {
            items.append(episode(u"e%1"_s.arg(items.size()), int(items.size()), text));
            items.back().episode.title.clear();
        }
        const PodcastId show = addShow(connection, u"show"_s);
        QVERIFY(EpisodeStore(connection).update(show, items, true, testNow).has_value());
    }

    static QStringList words(Connection &connection)
    {
        QStringList all;
        const auto found = Vocabulary(connection).wordsFrom(u""_s, 1'000);
        for (const VocabularyWord &word : *found)
            all.append(u"%1 %2"_s.arg(word.text).arg(word.episodes));
        return all;
    }
};

void TestVocabulary::wordsAreListed_data()
{
    QTest::addColumn<QStringList>("notes");
    QTest::addColumn<QStringList>("expected"); // besides the word "show" of the title of the show
    QTest::newRow("each word once, with its episodes")
        << QStringList{u"tree tree graph"_s, u"tree"_s} << QStringList{u"graph 1"_s, u"tree 2"_s};
    QTest::newRow("numbers and parts of addresses are left out")
        << QStringList{u"float16 2024 a1b2 tree"_s} << QStringList{u"tree 1"_s};
    QTest::newRow("short words are left out")
        << QStringList{u"of gpu"_s} << QStringList{u"gpu 1"_s};
    QTest::newRow("words are folded") << QStringList{u"Über ÜBER"_s} << QStringList{u"uber 1"_s};
    QTest::newRow("a word of 33 letters is left out")
        << QStringList{QString(33, u'a') + u" tree"_s} << QStringList{u"tree 1"_s};
    QTest::newRow("no words") << QStringList{u"…"_s} << QStringList();
}

void TestVocabulary::wordsAreListed()
{
    QFETCH(const QStringList, notes);
    QFETCH(QStringList, expected);
    const auto connection = openInMemory();
    store(*connection, notes);
    QVERIFY(Vocabulary(*connection).update().has_value());
    expected.append(u"show %1"_s.arg(notes.size()));
    expected.sort();
    QCOMPARE(words(*connection), expected);
}

void TestVocabulary::aCopyInSmallStepsIsTheSame()
{
    const auto connection = openInMemory();
    QStringList notes;
    for (int i = 0; i < 40; ++i)
        notes.append(u"common word%1 rare%2"_s.arg(QChar(u'a' + i % 26)).arg(QChar(u'a' + i / 2)));
    store(*connection, notes);
    QVERIFY(Vocabulary(*connection).update().has_value());
    const QStringList whole = words(*connection);

    Vocabulary vocabulary(*connection);
    int steps = 1;
    while (*vocabulary.step(100))
        ++steps;
    QVERIFY(steps > 10);
    QCOMPARE(words(*connection), whole);
    QCOMPARE(*vocabulary.isDue(), false);
    QCOMPARE(*vocabulary.documents(), 40);
}

void TestVocabulary::aNewEpisodeMakesACopyDue()
{
    const auto connection = openInMemory();
    Vocabulary vocabulary(*connection);
    QCOMPARE(*vocabulary.isDue(), false);
    store(*connection, {u"tree"_s});
    QCOMPARE(*vocabulary.isDue(), true);
    QVERIFY(vocabulary.update().has_value());
    QCOMPARE(*vocabulary.isDue(), false);
    QVERIFY(SearchIndex(*connection).startOver().has_value());
    while (*SearchIndex(*connection).catchUp(10) > 0) {
    }
    QCOMPARE(*vocabulary.isDue(), true);
}

void TestVocabulary::aLargeLibraryIsNotCopiedForEachEpisode()
{
    const auto connection = openInMemory();
    QStringList notes;
    for (int i = 0; i < 1'000; ++i)
        notes.append(u"tree"_s);
    store(*connection, notes);
    QVERIFY(Vocabulary(*connection).update().has_value());
    const PodcastId show = addShow(*connection, u"other"_s);
    const auto add = [&](int count) {
        QList<EpisodeToStore> items;
        for (int i = 0; i < count; ++i)
            items.append(episode(u"n%1"_s.arg(i), i, u"bush"_s));
        return EpisodeStore(*connection).update(show, items, true, testNow).has_value();
    };
    QVERIFY(add(2));
    QCOMPARE(*Vocabulary(*connection).isDue(), false);
    QVERIFY(add(3));
    QCOMPARE(*Vocabulary(*connection).isDue(), true);
}

void TestVocabulary::wordsThatAreGoneAreDropped()
{
    const auto connection = openInMemory();
    store(*connection, {u"tree"_s});
    QVERIFY(Vocabulary(*connection).update().has_value());
    QVERIFY(connection->execute(u"DELETE FROM episode"_s).has_value());
    QVERIFY(SearchIndex(*connection).startOver().has_value());
    QVERIFY(Vocabulary(*connection).update().has_value());
    QCOMPARE(words(*connection), QStringList());
}

void TestVocabulary::transcriptsCount()
{
    const auto connection = openInMemory();
    store(*connection, {u"tree"_s, u"bush"_s});
    const EpisodeId id = idOf(*connection, PodcastId{1}, u"e0"_s);
    QVERIFY(CueStore(*connection).put(id, {.texts = {u"zebra bush"_s}, .starts = {}}).has_value());
    while (*SearchIndex(*connection).catchUp(10) > 0) {
    }
    QVERIFY(Vocabulary(*connection).update().has_value());
    QCOMPARE(*Vocabulary(*connection).episodes(u"zebra"_s), 1);
    QCOMPARE(*Vocabulary(*connection).episodes(u"bush"_s), 2);
    QCOMPARE(*Vocabulary(*connection).episodes(u"nowhere"_s), 0);
}

void TestVocabulary::theLanguagesOfTheShowsAreKnown()
{
    const auto connection = openInMemory();
    store(*connection, {u"tree"_s});
    for (const QString &language : {u"en-US"_s, u"de"_s, u"en-gb"_s, u""_s}) {
        const PodcastId show = addShow(*connection, u"show"_s + language);
        QVERIFY(
            connection
                ->execute(u"UPDATE podcast SET language = ? WHERE id = ?"_s, {language, show.value})
                .has_value());
    }
    QVERIFY(Vocabulary(*connection).update().has_value());
    QCOMPARE(*Vocabulary(*connection).languages(), (QStringList{u"de"_s, u"en"_s}));
}

/// A library of a million episodes has more than a million words.
void TestVocabulary::correctionsReadTheIndexes()
{
    const auto connection = openInMemory();
    QVERIFY(Vocabulary(*connection).corrections(u"dispach"_s).has_value());
    const QString similar = statementWith(*connection, u"length(word)"_s);
    const QString plan =
        planOf(*connection, similar, {8, u"d"_s, u"e"_s, u"di"_s, u"sp"_s, u"ach"_s});
    QVERIFY2(plan.contains("USING INDEX search_word_length (<expr>=? AND word>? AND word<?)"_L1),
             qPrintable(plan));
    const QString beginnings = statementWith(*connection, u"substr(word, 2)"_s);
    const QString otherPlan = planOf(*connection, beginnings, {u"a"_s, u"b"_s, u"c"_s});
    QVERIFY2(otherPlan.contains("search_word_rest"_L1) && !otherPlan.contains("SCAN"_L1),
             qPrintable(otherPlan));
}

void TestVocabulary::misspeltWordsAreCorrected_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("a letter is missing") << u"dispach"_s << QStringList{u"dispatch"_s};
    QTest::newRow("two letters changed places") << u"tesnor"_s << QStringList{u"tensor"_s};
    QTest::newRow("the first letter is wrong") << u"rensor"_s << QStringList{u"tensor"_s};
    QTest::newRow("the first letter is missing") << u"ensor"_s << QStringList{u"tensor"_s};
    QTest::newRow("the first two letters changed places")
        << u"etnsor"_s << QStringList{u"tensor"_s};
    QTest::newRow("a letter in front is too many") << u"xtensor"_s << QStringList{u"tensor"_s};
    QTest::newRow("two slips in a long word")
        << u"detremnistic"_s << QStringList{u"deterministic"_s};
    QTest::newRow("the more frequent of two words first")
        << u"trea"_s << QStringList{u"tree"_s, u"tread"_s};
    QTest::newRow("a word that resembles none") << u"zyzzyva"_s << QStringList();
    QTest::newRow("a short word") << u"gpx"_s << QStringList();
    QTest::newRow("a word with digits") << u"tens0r"_s << QStringList();
    QTest::newRow("nothing") << u""_s << QStringList();
}

void TestVocabulary::misspeltWordsAreCorrected()
{
    QFETCH(const QString, typed);
    QFETCH(const QStringList, expected);
    const auto connection = openInMemory();
    store(*connection, {u"dispatch tensor deterministic tree tread gpu"_s, u"tree"_s});
    QVERIFY(Vocabulary(*connection).update().has_value());
    QStringList found;
    const auto corrections = Vocabulary(*connection).corrections(typed);
    for (const VocabularyWord &word : *corrections)
        found.append(word.text);
    QCOMPARE(found, expected);
}

QTEST_GUILESS_MAIN(TestVocabulary)
#include "tst_vocabulary.moc"
