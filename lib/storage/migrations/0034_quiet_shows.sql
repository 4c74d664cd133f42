-- SPDX-License-Identifier: GPL-3.0-or-later
-- Shows whose new episodes are not announced by the desktop. Never edited after a release.

ALTER TABLE podcast ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0;
