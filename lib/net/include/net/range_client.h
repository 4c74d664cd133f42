// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Requests byte ranges of media files from servers.
///
/// Threads: one; the thread of its first call.
/// Tests:   tests/unit/net/tst_range_reader.cpp

#include <net/connections.h>
#include <net/range_reader.h>

namespace dogear::net {

class RangeClient final
{
public:
    /// Without \a connections the proxy is that of the system, and nothing is reported.
    explicit RangeClient(QByteArray userAgent, std::shared_ptr<Connections> connections = nullptr);
    /// \pre every reader that read() returned is destroyed
    ~RangeClient();
    Q_DISABLE_COPY_MOVE(RangeClient)

    /// Begins to fetch the range of \a request. Follows up to 20 redirects, from https to http only
    /// if no credentials are sent along. Credentials are sent only to the server that they were
    /// given for. Requests an uncompressed body. The signals of the reader are emitted from the
    /// event loop.
    [[nodiscard]] std::unique_ptr<RangeReader> read(const RangeRequest &request);

private:
    QByteArray m_userAgent;
    std::shared_ptr<Connections> m_connections;
    std::unique_ptr<AccessManager> m_manager; ///< created by the first read()
};

} // namespace dogear::net
