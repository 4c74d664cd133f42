-- SPDX-License-Identifier: GPL-3.0-or-later
-- Where a listener was before each of the last jumps. Never edited after a release.

CREATE TABLE jump (
    id INTEGER PRIMARY KEY,                -- in the order in which they were made
    episode_id INTEGER NOT NULL REFERENCES episode (id) ON DELETE CASCADE,
    position_ms INTEGER NOT NULL
);
-- next
CREATE INDEX jump_of_episode ON jump (episode_id);
