-- SPDX-License-Identifier: GPL-3.0-or-later
-- What is in progress is counted from the index alone, and listed; that asks for the columns of its
-- condition, too. Never edited after a release.

DROP INDEX episode_started;
-- next
CREATE INDEX episode_started ON episode (last_played DESC, id DESC, played, position_ms)
    WHERE played = 0 AND position_ms > 0;
-- next
DROP INDEX episode_favourite;
-- next
CREATE INDEX episode_favourite ON episode (sort_time DESC, id DESC, favourite) WHERE favourite = 1;
