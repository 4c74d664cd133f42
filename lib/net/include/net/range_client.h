// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks servers for parts of media files.
///
/// Threads: one; that of its first call.
/// Tests:   tests/unit/net/tst_range_reader.cpp

#include <net/range_reader.h>

namespace dogear::net {

class RangeClient final
{
public:
    explicit RangeClient(QByteArray userAgent);
    /// Every reader is gone before.
    ~RangeClient();
    Q_DISABLE_COPY_MOVE(RangeClient)

    /// Begins to fetch what \a request asks for, following up to 20 redirects, never from https to
    /// http. Credentials go to the server that they were given for and to no other. Nothing is
    /// compressed. Its signals come from the event loop.
    [[nodiscard]] std::unique_ptr<RangeReader> read(const RangeRequest &request);

private:
    QByteArray m_userAgent;
    std::unique_ptr<QNetworkAccessManager> m_manager; ///< made at the first call
};

} // namespace dogear::net
