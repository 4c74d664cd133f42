// SPDX-License-Identifier: GPL-3.0-or-later
#include "tray_icon.h"

#include <desktop/tray_watch.h>
#include <widgets/icons.h>
#include <words/plain_text.h>

#include <QAction>
#include <QGuiApplication>
#include <QMenu>
#include <QSystemTrayIcon>
#include <QTimer>

#include <chrono>

using namespace Qt::StringLiterals;

namespace dogear {

using desktop::PlayerCommand;
using Playback = TrayState::Playback;

namespace {

constexpr qsizetype maxTitle = 60; ///< letters of a title in the menu
/// Until an icon for an old tray is made. Qt then never looks for another tray, and at login the
/// panel may start after Dogear.
constexpr std::chrono::seconds legacyDelay{10};

/// A title for a menu: on one line, not too long, and with its ampersands.
QString menuTitle(const QString &title)
{
    QString text = words::plainLine(title);
    if (text.size() > maxTitle)
        text = text.first(maxTitle).trimmed() + u'…';
    return text.replace(u'&', "&&"_L1);
}

} // namespace

TrayIcon::TrayIcon(const desktop::TrayWatch &watch)
    : m_watch(watch)
    , m_menu(std::make_unique<QMenu>())
{
    createMenu();
    showState();
    connect(&watch, &desktop::TrayWatch::changed, this, &TrayIcon::update);
    QTimer::singleShot(legacyDelay, this, [this] {
        m_hasWaited = true;
        update();
    });
}

TrayIcon::~TrayIcon() = default;

void TrayIcon::createMenu()
{
    m_menu->setObjectName(u"trayMenu"_s);
    m_title = m_menu->addAction(QString(), this, &TrayIcon::episodeRequested);
    m_title->setObjectName(u"trayTitle"_s);
    m_menu->addSeparator();
    m_playPause = addCommand(QString(), u"play"_s, u"trayPlayPause"_s, PlayerCommand::PlayPause);
    m_back = addCommand(tr("Jump back"), u"back"_s, u"trayBack"_s, PlayerCommand::Back);
    m_forward =
        addCommand(tr("Jump forward"), u"forward"_s, u"trayForward"_s, PlayerCommand::Forward);
    m_next = addCommand(tr("Next episode"), u"queue"_s, u"trayNext"_s, PlayerCommand::Next);
    m_menu->addSeparator();
    m_window = m_menu->addAction(QString(), this, &TrayIcon::toggleRequested);
    m_window->setObjectName(u"trayWindow"_s);
    setWindowShown(true);
    QAction *quit = m_menu->addAction(tr("Quit"), this, &TrayIcon::quitRequested);
    quit->setObjectName(u"trayQuit"_s);
}

QAction *TrayIcon::addCommand(const QString &text,
                              const QString &icon,
                              const QString &name,
                              PlayerCommand command)
{
    QAction *action = m_menu->addAction(
        widgets::themedIcon(icon), text, this, [this, command] { emit commanded(command); });
    action->setObjectName(name);
    return action;
}

void TrayIcon::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    update();
}

bool TrayIcon::isVisible() const
{
    if (!m_icon || !m_icon->isVisible())
        return false;
    return m_isLegacy ? QSystemTrayIcon::isSystemTrayAvailable() : m_watch.isTrayThere();
}

void TrayIcon::update()
{
    if (!m_isWanted) {
        m_icon.reset();
        emit visibleChanged();
        return;
    }
    // Before the answer nothing is known; without a tray of StatusNotifierItem only X11 has one.
    const bool mayBeLegacy = m_hasWaited && m_watch.isKnown() && !m_watch.isTrayThere()
                             && QGuiApplication::platformName() == "xcb"_L1;
    if (!m_icon && (m_watch.isTrayThere() || mayBeLegacy)) {
        m_isLegacy = mayBeLegacy;
        createIcon();
    }
    emit visibleChanged();
}

void TrayIcon::createIcon()
{
    m_icon = std::make_unique<QSystemTrayIcon>();
    m_icon->setContextMenu(m_menu.get());
    connect(m_icon.get(),
            &QSystemTrayIcon::activated,
            this,
            [this](QSystemTrayIcon::ActivationReason reason) {
                if (reason == QSystemTrayIcon::Trigger)
                    emit toggleRequested();
                else if (reason == QSystemTrayIcon::MiddleClick)
                    emit commanded(PlayerCommand::PlayPause);
            });
    showState();
    m_icon->show();
}

void TrayIcon::setState(const TrayState &state)
{
    if (state == m_state)
        return; // positions come four times a second, and the desktop is told each change
    m_state = state;
    showState();
}

void TrayIcon::showState()
{
    const bool hasEpisode = m_state.playback != Playback::Nothing;
    const bool isPlaying = m_state.playback == Playback::Playing;
    m_title->setVisible(hasEpisode);
    m_title->setText(menuTitle(m_state.title));
    m_playPause->setText(isPlaying ? tr("Pause") : tr("Play"));
    m_playPause->setIcon(widgets::themedIcon(isPlaying ? u"pause"_s : u"play"_s));
    m_back->setEnabled(hasEpisode);
    m_forward->setEnabled(hasEpisode);
    m_next->setEnabled(m_state.canGoNext);
    if (!m_icon)
        return;
    m_icon->setIcon(m_isLegacy ? drawnTrayIcon(m_state.playback) : trayIcon(m_state.playback));
    m_icon->setToolTip(trayToolTip(m_state));
}

void TrayIcon::setWindowShown(bool isShown)
{
    m_window->setText(isShown ? tr("Hide the window") : tr("Show the window"));
}

} // namespace dogear
