// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells people what sync with other devices does, cannot do and asks.
///
/// error_text.h speaks of feeds and episodes; here a document is the answer of a server of sync.
///
/// Threads: pure; any thread. Times are shown in the time zone and the language of the session.
/// Tests:   tests/unit/words/tst_sync_text.cpp

#include <base/error.h>
#include <domain/sync_target.h>
#include <sync/server_profile.h>
#include <sync/sync_run.h>
#include <sync/upload_rules.h>

#include <QString>

namespace dogear::words {

/// Returns one or two sentences: why sync with \a server, its name, failed, and what to do.
[[nodiscard]] QString syncErrorSentence(const QString &server, const Error &error);

/// Returns a sentence about what a server cannot do.
[[nodiscard]] QString limitationSentence(sync::Limitation limitation);

/// Returns the name of a kind of server, for the choice of the user.
[[nodiscard]] QString targetKindName(domain::SyncTargetKind kind);

/// Returns "Sending… 3 of 40" for a run that is under way; \a total is 0 if it is unknown.
[[nodiscard]] QString phaseText(sync::SyncPhase phase, int done, int total);

/// Returns what a run did: "3 received, 1 sent", or why it failed.
[[nodiscard]] QString runText(const QString &server, const domain::SyncRunRecord &run);

/// Returns when sync last succeeded: "Last sync: today, 10:15."
[[nodiscard]] QString lastSyncText(const domain::SyncProgress &progress, const QDateTime &now);
/// Returns how many changes wait for their upload.
[[nodiscard]] QString waitingText(int actions);

/// Returns why a server did not take an action.
[[nodiscard]] QString setAsideText(const Error &reason);

/// Returns why a show is not uploaded without the user's consent.
[[nodiscard]] QString uploadBlockText(sync::UploadBlock block);

/// A question before many shows are removed.
struct RemovalText
{
    QString question;
    QString details; ///< what each answer does
    QString remove;  ///< the answer that removes
    QString keep;    ///< the answer that removes nothing
};

/// \a shows are gone on \a server, and still followed here.
[[nodiscard]] RemovalText removalHereText(const QString &server, int shows);
/// \a shows were unfollowed here, and are still on \a server.
[[nodiscard]] RemovalText removalThereText(const QString &server, int shows);

/// Numbers of what a run changed in the library.
struct ChangeCounts
{
    int episodes = 0;
    int markedPlayed = 0; ///< of these
    int followed = 0;
    int unfollowed = 0;
};

/// Returns "Sync brought the places of 3 episodes. Sync followed 2 shows."; empty without changes.
[[nodiscard]] QString changesText(const ChangeCounts &counts);

} // namespace dogear::words
