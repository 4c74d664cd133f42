-- SPDX-License-Identifier: GPL-3.0-or-later
-- Names of the lists by hand that are the same on all devices, for sync. Never edited after a release.

-- Random, so that lists which two devices create stay two lists.
ALTER TABLE list ADD COLUMN shared_id TEXT NOT NULL DEFAULT '';
-- next
UPDATE list SET shared_id = lower(hex(randomblob(16)));
-- next
CREATE UNIQUE INDEX list_shared_id ON list (shared_id);
