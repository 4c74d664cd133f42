// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_builder.h"

#include "field_readers.h"
#include "plain_label.h"
#include "text_comparison.h"

#include <feed/episode_guids.h>

#include <QCryptographicHash>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

// A broken feed has the same fault in each of thousands of items.
constexpr int maxWarnings = 100;

/// Returns the priority of an enclosure: audio, video, unknown types, then pictures and documents.
/// A scheme that cannot be fetched is the last choice.
int rank(const domain::Enclosure &enclosure)
{
    const QString scheme = enclosure.url.scheme();
    if (scheme != "http"_L1 && scheme != "https"_L1 && scheme != "file"_L1 && scheme != "qrc"_L1)
        return -1;
    if (enclosure.type.startsWith("audio/"_L1))
        return 4;
    if (enclosure.type.startsWith("video/"_L1))
        return 3;
    if (enclosure.type.isEmpty())
        return 2;
    return enclosure.type.startsWith("image/"_L1) || enclosure.type == "application/pdf"_L1 ? 0 : 1;
}

std::optional<domain::Enclosure> best(const QList<domain::Enclosure> &enclosures)
{
    std::optional<domain::Enclosure> chosen;
    for (const domain::Enclosure &enclosure : enclosures) {
        // ">" and not ">=": of equal ones the first in the document.
        if (!chosen || rank(enclosure) > rank(*chosen))
            chosen = enclosure;
    }
    return chosen;
}

/// Returns the best text of an item: the longest, and of equally long ones the one that is meant to
/// be complete. If that has no elements, a rival with elements and the same words is preferred,
/// although the plain text may have an additional line of advertising.
QString richest(const OpenItem &item)
{
    QString chosen = item.content;
    for (const QString &rival : {item.description, item.summary}) {
        if (rival.trimmed().size() > chosen.trimmed().size())
            chosen = rival;
    }
    if (!hasElements(chosen)) {
        for (const QString &rival : {item.content, item.description, item.summary}) {
            if (hasElements(rival) && hasSameContent(rival, chosen))
                return withoutCdataMarks(rival).trimmed();
        }
    }
    return withoutCdataMarks(chosen).trimmed();
}

} // namespace

void FeedBuilder::beginItem()
{
    m_item = {};
    m_live.reset();
}

void FeedBuilder::beginLiveItem(const domain::LiveItem &live)
{
    beginItem();
    m_live = live;
}

void FeedBuilder::settleFields()
{
    domain::Episode &episode = m_item.episode;
    if (episode.title.isEmpty())
        episode.title = m_item.plainTitle;
    // An Atom entry must have "updated" and may have "published" (RFC 4287 section 4.1.2).
    if (!episode.published)
        episode.published = m_item.updated;
    if (episode.image.isEmpty())
        episode.image = m_item.thumbnail;
    episode.enclosure = best(m_item.enclosures);
    episode.notesHtml = richest(m_item);
    // Without any title the name of the file identifies the episode for the user.
    if (episode.title.isEmpty() && episode.enclosure)
        episode.title = QFileInfo(episode.enclosure->url.path()).completeBaseName();
}

void FeedBuilder::endItem()
{
    settleFields();
    settleGuid();
    if (m_live)
        keepLiveItem();
    else
        m_feed.episodes.append(std::move(m_item.episode));
    m_item = {};
}

void FeedBuilder::keepLiveItem()
{
    const domain::Episode &episode = m_item.episode;
    m_live->guid = episode.guid;
    m_live->title = episode.title;
    m_live->notesHtml = episode.notesHtml;
    m_live->link = episode.link;
    m_live->image = episode.image;
    m_live->extras = *episode.extras;
    if (episode.enclosure) {
        m_live->streamUrl = episode.enclosure->url;
        m_live->streamType = episode.enclosure->type;
    }
    m_feed.podcast.extras.edit().liveItems.append(*m_live);
    m_live.reset();
}

void FeedBuilder::setMoved(const QUrl &url)
{
    m_feed.isMoved = true;
    m_feed.podcast.newFeedUrl = url;
}

/// Sets the guid as written; without one the link, then the enclosure; never the title.
void FeedBuilder::settleGuid()
{
    domain::Episode &episode = m_item.episode;
    if (!m_item.guid.trimmed().isEmpty())
        episode.guid = m_item.guid;
    else if (!m_item.about.trimmed().isEmpty())
        episode.guid = m_item.about;
    else if (!episode.link.isEmpty())
        episode.guid = QString::fromUtf8(episode.link.toEncoded());
    else if (episode.enclosure)
        episode.guid = QString::fromUtf8(episode.enclosure->url.toEncoded());
    else {
        // Without any identifier a hash of the content makes it the same episode when refreshed.
        const QByteArray content =
            (episode.title + episode.notesHtml).toUtf8()
            + QByteArray::number(episode.published.value_or(QDateTime()).toSecsSinceEpoch());
        episode.guid = "sha1:"_L1
                       + QString::fromLatin1(
                           QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex());
    }
}

void FeedBuilder::warn(const QString &text)
{
    if (m_feed.warnings.size() < maxWarnings)
        m_feed.warnings.append(text);
}

std::optional<QDateTime> FeedBuilder::readDate(const QString &text)
{
    const DateReading reading = readDateWithDoubt(text);
    // The field may contain any text; the log gets its beginning.
    const QString shown = text.simplified().left(60);
    if (!reading.doubt.isEmpty())
        warn("the date \"%1\": %2"_L1.arg(shown, reading.doubt));
    else if (!reading.date && !shown.isEmpty())
        warn("a date cannot be read: "_L1 + shown);
    return reading.date;
}

bool FeedBuilder::isOverLimit() const
{
    return m_feed.episodes.size() > m_limits.maxEpisodes;
}

/// Merges episodes that are listed twice and separates different ones with the same guid.
void FeedBuilder::dropDuplicates()
{
    const DistinctGuids guids = makeGuidsDistinct(m_feed.episodes, m_feed.podcast.link);
    for (const QString &warning : guids.warnings)
        warn(warning);
}

ParsedFeed FeedBuilder::take()
{
    dropDuplicates();
    m_feed.podcast.categories.removeDuplicates();
    // Only at the end: the author may follow the owner in the document.
    if (m_feed.podcast.author.isEmpty())
        m_feed.podcast.author = m_feed.podcast.ownerName;
    return std::move(m_feed);
}

} // namespace dogear::feed
