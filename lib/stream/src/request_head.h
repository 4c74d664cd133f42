// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The head of a request to the RangeServer.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9112 sections 2 to 5, RFC 9110 section 14.2 (Range)
/// Tests:   tests/unit/stream/tst_request_head.cpp

#include <QByteArray>

#include <optional>

namespace dogear::stream {

struct RequestHead
{
    QByteArray method;
    QByteArray path;
    qint64 from = 0;         ///< offset at which the served bytes start (?from=N)
    QByteArray range;        ///< the value of the header, empty without one
    bool isKeptAlive = true; ///< the connection goes on afterwards
    bool hasBody = false;    ///< which nobody here reads
    friend bool operator==(const RequestHead &, const RequestHead &) = default;
};

/// Longer heads than a player's are nobody's business here.
inline constexpr qsizetype maxHeadBytes = 16 * 1024;

enum class HeadState { Incomplete, Complete, Malformed };

/// Takes a head off \a buffer into \a head, once it is complete.
[[nodiscard]] HeadState takeHead(QByteArray &buffer, RequestHead &head);

/// From the first byte up to, not including, the second number.
struct WantedRange
{
    qint64 begin = 0;
    qint64 end = 0;
    friend bool operator==(const WantedRange &, const WantedRange &) = default;
};

enum class RangeKind {
    Whole,         ///< no range, or one that may be passed over: several, another unit, nonsense
    Part,          ///< 206
    Unsatisfiable, ///< 416
};

/// What \a value asks for of a file of \a length bytes; \a wanted is all of it for Whole.
[[nodiscard]] RangeKind readRange(const QByteArray &value, qint64 length, WantedRange &wanted);

} // namespace dogear::stream
