// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that what the user changes is recorded for sync through a folder, whichever part of the
// program changes it.

#include "device_under_test.h"

#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using devices::ValueRecorder;

using Act = std::function<void(DeviceUnderTest &)>;

class TestValueRecorder final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_device.reset(); }

    void whatTheUserChangesIsRecorded_data();
    void whatTheUserChangesIsRecorded();
    void nothingIsRecordedBeforeTheFirstRun();
    void anUnchangedLibraryRecordsNothing();
    void aSavedPositionIsNoReasonToCompare();

private:
    [[nodiscard]] ValueRecorder &recorder() { return m_device->devices->values(); }
    void connectToFolder()
    {
        QVERIFY(valueOf(m_device->devices->folders().connectTo(m_folder->path())).has_value());
    }
    void syncOnce()
    {
        m_clock.advance(1min);
        const devices::RunSummary summary = m_device->sync();
        QCOMPARE(summary.outcomes.size(), 1);
        QVERIFY(summary.outcomes.constFirst().report.has_value());
    }
    /// Number of own values that were recorded after \a revision.
    [[nodiscard]] qint64 recordedSince(qint64 revision)
    {
        return m_device->number(u"SELECT count(*) FROM sync_field WHERE revision > ?"_s,
                                {revision});
    }
    [[nodiscard]] qint64 lastRevision()
    {
        return m_device->number(u"SELECT coalesce(max(revision), 0) FROM sync_field"_s);
    }

    FakeClock m_clock;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DeviceUnderTest> m_device;
};

void TestValueRecorder::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_clock = FakeClock();
    m_folder = std::make_unique<QTemporaryDir>();
    m_device = std::make_unique<DeviceUnderTest>(m_clock);
    m_device->addShow(u"a"_s);
}

void TestValueRecorder::whatTheUserChangesIsRecorded_data()
{
    QTest::addColumn<Act>("act");
    QTest::newRow("an episode in Up next") << Act([](DeviceUnderTest &device) {
        QVERIFY(valueOf(device.library.queue().playLast({device.id(u"a/1"_s)})).has_value());
    });
    QTest::newRow("a favourite") << Act([](DeviceUnderTest &device) {
        QVERIFY(
            valueOf(device.library.episodes().setFavourite(device.id(u"a/2"_s), true)).has_value());
    });
    QTest::newRow("a list") << Act([](DeviceUnderTest &device) {
        QVERIFY(valueOf(device.library.lists().playlists.create(u"Road"_s, {device.id(u"a/3"_s)}))
                    .has_value());
    });
    QTest::newRow("the speed of a show") << Act([](DeviceUnderTest &device) {
        const auto shows = valueOf(device.library.subscriptions().all());
        QVERIFY(shows.has_value());
        device.library.showPlaybacks().set(shows->constFirst().id, {.speed = 1.5});
    });
}

void TestValueRecorder::whatTheUserChangesIsRecorded()
{
    QFETCH(const Act, act);
    connectToFolder();
    syncOnce();
    const qint64 before = lastRevision();
    const QSignalSpy recorded(&recorder(), &ValueRecorder::recorded);
    act(*m_device);
    QTRY_COMPARE_EQ(recorded.size(), 1); // without a call: the change itself leads to it
    QCOMPARE_GT(recordedSince(before), 0);
    QCOMPARE_GT(m_device->states().targets.value(0).waiting, 0);
    syncOnce();
    QCOMPARE(m_device->states().targets.value(0).waiting, 0);
}

void TestValueRecorder::nothingIsRecordedBeforeTheFirstRun()
{
    QVERIFY(valueOf(m_device->library.queue().playLast({m_device->id(u"a/1"_s)})).has_value());
    QCOMPARE(valueOf(recorder().check()).value_or(true), false);
    connectToFolder();
    QCOMPARE(valueOf(recorder().check()).value_or(true), false);
    QCOMPARE(lastRevision(), 0);
    // The first run takes it as older than every change.
    syncOnce();
    QCOMPARE(m_device->number(u"SELECT max(time) FROM sync_field WHERE kind = ?"_s,
                              {int(domain::SyncFieldKind::Queue)}),
             1);
}

void TestValueRecorder::anUnchangedLibraryRecordsNothing()
{
    connectToFolder();
    syncOnce();
    const QSignalSpy recorded(&recorder(), &ValueRecorder::recorded);
    QCOMPARE(valueOf(recorder().check()).value_or(true), false);
    QVERIFY(recorded.isEmpty());
}

void TestValueRecorder::aSavedPositionIsNoReasonToCompare()
{
    connectToFolder();
    syncOnce();
    const auto episode = [this] {
        const auto found =
            valueOf(m_device->library.episodes().summaries({m_device->id(u"a/1"_s)}));
        return found.value_or(QList<domain::EpisodeSummary>()).value(0);
    };
    recorder().checkEpisode(episode());
    QVERIFY(recorder().isPending()); // the first one has to be compared
    QCOMPARE(valueOf(recorder().check()).value_or(true), false);
    // From now on a comparison would find this, which was changed behind the recorder's back.
    (void)m_device->number(u"UPDATE episode SET favourite = 1 WHERE guid = 'a/2' RETURNING id"_s);
    recorder().checkEpisode(episode());
    QVERIFY(!recorder().isPending());
    QCOMPARE(valueOf(recorder().check()).value_or(false), true);
}

QTEST_GUILESS_MAIN(TestValueRecorder)
#include "tst_value_recorder.moc"
