// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_feed.h"

#include "encoding.h"
#include "feed_builder.h"
#include "field_readers.h"
#include "json_text.h"
#include "plain_label.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

constexpr QByteArrayView byteOrderMark("\xef\xbb\xbf");
constexpr double exactUpTo = 9007199254740992.0; ///< 2^53, above which doubles have gaps

QString text(const QJsonObject &object, QLatin1StringView key)
{
    return object.value(key).toString();
}

QUrl address(const QJsonObject &object, QLatin1StringView key, const QUrl &base)
{
    return readUrl(text(object, key), base);
}

/// Returns the names of the authors; version 1.1 has "authors", 1.0 one "author".
QString authorOf(const QJsonObject &object)
{
    QStringList names;
    for (const auto &author : object.value("authors"_L1).toArray()) {
        const QString name = toLabel(text(author.toObject(), "name"_L1));
        if (!name.isEmpty())
            names.append(name);
    }
    if (names.isEmpty())
        return toLabel(text(object.value("author"_L1).toObject(), "name"_L1));
    return names.join(", "_L1);
}

/// Tells whether Qt has \a value exactly, as a whole number.
bool isWhole(const QJsonValue &value)
{
    return value.isDouble() && value.toVariant().metaType() == QMetaType::fromType<qlonglong>();
}

/// Returns "id" as text; the specification asks readers to accept numbers as well.
QString idOf(const QJsonObject &item)
{
    const QJsonValue id = item.value("id"_L1);
    if (isWhole(id))
        return QString::number(id.toInteger());
    // 17 significant digits identify a double, so different numbers stay different.
    return id.isDouble() ? QString::number(id.toDouble(), 'g', 17) : id.toString();
}

QString asHtml(const QString &plain)
{
    // Hosts escape plain text as well (README.md), and the notes are HTML.
    return withoutReferences(plain).toHtmlEscaped().replace(u'\n', "<br>\n"_L1);
}

void readShow(const QJsonObject &feed, const QUrl &base, domain::Podcast &podcast)
{
    podcast.title = toLabel(text(feed, "title"_L1));
    podcast.author = authorOf(feed);
    podcast.link = address(feed, "home_page_url"_L1, base);
    podcast.selfLink = address(feed, "feed_url"_L1, base);
    podcast.descriptionHtml = asHtml(text(feed, "description"_L1).trimmed());
    podcast.image = address(feed, "icon"_L1, base);
    if (podcast.image.isEmpty())
        podcast.image = address(feed, "favicon"_L1, base);
    podcast.language = text(feed, "language"_L1).trimmed();
    // "expired": the feed will never have new items.
    if (feed.value("expired"_L1).toBool())
        podcast.extras.edit().updateFrequency.emplace().isComplete = true;
}

void readAttachments(const QJsonObject &object, const QUrl &base, OpenItem &item)
{
    for (const auto &value : object.value("attachments"_L1).toArray()) {
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

void readItem(const QJsonObject &object, const QUrl &base, FeedBuilder &builder)
{
    OpenItem &item = builder.item();
    domain::Episode &episode = item.episode;
    item.guid = idOf(object);
    episode.title = toLabel(text(object, "title"_L1));
    episode.author = authorOf(object);
    episode.link = address(object, "url"_L1, base);
    if (episode.link.isEmpty())
        episode.link = address(object, "external_url"_L1, base);
    episode.image = address(object, "image"_L1, base);
    item.thumbnail = address(object, "banner_image"_L1, base);
    episode.published = builder.readDate(text(object, "date_published"_L1));
    item.updated = builder.readDate(text(object, "date_modified"_L1));
    item.content = text(object, "content_html"_L1);
    if (item.content.trimmed().isEmpty())
        item.content = asHtml(text(object, "content_text"_L1));
    item.summary = asHtml(text(object, "summary"_L1));
    readAttachments(object, base, item);
}

bool isFeed(const QJsonObject &object)
{
    // Feeds without a correct version are recognised by their items and title.
    return text(object, "version"_L1).contains("jsonfeed.org/version/"_L1)
           || (object.value("items"_L1).isArray() && object.contains("title"_L1));
}

bool hasInexactId(const QJsonObject &feed)
{
    // Ids that a double cannot hold would be rounded, and different items get one guid.
    const QJsonArray items = feed.value("items"_L1).toArray();
    return std::ranges::any_of(items, [](const QJsonValue &item) {
        const QJsonValue id = item.toObject().value("id"_L1);
        return id.isDouble() && !isWhole(id) && std::abs(id.toDouble()) >= exactUpTo;
    });
}

/// Reads the document as it is; decodes and repairs it if that fails.
Result<ReadJson> readDocument(const QByteArray &document, const QByteArray &contentType)
{
    QJsonParseError fault;
    const QByteArrayView bytes = document;
    // RFC 8259 section 8.1 allows readers to ignore a byte order mark.
    const QByteArrayView unmarked =
        bytes.startsWith(byteOrderMark) ? bytes.sliced(byteOrderMark.size()) : bytes;
    ReadJson plain{.document = QJsonDocument::fromJson(
                       QByteArray::fromRawData(unmarked.data(), unmarked.size()), &fault),
                   .warnings = {},
                   .isTruncatedInput = false};
    if (fault.error == QJsonParseError::NoError && !hasInexactId(plain.document.object()))
        return plain;
    const DecodedText decoded = toUtf8(document, contentType);
    auto read = readRepairedJson(decoded.utf8);
    if (read && hasInexactId(read->document.object()))
        read = readRepairedJson(decoded.utf8, BigNumbers::AsTexts);
    if (read)
        read->warnings = decoded.warnings + read->warnings;
    return read;
}

} // namespace

bool looksLikeJson(const QByteArray &document)
{
    constexpr qsizetype maxScan = 4096; // in bytes, because comments may precede the object
    const QByteArrayView begin = QByteArrayView(document).first(std::min(maxScan, document.size()));
    const QByteArrayView unmarked =
        begin.startsWith(byteOrderMark) ? begin.sliced(byteOrderMark.size()) : begin;
    const QByteArrayView solid = unmarked.trimmed();
    if (solid.startsWith('<'))
        return false;
    if (solid.startsWith('{'))
        return true;
    // Only for other encodings and comments: decoding costs a copy.
    const QString text = QString::fromUtf8(toUtf8(begin.toByteArray(), {}).utf8);
    return QStringView(text).sliced(beginOfJson(text)).startsWith(u'{');
}

Result<ParsedFeed> parseJsonFeed(const QByteArray &document,
                                 const QUrl &source,
                                 const ParseLimits &limits,
                                 const QByteArray &contentType)
{
    const auto read = readDocument(document, contentType);
    if (!read)
        return failure(read.error());
    const QJsonObject feed = read->document.object();
    if (!isFeed(feed) && read->isTruncatedInput)
        return failure({ErrorCode::TruncatedInput, u"JSON that ends early"_s});
    if (!isFeed(feed))
        return failure({ErrorCode::UnsupportedFeed, u"JSON that is no feed"_s});

    FeedBuilder builder(limits);
    for (const QString &warning : read->warnings)
        builder.warn(warning);
    readShow(feed, source, builder.podcast());
    builder.setNextPage(address(feed, "next_url"_L1, source));
    for (const auto &item : feed.value("items"_L1).toArray()) {
        builder.beginItem();
        readItem(item.toObject(), source, builder);
        builder.endItem();
        if (builder.isOverLimit())
            return failure({ErrorCode::LimitExceeded, u"episodes"_s});
    }
    // A feed that is cut off gives its complete items (README.md).
    if (read->isTruncatedInput) {
        builder.warn(u"the document ends in the middle"_s);
        if (builder.episodeCount() == 0)
            return failure({ErrorCode::TruncatedInput, u"JSON that ends early"_s});
    }
    ParsedFeed parsed = builder.take();
    parsed.isTruncated = read->isTruncatedInput;
    return parsed;
}

} // namespace dogear::feed
