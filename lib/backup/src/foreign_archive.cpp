// SPDX-License-Identifier: GPL-3.0-or-later
#include "zip_handle.h"

#include <files/durable_file.h>

#include <QFile>
#include <QUrl>

#include <backup/foreign_archive.h>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace dogear::backup {

namespace {

constexpr qint64 chunk = 1 << 20;

Error damaged(const QString &path, const QString &where)
{
    return {.code = ErrorCode::BackupInvalid, .detail = where, .url = QUrl::fromLocalFile(path)};
}

/// Opens without the strict checks for Dogear's own backups, which files of other programs fail.
Result<ZipHandle> openZip(const QString &path)
{
    int code = 0;
    ZipHandle zip(zip_open(QFile::encodeName(path).constData(), ZIP_RDONLY, &code));
    if (zip)
        return zip;
    const QUrl url = QUrl::fromLocalFile(path);
    switch (code) {
    case ZIP_ER_NOENT:
        return failure({.code = ErrorCode::FileNotFound, .url = url});
    case ZIP_ER_OPEN:
    case ZIP_ER_READ:
        return failure({.code = ErrorCode::FileUnreadable, .url = url});
    default:
        return failure(damaged(path, u"no zip file, or not all of one"_s));
    }
}

/// Copies \a entry to \a out; the size in the directory of a foreign archive may be a lie.
Result<> copyEntry(zip_file_t *entry,
                   const QString &path,
                   QFile &out,
                   qint64 maxBytes,
                   const std::atomic_bool &isCancelled)
{
    QByteArray bytes(chunk, Qt::Uninitialized);
    qint64 size = 0;
    while (const zip_int64_t count = zip_fread(entry, bytes.data(), zip_uint64_t(bytes.size()))) {
        if (isCancelled)
            return failure({.code = ErrorCode::Cancelled});
        if (count < 0) // for example a wrong CRC-32, or the end of the file
            return failure(damaged(path, u"a file in it cannot be read"_s));
        size += count;
        if (size > maxBytes) {
            return failure({.code = ErrorCode::LimitExceeded,
                            .detail = u"size of a file in the archive"_s,
                            .url = QUrl::fromLocalFile(path)});
        }
        errno = 0;
        // flush(): QFile would report a full disk only when it is closed.
        if (out.write(bytes.constData(), count) != count || !out.flush())
            return failure(files::writeError(out.fileName(), errno));
    }
    return {};
}

} // namespace

Result<> extractFile(const QString &path,
                     const QString &name,
                     const QString &target,
                     qint64 maxBytes,
                     const std::atomic_bool &isCancelled)
{
    const Result<ZipHandle> zip = openZip(path);
    if (!zip)
        return failure(zip.error());
    const zip_int64_t index = zip_name_locate(zip->get(), name.toUtf8().constData(), 0);
    if (index < 0) {
        return failure(
            {.code = ErrorCode::NotFound, .detail = name, .url = QUrl::fromLocalFile(path)});
    }
    const ZipFileHandle entry(zip_fopen_index(zip->get(), zip_uint64_t(index), 0));
    if (!entry)
        return failure(damaged(path, name));
    QFile out(target);
    errno = 0; // not every error of QFile sets it
    if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return failure(files::writeError(target, errno));
    auto copied = copyEntry(entry.get(), path, out, maxBytes, isCancelled);
    if (!copied)
        out.remove();
    return copied;
}

} // namespace dogear::backup
