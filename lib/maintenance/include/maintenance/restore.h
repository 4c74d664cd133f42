// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Replaces the present library by a restored one.
///
/// Backups::prepareRestore() checks a backup and places its files next to those of the library, on
/// the same disks. Renaming the folder with them to "restore" is the moment at which the restored
/// library becomes the valid one. The remaining step, here, is to rename its files before any file
/// of the library is opened; after a crash the next start completes it.
///
/// Threads: any, while this program has no file of the library open.
/// Tests:   tests/integration/tst_backups.cpp, tst_dogearctl_backup.cpp
/// Decision: README.md, "A restore is a renaming".

#include <base/result.h>
#include <settings/data_folders.h>

#include <QDateTime>
#include <QString>

#include <optional>

namespace dogear::maintenance {

struct Restored
{
    QDateTime made; ///< UTC; when the backup was made, if that is known
    QString kept;   ///< backup of the previous library; empty if there was no library
};

/// Completes a restore that prepareRestore() has prepared, if any.
/// \return the restored backup; DatabaseBusy while another program has the library open, or
///   FileUnwritable: the caller must not open the library then
[[nodiscard]] Result<std::optional<Restored>> finishRestore(const settings::DataFolders &folders);

/// Discards a restore that prepareRestore() has prepared, unless its files were moved already.
void discardRestore(const settings::DataFolders &folders);

} // namespace dogear::maintenance
