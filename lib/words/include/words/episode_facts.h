// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists what the feed says about an episode besides its notes, chapters and transcript.
///
/// Every text is one line of plain text, see plain_text.h: show it with Qt::PlainText.
///
/// Threads: pure; any thread.
/// Spec:    Podcasting 2.0 namespace, elements of <item>
/// Tests:   tests/unit/words/tst_episode_facts.cpp, tests/gui/tst_episode_details.cpp

#include <domain/library.h>
#include <words/episode_fact.h>

#include <QList>
#include <QString>

namespace dogear::words {

/// Maximum number of facts in a group; a further one says how many are left out.
inline constexpr qsizetype maxFactsOfGroup = 100;

/// Lists the facts of \a episode, ordered by group. Values that the feed leaves out are no facts.
[[nodiscard]] QList<EpisodeFact> episodeFacts(const domain::EpisodeDetail &episode);

[[nodiscard]] QString factGroupName(FactGroup group);

} // namespace dogear::words
