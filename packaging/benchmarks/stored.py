# SPDX-License-Identifier: GPL-3.0-or-later
"""What a program has stored."""
import contextlib
import sqlite3


def episodes_in(database):
    """Dogear's and gPodder's call their table alike."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT count(*) FROM episode").fetchone()[0]
