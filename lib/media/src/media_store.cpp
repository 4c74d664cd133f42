// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk_error.h"
#include "media_map.h"

#include <QDir>
#include <QDirIterator>
#include <QLoggingCategory>
#include <QUrl>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <media/media_store.h>
#include <numeric>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace dogear::media {

namespace {

Q_LOGGING_CATEGORY(lcStore, "dogear.media.store")

constexpr auto mapEnding = ".map"_L1;

StoredMedia describe(const QString &mapPath)
{
    StoredMedia stored{.key = QFileInfo(mapPath).completeBaseName(),
                       .size = 0,
                       .isComplete = false,
                       .lastPlayed = {}};
    QFile file(mapPath);
    // A file without a readable map is listed all the same, so that evict() can remove it.
    if (!file.open(QIODevice::ReadOnly))
        return stored;
    const auto map = readMap(file.readAll());
    if (!map)
        return stored;
    stored.size = map->ranges.total();
    stored.lastPlayed = map->lastPlayed;
    const auto length = map->identity ? map->identity->length : std::nullopt;
    stored.isComplete = length && map->ranges.contains({0, *length});
    return stored;
}

Error readError(const QFileDevice &file)
{
    return {.code = ErrorCode::FileUnreadable,
            .detail = file.errorString(),
            .url = QUrl::fromLocalFile(file.fileName())};
}

} // namespace

Result<> copyFile(const QString &from, const QString &to)
{
    errno = 0;
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return failure(readError(source));
    // A crash leaves only the partial file, which the next copy to this place overwrites.
    const QString partial = to + ".partial"_L1;
    QFile::remove(partial);
    QFile target(partial);
    constexpr qint64 piece = qint64{1} << 20;
    bool isRead = true;
    bool isCopied = target.open(QIODevice::WriteOnly);
    while (isCopied && !source.atEnd()) {
        const QByteArray bytes = source.read(piece);
        isRead = !bytes.isEmpty(); // before the end, an empty read is an error
        isCopied = isRead && target.write(bytes) == bytes.size();
    }
    isCopied = isCopied && target.flush() && fdatasync(target.handle()) == 0;
    // The copy gets the time of the original; not checked, because nothing depends on it.
    target.setFileTime(source.fileTime(QFileDevice::FileModificationTime),
                       QFileDevice::FileModificationTime);
    isCopied = isCopied && target.rename(to);
    if (isCopied)
        return {};
    const Error error = isRead ? diskError(target) : readError(source);
    target.remove();
    return failure(error);
}

Result<bool> renameFile(const QString &from, const QString &to)
{
    // Not QFile::rename(): it copies by itself and leaves an incomplete file if the disk is full.
    if (std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0)
        return true;
    if (errno == EXDEV)
        return false;
    const bool isFull = errno == ENOSPC || errno == EDQUOT;
    return failure({.code = isFull ? ErrorCode::DiskFull : ErrorCode::FileUnwritable,
                    .detail = QString::fromLocal8Bit(std::strerror(errno)),
                    .url = QUrl::fromLocalFile(to)});
}

MediaStore::MediaStore(const QString &folder)
    : m_folder(folder)
{}

Result<std::shared_ptr<MediaFile>> MediaStore::file(const MediaKey &key)
{
    // Two objects for one file would each append to its map and lose the ranges of the other.
    if (auto held = m_openFiles.value(key).lock())
        return held;
    if (!QDir().mkpath(m_folder))
        return failure({.code = ErrorCode::FileUnwritable,
                        .detail = {},
                        .url = QUrl::fromLocalFile(m_folder)});
    auto opened = MediaFile::open(bytesPath(key), mapPath(key));
    if (!opened)
        return failure(opened.error());
    const std::shared_ptr<MediaFile> file = std::move(*opened);
    m_openFiles.insert(key, file);
    return file;
}

QList<StoredMedia> MediaStore::all() const
{
    QList<StoredMedia> found;
    QDirIterator maps(m_folder, {u'*' + mapEnding}, QDir::Files);
    while (maps.hasNext())
        found.append(describe(maps.next()));
    std::ranges::sort(found, [](const StoredMedia &a, const StoredMedia &b) {
        if (a.lastPlayed.isValid() != b.lastPlayed.isValid())
            return b.lastPlayed.isValid();
        return std::tie(a.lastPlayed, a.key) < std::tie(b.lastPlayed, b.key);
    });
    return found;
}

QList<StoredMedia> MediaStore::evict(qint64 budget, const QSet<MediaKey> &kept)
{
    // all() lists the files that were never played first, so these are also removed first.
    const QList<StoredMedia> stored = all();
    qint64 size = std::accumulate(
        stored.begin(), stored.end(), qint64{0}, [](qint64 sum, const StoredMedia &media) {
            return sum + media.size;
        });
    QList<StoredMedia> removed;
    for (const StoredMedia &media : stored) {
        if (size <= budget)
            break;
        if (kept.contains(media.key) || isFileOpen(media.key))
            continue;
        const auto isGone = remove(media.key);
        logAndDrop(isGone, lcStore(), "it stays:");
        if (!isGone)
            // A file that cannot be removed must not stop the removal of the others.
            continue;
        size -= media.size;
        removed.append(media);
    }
    return removed;
}

Result<> MediaStore::remove(const MediaKey &key)
{
    if (const auto held = m_openFiles.take(key).lock())
        held->detach();
    // The map before the bytes: after a crash in between, bytes without a map are ignored.
    for (const QString &path : {mapPath(key), bytesPath(key)}) {
        QFile file(path);
        if (file.exists() && !file.remove())
            return failure(diskError(file));
    }
    return {};
}

Result<> MediaStore::rename(const MediaKey &from, const MediaKey &to)
{
    const bool isThere = QFile::exists(mapPath(from)) && !isFileOpen(from);
    if (!isThere || QFile::exists(mapPath(to)) || isFileOpen(to))
        return {};
    // The bytes before the map: bytes without a map are ignored, and load() cuts ranges that a map
    // promises without bytes.
    return renameFile(bytesPath(from), bytesPath(to))
        .and_then([&](bool) { return renameFile(mapPath(from), mapPath(to)); })
        .map([](bool) {});
}

Result<> MediaStore::moveOut(const MediaKey &key, const QString &path)
{
    return renameOut(key, path).and_then([&](bool isMoved) -> Result<> {
        if (isMoved)
            return {};
        // remove() only after the whole copy is on the disk, so that an error loses nothing.
        return copyFile(bytesPath(key), path).and_then([&] { return remove(key); });
    });
}

Result<bool> MediaStore::renameOut(const MediaKey &key, const QString &path)
{
    const auto held = file(key);
    if (!held)
        return failure(held.error());
    Q_ASSERT((*held)->isComplete());
    const auto isMoved = renameFile(bytesPath(key), path);
    if (!isMoved || !*isMoved)
        return isMoved;
    return remove(key).map([] { return true; });
}

QString MediaStore::bytesPath(const MediaKey &key) const
{
    return m_folder + u'/' + key + ".bytes"_L1;
}

QString MediaStore::mapPath(const MediaKey &key) const
{
    return m_folder + u'/' + key + mapEnding;
}

bool MediaStore::isFileOpen(const MediaKey &key) const
{
    return !m_openFiles.value(key).expired();
}

} // namespace dogear::media
