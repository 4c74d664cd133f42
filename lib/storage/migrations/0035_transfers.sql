-- SPDX-License-Identifier: GPL-3.0-or-later
-- What came over from other players: states that wait for their feed, and what undo needs
-- (transfer_store.h). Never edited after a release.

-- One import from another player.
CREATE TABLE transfer (
    id INTEGER PRIMARY KEY,
    player TEXT NOT NULL,                  -- name of importers::Player
    started_at INTEGER NOT NULL            -- Unix seconds UTC
);
-- next
-- What an import changed in a show.
CREATE TABLE imported_show (
    transfer_id INTEGER NOT NULL REFERENCES transfer (id) ON DELETE CASCADE,
    podcast_id INTEGER NOT NULL REFERENCES podcast (id) ON DELETE CASCADE,
    is_new INTEGER NOT NULL,               -- the import follows it
    tags TEXT NOT NULL,                    -- the added ones, one per line
    own_title TEXT NOT NULL,               -- the one that was set; empty: none
    playback TEXT NOT NULL,                -- JSON; the settings that were set
    PRIMARY KEY (transfer_id, podcast_id)
);
-- next
CREATE INDEX imported_show_podcast ON imported_show (podcast_id);
-- next
-- The state of one episode in the other player. Positions are milliseconds, times Unix seconds UTC.
CREATE TABLE imported_episode (
    id INTEGER PRIMARY KEY,
    transfer_id INTEGER NOT NULL REFERENCES transfer (id) ON DELETE CASCADE,
    feed_key TEXT NOT NULL,                -- base/feed_url.h feedUrlKey; outlives the show
    guid TEXT NOT NULL,
    enclosure TEXT NOT NULL,
    title TEXT NOT NULL,
    published INTEGER,
    played INTEGER NOT NULL,
    favourite INTEGER NOT NULL,
    position_ms INTEGER NOT NULL,
    duration_ms INTEGER,
    last_played INTEGER,
    queue_rank INTEGER,                    -- place in the queue of the other player
    filled INTEGER NOT NULL DEFAULT 0,     -- 0: waits for its episode; the columns below are unused
    episode_id INTEGER REFERENCES episode (id) ON DELETE SET NULL,
    takes INTEGER NOT NULL DEFAULT 0,      -- bits: 1 place, 2 favourite, 4 queue
    was_played INTEGER,
    was_position_ms INTEGER,
    was_last_played INTEGER,
    was_changed INTEGER,                   -- time in the position file; null: it had no entry
    now_played INTEGER,
    now_position_ms INTEGER
);
-- next
CREATE INDEX imported_episode_transfer ON imported_episode (transfer_id);
-- next
CREATE INDEX imported_episode_episode ON imported_episode (episode_id);
-- next
CREATE INDEX imported_episode_waiting ON imported_episode (feed_key) WHERE filled = 0;
