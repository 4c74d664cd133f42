-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a person makes of a library: names, pictures and a place for shows, searches to see again. Never
-- edited after a release.

-- Empty: as the feed says.
ALTER TABLE podcast ADD COLUMN own_title TEXT NOT NULL DEFAULT '';
-- next
ALTER TABLE podcast ADD COLUMN own_image TEXT NOT NULL DEFAULT '';
-- next
ALTER TABLE podcast ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
-- next
-- What is shown.
ALTER TABLE podcast ADD COLUMN shown_title TEXT
    AS (iif(own_title = '', title, own_title)) VIRTUAL;
-- next
ALTER TABLE podcast ADD COLUMN shown_image TEXT
    AS (iif(own_image = '', image, own_image)) VIRTUAL;
-- next
-- Pictures of own_image, which names them as "dogear-picture:" and the id.
CREATE TABLE own_picture (
    id TEXT PRIMARY KEY,                   -- SHA-256 of the bytes, hex
    bytes BLOB NOT NULL
) WITHOUT ROWID;
-- next
-- A show is found by either name.
DROP TRIGGER search_show;
-- next
CREATE TRIGGER search_show AFTER UPDATE OF title, own_title ON podcast
WHEN old.title <> new.title OR old.own_title <> new.own_title BEGIN
    INSERT OR IGNORE INTO search_pending SELECT id FROM episode WHERE podcast_id = new.id;
END;
-- next
-- The Inbox leaves out the shows that are put away, and is read from the index alone.
DROP INDEX episode_unplayed;
-- next
CREATE INDEX episode_unplayed ON episode (sort_time DESC, id DESC, played, podcast_id)
    WHERE played = 0;
-- next
-- Searches that a person wants to see again.
CREATE TABLE saved_search (
    name TEXT PRIMARY KEY COLLATE NOCASE,
    query TEXT NOT NULL                    -- as typed
) WITHOUT ROWID;
