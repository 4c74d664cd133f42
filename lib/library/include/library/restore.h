// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Puts a restored library into the place of the present one.
///
/// Backups::prepareRestore() checks a backup and lays its files beside those of the library, on the
/// same disks; from the moment in which the folder with them has its name, "restore", the restored
/// library is the one that holds. All that is left is to rename them, here, before anything of the
/// library is opened: a crash in between is made up for at the next start.
///
/// Threads: any, while nothing of the library is open in this program.
/// Tests:   tests/integration/tst_backups.cpp, tst_dogearctl_backup.cpp

#include <base/result.h>
#include <settings/data_folders.h>

#include <QDateTime>
#include <QString>

#include <optional>

namespace dogear::library {

struct Restored
{
    QDateTime made; ///< UTC; when the backup was made, if that is known
    QString kept;   ///< the library before, as a backup; empty if there was none
};

/// Does what prepareRestore() left to be done, if anything.
/// \return what was restored; or DatabaseBusy while another program has the library open,
///   FileUnwritable: nothing may be opened then
[[nodiscard]] Result<std::optional<Restored>> finishRestore(const settings::DataFolders &folders);

/// Takes back what prepareRestore() made ready, unless it was begun already.
void discardRestore(const settings::DataFolders &folders);

} // namespace dogear::library
