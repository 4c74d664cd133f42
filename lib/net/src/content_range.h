// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses the Content-Range header.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9110 section 14.4
/// Tests:   tests/unit/net/tst_content_range.cpp

#include <QByteArray>

#include <optional>

namespace dogear::net {

struct ContentRange
{
    qint64 begin = 0;             ///< offset of the first byte
    qint64 end = 0;               ///< offset behind the last byte; equal to begin with a 416
    std::optional<qint64> length; ///< of the whole file; empty for "*"

    friend bool operator==(const ContentRange &, const ContentRange &) = default;
};

/// Empty if \a value is malformed or contradicts itself.
[[nodiscard]] std::optional<ContentRange> parseContentRange(const QByteArray &value);

} // namespace dogear::net
