// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/show_playbacks.h>
#include <storage/show_playback_store.h>

namespace dogear::listening {

using domain::ShowPlayback;
using storage::ShowPlaybackStore;

ShowPlaybacks::ShowPlaybacks(storage::DatabaseThread &database, QObject *parent)
    : QObject(parent)
    , m_database(database)
{}

Future<Result<ShowPlayback>> ShowPlaybacks::find(PodcastId podcast)
{
    return m_database
        .run([podcast](storage::Connection &connection) {
            return ShowPlaybackStore(connection).find(podcast);
        })
        .then(this, [this, podcast](const Result<ShowPlayback> &stored) {
            const auto newer = m_unstored.constFind(podcast); // set since the database was asked
            return newer == m_unstored.cend() ? stored : Result<ShowPlayback>(*newer);
        });
}

Future<Result<QHash<PodcastId, double>>> ShowPlaybacks::speeds()
{
    return m_database
        .run([](storage::Connection &connection) { return ShowPlaybackStore(connection).speeds(); })
        .then(this, [this](const Result<QHash<PodcastId, double>> &stored) {
            return stored.map([this](QHash<PodcastId, double> speeds) {
                // Settings that are still being written replace the stored ones.
                for (auto show = m_unstored.cbegin(); show != m_unstored.cend(); ++show) {
                    if (show->speed)
                        speeds.insert(show.key(), *show->speed);
                    else
                        speeds.remove(show.key());
                }
                return speeds;
            });
        });
}

void ShowPlaybacks::set(PodcastId podcast, const ShowPlayback &playback)
{
    // Kept until it is stored, so that find() never returns the previous value.
    m_unstored.insert(podcast, playback);
    emit changed(podcast, playback);
    m_database
        .run([podcast, playback](storage::Connection &connection) {
            return ShowPlaybackStore(connection).put(podcast, playback);
        })
        .then(this, [this, podcast, playback](const Result<> &stored) {
            // A later set() may have replaced the value, whose write is still pending.
            if (m_unstored.value(podcast) == playback)
                m_unstored.remove(podcast);
            if (!stored)
                emit failed(stored.error());
        });
}

} // namespace dogear::listening
