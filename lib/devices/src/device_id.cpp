// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_id.h"

#include <storage/sync_target_store.h>

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace dogear::devices {

namespace {

constexpr qsizetype maxHostLength = 40; ///< ids have at most 64 letters
constexpr int numberLength = 8;         ///< hexadecimal digits

} // namespace

QString makeDeviceId()
{
    static const QRegularExpression unusual(u"[^a-z0-9.-]+"_s);
    const QString host =
        QSysInfo::machineHostName().toLower().replace(unusual, u"-"_s).left(maxHostLength);
    const QString number = QString::number(QRandomGenerator::system()->generate(), 16)
                               .rightJustified(numberLength, u'0');
    return "dogear-"_L1 + (host.isEmpty() ? QString() : QString(host + u'-')) + number;
}

Result<QString> ownDeviceId(storage::Connection &connection)
{
    return storage::SyncTargetStore(connection)
        .all()
        .map([](const QList<domain::SyncTarget> &targets) {
            return targets.isEmpty() ? makeDeviceId() : targets.constFirst().device;
        });
}

QString deviceCaption()
{
    const QString host = QSysInfo::machineHostName();
    return host.isEmpty() ? u"Dogear"_s : u"Dogear on %1"_s.arg(host);
}

} // namespace dogear::devices
