// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl hosts: lists the hosts that were contacted in the last 30 days, or forgets them.
#include "command.h"

#include <words/contact_text.h>
#include <words/format.h>

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <contacts/contact_log.h>
#include <functional>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using contacts::HostContact;

QJsonObject toJson(const HostContact &contact)
{
    return {{u"host"_s, contact.host},
            {u"purpose"_s, net::toName(contact.purpose)},
            {u"first"_s, contact.first.toString(Qt::ISODate)},
            {u"last"_s, contact.last.toString(Qt::ISODate)},
            {u"requests"_s, contact.requests},
            {u"bytes"_s, contact.bytes}};
}

QString toLine(const HostContact &contact)
{
    return QStringList{contact.last.toLocalTime().toString(u"yyyy-MM-dd hh:mm"_s),
                       QString::number(contact.requests).rightJustified(6),
                       words::formatByteCount(contact.bytes).rightJustified(10),
                       contact.host,
                       words::purposeName(contact.purpose)}
        .join(u"  "_s);
}

Outcome describe(QList<HostContact> contacts)
{
    std::ranges::sort(contacts, std::ranges::greater(), &HostContact::last);
    QJsonArray array;
    QStringList lines;
    for (const HostContact &contact : std::as_const(contacts)) {
        array.append(toJson(contact));
        lines.append(toLine(contact));
    }
    if (lines.isEmpty())
        lines.append(u"No host was contacted in the last 30 days."_s);
    return {.json = QJsonDocument(QJsonObject{{u"hosts"_s, array}}),
            .text = lines.join(u'\n'),
            .errors = {}};
}

} // namespace

Future<Outcome> runHosts(library::Library &library, const Arguments &arguments)
{
    Q_UNUSED(library)
    if (!arguments.networking)
        return failedNow({.code = ErrorCode::Internal, .detail = u"no record of hosts"_s});
    contacts::ContactLog &log = arguments.networking->contacts();
    if (!arguments.hasFlag(u"clear"_s))
        return log.read().then(describe);
    return log.clear().then([](const Result<> &isCleared) {
        return isCleared ? Outcome{.json = QJsonDocument(QJsonObject{{u"hosts"_s, QJsonArray()}}),
                                   .text = u"All hosts are forgotten."_s,
                                   .errors = {}}
                         : failedOutcome(isCleared.error());
    });
}

} // namespace dogear::ctl
