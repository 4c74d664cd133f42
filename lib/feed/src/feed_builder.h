// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects the fields that the namespace handlers read, and chooses between rival fields.

#include "element.h"

#include <feed/parsed_feed.h>

namespace dogear::feed {

/// An item that is still open, with all candidates for fields that may occur more than once.
struct OpenItem
{
    domain::Episode episode;
    QString guid; ///< as written
    QString content;
    QString description;
    QString summary;
    QString plainTitle; ///< title from another vocabulary, used if the item has no own
    QList<domain::Enclosure> enclosures;
    QUrl thumbnail;
    QString about; ///< rdf:about, which is the guid of RSS 1.0
    std::optional<QDateTime> updated;
};

/// Values of elements that closed inside an open element, which takes them when it closes.
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

/// Builds one ParsedFeed, item by item.
class FeedBuilder
{
public:
    explicit FeedBuilder(const ParseLimits &limits)
        : m_limits(limits)
    {}

    domain::Podcast &podcast() { return m_feed.podcast; }
    OpenItem &item() { return m_item; }
    Nested &nested() { return m_nested; }
    /// Returns the podcast:liveItem if that is the open item; null if the open item is an episode.
    domain::LiveItem *live() { return m_live ? &*m_live : nullptr; }

    void beginItem();
    /// Begins an item that is not an episode: endItem() adds it to the live items.
    void beginLiveItem(const domain::LiveItem &live);
    /// Chooses between rival fields of the open item and keeps it.
    void endItem();
    /// Marks the document as one that only says where the feed is now.
    void setMoved(const QUrl &url);
    /// Sets the address of the page with older episodes.
    void setNextPage(const QUrl &url) { m_feed.nextPage = url; }
    void warn(const QString &text);
    /// Does the same as readDate() and warns of a date that is doubtful or cannot be read.
    [[nodiscard]] std::optional<QDateTime> readDate(const QString &text);

    [[nodiscard]] bool isOverLimit() const;
    [[nodiscard]] qsizetype episodeCount() const { return m_feed.episodes.size(); }
    /// Finishes the feed: makes guids distinct and sets fields that depend on others.
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

/// Sets \a field to \a value unless that is empty: an empty element never overwrites a field.
template<typename T>
void assignUnlessEmpty(T &field, const T &value)
{
    if (!value.isEmpty())
        field = value;
}

} // namespace dogear::feed
