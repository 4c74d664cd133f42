// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs a proxy on 127.0.0.1 in the event loop of the test.
///
/// Whatever server a client asks for, the proxy connects it with one server on this machine. Tests
/// ask for servers with invented names, because requests to 127.0.0.1 never use a proxy.
///
/// Threads: the thread of the test.
/// Spec:    RFC 9112 section 3.2.2 (absolute form), RFC 9110 sections 9.3.6 (CONNECT) and 11.7
///          (authentication), RFC 1928 and 1929 (SOCKS5)

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTcpServer>

QT_FORWARD_DECLARE_CLASS(QTcpSocket)

namespace dogear::test {

class LocalProxy final : public QObject
{
    Q_OBJECT

public:
    enum class Kind { Http, Socks5 };
    enum class Manner {
        Works,
        Silent,        ///< accepts connections and sends nothing
        Closes,        ///< closes each connection after its first bytes
        Babbles,       ///< speaks another protocol
        FindsNoServer, ///< answers that the server cannot be reached
    };

    /// Listens on a free port, and passes everything to the \a target on this machine.
    LocalProxy(Kind kind, quint16 target);
    ~LocalProxy() override;

    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    /// Serves only clients that give this name and password.
    void setAccount(const QByteArray &user, const QByteArray &password);
    void setManner(Manner manner) { m_manner = manner; }

    /// Server and port of each request, as the client named them: "shows.example:80".
    [[nodiscard]] const QStringList &asked() const { return m_asked; }
    /// The methods of the requests: "GET", "CONNECT"; "SOCKS" for those of SOCKS5.
    [[nodiscard]] const QStringList &methods() const { return m_methods; }
    /// The number of requests that were refused for their name or password.
    [[nodiscard]] int denials() const { return m_denials; }

private:
    enum class Stage { Greeting, Account, Request, Relaying };

    struct Session
    {
        QByteArray buffer; ///< unread bytes of the client
        Stage stage = Stage::Greeting;
        QTcpSocket *server = nullptr;
    };

    void acceptClients();
    void read(QTcpSocket &client, Session &session);
    /// Reads one part of what the client has sent. \return false while it is incomplete
    [[nodiscard]] bool readHttp(QTcpSocket &client, Session &session);
    [[nodiscard]] bool readSocks(QTcpSocket &client, Session &session);
    [[nodiscard]] bool greetSocks(QTcpSocket &client, Session &session);
    [[nodiscard]] bool checkAccount(QTcpSocket &client, Session &session);
    [[nodiscard]] bool readSocksRequest(QTcpSocket &client, Session &session);
    void note(const QByteArray &method, const QByteArray &server);
    /// Connects \a client with the target, and sends it \a welcome when that is done.
    void connectTarget(QTcpSocket &client, Session &session, const QByteArray &welcome);

    QTcpServer m_server;
    Kind m_kind;
    quint16 m_target;
    Manner m_manner = Manner::Works;
    QByteArray m_user;
    QByteArray m_password;
    QStringList m_asked;
    QStringList m_methods;
    int m_denials = 0;
};

} // namespace dogear::test
