-- SPDX-License-Identifier: GPL-3.0-or-later
-- How single shows are played. Never edited after a release.

-- A show without a row is played as all shows are.
CREATE TABLE show_playback (
    podcast_id INTEGER PRIMARY KEY REFERENCES podcast (id) ON DELETE CASCADE,
    speed REAL,                            -- null, as in the next two: as all shows
    trims_silence INTEGER,
    levels_loudness INTEGER,
    intro_seconds INTEGER NOT NULL,        -- 0: nothing is left out
    outro_seconds INTEGER NOT NULL
);
