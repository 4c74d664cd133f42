# SPDX-License-Identifier: GPL-3.0-or-later
"""library.py BUILD: measures start, memory, search, stations, typing, palette, scrolling and size of large libraries.

Start and memory are compared with a bare Qt window with a list. The other limits are times that a
user notices; there is no comparable peer for libraries of this size.
"""
import os
import pathlib
import shutil
import sys
import tempfile

import report
import start

QUERIES = 200
STATION_ROUNDS = 5  # episodes of each station, one after another
PALETTE_SHOWS, PALETTE_EPISODES_PER_SHOW, PALETTE_LIMIT = 5_000, 5, 16  # shows, episodes, milliseconds

# Episodes -> limits: start and memory as multiples of the bare window, size as a multiple of the text,
# the others in milliseconds.
LIMITS = {
    90_000: {"start": 2, "memory": 3, "p95": 5, "p99": 15, "vague": 15, "station": 20, "key": 50, "palette": PALETTE_LIMIT,
             "frame": 16, "view": 30, "mark": 300, "size": 1.9},
    1_000_000: {"start": 2.5, "memory": 3.5, "p95": 30, "p99": 80, "vague": 40, "station": 20, "key": 120,
                "palette": PALETTE_LIMIT, "frame": 16, "view": 60, "mark": 500, "size": 1.9},
}


def percentile(values, share):
    """Returns the smallest value that is not below the given share (0 to 1) of the values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def write(build, folder, episodes, *per_show):
    """Writes a library. Returns its folder, the bytes of its texts and those of its database."""
    data = folder / "data"
    data.mkdir(parents=True)
    start.skip_first_start(data)
    report.say(f"library: writing {episodes:,} episodes")
    command = [str(build / "bench/library_bench"), "write", str(data / "dogear.sqlite"), str(episodes), *per_show]
    line = report.run(command)
    return data, *(int(word) for word in line.split())


def search(build, data, kind):
    """Asks questions: "search" with every word somewhere, "relevance" with only some of them."""
    report.say(f"library: {QUERIES} questions ({kind})")
    command = [str(build / "bench/library_bench"), kind, str(data / "dogear.sqlite"), str(QUERIES)]
    report.run(command)  # warms up
    found = [line.split("\t") for line in report.run(command).splitlines()]
    slowest = sorted(found, key=lambda row: -float(row[0]))[:3]
    report.say("library: slowest: " + "; ".join(f"{text} {float(ms):.1f} ms" for ms, _, text in slowest))
    return [float(row[0]) for row in found]


def play_stations(build, data):
    """Asks stations for their next episodes. Returns the milliseconds of each."""
    report.say("library: next episodes of stations")
    command = [str(build / "bench/library_bench"), "stations", str(data / "dogear.sqlite"), str(STATION_ROUNDS)]
    report.run(command)  # warms up
    found = [line.split("\t") for line in report.run(command).splitlines()]
    slowest = sorted(found, key=lambda row: -float(row[0]))[:3]
    report.say("library: slowest: " + "; ".join(f"{text} {float(ms):.1f} ms" for ms, _, text in slowest))
    return [float(row[0]) for row in found]


def use(build, data, env, *part):
    """Uses the window, or only a part of it. Returns action -> milliseconds of each run."""
    report.say("library: somebody uses the window")
    times = {}
    for line in report.run([str(build / "bench/window_bench"), str(data), *part], env=env).splitlines():
        what, value = line.split("\t")
        times.setdefault(what, []).append(float(value))
    return times


def judge(episodes, started, searched, vague, stations, used, size):
    """Records the results of a library with its limits, if there are limits for its size."""
    limits = LIMITS.get(episodes)
    if not limits:
        return
    dogear, bare = started["dogear"], started["bare"]
    for name, title, value, unit in (
            ("start", "start against a bare window", dogear[1] / bare[1], "x"),
            ("memory", "memory after start against a bare window", dogear[2] / bare[2], "x"),
            ("p95", "search, p95", percentile(searched, .95), "ms"),
            ("p99", "search, p99", percentile(searched, .99), "ms"),
            ("vague", "search with some of the words, p95", percentile(vague, .95), "ms"),
            ("station", "next episode of a station, worst", max(stations), "ms"),
            ("key", "keystroke to painted hits, p95", percentile(used["keystroke"], .95), "ms"),
            ("palette", "palette: first result, p95", percentile(used["palette"], .95), "ms"),
            ("frame", "scrolling, worst frame", max(used["frame"]), "ms"),
            ("view", "change of view, p95", percentile(used["view"], .95), "ms"),
            ("mark", "10,000 marked as played", used["mark"][0], "ms"),
            ("mark", "10,000 marked as played, undone", used["undo"][0], "ms"),
            ("size", "database against its text", size, "x")):
        report.judge(f"library of {episodes:,}: {title}", value, limits[name], unit)


def measure(build, folder, episodes, env):
    data, text, stored = write(build, folder, episodes)
    commands = {"dogear": [str(build / "bin/dogear"), "--data-dir", str(data)],
                "bare": [str(build / "bench/bare_window")]}
    started = start.measure(build, commands, env)
    searched = search(build, data, "search")
    vague = search(build, data, "relevance")
    stations = play_stations(build, data)
    used = use(build, data, env)
    dogear, bare = started["dogear"], started["bare"]
    keys, views, frames = used["keystroke"], used["view"], used["frame"]
    shutil.rmtree(data)
    judge(episodes, started, searched, vague, stations, used, stored / text)
    rows = [
        ["start to the picture that stays", f"{dogear[1]:.0f} ms, bare {bare[1]:.0f}", report.times(dogear[1], bare[1])],
        ["memory after start", f"{dogear[2] / 1024:.0f} MB, bare {bare[2] / 1024:.0f}",
         report.times(dogear[2], bare[2])],
        [f"{QUERIES} questions, p95 / p99", "", f"{percentile(searched, .95):.1f} / {percentile(searched, .99):.1f} ms"],
        [f"{QUERIES} questions with some of the words, p95 / p99", "",
         f"{percentile(vague, .95):.1f} / {percentile(vague, .99):.1f} ms"],
        ["next episode of a station, p95, worst", f"{len(stations)} episodes",
         f"{percentile(stations, .95):.1f}, {max(stations):.1f} ms"],
        ["keystroke to painted hits, p95", f"{len(keys)} keys", f"{percentile(keys, .95):.0f} ms"],
        ["palette: first result, p95", f"{len(used['palette'])} steps",
         f"{percentile(used['palette'], .95):.1f} ms"],
        ["scrolling, worst frame", f"{used['rows'][0]:,.0f} rows", f"{max(frames):.0f} ms"],
        ["change of view, p95", f"{len(views)} views", f"{percentile(views, .95):.0f} ms"],
    ]
    if "mark" in used:
        rows.append(["10,000 marked as played / undone", "",
                     f"{used['mark'][0]:.0f} / {used['undo'][0]:.0f} ms"])
    rows.append(["database against its text", f"{stored / 2**20:.0f} MB, text {text / 2**20:.0f}",
                 report.times(stored, text)])
    report.table(f"Library: {episodes:,} episodes; median of {report.runs()} starts", ["", "", ""], rows)


def measure_palette(build, folder, env):
    """Measures the palette with many shows, which it lists; their episodes do not matter."""
    episodes = PALETTE_SHOWS * PALETTE_EPISODES_PER_SHOW
    data, _, _ = write(build, folder, episodes, str(PALETTE_EPISODES_PER_SHOW))
    times = use(build, data, env, "palette")["palette"]
    shutil.rmtree(data)
    line = f"palette: first result, {PALETTE_SHOWS:,} shows"
    report.judge(line, percentile(times, .95), PALETTE_LIMIT, "ms")
    report.table(line, ["", "", ""], [["opened, and each letter; p95, worst", f"{len(times)} steps",
                                       f"{percentile(times, .95):.1f}, {max(times):.1f} ms"]])


def main(build):
    build = pathlib.Path(build).resolve()
    sizes = [report.setting("BENCH_EPISODES", 0)] if os.environ.get("BENCH_EPISODES") else [90_000, 1_000_000]
    with tempfile.TemporaryDirectory(prefix="dogear-bench-") as folder, start.display() as name:
        folder = pathlib.Path(folder)
        for episodes in sizes:
            measure(build, folder / str(episodes), episodes, start.environment(str(folder), name))
        measure_palette(build, folder / "palette", start.environment(str(folder), name))


if __name__ == "__main__":
    main(sys.argv[1])
