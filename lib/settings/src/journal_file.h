// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Appends lines to a file that several processes share, and reads the lines of the others.
///
/// One of the processes removes the file once its content is stored elsewhere. Lines are appended
/// and synced to the disk under an advisory lock of the file (flock), which the kernel releases
/// when its owner ends. Readers skip a line that a crash cut off; the next one is separate from it.
///
/// Threads: one thread at a time.
/// Owner:   owned by PositionFile.
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

    /// Opens the file that is at the path now, if it is not open already.
    /// \return whether another file was opened since the last call of follow() or lock() that said
    ///   so; readTail() then begins at its start
    bool follow();
    /// Returns whether the open file was removed, or another file is at its path.
    [[nodiscard]] bool isReplaced() const;
    /// Reads the complete lines that were added since the last call.
    [[nodiscard]] QByteArray readTail();

    /// Waits up to five seconds for the lock of the file at the path. Creates the file if needed.
    /// \return the same as follow(), or FileUnwritable
    [[nodiscard]] Result<bool> lock();
    void unlock();

    // Only while the file is locked:

    /// Appends \a lines, each of which ends with a line feed, and waits until the disk has them.
    /// \pre readTail() was called since lock()
    /// \return or FileUnwritable, DiskFull; an incomplete write is undone
    [[nodiscard]] Result<> append(const QByteArray &lines);
    [[nodiscard]] qint64 size() const; ///< in bytes
    /// Removes the file, which also releases the lock.
    [[nodiscard]] Result<> remove();

private:
    [[nodiscard]] bool open(int flags);
    void close();
    [[nodiscard]] tl::unexpected<Error> unwritable(int systemError) const;

    QString m_path;
    int m_file = -1;        ///< file descriptor; -1 if no file is open
    qint64 m_offset = 0;    ///< in bytes; readTail() continues here
    bool m_isOther = false; ///< another file was opened, and no result has said so yet
};

} // namespace dogear::settings
