-- SPDX-License-Identifier: GPL-3.0-or-later
-- The index is merged as soon as there are two segments of a size, when nobody waits. Never edited
-- after a release.

INSERT INTO word_search (word_search, rank) VALUES ('usermerge', 2);
-- next
INSERT INTO phrase_search (phrase_search, rank) VALUES ('usermerge', 2);
