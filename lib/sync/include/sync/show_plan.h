// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Merges the shows that are followed here with those of a server.
///
/// Three lists are compared: the shows here, those there, and those that both had after the last
/// run. Only against the third one a missing show is a removal. The first run has no third list:
/// it unites the two and removes nothing.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/sync/tst_show_plan.cpp

#include <base/ids.h>
#include <domain/sync_target.h>

#include <QHash>
#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

namespace dogear::sync {

/// A show that is followed here, by the id of its feed in the log.
struct LocalShow
{
    PodcastId id;
    QString address;
    bool isUploadable = false; ///< sync/upload_rules.h

    friend bool operator==(const LocalShow &, const LocalShow &) = default;
};

struct ShowLists
{
    bool isUnion = false;                   ///< the first run, or the server was reset
    QMap<qint64, LocalShow> here;           ///< by feed
    QMap<qint64, QString> added;            ///< there: feed and spelling
    QSet<qint64> removed;                   ///< there
    QHash<qint64, domain::SyncedShow> both; ///< after the last run
};

struct ShowPlan
{
    QMap<qint64, QString> follow;       ///< here: feed and address
    QMap<qint64, PodcastId> unfollow;   ///< here
    QMap<qint64, QString> add;          ///< there: feed and address
    QMap<qint64, QString> remove;       ///< there: feed and spelling
    QList<domain::SyncedShow> remember; ///< new or changed entries of ShowLists::both
    QSet<qint64> forget;                ///< entries of ShowLists::both that are gone here and there
    int questionsHere = 0;  ///< shows that were removed there, and stay here until the user answers
    int questionsThere = 0; ///< shows that were removed here, and stay there until the user answers
};

/// Removing more shows than this, and more than half of them, needs the user's consent.
inline constexpr int maxSilentRemovals = 5;

[[nodiscard]] ShowPlan planShows(const ShowLists &lists);

} // namespace dogear::sync
