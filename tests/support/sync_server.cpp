// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/utc.h>
#include <support/sync_server.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QUrlQuery>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::test {

namespace {

ServerAnswer json(const QJsonDocument &document, int status = 200)
{
    return {.status = status,
            .body = document.toJson(QJsonDocument::Compact),
            .headers = {{"Content-Type", "application/json"}}};
}

ServerAnswer json(const QJsonObject &object, int status = 200)
{
    return json(QJsonDocument(object), status);
}

ServerAnswer message(const QString &text, int status)
{
    return json(QJsonObject{{u"message"_s, text}}, status);
}

qint64 sinceOf(const ServerRequest &request)
{
    return QUrlQuery(request.query()).queryItemValue(u"since"_s).toLongLong();
}

QStringList strings(const QJsonValue &list)
{
    QStringList texts;
    const QJsonArray values = list.toArray();
    for (const auto &value : values)
        texts.append(value.toString());
    return texts;
}

bool isWebAddress(const QString &address)
{
    return address.startsWith("http://"_L1) || address.startsWith("https://"_L1);
}

} // namespace

SyncServer::SyncServer(const SyncServerQuirks &quirks, const Clock &clock)
    : m_quirks(quirks)
    , m_clock(clock)
    , m_store(quirks)
{
    m_http.setDefaultRoute([this](const ServerRequest &request) { return answer(request); });
}

void SyncServer::afterNext(const QString &path, std::function<void()> hook)
{
    m_hookPath = path;
    m_hook = std::move(hook);
}

void SyncServer::refuseActions(std::function<bool(const QJsonObject &)> isBad, int status)
{
    m_isBad = std::move(isBad);
    m_badStatus = status;
}

QByteArray SyncServer::requestLog() const
{
    QByteArray log;
    for (const ServerRequest &request : m_http.requests())
        log += request.method + ' ' + request.target + '\n' + request.body + '\n';
    return log;
}

ServerAnswer SyncServer::answer(const ServerRequest &request)
{
    const SyncFault fault = m_faults ? m_faults(request) : SyncFault::None;
    switch (fault) {
    case SyncFault::DropBefore:
        return {.ending = Ending::Drop};
    case SyncFault::Broken:
        return {.status = 500, .body = "<html>Internal error</html>"};
    case SyncFault::Unavailable:
        return {.status = 503, .body = "<html></html>", .headers = {{"Retry-After", "60"}}};
    case SyncFault::WebPage:
        return {.body = "<html><form>Room number</form></html>"};
    case SyncFault::LostSession:
        m_sessions.clear();
        break;
    default:
        break;
    }
    ServerAnswer made = usual(request);
    const QString date = QLocale::c().toString(QDateTime::fromSecsSinceEpoch(now(), utc),
                                               u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    made.headers.emplace_back("Date", date.toLatin1());
    if (m_hook && request.pathWithoutQuery().endsWith(m_hookPath))
        std::exchange(m_hook, nullptr)();
    if (fault == SyncFault::DropAfter)
        return {.ending = Ending::Drop};
    if (fault == SyncFault::CutAnswer && !made.body.isEmpty())
        made.truncateAt = made.body.size() / 2;
    return made;
}

bool SyncServer::hasPassword(const ServerRequest &request) const
{
    const auto isLogin = [given = request.header("Authorization")](const QString &secret) {
        const QByteArray login = user.toUtf8() + ':' + secret.toUtf8();
        return given == QByteArray("Basic " + login.toBase64());
    };
    return isLogin(password) || (m_hasAppPassword && isLogin(appPassword));
}

bool SyncServer::isLoggedIn(const ServerRequest &request) const
{
    if (!m_quirks.isCookieOnly && hasPassword(request))
        return true;
    const auto session = m_sessions.constFind(request.header("Cookie"));
    if (session == m_sessions.cend())
        return false;
    return m_quirks.cookieSeconds == 0 || *session + m_quirks.cookieSeconds > now();
}

ServerAnswer SyncServer::usual(const ServerRequest &request)
{
    const QString path = request.pathWithoutQuery();
    if (path.contains("/login/v2"_L1) || path.contains("/ocs/"_L1))
        return loginFlow(request, path);
    if (m_quirks.isNextcloud)
        return hasPassword(request) ? nextcloud(request, path)
                                    : message(u"not logged in"_s, m_quirks.refusal);
    QStringList parts = path.split(u'/', Qt::SkipEmptyParts);
    if (!parts.isEmpty() && parts.constLast().endsWith(".json"_L1))
        parts.last().chop(5);
    if (path.endsWith("/login.json"_L1)) {
        if (!hasPassword(request))
            return message(u"wrong name or password"_s, m_quirks.refusal);
        const QByteArray cookie = "sessionid=" + QByteArray::number(m_sessions.size() + 1);
        m_sessions.insert(cookie, now());
        return {.headers = {{"Set-Cookie", cookie + "; Path=/; HttpOnly"}}};
    }
    if (!isLoggedIn(request))
        return message(u"not logged in"_s, m_quirks.refusal);
    return gpodder(request, parts);
}

ServerAnswer SyncServer::gpodder(const ServerRequest &request, const QStringList &parts)
{
    const bool isPost = request.method == "POST";
    if (parts.value(0) == "subscriptions"_L1)
        return json(QJsonDocument(QJsonArray::fromStringList(m_store.allShows())));
    const QString call = parts.value(2); // after "api" and "2"
    const QString device = parts.value(4);
    if (call == "auth"_L1) {
        m_sessions.remove(request.header("Cookie"));
        return {};
    }
    if (call == "devices"_L1) {
        if (isPost)
            m_store.addDevice(device);
        return isPost ? ServerAnswer() : json(QJsonDocument(m_store.devices()));
    }
    if (call == "subscriptions"_L1) {
        if (m_quirks.needsDevice && !m_store.hasDevice(device))
            return message(u"no such device"_s, 404);
        return isPost ? handleShows(request, device)
                      : json(m_store.showsSince(device, sinceOf(request), now()));
    }
    if (call == "episodes"_L1)
        return isPost ? takeActions(request) : json(m_store.actionsSince(sinceOf(request), now()));
    if (call == "sync-devices"_L1 && !m_quirks.lacksExtras)
        return json(
            QJsonObject{{u"synchronized"_s, QJsonArray()}, {u"not-synchronized"_s, QJsonArray()}});
    return message(u"Not implemented"_s, 503);
}

ServerAnswer SyncServer::nextcloud(const ServerRequest &request, const QString &path)
{
    if (path.endsWith("/subscriptions"_L1))
        return json(m_store.showsSince({}, sinceOf(request), now()));
    if (path.endsWith("/subscription_change/create"_L1))
        return handleShows(request, {});
    if (path.endsWith("/episode_action"_L1))
        return json(m_store.actionsSince(sinceOf(request), now()));
    if (path.endsWith("/episode_action/create"_L1))
        return takeActions(request);
    return message(u"no such page"_s, 404);
}

ServerAnswer SyncServer::loginFlow(const ServerRequest &request, const QString &path)
{
    if (path.endsWith("/login/v2"_L1)) {
        const QString base = m_http.url(u"/index.php/login/v2"_s).toString();
        const QJsonObject poll{{u"token"_s, u"T"_s}, {u"endpoint"_s, base + "/poll"_L1}};
        return json(QJsonObject{{u"poll"_s, poll}, {u"login"_s, base + "/flow/XYZ"_L1}});
    }
    if (path.endsWith("/poll"_L1)) {
        if (!m_isLoginConfirmed || request.body != "token=T")
            return json(QJsonDocument(QJsonArray()), 404);
        m_isLoginConfirmed = false; // the answer is given once
        m_hasAppPassword = true;
        return json(QJsonObject{{u"server"_s, m_http.url(u"/sub"_s).toString()},
                                {u"loginName"_s, user},
                                {u"appPassword"_s, password}});
    }
    if (!hasPassword(request) || request.header("OCS-APIRequest") != "true")
        return message(u"not logged in"_s, 401);
    if (request.method == "DELETE") {
        m_hasAppPassword = false;
        return json(QJsonObject());
    }
    if (m_hasAppPassword)
        return message(u"already an app password"_s, 403);
    m_hasAppPassword = true;
    const QJsonObject data{{u"apppassword"_s, appPassword}};
    return json(QJsonObject{{u"ocs"_s, QJsonObject{{u"data"_s, data}}}});
}

ServerAnswer SyncServer::takeActions(const ServerRequest &request)
{
    const QJsonDocument document = QJsonDocument::fromJson(request.body);
    if (!document.isArray())
        return message(u"no list of actions"_s, 400);
    const QJsonArray actions = document.array();
    QJsonArray changes;
    for (const auto &value : actions) {
        const QJsonObject action = value.toObject();
        const QString podcast = action.value("podcast"_L1).toString();
        if (m_isBad && m_isBad(action))
            return message(u"Invalid action: "_s + action.value("episode"_L1).toString(),
                           m_badStatus);
        if (m_quirks.refusesBadUrls && !isWebAddress(podcast))
            return message(u"Invalid URL: "_s + podcast, 400);
        if (!m_store.addAction(action, action.value("device"_L1).toString(), now()))
            return {.status = 500, .body = "<html>Internal error</html>"};
        if (m_quirks.urls == SyncServerQuirks::Urls::Identical)
            changes.append(QJsonArray{podcast, podcast});
    }
    return uploaded(changes);
}

ServerAnswer SyncServer::handleShows(const ServerRequest &request, const QString &device)
{
    const QJsonObject object = QJsonDocument::fromJson(request.body).object();
    const QStringList added = strings(object.value("add"_L1));
    QStringList stored;
    QJsonArray changes;
    for (const QString &url : added) {
        if (!isWebAddress(url)) {
            if (m_quirks.refusesBadUrls)
                return message(u"Invalid URL: "_s + url, 400);
            changes.append(QJsonArray{url, u""_s});
            continue;
        }
        QString kept = url;
        if (m_quirks.urls == SyncServerQuirks::Urls::Trimmed)
            kept.replace(u":a"_s, u"%3Aa"_s); // as gpodder.net encodes colons in paths
        if (m_quirks.urls == SyncServerQuirks::Urls::OtherHost)
            kept.replace(u"example.org"_s, u"other.example"_s);
        if (kept != url || m_quirks.urls == SyncServerQuirks::Urls::Identical)
            changes.append(QJsonArray{url, kept});
        stored.append(m_quirks.urls == SyncServerQuirks::Urls::OtherHost ? url : kept);
    }
    m_store.changeShows(device, stored, strings(object.value("remove"_L1)), now());
    return uploaded(changes);
}

ServerAnswer SyncServer::uploaded(const QJsonArray &changes) const
{
    if (m_quirks.hasEmptyAnswers)
        return {};
    QJsonObject object{{u"timestamp"_s, now()}};
    if (!m_quirks.isNextcloud)
        object.insert(u"update_urls"_s, changes);
    return json(object);
}

} // namespace dogear::test
