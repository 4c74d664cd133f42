// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the folders of this user in which other players keep their libraries.
///
/// Threads: any.
/// Spec:    XDG Base Directory Specification 0.8
/// Tests:   tests/unit/importers/tst_find_players.cpp

#include <QString>

namespace dogear::importers {

/// Absolute paths. An empty one is not searched.
struct UserFolders
{
    QString home;
    QString config;           ///< XDG_CONFIG_HOME, "~/.config"
    QString data;             ///< XDG_DATA_HOME, "~/.local/share"
    QString gpodder;          ///< GPODDER_HOME, "~/gPodder"
    QString gpodderDownloads; ///< GPODDER_DOWNLOAD_DIR; empty: in the folder `gpodder`

    friend bool operator==(const UserFolders &, const UserFolders &) = default;
};

/// Reads the environment of this process.
[[nodiscard]] UserFolders foldersOfThisUser();

} // namespace dogear::importers
