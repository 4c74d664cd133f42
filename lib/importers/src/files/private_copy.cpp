// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/private_copy.h"

#include "files/library_file.h"
#include "files/small_file.h"

#include <files/durable_file.h>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

constexpr qint64 chunk = 1 << 20;
constexpr int maxAttempts = 3;
constexpr qint64 walHeaderSize = 32;

/// What changes if a player writes into the file itself, or begins its write-ahead log again. That
/// the log grows does no harm: the copy has its beginning, and SQLite ignores a half frame.
struct WriteMarks
{
    qint64 size = 0;
    QDateTime changed;
    QByteArray walHeader;
    bool hasJournal = false;

    friend bool operator==(const WriteMarks &, const WriteMarks &) = default;
};

WriteMarks marksOf(const QString &path)
{
    const QFileInfo file(path);
    return {.size = file.size(),
            .changed = file.lastModified(),
            .walHeader = readBeginning(path + "-wal"_L1, walHeaderSize).value_or(QByteArray()),
            .hasJournal = hasOpenJournal(path)};
}

Result<> copyFile(const QString &from, const QString &to, const std::atomic_bool &isCancelled)
{
    QFile source(from);
    const auto unreadable = [&] {
        const auto code = source.exists() ? ErrorCode::FileUnreadable : ErrorCode::FileNotFound;
        return failure(
            {.code = code, .detail = source.errorString(), .url = QUrl::fromLocalFile(from)});
    };
    if (!source.open(QIODevice::ReadOnly))
        return unreadable();
    QFile target(to);
    errno = 0; // not every error of QFile sets it
    if (!target.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return failure(files::writeError(to, errno));
    while (!source.atEnd()) {
        if (isCancelled)
            return failure({.code = ErrorCode::Cancelled});
        const QByteArray bytes = source.read(chunk);
        if (bytes.isEmpty() && source.error() != QFileDevice::NoError)
            return unreadable();
        errno = 0;
        // flush(): QFile would report a full disk only when it is closed.
        if (target.write(bytes) != bytes.size() || !target.flush())
            return failure(files::writeError(to, errno));
    }
    return {};
}

/// Copies the database and its log. The "-shm" file is not copied: it is an index of the log for
/// processes that have it open, and SQLite makes it again from the log.
Result<> copyDatabase(const QString &from, const QString &to, const std::atomic_bool &isCancelled)
{
    if (auto copied = copyFile(from, to, isCancelled); !copied)
        return copied;
    const QString log = from + "-wal"_L1;
    if (!QFileInfo::exists(log))
        return {};
    return copyFile(log, to + "-wal"_L1, isCancelled);
}

} // namespace

Result<PrivateCopy> PrivateCopy::empty()
{
    PrivateCopy copy;
    // Its permissions allow only this user.
    copy.m_folder = std::make_unique<QTemporaryDir>();
    if (!copy.m_folder->isValid()) {
        return failure({.code = ErrorCode::FileUnwritable,
                        .detail = copy.m_folder->errorString(),
                        .url = QUrl::fromLocalFile(QDir::tempPath())});
    }
    return copy;
}

QString PrivateCopy::path(QStringView name) const
{
    return m_folder->filePath(name.toString());
}

Result<PrivateCopy> PrivateCopy::ofDatabase(const QString &path,
                                            const std::atomic_bool &isCancelled)
{
    Result<PrivateCopy> copy = empty();
    if (!copy)
        return copy;
    for (int attempt = 0; attempt < maxAttempts; ++attempt) {
        const WriteMarks before = marksOf(path);
        if (before.hasJournal)
            break;
        if (auto copied = copyDatabase(path, copy->databasePath(), isCancelled); !copied)
            return failure(copied.error());
        if (marksOf(path) != before)
            continue;
        if (auto complete = checkComplete(copy->databasePath()); !complete)
            return failure(complete.error());
        return copy;
    }
    return failure({.code = ErrorCode::OtherPlayerBusy,
                    .detail = u"it changed while it was copied, or has an open journal"_s,
                    .url = QUrl::fromLocalFile(path)});
}

} // namespace dogear::importers
