// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_lock.h"

#include <settings/data_folders.h>

#include <QLockFile>

namespace dogear::ctl {

bool hasWindow(const settings::DataFolders &folders)
{
    QLockFile lock(settings::DataFolders::windowLock(folders.database));
    // The lock of a running window is not stale, however old it is; Qt's default limit is 30 s.
    lock.setStaleLockTime(0);
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

} // namespace dogear::ctl
