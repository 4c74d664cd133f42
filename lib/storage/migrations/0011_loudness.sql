-- SPDX-License-Identifier: GPL-3.0-or-later
-- How loud media are that were measured. Never edited after a release.

CREATE TABLE loudness (
    episode_id INTEGER PRIMARY KEY REFERENCES episode (id) ON DELETE CASCADE,
    url TEXT NOT NULL,                     -- what was measured
    stamp TEXT NOT NULL,                   -- of the file then: another one once it has changed
    lufs REAL                              -- EBU R 128; null where all is silent
);
