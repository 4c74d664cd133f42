-- SPDX-License-Identifier: GPL-3.0-or-later
-- Every answer has a status, not only a failed one. Never edited after a release.

ALTER TABLE fetch RENAME COLUMN error_status TO status;
