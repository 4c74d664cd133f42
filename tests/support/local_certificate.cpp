// SPDX-License-Identifier: GPL-3.0-or-later
#include <support/local_certificate.h>

#include <QSslConfiguration>

namespace dogear::test {

namespace {

constexpr auto certificatePem = R"(
-----BEGIN CERTIFICATE-----
MIIBmzCCAUKgAwIBAgIUIvhRkr7GRgi7goi5lfWFvPInzjwwCgYIKoZIzj0EAwIw
HTEbMBkGA1UEAwwSRG9nZWFyIHRlc3Qgc2VydmVyMCAXDTIwMDEwMTAwMDAwMFoY
DzIxMjAwMTAxMDAwMDAwWjAdMRswGQYDVQQDDBJEb2dlYXIgdGVzdCBzZXJ2ZXIw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARCChupdVFPPYeLVhoLgaUJdq5YTawB
Xcah2dTrVPc+jGJLXtX8fOofC6w2blM3X/SpjxdPWp2z39KqshzyFvfUo14wXDAq
BgNVHREEIzAhhwR/AAABgglsb2NhbGhvc3SCDnNlY3VyZS5leGFtcGxlMA8GA1Ud
EwEB/wQFMAMBAf8wHQYDVR0OBBYEFAs7cn1ReyUvj2LlW3GlcgoGXL/TMAoGCCqG
SM49BAMCA0cAMEQCIHKk50FPIJagThDzApILOcpBZiqGoTwjs1a1mjHs/lkGAiAD
SrJz5JX5Ezl/aeDxfzWfD0uyn7pFn8fqMV0DSqDtgw==
-----END CERTIFICATE-----
)";

constexpr auto privateKeyPem = R"(
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgPPXca5zrVY5anZ+l
yFRzWtwRx2LIfswJCPSIEAv9v7+hRANCAARCChupdVFPPYeLVhoLgaUJdq5YTawB
Xcah2dTrVPc+jGJLXtX8fOofC6w2blM3X/SpjxdPWp2z39KqshzyFvfU
-----END PRIVATE KEY-----
)";

} // namespace

QSslCertificate localCertificate()
{
    return QSslCertificate(QByteArray(certificatePem).trimmed(), QSsl::Pem);
}

QSslKey localPrivateKey()
{
    return {QByteArray(privateKeyPem).trimmed(), QSsl::Ec, QSsl::Pem};
}

void trustLocalCertificate()
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.addCaCertificate(localCertificate());
    QSslConfiguration::setDefaultConfiguration(configuration);
}

} // namespace dogear::test
