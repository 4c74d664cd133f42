// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_map.h"

#include <base/utc.h>

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::media {

namespace {

constexpr int version = 1;
// The space and the four digits.
constexpr qsizetype sumSize = 5;

/// Returns a space and the CRC-16 of \a text as four hexadecimal digits.
QByteArray sumOf(QByteArrayView text)
{
    return ' ' + QByteArray::number(qChecksum(text), 16).rightJustified(sumSize - 1, '0');
}

// Every line carries its own sum, so that a line that a crash cut is not taken for a shorter one.
QByteArray line(const QByteArray &text)
{
    return text + sumOf(text) + '\n';
}

/// Returns the text of a line without its sum; nothing if the sum is wrong.
std::optional<QByteArray> checkedLine(QByteArrayView whole)
{
    if (whole.size() <= sumSize)
        return std::nullopt;
    const QByteArrayView text = whole.chopped(sumSize);
    if (whole.last(sumSize) != sumOf(text))
        return std::nullopt;
    return text.toByteArray();
}

QByteArray identityLine(const MediaIdentity &identity)
{
    // Latin-1 keeps every byte of a header as one character, and JSON takes characters only.
    QJsonObject object{
        {u"etag"_s, QString::fromLatin1(identity.etag)},
        {u"modified"_s, QString::fromLatin1(identity.lastModified)},
        {u"type"_s, QString::fromLatin1(identity.contentType)},
    };
    if (identity.length)
        object.insert(u"length"_s, *identity.length);
    if (!identity.server.isEmpty())
        object.insert(u"server"_s, identity.server.toString(QUrl::FullyEncoded));
    return line("is " + QJsonDocument(object).toJson(QJsonDocument::Compact));
}

MediaIdentity identityFrom(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    MediaIdentity identity{.etag = object.value("etag"_L1).toString().toLatin1(),
                           .lastModified = object.value("modified"_L1).toString().toLatin1(),
                           .contentType = object.value("type"_L1).toString().toLatin1(),
                           .length = {},
                           .server = QUrl(object.value("server"_L1).toString())};
    if (const QJsonValue length = object.value("length"_L1); length.isDouble())
        identity.length = length.toInteger();
    return identity;
}

void take(const QByteArray &text, MediaMap &map)
{
    const qsizetype space = text.indexOf(' ');
    const QByteArray word = text.left(space);
    const QByteArray rest = text.sliced(space + 1);
    // Changes are appended, so the last line of a kind wins. Unknown words are ignored.
    if (word == "is") {
        map.identity = identityFrom(rest);
    } else if (word == "has") {
        const QList<QByteArray> numbers = rest.split(' ');
        if (numbers.size() == 2)
            map.ranges.add({numbers[0].toLongLong(), numbers[1].toLongLong()});
    } else if (word == "heard") {
        map.lastPlayed = QDateTime::fromSecsSinceEpoch(rest.toLongLong(), utc);
    }
}

Result<bool> isMap(const QByteArray &text)
{
    const QByteArray beginning = "dogear media ";
    if (!text.startsWith(beginning))
        return false;
    const int found = text.sliced(beginning.size()).toInt();
    // An error, not false: otherwise load() would overwrite the map of a newer Dogear.
    if (found > version)
        return failure({.code = ErrorCode::DatabaseTooNew, .detail = QString::fromLatin1(text)});
    return found == version;
}

} // namespace

Result<MediaMap> readMap(const QByteArray &text)
{
    MediaMap map;
    for (qsizetype begin = 0, end = text.indexOf('\n'); end >= 0;
         begin = end + 1, end = text.indexOf('\n', begin)) {
        const auto checked = checkedLine(QByteArrayView(text).sliced(begin, end - begin));
        // A crash damaged this line: it and all lines after it are ignored (README.md).
        if (!checked)
            break;
        if (map.lines == 0) {
            // The first line names the format; a file without it is treated as an empty map.
            const auto known = isMap(*checked);
            if (!known)
                return failure(known.error());
            if (!*known)
                break;
        } else {
            take(*checked, map);
        }
        ++map.lines;
        map.validSize = end + 1;
    }
    return map;
}

QByteArray writeMap(const MediaMap &map)
{
    QByteArray text = line("dogear media " + QByteArray::number(version));
    if (map.identity)
        text += identityLine(*map.identity);
    if (map.lastPlayed.isValid())
        text += lineFor(map.lastPlayed);
    return text + linesFor(map.ranges);
}

QByteArray lineFor(const QDateTime &lastPlayed)
{
    return line("heard " + QByteArray::number(lastPlayed.toSecsSinceEpoch()));
}

QByteArray linesFor(const ByteRanges &ranges)
{
    QByteArray text;
    for (const ByteRange &range : ranges.list())
        text +=
            line("has " + QByteArray::number(range.begin) + ' ' + QByteArray::number(range.end));
    return text;
}

} // namespace dogear::media
