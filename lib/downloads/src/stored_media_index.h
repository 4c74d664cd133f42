// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Records in the database which media bytes the store has.
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

namespace dogear::downloads {

class StoredMediaIndex final : public QObject
{
    Q_OBJECT

public:
    StoredMediaIndex(storage::DatabaseThread &database, stream::Streamer &streamer);

    /// Records changes of \a item's key for its episode from now on.
    void follow(const DownloadItem &item);
    /// Sets the episode in the player, because its bytes may arrive.
    void setCurrent(EpisodeId id);
    /// Compares the database with the store, and corrects the rows of media that the store has lost
    /// or completed.
    void reconcile();
    /// Deletes the bytes under \a key.
    void drop(const media::MediaKey &key);
    /// Deletes streamed bytes beyond \a budget; downloads, Up next and the current episode stay.
    void evict(qint64 budget);

signals:
    void changed(dogear::EpisodeId id);

private:
    void handleBuffered(const media::MediaKey &key, const stream::Buffered &buffered);
    void put(const storage::StoredMediaRow &row);
    void rename(const storage::StoredMediaRow &before, const media::MediaKey &to);
    void compare(const QList<media::StoredMedia> &stored);
    void forget(const QList<media::StoredMedia> &gone);

    storage::DatabaseThread &m_database;
    stream::Streamer &m_streamer;
    EpisodeId m_current;
    media::MediaKey m_currentKey;
    /// A key whose bytes may arrive, and the completeness that was recorded last; nullopt: no
    /// bytes.
    struct Known
    {
        EpisodeId id;
        std::optional<bool> isComplete;
    };
    QHash<media::MediaKey, Known> m_known;
};

} // namespace dogear::downloads
