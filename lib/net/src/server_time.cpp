// SPDX-License-Identifier: GPL-3.0-or-later
#include <net/server_time.h>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear::net {

QByteArray serverDate(const Error &error)
{
    if (error.code != ErrorCode::HttpStatus || error.httpStatus != 401)
        return {};
    // network_error.cpp puts the header into the detail.
    static const QRegularExpression header(u"; Date: ([^;]+)"_s);
    return header.match(error.detail).captured(1).trimmed().toLatin1();
}

} // namespace dogear::net
