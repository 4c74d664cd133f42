-- SPDX-License-Identifier: GPL-3.0-or-later
-- Lists that the user orders by hand, and saved searches that play as stations. Never edited after a
-- release.

CREATE TABLE list (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    keeps_played INTEGER NOT NULL DEFAULT 1    -- 0: played episodes are neither shown nor played
);
-- next
CREATE TABLE list_episode (
    list_id INTEGER NOT NULL REFERENCES list (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,                    -- from 0 on; gaps are allowed
    episode_id INTEGER NOT NULL REFERENCES episode (id) ON DELETE CASCADE,
    PRIMARY KEY (list_id, place)
) WITHOUT ROWID;
-- next
-- The lists of an episode, and its place in each; also for the deletion of an episode.
CREATE UNIQUE INDEX list_of_episode ON list_episode (episode_id, list_id);
-- next
-- domain::StationOrder; null: the search is no station.
ALTER TABLE saved_search ADD COLUMN station_order INTEGER;
-- next
ALTER TABLE saved_search ADD COLUMN station_per_show INTEGER NOT NULL DEFAULT 0;
-- next
-- ISO 8601 date; null: no limit.
ALTER TABLE saved_search ADD COLUMN station_until TEXT;
-- next
ALTER TABLE saved_search ADD COLUMN station_seed INTEGER NOT NULL DEFAULT 0;
-- next
-- What plays when Up next is empty; one row. A list or a search that is gone counts as nothing, so
-- that undoing its removal restores the choice.
CREATE TABLE play_source (
    list_id INTEGER NOT NULL,              -- 0: no list
    station TEXT NOT NULL                  -- name of the saved search; empty: no station
);
-- next
INSERT INTO play_source VALUES (0, '');
