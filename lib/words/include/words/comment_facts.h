// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the replies to the post of an episode, or says why they could not be loaded.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_episode_facts.cpp

#include <base/error.h>
#include <domain/comment.h>
#include <words/fact.h>

#include <QDateTime>

namespace dogear::words {

/// Returns a fact for each of \a comments, in their order, with an arrow for each reply to a reply;
/// one fact that says so if there are none.
[[nodiscard]] QList<Fact> commentFacts(const QList<domain::Comment> &comments,
                                       const QDateTime &now);

/// Returns a sentence on what happened and what to do, as a fact.
[[nodiscard]] Fact failedCommentsFact(const Error &error);

} // namespace dogear::words
