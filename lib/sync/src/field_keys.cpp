// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_keys.h"

#include <sync/list_places.h>

#include <QJsonObject>

#include <tuple>

using namespace Qt::StringLiterals;

namespace dogear::sync {

using domain::SyncField;
using domain::SyncFieldKind;

namespace {

/// Bounds the memory that a hostile file may take. Guids and addresses are shorter than this in all
/// known feeds.
constexpr qsizetype maxNameLength = 4000;
constexpr qsizetype maxTextLength = 100'000;

bool hasPlace(const SyncField &field)
{
    return field.value.isNull() || isPlace(field.value.toString());
}

bool isMark(const SyncField &field)
{
    return field.value.isNull() || field.value.isBool();
}

bool isTime(const QString &text)
{
    bool isNumber = false;
    return text.toLongLong(&isNumber) >= 0 && isNumber;
}

bool isBookmark(const SyncField &field)
{
    return (field.value.isNull() || field.value.isObject()) && field.part.count(u'/') == 1
           && isTime(field.part.section(u'/', 0, 0)) && isTime(field.part.section(u'/', 1, 1));
}

bool isShort(const SyncField &field)
{
    return field.feed.size() <= maxNameLength && field.item.size() <= maxNameLength
           && field.part.size() <= maxNameLength && field.url.size() <= maxNameLength
           && field.value.toString().size() <= maxTextLength
           && field.value.toObject().value("note"_L1).toString().size() <= maxTextLength;
}

} // namespace

bool isWellFormed(const SyncField &field)
{
    const bool hasFeed = !field.feed.isEmpty();
    const bool hasItem = !field.item.isEmpty();
    if (!isShort(field) || field.time <= 0 || field.device.isEmpty())
        return false;
    switch (field.kind) {
    case SyncFieldKind::Show:
        return hasFeed && field.value.isBool();
    case SyncFieldKind::Queue:
        return hasFeed && hasItem && hasPlace(field);
    case SyncFieldKind::Favourite:
    case SyncFieldKind::Tag:
        return hasFeed && hasItem && isMark(field);
    case SyncFieldKind::Bookmark:
        return hasFeed && hasItem && isBookmark(field);
    case SyncFieldKind::ShowSetting:
        return hasFeed && !field.part.isEmpty() && !field.value.isObject();
    case SyncFieldKind::List:
        return !hasFeed && hasItem && !field.part.isEmpty();
    case SyncFieldKind::ListItem:
        return hasFeed && hasItem && !field.part.isEmpty() && hasPlace(field);
    }
    return false;
}

bool isBefore(const SyncField &a, const SyncField &b)
{
    const auto rank = [](const SyncField &field) {
        return std::tuple(field.value.toString(), field.item, field.feed);
    };
    return rank(a) < rank(b);
}

} // namespace dogear::sync
