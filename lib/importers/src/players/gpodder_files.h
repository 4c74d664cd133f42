// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads what gPodder stores outside of its tables: settings, downloads, chapters as JSON.

#include <domain/chapter.h>

#include <importers/player_library.h>
#include <importers/user_folders.h>

namespace dogear::importers {

/// Reads the account from the content of Settings.json, without its password.
/// \return unset if synchronisation is off, or if there is no account
[[nodiscard]] std::optional<PlayerAccount> readGPodderAccount(const QByteArray &settings);

/// Reads the column `chapters`: a JSON array of objects with `start` in seconds, `title`, `href`
/// and `image`, as podcastparser makes them.
/// \return unset if \a json is not such an array
[[nodiscard]] std::optional<QList<domain::Chapter>> readGPodderChapters(const QString &json);

/// \param home the folder of the database
/// \param show `podcast.download_folder`, \param file `episode.download_filename`
/// \return the path of the download; empty if there is no such file
[[nodiscard]] QString gpodderDownload(const UserFolders &folders,
                                      const QString &home,
                                      const QString &show,
                                      const QString &file);

} // namespace dogear::importers
