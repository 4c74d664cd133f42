// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_json.h"

#include "json_cursor.h"

#include <base/timestamp.h>
#include <base/utc.h>

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::sync_servers {

using domain::SyncAction;
using domain::SyncActionKind;

namespace {

/// A greater number is no Unix time, and no position in seconds.
constexpr double maxNumber = 1e11;

std::optional<qint64> numberOf(const QJsonValue &value)
{
    double number = -1;
    if (value.isDouble()) {
        number = value.toDouble();
    } else if (value.isString()) {
        bool isNumber = false;
        number = value.toString().trimmed().toDouble(&isNumber);
        if (!isNumber)
            return std::nullopt;
    }
    if (!(number >= 0 && number <= maxNumber))
        return std::nullopt;
    return static_cast<qint64>(std::floor(number));
}

/// Unix seconds UTC; 0 if there is no time, or none that can be read.
qint64 timeOf(const QJsonValue &value)
{
    if (const auto seconds = numberOf(value))
        return *seconds;
    const QDateTime time = readTimestamp(value.toString());
    return time.isValid() ? time.toSecsSinceEpoch() : 0;
}

std::optional<SyncActionKind> kindOf(const QString &name)
{
    const QString lower = name.toLower();
    if (lower == "new"_L1)
        return SyncActionKind::New;
    if (lower == "download"_L1)
        return SyncActionKind::Download;
    if (lower == "delete"_L1)
        return SyncActionKind::Delete;
    if (lower == "play"_L1)
        return SyncActionKind::Play;
    return std::nullopt;
}

QString nameOf(SyncActionKind kind)
{
    switch (kind) {
    case SyncActionKind::New:
        return u"new"_s;
    case SyncActionKind::Download:
        return u"download"_s;
    case SyncActionKind::Delete:
        return u"delete"_s;
    case SyncActionKind::Play:
        return u"play"_s;
    }
    return {};
}

std::optional<SyncAction> actionOf(const QJsonObject &object)
{
    const auto kind = kindOf(object.value("action"_L1).toString());
    SyncAction action;
    action.feed = object.value("podcast"_L1).toString().trimmed();
    action.episode = object.value("episode"_L1).toString().trimmed();
    if (!kind || action.feed.isEmpty() || action.episode.isEmpty())
        return std::nullopt;
    action.kind = *kind;
    action.guid = object.value("guid"_L1).toString();
    action.device = object.value("device"_L1).toString();
    action.time = timeOf(object.value("timestamp"_L1));
    if (*kind != SyncActionKind::Play)
        return action;
    action.started = numberOf(object.value("started"_L1));
    action.position = numberOf(object.value("position"_L1));
    action.total = numberOf(object.value("total"_L1));
    return action;
}

/// Why \a json is not what was asked for.
Error notJson(const QByteArray &json)
{
    const QByteArray text = json.trimmed();
    if (text.isEmpty())
        return {ErrorCode::EmptyInput, u"empty answer"_s};
    // A login page of a hotel, or a server in maintenance.
    if (text.startsWith('<'))
        return {ErrorCode::HtmlPage, u"a web page"_s};
    return {ErrorCode::BadResponse, u"not JSON"_s};
}

Error endsEarly()
{
    return {ErrorCode::TruncatedInput, u"the answer ends early"_s};
}

/// Reads the elements of the array that is next.
Result<> readList(JsonCursor &cursor, sync::ActionPage &page)
{
    if (!cursor.take('[')) // null, where a server has no actions
        return cursor.takeValue() ? Result<>() : Result<>(failure(endsEarly()));
    if (cursor.take(']'))
        return {};
    do {
        const auto element = cursor.takeValue();
        if (!element)
            return failure(endsEarly());
        const QJsonObject object = QJsonDocument::fromJson(element->toByteArray()).object();
        if (auto action = actionOf(object))
            page.actions.append(*std::move(action));
        else
            ++page.unreadable;
    } while (cursor.take(','));
    return cursor.take(']') ? Result<>() : Result<>(failure(endsEarly()));
}

/// Reads the member of the answer that is next.
Result<> readMember(JsonCursor &cursor, sync::ActionPage &page, bool &hasActions)
{
    const auto key = cursor.takeString();
    if (!key || !cursor.take(':'))
        return failure(endsEarly());
    if (*key == "actions") {
        hasActions = true;
        return readList(cursor, page);
    }
    const auto value = cursor.takeValue();
    if (!value)
        return failure(endsEarly());
    if (*key == "timestamp") {
        const QByteArray list = '[' + value->toByteArray() + ']';
        page.cursor = numberOf(QJsonDocument::fromJson(list).array().at(0));
    }
    return {};
}

QStringList addressesOf(const QJsonValue &list)
{
    QStringList addresses;
    for (const auto &value : list.toArray()) {
        const QString address =
            value.isObject() ? value.toObject().value("url"_L1).toString() : value.toString();
        if (!address.trimmed().isEmpty())
            addresses.append(address);
    }
    return addresses;
}

Result<QJsonDocument> readDocument(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error == QJsonParseError::NoError)
        return document;
    const bool isJson = json.trimmed().startsWith('{') || json.trimmed().startsWith('[');
    return failure(isJson ? Error{ErrorCode::TruncatedInput, error.errorString()} : notJson(json));
}

} // namespace

Result<sync::ActionPage> readActions(const QByteArray &json)
{
    JsonCursor cursor(json);
    if (!cursor.take('{'))
        return failure(notJson(json));
    sync::ActionPage page;
    bool hasActions = false;
    if (!cursor.take('}')) {
        do {
            if (auto read = readMember(cursor, page, hasActions); !read)
                return failure(read.error());
        } while (cursor.take(','));
        if (!cursor.take('}'))
            return failure(endsEarly());
    }
    if (!hasActions)
        return failure({ErrorCode::BadResponse, u"no actions in the answer"_s});
    return page;
}

Result<sync::ActionPage> readActionAnswer(const net::ApiAnswer &answer)
{
    return readActions(answer.body).map([&answer](sync::ActionPage page) {
        const QDateTime date = readTimestamp(QString::fromLatin1(answer.header("Date")));
        if (date.isValid())
            page.serverTime = date.toSecsSinceEpoch();
        return page;
    });
}

Result<QJsonObject> readObject(const QByteArray &json)
{
    const auto document = readDocument(json);
    if (!document)
        return failure(document.error());
    if (!document->isObject())
        return failure({ErrorCode::BadResponse, u"no JSON object"_s});
    return document->object();
}

Result<sync::ShowChanges> readShowChanges(const QByteArray &json)
{
    const auto object = readObject(json);
    if (!object)
        return failure(object.error());
    if (!object->contains("add"_L1) && !object->contains("remove"_L1))
        return failure({ErrorCode::BadResponse, u"no shows in the answer"_s});
    return sync::ShowChanges{addressesOf(object->value("add"_L1)),
                             addressesOf(object->value("remove"_L1)),
                             numberOf(object->value("timestamp"_L1))};
}

Result<QStringList> readShows(const QByteArray &json)
{
    const auto document = readDocument(json);
    if (!document)
        return failure(document.error());
    if (!document->isArray())
        return failure({ErrorCode::BadResponse, u"no list of shows"_s});
    return addressesOf(document->array());
}

QList<sync::AddressChange> readAddressChanges(const QByteArray &json)
{
    QList<sync::AddressChange> changes;
    const QJsonArray pairs =
        QJsonDocument::fromJson(json).object().value("update_urls"_L1).toArray();
    for (const auto &value : pairs) {
        const QJsonArray pair = value.toArray();
        if (pair.size() == 2 && pair.at(0).isString())
            changes.append({pair.at(0).toString(), pair.at(1).toString()});
    }
    return changes;
}

QByteArray writeActions(const QList<SyncAction> &actions, const QString &device, KindCase kindCase)
{
    QJsonArray list;
    for (const SyncAction &action : actions) {
        const QString kind = nameOf(action.kind);
        QJsonObject object{
            {u"podcast"_s, action.feed},
            {u"episode"_s, action.episode},
            {u"action"_s, kindCase == KindCase::Upper ? kind.toUpper() : kind},
            {u"timestamp"_s,
             QDateTime::fromSecsSinceEpoch(action.time, utc).toString(u"yyyy-MM-ddTHH:mm:ss"_s)}};
        if (!action.guid.isEmpty())
            object.insert(u"guid"_s, action.guid);
        if (!device.isEmpty())
            object.insert(u"device"_s, device);
        if (action.kind == SyncActionKind::Play && action.position) {
            // All three or none: a server drops a Play with two of them without an error.
            object.insert(u"started"_s, action.started.value_or(0));
            object.insert(u"position"_s, *action.position);
            object.insert(u"total"_s, action.total.value_or(*action.position + 1));
        }
        list.append(object);
    }
    return QJsonDocument(list).toJson(QJsonDocument::Compact);
}

QByteArray writeShows(const QStringList &added, const QStringList &removed)
{
    return QJsonDocument(QJsonObject{{u"add"_s, QJsonArray::fromStringList(added)},
                                     {u"remove"_s, QJsonArray::fromStringList(removed)}})
        .toJson(QJsonDocument::Compact);
}

QString readMessage(const QByteArray &json)
{
    constexpr qsizetype maxLength = 200;
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    for (const auto name : {"message"_L1, "error"_L1, "detail"_L1}) {
        if (const QString text = object.value(name).toString().simplified(); !text.isEmpty())
            return text.left(maxLength);
    }
    return {};
}

} // namespace dogear::sync_servers
