// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the library's knowledge of what the media store has up to date.
///
/// Threads: GUI thread.
/// Owner:   Downloads.
/// Tests:   tests/integration/tst_download_presence.cpp

#include "download_work.h"

#include <QHash>
#include <QObject>

namespace dogear::storage {
class DatabaseThread;
struct StoredMediaRow;
} // namespace dogear::storage

namespace dogear::stream {
class Streamer;
struct Buffered;
} // namespace dogear::stream

namespace dogear::library {

class MediaMirror final : public QObject
{
    Q_OBJECT

public:
    MediaMirror(storage::DatabaseThread &database, stream::Streamer &streamer);

    /// Whose bytes come under \a item's key from now on.
    void follow(const DownloadItem &item);
    /// The episode in the player, whose bytes may come.
    void setCurrent(EpisodeId id);
    /// What the store does not have any more, or has all of by now.
    void reconcile();
    /// Nothing under \a key is wanted any more.
    void drop(const media::MediaKey &key);
    /// No more than \a budget bytes stay of what is no download and is not in the player.
    void evict(qint64 budget);

signals:
    void changed(dogear::EpisodeId id);

private:
    void takeBuffered(const media::MediaKey &key, const stream::Buffered &buffered);
    void put(const storage::StoredMediaRow &row);
    void rename(const storage::StoredMediaRow &before, const media::MediaKey &to);
    void compare(const QList<media::StoredMedia> &stored);
    void forget(const QList<media::StoredMedia> &gone);

    storage::DatabaseThread &m_database;
    stream::Streamer &m_streamer;
    EpisodeId m_current;
    media::MediaKey m_currentKey;
    /// What may come, and whether all of it was told; nothing: none of it.
    struct Known
    {
        EpisodeId id;
        std::optional<bool> isComplete;
    };
    QHash<media::MediaKey, Known> m_known;
};

} // namespace dogear::library
