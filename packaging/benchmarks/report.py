# SPDX-License-Identifier: GPL-3.0-or-later
"""Medians, ratios and plain tables for the benchmarks in this folder."""
import json
import os
import signal
import statistics
import subprocess
import sys

# Turns SIGTERM into an exception, so that benchmarks remove their folders and stop their servers.
signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))


def setting(name, default):
    """Reads a positive number from the environment variable `name`."""
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
    """Runs a program. Returns its output; ends the benchmark with its error message if it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"bench: {os.path.basename(command[0])} failed: {done.stderr.strip()}")
    return done.stdout


median = statistics.median


def times(a, b):
    """Formats the ratio a / b: "2.3x"."""
    if not b:
        return "-"
    ratio = a / b
    return f"{ratio:.0f}x" if ratio >= 100 else f"{ratio:.1f}x" if ratio >= 10 else f"{ratio:.2f}x"


def judge(line, value, limit, unit="", at_least=False):
    """Records a result with its limit; verdicts.py prints a table of the results.

    at_least: more is better. Does nothing unless BENCH_VERDICTS names the file to append to.
    """
    path = os.environ.get("BENCH_VERDICTS")
    if path:
        with open(path, "a", encoding="utf-8") as file:
            print(json.dumps({"line": line, "value": value, "limit": limit, "unit": unit,
                              "at_least": at_least}), file=file)


def table(title, head, rows):
    """Prints a table: the first column is left-aligned, the others are right-aligned."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    print(f"\n{title}\n")
    for row in [head, ["-" * width for width in widths], *rows]:
        cells = [cell.ljust(width) if i == 0 else cell.rjust(width)
                 for i, (cell, width) in enumerate(zip(row, widths))]
        print("  ".join(cells).rstrip())
    sys.stdout.flush()
