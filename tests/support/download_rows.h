// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes rows into a library that downloads and streaming would have written.

#include <settings/data_folders.h>
#include <storage/connection.h>
#include <storage/database_thread.h>
#include <storage/download_store.h>
#include <storage/stored_media_store.h>
#include <support/timeouts.h>

#include <QTest>

namespace dogear::test {

/// Runs \a function in a transaction of a second connection, as another program would.
template<typename Function>
bool writeRows(const settings::DataFolders &folders, Function function)
{
    storage::DatabaseThread database(folders.database);
    auto written = database.run([function](storage::Connection &connection) {
        return connection.transaction([&] { return function(connection); });
    });
    return test::waitUntil([&] { return written.isFinished(); }) && written.result().has_value();
}

inline bool writeDownloads(const settings::DataFolders &folders,
                           const QList<domain::Download> &downloads)
{
    return writeRows(folders, [downloads](storage::Connection &connection) -> Result<> {
        for (const domain::Download &download : downloads) {
            if (auto put = storage::DownloadStore(connection).put(download); !put)
                return put;
        }
        return {};
    });
}

inline bool writeStored(const settings::DataFolders &folders, EpisodeId id, bool isComplete)
{
    return writeRows(folders, [id, isComplete](storage::Connection &connection) -> Result<> {
        const auto put =
            storage::StoredMediaStore(connection)
                .put({id, QLatin1StringView("key ") + QString::number(id.value), isComplete});
        return put ? Result<>() : failure(put.error());
    });
}

} // namespace dogear::test
