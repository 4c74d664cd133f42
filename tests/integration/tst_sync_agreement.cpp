// SPDX-License-Identifier: GPL-3.0-or-later
// Compares three devices, after random use with faults, with a model of what their server carries.

#include "sync_device.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <array>
#include <vector>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

namespace {

constexpr int actionCount = 1000;
constexpr int deviceCount = 3;
constexpr int showCount = 4;
/// Runs of each device at the end. A server that swallows an action shows it after maxSends runs.
constexpr int finalRounds = 9;

struct Action
{
    int device = 0;
    qint64 time = 0;
    QString state; ///< as SyncDevice::states(); empty: marked as unplayed
};

/// All that happened, by episode, oldest first.
using History = QMap<QString, QList<Action>>;

/// Names a mark as unplayed: gpodder.net drops some of them, so the model has to look.
QString markName(const QString &episode, const QString &device, qint64 time)
{
    return u"%1 %2 %3"_s.arg(episode, device).arg(time);
}

/// The marks as unplayed that \a server has.
QSet<QString> storedMarks(SyncServer &server)
{
    QSet<QString> names;
    for (const StoredAction &action : server.store().actions()) {
        if (action.fields.value("action"_L1).toString() == "new"_L1)
            names.insert(markName(action.fields.value("guid"_L1).toString(),
                                  action.fields.value("device"_L1).toString(),
                                  action.time));
    }
    return names;
}

/// Predicts what devices show.
class Model
{
public:
    explicit Model(SyncServer &server)
        : m_quirks(server.quirks())
        , m_marks(storedMarks(server))
    {}

    [[nodiscard]] QMap<QString, QString> states(const History &history, int device) const
    {
        QMap<QString, QString> states;
        for (auto each = history.cbegin(); each != history.cend(); ++each) {
            QString state;
            for (const Action &action : *each) {
                if (action.device == device || isCarried(each.key(), action))
                    state = action.state;
            }
            if (!state.isEmpty())
                states.insert(each.key(), state);
        }
        return states;
    }

private:
    /// Whether the server takes \a action to other devices.
    [[nodiscard]] bool isCarried(const QString &episode, const Action &action) const
    {
        if (!m_quirks.deliversActions)
            return false;
        if (!action.state.isEmpty())
            return true;
        if (m_quirks.rows == SyncServerQuirks::Rows::OncePerPlace)
            return m_marks.contains(
                markName(episode, u"device%1"_s.arg(action.device), action.time));
        return m_quirks.carriesUnplayed();
    }

    SyncServerQuirks m_quirks;
    QSet<QString> m_marks;
};

} // namespace

class TestSyncAgreement final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void devicesAgree_data();
    void devicesAgree();

private:
    void act(SyncDevice &device, int number, History &history);
    void setFaults(SyncServer &server, int percent);
    [[nodiscard]] int random(int limit) { return m_random.bounded(limit); }

    QRandomGenerator m_random;
    FakeClock m_clock;
};

void TestSyncAgreement::devicesAgree_data()
{
    QTest::addColumn<int>("preset");
    QTest::addColumn<quint32>("seed");
    const QList<SyncServerQuirks> presets = syncServerPresets();
    for (int preset = 0; preset < presets.size(); ++preset)
        QTest::addRow("%s", qPrintable(presets[preset].name)) << preset << quint32(281 + preset);
}

void TestSyncAgreement::setFaults(SyncServer &server, int percent)
{
    server.setFaults([this, percent](const ServerRequest &) {
        static constexpr std::array faults{SyncFault::DropBefore,
                                           SyncFault::DropAfter,
                                           SyncFault::CutAnswer,
                                           SyncFault::Broken,
                                           SyncFault::Unavailable,
                                           SyncFault::WebPage,
                                           SyncFault::LostSession};
        return random(100) < percent ? faults[std::size_t(random(int(faults.size())))]
                                     : SyncFault::None;
    });
}

void TestSyncAgreement::act(SyncDevice &device, int number, History &history)
{
    const QString episode =
        u"show%1/%2"_s.arg(random(showCount)).arg(1 + random(SyncDevice::episodesPerShow));
    const int kind = random(10);
    QString state;
    if (kind == 0) {
        device.markUnplayed(episode);
    } else if (kind <= 2) {
        device.markPlayed(episode);
        state = u"played"_s;
    } else {
        const int seconds = 1 + random(900);
        device.play(episode, seconds);
        state = u"%1 s"_s.arg(seconds);
    }
    history[episode].append({number, m_clock.now().toSecsSinceEpoch(), state});
}

void TestSyncAgreement::devicesAgree()
{
    QFETCH(const int, preset);
    QFETCH(const quint32, seed);
    m_random.seed(seed);
    m_clock = FakeClock();
    SyncServer server(syncServerPresets()[preset], m_clock);
    std::vector<std::unique_ptr<SyncDevice>> devices;
    for (int number = 0; number < deviceCount; ++number) {
        devices.push_back(std::make_unique<SyncDevice>(u"device%1"_s.arg(number), server, m_clock));
        for (int show = 0; show < showCount; ++show)
            devices.back()->followShow(u"show%1"_s.arg(show));
    }

    History history;
    setFaults(server, 8);
    for (int step = 0; step < actionCount; ++step) {
        m_clock.advance(std::chrono::seconds(1 + random(1200)));
        const int number = random(deviceCount);
        SyncDevice &device = *devices[std::size_t(number)];
        if (random(60) == 0)
            device.isOnline = !device.isOnline;
        act(device, number, history);
        if (device.isOnline && random(8) == 0)
            (void)device.syncOnce(); // may fail: that is what the faults are for
        if (step == actionCount / 3)
            server.store().clear(); // installed again
        if (step == actionCount / 2)
            server.setClockOffset(-86'400);
        if (step == actionCount * 2 / 3)
            server.setClockOffset(0);
    }

    server.setFaults(nullptr);
    for (int round = 0; round < finalRounds; ++round) {
        for (const auto &device : devices) {
            m_clock.advance(std::chrono::hours(1));
            const auto report = device->syncOnce(sync::PullScope::Everything);
            QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
        }
    }

    const Model model(server);
    qint64 own = 0;
    for (int number = 0; number < deviceCount; ++number) {
        SyncDevice &device = *devices[std::size_t(number)];
        QCOMPARE(device.states(), model.states(history, number));
        QCOMPARE(device.number(u"SELECT count(*) FROM sync_waiting"_s), 0);
        own += device.number(u"SELECT count(*) FROM sync_action WHERE own = 1"_s);
    }
    QCOMPARE(own, actionCount); // the log of each device has what was done on it
}

QTEST_GUILESS_MAIN(TestSyncAgreement)
#include "tst_sync_agreement.moc"
