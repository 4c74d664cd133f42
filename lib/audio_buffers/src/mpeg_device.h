// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief An MP3 whose header is not true, as it should have been written.
///
/// FFmpeg believes the header in the first frame. Hosts put an advertisement in front of an
/// episode, header and all, so that the length of the advertisement is told for the whole; other
/// headers were never true. Without a header a length is guessed from the first seconds, and what
/// is behind it cannot be sought. So the frames are counted, which takes some milliseconds an hour,
/// and where the header does not fit, the file is read behind a header of ours.
///
/// Threads: make() on any; it reads the file. The device belongs to one thread at a time.
/// Tests:   tests/unit/audio_buffers/tst_mpeg_device.cpp, tests/integration/tst_odd_files.cpp

#include <QFile>
#include <QIODevice>

#include <memory>

namespace dogear::audio_buffers {

class MpegDevice final : public QIODevice
{
    Q_OBJECT

public:
    /// \return nothing if the file at \a path is no MP3, or is fine as it is
    [[nodiscard]] static std::unique_ptr<MpegDevice> make(const QString &path);

    [[nodiscard]] qint64 size() const override;

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char * /*data*/, qint64 /*size*/) override { return -1; }

private:
    /// \a head, then the file at \a path from \a begin on.
    MpegDevice(const QString &path, const QByteArray &head, qint64 begin);

    QFile m_file;
    QByteArray m_head;
    qint64 m_begin;
};

} // namespace dogear::audio_buffers
