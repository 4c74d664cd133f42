-- SPDX-License-Identifier: GPL-3.0-or-later
-- Where shows were asked for before they moved (former_address_store.h). Never edited after a release.

CREATE TABLE former_address (
    id INTEGER PRIMARY KEY,                -- a greater one was left later
    podcast_id INTEGER NOT NULL REFERENCES podcast (id) ON DELETE CASCADE,
    url TEXT NOT NULL,                     -- without name and password
    url_key TEXT NOT NULL,                 -- base/feed_url.h feedUrlKey
    UNIQUE (podcast_id, url_key)
);
-- next
CREATE INDEX former_address_key ON former_address (url_key);
