// SPDX-License-Identifier: GPL-3.0-or-later
#include <support/local_proxy.h>

#include <QHostAddress>
#include <QNetworkProxy>
#include <QTcpSocket>
#include <QUrl>

#include <memory>
#include <utility>

namespace dogear::test {

namespace {

constexpr char socksVersion = 5;
constexpr char accountVersion = 1; // RFC 1929 section 2
constexpr char noAccount = 0;
constexpr char account = 2;
constexpr char noMethod = char(0xff);

// Kinds of addresses and answers (RFC 1928 sections 5 and 6).
constexpr char addressV4 = 1;
constexpr char name = 3;
constexpr char done = 0;
constexpr char hostUnreachable = 4;

/// An answer to a request; the address that it carries is of no use to the client.
QByteArray socksAnswer(char status)
{
    return QByteArray{}.append(socksVersion).append(status).append('\0').append(addressV4)
           + QByteArray(6, '\0');
}

/// \return the value of the header \a header, given in lower case, in the head \a lines
QByteArray valueOf(const QList<QByteArray> &lines, const QByteArray &header)
{
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.first(colon).toLower() == header)
            return line.sliced(colon + 1).trimmed();
    }
    return {};
}

/// The head that the server gets: the path alone, and nothing that concerns the proxy.
QByteArray forServer(QList<QByteArray> lines, const QUrl &url)
{
    const QByteArray path = url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority);
    lines.first() = "GET " + (path.isEmpty() ? QByteArray("/") : path) + " HTTP/1.1";
    lines.removeIf([](const QByteArray &line) { return line.toLower().startsWith("proxy-"); });
    return lines.join("\r\n") + "\r\n\r\n";
}

} // namespace

LocalProxy::LocalProxy(Kind kind, quint16 target)
    : m_kind(kind)
    , m_target(target)
{
    connect(&m_server, &QTcpServer::pendingConnectionAvailable, this, &LocalProxy::acceptClients);
    m_server.setProxy(QNetworkProxy::NoProxy);
    if (!m_server.listen(QHostAddress::LocalHost))
        qFatal("no port on the loopback interface");
}

LocalProxy::~LocalProxy()
{
    const auto sockets = m_server.findChildren<QTcpSocket *>();
    for (QTcpSocket *socket : sockets)
        socket->disconnect(); // ~QTcpServer closes the sockets, which would emit disconnected()
}

void LocalProxy::setAccount(const QByteArray &user, const QByteArray &password)
{
    m_user = user;
    m_password = password;
}

void LocalProxy::acceptClients()
{
    while (QTcpSocket *client = m_server.nextPendingConnection()) {
        connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
        const auto session = std::make_shared<Session>();
        connect(client, &QTcpSocket::readyRead, this, [this, client, session] {
            read(*client, *session);
        });
        read(*client, *session);
    }
}

void LocalProxy::read(QTcpSocket &client, Session &session)
{
    session.buffer += client.readAll();
    if (session.buffer.isEmpty() || m_manner == Manner::Silent)
        return;
    if (m_manner == Manner::Closes)
        return client.abort();
    if (m_manner == Manner::Babbles) {
        session.buffer.clear();
        client.write("220 mail.example ready\r\n");
        return;
    }
    while (session.stage != Stage::Relaying) {
        if (!(m_kind == Kind::Http ? readHttp(client, session) : readSocks(client, session)))
            return;
    }
    if (session.server)
        session.server->write(std::exchange(session.buffer, {}));
}

bool LocalProxy::readHttp(QTcpSocket &client, Session &session)
{
    const qsizetype end = session.buffer.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    QList<QByteArray> lines = session.buffer.first(end).replace("\r\n", "\n").split('\n');
    session.buffer.remove(0, end + 4);
    const QList<QByteArray> request = lines.first().split(' ');
    const QByteArray wanted = "Basic " + QByteArray(m_user + ':' + m_password).toBase64();
    if (!m_user.isEmpty() && valueOf(lines, "proxy-authorization") != wanted) {
        ++m_denials;
        client.write("HTTP/1.1 407 Proxy Authentication Required\r\n"
                     "Proxy-Authenticate: Basic realm=\"test\"\r\nContent-Length: 0\r\n\r\n");
        return true;
    }
    const QByteArray &method = request.first();
    const bool isTunnel = method == "CONNECT";
    const QUrl url = QUrl::fromEncoded(request.value(1));
    note(method,
         isTunnel
             ? request.value(1)
             : url.host(QUrl::FullyEncoded).toLatin1() + ':' + QByteArray::number(url.port(80)));
    if (m_manner == Manner::FindsNoServer) {
        client.write("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n");
        return true;
    }
    if (isTunnel) {
        session.stage = Stage::Relaying;
        connectTarget(client, session, "HTTP/1.1 200 Connection established\r\n\r\n");
        return true;
    }
    if (!session.server)
        connectTarget(client, session, {});
    session.server->write(forServer(lines, url));
    return true;
}

bool LocalProxy::readSocks(QTcpSocket &client, Session &session)
{
    switch (session.stage) {
    case Stage::Greeting:
        return greetSocks(client, session);
    case Stage::Account:
        return checkAccount(client, session);
    case Stage::Request:
        return readSocksRequest(client, session);
    case Stage::Relaying:
        break;
    }
    return false;
}

bool LocalProxy::greetSocks(QTcpSocket &client, Session &session)
{
    if (session.buffer.size() < 2 || session.buffer.size() < 2 + session.buffer[1])
        return false;
    const QByteArray methods = session.buffer.mid(2, session.buffer[1]);
    session.buffer.remove(0, 2 + session.buffer[1]);
    const char method = m_user.isEmpty() ? noAccount : account;
    if (!methods.contains(method)) {
        ++m_denials;
        client.write(QByteArray{}.append(socksVersion).append(noMethod));
        client.disconnectFromHost();
        return false;
    }
    client.write(QByteArray{}.append(socksVersion).append(method));
    session.stage = method == account ? Stage::Account : Stage::Request;
    return true;
}

bool LocalProxy::checkAccount(QTcpSocket &client, Session &session)
{
    const QByteArray &buffer = session.buffer;
    const qsizetype userSize = buffer.size() < 2 ? 0 : quint8(buffer[1]);
    if (buffer.size() < 3 + userSize)
        return false;
    const qsizetype passwordSize = quint8(buffer[2 + userSize]);
    if (buffer.size() < 3 + userSize + passwordSize)
        return false;
    const bool isRight =
        buffer.mid(2, userSize) == m_user && buffer.mid(3 + userSize, passwordSize) == m_password;
    session.buffer.remove(0, 3 + userSize + passwordSize);
    client.write(QByteArray{}.append(accountVersion).append(isRight ? '\0' : '\1'));
    if (!isRight) {
        ++m_denials;
        client.disconnectFromHost();
        return false;
    }
    session.stage = Stage::Request;
    return true;
}

bool LocalProxy::readSocksRequest(QTcpSocket &client, Session &session)
{
    const QByteArray &buffer = session.buffer;
    if (buffer.size() < 5)
        return false;
    const bool isName = buffer[3] == name;
    const qsizetype begin = isName ? 5 : 4;
    const qsizetype size = isName ? quint8(buffer[4]) : 4; // no test uses IPv6
    if (buffer.size() < begin + size + 2)
        return false;
    QByteArray server = buffer.mid(begin, size);
    if (!isName) {
        QByteArrayList numbers;
        for (const char number : std::as_const(server))
            numbers.append(QByteArray::number(quint8(number)));
        server = numbers.join('.');
    }
    const int port = quint8(buffer[begin + size]) * 256 + quint8(buffer[begin + size + 1]);
    session.buffer.remove(0, begin + size + 2);
    note("SOCKS", server + ':' + QByteArray::number(port));
    if (m_manner == Manner::FindsNoServer) {
        client.write(socksAnswer(hostUnreachable));
        client.disconnectFromHost();
        return false;
    }
    session.stage = Stage::Relaying;
    connectTarget(client, session, socksAnswer(done));
    return true;
}

void LocalProxy::note(const QByteArray &method, const QByteArray &server)
{
    m_methods.append(QString::fromLatin1(method));
    m_asked.append(QString::fromLatin1(server));
}

void LocalProxy::connectTarget(QTcpSocket &client, Session &session, const QByteArray &welcome)
{
    auto *server = new QTcpSocket(&client);
    session.server = server;
    server->setProxy(QNetworkProxy::NoProxy); // not that of the environment, which may be this one
    connect(server, &QTcpSocket::connected, &client, [&client, welcome] { client.write(welcome); });
    connect(server, &QTcpSocket::readyRead, &client, [&client, server] {
        client.write(server->readAll());
    });
    connect(server, &QTcpSocket::disconnected, &client, [&client] { client.disconnectFromHost(); });
    server->connectToHost(QHostAddress::LocalHost, m_target);
}

} // namespace dogear::test
