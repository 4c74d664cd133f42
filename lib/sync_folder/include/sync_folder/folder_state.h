// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Remembers how far the files of a folder were read, and what was last written.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/sync_folder/tst_folder_state.cpp

#include <QByteArray>
#include <QMap>
#include <QString>

namespace dogear::sync_folder {

/// Where reading continues in the file of another device.
struct FilePosition
{
    QString device;
    qint64 size = 0;     ///< of the file, in bytes
    qint64 modified = 0; ///< of the file, in Unix milliseconds
    qint64 start = 0;    ///< offset of the last line before the first damaged one, in bytes
    QByteArray check;    ///< of that line; empty: nothing was read
    qint64 number = 0;   ///< of the last action or field up to there

    friend bool operator==(const FilePosition &, const FilePosition &) = default;
};

/// The end of the own file, as this device left it.
struct OwnFileState
{
    qint64 number = 0;         ///< of the last line
    qint64 size = 0;           ///< in bytes
    qint64 modified = 0;       ///< in Unix milliseconds
    qint64 start = 0;          ///< offset of the last line, in bytes
    QByteArray check;          ///< of the last line; empty: nothing was written
    QString session;           ///< Session::id of the last run
    qint64 nextCompaction = 0; ///< size in bytes at which a compaction is tried

    friend bool operator==(const OwnFileState &, const OwnFileState &) = default;
};

struct FolderState
{
    OwnFileState own;
    QMap<QString, FilePosition> files;  ///< by name
    QMap<QString, qint64> seenHere;     ///< numbers of others that this device wrote it has seen
    QMap<QString, qint64> seenByOthers; ///< own numbers, by the device that has seen them

    friend bool operator==(const FolderState &, const FolderState &) = default;
};

[[nodiscard]] QByteArray toJson(const FolderState &state);
/// Reads toJson(). What cannot be read is as if it had never been read or written; a state of
/// another version of the format keeps only the own file, so that unknown entries are read again.
[[nodiscard]] FolderState folderStateFrom(const QByteArray &json);

} // namespace dogear::sync_folder
