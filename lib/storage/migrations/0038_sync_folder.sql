-- SPDX-License-Identifier: GPL-3.0-or-later
-- Sync through a folder: the newest known value of each field of all devices, and how far the files of
-- the folder were read and written. Never edited after a release.

CREATE TABLE sync_field (
    id INTEGER PRIMARY KEY,
    kind INTEGER NOT NULL,                 -- domain::SyncFieldKind, which explains item and part
    feed_id INTEGER NOT NULL,              -- sync_feed; 0: none
    item TEXT NOT NULL,
    part TEXT NOT NULL,
    url TEXT NOT NULL,                     -- of the enclosure; empty: none
    value TEXT NOT NULL,                   -- JSON array with one element; [null]: removed
    time INTEGER NOT NULL,                 -- Unix milliseconds UTC
    device TEXT NOT NULL,
    revision INTEGER NOT NULL,             -- of this device, ascending; 0: another device changed it
    waiting INTEGER NOT NULL,              -- 1: the library does not have the value yet
    UNIQUE (kind, feed_id, item, part)
);
-- next
CREATE INDEX sync_field_waiting ON sync_field (kind) WHERE waiting = 1;
-- next
CREATE INDEX sync_field_own ON sync_field (revision) WHERE revision > 0;
-- next
-- The newest revision of each own field that is in the file of this device.
CREATE TABLE sync_field_sent (
    target_id INTEGER NOT NULL REFERENCES sync_target (id) ON DELETE CASCADE,
    field_id INTEGER NOT NULL REFERENCES sync_field (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    PRIMARY KEY (target_id, field_id)
) WITHOUT ROWID;
-- next
CREATE INDEX sync_field_sent_field ON sync_field_sent (field_id);
-- next
-- JSON of sync_folder/folder_state.h.
CREATE TABLE sync_folder (
    target_id INTEGER PRIMARY KEY REFERENCES sync_target (id) ON DELETE CASCADE,
    state TEXT NOT NULL
);
