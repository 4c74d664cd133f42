# SPDX-License-Identifier: GPL-3.0-or-later
"""Medians, ratios and plain tables, for the benchmarks beside this file."""
import json
import os
import signal
import statistics
import subprocess
import sys

# Ended, a benchmark takes its folders and servers with it, as at its end.
signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))


def setting(name, default):
    """A positive number from the environment."""
    text = os.environ.get(name, "")
    if not text:
        return default
    if not text.isdigit() or int(text) < 1:
        sys.exit(f"bench: {name} must be a positive number, not {text}")
    return int(text)


def runs():
    return setting("BENCH_RUNS", 5)


def say(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def run(command, **options):
    """The output of a program; ends the benchmark with its words if it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"bench: {os.path.basename(command[0])} failed: {done.stderr.strip()}")
    return done.stdout


median = statistics.median


def times(a, b):
    """How many times b goes into a: "2.3x"."""
    if not b:
        return "-"
    ratio = a / b
    return f"{ratio:.0f}x" if ratio >= 100 else f"{ratio:.1f}x" if ratio >= 10 else f"{ratio:.2f}x"


def judge(line, value, limit, unit="", at_least=False):
    """Records a measured line with its limit; verdicts.py makes a table of them.

    at_least: more is better. Does nothing unless BENCH_VERDICTS names the file to add to.
    """
    path = os.environ.get("BENCH_VERDICTS")
    if path:
        with open(path, "a", encoding="utf-8") as file:
            print(json.dumps({"line": line, "value": value, "limit": limit, "unit": unit,
                              "at_least": at_least}), file=file)


def table(title, head, rows):
    """Prints rows of texts under head; the first column to the left, the others to the right."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    print(f"\n{title}\n")
    for row in [head, ["-" * width for width in widths], *rows]:
        cells = [cell.ljust(width) if i == 0 else cell.rjust(width)
                 for i, (cell, width) in enumerate(zip(row, widths))]
        print("  ".join(cells).rstrip())
    sys.stdout.flush()
