// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Maps the parts of an Ogg file to one stream, and renumbers its pages.
///
/// Pure. The sizes of pages do not change, so each piece of the stream is a piece of the file.
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
    qint64 offset = 0;    ///< offset in the stream
    qint64 fileBegin = 0; ///< offset of the same bytes in the file
    qint64 fileEnd = 0;
    qint64 streamEnd = 0; ///< end of the stream's last page in the file; 0: in another piece
    bool isHeaders = false;

    quint32 partSerial = 0;     ///< serial number in the file
    quint32 serial = 0;         ///< serial number in the stream
    quint32 sequenceChange = 0; ///< added to sequence numbers, modulo 2^32
    qint64 partStart = 0;       ///< granule at which the part begins in the file
    qint64 start = 0;           ///< granule at which it begins in the stream

    [[nodiscard]] qint64 end() const { return offset + fileEnd - fileBegin; }
};

/// Maps \a parts of a file of \a fileSize bytes. Headers of later parts are left out.
/// \return an empty list if the file needs no correction, or if a decoder could not play all parts
///   as one stream
[[nodiscard]] QList<OggPiece> oggPieces(const QList<tags::OggPart> &parts, qint64 fileSize);

/// Converts the complete page \a bytes, at \a fileOffset in \a piece, to a page of the stream.
/// \return the page, or \a bytes unchanged if they are no page of the part's sound
[[nodiscard]] QByteArray joinedPage(QByteArray bytes, qint64 fileOffset, const OggPiece &piece);

} // namespace dogear::audio_buffers
