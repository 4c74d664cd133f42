// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the chapters of the open episode and of the playing one, merged from all
///        sources, and manages which of them are skipped.
///
/// Chapters of the feed, of the notes and of earlier readings are available soon; then the media
/// file is read if it is on this computer, and the document that the feed names is fetched, as
/// often as DocumentAge allows. Nothing is fetched for other episodes.
///
/// Threads: GUI thread; notes, files and documents are read in the pool.
/// Owner:   the composition root; collaborators outlive it. The destructor drops work in flight.
/// Spec:    order of the sources: feed::mergeChapters
/// Tests:   tests/integration/tst_episode_chapters.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <documents/chapter_reader.h>
#include <documents/document_age.h>
#include <domain/chapter_skips.h>
#include <domain/library.h>
#include <storage/chapter_store.h>
#include <storage/database_thread.h>

#include <QObject>

#include <array>
#include <memory>
#include <optional>

namespace dogear::documents {

struct EpisodeChapters
{
    QList<domain::Chapter> chapters; ///< normalised by domain::normalised()
    domain::ChapterSkips skips;

    friend bool operator==(const EpisodeChapters &, const EpisodeChapters &) = default;
};

class Chapters final : public QObject
{
    Q_OBJECT

public:
    Chapters(storage::DatabaseThread &database,
             ChapterReader &reader,
             const Clock &clock,
             QObject *parent = nullptr);
    ~Chapters() override;

    /// Sets the episode that the user looks at; nullopt: none.
    void setOpen(const std::optional<domain::EpisodeDetail> &episode);
    /// Sets the episode in the player. Its document is fetched once \a isPlayWanted.
    void setPlaying(const std::optional<domain::EpisodeDetail> &episode, bool isPlayWanted);

    /// The chapters known so far of an episode that is open or in the player; empty for others.
    [[nodiscard]] EpisodeChapters of(EpisodeId episode) const;

    /// The stored chapters of any \a episode; reads nothing but the database and the notes.
    [[nodiscard]] Future<Result<EpisodeChapters>> stored(const domain::EpisodeDetail &episode);

    /// Sets whether the chapter of \a episode that starts at \a start is skipped.
    void setSkipped(EpisodeId episode, std::chrono::milliseconds start, bool isSkipped);
    /// The titles of chapters that are always skipped in the show \a podcast.
    [[nodiscard]] Future<Result<QStringList>> patterns(PodcastId podcast);
    void setPatterns(PodcastId podcast, const QStringList &patterns);

signals:
    /// Emitted when of(\a episode) has changed, and once when the stored chapters are known.
    void changed(dogear::EpisodeId episode);
    /// Emitted when a choice could not be stored, or stored chapters could not be read.
    void failed(const dogear::Error &error);

private:
    using Source = storage::ChapterSource;
    struct Known;   ///< chapters in the database and in the notes
    struct Episode; ///< an episode that is open or in the player
    enum Role { Open, Playing };

    void set(Role role, const std::optional<domain::EpisodeDetail> &episode, bool mayFetch);
    void drop(Role role);
    [[nodiscard]] Episode *find(EpisodeId id) const;
    [[nodiscard]] Future<Known> readStored(const domain::EpisodeDetail &episode);
    [[nodiscard]] static QList<domain::Chapter> merged(const domain::EpisodeDetail &episode,
                                                       const Known &known);
    void handleKnown(EpisodeId id, const Known &known);
    void readSources(Episode &episode);
    void fetch(Episode &episode);
    void handleRead(EpisodeId id, Source source, const QUrl &url, const Result<ReadChapters> &read);
    void publish(Episode &episode);
    void store(const Future<Result<>> &written);

    storage::DatabaseThread &m_database;
    ChapterReader &m_reader;
    const Clock &m_clock;
    DocumentAge m_age;
    // Shared: the same episode may be open and in the player.
    std::array<std::shared_ptr<Episode>, 2> m_episodes;
};

} // namespace dogear::documents
