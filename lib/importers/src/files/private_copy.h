// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Copies the database of another player to a private folder, and removes it again.
///
/// Decision: README.md, "Databases are read from a private copy".

#include <base/result.h>

#include <QTemporaryDir>

#include <atomic>
#include <memory>

namespace dogear::importers {

/// A private folder, which only this user may read. The destructor removes it with its files.
class PrivateCopy final
{
public:
    /// Copies the database at \a path and its write-ahead log. A writer that interferes makes it
    /// copy again, three times at most.
    /// \return or FileNotFound, FileUnreadable, FileUnwritable, DiskFull, OtherPlayerBusy,
    ///   OtherPlayerDamaged (the file is cut off), Cancelled
    [[nodiscard]] static Result<PrivateCopy> ofDatabase(const QString &path,
                                                        const std::atomic_bool &isCancelled);
    /// Makes an empty folder.
    [[nodiscard]] static Result<PrivateCopy> empty();

    /// Path of the database, which is there only after ofDatabase().
    [[nodiscard]] QString databasePath() const { return path(u"library.db"); }
    [[nodiscard]] QString path(QStringView name) const;

private:
    PrivateCopy() = default;

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace dogear::importers
