-- SPDX-License-Identifier: GPL-3.0-or-later
-- What few feeds say: domain/extras_json.h. Empty if there is nothing.

ALTER TABLE podcast ADD COLUMN extras TEXT NOT NULL DEFAULT '';
-- next
ALTER TABLE episode_text ADD COLUMN extras TEXT NOT NULL DEFAULT '';
-- next
-- A feed that did not change since must be read once more, or the new fields never come.
UPDATE podcast SET etag = NULL, last_modified = NULL, body_hash = NULL;
