// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares the bytes of an answer with those that are stored of the file.
///
/// Nodes of a CDN give the same file other entity tags or dates. So these alone do not say that a
/// file has changed; its bytes do.
///
/// Threads: that of the file.
/// Tests:   tests/integration/tst_unsteady_origins.cpp

#include <QByteArray>

#include <media/media_file.h>
#include <optional>

namespace dogear::stream {

enum class Comparison {
    Open, ///< too little was compared so far
    Same,
    Different,
};

class ByteComparison final
{
public:
    /// So many equal bytes are of one file.
    static constexpr qint64 enough = qint64{64} * 1024;

    /// Compares \a bytes, which stand at \a offset of the answer, as far as \a file has them.
    /// Nothing is stored between two calls, and calls follow each other without a gap.
    [[nodiscard]] Comparison take(media::MediaFile &file, qint64 offset, QByteArrayView bytes);
    /// What is known when the answer ends, or when what follows is not stored.
    [[nodiscard]] Comparison outcome() const
    {
        return m_equalBytes > 0 ? Comparison::Same : Comparison::Different;
    }

    /// Which bytes to ask for: the last ones that are stored before \a point, else the first ones
    /// after it; empty if nothing is stored.
    [[nodiscard]] static media::ByteRange sample(const media::ByteRanges &stored, qint64 point);

private:
    qint64 m_equalBytes = 0;
};

} // namespace dogear::stream
