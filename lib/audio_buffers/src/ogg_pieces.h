// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Maps the parts of an Ogg file to one stream, and renumbers its pages.
///
/// Pure. Sizes of pages stay as they are, so that each piece of the stream is one of the file.
///
/// Threads: any.
/// Tests:   tests/unit/audio_buffers/tst_ogg_device.cpp

#include <tags/ogg_parts.h>

#include <QByteArray>
#include <QList>

namespace dogear::audio_buffers {

/// The headers of the first part, or the sound of any part.
struct OggPiece
{
    qint64 place = 0;     ///< in the stream
    qint64 fileBegin = 0; ///< of the same bytes in the file
    qint64 fileEnd = 0;
    qint64 streamEnd = 0; ///< end in the file of the last page of all; 0: in another piece
    bool isHeaders = false;

    quint32 partSerial = 0;     ///< as in the file
    quint32 serial = 0;         ///< as in the stream
    quint32 sequenceChange = 0; ///< added, modulo 2^32
    qint64 partStart = 0;       ///< granule at which the part begins in the file
    qint64 start = 0;           ///< and in the stream

    [[nodiscard]] qint64 end() const { return place + fileEnd - fileBegin; }
};

/// Maps \a parts of a file of \a fileSize bytes. Headers of later parts are left out.
/// \return nothing if the file is fine as it is, or if a decoder could not play all parts as one
[[nodiscard]] QList<OggPiece> oggPieces(const QList<tags::OggPart> &parts, qint64 fileSize);

/// Makes the whole page \a bytes from \a filePlace, in \a piece, one of the stream.
[[nodiscard]] QByteArray joinedPage(QByteArray bytes, qint64 filePlace, const OggPiece &piece);

} // namespace dogear::audio_buffers
