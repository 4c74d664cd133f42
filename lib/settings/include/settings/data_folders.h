// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where Dogear's files are.
///
/// Spec:    XDG Base Directory Specification; --data-dir and DOGEAR_DATA_DIR put all in one folder
/// Tests:   tests/unit/settings/tst_data_folders.cpp

#include <base/result.h>

#include <QString>

namespace dogear::settings {

struct DataFolders
{
    QString database;  ///< file
    QString settings;  ///< file
    QString positions; ///< file
    QString cache;     ///< folder

    /// \a dataDir: all below it; empty: DOGEAR_DATA_DIR, else the XDG folders. Makes the folders.
    /// \return or FileUnwritable; `detail` is the folder
    [[nodiscard]] static Result<DataFolders> create(const QString &dataDir);
};

} // namespace dogear::settings
