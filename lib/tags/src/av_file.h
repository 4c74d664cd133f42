// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A file as libavformat reads it, in a cage: one input, a short list of formats, no
///        protocol, no other file.
///
/// Tests: tests/unit/tags/tst_media_tags.cpp, tests/unit/tags/tst_hostile_media.cpp

#include "av_library.h"
#include "bounded_input.h"

#include <base/result.h>

#include <memory>

namespace dogear::tags {

enum class Sureness {
    Any, ///< behind an ID3 tag, where hardly anything but MP3 is
    Fair,
};

/// The format of what begins at \a place, by its bytes alone; null if it is none that is read here.
[[nodiscard]] const AVInputFormat *probeFormat(BoundedInput &input,
                                               qint64 place,
                                               Sureness sureness);

class AvFile
{
public:
    /// Opens what begins at \a place of \a input, which must outlive this.
    [[nodiscard]] static Result<std::unique_ptr<AvFile>> open(BoundedInput &input,
                                                              qint64 place,
                                                              const AVInputFormat *format);
    ~AvFile();
    AvFile(const AvFile &) = delete;
    AvFile &operator=(const AvFile &) = delete;

    [[nodiscard]] AVFormatContext &context() { return *m_context; }
    [[nodiscard]] bool isFormat(const char *name) const;
    /// Bytes of the file, as indexes of streams count them.
    [[nodiscard]] QByteArray bytes(qint64 place, qint64 length);

private:
    AvFile(BoundedInput &input, qint64 place);
    static int readPacket(void *self, uint8_t *buffer, int size);
    static int64_t seek(void *self, int64_t offset, int whence);
    static int refuse(AVFormatContext *, AVIOContext **, const char *, int, AVDictionary **);

    BoundedInput &m_input;
    qint64 m_begin;
    qint64 m_place = 0;
    AVIOContext *m_io = nullptr;
    AVFormatContext *m_context = nullptr;
};

} // namespace dogear::tags
