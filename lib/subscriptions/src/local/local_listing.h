// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the media files of a folder and its subfolders without opening them.
///
/// Hidden and empty files and folders are ignored. Links are followed, but each folder counts once,
/// under its own name rather than that of a link, and a link to a folder that contains the listed
/// one is ignored. Therefore circular links cannot cause an endless walk.
///
/// Threads: any, normally the pool; accesses the disk.
/// Tests:   tests/integration/tst_local_shows.cpp

#include <base/result.h>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace dogear::subscriptions {

struct ListedFile
{
    QString path; ///< relative to the folder, separated by '/'
    qint64 bytes = 0;
};

struct LocalListing
{
    QList<ListedFile> media; ///< sorted by name
    QStringList covers;
    bool isWhole = true;  ///< false if a folder could not be read: its files are not gone
    QStringList warnings; ///< names these folders
    QByteArray hash;      ///< changes with each name, size or date
};

/// Limits for a user who drops a whole disk.
struct ListingLimits
{
    qsizetype maxFiles = 20'000;
    qsizetype maxFolders = 20'000;
};

/// Lists the folder at \a path until \a isStopped.
/// \return the files, or FileNotFound, FileUnreadable, LimitExceeded, Cancelled, or NoMedia if the
///   folder contains no audio or video
[[nodiscard]] Result<LocalListing> listFolder(const QString &path,
                                              const std::function<bool()> &isStopped,
                                              const ListingLimits &limits = {});

/// Lists a single file, whatever its name; EmptyInput if it has no bytes.
[[nodiscard]] Result<LocalListing> listFile(const QString &path);

} // namespace dogear::subscriptions
