// SPDX-License-Identifier: GPL-3.0-or-later
#include "gnome_inhibition.h"
#include "inhibition.h"

#include <desktop/sleep_inhibitor.h>
#include <listening/playback_session.h>
#include <playback/player.h>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

const QString loginService = u"org.freedesktop.login1"_s;
const QString loginPath = u"/org/freedesktop/login1"_s;
const QString loginInterface = u"org.freedesktop.login1.Manager"_s;
const QString who = u"Dogear"_s;

QDBusMessage loginCall(const QString &what, const QString &why, const QString &mode)
{
    QDBusMessage call =
        QDBusMessage::createMethodCall(loginService, loginPath, loginInterface, u"Inhibit"_s);
    call << what << who << why << mode;
    return call;
}

/// The services that can inhibit idle suspend, in the order in which they are tried. See the header
/// for the reasons of this order.
QList<InhibitionService> idleInhibitionServices(const QDBusConnection &session,
                                                const QDBusConnection &system,
                                                const QString &why)
{
    QDBusMessage power =
        QDBusMessage::createMethodCall(u"org.freedesktop.PowerManagement"_s,
                                       u"/org/freedesktop/PowerManagement/Inhibit"_s,
                                       u"org.freedesktop.PowerManagement.Inhibit"_s,
                                       u"Inhibit"_s);
    power << who << why;
    return {InhibitionService{session, power, u"UnInhibit"_s},
            gnomeInhibition(session, GnomeFlag::Suspending, why),
            InhibitionService{system, loginCall(u"idle"_s, why, u"block"_s)}};
}

} // namespace

SleepInhibitor::SleepInhibitor(playback::Player &player,
                               listening::PlaybackSession &session,
                               const QDBusConnection &sessionBus,
                               const QDBusConnection &systemBus)
    : m_player(player)
    , m_session(session)
{
    m_idleInhibition = new Inhibition(
        idleInhibitionServices(sessionBus, systemBus, tr("Playing a podcast")), this);
    const QString why = tr("Keeping the place in a podcast");
    m_delay = new Inhibition({{systemBus, loginCall(u"sleep"_s, why, u"delay"_s)}}, this);
    QDBusConnection system = systemBus;
    if (system.isConnected()) {
        system.connect(loginService,
                       loginPath,
                       loginInterface,
                       u"PrepareForSleep"_s,
                       this,
                       SLOT(prepareForSleep(bool)));
    }
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(waitLimit);
    connect(&m_waiting, &QTimer::timeout, this, [this] {
        m_waitedTooLong = true;
        updateFromPlayer();
    });
    connect(&m_player, &playback::Player::stateChanged, this, &SleepInhibitor::updateFromPlayer);
    connect(&m_player, &playback::Player::stalledChanged, this, &SleepInhibitor::updateFromPlayer);
    updateFromPlayer();
}

SleepInhibitor::~SleepInhibitor() = default;

bool SleepInhibitor::isWaitingForData() const
{
    return m_player.isPlayWanted()
           && (m_player.state() == playback::PlayerState::Loading || m_player.isStalled());
}

void SleepInhibitor::updateFromPlayer()
{
    if (!isWaitingForData()) {
        m_waiting.stop();
        m_waitedTooLong = false;
    } else if (!m_waiting.isActive() && !m_waitedTooLong) {
        m_waiting.start();
    }
    // isPlayWanted() includes loading: a user who pressed Play is waiting for sound. The delay is
    // taken in advance, because it cannot be requested once the computer begins to suspend.
    m_idleInhibition->setWanted(m_player.isPlayWanted() && !m_waitedTooLong);
    m_delay->setWanted(m_player.isPlayWanted() || m_isSaving);
}

void SleepInhibitor::prepareForSleep(bool isBeginning)
{
    if (!isBeginning)
        return;        // resumed: playback must not start by itself, as the user may be away
    m_isSaving = true; // before pause(), whose signal would release the delay in updateFromPlayer()
    m_player.pause();
    m_session.save().then(this, [this](const Result<> &) {
        m_isSaving = false;
        updateFromPlayer(); // releases the delay, and the computer suspends
    });
}

} // namespace dogear::desktop
