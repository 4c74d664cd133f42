// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Prevents that a library is replaced while it is open, or opened while it is replaced.
///
/// SQLite's own locks belong to a file; they do not notice when another file takes its place. So
/// every Connection holds this lock in shared mode, and code that replaces the file holds it
/// exclusively.
///
/// Threads: any. The kernel releases the lock when the process ends, also after a crash.
/// Spec:    flock(2) on the file "<database>.lock", which is never deleted
/// Tests:   tests/unit/storage/tst_library_lock.cpp

#include <base/result.h>

#include <QFile>
#include <QString>

#include <chrono>
#include <memory>

namespace dogear::storage {

class LibraryLock final
{
public:
    /// Takes the shared lock. Waits up to five seconds while the library \a database is replaced.
    /// \return or DatabaseBusy. If the lock file cannot be opened (a read-only disk), the returned
    ///   object holds no lock.
    [[nodiscard]] static Result<std::unique_ptr<LibraryLock>> lockShared(const QString &database);

    /// Takes the exclusive lock. Waits up to \a timeout while any Connection is open.
    /// \return or DatabaseBusy, FileUnwritable
    [[nodiscard]] static Result<std::unique_ptr<LibraryLock>> lockExclusive(
        const QString &database,
        std::chrono::milliseconds timeout = {});

    ~LibraryLock() = default;
    LibraryLock(const LibraryLock &) = delete;
    LibraryLock &operator=(const LibraryLock &) = delete;

private:
    explicit LibraryLock(const QString &database);
    [[nodiscard]] bool lock(int operation, std::chrono::milliseconds timeout);

    QFile m_file; ///< closing the file releases the lock
};

} // namespace dogear::storage
