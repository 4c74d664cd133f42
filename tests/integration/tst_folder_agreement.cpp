// SPDX-License-Identifier: GPL-3.0-or-later
// Compares three devices, after random use with files that arrive late, half or twice, with a
// model.

#include "folder_device.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMap>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

namespace {

constexpr int actionCount = 1000;
constexpr int deviceCount = 3;
constexpr int showCount = 4;
constexpr int finalRounds = 3;

/// What all devices show in the end: of each element the last change.
struct Model
{
    QMap<QString, QString> states;
    QMap<QString, bool> favourites;
    QMap<QString, bool> tags;
    QMap<QString, double> speeds;
    QMap<QString, bool> queue;
    int listened = 0; ///< changes of states

    static QStringList present(const QMap<QString, bool> &marks)
    {
        QStringList names;
        for (auto each = marks.cbegin(); each != marks.cend(); ++each) {
            if (each.value())
                names.append(each.key());
        }
        return names;
    }
    [[nodiscard]] QMap<QString, QString> shownStates() const
    {
        QMap<QString, QString> shown = states;
        shown.removeIf(
            [](QMap<QString, QString>::iterator each) { return each.value().isEmpty(); });
        return shown;
    }
};

QStringList sorted(QStringList names)
{
    names.sort();
    return names;
}

} // namespace

class TestFolderAgreement final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void devicesAgree_data();
    void devicesAgree();
    void fiftyThousandActionsComeIn();

private:
    [[nodiscard]] int random(int limit) { return m_random.bounded(limit); }
    [[nodiscard]] QString randomShow() { return u"show%1"_s.arg(random(showCount)); }
    [[nodiscard]] QString randomEpisode()
    {
        return u"%1/%2"_s.arg(randomShow()).arg(1 + random(SyncDevice::episodesPerShow));
    }
    void act(FolderDevice &device, Model &model);
    void listen(FolderDevice &device, Model &model);
    void changeQueue(FolderDevice &device, Model &model);
    void carry(const FolderDevice &from, const FolderDevice &to);
    void disturb(FolderDevice &device);
    void carryAll();

    QRandomGenerator m_random;
    FakeClock m_clock;
    std::vector<std::unique_ptr<FolderDevice>> m_devices;
};

void TestFolderAgreement::devicesAgree_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {2801U, 2802U, 2803U})
        QTest::addRow("seed %u", seed) << seed;
}

void TestFolderAgreement::listen(FolderDevice &device, Model &model)
{
    const QString episode = randomEpisode();
    const int kind = random(10);
    ++model.listened;
    if (kind == 0) {
        device.markUnplayed(episode);
        model.states.insert(episode, {});
    } else if (kind <= 2) {
        device.markPlayed(episode);
        model.states.insert(episode, u"played"_s);
    } else {
        const int seconds = 1 + random(900);
        device.play(episode, seconds);
        model.states.insert(episode, u"%1 s"_s.arg(seconds));
    }
}

void TestFolderAgreement::changeQueue(FolderDevice &device, Model &model)
{
    QStringList queue = device.queue();
    const QString episode = randomEpisode();
    const bool isRemoved = queue.removeAll(episode) > 0 && random(2) == 0;
    // A move is a removal and an insertion: of two neighbours it is open which one was moved.
    device.setQueue(queue);
    if (!isRemoved) {
        m_clock.advance(std::chrono::seconds(1));
        queue.insert(random(int(queue.size()) + 1), episode);
        device.setQueue(queue);
    }
    model.queue.insert(episode, !isRemoved);
}

void TestFolderAgreement::act(FolderDevice &device, Model &model)
{
    const int kind = random(10);
    if (kind < 5) {
        listen(device, model);
    } else if (kind == 5) {
        const QString episode = randomEpisode();
        model.favourites.insert(episode, !device.favourites().contains(episode));
        device.toggleFavourite(episode);
    } else if (kind == 6) {
        const QString show = randomShow();
        const QString tag = u"tag%1"_s.arg(random(3));
        const QString name = u"%1.xml: %2"_s.arg(show, tag);
        model.tags.insert(name, !device.tags().contains(name));
        device.toggleTag(show, tag);
    } else if (kind == 7) {
        const QString show = randomShow();
        // Each value once: setting the present value again is no change.
        const double speed = 0.5 + double(m_clock.time.toSecsSinceEpoch() % 250'000) / 100'000;
        device.setSpeed(show, speed);
        model.speeds.insert(SyncDevice::showUrl(show).toString(), speed);
    } else {
        changeQueue(device, model);
    }
}

void TestFolderAgreement::carry(const FolderDevice &from, const FolderDevice &to)
{
    const qint64 size = QFile(from.file()).size();
    // Half copies stay until the next carriage.
    from.carryTo(to, random(3) == 0 ? random(int(size) + 1) : -1);
    if (random(5) != 0)
        return;
    QFile copy(to.folder()
               + u"/dogear-%1 (conflicted copy %2).log"_s.arg(from.target().device).arg(random(3)));
    QFile source(from.file());
    if (source.open(QIODevice::ReadOnly) && copy.open(QIODevice::WriteOnly | QIODevice::Truncate))
        copy.write(source.read(random(int(size) + 1)));
}

void TestFolderAgreement::disturb(FolderDevice &device)
{
    const int kind = random(150);
    QFile file(device.file());
    if (kind == 0) {
        file.remove();
    } else if (kind == 1 && file.size() > 0) {
        file.resize(random(int(file.size())));
    } else if (kind == 2 && file.open(QIODevice::ReadWrite) && file.size() > 0) {
        const qint64 at = random(int(file.size()));
        file.seek(at);
        const QByteArray byte = file.peek(1);
        file.write(QByteArray(1, char(byte.at(0) ^ (1 << random(8)))));
        file.flush();
        // The test is faster than the clock of the file system.
        file.setFileTime(QDateTime::currentDateTimeUtc().addSecs(1 + random(1000)),
                         QFileDevice::FileModificationTime);
    }
}

void TestFolderAgreement::carryAll()
{
    for (const auto &from : m_devices) {
        for (const auto &to : m_devices) {
            if (from != to)
                from->carryTo(*to);
        }
    }
}

void TestFolderAgreement::devicesAgree()
{
    QFETCH(const quint32, seed);
    m_random.seed(seed);
    m_clock = FakeClock();
    const QTemporaryDir folder;
    m_devices.clear();
    for (int number = 0; number < deviceCount; ++number) {
        const QString name = u"device%1"_s.arg(number);
        m_devices.push_back(std::make_unique<FolderDevice>(name, folder.filePath(name), m_clock));
        for (int show = 0; show < showCount; ++show)
            m_devices.back()->followShow(u"show%1"_s.arg(show));
        QVERIFY(m_devices.back()->syncFolder());
    }

    Model model;
    for (int step = 0; step < actionCount; ++step) {
        m_clock.advance(std::chrono::seconds(1 + random(1200)));
        FolderDevice &device = *m_devices[std::size_t(random(deviceCount))];
        if (random(60) == 0)
            device.isOnline = !device.isOnline;
        act(device, model);
        disturb(device);
        if (random(6) == 0) {
            const auto report = device.syncFolder(); // also while nothing is carried
            QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
        }
        const FolderDevice &other = *m_devices[std::size_t(random(deviceCount))];
        if (device.isOnline && other.isOnline && &other != &device && random(4) == 0)
            carry(device, other);
    }

    for (int round = 0; round < finalRounds; ++round) {
        for (const auto &device : m_devices) {
            m_clock.advance(std::chrono::hours(1));
            const auto report = device->syncFolder();
            QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
            carryAll();
        }
    }

    qint64 own = 0;
    const QStringList queue = m_devices.front()->queue();
    for (const auto &device : m_devices) {
        QCOMPARE(device->states(), model.shownStates());
        QCOMPARE(device->favourites(), Model::present(model.favourites));
        QCOMPARE(device->tags(), Model::present(model.tags));
        QCOMPARE(device->speeds().size(), model.speeds.size());
        for (auto each = model.speeds.cbegin(); each != model.speeds.cend(); ++each)
            QVERIFY(device->speeds().contains(u"%1: %2"_s.arg(each.key()).arg(each.value())));
        QCOMPARE(device->queue(), queue);
        QCOMPARE(sorted(queue), Model::present(model.queue));
        QCOMPARE(device->number(u"SELECT count(*) FROM sync_waiting"_s), 0);
        QCOMPARE(device->number(u"SELECT count(*) FROM sync_field WHERE waiting = 1"_s), 0);
        own += device->number(u"SELECT count(*) FROM sync_action WHERE own = 1"_s);
    }
    QCOMPARE(own, model.listened); // the log of each device has what was done on it
}

void TestFolderAgreement::fiftyThousandActionsComeIn()
{
    constexpr int count = 50'000;
    constexpr int shows = 100;
    const QTemporaryDir folder;
    m_clock = FakeClock();
    m_devices.clear();
    for (const QString &name : {u"phone"_s, u"desk"_s}) {
        m_devices.push_back(
            std::make_unique<FolderDevice>(name, folder.filePath(u"shared"_s), m_clock));
        for (int show = 0; show < shows; ++show)
            m_devices.back()->followShow(u"show%1"_s.arg(show));
    }
    FolderDevice &phone = *m_devices[0];
    FolderDevice &desk = *m_devices[1];
    const auto added = phone.addActions(count, shows);
    QVERIFY2(added, added ? "" : qPrintable(added.error().detail));

    const auto timed = [](FolderDevice &device, qint64 &milliseconds) {
        QElapsedTimer elapsed;
        elapsed.start();
        const auto report = device.syncFolder();
        milliseconds = elapsed.elapsed();
        return report;
    };
    qint64 upload = 0;
    const auto sent = timed(phone, upload);
    QVERIFY2(sent, sent ? "" : qPrintable(sent.error().detail));
    QCOMPARE(sent->run.sent, count);

    // The longest time for which the thread of the window did not return to its event loop.
    qint64 longest = 0;
    QElapsedTimer sinceTick;
    QTimer ticker;
    connect(
        &ticker, &QTimer::timeout, this, [&] { longest = std::max(longest, sinceTick.restart()); });
    ticker.start(1);
    sinceTick.start();
    qint64 download = 0;
    const auto received = timed(desk, download);
    ticker.stop();
    QVERIFY2(received, received ? "" : qPrintable(received.error().detail));
    QCOMPARE(received->run.received, count);
    QCOMPARE(desk.states().size(), shows * SyncDevice::episodesPerShow);

    qint64 idle = 0;
    QVERIFY(timed(desk, idle));
    qInfo("%lld ms out, %lld ms in, %lld ms without news; event loop blocked for %lld ms at most",
          upload,
          download,
          idle,
          longest);
    QCOMPARE_LT(upload, 20'000);
    QCOMPARE_LT(download, 10'000);
    QCOMPARE_LT(idle, 5'000);
}

QTEST_GUILESS_MAIN(TestFolderAgreement)
#include "tst_folder_agreement.moc"
