// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs an HTTP/1.1 server on 127.0.0.1 in the event loop of the test.
///
/// Answers a path with the route that was set for it, else with the canned route of
/// local_http_routes.h, else with 404.
///
/// Threads: the thread of the test.

#include <support/local_http_message.h>

#include <QHash>
#include <QObject>
#include <QUrl>

#include <functional>
#include <memory>

QT_FORWARD_DECLARE_CLASS(QTcpServer)
QT_FORWARD_DECLARE_CLASS(QTcpSocket)

namespace dogear::test {

class LocalHttpServer final : public QObject
{
    Q_OBJECT

public:
    using Route = std::function<ServerAnswer(const ServerRequest &)>;
    enum class Protocol { Http, Https };

    /// Listens on a free port. Https uses localCertificate().
    explicit LocalHttpServer(Protocol protocol = Protocol::Http);
    ~LocalHttpServer() override;

    /// Returns "http://127.0.0.1:<port><path>"; \a path may have a query.
    [[nodiscard]] QUrl url(const QString &path) const;
    /// Like url(), for a \a target that is percent-encoded.
    [[nodiscard]] QUrl encodedUrl(const QByteArray &target) const;
    [[nodiscard]] quint16 port() const;

    /// Answers \a path with \a route. A \a path without a query also matches requests with one.
    void setRoute(const QString &path, const Route &route) { m_routes.insert(path, route); }
    /// Answers paths without a route of their own with \a route, instead of with canned routes.
    void setDefaultRoute(const Route &route) { m_defaultRoute = route; }
    void setBody(const QString &path, const QByteArray &body);
    /// Supports validators and ranges (RFC 9110 sections 13 and 14).
    void setDocument(const QString &path, const ServerDocument &document);
    /// Like setDocument(), without validators.
    void setMedia(const QString &path, const QByteArray &content, const QByteArray &type);

    /// Every request so far, oldest first.
    [[nodiscard]] const QList<ServerRequest> &requests() const { return m_requests; }
    [[nodiscard]] QList<ServerRequest> requestsFor(const QString &path) const;
    void clearRequests() { m_requests.clear(); }

    /// Bytes of bodies that were written to sockets so far, in total and for one path.
    [[nodiscard]] qint64 bytesSent() const { return m_bytesSent; }
    [[nodiscard]] qint64 bytesSentFor(const QString &path) const;

    /// Bytes, including headers, that the operating system has accepted so far; further written
    /// bytes are buffered in this process until the client reads.
    [[nodiscard]] qint64 bytesTaken() const { return m_bytesTaken; }

    [[nodiscard]] int openConnections() const { return m_openConnections; }

signals:
    void requestReceived(const dogear::test::ServerRequest &request);

private:
    void acceptConnections();
    void readRequests(QTcpSocket *socket, QByteArray *buffer);
    [[nodiscard]] ServerAnswer answerTo(const ServerRequest &request) const;
    void send(QTcpSocket *socket, const ServerRequest &request, const ServerAnswer &answer);
    void sendSlowly(QTcpSocket *socket, const QString &path, const ServerAnswer &answer);
    void sendBody(QTcpSocket *socket, const QString &path, const QByteArray &bytes);

    std::unique_ptr<QTcpServer> m_server;
    Protocol m_protocol;
    QHash<QString, Route> m_routes;
    Route m_defaultRoute;
    QList<ServerRequest> m_requests;
    QHash<QString, qint64> m_bytesByPath;
    qint64 m_bytesSent = 0;
    qint64 m_bytesTaken = 0;
    int m_openConnections = 0;
};

} // namespace dogear::test
