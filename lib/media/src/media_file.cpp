// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk_error.h"
#include "media_map.h"

#include <QLoggingCategory>
#include <QSaveFile>
#include <QUrl>
#include <QtConcurrentRun>

#include <algorithm>
#include <cerrno>
#include <media/media_file.h>
#include <unistd.h>
#include <utility>

namespace dogear::media {

namespace {

Q_LOGGING_CATEGORY(lcMedia, "dogear.media")

/// A map with this many lines more than it has ranges is rewritten, with merged ranges.
constexpr qsizetype maxSpareLines = 1000;

bool isOnDisk(const QFile &file)
{
    // Not fsync(): the size of the file must be on the disk, its modification time need not.
    return fdatasync(file.handle()) == 0;
}

} // namespace

MediaFile::MediaFile(const QString &bytesPath, const QString &mapPath)
    : m_bytes(bytesPath)
    , m_map(mapPath)
{
    connect(&m_disk, &QFutureWatcherBase::finished, this, &MediaFile::handleSynced);
}

MediaFile::~MediaFile()
{
    // The owner can no longer be told of a failure; bytes outside the map are fetched again.
    logAndDrop(sync(), lcMedia(), "it is fetched again:");
}

Result<std::unique_ptr<MediaFile>> MediaFile::open(const QString &bytesPath, const QString &mapPath)
{
    std::unique_ptr<MediaFile> file(new MediaFile(bytesPath, mapPath));
    return file->load().map([&] { return std::move(file); });
}

Result<> MediaFile::load()
{
    // diskError() reads errno, and a successful call does not reset it.
    errno = 0;
    for (QFile *file : {&m_bytes, &m_map}) {
        // Unbuffered: fdatasync() and a second handle must see every byte that write() accepted.
        if (!file->open(QIODevice::ReadWrite | QIODevice::Unbuffered))
            return failure(diskError(*file));
    }
    const auto map = readMap(m_map.readAll());
    if (!map)
        return failure(map.error());
    m_identity = map->identity;
    m_ranges = map->ranges;
    m_lastPlayed = map->lastPlayed;
    m_ranges.cut(m_bytes.size()); // another program may have truncated the file
    m_mapLines = map->lines;
    // An empty map has no header yet. One that promises bytes beyond the file is corrected now:
    // bytes written later would make its promise look true.
    if (m_mapLines == 0 || m_ranges != map->ranges)
        return rewriteMap();
    // Lines appended after a damaged line would never be read.
    if (map->validSize < m_map.size() && !m_map.resize(map->validSize))
        return failure(diskError(m_map));
    return {};
}

bool MediaFile::isComplete() const
{
    return m_identity && m_identity->length && m_ranges.contains({0, *m_identity->length});
}

Result<> MediaFile::restart(const MediaIdentity &identity)
{
    if (auto may = mayChange(); !may)
        return may;
    // The map before the bytes: a crash in between leaves a map that promises nothing.
    m_identity = identity;
    m_ranges = {};
    cancelSyncing();
    m_unmapped = {};
    m_syncFailure.reset(); // it was about bytes that are dropped
    const auto isDone = rewriteMap().and_then([this]() -> Result<> {
        if (!m_bytes.resize(0))
            return failure(diskError(m_bytes));
        return {};
    });
    // Also after a failure: the identity and the ranges of this object have changed anyway.
    emit restarted();
    return isDone;
}

Result<> MediaFile::setLength(qint64 length)
{
    if (!m_identity || m_identity->length == length)
        return {};
    // With a new length the whole map is rewritten from m_ranges, so all of them must be on disk.
    if (auto isSynced = mayChange().and_then([this] { return sync(); }); !isSynced)
        return isSynced;
    m_identity->length = length;
    m_ranges.cut(length);
    const auto isDone = rewriteMap();
    emit restarted();
    return isDone;
}

Result<> MediaFile::write(qint64 offset, QByteArrayView bytes)
{
    Q_ASSERT(m_identity && offset >= 0);
    if (auto may = mayChange(); !may)
        return may;
    // syncSoon() has no caller to report to, so its error is returned here, once.
    if (m_syncFailure)
        return failure(*std::exchange(m_syncFailure, {}));
    errno = 0;
    if (!m_bytes.seek(offset) || m_bytes.write(bytes.data(), bytes.size()) != bytes.size())
        return failure(diskError(m_bytes));
    const ByteRange range{offset, offset + bytes.size()};
    m_ranges.add(range);
    m_unmapped.add(range);
    emit written(range);
    return {};
}

Result<QByteArray> MediaFile::read(qint64 offset, qint64 maxBytes)
{
    // Never beyond a gap: a hole of a sparse file would be read as zeros.
    const qint64 size = std::min(m_ranges.endOfRun(offset) - offset, maxBytes);
    if (size <= 0)
        return QByteArray();
    if (m_bytes.seek(offset)) {
        QByteArray bytes = m_bytes.read(size);
        if (bytes.size() == size)
            return bytes;
    }
    return failure({.code = ErrorCode::FileUnreadable,
                    .detail = m_bytes.errorString(),
                    .url = QUrl::fromLocalFile(path())});
}

Result<> MediaFile::sync()
{
    // Before the check: ranges of an unfinished syncSoon() are part of what is written here.
    cancelSyncing();
    if (m_unmapped.isEmpty() || !m_isAttached)
        return {};
    if (m_syncFailure)
        return failure(*std::exchange(m_syncFailure, {}));
    errno = 0;
    if (!isOnDisk(m_bytes))
        return failure(diskError(m_bytes));
    // Rewriting needs all of m_ranges on the disk, which is only true here, not in handleSynced().
    const bool isLong = m_mapLines > m_ranges.list().size() + maxSpareLines;
    const auto isDone = isLong ? rewriteMap() : appendToMap(linesFor(m_unmapped));
    if (isDone)
        m_unmapped = {};
    return isDone;
}

void MediaFile::syncSoon()
{
    if (!m_syncing.isEmpty() || m_unmapped.isEmpty() || !m_isAttached)
        return;
    m_syncing = std::exchange(m_unmapped, {});
    // A duplicated handle, because this file may be closed before the disk has answered.
    m_disk.setFuture(QtConcurrent::run(&m_disks, [handle = dup(m_bytes.handle())] {
        const int outcome = fdatasync(handle) == 0 ? 0 : errno;
        close(handle);
        return outcome;
    }));
}

void MediaFile::handleSynced()
{
    // Empty if cancelSyncing() was called in the meantime: sync() has recorded the ranges.
    if (m_syncing.isEmpty() || !m_isAttached)
        return;
    // diskError() tells a full disk by errno, here that of the other thread.
    errno = m_disk.result();
    const auto isDone =
        errno == 0 ? appendToMap(linesFor(m_syncing)) : Result<>(failure(diskError(m_bytes)));
    if (isDone) {
        m_syncing = {};
    } else {
        m_syncFailure = isDone.error();
        cancelSyncing();
    }
}

void MediaFile::cancelSyncing()
{
    const ByteRanges syncing = std::exchange(m_syncing, {});
    for (const ByteRange &range : syncing.list())
        m_unmapped.add(range);
    // Drops the pending `finished`, which would otherwise be taken for that of a later syncSoon().
    m_disk.setFuture({});
}

Result<> MediaFile::setLastPlayed(const QDateTime &when)
{
    m_lastPlayed = when;
    return mayChange().and_then([&] { return appendToMap(lineFor(when)); });
}

Result<> MediaFile::appendToMap(const QByteArray &lines)
{
    errno = 0;
    const qint64 before = m_map.size();
    if (!m_map.seek(before) || m_map.write(lines) != lines.size()) {
        const Error error = diskError(m_map);
        m_map.resize(before); // an incomplete line would hide all lines after it
        return failure(error);
    }
    m_mapLines += int(lines.count('\n'));
    return {};
}

Result<> MediaFile::rewriteMap()
{
    const QByteArray text =
        writeMap({.identity = m_identity, .ranges = m_ranges, .lastPlayed = m_lastPlayed});
    errno = 0;
    // A new file takes the name of the old one at once, so a crash leaves one of the two whole.
    QSaveFile file(m_map.fileName());
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return failure(diskError(file));
    m_mapLines = int(text.count('\n'));
    // m_map still refers to the file that was replaced.
    m_map.close();
    if (!m_map.open(QIODevice::ReadWrite | QIODevice::Unbuffered))
        return failure(diskError(m_map));
    return {};
}

void MediaFile::detach()
{
    m_isAttached = false;
}

Result<> MediaFile::mayChange() const
{
    if (m_isAttached)
        return {};
    return failure({.code = ErrorCode::FileUnwritable,
                    .detail = QStringLiteral("the file is in the store no longer"),
                    .url = QUrl::fromLocalFile(path())});
}

} // namespace dogear::media
