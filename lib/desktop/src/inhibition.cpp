// SPDX-License-Identifier: GPL-3.0-or-later
#include "inhibition.h"

#include <QDBusPendingCall>
#include <QDBusPendingCallWatcher>
#include <QLoggingCategory>

namespace dogear::desktop {

namespace {

Q_LOGGING_CATEGORY(lcInhibition, "dogear.desktop", QtInfoMsg)

} // namespace

Inhibition::Inhibition(QList<InhibitionWay> ways, QObject *parent)
    : QObject(parent)
    , m_ways(std::move(ways))
{
    for (InhibitionWay &way : m_ways)
        way.call.setAutoStartService(false); // do not start services of another desktop
}

Inhibition::~Inhibition()
{
    letGo();
}

void Inhibition::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    if (!isWanted)
        letGo(); // an answer that is still under way is released by take()
    else if (!m_held && !m_isAsking)
        ask(0);
}

void Inhibition::ask(qsizetype way)
{
    m_isAsking = way < m_ways.size();
    if (!m_isAsking) {
        qCDebug(lcInhibition) << "nobody to ask";
        return;
    }
    auto *watcher =
        new QDBusPendingCallWatcher(m_ways.at(way).bus.asyncCall(m_ways.at(way).call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, way] {
        watcher->deleteLater();
        take(way, watcher->reply());
    });
}

void Inhibition::take(qsizetype way, const QDBusMessage &answer)
{
    // Anything but a number or a descriptor is a failure; the next service is tried then.
    const QVariant lock = answer.arguments().value(0);
    const bool isDescriptor = lock.metaType() == QMetaType::fromType<QDBusUnixFileDescriptor>();
    if (answer.type() != QDBusMessage::ReplyMessage
        || (!isDescriptor && lock.metaType() != QMetaType::fromType<uint>())) {
        qCDebug(lcInhibition) << m_ways.at(way).call.service() << answer.errorMessage();
        ask(m_isWanted ? way + 1 : m_ways.size()); // the latter ends the request
        return;
    }
    m_isAsking = false;
    m_held = Held{.way = way};
    if (isDescriptor)
        m_held->descriptor = lock.value<QDBusUnixFileDescriptor>();
    else
        m_held->number = lock.toUInt();
    if (!m_isWanted)
        letGo();
}

void Inhibition::letGo()
{
    if (!m_held)
        return;
    const InhibitionWay &way = m_ways.at(m_held->way);
    if (!way.releaseMethod.isEmpty()) {
        QDBusMessage release = QDBusMessage::createMethodCall(
            way.call.service(), way.call.path(), way.call.interface(), way.releaseMethod);
        release << m_held->number;
        way.bus.send(release);
    }
    m_held.reset(); // closes the descriptor, if there is one
}

} // namespace dogear::desktop
