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
    QString media;     ///< folder below `cache`, of what was streamed; made by who stores there
    /// Folder for downloads unless settings name another one: "Podcasts" in the folder for music.
    /// It is a listener's own place, so whoever makes the first download makes it.
    QString downloads;

    /// File that a window holds locked (QLockFile) while it has the library \a database open.
    [[nodiscard]] static QString windowLock(const QString &database);

    /// \a dataDir: all below it; empty: DOGEAR_DATA_DIR, else the XDG folders. Makes the
    /// folders but for the last two.
    /// \return or FileUnwritable; `detail` is the folder
    [[nodiscard]] static Result<DataFolders> create(const QString &dataDir);
};

} // namespace dogear::settings
