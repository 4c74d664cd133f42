// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sends requests that need the user's key of Podcast Index.
///
/// The server accepts a request for three minutes around its time. If it refuses one, the clock of
/// this computer may be wrong: the request is sent once more with the time of the server, which is
/// used from then on.
///
/// Threads: GUI thread.
/// Spec:    Podcast Index API 1.12, "Authentication Details"
/// Tests:   tests/unit/discovery/tst_directory_sources.cpp

#include "podcast_index/podcast_index_headers.h"
#include "requests/directory_client.h"

#include <base/clock.h>

#include <chrono>
#include <optional>
#include <utility>

namespace dogear::discovery {

class PodcastIndexAccess final
{
public:
    PodcastIndexAccess(DirectoryClient &client, const Clock &clock)
        : m_client(client)
        , m_clock(clock)
    {}

    void setKey(const PodcastIndexKey &key) { m_key = key; }
    [[nodiscard]] bool hasKey() const { return !headers().isEmpty(); }

    /// Sends \a request with the key. \return as DirectoryClient::get() \pre hasKey()
    template<typename Parse>
    [[nodiscard]] auto get(DirectoryRequest request, QObject *context, Parse parse)
    {
        request.headers = headers();
        auto first = m_client.get(request, context, parse);
        using Answers = decltype(first);
        return first.then(
            context, [this, request, context, parse, first](const auto &answer) mutable -> Answers {
                // An earlier answer may have replaced the refusal.
                const std::optional<Error> refusal = answer ? answer->requestError : answer.error();
                if (!refusal || !setClock(*refusal))
                    return first;
                request.headers = headers();
                return m_client.get(request, context, parse);
            });
    }

private:
    DirectoryClient &m_client;
    const Clock &m_clock;
    PodcastIndexKey m_key;
    std::chrono::seconds m_offset{}; ///< added to the clock of this computer

    [[nodiscard]] QList<net::HttpHeader> headers() const;
    /// Adopts the time of the server, which refused a request with \a error.
    /// \return false if the time was not the reason
    [[nodiscard]] bool setClock(const Error &error);
};

} // namespace dogear::discovery
