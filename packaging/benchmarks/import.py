# SPDX-License-Identifier: GPL-3.0-or-later
"""import.py BUILD: measures the import of an OPML list into a new library, against gPodder."""
import contextlib
import json
import os
import pathlib
import shutil
import sqlite3
import sys
import tempfile

import measure
import report
import server
import stored


RATIO, PEAK = 8, 250  # times gpo import, MB


def check(count, expected, name):
    if count != expected:
        sys.exit(f"bench: {name} stored {count:,} of {expected:,} episodes")


def import_with_dogear(build, folder, opml, expected):
    data = folder / "dogear"
    taken = measure.take([str(build / "bin/dogearctl"), "--data-dir", str(data), "--json", "import",
                          str(opml)])
    database = data / "dogear.sqlite"
    check(sum(show["episodes"] for show in json.loads(taken.output)["added"]), expected, "dogearctl")
    with contextlib.closing(sqlite3.connect(database)) as connection:
        indexed = connection.execute("SELECT count(*) FROM episode WHERE search_key IS NOT NULL").fetchone()[0]
    check(indexed, expected, "the search index of dogearctl")
    shutil.rmtree(data)
    return taken


def import_with_gpo(folder, opml, expected):
    """Imports with gPodder, which stores the episodes when it adds a feed: no update is needed."""
    home = folder / "gpo"
    home.mkdir()
    env = {"PATH": os.environ["PATH"], "HOME": str(home), "GPODDER_HOME": str(home / "gpodder"),
           "LANG": "C.UTF-8"}
    # By default gPodder keeps only the newest 200 episodes of a show.
    report.run(["gpo", "set", "limit.episodes", "100000"], env=env)
    taken = measure.take(["gpo", "import", str(opml)], env=env)
    check(stored.episodes_in(home / "gpodder/Database"), expected, "gpo")
    shutil.rmtree(home)
    return taken


def main(build):
    build = pathlib.Path(build).resolve()
    dogear, gpo = [], []
    with tempfile.TemporaryDirectory(prefix="dogear-bench-") as name:
        folder = pathlib.Path(name)
        with server.served_feeds(folder) as (paths, _, opml):
            expected = len(paths) * report.setting("BENCH_EPISODES", 300)
            for number in range(1, report.runs() + 1):
                report.say(f"import: run {number} of {report.runs()}: Dogear")
                dogear.append(import_with_dogear(build, folder, opml, expected))
                report.say(f"import: run {number} of {report.runs()}: gPodder")
                gpo.append(import_with_gpo(folder, opml, expected))
    rows = []
    for title, look, digits in (("wall time, s", lambda taken: taken.wall, 1),
                                ("processor time, s", lambda taken: taken.processor, 1),
                                ("peak memory, MB", lambda taken: taken.peak, 0)):
        ours, theirs = (report.median([look(taken) for taken in runs]) for runs in (dogear, gpo))
        ratio = report.median([look(b) / look(a) for a, b in zip(dogear, gpo)])
        rows.append([title, f"{ours:.{digits}f}", f"{theirs:.{digits}f}", report.times(ratio, 1)])
    report.judge("import: speed against gpo import",
                 report.median([b.wall / a.wall for a, b in zip(dogear, gpo)]), RATIO, "x", at_least=True)
    report.judge("import: peak memory", report.median([taken.peak for taken in dogear]), PEAK, "MB")
    report.table(f"Import: a list of {len(paths)} shows, {expected:,} episodes; "
                 f"median of {report.runs()}; less is better",
                 ["", "dogearctl", "gpo import", "Dogear wins"], rows)
    print("\nDogear's time includes its full-text index; gPodder has none.")


if __name__ == "__main__":
    main(sys.argv[1])
