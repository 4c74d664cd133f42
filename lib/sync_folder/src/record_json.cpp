// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_json.h"

#include <QStringList>

#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::sync_folder {

using domain::SyncAction;
using domain::SyncActionKind;
using domain::SyncField;
using domain::SyncFieldKind;

namespace {

constexpr auto numberKey = "n"_L1;
constexpr auto kindKey = "t"_L1;
constexpr auto timeKey = "at"_L1;
constexpr double maxNumber = 1e15; ///< a greater one is no time, and not exact in JSON

constexpr std::array actionNames{std::pair("new"_L1, SyncActionKind::New),
                                 std::pair("download"_L1, SyncActionKind::Download),
                                 std::pair("delete"_L1, SyncActionKind::Delete),
                                 std::pair("play"_L1, SyncActionKind::Play)};
constexpr std::array fieldNames{std::pair("show"_L1, SyncFieldKind::Show),
                                std::pair("queue"_L1, SyncFieldKind::Queue),
                                std::pair("favourite"_L1, SyncFieldKind::Favourite),
                                std::pair("tag"_L1, SyncFieldKind::Tag),
                                std::pair("bookmark"_L1, SyncFieldKind::Bookmark),
                                std::pair("setting"_L1, SyncFieldKind::ShowSetting),
                                std::pair("list"_L1, SyncFieldKind::List),
                                std::pair("listItem"_L1, SyncFieldKind::ListItem)};

template<typename Names, typename Kind>
QString nameOf(const Names &names, Kind kind)
{
    for (const auto &[name, named] : names) {
        if (named == kind)
            return name;
    }
    return {};
}

/// A whole number from 0 on; empty for anything else.
std::optional<qint64> numberOf(const QJsonValue &value)
{
    const double number = value.toDouble(-1);
    if (!(number >= 0 && number <= maxNumber))
        return std::nullopt;
    return static_cast<qint64>(std::floor(number));
}

/// The device of a line in the file of \a device.
QString deviceOf(const QJsonObject &object, const QString &device)
{
    const QString own = object.value("device"_L1).toString();
    return own.isEmpty() ? device : own;
}

/// Leaves out what is empty.
void insertText(QJsonObject &object, QLatin1StringView key, const QString &text)
{
    if (!text.isEmpty())
        object.insert(key, text);
}

void insertNumber(QJsonObject &object, QLatin1StringView key, std::optional<qint64> number)
{
    if (number)
        object.insert(key, *number);
}

QJsonObject write(const SyncAction &action, const QString &device)
{
    QJsonObject object{{kindKey, nameOf(actionNames, action.kind)},
                       {timeKey, action.time},
                       {"feed"_L1, action.feed},
                       {"episode"_L1, action.episode}};
    insertText(object, "guid"_L1, action.guid);
    if (action.device != device)
        insertText(object, "device"_L1, action.device);
    insertNumber(object, "started"_L1, action.started);
    insertNumber(object, "position"_L1, action.position);
    insertNumber(object, "total"_L1, action.total);
    return object;
}

QJsonObject write(const SyncField &field, const QString &device)
{
    QJsonObject object{{kindKey, nameOf(fieldNames, field.kind)},
                       {timeKey, field.time},
                       {"value"_L1, field.value}};
    insertText(object, "feed"_L1, field.feed);
    insertText(object, "item"_L1, field.item);
    insertText(object, "part"_L1, field.part);
    insertText(object, "url"_L1, field.url);
    if (field.device != device)
        insertText(object, "device"_L1, field.device);
    return object;
}

QJsonObject write(const Seen &seen, const QString &)
{
    QJsonObject numbers;
    for (auto each = seen.numbers.cbegin(); each != seen.numbers.cend(); ++each)
        numbers.insert(each.key(), each.value());
    return {{kindKey, u"seen"_s}, {"of"_L1, numbers}};
}

QJsonObject write(const Session &session, const QString &)
{
    return {{kindKey, u"session"_s}, {"id"_L1, session.id}};
}

QJsonObject write(const Unknown &, const QString &)
{
    return {};
}

Content readAction(const QJsonObject &object, SyncActionKind kind, const QString &device)
{
    SyncAction action;
    action.kind = kind;
    action.feed = object.value("feed"_L1).toString();
    action.episode = object.value("episode"_L1).toString();
    action.guid = object.value("guid"_L1).toString();
    action.device = deviceOf(object, device);
    action.time = numberOf(object.value(timeKey)).value_or(0);
    if (action.feed.isEmpty() || action.episode.isEmpty())
        return Unknown();
    if (kind != SyncActionKind::Play)
        return action;
    action.started = numberOf(object.value("started"_L1));
    action.position = numberOf(object.value("position"_L1));
    action.total = numberOf(object.value("total"_L1));
    return action;
}

Content readField(const QJsonObject &object, SyncFieldKind kind, const QString &device)
{
    const auto time = numberOf(object.value(timeKey));
    if (!time || !object.contains("value"_L1))
        return Unknown();
    return SyncField{.kind = kind,
                     .feed = object.value("feed"_L1).toString(),
                     .item = object.value("item"_L1).toString(),
                     .part = object.value("part"_L1).toString(),
                     .url = object.value("url"_L1).toString(),
                     .value = object.value("value"_L1),
                     .time = *time,
                     .device = deviceOf(object, device)};
}

Content readContent(const QJsonObject &object, const QString &device)
{
    const QString name = object.value(kindKey).toString();
    for (const auto &[known, kind] : actionNames) {
        if (name == known)
            return readAction(object, kind, device);
    }
    for (const auto &[known, kind] : fieldNames) {
        if (name == known)
            return readField(object, kind, device);
    }
    if (name == "session"_L1)
        return Session{object.value("id"_L1).toString()};
    if (name != "seen"_L1)
        return Unknown();
    Seen seen;
    const QJsonObject numbers = object.value("of"_L1).toObject();
    for (auto each = numbers.constBegin(); each != numbers.constEnd(); ++each)
        seen.numbers.insert(each.key(), numberOf(each.value()).value_or(0));
    return seen;
}

} // namespace

QJsonObject toJson(const Header &header)
{
    return {{"dogear"_L1, header.version}, {"device"_L1, header.device}};
}

std::optional<Header> headerFrom(const QJsonObject &object)
{
    const int version = object.value("dogear"_L1).toInt();
    const QString device = object.value("device"_L1).toString();
    if (version < 1 || device.isEmpty())
        return std::nullopt;
    return Header{version, device};
}

QJsonObject toJson(const Content &content, const QString &device)
{
    return std::visit([&device](const auto &value) { return write(value, device); }, content);
}

std::optional<Record> recordFrom(const QJsonObject &object, const QString &device)
{
    const auto number = numberOf(object.value(numberKey));
    if (!number || *number == 0)
        return std::nullopt;
    return Record{*number, readContent(object, device)};
}

} // namespace dogear::sync_folder
