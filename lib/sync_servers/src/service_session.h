// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sends the requests of a transport: below its address, with password and cookie.
///
/// Threads: GUI thread.
/// Owner:   a transport; the client outlives it.

#include <net/api_client.h>
#include <sync_servers/server_account.h>

#include <QHash>
#include <QObject>

#include <functional>

namespace dogear::sync_servers {

struct ServiceRequest
{
    QByteArray method = "GET";
    QString path;         ///< below the address of the account, percent-encoded
    QString query = {};   ///< percent-encoded
    QByteArray body = {}; ///< JSON
    QList<net::HttpHeader> headers = {};
};

class ServiceSession final : public QObject
{
public:
    using Answer = Result<net::ApiAnswer>;
    /// Logs in again, for a session that the server has forgotten.
    using LogIn = std::function<Future<Result<>>()>;

    ServiceSession(net::ApiClient &client, ServerAccount account);

    [[nodiscard]] const ServerAccount &account() const { return m_account; }
    /// Calls \a logIn once for a request that is refused with 401 or 403, and then repeats it.
    void setLogIn(LogIn logIn) { m_logIn = std::move(logIn); }

    /// Sends \a request. Keeps the cookies of the answer for later requests.
    /// \return an answer with a status of success; or HttpStatus with the message of the server, or
    ///   an error of the client
    [[nodiscard]] Future<Answer> send(const ServiceRequest &request);
    /// The same without logging in again.
    [[nodiscard]] Future<Answer> sendOnce(const ServiceRequest &request);

    void forgetCookies() { m_cookies.clear(); }

private:
    [[nodiscard]] net::ApiRequest apiRequest(const ServiceRequest &request) const;
    void keepCookies(const net::ApiAnswer &answer);

    net::ApiClient &m_client;
    ServerAccount m_account;
    LogIn m_logIn;
    QHash<QByteArray, QByteArray> m_cookies; ///< for this session only
};

/// Whether \a error says that the server does not offer what was asked for.
[[nodiscard]] bool isNotOffered(const Error &error);
/// Whether \a error says that the server does not know this login.
[[nodiscard]] bool isLoginRefused(const Error &error);

} // namespace dogear::sync_servers
