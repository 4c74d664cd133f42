// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps a library where it is while it is open, and others out while it is replaced.
///
/// SQLite's own locks are of a file, which does not help when another file takes its place. So
/// every Connection holds this one, shared, and who replaces the file holds it alone.
///
/// Threads: any. A crash lets go of it.
/// Spec:    flock(2), of "<database>.lock", which stays
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
    /// Waits, up to five seconds, while the library \a database is being replaced.
    /// \return or DatabaseBusy. Where no lock can be kept (a read-only disk) there is none.
    [[nodiscard]] static Result<std::unique_ptr<LibraryLock>> share(const QString &database);

    /// Waits up to \a patience while any Connection is open. \return or DatabaseBusy,
    /// FileUnwritable
    [[nodiscard]] static Result<std::unique_ptr<LibraryLock>> takeAlone(
        const QString &database,
        std::chrono::milliseconds patience = {});

    ~LibraryLock() = default;
    LibraryLock(const LibraryLock &) = delete;
    LibraryLock &operator=(const LibraryLock &) = delete;

private:
    explicit LibraryLock(const QString &database);
    [[nodiscard]] bool lock(int operation, std::chrono::milliseconds patience);

    QFile m_file; ///< closing it lets go
};

} // namespace dogear::storage
