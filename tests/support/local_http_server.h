// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief An HTTP/1.1 server on loopback whose answers, and faults, a test writes down.
///
/// Threads: the test's; it answers from the event loop.

#include <QHash>
#include <QTcpServer>
#include <QUrl>

#include <functional>

namespace dogear::test {

struct ServerRequest
{
    QByteArray method;
    QString path;                          ///< with the query
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
};

struct ServerAnswer
{
    int status = 200;
    QByteArray body = {};
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    qsizetype truncateAt = -1; ///< closes the connection after this much of the body
    bool isSilent = false;     ///< never answers
};

class LocalHttpServer final : public QTcpServer
{
    Q_OBJECT

public:
    using Route = std::function<ServerAnswer(const ServerRequest &)>;

    LocalHttpServer();

    /// "http://127.0.0.1:<port><path>"
    [[nodiscard]] QUrl url(const QString &path) const;
    void setRoute(const QString &path, const Route &route) { m_routes.insert(path, route); }
    void setBody(const QString &path, const QByteArray &body);
    /// Media with Range support (RFC 9110 section 14).
    void setMedia(const QString &path, const QByteArray &content, const QByteArray &type);

    [[nodiscard]] const QList<ServerRequest> &requests() const { return m_requests; }

private:
    void serve(QTcpSocket &socket);
    void answer(QTcpSocket &socket, const ServerRequest &request);

    QHash<QString, Route> m_routes;
    QList<ServerRequest> m_requests;
    QHash<QTcpSocket *, QByteArray> m_received;
};

} // namespace dogear::test
