// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists what the feed says about an episode besides its notes, chapters and transcript, and
///        about a live stream besides its title and its notes.
///
/// Threads: pure; any thread.
/// Spec:    Podcasting 2.0 namespace, elements of <item> and <podcast:liveItem>
/// Tests:   tests/unit/words/tst_episode_facts.cpp, tests/gui/tst_episode_details.cpp

#include <domain/library.h>
#include <words/fact.h>

namespace dogear::words {

// Values that the feed leaves out are no facts, and no group is empty.

[[nodiscard]] QList<FactGroup> episodeFacts(const domain::EpisodeDetail &episode);
/// Lists the facts of \a item; the first group has no title.
[[nodiscard]] QList<FactGroup> liveItemFacts(const domain::LiveItem &item);

/// Returns "Live now · Today 10:30": the state of \a item, as in the feed if the specification does
/// not know it, and its start.
[[nodiscard]] QString liveItemState(const domain::LiveItem &item, const QDateTime &now);

} // namespace dogear::words
