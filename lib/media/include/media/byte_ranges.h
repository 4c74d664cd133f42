// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which bytes of a file are there.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/media/tst_byte_ranges.cpp

#include <QDebug>
#include <QList>

namespace dogear::media {

/// From `begin` up to, not including, `end`; empty unless begin < end.
struct ByteRange
{
    qint64 begin = 0;
    qint64 end = 0;

    [[nodiscard]] constexpr qint64 size() const { return begin < end ? end - begin : 0; }
    [[nodiscard]] constexpr bool isEmpty() const { return size() == 0; }
    friend bool operator==(const ByteRange &, const ByteRange &) = default;
};

class ByteRanges final
{
public:
    /// Bytes that are there already may be added again; an empty range changes nothing.
    void add(ByteRange range);
    /// Nothing is there at or after \a end.
    void cut(qint64 end);

    [[nodiscard]] bool contains(ByteRange range) const;
    /// Up to where all is there from \a begin on; \a begin itself if it is not there.
    [[nodiscard]] qint64 endOfRun(qint64 begin) const;
    /// The first bytes within \a range that are not there; empty if all are.
    [[nodiscard]] ByteRange firstGap(ByteRange range) const;
    /// How many are there.
    [[nodiscard]] qint64 total() const;
    /// In order, apart from one another.
    [[nodiscard]] const QList<ByteRange> &list() const { return m_ranges; }
    [[nodiscard]] bool isEmpty() const { return m_ranges.isEmpty(); }

    friend bool operator==(const ByteRanges &, const ByteRanges &) = default;

private:
    /// The first that ends after \a at.
    [[nodiscard]] QList<ByteRange>::const_iterator after(qint64 at) const;

    QList<ByteRange> m_ranges;
};

QDebug operator<<(QDebug debug, ByteRange range);

} // namespace dogear::media
