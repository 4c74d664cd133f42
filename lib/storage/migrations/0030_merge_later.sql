-- SPDX-License-Identifier: GPL-3.0-or-later
-- The index is merged when nobody waits (SearchIndex::merge), not while episodes are stored: an import
-- wrote it three times. Never edited after a release.

INSERT INTO word_search (word_search, rank) VALUES ('automerge', 0);
-- next
INSERT INTO phrase_search (phrase_search, rank) VALUES ('automerge', 0);
-- next
-- So many pieces of one size are merged at once after all: each search looks into all of them.
INSERT INTO word_search (word_search, rank) VALUES ('crisismerge', 64);
-- next
INSERT INTO phrase_search (phrase_search, rank) VALUES ('crisismerge', 64);
