// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/show_outlines.h>
#include <storage/database_thread.h>
#include <storage/show_outline_store.h>

namespace dogear::episodes {

Future<Result<domain::ShowSpan>> ShowOutlines::span(PodcastId podcast)
{
    return m_database.run([podcast](storage::Connection &connection) {
        return storage::ShowOutlineStore(connection).span(podcast);
    });
}

Future<Result<QList<domain::ShowSeason>>> ShowOutlines::seasons(PodcastId podcast)
{
    return m_database.run([podcast](storage::Connection &connection) {
        return storage::ShowOutlineStore(connection).seasons(podcast);
    });
}

Future<Result<QList<domain::ShowName>>> ShowOutlines::othersOfAuthor(PodcastId podcast)
{
    return m_database.run([podcast](storage::Connection &connection) {
        return storage::ShowOutlineStore(connection).othersOfAuthor(podcast);
    });
}

} // namespace dogear::episodes
