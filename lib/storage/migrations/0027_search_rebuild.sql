-- SPDX-License-Identifier: GPL-3.0-or-later
-- An index of which most is of texts that are no more is written anew beside the one that is searched,
-- a little at a time (search_rebuild.h). Never edited after a release.

-- One row.
CREATE TABLE search_rebuild (
    stage INTEGER NOT NULL,                -- 0: none; 1: it is written; 2: the old one is emptied
    last_episode INTEGER NOT NULL,         -- up to this one all episodes are in the new index
    forgotten INTEGER NOT NULL             -- keys that were given (search_day) and are in no index
);
-- next
INSERT INTO search_rebuild VALUES (0, 0, 0);
