-- SPDX-License-Identifier: GPL-3.0-or-later
-- Which media files are on this machine, or are to be. Never edited after a release.

CREATE TABLE download (
    episode_id INTEGER PRIMARY KEY REFERENCES episode (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,                -- the smallest comes first; from 1 on, with gaps
    state INTEGER NOT NULL,                -- domain::DownloadState
    is_automatic INTEGER NOT NULL,
    path TEXT NOT NULL,                    -- of the file; empty until it is chosen
    size INTEGER NOT NULL,                 -- bytes
    error_code TEXT,                       -- as in podcast
    error_detail TEXT,
    error_url TEXT,
    error_status INTEGER,
    finished INTEGER                       -- Unix seconds UTC
);
-- next
CREATE INDEX download_in_order ON download (state, place);
-- next
-- Two episodes never have the same file.
CREATE UNIQUE INDEX download_path ON download (path) WHERE path <> '';
-- next
-- What the media store has; a mirror of its maps, for lists.
CREATE TABLE stored_media (
    episode_id INTEGER PRIMARY KEY REFERENCES episode (id) ON DELETE CASCADE,
    media_key TEXT NOT NULL,
    is_complete INTEGER NOT NULL
);
-- next
CREATE INDEX stored_media_key ON stored_media (media_key);
-- next
-- With a row nothing is downloaded until somebody wants it.
CREATE TABLE download_pause (
    since INTEGER NOT NULL
);
-- next
-- A show without a row downloads nothing by itself.
CREATE TABLE show_downloads (
    podcast_id INTEGER PRIMARY KEY REFERENCES podcast (id) ON DELETE CASCADE,
    newest INTEGER NOT NULL,
    query TEXT NOT NULL,
    only_unplayed INTEGER NOT NULL
);
