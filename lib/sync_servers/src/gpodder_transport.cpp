// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_json.h"
#include "service_session.h"

#include <base/workers.h>
#include <sync_servers/gpodder_transport.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::sync_servers {

using Answer = ServiceSession::Answer;
using sync::AddressChange;
using sync::ServerProfile;

namespace {

constexpr int notFound = 404;

/// The part \a text of a path, percent-encoded, also its slashes.
QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

Result<> withoutValue(const Answer &answer)
{
    return answer ? Result<>() : Result<>(failure(answer.error()));
}

Result<QList<AddressChange>> addressChanges(const Answer &answer)
{
    if (!answer)
        return failure(answer.error());
    return readAddressChanges(answer->body);
}

bool isUnknownDevice(const Error &error)
{
    return error.code == ErrorCode::HttpStatus && error.httpStatus == notFound;
}

} // namespace

class GpodderTransport::Private final
{
public:
    Private(net::ApiClient &client, ServerAccount account)
        : session(client, std::move(account))
    {
        session.setLogIn([this] { return logIn(); });
    }

    [[nodiscard]] QString user() const { return encoded(session.account().target.user); }
    [[nodiscard]] QString device() const { return encoded(session.account().target.device); }

    [[nodiscard]] Future<Result<>> logIn()
    {
        return session
            .sendOnce({.method = "POST", .path = u"/api/2/auth/%1/login.json"_s.arg(user())})
            .then(&session, [](const Answer &answer) { return withoutValue(answer); });
    }
    [[nodiscard]] Future<Result<>> makeDevice();
    [[nodiscard]] Future<Result<bool>> offersGroups();
    [[nodiscard]] Future<Result<sync::ShowChanges>> readChanges(qint64 since);

    ServiceSession session;
};

Future<Result<>> GpodderTransport::Private::makeDevice()
{
    const QJsonObject object{{u"caption"_s, session.account().deviceCaption},
                             {u"type"_s, u"desktop"_s}};
    return session
        .send({.method = "POST",
               .path = u"/api/2/devices/%1/%2.json"_s.arg(user(), device()),
               .body = QJsonDocument(object).toJson(QJsonDocument::Compact)})
        .then(&session, [](const Answer &answer) -> Result<> {
            // Servers for which all devices are one may have no such call.
            if (!answer && isNotOffered(answer.error()))
                return {};
            return withoutValue(answer);
        });
}

Future<Result<bool>> GpodderTransport::Private::offersGroups()
{
    return session.send({.path = u"/api/2/sync-devices/%1.json"_s.arg(user())})
        .then(&session, [](const Answer &answer) -> Result<bool> {
            // oPodSync answers with an empty body, and does nothing.
            const auto object =
                answer ? readObject(answer->body) : Result<QJsonObject>(failure(answer.error()));
            return object && object->contains("not-synchronized"_L1);
        });
}

Future<Result<sync::ShowChanges>> GpodderTransport::Private::readChanges(qint64 since)
{
    return session
        .send({.path = u"/api/2/subscriptions/%1/%2.json"_s.arg(user(), device()),
               .query = u"since=%1"_s.arg(since)})
        .then(&session, [](const Answer &answer) {
            return answer ? readShowChanges(answer->body)
                          : Result<sync::ShowChanges>(failure(answer.error()));
        });
}

GpodderTransport::GpodderTransport(net::ApiClient &client, ServerAccount account)
    : d(std::make_unique<Private>(client, std::move(account)))
{}

GpodderTransport::~GpodderTransport() = default;

ServerProfile GpodderTransport::standardProfile() const
{
    return {};
}

Future<Result<ServerProfile>> GpodderTransport::open(const ServerProfile &known)
{
    const auto probe = [this, known](const Result<> &made) -> Future<Result<ServerProfile>> {
        if (!made)
            return readyFuture(Result<ServerProfile>(failure(made.error())));
        if (known.hasDelivered || known.hasDeviceGroups)
            return readyFuture(Result<ServerProfile>(known));
        return d->offersGroups().then(&d->session, [known](const Result<bool> &offers) {
            ServerProfile profile = known;
            profile.hasDeviceGroups = offers.value_or(false);
            return Result<ServerProfile>(profile);
        });
    };
    return d->logIn().then(
        &d->session, [this, probe](const Result<> &loggedIn) -> Future<Result<ServerProfile>> {
            if (!loggedIn)
                return readyFuture(Result<ServerProfile>(failure(loggedIn.error())));
            return d->makeDevice().then(&d->session, probe);
        });
}

Future<Result<QStringList>> GpodderTransport::allShows()
{
    const auto ofDevice = [](const Result<sync::ShowChanges> &changes) {
        return changes.map([](const sync::ShowChanges &all) { return all.added; });
    };
    return d->session.send({.path = u"/subscriptions/%1.json"_s.arg(d->user())})
        .then(&d->session, [this, ofDevice](const Answer &answer) -> Future<Result<QStringList>> {
            if (answer)
                return readyFuture(readShows(answer->body));
            if (isNotOffered(answer.error()))
                return d->readChanges(0).then(&d->session, ofDevice);
            return readyFuture(Result<QStringList>(failure(answer.error())));
        });
}

Future<Result<sync::ShowChanges>> GpodderTransport::showChanges(qint64 since)
{
    using Changes = Result<sync::ShowChanges>;
    return d->readChanges(since).then(
        &d->session, [this, since](const Changes &changes) -> Future<Changes> {
            if (changes || !isUnknownDevice(changes.error()))
                return readyFuture(changes);
            // The server was reset, or the device was deleted there: made again, once.
            return d->makeDevice().then(
                &d->session, [this, since](const Result<> &made) -> Future<Changes> {
                    return made ? d->readChanges(since)
                                : readyFuture(Changes(failure(made.error())));
                });
        });
}

Future<Result<sync::ActionPage>> GpodderTransport::actions(qint64 since)
{
    using Page = Result<sync::ActionPage>;
    return d->session
        .send({.path = u"/api/2/episodes/%1.json"_s.arg(d->user()),
               .query = u"since=%1"_s.arg(since)})
        .then(&d->session, [](const Answer &answer) -> Future<Page> {
            if (!answer)
                return readyFuture(Page(failure(answer.error())));
            return QtConcurrent::run(workers(), readActionAnswer, *answer);
        });
}

Future<Result<QList<AddressChange>>> GpodderTransport::sendShows(const QStringList &added,
                                                                 const QStringList &removed)
{
    return d->session
        .send({.method = "POST",
               .path = u"/api/2/subscriptions/%1/%2.json"_s.arg(d->user(), d->device()),
               .body = writeShows(added, removed)})
        .then(&d->session, [](const Answer &answer) { return addressChanges(answer); });
}

Future<Result<QList<AddressChange>>> GpodderTransport::sendActions(
    const QList<domain::SyncAction> &actions)
{
    const QString device = d->session.account().target.device;
    return d->session
        .send({.method = "POST",
               .path = u"/api/2/episodes/%1.json"_s.arg(d->user()),
               .body = writeActions(actions, device, KindCase::Lower)})
        .then(&d->session, [](const Answer &answer) { return addressChanges(answer); });
}

Future<Result<>> GpodderTransport::close()
{
    return d->session
        .sendOnce({.method = "POST", .path = u"/api/2/auth/%1/logout.json"_s.arg(d->user())})
        .then(&d->session, [this](const Answer &answer) -> Result<> {
            d->session.forgetCookies();
            if (!answer && (isNotOffered(answer.error()) || isLoginRefused(answer.error())))
                return {}; // no such call, or no session any more
            return withoutValue(answer);
        });
}

Future<Result<>> GpodderTransport::groupDevices()
{
    const QString path = u"/api/2/sync-devices/%1.json"_s.arg(d->user());
    const auto check = [](const Answer &answer) -> Result<> {
        const auto object =
            answer ? readObject(answer->body) : Result<QJsonObject>(failure(answer.error()));
        if (!object)
            return failure(object.error());
        const bool isGrouped = object->value("not-synchronized"_L1).toArray().isEmpty();
        return isGrouped ? Result<>()
                         : Result<>(failure({ErrorCode::BadResponse, u"not grouped"_s}));
    };
    // gpodder.net does it, and answers 500 all the same: the answer to another question tells.
    const auto askAgain = [this, path, check](const Answer &) {
        return d->session.send({.path = path}).then(&d->session, check);
    };
    return d->session.send({.path = u"/api/2/devices/%1.json"_s.arg(d->user())})
        .then(&d->session, [this, path, askAgain](const Answer &answer) -> Future<Result<>> {
            if (!answer)
                return readyFuture(withoutValue(answer));
            QJsonArray devices;
            const QJsonArray listed = QJsonDocument::fromJson(answer->body).array();
            for (const auto &each : listed)
                devices.append(each.toObject().value("id"_L1));
            const QJsonObject wish{{u"synchronize"_s, QJsonArray{devices}},
                                   {u"stop-synchronize"_s, QJsonArray()}};
            return d->session
                .send({.method = "POST",
                       .path = path,
                       .body = QJsonDocument(wish).toJson(QJsonDocument::Compact)})
                .then(&d->session, askAgain);
        });
}

} // namespace dogear::sync_servers
