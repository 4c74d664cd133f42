-- SPDX-License-Identifier: GPL-3.0-or-later
-- Filters of long lists walk an index of what they ask for, in the order of the list. Never edited
-- after a release.

DROP INDEX episode_started;
-- next
CREATE INDEX episode_started ON episode (last_played DESC, id DESC, played, position_ms)
    WHERE position_ms > 0;
-- next
CREATE INDEX episode_started_newest ON episode (sort_time DESC, id DESC, played, position_ms)
    WHERE position_ms > 0;
-- next
DROP INDEX episode_favourite;
-- next
CREATE INDEX episode_favourite ON episode (sort_time DESC, id DESC, favourite, played, position_ms)
    WHERE favourite = 1;
