// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Loads the replies to the post of an episode, on request of the user. Never writes.
///
/// Asks only the server of the post, once, and sends it nothing but the number of the post.
///
/// Threads: GUI thread; answers are parsed in the pool.
/// Owner:   HttpClient outlives it.
/// Spec:    Podcasting 2.0 namespace, `podcast:socialInteract`; Mastodon API, "View parents and
///          children in context", which Pleroma, Akkoma and others answer as well
/// Tests:   tests/unit/documents/tst_comments.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/comment.h>

#include <QList>
#include <QUrl>

namespace dogear::net {
class HttpClient;
} // namespace dogear::net

namespace dogear::documents {

/// Maximum number of replies; further ones are left out.
inline constexpr qsizetype maxComments = 300;

/// Returns the address that lists the replies to the post whose page or id is \a post; empty if
/// \a post has no known form.
[[nodiscard]] QUrl repliesAddress(const QUrl &post);

/// Parses the answer of that address. A reply follows the one that it replies to; replies to the
/// same one are in the order of the answer. A reply without text is left out, with those to it.
/// \return or BadResponse
[[nodiscard]] Result<QList<domain::Comment>> readReplies(const QByteArray &answer,
                                                         const QUrl &post);

class Comments final
{
public:
    using Answer = Future<Result<QList<domain::Comment>>>;

    explicit Comments(net::HttpClient &http)
        : m_http(http)
    {}

    /// \return the replies to \a post; or NotFound if its server is of no known kind, BadResponse,
    ///   or an Error of HttpClient::get
    [[nodiscard]] Answer load(const QUrl &post);

private:
    net::HttpClient &m_http;
};

} // namespace dogear::documents
