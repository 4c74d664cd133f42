# SPDX-License-Identifier: GPL-3.0-or-later
"""verdicts.py FILE: prints the results that report.judge() recorded, each with its limit.

Exits with 1 if a result exceeds its limit by more than 10 %, or if there are no results.
"""
import json
import sys

import report

TOLERANCE = 0.1  # on a shared machine, repeated runs of one build differ by this share


def excess(line):
    """Returns the share of the limit by which a result exceeds it; negative within the limit."""
    past = line["limit"] - line["value"] if line["at_least"] else line["value"] - line["limit"]
    return past / abs(line["limit"]) if line["limit"] else float(past > 0)


def verdict(line):
    past = excess(line)
    return "ok" if past <= 0 else "past it, within 10 %" if past <= TOLERANCE else "MISSED"


def number(value):
    return f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.2f}"


def main(path):
    with open(path, encoding="utf-8") as file:
        lines = [json.loads(text) for text in file]
    rows = [[line["line"], number(line["value"]),
             f"{'at least' if line['at_least'] else 'at most'} {number(line['limit'])}", line["unit"],
             verdict(line)] for line in lines]
    if rows:
        report.table("Every line that was asked for", ["", "measured", "limit", "", ""], rows)
    missed = sum(excess(line) > TOLERANCE for line in lines)
    print(f"\nbench: {len(lines)} lines, {missed} missed")
    sys.exit(1 if missed or not lines else 0)


if __name__ == "__main__":
    main(sys.argv[1])
