// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Manages the folder with the bytes of all episodes that were played or are being fetched.
///
/// Threads: one at a time; not the GUI thread, because calls may wait for the disk.
/// Owner:   the composition root.
/// Tests:   tests/unit/media/tst_media_store.cpp

#include <base/result.h>

#include <QHash>
#include <QSet>

#include <media/media_file.h>
#include <memory>

namespace dogear::media {

/// File name of an episode's bytes, without suffix: letters, digits, "-" and "_".
using MediaKey = QString;

/// Description of one stored media file, as its map gives it.
struct StoredMedia
{
    MediaKey key;
    qint64 size = 0; ///< number of stored bytes
    bool isComplete = false;
    QDateTime lastPlayed; ///< invalid if never played

    friend bool operator==(const StoredMedia &, const StoredMedia &) = default;
};

/// Copies a file to \a to, which appears only once the copy is whole and on the disk. Any thread.
/// \return FileUnreadable, FileUnwritable or DiskFull on failure, with no file at \a to
[[nodiscard]] Result<> copyFile(const QString &from, const QString &to);
/// Renames a file within its file system. Any thread.
/// \return false if \a to is on another file system; FileUnwritable or DiskFull on failure
[[nodiscard]] Result<bool> renameFile(const QString &from, const QString &to);

/// Opens, lists, evicts and renames media files by key.
class MediaStore final
{
public:
    /// \a folder is created together with the first file.
    explicit MediaStore(const QString &folder);

    /// Opens the file of \a key, or creates an empty one. Callers that have it open share it.
    /// \return the file, or an error of MediaFile::open()
    [[nodiscard]] Result<std::shared_ptr<MediaFile>> file(const MediaKey &key);

    /// Lists all files: first those never played, then by the time of the last playback, oldest
    /// first. Reads every map; a file whose map cannot be read is listed with no bytes.
    [[nodiscard]] QList<StoredMedia> all() const;

    /// Removes the files that were played longest ago until at most \a budget bytes are stored.
    /// Open files and those of \a kept stay, and their bytes count towards the budget.
    /// \return the files that were removed
    QList<StoredMedia> evict(qint64 budget, const QSet<MediaKey> &kept);

    /// Removes the file of \a key, if there is one. A reader that has it open can continue reading.
    /// \return FileUnwritable on failure
    [[nodiscard]] Result<> remove(const MediaKey &key);

    /// Renames the file of \a from to the key \a to. Does nothing if \a to exists, if \a from does
    /// not exist, or if either is open.
    /// \return FileUnwritable on failure
    [[nodiscard]] Result<> rename(const MediaKey &from, const MediaKey &to);

    /// Moves the complete file of \a key out of the store to \a path. A reader that has it open can
    /// continue reading.
    /// \pre file(key) is complete; \a path does not exist, its folder does
    /// \return FileUnreadable, FileUnwritable or DiskFull on failure; the file then stays in the
    ///   store
    [[nodiscard]] Result<> moveOut(const MediaKey &key, const QString &path);
    /// Does the same, but only by renaming.
    /// \return whether the file was moved; false if \a path is on another file system. Nothing has
    ///   changed then, and the caller uses copyFile() and remove().
    [[nodiscard]] Result<bool> renameOut(const MediaKey &key, const QString &path);

private:
    [[nodiscard]] QString bytesPath(const MediaKey &key) const;
    [[nodiscard]] QString mapPath(const MediaKey &key) const;
    [[nodiscard]] bool isFileOpen(const MediaKey &key) const;

    QString m_folder;
    QHash<MediaKey, std::weak_ptr<MediaFile>> m_openFiles;
};

} // namespace dogear::media
