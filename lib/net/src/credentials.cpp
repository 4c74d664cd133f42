// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials.h"

#include <algorithm>

namespace dogear::net {

namespace {

QString plainCredentials(const QUrl &url)
{
    return url.userName(QUrl::FullyDecoded) + u':' + url.password(QUrl::FullyDecoded);
}

bool isRepresentable(const QString &text, char16_t last)
{
    return std::ranges::all_of(text, [last](QChar c) { return c.unicode() <= last; });
}

} // namespace

QByteArray basicAuthorization(const QUrl &url, CredentialsEncoding encoding)
{
    if (url.userInfo().isEmpty())
        return {};
    const QString credentials = plainCredentials(url);
    // Text that Latin-1 cannot represent is sent as UTF-8 in either case.
    const bool asLatin1 =
        encoding == CredentialsEncoding::Latin1 && isRepresentable(credentials, u'\xff');
    const QByteArray bytes = asLatin1 ? credentials.toLatin1() : credentials.toUtf8();
    return "Basic " + bytes.toBase64();
}

bool hasNonAsciiCredentials(const QUrl &url)
{
    return !isRepresentable(plainCredentials(url), u'\x7f');
}

} // namespace dogear::net
