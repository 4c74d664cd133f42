// SPDX-License-Identifier: GPL-3.0-or-later
#include "contact_file.h"

#include <base/utc.h>
#include <files/atomic_file.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>

#include <algorithm>
#include <functional>
#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::contacts {

namespace {

constexpr int format = 1;
/// A longer file was not written by Dogear.
constexpr qint64 maxFileBytes = qint64{8} * 1024 * 1024;
constexpr std::chrono::milliseconds lockTimeout = 2s;

QString lockOf(const QString &file)
{
    return file + ".lock"_L1;
}

Error unwritable(const QString &file, const QString &detail)
{
    return {ErrorCode::FileUnwritable, detail, QUrl::fromLocalFile(file)};
}

QJsonObject toObject(const HostContact &contact)
{
    return {{u"host"_s, contact.host},
            {u"purpose"_s, net::toName(contact.purpose)},
            {u"first"_s, contact.first.toSecsSinceEpoch()},
            {u"last"_s, contact.last.toSecsSinceEpoch()},
            {u"requests"_s, contact.requests},
            {u"bytes"_s, contact.bytes},
            {u"shows"_s, QJsonArray::fromStringList(contact.shows)}};
}

std::optional<HostContact> toContact(const QJsonObject &object)
{
    const QString host = object.value("host"_L1).toString();
    const auto purpose = net::purposeOf(object.value("purpose"_L1).toString());
    const qint64 first = object.value("first"_L1).toInteger();
    const qint64 last = object.value("last"_L1).toInteger();
    if (host.isEmpty() || !purpose || first <= 0 || last < first)
        return std::nullopt;
    HostContact contact{.host = host,
                        .purpose = *purpose,
                        .first = QDateTime::fromSecsSinceEpoch(first, utc),
                        .last = QDateTime::fromSecsSinceEpoch(last, utc),
                        .requests = std::max<qint64>(0, object.value("requests"_L1).toInteger()),
                        .bytes = std::max<qint64>(0, object.value("bytes"_L1).toInteger())};
    for (const auto &show : object.value("shows"_L1).toArray())
        contact.shows.append(show.toString());
    return contact;
}

} // namespace

QByteArray toJson(const QList<HostContact> &contacts)
{
    QJsonArray array;
    for (const HostContact &contact : contacts)
        array.append(toObject(contact));
    return QJsonDocument(QJsonObject{{u"format"_s, format}, {u"contacts"_s, array}})
        .toJson(QJsonDocument::Compact);
}

QList<HostContact> fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    if (object.value("format"_L1).toInt() != format)
        return {};
    QList<HostContact> contacts;
    for (const auto &each : object.value("contacts"_L1).toArray()) {
        if (const auto contact = toContact(each.toObject()))
            contacts.append(*contact);
    }
    return contacts;
}

QList<HostContact> withoutOld(QList<HostContact> contacts, const QDateTime &now)
{
    const QDateTime oldest = now.addDuration(-maxAge);
    contacts.removeIf([&oldest](const HostContact &each) { return each.last < oldest; });
    if (contacts.size() <= maxContacts)
        return contacts;
    std::ranges::sort(contacts, std::ranges::greater(), &HostContact::last);
    return contacts.first(maxContacts);
}

QList<HostContact> readContacts(const QString &file, const QDateTime &now)
{
    QFile stored(file);
    if (!stored.open(QIODevice::ReadOnly) || stored.size() > maxFileBytes)
        return {};
    return withoutOld(fromJson(stored.readAll()), now);
}

Result<> addContacts(const QString &file, const QList<HostContact> &contacts, const QDateTime &now)
{
    if (!QDir().mkpath(QFileInfo(file).path()))
        return failure(unwritable(file, u"no folder"_s));
    QLockFile lock(lockOf(file));
    if (!lock.tryLock(int(lockTimeout.count())))
        return failure(unwritable(file, u"locked by another program"_s));
    const QList<HostContact> all = joined(readContacts(file, now), contacts);
    const auto isWritten = files::writeAtomically(file, toJson(withoutOld(all, now)));
    // Other users of this computer need not know.
    if (isWritten)
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    return isWritten;
}

Result<> removeContacts(const QString &file)
{
    QLockFile lock(lockOf(file));
    if (!QFileInfo::exists(file))
        return {};
    if (!lock.tryLock(int(lockTimeout.count())) || !QFile::remove(file))
        return failure(unwritable(file, u"cannot be removed"_s));
    return {};
}

} // namespace dogear::contacts
