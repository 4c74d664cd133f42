-- SPDX-License-Identifier: GPL-3.0-or-later
-- Transcripts, as their servers gave them. Never edited after a release.

-- Rows are large, so they are kept apart from what lists read.
CREATE TABLE transcript (
    episode_id INTEGER NOT NULL REFERENCES episode (id) ON DELETE CASCADE,
    url TEXT NOT NULL,                     -- of what was read; another one is read anew
    type TEXT NOT NULL,                    -- MIME type, as the feed or else the server has it
    read_at INTEGER NOT NULL,
    etag BLOB,                             -- byte-exact; of a file: its size and date
    last_modified BLOB,
    document BLOB NOT NULL,                -- its bytes, as qCompress writes them
    PRIMARY KEY (episode_id, url)
);
-- next
-- Which of several transcripts a listener wants, where it is not the first.
CREATE TABLE transcript_pick (
    episode_id INTEGER PRIMARY KEY REFERENCES episode (id) ON DELETE CASCADE,
    url TEXT NOT NULL
);
