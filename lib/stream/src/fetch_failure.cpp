// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_failure.h"

#include "answer_content.h"

#include <algorithm>
#include <array>

namespace dogear::stream {

namespace {

/// Temporary errors: RFC 9110 section 15, and the unregistered codes 598 and 599 that proxies send
/// when the server behind them is slow.
constexpr std::array passing{408, 418, 425, 429, 500, 502, 503, 504, 598, 599};

/// Codes with which servers refuse requests for ranges.
constexpr std::array requestErrors{400, 403, 405, 406, 416, 501};

template<std::size_t N>
bool isOneOf(const std::array<int, N> &statuses, const Error &error)
{
    return error.code == ErrorCode::HttpStatus
           && std::ranges::find(statuses, error.httpStatus) != statuses.end();
}

QByteArrayView withoutWeakness(QByteArrayView etag)
{
    return etag.startsWith("W/") ? etag.sliced(2) : etag;
}

} // namespace

bool isConnectionError(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Offline:
    case ErrorCode::ConnectionFailed:
    case ErrorCode::Timeout:
    case ErrorCode::ProxyFailed:
        return true;
    default:
        return false;
    }
}

bool isTransient(const Error &error)
{
    return isConnectionError(error) || error.code == ErrorCode::TruncatedInput
           || isOneOf(passing, error);
}

bool isRequestRejected(const Error &error)
{
    return isOneOf(requestErrors, error);
}

bool isAccessDenied(const Error &error)
{
    return isOneOf(std::array{401, 403}, error);
}

bool mayAcceptOtherUserAgent(const Error &error)
{
    // Servers that block robots answer with 403, or with a web page.
    const bool isPage =
        error.code == ErrorCode::NotMedia && error.detail.startsWith(unexpected_content::webPage);
    return isPage || isOneOf(std::array{403}, error);
}

bool isUselessAnswer(const Error &error)
{
    switch (error.code) {
    case ErrorCode::HttpStatus:
        return !isTransient(error);
    case ErrorCode::BadResponse:
    case ErrorCode::NotMedia:
    case ErrorCode::UnsupportedEncoding:
        return true;
    default:
        return false;
    }
}

std::optional<Error> nonMediaError(const net::RangeResponse &answer)
{
    // Only the first bytes of a file tell its format.
    if (answer.begin > 0)
        return std::nullopt;
    const auto document = nonMediaKind(answer.opening, answer.contentType);
    if (!document)
        return std::nullopt;
    return Error{.code = ErrorCode::NotMedia, .detail = *document, .url = answer.finalUrl};
}

FileMatch compareFiles(const media::MediaIdentity &a, const media::MediaIdentity &b)
{
    if (a.length && b.length && *a.length != *b.length)
        return FileMatch::Other;
    // Equal tags count more than different dates: servers of one host have clocks of their own. A
    // tag is compared without "W/", as some of those servers send it weak and others strong.
    const bool areTagged = !a.etag.isEmpty() && !b.etag.isEmpty();
    const bool isSame = areTagged ? withoutWeakness(a.etag) == withoutWeakness(b.etag)
                                  : a.lastModified.isEmpty() || b.lastModified.isEmpty()
                                        || a.lastModified == b.lastModified;
    return isSame ? FileMatch::Same : FileMatch::Doubtful;
}

QByteArray validatorOf(const media::MediaIdentity &identity)
{
    const bool isStrong = !identity.etag.isEmpty() && !identity.etag.startsWith("W/");
    return isStrong ? identity.etag : identity.lastModified;
}

} // namespace dogear::stream
