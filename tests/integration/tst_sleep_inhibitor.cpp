// SPDX-License-Identifier: GPL-3.0-or-later
// Tests SleepInhibitor and ScreenInhibitor with a fake desktop and a fake login1: the computer
// stays awake only while something plays, and playback pauses before sleep.

#include <desktop/screen_inhibitor.h>
#include <desktop/sleep_inhibitor.h>
#include <playback/chapter_navigator.h>
#include <playback/intro_outro_skipper.h>
#include <playback/sleep_timer.h>
#include <support/fake_video_output.h>
#include <support/local_library.h>
#include <support/private_bus.h>
#include <support/timeouts.h>

#include <QDBusUnixFileDescriptor>

#include <poll.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using desktop::SleepInhibitor;
using playback::PlayerState;

namespace {

/// Records the calls of Inhibit(); a lock is held as long as its descriptor is open.
class FakeLogin final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")

public:
    ~FakeLogin() override
    {
        for (const Lock &lock : std::as_const(m_locks))
            close(lock.end);
    }

    /// The locks that are held, each as "what mode".
    [[nodiscard]] QStringList held() const
    {
        QStringList held;
        for (const Lock &lock : m_locks) {
            // The pipe reports a hang-up as soon as the last copy of its other end is closed.
            pollfd state{lock.end, 0, 0};
            if (poll(&state, 1, 0) == 0)
                held.append(lock.name);
        }
        return held;
    }

    QStringList asked;

public slots:
    QDBusUnixFileDescriptor Inhibit(const QString &what,
                                    const QString &who,
                                    const QString &why,
                                    const QString &mode)
    {
        asked.append(u"%1 by %2, %3: %4"_s.arg(what, who, mode, why));
        int ends[2] = {-1, -1};
        if (pipe(ends) != 0)
            return {};
        m_locks.append({what + u' ' + mode, ends[0]});
        const QDBusUnixFileDescriptor lock(ends[1]); // duplicates it
        close(ends[1]);
        return lock;
    }

private:
    struct Lock
    {
        QString name;
        int end;
    };

    QList<Lock> m_locks;
};

/// Base of services that hand out numbers: records the calls, and the numbers not yet returned.
class Numbers : public QObject
{
public:
    QStringList asked;
    QList<uint> held;

protected:
    uint give(const QString &what)
    {
        asked.append(what);
        held.append(++m_last);
        return m_last;
    }

private:
    uint m_last = 40;
};

class FakePower final : public Numbers
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.PowerManagement.Inhibit")

public slots:
    uint Inhibit(const QString &who, const QString &why) { return give(who + u": " + why); }
    void UnInhibit(uint number) { held.removeAll(number); }
};

class FakeScreen final : public Numbers
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public slots:
    uint Inhibit(const QString &who, const QString &why) { return give(who + u": " + why); }
    void UnInhibit(uint number) { held.removeAll(number); }
};

class FakeGnome final : public Numbers
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.gnome.SessionManager")

public slots:
    uint Inhibit(const QString &who, uint window, const QString &why, uint flags)
    {
        return give(u"%1 %2 %3: %4"_s.arg(who).arg(window).arg(flags).arg(why));
    }
    void Uninhibit(uint number) { held.removeAll(number); }
};

} // namespace

class TestSleepInhibitor final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void theFirstThatTheDesktopKnowsIsAsked_data();
    void theFirstThatTheDesktopKnowsIsAsked();
    void whatEndsPlayingEndsIt_data();
    void whatEndsPlayingEndsIt();
    void silenceForLongEndsIt_data();
    void silenceForLongEndsIt();
    void anAnswerThatComesTooLate();
    void theScreenIsBrightWhileSomebodyWatches_data();
    void theScreenIsBrightWhileSomebodyWatches();
    void pausedBeforeSleep();
    void pausedStaysPaused();
    void withoutAnybody_data();
    void withoutAnybody();

private:
    QDBusConnection desk() { return m_bus->connection(u"desk"_s); }
    void offer(QObject &service, const QString &name, const QString &path);
    void offerLogin()
    {
        offer(m_login.emplace(), u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s);
    }
    void offerPower()
    {
        offer(m_power.emplace(),
              u"org.freedesktop.PowerManagement"_s,
              u"/org/freedesktop/PowerManagement/Inhibit"_s);
    }
    void offerGnome()
    {
        offer(m_gnome.emplace(), u"org.gnome.SessionManager"_s, u"/org/gnome/SessionManager"_s);
    }
    void guard(const QDBusConnection &session, const QDBusConnection &system);
    void guard()
    {
        guard(m_bus->connection(u"dogear session"_s), m_bus->connection(u"dogear system"_s));
    }
    void play();
    void announceSleep(bool isBeginning);
    playback::Player &player() { return m_library->player; }

    std::unique_ptr<test::PrivateBus> m_bus;
    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<SleepInhibitor> m_guard;
    std::optional<FakeLogin> m_login;
    std::optional<FakePower> m_power;
    std::optional<FakeGnome> m_gnome;
    QStringList m_names;
    EpisodeId m_id;
};

void TestSleepInhibitor::initTestCase()
{
    if (!test::PrivateBus::isInstalled())
        QSKIP("dbus-daemon is not installed");
    m_bus = std::make_unique<test::PrivateBus>();
    QVERIFY(desk().isConnected());
}

void TestSleepInhibitor::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    const PodcastId show = m_library->follow(u"Show"_s, {{u"One"_s}});
    QCOMPARE(m_library->episodes(show).size(), 1);
    m_id = m_library->episodes(show).constFirst().id;
}

void TestSleepInhibitor::cleanup()
{
    m_guard.reset();
    m_library.reset();
    for (const QString &name : std::as_const(m_names))
        desk().unregisterService(name);
    m_names.clear();
    m_login.reset();
    m_power.reset();
    m_gnome.reset();
}

void TestSleepInhibitor::offer(QObject &service, const QString &name, const QString &path)
{
    QVERIFY(desk().registerObject(path, &service, QDBusConnection::ExportAllSlots));
    QVERIFY(desk().registerService(name));
    m_names.append(name);
}

void TestSleepInhibitor::guard(const QDBusConnection &session, const QDBusConnection &system)
{
    m_guard = std::make_unique<SleepInhibitor>(player(), *m_library->session, session, system);
}

void TestSleepInhibitor::play()
{
    m_library->session->play(m_id);
    QVERIFY(test::waitUntil([&] { return m_library->session->isCurrent(m_id); }));
    emit m_library->output.loaded(20min);
    m_library->output.tick(0s);
    m_library->output.tick(65s);
    QCOMPARE(player().state(), PlayerState::Playing);
}

void TestSleepInhibitor::announceSleep(bool isBeginning)
{
    QDBusMessage signal = QDBusMessage::createSignal(
        u"/org/freedesktop/login1"_s, u"org.freedesktop.login1.Manager"_s, u"PrepareForSleep"_s);
    signal << isBeginning;
    QVERIFY(desk().send(signal));
    // The bus answers both the sender and the receiver after it has delivered the signal.
    const QDBusMessage question = QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s,
                                                                 u"/org/freedesktop/DBus"_s,
                                                                 u"org.freedesktop.DBus"_s,
                                                                 u"GetId"_s);
    test::ask(desk(), question);
    test::ask(m_bus->connection(u"dogear system"_s), question);
    QCoreApplication::processEvents();
}

void TestSleepInhibitor::theFirstThatTheDesktopKnowsIsAsked_data()
{
    QTest::addColumn<bool>("hasPower");
    QTest::addColumn<bool>("hasGnome");
    QTest::addColumn<QString>("expected");
    QTest::newRow("KDE and Xfce") << true << false << u"power"_s;
    QTest::newRow("MATE, which has both services") << true << true << u"power"_s;
    QTest::newRow("GNOME") << false << true << u"gnome"_s;
    QTest::newRow("no desktop") << false << false << u"login"_s;
}

void TestSleepInhibitor::theFirstThatTheDesktopKnowsIsAsked()
{
    QFETCH(const bool, hasPower);
    QFETCH(const bool, hasGnome);
    QFETCH(const QString, expected);
    offerLogin();
    if (hasPower)
        offerPower();
    if (hasGnome)
        offerGnome();
    guard();
    play();
    const bool isLogin = expected == u"login"_s;
    const QStringList locks =
        isLogin ? QStringList({u"sleep delay"_s, u"idle block"_s}) : QStringList(u"sleep delay"_s);
    QTRY_COMPARE(m_login->held(), locks);
    const auto held = [](const auto &desktop) { return desktop ? desktop->held.size() : 0; };
    QTRY_COMPARE(held(m_power), expected == u"power"_s ? 1 : 0);
    QTRY_COMPARE(held(m_gnome), expected == u"gnome"_s ? 1 : 0);
    if (expected == u"power"_s)
        QCOMPARE(m_power->asked, QStringList(u"Dogear: Playing a podcast"_s));
    if (expected == u"gnome"_s)
        QCOMPARE(m_gnome->asked, QStringList(u"org.dogear.Dogear 0 4: Playing a podcast"_s));
    if (isLogin)
        QCOMPARE(m_login->asked.last(), u"idle by Dogear, block: Playing a podcast"_s);
    // The lock must not block a sleep that the user asks for.
    QVERIFY(!m_login->asked.join(u'\n').contains(u"sleep by Dogear, block"));

    player().pause();
    QTRY_COMPARE(m_login->held(), QStringList());
    QTRY_VERIFY(held(m_power) == 0 && held(m_gnome) == 0);
    player().play();
    QTRY_COMPARE(m_login->held(), locks);
}

void TestSleepInhibitor::whatEndsPlayingEndsIt_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what :
         {"pause", "stop", "end", "failure", "exit", "another episode", "sleep timer"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestSleepInhibitor::whatEndsPlayingEndsIt()
{
    QFETCH(const QString, what);
    offerLogin();
    guard();
    QVERIFY(m_login->asked.isEmpty()); // a silent player asks for nothing
    play();
    QTRY_COMPARE(m_login->held().size(), 2);
    if (what == "pause"_L1) {
        player().pause();
    } else if (what == "stop"_L1) {
        player().stop();
    } else if (what == "end"_L1) {
        m_library->output.tick(1199s);
        emit m_library->output.finished();
    } else if (what == "failure"_L1) {
        emit m_library->output.failed({.code = ErrorCode::Offline});
    } else if (what == "exit"_L1) {
        m_guard.reset();
    } else if (what == "sleep timer"_L1) {
        playback::IntroOutroSkipper introOutro(player());
        playback::ChapterNavigator chapters(player());
        playback::SleepTimer timer(
            player(), m_library->sound, introOutro, chapters, m_library->clock);
        timer.start(1s);
        for (const auto position : {66s, 67s, 68s}) {
            m_library->clock.advance(1s);
            m_library->output.tick(position);
        }
        QVERIFY(!timer.isActive());
    } else {
        player().load({QUrl(u"https://example.org/b.mp3"_s), 0s, 0s});
    }
    QTRY_COMPARE(m_login->held(), QStringList());
}

void TestSleepInhibitor::silenceForLongEndsIt_data()
{
    QTest::addColumn<bool>("isStalled"); // in the middle of the episode; otherwise it never begins
    QTest::newRow("a stall, for example without a network") << true;
    QTest::newRow("an episode that does not load") << false;
}

void TestSleepInhibitor::silenceForLongEndsIt()
{
    QFETCH(const bool, isStalled);
    offerLogin();
    guard();
    if (isStalled) {
        play();
        QTRY_COMPARE(m_login->held().size(), 2);
        m_guard->setWaitLimit(1s);
        emit m_library->output.stalledChanged(true);
    } else {
        m_guard->setWaitLimit(1s);
        player().load({QUrl(u"https://example.org/a.mp3"_s), 0s, 0s});
        player().play();
        QTRY_COMPARE(m_login->held().size(), 2); // at first the user waits for the sound
    }
    // The delay stays: playback is wanted, and the position is saved before the computer sleeps.
    QTRY_COMPARE(m_login->held(), QStringList(u"sleep delay"_s));
    if (isStalled)
        emit m_library->output.stalledChanged(false);
    else
        emit m_library->output.loaded(20min);
    QTRY_COMPARE(m_login->held().size(), 2);
}

void TestSleepInhibitor::anAnswerThatComesTooLate()
{
    offerLogin();
    guard();
    player().load({QUrl(u"https://example.org/a.mp3"_s), 0s, 0s});
    player().play();
    player().pause(); // before an answer can arrive
    QTRY_COMPARE(m_login->asked.size(), 1);
    QTRY_COMPARE(m_login->held(), QStringList());
    player().play();
    player().pause();
    player().play();
    QTRY_COMPARE(m_login->held().size(), 2);
}

void TestSleepInhibitor::theScreenIsBrightWhileSomebodyWatches_data()
{
    QTest::addColumn<bool>("isGnome");
    QTest::newRow("most desktops") << false;
    QTest::newRow("GNOME") << true;
}

void TestSleepInhibitor::theScreenIsBrightWhileSomebodyWatches()
{
    QFETCH(const bool, isGnome);
    FakeScreen screen;
    if (isGnome)
        offerGnome();
    else
        offer(screen, u"org.freedesktop.ScreenSaver"_s, u"/org/freedesktop/ScreenSaver"_s);
    const Numbers &asked = isGnome ? static_cast<const Numbers &>(*m_gnome) : screen;
    test::FakeVideoOutput video;
    const desktop::ScreenInhibitor light(player(), video, m_bus->connection(u"dogear session"_s));
    play();
    video.setHasVideo(true); // the window is still hidden
    video.setViewport({320, 180});
    QTRY_COMPARE(asked.held.size(), 1);
    QCOMPARE(asked.asked,
             QStringList(isGnome ? u"org.dogear.Dogear 0 8: Showing a video"_s
                                 : u"Dogear: Showing a video"_s));
    player().pause();
    QTRY_VERIFY(asked.held.isEmpty());
    player().play();
    QTRY_COMPARE(asked.held.size(), 1);
    video.setViewport({});
    QTRY_VERIFY(asked.held.isEmpty());
    video.setViewport({320, 180});
    QTRY_COMPARE(asked.held.size(), 1);
    video.setHasVideo(false); // an episode without pictures
    QTRY_VERIFY(asked.held.isEmpty());
    QCOMPARE(asked.asked.size(), 3);
}

void TestSleepInhibitor::pausedBeforeSleep()
{
    offerLogin();
    guard();
    play();
    QTRY_COMPARE(m_login->held().size(), 2);
    announceSleep(true);
    QTRY_COMPARE(player().state(), PlayerState::Paused);
    QTRY_COMPARE(m_login->held(), QStringList()); // the computer may sleep now
    QVERIFY(m_library->settle());
    auto detail = m_library->library.episodes().detail(m_id);
    QTRY_VERIFY(detail.isFinished());
    QCOMPARE(detail.result()->summary.state.position, 65s);

    m_library->output.takeLog();
    announceSleep(false);
    QVERIFY(m_library->settle());
    QCOMPARE(player().state(), PlayerState::Paused);
    QCOMPARE(m_library->output.takeLog(), QString());
}

void TestSleepInhibitor::pausedStaysPaused()
{
    offerLogin();
    guard();
    play();
    player().pause();
    m_library->output.takeLog();
    announceSleep(true);
    announceSleep(false);
    QVERIFY(m_library->settle());
    QCOMPARE(player().state(), PlayerState::Paused);
    QCOMPARE(m_library->output.takeLog(), QString());
}

void TestSleepInhibitor::withoutAnybody_data()
{
    QTest::addColumn<bool>("hasBus");
    QTest::newRow("no service on the bus") << true;
    QTest::newRow("no bus") << false;
}

void TestSleepInhibitor::withoutAnybody()
{
    QFETCH(const bool, hasBus);
    if (hasBus)
        guard();
    else
        guard(QDBusConnection(u"no session bus"_s), QDBusConnection(u"no system bus"_s));
    play();
    QVERIFY(m_library->settle());
    player().pause();
    player().play();
    QCOMPARE(player().state(), PlayerState::Playing);
    QVERIFY(m_library->settle());
}

QTEST_GUILESS_MAIN(TestSleepInhibitor)

#include "tst_sleep_inhibitor.moc"
