// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses the head of a request to RangeServer, and its Range header.
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
    bool isKeptAlive = true; ///< the connection may carry another request afterwards
    bool hasBody = false;    ///< a body follows, which is not read
    friend bool operator==(const RequestHead &, const RequestHead &) = default;
};

/// Limit against clients that never end a head; the heads of players are much shorter.
inline constexpr qsizetype maxHeadBytes = qsizetype{16} * 1024;

enum class HeadState { Incomplete, Complete, Malformed };

/// Moves a head from the beginning of \a buffer into \a head, once it is complete.
[[nodiscard]] HeadState takeHead(QByteArray &buffer, RequestHead &head);

/// The bytes from `begin` up to, but not including, `end`.
struct WantedRange
{
    qint64 begin = 0;
    qint64 end = 0;
    friend bool operator==(const WantedRange &, const WantedRange &) = default;
};

enum class RangeKind {
    Whole,         ///< no range, or one to ignore: several ranges, another unit, malformed
    Part,          ///< 206
    Unsatisfiable, ///< 416
};

/// Reads the Range header \a value for a file of \a length bytes. For Whole, \a wanted is the whole
/// file.
[[nodiscard]] RangeKind readRange(const QByteArray &value, qint64 length, WantedRange &wanted);

} // namespace dogear::stream
