// SPDX-License-Identifier: GPL-3.0-or-later
#include "bounded_input.h"

#include <QIODevice>

#include <algorithm>
#include <ctime>

namespace dogear::tags {

namespace {

/// \return the processor time that this thread has used. Not elapsed time: a slow disk or a busy
///   computer must not make a harmless file exceed the limit.
std::chrono::nanoseconds workOfThread()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

BoundedInput::BoundedInput(QIODevice &device, const MediaTagLimits &limits)
    : m_device(device)
    , m_size(device.size())
    , m_bytesLeft(limits.maxReadBytes)
    , m_deadline(limits.maxTime)
    , m_endOfWork(workOfThread() + limits.maxWork)
{}

QByteArray BoundedInput::bytes(qint64 offset, qint64 length)
{
    const qint64 there = std::clamp<qint64>(m_size - offset, 0, std::max<qint64>(length, 0));
    // \a length may come from a hostile file: never allocate more than can be read.
    QByteArray bytes(std::min(there, m_bytesLeft), Qt::Uninitialized);
    bytes.truncate(read(offset, bytes.data(), bytes.size()));
    if (bytes.size() < there && m_bytesLeft <= 0)
        m_isExhausted = true;
    return bytes;
}

qint64 BoundedInput::read(qint64 offset, char *buffer, qint64 length)
{
    if (m_bytesLeft <= 0 || m_deadline.hasExpired() || workOfThread() > m_endOfWork) {
        m_isExhausted = true;
        return 0;
    }
    if (offset < 0 || offset >= m_size || !m_device.seek(offset))
        return 0;
    const qint64 count = m_device.read(buffer, std::min(length, m_bytesLeft));
    m_bytesLeft -= std::max<qint64>(count, 0);
    return std::max<qint64>(count, 0);
}

} // namespace dogear::tags
