// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens a file with libavformat in a sandbox: one input, a short list of formats, no
///        protocols, no other files.
///
/// Tests: tests/unit/tags/tst_media_tags.cpp, tests/unit/tags/tst_hostile_media.cpp

#include "av_library.h"
#include "bounded_input.h"

#include <base/result.h>

#include <memory>

namespace dogear::tags {

/// Minimum score of a probe.
enum class Confidence {
    Any, ///< for data after an ID3 tag, which is nearly always MP3
    Fair,
};

/// Determines the format of the data at the offset \a offset from its bytes alone.
/// \return null if the format is unknown, or not one of those that this module reads
[[nodiscard]] const AVInputFormat *probeFormat(BoundedInput &input,
                                               qint64 offset,
                                               Confidence confidence);

class AvFile
{
public:
    /// Opens the file that begins at the offset \a offset of \a input, which must outlive the
    /// AvFile.
    [[nodiscard]] static Result<std::unique_ptr<AvFile>> open(BoundedInput &input,
                                                              qint64 offset,
                                                              const AVInputFormat *format);
    ~AvFile();
    AvFile(const AvFile &) = delete;
    AvFile &operator=(const AvFile &) = delete;

    [[nodiscard]] AVFormatContext &context() { return *m_context; }
    [[nodiscard]] bool isFormat(const char *name) const;
    /// Reads bytes at an offset from the stream index, which counts from the beginning of the file
    /// that open() opened.
    [[nodiscard]] QByteArray bytes(qint64 offset, qint64 length);

private:
    AvFile(BoundedInput &input, qint64 offset);
    static int readPacket(void *self, uint8_t *buffer, int size);
    static int64_t seek(void *self, int64_t offset, int whence);
    static int refuse(AVFormatContext *, AVIOContext **, const char *, int, AVDictionary **);

    BoundedInput &m_input;
    qint64 m_begin;
    qint64 m_offset = 0;
    AVIOContext *m_io = nullptr;
    AVFormatContext *m_context = nullptr;
};

} // namespace dogear::tags
