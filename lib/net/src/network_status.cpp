// SPDX-License-Identifier: GPL-3.0-or-later
#include "reachability.h"

#include <net/network_status.h>

namespace dogear::net {

namespace {

using Feature = QNetworkInformation::Feature;

/// The system's network information; nullptr if there is none.
QNetworkInformation *loadInformation()
{
    // Some back ends know only the reachability.
    if (!QNetworkInformation::loadBackendByFeatures(Feature::Reachability | Feature::Metered))
        QNetworkInformation::loadBackendByFeatures(Feature::Reachability);
    return QNetworkInformation::instance();
}

} // namespace

NetworkStatus::NetworkStatus(QObject *parent)
    : QObject(parent)
{}

void NetworkStatus::start()
{
    if (m_isStarted)
        return;
    m_isStarted = true;
    QNetworkInformation *information = loadInformation();
    if (!information)
        return;
    const auto read = [this, information] {
        take(isOnlineAt(information->reachability()), information->isMetered());
    };
    connect(information, &QNetworkInformation::reachabilityChanged, this, read);
    connect(information, &QNetworkInformation::isMeteredChanged, this, read);
    read();
}

void NetworkStatus::take(bool isOnline, bool isMetered)
{
    if (isOnline == m_isOnline && isMetered == m_isMetered)
        return;
    m_isOnline = isOnline;
    m_isMetered = isMetered;
    emit changed();
}

} // namespace dogear::net
