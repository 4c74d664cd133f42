-- SPDX-License-Identifier: GPL-3.0-or-later
-- Chapters and transcripts of all shows. Never edited after a release.

-- Whose documents nobody asked for yet; a row goes when they were read, or are not there.
CREATE TABLE wanted_document (
    episode_id INTEGER PRIMARY KEY REFERENCES episode (id) ON DELETE CASCADE,
    due INTEGER NOT NULL                   -- not before this time
);
-- next
INSERT INTO wanted_document
SELECT episode_id, 0 FROM episode_text
WHERE chapters_url <> '' OR transcripts NOT IN ('', '[]');
-- next
CREATE TRIGGER documents_named AFTER INSERT ON episode_text
WHEN new.chapters_url <> '' OR new.transcripts NOT IN ('', '[]') BEGIN
    INSERT OR REPLACE INTO wanted_document VALUES (new.episode_id, 0);
END;
-- next
-- Many a transcript comes days after its episode.
CREATE TRIGGER documents_changed AFTER UPDATE OF chapters_url, transcripts ON episode_text
WHEN (new.chapters_url <> '' OR new.transcripts NOT IN ('', '[]'))
    AND (old.chapters_url <> new.chapters_url OR old.transcripts <> new.transcripts) BEGIN
    INSERT OR REPLACE INTO wanted_document VALUES (new.episode_id, 0);
END;
