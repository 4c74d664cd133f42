// SPDX-License-Identifier: GPL-3.0-or-later
#include "link_finder.h"

#include <episodes/linked_episodes.h>
#include <subscriptions/subscriptions.h>

#include <QPointer>

namespace dogear {

using discovery::ShowLead;
using discovery::ShowLink;

namespace {

/// The lead to \a show, as far as the library can tell.
ShowLead leadTo(const domain::FollowedPodcast &show, const ShowLink &link)
{
    ShowLead lead{.link = link, .feedUrl = show.url};
    lead.show.title = show.title();
    lead.show.author = show.podcast.author;
    lead.show.feedUrl = show.url;
    lead.show.podcastGuid = show.podcast.guid;
    lead.show.artwork = show.image();
    lead.show.website = show.podcast.link;
    lead.show.language = show.podcast.language;
    return lead;
}

domain::EpisodeClues cluesOf(const ShowLead &lead)
{
    domain::EpisodeClues clues =
        lead.episode ? dogear::cluesOf(*lead.episode) : domain::EpisodeClues();
    if (!lead.link.episodeGuid.isEmpty())
        clues.guid = lead.link.episodeGuid;
    return clues;
}

} // namespace

domain::EpisodeClues cluesOf(const discovery::DirectoryEpisode &episode)
{
    return {.guid = episode.guid,
            .enclosure = episode.enclosure,
            .title = episode.title,
            .published = episode.published};
}

LinkFinder::LinkFinder(discovery::LinkResolver &links,
                       subscriptions::Subscriptions &shows,
                       episodes::LinkedEpisodes &episodes,
                       QObject *parent)
    : QObject(parent)
    , m_links(links)
    , m_shows(shows)
    , m_episodes(episodes)
{}

Future<Result<LinkTarget>> LinkFinder::find(const ShowLink &link, QObject *context)
{
    return findShow(link.feedUrl, link.podcastGuid)
        .then(this, [this, link, context = QPointer(context)](const FoundShow &show) -> Targets {
            if (!show)
                return readyFuture<Result<LinkTarget>>(failure(show.error()));
            if (*show)
                return withEpisode({.lead = leadTo(**show, link), .show = *show});
            return context ? resolve(link, context) : Targets();
        });
}

/// Asks the directories, whose answer may name a show that is followed.
Future<Result<LinkTarget>> LinkFinder::resolve(const ShowLink &link, QObject *context)
{
    return m_links.resolve(link, context)
        .then(this, [this](const Result<ShowLead> &lead) -> Targets {
            if (!lead)
                return readyFuture<Result<LinkTarget>>(failure(lead.error()));
            const bool isOther =
                lead->problem == ShowLead::Problem::None && lead->feedUrl != lead->link.feedUrl;
            if (!isOther) // find() has looked for the address of the link itself
                return readyFuture(Result<LinkTarget>({.lead = *lead, .clues = cluesOf(*lead)}));
            return findShow(lead->feedUrl, lead->show.podcastGuid)
                .then(this, [this, lead = *lead](const FoundShow &show) -> Targets {
                    if (!show)
                        return readyFuture<Result<LinkTarget>>(failure(show.error()));
                    return withEpisode({.lead = lead, .show = *show});
                });
        });
}

/// Finds a followed show. One that was never read yet has nothing to open. An address with a
/// password is not looked for: its user may be giving a new password to the show.
Future<LinkFinder::FoundShow> LinkFinder::findShow(const QUrl &address, const QString &guid)
{
    const bool isUsable = !address.isLocalFile() && address.userInfo().isEmpty();
    return m_shows.findFollowed(isUsable ? address : QUrl(), guid)
        .then([](const FoundShow &show) -> FoundShow {
            const bool wasRead = show && *show && (*show)->fetch.lastSuccess;
            return !show || wasRead ? show : FoundShow(std::nullopt);
        });
}

Future<Result<LinkTarget>> LinkFinder::withEpisode(const LinkTarget &target)
{
    LinkTarget known = target;
    known.clues = cluesOf(target.lead);
    if (!known.show || known.clues.isEmpty())
        return readyFuture(Result<LinkTarget>(known));
    return findEpisode(known.show->id, known.clues)
        .then([known](const Result<std::optional<domain::EpisodeSummary>> &episode) mutable {
            return episode.map([&known](const std::optional<domain::EpisodeSummary> &found) {
                known.episode = found;
                return known;
            });
        });
}

Future<Result<std::optional<domain::EpisodeSummary>>> LinkFinder::findEpisode(
    PodcastId show,
    const domain::EpisodeClues &clues)
{
    return m_episodes.find(show, clues);
}

} // namespace dogear
