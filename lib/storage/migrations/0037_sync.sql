-- SPDX-License-Identifier: GPL-3.0-or-later
-- Sync with other devices: a log of what happened to episodes, and what each server or folder has of it.
-- Independent of the tables of shows, because actions arrive before their show is followed, and stay
-- when it is not followed any more. Never edited after a release.

CREATE TABLE sync_feed (
    id INTEGER PRIMARY KEY,
    url TEXT NOT NULL,                     -- as it was first spelt, without name and password
    upload_allowed INTEGER                 -- 1: the user allows to upload its private address, 0: not
);
-- next
-- All keys of addresses of one show, so that a moved show stays one.
CREATE TABLE sync_feed_key (
    feed_key TEXT PRIMARY KEY,             -- domain/sync_action.h syncAddressKey
    feed_id INTEGER NOT NULL REFERENCES sync_feed (id) ON DELETE CASCADE
) WITHOUT ROWID;
-- next
CREATE INDEX sync_feed_keys ON sync_feed_key (feed_id);
-- next
CREATE TABLE sync_episode (
    id INTEGER PRIMARY KEY,
    feed_id INTEGER NOT NULL REFERENCES sync_feed (id) ON DELETE CASCADE,
    episode_key TEXT NOT NULL,             -- syncAddressKey of its enclosure
    url TEXT NOT NULL,
    UNIQUE (feed_id, episode_key)
);
-- next
-- Append-only. The unique columns are the identity of an action: servers return it again and again.
CREATE TABLE sync_action (
    id INTEGER PRIMARY KEY,
    episode_id INTEGER NOT NULL REFERENCES sync_episode (id) ON DELETE CASCADE,
    kind INTEGER NOT NULL,                 -- domain::SyncActionKind
    time INTEGER NOT NULL,                 -- Unix seconds UTC, as the device says
    position INTEGER NOT NULL,             -- seconds; -1: none
    started INTEGER NOT NULL,              -- the same
    total INTEGER NOT NULL,                -- the same
    order_time INTEGER NOT NULL,           -- domain::LoggedAction::orderTime
    guid TEXT NOT NULL,
    device TEXT NOT NULL,
    own INTEGER NOT NULL,                  -- 1: made on this device
    UNIQUE (episode_id, kind, time, position)
);
-- next
-- Marks that were made without playing; many at once are not trusted (sync/merge.h).
CREATE INDEX sync_mark ON sync_action (time, device, episode_id)
    WHERE kind = 3 AND position >= total AND started >= total AND total > 0;
-- next
-- Episodes with actions that the library does not show yet, also because it lacks the episode.
CREATE TABLE sync_waiting (
    episode_id INTEGER PRIMARY KEY REFERENCES sync_episode (id) ON DELETE CASCADE
);
-- next
CREATE TABLE sync_target (
    id INTEGER PRIMARY KEY,
    kind INTEGER NOT NULL,                 -- domain::SyncTargetKind
    address TEXT NOT NULL,                 -- without name and password
    user TEXT NOT NULL,
    device TEXT NOT NULL,
    profile TEXT NOT NULL DEFAULT '',      -- JSON; sync/server_profile.h
    subscription_cursor INTEGER,
    action_cursor INTEGER,
    last_pull INTEGER,                     -- times in Unix seconds UTC
    last_overlap INTEGER,
    last_everything INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    not_before INTEGER,
    UNIQUE (kind, address, user)
);
-- next
CREATE TABLE sync_upload (
    target_id INTEGER NOT NULL REFERENCES sync_target (id) ON DELETE CASCADE,
    action_id INTEGER NOT NULL REFERENCES sync_action (id) ON DELETE CASCADE,
    state INTEGER NOT NULL DEFAULT 0,      -- domain::SyncUploadState
    sends INTEGER NOT NULL DEFAULT 0,      -- since the target last returned it
    error_code TEXT NOT NULL DEFAULT '',
    error_detail TEXT NOT NULL DEFAULT '',
    error_status INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (target_id, action_id)
) WITHOUT ROWID;
-- next
CREATE INDEX sync_upload_action ON sync_upload (action_id);
-- next
CREATE INDEX sync_upload_waiting ON sync_upload (target_id, action_id) WHERE state = 0;
-- next
CREATE TABLE sync_show (
    target_id INTEGER NOT NULL REFERENCES sync_target (id) ON DELETE CASCADE,
    feed_id INTEGER NOT NULL REFERENCES sync_feed (id) ON DELETE CASCADE,
    spelling TEXT NOT NULL,                -- its address as the target spells it
    state INTEGER NOT NULL DEFAULT 0,      -- domain::SyncShowState
    PRIMARY KEY (target_id, feed_id)
) WITHOUT ROWID;
-- next
CREATE TABLE sync_run (
    id INTEGER PRIMARY KEY,
    target_id INTEGER NOT NULL REFERENCES sync_target (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    received INTEGER NOT NULL,
    sent INTEGER NOT NULL,
    set_aside INTEGER NOT NULL,
    error_code TEXT NOT NULL DEFAULT '',   -- name in dogear::ErrorCode; empty after a success
    error_detail TEXT NOT NULL DEFAULT '',
    error_status INTEGER NOT NULL DEFAULT 0
);
-- next
CREATE INDEX sync_run_of_target ON sync_run (target_id, id);
