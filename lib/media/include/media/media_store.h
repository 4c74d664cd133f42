// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The folder with the bytes of all episodes that were heard or are being fetched.
///
/// Threads: one at a time, which may wait for the disk: not the GUI thread.
/// Owner:   the composition root.
/// Tests:   tests/unit/media/tst_media_store.cpp

#include <base/result.h>

#include <QHash>
#include <QSet>

#include <media/media_file.h>
#include <memory>

namespace dogear::media {

/// Names an episode's bytes: letters, digits, "-" and "_".
using MediaKey = QString;

struct StoredMedia
{
    MediaKey key;
    qint64 size = 0; ///< of what is there, in bytes
    bool isComplete = false;
    QDateTime heard; ///< invalid if never played

    friend bool operator==(const StoredMedia &, const StoredMedia &) = default;
};

/// Copies a file to \a to, where nothing looks whole before it is, and is on the disk. Any thread.
/// \return or FileUnwritable, DiskFull, with nothing at \a to
[[nodiscard]] Result<> copyFile(const QString &from, const QString &to);
/// Moves a file within its file system. Any thread.
/// \return false for another file system; or FileUnwritable, DiskFull
[[nodiscard]] Result<bool> renameFile(const QString &from, const QString &to);

class MediaStore final
{
public:
    /// \a folder is made when the first file is.
    explicit MediaStore(const QString &folder);

    /// The file of \a key, which has no bytes yet if it is new. One that somebody holds is shared.
    /// \return or what MediaFile::open says
    [[nodiscard]] Result<std::shared_ptr<MediaFile>> file(const MediaKey &key);

    /// All there are, those never played first, then the one that was played longest ago. Reads
    /// every map; one that cannot be read has no bytes.
    [[nodiscard]] QList<StoredMedia> all() const;

    /// Removes what was played longest ago until no more than \a budget bytes are there. What
    /// somebody holds, and \a kept, stays, and counts.
    /// \return what was removed
    QList<StoredMedia> evict(qint64 budget, const QSet<MediaKey> &kept);

    /// Nothing if there is no such file. Who holds it goes on reading it.
    /// \return or FileUnwritable
    [[nodiscard]] Result<> remove(const MediaKey &key);

    /// What is stored under \a from has the name \a to from now on. Nothing happens where \a to is
    /// there already, where there is no \a from, or while somebody holds it.
    /// \return or FileUnwritable
    [[nodiscard]] Result<> rename(const MediaKey &from, const MediaKey &to);

    /// The complete file of \a key becomes the file at \a path, where nothing is; its folder is
    /// there. It is in the store no longer. Who holds it goes on reading it.
    /// \pre file(key) is complete
    /// \return or FileUnwritable, DiskFull: it is in the store as before then
    [[nodiscard]] Result<> moveOut(const MediaKey &key, const QString &path);
    /// The same where no byte has to be copied.
    /// \return whether it did: false for another file system, and nothing has changed; then
    ///   copyFile() and remove() do it
    [[nodiscard]] Result<bool> renameOut(const MediaKey &key, const QString &path);

private:
    [[nodiscard]] QString bytesPath(const MediaKey &key) const;
    [[nodiscard]] QString mapPath(const MediaKey &key) const;
    [[nodiscard]] bool isHeld(const MediaKey &key) const;

    QString m_folder;
    QHash<MediaKey, std::weak_ptr<MediaFile>> m_held;
};

} // namespace dogear::media
