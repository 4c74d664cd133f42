# SPDX-License-Identifier: GPL-3.0-or-later
"""start.py BUILD: measures the time until the window is painted, against a Qt window with a list."""
import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile

import make_feeds
import report

LIMIT_SECONDS = 60


@contextlib.contextmanager
def display():
    """Runs a private X server. Yields its display name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            sys.exit("bench: Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def environment(home, display_name):
    """Returns an environment without the user's settings: no theme, session bus or sound server."""
    return {"PATH": os.environ["PATH"], "HOME": home, "LANG": "C.UTF-8", "DISPLAY": display_name,
            "QT_QPA_PLATFORM": "xcb", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1",
            "XDG_RUNTIME_DIR": home}


def skip_first_start(data):
    """Marks the first start as done: it would subscribe to default shows and use the network."""
    (data / "settings.ini").write_text("[start]\nfollowedFirstShows=true\n")


def make_library(build, folder):
    shows, episodes = report.setting("BENCH_SHOWS", 100), report.setting("BENCH_EPISODES", 300)
    report.say(f"writing {shows} feeds of {episodes} episodes")
    feeds = make_feeds.write(folder / "feeds", shows, episodes)
    data = folder / "data"
    data.mkdir()
    skip_first_start(data)
    report.say("following them")
    report.run([str(build / "bin/dogearctl"), "--data-dir", str(data), "subscribe", *feeds])
    return data, f"{shows} shows, {shows * episodes:,} episodes"


def measure(build, commands, env):
    """Returns name -> medians of [painted ms, settled ms, resident kB].

    The commands run in turn, so that other load slows all of them. The first round warms up.
    """
    found = {name: [] for name in commands}
    for round_number in range(report.runs() + 1):
        report.say(f"start: round {round_number} of {report.runs()}" if round_number
                   else "start: warming up")
        for name, command in commands.items():
            line = report.run([str(build / "bench/window_watch"), str(LIMIT_SECONDS), *command], env=env)
            if round_number:
                found[name].append([float(word) for word in line.split()])
    return {name: [report.median(column) for column in zip(*rows)] for name, rows in found.items()}


def main(build):
    build = pathlib.Path(build).resolve()
    with tempfile.TemporaryDirectory(prefix="dogear-bench-") as folder, display() as name:
        folder = pathlib.Path(folder)
        data, size = make_library(build, folder)
        commands = {"dogear": [str(build / "bin/dogear"), "--data-dir", str(data)],
                    "bare": [str(build / "bench/bare_window")]}
        found = measure(build, commands, environment(str(folder), name))
    dogear, bare = found["dogear"], found["bare"]
    rows = [["exec to first picture, ms", *(f"{v:.0f}" for v in (dogear[0], bare[0]))],
            ["exec to the picture that stays, ms", *(f"{v:.0f}" for v in (dogear[1], bare[1]))],
            ["resident memory, MB", *(f"{v / 1024:.1f}" for v in (dogear[2], bare[2]))]]
    for row, a, b in zip(rows, dogear, bare):
        row.append(report.times(a, b))
    report.table(f"Start: {size}; median of {report.runs()}; less is better",
                 ["", "Dogear", "bare Qt window", "ratio"], rows)


if __name__ == "__main__":
    main(sys.argv[1])
