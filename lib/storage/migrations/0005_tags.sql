-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a person sorts shows by. Never edited after a release.

ALTER TABLE podcast ADD COLUMN tags TEXT NOT NULL DEFAULT ''
