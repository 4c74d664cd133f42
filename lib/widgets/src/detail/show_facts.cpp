// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_facts.h"

#include "podcasting20_facts.h"

#include <base/feed_url.h>
#include <words/format.h>

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Context of the translations, as these functions belong to no class.
struct ShowFacts
{
    Q_DECLARE_TR_FUNCTIONS(ShowFacts)
};

/// Returns the name of the language \a code in that language.
QString languageName(const QString &code)
{
    // For a code that it does not know, QLocale is the C locale; then the feed's code is shown.
    const QLocale language(code);
    return language == QLocale::c() ? code : language.nativeLanguageName();
}

void addFeedAddress(QList<Fact> &facts, const QUrl &url)
{
    if (url.scheme() == "qrc"_L1) // the Dogear Guide is part of the program
        return;
    // Addresses in the library contain no password (lib/README.md, 18), so none is copied.
    facts.append({.name = ShowFacts::tr("Feed"),
                  .text = shownUrl(url),
                  .copyText = QString::fromUtf8(url.toEncoded()),
                  .isFeedAddress = true});
}

QList<Fact> information(const domain::FollowedPodcast &show, const domain::ShowSpan &span)
{
    const domain::Podcast &podcast = show.podcast;
    const domain::PodcastExtras &extras = *podcast.extras;
    QList<Fact> facts;
    addFact(facts,
            ShowFacts::tr("Creator"),
            {podcast.author.isEmpty() ? podcast.ownerName : podcast.author});
    if (!podcast.author.isEmpty() && podcast.ownerName != podcast.author)
        addFact(facts, ShowFacts::tr("Owner"), {podcast.ownerName});
    addFact(facts, ShowFacts::tr("Years active"), {yearsActive(span)});
    addFact(facts, ShowFacts::tr("Episodes"), {QLocale().toString(show.episodeCount)});
    if (podcast.type == domain::ShowType::Serial)
        addFact(
            facts, ShowFacts::tr("Order"), {ShowFacts::tr("One story, from the first episode on")});
    addFrequency(facts, extras.updateFrequency);
    if (podcast.isExplicit)
        addFact(facts,
                ShowFacts::tr("Rating"),
                {*podcast.isExplicit ? ShowFacts::tr("Explicit") : ShowFacts::tr("Clean")});
    addFact(facts, ShowFacts::tr("Language"), {languageName(podcast.language)});
    addFact(facts, ShowFacts::tr("Categories"), podcast.categories);
    addFact(facts, ShowFacts::tr("Copyright"), {podcast.copyright});
    addLicense(facts, extras.license);
    addLocations(facts, extras.locations);
    addFact(facts, ShowFacts::tr("Website"), {}, podcast.link);
    addFeedAddress(facts, show.url);
    if (show.fetch.lastSuccess)
        addFact(
            facts, ShowFacts::tr("Last read"), {words::formatDateTime(*show.fetch.lastSuccess)});
    return facts;
}

QList<Fact> payments(const QList<domain::Value> &values)
{
    QList<Fact> facts;
    if (!values.isEmpty())
        addFact(facts, {}, {ShowFacts::tr("For information only: Dogear sends no payments.")});
    addValues(facts, values);
    return facts;
}

QList<Fact> technicalFacts(const domain::FollowedPodcast &show)
{
    const domain::Podcast &podcast = show.podcast;
    const domain::PodcastExtras &extras = *podcast.extras;
    QList<Fact> facts;
    addFact(facts, ShowFacts::tr("Medium"), {extras.medium});
    addFact(facts, ShowFacts::tr("Identifier"), {podcast.guid});
    if (feedUrlKey(podcast.selfLink) != feedUrlKey(show.url))
        addFact(facts, ShowFacts::tr("Own address"), {}, podcast.selfLink);
    addFact(facts, ShowFacts::tr("New address"), {}, podcast.newFeedUrl);
    addFact(facts, ShowFacts::tr("Made with"), {podcast.generator});
    addLocked(facts, extras.locked);
    addBlocks(facts, extras.blocks);
    if (extras.usesPodping)
        addFact(facts,
                ShowFacts::tr("Announced by Podping"),
                {*extras.usesPodping ? ShowFacts::tr("Yes") : ShowFacts::tr("No")});
    addTxts(facts, extras.txts);
    addImages(facts, extras.images);
    return facts;
}

} // namespace

QString yearsActive(const domain::ShowSpan &span)
{
    if (!span.first || !span.last)
        return {};
    // Not QLocale::toString(), which would group the digits of a year.
    const QString first = QString::number(span.first->toLocalTime().date().year());
    const QString last = QString::number(span.last->toLocalTime().date().year());
    return first == last ? first : first + u" – " + last;
}

QList<FactGroup> showFacts(const domain::FollowedPodcast &show, const domain::ShowSpan &span)
{
    const domain::PodcastExtras &extras = *show.podcast.extras;
    QList<Fact> trailers;
    addTrailers(trailers, extras.trailers);
    QList<Fact> persons;
    addPersons(persons, show.podcast.persons);
    QList<Fact> support;
    addFundings(support, show.podcast.fundings);
    QList<Fact> community;
    addComments(community, extras.socialInteracts);
    addChat(community, extras.chat);
    QList<FactGroup> groups{{ShowFacts::tr("Information"), information(show, span)},
                            {ShowFacts::tr("Trailers"), trailers},
                            {ShowFacts::tr("People"), persons},
                            {ShowFacts::tr("Support"), support},
                            {ShowFacts::tr("Community"), community},
                            {ShowFacts::tr("Payments"), payments(extras.values)},
                            {ShowFacts::tr("About the feed"), technicalFacts(show)}};
    groups.removeIf([](const FactGroup &group) { return group.facts.isEmpty(); });
    return groups;
}

} // namespace dogear::widgets
