// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Classifies errors and answers of an origin, so that Fetcher can retry, adapt or give up.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/stream/tst_fetch_failure.cpp

#include <base/error.h>
#include <net/range_reader.h>

#include <media/media_file.h>
#include <optional>

namespace dogear::stream {

/// Whether the connection failed, not the server.
[[nodiscard]] bool isConnectionError(const Error &error);

/// Whether the error is temporary: a later attempt may succeed.
[[nodiscard]] bool isTransient(const Error &error);

/// Whether the server rejected the form of the request (its range or method), not the file.
[[nodiscard]] bool isRequestRejected(const Error &error);

/// Whether the server asks for credentials (401) or rejects them (403).
[[nodiscard]] bool isAccessDenied(const Error &error);

/// Whether the server may accept the same request with another user agent.
[[nodiscard]] bool mayAcceptOtherUserAgent(const Error &error);

/// Whether the origin answered, but the answer is of no use for this request.
[[nodiscard]] bool isUselessAnswer(const Error &error);

/// The reason why \a answer cannot be media; empty if it may be. See answer_content.h.
[[nodiscard]] std::optional<Error> nonMediaError(const net::RangeResponse &answer);

enum class FileMatch {
    Same,
    Doubtful, ///< another entity tag or date; the bytes may still be the same
    Other,    ///< another length
};

/// Whether bytes of \a a and \a b may be mixed in one file.
[[nodiscard]] FileMatch compareFiles(const media::MediaIdentity &a, const media::MediaIdentity &b);

/// The value for If-Range: a strong entity tag (RFC 9110 section 13.1.5), or else a date.
[[nodiscard]] QByteArray validatorOf(const media::MediaIdentity &identity);

} // namespace dogear::stream
