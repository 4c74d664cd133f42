// SPDX-License-Identifier: GPL-3.0-or-later
#include "zip_handle.h"

#include <files/durable_file.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSet>
#include <QUrl>

#include <algorithm>
#include <backup/archive.h>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace dogear::backup {

namespace {

constexpr qint64 chunk = 1 << 20;
// Limits against files that are no backups of Dogear.
constexpr zip_int64_t maxEntries = 100;
constexpr zip_uint64_t maxManifestBytes = 1'000'000;

/// An open backup and its manifest.
struct Opened
{
    ZipHandle zip;
    Manifest manifest;
};

/// Reads one backup. Its errors have the address of the backup.
class Reader final
{
public:
    explicit Reader(const QString &path)
        : m_url(QUrl::fromLocalFile(path))
        , m_path(path)
    {}

    Result<Opened> open() const
    {
        Result<ZipHandle> zip = openZip();
        if (!zip)
            return failure(zip.error());
        // Names before the manifest: a newer format may contain other files, but in no format may a
        // name lead out of the folder.
        const Result<QSet<QString>> names = readNames(zip->get());
        if (!names)
            return failure(names.error());
        const Result<QByteArray> json = readAll(zip->get());
        if (!json)
            return failure(json.error());
        Result<Manifest> manifest = manifestFromJson(*json);
        if (!manifest)
            return failure(named(manifest.error()));
        // The manifest does not list itself.
        QSet<QString> listed{QString::fromLatin1(manifestName)};
        for (const ManifestFile &file : manifest->files) {
            zip_stat_t stat;
            const bool isThere = zip_stat(zip->get(), file.name.toUtf8().constData(), 0, &stat) == 0
                                 && (stat.valid & ZIP_STAT_SIZE)
                                 && stat.size == zip_uint64_t(file.size);
            if (!isThere || listed.contains(file.name))
                return invalid(u"“%1” is not as the manifest has it"_s.arg(file.name));
            listed.insert(file.name);
        }
        if (listed != *names)
            return invalid(u"there are files that the manifest does not name"_s);
        return Opened{std::move(*zip), *std::move(manifest)};
    }

    Result<> extract(zip_t *zip,
                     const ManifestFile &file,
                     const QString &target,
                     const std::atomic_bool &isCancelled) const
    {
        const ZipFileHandle entry(zip_fopen(zip, file.name.toUtf8().constData(), 0));
        if (!entry)
            return invalid(file.name);
        QFile out(target);
        errno = 0; // not every error of QFile sets it
        if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return failure(files::writeError(target, errno));
        QCryptographicHash hash(QCryptographicHash::Sha256);
        QByteArray bytes(chunk, Qt::Uninitialized);
        qint64 size = 0;
        while (const zip_int64_t count =
                   zip_fread(entry.get(), bytes.data(), zip_uint64_t(bytes.size()))) {
            if (isCancelled)
                return failure({.code = ErrorCode::Cancelled});
            size += count;
            // Checked while reading: a damaged entry must not fill the disk. A negative count is
            // an error of libzip, for example a wrong CRC-32.
            if (count < 0 || size > file.size)
                return invalid(file.name);
            const QByteArrayView read(bytes.constData(), count);
            hash.addData(read);
            errno = 0;
            // flush(): QFile would report a full disk only when it is closed.
            if (out.write(read.data(), read.size()) != read.size() || !out.flush())
                return failure(files::writeError(target, errno));
        }
        if (size != file.size || hash.result() != file.sha256)
            return invalid(file.name);
        out.close();
        return files::syncToDisk(target); // a restore renames these files over those of the library
    }

private:
    [[nodiscard]] Error named(Error error) const
    {
        error.url = m_url;
        return error;
    }

    [[nodiscard]] tl::unexpected<Error> invalid(const QString &why) const
    {
        return failure(named({.code = ErrorCode::BackupInvalid, .detail = why}));
    }

    [[nodiscard]] Result<ZipHandle> openZip() const
    {
        int code = 0;
        // ZIP_CHECKCONS: stricter checks of the archive before any entry is used.
        ZipHandle zip(
            zip_open(QFile::encodeName(m_path).constData(), ZIP_RDONLY | ZIP_CHECKCONS, &code));
        if (zip)
            return zip;
        switch (code) {
        case ZIP_ER_NOENT:
            return failure(named({.code = ErrorCode::FileNotFound}));
        case ZIP_ER_OPEN:
        case ZIP_ER_READ:
            return failure(named({.code = ErrorCode::FileUnreadable}));
        default:
            return invalid(u"no zip file, or not all of one"_s);
        }
    }

    [[nodiscard]] Result<QSet<QString>> readNames(zip_t *zip) const
    {
        const zip_int64_t count = zip_get_num_entries(zip, 0);
        if (count > maxEntries)
            return invalid(u"%1 files"_s.arg(count));
        QSet<QString> names;
        for (zip_int64_t i = 0; i < count; ++i) {
            const QString name =
                QString::fromUtf8(zip_get_name(zip, zip_uint64_t(i), ZIP_FL_ENC_GUESS));
            // zip_fopen() by name could not distinguish two entries with one name.
            if (!isPlainName(name) || names.contains(name))
                return invalid(u"a file is called “%1”"_s.arg(name));
            names.insert(name);
        }
        return names;
    }

    [[nodiscard]] Result<QByteArray> readAll(zip_t *zip) const
    {
        zip_stat_t stat;
        if (zip_stat(zip, manifestName, 0, &stat) != 0 || !(stat.valid & ZIP_STAT_SIZE)
            || stat.size > maxManifestBytes)
            return invalid(u"it has no manifest"_s);
        const ZipFileHandle entry(zip_fopen(zip, manifestName, 0));
        QByteArray bytes(qsizetype(stat.size), '\0');
        // libzip checks the CRC-32 when the end of an entry is read, so one more byte is requested.
        char beyond = 0;
        if (!entry || zip_fread(entry.get(), bytes.data(), stat.size) != zip_int64_t(bytes.size())
            || zip_fread(entry.get(), &beyond, 1) != 0)
            return invalid(u"its manifest cannot be read"_s);
        return bytes;
    }

    QUrl m_url;
    QString m_path;
};

} // namespace

Result<Manifest> readManifest(const QString &path)
{
    return Reader(path).open().map([](const Opened &opened) { return opened.manifest; });
}

Result<Manifest> extractArchive(const QString &path,
                                const QString &folder,
                                const std::atomic_bool &isCancelled)
{
    const Reader reader(path);
    const Result<Opened> opened = reader.open();
    if (!opened)
        return failure(opened.error());
    // The names are plain (readNames), so every target lies in the folder itself.
    for (const ManifestFile &file : opened->manifest.files) {
        const QString target = QDir(folder).filePath(file.name);
        if (auto done = reader.extract(opened->zip.get(), file, target, isCancelled); !done)
            return failure(done.error());
    }
    return opened->manifest;
}

} // namespace dogear::backup
