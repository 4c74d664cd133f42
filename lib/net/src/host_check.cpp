// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_check.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

bool isUnroutable(const QHostAddress &address)
{
    return address.isLoopback() || address == QHostAddress(QHostAddress::AnyIPv4)
           || address == QHostAddress(QHostAddress::AnyIPv6);
}

} // namespace

bool isPublicName(const QString &host)
{
    if (!QHostAddress(host).isNull() || !host.contains(u'.'))
        return false;
    // Reserved for local use: RFC 6761 section 6.3, RFC 6762 section 3, RFC 8375.
    static const QStringList homely{
        u".localhost"_s, u".local"_s, u".home.arpa"_s, u".localdomain"_s};
    return std::none_of(homely.cbegin(), homely.cend(), [&host](const QString &suffix) {
        return host.endsWith(suffix, Qt::CaseInsensitive);
    });
}

bool areUnroutable(const QList<QHostAddress> &addresses)
{
    // No address at all is a name that does not exist, which is not the answer of a filter.
    return !addresses.isEmpty() && std::all_of(addresses.cbegin(), addresses.cend(), isUnroutable);
}

} // namespace dogear::net
