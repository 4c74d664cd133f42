-- SPDX-License-Identifier: GPL-3.0-or-later
-- When a show is asked again, and what became of the last fetches. Never edited after a release.

-- When a whole document was last read,
ALTER TABLE podcast ADD COLUMN last_full INTEGER;
-- next
-- and by which version of the parser.
ALTER TABLE podcast ADD COLUMN parser_version INTEGER NOT NULL DEFAULT 0;
-- next
-- After failures.
ALTER TABLE podcast ADD COLUMN not_before INTEGER;
-- next
-- In a row.
ALTER TABLE podcast ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
-- next
CREATE TABLE fetch (
    id INTEGER PRIMARY KEY,
    podcast_id INTEGER NOT NULL REFERENCES podcast (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    error_code TEXT,                       -- null after a success
    error_detail TEXT,
    error_status INTEGER,
    modified INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    elapsed_ms INTEGER NOT NULL,
    final_url TEXT NOT NULL,               -- where it came from in the end
    warnings TEXT NOT NULL                 -- one per line
);
-- next
CREATE INDEX fetch_of_podcast ON fetch (podcast_id, id DESC);
