-- SPDX-License-Identifier: GPL-3.0-or-later
-- What plays next, in order. Never edited after a release.

CREATE TABLE queue (
    place INTEGER PRIMARY KEY,             -- from 0 on, without gaps
    episode_id INTEGER NOT NULL UNIQUE REFERENCES episode (id) ON DELETE CASCADE
);
