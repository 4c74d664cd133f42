// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists what the feed says about a show, apart from the description, live streams and
///        references to other feeds.
///
/// Threads: pure; any thread.
/// Spec:    RSS 2.0; Podcasting 2.0 namespace, elements of <channel>
/// Tests:   tests/unit/words/tst_show_facts.cpp, tests/gui/tst_show_page.cpp

#include <domain/show_outline.h>
#include <words/fact.h>

#include <QStringList>

namespace dogear::words {

/// Returns the groups that have facts, those for every listener first.
[[nodiscard]] QList<FactGroup> showFacts(const domain::FollowedPodcast &show,
                                         const domain::ShowSpan &span);

/// Describes a reference to another feed: its title comes first, else its address or its guid.
[[nodiscard]] QStringList remoteItemTexts(const domain::RemoteItem &item);

} // namespace dogear::words
