-- SPDX-License-Identifier: GPL-3.0-or-later
-- Hits of a search are counted by show without reading the episodes. Never edited after a release.

DROP INDEX episode_search_key;
-- next
CREATE UNIQUE INDEX episode_search_key ON episode (search_key, podcast_id) WHERE search_key IS NOT NULL;
