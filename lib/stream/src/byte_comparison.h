// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares the bytes of an answer with the stored bytes of the file.
///
/// Nodes of a CDN send different entity tags or dates for the same file. So a different validator
/// does not prove that a file has changed; different bytes do.
///
/// Threads: the thread of the file.
/// Tests:   tests/integration/tst_unsteady_origins.cpp
/// Decision: README.md, "The bytes of a file decide whether it has changed".

#include <QByteArray>

#include <media/media_file.h>
#include <optional>

namespace dogear::stream {

enum class Comparison {
    Open, ///< undecided: too few bytes were compared so far
    Same,
    Different,
};

class ByteComparison final
{
public:
    /// Number of equal bytes, at least, that prove two files to be the same.
    static constexpr qint64 enough = qint64{64} * 1024;

    /// Compares \a bytes, the ones at \a offset of the remote file, with the bytes of \a file that
    /// are stored there.
    /// \pre nothing is stored between two calls, and each call continues where the last one ended
    [[nodiscard]] Comparison take(media::MediaFile &file, qint64 offset, QByteArrayView bytes);
    /// Result when the answer ends, or when the bytes that follow are not stored.
    [[nodiscard]] Comparison outcome() const
    {
        return m_equalBytes > 0 ? Comparison::Same : Comparison::Different;
    }

    /// Selects the bytes to request for a comparison: the last stored ones before \a point, or else
    /// the first ones after it; empty if nothing is stored.
    [[nodiscard]] static media::ByteRange sample(const media::ByteRanges &stored, qint64 point);

private:
    qint64 m_equalBytes = 0;
};

} // namespace dogear::stream
