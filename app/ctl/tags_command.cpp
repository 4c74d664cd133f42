// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "json_values.h"

#include <tags/media_tags.h>
#include <words/format.h>

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

/// Returns the size of \a picture in bytes, or null if there is none.
QJsonValue sizeOf(const QByteArray &picture)
{
    return picture.isEmpty() ? QJsonValue() : QJsonValue(qint64(picture.size()));
}

QJsonValue numberOrNull(std::optional<int> number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

/// Returns all tags as JSON. Pictures are represented by their size.
QJsonDocument toDocument(const tags::MediaTags &tags)
{
    QJsonArray chapters;
    for (qsizetype i = 0; i < tags.chapters.size(); ++i) {
        // chapterPictures is parallel to chapters.
        QJsonObject chapter = toJson(tags.chapters.at(i));
        chapter.insert(u"picture_bytes"_s, sizeOf(tags.chapterPictures.at(i)));
        chapters.append(chapter);
    }
    const QJsonValue duration =
        tags.duration ? QJsonValue(double(tags.duration->count()) / 1000.0) : QJsonValue();
    return QJsonDocument(QJsonObject{{u"title"_s, textOrNull(tags.title)},
                                     {u"album"_s, textOrNull(tags.labels.album)},
                                     {u"artist"_s, textOrNull(tags.labels.artist)},
                                     {u"album_artist"_s, textOrNull(tags.labels.albumArtist)},
                                     {u"disc"_s, numberOrNull(tags.labels.disc)},
                                     {u"track"_s, numberOrNull(tags.labels.track)},
                                     {u"comment"_s, textOrNull(tags.labels.comment)},
                                     {u"duration"_s, duration},
                                     {u"duration_estimated"_s, tags.isDurationEstimated},
                                     {u"video"_s, tags.hasVideo},
                                     {u"cover_bytes"_s, sizeOf(tags.cover)},
                                     {u"chapters"_s, chapters},
                                     {u"warnings"_s, QJsonArray::fromStringList(tags.warnings)}});
}

/// Returns a chapter in one line: "12:34  Title  https://…  picture 15.2 kB".
QString line(const domain::Chapter &chapter, const QByteArray &picture)
{
    QStringList parts{words::formatPosition(chapter.start), chapter.title};
    if (!chapter.isListed)
        parts.append(u"(not listed)"_s);
    if (!chapter.link.isEmpty())
        parts.append(QString::fromUtf8(chapter.link.toEncoded()));
    if (!picture.isEmpty())
        parts.append(u"picture "_s + words::formatByteCount(picture.size()));
    parts.removeAll(QString());
    return parts.join(u"  "_s);
}

/// Returns the tags as text; missing ones are left out.
QString describe(const tags::MediaTags &tags)
{
    QStringList lines;
    if (!tags.title.isEmpty())
        lines.append(tags.title);
    QStringList place{tags.labels.artist, tags.labels.album};
    if (tags.labels.disc)
        place.append(u"disc %1"_s.arg(*tags.labels.disc));
    if (tags.labels.track)
        place.append(u"track %1"_s.arg(*tags.labels.track));
    place.removeAll(QString());
    if (!place.isEmpty())
        lines.append(place.join(u" · "_s));
    const QString duration = words::formatDuration(tags.duration);
    if (!duration.isEmpty())
        lines.append(duration + (tags.isDurationEstimated ? u" (estimated)"_s : u""_s)
                     + (tags.hasVideo ? u", video"_s : u""_s));
    if (!tags.cover.isEmpty())
        lines.append(u"cover "_s + words::formatByteCount(tags.cover.size()));
    for (qsizetype i = 0; i < tags.chapters.size(); ++i)
        lines.append(line(tags.chapters.at(i), tags.chapterPictures.at(i)));
    for (const QString &warning : tags.warnings)
        lines.append("! "_L1 + warning);
    return lines.join(u'\n');
}

} // namespace

Future<Outcome> runTags(library::Library & /*library*/, const Arguments &arguments)
{
    const QString path =
        QDir::cleanPath(QDir::current().absoluteFilePath(arguments.positional.constFirst()));
    const Result<tags::MediaTags> tags = tags::readMediaTags(path);
    if (!tags)
        return failedNow(tags.error());
    return readyFuture(Outcome{.json = toDocument(*tags), .text = describe(*tags), .errors = {}});
}

} // namespace dogear::ctl
