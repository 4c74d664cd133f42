// SPDX-License-Identifier: GPL-3.0-or-later

#include <QRegularExpression>
#include <QTest>

#include <network_error.h>

using namespace Qt::StringLiterals;
using dogear::ErrorCode;

class TestNetworkError final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void code_data();
    void code();
};

void TestNetworkError::code_data()
{
    QTest::addColumn<QNetworkReply::NetworkError>("error");
    QTest::addColumn<ErrorCode>("expected");

    using Reply = QNetworkReply;
    QTest::newRow("host not found") << Reply::HostNotFoundError << ErrorCode::Offline;
    QTest::newRow("temporary network failure")
        << Reply::TemporaryNetworkFailureError << ErrorCode::Offline;
    QTest::newRow("failed network session")
        << Reply::NetworkSessionFailedError << ErrorCode::Offline;
    QTest::newRow("no route to the host") << Reply::UnknownNetworkError << ErrorCode::Offline;
    QTest::newRow("refused connection")
        << Reply::ConnectionRefusedError << ErrorCode::ConnectionFailed;
    QTest::newRow("connection closed by the server")
        << Reply::RemoteHostClosedError << ErrorCode::ConnectionFailed;
    QTest::newRow("refused proxy connection")
        << Reply::ProxyConnectionRefusedError << ErrorCode::ConnectionFailed;
    QTest::newRow("response is not HTTP") << Reply::ProtocolFailure << ErrorCode::ConnectionFailed;
    QTest::newRow("socket timeout") << Reply::TimeoutError << ErrorCode::Timeout;
    QTest::newRow("transfer timeout") << Reply::OperationCanceledError << ErrorCode::Timeout;
    QTest::newRow("proxy timeout") << Reply::ProxyTimeoutError << ErrorCode::Timeout;
    QTest::newRow("failed TLS handshake") << Reply::SslHandshakeFailedError << ErrorCode::TlsFailed;
    QTest::newRow("too many redirects")
        << Reply::TooManyRedirectsError << ErrorCode::TooManyRedirects;
    QTest::newRow("unknown scheme") << Reply::ProtocolUnknownError << ErrorCode::UnsupportedScheme;
    QTest::newRow("broken compression") << Reply::UnknownContentError << ErrorCode::TruncatedInput;
}

void TestNetworkError::code()
{
    QFETCH(const QNetworkReply::NetworkError, error);
    QFETCH(const ErrorCode, expected);

    QCOMPARE(dogear::net::toErrorCode(error), expected);
}

QTEST_GUILESS_MAIN(TestNetworkError)
#include "tst_network_error.moc"
