-- SPDX-License-Identifier: GPL-3.0-or-later
-- A smaller index that knows many words at once quickly, and notes that are stored compressed.
-- Never edited after a release.

DROP TABLE heading_search;
-- next
DROP TABLE episode_search;
-- next
-- Who has which words, without where in a text they stand. Each word is in it once for every mark, a
-- letter in front of it: a of any text but the transcript, x of the transcript, and again t of the
-- title, c of chapters, p of persons, s of the show. The prefixes count the mark.
CREATE VIRTUAL TABLE word_search USING fts5 (
    words,
    content = '', columnsize = 0, detail = none, tokenize = 'ascii', prefix = '2 3 4 5'
);
-- next
-- The same words with their places, for those that follow each other.
CREATE VIRTUAL TABLE phrase_search USING fts5 (
    title, chapters, notes, transcript, persons, shows, bookmarks,
    content = '', columnsize = 0, tokenize = 'ascii'
);
-- next
-- Buffer of a transaction in bytes, before a segment is written.
INSERT INTO word_search (word_search, rank) VALUES ('hashsize', 16777216);
-- next
INSERT INTO phrase_search (phrase_search, rank) VALUES ('hashsize', 16777216);
-- next
-- So many segments of a size, before they are merged into one of the next: a search looks into each.
INSERT INTO word_search (word_search, rank) VALUES ('automerge', 8);
-- next
INSERT INTO phrase_search (phrase_search, rank) VALUES ('automerge', 8);
-- next
UPDATE episode SET search_key = NULL;
-- next
INSERT OR IGNORE INTO search_pending SELECT id FROM episode;
-- next
-- From here on `notes_html` of episode_text is a BLOB, notes and their plain text, as qCompress writes
-- them (packed_notes.h), and `notes` is empty. What is text still is packed when it is indexed.
DROP TRIGGER search_text;
-- next
CREATE TRIGGER search_text AFTER UPDATE OF title, notes_html, author, persons ON episode_text BEGIN
    INSERT OR IGNORE INTO search_pending VALUES (new.episode_id);
END;
