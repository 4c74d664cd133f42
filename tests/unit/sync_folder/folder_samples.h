// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes records and files of devices for tests of sync through a folder.

#include "line_format.h"
#include "record_json.h"

#include <QFile>
#include <QList>
#include <QString>

namespace dogear::sync_folder::test {

using namespace Qt::StringLiterals;

inline domain::SyncAction play(int episode, qint64 time, qint64 position)
{
    return {.feed = u"https://example.org/feed.xml"_s,
            .episode = u"https://example.org/%1.mp3"_s.arg(episode),
            .guid = u"e-%1"_s.arg(episode),
            .device = u"phone"_s,
            .time = time,
            .started = 0,
            .position = position,
            .total = 1000};
}

inline domain::SyncField favourite(int episode, qint64 time, const QJsonValue &value = true)
{
    return {.kind = domain::SyncFieldKind::Favourite,
            .feed = u"https://example.org/feed.xml"_s,
            .item = u"e-%1"_s.arg(episode),
            .part = {},
            .url = u"https://example.org/%1.mp3"_s.arg(episode),
            .value = value,
            .time = time,
            .device = u"phone"_s};
}

/// Encodes \a content as line \a number of a file of "phone".
inline QByteArray lineOf(qint64 number, const Content &content)
{
    QJsonObject object = toJson(content, u"phone"_s);
    object.insert(u"n"_s, number);
    return encodeLine(object);
}

inline QByteArray headerLine(const QString &device = u"phone"_s)
{
    return encodeLine(toJson(Header{formatVersion, device}));
}

/// A file of "phone" with \a count plays, one for each episode.
inline QByteArray fileOf(int count)
{
    QByteArray bytes = headerLine();
    for (int number = 1; number <= count; ++number)
        bytes += lineOf(number, play(number, 1'700'000'000 + number, number));
    return bytes;
}

inline bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate)
           && file.write(bytes) == bytes.size();
}

inline QByteArray readBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace dogear::sync_folder::test
