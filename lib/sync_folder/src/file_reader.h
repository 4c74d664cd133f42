// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads what was added to the file of a device, as far as it has arrived.
///
/// Threads: the thread of the folder (sync_folder/folder_thread.h); the calls wait for the disk.
/// Tests:   tests/unit/sync_folder/tst_file_reader.cpp

#include "record_json.h"

#include <base/result.h>
#include <sync_folder/folder_state.h>

#include <QList>

namespace dogear::sync_folder {

struct FileNews
{
    Header header;            ///< without a device: the file has no readable first line
    QList<Record> records;    ///< behind the given position; data, and Seen and Session
    FilePosition reached;     ///< where reading continues next time
    qint64 lastNumber = 0;    ///< greatest number of a readable line
    qint64 end = 0;           ///< offset behind the last complete line, in bytes
    int damaged = 0;          ///< complete lines that cannot be read
    int unknown = 0;          ///< entries of kinds that this version does not know
    bool isContinued = false; ///< the given position was found; else the whole file was read
};

/// Reads the file at \a path behind \a from. If the line there is another one, the file was
/// compacted or replaced, and is read from its beginning: what was known comes again.
///
/// Damaged lines are passed over, but the position stays in front of the first one, because the
/// rest of a half copied file arrives later. A last line without a line feed is not complete.
/// A file of a newer version of the format has no records.
///
/// \return or FileNotFound, FileUnreadable
[[nodiscard]] Result<FileNews> readFile(const QString &path, const FilePosition &from);

} // namespace dogear::sync_folder
