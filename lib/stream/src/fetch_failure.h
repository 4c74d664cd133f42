// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What answers of an origin mean for what is fetched from it.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/stream/tst_fetch_failure.cpp

#include <base/error.h>
#include <net/range_reader.h>

#include <media/media_file.h>
#include <optional>

namespace dogear::stream {

/// Whether \a error is of the way to the server, not of the server.
[[nodiscard]] bool isOfTheNetwork(const Error &error);

/// Whether it may be otherwise in a while.
[[nodiscard]] bool mayPass(const Error &error);

/// Whether the server has nothing against the file, but against how it was asked for.
[[nodiscard]] bool isAboutTheRequest(const Error &error);

/// Whether the server asks who wants it, or does not like who does.
[[nodiscard]] bool isRefusal(const Error &error);

/// Whether the server may take the same request under another name.
[[nodiscard]] bool isAboutTheSender(const Error &error);

/// Whether the origin answered, with something that is no use for this request.
[[nodiscard]] bool isUselessAnswer(const Error &error);

/// Why \a answer cannot be media; nothing if it may be. See answer_content.h.
[[nodiscard]] std::optional<Error> foreignAnswer(const net::RangeAnswer &answer);

enum class FileMatch {
    Same,
    Doubtful, ///< another entity tag or date; the bytes may be the same all the same
    Other,    ///< another length
};

/// Whether bytes of \a a and \a b may stand in one file.
[[nodiscard]] FileMatch compareFiles(const media::MediaIdentity &a, const media::MediaIdentity &b);

/// What If-Range may carry: a strong entity tag (RFC 9110 section 13.1.5), or else a date.
[[nodiscard]] QByteArray validatorOf(const media::MediaIdentity &identity);

} // namespace dogear::stream
