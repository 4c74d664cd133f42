-- SPDX-License-Identifier: GPL-3.0-or-later
-- What orders the episodes of a serial, without reading their notes. Never edited after a release.

CREATE INDEX episode_text_numbers ON episode_text (episode_id, season, number)
    WHERE season IS NOT NULL OR number IS NOT NULL;
