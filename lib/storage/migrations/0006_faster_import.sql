-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a new feed writes, in half the time. Never edited after a release.

-- EpisodeStore counts what it puts in, once for each feed.
DROP TRIGGER episode_added;
-- next
DROP TABLE episode_search;
-- next
-- Beginnings of two letters are many words and have an index of their own; those of three are so few
-- that one would only be written.
CREATE VIRTUAL TABLE episode_search USING fts5 (
    title, notes,
    content = 'episode_text', content_rowid = 'episode_id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2'
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
INSERT INTO episode_search (episode_search) VALUES ('rebuild');
