// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads a chained Ogg file as one stream whose time begins with 0.
///
/// FFmpeg restarts its time at each joint and cannot seek across it; it does not know the length of
/// a file that was cut out of a stream. So the headers of later parts are left out, and their pages
/// are renumbered while they are read.
///
/// Threads: make() on any thread; it reads the file. The device belongs to one thread at a time.
/// Spec:    RFC 3533
/// Tests:   tests/unit/audio_buffers/tst_ogg_device.cpp, tests/integration/tst_odd_files.cpp

#include "ogg_pieces.h"

#include <QFile>
#include <QIODevice>

#include <memory>

namespace dogear::audio_buffers {

class OggDevice final : public QIODevice
{
    Q_OBJECT

public:
    /// \return null if the file at \a path is no Ogg, needs no correction, or has parts that a
    ///   decoder cannot play without being set up again
    [[nodiscard]] static std::unique_ptr<OggDevice> make(const QString &path);

    [[nodiscard]] qint64 size() const override;

protected:
    qint64 readData(char *data, qint64 maxBytes) override;
    qint64 writeData(const char * /*data*/, qint64 /*size*/) override { return -1; }

private:
    OggDevice(const QString &path, const QList<OggPiece> &pieces);

    [[nodiscard]] QByteArray fileBytes(qint64 offset, qint64 length);
    [[nodiscard]] QByteArray pageAt(qint64 fileOffset, const OggPiece &piece);
    [[nodiscard]] bool loadPage(qint64 fileOffset, const OggPiece &piece);
    void loadOther(qint64 fileOffset, const OggPiece &piece);
    [[nodiscard]] QByteArrayView bytesAt(qint64 offset);

    QFile m_file;
    QList<OggPiece> m_pieces;
    QByteArray m_chunk;       ///< a page of the stream, or bytes between pages
    qint64 m_chunkOffset = 0; ///< in the file; the next page may begin where the chunk ends
};

} // namespace dogear::audio_buffers
