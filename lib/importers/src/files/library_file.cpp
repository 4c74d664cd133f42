// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/library_file.h"

#include "files/small_file.h"

#include <QFileInfo>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

constexpr qsizetype headerSize = 100;
const QByteArrayView databaseMark("SQLite format 3\0", 16);
const QByteArrayView zipMark("PK\x03\x04", 4);
const QByteArrayView journalMark("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);

template<typename Number>
Number numberAt(const QByteArray &header, qsizetype offset)
{
    return qFromBigEndian<Number>(header.constData() + offset);
}

} // namespace

Result<FileKind> kindOf(const QString &path)
{
    const Result<QByteArray> beginning = readBeginning(path, databaseMark.size());
    if (!beginning)
        return failure(beginning.error());
    if (beginning->isEmpty())
        return failure({.code = ErrorCode::EmptyInput, .url = QUrl::fromLocalFile(path)});
    if (*beginning == databaseMark)
        return FileKind::Database;
    return beginning->startsWith(zipMark) ? FileKind::Zip : FileKind::Text;
}

Result<> checkComplete(const QString &path)
{
    if (QFileInfo(path + "-wal"_L1).size() > 0)
        return {};
    const Result<QByteArray> header = readBeginning(path, headerSize);
    if (!header)
        return failure(header.error());
    const auto cut = [&path](qint64 expected) {
        return failure(
            {.code = ErrorCode::OtherPlayerDamaged,
             .detail = u"it has %1 of %2 bytes"_s.arg(QFileInfo(path).size()).arg(expected),
             .url = QUrl::fromLocalFile(path)});
    };
    if (header->size() < headerSize)
        return cut(headerSize);
    // The number of pages is valid only if the same program wrote it that wrote last.
    if (numberAt<quint32>(*header, 24) != numberAt<quint32>(*header, 92))
        return {};
    const auto pageSize = numberAt<quint16>(*header, 16);
    const qint64 expected =
        qint64(numberAt<quint32>(*header, 28)) * (pageSize == 1 ? 65'536 : pageSize);
    if (QFileInfo(path).size() < expected)
        return cut(expected);
    return {};
}

bool hasOpenJournal(const QString &path)
{
    // A journal that is finished is removed, emptied or overwritten with zeros.
    const Result<QByteArray> mark = readBeginning(path + "-journal"_L1, journalMark.size());
    return mark && *mark == journalMark;
}

} // namespace dogear::importers
