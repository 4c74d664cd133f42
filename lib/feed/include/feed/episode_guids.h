// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives each episode of a document a guid of its own.
///
/// Some feeds write one guid, or one link, into every item. Such a guid identifies nothing, and an
/// item that is dropped for it is an episode that the listener never sees.
///
/// Pure; any thread.
/// Tests: tests/unit/feed/tst_episode_guids.cpp

#include <domain/episode.h>

#include <QList>
#include <QStringList>
#include <QUrl>

namespace dogear::feed {

/// Whether \a one and \a other, which have the same guid, are one episode that is listed twice: the
/// same enclosure with the same title or moment, or the same title where one has no enclosure.
[[nodiscard]] bool isListedTwice(const domain::Episode &one, const domain::Episode &other);

/// What makeGuidsDistinct() did.
struct DistinctGuids
{
    QList<int> origins;   ///< of each episode that is left: its index before
    QStringList warnings; ///< a line for each guid that was not distinct; untranslated
};

/// Makes the guids of \a episodes distinct.
///
/// Of an episode that is listed twice the newest is kept, in the place of the first. Different
/// episodes with one guid, and an episode whose guid is \a home, the page of the show, are called
/// by their enclosure; where that is shared too, by domain::distinctName().
[[nodiscard]] DistinctGuids makeGuidsDistinct(QList<domain::Episode> &episodes, const QUrl &home);

} // namespace dogear::feed
