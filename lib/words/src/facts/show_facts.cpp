// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_list.h"

#include <base/feed_url.h>
#include <words/format.h>
#include <words/plain_text.h>
#include <words/show_facts.h>

#include <QLocale>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Returns "2021 – 2024", or "2024" for one year; empty without dates.
QString yearsActive(const domain::ShowSpan &span)
{
    if (!span.first || !span.last)
        return {};
    const QString first = formatPlainNumber(span.first->toLocalTime().date().year());
    const QString last = formatPlainNumber(span.last->toLocalTime().date().year());
    return first == last ? first : FeedFacts::tr("%1 – %2", "first and last year").arg(first, last);
}

void addFrequency(QList<Fact> &facts, const domain::UpdateFrequency &frequency)
{
    QStringList parts{frequency.text, frequency.rrule};
    if (frequency.start)
        parts.append(FeedFacts::tr("since %1").arg(formatDateTime(*frequency.start)));
    if (frequency.isComplete)
        parts.append(FeedFacts::tr("Finished, no further episodes"));
    addFact(facts, FeedFacts::tr("New episodes"), parts);
}

void addFeedAddress(QList<Fact> &facts, const QUrl &url)
{
    if (url.scheme() == "qrc"_L1) // the Dogear Guide is part of the program
        return;
    // Addresses in the library contain no password (lib/README.md, 18), so none is copied.
    facts.append({.name = FeedFacts::tr("Feed"),
                  .text = plainAddress(url),
                  .feedAddress = QString::fromUtf8(url.toEncoded())});
}

QList<Fact> information(const domain::FollowedPodcast &show, const domain::ShowSpan &span)
{
    const domain::Podcast &podcast = show.podcast;
    const domain::PodcastExtras &extras = *podcast.extras;
    QList<Fact> facts;
    addFact(facts,
            FeedFacts::tr("Creator"),
            {podcast.author.isEmpty() ? podcast.ownerName : podcast.author});
    if (!podcast.author.isEmpty() && podcast.ownerName != podcast.author)
        addFact(facts, FeedFacts::tr("Owner"), {podcast.ownerName});
    addFact(facts, FeedFacts::tr("Years active"), {yearsActive(span)});
    addFact(facts, FeedFacts::tr("Episodes"), {QLocale().toString(show.episodeCount)});
    if (podcast.type == domain::ShowType::Serial)
        addFact(
            facts, FeedFacts::tr("Order"), {FeedFacts::tr("One story, from the first episode on")});
    if (extras.updateFrequency)
        addFrequency(facts, *extras.updateFrequency);
    if (podcast.isExplicit)
        addFact(facts,
                FeedFacts::tr("Rating"),
                {*podcast.isExplicit ? FeedFacts::tr("Explicit") : FeedFacts::tr("Clean")});
    addFact(facts, FeedFacts::tr("Language"), {languageName(podcast.language)});
    addFact(facts, FeedFacts::tr("Categories"), podcast.categories);
    addFact(facts, FeedFacts::tr("Copyright"), {podcast.copyright});
    facts += licenceFacts(extras.license) + placeFacts(extras.locations);
    addFact(facts, FeedFacts::tr("Website"), {}, podcast.link);
    addFeedAddress(facts, show.url);
    if (show.fetch.lastSuccess)
        addFact(facts, FeedFacts::tr("Last read"), {formatDateTime(*show.fetch.lastSuccess)});
    return facts;
}

QString permission(bool isGiven)
{
    return isGiven ? FeedFacts::tr("Allowed") : FeedFacts::tr("Not allowed");
}

QList<Fact> technicalFacts(const domain::FollowedPodcast &show)
{
    const domain::Podcast &podcast = show.podcast;
    const domain::PodcastExtras &extras = *podcast.extras;
    QList<Fact> facts;
    addFact(facts, FeedFacts::tr("Medium"), {extras.medium});
    addFact(facts, FeedFacts::tr("Identifier"), {podcast.guid});
    if (feedUrlKey(podcast.selfLink) != feedUrlKey(show.url))
        addFact(facts, FeedFacts::tr("Own address"), {}, podcast.selfLink);
    addFact(facts, FeedFacts::tr("New address"), {}, podcast.newFeedUrl);
    addFact(facts, FeedFacts::tr("Made with"), {podcast.generator});
    if (extras.locked)
        addFact(facts,
                FeedFacts::tr("Import by other hosts"),
                {permission(!extras.locked->isLocked), extras.locked->owner});
    for (const domain::Block &block : extras.blocks)
        addFact(
            facts,
            FeedFacts::tr("Listing in directories"),
            {plainOr(block.id, FeedFacts::tr("All directories")), permission(!block.isBlocked)});
    if (extras.usesPodping)
        addFact(facts,
                FeedFacts::tr("Announced by Podping"),
                {*extras.usesPodping ? FeedFacts::tr("Yes") : FeedFacts::tr("No")});
    return facts;
}

} // namespace

QList<FactGroup> showFacts(const domain::FollowedPodcast &show, const domain::ShowSpan &span)
{
    const domain::PodcastExtras &extras = *show.podcast.extras;
    QList<FactGroup> groups;
    addGroup(groups, FeedFacts::tr("Information"), information(show, span));
    addGroup(groups, FeedFacts::tr("Trailers"), trailerFacts(extras.trailers));
    addGroup(groups, FeedFacts::tr("People"), personFacts(show.podcast.persons));
    addGroup(groups, FeedFacts::tr("Support"), supportFacts(show.podcast.fundings));
    addCommonGroups(groups, extras);
    addGroup(groups, FeedFacts::tr("About the feed"), technicalFacts(show));
    return groups;
}

QStringList remoteItemTexts(const domain::RemoteItem &item)
{
    QStringList texts{
        item.title, plainAddress(item.feedUrl), item.feedGuid, item.itemGuid, item.medium};
    texts.removeAll(QString());
    return texts;
}

} // namespace dogear::words
