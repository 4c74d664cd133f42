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
    std::optional<QDateTime> updated;
};

class FeedBuilder
{
public:
    explicit FeedBuilder(const ParseLimits &limits)
        : m_limits(limits)
    {}

    domain::Podcast &podcast() { return m_feed.podcast; }
    OpenItem &item() { return m_item; }

    void beginItem();
    /// Settles the open item and keeps it.
    void endItem();
    void warn(const QString &text);

    [[nodiscard]] bool isOverLimit() const;
    [[nodiscard]] qsizetype episodeCount() const { return m_feed.episodes.size(); }
    /// What was read: guids distinct, rivals settled.
    [[nodiscard]] ParsedFeed take();

private:
    void settleGuid();
    void dropDuplicates();

    ParseLimits m_limits;
    ParsedFeed m_feed;
    OpenItem m_item;
};

/// Takes over \a value unless it is empty: an empty element never overwrites a field.
template<typename T>
void takeOver(T &field, const T &value)
{
    if (!value.isEmpty())
        field = value;
}

} // namespace dogear::feed
