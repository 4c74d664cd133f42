-- SPDX-License-Identifier: GPL-3.0-or-later
-- Statements are separated by a line that says "-- next". Never edited after a release.

CREATE TABLE podcast (
    id INTEGER PRIMARY KEY,
    url TEXT NOT NULL,
    url_key TEXT NOT NULL UNIQUE,          -- base/feed_url.h feedUrlKey
    self_key TEXT NOT NULL DEFAULT '',     -- the same of atom:link rel="self"
    title TEXT NOT NULL DEFAULT '',
    author TEXT NOT NULL DEFAULT '',
    link TEXT NOT NULL DEFAULT '',
    description TEXT NOT NULL DEFAULT '',
    image TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT '',
    copyright TEXT NOT NULL DEFAULT '',
    owner_name TEXT NOT NULL DEFAULT '',
    categories TEXT NOT NULL DEFAULT '',   -- one per line
    type INTEGER NOT NULL DEFAULT 0,       -- domain::ShowType
    explicit INTEGER,
    self_link TEXT NOT NULL DEFAULT '',
    new_feed_url TEXT NOT NULL DEFAULT '',
    guid TEXT NOT NULL DEFAULT '',
    generator TEXT NOT NULL DEFAULT '',
    fundings TEXT NOT NULL DEFAULT '',     -- JSON
    persons TEXT NOT NULL DEFAULT '',      -- JSON
    added_at INTEGER NOT NULL,
    last_attempt INTEGER,
    last_success INTEGER,
    error_code TEXT,                       -- name in dogear::ErrorCode; null after a success
    error_detail TEXT,
    error_url TEXT,
    error_status INTEGER,
    etag BLOB,
    last_modified BLOB,
    body_hash BLOB,
    episode_count INTEGER NOT NULL DEFAULT 0,  -- kept by the triggers below
    unplayed_count INTEGER NOT NULL DEFAULT 0
);
-- next
CREATE INDEX podcast_self_key ON podcast (self_key) WHERE self_key <> '';
-- next
-- What lists scan; texts are apart, so that a row stays small. Times are Unix seconds UTC.
CREATE TABLE episode (
    id INTEGER PRIMARY KEY,
    podcast_id INTEGER NOT NULL REFERENCES podcast (id) ON DELETE CASCADE,
    guid TEXT NOT NULL,
    title TEXT NOT NULL,
    published INTEGER,                     -- as the feed says
    sort_time INTEGER NOT NULL,            -- published, or first seen if missing or in the future
    duration_ms INTEGER,
    measured_ms INTEGER,                   -- from the file; wins over the feed's
    has_enclosure INTEGER NOT NULL,
    type INTEGER NOT NULL,                 -- domain::EpisodeType
    image TEXT NOT NULL,
    removed INTEGER NOT NULL DEFAULT 0,
    content_hash BLOB NOT NULL,
    played INTEGER NOT NULL DEFAULT 0,
    favourite INTEGER NOT NULL DEFAULT 0,
    position_ms INTEGER NOT NULL DEFAULT 0,
    last_played INTEGER,
    UNIQUE (podcast_id, guid)
);
-- next
CREATE INDEX episode_newest ON episode (sort_time DESC, id DESC);
-- next
CREATE INDEX episode_of_podcast ON episode (podcast_id, sort_time DESC, id DESC);
-- next
CREATE INDEX episode_unplayed ON episode (sort_time DESC, id DESC) WHERE played = 0;
-- next
CREATE INDEX episode_unplayed_of_podcast ON episode (podcast_id, sort_time DESC, id DESC)
    WHERE played = 0;
-- next
CREATE INDEX episode_started ON episode (last_played DESC, id DESC)
    WHERE played = 0 AND position_ms > 0;
-- next
CREATE INDEX episode_heard ON episode (last_played DESC, id DESC) WHERE last_played IS NOT NULL;
-- next
CREATE INDEX episode_favourite ON episode (sort_time DESC, id DESC) WHERE favourite = 1;
-- next
-- What the detail page shows, and what is searched.
CREATE TABLE episode_text (
    episode_id INTEGER PRIMARY KEY REFERENCES episode (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    notes TEXT NOT NULL,                   -- plain text
    notes_html TEXT NOT NULL,
    subtitle TEXT NOT NULL,
    author TEXT NOT NULL,
    link TEXT NOT NULL,
    enclosure_url TEXT NOT NULL,
    enclosure_type TEXT NOT NULL,
    enclosure_length INTEGER,
    season INTEGER,
    number INTEGER,
    explicit INTEGER,
    chapters_url TEXT NOT NULL,
    chapters_type TEXT NOT NULL,
    transcripts TEXT NOT NULL,             -- JSON
    persons TEXT NOT NULL                  -- JSON
);
-- next
CREATE VIRTUAL TABLE episode_search USING fts5 (
    title, notes,
    content = 'episode_text', content_rowid = 'episode_id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
-- next
-- Buffer of a transaction in bytes, before a segment is written.
INSERT INTO episode_search (episode_search, rank) VALUES ('hashsize', 16777216);
-- next
-- Rows are put in by EpisodeStore, many at a time.
CREATE TRIGGER episode_text_removed AFTER DELETE ON episode_text BEGIN
    INSERT INTO episode_search (episode_search, rowid, title, notes)
    VALUES ('delete', old.episode_id, old.title, old.notes);
END;
-- next
CREATE TRIGGER episode_text_changed AFTER UPDATE OF title, notes ON episode_text BEGIN
    INSERT INTO episode_search (episode_search, rowid, title, notes)
    VALUES ('delete', old.episode_id, old.title, old.notes);
    INSERT INTO episode_search (rowid, title, notes) VALUES (new.episode_id, new.title, new.notes);
END;
-- next
CREATE TRIGGER episode_added AFTER INSERT ON episode BEGIN
    UPDATE podcast SET episode_count = episode_count + 1,
                       unplayed_count = unplayed_count + (new.played = 0)
    WHERE id = new.podcast_id;
END;
-- next
CREATE TRIGGER episode_gone AFTER DELETE ON episode BEGIN
    UPDATE podcast SET episode_count = episode_count - 1,
                       unplayed_count = unplayed_count - (old.played = 0)
    WHERE id = old.podcast_id;
END;
-- next
CREATE TRIGGER episode_marked AFTER UPDATE OF played ON episode WHEN old.played <> new.played BEGIN
    UPDATE podcast SET unplayed_count = unplayed_count + (new.played = 0) - (old.played = 0)
    WHERE id = new.podcast_id;
END;
