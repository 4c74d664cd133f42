// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What lies in a folder and its sub-folders that belongs to a show, without reading it.
///
/// Hidden files and folders are left out, and so is what is empty. Links are followed, but each
/// folder counts once, under its own name rather than that of a link, and no link leads out to a
/// folder around the one that was asked for; so no circle has an end to look for.
///
/// Threads: any, normally the pool; asks the disk.
/// Tests:   tests/integration/tst_local_shows.cpp

#include <base/result.h>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace dogear::library {

struct ListedFile
{
    QString path; ///< below the folder, with '/' between
    qint64 bytes = 0;
};

struct LocalListing
{
    QList<ListedFile> media; ///< by name
    QStringList covers;
    bool isWhole = true;  ///< false if a folder could not be read: what was in it is not gone
    QStringList warnings; ///< which these are
    QByteArray hash;      ///< another one when a name, size or date has changed
};

/// Bounds for who lets go of a whole disk.
struct ListingLimits
{
    qsizetype maxFiles = 20'000;
    qsizetype maxFolders = 20'000;
};

/// Lists the folder at \a path until \a isStopped.
/// \return or FileNotFound, FileUnreadable, LimitExceeded, Cancelled, NoMedia if nothing in it is
///   audio or video
[[nodiscard]] Result<LocalListing> listFolder(const QString &path,
                                              const std::function<bool()> &isStopped,
                                              const ListingLimits &limits = {});

/// The same of one file, whatever it is called; EmptyInput if it has no bytes.
[[nodiscard]] Result<LocalListing> listFile(const QString &path);

} // namespace dogear::library
