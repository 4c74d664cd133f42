// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what of the user's acts is recorded for sync.

#include "device_under_test.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using devices::ChangeRecorder;

class TestChangeRecorder final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void withoutAServerNothingIsRecorded();
    void actsAreRecorded_data();
    void actsAreRecorded();
    void manyAtOnceAreRecorded();
    void whatPlaysIsRecordedOnceItPauses();
    void theStartOfPlaybackIsRecorded();
    void whatWasRestoredAfterACrashIsRecorded();
    void aRemovedEpisodeIsNoError();
    void anImportIsRecordedWithItsTime();

private:
    void act(const QString &word);
    [[nodiscard]] ChangeRecorder &recorder() { return m_device->devices->recorder(); }
    [[nodiscard]] episodes::Episodes &episodes() { return m_device->library.episodes(); }

    FakeClock m_clock;
    std::unique_ptr<SyncServer> m_server;
    std::unique_ptr<DeviceUnderTest> m_device;
};

void TestChangeRecorder::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_server = std::make_unique<SyncServer>(strictServer(), m_clock);
    m_device = std::make_unique<DeviceUnderTest>(m_clock);
    m_device->addShow(u"a"_s, 3);
}

void TestChangeRecorder::cleanup()
{
    m_device.reset();
    m_server.reset();
}

/// Does what \a word says with the episode a/1.
void TestChangeRecorder::act(const QString &word)
{
    const EpisodeId id = m_device->id(u"a/1"_s);
    m_clock.advance(1min);
    if (word == "played"_L1 || word == "unplayed"_L1)
        QVERIFY(valueOf(episodes().setPlayed(id, word == "played"_L1)).has_value());
    else if (word == "favourite"_L1)
        QVERIFY(valueOf(episodes().setFavourite(id, true)).has_value());
    else if (word == "length"_L1)
        episodes().saveDuration(id, 999s);
    else
        QVERIFY(valueOf(episodes().setPosition(id, std::chrono::milliseconds(word.toInt())))
                    .has_value());
    m_device->settle();
}

void TestChangeRecorder::withoutAServerNothingIsRecorded()
{
    const QSignalSpy said(&recorder(), &ChangeRecorder::recorded);
    act(u"played"_s);
    QCOMPARE(m_device->recorded(), QStringList());
    QVERIFY(said.isEmpty());
    // The first run does it.
    QVERIFY(m_device->connectTo(*m_server).has_value());
    QCOMPARE(m_device->sync().outcomes.size(), 1);
    QCOMPARE(m_device->recorded(), QStringList{u"a/1 play 1000"_s});
}

void TestChangeRecorder::actsAreRecorded_data()
{
    QTest::addColumn<QStringList>("acts");
    QTest::addColumn<QStringList>("actions");
    const QString played = u"a/1 play 1000"_s;
    QTest::newRow("marking as played") << QStringList{u"played"_s} << QStringList{played};
    QTest::newRow("marking as unplayed")
        << QStringList{u"played"_s, u"unplayed"_s} << QStringList{played, u"a/1 new"_s};
    QTest::newRow("a position") << QStringList{u"120500"_s} << QStringList{u"a/1 play 120"_s};
    QTest::newRow("another position in the same second adds nothing")
        << QStringList{u"120500"_s, u"120900"_s} << QStringList{u"a/1 play 120"_s};
    QTest::newRow("another second adds an action")
        << QStringList{u"120500"_s, u"121000"_s}
        << QStringList{u"a/1 play 120"_s, u"a/1 play 121"_s};
    QTest::newRow("a favourite adds nothing") << QStringList{u"favourite"_s} << QStringList();
    QTest::newRow("a favourite of a started episode adds nothing")
        << QStringList{u"120000"_s, u"favourite"_s} << QStringList{u"a/1 play 120"_s};
    QTest::newRow("a measured length adds nothing")
        << QStringList{u"120000"_s, u"length"_s} << QStringList{u"a/1 play 120"_s};
    QTest::newRow("marking as unplayed what was never played adds nothing")
        << QStringList{u"unplayed"_s} << QStringList();
    QTest::newRow("marking twice adds one action")
        << QStringList{u"played"_s, u"played"_s} << QStringList{played};
}

void TestChangeRecorder::actsAreRecorded()
{
    QFETCH(const QStringList, acts);
    QVERIFY(m_device->connectTo(*m_server).has_value());
    const QSignalSpy said(&recorder(), &ChangeRecorder::recorded);
    for (const QString &word : acts)
        act(word);
    QTEST(m_device->recorded(), "actions");
    QCOMPARE(said.size(), m_device->recorded().size());
}

void TestChangeRecorder::manyAtOnceAreRecorded()
{
    m_device->addShow(u"b"_s, 1200); // several jobs
    QVERIFY(m_device->connectTo(*m_server).has_value());
    QList<EpisodeId> ids;
    const auto listed = valueOf(episodes().list({}));
    QVERIFY(listed.has_value());
    for (const domain::EpisodeSummary &episode : *listed)
        ids.append(episode.id);
    QCOMPARE(ids.size(), 1203);
    QVERIFY(valueOf(episodes().setPlayed(ids, true)).has_value());
    QCOMPARE(m_device->recorded().size(), 1203);
}

void TestChangeRecorder::whatPlaysIsRecordedOnceItPauses()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    const EpisodeId id = m_device->id(u"a/1"_s);
    const auto detail = valueOf(episodes().detail(id));
    QVERIFY(detail.has_value());
    recorder().beginPlaying(id, 0ms);
    for (int second = 5; second <= 30; second += 5)
        QVERIFY(
            valueOf(episodes().savePosition(*detail, std::chrono::seconds(second))).has_value());
    QCOMPARE(m_device->recorded(), QStringList());
    recorder().endPlaying();
    QVERIFY(valueOf(episodes().savePosition(*detail, 31s)).has_value());
    QCOMPARE(m_device->recorded(), QStringList{u"a/1 play 31"_s});
}

void TestChangeRecorder::theStartOfPlaybackIsRecorded()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    const EpisodeId id = m_device->id(u"a/1"_s);
    recorder().beginPlaying(id, 40s);
    recorder().endPlaying();
    QVERIFY(valueOf(episodes().setPosition(id, 90s)).has_value());
    m_device->settle();
    QCOMPARE(m_device->number(u"SELECT started FROM sync_action"_s), 40);
    // That of another episode does not count.
    QVERIFY(valueOf(episodes().setPosition(m_device->id(u"a/2"_s), 90s)).has_value());
    m_device->settle();
    QCOMPARE(m_device->number(u"SELECT started FROM sync_action WHERE guid = 'a/2'"_s), 0);
}

void TestChangeRecorder::whatWasRestoredAfterACrashIsRecorded()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    const EpisodeId id = m_device->id(u"a/1"_s);
    recorder().beginPlaying(id, 0ms); // and no pause
    QVERIFY(valueOf(episodes().setPosition(id, 90s)).has_value());
    QCOMPARE(m_device->recorded(), QStringList());
    recorder().record(id);
    QCOMPARE(m_device->recorded(), QStringList{u"a/1 play 90"_s});
    recorder().record(id);
    QCOMPARE(m_device->recorded(), QStringList{u"a/1 play 90"_s});
}

void TestChangeRecorder::aRemovedEpisodeIsNoError()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    const QSignalSpy failed(&recorder(), &ChangeRecorder::failed);
    recorder().record(EpisodeId{4711});
    m_device->settle();
    QVERIFY(failed.isEmpty());
    QCOMPARE(m_device->recorded(), QStringList());
}

void TestChangeRecorder::anImportIsRecordedWithItsTime()
{
    QVERIFY(m_device->connectTo(*m_server).has_value());
    const QDateTime listened = m_clock.now().addDays(-400);
    importers::PlayerLibrary other;
    other.source = {.player = importers::Player::GPodder, .path = u"/Database"_s};
    other.shows.resize(1);
    other.shows[0].feed = DeviceUnderTest::feedOf(u"a"_s);
    other.episodes.resize(1);
    other.episodes[0].show = 0;
    other.episodes[0].guid = u"a/1"_s;
    other.episodes[0].position = 120s;
    other.episodes[0].duration = DeviceUnderTest::duration;
    other.episodes[0].lastPlayed = listened;
    auto &players = m_device->library.discovery().players;
    QVERIFY(valueOf(players.preview(other)).has_value());
    QCOMPARE(m_device->recorded(), QStringList()); // a preview changes nothing
    const auto summary = valueOf(players.apply(other, transfer::suggestedChoice(other)));
    QVERIFY(summary.has_value());
    QCOMPARE(m_device->recorded(), QStringList{u"a/1 play 120"_s});
    // An old place must not replace a newer one of another device.
    QCOMPARE(m_device->number(u"SELECT time FROM sync_action WHERE own = 1"_s),
             listened.toSecsSinceEpoch());
    // To take it back is an act of now.
    QVERIFY(valueOf(players.undo(summary->id)).has_value());
    QCOMPARE(m_device->recorded(), (QStringList{u"a/1 play 120"_s, u"a/1 new"_s}));
    QCOMPARE(m_device->number(u"SELECT max(time) FROM sync_action WHERE own = 1"_s),
             m_clock.now().toSecsSinceEpoch());
}

QTEST_GUILESS_MAIN(TestChangeRecorder)
#include "tst_change_recorder.moc"
