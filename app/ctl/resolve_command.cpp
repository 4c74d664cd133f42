// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "directory_json.h"
#include "json_values.h"

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

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

Outcome toOutcome(const ShowLead &lead)
{
    const QString feed = QString::fromUtf8(lead.feedUrl.toEncoded());
    Outcome outcome;
    outcome.json.setObject(
        {{u"kind"_s, kindName(lead.link.kind)},
         {u"feed"_s, textOrNull(feed)},
         {u"problem"_s, problemJson(lead.problem)},
         {u"requests"_s, lead.requests},
         {u"show"_s, lead.show.title.isEmpty() ? QJsonValue() : QJsonValue(toJson(lead.show))},
         {u"episode"_s, lead.episode ? QJsonValue(toJson(*lead.episode)) : QJsonValue()},
         {u"episode_missing"_s, lead.isEpisodeMissing},
         {u"start"_s,
          lead.link.start ? QJsonValue(qint64(lead.link.start->count())) : QJsonValue()},
         {u"search"_s, textOrNull(lead.searchWords)}});
    outcome.text = feed;
    if (lead.problem != Problem::None) {
        outcome.errors.append({.code = ErrorCode::NotFound, .url = lead.link.page});
        outcome.sentence = words::leadSentence(lead);
    }
    return outcome;
}

Future<Outcome> resolve(discovery::Directories &directories, const discovery::ShowLink &link)
{
    return directories.links().resolve(link, &directories).then([](const Result<ShowLead> &lead) {
        if (lead)
            return toOutcome(*lead);
        Outcome outcome = failedOutcome(lead.error());
        outcome.sentence = words::lookupErrorSentence(lead.error());
        return outcome;
    });
}

} // namespace

Future<Outcome> runResolve(library::Library &library, const Arguments &arguments)
{
    discovery::Directories &directories = library.discovery().directories;
    const discovery::ShowLink link = discovery::readLink(arguments.positional.constFirst());
    // Only these links need the key, so the keychain is not opened for others.
    if (link.kind != discovery::ShowLink::Kind::PodcastIndexShow)
        return resolve(directories, link);
    return library.discovery().configurator.readKey().then(
        &directories, [&directories, link](const Result<> &read) {
            return resolve(directories, link).then([isRead = read.has_value()](Outcome outcome) {
                // The key is missing only for now; "Enter yours" would be the wrong advice.
                if (!isRead)
                    outcome.sentence = words::keyNotReadSentence();
                return outcome;
            });
        });
}

} // namespace dogear::ctl
