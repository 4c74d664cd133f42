// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes a folder in the steps of one run.
///
/// Threads: the thread of the folder; the calls wait for the disk.
/// Tests:   tests/unit/sync_folder/tst_folder_exchange.cpp

#include "folder_scan.h"
#include "own_file.h"
#include "record_json.h"

#include <base/result.h>
#include <sync_folder/folder_state.h>

#include <QJsonObject>
#include <QList>

namespace dogear::sync_folder {

class FolderExchange final
{
public:
    /// \a state: as stored after the last run.
    FolderExchange(const QString &folder, const QString &device, const FolderState &state);

    /// Checks the own file and reads those of the others. If another device writes under the id of
    /// this one, device() is another id afterwards. Each call begins a session.
    /// \return or FileNotFound (the folder), FileUnreadable, FileUnwritable, DiskFull
    [[nodiscard]] Result<FolderNews> open();
    /// Appends \a contents to the own file. \return or FileUnwritable, DiskFull
    [[nodiscard]] Result<> append(const QList<Content> &contents);
    /// Tells the others what has been read of their files, if that is worth a line, and compacts
    /// the own file. \a now: Unix milliseconds UTC. \pre everything of open() is stored
    /// \return or FileUnreadable, FileUnwritable, DiskFull
    [[nodiscard]] Result<> close(qint64 now);

    [[nodiscard]] const QString &device() const { return m_own.device(); }
    /// How the own file was found by open().
    [[nodiscard]] OwnFileCheck found() const { return m_found; }
    /// What to store before anything is appended: the positions in other files are those before
    /// open(), because what it read is not stored yet.
    [[nodiscard]] FolderState stateBefore() const;
    /// What to store after close().
    [[nodiscard]] FolderState stateAfter() const;

    /// Number of new entries of another device after which a line says that they were read. Fewer
    /// wait for the next lines of this device, or the two would answer each other for ever.
    static constexpr qint64 seenInterval = 200;
    /// A device whose file did not change for this time, in milliseconds, delays no compaction. It
    /// misses nothing if it returns: the lines that are left out were replaced.
    static constexpr qint64 maxAbsence = qint64{180} * 24 * 60 * 60 * 1000;

private:
    void takeNewDevice();
    [[nodiscard]] QMap<QString, qint64> readNumbers() const;
    [[nodiscard]] qint64 seenByAll(qint64 now) const;

    QString m_folder;
    OwnFile m_own;
    FolderState m_before;
    FolderState m_after;
    OwnFileCheck m_found = OwnFileCheck::Intact;
    bool m_hasWritten = false;
};

} // namespace dogear::sync_folder
