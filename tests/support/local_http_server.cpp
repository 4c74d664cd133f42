// SPDX-License-Identifier: GPL-3.0-or-later
#include <support/local_certificate.h>
#include <support/local_http_routes.h>
#include <support/local_http_server.h>

#include <QSslConfiguration>
#include <QSslServer>
#include <QTcpSocket>
#include <QTimer>

namespace dogear::test {

namespace {

constexpr std::chrono::milliseconds slowInterval{20};

std::unique_ptr<QTcpServer> makeServer(LocalHttpServer::Protocol protocol)
{
    if (protocol == LocalHttpServer::Protocol::Http)
        return std::make_unique<QTcpServer>();
    auto server = std::make_unique<QSslServer>();
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(localCertificate());
    configuration.setPrivateKey(localPrivateKey());
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    server->setSslConfiguration(configuration);
    return server;
}

} // namespace

LocalHttpServer::LocalHttpServer(Protocol protocol)
    : m_server(makeServer(protocol))
    , m_protocol(protocol)
{
    connect(m_server.get(),
            &QTcpServer::pendingConnectionAvailable,
            this,
            &LocalHttpServer::acceptConnections);
    if (!m_server->listen(QHostAddress::LocalHost))
        qFatal("no port on the loopback interface");
}

LocalHttpServer::~LocalHttpServer()
{
    const auto sockets = m_server->findChildren<QTcpSocket *>();
    for (QTcpSocket *socket : sockets)
        socket->disconnect(this); // ~QTcpServer closes the sockets, which would emit disconnected()
}

QUrl LocalHttpServer::url(const QString &path) const
{
    return encodedUrl(path.toUtf8());
}

QUrl LocalHttpServer::encodedUrl(const QByteArray &target) const
{
    const QByteArray scheme = m_protocol == Protocol::Https ? "https" : "http";
    return QUrl::fromEncoded(
        QByteArray(scheme + "://127.0.0.1:" + QByteArray::number(port()) + target));
}

quint16 LocalHttpServer::port() const
{
    return m_server->serverPort();
}

void LocalHttpServer::setBody(const QString &path, const QByteArray &body)
{
    setRoute(path, [body](const ServerRequest &) { return ServerAnswer{.body = body}; });
}

void LocalHttpServer::setDocument(const QString &path, const ServerDocument &document)
{
    setRoute(path,
             [document](const ServerRequest &request) { return answerWith(document, request); });
}

void LocalHttpServer::setMedia(const QString &path,
                               const QByteArray &content,
                               const QByteArray &type)
{
    setDocument(path, {.body = content, .type = type});
}

QList<ServerRequest> LocalHttpServer::requestsFor(const QString &path) const
{
    QList<ServerRequest> found;
    for (const ServerRequest &request : m_requests) {
        if (request.path == path || request.pathWithoutQuery() == path)
            found.append(request);
    }
    return found;
}

qint64 LocalHttpServer::bytesSentFor(const QString &path) const
{
    return m_bytesByPath.value(path);
}

void LocalHttpServer::acceptConnections()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        ++m_openConnections;
        const auto buffer = std::make_shared<QByteArray>(); // unread bytes, owned by the lambda
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, buffer] {
            readRequests(socket, buffer.get());
        });
        connect(socket, &QTcpSocket::bytesWritten, this, [this](qint64 bytes) {
            m_bytesTaken += bytes;
        });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            --m_openConnections;
            socket->deleteLater();
        });
        readRequests(socket, buffer.get());
    }
}

void LocalHttpServer::readRequests(QTcpSocket *socket, QByteArray *buffer)
{
    buffer->append(socket->readAll());
    while (const auto request = takeRequest(*buffer)) {
        m_requests.append(*request);
        emit requestReceived(*request);
        const ServerAnswer answer = answerTo(*request);
        if (answer.isSilent)
            continue;
        QTimer::singleShot(answer.delay, socket, [this, socket, request, answer] {
            send(socket, *request, answer);
        });
    }
}

ServerAnswer LocalHttpServer::answerTo(const ServerRequest &request) const
{
    for (const QString &path : {request.path, request.pathWithoutQuery()}) {
        const auto route = m_routes.constFind(path);
        if (route != m_routes.cend())
            return (*route)(request);
    }
    return cannedAnswer(request);
}

void LocalHttpServer::send(QTcpSocket *socket,
                           const ServerRequest &request,
                           const ServerAnswer &answer)
{
    if (!socket->isOpen())
        return; // the client is gone
    if (answer.ending == Ending::Drop) {
        socket->abort();
        return;
    }
    socket->write(answer.head());
    const bool isHead = request.method == "HEAD";
    if (!isHead && answer.bytesPerSecond > 0) {
        sendSlowly(socket, request.pathWithoutQuery(), answer);
        return;
    }
    if (!isHead)
        sendBody(socket, request.pathWithoutQuery(), answer.sentBody());
    if (answer.isClosing())
        socket->disconnectFromHost();
}

void LocalHttpServer::sendSlowly(QTcpSocket *socket,
                                 const QString &path,
                                 const ServerAnswer &answer)
{
    auto *timer = new QTimer(socket);
    const qint64 piece = qMax(qint64{1}, answer.bytesPerSecond * slowInterval.count() / 1000);
    connect(timer,
            &QTimer::timeout,
            socket,
            [this, socket, timer, path, piece, rest = answer.sentBody(), answer]() mutable {
                sendBody(socket, path, rest.first(qMin(piece, rest.size())));
                rest.remove(0, piece);
                if (!rest.isEmpty())
                    return;
                timer->stop();
                timer->deleteLater();
                if (answer.isClosing())
                    socket->disconnectFromHost();
            });
    timer->start(slowInterval);
}

void LocalHttpServer::sendBody(QTcpSocket *socket, const QString &path, const QByteArray &bytes)
{
    if (!socket->isOpen())
        return; // the client is gone
    const qint64 written = qMax(qint64{0}, socket->write(bytes));
    m_bytesSent += written;
    m_bytesByPath[path] += written;
}

} // namespace dogear::test
