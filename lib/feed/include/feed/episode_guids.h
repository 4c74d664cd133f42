// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives each episode of a document a guid of its own.
///
/// Some feeds write one guid, or one link, into every item. Such a guid identifies nothing;
/// dropping items because of it would hide episodes from the listener.
///
/// Pure; any thread.
/// Tests: tests/unit/feed/tst_episode_guids.cpp

#include <domain/episode.h>

#include <QList>
#include <QStringList>
#include <QUrl>

namespace dogear::feed {

/// Tells whether \a one and \a other, which have the same guid, are one episode that is listed
/// twice: they have the same enclosure and the same title or date; or enclosures that differ only
/// in the query, and the same title and date; or the same title, if one of them has no enclosure.
[[nodiscard]] bool isListedTwice(const domain::Episode &one, const domain::Episode &other);

/// Result of makeGuidsDistinct().
struct DistinctGuids
{
    QList<int> origins;   ///< for each remaining episode its index in the original list
    QStringList warnings; ///< one line for each guid that was not distinct; untranslated
};

/// Makes the guids of \a episodes distinct.
///
/// If an episode is listed twice, the newest version is kept at the position of the first.
/// Different episodes that share a guid, and an episode whose guid is \a home, the page of the
/// show, get the address of their enclosure as guid; if the enclosure is shared too,
/// domain::distinctName().
[[nodiscard]] DistinctGuids makeGuidsDistinct(QList<domain::Episode> &episodes, const QUrl &home);

} // namespace dogear::feed
