// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores and lists the episodes of followed shows.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_episode_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/episode_mark.h>
#include <domain/id_page.h>
#include <domain/library.h>

#include <QByteArray>
#include <QHash>
#include <QList>

namespace dogear::storage {

class Connection;
class NewDocuments;

/// An episode of a feed with the plain text of its notes for the search index.
struct EpisodeToStore
{
    domain::Episode episode;
    QString notesText;
    QByteArray contentHash = {};   ///< of the episode; computed on storing if empty
    QString notesWords = {};       ///< see prepare(); computed on storing if null
    QByteArray distinctNotes = {}; ///< see prepare(); computed on storing if null
    QByteArray packedNotes = {};   ///< see prepare(); computed on storing if null
};

/// Returns a hash that is equal for episodes with equal content. Any thread.
[[nodiscard]] QByteArray contentHash(const domain::Episode &episode);

/// Computes the slow fields (words and compressed notes) of all \a items with a notesText, so that
/// the database thread need not. Any thread.
void prepare(QList<EpisodeToStore> &items);

/// Listening state of an episode, and the names that identify it outside the database.
struct StoredState
{
    EpisodeId id;
    QUrl podcast;
    QString guid;
    domain::EpisodeState state;
    std::chrono::milliseconds duration{}; ///< 0 if unknown
};

/// Result of an update.
struct StoredEpisodes
{
    QList<EpisodeId> added;
    QList<EpisodeId> changed;
    int unchanged = 0;
    /// Old and new guid of those episodes of `changed` whose guid changed.
    QList<std::pair<QString, QString>> renamed;
    /// Guids of those episodes of `changed` that had no enclosure before. They are now unplayed.
    QStringList nowPlayable;
    /// Episodes in `added` and `nowPlayable` to announce to the user: all except those that are
    /// more than a week older than the newest episode stored before.
    QList<EpisodeId> announced;
};

/// Meaning of the order of episodes in a document.
enum class DocumentOrder {
    ByDate, ///< none: dates order the episodes; one without a date has the time of first sight
    ListeningOrder, ///< listening order; dates that contradict it are ignored
    OldestFirst, ///< among episodes with equal times the first is the oldest; otherwise dates order
};

class EpisodeStore final
{
public:
    explicit EpisodeStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Updates the episodes of \a podcast from its feed, in the caller's transaction.
    ///
    /// Episodes are matched by guid; an episode whose guid was replaced is found by its enclosure,
    /// or by title and date. Listening state and position stay. If \a isComplete, episodes that the
    /// feed no longer has are marked as removed, never deleted; for a truncated feed the caller
    /// passes false and no episode is marked. A missing publication date counts as \a now at the
    /// first update and then stays. A search finds new episodes immediately, or once the caller has
    /// written \a documents.
    [[nodiscard]] Result<StoredEpisodes> update(PodcastId podcast,
                                                const QList<EpisodeToStore> &episodes,
                                                bool isComplete,
                                                const QDateTime &now,
                                                DocumentOrder order = DocumentOrder::ByDate,
                                                NewDocuments *documents = nullptr);

    /// Returns guid → contentHash of the stored episodes of \a podcast; the hash of an episode that
    /// is marked as removed is empty. With these the caller skips unchanged episodes.
    [[nodiscard]] Result<QHash<QString, QByteArray>> hashes(PodcastId podcast);

    [[nodiscard]] Result<QList<domain::EpisodeSummary>> list(const domain::EpisodeFilter &filter);
    /// Returns \a limit ids that list() would return, in the same order, starting after \a after or
    /// with the first. In the orders by date each part takes the same time; in any other order all
    /// ids are returned and \a limit is ignored. If the order changes between two parts, an id may
    /// occur in both.
    [[nodiscard]] Result<domain::IdPage> ids(const domain::EpisodeFilter &filter,
                                             EpisodeId after,
                                             int limit);
    [[nodiscard]] Result<int> count(const domain::EpisodeFilter &filter);
    [[nodiscard]] Result<domain::ShowOrder> showOrder(PodcastId podcast); ///< or NotFound
    /// Returns the first unplayed episode with an enclosure that the show of \a id published after
    /// \a id; in a serial show, the first one after it in the order of serial_order.h.
    [[nodiscard]] Result<std::optional<EpisodeId>> nextOfShow(EpisodeId id);
    [[nodiscard]] Result<domain::EpisodeSummary> summary(EpisodeId id); ///< or NotFound
    [[nodiscard]] Result<domain::EpisodeDetail> detail(EpisodeId id);   ///< or NotFound
    /// Finds the episode with \a guid in the show at \a podcastUrl (compared by feedUrlKey).
    [[nodiscard]] Result<std::optional<EpisodeId>> find(const QUrl &podcastUrl,
                                                        const QString &guid);
    /// Finds the episode whose enclosure is at \a url, preferring one that is still in its feed.
    /// Slow, because it reads every episode; only for rare requests of the user.
    [[nodiscard]] Result<std::optional<EpisodeId>> findEnclosure(const QUrl &url);

    /// Replaces the listening state and updates the show's count of unplayed episodes.
    /// \return or NotFound
    [[nodiscard]] Result<> setState(EpisodeId id, const domain::EpisodeState &state);
    /// Replaces the states of many episodes in one statement; ignores deleted episodes.
    [[nodiscard]] Result<> setStates(const QList<domain::EpisodeMark> &marks);
    /// Reads the states of those of \a ids that exist, in the order of \a ids.
    [[nodiscard]] Result<QList<StoredState>> stored(const QList<EpisodeId> &ids);
    /// Stores a duration measured from the file; feeds never overwrite it.
    [[nodiscard]] Result<> setMeasuredDuration(EpisodeId id, std::chrono::milliseconds duration);

    /// Returns the statement of list(); tests check its query plan. Its last values are limit and
    /// offset.
    [[nodiscard]] static QString listSql(const domain::EpisodeFilter &filter);
    /// Returns the statement of ids(). Its last values are the id to continue after, if \a goesOn,
    /// and the limit.
    [[nodiscard]] static QString idsSql(const domain::EpisodeFilter &filter, bool goesOn);
    /// Returns the statement of count().
    [[nodiscard]] static QString countSql(const domain::EpisodeFilter &filter);

private:
    [[nodiscard]] Result<QList<domain::EpisodeSummary>> listSerial(
        const domain::EpisodeFilter &filter);

    Connection &m_connection;
};

} // namespace dogear::storage
