// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes the file of this device, and finds out whether another device wrote into it.
///
/// Threads: the thread of the folder; the calls wait for the disk.
/// Tests:   tests/unit/sync_folder/tst_own_file.cpp
/// Decision: README.md, "A file with foreign lines is left to its other writer".

#include <base/result.h>
#include <sync_folder/folder_state.h>

#include <QJsonObject>
#include <QList>

namespace dogear::sync_folder {

enum class OwnFileCheck {
    Intact,  ///< it ends as this device left it
    Lost,    ///< it is gone, damaged, or an older one came back: everything is to be written again
    Foreign, ///< another device writes under the same id: this one takes a new id
};

class OwnFile final
{
public:
    /// \a folder exists. \a state: as stored after the last run.
    OwnFile(const QString &folder, QString device, OwnFileState state);

    /// Compares the file with the state, and repairs what a crash of this device left: an
    /// incomplete last line is cut off, damaged lines are removed.
    /// \return or FileUnreadable, FileUnwritable, DiskFull
    [[nodiscard]] Result<OwnFileCheck> check();

    /// Appends \a records, each with the next number, and waits for the disk. Creates the file if
    /// needed. The first call writes a Session line in front.
    /// \return or FileUnwritable, DiskFull; the file is as before then
    [[nodiscard]] Result<> append(const QList<QJsonObject> &records);
    /// Names the session of the next lines.
    void setSession(const QString &session);

    /// Removes lines that another one replaced and that all devices have read (up to
    /// \a seenByAll), if the file has grown much since the last time. The file is replaced at once:
    /// at any moment it is the old one or the new one.
    /// \return whether it was compacted; or FileUnreadable, FileUnwritable, DiskFull
    [[nodiscard]] Result<bool> compact(qint64 seenByAll);

    [[nodiscard]] const OwnFileState &state() const { return m_state; }
    [[nodiscard]] const QString &device() const { return m_device; }

    /// Minimum size in bytes, and minimum growth, before a compaction is tried.
    static constexpr qint64 minGrowth = 256 * 1024;

private:
    [[nodiscard]] Result<OwnFileCheck> compare();
    [[nodiscard]] Result<OwnFileCheck> repair(qint64 lastNumber);
    [[nodiscard]] Result<> cut(qint64 size);
    [[nodiscard]] Result<> rewrite(const QList<QByteArray> &lines);
    [[nodiscard]] Result<QList<QByteArray>> readLines() const;
    [[nodiscard]] Result<> write(const QByteArray &bytes);
    void remember(qint64 start, const QByteArray &line);

    QString m_path;
    QString m_device;
    OwnFileState m_state;
    bool m_hasSession = false; ///< the session has a line in the file
};

} // namespace dogear::sync_folder
