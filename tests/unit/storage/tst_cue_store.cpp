// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/cue_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using std::chrono::milliseconds;

class TestCueStore final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void whatWasPutIsFound_data();
    void whatWasPutIsFound();
    void anEpisodeThatIsGoneHasNone();
};

void TestCueStore::whatWasPutIsFound_data()
{
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QStringList>("expected");
    QTest::addColumn<bool>("isTimed");
    QTest::newRow("cues with times") << QStringList{u"One."_s, u"Zwölf 十二."_s}
                                     << QStringList{u"One."_s, u"Zwölf 十二."_s} << true;
    QTest::newRow("paragraphs without times")
        << QStringList{u"One."_s} << QStringList{u"One."_s} << false;
    QTest::newRow("the lines of a cue are joined")
        << QStringList{u"One\ntwo"_s, u"three"_s} << QStringList{u"One two"_s, u"three"_s} << true;
    QTest::newRow("a cue without text keeps its place")
        << QStringList{u""_s, u"two"_s} << QStringList{u""_s, u"two"_s} << true;
}

void TestCueStore::whatWasPutIsFound()
{
    QFETCH(const QStringList, texts);
    QFETCH(const QStringList, expected);
    QFETCH(const bool, isTimed);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    QVERIFY(
        EpisodeStore(*connection).update(show, {episode(u"a"_s, 1)}, true, testNow).has_value());
    const EpisodeId id = idOf(*connection, show, u"a"_s);
    CueStore store(*connection);
    QCOMPARE(store.find(id)->text(), QString());
    QVERIFY(store.find(id)->starts().isEmpty());
    QList<milliseconds> starts;
    for (int i = 0; isTimed && i < texts.size(); ++i)
        starts.append(milliseconds(1500 * i));
    QVERIFY(store.put(id, {{u"before"_s}, {}}).has_value());
    QVERIFY(store.put(id, {texts, starts}).has_value());
    QCOMPARE(store.find(id)->text().split(u'\n'), expected);
    QVERIFY(store.find(id)->starts() == starts);
}

void TestCueStore::anEpisodeThatIsGoneHasNone()
{
    const auto connection = openInMemory();
    CueStore store(*connection);
    QVERIFY(store.put(EpisodeId{7}, {{u"one"_s}, {}}).has_value());
    QCOMPARE(store.find(EpisodeId{7})->text(), QString());
}

QTEST_GUILESS_MAIN(TestCueStore)
#include "tst_cue_store.moc"
