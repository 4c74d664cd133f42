-- SPDX-License-Identifier: GPL-3.0-or-later
-- An episode that names no persons is found by those of its show. Never edited after a release.

CREATE TRIGGER search_show_persons AFTER UPDATE OF persons ON podcast
WHEN old.persons <> new.persons BEGIN
    INSERT OR IGNORE INTO search_pending
    SELECT e.id FROM episode e JOIN episode_text t ON t.episode_id = e.id
    WHERE e.podcast_id = new.id AND t.persons = '';
END;
-- next
INSERT OR IGNORE INTO search_pending
SELECT e.id FROM podcast p JOIN episode e ON e.podcast_id = p.id
JOIN episode_text t ON t.episode_id = e.id
WHERE p.persons <> '' AND t.persons = '';
