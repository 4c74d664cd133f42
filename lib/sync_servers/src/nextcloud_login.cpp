// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_json.h"

#include <net/api_client.h>
#include <net/same_server.h>
#include <sync_servers/nextcloud_login.h>

#include <QElapsedTimer>
#include <QPromise>
#include <QTimer>
#include <QUrlQuery>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::sync_servers {

using Access = Result<NextcloudAccess>;
using Answer = Result<net::ApiAnswer>;

namespace {

constexpr int notFound = 404;
constexpr int forbidden = 403;

QUrl below(const QUrl &server, const QString &path)
{
    QUrl url = server.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    QString base = url.path(QUrl::FullyEncoded);
    while (base.endsWith(u'/'))
        base.chop(1);
    url.setPath(base + path, QUrl::TolerantMode);
    return url;
}

/// Whether \a address, which \a server named, may get the token of the login.
bool isTrusted(const QUrl &address, const QUrl &server)
{
    return address.isValid()
           && (address.scheme() == "https"_L1 || net::isSameServer(server, address));
}

Result<QJsonObject> objectOf(const Answer &answer)
{
    if (!answer)
        return failure(answer.error());
    if (!answer->isSuccess())
        return failure(net::statusError(*answer, readMessage(answer->body)));
    return readObject(answer->body);
}

} // namespace

class NextcloudLogin::Private final
{
public:
    Private(NextcloudLogin *owner,
            net::ApiClient &usedClient,
            QString name,
            std::chrono::milliseconds interval)
        : q(owner)
        , client(usedClient)
        , caption(std::move(name))
    {
        timer.setInterval(interval);
        timer.setSingleShot(true);
        QObject::connect(&timer, &QTimer::timeout, q, [this] { poll(); });
    }

    void takeStart(const QUrl &server, const Answer &answer);
    void poll();
    void takePoll(const Answer &answer);
    void finish(Access access);

    NextcloudLogin *q;
    net::ApiClient &client;
    QString caption;
    QTimer timer;
    QElapsedTimer age;
    QUrl endpoint;
    QString token;
    std::unique_ptr<QPromise<Access>> promise; ///< null: no login is under way
};

void NextcloudLogin::Private::takeStart(const QUrl &server, const Answer &answer)
{
    if (!promise)
        return;
    const auto object = objectOf(answer);
    if (!object) {
        finish(failure(object.error()));
        return;
    }
    const QJsonObject pollObject = object->value("poll"_L1).toObject();
    const QUrl page(object->value("login"_L1).toString());
    endpoint = QUrl(pollObject.value("endpoint"_L1).toString());
    token = pollObject.value("token"_L1).toString();
    if (token.isEmpty() || !isTrusted(endpoint, server) || !isTrusted(page, server)) {
        finish(failure({ErrorCode::BadResponse, u"no login flow"_s, server}));
        return;
    }
    age.start();
    timer.start();
    emit q->pageReady(page);
}

void NextcloudLogin::Private::poll()
{
    if (age.hasExpired(std::chrono::milliseconds(lifetime).count())) {
        finish(failure({ErrorCode::Timeout, u"no login within 20 minutes"_s, endpoint}));
        return;
    }
    QUrlQuery form;
    form.addQueryItem(u"token"_s, QString::fromLatin1(QUrl::toPercentEncoding(token)));
    client
        .send({.method = "POST",
               .url = endpoint,
               .cause = net::Purpose::Sync,
               .body = form.toString(QUrl::FullyEncoded).toLatin1(),
               .contentType = "application/x-www-form-urlencoded",
               .userAgent = caption.toUtf8()})
        .then(q, [this](const Answer &answer) { takePoll(answer); });
}

void NextcloudLogin::Private::takePoll(const Answer &answer)
{
    if (!promise)
        return;
    const bool isWaiting = answer && answer->status == notFound;
    const bool isBroken = !answer && answer.error().code != ErrorCode::Cancelled;
    if (isWaiting || isBroken) { // a network that is gone for a moment ends no login
        timer.start();
        return;
    }
    const auto object = objectOf(answer);
    if (!object) {
        finish(failure(object.error()));
        return;
    }
    NextcloudAccess access{QUrl(object->value("server"_L1).toString()),
                           object->value("loginName"_L1).toString(),
                           object->value("appPassword"_L1).toString()};
    if (!isTrusted(access.server, endpoint) || access.appPassword.isEmpty())
        finish(failure({ErrorCode::BadResponse, u"no app password"_s, endpoint}));
    else
        finish(std::move(access));
}

void NextcloudLogin::Private::finish(Access access)
{
    timer.stop();
    token.clear();
    if (const auto finished = std::exchange(promise, nullptr)) {
        finished->addResult(std::move(access));
        finished->finish();
    }
}

NextcloudLogin::NextcloudLogin(net::ApiClient &client,
                               QString caption,
                               std::chrono::milliseconds pollInterval,
                               QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, client, std::move(caption), pollInterval))
{}

NextcloudLogin::~NextcloudLogin()
{
    cancel();
}

Future<Access> NextcloudLogin::start(const QUrl &server)
{
    d->promise = std::make_unique<QPromise<Access>>();
    d->promise->start();
    const auto future = Future<Access>(d->promise->future());
    // The server shows the user agent to the user as the name of the device.
    d->client
        .send({.method = "POST",
               .url = below(server, u"/index.php/login/v2"_s),
               .cause = net::Purpose::Sync,
               .userAgent = d->caption.toUtf8()})
        .then(this, [this, server](const Answer &answer) { d->takeStart(server, answer); });
    return future;
}

void NextcloudLogin::cancel()
{
    if (d->promise)
        d->finish(failure({ErrorCode::Cancelled, u"login ended"_s}));
}

Future<Result<QString>> NextcloudLogin::appPassword(const QUrl &server,
                                                    const QString &user,
                                                    const QString &password)
{
    QUrl url = below(server, u"/ocs/v2.php/core/getapppassword"_s);
    url.setQuery(u"format=json"_s);
    url.setUserName(user, QUrl::DecodedMode);
    url.setPassword(password, QUrl::DecodedMode);
    return d->client
        .send({.method = "GET",
               .url = url,
               .cause = net::Purpose::Sync,
               .userAgent = d->caption.toUtf8(),
               .headers = {{"OCS-APIRequest", "true"}}})
        .then(this, [password](const Answer &answer) -> Result<QString> {
            if (answer && answer->status == forbidden)
                return password; // it is an app password already
            const auto object = objectOf(answer);
            if (!object)
                return failure(object.error());
            const QString made = object->value("ocs"_L1)
                                     .toObject()
                                     .value("data"_L1)
                                     .toObject()
                                     .value("apppassword"_L1)
                                     .toString();
            if (made.isEmpty())
                return failure({ErrorCode::BadResponse, u"no app password"_s});
            return made;
        });
}

} // namespace dogear::sync_servers
