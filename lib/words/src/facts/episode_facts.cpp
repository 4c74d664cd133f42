// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_list.h"

#include <words/episode_facts.h>
#include <words/format.h>
#include <words/plain_text.h>

#include <QLocale>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Adds the numbers only if they say more than the head of the page, which shows plain ones.
void addNumbers(QList<Fact> &facts, std::optional<int> season, const domain::EpisodeExtras &extras)
{
    if (!extras.seasonName.isEmpty())
        addFact(facts,
                FeedFacts::tr("Season"),
                {season ? formatPlainNumber(*season) : QString(), extras.seasonName});
    addFact(facts,
            FeedFacts::tr("Episode"),
            {extras.episodeDisplay,
             extras.episodeNumber ? QLocale().toString(*extras.episodeNumber, 'g', 9) : QString()});
}

QList<Fact> aboutFacts(const domain::Episode &episode)
{
    const domain::EpisodeExtras &extras = *episode.extras;
    QList<Fact> facts;
    if (plainLine(episode.subtitle) != plainLine(episode.title))
        addFact(facts, FeedFacts::tr("Subtitle"), {episode.subtitle});
    addNumbers(facts, episode.season, extras);
    if (episode.type == domain::EpisodeType::Trailer)
        addFact(facts, FeedFacts::tr("Kind"), {FeedFacts::tr("Trailer")});
    else if (episode.type == domain::EpisodeType::Bonus)
        addFact(facts, FeedFacts::tr("Kind"), {FeedFacts::tr("Bonus episode")});
    // "Not explicit" is what everybody expects, so it is no news.
    if (episode.isExplicit.value_or(false))
        addFact(facts, FeedFacts::tr("Rating"), {FeedFacts::tr("Explicit")});
    return facts + licenceFacts(extras.license) + placeFacts(extras.locations);
}

QList<Fact> streamFacts(const domain::LiveItem &item)
{
    QList<Fact> facts;
    if (item.end)
        addFact(facts, FeedFacts::tr("Planned end"), {formatDateTime(*item.end)});
    addFact(facts, FeedFacts::tr("Live stream"), {item.streamType}, item.streamUrl);
    for (const domain::ContentLink &link : item.contentLinks)
        addFact(facts, FeedFacts::tr("Watch or listen"), {link.text}, link.url);
    addFact(facts, FeedFacts::tr("Website"), {}, item.link);
    addFact(facts, FeedFacts::tr("Picture"), {}, item.image);
    addNumbers(facts, {}, item.extras);
    facts += licenceFacts(item.extras.license) + placeFacts(item.extras.locations);
    addFact(facts, FeedFacts::tr("Identifier"), {item.guid});
    return facts;
}

void addExtras(QList<FactGroup> &groups,
               const domain::EpisodeExtras &extras,
               const QString &title,
               const std::optional<domain::Enclosure> &enclosure)
{
    addGroup(groups, FeedFacts::tr("Excerpts"), excerptFacts(extras.soundbites, title));
    addGroup(
        groups, FeedFacts::tr("Versions"), versionFacts(extras.alternateEnclosures, enclosure));
    addGroup(groups, FeedFacts::tr("Support"), supportFacts(extras.fundings));
    addCommonGroups(groups, extras);
}

} // namespace

QList<FactGroup> episodeFacts(const domain::EpisodeDetail &detail)
{
    const domain::Episode &episode = detail.episode;
    QList<FactGroup> groups;
    addGroup(groups, FeedFacts::tr("About the episode"), aboutFacts(episode));
    addGroup(groups, FeedFacts::tr("People"), personFacts(episode.persons, episode.author));
    addExtras(groups, *episode.extras, episode.title, episode.enclosure);
    addGroup(groups, FeedFacts::tr("Documents"), documentFacts(episode));
    return groups;
}

QList<FactGroup> liveItemFacts(const domain::LiveItem &item)
{
    QList<FactGroup> groups;
    addGroup(groups, {}, streamFacts(item));
    addGroup(groups, FeedFacts::tr("Chapters"), chapterFacts(item.extras.chapters));
    addExtras(groups, item.extras, item.title, {});
    return groups;
}

QString liveItemState(const domain::LiveItem &item, const QDateTime &now)
{
    const QString time = item.start ? formatMoment(*item.start, now) : QString();
    if (item.status == "live"_L1)
        return joinedPlain({FeedFacts::tr("Live now"), time});
    if (item.status == "ended"_L1)
        return joinedPlain({FeedFacts::tr("Ended"), time});
    if (item.status == "pending"_L1)
        return joinedPlain({FeedFacts::tr("Planned"), time});
    return joinedPlain({item.status, time});
}

} // namespace dogear::words
