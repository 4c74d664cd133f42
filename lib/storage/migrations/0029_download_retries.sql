-- SPDX-License-Identifier: GPL-3.0-or-later
-- When a download that failed is tried again by itself: failures counts those in a row, retry_at is
-- in Unix seconds UTC. Never edited after a release.

ALTER TABLE download ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
-- next
ALTER TABLE download ADD COLUMN retry_at INTEGER;
