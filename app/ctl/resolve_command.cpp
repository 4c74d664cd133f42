// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "directory_json.h"
#include "json_values.h"
#include "services/link_finder.h"

#include <discovery/directories.h>
#include <words/directory_text.h>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using discovery::ShowLead;
using Problem = ShowLead::Problem;

QJsonValue problemJson(Problem problem)
{
    switch (problem) {
    case Problem::None:
        return {};
    case Problem::NotListed:
        return u"not listed"_s;
    case Problem::AppleOnly:
        return u"only at Apple"_s;
    case Problem::KeyMissing:
        return u"key missing"_s;
    case Problem::ClosedService:
        return u"closed service"_s;
    case Problem::VideosOnly:
        return u"videos only"_s;
    }
    return {};
}

QString kindName(discovery::ShowLink::Kind kind)
{
    using enum discovery::ShowLink::Kind;
    switch (kind) {
    case Feed:
        return u"feed"_s;
    case AppleShow:
        return u"apple"_s;
    case FyydShow:
    case FyydEpisode:
        return u"fyyd"_s;
    case PodcastIndexShow:
        return u"podcastindex"_s;
    case YouTubeFeed:
    case YouTubePage:
        return u"youtube"_s;
    case SoundCloudPage:
        return u"soundcloud"_s;
    case Closed:
        return u"closed"_s;
    case Words:
        return u"words"_s;
    }
    return {};
}

/// \return what directories say about the episode, else what the link itself says
QJsonValue episodeJson(const LinkTarget &target)
{
    if (target.lead.episode)
        return toJson(*target.lead.episode);
    if (target.clues.isEmpty())
        return {};
    discovery::DirectoryEpisode episode;
    episode.guid = target.clues.guid;
    episode.show = target.lead.show;
    if (target.episode)
        episode.title = target.episode->title;
    return toJson(episode);
}

Outcome toOutcome(const LinkTarget &target)
{
    const ShowLead &lead = target.lead;
    const QString feed = QString::fromUtf8(lead.feedUrl.toEncoded());
    Outcome outcome;
    outcome.json.setObject(
        {{u"kind"_s, kindName(lead.link.kind)},
         {u"feed"_s, textOrNull(feed)},
         {u"problem"_s, problemJson(lead.problem)},
         {u"requests"_s, lead.requests},
         {u"show"_s, lead.show.title.isEmpty() ? QJsonValue() : QJsonValue(toJson(lead.show))},
         {u"episode"_s, episodeJson(target)},
         {u"episode_missing"_s, lead.isEpisodeMissing},
         {u"followed"_s, target.show ? QJsonValue(target.show->id.value) : QJsonValue()},
         {u"episode_id"_s, target.episode ? QJsonValue(target.episode->id.value) : QJsonValue()},
         {u"start"_s,
          lead.link.start ? QJsonValue(qint64(lead.link.start->count())) : QJsonValue()},
         {u"search"_s, textOrNull(lead.searchWords)}});
    outcome.text = target.episode ? QString(feed + u'\n' + target.episode->title) : feed;
    if (lead.problem != Problem::None) {
        outcome.errors.append({.code = ErrorCode::NotFound, .url = lead.link.page});
        outcome.sentence = words::leadSentence(lead);
    }
    return outcome;
}

Outcome toOutcomeOf(const Result<LinkTarget> &target)
{
    if (target)
        return toOutcome(*target);
    Outcome outcome = failedOutcome(target.error());
    outcome.sentence = words::lookupErrorSentence(target.error());
    return outcome;
}

Future<Result<LinkTarget>> find(library::Library &library, const discovery::ShowLink &link)
{
    discovery::Directories &directories = library.discovery().directories;
    auto *finder = new LinkFinder(
        directories.links(), library.subscriptions(), library.lists().linkedEpisodes, &directories);
    return finder->find(link, finder);
}

/// Reads the key of the user, and finds \a target again, which needs it.
Future<Outcome> findWithKey(library::Library &library, const LinkTarget &target)
{
    return library.discovery().configurator.readKey().then(
        &library.discovery().directories, [&library, target](const Result<> &read) {
            if (read)
                return find(library, target.lead.link).then(toOutcomeOf);
            Outcome outcome = toOutcome(target);
            // The user has a key, so "Enter yours" would be the wrong advice.
            outcome.sentence = words::keyNotReadSentence();
            return readyFuture(outcome);
        });
}

} // namespace

Future<Outcome> runResolve(library::Library &library, const Arguments &arguments)
{
    const discovery::ShowLink link = discovery::readLink(arguments.positional.constFirst());
    return find(library, link)
        .then(&library.discovery().directories, [&library](const Result<LinkTarget> &target) {
            // The keychain is opened only for a link that leads nowhere without the key.
            return target && target->lead.problem == Problem::KeyMissing
                       ? findWithKey(library, *target)
                       : readyFuture(toOutcomeOf(target));
        });
}

} // namespace dogear::ctl
