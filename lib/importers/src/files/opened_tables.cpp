// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/opened_tables.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

/// Converts an error of the copy to one of the original: no user knows the copy.
Error ofOriginal(Error error, const QString &original)
{
    switch (error.code) {
    case ErrorCode::DatabaseCorrupt:
    case ErrorCode::DatabaseFailed:
        error.code = ErrorCode::OtherPlayerDamaged;
        break;
    case ErrorCode::FileUnwritable:
    case ErrorCode::DiskFull:
        return error; // about the copy
    default:
        break;
    }
    error.url = QUrl::fromLocalFile(original);
    return error;
}

} // namespace

OpenedTables::OpenedTables(PrivateCopy copy,
                           std::unique_ptr<storage::ForeignDatabase> database,
                           const QString &original)
    : m_copy(std::move(copy))
    , m_database(std::move(database))
    , m_original(original)
{}

Result<OpenedTables> OpenedTables::copyOf(const QString &path, const std::atomic_bool &isCancelled)
{
    Result<PrivateCopy> copy = PrivateCopy::ofDatabase(path, isCancelled);
    if (!copy)
        return failure(ofOriginal(copy.error(), path));
    const QString database = copy->databasePath();
    return in(*std::move(copy), database, path, isCancelled);
}

Result<OpenedTables> OpenedTables::in(PrivateCopy folder,
                                      const QString &database,
                                      const QString &original,
                                      const std::atomic_bool &isCancelled)
{
    auto opened = storage::ForeignDatabase::open(database, isCancelled);
    if (!opened)
        return failure(ofOriginal(opened.error(), original));
    return OpenedTables(std::move(folder), *std::move(opened), original);
}

bool OpenedTables::has(const QString &table, const QString &column)
{
    const auto columns = m_database->columns(table);
    return columns && columns->contains(column.toLower());
}

QVariant OpenedTables::firstValue(const QString &table, const QString &column)
{
    QVariant first;
    const auto read = m_database->forEach(table, {column}, [&first](const QVariantList &row) {
        if (!first.isValid())
            first = row.constFirst();
    });
    // Damage is found by check() and by the reader; here it only means that nothing is known.
    return read ? first : QVariant();
}

std::optional<qint64> OpenedTables::rowCount(const QString &table)
{
    const Result<qint64> count = m_database->rowCount(table);
    return count ? std::optional(*count) : std::nullopt;
}

Result<> OpenedTables::check()
{
    const Result<QString> damage = m_database->findDamage();
    if (!damage)
        return failure(ofOriginal(damage.error(), m_original));
    if (damage->isEmpty())
        return {};
    return failure({.code = ErrorCode::OtherPlayerDamaged,
                    .detail = *damage,
                    .url = QUrl::fromLocalFile(m_original)});
}

Result<> OpenedTables::forEach(const QString &table,
                               const QStringList &columns,
                               const std::function<void(const Row &)> &read)
{
    if (!has(table))
        return {};
    const auto walked = m_database->forEach(
        table, columns, [&](const QVariantList &values) { read(Row(columns, values)); });
    if (walked)
        return {};
    const Error error = ofOriginal(walked.error(), m_original);
    if (m_skips == nullptr || error.code != ErrorCode::OtherPlayerDamaged)
        return failure(error);
    m_skips->add(SkipReason::DamagedRows, table);
    return {};
}

} // namespace dogear::importers
