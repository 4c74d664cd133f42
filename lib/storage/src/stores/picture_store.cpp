// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/picture_store.h>

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

const QString scheme = u"dogear-picture"_s;

} // namespace

bool PictureStore::isAddress(const QUrl &url)
{
    return url.scheme() == scheme;
}

Result<QUrl> PictureStore::add(const QByteArray &picture)
{
    const auto forgotten =
        m_connection.execute(u"DELETE FROM own_picture WHERE ? || ':' || id NOT IN"
                             " (SELECT own_image FROM podcast)"_s,
                             {scheme});
    if (!forgotten)
        return failure(forgotten.error());
    // The checksum as id: equal pictures are stored once, and no cache shows an old one under the
    // address (decision 70 in lib/README.md).
    const QString id =
        QString::fromLatin1(QCryptographicHash::hash(picture, QCryptographicHash::Sha256).toHex());
    return m_connection
        .execute(u"INSERT OR IGNORE INTO own_picture (id, bytes) VALUES (?, ?)"_s, {id, picture})
        .map([&id](QSqlQuery *) { return QUrl(scheme + u':' + id); });
}

Result<QByteArray> PictureStore::find(const QUrl &address)
{
    const auto found =
        m_connection.first(u"SELECT bytes FROM own_picture WHERE id = ?"_s,
                           {address.path()},
                           [](const QSqlQuery &row) { return row.value(0).toByteArray(); });
    if (!found)
        return failure(found.error());
    if (!*found)
        return failure({.code = ErrorCode::NotFound, .url = address});
    return **found;
}

} // namespace dogear::storage
