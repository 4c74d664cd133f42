-- SPDX-License-Identifier: GPL-3.0-or-later
-- Chapters that lie outside of the feed, and which of them are skipped. Never edited after a release.

-- What was read of the file, or of the document that the feed points to.
CREATE TABLE chapter_source (
    episode_id INTEGER NOT NULL REFERENCES episode (id) ON DELETE CASCADE,
    source INTEGER NOT NULL,               -- storage::ChapterSource
    url TEXT NOT NULL,                     -- of what was read; another one is read anew
    read_at INTEGER NOT NULL,
    etag BLOB,                             -- byte-exact; of a file: its size and date
    last_modified BLOB,
    chapters TEXT NOT NULL,                -- JSON, domain/extras_json.h
    PRIMARY KEY (episode_id, source)
) WITHOUT ROWID;
-- next
-- By their start, which outlives a change of their number and titles.
CREATE TABLE skipped_chapter (
    episode_id INTEGER NOT NULL REFERENCES episode (id) ON DELETE CASCADE,
    start_ms INTEGER NOT NULL,
    PRIMARY KEY (episode_id, start_ms)
) WITHOUT ROWID;
-- next
-- Which chapters of a show are always skipped, by their titles: one pattern per line.
ALTER TABLE podcast ADD COLUMN skip_patterns TEXT NOT NULL DEFAULT '';
