// SPDX-License-Identifier: GPL-3.0-or-later
#include <files/durable_file.h>

#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace dogear::files {

namespace {

constexpr qint64 chunk = 1 << 20;

/// A rename or a new file survives a power cut only when its folder has reached the disk.
Result<> syncFolderOf(const QString &path)
{
    return syncToDisk(QFileInfo(path).absolutePath());
}

} // namespace

Error writeError(const QString &path, int number)
{
    const bool isFull = number == ENOSPC || number == EDQUOT; // a full disk or an exhausted quota
    return {.code = isFull ? ErrorCode::DiskFull : ErrorCode::FileUnwritable,
            .detail = QString::fromLocal8Bit(std::strerror(number)),
            .url = QUrl::fromLocalFile(path)};
}

Result<> syncToDisk(const QString &path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return failure(writeError(path, errno));
    const int done = ::fsync(file);
    const int number = errno; // before close(), which may change it
    ::close(file);
    // Some file systems cannot sync a folder and fail with EINVAL; they have nothing to sync.
    if (done != 0 && number != EINVAL)
        return failure(writeError(path, number));
    return {};
}

Result<> replaceFile(const QString &from, const QString &to)
{
    // QFile::rename() does not replace an existing file.
    if (std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        return failure(writeError(to, errno));
    return syncFolderOf(to);
}

Result<> copyDurably(const QString &from, const QString &to)
{
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly)) {
        const auto code = source.exists() ? ErrorCode::FileUnreadable : ErrorCode::FileNotFound;
        return failure(
            {.code = code, .detail = source.errorString(), .url = QUrl::fromLocalFile(from)});
    }
    QFile target(to);
    errno = 0;
    if (!target.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return failure(writeError(to, errno));
    while (!source.atEnd()) {
        const QByteArray bytes = source.read(chunk);
        if (bytes.isEmpty()) { // not at the end: a read error
            return failure({.code = ErrorCode::FileUnreadable,
                            .detail = source.errorString(),
                            .url = QUrl::fromLocalFile(from)});
        }
        if (target.write(bytes) != bytes.size() || !target.flush())
            return failure(writeError(to, errno));
    }
    target.close();
    if (auto synced = syncToDisk(to); !synced)
        return synced;
    return syncFolderOf(to);
}

} // namespace dogear::files
