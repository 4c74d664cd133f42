// SPDX-License-Identifier: GPL-3.0-or-later
#include "inhibition.h"

#include <QDBusPendingCall>
#include <QDBusPendingCallWatcher>
#include <QLoggingCategory>

namespace dogear::desktop {

namespace {

Q_LOGGING_CATEGORY(lcInhibition, "dogear.desktop", QtInfoMsg)

} // namespace

Inhibition::Inhibition(QList<InhibitionService> services, QObject *parent)
    : QObject(parent)
    , m_services(std::move(services))
{
    for (InhibitionService &service : m_services)
        service.call.setAutoStartService(false); // do not start services of another desktop
}

Inhibition::~Inhibition()
{
    releaseGrant();
}

void Inhibition::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    if (!isWanted)
        releaseGrant(); // an answer that is still under way is released by take()
    else if (!m_grant && !m_isRequesting)
        ask(0);
}

void Inhibition::ask(qsizetype service)
{
    m_isRequesting = service < m_services.size();
    if (!m_isRequesting) {
        qCDebug(lcInhibition) << "nobody to ask";
        return;
    }
    auto *watcher = new QDBusPendingCallWatcher(
        m_services.at(service).bus.asyncCall(m_services.at(service).call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, service] {
        watcher->deleteLater();
        take(service, watcher->reply());
    });
}

void Inhibition::take(qsizetype service, const QDBusMessage &answer)
{
    // Anything but a number or a descriptor is a failure; the next service is tried then.
    const QVariant lock = answer.arguments().value(0);
    const bool isDescriptor = lock.metaType() == QMetaType::fromType<QDBusUnixFileDescriptor>();
    if (answer.type() != QDBusMessage::ReplyMessage
        || (!isDescriptor && lock.metaType() != QMetaType::fromType<uint>())) {
        qCDebug(lcInhibition) << m_services.at(service).call.service() << answer.errorMessage();
        ask(m_isWanted ? service + 1 : m_services.size()); // the latter ends the request
        return;
    }
    m_isRequesting = false;
    m_grant = Grant{.service = service};
    if (isDescriptor)
        m_grant->descriptor = lock.value<QDBusUnixFileDescriptor>();
    else
        m_grant->number = lock.toUInt();
    if (!m_isWanted)
        releaseGrant();
}

void Inhibition::releaseGrant()
{
    if (!m_grant)
        return;
    const InhibitionService &service = m_services.at(m_grant->service);
    if (!service.releaseMethod.isEmpty()) {
        QDBusMessage release = QDBusMessage::createMethodCall(service.call.service(),
                                                              service.call.path(),
                                                              service.call.interface(),
                                                              service.releaseMethod);
        release << m_grant->number;
        service.bus.send(release);
    }
    m_grant.reset(); // closes the descriptor, if there is one
}

} // namespace dogear::desktop
