// SPDX-License-Identifier: GPL-3.0-or-later
#include <files/file_lock.h>

#include <QDeadlineTimer>
#include <QThread>

#include <cerrno>
#include <sys/file.h>

namespace dogear::files {

bool lockFile(int file, int operation, std::chrono::milliseconds timeout)
{
    constexpr unsigned long retryMs = 1;
    // flock() has no timeout, so this polls.
    for (const QDeadlineTimer deadline(timeout); ::flock(file, operation | LOCK_NB) != 0;) {
        const bool isHeld = errno == EWOULDBLOCK || errno == EINTR;
        if (!isHeld || deadline.hasExpired())
            return false;
        QThread::msleep(retryMs);
    }
    return true;
}

} // namespace dogear::files
