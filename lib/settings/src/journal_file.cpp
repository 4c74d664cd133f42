// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal_file.h"

#include <files/file_lock.h>

#include <QFile>
#include <QUrl>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace dogear::settings {

namespace {

constexpr std::chrono::seconds lockTimeout{5}; // other processes hold the lock for milliseconds
constexpr mode_t userOnly = 0600;              // the file tells what the user listens to

bool isSameFile(const struct stat &a, const struct stat &b)
{
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

} // namespace

tl::unexpected<Error> JournalFile::unwritable(int systemError) const
{
    const bool isFull = systemError == ENOSPC || systemError == EDQUOT;
    return failure({isFull ? ErrorCode::DiskFull : ErrorCode::FileUnwritable,
                    QString::fromLocal8Bit(std::strerror(systemError)),
                    QUrl::fromLocalFile(m_path)});
}

bool JournalFile::open(int flags)
{
    m_file = ::open(QFile::encodeName(m_path).constData(), flags | O_CLOEXEC, userOnly);
    m_offset = 0;
    return m_file >= 0;
}

void JournalFile::close()
{
    if (m_file >= 0)
        ::close(m_file);
    m_file = -1;
    m_offset = 0;
}

bool JournalFile::isReplaced() const
{
    struct stat here = {};
    struct stat there = {};
    const bool isThere = ::stat(QFile::encodeName(m_path).constData(), &there) == 0;
    if (m_file < 0 || !isThere)
        return isThere != (m_file >= 0);
    return ::fstat(m_file, &here) != 0 || !isSameFile(here, there);
}

bool JournalFile::follow()
{
    if (isReplaced()) {
        close();
        // Even if both calls of open() fail, the lines that were read before are not those of the
        // file at the path.
        m_isOther = true;
        if (!open(O_RDWR | O_APPEND)) // reading must work where writing is forbidden
            (void)open(O_RDONLY);
    }
    return std::exchange(m_isOther, false);
}

QByteArray JournalFile::readTail()
{
    QByteArray tail;
    for (qint64 end = size(); m_file >= 0 && m_offset + tail.size() < end;) {
        QByteArray piece(end - m_offset - tail.size(), Qt::Uninitialized);
        const ssize_t read =
            ::pread(m_file, piece.data(), size_t(piece.size()), m_offset + tail.size());
        if (read < 0 && errno == EINTR)
            continue;
        if (read <= 0)
            break;
        tail += QByteArrayView(piece).first(read);
    }
    // A line without its line feed is still being written, or was cut off: it stays unread.
    tail.truncate(tail.lastIndexOf('\n') + 1);
    m_offset += tail.size();
    return tail;
}

Result<bool> JournalFile::lock()
{
    for (;;) {
        if (m_file < 0 || isReplaced()) {
            close();
            m_isOther = true; // a member, because this call may fail before it says so
            if (!open(O_RDWR | O_APPEND | O_CREAT))
                return unwritable(errno);
        }
        if (!files::lockFile(m_file, LOCK_EX, lockTimeout))
            return unwritable(errno);
        // Another process may have removed the file while this one waited for its lock; lines
        // appended to a removed file would be lost.
        if (!isReplaced())
            return std::exchange(m_isOther, false);
        unlock();
    }
}

void JournalFile::unlock()
{
    if (m_file >= 0)
        ::flock(m_file, LOCK_UN);
}

Result<> JournalFile::append(const QByteArray &lines)
{
    const qint64 before = size();
    // If a crash cut off the last line, a line feed separates the new lines from it.
    char last = '\n';
    if (before > 0 && ::pread(m_file, &last, 1, before - 1) != 1)
        return unwritable(errno);
    const QByteArray bytes = last == '\n' ? lines : '\n' + lines;
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t written =
            ::write(m_file, bytes.constData() + done, size_t(bytes.size() - done));
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0) {
            const int why = errno;
            // The result can be ignored: readers skip an incomplete line, it only wastes space.
            [[maybe_unused]] const int isCut = ::ftruncate(m_file, before);
            return unwritable(why);
        }
        done += written;
    }
    if (::fdatasync(m_file) != 0)
        return unwritable(errno);
    m_offset = before + bytes.size();
    return {};
}

qint64 JournalFile::size() const
{
    struct stat here = {};
    return m_file >= 0 && ::fstat(m_file, &here) == 0 ? here.st_size : 0;
}

Result<> JournalFile::remove()
{
    if (::unlink(QFile::encodeName(m_path).constData()) != 0)
        return unwritable(errno);
    close(); // releases the lock, too
    return {};
}

} // namespace dogear::settings
