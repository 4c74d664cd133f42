-- SPDX-License-Identifier: GPL-3.0-or-later
-- Who is in a long list is read from the index alone; that asks for the column of its condition, too.
-- Never edited after a release.

DROP INDEX episode_unplayed;
-- next
CREATE INDEX episode_unplayed ON episode (sort_time DESC, id DESC, played) WHERE played = 0;
-- next
DROP INDEX episode_unplayed_of_podcast;
-- next
CREATE INDEX episode_unplayed_of_podcast ON episode (podcast_id, sort_time DESC, id DESC, played)
    WHERE played = 0;
