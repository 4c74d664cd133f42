// SPDX-License-Identifier: GPL-3.0-or-later
#include "local_http_server.h"

#include <QRegularExpression>
#include <QTcpSocket>

using namespace Qt::StringLiterals;

namespace dogear::test {

namespace {

ServerRequest parse(const QByteArray &head)
{
    ServerRequest request;
    const QList<QByteArray> lines = head.split('\n');
    const QList<QByteArray> words = lines.constFirst().trimmed().split(' ');
    request.method = words.value(0);
    request.path = QString::fromUtf8(words.value(1));
    for (const QByteArray &line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            request.headers.insert(line.first(colon).trimmed().toLower(),
                                   line.sliced(colon + 1).trimmed());
    }
    return request;
}

ServerAnswer rangeOf(const ServerRequest &request,
                     const QByteArray &content,
                     const QByteArray &type)
{
    ServerAnswer answer{.headers = {{"Content-Type", type}, {"Accept-Ranges", "bytes"}}};
    static const QRegularExpression range(u"bytes=(\\d+)-(\\d*)"_s);
    const auto match = range.match(QString::fromLatin1(request.headers.value("range")));
    if (!match.hasMatch()) {
        answer.body = content;
        return answer;
    }
    const qsizetype first = match.captured(1).toLongLong();
    const qsizetype last =
        match.captured(2).isEmpty() ? content.size() - 1 : match.captured(2).toLongLong();
    if (first >= content.size())
        return {.status = 416};
    answer.status = 206;
    answer.body = content.mid(first, last - first + 1);
    answer.headers.append({"Content-Range",
                           "bytes " + QByteArray::number(first) + '-'
                               + QByteArray::number(first + answer.body.size() - 1) + '/'
                               + QByteArray::number(content.size())});
    return answer;
}

} // namespace

LocalHttpServer::LocalHttpServer()
{
    [[maybe_unused]] const bool isListening = listen(QHostAddress::LocalHost);
    Q_ASSERT(isListening);
    connect(this, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = nextPendingConnection()) {
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { serve(*socket); });
            connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
                m_received.remove(socket);
                socket->deleteLater();
            });
        }
    });
}

QUrl LocalHttpServer::url(const QString &path) const
{
    return QUrl(u"http://127.0.0.1:%1%2"_s.arg(serverPort()).arg(path));
}

void LocalHttpServer::setBody(const QString &path, const QByteArray &body)
{
    setRoute(path, [body](const ServerRequest &) { return ServerAnswer{.body = body}; });
}

void LocalHttpServer::setMedia(const QString &path,
                               const QByteArray &content,
                               const QByteArray &type)
{
    setRoute(path, [content, type](const ServerRequest &request) {
        return rangeOf(request, content, type);
    });
}

void LocalHttpServer::serve(QTcpSocket &socket)
{
    QByteArray &received = m_received[&socket];
    received += socket.readAll();
    for (qsizetype end = received.indexOf("\r\n\r\n"); end >= 0;
         end = received.indexOf("\r\n\r\n")) {
        const ServerRequest request = parse(received.first(end));
        received.remove(0, end + 4);
        m_requests.append(request);
        answer(socket, request);
    }
}

void LocalHttpServer::answer(QTcpSocket &socket, const ServerRequest &request)
{
    const auto route = m_routes.constFind(request.path);
    const ServerAnswer answer = route == m_routes.cend()
                                    ? ServerAnswer{.status = 404, .body = "no such page"}
                                    : (*route)(request);
    if (answer.isSilent)
        return;
    QByteArray head = "HTTP/1.1 " + QByteArray::number(answer.status)
                      + " Answer\r\nContent-Length: " + QByteArray::number(answer.body.size())
                      + "\r\n";
    for (const auto &[name, value] : answer.headers)
        head += name + ": " + value + "\r\n";
    socket.write(head + "\r\n");
    if (request.method == "HEAD")
        return;
    socket.write(answer.truncateAt < 0 ? answer.body : answer.body.first(answer.truncateAt));
    if (answer.truncateAt >= 0)
        socket.disconnectFromHost();
}

} // namespace dogear::test
