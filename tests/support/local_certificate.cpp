// SPDX-License-Identifier: GPL-3.0-or-later
#include <support/local_certificate.h>

#include <QSslConfiguration>

namespace dogear::test {

namespace {

constexpr auto certificatePem = R"(
-----BEGIN CERTIFICATE-----
MIIBeTCCAR+gAwIBAgIBATAKBggqhkjOPQQDAjAdMRswGQYDVQQDDBJEb2dlYXIg
dGVzdCBzZXJ2ZXIwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMB0x
GzAZBgNVBAMMEkRvZ2VhciB0ZXN0IHNlcnZlcjBZMBMGByqGSM49AgEGCCqGSM49
AwEHA0IABEIKG6l1UU89h4tWGguBpQl2rlhNrAFdxqHZ1OtU9z6MYkte1fx86h8L
rDZuUzdf9KmPF09anbPf0qqyHPIW99SjTjBMMBoGA1UdEQQTMBGHBH8AAAGCCWxv
Y2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBQLO3J9UXslL49i5Vtx
pXIKBly/0zAKBggqhkjOPQQDAgNIADBFAiEA+LNxBJwMm1fKkdMq358v0JIsThUr
GZG4v0G/DbPyMQkCIGjV6BDlnWXOE38wl5YwtJ7gFL3EolIEUsvu/jY4BLDa
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
