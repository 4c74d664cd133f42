// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what the icon in the tray shows of the player, and its menu; tst_tray_program.cpp has a
// panel.

#include "tray/tray_icon.h"

#include <desktop/tray_watch.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAction>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>

#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using desktop::PlayerCommand;
using Playback = TrayState::Playback;

Q_DECLARE_METATYPE(dogear::TrayState)

class TestTray final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init();
    void theStateIsThatOfThePlayer();
    void theToolTip_data();
    void theToolTip();
    void theIconIsVisibleOnEveryPanel_data();
    void theIconIsVisibleOnEveryPanel();
    void theMenuFollowsThePlayer_data();
    void theMenuFollowsThePlayer();
    void theMenuCommandsThePlayer_data();
    void theMenuCommandsThePlayer();
    void theMenuOfTheWindow();
    void withoutATrayNothingIsVisible();

private:
    static TrayState stateOf(Playback playback)
    {
        return {.playback = playback,
                .title = u"One & two"_s,
                .show = u"Show"_s,
                .timeLeft = u"23 min left"_s,
                .canGoNext = true};
    }
    QAction *entry(const TrayIcon &icon, const char *name)
    {
        return icon.menu().findChild<QAction *>(QString::fromLatin1(name));
    }

    const desktop::TrayWatch m_watch{QDBusConnection(u"no such bus"_s)};
};

void TestTray::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support ).*"_s));
}

void TestTray::theStateIsThatOfThePlayer()
{
    test::LocalLibrary library;
    const PodcastId show = library.follow(u"Show"_s, {{u"One"_s}});
    const EpisodeId id = library.episodes(show).constFirst().id;
    QVERIFY(trayStateOf(*library.session, library.sound, false) == TrayState{});
    library.session->play(id);
    QTRY_VERIFY(library.session->isCurrent(id));
    emit library.output.loaded(20min);
    library.output.tick(library.player.position()); // it has begun there
    library.output.tick(5min);
    TrayState found = trayStateOf(*library.session, library.sound, true);
    QVERIFY(found.playback == Playback::Playing);
    QCOMPARE(found.title, u"One"_s);
    QCOMPARE(found.show, u"Show"_s);
    QCOMPARE(found.timeLeft, u"15 min left"_s);
    QVERIFY(found.canGoNext);
    library.sound.setSpeed(1.5);
    library.player.pause();
    found = trayStateOf(*library.session, library.sound, false);
    QVERIFY(found.playback == Playback::Paused);
    QCOMPARE(found.timeLeft, u"10 min left"_s); // as long as the user will listen
}

void TestTray::theToolTip_data()
{
    QTest::addColumn<TrayState>("state");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("nothing in the player") << TrayState{} << QStringList{u"Dogear"_s};
    QTest::newRow("an episode of unknown length")
        << TrayState{.playback = Playback::Paused, .title = u"One"_s, .show = u"Show"_s}
        << QStringList{u"One"_s, u"Show"_s};
    QTest::newRow("a title on two lines")
        << TrayState{.playback = Playback::Playing, .title = u"One\ntwo"_s}
        << QStringList{u"One two"_s};
}

void TestTray::theToolTip()
{
    QFETCH(const TrayState, state);
    QTEST(trayToolTip(state).split(u'\n'), "lines");
    const QString full = trayToolTip(TestTray::stateOf(Playback::Playing));
    QVERIFY(full.startsWith(u"One & two\n"_s));
    QVERIFY(full.contains(u"Show"_s) && full.contains(u"23 min left"_s));
}

void TestTray::theIconIsVisibleOnEveryPanel_data()
{
    QTest::addColumn<Playback>("playback");
    QTest::addColumn<QColor>("panel");
    for (const auto &[name, playback] : {std::pair{"playing", Playback::Playing},
                                         std::pair{"paused", Playback::Paused},
                                         std::pair{"nothing", Playback::Nothing}}) {
        QTest::addRow("%s on a white panel", name) << playback << QColor(Qt::white);
        QTest::addRow("%s on a black panel", name) << playback << QColor(Qt::black);
    }
}

void TestTray::theIconIsVisibleOnEveryPanel()
{
    QFETCH(const Playback, playback);
    QFETCH(const QColor, panel);
    constexpr int size = 22;
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(panel);
    QPainter painter(&image);
    painter.drawPixmap(0, 0, drawnTrayIcon(playback).pixmap(size));
    painter.end();
    int visible = 0;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const int difference = std::abs(qGray(image.pixel(x, y)) - qGray(panel.rgb()));
            visible += difference > 128 ? 1 : 0;
        }
    }
    QVERIFY2(visible > size * 3, qPrintable(QString::number(visible)));
}

void TestTray::theMenuFollowsThePlayer_data()
{
    QTest::addColumn<TrayState>("state");
    QTest::addColumn<QString>("expected"); // of the visible entries; in brackets: disabled
    QTest::newRow("nothing in the player")
        << TrayState{} << u"Play, (Jump back), (Jump forward), (Next episode)"_s;
    QTest::newRow("playing") << stateOf(Playback::Playing)
                             << u"One && two, Pause, Jump back, Jump forward, Next episode"_s;
    TrayState last = stateOf(Playback::Paused);
    last.canGoNext = false;
    last.title = QString(200, u'x');
    QTest::newRow("paused, the last episode, with a long title")
        << last << QString(60, u'x') + u"…, Play, Jump back, Jump forward, (Next episode)"_s;
}

void TestTray::theMenuFollowsThePlayer()
{
    QFETCH(const TrayState, state);
    TrayIcon icon(m_watch);
    icon.setState(TestTray::stateOf(Playback::Paused)); // to be replaced
    icon.setState(state);
    QStringList texts;
    for (const QAction *action : icon.menu().actions()) {
        if (action->objectName() == "trayWindow"_L1)
            break;
        if (action->isSeparator() || !action->isVisible())
            continue;
        texts.append(action->isEnabled() ? action->text() : u'(' + action->text() + u')');
    }
    QTEST(texts.join(u", "_s), "expected");
}

void TestTray::theMenuCommandsThePlayer_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<PlayerCommand>("command");
    QTest::newRow("play or pause") << u"trayPlayPause"_s << PlayerCommand::PlayPause;
    QTest::newRow("back") << u"trayBack"_s << PlayerCommand::Back;
    QTest::newRow("forward") << u"trayForward"_s << PlayerCommand::Forward;
    QTest::newRow("next") << u"trayNext"_s << PlayerCommand::Next;
}

void TestTray::theMenuCommandsThePlayer()
{
    QFETCH(const QString, name);
    QFETCH(const PlayerCommand, command);
    TrayIcon icon(m_watch);
    icon.setState(stateOf(Playback::Playing));
    QSignalSpy commanded(&icon, &TrayIcon::commanded);
    entry(icon, qPrintable(name))->trigger();
    QCOMPARE(commanded.size(), 1);
    QVERIFY(commanded.constFirst().constFirst().value<PlayerCommand>() == command);
}

void TestTray::theMenuOfTheWindow()
{
    TrayIcon icon(m_watch);
    QSignalSpy toggled(&icon, &TrayIcon::toggleRequested);
    QSignalSpy episode(&icon, &TrayIcon::episodeRequested);
    QSignalSpy quit(&icon, &TrayIcon::quitRequested);
    QCOMPARE(entry(icon, "trayWindow")->text(), u"Hide the window"_s);
    icon.setWindowShown(false);
    QCOMPARE(entry(icon, "trayWindow")->text(), u"Show the window"_s);
    entry(icon, "trayWindow")->trigger();
    QCOMPARE(toggled.size(), 1);
    entry(icon, "trayTitle")->trigger();
    QCOMPARE(episode.size(), 1);
    QCOMPARE(quit.size(), 0);
    entry(icon, "trayQuit")->trigger();
    QCOMPARE(quit.size(), 1);
}

void TestTray::withoutATrayNothingIsVisible()
{
    TrayIcon icon(m_watch);
    QSignalSpy changed(&icon, &TrayIcon::visibleChanged);
    icon.setWanted(true);
    QVERIFY(!icon.isVisible());
    QCOMPARE(changed.size(), 1);
    icon.setWanted(false);
    QVERIFY(!icon.isVisible());
}

QTEST_MAIN(TestTray)
#include "tst_tray.moc"
