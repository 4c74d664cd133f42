// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides which stored episode an episode of a document is, so that it keeps its state.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/storage/tst_episode_identity.cpp

#include <domain/episode.h>

#include <QHash>
#include <QList>

namespace dogear::storage {

/// What an episode is known by without its guid.
struct EpisodeFingerprint
{
    QString title;
    std::optional<QDateTime> published;
    std::optional<std::chrono::milliseconds> duration;
    QUrl enclosureUrl; ///< empty if there is none
    QString enclosureType;
    std::optional<qint64> fileBytes = {}; ///< of an episode that is a file of this machine
};

/// How far apart two lengths of one episode may be: advertisements come and go.
inline constexpr std::chrono::minutes sameLength{10};
/// From this many pairs on equal addresses alone are believed: a host changed everything else.
inline constexpr int manyAddresses = 3;

/// Whether \a now, whose guid is \a guid, is another episode than \a stored, which has that name:
/// a publisher used the guid again. Never true without two dates and two enclosures.
///
/// A guid that is only the address of the enclosure is used again when title and date differ: some
/// hosts publish each episode as `latest.mp3`. Any other guid is believed unless the enclosure
/// differs as well, the titles have nothing in common and \a now is the later one.
[[nodiscard]] bool isAnotherEpisode(const QString &guid,
                                    const EpisodeFingerprint &stored,
                                    const EpisodeFingerprint &now);

/// Which episodes of \a unknown, whose guids are new, are episodes of \a vanished, whose guids the
/// feed does not have any more.
///
/// The first of these that fits exactly one episode on either side decides:
///   - the same enclosure and moment of publication;
///   - the same enclosure and title; if \a isWholesale, no guid of the document is known, then not
///     for a single pair: the hourly news have one title and one address;
///   - the same enclosure alone, if that makes at least manyAddresses pairs;
///   - files of the same number of bytes, which were renamed or moved;
///   - the same title and moment of publication;
///   - the same title and day, if \a isWholesale, and there are at least two such pairs. Without
///     that, of a show with one title for every hour each new episode would be taken for the one
///     before it.
/// Pairs that are not found by an enclosure want lengths within sameLength, where known, and not
/// sound on the one side and video on the other.
///
/// \return index in \a unknown → index in \a vanished
[[nodiscard]] QHash<int, int> renamedEpisodes(const QList<EpisodeFingerprint> &vanished,
                                              const QList<EpisodeFingerprint> &unknown,
                                              bool isWholesale);

} // namespace dogear::storage
