// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects what the namespace handlers read, and decides between rival fields.

#include "element.h"

#include <feed/feed_parser.h>

namespace dogear::feed {

/// An item while it is open: fields whose rivals are not known yet.
struct OpenItem
{
    domain::Episode episode;
    QString guid; ///< raw, as written
    QString content;
    QString description;
    QString summary;
    QString plainTitle; ///< from another vocabulary, if the item has no title
    QList<domain::Enclosure> enclosures;
    QUrl thumbnail;
    QString about; ///< rdf:about: the guid of RSS 1.0
    std::optional<QDateTime> updated;
};

/// What closed inside an element that is still open; taken when that closes.
struct Nested
{
    QList<domain::MediaSource> sources;
    std::optional<domain::Integrity> integrity;
    QList<domain::ValueRecipient> recipients;
    QList<domain::ValueRecipient> splitRecipients;
    QList<domain::ValueTimeSplit> timeSplits;
    QList<domain::RemoteItem> remoteItems;
    QList<domain::Chapter> chapters;
    QStringList subcategories;
};

class FeedBuilder
{
public:
    explicit FeedBuilder(const ParseLimits &limits)
        : m_limits(limits)
    {}

    domain::Podcast &podcast() { return m_feed.podcast; }
    OpenItem &item() { return m_item; }
    Nested &nested() { return m_nested; }
    /// The podcast:liveItem that is open as the item; null if an episode is.
    domain::LiveItem *live() { return m_live ? &*m_live : nullptr; }

    void beginItem();
    /// The item that begins is no episode: endItem() puts it among the live items.
    void beginLiveItem(const domain::LiveItem &live);
    /// Settles the open item and keeps it.
    void endItem();
    /// The document says nothing but where the feed is now.
    void setMoved(const QUrl &url);
    /// Older episodes stand at \a url.
    void setNextPage(const QUrl &url) { m_feed.nextPage = url; }
    void warn(const QString &text);
    /// readDate() that warns of what is doubtful or cannot be read.
    [[nodiscard]] std::optional<QDateTime> readDate(const QString &text);

    [[nodiscard]] bool isOverLimit() const;
    [[nodiscard]] qsizetype episodeCount() const { return m_feed.episodes.size(); }
    /// What was read: guids distinct, rivals settled.
    [[nodiscard]] ParsedFeed take();

private:
    void settleFields();
    void settleGuid();
    void keepLiveItem();
    void dropDuplicates();

    ParseLimits m_limits;
    ParsedFeed m_feed;
    OpenItem m_item;
    Nested m_nested;
    std::optional<domain::LiveItem> m_live;
};

/// Takes over \a value unless it is empty: an empty element never overwrites a field.
template<typename T>
void takeOver(T &field, const T &value)
{
    if (!value.isEmpty())
        field = value;
}

} // namespace dogear::feed
