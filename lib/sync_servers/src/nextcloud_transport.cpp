// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_json.h"
#include "service_session.h"

#include <base/workers.h>
#include <sync_servers/nextcloud_transport.h>

#include <QtConcurrentRun>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::sync_servers {

using Answer = ServiceSession::Answer;
using sync::AddressChange;
using sync::ServerProfile;

namespace {

constexpr auto app = "/index.php/apps/gpoddersync"_L1;
constexpr auto appPasswordPath = "/ocs/v2.php/core/apppassword"_L1;

bool isTooLong(const domain::SyncAction &action)
{
    return action.episode.size() > NextcloudTransport::maxEpisodeLength
           || action.guid.size() > NextcloudTransport::maxEpisodeLength
           || action.feed.size() > NextcloudTransport::maxFeedLength;
}

Result<QList<AddressChange>> withoutChanges(const Answer &answer)
{
    if (!answer)
        return failure(answer.error());
    return QList<AddressChange>();
}

} // namespace

class NextcloudTransport::Private final
{
public:
    Private(net::ApiClient &client, ServerAccount account)
        : session(client, std::move(account))
    {}

    ServiceSession session;
};

NextcloudTransport::NextcloudTransport(net::ApiClient &client, ServerAccount account)
    : d(std::make_unique<Private>(client, std::move(account)))
{}

NextcloudTransport::~NextcloudTransport() = default;

ServerProfile NextcloudTransport::standardProfile() const
{
    // Only versions before 3.13.3 carry that an episode is unplayed; that is learned.
    return {.isOneRowPerEpisode = true};
}

Future<Result<ServerProfile>> NextcloudTransport::open(const ServerProfile &known)
{
    // Each request carries the password; the first one tells whether it is right.
    return readyFuture(Result<ServerProfile>(known));
}

Future<Result<QStringList>> NextcloudTransport::allShows()
{
    return showChanges(0).then(&d->session, [](const Result<sync::ShowChanges> &changes) {
        return changes.map([](const sync::ShowChanges &all) { return all.added; });
    });
}

Future<Result<sync::ShowChanges>> NextcloudTransport::showChanges(qint64 since)
{
    return d->session.send({.path = app + "/subscriptions"_L1, .query = u"since=%1"_s.arg(since)})
        .then(&d->session, [](const Answer &answer) {
            return answer ? readShowChanges(answer->body)
                          : Result<sync::ShowChanges>(failure(answer.error()));
        });
}

Future<Result<sync::ActionPage>> NextcloudTransport::actions(qint64 since)
{
    using Page = Result<sync::ActionPage>;
    return d->session.send({.path = app + "/episode_action"_L1, .query = u"since=%1"_s.arg(since)})
        .then(&d->session, [](const Answer &answer) -> Future<Page> {
            if (!answer)
                return readyFuture(Page(failure(answer.error())));
            return QtConcurrent::run(workers(), readActionAnswer, *answer);
        });
}

Future<Result<QList<AddressChange>>> NextcloudTransport::sendShows(const QStringList &added,
                                                                   const QStringList &removed)
{
    return d->session
        .send({.method = "POST",
               .path = app + "/subscription_change/create"_L1,
               .body = writeShows(added, removed)})
        .then(&d->session, [](const Answer &answer) { return withoutChanges(answer); });
}

Future<Result<QList<AddressChange>>> NextcloudTransport::sendActions(
    const QList<domain::SyncAction> &actions)
{
    if (std::ranges::any_of(actions, isTooLong))
        return readyFuture(Result<QList<AddressChange>>(
            failure({ErrorCode::LimitExceeded, u"the address of the episode is too long"_s})));
    return d->session
        .send({.method = "POST",
               .path = app + "/episode_action/create"_L1,
               .body = writeActions(actions, {}, KindCase::Upper)})
        .then(&d->session, [](const Answer &answer) { return withoutChanges(answer); });
}

Future<Result<>> NextcloudTransport::close()
{
    return d->session
        .send(
            {.method = "DELETE", .path = appPasswordPath, .headers = {{"OCS-APIRequest", "true"}}})
        .then(&d->session, [](const Answer &answer) -> Result<> {
            // 401: the user has revoked it already. 403: the account's own password, which stays.
            if (answer || isLoginRefused(answer.error()) || isNotOffered(answer.error()))
                return {};
            return failure(answer.error());
        });
}

} // namespace dogear::sync_servers
