// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_connection.h"

#include <QNetworkProxy>
#include <QRandomGenerator>
#include <QTcpSocket>

#include <array>
#include <stream/byte_source.h>
#include <stream/range_server.h>

using namespace Qt::StringLiterals;

namespace dogear::stream {

namespace {

/// A path of 128 random bits from the system's generator, which other programs cannot guess.
QString randomPath()
{
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), bits.size());
    QString path = u"/"_s;
    for (const quint32 part : bits)
        path += QString::number(part, 16).rightJustified(8, u'0');
    return path;
}

} // namespace

RangeServer::RangeServer()
{
    // Qt would otherwise ask a SOCKS proxy of the system to listen in place of this machine.
    m_server.setProxy(QNetworkProxy::NoProxy);
    connect(&m_server, &QTcpServer::newConnection, this, &RangeServer::acceptConnections);
}

RangeServer::~RangeServer() = default;

Result<QUrl> RangeServer::serve(const std::shared_ptr<ByteSource> &source)
{
    // Port 0, the default: the system chooses a free one.
    if (!m_server.isListening() && !m_server.listen(QHostAddress::LocalHost))
        return failure({.code = ErrorCode::ConnectionFailed,
                        .detail = u"127.0.0.1: "_s + m_server.errorString()});
    QUrl address;
    address.setScheme(u"http"_s);
    address.setHost(m_server.serverAddress().toString());
    address.setPort(m_server.serverPort());
    address.setPath(randomPath());
    m_sources.insert(address.path(), source);
    return address;
}

void RangeServer::withdraw(const QUrl &address)
{
    const auto source = m_sources.take(address.path());
    if (!source)
        return;
    // Connections are children of their sockets, and these of the server.
    const auto connections = m_server.findChildren<RangeConnection *>();
    for (RangeConnection *connection : connections)
        connection->cut(*source);
}

void RangeServer::acceptConnections()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        auto *connection = new RangeConnection(*socket, [this](const QByteArray &path) {
            return m_sources.value(QString::fromLatin1(path));
        });
        Q_UNUSED(connection) // its parent is the socket
    }
}

} // namespace dogear::stream
