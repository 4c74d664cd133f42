// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_feed.h"

#include "feed_builder.h"
#include "field_readers.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

constexpr QByteArrayView byteOrderMark("\xef\xbb\xbf");

QString text(const QJsonObject &object, QLatin1StringView key)
{
    return object.value(key).toString();
}

QUrl address(const QJsonObject &object, QLatin1StringView key, const QUrl &base)
{
    return readUrl(text(object, key), base);
}

/// Version 1.1 has "authors", 1.0 one "author".
QString authorOf(const QJsonObject &object)
{
    QStringList names;
    for (const QJsonValue &author : object.value("authors"_L1).toArray()) {
        const QString name = text(author.toObject(), "name"_L1).simplified();
        if (!name.isEmpty())
            names.append(name);
    }
    if (names.isEmpty())
        return text(object.value("author"_L1).toObject(), "name"_L1).simplified();
    return names.join(", "_L1);
}

/// "id" is a text; the specification asks to take numbers for one.
QString idOf(const QJsonObject &item)
{
    const QJsonValue id = item.value("id"_L1);
    if (id.isDouble())
        return QString::number(id.toDouble(), 'g', 17);
    return id.toString();
}

QString asHtml(const QString &plain)
{
    return plain.toHtmlEscaped().replace(u'\n', "<br>\n"_L1);
}

void readShow(const QJsonObject &feed, const QUrl &base, domain::Podcast &podcast)
{
    podcast.title = text(feed, "title"_L1).simplified();
    podcast.author = authorOf(feed);
    podcast.link = address(feed, "home_page_url"_L1, base);
    podcast.selfLink = address(feed, "feed_url"_L1, base);
    podcast.descriptionHtml = asHtml(text(feed, "description"_L1).trimmed());
    podcast.image = address(feed, "icon"_L1, base);
    if (podcast.image.isEmpty())
        podcast.image = address(feed, "favicon"_L1, base);
    podcast.language = text(feed, "language"_L1).trimmed();
    if (feed.value("expired"_L1).toBool())
        podcast.extras.edit().updateFrequency.emplace().isComplete = true;
}

void readAttachments(const QJsonObject &object, const QUrl &base, OpenItem &item)
{
    for (const QJsonValue &value : object.value("attachments"_L1).toArray()) {
        const QJsonObject attachment = value.toObject();
        const QUrl url = address(attachment, "url"_L1, base);
        if (url.isEmpty())
            continue;
        const qint64 size = qint64(attachment.value("size_in_bytes"_L1).toDouble());
        item.enclosures.append({url,
                                readMediaType(text(attachment, "mime_type"_L1), url),
                                readLength(QString::number(size))});
        const double seconds = attachment.value("duration_in_seconds"_L1).toDouble();
        if (!item.episode.duration)
            item.episode.duration = readDuration(QString::number(seconds, 'f', 3));
    }
}

void readItem(const QJsonObject &object, const QUrl &base, OpenItem &item)
{
    domain::Episode &episode = item.episode;
    item.guid = idOf(object);
    episode.title = text(object, "title"_L1).simplified();
    episode.author = authorOf(object);
    episode.link = address(object, "url"_L1, base);
    if (episode.link.isEmpty())
        episode.link = address(object, "external_url"_L1, base);
    episode.image = address(object, "image"_L1, base);
    item.thumbnail = address(object, "banner_image"_L1, base);
    episode.published = readDate(text(object, "date_published"_L1));
    item.updated = readDate(text(object, "date_modified"_L1));
    item.content = text(object, "content_html"_L1);
    if (item.content.trimmed().isEmpty())
        item.content = asHtml(text(object, "content_text"_L1));
    item.summary = asHtml(text(object, "summary"_L1));
    readAttachments(object, base, item);
}

bool isFeed(const QJsonObject &object)
{
    return text(object, "version"_L1).contains("jsonfeed.org/version/"_L1)
           || (object.value("items"_L1).isArray() && object.contains("title"_L1));
}

} // namespace

bool looksLikeJson(const QByteArray &document)
{
    QByteArrayView view(document);
    if (view.startsWith(byteOrderMark))
        view = view.sliced(byteOrderMark.size());
    return view.trimmed().startsWith('{');
}

Result<ParsedFeed> parseJsonFeed(const QByteArray &document,
                                 const QUrl &source,
                                 const ParseLimits &limits)
{
    const bool hasMark = document.startsWith(byteOrderMark);
    QJsonParseError fault;
    const QJsonObject feed =
        QJsonDocument::fromJson(hasMark ? document.sliced(byteOrderMark.size()) : document, &fault)
            .object();
    if (fault.error != QJsonParseError::NoError)
        return failure(
            {ErrorCode::MalformedXml, u"1:%1: %2"_s.arg(fault.offset).arg(fault.errorString())});
    if (!isFeed(feed))
        return failure({ErrorCode::UnsupportedFeed, u"JSON that is no feed"_s});

    FeedBuilder builder(limits);
    readShow(feed, source, builder.podcast());
    builder.setNextPage(address(feed, "next_url"_L1, source));
    for (const QJsonValue &item : feed.value("items"_L1).toArray()) {
        builder.beginItem();
        readItem(item.toObject(), source, builder.item());
        builder.endItem();
        if (builder.isOverLimit())
            return failure({ErrorCode::LimitExceeded, u"episodes"_s});
    }
    return builder.take();
}

} // namespace dogear::feed
