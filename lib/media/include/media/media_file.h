// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One episode's bytes on this machine, as far as they are there.
///
/// A sparse file, and a map of it that tells the truth after a crash at any moment; README.md
/// beside this module has their format.
///
/// Threads: one at a time, which may wait for the disk: not the GUI thread.
/// Owner:   MediaStore; whoever reads or writes shares it.
/// Tests:   tests/unit/media/tst_media_file.cpp

#include <base/result.h>

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <media/byte_ranges.h>
#include <memory>
#include <optional>

namespace dogear::media {

/// Tells two versions of a file at one address apart. Bytes of different ones are never mixed.
struct MediaIdentity
{
    QByteArray etag;              ///< as it was sent; empty if none was
    QByteArray lastModified;      ///< as it was sent; empty if none was
    QByteArray contentType;       ///< as it was sent
    std::optional<qint64> length; ///< in bytes; nothing until it is known

    friend bool operator==(const MediaIdentity &, const MediaIdentity &) = default;
};

class MediaFile final : public QObject
{
    Q_OBJECT

public:
    /// Opens what is at \a bytesPath and \a mapPath, or makes both; their folder is there.
    /// \return or FileUnwritable, DiskFull; DatabaseTooNew for a map of a newer Dogear
    [[nodiscard]] static Result<std::unique_ptr<MediaFile>> open(const QString &bytesPath,
                                                                 const QString &mapPath);
    /// What was written is in the map afterwards, as far as the disk takes it.
    ~MediaFile() override;

    /// Of the bytes that are there; nothing before anything was fetched.
    [[nodiscard]] const std::optional<MediaIdentity> &identity() const { return m_identity; }
    /// The file has become \a identity: what is there is dropped.
    [[nodiscard]] Result<> restart(const MediaIdentity &identity);
    /// The length, which nobody knew, turned out to be \a length; what is beyond is dropped.
    [[nodiscard]] Result<> setLength(qint64 length);

    [[nodiscard]] const ByteRanges &ranges() const { return m_ranges; }
    /// Everything from the first byte to the last, whose place is known.
    [[nodiscard]] bool isComplete() const;

    /// \pre restart() was called once; offset >= 0, and all of it is within the length
    /// \return or DiskFull, FileUnwritable: nothing of it counts as written then
    [[nodiscard]] Result<> write(qint64 offset, QByteArrayView bytes);
    /// At most \a most bytes from \a offset on, as far as they are there in one piece.
    /// \return or FileUnreadable
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 most);
    /// Waits until all that was written is on the disk and in the map: a crash loses what was
    /// written after the last time.
    [[nodiscard]] Result<> sync();
    /// The same without waiting, so that a slow disk keeps nobody from hearing what is there; needs
    /// an event loop. What the disk refuses, the next write() or sync() says.
    void syncSoon();

    /// When it was last played, to the second; invalid if never.
    [[nodiscard]] const QDateTime &heard() const { return m_heard; }
    [[nodiscard]] Result<> setHeard(const QDateTime &when);

    /// Its files are somebody else's, or nobody's, from now on: what is there can still be read,
    /// and everything that would change it fails with FileUnwritable.
    void letGo();

    [[nodiscard]] QString path() const { return m_bytes.fileName(); }

signals:
    void written(dogear::media::ByteRange range);
    /// Other bytes from here on: another identity, or another length.
    void restarted();

private:
    MediaFile(const QString &bytesPath, const QString &mapPath);

    [[nodiscard]] Result<> load();
    [[nodiscard]] Result<> rewriteMap();
    [[nodiscard]] Result<> appendToMap(const QByteArray &lines);
    /// Nothing, or why nothing may be changed.
    [[nodiscard]] Result<> mayChange() const;
    void takeSynced();
    /// What is on its way to the disk is waited for once more.
    void forgetSyncing();

    QFile m_bytes;
    QFile m_map;
    std::optional<MediaIdentity> m_identity;
    ByteRanges m_ranges;   ///< what was written
    ByteRanges m_unmapped; ///< of that, what the map does not say yet
    ByteRanges m_syncing;  ///< nor this, which is on its way to the disk
    std::optional<Error> m_syncFailure;
    QDateTime m_heard;
    int m_mapLines = 0;
    bool m_isOurs = true;
    QFutureWatcher<int> m_disk; ///< what became of m_syncing: 0 or errno
    QThreadPool m_disks;        ///< waits for the disk; last, so that it ends first
};

} // namespace dogear::media
