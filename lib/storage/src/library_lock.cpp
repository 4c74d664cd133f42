// SPDX-License-Identifier: GPL-3.0-or-later
#include <files/file_lock.h>
#include <storage/library_lock.h>

#include <QUrl>

#include <chrono>
#include <sys/file.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::storage {

namespace {

constexpr std::chrono::milliseconds shareTimeout = 5s; // the same as SQLite's busy_timeout

Error busy(const QString &database)
{
    return {.code = ErrorCode::DatabaseBusy, .url = QUrl::fromLocalFile(database)};
}

} // namespace

LibraryLock::LibraryLock(const QString &database)
    : m_file(database + ".lock"_L1)
{}

bool LibraryLock::lock(int operation, std::chrono::milliseconds timeout)
{
    return files::lockFile(m_file.handle(), operation, timeout);
}

Result<std::unique_ptr<LibraryLock>> LibraryLock::lockShared(const QString &database)
{
    std::unique_ptr<LibraryLock> lock(new LibraryLock(database));
    // ReadWrite creates the lock file. It is never deleted: processes that opened it before would
    // then lock another file than those that open it afterwards.
    if (!lock->m_file.open(QIODevice::ReadWrite))
        return lock; // not an error here: opening the database reports whether it can be used
    if (!lock->lock(LOCK_SH, shareTimeout))
        return failure(busy(database));
    return lock;
}

Result<std::unique_ptr<LibraryLock>> LibraryLock::lockExclusive(const QString &database,
                                                                std::chrono::milliseconds timeout)
{
    std::unique_ptr<LibraryLock> lock(new LibraryLock(database));
    if (!lock->m_file.open(QIODevice::ReadWrite)) {
        return failure({.code = ErrorCode::FileUnwritable,
                        .detail = lock->m_file.errorString(),
                        .url = QUrl::fromLocalFile(lock->m_file.fileName())});
    }
    if (!lock->lock(LOCK_EX, timeout))
        return failure(busy(database));
    return lock;
}

} // namespace dogear::storage
