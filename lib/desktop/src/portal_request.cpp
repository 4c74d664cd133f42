// SPDX-License-Identifier: GPL-3.0-or-later
#include "portal_request.h"

#include <QDBusPendingCallWatcher>
#include <QLoggingCategory>
#include <QRandomGenerator>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

Q_LOGGING_CATEGORY(lcPortal, "dogear.desktop", QtInfoMsg)

} // namespace

PortalRequest::PortalRequest(const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_bus(bus)
{}

void PortalRequest::send(QDBusMessage call, QVariantMap options)
{
    // Not the address of this object: another request may get the same one.
    const QString token =
        u"dogear%1"_s.arg(QRandomGenerator::global()->generate64(), 16, 16, QLatin1Char('0'));
    const QString sender = m_bus.baseService().mid(1).replace(u'.', u'_');
    // Connected before the call, because the portal may answer at once. The path cannot be guessed,
    // so any sender is accepted: with a name QtDBus would ask the bus for its owner, and wait.
    m_bus.connect(QString(),
                  u"/org/freedesktop/portal/desktop/request/%1/%2"_s.arg(sender, token),
                  u"org.freedesktop.portal.Request"_s,
                  u"Response"_s,
                  this,
                  SLOT(handleResponse(uint, QVariantMap)));
    options.insert(u"handle_token"_s, token);
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(call << options), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        if (!watcher->isError())
            return; // the answer is only the path of the request
        qCDebug(lcPortal) << watcher->error().message();
        handleResponse(failed, {});
    });
}

void PortalRequest::handleResponse(uint response, const QVariantMap &results)
{
    if (std::exchange(m_isFinished, true))
        return;
    emit finished(response, results);
    deleteLater();
}

} // namespace dogear::desktop
