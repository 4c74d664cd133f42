// SPDX-License-Identifier: GPL-3.0-or-later
#include "apple/apple_answers.h"
#include "apple/apple_requests.h"
#include "fyyd/fyyd_answers.h"
#include "fyyd/fyyd_requests.h"
#include "podcast_index/podcast_index_access.h"
#include "podcast_index/podcast_index_answers.h"
#include "podcast_index/podcast_index_requests.h"
#include "requests/directory_client.h"
#include "requests/max_ages.h"
#include "resolver/page_facts.h"
#include "values/show_keys.h"

#include <discovery/directory_access.h>
#include <discovery/link_resolver.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

using Kind = ShowLink::Kind;
using Problem = ShowLead::Problem;

namespace {

/// Answer to the lookup of a show, perhaps with its newest episodes.
struct StoreAnswer
{
    QList<DirectoryShow> shows;
    QList<DirectoryEpisode> episodes;
};

Result<StoreAnswer> readStore(const QByteArray &body)
{
    const Result<QList<DirectoryShow>> shows = readAppleShows(body);
    if (!shows)
        return failure(shows.error());
    const Result<QList<DirectoryEpisode>> episodes = readAppleEpisodes(body);
    return StoreAnswer{*shows, episodes.value_or(QList<DirectoryEpisode>())};
}

Result<QList<DirectoryShow>> readOpenIndex(const QByteArray &body)
{
    return readAppleShows(body, Directory::PodcastIndex);
}

Result<PageFacts> readFacts(const QByteArray &body)
{
    return readPage(body);
}

/// Adds \a show to \a known: all of it if nothing is known yet, else the feed if that is missing.
void addMissing(DirectoryShow &known, const DirectoryShow &show)
{
    if (known.title.isEmpty())
        known = show;
    else if (known.feedUrl.isEmpty())
        known.feedUrl = show.feedUrl;
}

} // namespace

/// One call of resolve().
struct LinkResolver::Attempt
{
    ShowLead lead;
    QPointer<QObject> context;
    QStringList countries = {};      ///< stores that were not asked yet
    std::optional<Error> error = {}; ///< of the store, for the case that no directory helps

    [[nodiscard]] const ShowLink &link() const { return lead.link; }

    [[nodiscard]] Leads done() const { return readyFuture(Result<ShowLead>(lead)); }
    [[nodiscard]] static Leads failed(const Error &error)
    {
        return readyFuture(Result<ShowLead>(failure(error)));
    }
    [[nodiscard]] Leads found(const DirectoryShow &show)
    {
        addMissing(lead.show, show);
        lead.feedUrl = show.feedUrl;
        return done();
    }
    [[nodiscard]] Leads without(Problem problem)
    {
        lead.problem = problem;
        if (lead.searchWords.isEmpty())
            lead.searchWords = lead.show.title;
        return done();
    }
};

LinkResolver::LinkResolver(DirectoryClient &client,
                           const DirectoryAddresses &addresses,
                           PodcastIndexAccess &podcastIndex,
                           QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_addresses(addresses)
    , m_podcastIndex(podcastIndex)
{}

LinkResolver::~LinkResolver() = default;

LinkResolver::Leads LinkResolver::resolve(const ShowLink &link, QObject *context)
{
    const auto attempt =
        std::make_shared<Attempt>(Attempt{.lead = {.link = link}, .context = context});
    switch (link.kind) {
    case Kind::Feed:
        attempt->lead.feedUrl = link.feedUrl;
        attempt->lead.httpFallback = link.httpFallback;
        return attempt->done();
    case Kind::Words:
        attempt->lead.searchWords = link.words;
        return attempt->done();
    case Kind::AppleShow:
        return resolveApple(attempt);
    case Kind::FyydShow:
    case Kind::FyydEpisode:
        return resolveFyyd(attempt);
    case Kind::PodcastIndexShow:
        return resolvePodcastIndex(attempt);
    case Kind::YouTubeFeed:
        attempt->lead.feedUrl = link.feedUrl;
        return attempt->without(Problem::VideosOnly);
    case Kind::YouTubePage:
    case Kind::SoundCloudPage:
    case Kind::Closed:
        return readPage(attempt);
    }
    return attempt->done();
}

LinkResolver::Leads LinkResolver::resolve(const DirectoryShow &hit, QObject *context)
{
    const auto attempt =
        std::make_shared<Attempt>(Attempt{.lead = {.show = hit}, .context = context});
    if (!hit.feedUrl.isEmpty())
        return attempt->found(hit);
    if (hit.appleId > 0) {
        attempt->lead.link = {.kind = Kind::AppleShow, .appleId = hit.appleId};
        return resolveApple(attempt);
    }
    if (hit.fyydId > 0)
        return askFyyd(attempt, fyydShow(m_addresses.fyyd, hit.fyydId));
    return searchPodcastIndex(attempt);
}

LinkResolver::Leads LinkResolver::resolveApple(const AttemptPtr &attempt)
{
    attempt->countries = {attempt->link().country, m_country, u"us"_s};
    attempt->countries.removeAll(QString());
    attempt->countries.removeDuplicates();
    attempt->lead.isEpisodeMissing = attempt->link().appleEpisode > 0; // until a store names it
    return askStore(attempt);
}

LinkResolver::Leads LinkResolver::askStore(const AttemptPtr &attempt)
{
    if (attempt->countries.isEmpty())
        return askPodcastIndex(attempt);
    const ShowLink &link = attempt->link();
    const QString country = attempt->countries.takeFirst();
    const QUrl request =
        link.appleEpisode > 0
            ? appleEpisodeLookup(m_addresses.apple, link.appleId, country)
            : appleLookups(m_addresses.apple, {link.appleId}, country).constFirst();
    ++attempt->lead.requests;
    return m_client.get({.url = request, .maxAge = maxLookupAge}, attempt->context, readStore)
        .then(this, [this, attempt](const Result<Dated<StoreAnswer>> &answer) -> Leads {
            if (!answer) {
                attempt->error = answer.error();
                return askPodcastIndex(attempt);
            }
            const auto &[shows, episodes] = answer->value;
            const auto show =
                std::ranges::find(shows, attempt->link().appleId, &DirectoryShow::appleId);
            if (show == shows.cend())
                return askStore(attempt);
            addMissing(attempt->lead.show, *show);
            if (const qint64 sought = attempt->link().appleEpisode; sought > 0) {
                const auto episode =
                    std::ranges::find(episodes, sought, &DirectoryEpisode::appleId);
                if (episode != episodes.cend()) {
                    attempt->lead.episode = *episode;
                    attempt->lead.isEpisodeMissing = false;
                }
            }
            return show->feedUrl.isEmpty() ? askPodcastIndex(attempt) : attempt->found(*show);
        });
}

LinkResolver::Leads LinkResolver::askPodcastIndex(const AttemptPtr &attempt)
{
    const QUrl request = podcastIndexOpenLookup(m_addresses.podcastIndex, attempt->link().appleId);
    ++attempt->lead.requests;
    return m_client.get({.url = request, .maxAge = maxLookupAge}, attempt->context, readOpenIndex)
        .then(this, [this, attempt](const Result<FoundShows> &answer) -> Leads {
            if (answer) {
                for (const DirectoryShow &show : answer->value) {
                    if (!show.feedUrl.isEmpty())
                        return attempt->found(show);
                }
            }
            if (!attempt->lead.show.title.isEmpty())
                return searchPodcastIndex(attempt);
            if (attempt->error)
                return Attempt::failed(*attempt->error);
            return attempt->without(Problem::NotListed);
        });
}

LinkResolver::Leads LinkResolver::searchPodcastIndex(const AttemptPtr &attempt)
{
    const QString title = attempt->lead.show.title;
    ++attempt->lead.requests;
    return m_client
        .get({.url = podcastIndexOpenSearch(m_addresses.podcastIndex, title),
              .maxAge = maxSearchAge},
             attempt->context,
             readOpenIndex)
        .then(this, [attempt](const Result<FoundShows> &answer) -> Leads {
            const DirectoryShow &sought = attempt->lead.show;
            const QString key = nameKey(sought.title, sought.author);
            // Only the same title by the same author: many shows have the same title.
            for (const DirectoryShow &show : answer ? answer->value : QList<DirectoryShow>()) {
                if (!key.isEmpty() && !show.feedUrl.isEmpty()
                    && nameKey(show.title, show.author) == key)
                    return attempt->found(show);
            }
            return attempt->without(sought.appleId > 0 ? Problem::AppleOnly : Problem::NotListed);
        });
}

LinkResolver::Leads LinkResolver::resolveFyyd(const AttemptPtr &attempt)
{
    const ShowLink &link = attempt->link();
    if (link.kind == Kind::FyydShow)
        return askFyyd(attempt, fyydShow(m_addresses.fyyd, link.slug));
    ++attempt->lead.requests;
    return m_client
        .get({.url = fyydEpisode(m_addresses.fyyd, link.id), .maxAge = maxLookupAge},
             attempt->context,
             readFyydEpisodes)
        .then(this, [this, attempt](const Result<FoundEpisodes> &answer) -> Leads {
            if (!answer)
                return Attempt::failed(answer.error());
            if (answer->value.isEmpty())
                return attempt->without(Problem::NotListed);
            attempt->lead.episode = answer->value.constFirst();
            return askFyyd(attempt, fyydShow(m_addresses.fyyd, attempt->lead.episode->show.fyydId));
        });
}

LinkResolver::Leads LinkResolver::askFyyd(const AttemptPtr &attempt, const QUrl &request)
{
    ++attempt->lead.requests;
    return m_client.get({.url = request, .maxAge = maxLookupAge}, attempt->context, readFyydShows)
        .then(this, [attempt](const Result<FoundShows> &answer) -> Leads {
            if (!answer)
                return Attempt::failed(answer.error());
            return answer->value.isEmpty() ? attempt->without(Problem::NotListed)
                                           : attempt->found(answer->value.constFirst());
        });
}

LinkResolver::Leads LinkResolver::resolvePodcastIndex(const AttemptPtr &attempt)
{
    if (!m_podcastIndex.hasKey())
        return attempt->without(Problem::KeyMissing);
    const ShowLink &link = attempt->link();
    const QUrl request = link.podcastGuid.isEmpty()
                             ? podcastIndexShowById(m_addresses.podcastIndex, link.id)
                             : podcastIndexShowByGuid(m_addresses.podcastIndex, link.podcastGuid);
    ++attempt->lead.requests;
    if (!attempt->context)
        return {};
    return m_podcastIndex
        .get({.url = request, .maxAge = maxLookupAge}, attempt->context, readPodcastIndexShows)
        .then(this, [attempt](const Result<FoundShows> &answer) -> Leads {
            if (!answer)
                return Attempt::failed(answer.error());
            for (const DirectoryShow &show : answer->value) {
                if (!show.feedUrl.isEmpty())
                    return attempt->found(show);
            }
            return attempt->without(Problem::NotListed);
        });
}

LinkResolver::Leads LinkResolver::readPage(const AttemptPtr &attempt)
{
    const ShowLink &link = attempt->link();
    // An app link has no page.
    if (link.page.isEmpty())
        return attempt->without(Problem::ClosedService);
    ++attempt->lead.requests;
    // Without the cookie, YouTube shows a question about cookies instead of its pages in Europe.
    const QList<net::HttpHeader> headers = link.kind == Kind::YouTubePage
                                               ? QList<net::HttpHeader>{{"Cookie", "SOCS=CAI"}}
                                               : QList<net::HttpHeader>{};
    return m_client
        .get({.url = link.page,
              .maxAge = maxLookupAge,
              .headers = headers,
              .purpose = net::Purpose::Link},
             attempt->context,
             readFacts)
        .then(this, [attempt](const Result<Dated<PageFacts>> &page) -> Leads {
            const bool isClosed = attempt->link().kind == Kind::Closed;
            // The page of a closed service is read only for its title.
            if (!page && !isClosed)
                return Attempt::failed(page.error());
            const PageFacts facts = page ? page->value : PageFacts();
            attempt->lead.searchWords = facts.title;
            attempt->lead.feedUrl = facts.soundCloudFeed;
            if (isClosed)
                return attempt->without(Problem::ClosedService);
            if (attempt->link().kind == Kind::YouTubePage) {
                attempt->lead.feedUrl = facts.youTubeFeed;
                return attempt->without(Problem::VideosOnly);
            }
            return facts.soundCloudFeed.isEmpty() ? attempt->without(Problem::NotListed)
                                                  : attempt->done();
        });
}

} // namespace dogear::discovery
