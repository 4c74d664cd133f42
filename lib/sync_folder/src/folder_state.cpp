// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_json.h"

#include <sync_folder/folder_state.h>

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::sync_folder {

namespace {

QJsonObject toObject(const FilePosition &position)
{
    return {{u"device"_s, position.device},
            {u"size"_s, position.size},
            {u"modified"_s, position.modified},
            {u"start"_s, position.start},
            {u"check"_s, QString::fromLatin1(position.check)},
            {u"number"_s, position.number}};
}

FilePosition positionFrom(const QJsonObject &object)
{
    return {.device = object.value("device"_L1).toString(),
            .size = object.value("size"_L1).toInteger(),
            .modified = object.value("modified"_L1).toInteger(),
            .start = object.value("start"_L1).toInteger(),
            .check = object.value("check"_L1).toString().toLatin1(),
            .number = object.value("number"_L1).toInteger()};
}

QJsonObject toObject(const OwnFileState &own)
{
    return {{u"number"_s, own.number},
            {u"size"_s, own.size},
            {u"modified"_s, own.modified},
            {u"start"_s, own.start},
            {u"check"_s, QString::fromLatin1(own.check)},
            {u"session"_s, own.session},
            {u"nextCompaction"_s, own.nextCompaction}};
}

OwnFileState ownFrom(const QJsonObject &object)
{
    return {.number = object.value("number"_L1).toInteger(),
            .size = object.value("size"_L1).toInteger(),
            .modified = object.value("modified"_L1).toInteger(),
            .start = object.value("start"_L1).toInteger(),
            .check = object.value("check"_L1).toString().toLatin1(),
            .session = object.value("session"_L1).toString(),
            .nextCompaction = object.value("nextCompaction"_L1).toInteger()};
}

QJsonObject toObject(const QMap<QString, qint64> &numbers)
{
    QJsonObject object;
    for (auto each = numbers.cbegin(); each != numbers.cend(); ++each)
        object.insert(each.key(), each.value());
    return object;
}

QMap<QString, qint64> numbersFrom(const QJsonObject &object)
{
    QMap<QString, qint64> numbers;
    for (auto each = object.constBegin(); each != object.constEnd(); ++each)
        numbers.insert(each.key(), each.value().toInteger());
    return numbers;
}

} // namespace

QByteArray toJson(const FolderState &state)
{
    QJsonObject files;
    for (auto each = state.files.cbegin(); each != state.files.cend(); ++each)
        files.insert(each.key(), toObject(each.value()));
    return QJsonDocument(QJsonObject{{u"version"_s, formatVersion},
                                     {u"own"_s, toObject(state.own)},
                                     {u"files"_s, files},
                                     {u"seenHere"_s, toObject(state.seenHere)},
                                     {u"seenByOthers"_s, toObject(state.seenByOthers)}})
        .toJson(QJsonDocument::Compact);
}

FolderState folderStateFrom(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    FolderState state;
    state.own = ownFrom(object.value("own"_L1).toObject());
    state.seenHere = numbersFrom(object.value("seenHere"_L1).toObject());
    state.seenByOthers = numbersFrom(object.value("seenByOthers"_L1).toObject());
    if (object.value("version"_L1).toInt() != formatVersion)
        return state;
    const QJsonObject files = object.value("files"_L1).toObject();
    for (auto each = files.constBegin(); each != files.constEnd(); ++each)
        state.files.insert(each.key(), positionFrom(each.value().toObject()));
    return state;
}

} // namespace dogear::sync_folder
