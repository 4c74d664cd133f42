// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the files of all devices in a folder, with their conflict copies.
///
/// Threads: the thread of the folder; the calls wait for the disk.
/// Tests:   tests/unit/sync_folder/tst_folder_scan.cpp

#include "file_reader.h"

#include <base/result.h>
#include <sync_folder/folder_state.h>

#include <QList>
#include <QMap>
#include <QString>

namespace dogear::sync_folder {

/// What is new in a folder.
struct FolderNews
{
    QList<domain::SyncAction> actions;
    QList<domain::SyncField> fields;
    QMap<QString, FilePosition> files;  ///< all files of other devices, by name
    QMap<QString, qint64> seenByOthers; ///< own numbers that others say they have seen
    qint64 ownNumber = 0;               ///< greatest number in conflict copies of the own file
    int damaged = 0;                    ///< lines that cannot be read, or are not complete yet
    int unknown = 0;                    ///< entries that this version does not know
    int conflictCopies = 0;
    int newerFiles = 0; ///< files that a newer Dogear wrote, which this one cannot read
};

/// Reads all files but the own one of \a device behind the positions \a known.
/// \return or FileNotFound (the folder), FileUnreadable
[[nodiscard]] Result<FolderNews> scanFolder(const QString &folder,
                                            const QString &device,
                                            const QMap<QString, FilePosition> &known);

/// Adds the records of \a file to \a news; \a device: this one.
void addRecords(FolderNews &news, const FileNews &file, const QString &device);

} // namespace dogear::sync_folder
