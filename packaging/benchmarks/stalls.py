# SPDX-License-Identifier: GPL-3.0-or-later
"""stalls.py BUILD: measures how long the window is unresponsive while shows are imported and refreshed.

The program measures that itself (app/start/event_loop_watchdog.h), while keys move through the list.
"""
import contextlib
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile
import time

import make_feeds
import report
import server
import start
import stored

LONGEST = 50  # ms; app/start/event_loop_watchdog.h EventLoopWatchdog::longest
LIMIT_SECONDS = 180
AFTERWARDS_SECONDS = 2
RULES = {"QT_LOGGING_RULES": "dogear.stalls.info=true", "QT_FORCE_STDERR_LOGGING": "1"}


class Waits:
    """The waits that one run of the program has logged, in ms."""

    def __init__(self, log):
        stalls = re.findall(r"waited ([\d.]+) ms", log)
        longest = re.findall(r"longest wait ([\d.]+) ms, and ([\d.]+) ms with the queue", log)
        if len(longest) != 1:
            sys.exit(f"bench: the program did not say how long it waited: {log[-2000:]}")
        self.longest, self.with_queue = map(float, longest[0])
        self.too_long = len(stalls)


def press(keys, env):
    subprocess.run(["xdotool", "key", *keys], env=env, check=True)


def focus_window(env):
    """Gives the window the focus, as there is no window manager that does."""
    subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "Dogear", "windowfocus",
                    "--sync"], env=env, check=True, stdout=subprocess.DEVNULL,
                   timeout=LIMIT_SECONDS)


def has_stored(database, expected):
    with contextlib.suppress(sqlite3.Error):  # the database may not exist yet
        return stored.episodes_in(database) == expected
    return False


def read_on(database, expected, env):
    """Moves through the list until all episodes are stored, and AFTERWARDS_SECONDS longer."""
    end = time.monotonic() + LIMIT_SECONDS
    while not has_stored(database, expected):
        if time.monotonic() > end:
            sys.exit(f"bench: not {expected:,} episodes after {LIMIT_SECONDS} s")
        press(["Down"], env)
        time.sleep(0.05)
    end = time.monotonic() + AFTERWARDS_SECONDS
    while time.monotonic() < end:
        press(["Down"], env)
        time.sleep(0.05)


def use(command, keys, database, expected, env):
    """Starts the program, presses keys, moves through the list until all is stored, and quits."""
    with tempfile.TemporaryFile() as log:
        program = subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=log)
        try:
            focus_window(env)
            if keys:
                time.sleep(AFTERWARDS_SECONDS)  # the sidebar may still be loading
                press(keys, env)
            read_on(database, expected, env)
        finally:
            program.terminate()
            program.wait()
        log.seek(0)
        return Waits(log.read().decode(errors="replace"))


def main(build):
    build = pathlib.Path(build).resolve()
    runs = {"while importing": [], "while refreshing, an episode each": []}
    importing, refreshing = runs.values()
    with tempfile.TemporaryDirectory(prefix="dogear-bench-") as name, start.display() as display:
        folder = pathlib.Path(name)
        env = start.environment(name, display) | RULES
        with server.served_feeds(folder) as (paths, _, opml):
            episodes = report.setting("BENCH_EPISODES", 300)
            for number in range(1, report.runs() + 1):
                report.say(f"stalls: run {number} of {report.runs()}")
                data = folder / f"data{number}"
                data.mkdir()
                start.skip_first_start(data)
                command = [str(build / "bin/dogear"), "--data-dir", str(data)]
                database = data / "dogear.sqlite"
                expected = len(paths) * (episodes + number - 1)
                importing.append(use([*command, str(opml)], [], database, expected, env))
                for show, path in enumerate(paths):
                    make_feeds.add_episode(path, show, episodes + number)
                refreshing.append(use(command, ["F5"], database, expected + len(paths), env))
    for title, found in runs.items():
        report.judge(f"stalls: longest wait {title}", max(run.longest for run in found), LONGEST, "ms")
    rows = [[title, f"{report.median([run.longest for run in found]):.0f}",
             f"{max(run.longest for run in found):.0f}",
             f"{max(run.with_queue for run in found):.0f}",
             str(sum(run.too_long for run in found))]
            for title, found in runs.items()]
    report.table(f"Longest wait for the window: {len(paths)} shows of {episodes} episodes; ms; "
                 f"{report.runs()} runs",
                 ["", "median", "most", "with the queue for a processor", f"waits over {LONGEST} ms"],
                 rows)


if __name__ == "__main__":
    main(sys.argv[1])
