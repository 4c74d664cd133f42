-- SPDX-License-Identifier: GPL-3.0-or-later
-- Shows that the user looks at before following them. Never edited after a release.

-- When the preview was last used, in Unix seconds UTC; null: the show is followed.
ALTER TABLE podcast ADD COLUMN previewed_at INTEGER;
-- next
-- Every list asks which shows are previews, and rows of shows are long.
CREATE INDEX podcast_previewed ON podcast (previewed_at) WHERE previewed_at IS NOT NULL;
-- next
-- Episodes of previews are not in the search index.
CREATE TRIGGER preview_followed AFTER UPDATE OF previewed_at ON podcast
WHEN old.previewed_at IS NOT NULL AND new.previewed_at IS NULL BEGIN
    INSERT OR IGNORE INTO search_pending SELECT id FROM episode WHERE podcast_id = new.id;
END;
-- next
-- Lists leave out previews, and are still read from the index alone: that needs the show, too.
DROP INDEX episode_newest;
-- next
CREATE INDEX episode_newest ON episode (sort_time DESC, id DESC, podcast_id);
-- next
DROP INDEX episode_heard;
-- next
CREATE INDEX episode_heard ON episode (last_played DESC, id DESC, podcast_id)
    WHERE last_played IS NOT NULL;
-- next
DROP INDEX episode_started;
-- next
CREATE INDEX episode_started ON episode (last_played DESC, id DESC, played, position_ms, podcast_id)
    WHERE position_ms > 0;
-- next
DROP INDEX episode_started_newest;
-- next
CREATE INDEX episode_started_newest
    ON episode (sort_time DESC, id DESC, played, position_ms, podcast_id) WHERE position_ms > 0;
-- next
DROP INDEX episode_favourite;
-- next
CREATE INDEX episode_favourite
    ON episode (sort_time DESC, id DESC, favourite, played, position_ms, podcast_id)
    WHERE favourite = 1;
