# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the episodes that a program has stored."""
import contextlib
import sqlite3


def episodes_in(database):
    """Returns the number of episodes; Dogear and gPodder use the same table name."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT count(*) FROM episode").fetchone()[0]
