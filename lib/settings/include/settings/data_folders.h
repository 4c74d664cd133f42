// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Locates the files and folders of Dogear.
///
/// Spec:    XDG Base Directory Specification; --data-dir and DOGEAR_DATA_DIR put
///          everything into one folder
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
    QString media;     ///< folder below `cache` for streamed media; the media store creates it
    /// Folder for downloads unless the settings name another one: "Podcasts" in the music folder.
    /// It is among the user's own files, so it is created with the first download, not before.
    QString downloads;

    /// Lock file (QLockFile) that a window holds while it has the library \a database open.
    [[nodiscard]] static QString windowLock(const QString &database);

    /// Determines all paths: below \a dataDir; if it is empty, below DOGEAR_DATA_DIR; if that is
    /// not set, in the XDG folders. Creates all folders except `media` and `downloads`.
    /// \return the paths, or FileUnwritable, whose `detail` is the folder
    [[nodiscard]] static Result<DataFolders> create(const QString &dataDir);
};

} // namespace dogear::settings
