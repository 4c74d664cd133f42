# SPDX-License-Identifier: GPL-3.0-or-later
"""search.py BUILD: measures searches of a library, against a LIKE scan of the same file."""
import os
import pathlib
import sys
import tempfile

import report


def main(build):
    build = pathlib.Path(build).resolve()
    episodes = report.setting("BENCH_SEARCH_EPISODES", 50_000)
    with tempfile.TemporaryDirectory(prefix="dogear-bench-") as folder:
        database = os.path.join(folder, "library.sqlite")
        report.say(f"search: storing {episodes:,} episodes, then asking")
        lines = report.run([str(build / "bench/search_bench"), str(report.runs()), str(episodes),
                            database]).splitlines()
        size = os.path.getsize(database) / 2**20
    rows = []
    for line in lines:
        query, hits, *times = line.split("\t")
        index, whole, short = (float(text) for text in times)
        rows.append([query, f"{int(hits):,}", f"{index:.2f}",
                     f"{whole:.1f}", report.times(whole, index),
                     f"{short:.1f}", report.times(short, index)])
    report.table(f"Search: {episodes:,} episodes in {size:.0f} MiB; ms to 50 hits with snippets; "
                 f"median of {report.runs()}; less is better",
                 ["query", "hits", "Dogear", "LIKE", "Dogear wins", "LIKE, 50 and no count", "Dogear wins"],
                 rows)
    print("\nDogear puts the best hits first, with the words marked; LIKE the newest, without.")


if __name__ == "__main__":
    main(sys.argv[1])
