// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/small_file.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

Error readError(const QString &path, const QString &why)
{
    const auto code = QFileInfo::exists(path) ? ErrorCode::FileUnreadable : ErrorCode::FileNotFound;
    return {.code = code, .detail = why, .url = QUrl::fromLocalFile(path)};
}

} // namespace

Result<QByteArray> readBeginning(const QString &path, qint64 count)
{
    QFile file(path);
    // A device or a pipe would never end, and a folder cannot be read.
    if (QFileInfo(path).exists() && !QFileInfo(path).isFile())
        return failure(readError(path, u"not a file"_s));
    if (!file.open(QIODevice::ReadOnly))
        return failure(readError(path, file.errorString()));
    QByteArray bytes = file.read(count);
    if (file.error() != QFileDevice::NoError)
        return failure(readError(path, file.errorString()));
    return bytes;
}

Result<QByteArray> readFile(const QString &path, qint64 maxBytes)
{
    // One byte more, which shows that the file is longer.
    return readBeginning(path, maxBytes + 1)
        .and_then([&](const QByteArray &bytes) -> Result<QByteArray> {
            if (bytes.size() <= maxBytes)
                return bytes;
            return failure({.code = ErrorCode::LimitExceeded,
                            .detail = u"size of the file"_s,
                            .url = QUrl::fromLocalFile(path)});
        });
}

} // namespace dogear::importers
