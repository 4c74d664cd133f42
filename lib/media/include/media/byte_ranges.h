// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Records the ranges of a media file that are stored on this machine.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/media/tst_byte_ranges.cpp

#include <QDebug>
#include <QList>

namespace dogear::media {

/// Half-open range of byte offsets: `begin` is included, `end` is not; empty unless begin < end.
struct ByteRange
{
    qint64 begin = 0;
    qint64 end = 0;

    [[nodiscard]] constexpr qint64 size() const { return begin < end ? end - begin : 0; }
    [[nodiscard]] constexpr bool isEmpty() const { return size() == 0; }
    friend bool operator==(const ByteRange &, const ByteRange &) = default;
};

/// A set of bytes, kept as sorted ranges that neither overlap nor touch.
class ByteRanges final
{
public:
    /// Adds a range, which may overlap bytes of the set; an empty range changes nothing.
    void add(ByteRange range);
    /// Removes all bytes at offset \a end and after it.
    void cut(qint64 end);

    [[nodiscard]] bool contains(ByteRange range) const;
    /// Returns the first offset after \a begin that is missing; \a begin itself if it is missing.
    [[nodiscard]] qint64 endOfRun(qint64 begin) const;
    /// Returns the first missing bytes within \a range; empty if none is missing.
    [[nodiscard]] ByteRange firstGap(ByteRange range) const;
    /// Returns the number of bytes in the set.
    [[nodiscard]] qint64 total() const;
    /// Returns the ranges in ascending order, with a gap between each two.
    [[nodiscard]] const QList<ByteRange> &list() const { return m_ranges; }
    [[nodiscard]] bool isEmpty() const { return m_ranges.isEmpty(); }

    friend bool operator==(const ByteRanges &, const ByteRanges &) = default;

private:
    /// Returns the first range that ends after the offset \a at.
    [[nodiscard]] QList<ByteRange>::const_iterator after(qint64 at) const;

    QList<ByteRange> m_ranges;
};

QDebug operator<<(QDebug debug, ByteRange range);

} // namespace dogear::media
