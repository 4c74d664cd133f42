// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_work.h"

#include <downloads/automatic_downloads.h>
#include <storage/database_thread.h>

namespace dogear::downloads {

using domain::ShowDownloads;
using storage::Connection;
using storage::DownloadStore;

AutomaticDownloads::AutomaticDownloads(storage::DatabaseThread &database,
                                       const Clock &clock,
                                       QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_clock(clock)
{}

Future<Result<ShowDownloads>> AutomaticDownloads::find(PodcastId podcast)
{
    return m_database.run(
        [podcast](Connection &connection) { return DownloadStore(connection).show(podcast); });
}

Future<Result<>> AutomaticDownloads::set(PodcastId podcast, const ShowDownloads &downloads)
{
    return edit([podcast, downloads, now = m_clock.now()](Connection &connection) -> EditResult {
        return DownloadStore(connection).setShow(podcast, downloads).and_then([&] {
            return addNewest(connection, podcast, now);
        });
    });
}

void AutomaticDownloads::addNewEpisodes(PodcastId podcast)
{
    edit([podcast, now = m_clock.now()](Connection &connection) {
        return addNewest(connection, podcast, now);
    });
}

Future<Result<>> AutomaticDownloads::edit(Edit edit)
{
    return m_database
        .run([edit = std::move(edit)](Connection &connection) {
            return connection.transaction([&] { return edit(connection); });
        })
        .then(this, [this](const Result<QList<EpisodeId>> &added) -> Result<> {
            if (!added)
                return failure(added.error());
            emit stored(*added);
            return {};
        });
}

} // namespace dogear::downloads
