// SPDX-License-Identifier: GPL-3.0-or-later
// Tests sync of whole libraries through a folder: set-up, what reaches the other library and its
// views, faults of the folder.

#include "device_under_test.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using devices::RunSummary;
using devices::TargetOutcome;
using devices::TargetState;

using Act = std::function<void(DeviceUnderTest &)>;
using Read = std::function<QString(DeviceUnderTest &)>;

class TestFolderDevices final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatTheUserChangesReachesTheOther_data();
    void whatTheUserChangesReachesTheOther();
    void viewsOfTheOtherReadAgain();
    void aListThatIsRemovedGoesEverywhere();
    void aFolderThatIsMissing();
    void aFolderIsSetUpOnce();
    void theSetUpTellsThatEverythingIsCarried();
    void aFolderThatIsGoneKeepsWhatWaits();
    void aCopiedLibraryGetsItsOwnId();
    void loggingOutLeavesTheFolder();

private:
    void connectTo(DeviceUnderTest &device)
    {
        QVERIFY(valueOf(device.devices->folders().connectTo(m_folder->path())).has_value());
    }
    /// Syncs \a device a minute later, after its changes were recorded.
    RunSummary sync(DeviceUnderTest &device)
    {
        m_clock.advance(1min);
        (void)valueOf(device.devices->values().check());
        const RunSummary summary = device.sync();
        for (const TargetOutcome &outcome : summary.outcomes) {
            if (!outcome.report)
                qWarning() << outcome.report.error();
        }
        return summary;
    }
    void connectBoth()
    {
        for (DeviceUnderTest *device : {m_desk.get(), m_sofa.get()}) {
            connectTo(*device);
            sync(*device);
        }
    }
    [[nodiscard]] static TargetState stateOf(DeviceUnderTest &device)
    {
        return device.states().targets.value(0);
    }
    /// Names of all lists, each with the number of its episodes.
    [[nodiscard]] static QString lists(DeviceUnderTest &device)
    {
        QStringList names;
        const auto all = valueOf(device.library.lists().playlists.all());
        for (const domain::Playlist &list : all.value_or(QList<domain::Playlist>()))
            names.append(u"%1 %2"_s.arg(list.name).arg(list.episodeCount));
        return names.join(u", "_s);
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList({u"dogear-*.log"_s}, QDir::Files);
    }

    FakeClock m_clock;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DeviceUnderTest> m_desk;
    std::unique_ptr<DeviceUnderTest> m_sofa;
};

void TestFolderDevices::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_clock = FakeClock();
    m_folder = std::make_unique<QTemporaryDir>();
    m_desk = std::make_unique<DeviceUnderTest>(m_clock);
    m_sofa = std::make_unique<DeviceUnderTest>(m_clock);
    m_desk->addShow(u"a"_s);
    m_sofa->addShow(u"a"_s);
}

void TestFolderDevices::cleanup()
{
    m_desk.reset();
    m_sofa.reset();
    m_folder.reset();
}

void TestFolderDevices::whatTheUserChangesReachesTheOther_data()
{
    QTest::addColumn<Act>("act");
    QTest::addColumn<Read>("read");
    QTest::addColumn<QString>("expected");

    QTest::newRow("a place") << Act([](DeviceUnderTest &device) {
        QVERIFY(
            valueOf(device.library.episodes().setPosition(device.id(u"a/1"_s), 120s)).has_value());
    }) << Read([](DeviceUnderTest &device) { return device.state(u"a/1"_s); })
                             << u"120 s"_s;
    QTest::newRow("Up next") << Act([](DeviceUnderTest &device) {
        QVERIFY(valueOf(device.library.queue().playLast({device.id(u"a/2"_s), device.id(u"a/1"_s)}))
                    .has_value());
    }) << Read([](DeviceUnderTest &device) {
        const QList<EpisodeId> ids = device.library.queue().ids();
        return ids == QList<EpisodeId>{device.id(u"a/2"_s), device.id(u"a/1"_s)} ? u"a/2 a/1"_s
                                                                                 : QString();
    }) << u"a/2 a/1"_s;
    QTest::newRow("a favourite") << Act([](DeviceUnderTest &device) {
        QVERIFY(
            valueOf(device.library.episodes().setFavourite(device.id(u"a/2"_s), true)).has_value());
    }) << Read([](DeviceUnderTest &device) {
        return QString::number(device.number(u"SELECT count(*) FROM episode WHERE favourite = 1"
                                             " AND guid = 'a/2'"_s));
    }) << u"1"_s;
    QTest::newRow("a list by hand") << Act([](DeviceUnderTest &device) {
        QVERIFY(valueOf(device.library.lists().playlists.create(
                            u"Road"_s, {device.id(u"a/3"_s), device.id(u"a/1"_s)}))
                    .has_value());
    }) << Read([](DeviceUnderTest &device) { return lists(device); })
                                    << u"Road 2"_s;
    QTest::newRow("the speed of a show") << Act([](DeviceUnderTest &device) {
        const auto shows = valueOf(device.library.subscriptions().all());
        QVERIFY(shows.has_value());
        device.library.showPlaybacks().set(shows->constFirst().id, {.speed = 1.5});
    }) << Read([](DeviceUnderTest &device) {
        return QString::number(
            device.number(u"SELECT count(*) FROM show_playback WHERE speed = 1.5"_s));
    }) << u"1"_s;
}

void TestFolderDevices::whatTheUserChangesReachesTheOther()
{
    QFETCH(const Act, act);
    QFETCH(const Read, read);
    QFETCH(const QString, expected);
    connectBoth();
    QVERIFY(read(*m_sofa) != expected);
    act(*m_desk);
    sync(*m_desk);
    sync(*m_sofa);
    m_sofa->settle(); // the views read again
    QCOMPARE(read(*m_sofa), expected);
    // Nothing goes back and forth.
    const RunSummary again = sync(*m_desk);
    QCOMPARE(again.outcomes.constFirst().folder->received, 0);
    QCOMPARE(again.outcomes.constFirst().folder->sent, 0);
}

void TestFolderDevices::viewsOfTheOtherReadAgain()
{
    connectBoth();
    QVERIFY(valueOf(m_desk->library.lists().playlists.create(u"Road"_s)).has_value());
    QVERIFY(valueOf(m_desk->library.episodes().setFavourite(m_desk->id(u"a/2"_s), true)));
    sync(*m_desk);
    const QSignalSpy listsChanged(&m_sofa->library.lists().playlists,
                                  &episodes::Playlists::changed);
    const QSignalSpy showsChanged(&m_sofa->library.subscriptions(),
                                  &subscriptions::Subscriptions::podcastsChanged);
    const RunSummary summary = sync(*m_sofa);
    QVERIFY(!listsChanged.isEmpty());
    QVERIFY(!showsChanged.isEmpty());
    QCOMPARE_GT(summary.outcomes.constFirst().folder->received, 0);
}

void TestFolderDevices::aListThatIsRemovedGoesEverywhere()
{
    connectBoth();
    const auto created =
        valueOf(m_desk->library.lists().playlists.create(u"Road"_s, {m_desk->id(u"a/1"_s)}));
    QVERIFY(created.has_value());
    sync(*m_desk);
    sync(*m_sofa);
    QCOMPARE(lists(*m_sofa), u"Road 1"_s);
    QVERIFY(valueOf(m_desk->library.lists().playlists.remove(created->after->list.id)));
    sync(*m_desk);
    sync(*m_sofa);
    QCOMPARE(lists(*m_sofa), QString());
}

void TestFolderDevices::aFolderThatIsMissing()
{
    const auto connected =
        valueOf(m_desk->devices->folders().connectTo(m_folder->filePath(u"missing"_s)));
    QVERIFY(!connected.has_value());
    QCOMPARE(connected.error().code, ErrorCode::FileNotFound);
    QVERIFY(m_desk->states().targets.isEmpty());
}

void TestFolderDevices::aFolderIsSetUpOnce()
{
    const QSignalSpy changed(&m_desk->devices->accounts(), &devices::DeviceAccounts::changed);
    connectTo(*m_desk);
    QCOMPARE(changed.size(), 1);
    const domain::SyncTarget before = stateOf(*m_desk).target;
    QCOMPARE(before.kind, domain::SyncTargetKind::Folder);
    QCOMPARE(before.address, QUrl::fromLocalFile(m_folder->path()));
    QVERIFY(valueOf(m_desk->devices->folders().connectTo(m_folder->path() + u"/../"_s
                                                         + QDir(m_folder->path()).dirName()))
                .has_value());
    QCOMPARE(m_desk->states().targets.size(), 1);
    QVERIFY(stateOf(*m_desk).target == before);
}

void TestFolderDevices::theSetUpTellsThatEverythingIsCarried()
{
    connectTo(*m_desk);
    QVERIFY(stateOf(*m_desk).limitations.isEmpty());
    sync(*m_desk);
    QVERIFY(stateOf(*m_desk).limitations.isEmpty());
}

void TestFolderDevices::aFolderThatIsGoneKeepsWhatWaits()
{
    connectBoth();
    const QString away = m_folder->path() + u".away"_s;
    QVERIFY(QDir().rename(m_folder->path(), away));
    QVERIFY(valueOf(m_desk->library.lists().playlists.create(u"Road"_s)).has_value());
    m_clock.advance(1min);
    const RunSummary failed = m_desk->sync();
    QVERIFY(!failed.outcomes.constFirst().report.has_value());
    QCOMPARE(failed.outcomes.constFirst().report.error().code, ErrorCode::FileNotFound);
    QVERIFY(!failed.outcomes.constFirst().folder.has_value());
    QCOMPARE(stateOf(*m_desk).runs.constFirst().error->code, ErrorCode::FileNotFound);
    QCOMPARE_GT(stateOf(*m_desk).waiting, 0);
    QVERIFY(QDir().rename(away, m_folder->path()));
    sync(*m_desk);
    sync(*m_sofa);
    QCOMPARE(lists(*m_sofa), u"Road 0"_s);
}

void TestFolderDevices::aCopiedLibraryGetsItsOwnId()
{
    connectBoth();
    const QString device = stateOf(*m_desk).target.device;
    // As after a copy of the library: the other one has the same id, and forgets its own file.
    QVERIFY(m_sofa->number(u"UPDATE sync_target SET device = ? RETURNING id"_s, {device}) > 0);
    QVERIFY(valueOf(m_sofa->library.lists().playlists.create(u"Road"_s)).has_value());
    const RunSummary summary = sync(*m_sofa);
    const TargetOutcome &outcome = summary.outcomes.constFirst();
    QVERIFY(outcome.folder.has_value());
    QVERIFY(outcome.folder->hasNewDevice);
    QVERIFY(outcome.target.device != device);
    QCOMPARE(outcome.target.device, stateOf(*m_sofa).target.device);
    sync(*m_desk);
    QCOMPARE(lists(*m_desk), u"Road 0"_s);
}

void TestFolderDevices::loggingOutLeavesTheFolder()
{
    connectBoth();
    const QStringList before = files();
    QCOMPARE(before.size(), 2);
    QVERIFY(valueOf(m_desk->devices->accounts().logOut(stateOf(*m_desk).target)).has_value());
    QVERIFY(m_desk->states().targets.isEmpty());
    QCOMPARE(files(), before);
}

QTEST_GUILESS_MAIN(TestFolderDevices)
#include "tst_folder_devices.moc"
