-- SPDX-License-Identifier: GPL-3.0-or-later
-- One search over all that is said or written. Never edited after a release.

DROP TRIGGER episode_text_removed;
-- next
DROP TRIGGER episode_text_changed;
-- next
DROP TABLE episode_search;
-- next
-- What an episode is called in the index; null: it is not there yet. Newer episodes have greater
-- keys, so that the index gives the newest first without looking at all it finds. A key is never
-- given twice: whoever changes gets another one, and what is indexed under the old is of nobody.
ALTER TABLE episode ADD COLUMN search_key INTEGER;
-- next
CREATE UNIQUE INDEX episode_search_key ON episode (search_key) WHERE search_key IS NOT NULL;
-- next
-- The last key of a day.
CREATE TABLE search_day (
    day INTEGER PRIMARY KEY,               -- since 1970, UTC
    last_key INTEGER NOT NULL
);
-- next
-- Words as query::indexText() makes them, under search_key. The texts themselves are where they were.
CREATE VIRTUAL TABLE episode_search USING fts5 (
    title, chapters, notes, transcript, persons, shows, bookmarks,
    content = '', columnsize = 0, tokenize = 'ascii', prefix = '2 3'
);
-- next
-- The same of what is short and asked first.
CREATE VIRTUAL TABLE heading_search USING fts5 (
    title, chapters,
    content = '', columnsize = 0, tokenize = 'ascii', prefix = '2 3'
);
-- next
-- Buffer of a transaction in bytes, before a segment is written.
INSERT INTO episode_search (episode_search, rank) VALUES ('hashsize', 16777216);
-- next
-- So many segments of a size, before they are merged into one of the next; a search looks into each,
-- which it does not feel.
INSERT INTO episode_search (episode_search, rank) VALUES ('automerge', 32);
-- next
INSERT INTO episode_search (episode_search, rank) VALUES ('crisismerge', 48);
-- next
INSERT INTO heading_search (heading_search, rank) VALUES ('automerge', 32);
-- next
INSERT INTO heading_search (heading_search, rank) VALUES ('crisismerge', 48);
-- next
-- What is to be indexed, for the first time or again.
CREATE TABLE search_pending (
    episode_id INTEGER PRIMARY KEY REFERENCES episode (id) ON DELETE CASCADE
);
-- next
INSERT INTO search_pending SELECT id FROM episode;
-- next
CREATE TRIGGER search_text AFTER UPDATE OF title, notes, author, persons ON episode_text BEGIN
    INSERT OR IGNORE INTO search_pending VALUES (new.episode_id);
END;
-- next
CREATE TRIGGER search_time AFTER UPDATE OF sort_time ON episode
WHEN old.sort_time / 86400 <> new.sort_time / 86400 BEGIN
    INSERT OR IGNORE INTO search_pending VALUES (new.id);
END;
-- next
CREATE TRIGGER search_show AFTER UPDATE OF title ON podcast WHEN old.title <> new.title BEGIN
    INSERT OR IGNORE INTO search_pending SELECT id FROM episode WHERE podcast_id = new.id;
END;
-- next
CREATE TRIGGER search_chapters_added AFTER INSERT ON chapter_source BEGIN
    INSERT OR IGNORE INTO search_pending VALUES (new.episode_id);
END;
-- next
CREATE TRIGGER search_chapters_changed AFTER UPDATE OF chapters ON chapter_source
WHEN old.chapters <> new.chapters BEGIN
    INSERT OR IGNORE INTO search_pending VALUES (new.episode_id);
END;
-- next
CREATE TRIGGER search_bookmark_added AFTER INSERT ON bookmark
WHEN new.episode_id IN (SELECT id FROM episode) BEGIN
    INSERT OR IGNORE INTO search_pending VALUES (new.episode_id);
END;
-- next
CREATE TRIGGER search_bookmark_changed AFTER UPDATE OF note, episode_id ON bookmark
WHEN new.episode_id IN (SELECT id FROM episode) BEGIN
    INSERT OR IGNORE INTO search_pending VALUES (new.episode_id);
END;
-- next
CREATE TRIGGER search_bookmark_gone AFTER DELETE ON bookmark
WHEN old.episode_id IN (SELECT id FROM episode) BEGIN
    INSERT OR IGNORE INTO search_pending VALUES (old.episode_id);
END;
-- next
-- What is said in a transcript, cue by cue, for the index and for the second of a hit.
CREATE TABLE transcript_cues (
    episode_id INTEGER PRIMARY KEY REFERENCES episode (id) ON DELETE CASCADE,
    texts BLOB NOT NULL,                   -- one line each, UTF-8, as qCompress writes them
    starts BLOB NOT NULL                   -- milliseconds, one line each, as qCompress writes them
);
-- next
CREATE TRIGGER search_cues_added AFTER INSERT ON transcript_cues BEGIN
    INSERT OR IGNORE INTO search_pending VALUES (new.episode_id);
END;
-- next
CREATE TRIGGER search_cues_gone AFTER DELETE ON transcript_cues
WHEN old.episode_id IN (SELECT id FROM episode) BEGIN
    INSERT OR IGNORE INTO search_pending VALUES (old.episode_id);
END;
