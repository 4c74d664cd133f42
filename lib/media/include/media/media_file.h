// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the bytes of one episode, with a record of the ranges fetched so far.
///
/// Consists of a sparse file and a map of its ranges, which is correct after a crash at any
/// moment. The module's README.md describes both formats.
///
/// Threads: one at a time; not the GUI thread, because calls may wait for the disk.
/// Owner:   MediaStore; readers and writers share it.
/// Tests:   tests/unit/media/tst_media_file.cpp
/// Decision: README.md, "The map of stored bytes is a text journal next to the file".

#include <base/result.h>

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QUrl>

#include <media/byte_ranges.h>
#include <memory>
#include <optional>

namespace dogear::media {

/// Identifies one version of the file at an address. Bytes of two versions are never mixed.
struct MediaIdentity
{
    QByteArray etag;              ///< as the server sent it; empty if it sent none
    QByteArray lastModified;      ///< as the server sent it; empty if it sent none
    QByteArray contentType;       ///< as the server sent it
    std::optional<qint64> length; ///< in bytes; unset until it is known
    QUrl server = {}; ///< address without path of the server that sent these; empty if unknown

    friend bool operator==(const MediaIdentity &, const MediaIdentity &) = default;
};

class MediaFile final : public QObject
{
    Q_OBJECT

public:
    /// Opens \a bytesPath and \a mapPath, or creates both.
    /// \pre the folder of each exists
    /// \return the file, or FileUnwritable, DiskFull; DatabaseTooNew for a map of a newer Dogear
    [[nodiscard]] static Result<std::unique_ptr<MediaFile>> open(const QString &bytesPath,
                                                                 const QString &mapPath);
    /// Waits for the disk and records the written bytes in the map; logs a failure.
    ~MediaFile() override;

    /// Identity of the stored bytes; unset before restart() was called for the first time.
    [[nodiscard]] const std::optional<MediaIdentity> &identity() const { return m_identity; }
    /// Sets the identity of a new or changed remote file and drops all stored bytes.
    [[nodiscard]] Result<> restart(const MediaIdentity &identity);
    /// Sets the length that was unknown until now and drops the bytes beyond it.
    [[nodiscard]] Result<> setLength(qint64 length);

    [[nodiscard]] const ByteRanges &ranges() const { return m_ranges; }
    /// Whether the length is known and every byte is stored.
    [[nodiscard]] bool isComplete() const;

    /// \pre restart() was called once; offset >= 0, and all \a bytes are within the length
    /// \return DiskFull or FileUnwritable on failure; none of \a bytes counts as written then
    [[nodiscard]] Result<> write(qint64 offset, QByteArrayView bytes);
    /// Reads at most \a maxBytes stored bytes from \a offset on, up to the first missing one.
    /// \return the bytes, empty if the first is missing; or FileUnreadable
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 maxBytes);
    /// Waits until all written bytes are on the disk, then records them in the map. A crash loses
    /// only the bytes that were written after the last sync().
    [[nodiscard]] Result<> sync();
    /// Does the same on another thread, so that a slow disk does not delay playback of stored
    /// bytes; needs an event loop. The next write() or sync() returns the error of the disk.
    void syncSoon();

    /// Time of the last playback, to the second; invalid if the file was never played.
    [[nodiscard]] const QDateTime &lastPlayed() const { return m_lastPlayed; }
    [[nodiscard]] Result<> setLastPlayed(const QDateTime &when);

    /// Gives the files up, because they were moved or removed. Stored bytes can still be read;
    /// every call that would change them fails with FileUnwritable.
    void detach();

    [[nodiscard]] QString path() const { return m_bytes.fileName(); }

signals:
    void written(dogear::media::ByteRange range);
    /// Emitted when the identity or the length changed; bytes read earlier may be of another file.
    void restarted();

private:
    MediaFile(const QString &bytesPath, const QString &mapPath);

    [[nodiscard]] Result<> load();
    [[nodiscard]] Result<> rewriteMap();
    [[nodiscard]] Result<> appendToMap(const QByteArray &lines);
    /// Returns an error after detach().
    [[nodiscard]] Result<> mayChange() const;
    void handleSynced();
    /// Stops waiting for syncSoon(); its ranges count as not yet on the disk.
    void cancelSyncing();

    QFile m_bytes;
    QFile m_map;
    std::optional<MediaIdentity> m_identity;
    ByteRanges m_ranges;   ///< all stored bytes
    ByteRanges m_unmapped; ///< written bytes that are neither in the map nor in m_syncing
    ByteRanges m_syncing;  ///< bytes that syncSoon() is writing to the disk; not in the map
    std::optional<Error> m_syncFailure;
    QDateTime m_lastPlayed;
    int m_mapLines = 0;
    bool m_isAttached = true;
    QFutureWatcher<int> m_disk; ///< result of writing m_syncing to the disk: 0 or errno
    QThreadPool m_disks;        ///< runs fdatasync(); the last member, so it is destroyed first
};

} // namespace dogear::media
