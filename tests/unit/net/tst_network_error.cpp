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
    QTest::newRow("no such host") << Reply::HostNotFoundError << ErrorCode::Offline;
    QTest::newRow("network failed for now")
        << Reply::TemporaryNetworkFailureError << ErrorCode::Offline;
    QTest::newRow("network session failed")
        << Reply::NetworkSessionFailedError << ErrorCode::Offline;
    QTest::newRow("no route") << Reply::UnknownNetworkError << ErrorCode::Offline;
    QTest::newRow("refused") << Reply::ConnectionRefusedError << ErrorCode::ConnectionFailed;
    QTest::newRow("closed") << Reply::RemoteHostClosedError << ErrorCode::ConnectionFailed;
    QTest::newRow("proxy refused")
        << Reply::ProxyConnectionRefusedError << ErrorCode::ConnectionFailed;
    QTest::newRow("no HTTP") << Reply::ProtocolFailure << ErrorCode::ConnectionFailed;
    QTest::newRow("socket timed out") << Reply::TimeoutError << ErrorCode::Timeout;
    QTest::newRow("transfer timed out") << Reply::OperationCanceledError << ErrorCode::Timeout;
    QTest::newRow("proxy timed out") << Reply::ProxyTimeoutError << ErrorCode::Timeout;
    QTest::newRow("handshake failed") << Reply::SslHandshakeFailedError << ErrorCode::TlsFailed;
    QTest::newRow("redirects") << Reply::TooManyRedirectsError << ErrorCode::TooManyRedirects;
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
