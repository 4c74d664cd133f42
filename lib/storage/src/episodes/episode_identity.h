// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises stored episodes whose guid changed, so that they keep their state.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/storage/tst_episode_identity.cpp
/// Decision: README.md, "A changed guid is recognised by the file, then by title and date".

#include <domain/episode.h>

#include <QHash>
#include <QList>

namespace dogear::storage {

/// Data by which an episode is recognised without its guid.
struct EpisodeFingerprint
{
    QString title;
    std::optional<QDateTime> published;
    std::optional<std::chrono::milliseconds> duration;
    QUrl enclosureUrl; ///< empty if there is no enclosure
    QString enclosureType;
    std::optional<qint64> fileBytes = {}; ///< only for an episode that is a local file
};

/// Maximum difference between two durations of one episode: inserted advertisements vary.
inline constexpr std::chrono::minutes sameLength{10};
/// Minimum number of pairs for which equal addresses alone are enough evidence: the host changed
/// everything else.
inline constexpr int manyAddresses = 3;

/// Returns whether the publisher reused \a guid: \a now, an episode of the document with this guid,
/// is another episode than \a stored, which is stored under it. Always false unless both have a
/// date and an enclosure.
///
/// A guid that is only the address of the enclosure counts as reused if title and date differ: some
/// hosts publish each episode as `latest.mp3`. Any other guid is trusted unless the enclosure
/// differs, too, the titles have nothing in common and \a now is later.
[[nodiscard]] bool isAnotherEpisode(const QString &guid,
                                    const EpisodeFingerprint &stored,
                                    const EpisodeFingerprint &now);

/// Pairs episodes of \a unknown, whose guids are new, with episodes of \a vanished, whose guids the
/// feed no longer has.
///
/// \a isWholesale: no guid of the document is known. The first of these rules that fits exactly one
/// episode on either side decides:
///   - the same enclosure and time of publication;
///   - the same enclosure and title; if \a isWholesale, only for more than one pair: hourly news
///     have one title and one address;
///   - the same enclosure alone, if that makes at least manyAddresses pairs;
///   - files of the same size, which were renamed or moved;
///   - the same title and time of publication;
///   - the same title and day, if \a isWholesale and there are at least two such pairs. Otherwise,
///     in a show with one title for every hour, each new episode would be taken for the previous
///     one.
/// Pairs that are not found by an enclosure need durations within sameLength, where known, and must
/// not be audio on one side and video on the other.
///
/// \return index in \a unknown → index in \a vanished
[[nodiscard]] QHash<int, int> renamedEpisodes(const QList<EpisodeFingerprint> &vanished,
                                              const QList<EpisodeFingerprint> &unknown,
                                              bool isWholesale);

} // namespace dogear::storage
