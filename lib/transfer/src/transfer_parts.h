// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Divides the library of another player into shows with the states of their episodes.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/transfer/tst_transfer_parts.cpp

#include <storage/transfer_store.h>

#include <QList>

#include <transfer/transfer_values.h>

namespace dogear::transfer {

/// A show of the other player with the episodes whose state says something.
struct TransferPart
{
    qsizetype show = 0; ///< index in PlayerLibrary::shows
    importers::PlayerShow values;
    QList<storage::ImportedEpisode> episodes;
};

/// The parts of \a shows, in the order of \a library. Up next is divided among them: each queued
/// episode has its place in the queue of the other player.
[[nodiscard]] QList<TransferPart> partsOf(const importers::PlayerLibrary &library,
                                          const TransferChoice &choice);

/// A choice of all shows of \a library.
[[nodiscard]] TransferChoice wholeChoice(const importers::PlayerLibrary &library);

/// A preview of \a library without shows: what is known without Dogear's library.
[[nodiscard]] TransferPreview emptyPreview(const importers::PlayerLibrary &library);

/// The numbers of states in \a episodes.
[[nodiscard]] StateCounts countStates(const QList<storage::ImportedEpisode> &episodes);

} // namespace dogear::transfer
