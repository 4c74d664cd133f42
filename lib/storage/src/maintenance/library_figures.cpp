// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/download.h>
#include <storage/connection.h>
#include <storage/library_figures.h>

#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<LibraryFigures> readLibraryFigures(Connection &connection)
{
    const auto found =
        connection.first(u"SELECT sqlite_version(),"
                         " (SELECT count(*) FROM podcast WHERE previewed_at IS NULL),"
                         " (SELECT count(*) FROM episode),"
                         " (SELECT count(*) FROM download WHERE state = ?)"_s,
                         {int(domain::DownloadState::Done)},
                         [](const QSqlQuery &row) {
                             return LibraryFigures{.sqliteVersion = row.value(0).toString(),
                                                   .shows = row.value(1).toLongLong(),
                                                   .episodes = row.value(2).toLongLong(),
                                                   .downloads = row.value(3).toLongLong()};
                         });
    return found.map([](const std::optional<LibraryFigures> &figures) {
        return figures.value_or(LibraryFigures());
    });
}

} // namespace dogear::storage
