# SPDX-License-Identifier: GPL-3.0-or-later
"""podcastparser_speed.py RUNS FILE…: measures podcastparser in processor time.

Prints a line for each file: file, MB/s (median of RUNS) or "fails", episodes.
"""
import io
import statistics
import sys
import time

import podcastparser

RUN_SECONDS = 0.1


def megabytes_per_second(document):
    begin = time.process_time()
    size = 0
    while time.process_time() - begin < RUN_SECONDS:
        podcastparser.parse("https://example.org/feed", io.BytesIO(document))
        size += len(document)
    return size / 1e6 / (time.process_time() - begin)


def main(runs, files):
    for path in files:
        with open(path, "rb") as file:
            document = file.read()
        try:
            episodes = len(podcastparser.parse("https://example.org/feed", io.BytesIO(document))["episodes"])
        except podcastparser.FeedParseError:
            print(path, "fails", 0, sep="\t")
            continue
        speed = statistics.median(megabytes_per_second(document) for _ in range(runs))
        print(path, f"{speed:.3f}", episodes, sep="\t", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
