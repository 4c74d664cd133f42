// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The episodes of followed shows in the database.
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

/// An episode of a feed with the plain text of its notes, which the index holds.
struct EpisodeToStore
{
    domain::Episode episode;
    QString notesText;
    QByteArray contentHash = {};   ///< of the episode; made on storing if empty
    QString notesWords = {};       ///< see prepare(); made on storing if null
    QByteArray distinctNotes = {}; ///< see prepare(); of notesWords, made on storing if null
    QByteArray packedNotes = {};   ///< see prepare(); made on storing if null
};

/// Equal for episodes that would be stored the same. Any thread.
[[nodiscard]] QByteArray contentHash(const domain::Episode &episode);

/// Makes what takes long of \a items whose notes are there as text, so that the database thread
/// need not. Any thread.
void prepare(QList<EpisodeToStore> &items);

/// What a listener did to an episode, and what it is called outside the database.
struct StoredState
{
    EpisodeId id;
    QUrl podcast;
    QString guid;
    domain::EpisodeState state;
    std::chrono::milliseconds duration{}; ///< 0 if unknown
};

/// What an update did.
struct StoredEpisodes
{
    QList<EpisodeId> added;
    QList<EpisodeId> changed;
    int unchanged = 0;
    /// Of `changed`: guid before and after.
    QList<std::pair<QString, QString>> renamed;
    /// Of `changed`, their guids: there was nothing to hear before. They are unplayed now.
    QStringList nowPlayable;
    /// How many of `added` and `nowPlayable` are worth telling: not those that are a week older
    /// than what was there already.
    int news = 0;
};

/// What the order of a document means.
enum class DocumentOrder {
    ByDate,      ///< nothing: dates do, and what has none came when it was first seen
    AsHeard,     ///< the first is heard first; dates that say otherwise give way
    OldestFirst, ///< of episodes with the same time the first is the oldest; dates decide else
};

class EpisodeStore final
{
public:
    explicit EpisodeStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Brings the episodes of \a podcast up to date with its feed, in the caller's transaction.
    ///
    /// Matched by guid; an episode whose guid is gone and that stands under a new one is found by
    /// its enclosure, or its title and date. State and position stay. If \a isComplete, episodes
    /// that the feed no longer has are marked as removed, never deleted; a truncated feed passes
    /// false and marks nothing. A missing publication date is stored once as \a now and stays.
    /// New episodes are found at once, or once \a documents is written.
    [[nodiscard]] Result<StoredEpisodes> update(PodcastId podcast,
                                                const QList<EpisodeToStore> &episodes,
                                                bool isComplete,
                                                const QDateTime &now,
                                                DocumentOrder order = DocumentOrder::ByDate,
                                                NewDocuments *documents = nullptr);

    /// What is stored of \a podcast: guid → contentHash, and an empty one for episodes that are
    /// marked as removed. Who has these need not make texts of what did not change.
    [[nodiscard]] Result<QHash<QString, QByteArray>> hashes(PodcastId podcast);

    [[nodiscard]] Result<QList<domain::EpisodeSummary>> list(const domain::EpisodeFilter &filter);
    /// Who all list() would list, in that order: \a limit of them after \a after, or from the first
    /// on. By date the next part is as quick as the first; any other order comes as a whole,
    /// whatever \a limit says. Ids may come twice where the order changes between two parts.
    [[nodiscard]] Result<domain::IdPage> ids(const domain::EpisodeFilter &filter,
                                             EpisodeId after,
                                             int limit);
    [[nodiscard]] Result<int> count(const domain::EpisodeFilter &filter);
    [[nodiscard]] Result<domain::ShowOrder> showOrder(PodcastId podcast); ///< or NotFound
    /// The first unplayed episode with an enclosure that the show of \a id published after it; of a
    /// serial the first behind it in the order of serial_order.h.
    [[nodiscard]] Result<std::optional<EpisodeId>> nextOfShow(EpisodeId id);
    [[nodiscard]] Result<domain::EpisodeSummary> summary(EpisodeId id); ///< or NotFound
    [[nodiscard]] Result<domain::EpisodeDetail> detail(EpisodeId id);   ///< or NotFound
    /// The episode of the show at \a podcastUrl (by feedUrlKey) with \a guid, if there is one.
    [[nodiscard]] Result<std::optional<EpisodeId>> find(const QUrl &podcastUrl,
                                                        const QString &guid);
    /// The episode whose enclosure is at \a url, the one in its feed rather than a removed one.
    /// Reads every episode: for what a person asks for now and then.
    [[nodiscard]] Result<std::optional<EpisodeId>> findEnclosure(const QUrl &url);

    /// Replaces the state; keeps the show's count of unplayed episodes right. Or NotFound.
    [[nodiscard]] Result<> setState(EpisodeId id, const domain::EpisodeState &state);
    /// The same of many; those that are gone are left out.
    [[nodiscard]] Result<> setStates(const QList<domain::EpisodeMark> &marks);
    /// Of those of \a ids that are there, in that order.
    [[nodiscard]] Result<QList<StoredState>> stored(const QList<EpisodeId> &ids);
    /// A length measured from the file; feeds never overwrite it.
    [[nodiscard]] Result<> setMeasuredDuration(EpisodeId id, std::chrono::milliseconds duration);

    /// The query behind list(), for the test that looks at its plan. Its last values are limit and
    /// offset.
    [[nodiscard]] static QString listSql(const domain::EpisodeFilter &filter);
    /// The same of ids(). Its last values are the id that it goes on after, if it does, and limit.
    [[nodiscard]] static QString idsSql(const domain::EpisodeFilter &filter, bool goesOn);
    /// The same of count().
    [[nodiscard]] static QString countSql(const domain::EpisodeFilter &filter);

private:
    [[nodiscard]] Result<QList<domain::EpisodeSummary>> listSerial(
        const domain::EpisodeFilter &filter);

    Connection &m_connection;
};

} // namespace dogear::storage
