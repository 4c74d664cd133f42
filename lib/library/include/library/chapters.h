// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The chapters of the episode that is open and of the one that plays, merged from all that
///        tells of them, and which of them are skipped.
///
/// What the feed and the notes say, and what was read before, is there soon; then the file is read,
/// if it is on this computer, and the document that the feed points to is fetched, as often as
/// DocumentAge says. Nothing is fetched for any other episode.
///
/// Threads: GUI thread; notes, files and documents are read in the pool.
/// Owner:   the composition root; collaborators outlive it. Work in flight when it dies is dropped.
/// Spec:    the order of sources: feed::mergeChapters
/// Tests:   tests/integration/tst_episode_chapters.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/chapter_skips.h>
#include <domain/library.h>
#include <library/chapter_reader.h>
#include <library/document_age.h>
#include <storage/chapter_store.h>
#include <storage/database_thread.h>

#include <QObject>

#include <array>
#include <memory>
#include <optional>

namespace dogear::library {

struct EpisodeChapters
{
    QList<domain::Chapter> chapters; ///< as domain::normalised() leaves them
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

    /// \a episode is looked at from now on, instead of another one; or nothing.
    void setOpen(const std::optional<domain::EpisodeDetail> &episode);
    /// The same of what is in the player. Its document is fetched once \a isPlayWanted.
    void setPlaying(const std::optional<domain::EpisodeDetail> &episode, bool isPlayWanted);

    /// What is known by now of an episode that is open or in the player; nothing of others.
    [[nodiscard]] EpisodeChapters of(EpisodeId episode) const;

    /// What is stored of any \a episode, without reading anything else.
    [[nodiscard]] Future<Result<EpisodeChapters>> stored(const domain::EpisodeDetail &episode);

    /// Skips the chapter of \a episode that starts at \a start from now on, or no longer.
    void setSkipped(EpisodeId episode, std::chrono::milliseconds start, bool isSkipped);
    /// Titles of chapters that are always skipped in the show \a podcast.
    [[nodiscard]] Future<Result<QStringList>> patterns(PodcastId podcast);
    void setPatterns(PodcastId podcast, const QStringList &patterns);

signals:
    /// Emitted when of(\a episode) changed, and once when all that is stored is known.
    void changed(dogear::EpisodeId episode);
    /// Emitted when a choice could not be stored, or what is stored could not be read.
    void failed(const dogear::Error &error);

private:
    using Source = storage::ChapterSource;
    struct Known;   ///< what there is in the database and in the notes
    struct Episode; ///< that is open or in the player
    enum Role { Open, Playing };

    void set(Role role, const std::optional<domain::EpisodeDetail> &episode, bool mayFetch);
    void drop(Role role);
    [[nodiscard]] Episode *find(EpisodeId id) const;
    [[nodiscard]] Future<Known> readStored(const domain::EpisodeDetail &episode);
    [[nodiscard]] static QList<domain::Chapter> merged(const domain::EpisodeDetail &episode,
                                                       const Known &known);
    void takeKnown(EpisodeId id, const Known &known);
    void readSources(Episode &episode);
    void fetch(Episode &episode);
    void takeRead(EpisodeId id, Source source, const QUrl &url, const Result<ReadChapters> &read);
    void publish(Episode &episode);
    void store(const Future<Result<>> &written);

    storage::DatabaseThread &m_database;
    ChapterReader &m_reader;
    const Clock &m_clock;
    DocumentAge m_age;
    // Shared: the same episode may be open and in the player.
    std::array<std::shared_ptr<Episode>, 2> m_episodes;
};

} // namespace dogear::library
