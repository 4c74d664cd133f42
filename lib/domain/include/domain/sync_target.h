// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes what this device syncs with, and what was exchanged so far.
///
/// Threads: values; any thread.

#include <base/error.h>
#include <base/ids.h>

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <optional>

namespace dogear::domain {

using SyncTargetId = Id<struct SyncTargetTag>;

/// The numbers are stored.
enum class SyncTargetKind {
    Gpodder = 0,   ///< a server with the gpodder.net API 2
    Nextcloud = 1, ///< a Nextcloud with the app gpoddersync
    Folder = 2,    ///< files in a folder that another program shares
};

/// An account on a server, or a folder. Its password is in the keychain, never here.
struct SyncTarget
{
    SyncTargetId id;
    SyncTargetKind kind = SyncTargetKind::Gpodder;
    QUrl address;   ///< of the server or folder, without credentials
    QString user;   ///< empty for a folder
    QString device; ///< id of this device: letters, digits, '_', '.' and '-', at most 64

    friend bool operator==(const SyncTarget &, const SyncTarget &) = default;
};

/// Remembers up to where a target was read, and when it is asked again.
struct SyncProgress
{
    std::optional<qint64> subscriptionCursor; ///< server's Unix seconds; none: never connected
    std::optional<qint64> actionCursor;       ///< server's Unix seconds of the last complete read
    std::optional<QDateTime> lastPull;        ///< UTC; last complete read of actions
    std::optional<QDateTime> lastOverlap;     ///< UTC; last one that went back a month
    std::optional<QDateTime> lastEverything;  ///< UTC; last one from the beginning
    int failures = 0;                         ///< failed runs in a row
    std::optional<QDateTime> notBefore;       ///< UTC; no run by itself before this time

    friend bool operator==(const SyncProgress &, const SyncProgress &) = default;
};

/// The state of an own action on the way to one target. The numbers are stored.
enum class SyncUploadState {
    Waiting = 0,
    Sent = 1,       ///< accepted, but not seen in an answer yet
    Confirmed = 2,  ///< the target returned it
    SetAside = 3,   ///< the target refused it; `reason` says why
    NotCarried = 4, ///< the target accepts it and never returns it
    Replaced = 5,   ///< not sent, because a newer action about the episode is known
};

/// An own action that a target refused, for the list of what was set aside.
struct SetAsideAction
{
    qint64 action = 0; ///< LoggedAction::id
    QString feed;
    QString episode;
    QDateTime time; ///< UTC
    Error reason;

    friend bool operator==(const SetAsideAction &, const SetAsideAction &) = default;
};

/// The state of a show on a target. The numbers are stored.
enum class SyncShowState {
    Shared = 0,       ///< followed here and there
    RemovedThere = 1, ///< gone there, and the user is asked whether it goes here
    RemovedHere = 2,  ///< gone here, and the user is asked whether it goes there
    Refused = 3,      ///< the target does not take its address
    RemoveThere = 4,  ///< gone here, and the user wants it removed there
};

struct SyncedShow
{
    qint64 feed = 0;  ///< id of the feed in the log
    QString spelling; ///< its address as the target spells it
    SyncShowState state = SyncShowState::Shared;

    friend bool operator==(const SyncedShow &, const SyncedShow &) = default;
};

/// Log entry of one run.
struct SyncRunRecord
{
    QDateTime at;     ///< UTC
    int received = 0; ///< actions that were not known before
    int sent = 0;
    int setAside = 0;
    std::optional<Error> error;

    friend bool operator==(const SyncRunRecord &, const SyncRunRecord &) = default;
};

} // namespace dogear::domain
