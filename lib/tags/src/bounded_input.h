// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The bytes of one device, up to a number of bytes and a moment; the only way by which
///        anything in this module reads.

#include <tags/media_tags.h>

#include <QByteArray>
#include <QDeadlineTimer>

namespace dogear::tags {

class BoundedInput
{
public:
    BoundedInput(QIODevice &device, const MediaTagLimits &limits);

    [[nodiscard]] qint64 size() const { return m_size; }
    /// Up to \a length bytes from \a place on; fewer at the end of the device or of the limits.
    [[nodiscard]] QByteArray bytes(qint64 place, qint64 length);
    /// The same into \a buffer. \return how many there were
    qint64 read(qint64 place, char *buffer, qint64 length);
    /// Whether a limit was reached, after which there is nothing more to read.
    [[nodiscard]] bool isExhausted() const { return m_isExhausted; }

private:
    QIODevice &m_device;
    qint64 m_size;
    qint64 m_bytesLeft;
    QDeadlineTimer m_deadline;
    std::chrono::nanoseconds m_endOfWork; ///< of this thread
    bool m_isExhausted = false;
};

} // namespace dogear::tags
