-- SPDX-License-Identifier: GPL-3.0-or-later
-- The words of the library, for the spelling and the forms of the words of a search. Copied from
-- `word_search` while the database is idle (vocabulary.h), so it may be behind. Never edited after a release.

CREATE TABLE search_word (
    word TEXT NOT NULL PRIMARY KEY,        -- letters only
    episodes INTEGER NOT NULL              -- documents that have it, about: orphaned ones count, too
) WITHOUT ROWID;
-- next
-- Misspelt words have about as many letters; the first one is rarely wrong.
CREATE INDEX search_word_length ON search_word (length(word), word);
-- next
CREATE INDEX search_word_rest ON search_word (substr(word, 2));
-- next
-- One row.
CREATE TABLE search_vocabulary (
    documents INTEGER NOT NULL,            -- episodes of followed shows when it was complete last
    languages TEXT NOT NULL,               -- of followed shows then, one a line: en
    keys INTEGER NOT NULL,                 -- assigned to documents when that copy began
    next_word TEXT,                        -- where the copy that is being made goes on; null: none is
    next_keys INTEGER NOT NULL             -- keys when it began
);
-- next
INSERT INTO search_vocabulary VALUES (0, '', 0, NULL, 0);
