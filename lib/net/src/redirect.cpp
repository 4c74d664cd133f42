// SPDX-License-Identifier: GPL-3.0-or-later
#include "redirect.h"

#include <net/same_server.h>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

constexpr int maxRedirects = 20;

bool isPermanentStatus(int status)
{
    return status == 301 || status == 308;
}

int defaultPort(const QUrl &url)
{
    return url.scheme() == "https"_L1 ? 443 : 80;
}

/// Parses a Location header. Bytes that are not valid UTF-8 are percent-encoded, because Qt would
/// replace them with other characters.
QUrl toUrl(QByteArray location)
{
    location = location.trimmed();
    if (!location.isValidUtf8()) {
        QByteArray escaped;
        for (const char c : std::as_const(location)) {
            if (c & 0x80)
                escaped += '%' + QByteArray(1, c).toHex().toUpper();
            else
                escaped += c;
        }
        location = escaped;
    }
    return QUrl::fromEncoded(location, QUrl::TolerantMode);
}

} // namespace

bool isRedirect(int status)
{
    return isPermanentStatus(status) || status == 302 || status == 303 || status == 307;
}

bool isSameServer(const QUrl &a, const QUrl &b)
{
    if (a.host().compare(b.host(), Qt::CaseInsensitive) != 0)
        return false;
    const int portA = a.port(defaultPort(a));
    const int portB = b.port(defaultPort(b));
    // A redirect from http to https keeps the credentials.
    return portA == portB || (portA == defaultPort(a) && portB == defaultPort(b));
}

Result<> RedirectChain::follow(int status, const QByteArray &location)
{
    const QUrl here = m_current.adjusted(QUrl::RemoveUserInfo); // errors must show no password
    QUrl next = here.resolved(toUrl(location));

    if (m_hops == maxRedirects)
        return failure(
            {ErrorCode::TooManyRedirects, u"more than %1 redirects"_s.arg(maxRedirects), here});
    const bool isWeb = next.scheme() == "http"_L1 || next.scheme() == "https"_L1;
    if (!next.isValid() || !isWeb || next.host().isEmpty())
        return failure({ErrorCode::UnsupportedScheme,
                        u"redirect to "_s + QString::fromUtf8(location.left(200)),
                        here});
    const bool isDowngrade = here.scheme() == "https"_L1 && next.scheme() == "http"_L1;
    const bool hasCredentials = !m_current.userInfo().isEmpty() || !next.userInfo().isEmpty();
    if (isDowngrade && (m_downgrade == Downgrade::Refused || hasCredentials))
        return failure(
            {ErrorCode::InsecureRedirect,
             u"redirect from https to http refused: "_s
                 + next.adjusted(QUrl::RemoveUserInfo).toDisplayString(QUrl::FullyEncoded),
             here});

    // Credentials in the Location are for that server and replace the ones so far.
    if (next.userInfo().isEmpty() && isSameServer(m_current, next))
        next.setUserInfo(m_current.userInfo(QUrl::FullyEncoded));
    ++m_hops;
    m_current = next;
    // One temporary redirect makes all later targets temporary too.
    m_isPermanent = m_isPermanent && isPermanentStatus(status);
    if (m_isPermanent)
        m_permanent = next;
    return {};
}

} // namespace dogear::net
