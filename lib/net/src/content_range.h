// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The header Content-Range.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9110 section 14.4
/// Tests:   tests/unit/net/tst_content_range.cpp

#include <QByteArray>

#include <optional>

namespace dogear::net {

struct ContentRange
{
    qint64 begin = 0;             ///< of the first byte
    qint64 end = 0;               ///< behind the last one; begin if no byte comes (416)
    std::optional<qint64> length; ///< of the whole; nothing for "*"

    friend bool operator==(const ContentRange &, const ContentRange &) = default;
};

/// Nothing if \a value makes no sense.
[[nodiscard]] std::optional<ContentRange> parseContentRange(const QByteArray &value);

} // namespace dogear::net
