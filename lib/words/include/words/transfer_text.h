// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes what comes over from another player, before and after it does.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_transfer_text.cpp

#include <storage/transfer_store.h>

#include <QString>
#include <QStringList>

#include <transfer/transfer_values.h>

namespace dogear::words {

/// Returns the name of \a player, for example "GNOME Podcasts"; that of a list is "OPML list".
[[nodiscard]] QString playerName(importers::Player player);

/// Returns "12 positions, 3 played, 1 favourite, 4 in Up next"; empty without any.
[[nodiscard]] QString stateCountsText(const transfer::StateCounts &counts);

/// Says whether Dogear follows \a show: "New", "Followed".
[[nodiscard]] QString presenceText(transfer::ShowPresence presence);
/// Says what of \a show comes over, in a line; "Nothing new" if nothing does.
[[nodiscard]] QString showTransferText(const transfer::ShowTransfer &show);
/// Says what of \a show does not come over, or not yet, and why; empty if everything does.
[[nodiscard]] QString showRemainderText(const transfer::ShowTransfer &show);

/// Says why parts of the other library were left out, by reason.
[[nodiscard]] QString skippedText(const importers::Skipped &skipped);
/// Sentences about what does not come over from the whole library, most important first.
[[nodiscard]] QStringList remainderSentences(const transfer::TransferPreview &preview);

/// Says what came over from the other player, and how much waits for its feed.
[[nodiscard]] QString transferSentence(const transfer::TransferSummary &summary);
/// The same once the feeds were read; \a counts are those of the whole import.
[[nodiscard]] QString transferResultSentence(const transfer::TransferSummary &summary,
                                             const storage::TransferCounts &counts);

} // namespace dogear::words
