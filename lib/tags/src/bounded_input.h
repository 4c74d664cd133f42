// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads from one device within limits on bytes and time. All code of this module reads
///        through it.

#include <tags/media_tags.h>

#include <QByteArray>
#include <QDeadlineTimer>

namespace dogear::tags {

class BoundedInput
{
public:
    BoundedInput(QIODevice &device, const MediaTagLimits &limits);

    [[nodiscard]] qint64 size() const { return m_size; }
    /// \return up to \a length bytes from the offset \a offset on; fewer at the end of the device
    /// or
    ///   when a limit is reached
    [[nodiscard]] QByteArray bytes(qint64 offset, qint64 length);
    /// Reads into \a buffer like bytes(). \return the number of bytes read
    qint64 read(qint64 offset, char *buffer, qint64 length);
    /// Whether a limit was reached; all further reads return nothing.
    [[nodiscard]] bool isExhausted() const { return m_isExhausted; }

private:
    QIODevice &m_device;
    qint64 m_size;
    qint64 m_bytesLeft;
    QDeadlineTimer m_deadline;
    std::chrono::nanoseconds m_endOfWork; ///< limit, as processor time of this thread
    bool m_isExhausted = false;
};

} // namespace dogear::tags
