-- SPDX-License-Identifier: GPL-3.0-or-later
-- How long somebody listened to what, by day. Never edited after a release.

-- A show that was heard; it stays when the show is no longer followed.
CREATE TABLE listened_show (
    id INTEGER PRIMARY KEY,
    feed_key TEXT NOT NULL UNIQUE,         -- base/feed_url.h feedUrlKey
    title TEXT NOT NULL                    -- as it was last, while the show is not followed
);
-- next
CREATE TABLE listening (
    day INTEGER NOT NULL,                  -- Julian day, as the listener's calendar had it
    show_id INTEGER NOT NULL REFERENCES listened_show (id),
    listened_ms INTEGER NOT NULL,          -- as long as sound ran
    heard_ms INTEGER NOT NULL,             -- of the media
    saved_by_silence_ms INTEGER NOT NULL,  -- what is missing to heard_ms, speed has saved
    finished INTEGER NOT NULL,             -- episodes
    PRIMARY KEY (day, show_id)
) WITHOUT ROWID;
-- next
CREATE TRIGGER podcast_moves_listening AFTER UPDATE OF url_key ON podcast
WHEN old.url_key <> new.url_key BEGIN
    UPDATE OR IGNORE listened_show SET feed_key = new.url_key, title = new.title
    WHERE feed_key = old.url_key;
END;
-- next
CREATE TRIGGER podcast_leaves_listening BEFORE DELETE ON podcast BEGIN
    UPDATE listened_show SET title = old.title WHERE feed_key = old.url_key AND old.title <> '';
END;
