// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads an MP3 file and replaces a header that is false or missing.
///
/// FFmpeg trusts the header in the first frame. Hosts put an advertisement with its own header in
/// front of an episode, so that the length of the advertisement is reported for the whole; other
/// headers were never true. Without a header FFmpeg guesses the length from the first seconds, and
/// cannot seek beyond it. So the frames are counted, which takes some milliseconds per hour of
/// sound, and if the header does not match, a new header is put in front of the sound.
///
/// Threads: make() on any thread; it reads the file. The device belongs to one thread at a time.
/// Tests:   tests/unit/audio_buffers/tst_mpeg_device.cpp, tests/integration/tst_odd_files.cpp

#include <QFile>
#include <QIODevice>

#include <memory>

namespace dogear::audio_buffers {

class MpegDevice final : public QIODevice
{
    Q_OBJECT

public:
    /// \return null if the file at \a path is no MP3, or needs no correction
    [[nodiscard]] static std::unique_ptr<MpegDevice> make(const QString &path);

    [[nodiscard]] qint64 size() const override;

protected:
    qint64 readData(char *data, qint64 limit) override;
    qint64 writeData(const char * /*data*/, qint64 /*size*/) override { return -1; }

private:
    /// Reads \a head, then the file at \a path from offset \a begin on.
    MpegDevice(const QString &path, const QByteArray &head, qint64 begin);

    QFile m_file;
    QByteArray m_head;
    qint64 m_begin;
};

} // namespace dogear::audio_buffers
