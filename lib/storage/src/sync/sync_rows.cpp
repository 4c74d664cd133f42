// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync_rows.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace dogear::storage {

namespace {

QJsonValue number(const std::optional<qint64> &seconds)
{
    return seconds.value_or(-1);
}

} // namespace

QString toRows(const QList<ReceivedAction> &actions)
{
    QJsonArray rows;
    for (const ReceivedAction &received : actions) {
        const domain::SyncAction &action = received.action;
        rows.append(QJsonArray{received.feed,
                               domain::syncAddressKey(action.episode),
                               action.episode,
                               static_cast<int>(action.kind),
                               action.time,
                               number(action.position),
                               number(action.started),
                               number(action.total),
                               received.orderTime,
                               action.guid,
                               action.device});
    }
    return QString::fromUtf8(QJsonDocument(rows).toJson(QJsonDocument::Compact));
}

} // namespace dogear::storage
