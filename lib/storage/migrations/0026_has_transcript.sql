-- SPDX-License-Identifier: GPL-3.0-or-later
-- Which episodes have a transcript in their feed, without reading their notes. Never edited after a
-- release.

CREATE INDEX episode_text_transcripts ON episode_text (episode_id) WHERE transcripts NOT IN ('', '[]');
