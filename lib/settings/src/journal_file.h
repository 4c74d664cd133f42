// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief An append-only file of lines that several processes write, and that one of them removes
///        once its content is kept elsewhere.
///
/// Each line is appended and synced to the disk under an advisory lock of the file (flock), which
/// ends with the process that has it. A line that a crash cut off is left out by readers, and the
/// next one begins on a line of its own.
///
/// Threads: one thread at a time.
/// Owner:   PositionFile.
/// Tests:   tests/unit/settings/tst_position_file.cpp

#include <base/result.h>

#include <QByteArray>
#include <QString>

namespace dogear::settings {

class JournalFile final
{
public:
    explicit JournalFile(const QString &path)
        : m_path(path)
    {}
    ~JournalFile() { close(); }
    JournalFile(const JournalFile &) = delete;
    JournalFile &operator=(const JournalFile &) = delete;

    /// Reads from the file that has the path now.
    /// \return whether that is another one than at the last call; readTail() begins at its start
    bool follow();
    /// Whether the path names another file than the one that is read, or none any more.
    [[nodiscard]] bool isReplaced() const;
    /// The complete lines that were not read yet.
    [[nodiscard]] QByteArray readTail();

    /// Waits for the lock of the file at the path, which is made if there is none.
    /// \return whether it is another file than before, or FileUnwritable
    [[nodiscard]] Result<bool> lock();
    void unlock();

    // While it is locked:

    /// Appends \a lines, each of which ends with a line feed, and waits until the disk has them.
    /// \return or FileUnwritable, DiskFull; the file is as before then
    [[nodiscard]] Result<> append(const QByteArray &lines);
    /// Bytes that are in the file.
    [[nodiscard]] qint64 size() const;
    /// Removes the file.
    [[nodiscard]] Result<> remove();

private:
    [[nodiscard]] bool open(int flags);
    void close();
    [[nodiscard]] tl::unexpected<Error> unwritable(int systemError) const;

    QString m_path;
    int m_file = -1; ///< a descriptor; -1: there is no file
    qint64 m_offset = 0;
};

} // namespace dogear::settings
