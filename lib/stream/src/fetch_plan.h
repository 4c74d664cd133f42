// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Selects the bytes to fetch next: those a reader waits for, then the read-ahead, then, for
/// a download, the remaining ones.
///
/// Bytes are requested in pieces that take about a third of a second each. So a piece need not be
/// interrupted when the listener seeks, no byte is fetched twice, and a seek waits no longer than
/// one piece.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/stream/tst_fetch_plan.cpp

#include <chrono>
#include <media/byte_ranges.h>
#include <optional>
#include <stream/byte_source.h>

namespace dogear::stream {

struct FetchPlan
{
    qint64 point = 0;     ///< offset of the reader
    qint64 ahead = 0;     ///< bytes to fetch in advance from there on; 0: there is no reader
    bool isWhole = false; ///< a download: all bytes of the file are wanted

    /// The next piece to fetch; empty if all wanted bytes are stored (\a stored). \a length: of the
    /// file, if known. A piece has at most \a maxPieceBytes bytes, except for a download without a
    /// reader. It exceeds the read-ahead by at most a quarter of it, or by the smallest piece.
    [[nodiscard]] media::ByteRange next(const media::ByteRanges &stored,
                                        std::optional<qint64> length,
                                        qint64 maxPieceBytes) const;
};

/// Adapts the size of pieces to the measured speed, so that each takes about 0.3 s.
class PieceSize final
{
public:
    [[nodiscard]] qint64 bytes() const { return m_bytes; }
    /// Records that \a bytes arrived in \a time, which excludes the wait for the answer.
    void learn(qint64 bytes, std::chrono::milliseconds time);

    static constexpr qint64 minBytes = qint64{128} * 1024;
    static constexpr qint64 maxBytes = qint64{4} * 1024 * 1024;

private:
    qint64 m_bytes = minBytes;
};

/// The pace for a player that plays \a bytesPerSecond: 15 s at once, then twice that rate.
[[nodiscard]] RateLimit rateLimitFor(double bytesPerSecond);

} // namespace dogear::stream
