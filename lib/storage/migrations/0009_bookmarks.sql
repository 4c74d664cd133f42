-- SPDX-License-Identifier: GPL-3.0-or-later
-- Times that a listener wants to find again. Never edited after a release.

CREATE TABLE bookmark (
    id INTEGER PRIMARY KEY,
    episode_id INTEGER REFERENCES episode (id) ON DELETE SET NULL,
    position_ms INTEGER NOT NULL,
    note TEXT NOT NULL,
    created INTEGER NOT NULL,              -- Unix seconds UTC
    -- What names the episode, and what is told of it, when it is not there; as it was when the
    -- bookmark was set or its show was no longer followed.
    feed_key TEXT NOT NULL,                -- base/feed_url.h feedUrlKey
    guid TEXT NOT NULL,
    title TEXT NOT NULL,
    show_title TEXT NOT NULL,
    image TEXT NOT NULL,
    link TEXT NOT NULL,
    enclosure_url TEXT NOT NULL
);
-- next
CREATE INDEX bookmark_of_episode ON bookmark (episode_id, position_ms);
-- next
CREATE INDEX bookmark_without_episode ON bookmark (feed_key) WHERE episode_id IS NULL;
-- next
-- A listener's own words stay when the show goes; EpisodeStore finds them again when it comes back.
CREATE TRIGGER podcast_leaves_bookmarks BEFORE DELETE ON podcast BEGIN
    UPDATE bookmark
    SET feed_key = old.url_key, show_title = old.title,
        (guid, title, image, link, enclosure_url) = (
            SELECT e.guid, e.title, iif(e.image = '', old.image, e.image), t.link, t.enclosure_url
            FROM episode e JOIN episode_text t ON t.episode_id = e.id
            WHERE e.id = bookmark.episode_id)
    WHERE episode_id IN (SELECT id FROM episode WHERE podcast_id = old.id);
END;
