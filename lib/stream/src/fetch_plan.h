// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What of a file is fetched next: what somebody waits for, then what will be heard soon,
/// then the rest.
///
/// Bytes are asked for in pieces that take about a third of a second each. So a piece is never left
/// half-way when a listener jumps elsewhere, and no byte comes twice; and a listener who jumps
/// waits no longer than that.
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
    qint64 point = 0;     ///< where somebody reads
    qint64 ahead = 0;     ///< so many bytes from there on are wanted soon; 0: nobody reads
    bool isWhole = false; ///< everything is wanted in the end

    /// The next piece; empty if nothing is missing that is wanted. \a length of the file, if it is
    /// known; a piece is no longer than \a most, but for a download that nobody listens to, and of
    /// what is read ahead it brings a quarter too much at most, or the smallest piece.
    [[nodiscard]] media::ByteRange next(const media::ByteRanges &there,
                                        std::optional<qint64> length,
                                        qint64 most) const;
};

/// How long a piece is, after how fast the last ones came.
class PieceSize final
{
public:
    [[nodiscard]] qint64 bytes() const { return m_bytes; }
    /// \a bytes came in \a time, the wait for the first one left out.
    void learn(qint64 bytes, std::chrono::milliseconds time);

    static constexpr qint64 smallest = qint64{128} * 1024;
    static constexpr qint64 largest = qint64{4} * 1024 * 1024;

private:
    qint64 m_bytes = smallest;
};

/// For a player that plays \a bytesPerSecond.
[[nodiscard]] Pace paceFor(double bytesPerSecond);

} // namespace dogear::stream
